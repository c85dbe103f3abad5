"""Positions of whole games to learn from: which of them are kept, and what is kept of each. Kernels."""

from math import nan
from typing import NamedTuple

import numpy as np

from meadhall.bots.search.nodes import NONE
from meadhall.core.common import copy_numbers
from meadhall.core.constants import MOST_SEATS
from meadhall.core.game import Game
from meadhall.core.kernel import kernel
from meadhall.core.record import Array
from meadhall.core.rng import below, new_rng


class Recorder(NamedTuple):
    """Positions of a game to learn from, as many as there is room for: any decision is as likely among them."""

    states: Array
    """The states, as bytes."""
    seats: Array
    """Who was to decide."""
    values: Array
    """What the search thought each seat's chances to be; not a number where there was nothing to think about."""
    estimates: Array
    """What each seat, by the game's own estimate, thinks of its chances; even where the game has no opinion."""
    actions: Array
    """The actions that it considered, those that it tried first; NONE behind the last."""
    visits: Array
    """How often it tried each."""
    decisions: Array
    """One number: how many decisions there were."""
    estimate: Array
    """Where the game writes what it thinks of a position."""
    heard: Array
    """One number: 1 if the game has an opinion."""
    curiosity: Array
    """One number: while a game may go astray, so many of a thousand decisions do."""
    astray: Array
    """Two numbers: for how many more decisions with a choice it may, and how many of these it had."""
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
def record_search(
    recorder: Recorder, slot: int, players: int, nodes: Array, candidates: Array, considered: int
) -> None:
    """Keep what a search thought of a position, and what it tried how often."""
    for one in range(players):
        recorder.values[slot, one] = nodes[0].value_sums[one] / max(1, nodes[0].visits)
    n = 0
    child = int(nodes[0].first_child)
    while child != NONE and n < recorder.actions.shape[1]:
        recorder.actions[slot, n] = nodes[child].action
        recorder.visits[slot, n] = nodes[child].visits
        n += 1
        child = int(nodes[child].next_sibling)
    tried = n
    for i in range(considered):
        untried = True
        for j in range(tried):
            if recorder.actions[slot, j] == candidates[i]:
                untried = False
        if untried and n < recorder.actions.shape[1]:
            recorder.actions[slot, n] = candidates[i]
            n += 1


@kernel
def drawn_by_visits(nodes: Array, rng: Array) -> int:
    """An action at the root, the likelier the more often it was tried."""
    total = 0
    child = int(nodes[0].first_child)
    while child != NONE:
        total += nodes[child].visits
        child = int(nodes[child].next_sibling)
    rest = below(rng, total)
    child = int(nodes[0].first_child)
    while True:
        rest -= nodes[child].visits
        if rest < 0:
            return int(nodes[child].action)
        child = int(nodes[child].next_sibling)


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
def strayed(nodes: Array, candidates: Array, count: int, rng: Array) -> int:
    """An action that may not be the best: one that was tried often, or any of the candidates."""
    return drawn_by_visits(nodes, rng) if below(rng, 2) == 0 else int(candidates[below(rng, count)])


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
