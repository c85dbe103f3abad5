"""Positions of whole games to learn from: which of them are kept, and what is kept of each. Kernels."""

from math import nan
from typing import NamedTuple

import numpy as np

from meadhall.bots.search.company import SeatTrees
from meadhall.bots.search.nodes import NONE
from meadhall.core.common import copy_numbers
from meadhall.core.constants import MOST_SEATS
from meadhall.core.game import Game
from meadhall.core.kernel import kernel
from meadhall.core.record import Array
from meadhall.core.rng import below, new_rng


class Recorder(NamedTuple):
    """Positions of a game to learn from, as many as there is room for: any decision is as likely among them."""

    states: Array  # the states, as bytes
    seats: Array  # the seat that was to decide
    values: Array  # each seat's chance by the search; not a number where there was nothing to think about
    estimates: Array  # each seat's own chance by the game's estimate; even chances where the game has no opinion
    actions: Array  # the actions that it considered, those that it tried first; NONE behind the last
    visits: Array  # how often it tried each
    decisions: Array  # one number: how many decisions there were
    estimate: Array  # where the game writes what it thinks of a position
    heard: Array  # one number: 1 if the game has an opinion
    curiosity: Array  # one number: while a game may go astray, so many of a thousand decisions do
    astray: Array  # two numbers: for how many more decisions with a choice it may, and how many of these it had
    rng: Array


@kernel
def next_slot(recorder: Recorder) -> int:
    """Where to keep the present position, or NONE: in the end all decisions of a game were as likely to be kept."""
    recorder.decisions[0] += 1
    slot = int(recorder.decisions[0]) - 1
    if slot >= len(recorder.seats):
        slot = below(recorder.rng, int(recorder.decisions[0]))
    return slot if slot < len(recorder.seats) else NONE


@kernel
def record_position(recorder: Recorder, slot: int, raw: Array, seat: int, players: int) -> None:
    """Keep a position; what a search thought of it comes on top."""
    copy_numbers(raw, recorder.states[slot])
    recorder.seats[slot] = seat
    for one in range(players):
        recorder.values[slot, one] = nan
    recorder.actions[slot, :] = NONE
    recorder.visits[slot, :] = 0


@kernel
def record_thoughts(recorder: Recorder, slot: int, players: int, seat: int, trees: SeatTrees) -> None:
    """Keep what a seat thinks of a position: what it is worth, and how often it tried which action."""
    taken = trees.taken[seat]
    n = 0
    if taken != NONE:
        for one in range(players):
            recorder.values[slot, one] = trees.values[seat, one]
        for plan in range(trees.lengths.shape[1]):
            if goes_by(trees, seat, plan, taken):
                n = _add_visits(recorder, slot, n, trees.plans[seat, plan, taken], trees.visits[seat, plan])
        return
    nodes = trees.nodes[seat]
    for one in range(players):
        recorder.values[slot, one] = nodes[0].value_sums[one] / max(1, nodes[0].visits)
    child = int(nodes[0].first_child)
    while child != NONE:
        n = _add_visits(recorder, slot, n, nodes[child].action, nodes[child].visits)
        child = int(nodes[child].next_sibling)


@kernel
def goes_by(trees: SeatTrees, seat: int, plan: int, taken: int) -> bool:
    """Whether a plan that a seat has compared begins as the one that it follows, and goes on from here."""
    alike = 0
    while alike < taken and trees.plans[seat, plan, alike] == trees.plans[seat, 0, alike]:
        alike += 1
    return bool(alike == taken < trees.lengths[seat, plan])


@kernel
def _add_visits(recorder: Recorder, slot: int, n: int, action: int, visits: int) -> int:
    """Add so many tries of an action to a position with n actions; returns how many it has then."""
    for i in range(n):
        if recorder.actions[slot, i] == action:
            recorder.visits[slot, i] += visits
            return n
    if n < recorder.actions.shape[1]:
        recorder.actions[slot, n] = action
        recorder.visits[slot, n] = visits
        n += 1
    return n


@kernel
def goes_astray(recorder: Recorder) -> bool:
    """Whether a decision is to be drawn, and not the best; counts it as one with a choice.

    What nobody plays is never seen to fail, and the search asks about that, too. But a position is worth what good play
    makes of it: all that came before is forgotten as long as the game may yet go astray.
    """
    recorder.astray[1] += 1
    if recorder.astray[0] == 0:
        return False
    recorder.astray[0] -= 1
    recorder.decisions[0] = 0
    return below(recorder.rng, 1000) < int(recorder.curiosity[0])


@kernel
def strayed(recorder: Recorder, who: int, legal: Array, n: int, trees: SeatTrees, best: int) -> int:
    """An action that may not be the best: the first one of another plan, or any that is legal."""
    taken = trees.taken[who]
    if taken == NONE or below(recorder.rng, 2) == 0:
        return int(legal[below(recorder.rng, n)])
    plan = below(recorder.rng, trees.lengths.shape[1])
    return int(trees.plans[who, plan, taken]) if goes_by(trees, who, plan, taken) else best


def new_recorder(game: Game, room: int, *, actions: int = 96, curiosity: int = 0, seed: int = 0) -> Recorder:
    """Room for so many positions of a game."""
    return Recorder(
        states=np.zeros((room, game.state.dtype.itemsize), np.uint8),
        seats=np.zeros(room, np.int8),
        values=np.zeros((room, MOST_SEATS), np.float32),
        estimates=np.full((room, MOST_SEATS), 0.5, np.float32),
        estimate=np.full(MOST_SEATS, 0.5),
        heard=np.array([game.has_estimate], np.int64),
        actions=np.zeros((room, actions), np.int16),
        visits=np.zeros((room, actions), np.int32),
        decisions=np.zeros(1, np.int64),
        curiosity=np.array([curiosity], np.int64),
        astray=np.zeros(2, np.int64),
        rng=new_rng(seed),
    )
