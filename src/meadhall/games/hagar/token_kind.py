"""Hägar: the kinds of treasure token. 1, 2 and 3 are the number tokens of that value."""

FACE_DOWN, SVEN, HAGAR = 0, 4, 5
