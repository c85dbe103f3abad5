"""The island games: the kinds of tile. The first four are the basic elements."""

FIRE, WATER, EARTH, AIR, AURORA = range(5)
