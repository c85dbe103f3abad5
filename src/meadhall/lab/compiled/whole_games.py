"""Whole games of searching and random bots in one compiled call.

They are, step by step, the games that `Table.play` plays, without its Python: the same dice, the same views, the same
searches with the same random numbers, and the same part of a tree kept from one question to the next. A test compares
them. What this module does not know (other bots, games longer than its arrays) is left to `Table.play`.

`play_searching` is a template: `Fast` compiles it with one game's rules as its globals.
"""

# ruff: noqa: F821 - some names are filled in by `bind` with one game's kernels

import re
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

import numpy as np

from meadhall.bots.players import LEVELS, derived_seed
from meadhall.bots.search.kernels import FIRST, NONE, Node, child_of, cut, keep_candidates, plant, portion, room_for
from meadhall.bots.search.tree import DEEPEST, NOTED, STREAM, compiled_for, manner_for
from meadhall.core.constants import CHANCE, OVER
from meadhall.core.dice import FairDice
from meadhall.core.game import Game, Kernels
from meadhall.core.kernel import JIT, bind, kernel
from meadhall.core.record import Array
from meadhall.core.rng import below, seed_rng
from meadhall.lab.compiled.dice import draw

_STEPS = 20_000  # a longer game is left to `Table.play`

setup: Any
to_move: Any
legal: Any
odds: Any
step: Any
hide: Any
seen: Any
search: Any
choose_candidates: Any


# --- The tree of one seat -------------------------------------------------------------------------------------------


@kernel
def most_tried(nodes: Array, seat: int) -> int:
    """The action at the root that was tried most; of equals the better one, and then the first."""
    chosen = NONE
    most = 0
    best = 0.0
    child = int(nodes[0].first)
    while child != NONE:
        visits = int(nodes[child].visits)
        value = visits * (float(nodes[child].results[seat]) / visits) / visits  # rounded as `Search` rounds it
        action = int(nodes[child].action)
        equal = visits == most and value == best
        if visits > most or (visits == most and value > best) or (equal and action < chosen):
            chosen = action
            most = visits
            best = value
        child = int(nodes[child].sibling)
    return chosen


# --- The game -------------------------------------------------------------------------------------------------------


def play_searching(
    key: Array, seeds: Array, iterations: Array, box: Any, means: Any, states: Array, raw: Array, views: Array,
    view_raw: Array, worlds: Array, world_raw: Array, rng: Array, nodes: Array, spare: Array, sizes: Array,
    spreads: Array, slots: Array, path: Array, movers: Array, habits: Array, moves: Array, kept: Array, place: Array,
    roots: Array, rooms: Array, out: Array, weights: Array, result: Array, scores: Array, candidates: Array, whos: Array,
    actions: Array,
) -> int:  # fmt: skip
    """Play one game and write who did what; returns how many steps it had, or -1 if there was not enough room."""
    players = box.players
    s = states[0]
    raw[0, :] = 0
    setup(s, box)
    roots[:] = NONE
    steps = 0
    draws = 0
    while True:
        who = to_move(s, box)
        if who == OVER:
            return steps
        if steps == len(whos):
            return -1
        if who == CHANCE:
            n = odds(s, box, out, weights)
            action = int(out[draw(key, draws, weights, n)])
            draws += 1
        else:
            n = legal(s, box, out)
            action = int(out[0])
            if n > 1 and iterations[who] == 0:
                seed_rng(rng, seeds[who], steps)
                action = int(out[below(rng, n)])
            elif n > 1:
                tree = nodes[who]
                if roots[who] != NONE:
                    sizes[who, 0] = cut(tree, spare, roots[who], kept, place)
                else:
                    sizes[who, 0] = plant(tree)
                    rooms[who] = FIRST
                    spreads[who, 0] = 1.0  # number, mean and summed square deviation of the results
                    spreads[who, 1] = 0.5
                    spreads[who, 2] = 0.25
                    habits[who, :, :, :] = 0.1
                view_raw[0, :] = raw[0]
                hide(views[0], box, who)
                seed_rng(rng, seeds[who], STREAM + steps)
                considered = choose_candidates(
                    who, box, view_raw[0], worlds, world_raw, rng, out, weights, result, candidates
                )
                keep_candidates(tree, candidates, considered)
                left = iterations[who]
                while left > 0:
                    now = portion(left, rooms[who])
                    rooms[who] = room_for(now, sizes[who, 0], rooms[who])
                    if rooms[who] > len(tree):
                        return -1
                    search(
                        now, who, box, means, view_raw[0], worlds, world_raw, rng, tree[: rooms[who]], sizes[who],
                        spreads[who], slots, path, movers, habits[who], moves, candidates, considered, out, weights,
                        result, scores,
                    )  # fmt: skip
                    left -= now
                action = most_tried(tree, who)
                roots[who] = 0
        for seat in range(players):
            if roots[seat] != NONE:
                known = seen(s, box, action, seat)
                roots[seat] = child_of(nodes[seat], roots[seat], action) if known else NONE
        whos[steps] = who
        actions[steps] = action
        step(s, box, action)
        steps += 1


@cache
def _compiled(name: str, kernels: Kernels) -> Callable[..., int]:
    search, choose_candidates = compiled_for(name, kernels)
    return bind(play_searching, name, kernels.as_dict() | {"search": search, "choose_candidates": choose_candidates})


def iterations_of(bot: str) -> int | None:
    """How many iterations a bot searches, 0 for one that plays at random, None for one that this module cannot play.

    >>> iterations_of("thrall"), iterations_of("search:70"), iterations_of("random"), iterations_of("greedy")
    (50, 70, 0, None)
    """
    if bot == "random":
        return 0
    if bot in LEVELS:
        return LEVELS[bot].iterations
    match = re.fullmatch(r"search:([1-9]\d*)", bot)
    return int(match[1]) if match else None


class Fast:
    """Plays games of one table, if all of its bots search for a number of iterations or play at random."""

    def __init__(self, game: Game, players: int, seed: int, options: Any, bots: Sequence[str]) -> None:
        iterations = [iterations_of(bot) for bot in bots]
        assert all(number is not None for number in iterations)
        self._game, self._players, self._seed = game, players, seed
        self._box = game.make_box(players, options)
        self._play = _compiled(game.name, game.kernels)
        self._iterations = np.array(iterations, np.int64)
        actions, room = len(game.actions), max(2 * FIRST, 40 * max(number or 0 for number in iterations))
        self._states, self._views, self._worlds = (game.state.batch(1) for _ in range(3))
        self._raws = [batch.view(np.uint8).reshape(1, -1) for batch in (self._states, self._views, self._worlds)]
        self._nodes, self._spare = Node.batch(players * room).reshape(players, room), Node.batch(room)
        self._trees = (
            np.ones((players, 1), np.int64),
            np.zeros((players, 3)),
            np.full(actions, NONE, np.int32),
            np.zeros(DEEPEST + 1, np.int32),
            np.zeros(DEEPEST + 1, np.int32),
            np.zeros((players, players, actions, 2), np.float32),
            np.zeros((NOTED, 2), np.int32),
            np.empty(room, np.int32),
            np.empty(room, np.int32),
            np.zeros(players, np.int64),
            np.zeros(players, np.int64),
        )
        self._means = manner_for(game).for_game(game)
        self._scratch = (
            np.zeros(actions, np.int32),
            np.zeros(actions, np.int64),
            np.zeros(players),
            np.zeros(players),
            np.zeros(actions, np.int32),
        )
        self._rng = np.zeros(4, np.uint32)
        self._whos, self._actions = np.zeros(_STEPS, np.int8), np.zeros(_STEPS, np.int32)

    @staticmethod
    def knows(bots: Sequence[str]) -> bool:
        """Whether it can play these bots. Uncompiled it would be no faster."""
        return JIT and all(iterations_of(bot) is not None for bot in bots)

    def play(self, number: int, deal: int) -> tuple[Array, Array] | None:
        """Play a game: who took each step, and the numbers of what they did; None if it had to be given up."""
        dice = FairDice.from_seed(derived_seed(self._seed, deal))
        key = np.frombuffer(dice.key, "<u8").astype(np.uint64)
        seeds = np.array([derived_seed(self._seed, number, seat) for seat in range(self._players)], np.int64)
        raw, view_raw, world_raw = self._raws
        steps = self._play(
            key, seeds, self._iterations, self._box, self._means, self._states, raw, self._views, view_raw,
            self._worlds, world_raw, self._rng, self._nodes, self._spare, *self._trees, *self._scratch,
            self._whos, self._actions,
        )  # fmt: skip
        return (self._whos[:steps].copy(), self._actions[:steps].copy()) if steps >= 0 else None
