"""Saga: the families of actions."""

from meadhall.core.actions import Actions
from meadhall.games.saga.location import ENGLISH, SCANDINAVIAN
from meadhall.games.saga.offer import BONUSES, TILE_ACTIONS

ACTIONS = Actions()


_NUMBERS = ("1", "2", "3", "4")
_LEADERS = tuple(f"leader-{n}" for n in _NUMBERS)  # a side's own leaders, in the order of the content file
_UNITS = ("warrior", *_LEADERS)
_FIGURES = ("warrior", *(f"figure-{n}" for n in _NUMBERS))  # the opponent's Units, as they can be told apart

# Actions that may be legal at the same time lie side by side, at most 63 from first to last: see `rules.options`.
PLACE_LEADERS = ACTIONS.decision("place", ("123", "132", "213", "231", "312", "321"))
CHOOSE_TILE = ACTIONS.decision("choose", tile=_NUMBERS)
RESOLVE_TILE = ACTIONS.decision("resolve", tile=_NUMBERS)
BONUS = ACTIONS.decision("bonus", BONUSES)
START = ACTIONS.decision("start", TILE_ACTIONS)
END_TILE = ACTIONS.decision("end tile")
MOVE_FROM = ACTIONS.decision("from", area=ENGLISH + SCANDINAVIAN)
MARKER_REVEAL = ACTIONS.decision("marker reveal")
MARKER_DRAW = ACTIONS.decision("marker draw")
MOVE_TO = ACTIONS.decision("to", area=(*ENGLISH, *SCANDINAVIAN, "drakkar"))
MOVE_LEADER = ACTIONS.decision("with", _LEADERS)
MOVE_WARRIORS = ACTIONS.decision("warriors", tuple(str(n) for n in range(13)))
BUILD_AT = ACTIONS.decision("build", area=ENGLISH)
END_ACTION = ACTIONS.decision("end action")
FYRD_AT = ACTIONS.decision("fyrd", area=ENGLISH)
INCOME_COIN = ACTIONS.decision("income coin", area=ENGLISH)
INCOME_WARRIOR = ACTIONS.decision("income warrior", area=ENGLISH)
INCOME_LEADER = ACTIONS.decision("income leader", area=ENGLISH, leader=_NUMBERS)
RECRUIT_UNIT = ACTIONS.decision("recruit", _UNITS)
MUSTER = ACTIONS.decision("muster", harbour=SCANDINAVIAN)
TRIBUTE_AT = ACTIONS.decision("tribute", area=ENGLISH)
SCOUT_PICK = ACTIONS.decision("scout", area=ENGLISH)
SCOUT_LAY = ACTIONS.decision("lay", harbour=SCANDINAVIAN)
PILLAGE_AT = ACTIONS.decision("pillage", area=ENGLISH)
FIGHT = ACTIONS.decision("fight", area=ENGLISH)
REVEAL = ACTIONS.decision("reveal", _LEADERS)
PASS = ACTIONS.decision("pass")
RALLY_FROM = ACTIONS.decision("rally from", area=ENGLISH)
RALLY = ACTIONS.decision("rally", _UNITS)
REPEL = ACTIONS.decision("repel", _FIGURES)  # the Warrior of the combat's area: only before version 3 of the rules
REPEL_WARRIOR = ACTIONS.decision("repel warrior", area=ENGLISH)
LAND_FROM = ACTIONS.decision("land from", harbour=SCANDINAVIAN)
LAND = ACTIONS.decision("land", _UNITS)
SLAY = ACTIONS.decision("slay", (*_FIGURES, "none"))
LOSE = ACTIONS.decision("lose", _UNITS)
RETREAT = ACTIONS.decision("retreat", haven=(*ENGLISH, "drakkar"))
PLUNDER = ACTIONS.decision("plunder", ("yes", "no"))
HOME = ACTIONS.decision("home", _UNITS)
HARBOUR = ACTIONS.decision("harbour", harbour=SCANDINAVIAN)

DESTINATION = ACTIONS.chance("destination", ENGLISH)
SET_ASIDE = ACTIONS.chance("aside", _LEADERS)
HIDDEN_IS = ACTIONS.chance("hidden", _LEADERS)

FAMILIES = ACTIONS.families()
"""For every action the first number of its family: how kernels tell families apart."""
