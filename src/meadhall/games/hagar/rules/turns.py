"""Hägar: from one turn to the next, and the end (H-01, H-24, H-27). Kernels."""

from meadhall.core.kernel import kernel
from meadhall.games.hagar import phase, token_kind
from meadhall.games.hagar.box import HagarBox as Box
from meadhall.games.hagar.state import BOTH, ON_MAP, State


@kernel
def begin_turn(s: State, box: Box) -> None:
    """A new turn of `s.seat`."""
    s.turn += 1
    s.phase = phase.NAVIGATING
    s.field = -1
    s.target = -1
    s.used = 0
    s.rolls = box.navigation
    throw(s, BOTH)  # H-01


@kernel
def end_turn(s: State, box: Box) -> None:
    """The next seat's turn; the guard ends the game."""
    if s.turn == box.turns:  # the guard: who would lose by the last token may refuse it for ever
        count_luck(s, box)
    else:
        s.seat = (s.seat + 1) % box.players
        begin_turn(s, box)


@kernel
def throw(s: State, dice: int) -> None:
    """Dice go into the air."""
    s.rolling = dice
    s.rolls -= 1


@kernel
def count_luck(s: State, box: Box) -> None:
    """H-27, A-14: for each Sven token its owner rolls both dice once; then the game is over."""
    s.phase = phase.COUNTING_LUCK
    while s.counted < box.treasures:
        if s.kinds[s.counted] == token_kind.SVEN and s.holders[s.counted] != ON_MAP:
            s.rolling = BOTH
            return
        s.counted += 1
    s.phase = phase.ENDED
