"""Runir: a turn (R-01 to R-04, R-15 to R-19), and what may be done in it."""

from meadhall.core.facts import tell
from meadhall.core.kernel import kernel
from meadhall.games.runir import actions, facts, phase
from meadhall.games.runir.box import RunirBox as Box
from meadhall.games.runir.rules import aids
from meadhall.games.runir.rules.carving import carvable_with_less, coin_types, met, omissions, pool, total, wild_runes
from meadhall.games.runir.rules.hall import is_met, move_up, space_to_fill
from meadhall.games.runir.rules.sessions import end_session, is_last_turn, position_of
from meadhall.games.runir.state import PLACES, POSITIONS, RUNES, SPACES, State


@kernel
def begin_game(s: State, box: Box, first: int) -> None:
    """R-01: the first turn is that of the starting player; A-20: later ones may have a head start."""
    tell(facts.FIRST, first)
    s.first = s.seat = first
    for place in range(box.players):
        s.honour[(first + place) % box.players] += box.head_start[place]
    begin_turn(s, box)


@kernel
def begin_turn(s: State, box: Box) -> None:
    """R-02: the next player rolls the white dice, and a dark one with them."""
    if s.seat == s.first:
        s.rounds += 1
    s.phase = phase.MAIN
    s.rolling = box.dice + s.dark[s.seat]


@kernel(inline=True)
def options(s: State, box: Box) -> int:
    """The choices of the seat to move, as bits: the lowest stands for the first action of the phase's family."""
    if s.rolling > 0 or s.phase < phase.MAIN:
        return 0
    if s.phase == phase.MAIN:
        return _main_options(s, box)
    if s.phase == phase.TAKING_COIN:
        return coin_types(s)
    return _other_options(s, box)


@kernel(inline=True)
def _main_options(s: State, box: Box) -> int:
    """R-03: carve, set a die, use an area, claim, end the turn, in any order."""
    found = 0
    if s.crystals[s.seat] > 0:
        stones = met(s, box)
        found = stones & ~int(s.filled)
        found |= aids.usable_areas(s, box, stones) << actions.AID
    if s.placed or found & (1 << PLACES) - 1 == 0:  # the duty to carve; R-17: no carving, no duty
        found |= 1 << actions.END_TURN
    if not s.die_set and s.crystals[s.seat] >= (1 if s.placed else 2) and pool(s) != 0:
        found |= 1 << actions.SET_DIE  # once a turn, for a crystal; R-15: one is kept before a stone is carved
    for space in range(SPACES):  # a face-up reward whose condition is met
        if s.hall[space] >= 0 and is_met(s, box, s.seat, s.hall[space]):
            found |= 1 << actions.CLAIM + space
    return found


@kernel
def _other_options(s: State, box: Box) -> int:
    """The choices of phases that are less frequent."""
    if s.phase == phase.FILLING_WILD:
        return wild_runes(s)
    if s.phase == phase.SETTING_FROM:
        return aids.unpicked(s)
    if s.phase == phase.SETTING_TO:
        return (1 << RUNES) - 1 - (1 << int(s.chosen))  # any other rune
    if s.phase == phase.PICKING:
        return aids.unpicked(s) | (1 << actions.ROLL - actions.ADD if total(s.picked) > 0 else 0)  # at least one
    if s.phase == phase.CHOOSING_LESS:
        return carvable_with_less(s, box)
    if s.phase == phase.CHOOSING_FULL:
        return met(s, box) & int(s.filled)
    if s.phase == phase.OMITTING:
        return omissions(s, box, pool(s), s.stone)
    if s.phase == phase.CHOOSING_AREA:
        return aids.areas_to_reuse(s, box, int(s.crystals[s.seat]), aids.aids_that_work(s, met(s, box)))
    if s.phase == phase.CHANGING_TYPE:
        return aids.changeable_types(s)
    if s.phase == phase.CHANGING_COUNT:
        return (1 << aids.most_to_change(s, int(s.chosen))) - 1
    if s.phase == phase.SPENDING:
        return 3  # either type; what leaves no choice was laid already
    return 0


@kernel
def pay_centre(s: State) -> None:
    """R-18: the crystal for setting a die."""
    s.crystals[s.seat] -= 1
    s.centre[s.seat] += 1
    tell(facts.PAID_CENTRE, s.seat, s.centre[s.seat])
    s.die_set = 1
    s.phase = phase.SETTING_FROM


@kernel
def set_die(s: State, rune: int) -> None:
    """R-18: turn the chosen die to another rune."""
    tell(facts.SET_DIE, s.seat, s.chosen, rune)
    s.unused[s.chosen] -= 1
    s.unused[rune] += 1
    s.chosen = -1
    s.phase = phase.MAIN


@kernel
def end_turn(s: State, box: Box) -> None:
    """R-41: the tokens move up; then the hall is filled, or the coins are counted."""
    s.unused[:] = 0
    s.used = s.placed = s.die_set = 0
    move_up(s)
    if is_last_turn(s, box) and s.session + 1 == box.sessions:
        end_session(s, box)  # nobody will claim a reward any more
    else:
        refill(s, box)


@kernel
def refill(s: State, box: Box) -> None:
    """R-41: chance fills the hall; then the next player rolls, or the session is over."""
    s.phase = phase.REFILLING
    if space_to_fill(s) >= 0:
        return
    if s.first < 0:
        s.phase = phase.DRAWING_FIRST
    elif is_last_turn(s, box):
        end_session(s, box)
    else:
        s.seat = (s.seat + 1) % box.players
        begin_turn(s, box)


@kernel
def lay_board(s: State, box: Box, rune: int, side: int) -> None:
    """Lay a board where none lies yet; with the last of them the game, or the next session, begins."""
    position = position_of(s, -1)  # the first that is empty
    s.boards[position] = rune
    s.sides[position] = side
    tell(facts.BOARD_LAID, position + 1, rune, side + 1, position)
    if s.removed >= 0:
        s.removed = -1
        s.seat = s.first
        begin_turn(s, box)
    elif position == POSITIONS - 1:
        refill(s, box)
