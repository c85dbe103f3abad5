"""Hägar: the families of actions."""

from meadhall.core.actions import Actions
from meadhall.games.hagar.state import COASTERS

ACTIONS = Actions()

DICE = ("red", "black", "both")
DIRECTIONS = ("here", "north", "east", "south", "west")
_KINDS = ("1", "2", "3", "sven", "hagar")
_FACES = ("1", "2", "3", "4", "5", "6")
_SEATS = ("0", "1", "2", "3")

KEEP = ACTIONS.decision("keep")
REROLL = ACTIONS.decision("reroll", dice=DICE)
LAND = ACTIONS.decision("land", direction=DIRECTIONS)
SAIL_ON = ACTIONS.decision("sail on")
TAKE_BY = ACTIONS.decision("take by", die=DICE[:2])
DOUBLE_TAKES = ACTIONS.decision("double takes", _KINDS[3:])
SEVEN_TAKES = ACTIONS.decision("seven takes", _KINDS)
STEAL_FROM = ACTIONS.decision("steal from", victim=_SEATS)
PLACE = ACTIONS.decision("place", _KINDS[:3])
DONE = ACTIONS.decision("done")

COASTER = ACTIONS.chance("coaster", tuple(str(number + 1) for number in range(COASTERS)))
TURN = ACTIONS.chance("turn", ("0", "90", "180", "270"))
FIRST = ACTIONS.chance("first", _SEATS)
THROW_RED = ACTIONS.chance("red", _FACES)
THROW_BLACK = ACTIONS.chance("black", _FACES)
TOKEN = ACTIONS.chance("token", _KINDS)

FAMILIES = ACTIONS.families()
"""For every action the first number of its family."""
