"""Runir: the seven aids of the corners (R-20 to R-34)."""

REROLL, DARK_DIE, REUSE_DIE, REUSE_CORNER, CHANGE_RUNE, ONE_LESS, FULL_STONE = range(7)
