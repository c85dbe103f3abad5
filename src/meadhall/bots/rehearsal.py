"""The bot `rehearse`, for games in which players bluff: it has played the game against itself before it is asked.

A search imagines a world and plays as if everybody saw it: it never learns to keep a secret or to doubt. A rehearsal
plays whole games from the beginning. In each of them every seat decides by its own view alone. For each view it notes
how much it regrets not to have taken each action (regret matching; the Monte-Carlo way to counterfactual regrets), and
the mean of all that it would have done comes close to a way to play that cannot be exploited. It decides by lot, as
often as a good player would bluff. In a view that it has not met it plays as `greedy` does.

The functions that call a game's rules are templates: they are compiled with these as globals.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any, NamedTuple, cast

import numpy as np

from meadhall.bots.bot import Advice, Budget, ConsideredAction, Question
from meadhall.bots.search.workspace import bytes_of
from meadhall.bots.simple import Greedy
from meadhall.core.common import copy_numbers
from meadhall.core.constants import CHANCE, OVER
from meadhall.core.contract import Kernels
from meadhall.core.game import Game
from meadhall.core.interpreter import compiling_here
from meadhall.core.kernel import bind, kernel
from meadhall.core.record import Array, Box, to_bytes
from meadhall.core.rng import below, new_rng, next32

setup = to_move = legal = chance = step = utility = hide = value_after = learn = key_in = cast(Any, None)

NONE = -1
_VIEWS = 1 << 18  # so many views have room, and so many actions in all of them; others are played at random
_ACTIONS = 1 << 22
_TRUSTED = 4  # a view that was met so often tells what it is worth
_SLOWEST = 0.02  # how much the worth of a view goes by the last time, at least: those who play get better
_STRAYS = 0.3  # how often the seat that learns tries an action at random
_SELDOM = 0.1  # what it would do so much more seldom than what it does most it never does
_LEARNT = 200  # in a view that was met less often it does as `greedy` does
_MOST_KEPT = 12  # rehearsals in memory, each of some 50 MB at most
_SEED = 1  # of the games that are rehearsed: the same number of them always gives the same bot


class Notes(NamedTuple):
    """The lessons about each view: a table of hashes with open addressing."""

    keys: Array  # 0 where there is room
    firsts: Array  # where the actions of each view begin
    visits: Array
    values: Array  # what the view is worth to the seat that decides
    regrets: Array  # for each legal action of each view, in their order
    sums: Array  # how likely each was to be taken, added up
    used: Array  # how many views and actions have been noted


class Stage(NamedTuple):
    """Where games are rehearsed."""

    states: Array  # three records: the game, what would follow an action, and a view
    raw: Array  # the same as bytes
    rng: Array
    actions: Array  # the legal actions of the game
    out: Array  # those of what would follow
    weights: Array
    odds: Array  # how likely each action is to be taken
    results: Array  # what each action would be worth
    result: Array


@kernel
def note_for(notes: Notes, key: int, n: int) -> int:
    """The note with this key, a new one for n actions if there is none, or NONE if there is no room or n is 0."""
    size = len(notes.keys)
    place = key % size
    while notes.keys[place] != 0:
        if notes.keys[place] == key:
            return place
        place = (place + 1) % size
    if n == 0 or notes.used[0] * 2 >= size or notes.used[1] + n > len(notes.regrets):
        return NONE
    notes.keys[place] = key
    notes.firsts[place] = notes.used[1]
    notes.used[0] += 1
    notes.used[1] += n
    return place


@kernel
def write_odds(notes: Notes, note: int, n: int, odds: Array) -> None:
    """Regret matching: an action is as likely as it is regretted not to have taken it; all alike if none is."""
    first, total = notes.firsts[note], 0.0
    for i in range(n):
        odds[i] = max(0.0, notes.regrets[first + i])
        total += odds[i]
    for i in range(n):
        odds[i] = odds[i] / total if total > 0 else 1 / n


@kernel
def draw(odds: Array, n: int, rng: Array) -> int:
    """An index below n, by these odds, which add up to 1."""
    rest = next32(rng) / 4294967296.0
    for i in range(n):
        rest -= odds[i]
        if rest < 0:
            return i
    return n - 1


def view_key(raw: Array, box: Any, who: int, stage: Stage) -> int:
    """A number that stands for what a seat knows of a state, which is given as bytes; never 0."""
    copy_numbers(raw, stage.raw[2])
    hide(stage.states[2], box, who)
    one, other = 2166136261, who + 1
    for i in range(stage.raw.shape[1]):
        byte: Any = np.int64(stage.raw[2, i])
        one = ((one ^ byte) * 16777619) & 0xFFFFFFFF
        other = ((other ^ byte) * 1540483477 + 12345) & 0x7FFFFFFF
    return 1 + (one << 30 ^ other)


def play_after(box: Any, seat: int, notes: Notes, stage: Stage) -> float:
    """Play on until this seat knows what its view is worth, or to the end; returns what it is worth."""
    s, out = stage.states[1], stage.out
    while True:
        who = to_move(s, box)
        if who == OVER:
            utility(s, box, stage.result)
            return float(stage.result[seat])
        if who == CHANCE:
            step(s, box, chance(s, box, stage.rng, out, stage.weights))
            continue
        n = legal(s, box, out)
        choice = 0
        if n > 1:
            note = note_for(notes, key_in(stage.raw[1], box, who, stage), 0)
            if note == NONE:
                choice = below(stage.rng, n)
            elif who == seat and notes.visits[note] >= _TRUSTED:
                return float(notes.values[note])
            else:
                write_odds(notes, note, n, stage.odds)
                choice = draw(stage.odds, n, stage.rng)
        step(s, box, out[choice])


def learn_here(box: Any, seat: int, note: int, n: int, notes: Notes, stage: Stage, weight: float) -> int:
    """Try all n actions of a seat, note what is regretted, and choose one of them; returns its index."""
    results, first, worth = stage.results, notes.firsts[note], 0.0
    for i in range(n):
        copy_numbers(stage.raw[0], stage.raw[1])
        step(stage.states[1], box, stage.actions[i])
        results[i] = value_after(box, seat, notes, stage)
    write_odds(notes, note, n, stage.odds)
    for i in range(n):
        worth += stage.odds[i] * results[i]
    for i in range(n):
        notes.regrets[first + i] += weight * (results[i] - worth)
    notes.visits[note] += 1
    notes.values[note] += (worth - notes.values[note]) * max(_SLOWEST, 1 / notes.visits[note])
    if below(stage.rng, 1000) < 1000 * _STRAYS:
        return below(stage.rng, n)
    return draw(stage.odds, n, stage.rng)


def rehearse(iterations: int, box: Any, notes: Notes, stage: Stage) -> None:
    """Play so many games; in each of them one seat learns, in turn, and the others do what they would do."""
    s = stage.states[0]
    for number in range(iterations):
        stage.raw[0, :] = 0
        setup(s, box)
        learner, weight = number % box.players, (number + 1) / iterations
        while True:
            who = to_move(s, box)
            if who == OVER:
                break
            if who == CHANCE:
                step(s, box, chance(s, box, stage.rng, stage.out, stage.weights))
                continue
            n = legal(s, box, stage.actions)
            choice = 0
            if n > 1:
                note = note_for(notes, key_in(stage.raw[0], box, who, stage), n)
                if note == NONE:
                    choice = below(stage.rng, n)
                elif who == learner:
                    choice = learn(box, who, note, n, notes, stage, weight)
                else:
                    write_odds(notes, note, n, stage.odds)
                    choice = draw(stage.odds, n, stage.rng)
                    for i in range(n):
                        notes.sums[notes.firsts[note] + i] += weight * stage.odds[i]
            step(s, box, stage.actions[choice])


class CompiledRehearsal(NamedTuple):
    """The templates, compiled with the rules of one game."""

    rehearse: Callable[..., None]
    view_key: Callable[..., int]


@cache
def compiled_rehearsal(name: str, kernels: Kernels) -> CompiledRehearsal:
    """The rehearsal with the rules of one game; the same for all editions of it."""
    rules = kernels.as_dict()
    templates: dict[str, Callable[..., Any]] = {"key_in": view_key, "value_after": play_after, "learn": learn_here}
    for called, template in templates.items():
        rules[called] = bind(template, name, rules)
    return CompiledRehearsal(bind(rehearse, name, rules), rules["key_in"])


class Rehearsal:
    """The lessons of so many games with one box."""

    def __init__(self, game: Game, box: Box, iterations: int) -> None:
        actions, states = len(game.actions), game.state.batch(3)
        self._box, self._compiled = box, compiled_rehearsal(game.name, game.kernels)
        self._notes = Notes(
            keys=np.zeros(_VIEWS, np.int64),
            firsts=np.zeros(_VIEWS, np.int64),
            visits=np.zeros(_VIEWS, np.int64),
            values=np.zeros(_VIEWS),
            regrets=np.zeros(_ACTIONS, np.float32),
            sums=np.zeros(_ACTIONS, np.float32),
            used=np.zeros(2, np.int64),
        )
        self._stage = Stage(
            states=states,
            raw=states.view(np.uint8).reshape(3, -1),
            rng=new_rng(_SEED),
            actions=np.zeros(actions, np.int32),
            out=np.zeros(actions, np.int32),
            weights=np.zeros(actions, np.int64),
            odds=np.zeros(actions),
            results=np.zeros(actions),
            result=np.zeros(int(box.players)),
        )
        self._compiled.rehearse(iterations, box, self._notes, self._stage)

    def lines(self, question: Question) -> list[ConsideredAction]:
        """Its choices, as often as the visits tell; nothing in a view that it has not met."""
        view = question.view
        key = int(self._compiled.view_key(bytes_of(view), self._box, view.seat, self._stage))
        note = int(note_for(self._notes, key, 0))
        if note == NONE or self._notes.visits[note] < _LEARNT:
            return []
        first = int(self._notes.firsts[note])
        sums = self._notes.sums[first : first + len(question.legal)].astype(np.float64)
        if not sums.sum():
            return []
        often = np.where(sums < _SELDOM * sums.max(), 0, sums)
        visits = np.round(1_000_000 * often / often.sum()).astype(int).tolist()
        worth = float(self._notes.values[note])
        return [ConsideredAction(action, worth, n) for action, n in zip(question.legal, visits, strict=True) if n]


_KEPT: dict[tuple[str, int, bytes, int], Rehearsal] = {}


def rehearsed(game: Game, box: Box, iterations: int) -> Rehearsal:
    """The rehearsal of a box. Lessons are kept for the last few boxes and numbers of games."""
    key = (game.name, game.rules, to_bytes(box), iterations)
    if key not in _KEPT:
        while len(_KEPT) >= _MOST_KEPT:
            _KEPT.pop(next(iter(_KEPT)), None)
        with compiling_here():  # as plain Python it would take minutes
            _KEPT[key] = Rehearsal(game, box, iterations)
    return _KEPT[key]


@dataclass(frozen=True)
class Rehearse:
    """Plays as it has learnt from so many games against itself."""

    def advise(self, question: Question, budget: Budget) -> Advice:
        """An action by lot, as often as it should be taken."""
        if len(question.legal) == 1:
            return Advice(question.legal[0])
        view = question.view
        lines = rehearsed(view.game, view.box, budget.iterations or 1).lines(question)
        if not lines:
            return Greedy().advise(question, budget)
        rest = int(below(new_rng(question.seed, len(question.history)), sum(line.visits for line in lines)))
        chosen = lines[0]
        for line in lines:
            rest -= line.visits
            if rest < 0:
                chosen = line
                break
        others = sorted((line for line in lines if line is not chosen), key=lambda line: (-line.visits, line.action))
        return Advice(chosen.action, (chosen, *others))
