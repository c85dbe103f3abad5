"""Runir: the seven aids of the corners (R-20 to R-34): when they can be used, and what they do."""

from meadhall.core.facts import tell, telling
from meadhall.core.kernel import kernel
from meadhall.games.runir import aid_kind, facts, phase
from meadhall.games.runir.box import RunirBox as Box
from meadhall.games.runir.rules.carving import carvable_with_less, packed, pool, purse, side_at
from meadhall.games.runir.state import POSITIONS, RUNES, TYPES, State

ASKS = (
    phase.PICKING, phase.MAIN, phase.MAIN, phase.CHOOSING_AREA, phase.CHANGING_TYPE, phase.CHOOSING_LESS,
    phase.CHOOSING_FULL,
)  # fmt: skip
"""The phase in which each aid asks for a choice; MAIN where it asks for none."""


@kernel
def aid_at(s: State, box: Box, position: int) -> int:
    """The aid on the board at a position."""
    return int(box.aids[side_at(s, position)])


@kernel(inline=True)
def usable_areas(s: State, box: Box, met: int) -> int:
    """R-20: each area once a game; R-21: for its price; R-23: if it has an effect. `met` and the result are bits."""
    works = aids_that_work(s, met)
    found = 0
    for position in range(POSITIONS):
        if s.areas[s.seat] >> position & 1 == 0:
            aid = aid_at(s, box, position)
            left = int(s.crystals[s.seat]) - int(box.prices[aid])
            if aid == aid_kind.REUSE_CORNER:
                found |= int(areas_to_reuse(s, box, left, works) != 0) << position
            else:
                found |= int(can_perform(s, box, aid, left, works)) << position
    return found


@kernel
def areas_to_reuse(s: State, box: Box, left: int, works: int) -> int:
    """R-28: the areas that this player has used and whose aid works once more with these crystals left, as bits."""
    found = 0
    for position in range(POSITIONS):
        if s.areas[s.seat] >> position & 1:
            aid = aid_at(s, box, position)
            if aid != aid_kind.REUSE_CORNER and aid != aid_kind.DARK_DIE and can_perform(s, box, aid, left, works):
                found |= 1 << position
    return found


@kernel(inline=True)
def aids_that_work(s: State, met: int) -> int:
    """R-23: the aids that would do something now, as bits; whether one rune less helps is asked in `can_perform`."""
    return (
        int(pool(s) != 0) << aid_kind.REROLL
        | int(s.dark[s.seat] == 0) << aid_kind.DARK_DIE  # one for each player
        | int(s.used > 0) << aid_kind.REUSE_DIE
        | int(changeable_types(s) != 0) << aid_kind.CHANGE_RUNE
        | 1 << aid_kind.ONE_LESS
        | int(met & s.filled != 0) << aid_kind.FULL_STONE
    )


@kernel(inline=True)
def can_perform(s: State, box: Box, aid: int, left: int, works: int) -> bool:
    """R-23: whether an aid, other than to re-use a corner, works now with these crystals left after its price."""
    if left < needed_after(s, aid) or works >> aid & 1 == 0:
        return False
    return aid != aid_kind.ONE_LESS or carvable_with_less(s, box) != 0


@kernel
def needed_after(s: State, aid: int) -> int:
    """Crystals that must be left when an aid is paid: R-15, one for the duty; R-31, one for the stone itself."""
    return 1 if aid == aid_kind.ONE_LESS or not s.placed else 0


@kernel
def use_area(s: State, box: Box, position: int) -> None:
    """R-21: crystals go on the area, and its aid begins."""
    tell(facts.USED_AID, s.seat, position)
    aid = aid_at(s, box, position)
    s.crystals[s.seat] -= box.prices[aid]
    s.areas[s.seat] |= 1 << position
    perform(s, aid)


@kernel
def perform(s: State, aid: int) -> None:
    """The effect of an aid at once, or its next question."""
    s.phase = ASKS[aid]
    if aid == aid_kind.DARK_DIE:  # rolled at once
        s.dark[s.seat] = s.rolling = 1
    elif aid == aid_kind.REUSE_DIE:
        s.used -= 1
        s.rolling = 1


@kernel
def unpicked(s: State) -> int:
    """The runes of unused dice that are not yet picked, as bits."""
    found = 0
    for rune in range(RUNES):
        if s.unused[rune] > s.picked[rune]:
            found |= 1 << rune
    return found


@kernel
def roll_picked(s: State) -> None:
    """R-24: the picked dice are rolled once."""
    if telling():
        tell(facts.ROLLED_AGAIN, s.seat, packed(s.picked))
    for rune in range(RUNES):
        s.rolling += s.picked[rune]
        s.unused[rune] -= s.picked[rune]
        s.picked[rune] = 0
    s.phase = phase.MAIN


@kernel
def most_to_change(s: State, kind: int) -> int:
    """R-29: how many coins of a type can be changed: own ones on no reward, as far as the other stack reaches."""
    return min(int(s.coins[s.seat, kind]), int(s.stacks[kind ^ 1]))


@kernel
def changeable_types(s: State) -> int:
    """The types of coin that can be changed, as bits."""
    found = 0
    for kind in range(TYPES):
        if most_to_change(s, kind) > 0:
            found |= 1 << kind
    return found


@kernel
def change_coins(s: State, count: int) -> None:
    """R-29: coins of one type go under their stack, as many of the other come from the top of theirs.

    Counts are enough. Nobody has seen a value, so no choice can depend on one, and whatever coins moved where, the
    coins of a type in a hoard are as likely to be any of that type: their values can be drawn when they are turned.
    """
    kind, other = s.chosen, s.chosen ^ 1
    tell(facts.CHANGED_COINS, s.seat, count, purse(s.seat, kind), purse(s.seat, other))
    s.coins[s.seat, kind] -= count
    s.stacks[kind] += count
    s.stacks[other] -= count
    s.coins[s.seat, other] += count
    s.chosen = -1
    s.phase = phase.MAIN
