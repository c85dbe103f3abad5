"""Saga: what leaders do when they are revealed."""

STRONG_WITH, STRONG_WITHOUT, RALLIES, REPELS, LANDS, BERSERKS, PLUNDERS = range(7)
