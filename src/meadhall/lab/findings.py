"""The numbers of a report: seats, length, points, the lead, choices, and every component."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from math import sqrt

import numpy as np

from meadhall.core.game import Game
from meadhall.core.record import Array
from meadhall.lab.components import families, never
from meadhall.lab.luck import LuckFindings
from meadhall.lab.observations import TENTHS, Observations, by_turn_order, merge_observations
from meadhall.lab.runs import BlockResult, GameRows
from meadhall.lab.skill import SkillDuel
from meadhall.lab.statistics import FEWEST, Estimate, Interval, mean, ratio, real
from meadhall.lab.words import measure_said, say


def turn_name(place: int) -> str:
    """The name of a place in the order of turns.

    >>> turn_name(0), turn_name(1)
    ('who begins', 'who is second')
    """
    return say("turn", place=place + 1)


@dataclass(frozen=True)
class Component:
    """Something that seats can do or use, and what went with it."""

    family: str
    name: str
    uses: Estimate  # in a game, by all seats
    share: Estimate  # of the games in which somebody used it
    gain: Estimate  # how much a use changed the lead in points before anybody decided again
    lift: Estimate  # how much more of the win a user of it had than this bot in this seat has on average
    when: float  # at which part of the game it was used, 0 to 1, on average
    per_game: Array = field(repr=False)  # uses in each game
    real: bool = False  # whether the lift is more than noise, with so many components looked at

    @property
    def tells(self) -> bool:
        """Whether enough games used it for a lift, and users can be compared: with others, and losers with winners."""
        return self.lift.games >= FEWEST and self.lift.error > 0


@dataclass(frozen=True)
class Source:
    """A line of the final scoring."""

    name: str
    winner: float  # points that it brings a winner in a game, on average
    other: float  # points that it brings a seat that does not win, on average
    per_game: Array = field(repr=False)


def turns_told(turns: Array) -> tuple[Estimate, Interval]:
    """The mean of the turns in each game, and between which numbers nine games in ten lie.

    >>> turns_told(np.array([4, 5, 6]))[0].value
    5.0
    """
    low, high = np.percentile(turns, (5, 95))
    return replace(mean(turns), least=0.0), (float(low), float(high))


@dataclass(frozen=True)
class Findings:
    """All that a report tells of one version of a game."""

    game: Game
    players: int
    rows: GameRows  # all games, those that were stopped too
    observations: Observations
    """Of the games that the rules have ended, if there is one; by the order of turns, if `ordered`."""
    ordered: bool
    """Whether what is said of seats is said of places in the order of turns: the starter is drawn."""
    seats: list[Estimate]  # the share of the wins of each seat, or of each place in the order of turns
    bots: dict[str, Estimate]
    """The share of the wins that each bot has for a seat that it holds. Bots change seats from game to game, so that
    neither a seat has the credit of its bot nor a bot that of its seat."""
    favourites: list[float]  # at each tenth of the game, how often the favourite of that moment wins in the end
    components: list[Component]
    sources: list[Source]
    unwanted: list[str]  # actions that were offered and never taken, in the game's words
    unseen: list[str]
    """Actions that were never even offered: no position tells them in words, so they go by their names."""
    luck: LuckFindings | None = None  # the luck and the decisions of the games that were analysed; None if none was
    skill: tuple[SkillDuel, ...] = ()  # how often a better player wins; empty if that was not measured

    @property
    def games(self) -> int:
        """How many games the figures are taken from."""
        return len(self.observations)

    @property
    def fair(self) -> float:
        """The share of the wins that every seat and every bot would have if all were equal."""
        return sum(seat.value for seat in self.seats) / self.players

    @property
    def tells(self) -> bool:
        """Whether there is anything to tell: a guard has not ended all games."""
        return not bool(self.stopped.all())

    @property
    def seat_turns(self) -> list[tuple[str, Estimate, Interval]]:
        """How many turns each seat has, or each place in the order of turns: see `turns_told`."""
        return [(self.seat_name(seat), *turns_told(row)) for seat, row in enumerate(self.observations.turns.T)]

    @property
    def stopped(self) -> Array:
        """Of all games that were played: whether a guard against endless ones has ended it."""
        return self.rows.stopped

    def seat_name(self, seat: int) -> str:
        """The name of a seat, or of a place in the order of turns."""
        if self.ordered:
            return turn_name(seat)
        return self.game.declared(f"side-{seat + 1}") if self.game.sides else say("a-seat", seat=seat + 1)

    @property
    def figures(self) -> dict[str, Array]:
        """Figures that can be compared between versions, by name in the language that is spoken now: each has a number
        for every game."""
        seen, final = self.observations, self.observations.points[:, -1, :].astype(float)
        decisions, several = seen.choices[:, 1, :].sum(axis=1), (seen.wins > 0).sum(axis=1)
        names, measure = [self.seat_name(seat) for seat in range(self.players)], measure_said(self.game)
        found = {say("figure-wins", seat=name): seen.wins[:, seat] for seat, name in enumerate(names)}
        if self.game.has_points:
            ordered = np.sort(final, axis=1)
            found |= {
                say("figure-points", points=measure, seat=name): final[:, seat] for seat, name in enumerate(names)
            }
            found |= {
                say("figure-best", points=measure): ordered[:, -1],
                say("figure-lead"): ordered[:, -1] - ordered[:, -2] if self.players > 1 else ordered[:, -1],
                say("figure-changes"): seen.lead_changes,
                say("figure-settled"): seen.settled,
                say("figure-behind"): seen.half_time < 0,
            }
        return found | {
            say("figure-turns"): seen.turns.sum(axis=1),
            say("figure-seat-turns"): seen.turns.mean(axis=1),
            say("figure-decisions"): decisions,
            say("figure-minutes"): seen.minutes,
            say("figure-choices"): seen.choices[:, 0, :].sum(axis=1) / np.maximum(1, decisions),
            say("figure-draws"): seen.draws,
            say("figure-shared"): (several > 1) & (seen.draws == 0),
            say("figure-unwon"): several == 0,
        }


def merged(blocks: list[BlockResult]) -> Observations:
    """The observations of all games of these blocks."""
    return merge_observations([block.observations for block in blocks if block.observations is not None])


def find(game: Game, bots: Sequence[str], blocks: list[BlockResult], observations: Observations) -> Findings:
    """The findings of games of these bots, which change seats from game to game."""
    taken, offered = (dict(enumerate(counts[0].tolist())) for counts in (observations.taken, observations.offered))
    unwanted, unseen = never(game, offered, taken, observations.offers)
    stopped = observations.stopped.astype(bool)
    if not stopped.all():
        observations = observations.only(~stopped)
    names, players = list(dict.fromkeys(bots)), len(bots)
    sitting = np.array([names.index(bot) for bot in bots])[
        (observations.number[:, None] + np.arange(players)) % players
    ]
    if game.starter_drawn:
        sitting = by_turn_order(observations.starters, sitting)
        observations = observations.in_turn_order()
    return Findings(
        game=game,
        players=players,
        rows=GameRows.stacked([block.rows for block in blocks]),
        observations=observations,
        ordered=game.starter_drawn,
        seats=[mean(observations.wins[:, seat], share=True) for seat in range(players)],
        bots={
            name: mean((observations.wins * (sitting == bot)).sum(axis=1) / bots.count(name), share=True)
            for bot, name in enumerate(names)
        },
        favourites=favourites(observations),
        components=components(observations, sitting, families(game.actions)),
        sources=sources(observations),
        unwanted=unwanted,
        unseen=unseen,
    )


class ExpectedWins:
    """The mean winnings of each bot in each seat, and how much more of the win some of them had."""

    def __init__(self, wins: Array, sitting: Array) -> None:
        players = wins.shape[1]
        self._group = sitting * players + np.arange(players)  # a number for each bot in each seat
        count = int(self._group.max(initial=0)) + 1
        self._sizes = np.maximum(1, np.bincount(self._group.ravel(), minlength=count))
        self._won = np.bincount(self._group.ravel(), wins.ravel(), count)
        self._above = wins - (self._won / self._sizes)[self._group]

    def lift(self, games: Array, seats: Array) -> Estimate:
        """How much more of the win these seats of these games had than the same bots in the same seats on average.

        The average comes from the same games, so its doubt is part of the error: of a seat that wins 1 game in 40, 30
        games without that one show nothing. Nor does a component tell more than the few seats that did not use it.
        """
        count, users = len(self._above), len(games)
        if users == 0:
            return Estimate(0.0, 0.0, 0)
        used = np.bincount(self._group[games, seats], minlength=len(self._sizes))
        gained = np.bincount(games, self._above[games, seats], count)
        value = round(float(gained.sum()) / users, 9)  # what all seats use in every game brings nothing, exactly
        doubt = (self._above * (used / self._sizes)[self._group]).sum(axis=1)
        off = (gained - value * np.bincount(games, minlength=count) - doubt).round(9) / users
        won, size = (float(some[used > 0].sum()) for some in (self._won, self._sizes))
        error = sqrt(float((off**2).sum()) * count / max(1, count - 1))
        return Estimate(value, error, len(np.unique(games)), telling=int(min(won, size - won, size - users)))


def components(observations: Observations, sitting: Array, families: Iterable[str]) -> list[Component]:
    """Every component that was used, in the order of the families, the most used first.

    `sitting` tells which bot held each seat in each game: what a component goes with is measured against what the same
    bot wins in the same seat, so that the cards of the better bot do not look better.
    """
    entries, players = observations.entries, observations.wins.shape[1]
    key = entries["name"]
    expected = ExpectedWins(observations.wins, sitting)
    place = np.searchsorted(observations.number, entries["game"])
    found = []
    for number, (family, name) in enumerate(observations.names):
        mine = entries[key == number]
        where = place[key == number]
        per_game = np.bincount(where, mine["uses"], len(observations))
        gains = np.bincount(where, mine["gain"], len(observations))
        users = np.divmod(np.unique(where * players + mine["seat"]), players)  # each once: a name may stand for several
        found.append(
            Component(
                family=family,
                name=name,
                uses=mean(per_game),
                share=mean(per_game > 0, share=True),
                gain=ratio(gains, per_game),
                lift=expected.lift(users[0], users[1]),
                when=float(mine["when"].sum() / max(1, mine["uses"].sum())),
                per_game=per_game,
            )
        )
    verdicts = real([component.lift.chance for component in found])
    found = [replace(component, real=verdict) for component, verdict in zip(found, verdicts, strict=True)]
    order = {family: number for number, family in enumerate(dict.fromkeys(families))}
    return sorted(found, key=lambda component: (order[component.family], -component.uses.value, component.name))


def sources(observations: Observations) -> list[Source]:
    """Where points come from, the largest source first."""
    found = []
    entries, wins = observations.sources, observations.wins > 0
    place = np.searchsorted(observations.number, entries["game"])
    won = wins[place, entries["seat"]] if len(entries) else np.zeros(0, bool)
    winners, others = max(1, int(wins.sum())), max(1, int((~wins).sum()))
    for number, name in enumerate(observations.source_names):
        mine = entries["name"] == number
        points = entries["points"][mine].astype(float)
        found.append(
            Source(
                name,
                float(points[won[mine]].sum()) / winners,
                float(points[~won[mine]].sum()) / others,
                np.bincount(place[mine], points, len(observations)),
            )
        )
    return sorted(found, key=lambda source: (-source.winner - source.other, source.name))


def favourites(observations: Observations) -> list[float]:
    """At each tenth of the game, how often the favourite of that moment wins in the end.

    The favourite is the likeliest winner by lead and place: each half of the games is foretold from the other half.
    """
    found = []
    players = observations.wins.shape[1]
    teach = observations.number // players % 2 == 0  # bots change seats from game to game: each half has all seatings
    for tenth in range(TENTHS + 1):
        points = observations.points[:, tenth, :].astype(float)
        leads = points - (points.sum(axis=1, keepdims=True) - points) / max(1, players - 1)
        hits, foretold = 0.0, 0
        for taught in (teach, ~teach):
            if not taught.any() or taught.all():
                continue
            chances = _foretell(leads[taught], observations.wins[taught], leads[~taught])
            best = chances.argmax(axis=1)
            hits += float(observations.wins[~taught][np.arange(len(best)), best].sum())
            foretold += len(best)
        found.append(hits / max(1, foretold))
    return found


def _foretell(leads: Array, wins: Array, asked: Array) -> Array:
    """How each seat stands by its lead: a logistic regression with an intercept for each seat, by Newton's method."""
    players = leads.shape[1]
    scale = float(leads.std()) or 1.0
    known, wanted = leads / scale, asked / scale
    weights = np.zeros(players + 1)  # the lead, and the seats
    for _ in range(12):
        chances = 1 / (1 + np.exp(-np.clip(weights[0] * known + weights[1:], -30, 30)))
        off, slope = wins - chances, chances * (1 - chances) + 1e-9
        gradient = np.append((off * known).sum(), off.sum(axis=0)) - weights
        curve = np.diag(np.append((slope * known * known).sum(), slope.sum(axis=0)) + 1.0)  # 1.0: a mild doubt
        curve[0, 1:] = curve[1:, 0] = (slope * known).sum(axis=0)
        weights = weights + np.linalg.solve(curve, gradient)
    found: Array = weights[0] * wanted + weights[1:]
    return found
