"""Saga: the state, field by field, and the actions."""

from meadhall.core.actions import Actions
from meadhall.core.record import Record, int8, int16, int32, int64

SAXONS, VIKINGS = 0, 1  # the two seats, and the two sides

# Places: seven English areas, three Scandinavian ones, and where else a piece can be.
ENGLAND = 7
NOR, MER, EAN, ESS, KEN, SUS, WES = range(ENGLAND)
NORTH, CENTRAL, SOUTH = range(ENGLAND, ENGLAND + 3)
DRAKKAR, SUPPLY, HAND, ASIDE, REMOVED = range(10, 15)
AREAS = 10  # England and Scandinavia
SPACES = 3  # destination spaces, one in each Scandinavian area
TILES = 4
LEADERS = 4  # a side

UNKNOWN = -2  # a marker or the back of a leader that the viewer may not know
NOBODY = -1

# What a tile offers. The same numbers are the parameters of BONUS and START.
COIN, MOVE_ONE, RECRUIT, MOVE, NONE = range(5)
MOVEMENT, BUILD, FYRD, INCOME, TRIBUTE, SCOUT, RECRUITMENT, PILLAGE = range(8)

# Phases in which chance decides.
(
    RAIDERS_LAND, FOUNDERS_SETTLE, SETTING_ASIDE, VIKINGS_SETTING_ASIDE, DRAWING, REPELLING_HIDDEN, SLAYING_HIDDEN,
) = range(7)  # fmt: skip
# Phases in which a seat decides, or which pass by themselves when there is nothing to decide.
(
    PLACING, DRAFTING,
    OPENING, BONUS_TIME, ACTING, MOVING_FROM, MOVING_TO, GROUPING, BUILDING, FYRD_CALLED, INCOME_DUE, TRIBUTE_OFFERED,
    SCOUTING, SCOUT_LAYING, RECRUITING, MUSTERING, PILLAGING,
    CHOOSING_COMBAT, REVEALING, RALLYING_FROM, RALLYING, REPELLING, LANDING_FROM, LANDING, SLAYING, COMPARING, LOSING,
    RETREATING, AFTERMATH, PLUNDERING, CLOSING,
    CHECKING, COUNTING, HOMECOMING, HARBOURING, ENDED,
) = range(7, 43)  # fmt: skip

# The five ways to win, as bits of `won_by`.
WAYS = BY_TRACK, BY_FREE_ENGLAND, BY_AREAS, BY_COINS, BY_CONQUEST = 1, 2, 4, 8, 16


class State(Record):
    """A position.

    Leaders are figures that look alike: where figure 2 of a side stands is public, what is on its back is its owner's
    secret. `leaders.py` tells how they are moved so that their numbers tell nothing, and what the opponent knows.
    What kernels pass on to each other is as wide as a plain number, which spares compilations.
    """

    phase = int8("what is going on: one of the phases above")
    seat = int64("who decides, or whose tiles are resolved: SAXONS or VIKINGS")
    round = int8("rounds begun so far, this one included")
    round_marker = int8("the space of the Round marker; it moves left")
    stronghold_marker = int8("the space of the Stronghold marker; it moves right (V-53)")
    initiative = int8("the side that the Initiative tile shows (V-17)")
    drafter = int8("the side that began this round's draft (V-18)")
    owners = int8(TILES, "who took each tile in this round: a side, or NOBODY")
    resolved = int8("tiles resolved in this round, as bits")
    tile = int8("the tile being resolved, 0..3, or -1")
    done = int16("actions started on this tile, as bits")
    coins = int8(3, "coins of both sides, and in the general supply")
    warriors = int8(2, HAND + 1, "warriors of each side in each place")
    leaders = int8(2, REMOVED + 1, "leaders of each side in each place")
    figures = int8(2, LEADERS, "the place of each leader figure")
    backs = int8(2, LEADERS, "which leader is on the back of each figure, 0..3; UNKNOWN to the opponent")
    shown = int8(2, LEADERS, "1 for each figure that is revealed in the current combat (V-71)")
    known = int32(2, "which of the 24 orders of a side's leaders on its figures its opponent thinks possible, as bits")
    strongholds = int8(ENGLAND, "1 for each area with a Stronghold")
    stronghold_supply = int8("Strongholds in the Anglo-Saxon supply")
    markers = int8(SPACES, "the area that the marker on each space names; -1 without a marker; UNKNOWN to the opponent")
    face_down = int8(SPACES, "1 for each space with a scouted marker (V-61)")
    suspects = int16(SPACES, "what a face-down marker may be, as the Anglo-Saxons can tell: areas as bits")
    scouted = int8("the marker in the Viking's hand while he scouts, or -1; UNKNOWN to the opponent")
    origin = int64("where a Movement, a Rally or a Landing comes from, or -1")
    target = int64("where a Movement goes, or -1")
    left = int8("Units that may still be moved, recruited or slain in this action")
    moved = int8("Units moved, hit or recruited so far in this action")
    used = int16("Strongholds used in this Income, areas as bits (V-57)")
    battle = int64("the area of the current combat, or -1")
    passed = int8("sides that have passed in this combat, as bits (V-71)")
    strength = int8(2, "Strength of both sides once it is compared; 0 before (V-75)")
    losses = int8(2, "casualties that each side still has to name (V-76)")
    plunder = int8("1 if a revealed leader lets Vikings pillage should they win this combat (V-89)")
    won_by = int8("how the game was won: the winner's conditions as bits; 0 before the end")


ACTIONS = Actions()

ENGLISH = ("nor", "mer", "ean", "ess", "ken", "sus", "wes")
SCANDINAVIAN = ("north", "central", "south")
_NUMBERS = ("1", "2", "3", "4")
_LEADERS = tuple(f"leader-{n}" for n in _NUMBERS)  # a side's own leaders, in the order of the content file
_UNITS = ("warrior", *_LEADERS)
_FIGURES = ("warrior", *(f"figure-{n}" for n in _NUMBERS))  # the opponent's Units, as they can be told apart
BONUSES = ("coin", "move-one", "recruit", "move", "none")
DEEDS = ("movement", "build", "fyrd", "income", "tribute", "scout", "recruitment", "pillage")

# Actions that may be legal at the same time lie side by side, at most 63 from first to last: see `rules.options`.
PLACE_LEADERS = ACTIONS.decision("place", ("123", "132", "213", "231", "312", "321"))
CHOOSE_TILE = ACTIONS.decision("choose", _NUMBERS)
RESOLVE_TILE = ACTIONS.decision("resolve", _NUMBERS)
BONUS = ACTIONS.decision("bonus", BONUSES)
START = ACTIONS.decision("start", DEEDS)
END_TILE = ACTIONS.decision("end tile")
MOVE_FROM = ACTIONS.decision("from", ENGLISH + SCANDINAVIAN)
MARKER_REVEAL = ACTIONS.decision("marker reveal")
MARKER_DRAW = ACTIONS.decision("marker draw")
MOVE_TO = ACTIONS.decision("to", (*ENGLISH, *SCANDINAVIAN, "drakkar"))
MOVE_LEADER = ACTIONS.decision("with", _LEADERS)
MOVE_WARRIORS = ACTIONS.decision("warriors", tuple(str(n) for n in range(13)))
BUILD_AT = ACTIONS.decision("build", ENGLISH)
END_ACTION = ACTIONS.decision("end action")
FYRD_AT = ACTIONS.decision("fyrd", ENGLISH)
INCOME_COIN = ACTIONS.decision("income coin", ENGLISH)
INCOME_WARRIOR = ACTIONS.decision("income warrior", ENGLISH)
INCOME_LEADER = ACTIONS.decision("income leader", ENGLISH, _NUMBERS)
RECRUIT_UNIT = ACTIONS.decision("recruit", _UNITS)
MUSTER = ACTIONS.decision("muster", SCANDINAVIAN)
TRIBUTE_AT = ACTIONS.decision("tribute", ENGLISH)
SCOUT_PICK = ACTIONS.decision("scout", ENGLISH)
SCOUT_LAY = ACTIONS.decision("lay", SCANDINAVIAN)
PILLAGE_AT = ACTIONS.decision("pillage", ENGLISH)
FIGHT = ACTIONS.decision("fight", ENGLISH)
REVEAL = ACTIONS.decision("reveal", _LEADERS)
PASS = ACTIONS.decision("pass")
RALLY_FROM = ACTIONS.decision("rally from", ENGLISH)
RALLY = ACTIONS.decision("rally", _UNITS)
REPEL = ACTIONS.decision("repel", _FIGURES)
LAND_FROM = ACTIONS.decision("land from", SCANDINAVIAN)
LAND = ACTIONS.decision("land", _UNITS)
SLAY = ACTIONS.decision("slay", (*_FIGURES, "none"))
LOSE = ACTIONS.decision("lose", _UNITS)
RETREAT = ACTIONS.decision("retreat", (*ENGLISH, "drakkar"))
PLUNDER = ACTIONS.decision("plunder", ("yes", "no"))
HOME = ACTIONS.decision("home", _UNITS)
HARBOUR = ACTIONS.decision("harbour", SCANDINAVIAN)

DESTINATION = ACTIONS.chance("destination", ENGLISH)
SET_ASIDE = ACTIONS.chance("aside", _LEADERS)
HIDDEN_IS = ACTIONS.chance("hidden", _LEADERS)
