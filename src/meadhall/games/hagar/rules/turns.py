"""Hägar: from one turn to the next, and the end (H-01, H-24, H-27). Kernels."""

from meadhall.core.facts import tell, telling
from meadhall.core.kernel import kernel
from meadhall.games.hagar import facts, phase, token_kind
from meadhall.games.hagar.box import HagarBox as Box
from meadhall.games.hagar.state import BOTH, State


@kernel
def begin_turn(s: State, box: Box) -> None:
    """A new turn of `s.seat`."""
    tell(facts.TURN_BEGINS, s.seat)
    s.turn += 1
    s.phase = phase.NAVIGATING
    s.field = -1
    s.target = -1
    s.used = 0
    s.rolls = box.navigation
    throw(s, BOTH)  # H-01


@kernel
def end_turn(s: State, box: Box) -> None:
    """The next seat's turn; or the end, when all number tokens are discovered (H-24), or by the guard."""
    if s.numbers_left == 0 or s.turn == box.turns:  # the guard: nobody must land, nor keep his dice (H-07, H-10)
        end_game(s, box)
    else:
        s.seat = s.seat + 1 if s.seat + 1 < box.players else 0
        begin_turn(s, box)


@kernel
def throw(s: State, dice: int) -> None:
    """Dice go into the air."""
    s.rolling = dice
    s.rolls -= 1


@kernel
def end_game(s: State, box: Box) -> None:
    """H-27, A-14: for each Sven token its owner rolls both dice once."""
    if s.numbers_left > 0:
        tell(facts.TURNS_OVER, box.turns)
    elif box.rules >= 3:
        tell(facts.ALL_DISCOVERED)
    elif telling():
        tell(facts.WON_LAST if box.numbers == box.bag[1] + box.bag[2] + box.bag[3] else facts.WON_LAST_BUT_ONE)
    s.uncounted = s.kinds[token_kind.SVEN] & ~s.on_map
    count_luck(s)


@kernel
def count_luck(s: State) -> None:
    """Dice for the next Sven token; then the game is over."""
    if s.uncounted != 0:
        s.phase = phase.COUNTING_LUCK
        s.rolling = BOTH
    else:
        s.phase = phase.ENDED
