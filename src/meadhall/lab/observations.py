"""The observations of a report: a row of figures for each game, and the actions of each seat in it.

`Observations` are arrays with a row a game or a row an entry, so that those of several blocks are put together by
writing them one below the other, and everything that is found later can be compared game by game.
"""

from collections.abc import Sequence
from dataclasses import dataclass, fields, replace
from typing import Any

import numpy as np

from meadhall.core.constants import DREW, SPECTATOR
from meadhall.core.game import Game
from meadhall.core.phrases import seat_names
from meadhall.core.record import Array, Box
from meadhall.lab.compiled.trace import Trace
from meadhall.lab.components import families, namer
from meadhall.lab.minutes import PACE
from meadhall.lab.statistics import parts_of_win

TENTHS = 10  # a game is looked at from tenth to tenth of its decisions
WIDTHS = (1, 2, 4, 8, 16, 32, 64)  # choices are gathered by their width: up to 1, 2, 4, ... actions, and more


def by_turn_order(starters: Array, values: Array) -> Array:
    """A value for each seat of each game, on the last axis, in another order: first that of the seat that began.

    >>> by_turn_order(np.array([1, 0]), np.array([[7, 8, 9], [7, 8, 9]])).tolist()
    [[8, 9, 7], [7, 8, 9]]
    """
    players = values.shape[-1]
    order = (np.maximum(0, starters).astype(int)[:, None] + np.arange(players)) % players
    return np.take_along_axis(values, order.reshape(len(order), *(1,) * (values.ndim - 2), players), axis=-1)


@dataclass
class Observations:
    """Observations of some games. A row belongs to the game whose number stands in the same place of `number`."""

    number: Array
    turns: Array  # the turns of each seat
    minutes: Array  # how long people would take for it, as far as `minutes.PACE` goes
    lead_changes: Array  # how often another seat than the last one came to be alone in front
    settled: Array  # from which part of the game on, 0 to 1, the winner was in front to the end
    half_time: Array  # 1 where the winner alone had most points at half time, -1 where another had more, 0 if level
    deficit: Array  # by how many points the winner was furthest behind
    wins: Array  # the part of the win, or of the draw, that each seat got
    draws: Array  # 1 for a draw
    starters: Array  # the seat that decided first
    stopped: Array  # 1 where the guard against endless games has ended the game, and not a rule
    points: Array  # the points of each seat at each tenth of the game, from the beginning to the end
    widths: Array  # decisions by how many actions were legal: see WIDTHS
    choices: Array  # for each tenth of the game, the summed number of legal actions, and the decisions there
    offered: Array  # how often each action was legal; one row a block, to be added up
    taken: Array  # how often it was played
    entries: Array  # a row for each name that a seat used in a game: see ENTRY
    names: list[tuple[str, str]]  # the family and the component that `entries` speak of
    sources: Array  # a row for each source of points of a seat in a game: see SOURCE
    source_names: list[str]
    offers: dict[int, str]  # actions that nobody has taken, in the words that they had when they were offered first

    def __len__(self) -> int:
        return len(self.number)

    def only(self, kept: Array) -> "Observations":
        """The observations of some of the games; `offered` and `taken` still count all of them."""
        numbers = self.number[kept]
        found: dict[str, Any] = {name: getattr(self, name)[kept] for name in _BY_GAME}
        for name in ("entries", "sources"):
            entries = getattr(self, name)
            found[name] = entries[np.isin(entries["game"], numbers)]
        return replace(self, **found)

    def in_turn_order(self) -> "Observations":
        """The observations with seats in the order of turns."""
        players, first = self.wins.shape[1], np.maximum(0, self.starters)
        found: dict[str, Any] = {
            name: by_turn_order(self.starters, getattr(self, name)) for name in ("turns", "wins", "points")
        }
        for name in ("entries", "sources"):
            entries = getattr(self, name).copy()
            began = first[np.searchsorted(self.number, entries["game"])]
            entries["seat"] = (entries["seat"] - began) % players
            found[name] = entries
        return replace(self, **found)


_BY_GAME = [field.name for field in fields(Observations)][:14]  # the fields with a row a game


ENTRY = np.dtype([("game", "i4"), ("seat", "i1"), ("name", "i4"), ("uses", "i2"), ("gain", "f4"), ("when", "f4")])
"""Game, seat, index into `names`, how often used, the summed gain of the lead, and the summed time, 0 to 1."""
SOURCE = np.dtype([("game", "i4"), ("seat", "i1"), ("name", "i4"), ("points", "i2")])


class Observer:
    """Makes the observations of a block of games."""

    def __init__(self, game: Game, box: Box, players: int) -> None:
        self._game, self._box = game, box
        self._seats = seat_names(players)
        self._families, self._component = families(game.actions), namer(game)
        self._rows: list[tuple[object, ...]] = []
        self._entries: list[tuple[int, int, int, int, float, float]] = []
        self._sources: list[tuple[int, int, int, int]] = []
        self._names: dict[tuple[str, str], int] = {}
        self._source_names: dict[str, int] = {}
        self._offered = np.zeros(len(game.actions), np.int64)
        self._taken = np.zeros(len(game.actions), np.int64)
        self._offers: dict[int, str] = {}

    def watch(self, number: int, whos: Array, actions: Array) -> Trace:
        """Look at a game that was played."""
        trace = Trace.of(self._game, self._box, whos, actions, self._offered)
        np.add.at(self._taken, trace.actions, 1)
        self._note_offers(trace)
        self._rows.append((number, *_row(trace)))
        self._note_uses(number, trace)
        self._note_sources(number, trace)
        return trace

    def observations(self) -> Observations:
        """The observations so far."""
        columns = zip(fields(Observations), zip(*self._rows, strict=True), strict=False)
        return Observations(
            **{field.name: np.array(column) for field, column in columns},
            offered=self._offered[None, :],
            taken=self._taken[None, :],
            entries=np.array(self._entries, ENTRY),
            names=list(self._names),
            sources=np.array(self._sources, SOURCE),
            source_names=list(self._source_names),
            offers={action: text for action, text in self._offers.items() if not self._taken[action]},
        )

    def _note_offers(self, trace: Trace) -> None:
        """Find words for what was offered for the first time, and not taken yet by anybody."""
        new = np.flatnonzero((self._offered > 0) & (self._taken == 0))
        wanted = {action for action in new.tolist() if action not in self._offers}
        for at in trace.decided.tolist():
            if not wanted:
                return
            found = wanted.intersection(self._game.legal(trace.states[at], self._box))
            if found:
                view = self._game.view(trace.states[at], self._box, int(trace.whos[at]), self._seats)
                for action in sorted(found):
                    self._offers[action] = self._game.words.action(view, action)
                wanted -= found

    def _note_uses(self, number: int, trace: Trace) -> None:
        decided = trace.decided
        others = trace.points.sum(axis=1, keepdims=True) - trace.points
        leads = trace.points - others / max(1, trace.players - 1)
        after = np.append(decided[1:], len(trace.whos))  # chance's answer belongs to what was done
        seats = trace.whos[decided]
        gains = (leads[after, seats] - leads[decided, seats]).tolist()
        used: dict[tuple[int, int], list[float]] = {}
        for i, (at, seat, action) in enumerate(
            zip(decided.tolist(), seats.tolist(), trace.actions[decided].tolist(), strict=True)
        ):
            if trace.choices[at] == 1:
                continue  # nobody chose it
            entry = used.setdefault((seat, self._name(trace, at, seat, action)), [0, 0.0, 0.0])
            entry[0] += 1
            entry[1] += gains[i]
            entry[2] += i / len(decided)
        self._entries += [(number, *key, int(uses), gain, when) for key, (uses, gain, when) in used.items()]

    def _name(self, trace: Trace, at: int, seat: int, action: int) -> int:
        view = self._game.view(trace.states[at], self._box, seat, self._seats)
        return self._names.setdefault((self._families[action], self._component(view, action)), len(self._names))

    def _note_sources(self, number: int, trace: Trace) -> None:
        view = self._game.view(trace.states[-1], self._box, SPECTATOR, self._seats)
        for seat, lines in enumerate(self._game.words.scoring(view)):
            for line in lines:
                name = self._source_names.setdefault(line.source, len(self._source_names))
                self._sources.append((number, seat, name, line[1]))


def _row(trace: Trace) -> tuple[object, ...]:
    """All columns of a game but its number, in the order of `Observations`."""
    decided, results = trace.decided, trace.played.results[0]
    wins = parts_of_win(results)
    choices, points = trace.choices[decided], trace.points
    ends = np.append(decided, len(trace.whos))  # the positions in which a seat decides, and the last one
    tenths = ends[np.round(np.linspace(0, len(decided), TENTHS + 1)).astype(int)]
    parts = np.minimum(TENTHS - 1, np.arange(len(decided)) * TENTHS // max(1, len(decided)))
    sums = np.bincount(parts, choices, TENTHS), np.bincount(parts, minlength=TENTHS)
    return (
        trace.turns,
        PACE.minutes(trace),
        *_leads(points[ends], wins),
        wins,
        int((results == DREW).all()),
        int(trace.played.starters[0]),
        int(trace.played.stopped[0]),
        points[tenths].astype(np.int16),
        np.bincount(np.searchsorted(WIDTHS, choices), minlength=len(WIDTHS) + 1),
        np.array(sums),
    )


def _leads(points: Array, wins: Array) -> tuple[int, float, int, int]:
    """How the lead changed: how often, since when the winner had it, and how far behind the winner was."""
    most = points.max(axis=1, keepdims=True)
    front = points == most
    alone = front.sum(axis=1) == 1
    leaders = front.argmax(axis=1)[alone]
    changes = int((leaders[1:] != leaders[:-1]).sum())
    winners = np.flatnonzero(wins)
    if not len(winners):
        return changes, 1.0, 0, 0
    own = points[:, winners].max(axis=1)
    others = np.delete(points, winners, axis=1)
    best = others.max(axis=1) if others.shape[1] else own
    not_in_front = np.flatnonzero(own <= best)
    last = int(not_in_front[-1]) + 1 if len(not_in_front) else 0
    return (
        changes,
        min(1.0, last / max(1, len(points) - 1)),
        int(np.sign(own[len(own) // 2] - best[len(best) // 2])),
        int(max(0, (best - own).max())),
    )


def merge_observations(parts: Sequence[Observations]) -> Observations:
    """The observations of blocks, in the order of their games, as one."""
    names: dict[tuple[str, str], int] = {}
    source_names: dict[str, int] = {}
    entries, sources = [], []
    for one in parts:
        entries.append(_renamed(one.entries, [names.setdefault(name, len(names)) for name in one.names]))
        numbers = [source_names.setdefault(name, len(source_names)) for name in one.source_names]
        sources.append(_renamed(one.sources, numbers))
    stacked = {
        field.name: np.concatenate([getattr(one, field.name) for one in parts])
        for field in fields(Observations)
        if field.type is Array or field.type == "Array"
    }
    stacked |= {"entries": np.concatenate(entries), "sources": np.concatenate(sources)}
    stacked |= {name: stacked[name].sum(axis=0, keepdims=True) for name in ("offered", "taken")}
    offers: dict[int, str] = {}
    for one in parts:
        offers = one.offers | offers  # the first words stay
    return Observations(**stacked, names=list(names), source_names=list(source_names), offers=offers)


def _renamed(entries: Array, numbers: list[int]) -> Array:
    entries = entries.copy()
    if len(entries):
        entries["name"] = np.array(numbers)[entries["name"]]
    return entries
