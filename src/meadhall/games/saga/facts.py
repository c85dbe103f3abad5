"""Saga: what the rules tell. Only his owner knows a hidden Leader, and only the Vikings know a scouted marker.

A combat is told in stages: each is looked at by itself for a second or so.
"""

from meadhall.core.facts import NUMBER, Facts, Slot, own

FACTS = Facts()

# The kinds of numbers. A leader is counted over both sides, and so is the half of a tile. Of a Unit everybody sees
# whether it is a Warrior, a hidden Leader, or which revealed one; its owner knows the leader in any case.
SIDE, AREA, TILE, HALF, LEADER, UNIT = "side", "area", "tile", "half", "leader", "unit"
FIELD = "field"  # an area of which a combat speaks
AREAS = "areas"  # a set of them
SUM = "sum"  # how a Strength adds up
ONE_UNIT: dict[str, str | Slot] = {"seat": SIDE, "unit": UNIT, "leader": own(LEADER)}
TROOP: dict[str, str | Slot] = {"seat": SIDE, "warriors": NUMBER, "leaders": NUMBER}
PLACED: dict[str, str | Slot] = {each: own(LEADER) for each in ("first", "second", "third")}

RAIDERS_LANDED = FACTS.add("raiders-landed", "laid", seat=SIDE, area=AREA, warriors=NUMBER)
FOUNDED = FACTS.add("founded", "laid", seat=SIDE, area=AREA)
SET_ASIDE = FACTS.add("set-aside", seat=SIDE, leader=own(LEADER))
LEADERS_PLACED = FACTS.add("leaders-placed", "moved", seat=SIDE, **PLACED, north=AREA, central=AREA, south=AREA)

ROUND_BEGINS = FACTS.add("round-begins", seat=SIDE, round=NUMBER)
TOOK_TILE = FACTS.add("took-tile", "taken", seat=SIDE, tile=TILE, half=HALF)
ACTS_FIRST = FACTS.add("acts-first", seat=SIDE)
TURNED_TO_TILE = FACTS.add("turned-to-tile", seat=SIDE, tile=TILE)
TOOK_BONUS_COIN = FACTS.add("took-bonus-coin", "scored", seat=SIDE)
BONUS_MOVES_ONE = FACTS.add("bonus-moves-one", seat=SIDE)
BONUS_MOVES = FACTS.add("bonus-moves", seat=SIDE)
DECLINED_BONUS = FACTS.add("declined-bonus", seat=SIDE)
STARTED = FACTS.add("started", None, seat=SIDE, action="tile action")
ACTION_ENDED = FACTS.add("action-ended", None, seat=SIDE)
TILE_ENDED = FACTS.add("tile-ended", seat=SIDE, tile=NUMBER)
TURN_PASSES = FACTS.add("turn-passes", seat=SIDE)

SET_OUT = FACTS.add("set-out", None, seat=SIDE, origin=AREA)
HEADED_FOR = FACTS.add("headed-for", None, seat=SIDE, target=AREA)
MARKER_WANTED = FACTS.add("marker-wanted", None, seat=SIDE)
MARKER_DRAWN = FACTS.add("marker-drawn", "drawn", seat=SIDE, origin=AREA, area=AREA)
MARKER_TURNED = FACTS.add("marker-turned", "flipped", seat=SIDE, origin=AREA, area=AREA)
LEADER_WENT = FACTS.add("leader-went", "moved", seat=SIDE, leader=own(LEADER), origin=AREA, target=AREA)
LEADER_SAILED = FACTS.add("leader-sailed", "moved", seat=SIDE, leader=own(LEADER), origin=AREA, target=AREA)
WARRIORS_WENT = FACTS.add("warriors-went", "moved", seat=SIDE, warriors=NUMBER, origin=AREA, target=AREA)
WARRIORS_SAILED = FACTS.add("warriors-sailed", "moved", seat=SIDE, warriors=NUMBER, origin=AREA, target=AREA)
WARRIORS_FOLLOWED = FACTS.add("warriors-followed", "moved", seat=SIDE, warriors=NUMBER, origin=AREA, target=AREA)

BUILT = FACTS.add("built", "laid", seat=SIDE, area=AREA, space=NUMBER)
FYRD_STRUCK = FACTS.add("fyrd-struck", "taken", seat=SIDE, area=AREA)
YIELDED_COIN = FACTS.add("yielded-coin", "scored", seat=SIDE, area=AREA)
YIELDED_WARRIOR = FACTS.add("yielded-warrior", "laid", seat=SIDE, area=AREA)
YIELDED_LEADER = FACTS.add("yielded-leader", "laid", seat=SIDE, leader=own(LEADER), area=AREA)
PAID_TRIBUTE = FACTS.add("paid-tribute", "scored", **TROOP, other=SIDE, area=AREA, drakkar=AREA)
SCOUTED = FACTS.add("scouted", "taken", seat=SIDE, area=own(AREA))
LAID_MARKER = FACTS.add("laid-marker", "laid", seat=SIDE, area=AREA)
IN_HAND = FACTS.add("in-hand", None, **ONE_UNIT, area=AREA)
MUSTERED = FACTS.add("mustered", "laid", **ONE_UNIT, area=AREA)
PILLAGED = FACTS.add("pillaged", "scored", 1, seat=SIDE, area=AREA, coins=NUMBER)
PILLAGED_IN_VAIN = FACTS.add("pillaged-in-vain", "taken", 1, seat=SIDE, area=AREA)

NO_COMBAT = FACTS.add("no-combat")
COMBAT = FACTS.add(
    "combat", "fought", 1.2, area=FIELD, **TROOP, other=SIDE, other_warriors=NUMBER, other_leaders=NUMBER
)
REVEALED = FACTS.add("revealed", "flipped", 1, seat=SIDE, leader=LEADER, ability="ability", area=FIELD)
REVEALED_STRONG = FACTS.add("revealed-strong", "flipped", 1, seat=SIDE, leader=LEADER, ability="ability", area=FIELD)
PASSED = FACTS.add("passed", seat=SIDE, area=FIELD)
HELP_CALLED = FACTS.add("help-called", None, seat=SIDE, area=FIELD)
RALLIED = FACTS.add("rallied", "fought", 1, **ONE_UNIT, area=FIELD)
LANDED = FACTS.add("landed", "fought", 1, **ONE_UNIT, area=FIELD)
PICKED_BLINDLY = FACTS.add("picked-blindly", None, seat=SIDE, area=FIELD)
REPELLED = FACTS.add("repelled", "fought", 1, **ONE_UNIT, area=FIELD, drakkar=AREA)
REPELLED_FROM = FACTS.add("repelled-from", "fought", 1, **ONE_UNIT, area=FIELD, drakkar=AREA)
BERSERK_FELL = FACTS.add("berserk-fell", None, **ONE_UNIT, area=FIELD)
SLAIN = FACTS.add("slain", "fought", 1, **ONE_UNIT, area=FIELD)
SPARED = FACTS.add("spared", "fought", 1, seat=SIDE, area=FIELD)
STRENGTHS = FACTS.add(
    "strengths", "fought", 1.5, area=FIELD, saxons=NUMBER, vikings=NUMBER, saxon_sum=SUM, viking_sum=SUM
)
NOBODY_LEFT = FACTS.add("nobody-left", "fought", 1, seat=SIDE, area=FIELD)
HELD = FACTS.add("held", "fought", 1, seat=SIDE, area=FIELD)
HELD_BY_TIE = FACTS.add("held-by-tie", "fought", 1, seat=SIDE, area=FIELD)
CONQUERED = FACTS.add("conquered", "fought", 1, seat=SIDE, area=FIELD)
FELL = FACTS.add("fell", "fought", 1, **ONE_UNIT, area=FIELD)
ALL_FELL = FACTS.add("all-fell", "fought", 1, **TROOP, area=FIELD)
REPLACED = FACTS.add("replaced", seat=SIDE)
RETREATED = FACTS.add("retreated", "fought", 1, **TROOP, origin=AREA, area=AREA)
CUT_OFF = FACTS.add("cut-off", "fought", 1, **TROOP, area=AREA)
LEFT_STRONGHOLD = FACTS.add("left-stronghold", "told", 1, seat=SIDE, area=AREA)
SETTLED = FACTS.add("settled", None, 1, area=FIELD)
COMBAT_OVER = FACTS.add("combat-over", None, 0, area=FIELD)

WAYS = ("won-by-track", "won-by-free-england", "won-by-areas", "won-by-coins", "won-by-conquest")  # as in `victory`
WON_BY = tuple(FACTS.add(way, "ended", seat=SIDE, areas=NUMBER, coins=NUMBER) for way in WAYS)
BOTH_COULD_WIN = FACTS.add("both-could-win", "ended", seat=SIDE, other=SIDE)
ROUND_ENDS = FACTS.add("round-ends", space=NUMBER)
CROWNS_PAID = FACTS.add("crowns-paid", "scored", seat=SIDE, areas=AREAS, coins=NUMBER)
CAME_HOME = FACTS.add("came-home", "moved", **ONE_UNIT, area=AREA)
