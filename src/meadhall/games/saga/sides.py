"""Saga: the two sides, which are also the two seats."""

SAXONS, VIKINGS = 0, 1
NOBODY = -1  # who owns a tile that nobody has taken
LETTERS = "av"  # Anglo-Saxons and Vikings in the ids of the picture
