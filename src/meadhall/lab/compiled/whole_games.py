"""Whole games of searching and random bots in one compiled call, step by step.

`SearchedGames` plays the games that `Match` would play with these bots, without its Python: the same dice, the same
views, the same searches with the same random numbers, and the same part of a tree kept from one question to the next. A
test compares them. What it does not know (other bots, games longer than its arrays) is left to a `Match`.

`RandomGames` plays the games of `core.driver`, and writes down their steps.

`play_searching` and `play_random` are templates, which are compiled with one game's rules as their globals.
"""

# ruff: noqa: F821 - some names are filled in by `bind` with one game's kernels

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from meadhall.bots.judge.judge import no_network
from meadhall.bots.judge.network import SECOND_LAYER
from meadhall.bots.levels import Thinking, searches, thinking_of
from meadhall.bots.players import derived_seed
from meadhall.bots.search.kernels import KernelParameters, SearchScratch, TreeArrays
from meadhall.bots.search.nodes import (
    INITIAL_NODES,
    MAX_NODES,
    NONE,
    add_root,
    batch_of,
    capacity_for,
    child_by_action,
    keep_candidates,
    new_nodes,
    reroot,
)
from meadhall.bots.search.tree import PRIOR_MAST, PRIOR_SPREAD, STREAM, compiled_search, new_layers, new_scratch
from meadhall.core.common import copy_numbers
from meadhall.core.constants import CHANCE, MOST_SEATS, OVER
from meadhall.core.contract import Kernels
from meadhall.core.game import Game
from meadhall.core.kernel import JIT, bind, kernel
from meadhall.core.record import Array, Box, Record
from meadhall.core.rng import below, seed_rng
from meadhall.lab.compiled.recorder import (
    Recorder,
    goes_astray,
    new_recorder,
    next_slot,
    record_position,
    record_search,
    strayed,
)

_STEPS = 20_000  # a longer game is left to `Match`

setup: Any
to_move: Any
legal: Any
chance: Any
step: Any
hide: Any
estimate: Any
seen: Any
search: Any
choose_candidates: Any


class GameArrays(NamedTuple):
    """A game that is being played, and what becomes of it."""

    states: Array
    """One record: the true state."""
    raw: Array
    """The same as bytes."""
    views: Array
    """One record: what the seat to move knows."""
    view_raw: Array
    whos: Array
    """Who took each step: a seat, or CHANCE."""
    actions: Array
    """The numbers of what they did."""


class SeatTrees(NamedTuple):
    """The tree of each seat, as `TreeArrays`; the first index is the seat."""

    nodes: Array
    layers: Array
    sizes: Array
    spreads: Array
    mast: Array
    roots: Array
    """The node that has come true, or NONE."""
    capacities: Array
    """How many nodes each would have room for if it were a `Tree`."""
    spare: Array
    """Room for one tree while its root is moved, and two lists of as many numbers."""
    kept: Array
    place: Array


# --- The tree of one seat -------------------------------------------------------------------------------------------


@kernel
def most_visited(nodes: Array, seat: int) -> int:
    """The action at the root that was tried most; of equals the better one, and then the first."""
    chosen = NONE
    most = 0
    best = 0.0
    child = int(nodes[0].first_child)
    while child != NONE:
        visits = int(nodes[child].visits)
        value = visits * (float(nodes[child].value_sums[seat]) / visits) / visits  # rounded as `Search` rounds it
        action = int(nodes[child].action)
        equal = visits == most and value == best
        if visits > most or (visits == most and value > best) or (equal and action < chosen):
            chosen = action
            most = visits
            best = value
        child = int(nodes[child].next_sibling)
    return chosen


@kernel
def prepare_tree(trees: SeatTrees, seat: int) -> None:
    """Go on from the part of the tree that has come true, or begin a new one."""
    if trees.roots[seat] != NONE:
        root = trees.roots[seat]
        trees.sizes[seat, 0] = reroot(trees.nodes[seat], trees.spare, root, trees.kept, trees.place)
        return
    trees.sizes[seat, 0] = add_root(trees.nodes[seat])
    trees.capacities[seat] = INITIAL_NODES
    trees.spreads[seat, 0] = PRIOR_SPREAD[0]
    trees.spreads[seat, 1] = PRIOR_SPREAD[1]
    trees.spreads[seat, 2] = PRIOR_SPREAD[2]
    trees.mast[seat, :, :, :] = PRIOR_MAST


# --- The games ------------------------------------------------------------------------------------------------------


def play_searching(
    dice_seed: int, dice_rng: Array, seeds: Array, iterations: Array, box: Any, parameters: Array, networks: Any,
    game: GameArrays, trees: SeatTrees, scratch: SearchScratch, recorder: Recorder,
) -> int:  # fmt: skip
    """Play one game and write who did what; returns how many steps it had, or -1 if there was not enough room."""
    s = game.states[0]
    rng, out = scratch.rng, scratch.out
    game.raw[0, :] = 0
    setup(s, box)
    trees.roots[:] = NONE
    steps = 0
    draws = 0
    while True:
        who = to_move(s, box)
        if who == OVER:
            return steps
        if steps == len(game.whos):
            return -1
        if who == CHANCE:
            seed_rng(dice_rng, dice_seed, draws)  # as `SimulationDice` does: a stream of its own for each draw
            action = int(chance(s, box, dice_rng, out, scratch.weights))
            draws += 1
        else:
            n = legal(s, box, out)
            action = int(out[0])
            slot = next_slot(recorder) if len(recorder.seats) > 0 else NONE
            if slot != NONE:
                record_position(recorder, slot, game.raw[0], who, box.players)
                if recorder.heard[0]:
                    for one in range(box.players):
                        estimate(s, box, one, recorder.estimate)
                        recorder.estimates[slot, one] = recorder.estimate[one]
            if n > 1 and iterations[who] == 0:
                seed_rng(rng, seeds[who], steps)
                action = int(out[below(rng, n)])
            elif n > 1:
                prepare_tree(trees, who)
                copy_numbers(game.raw[0], game.view_raw[0])
                hide(game.views[0], box, who)
                seed_rng(rng, seeds[who], STREAM + steps)
                considered = choose_candidates(who, box, parameters[who], game.view_raw[0], scratch)
                keep_candidates(trees.nodes[who], scratch.candidates, considered)
                left = iterations[who]
                while left > 0:
                    now = batch_of(left, trees.capacities[who])
                    capacity = capacity_for(now, trees.sizes[who, 0], trees.capacities[who])
                    trees.capacities[who] = capacity
                    if capacity > trees.nodes.shape[1]:
                        return -1
                    tree = TreeArrays(
                        trees.nodes[who][:capacity],
                        trees.layers[who],
                        trees.sizes[who],
                        trees.spreads[who],
                        trees.mast[who],
                    )
                    search(now, who, box, parameters[who], networks[who], game.view_raw[0], considered, tree, scratch)
                    left -= now
                action = most_visited(trees.nodes[who], who)
                if slot != NONE:
                    record_search(recorder, slot, box.players, trees.nodes[who], scratch.candidates, considered)
                if len(recorder.seats) > 0 and goes_astray(recorder):
                    action = strayed(trees.nodes[who], scratch.candidates, considered, recorder.rng)
                trees.roots[who] = 0
        for seat in range(box.players):
            if trees.roots[seat] != NONE:
                known = seen(s, box, action, seat)
                trees.roots[seat] = child_by_action(trees.nodes[seat], trees.roots[seat], action) if known else NONE
        game.whos[steps] = who
        game.actions[steps] = action
        step(s, box, action)
        steps += 1


def play_random(number: int, seed: int, box: Any, game: GameArrays, rng: Array, out: Array, weights: Array) -> int:
    """Play the game of this number as `core.driver` plays it and write who did what; returns as `play_searching`."""
    s = game.states[0]
    game.raw[0, :] = 0
    seed_rng(rng, seed, number)
    setup(s, box)
    steps = 0
    while True:
        who = to_move(s, box)
        if who == OVER:
            return steps
        if steps == len(game.whos):
            return -1
        if who == CHANCE:
            action = int(chance(s, box, rng, out, weights))
        else:
            n = legal(s, box, out)
            action = int(out[below(rng, n)])
        game.whos[steps] = who
        game.actions[steps] = action
        step(s, box, action)
        steps += 1


@cache
def _searching(name: str, kernels: Kernels) -> Callable[..., int]:
    search, choose_candidates = compiled_search(name, kernels)
    return bind(play_searching, name, kernels.as_dict() | {"search": search, "choose_candidates": choose_candidates})


@cache
def _random(name: str, kernels: Kernels) -> Callable[..., int]:
    return bind(play_random, name, kernels.as_dict())


def _game_arrays(game: Game, steps: int) -> GameArrays:
    states, views = game.state.batch(1), game.state.batch(1)
    raw, view_raw = (batch.view(np.uint8).reshape(1, -1) for batch in (states, views))
    return GameArrays(states, raw, views, view_raw, np.zeros(steps, np.int8), np.zeros(steps, np.int32))


def _seat_trees(players: int, actions: int, capacity: int, layers: Array) -> SeatTrees:
    return SeatTrees(
        nodes=new_nodes(players * capacity, players).reshape(players, capacity),
        layers=layers,
        sizes=np.ones((players, 1), np.int64),
        spreads=np.zeros((players, 3)),
        mast=np.zeros((players, players, actions, 2), np.float32),
        roots=np.zeros(players, np.int64),
        capacities=np.zeros(players, np.int64),
        spare=new_nodes(capacity, players),
        kept=np.empty(capacity, np.int32),
        place=np.empty(capacity, np.int32),
    )


class SearchedGames:
    """Plays games of one table, if all of its bots search for a number of iterations or play at random."""

    def __init__(
        self, game: Game, box: Box, seed: int, bots: Sequence[Thinking], recorder: Recorder | None = None
    ) -> None:
        self._box, self._seed, self._play = box, seed, _searching(game.name, game.kernels)
        self._iterations = np.array([bot.iterations for bot in bots], np.int64)
        self._parameters = KernelParameters.batch(len(bots))
        for seat, bot in enumerate(bots):
            self._parameters[seat] = bot.parameters.for_kernels(game)
        judges = [bot.parameters.judge for bot in bots]
        networks = [judge.network(box) if judge else no_network() for judge in judges]
        self._networks = (*networks, *networks[:1] * (MOST_SEATS - len(bots)))  # always as many: compiled only once
        self._game = _game_arrays(game, _STEPS)
        capacity = 2 * MAX_NODES  # as large as a `Tree` can grow; memory that is never touched costs nothing
        layers = new_layers(len(bots) * capacity, *(bot.parameters for bot in bots)).reshape(
            len(bots), -1, SECOND_LAYER
        )
        self._trees = _seat_trees(len(bots), len(game.actions), capacity, layers)
        self._scratch = new_scratch(game, len(bots), *judges)
        self._dice_rng, self._recorder = np.zeros(4, np.uint32), recorder or new_recorder(game, 0)

    @staticmethod
    def knows(bots: Sequence[str]) -> bool:
        """Whether it can play these bots. Uncompiled it would be no faster."""
        return JIT and all(map(searches, bots))

    @classmethod
    def of(cls, game: Game, box: Box, seed: int, bots: Sequence[str]) -> "SearchedGames":
        """The games of bots that it knows."""
        found = [thinking for bot in bots if (thinking := thinking_of(game, bot)) is not None]
        assert len(found) == len(bots)
        return cls(game, box, seed, found)

    @property
    def final(self) -> Record:
        """The last state of the game that was played last."""
        return self._game.states[0]  # type: ignore[no-any-return]

    def play(self, number: int, deal: int) -> tuple[Array, Array] | None:
        """Play a game: who took each step, and the numbers of what they did; None if it had to be given up."""
        players = len(self._iterations)
        seeds = np.array([derived_seed(self._seed, number, seat) for seat in range(players)], np.int64)
        steps = self._play(
            derived_seed(self._seed, deal), self._dice_rng, seeds, self._iterations, self._box, self._parameters,
            self._networks, self._game, self._trees, self._scratch, self._recorder,
        )  # fmt: skip
        return _steps(self._game, steps)


class RandomGames:
    """Plays the random games of one table, those of `core.driver`, so that each step can be looked at."""

    def __init__(self, game: Game, box: Box, seed: int) -> None:
        self._box, self._seed, self._play = box, seed, _random(game.name, game.kernels)
        self._game, self._rng = _game_arrays(game, 50 * _STEPS), np.zeros(4, np.uint32)
        self._out, self._weights = np.zeros(len(game.actions), np.int32), np.zeros(len(game.actions), np.int64)

    def play(self, number: int) -> tuple[Array, Array]:
        """Play a game: who took each step, and the numbers of what they did."""
        steps = self._play(number, self._seed, self._box, self._game, self._rng, self._out, self._weights)
        played = _steps(self._game, steps)
        if played is None:
            raise RuntimeError(f"game {number} had not ended after {50 * _STEPS} steps")
        return played


def _steps(game: GameArrays, steps: int) -> tuple[Array, Array] | None:
    return (game.whos[:steps].copy(), game.actions[:steps].copy()) if steps >= 0 else None
