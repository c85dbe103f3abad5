"""The compiled part of the conformance kit: every state of many games, and all that can be checked without words."""

# ruff: noqa: F821 - some names are filled in by `bind` with one game's kernels

from collections.abc import Callable
from typing import Any

import numpy as np

from meadhall.core.common import copy_numbers
from meadhall.core.constants import CHANCE, DREW, LOST, NOBODY, OVER, SPECTATOR, WON
from meadhall.core.diagnosis import told
from meadhall.core.errors import ConformanceError
from meadhall.core.game import Game
from meadhall.core.kernel import kernel
from meadhall.core.record import Array
from meadhall.core.rng import below, choose, seed_rng

setup: Any
to_move: Any
legal: Any
odds: Any
chance: Any
step: Any
hide: Any
imagine: Any
reveals: Any
broken: Any
results: Any
places: Any
stopped: Any
whose_turn: Any

_FINE = 0
_MESSAGES = {
    1: "the legal list is empty",
    2: "the legal list is not strictly ascending",
    3: "a legal action is not the number of a decision",
    4: "chance is to move, but odds lists no outcome",
    5: "the outcomes of chance are not strictly ascending",
    6: "an outcome is not the number of an outcome of chance",
    7: "an outcome has a weight below 1",
    8: "the same step from the same state gives different bytes",
    9: "a view is not hidden completely: hiding it once more changes it",
    10: "to_move differs between the state and a seat's view",
    11: "the legal list of the seat to move differs between the state and its view",
    12: "hide(imagine(view)) is not the view",
    13: "to_move differs between the state and an imagined one",
    14: "an imagined state cannot be played to its end",
    15: "the game does not end",
    16: "reveals is False, but the action showed another seat something that was hidden",
    17: "to_move is neither a seat nor CHANCE nor OVER",
    18: "asking a question (to_move, legal, odds, ...) changed the state",
    19: "the game is over, and the result of a seat is neither WON nor DREW nor LOST",
    20: "places begin at 1",
    21: "a seat with a better result than another has no better place",
    22: "chance does not draw what the odds give with the same random numbers",
    23: "stopped is neither True nor False",
    24: "stopped is True, but the game is not over",
    25: "stopped is True, but the game names no guard: say what it is by Game.of(..., stop=...)",
    26: "stopped differs between the state and a view",
    27: "whose_turn is neither a seat nor CHANCE nor NOBODY",
    28: "whose_turn differs between the state and a view",
}
_TOO_LONG = (14, 15)
_SELDOM = 512  # an imagined state is played to its end once in so many views: some ten times a game
_RULE = 1000  # results from here on: an invariant of the game, named by its rule


def inspect(
    inspector: Callable[..., int], game: Game, box: Any, games: int, seed: int, most: int, counts: Array, where: str,
    *, whole: bool = True,
) -> None:  # fmt: skip
    """Let an inspector look at games. Unless they are `whole`, one that is longer than `most` steps is left there."""
    states = game.state.batch(5)
    raw = states.view(np.uint8).reshape(5, -1)
    out, other = (np.zeros(len(game.actions) + 1, np.int32) for _ in range(2))
    weights, place = np.zeros(len(game.actions) + 1, np.int64), np.zeros(2, np.int64)
    sizes = game.actions.decisions, len(game.actions), int(bool(game.stop))
    ends = np.zeros((2, int(box.players)), np.int32)
    rngs = np.zeros((2, 4), np.uint32)
    try:
        result = inspector(games, seed, box, states, raw, rngs, out, other, weights, sizes, ends, most, counts, place)
    except Exception as error:
        raise ConformanceError(f"{where}, game {place[0]}, step {place[1]}: {told(error, game.folder)}") from error
    if result != _FINE and (whole or result not in _TOO_LONG):
        message = _MESSAGES.get(int(result), f"rule {result - _RULE} is broken")
        raise ConformanceError(f"{where}, game {place[0]}, step {place[1]}: {message}")


@kernel
def _same(a: Array, b: Array) -> bool:
    for i in range(len(a)):
        if a[i] != b[i]:
            return False
    return True


def inspect_games(
    games: int, seed: int, box: Any, states: Array, raw: Array, rngs: Array, out: Array, other: Array, weights: Array,
    sizes: tuple[int, int, int], ends: Array, most: int, counts: Array, place: Array,
) -> int:  # fmt: skip
    """A template for `bind`: play random games, and check at every state what can be checked without words.

    `sizes` are the number of decisions and of all actions, and whether the game has a guard against endless games.
    """
    rng = rngs[0]
    s = states[0]
    for index in range(games):
        seed_rng(rng, seed, index)
        raw[0, :] = 0
        setup(s, box)
        place[0] = index
        place[1] = 0
        while True:
            copy_numbers(raw[0], raw[4])
            rule = broken(s, box)
            if rule != 0:
                return int(_RULE + rule)
            who = to_move(s, box)
            stop = int(stopped(s, box))
            if stop not in (0, 1):
                return 23
            if stop == 1 and who != OVER:
                return 24
            if stop == 1 and sizes[2] == 0:
                return 25
            if who == OVER:
                counts[3] += stop
                results(s, box, ends[0])
                places(s, box, ends[1])
                for seat in range(box.players):
                    if ends[0, seat] != WON and ends[0, seat] != DREW and ends[0, seat] != LOST:
                        return 19
                    if ends[1, seat] < 1:
                        return 20
                    for another in range(box.players):
                        if ends[0, seat] > ends[0, another] and ends[1, seat] >= ends[1, another]:
                            return 21
                for viewer in range(-1, box.players):
                    copy_numbers(raw[0], raw[1])
                    hide(states[1], box, SPECTATOR if viewer < 0 else viewer)
                    if to_move(states[1], box) != OVER:
                        return 10
                    if int(stopped(states[1], box)) != stop:
                        return 26
                if not _same(raw[4], raw[0]):
                    return 18
                break
            if place[1] == most:
                return 15
            if who != CHANCE and (who < 0 or who >= box.players):
                return 17
            owner = whose_turn(s, box)
            if owner not in (CHANCE, NOBODY) and (owner < 0 or owner >= box.players):
                return 27
            counts[0] += 1
            n = odds(s, box, out, weights) if who == CHANCE else legal(s, box, out)
            if n == 0:
                return 4 if who == CHANCE else 1
            for i in range(n):
                if i > 0 and out[i] <= out[i - 1]:
                    return 5 if who == CHANCE else 2
                if who == CHANCE:
                    if out[i] < sizes[0] or out[i] >= sizes[1]:
                        return 6
                    if weights[i] < 1:
                        return 7
                elif out[i] < 0 or out[i] >= sizes[0]:
                    return 3
            if who != CHANCE:
                counts[1] += 1
                counts[2] += n == 1
            copy_numbers(rng, rngs[1])
            action = out[choose(rng, weights, n)] if who == CHANCE else out[below(rng, n)]
            if who == CHANCE and (chance(s, box, rngs[1], other, weights) != action or not _same(rngs[1], rng)):
                return 22
            secret = who != CHANCE and not reveals(s, box, action)
            if not _same(raw[4], raw[0]):
                return 18

            for viewer in range(-1, box.players):
                seat = SPECTATOR if viewer < 0 else viewer
                copy_numbers(raw[0], raw[1])
                hide(states[1], box, seat)
                copy_numbers(raw[1], raw[2])
                hide(states[2], box, seat)
                if not _same(raw[1], raw[2]):
                    return 9
                if to_move(states[1], box) != who:
                    return 10
                if whose_turn(states[1], box) != owner:
                    return 28
                if seat == who:
                    m = legal(states[1], box, other)
                    if m != n or not _same(other[:m], out[:n]):
                        return 11
                imagine(states[2], box, seat, rng)
                if to_move(states[2], box) != who:
                    return 13
                copy_numbers(raw[2], raw[3])
                hide(states[3], box, seat)
                if not _same(raw[3], raw[1]):
                    return 12
                if secret and seat != who:
                    m = legal(states[2], box, other)
                    for i in range(m):
                        if other[i] == action:  # the same action in another world that this seat thought possible
                            copy_numbers(raw[2], raw[3])
                            step(states[3], box, action)
                            hide(states[3], box, seat)
                            copy_numbers(raw[0], raw[4])
                            step(states[4], box, action)
                            hide(states[4], box, seat)
                            if not _same(raw[3], raw[4]):
                                return 16
                if below(rng, _SELDOM) == 0:  # the imagined state is one that can be played
                    played = 0
                    while True:
                        mover = to_move(states[2], box)
                        if mover == OVER:
                            break
                        if played == most:
                            return 14
                        if mover == CHANCE:
                            m = odds(states[2], box, other, weights)
                            if m == 0:
                                return 14
                            step(states[2], box, other[choose(rng, weights, m)])
                        else:
                            m = legal(states[2], box, other)
                            if m == 0:
                                return 14
                            step(states[2], box, other[below(rng, m)])
                        played += 1

            copy_numbers(raw[0], raw[1])
            step(s, box, action)
            step(states[1], box, action)
            if not _same(raw[0], raw[1]):
                return 8
            place[1] += 1
    return 0
