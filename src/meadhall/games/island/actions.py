"""The island games: the families of actions."""

from meadhall.core.actions import Actions
from meadhall.games.island.state import BEING_NAMES, BONUS_NAMES, CELL_NAMES, ELEMENTS, KINDS, PROTECTORS

ACTIONS = Actions()

CHOOSE = ACTIONS.decision("choose", protector=PROTECTORS)
PAWN = ACTIONS.decision("pawn", cell=CELL_NAMES)
EXCHANGE = ACTIONS.decision("exchange", kind=KINDS)
PLACE = ACTIONS.decision("place", kind=KINDS, cell=CELL_NAMES)
SWITCH = ACTIONS.decision("switch", cell=CELL_NAMES)
WITH = ACTIONS.decision("with", cell=CELL_NAMES)
STEP = ACTIONS.decision("step", cell=CELL_NAMES)
FLY = ACTIONS.decision("fly", cell=CELL_NAMES)
ACTIVATE = ACTIONS.decision("activate", being=BEING_NAMES)
CLAIM = ACTIONS.decision("claim", card=BONUS_NAMES)
DISCARD_TILE = ACTIONS.decision("discard", kind=KINDS)
DISCARD_BEING = ACTIONS.decision("discard", being=BEING_NAMES)
KEEP_TILE = ACTIONS.decision("keep", kind=KINDS)
KEEP_BEING = ACTIONS.decision("keep", being=BEING_NAMES)
FINISH = ACTIONS.decision("finish")
END_TURN = ACTIONS.decision("end turn")

FIRST = ACTIONS.chance("first", ("0", "1", "2", "3"))
BOARD = ACTIONS.chance("board", KINDS[:ELEMENTS])
TILE = ACTIONS.chance("tile", KINDS)
BEING = ACTIONS.chance("being", BEING_NAMES)
BONUS_CARD = ACTIONS.chance("bonus", BONUS_NAMES)

FAMILIES = ACTIONS.families()  # for every action the first number of its family
