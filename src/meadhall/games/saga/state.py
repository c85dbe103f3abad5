"""Saga: the state, field by field."""

from meadhall.core.record import COUNT, FLAG, Record, bits, index, int8, int16, int32, int64, seat_number
from meadhall.games.saga.location import AREAS, ENGLAND, HAND, REMOVED, SPACES, WES
from meadhall.games.saga.phase import ENDED

TILES = 4
LEADERS = 4  # a side
CHOICES = 55  # from the first action of a phase to the last one at most: from END_ACTION to those that are recruited
ARRANGEMENTS = 120  # ways in which three of six markers can lie on the spaces; with five markers the first 60
WORD = ARRANGEMENTS // 2  # so many of them are the bits of one number
UNKNOWN = -2  # a marker or the back of a leader that the viewer may not know


class State(Record):
    """A position.

    Leaders are figures that look alike: where figure 2 of a side stands is public, what is on its back is its owner's
    secret. `rules/leaders.py` tells how they are moved so that their numbers tell nothing, and what the opponent knows.
    Fields that kernels pass to each other are as wide as a plain number, which saves compilations.
    Some fields follow from others and are kept because they are asked for again and again: `choices`, `occupied`,
    `controlled` and `suspects`; `broken` holds them true.
    """

    phase = int8("what is going on: one of `phase`", index(0, ENDED))
    seat = int64("who decides, or whose tiles are resolved: SAXONS or VIKINGS", seat_number(1, 0))
    choices = int64("what the seat to move may do: bits from its phase's first action on; 0 to others", bits(CHOICES))
    round = int8("rounds begun so far, this one included", COUNT)
    round_marker = int8("the space of the Round marker; it moves left", COUNT)
    stronghold_marker = int8("the space of the Stronghold marker; it moves right (V-53)", COUNT)
    initiative = int8("the side that the Initiative tile shows (V-17)", seat_number(1, 0))
    drafter = int8("the side that began this round's draft (V-18)", seat_number(1, 0))
    taken = int8(2, "the tiles that each side took in this round, as bits", bits(TILES))
    resolved = int8("tiles resolved in this round, as bits", bits(TILES))
    tile = int8("the tile being resolved, 0..3, or -1", index(-1, TILES - 1))
    done = int16("actions started on this tile, as bits", bits(8))
    coins = int8(3, "coins of both sides, and in the general supply", COUNT)
    warriors = int8(2, HAND + 1, "warriors of each side in each place", COUNT)
    leaders = int8(2, REMOVED + 1, "leaders of each side in each place", COUNT)
    figures = int8(2, LEADERS, "the place of each leader figure", index(0, REMOVED))
    backs = int8(2, LEADERS, "the leader on each figure's back, UNKNOWN to the opponent", index(UNKNOWN, LEADERS - 1))
    shown = int8(2, LEADERS, "1 for each figure that is revealed in the current combat (V-71)", FLAG)
    known = int32(
        2,
        "which of the 24 orders of leaders on figures the opponent thinks possible, as bits, in ascending order: the "
        "first is leaders 0 1 2 3 on figures 0 1 2 3, the second 0 1 3 2, the last 3 2 1 0",
        bits(24),
    )
    occupied = int16(2, "the areas with a Unit of each side, as bits", bits(AREAS))
    controlled = int16(2, "the areas in which each side has more Units than the other (V-03), as bits", bits(AREAS))
    strongholds = int16("the areas with a Stronghold, as bits", bits(ENGLAND))
    stronghold_supply = int8("Strongholds in the Anglo-Saxon supply", COUNT)
    markers = int8(SPACES, "the area that each marker names, or -1; UNKNOWN to the opponent", index(UNKNOWN, WES))
    face_down = int8(SPACES, "1 for each space with a scouted marker (V-61)", FLAG)
    arrangements = int64(
        2,
        "which arrangements of markers the Anglo-Saxons think possible, as bits, in ascending order: the coastal areas "
        "of three different markers, 0 1 2 first; in the second half those with a sixth marker",
        bits(WORD),
    )
    suspects = int16(SPACES, "what a face-down marker may be for the Anglo-Saxons: areas as bits", bits(ENGLAND))
    scouted = int8("the marker in the Viking's hand, or -1; UNKNOWN to the opponent", index(UNKNOWN, WES))
    origin = int64("where a Movement or help comes from, or where chance repels a leader; or -1", index(-1, REMOVED))
    target = int64("where a Movement goes, or -1", index(-1, REMOVED))
    left = int8("Units that may still be moved, recruited or slain in this action", COUNT)
    moved = int8("Units moved, hit or recruited so far in this action", COUNT)
    used = int16("Strongholds used in this Income, areas as bits (V-57)", bits(ENGLAND))
    battle = int64("the area of the current combat, or -1", index(-1, ENGLAND - 1))
    passed = int8("sides that have passed in this combat, as bits (V-71)", bits(2))
    strength = int8(2, "Strength of both sides once it is compared; 0 before (V-75)", COUNT)
    losses = int8(2, "casualties that each side still has to name (V-76)", COUNT)
    plunder = int8("1 if a revealed leader lets Vikings pillage should they win this combat (V-89)", FLAG)
    won_by = int8("how the game was won: the winner's conditions as bits; 0 before the end", bits(5))
