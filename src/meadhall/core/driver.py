"""Whole games in one compiled call, for any game, on one or many threads.

Game number i of a run has a stream of random numbers of its own, so the results are the same whatever the number of
threads. `play_games` is a template: `Game.driver` compiles it with one game's rules as its globals.
"""

import os
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, ThreadPoolExecutor, wait
from dataclasses import dataclass
from itertools import islice
from typing import Any

import numpy as np

from meadhall.core.constants import CHANCE, OVER
from meadhall.core.game import Game
from meadhall.core.record import Array, Box
from meadhall.core.rng import below, seed_rng

_CHUNK = 1000  # games in one compiled call: some ten milliseconds, so that progress can be shown
MAX_STEPS = 1_000_000
"""A game of more steps than this is taken for endless."""

# ruff: noqa: F821 - these names are filled in by `bind` with one game's kernels
setup: Any
to_move: Any
legal: Any
chance: Any
step: Any
points: Any
results: Any
places: Any
stopped: Any


def play_games(
    first: int, seed: int, box: Any, finals: Array, steps: Array, decisions: Array, scores: Array, ends: Array,
    ranks: Array, starters: Array, stops: Array, rng: Array, out: Array, weights: Array, most: int,
) -> int:  # fmt: skip
    """Play games `first`, `first + 1`, ... with random players into the given arrays; returns how many were endless."""
    endless = 0
    for i in range(len(finals)):
        s = finals[i]
        seed_rng(rng, seed, first + i)
        setup(s, box)
        played = 0
        decided = 0
        while True:
            who = to_move(s, box)
            if who == OVER:
                break
            if played == most:
                endless += 1
                break
            if who == CHANCE:
                action = chance(s, box, rng, out, weights)
            else:
                action = out[below(rng, legal(s, box, out))]
                if decided == 0:
                    starters[i] = who
                decided += 1
            step(s, box, action)
            played += 1
        steps[i] = played
        decisions[i] = decided
        points(s, box, scores[i])
        results(s, box, ends[i])
        places(s, box, ranks[i])
        stops[i] = stopped(s, box)
    return endless


@dataclass(frozen=True)
class Played:
    """A block of games that were played to their end; each array has one row a game."""

    first: int
    """The number of the block's first game."""
    finals: Array
    """The final states, as records."""
    steps: Array
    """Steps of each game, chance included."""
    decisions: Array
    points: Array
    """All 0 in a game that has none."""
    results: Array
    """WON, DREW or LOST."""
    places: Array
    starters: Array
    """The seat that decided first; -1 if nobody decided anything."""
    stopped: Array
    """Whether no rule has ended the game, but its guard against endless ones."""

    def __len__(self) -> int:
        return len(self.finals)


def play(game: Game, box: Box, games: int, seed: int, *, first: int = 0, most: int = MAX_STEPS) -> Played:
    """Play a block of random games in one call, on this thread.

    >>> import meadhall
    >>> hagar = meadhall.game("hagar")
    >>> played = play(hagar, hagar.make_box(2), games=3, seed=1)
    >>> played.points.shape
    (3, 2)
    """
    players = int(box.players)
    finals = game.state.batch(games)
    steps, decisions = np.zeros(games, np.int64), np.zeros(games, np.int64)
    scores, ends, ranks = (np.zeros((games, players), np.int32) for _ in range(3))
    starters, stops = np.full(games, -1, np.int8), np.zeros(games, np.bool_)
    out, weights = np.zeros(len(game.actions), np.int32), np.zeros(len(game.actions), np.int64)
    rng = np.zeros(4, np.uint32)
    endless = game.driver(
        first, seed, box, finals, steps, decisions, scores, ends, ranks, starters, stops, rng, out, weights, most
    )
    if endless:
        raise RuntimeError(f"{endless} of {games} games of {game.name} had not ended after {most} steps")
    return Played(first, finals, steps, decisions, scores, ends, ranks, starters, stops)


def play_many(game: Game, box: Box, games: int, seed: int, *, jobs: int | None = None) -> Iterator[Played]:
    """Play random games in blocks on several threads (as many as cores if not told), in no certain order."""
    blocks = ((start, min(_CHUNK, games - start)) for start in range(0, games, _CHUNK))
    jobs = jobs or os.cpu_count() or 1
    if jobs == 1:
        yield from (play(game, box, size, seed, first=start) for start, size in blocks)
        return
    with ThreadPoolExecutor(jobs) as pool:
        running = {pool.submit(play, game, box, size, seed, first=start) for start, size in islice(blocks, 2 * jobs)}
        while running:
            finished, running = wait(running, return_when=FIRST_COMPLETED)
            more = islice(blocks, len(finished))
            running |= {pool.submit(play, game, box, size, seed, first=start) for start, size in more}
            yield from (block.result() for block in finished)
