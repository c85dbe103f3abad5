"""Whole games in one compiled loop, for any game: to play, replay or inspect them.

`play_game` is the loop. Its users differ in two functions that it is compiled with: `choose` says what is done at each
step, and `observe` is told about it. Both are templates of the same shape as `choose_randomly` and `look_away`. Game
number i of a run has its own stream of random numbers, so the results do not depend on the number of threads.
"""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, cast

import numpy as np

from meadhall.core.constants import CHANCE, OVER
from meadhall.core.game import Game
from meadhall.core.kernel import JIT, bind
from meadhall.core.record import Array, Box
from meadhall.core.rng import below, seed_rng

MAX_STEPS = 1_000_000  # A game of more steps than this is taken for endless

# `bind` fills in one game's kernels, and the two functions of the user.
setup = to_move = legal = chance = step = points = results = places = stopped = cast(Any, None)
choose = observe = play_one = cast(Any, None)


class Played(NamedTuple):
    """Games that were played to their end; each array has one row a game."""

    finals: Array  # the final states, as records
    steps: Array  # steps of each game, chance included
    decisions: Array
    points: Array  # all 0 in a game that has none
    results: Array  # WON, DREW or LOST
    places: Array
    starters: Array  # the seat that decided first; -1 if nobody decided anything
    stopped: Array  # whether the guard against endless games has ended the game, and not a rule

    @classmethod
    def room(cls, game: Game, players: int, games: int = 1) -> "Played":
        """Room for so many games."""
        points, results, places = (np.zeros((games, players), np.int32) for _ in range(3))
        steps, decisions = np.zeros(games, np.int64), np.zeros(games, np.int64)
        starters, stopped = np.full(games, -1, np.int8), np.zeros(games, np.bool_)
        return cls(game.state.batch(games), steps, decisions, points, results, places, starters, stopped)


def play_game(i: int, box: Any, most: int, chooser: Any, observer: Any, played: Played) -> bool:
    """A template: play a game in row i of the given arrays, from its setup to its end; returns whether it is over.

    It is not if it has not ended after `most` steps. `choose` and `observe` get the chooser and the observer.
    """
    s = played.finals[i]
    setup(s, box)
    steps, decisions, starter = 0, 0, -1
    while True:
        who = to_move(s, box)
        if who == OVER or steps == most:
            break
        action = choose(s, box, who, steps, chooser)
        observe(s, box, who, steps, action, observer)
        if who != CHANCE:
            if decisions == 0:
                starter = who
            decisions += 1
        step(s, box, action)
        steps += 1
    played.steps[i] = steps
    played.decisions[i] = decisions
    played.starters[i] = starter
    points(s, box, played.points[i])
    results(s, box, played.results[i])
    places(s, box, played.places[i])
    played.stopped[i] = stopped(s, box)
    return bool(who == OVER)


def bind_loop(
    name: str, functions: Mapping[str, Callable[..., Any]], choose: Callable[..., Any], observe: Callable[..., Any], *,
    compiled: bool = JIT, inline: bool = False,
) -> Callable[..., bool]:  # fmt: skip
    """`play_game` for one game, with the functions of its rules and these two templates."""
    chosen = {"choose": choose, "observe": observe}
    parts = {key: bind(part, name, functions, compiled=compiled, inline=True) for key, part in chosen.items()}
    return bind(play_game, loop_name(name, choose, observe), {**functions, **parts}, compiled=compiled, inline=inline)


def loop_name(name: str, choose: Callable[..., Any], observe: Callable[..., Any]) -> str:
    """The name of a bound loop in the cache, where it must not be taken for the loop of another user."""
    return f"{name}-{choose.__name__}-{observe.__name__}"


class RandomScratch(NamedTuple):
    """Arrays that a random player works with."""

    rng: Array
    out: Array
    weights: Array

    @classmethod
    def of(cls, game: Game) -> "RandomScratch":
        """Room for the actions of a game."""
        count = len(game.actions)
        return cls(np.zeros(4, np.uint32), np.zeros(count, np.int32), np.zeros(count, np.int64))


def choose_randomly(s: Any, box: Any, who: int, steps: int, scratch: RandomScratch) -> int:
    """A template for `choose`: chance by its odds, and seats with all actions alike likely."""
    if who == CHANCE:
        return int(chance(s, box, scratch.rng, scratch.out, scratch.weights))
    return int(scratch.out[below(scratch.rng, legal(s, box, scratch.out))])


def look_away(s: Any, box: Any, who: int, steps: int, action: int, observer: Any) -> None:
    """A template for `observe` that looks at nothing."""


def play_games(first: int, seed: int, box: Any, most: int, scratch: RandomScratch, played: Played) -> int:
    """A template: play random games `first`, `first + 1`, ... to their ends; returns how many were endless."""
    endless = 0
    for i in range(len(played.finals)):
        seed_rng(scratch.rng, seed, first + i)
        endless += not play_one(i, box, most, scratch, 0, played)
    return endless


def bind_games(name: str, functions: Mapping[str, Callable[..., Any]]) -> Callable[..., int]:
    """`play_games` for one game."""
    loop = bind_loop(name, functions, choose_randomly, look_away, inline=True)
    return bind(play_games, name, {**functions, "play_one": loop})


def play(game: Game, box: Box, games: int, seed: int, *, first: int = 0, most: int = MAX_STEPS) -> Played:
    """Play a block of random games in one call, on this thread.

    >>> import meadhall
    >>> hagar = meadhall.game("hagar")
    >>> played = play(hagar, hagar.make_box(2), games=3, seed=1)
    >>> played.points.shape
    (3, 2)
    """
    played = Played.room(game, int(box.players), games)
    endless = game.driver(first, seed, box, most, RandomScratch.of(game), played)
    if endless:
        raise RuntimeError(f"{endless} of {games} games of {game.name} had not ended after {most} steps")
    return played
