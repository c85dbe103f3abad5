"""Saga: what leaders do when they are revealed."""

STRONG_WITH, STRONG_WITHOUT, RALLIES, REPELS, LANDS, BERSERKS, PLUNDERS = range(7)
WORDS = ("strong-with-stronghold", "strong-without-stronghold", "rally", "repel", "landing", "berserk", "plunder")
