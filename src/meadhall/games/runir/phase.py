"""Runir: what can be going on.

In the first ones chance is to move; in the last the game is over; in those between, the seat decides.
"""

LAYING, DRAWING_FIRST, REFILLING, COUNTING, SWAPPING = range(5)
MAIN, CHOOSING_LESS, CHOOSING_FULL, OMITTING, FILLING_WILD, TAKING_COIN = range(5, 11)
SETTING_FROM, SETTING_TO, PICKING, CHOOSING_AREA, CHANGING_TYPE, CHANGING_COUNT, SPENDING, ENDED = range(11, 19)
