"""Reports: one page that shows a designer what a game does, or what a change to it does.

The page holds everything that it needs, pictures included: no script, nothing from elsewhere.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from pathlib import Path

import numpy as np
from jinja2 import Environment, PackageLoader
from markupsafe import Markup

import meadhall
from meadhall.core.constants import SPECTATOR
from meadhall.core.game import Game
from meadhall.core.options import Value, settle
from meadhall.core.record import Array
from meadhall.core.rng import new_rng
from meadhall.lab import charts
from meadhall.lab.analysed_games import ASKED, COMPARED, DEPTH, ITERATIONS, REFERENCE, analysed_games
from meadhall.lab.changes import VersionChange, changes
from meadhall.lab.compare import FigureDifference, compare
from meadhall.lab.findings import Component, Findings, find, merged
from meadhall.lab.games import BotTable
from meadhall.lab.luck import find_luck
from meadhall.lab.luck_pictures import luck_pictures
from meadhall.lab.minutes import PACE
from meadhall.lab.observations import WIDTHS
from meadhall.lab.runs import GameRun, ProgressCallback, RunPlan, Venue, play_here, silent
from meadhall.lab.sentences import capital, figure, stopped_sentence, summary, verdict
from meadhall.lab.statistics import FEWEST


@dataclass(frozen=True)
class Version:
    """A game with content and options, which a report is about."""

    game: Game
    options: Mapping[str, Value]

    @property
    def title(self) -> str:
        """The differences from the printed game, in a few words.

        >>> Version(meadhall.game("hagar"), {}).title, Version(meadhall.game("hagar"), {"harbor": True}).title
        ('the printed game', 'harbor=True')
        """
        settled, usual = settle(self.game.options, self.options), settle(self.game.options, {})
        said = [f"{name}={value}" for name, value in settled.items() if value != usual[name]]
        if self.game.own_edition:
            said.insert(0, self.game.edition.source)
        return ", ".join(said) or "the printed game"


@dataclass(frozen=True)
class BalanceReport:
    """The findings about a version of a game, and about another one if there is one."""

    version: Version
    bots: tuple[str, ...]
    seed: int
    found: Findings
    against: Version | None = None
    other: Findings | None = None
    differences: tuple[FigureDifference, ...] = ()

    @property
    def names(self) -> tuple[str, str]:
        """The names of the two versions."""
        if self.against is None:
            return self.version.title, ""
        this, other = self.version.title, self.against.title
        return (this, other) if this != other else (f"{this} (A)", f"{other} (B)")

    @property
    def versions(self) -> list[tuple[str, Findings]]:
        """The versions, with names that are short enough for a chart."""
        names = [name if len(name) < 22 else name[:20] + "…" for name in self.names]
        return [(names[0], self.found)] if self.other is None else [(names[0], self.found), (names[1], self.other)]

    def sentences(self) -> list[str]:
        """The report in a few sentences."""
        return summary(self.found)

    def changes(self) -> list[VersionChange]:
        """The changes between the two versions; empty if there is only one."""
        if self.against is None:
            return []
        return changes((self.version.game, self.version.options), (self.against.game, self.against.options))

    def verdict(self) -> list[str]:
        """The real differences between the two versions, in sentences; empty if there is only one."""
        if self.other is None:
            return []
        return verdict(self.differences, min(self.found.games, self.other.games), *self.names)

    def html(self) -> str:
        """The page."""
        environment = Environment(
            loader=PackageLoader("meadhall.lab"), autoescape=True, trim_blocks=True, lstrip_blocks=True
        )
        environment.filters["figure"], environment.filters["capital"] = figure, capital
        environment.filters["pattern"] = lambda rows: Markup(charts.pattern(rows))
        return environment.get_template("report.html").render(
            report=self,
            game=self.version.game,
            found=self.found,
            picture=Markup(picture(self.version, self.found.players, self.seed)),
            charts=pictures(self),
            luck=luck_pictures([(name, one.luck) for name, one in self.versions]),
            compared=COMPARED,
            reference=REFERENCE,
            asked=(ASKED, DEPTH, ITERATIONS),
            families=families(self.found),
            by_kind=by_kind(self.differences),
            changes=self.changes(),
            stopped=stopped_sentence(self.version.game, int(self.found.stopped.sum()), len(self.found.stopped)),
            fewest=FEWEST,
            pace=PACE,
            version=meadhall.__version__,
        )


def report(
    version: Version,
    bots: Sequence[str],
    games: int,
    seed: int,
    *,
    against: Version | None = None,
    analysed: int = 0,
    jobs: int | None = None,
    folder: Path | None = None,
    venue: Venue = play_here,
    progress: ProgressCallback = silent,
) -> BalanceReport:
    """Play games of a version, and the same numbered games of another one, and look at them.

    Of each version the first `analysed` games that the rules have ended are analysed as well.

    >>> import meadhall
    >>> found = report(Version(meadhall.game("runir"), {}), ["random"] * 2, games=4, seed=1, jobs=1)
    >>> found.found.games, found.html().startswith("<!doctype html>")
    (4, True)
    """
    versions = [version] if against is None else [version, against]
    played = []
    for number, one in enumerate(versions):
        table = BotTable(one.game, len(bots), seed, one.options)
        where = folder / ("this", "other")[number] if folder else None
        run = GameRun(table, tuple(bots), games, watch=True, folder=where, venue=venue)
        played.append(run.play(jobs, progress))
    observed = [merged(blocks) for blocks in played]
    both = [
        find(one.game, len(bots), blocks, observations, alike=len(set(bots)) == 1)
        for one, blocks, observations in zip(versions, played, observed, strict=True)
    ]
    if against is None:
        made = BalanceReport(version, tuple(bots), seed, both[0])
    else:
        made = BalanceReport(version, tuple(bots), seed, both[0], against, both[1], tuple(compare(*both)))
    return with_luck(made, analysed, jobs=jobs) if analysed else made


def with_luck(
    report: BalanceReport, most: int, *, jobs: int | None = None, progress: ProgressCallback = silent
) -> BalanceReport:
    """The report with some games analysed: of each version the first `most` that were ended by the rules."""

    def look(version: Version, found: Findings) -> Findings:
        plan = RunPlan(BotTable(version.game, found.players, report.seed, version.options).setup, report.bots)
        games = []
        for one in analysed_games(plan, found.rows.number[~found.stopped][:most].tolist(), jobs):
            games.append(one)
            progress(1)
        return replace(found, luck=find_luck(version.game, games) if games else None)

    found = look(report.version, report.found)
    if report.against is None or report.other is None:
        return replace(report, found=found)
    other = look(report.against, report.other)
    return replace(report, found=found, other=other, differences=tuple(compare(found, other)))


def picture(version: Version, players: int, seed: int) -> str:
    """A typical position as the game itself draws it: the middle of a random game, as a spectator sees it."""
    match = version.game.start(players, version.options, seed=seed)
    match.wander(40, new_rng(seed, 1))
    svg = match.view(SPECTATOR).svg()
    return re.sub(r"<\?xml[^>]*\?>", "", svg)


@dataclass(frozen=True)
class Family:
    """The components of one family, as a table shows them."""

    name: str
    rows: list[tuple[Component, Markup, Markup]]
    """Each with a picture of its lift, and its name."""
    uses: float


def families(found: Findings) -> list[Family]:
    """The components, family by family: those first of which more is sure."""
    by_name: dict[str, list[Component]] = {}
    for component in found.components:
        by_name.setdefault(component.family, []).append(component)
    telling = [one.lift for one in found.components if one.lift.games >= FEWEST]
    reach = max([0.05, *(min(0.5, max(map(abs, lift.interval))) for lift in telling)])
    made = []
    for name, components in by_name.items():
        rows = []
        for one in components:
            kind = "" if not one.real else "good" if one.lift.value > 0 else "bad"
            drawn = charts.span(one.lift.value, *one.lift.interval, reach, kind) if one.lift.games >= FEWEST else ""
            rows.append((one, Markup(drawn), Markup(kind)))
        made.append(Family(name, rows, sum(one.uses.value for one in components)))
    return sorted(made, key=lambda family: -sum(row[0].real for row in family.rows) / len(family.rows))


def by_kind(differences: Sequence[FigureDifference]) -> dict[str, list[FigureDifference]]:
    """Differences by what is compared."""
    found: dict[str, list[FigureDifference]] = {}
    for one in differences:
        found.setdefault(one.kind, []).append(one)
    return found


def pictures(report: BalanceReport) -> dict[str, Markup]:
    """The charts of a report."""
    found, both, measure = report.found, report.versions, report.found.game.measure[1]
    fair = sum(seat.value for seat in found.seats) / found.players
    made = {
        "seats": charts.shares(
            [(capital(found.seat_name(n)), one.value, *one.interval) for n, one in enumerate(found.seats)],
            fair,
            "Share of the wins",
        ),
        "minutes": _spread([(name, one.figures["minutes"]) for name, one in both], "minutes", "Length in minutes"),
        "turns": _spread(
            [(name, one.figures["turns a seat"]) for name, one in both], "turns of a seat", "Length in turns of a seat"
        ),
        "decisions": _spread(
            [(name, one.figures["decisions"]) for name, one in both], "decisions", "Length in decisions"
        ),
        "points": _spread(
            [("winners", _of(found, winners=True)), ("the others", _of(found, winners=False))],
            measure,
            f"Final {measure}",
        ),
        "favourite": charts.lines(
            [(name, one.favourites) for name, one in both],
            "the favourite wins in the end",
            "How often the favourite wins",
            percent=True,
        ),
        "lead": charts.lines(
            [("winners", _course(found, winners=True)), ("the others", _course(found, winners=False))],
            f"{measure}, on average",
            f"{capital(measure)} over the course of the game",
            percent=False,
            least=min(0.0, *_course(found, winners=False), *_course(found, winners=True)),
        ),
        "widths": _widths([(name, one.observations.widths.sum(axis=0)) for name, one in both]),
        "choices": charts.lines(
            [(name, _choices(one)) for name, one in both],
            "actions to choose from, on average",
            "Choices over the course of the game",
            percent=False,
        ),
    }
    if sources := [(s.name, s.winner, s.other) for s in found.sources if max(s.winner, s.other) >= 0.05][:12]:
        titles = f"{measure} in a game", f"Where {measure} come from"
        made["sources"] = charts.pairs(sources, ("winners", "the others"), *titles)
    return {name: Markup(svg) for name, svg in made.items()}


def _widths(series: list[tuple[str, Array]]) -> str:
    """How wide choices are, up to the widest that there was."""
    labels = ["1", *(_range(a, b) for a, b in pairwise(WIDTHS)), f"{WIDTHS[-1] + 1}+"]
    shown = 1 + max(int(np.flatnonzero(counts).max(initial=0)) for _, counts in series)
    rows = [(name, (counts / max(1, counts.sum())).tolist()[:shown]) for name, counts in series]
    return charts.histogram(rows, labels[:shown], "actions to choose from", "How wide the choices are")


def _range(low: int, high: int) -> str:
    return str(high) if high == low + 1 else f"{low + 1}-{high}"


def _spread(series: list[tuple[str, Array]], unit: str, title: str) -> str:
    """A histogram of numbers, over all but the outermost hundredth."""
    everything = np.concatenate([values for _, values in series]).astype(float)
    low, high = (np.floor(np.percentile(everything, 0.5)), np.ceil(np.percentile(everything, 99.5)))
    size = max(1, int(np.ceil((high - low + 1) / 18)))
    edges = np.arange(low, high + size + 1, size)
    rows = [
        (name, (np.histogram(np.clip(values, low, edges[-1] - 1e-6), edges)[0] / max(1, len(values))).tolist())
        for name, values in series
    ]
    return charts.histogram(rows, [f"{edge:.0f}" for edge in edges[:-1]], unit, title)


def _of(found: Findings, *, winners: bool) -> Array:
    final = found.observations.points[:, -1, :]
    chosen: Array = final[(found.observations.wins > 0) == winners]
    return chosen if len(chosen) else np.zeros(1)


def _course(found: Findings, *, winners: bool) -> list[float]:
    chosen = (found.observations.wins > 0) == winners
    if not chosen.any():
        return [0.0] * found.observations.points.shape[1]
    return [
        float(found.observations.points[:, tenth, :][chosen].mean())
        for tenth in range(found.observations.points.shape[1])
    ]


def _choices(found: Findings) -> list[float]:
    sums = found.observations.choices.sum(axis=0).astype(float)
    return (sums[0] / np.maximum(1, sums[1])).tolist()  # type: ignore[no-any-return]
