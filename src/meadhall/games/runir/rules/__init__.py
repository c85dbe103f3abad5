"""Runir: the rules, in the order of RULES.md. Every function is a kernel on a state and a box.

Here is the contract, and which function plays which action. Other modules play them: a turn, and what may
be done in it, `turns.py` (R-01 to R-04, R-15 to R-19); dice and stones, `carving.py` (R-05 to R-14); the aids,
`aids.py` (R-20 to R-34); the rewards, `hall.py` (R-35 to R-42); the end of a session, and the next one, `sessions.py`
(R-43, R-44, R-50 to R-56); the points, `scoring.py` (R-45 to R-49); and what every position keeps, `invariants.py`.
"""

from meadhall.core.bits import list_members, lowest
from meadhall.core.common import share_win
from meadhall.core.constants import CHANCE, NOBODY, OVER
from meadhall.core.facts import tell, telling
from meadhall.core.kernel import kernel
from meadhall.core.record import Array
from meadhall.core.rng import below, choose
from meadhall.games.runir import actions, facts, phase
from meadhall.games.runir.box import RunirBox as Box
from meadhall.games.runir.rules import aids, sessions, turns
from meadhall.games.runir.rules.carving import begin_carving, fill_wild, leave_out, pool, purse, take_coin
from meadhall.games.runir.rules.hall import all_rewards, claim, reveal, spend
from meadhall.games.runir.rules.invariants import broken
from meadhall.games.runir.rules.scoring import honour_of, rank_of
from meadhall.games.runir.state import RUNES, State

# The family of actions that each phase, from MAIN on, chooses from.
_FAMILY = (
    actions.CARVE, actions.CARVE, actions.CARVE, actions.OMIT, actions.WILD, actions.COIN, actions.FROM, actions.TO,
    actions.ADD, actions.AREA, actions.TYPE, actions.COUNT, actions.SPEND,
)  # fmt: skip


__all__ = [
    "broken", "chance", "legal", "odds", "places", "points", "setup", "step", "stopped", "to_move", "utility",
    "whose_turn",
]  # fmt: skip


@kernel
def setup(s: State, box: Box) -> None:
    """An empty table: chance lays the boards, fills the hall and draws the starting player."""
    s.phase = phase.LAYING
    s.first = s.seat = s.removed = -1
    s.boards[:] = -1
    s.hall[:] = -1
    s.pile = all_rewards(box)
    sessions.begin_session(s, box)


@kernel
def to_move(s: State, box: Box) -> int:
    """The seat to decide, or CHANCE, or OVER."""
    if s.choices != 0:
        return int(s.seat)
    return OVER if s.phase == phase.ENDED else CHANCE


@kernel(inline=True)
def legal(s: State, box: Box, out: Array) -> int:
    """Writes the legal actions, ascending; returns how many."""
    return list_members(s.choices, _FAMILY[s.phase - phase.MAIN], out, 0)


@kernel
def odds(s: State, box: Box, out: Array, weights: Array) -> int:
    """Writes the outcomes of chance, ascending, with their weights; returns how many."""
    if s.phase == phase.COUNTING:
        return sessions.odds_of_values(s, box, out, weights)
    n = 0
    if s.rolling > 0:
        n = list_members((1 << RUNES) - 1, actions.RUNE, out, 0)
    elif s.phase == phase.REFILLING:
        n = list_members(s.pile, actions.REWARD, out, 0)
    elif s.phase == phase.DRAWING_FIRST:
        n = list_members((1 << int(box.players)) - 1, actions.FIRST, out, 0)
    else:
        for rune in range(RUNES):
            in_play = sessions.position_of(s, rune) >= 0
            if s.phase == phase.SWAPPING and in_play:  # a die is rolled until it shows a board in play
                n = list_members(1, actions.RUNE + rune, out, n)
            elif s.phase == phase.LAYING and not in_play and rune != s.removed:  # either side of it may be up
                n = list_members(3, actions.BOARD + rune * 2, out, n)
    weights[:n] = 1
    return n


@kernel(inline=True)
def chance(s: State, box: Box, rng: Array, out: Array, weights: Array) -> int:
    """Draws an outcome of chance by its odds: only coins that are turned over are not all equally likely."""
    if s.rolling > 0:
        return actions.RUNE + below(rng, RUNES)
    if s.phase == phase.COUNTING:
        return int(out[choose(rng, weights, sessions.odds_of_values(s, box, out, weights))])
    return int(out[below(rng, odds(s, box, out, weights))])


@kernel(inline=True)
def step(s: State, box: Box, action: int) -> None:
    """Plays a legal action or an outcome of chance, and then whatever leaves no choice."""
    if s.rolling > 1:  # most steps: a die falls, and others are still in the air
        _die_falls(s, action - actions.RUNE)
    else:
        _whole_step(s, box, int(action))


@kernel
def points(s: State, box: Box, out: Array) -> None:
    """The honour of each seat (R-45), until the end without the coins, whose values nobody knows."""
    for seat in range(box.players):
        out[seat] = honour_of(s, box, seat)


@kernel
def places(s: State, box: Box, out: Array) -> None:
    """R-48: most honour, then tokens, gold, silver and bronze coins, fewest crystals; equal seats share a place."""
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
    share_win(out, box.players)


@kernel
def whose_turn(s: State, box: Box) -> int:
    """R-01: from the roll of the dice to the end of the turn, also where nothing was to be decided in it."""
    return int(s.seat) if s.phase >= phase.MAIN else NOBODY


@kernel
def stopped(s: State, box: Box) -> bool:
    """Whether the limit of rounds has ended the last session, and not somebody's last crystal (R-43)."""
    return s.phase == phase.ENDED and not sessions.crystals_spent(s, box)


@kernel
def _whole_step(s: State, box: Box, action: int) -> None:
    """An action or an outcome of chance, and all that follows without a choice."""
    if action == actions.END_TURN:
        tell(facts.ENDED_TURN if s.placed else facts.PASSED, s.seat)
    while action >= 0:
        family = actions.FAMILIES[action]
        if s.rolling > 0:
            _die_falls(s, action - actions.RUNE)
        elif action >= actions.DECISIONS:
            _happen(s, box, family, action - family)
        else:
            _decide(s, box, family, action - family)
        action = _forced(s, box)
        if action == actions.END_TURN:
            tell(facts.NOTHING_LEFT, s.seat)


@kernel(inline=True)
def _die_falls(s: State, rune: int) -> None:
    s.unused[rune] += 1
    s.rolling -= 1
    tell(facts.DIE_FELL, rune)
    if telling() and s.rolling == 0:
        tell(facts.ROLLED, s.seat, pool(s))


@kernel(inline=True)
def _forced(s: State, box: Box) -> int:
    """The only thing that can be decided now, or -1 where there is a choice, and where nobody decides."""
    s.choices = turns.options(s, box)
    if s.choices == 0 or s.choices & (s.choices - 1) != 0:
        return -1
    return _FAMILY[s.phase - phase.MAIN] + lowest(s.choices)


@kernel
def _happen(s: State, box: Box, family: int, outcome: int) -> None:
    """An outcome of chance."""
    if family == actions.WORTH:
        sessions.turn_coin_over(s, box, outcome + 1)
    elif family == actions.RUNE:  # the board that the die shows makes room for one that was out of play
        tell(facts.BOARD_REPLACED, outcome)
        s.boards[sessions.position_of(s, outcome)] = -1
        s.removed = outcome
        s.phase = phase.LAYING
    elif family == actions.REWARD:
        reveal(s, outcome)
        turns.refill(s, box)
    elif family == actions.FIRST:
        turns.begin_game(s, box, outcome)
    else:
        turns.lay_board(s, box, outcome // 2, outcome % 2)


@kernel(inline=True)
def _decide(s: State, box: Box, family: int, choice: int) -> None:
    """A decision, chosen or forced: one of those that a turn is made of (R-03), or an answer that one asks for."""
    if family == actions.CARVE:
        begin_carving(s, box, choice)
    elif family == actions.SET_DIE:
        turns.pay_centre(s)
    elif family == actions.AID:
        aids.use_area(s, box, choice)
    elif family == actions.CLAIM:
        claim(s, box, choice)
    elif family == actions.END_TURN:
        turns.end_turn(s, box)
    elif family == actions.WILD:
        fill_wild(s, box, choice)
    elif family == actions.OMIT:
        leave_out(s, box, choice)
    elif family == actions.COIN:
        take_coin(s, choice)
    elif family == actions.FROM:  # a die that shows this rune is to be set
        tell(facts.CHOSE_DIE, s.seat, choice)
        s.chosen = choice
        s.phase = phase.SETTING_TO
    elif family == actions.TO:
        turns.set_die(s, choice)
    elif family == actions.ADD:  # a die that shows this rune will be rolled again
        tell(facts.PICKED_DIE, s.seat, choice)
        s.picked[choice] += 1
    elif family == actions.ROLL:
        aids.roll_picked(s)
    elif family == actions.AREA:  # the aid of a corner that this player has used before begins once more
        tell(facts.REUSED_AID, s.seat, choice)
        aids.perform(s, aids.aid_at(s, box, choice))
    elif family == actions.TYPE:  # coins of this type are to be changed
        tell(facts.CHOSE_COINS, s.seat, purse(s.seat, choice))
        s.chosen = choice
        s.phase = phase.CHANGING_COUNT
    elif family == actions.COUNT:
        aids.change_coins(s, choice + 1)
    else:
        spend(s, choice)
