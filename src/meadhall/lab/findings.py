"""The numbers of a report: seats, length, points, the lead, choices, and every component."""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace

import numpy as np

from meadhall.core.game import Game
from meadhall.core.record import Array
from meadhall.lab.components import families, never
from meadhall.lab.luck import LuckFindings
from meadhall.lab.observations import TENTHS, Observations, merge_observations
from meadhall.lab.runs import BlockResult, GameRows
from meadhall.lab.statistics import Estimate, mean, ratio, real

_ORDINALS = ("begins", "is second", "is third", "is fourth", "is fifth", "is sixth", "is seventh", "is eighth")


def turn_name(place: int) -> str:
    """The name of a place in the order of turns.

    >>> turn_name(0), turn_name(1)
    ('who begins', 'who is second')
    """
    return f"who {_ORDINALS[place]}"


@dataclass(frozen=True)
class Component:
    """Something that seats can do or use, and what went with it."""

    family: str
    name: str
    uses: Estimate
    """In a game, by all seats."""
    share: Estimate
    """Of the games in which somebody used it."""
    gain: Estimate
    """How much a use changed the lead in points before anybody decided again."""
    lift: Estimate
    """How much more of the win a user of it had than the user's seat has on average."""
    when: float
    """At which part of the game it was used, 0 to 1, on average."""
    per_game: Array = field(repr=False)
    """Uses in each game."""
    real: bool = False
    """Whether the lift is more than noise, with so many components looked at."""


@dataclass(frozen=True)
class Source:
    """A line of the final scoring."""

    name: str
    winner: float
    """Points that it brings a winner in a game, on average."""
    other: float
    """Points that it brings a seat that does not win, on average."""
    per_game: Array = field(repr=False)


@dataclass(frozen=True)
class SeatTurns:
    """How many turns somebody has in a game."""

    name: str  # the seat, or the place in the order of turns
    mean: Estimate
    spread: tuple[float, float]  # nine games in ten lie between these

    @classmethod
    def of(cls, name: str, turns: Array) -> "SeatTurns":
        """From the turns in each game.

        >>> SeatTurns.of("who begins", np.array([4, 5, 6])).mean.value
        5.0
        """
        low, high = np.percentile(turns, (5, 95))
        return cls(name, mean(turns), (float(low), float(high)))


@dataclass(frozen=True)
class Findings:
    """All that a report tells of one version of a game."""

    game: Game
    players: int
    rows: GameRows
    """All games, those that were stopped too."""
    observations: Observations
    """Of the games that the rules have ended, if there is one; by the order of turns, if `ordered`."""
    ordered: bool
    """Whether what is said of seats is said of places in the order of turns: the starter is drawn, and all seats are
    played alike."""
    seats: list[Estimate]
    """The share of the wins of each seat, or of each place in the order of turns."""
    turn_order: list[Estimate] | None
    """The share of the wins of each place in the order of turns, where the starter is drawn."""
    favourites: list[float]
    """At each tenth of the game, how often the favourite of that moment wins in the end."""
    components: list[Component]
    sources: list[Source]
    unwanted: list[str]
    """Actions that were offered and never taken, in the game's words."""
    unseen: list[str]
    """Actions that were never even offered: no position tells them in words, so they go by their names."""
    luck: LuckFindings | None = None
    """The luck and the decisions of the games that were analysed; None if none was."""

    @property
    def games(self) -> int:
        """How many games the figures are taken from."""
        return len(self.observations)

    @property
    def seat_turns(self) -> list[SeatTurns]:
        """How many turns each seat has, or each place in the order of turns."""
        return [SeatTurns.of(self.seat_name(seat), row) for seat, row in enumerate(self.observations.turns.T)]

    @property
    def stopped(self) -> Array:
        """Of all games that were played: whether a guard against endless ones has ended it."""
        return self.rows.stopped

    def seat_name(self, seat: int) -> str:
        """The name of a seat, or of a place in the order of turns."""
        return turn_name(seat) if self.ordered else self.game.seat_name(seat)

    @property
    def figures(self) -> dict[str, Array]:
        """Figures that can be compared between versions, by name: each has a number for every game."""
        observations, final = self.observations, self.observations.points[:, -1, :].astype(float)
        decisions = observations.choices[:, 1, :].sum(axis=1)
        seats = {f"wins of {self.seat_name(seat)}": observations.wins[:, seat] for seat in range(self.players)}
        measure, ordered = self.game.measure[1], np.sort(final, axis=1)
        points = {f"{measure} of {self.seat_name(seat)}": final[:, seat] for seat in range(self.players)} | {
            f"{measure} of the best seat": ordered[:, -1],
            "lead of the best seat": ordered[:, -1] - ordered[:, -2] if self.players > 1 else ordered[:, -1],
        }
        lead = {
            "changes of the lead": observations.lead_changes,
            "settled after (part of the game)": observations.settled,
            "won from behind at half time": observations.behind,
        }
        several = (observations.wins > 0).sum(axis=1)
        return (
            seats
            | (points | lead if self.game.has_points else {})
            | {
                "turns": observations.turns.sum(axis=1),
                "turns a seat": observations.turns.mean(axis=1),
                "decisions": decisions,
                "minutes": observations.minutes,
                "actions to choose from": observations.choices[:, 0, :].sum(axis=1) / np.maximum(1, decisions),
                "draws": observations.draws,
                "shared wins": (several > 1) & (observations.draws == 0),
                "games that nobody wins": several == 0,
            }
        )


def merged(blocks: list[BlockResult]) -> Observations:
    """The observations of all games of these blocks."""
    return merge_observations([block.observations for block in blocks if block.observations is not None])


def find(
    game: Game,
    players: int,
    blocks: list[BlockResult],
    observations: Observations,
    *,
    alike: bool = True,
) -> Findings:
    """The findings of games; `alike` if the same bot plays all seats."""
    taken, offered = (dict(enumerate(counts[0].tolist())) for counts in (observations.taken, observations.offered))
    unwanted, unseen = never(game, offered, taken, observations.offers)
    stopped = observations.stopped.astype(bool)
    if not stopped.all():
        observations = observations.only(~stopped)
    order = None
    if game.starter_drawn:
        by_order = observations.in_turn_order()
        order = [mean(by_order.wins[:, place]) for place in range(players)]
        observations = by_order if alike else observations
    return Findings(
        game=game,
        players=players,
        rows=GameRows.stacked([block.rows for block in blocks]),
        observations=observations,
        ordered=game.starter_drawn and alike,
        turn_order=order,
        seats=[mean(observations.wins[:, seat]) for seat in range(players)],
        favourites=favourites(observations),
        components=components(observations, families(game.actions)),
        sources=sources(observations),
        unwanted=unwanted,
        unseen=unseen,
    )


def components(observations: Observations, families: Iterable[str]) -> list[Component]:
    """Every component that was used, in the order of the families, the most used first."""
    entries = observations.entries
    key = entries["name"]
    base = observations.wins.mean(axis=0)
    place = np.searchsorted(observations.number, entries["game"])
    found = []
    for number, (family, name) in enumerate(observations.names):
        mine = entries[key == number]
        where = place[key == number]
        per_game = np.bincount(where, mine["uses"], len(observations))
        gains = np.bincount(where, mine["gain"], len(observations))
        users = np.unique(np.stack([where, mine["seat"]]), axis=1)  # a seat may have used several of the same name
        luck = np.bincount(users[0], observations.wins[users[0], users[1]] - base[users[1]], len(observations))
        luck = luck.round(9)  # what all seats use in every game adds up to nothing, and not to a rounding error
        found.append(
            Component(
                family=family,
                name=name,
                uses=mean(per_game),
                share=mean(per_game > 0),
                gain=ratio(gains, per_game),
                lift=ratio(luck, np.bincount(users[0], minlength=len(observations)).astype(float)),
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

    The favourite is the seat that should win by its lead in points and its place, as other games of this run show:
    each half of the games is foretold from the other half.
    """
    found = []
    games, players = observations.wins.shape
    teach = np.arange(games) % 2 == 0
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
