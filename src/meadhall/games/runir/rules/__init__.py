"""Runir: the rules, in the order of RULES.md. Every function is a kernel on a state and a box.

Dice and stones have their own module, `carving.py` (R-05 to R-14); so have the aids, `aids.py` (R-20 to R-34), the
rewards, `hall.py` (R-35 to R-42), and the points, `scoring.py` (R-45 to R-49).
"""

import numpy as np

from meadhall.core.bits import count, lowest
from meadhall.core.common import equal_odds, hide, imagine, reveals, seen
from meadhall.core.common import even as estimate
from meadhall.core.constants import CHANCE, OVER
from meadhall.core.kernel import kernel
from meadhall.core.record import Array
from meadhall.core.rng import below, choose
from meadhall.games.runir import actions, phase
from meadhall.games.runir.box import RunirBox as Box
from meadhall.games.runir.rules.aids import (
    aid_at,
    aids_that_work,
    areas_to_reuse,
    change_coins,
    changeable_types,
    most_to_change,
    perform,
    roll_picked,
    unpicked,
    usable_areas,
    use_area,
)
from meadhall.games.runir.rules.carving import (
    begin_carving,
    carvable_with_less,
    coin_types,
    fill_wild,
    is_full,
    met,
    omissions,
    pool,
    take_coin,
    total,
    use_runes,
    wild_runes,
)
from meadhall.games.runir.rules.hall import can_claim, claim, move_up, reveal, space_to_fill, spend
from meadhall.games.runir.rules.scoring import coin_honour, honour_of, rank_of
from meadhall.games.runir.state import (
    COLOURS,
    PLACES,
    POSITIONS,
    REWARDS,
    RUNES,
    SPACES,
    TYPES,
    VALUES,
    State,
)

# The family of actions that each phase, from MAIN on, chooses from.
_FAMILY = (
    actions.CARVE,
    actions.CARVE,
    actions.CARVE,
    actions.OMIT,
    actions.WILD,
    actions.COIN,
    actions.FROM,
    actions.TO,
    actions.ADD,
    actions.AREA,
    actions.TYPE,
    actions.COUNT,
    actions.SPEND,
)


# --- The contract ---------------------------------------------------------------------------------------------


# hide, imagine, seen and reveals are those of a game without secrets: see `meadhall.core.common`.
__all__ = [
    "broken", "chance", "estimate", "hide", "imagine", "legal", "odds", "places", "points", "reveals", "seen", "setup",
    "step", "stopped", "to_move", "utility",
]  # fmt: skip


@kernel
def setup(s: State, box: Box) -> None:
    """An empty table: chance lays the boards, fills the hall and draws the starting player."""
    s.phase = phase.LAYING
    s.first = -1
    s.seat = -1
    s.boards[:] = -1
    s.removed = -1
    s.hall[:] = -1
    s.pile = _all_rewards(box)
    _begin_session(s, box)


@kernel
def to_move(s: State, box: Box) -> int:
    """The seat to decide, or CHANCE, or OVER."""
    if s.choices != 0:
        return int(s.seat)
    return OVER if s.phase == phase.ENDED else CHANCE


@kernel(inline=True)
def legal(s: State, box: Box, out: Array) -> int:
    """Writes the legal actions, ascending; returns how many."""
    first = _FAMILY[s.phase - phase.MAIN]
    rest = s.choices
    n = 0
    while rest != 0:
        out[n] = first + lowest(rest)
        rest &= rest - 1
        n += 1
    return n


@kernel
def odds(s: State, box: Box, out: Array, weights: Array) -> int:
    """Writes the outcomes of chance, ascending, with their weights; returns how many."""
    n = 0
    if s.rolling > 0:
        n = equal_odds(out, weights, actions.RUNE, RUNES)
    elif s.phase == phase.COUNTING:
        n = _odds_of_values(s, box, out, weights)
    elif s.phase == phase.REFILLING:
        for token in range(REWARDS):
            if s.pile >> token & 1:
                out[n] = actions.REWARD + token
                weights[n] = 1
                n += 1
    elif s.phase == phase.DRAWING_FIRST:
        n = equal_odds(out, weights, actions.FIRST, box.players)
    elif s.phase == phase.LAYING:  # each board that is out of play, with either side up
        for rune in range(RUNES):
            if _position_of(s, rune) < 0 and rune != s.removed:
                for side in range(2):
                    out[n] = actions.BOARD + rune * 2 + side
                    weights[n] = 1
                    n += 1
    else:  # a die is rolled until it shows a board in play
        for rune in range(RUNES):
            if _position_of(s, rune) >= 0:
                out[n] = actions.RUNE + rune
                weights[n] = 1
                n += 1
    return n


@kernel(inline=True)
def chance(s: State, box: Box, rng: Array, out: Array, weights: Array) -> int:
    """Draws an outcome of chance by its odds: only coins that are turned over are not all equally likely."""
    if s.rolling > 0:
        return actions.RUNE + below(rng, RUNES)
    if s.phase == phase.COUNTING:
        return int(out[choose(rng, weights, _odds_of_values(s, box, out, weights))])
    return int(out[below(rng, odds(s, box, out, weights))])


@kernel(inline=True)
def step(s: State, box: Box, action: int) -> None:
    """Plays a legal action or an outcome of chance, and then whatever leaves no choice."""
    if s.rolling > 1:  # most steps: a die falls, and others are still in the air
        _die_falls(s, action - actions.RUNE)
    else:
        _whole_step(s, box, int(np.int64(action)))  # of one width, whoever calls: it is compiled once


@kernel
def points(s: State, box: Box, out: Array) -> None:
    """The honour of each seat (R-45), final when the game is over.

    Before that it is what would count if the session ended now, without the coins, whose values nobody knows.
    """
    for seat in range(box.players):
        out[seat] = honour_of(s, box, seat)


@kernel
def places(s: State, box: Box, out: Array) -> None:
    """R-48: most honour, then tokens, gold, silver and bronze coins, fewest crystals; who is still level shares."""
    for seat in range(box.players):
        own = rank_of(s, box, seat)
        out[seat] = 1
        for other in range(box.players):
            if other != seat and rank_of(s, box, other) > own:
                out[seat] += 1


@kernel
def utility(s: State, box: Box, out: Array) -> None:
    """1 for the winner, shared among those who win together; 0 for all others."""
    places(s, box, out)
    winners = 0
    for seat in range(box.players):
        if out[seat] == 1:
            winners += 1
    for seat in range(box.players):
        out[seat] = 1 / winners if out[seat] == 1 else 0


@kernel
def stopped(s: State, box: Box) -> bool:
    """Whether the limit of rounds has ended the last session, and not somebody's last crystal (R-43)."""
    for seat in range(box.players):
        if s.crystals[seat] == 0:
            return False
    return True


@kernel
def broken(s: State, box: Box) -> int:
    """The number of a rule whose invariant this position breaks, or 0."""
    if s.phase >= phase.MAIN and s.phase != phase.ENDED:
        if total(s.unused) + s.used + s.rolling != box.dice + s.dark[s.seat]:
            return 2
        if s.phase == phase.MAIN and not s.placed and s.crystals[s.seat] < 1:
            return 15
    for seat in range(box.players):
        if s.crystals[seat] < 0 or _crystals_of(s, box, seat) != box.crystals:
            return 4
        if s.dark[seat] > 1:
            return 26
        for place in range(PLACES):
            if _own_holes(s, seat, place) > s.carved[seat, place]:
                return 34
        if s.session == 0 and s.phase != phase.SPENDING and not _coins_lie_on_tokens(s, box, seat):
            return 37
    for place in range(PLACES):
        if (s.holes[place, 0] < 0 and s.holes[place, 1] >= 0) or is_full(s, place) != (s.holes[place, 1] >= 0):
            return 9
    for kind in range(TYPES):
        if _coins_of(s, box, kind) != box.stack[kind] or s.stacks[kind] < 0:
            return 12
        for seat in range(box.players):
            owned = s.coins[seat, kind] + s.laid[seat, kind]
            turned = total(s.turned[seat, kind])
            if turned > owned or (turned > 0 and s.phase != phase.COUNTING and s.phase != phase.ENDED):
                return 14
            if s.coins[seat, kind] < 0:
                return 37
    rewards = int(s.pile)
    number = count(s.pile)
    for seat in range(box.players):
        rewards |= int(s.held[seat])
        number += count(s.held[seat])
    for space in range(SPACES):
        if s.hall[space] >= 0:
            rewards |= 1 << int(s.hall[space])
            number += 1
    if rewards != _all_rewards(box) or number != count(rewards):  # each of them is in one place
        return 57 if box.children else 41
    return 3 if s.choices != options(s, box) else 0


# --- Helpers of the contract --------------------------------------------------------------------------------------


@kernel
def _all_rewards(box: Box) -> int:
    """The reward tokens that there are, as bits."""
    tokens = 0
    for token in range(REWARDS):
        tokens |= int(box.rewards[token]) << token
    return tokens


@kernel
def _position_of(s: State, rune: int) -> int:
    """Where the board of a rune lies, or -1."""
    for position in range(POSITIONS):
        if s.boards[position] == rune:
            return position
    return -1


@kernel
def _own_holes(s: State, seat: int, place: int) -> int:
    return (1 if s.holes[place, 0] == seat else 0) + (1 if s.holes[place, 1] == seat else 0)


@kernel
def _crystals_of(s: State, box: Box, seat: int) -> int:
    """All crystals of a seat: in hand, in the centre, on stones and on aid areas."""
    number = int(s.crystals[seat]) + int(s.centre[seat])
    for place in range(PLACES):
        number += _own_holes(s, seat, place)
    for position in range(POSITIONS):
        if s.areas[seat] >> position & 1:
            number += int(box.prices[aid_at(s, box, position)])
    return number


@kernel
def _coins_of(s: State, box: Box, kind: int) -> int:
    """All coins of a type: in their stack, before seats and on rewards."""
    number = int(s.stacks[kind])
    for seat in range(box.players):
        number += int(s.coins[seat, kind]) + int(s.laid[seat, kind])
    return number


@kernel
def _coins_lie_on_tokens(s: State, box: Box, seat: int) -> bool:
    """Whether as many coins of each colour lie on a seat's tokens as these ask for."""
    for colour in range(COLOURS):
        balance = int(s.laid[seat, colour * 2]) + int(s.laid[seat, colour * 2 + 1])
        for token in range(REWARDS):
            if s.held[seat] >> token & 1:
                balance -= int(box.by_colour[token, colour])
                balance -= int(box.by_type[token, colour * 2]) + int(box.by_type[token, colour * 2 + 1])
        if balance != 0:
            return False
    return True


# --- What happens, and what is decided ------------------------------------------------------------------------------


@kernel
def _whole_step(s: State, box: Box, action: int) -> None:
    while action >= 0:
        single_step(s, box, action)
        action = forced(s, box)


@kernel(inline=True)
def _die_falls(s: State, rune: int) -> None:
    s.unused[rune] += 1
    s.rolling -= 1


@kernel(inline=True)
def single_step(s: State, box: Box, action: int) -> None:
    """An action or an outcome of chance, without what follows of itself."""
    family = actions.FAMILIES[action]
    if s.rolling > 0:
        _die_falls(s, action - actions.RUNE)
    elif action >= actions.DECISIONS:
        _happen(s, box, family, action - family)
    else:
        _decide(s, box, family, action - family)


@kernel(inline=True)
def forced(s: State, box: Box) -> int:
    """The only thing that can be decided now, or -1 where there is a choice, and where nobody decides."""
    s.choices = options(s, box)
    if s.choices == 0 or s.choices & (s.choices - 1) != 0:
        return -1
    return _FAMILY[s.phase - phase.MAIN] + lowest(s.choices)


@kernel
def _happen(s: State, box: Box, family: int, outcome: int) -> None:
    """An outcome of chance."""
    if family == actions.WORTH:
        _turn_coin_over(s, box, outcome + 1)
    elif family == actions.RUNE:
        _remove_board(s, outcome)
    elif family == actions.REWARD:
        reveal(s, outcome)
        _refill(s, box)
    elif family == actions.FIRST:
        s.first = outcome
        s.seat = outcome
        for place in range(box.players):
            s.honour[(outcome + place) % box.players] += box.head_start[place]
        _begin_turn(s, box)
    else:
        _lay_board(s, box, outcome // 2, outcome % 2)


@kernel(inline=True)
def _decide(s: State, box: Box, family: int, choice: int) -> None:
    """A decision, chosen or forced: what a turn is made of (R-03), and what it asks for."""
    if family == actions.CARVE:
        begin_carving(s, box, choice)
    elif family == actions.SET_DIE:
        _pay_centre(s)
    elif family == actions.AID:
        use_area(s, box, choice)
    elif family == actions.CLAIM:
        claim(s, box, choice)
    elif family == actions.END_TURN:
        _end_turn(s, box)
    elif family == actions.WILD:
        fill_wild(s, box, choice)
    elif family == actions.OMIT:
        use_runes(s, box, choice)
    elif family == actions.COIN:
        take_coin(s, choice)
    elif family == actions.FROM:
        s.chosen = choice
        s.phase = phase.SETTING_TO
    elif family == actions.TO:
        _set_die(s, choice)
    elif family == actions.ADD:
        s.picked[choice] += 1
    elif family == actions.ROLL:
        roll_picked(s)
    elif family == actions.AREA:
        perform(s, box, aid_at(s, box, choice))
    elif family == actions.TYPE:
        s.chosen = choice
        s.phase = phase.CHANGING_COUNT
    elif family == actions.COUNT:
        change_coins(s, choice + 1)
    else:
        spend(s, choice)


@kernel(inline=True)
def options(s: State, box: Box) -> int:
    """What the seat to move may do, as bits: the lowest stands for the first action of the phase's family."""
    if s.rolling > 0 or s.phase < phase.MAIN:
        return 0
    if s.phase == phase.MAIN:
        return _main_options(s, box)
    if s.phase == phase.TAKING_COIN:
        return coin_types(s)
    return _other_options(s, box)


@kernel
def _other_options(s: State, box: Box) -> int:
    """What is asked less often."""
    if s.phase == phase.FILLING_WILD:
        return wild_runes(s)
    if s.phase == phase.SETTING_FROM:
        return unpicked(s)
    if s.phase == phase.SETTING_TO:
        return (1 << RUNES) - 1 - (1 << int(s.chosen))  # any other rune
    if s.phase == phase.PICKING:
        return unpicked(s) | (1 << actions.ROLL - actions.ADD if total(s.picked) > 0 else 0)  # at least one
    if s.phase == phase.CHOOSING_LESS:
        return carvable_with_less(s, box)
    if s.phase == phase.CHOOSING_FULL:
        return met(s, box) & int(s.filled)
    if s.phase == phase.OMITTING:
        return omissions(s, box, pool(s), s.stone)
    if s.phase == phase.CHOOSING_AREA:
        return areas_to_reuse(s, box, int(s.crystals[s.seat]), aids_that_work(s, met(s, box)))
    if s.phase == phase.CHANGING_TYPE:
        return changeable_types(s)
    if s.phase == phase.CHANGING_COUNT:
        return (1 << most_to_change(s, int(s.chosen))) - 1
    if s.phase == phase.SPENDING:
        return 3  # either type; what leaves no choice was laid already
    return 0


# --- The turn (R-01 to) --------------------------------------------------------------------------


@kernel
def _begin_turn(s: State, box: Box) -> None:
    if s.seat == s.first:
        s.rounds += 1
    s.phase = phase.MAIN
    s.rolling = box.dice + s.dark[s.seat]


@kernel(inline=True)
def _main_options(s: State, box: Box) -> int:
    """R-03: carve, set a die, use an area, claim, end the turn, in any order."""
    found = 0
    if s.crystals[s.seat] > 0:
        stones = met(s, box)
        found = stones & ~int(s.filled)
        found |= usable_areas(s, box, stones) << actions.AID
    if s.placed or found & (1 << PLACES) - 1 == 0:  # the duty to carve; R-17: no carving, no duty
        found |= 1 << actions.END_TURN
    if can_set_die(s):
        found |= 1 << actions.SET_DIE
    for space in range(SPACES):
        if can_claim(s, box, space):
            found |= 1 << actions.CLAIM + space
    return found


@kernel
def can_set_die(s: State) -> bool:
    """R-18: once a turn, an unused die, for a crystal; R-15: not for the last one before a stone is carved."""
    if s.die_set or s.crystals[s.seat] < (1 if s.placed else 2):
        return False
    return pool(s) != 0


@kernel
def _pay_centre(s: State) -> None:
    s.crystals[s.seat] -= 1
    s.centre[s.seat] += 1
    s.die_set = 1
    s.phase = phase.SETTING_FROM


@kernel
def _set_die(s: State, rune: int) -> None:
    s.unused[s.chosen] -= 1
    s.unused[rune] += 1
    s.chosen = -1
    s.phase = phase.MAIN


@kernel
def _end_turn(s: State, box: Box) -> None:
    s.unused[:] = 0
    s.used = 0
    s.placed = 0
    s.die_set = 0
    move_up(s)
    if is_last_turn(s, box) and s.session + 1 == box.sessions:
        _count_coins(s, box)  # nobody will claim a reward any more
    else:
        _refill(s, box)


@kernel
def _refill(s: State, box: Box) -> None:
    """R-41: chance fills the hall; then the next player rolls, or the session is over."""
    s.phase = phase.REFILLING
    if space_to_fill(s) >= 0:
        return
    if s.first < 0:
        s.phase = phase.DRAWING_FIRST
    elif is_last_turn(s, box):
        _count_coins(s, box)
    else:
        s.seat = (s.seat + 1) % box.players
        _begin_turn(s, box)


# --- End and scoring (R-43 to R-49) ---------------------------------------------------------------------------------


@kernel
def is_last_turn(s: State, box: Box) -> bool:
    """R-43, R-44: whether this turn completes a round in which, or before which, somebody's crystals ran out."""
    if (s.seat + 1) % box.players != s.first:
        return False
    for seat in range(box.players):
        if s.crystals[seat] == 0:
            return True
    return bool(s.rounds >= box.rounds)


@kernel
def _count_coins(s: State, box: Box) -> None:
    """R-45, R-50: chance turns over all coins, seat by seat and type by type; then the session is over."""
    s.phase = phase.COUNTING
    while s.counted < box.players * TYPES:
        seat, kind = s.counted // TYPES, s.counted % TYPES
        if s.coins[seat, kind] + s.laid[seat, kind] > total(s.turned[seat, kind]):
            return
        s.counted += 1
    if s.session + 1 == box.sessions:
        s.phase = phase.ENDED
    else:
        _change_sessions(s, box)


@kernel
def _odds_of_values(s: State, box: Box, out: Array, weights: Array) -> int:
    """R-14: a coin has any of the values of its stack that have not been turned over yet."""
    kind = s.counted % TYPES
    n = 0
    for index in range(VALUES):
        left = int(box.copies[kind, index])
        for seat in range(box.players):
            left -= int(s.turned[seat, kind, index])
        if left > 0:
            out[n] = actions.WORTH + int(box.values[kind, index]) - 1
            weights[n] = left
            n += 1
    return n


@kernel
def _turn_coin_over(s: State, box: Box, value: int) -> None:
    seat, kind = s.counted // TYPES, s.counted % TYPES
    for index in range(VALUES):
        if box.values[kind, index] == value:
            s.turned[seat, kind, index] += 1
    _count_coins(s, box)


# --- The long version, and the boards ------------------------------------------------------------------


@kernel
def _begin_session(s: State, box: Box) -> None:
    """R-51: crystals in hand, coins in their stacks, nothing on the boards. Tokens and dark dice stay."""
    s.rounds = 0
    s.counted = 0
    s.stone = -1
    s.chosen = -1
    s.holes[:] = -1
    s.filled = 0
    s.carved[:] = 0
    s.areas[:] = 0
    s.centre[:] = 0
    s.coins[:] = 0
    s.laid[:] = 0
    s.turned[:] = 0
    for kind in range(TYPES):
        s.stacks[kind] = box.stack[kind]
    for seat in range(box.players):
        s.crystals[seat] = box.crystals


@kernel
def _change_sessions(s: State, box: Box) -> None:
    """R-50: only the coins are added to the track."""
    for seat in range(box.players):
        s.earlier[seat] = coin_honour(s, box, seat)
        s.honour[seat] += s.earlier[seat]
    s.session += 1
    _begin_session(s, box)
    s.phase = phase.SWAPPING


@kernel
def _remove_board(s: State, rune: int) -> None:
    """R-52: the board that the die shows makes room for one that was out of play."""
    s.boards[_position_of(s, rune)] = -1
    s.removed = rune
    s.phase = phase.LAYING


@kernel
def _lay_board(s: State, box: Box, rune: int, side: int) -> None:
    position = _position_of(s, -1)  # the first that is empty
    s.boards[position] = rune
    s.sides[position] = side
    if s.removed >= 0:
        s.removed = -1
        s.seat = s.first
        _begin_turn(s, box)
    elif position == POSITIONS - 1:
        _refill(s, box)
