"""Hägar: the landing: what the dice win, place and steal (H-08 to H-23, H-30). Kernels."""

from meadhall.core.kernel import kernel
from meadhall.core.record import Array
from meadhall.games.hagar import actions, island_kind, phase, token_kind
from meadhall.games.hagar.box import HagarBox as Box
from meadhall.games.hagar.rules.chart import island_towards
from meadhall.games.hagar.rules.treasures import (
    face_down,
    figure_of,
    holds,
    in_front_of,
    is_cleared,
    is_number,
    lying,
    numbers_won,
)
from meadhall.games.hagar.rules.turns import count_luck, end_turn, throw
from meadhall.games.hagar.state import BLACK, BOTH, RED, State


@kernel
def land(s: State, box: Box, direction: int) -> None:
    """H-05, A-01: exactly one island is landed on."""
    s.target = island_towards(s, box, direction)
    s.rolls = box.direct if direction == 0 else box.indirect  # H-10
    reveal(s, box)


@kernel
def reveal(s: State, box: Box) -> None:
    """H-08: all face-down tokens of the island are turned over; then the first roll uses both dice (H-10)."""
    if face_down(s, box) >= 0:
        s.phase = phase.REVEALING
    else:
        s.phase = phase.LANDING
        throw(s, BOTH)


@kernel
def legal_uses(s: State, box: Box, out: Array) -> int:
    """What the dice can do now, and leaving it at that."""
    uses = possible_uses(s, box)
    n = 0
    for action in range(actions.TAKE_BY, actions.DONE):
        if uses >> (action - actions.TAKE_BY) & 1:
            out[n] = action
            n += 1
    out[n] = actions.DONE  # H-16, A-04: every action is optional
    return n + 1


@kernel
def _bit(action: int) -> int:
    return 1 << (action - actions.TAKE_BY)


@kernel
def possible_uses(s: State, box: Box) -> int:
    """What the dice can do now beside DONE, as a set of bits: `_bit(action)` for each action from TAKE_BY on."""
    red, black = s.dice[0], s.dice[1]
    seven = s.used == 0 and red + black == box.lucky
    double = s.used == 0 and red == black
    island = box.islands[s.coasters[s.target]]
    if s.used == BOTH:
        return 0
    if island == island_kind.HELGA:
        return _placings(s, box, 3, seven)
    if island == island_kind.DRAGON:
        return _placings(s, box, 1, seven)  # H-30: only a 1
    if not is_cleared(s, box, s.target):
        return _takes(s, box, double, seven)
    if double or seven:
        return _thefts(s, box, figure_of(island))
    return 0


@kernel
def _takes(s: State, box: Box, double: bool, seven: bool) -> int:
    red, black = s.dice[0], s.dice[1]
    uses = 0
    if not s.used & RED and is_number(red) and lying(s, box, s.target, red) >= 0:  # H-13
        uses |= _bit(actions.TAKE_BY)
    if not s.used & BLACK and is_number(black) and lying(s, box, s.target, black) >= 0:
        if red != black or s.used & RED:  # with equal dice the red one goes first: the choice would be the same
            uses |= _bit(actions.TAKE_BY + 1)
    if double:  # H-14
        for figure in range(token_kind.SVEN, token_kind.HAGAR + 1):
            if lying(s, box, s.target, figure) >= 0:
                uses |= _bit(actions.DOUBLE_TAKES + figure - token_kind.SVEN)
    if seven:  # H-15, A-05
        for kind in range(1, token_kind.HAGAR + 1):
            if lying(s, box, s.target, kind) >= 0 and (box.rules < 2 or not takes_alone(s, box, kind)):
                uses |= _bit(actions.SEVEN_TAKES + kind - 1)
    return uses


@kernel
def takes_alone(s: State, box: Box, kind: int) -> bool:
    """Whether a single die takes this token and leaves the other nothing to do: then a Lucky 7 would do just the same.

    Version 2 of the rules offers that once.
    """
    if not is_number(kind):
        return False
    for die in range(2):
        other = s.dice[1 - die]
        if s.dice[die] == kind and not (is_number(other) and lying(s, box, s.target, other) >= 0):
            return True
    return False


@kernel
def use(s: State, box: Box, action: int) -> None:
    """What is done with the dice, as long as it is not left at that."""
    family = actions.FAMILIES[action]
    choice = action - family
    if family == actions.TAKE_BY:
        _win(s, box, s.dice[choice])
        s.used |= RED if choice == 0 else BLACK  # H-12: each die serves one action at most
    else:
        if family == actions.DOUBLE_TAKES:
            _win(s, box, choice + token_kind.SVEN)
        elif family == actions.SEVEN_TAKES:
            _win(s, box, choice + 1)
        elif family == actions.STEAL_FROM:
            _steal(s, box, choice)
        else:
            _place(s, box, choice + 1)
        s.used = BOTH  # H-14, H-15: both dice together; H-20: one token a landing
    if numbers_won(s, box) == box.numbers:
        count_luck(s, box)  # H-24, A-07: at once
    else:
        end_turn_if_done(s, box)


@kernel
def _win(s: State, box: Box, kind: int) -> None:
    s.holders[lying(s, box, s.target, kind)] = s.seat  # H-17


@kernel
def end_turn_if_done(s: State, box: Box) -> None:
    """Ends the turn when nothing but DONE is left to decide."""
    if possible_uses(s, box) == 0:
        end_turn(s, box)


@kernel
def _placings(s: State, box: Box, highest: int, seven: bool) -> int:
    """H-18: a number token before the player that a die shows, or any of them with a Lucky 7."""
    uses = 0
    for number in range(1, highest + 1):
        if seven or s.dice[0] == number or s.dice[1] == number:
            if in_front_of(s, box, s.seat, number) >= 0:
                uses |= _bit(actions.PLACE + number - 1)
    return uses


@kernel
def _thefts(s: State, box: Box, figure: int) -> int:
    """H-21: from each opponent who owns the figure's token; H-22: from nobody on an island without figure."""
    uses = 0
    for seat in range(box.players):
        if figure != token_kind.FACE_DOWN and seat != s.seat and holds(s, box, seat, figure) > 0:
            uses |= _bit(actions.STEAL_FROM + seat)
    return uses


@kernel
def _place(s: State, box: Box, number: int) -> None:
    """H-19: a token that lay there goes back to its owner, who never ceased to own it (H-20)."""
    treasure = in_front_of(s, box, s.seat, number)
    if box.islands[s.coasters[s.target]] == island_kind.HELGA:
        s.doubled = treasure
    else:
        s.moored = treasure


@kernel
def _steal(s: State, box: Box, seat: int) -> None:
    """H-21, A-10: the figure's token changes hands."""
    figure = figure_of(box.islands[s.coasters[s.target]])
    s.holders[in_front_of(s, box, seat, figure)] = s.seat
