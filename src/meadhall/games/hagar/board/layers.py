"""Hägar: the layers of the board, from the lowest to the highest."""

SEA, LIFE, COURSE, ISLAND, PRINT, MARK, FIELD, TOKEN, TOP = range(9)
