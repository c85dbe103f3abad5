"""Sagnir in words: those of both island games, with this edition's names and rule numbers."""

from meadhall.games.island.words import *  # noqa: F403
