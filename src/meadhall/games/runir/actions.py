"""Runir: the families of actions."""

from meadhall.core.actions import Actions

ACTIONS = Actions()

_RUNES = ("f", "u", "th", "a", "r", "k")
_POSITIONS = ("1", "2", "3", "4")
_STONES = ("b1", "b2", "s1", "s2", "g1", "g2")
_TYPES = ("b0", "b1", "s0", "s1", "g0", "g1")
_REWARDS = tuple(f"{kind}{number}" for kind in "mgp" for number in range(1, 9))
MOST_CHANGED = 10  # coins that can be changed at once: a whole stack
MOST_WORTH = 9  # the highest value of a coin

CARVE = ACTIONS.decision("carve", _POSITIONS, _STONES)
SET_DIE = ACTIONS.decision("set die")
AID = ACTIONS.decision("aid", corner=_POSITIONS)
CLAIM = ACTIONS.decision("claim", space=("4", "3", "2"))
END_TURN = ACTIONS.decision("end turn")
WILD = ACTIONS.decision("wild", rune=_RUNES)
OMIT = ACTIONS.decision("omit", (*_RUNES, "wild", "wild2"))
COIN = ACTIONS.decision("coin", ("0", "1"))
FROM = ACTIONS.decision("from", rune=_RUNES)
TO = ACTIONS.decision("to", rune=_RUNES)
ADD = ACTIONS.decision("add", rune=_RUNES)
ROLL = ACTIONS.decision("roll")
AREA = ACTIONS.decision("area", corner=_POSITIONS)
TYPE = ACTIONS.decision("type", _TYPES)
COUNT = ACTIONS.decision("count", tuple(str(number) for number in range(1, MOST_CHANGED + 1)))
SPEND = ACTIONS.decision("spend", ("0", "1"))

BOARD = ACTIONS.chance("board", _RUNES, ("1", "2"))
FIRST = ACTIONS.chance("first", ("0", "1", "2", "3"))
REWARD = ACTIONS.chance("reward", _REWARDS)
RUNE = ACTIONS.chance("rune", _RUNES)
WORTH = ACTIONS.chance("worth", tuple(str(value) for value in range(1, MOST_WORTH + 1)))

DECISIONS = ACTIONS.decisions  # actions with this number, or a higher one, are outcomes of chance
FAMILIES = ACTIONS.families()  # for every action the first number of its family
