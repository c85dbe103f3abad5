"""Positions of whole games to learn from: which of them are kept, and what is kept of each. Kernels."""

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
    """What the search thought each seat's chances to be."""
    estimates: Array
    """What the game itself thought of them; even where it has no opinion."""
    actions: Array
    """The actions that it considered, those that it tried first; NONE behind the last."""
    visits: Array
    """How often it tried each."""
    decisions: Array
    """One number: how many decisions there were."""
    estimate: Array
    """What the game thinks of the present position."""
    heard: Array
    """One number: 1 if the game has an opinion."""
    curiosity: Array
    """One number: of a thousand decisions, so many are drawn by how often the search tried what."""
    rng: Array


@kernel
def record_position(
    recorder: Recorder, raw: Array, seat: int, players: int, nodes: Array, candidates: Array, considered: int
) -> None:
    """Keep this position, or not: in the end all decisions of a game were as likely to be kept."""
    recorder.decisions[0] += 1
    room = len(recorder.seats)
    slot = int(recorder.decisions[0]) - 1
    if slot >= room:
        slot = below(recorder.rng, int(recorder.decisions[0]))
    if slot >= room:
        return
    copy_numbers(raw, recorder.states[slot])
    recorder.seats[slot] = seat
    for one in range(players):
        recorder.estimates[slot, one] = recorder.estimate[one]
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
            recorder.visits[slot, n] = 0
            n += 1
    for i in range(n, recorder.actions.shape[1]):
        recorder.actions[slot, i] = NONE
        recorder.visits[slot, i] = 0


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
        rng=new_rng(seed),
    )
