"""The island games: the protectors. A number is twice their element, plus 1 for the second side of the board."""

DRAGON, FIRE_GIANT, SEA_GODDESS, BULL, EARTH_GODDESS, EARTH_GIANT, GRIFFIN, WINGED_HORSE = range(8)
