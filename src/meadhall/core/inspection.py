"""The compiled part of the conformance kit: every state of many games, and all that can be checked without words."""

import tomllib
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, NamedTuple, cast

import numpy as np

from meadhall.core.common import copy_numbers
from meadhall.core.constants import CHANCE, DREW, LOST, NOBODY, OVER, SPECTATOR, WON
from meadhall.core.diagnosis import told
from meadhall.core.errors import ConformanceError
from meadhall.core.game import Game
from meadhall.core.interpreter import interpreted
from meadhall.core.kernel import bind, kernel
from meadhall.core.options import Value
from meadhall.core.record import Array
from meadhall.core.rng import below, choose, seed_rng

# `bind` fills in one game's kernels.
setup = to_move = legal = odds = chance = step = hide = imagine = cast(Any, None)
reveals = broken = results = places = stopped = whose_turn = pointless = cast(Any, None)

_FINE = 0
_MESSAGES = tomllib.loads(Path(__file__).with_name("complaints.toml").read_text(encoding="utf-8"))
_TOO_LONG = (14, 15)
_SELDOM = 512  # an imagined state is played to its end once in so many views: some ten times a game
_RULE = 1000  # results from here on: an invariant of the game, named by its rule


class Case(NamedTuple):
    """The checks: a game with its options, over random games of one seed."""

    game: Game
    players: int
    options: Mapping[str, Value]
    seed: int
    most: int  # a game that has not ended after so many steps is taken for endless

    def __str__(self) -> str:
        by = f", rules {self.game.rules}" if self.game.rules_version > 1 else ""
        return f"{self.game.name}{by}, {self.players} players, {dict(self.options)}, seed {self.seed}"


class Bench(NamedTuple):
    """Where an inspector works."""

    states: Array  # the state, three to try things out with, and the state before anything was asked
    raw: Array  # the same states as bytes
    rngs: Array
    out: Array
    other: Array
    weights: Array
    ends: Array  # the result and the place of each seat
    counts: Array  # states, decisions, forced decisions, and games that a guard has ended
    place: Array  # the game and the step that is being looked at
    decisions: int
    actions: int
    guarded: bool
    most: int


def bind_inspector(game: Game, compiled: bool) -> Callable[..., int]:
    """`inspect_games` with the rules of a game, compiled or as plain Python."""
    functions = game.kernels.as_dict()
    if not compiled:
        functions = {name: interpreted(function) for name, function in functions.items()}
    for part in (play_out, check_view, check_end, inspect_games):
        functions[part.__name__] = bind(part, game.name, functions, compiled=compiled)
    return functions["inspect_games"]


def inspect(inspector: Callable[..., int], case: Case, games: int, counts: Array, *, whole: bool = True) -> None:
    """Let an inspector look at games. Unless they are `whole`, one that is longer than `most` steps is left there."""
    game, actions, states = case.game, case.game.actions, case.game.state.batch(5)
    out, other = (np.zeros(len(actions) + 1, np.int32) for _ in range(2))
    bench = Bench(
        states, states.view(np.uint8).reshape(5, -1), np.zeros((2, 4), np.uint32), out, other,
        np.zeros(len(actions) + 1, np.int64), np.zeros((2, case.players), np.int32), counts, np.zeros(2, np.int64),
        actions.decisions, len(actions), bool(game.stop), case.most,
    )  # fmt: skip
    place = bench.place
    try:
        result = inspector(games, case.seed, game.make_box(case.players, case.options), bench)
    except Exception as error:
        raise ConformanceError(f"{case}, game {place[0]}, step {place[1]}: {told(error, game.folder)}") from error
    if result != _FINE and (whole or result not in _TOO_LONG):
        message = _MESSAGES.get(str(int(result)), f"rule {result - _RULE} is broken")
        raise ConformanceError(f"{case}, game {place[0]}, step {place[1]}: {message}")


@kernel
def _same(a: Array, b: Array) -> bool:
    for i in range(len(a)):
        if a[i] != b[i]:
            return False
    return True


# Templates for `bind`: most return the number of a message of `complaints.toml`, or _FINE.


def inspect_games(games: int, seed: int, box: Any, bench: Bench) -> int:
    """Play random games, and check at every state what can be checked without words."""
    states, raw, rng, counts, place = bench.states, bench.raw, bench.rngs[0], bench.counts, bench.place
    s = states[0]
    for index in range(games):
        seed_rng(rng, seed, index)
        raw[0, :] = 0
        setup(s, box)
        place[0], place[1] = index, 0
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
            if stop == 1 and not bench.guarded:
                return 25
            if who == OVER:
                problem = check_end(box, stop, bench)
                if problem != _FINE:
                    return problem
                break
            if place[1] == bench.most:
                return 15
            if who != CHANCE and (who < 0 or who >= box.players):
                return 17
            owner = whose_turn(s, box)
            if owner not in (CHANCE, NOBODY) and (owner < 0 or owner >= box.players):
                return 27
            counts[0] += 1
            n = odds(s, box, bench.out, bench.weights) if who == CHANCE else legal(s, box, bench.out)
            problem = check_choices(who, n, bench)
            if problem != _FINE:
                return problem
            copy_numbers(rng, bench.rngs[1])
            action = bench.out[choose(rng, bench.weights, n)] if who == CHANCE else bench.out[below(rng, n)]
            if who == CHANCE:
                drawn = chance(s, box, bench.rngs[1], bench.other, bench.weights)
                if drawn != action or not _same(bench.rngs[1], rng):
                    return 22
            secret = who != CHANCE and not reveals(s, box, action)
            if not _same(raw[4], raw[0]):
                return 18
            for viewer in range(-1, box.players):
                seat = SPECTATOR if viewer < 0 else viewer
                problem = check_view(box, seat, who, owner, n, action if secret and seat != who else -1, bench)
                if problem != _FINE:
                    return problem
            copy_numbers(raw[0], raw[1])
            step(s, box, action)
            step(states[1], box, action)
            if not _same(raw[0], raw[1]):
                return 8
            place[1] += 1
    return _FINE


@kernel
def check_choices(who: int, n: int, bench: Bench) -> int:
    """The n legal actions, or outcomes of chance."""
    if n == 0:
        return 4 if who == CHANCE else 1
    for i in range(n):
        number = bench.out[i]
        if i > 0 and number <= bench.out[i - 1]:
            return 5 if who == CHANCE else 2
        if who == CHANCE:
            if number < bench.decisions or number >= bench.actions:
                return 6
            if bench.weights[i] < 1:
                return 7
        elif number < 0 or number >= bench.decisions:
            return 3
    if who != CHANCE:
        bench.counts[1] += 1
        bench.counts[2] += n == 1
    return _FINE


def check_end(box: Any, stop: int, bench: Bench) -> int:
    """The end of a game."""
    bench.counts[3] += stop
    raw, found, ranks = bench.raw, bench.ends[0], bench.ends[1]
    results(bench.states[0], box, found)
    places(bench.states[0], box, ranks)
    for seat in range(box.players):
        if found[seat] != WON and found[seat] != DREW and found[seat] != LOST:
            return 19
        if ranks[seat] < 1:
            return 20
        for another in range(box.players):
            if found[seat] > found[another] and ranks[seat] >= ranks[another]:
                return 21
    for viewer in range(-1, box.players):
        copy_numbers(raw[0], raw[1])
        hide(bench.states[1], box, SPECTATOR if viewer < 0 else viewer)
        if to_move(bench.states[1], box) != OVER:
            return 10
        if int(stopped(bench.states[1], box)) != stop:
            return 26
    return _FINE if _same(raw[4], raw[0]) else 18


def check_view(box: Any, seat: int, who: int, owner: int, n: int, secret: int, bench: Bench) -> int:
    """A seat's knowledge, and its imagined worlds; `secret` is the action that it does not see, or -1."""
    states, raw, other, rng = bench.states, bench.raw, bench.other, bench.rngs[0]
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
        if m != n or not _same(other[:m], bench.out[:n]):
            return 11
        for i in range(n):
            if pointless(states[0], box, other[i]) != pointless(states[1], box, other[i]):
                return 29
    imagine(states[2], box, seat, rng)
    if to_move(states[2], box) != who:
        return 13
    copy_numbers(raw[2], raw[3])
    hide(states[3], box, seat)
    if not _same(raw[3], raw[1]):
        return 12
    if secret >= 0:
        m = legal(states[2], box, other)
        for i in range(m):
            if other[i] == secret:  # the same action in another world that this seat thought possible
                copy_numbers(raw[2], raw[3])
                step(states[3], box, secret)
                hide(states[3], box, seat)
                copy_numbers(raw[0], raw[4])
                step(states[4], box, secret)
                hide(states[4], box, seat)
                if not _same(raw[3], raw[4]):
                    return 16
    if below(rng, _SELDOM) == 0 and not play_out(box, bench):
        return 14
    return _FINE


def play_out(box: Any, bench: Bench) -> bool:
    """Whether the imagined state can be played to its end."""
    s, other, rng = bench.states[2], bench.other, bench.rngs[0]
    for _ in range(bench.most):
        who = to_move(s, box)
        if who == OVER:
            return True
        n = odds(s, box, other, bench.weights) if who == CHANCE else legal(s, box, other)
        if n == 0:
            return False
        step(s, box, other[choose(rng, bench.weights, n)] if who == CHANCE else other[below(rng, n)])
    return bool(to_move(s, box) == OVER)
