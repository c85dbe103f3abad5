"""Hägar: Land in Sicht! - the contract. The rules themselves, in the order of RULES.md, are in

- `chart.py` and `treasures.py`: where islands lie, and what became of the tokens (H-02 to H-04, H-08, H-17),
- `turns.py`: from one turn to the next, and the end (H-01, H-24, H-27),
- `navigation.py`: which islands can be landed on (H-03 to H-09),
- `landing.py`: what the dice win, place and steal (H-08 to H-23, H-30).

Every function is a kernel on a state and a box.
"""

from meadhall.core.common import equal_odds, hide, imagine, likely_winners, reveals, seen
from meadhall.core.constants import CHANCE, OVER
from meadhall.core.kernel import kernel
from meadhall.core.record import Array
from meadhall.games.hagar import actions, phase, token_kind
from meadhall.games.hagar.box import HagarBox as Box
from meadhall.games.hagar.rules.chart import is_laid
from meadhall.games.hagar.rules.landing import end_turn_if_done, land, legal_uses, reveal, use
from meadhall.games.hagar.rules.navigation import has_target, legal_targets
from meadhall.games.hagar.rules.treasures import face_down, holds, is_number, numbers_won, unrevealed
from meadhall.games.hagar.rules.turns import begin_turn, count_luck, end_turn, throw
from meadhall.games.hagar.state import BLACK, COASTERS, ON_MAP, PLACES, RED, WIDTH, State

# hide, imagine, seen and reveals are those of a game without secrets: see `meadhall.core.common`.
__all__ = [
    "broken", "estimate", "hide", "imagine", "legal", "odds", "places", "points", "reveals", "seen", "setup", "step",
    "to_move", "utility",
]  # fmt: skip

_LUCK = 35 / 18  # what a Sven token brings on average: the difference of two dice (H-27)


@kernel
def setup(s: State, box: Box) -> None:
    """An empty table: chance lays the coasters and draws the starting player; treasures lie face down."""
    s.phase = phase.LAYING
    s.seat = -1
    s.coasters[:] = -1
    s.holders[:] = ON_MAP
    s.doubled = -1
    s.moored = -1
    s.field = -1
    s.target = -1


@kernel
def to_move(s: State, box: Box) -> int:
    """The seat to decide, or CHANCE, or OVER."""
    if s.phase == phase.ENDED:
        return OVER
    if s.rolling != 0 or s.phase <= phase.DRAWING_FIRST or s.phase == phase.REVEALING:
        return CHANCE
    return s.seat


@kernel
def legal(s: State, box: Box, out: Array) -> int:
    """Writes the legal actions, ascending; returns how many."""
    if s.phase == phase.TARGETING:
        return legal_targets(s, box, out)
    if s.phase == phase.USING:
        return legal_uses(s, box, out)
    out[0] = actions.KEEP  # H-01, H-10: keep the dice, or throw one or both again
    out[1] = actions.REROLL
    out[2] = actions.REROLL + 1
    out[3] = actions.REROLL + 2
    return 4


@kernel
def odds(s: State, box: Box, out: Array, weights: Array) -> int:
    """Writes the outcomes of chance, ascending, with their weights; returns how many."""
    n = 0
    if s.phase == phase.LAYING:
        for coaster in range(COASTERS):
            if box.in_play[coaster] and not is_laid(s, coaster):
                out[n] = actions.COASTER + coaster
                weights[n] = 1
                n += 1
    elif s.phase == phase.TURNING:
        n = equal_odds(out, weights, actions.TURN, 4)
    elif s.phase == phase.DRAWING_FIRST:
        n = equal_odds(out, weights, actions.FIRST, box.players)
    elif s.phase == phase.REVEALING:  # all that is not yet face up is equally likely to lie here
        for kind in range(1, token_kind.HAGAR + 1):
            left = unrevealed(s, box, kind)
            if left > 0:
                out[n] = actions.TOKEN + kind - 1
                weights[n] = left
                n += 1
    elif s.rolling & RED:
        n = equal_odds(out, weights, actions.THROW_RED, 6)
    else:
        n = equal_odds(out, weights, actions.THROW_BLACK, 6)
    return n


@kernel
def step(s: State, box: Box, action: int) -> None:
    """Plays a legal action or an outcome of chance."""
    family = actions.FAMILIES[action]
    choice = action - family
    if family == actions.THROW_RED:
        s.dice[0] = choice + 1
        _die_falls(s, box, RED)
    elif family == actions.THROW_BLACK:
        s.dice[1] = choice + 1
        _die_falls(s, box, BLACK)
    elif family == actions.KEEP:
        _dice_stand(s, box)
    elif family == actions.REROLL:
        throw(s, choice + RED)  # red, black, both are the bits 1, 2, 3; A-12: any of them, each time
    elif family == actions.LAND:
        land(s, box, choice)
    elif family == actions.SAIL_ON or family == actions.DONE:
        end_turn(s, box)
    elif family == actions.TOKEN:
        s.kinds[face_down(s, box)] = choice + 1
        reveal(s, box)
    elif family == actions.FIRST:
        s.seat = choice
        begin_turn(s, box)
    elif family == actions.TURN:
        s.turned[s.laid] = choice
        s.laid += 1
        s.phase = phase.DRAWING_FIRST if s.laid == PLACES else phase.LAYING
    elif family == actions.COASTER:
        s.coasters[s.laid] = choice
        s.phase = phase.TURNING
    else:
        use(s, box, action)


@kernel
def points(s: State, box: Box, out: Array) -> None:
    """The points of each seat; without Sven's dice as long as they have not been rolled."""
    for seat in range(box.players):
        values = 0
        numbers = 0
        for treasure in range(box.treasures):
            if s.holders[treasure] == seat and is_number(s.kinds[treasure]):
                numbers += 1
                values += s.kinds[treasure]  # H-25; H-31: also the token on Dragon Island, once
                if treasure == s.doubled:
                    values += s.kinds[treasure]
        if holds(s, box, seat, token_kind.HAGAR) > 0:
            values += numbers  # H-26
        out[seat] = values + s.luck[seat]  # H-27


@kernel
def places(s: State, box: Box, out: Array) -> None:
    """H-28: the fewest points lose, alone or together; everybody else wins."""
    points(s, box, out)
    fewest = out[0]
    for seat in range(1, box.players):
        fewest = min(fewest, out[seat])
    for seat in range(box.players):
        out[seat] = 2 if out[seat] == fewest else 1


@kernel
def utility(s: State, box: Box, out: Array) -> None:
    """1 for who wins, 0 for who loses."""
    places(s, box, out)
    for seat in range(box.players):
        out[seat] = 2 - out[seat]


@kernel
def estimate(s: State, box: Box, seat: int, out: Array) -> None:
    """Who has the fewest points now is likely to have the fewest at the end: the surer, the fewer tokens are left."""
    points(s, box, out)
    for treasure in range(box.treasures):
        if s.phase < phase.COUNTING_LUCK and s.kinds[treasure] == token_kind.SVEN and s.holders[treasure] != ON_MAP:
            out[s.holders[treasure]] += _LUCK
    for one in range(box.players):
        out[one] = -out[one]
    likely_winners(out, box.players, 1 + 0.4 * (box.numbers - numbers_won(s, box)))
    for one in range(box.players):
        out[one] = 1 - out[one]


@kernel
def broken(s: State, box: Box) -> int:
    """The number of a rule whose invariant this position breaks, or 0."""
    for kind in range(1, token_kind.HAGAR + 1):
        if unrevealed(s, box, kind) < 0:
            return 8
    for treasure in range(box.treasures):
        if s.holders[treasure] != ON_MAP and s.kinds[treasure] == token_kind.FACE_DOWN:
            return 17
    for placed in (s.doubled, s.moored):
        if placed >= 0 and (s.holders[placed] == ON_MAP or not is_number(s.kinds[placed])):
            return 20
    if s.doubled >= 0 and s.doubled == s.moored:
        return 20
    if s.moored >= 0 and s.kinds[s.moored] != 1:
        return 30
    if s.phase < phase.COUNTING_LUCK and numbers_won(s, box) == box.numbers:
        return 24
    return 0


# --- The dice (H-01, H-10, H-11) ----------------------------------------------------------------------------------


@kernel
def _die_falls(s: State, box: Box, die: int) -> None:
    """A die lies on the table; the other may still be in the air."""
    s.rolling &= ~die
    if s.rolling != 0:
        return
    if s.phase == phase.COUNTING_LUCK:
        s.luck[s.holders[s.counted]] += abs(s.dice[0] - s.dice[1])  # H-27
        s.counted += 1
        count_luck(s, box)
    elif s.rolls == 0:
        _dice_stand(s, box)


@kernel
def _dice_stand(s: State, box: Box) -> None:
    """H-11: only the last result counts."""
    if s.phase == phase.NAVIGATING:
        s.field = (s.dice[1] - 1) * WIDTH + s.dice[0] - 1  # H-02, A-16: red is the column, black the row
        if has_target(s, box):
            s.phase = phase.TARGETING
        else:
            end_turn(s, box)  # H-06
    else:
        s.phase = phase.USING
        end_turn_if_done(s, box)
