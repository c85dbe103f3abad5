"""Saga: the layers of the board, from the lowest to the highest."""

MAP, AREA, HELD, MARK, LINES, NAME, THING, WAY, CLASH, SCROLL, WORDS = range(11)
PANEL, COIN, TILE, ON_TILE, TICK, SHEET, ON_SHEET = range(11, 18)
GROUP, MEN, TAG, RING, LEADER, EYE, BADGE = 25, 26, 40, 41, 42, 47, 48
