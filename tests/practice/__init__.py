"""Tests of puzzles and openings."""
