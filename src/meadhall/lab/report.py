"""Reports: one page that shows a designer what a game does, or what a change to it does.

The page holds everything that it needs, pictures included: no script, nothing from elsewhere.
"""

import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import groupby
from pathlib import Path
from typing import Any

from markupsafe import Markup

import meadhall
from meadhall.core.constants import SPECTATOR
from meadhall.core.game import Game
from meadhall.core.language import ENGLISH, speaking
from meadhall.core.options import Value, settle
from meadhall.core.rng import new_rng
from meadhall.lab import charts
from meadhall.lab.analysed_games import ASKED, COMPARED, DEPTH, ITERATIONS, REFERENCE, analysed_games
from meadhall.lab.compare import FigureDifference, compare
from meadhall.lab.findings import Component, Findings, find, merged
from meadhall.lab.games import BotTable
from meadhall.lab.luck import find_luck
from meadhall.lab.minutes import PACE
from meadhall.lab.pictures import luck_pictures, pictures
from meadhall.lab.runs import GameRun, ProgressCallback, RunPlan, Venue, play_here, silent
from meadhall.lab.sentences import MANY_STOPPED, summary, templates, verdict, warnings, without_stopped
from meadhall.lab.skill import find_skill
from meadhall.lab.statistics import FEWEST
from meadhall.lab.words import say


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
        return ", ".join(said) or say("printed")


@dataclass(frozen=True)
class VersionChange:
    """One value in both versions."""

    where: str  # the option, or the way into the content file: `being 4 "Nykur", points`
    this: Any
    other: Any  # none where a version does not have it

    @property
    def is_picture(self) -> bool:
        """Whether it is a pattern, drawn with letters row by row."""
        given = [value for value in (self.this, self.other) if value is not None]
        return all(
            isinstance(value, list) and value and all(isinstance(row, str) and 0 < len(row) <= 16 for row in value)
            for value in given
        ) and any(len(value) > 1 for value in given)

    def __str__(self) -> str:
        return f"{self.where}: {_told(self.this)} instead of {_told(self.other)}"


def _told(value: Any) -> str:
    if value is None:
        return "nothing"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list):
        texts = bool(value) and isinstance(value[0], str)
        return " / ".join(map(str, value)) if texts else f"[{', '.join(map(_told, value))}]"
    return str(value)


def changes(this: Version, other: Version) -> list[VersionChange]:
    """The values of the first version that differ from the second, options first.

    >>> from meadhall.core.content import Edition
    >>> hagar = meadhall.game("hagar")
    >>> own = hagar.with_content(Edition(hagar.edition.text.replace("direct = 3", "direct = 9"), "mine.toml"))
    >>> [str(change) for change in changes(Version(own, {"harbor": True}), Version(hagar, {}))]
    ['option harbor: yes instead of no', 'rolls, direct: 9 instead of 3']
    """
    ours, theirs = (settle(one.game.options, one.options) for one in (this, other))
    found = [VersionChange(f"option {name}", ours[name], theirs[name]) for name in ours if ours[name] != theirs[name]]
    contents = [tomllib.loads(one.game.edition.text) for one in (this, other)]
    return [*found, *_differences("", contents[0], contents[1])]


def _differences(where: str, this: Any, other: Any) -> Iterator[VersionChange]:
    if this == other:
        return
    if isinstance(this, dict) and isinstance(other, dict):
        for key in dict.fromkeys([*this, *other]):
            yield from _differences(f"{where}, {key}" if where else key, this.get(key), other.get(key))
    elif _is_table_list(this) and _is_table_list(other):
        for number in range(max(len(this), len(other))):
            ours, theirs = (given[number] if number < len(given) else None for given in (this, other))
            name = (theirs or ours or {}).get("name", "")
            quoted = f' "{name}"' if name else ""
            yield from _differences(f"{where} {number + 1}{quoted}", ours, theirs)
    else:
        yield VersionChange(where, this, other)


def _is_table_list(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(each, dict) for each in value)


def warnings_of(found: Findings, bots: Sequence[str], name: str = "") -> list[str]:
    """The warnings that come before any figure of these games."""
    return [f"{name}: {sentence}" if name else sentence for sentence in warnings(found.game, bots, found.stopped)]


@dataclass(frozen=True)
class BalanceReport:
    """The findings about a version of a game, and about another one if there is one."""

    version: Version
    bots: tuple[str, ...]
    seed: int
    found: Findings
    against: Version | None = None
    other: Findings | None = None
    other_seed: int | None = None  # the seed of the other version's games, if it is not the same

    def warnings(self) -> list[str]:
        """The warnings that come before any figure of either version."""
        if self.other is None:
            return warnings_of(self.found, self.bots)
        both = zip((self.found, self.other), self.names, strict=True)
        return [sentence for found, name in both for sentence in warnings_of(found, self.bots, name)]

    @cached_property
    def differences(self) -> list[FigureDifference]:
        """All figures in both versions; none if there is only one."""
        return [] if self.other is None else compare(self.found, self.other)

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
        """The report in a few sentences; none where a guard has ended all games, which is a warning already."""
        if not self.found.tells:
            return []
        told = summary(self.found)
        return told[:-1] if self.found.stopped.mean() > MANY_STOPPED else told  # which is a warning already

    def changes(self) -> list[VersionChange]:
        """The changes between the two versions; empty if there is only one."""
        return [] if self.against is None else changes(self.version, self.against)

    @property
    def comparable(self) -> bool:
        """Whether there are games of two versions to compare."""
        return self.other is not None and self.found.tells and self.other.tells

    def verdict(self) -> list[str]:
        """The real differences between the two versions, in sentences; empty if there is only one."""
        if self.other is None:
            return []
        if not self.comparable:
            return [say("verdict-nothing")]
        told = list(verdict(self.differences, min(self.found.games, self.other.games), *self.names))
        left_out = int((self.found.stopped | self.other.stopped).sum())
        if left_out:
            told.append(say("verdict-left-out", games=left_out))
        return told

    @speaking(ENGLISH)
    def html(self) -> str:
        """The page."""
        charted = pictures(self.versions), luck_pictures([(name, one.luck) for name, one in self.versions])
        lifts = [one.lift for one in self.found.components if one.tells]
        page = templates().get_template("report.html")
        return page.render(
            report=self,
            game=self.version.game,
            found=self.found,
            picture=Markup(picture(self.version, self.found.players, self.seed)),
            charts={name: Markup(svg) for name, svg in charted[0].items()},
            luck={name: Markup(svg) for name, svg in charted[1].items()},
            pattern=lambda rows: Markup(charts.pattern(rows)),
            span=lambda *given: Markup(charts.span(*given)),
            reach=max([0.05, *(min(0.5, max(map(abs, lift.interval))) for lift in lifts)]),
            compared=COMPARED,
            reference=REFERENCE,
            asked=(ASKED, DEPTH, ITERATIONS),
            families=families(self.found.components),
            by_kind={kind: list(some) for kind, some in groupby(self.differences, lambda one: one.kind)}
            if self.comparable
            else {},
            without=without_stopped(self.found),
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
    other_seed: int | None = None,
    jobs: int | None = None,
    folder: Path | None = None,
    venue: Venue = play_here,
    progress: ProgressCallback = silent,
) -> BalanceReport:
    """Play games of a version, and those of the same numbers of another one; `with_luck` analyses some of them.

    Both have the same dice, unless the other version has a seed of its own.

    >>> import meadhall
    >>> found = report(Version(meadhall.game("runir"), {}), ["random"] * 2, games=4, seed=1, jobs=1)
    >>> found.found.games, found.html().startswith("<!doctype html>")
    (4, True)
    """
    versions = [version] if against is None else [version, against]
    played = []
    for number, one in enumerate(versions):
        table = BotTable(one.game, len(bots), other_seed if number and other_seed is not None else seed, one.options)
        where = folder / ("this", "other")[number] if folder else None
        run = GameRun(table, tuple(bots), games, watch=True, folder=where, venue=venue)
        played.append(run.play(jobs, progress))
    findings = [find(one.game, bots, blocks, merged(blocks)) for one, blocks in zip(versions, played, strict=True)]
    return BalanceReport(version, tuple(bots), seed, findings[0], against, findings[1] if against else None, other_seed)


def with_luck(
    report: BalanceReport, most: int, *, jobs: int | None = None, progress: ProgressCallback = silent
) -> BalanceReport:
    """The report with some games analysed: of each version the first `most` that were ended by the rules."""

    def look(version: Version, found: Findings, seed: int) -> Findings:
        plan = RunPlan(BotTable(version.game, found.players, seed, version.options), report.bots, turned=True)
        games = []
        for one in analysed_games(plan, found.rows.number[~found.stopped][:most].tolist(), jobs):
            games.append(one)
            progress(1)
        return replace(found, luck=find_luck(version.game, games) if games else None)

    found = look(report.version, report.found, report.seed)
    if report.against is None or report.other is None:
        return replace(report, found=found)
    seed = report.seed if report.other_seed is None else report.other_seed
    return replace(report, found=found, other=look(report.against, report.other, seed))


def with_skill(
    report: BalanceReport, games: int, *, jobs: int | None = None, progress: ProgressCallback = silent
) -> BalanceReport:
    """The report with how often a better player wins, measured by so many games of each pair."""
    version, players = report.version, report.found.players
    skill = find_skill(version.game, players, games, report.seed, options=version.options, jobs=jobs, progress=progress)
    return replace(report, found=replace(report.found, skill=skill))


def picture(version: Version, players: int, seed: int) -> str:
    """A typical position as the game itself draws it: the middle of a random game, as a spectator sees it."""
    match = version.game.start(players, version.options, seed=seed)
    match.wander(40, new_rng(seed, 1))
    return re.sub(r"<\?xml[^>]*\?>", "", match.view(SPECTATOR).svg())


def families(components: Sequence[Component]) -> list[tuple[str, list[Component]]]:
    """The components, family by family: first those families of which more is sure."""
    by_name: dict[str, list[Component]] = {}
    for component in components:
        by_name.setdefault(component.family, []).append(component)
    return sorted(by_name.items(), key=lambda family: -sum(one.real for one in family[1]) / len(family[1]))
