"""Hägar: Land in Sicht! - the contract. The rules themselves, in the order of RULES.md, are in

- `chart.py`: where islands lie, and which can be landed on (H-02 to H-09),
- `treasures.py`: what became of the tokens (H-08, H-17),
- `turns.py`: from one turn to the next, and the end (H-01, H-24, H-27),
- `landing.py`: what the dice win, place and steal (H-08 to H-23, H-30).

Every function is a kernel on a state and a box.
"""

from meadhall.core.bits import count, first_of, list_members
from meadhall.core.common import equal_odds, likely_winners
from meadhall.core.constants import CHANCE, OVER
from meadhall.core.facts import tell
from meadhall.core.kernel import kernel
from meadhall.core.record import Array
from meadhall.core.rng import below, choose
from meadhall.games.hagar import actions, facts, island_kind, phase, token_kind
from meadhall.games.hagar.box import HagarBox as Box
from meadhall.games.hagar.rules.chart import field_of, is_laid, islands_on_chart, possible_targets
from meadhall.games.hagar.rules.landing import discover, land, leave, offer_uses, possible_uses, reveal, shown, use
from meadhall.games.hagar.rules.treasures import face_down, number_tokens, unrevealed
from meadhall.games.hagar.rules.turns import begin_turn, count_luck, end_turn, throw
from meadhall.games.hagar.state import BLACK, COASTERS, PLACES, RED, WIDTH, State

_ROLL_AGAIN = 0b1111 << actions.KEEP  # keep the dice, or throw red, black or both again
_BY_DIE, _BY_SEVEN = 0b11 << actions.TAKE_BY, 0b111 << actions.SEVEN_TAKES  # how a number is taken
_FREE = (1 << actions.PLACE) - (1 << actions.TAKE_BY)  # to take or to steal
_LUCK = 35 / 18  # what a Sven token brings on average: the difference of two dice (H-27)


@kernel
def setup(s: State, box: Box) -> None:
    """An empty table: chance lays the coasters and draws the starting player; treasures lie face down."""
    s.phase = phase.LAYING
    s.seat = -1
    s.coasters[:] = -1
    s.on_map = box.all_treasures
    s.kinds[token_kind.FACE_DOWN] = box.all_treasures
    s.numbers_left = box.numbers
    s.field = -1
    s.target = -1


@kernel
def to_move(s: State, box: Box) -> int:
    """The seat to decide, or CHANCE, or OVER."""
    if s.choices != 0:
        return s.seat
    return OVER if s.phase == phase.ENDED else CHANCE


@kernel
def legal(s: State, box: Box, out: Array) -> int:
    """Writes the legal actions, ascending; returns how many."""
    if s.choices == _ROLL_AGAIN:  # most decisions
        for choice in range(4):
            out[choice] = actions.KEEP + choice
        return 4
    return list_members(s.choices, 0, out, 0)


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


@kernel(inline=True)
def chance(s: State, box: Box, rng: Array, out: Array, weights: Array) -> int:
    """Draws an outcome of chance by its odds: nearly always a throw, in which six faces are alike."""
    if s.rolling & RED:
        return actions.THROW_RED + below(rng, 6)
    if s.rolling & BLACK:
        return actions.THROW_BLACK + below(rng, 6)
    return int(out[choose(rng, weights, odds(s, box, out, weights))])


@kernel(inline=True)
def step(s: State, box: Box, action: int) -> None:
    """Plays a legal action or an outcome of chance."""
    s.choices = 0  # until somebody is asked again
    family = actions.FAMILIES[action]
    choice = action - family
    if family == actions.THROW_RED:
        s.dice[0] = choice + 1
        _die_falls(s, box, RED)
    elif family == actions.THROW_BLACK:
        s.dice[1] = choice + 1
        _die_falls(s, box, BLACK)
    elif family == actions.KEEP:
        if s.phase == phase.NAVIGATING:
            tell(facts.KEPT_COURSE, s.seat, s.dice[0], s.dice[1])
        else:
            tell(facts.KEPT_DICE, s.seat, s.dice[0], s.dice[1])
        _dice_stand(s, box)
    elif family == actions.REROLL:
        tell(facts.THREW_AGAIN, s.seat, choice)
        throw(s, choice + RED)  # red, black, both are the bits 1, 2, 3; A-12: any of them, each time
    elif family == actions.LAND:
        land(s, box, choice)
    elif family == actions.SAIL_ON:
        tell(facts.SAILED_ON, s.seat)
        end_turn(s, box)
    elif family == actions.DONE:
        leave(s, box)
    elif family == actions.TOKEN:
        token = first_of(face_down(s, box))
        s.kinds[token_kind.FACE_DOWN] &= ~token
        s.kinds[choice + 1] |= token
        tell(facts.REVEALED, s.target, choice + 1)
        reveal(s, box)
    elif family == actions.FIRST:
        s.seat = choice
        tell(facts.FIRST, s.seat)
        begin_turn(s, box)
    elif family == actions.TURN:
        s.turned[s.laid] = choice
        tell(facts.COASTER_TURNED, s.laid)
        if box.islands[s.coasters[s.laid]] != island_kind.SEA:
            s.islands |= 1 << field_of(s, s.laid)
        s.laid += 1
        s.phase = phase.LAYING
        if s.laid == PLACES:
            s.phase = phase.DRAWING_FIRST
            tell(facts.CHART_LAID)
    elif family == actions.COASTER:
        s.coasters[s.laid] = choice
        tell(facts.COASTER_LAID, s.laid)
        s.phase = phase.TURNING
    else:
        use(s, box, action)


@kernel
def points(s: State, box: Box, out: Array) -> None:
    """The points of each seat; without Sven's dice as long as they have not been rolled."""
    for seat in range(box.players):
        own = s.won[seat]
        values = 0
        for number in range(1, 4):
            tokens = own & s.kinds[number]
            values += number * (count(tokens) + count(tokens & s.doubled))  # H-25; H-31: on Dragon Island once
        if own & s.kinds[token_kind.HAGAR] != 0:
            values += count(own & number_tokens(s))  # H-26
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
def estimate(s: State, box: Box, seat: int, out: Array) -> None:
    """The seat with the fewest points is likely to have the fewest at the end: the fewer tokens are left, the surer."""
    points(s, box, out)
    for one in range(box.players):
        if s.phase < phase.COUNTING_LUCK:
            out[one] += count(s.won[one] & s.kinds[token_kind.SVEN]) * _LUCK
        out[one] = -out[one]
    likely_winners(out, box.players, 1 + 0.4 * s.numbers_left)
    for one in range(box.players):
        out[one] = 1 - out[one]


@kernel
def stopped(s: State, box: Box) -> bool:
    """Whether the limit of turns has ended the game, and not its last number token (H-24)."""
    return bool(s.phase == phase.ENDED and s.numbers_left > 0)


@kernel
def pointless(s: State, box: Box, action: int) -> bool:
    """To leave the dice alone although they could take or steal a token, which costs nothing.

    Only a Lucky 7 that would end the game by winning its last number (A-07) may be worth leaving.
    """
    if action != actions.DONE or s.phase != phase.USING:
        return False
    free = s.choices & _FREE
    if s.numbers_left == 1:
        free &= ~_BY_SEVEN if box.rules >= 3 else ~(_BY_SEVEN | _BY_DIE)
    return bool(free != 0)


@kernel
def broken(s: State, box: Box) -> int:
    """The number of a rule whose invariant this position breaks, or 0."""
    if s.islands != islands_on_chart(s, box):
        return 2
    known = 0
    for kind in range(token_kind.HAGAR + 1):
        if known & s.kinds[kind] != 0 or (kind != token_kind.FACE_DOWN and unrevealed(s, box, kind) < 0):
            return 8
        known |= s.kinds[kind]
    if known != box.all_treasures:
        return 8
    all_won = 0
    for seat in range(box.players):
        if all_won & s.won[seat] != 0:
            return 17
        all_won |= s.won[seat]
    if s.on_map != box.all_treasures & ~all_won or all_won & s.kinds[token_kind.FACE_DOWN] != 0:
        return 17
    for placed in (s.doubled, s.moored):
        if count(placed) > 1 or placed & ~(all_won & number_tokens(s)) != 0:
            return 20
    if s.doubled & s.moored != 0:
        return 20
    if s.moored & ~s.kinds[1] != 0:
        return 30
    won_numbers = all_won & number_tokens(s)
    discovered = won_numbers if box.rules < 3 else int(s.discovered)
    if s.numbers_left != box.numbers - count(discovered) or discovered & ~number_tokens(s) or won_numbers & ~discovered:
        return 24
    if s.numbers_left == 0 and (s.phase < phase.USING or (s.phase == phase.USING and box.rules < 3)):
        return 24
    if s.choices != _choices(s, box):
        return 16
    return 0


@kernel
def _choices(s: State, box: Box) -> int:
    """The legal actions of the seat to move, computed anew."""
    if s.phase == phase.TARGETING:
        return possible_targets(s, box) | 1 << actions.SAIL_ON
    if s.phase == phase.USING:
        return possible_uses(s, box) | 1 << actions.DONE
    if s.rolling == 0 and (s.phase == phase.NAVIGATING or s.phase == phase.LANDING):
        return _ROLL_AGAIN
    return 0


@kernel
def _die_falls(s: State, box: Box, die: int) -> None:
    """A die lies on the table; the other may still be in the air."""
    s.rolling &= ~die
    tell(facts.DIE_FELL, s.seat)
    if s.rolling != 0:
        return
    if s.phase == phase.COUNTING_LUCK:
        _count_luck_of(s, box, first_of(s.uncounted))
        return
    tell(facts.ROLLED, s.seat, s.dice[0], s.dice[1])
    if s.rolls == 0:
        _dice_stand(s, box)
    else:
        s.choices = _ROLL_AGAIN  # H-01, H-10


@kernel
def _dice_stand(s: State, box: Box) -> None:
    """H-11: only the last result counts."""
    if s.phase == phase.NAVIGATING:
        s.field = (s.dice[1] - 1) * WIDTH + s.dice[0] - 1  # H-02, A-16: red is the column, black the row
        targets = possible_targets(s, box)
        if targets != 0:
            tell(facts.REACHED, s.field)
            s.phase = phase.TARGETING
            s.choices = targets | 1 << actions.SAIL_ON  # H-07
        else:
            tell(facts.REACHED_NOTHING, s.field)
            end_turn(s, box)  # H-06
    else:
        s.phase = phase.USING
        if box.rules >= 3:
            left = s.numbers_left
            discover(s, shown(s, box))  # H-24
            if left > 0 and s.numbers_left == 0:
                tell(facts.DISCOVERED_LAST)
        offer_uses(s, box)


@kernel
def _count_luck_of(s: State, box: Box, token: int) -> None:
    """H-27: the difference of the dice for the seat that has won this Sven token."""
    for seat in range(box.players):
        if s.won[seat] & token != 0:
            s.luck[seat] += abs(s.dice[0] - s.dice[1])
            tell(facts.LUCK, seat, s.dice[0], s.dice[1], abs(s.dice[0] - s.dice[1]))
    s.uncounted &= ~token
    count_luck(s)
