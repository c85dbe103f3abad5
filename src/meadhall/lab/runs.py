"""Runs: numbered games, split into numbered blocks that can be played anywhere and in any order.

A game follows from its number and the run's seed alone, so a block gives the same result wherever it is played, and the
blocks are put together in the order of their games. With a folder each finished block is kept there, and a run that was
interrupted goes on with what is missing.
"""

import json
import os
import pickle
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import cached_property
from itertools import islice
from pathlib import Path
from typing import Any, Protocol

import numpy as np

from meadhall.bots.levels import named_bot
from meadhall.core.driver import play
from meadhall.core.errors import MeadhallError
from meadhall.core.files import replacing
from meadhall.core.language import current, speaking
from meadhall.core.match import Match
from meadhall.core.record import Array
from meadhall.lab.accumulators import Accumulator, asked, find_count, new_count
from meadhall.lab.compiled.trace import Trace
from meadhall.lab.compiled.whole_games import RandomGames, SearchedGames
from meadhall.lab.decisions import Decisions, TableOfArrays
from meadhall.lab.games import BotTable, ScheduledGame, steps_of
from meadhall.lab.observations import Observations, Observer
from meadhall.lab.process_pool import Stopped, share_out, stopped

_FORMAT = 6  # of a run's folder; it rises when older folders can no longer be continued
_COMPILED, _PLAYED = 1000, 20  # games of a block: of random games in one call, and of all others


class ProgressCallback(Protocol):
    """A function that hears of finished games; `kept` ones were finished in an earlier run."""

    def __call__(self, games: int, *, kept: bool = False) -> None:
        """So many games more."""


def silent(games: int, *, kept: bool = False) -> None:
    """A progress that nobody watches."""


class RunError(MeadhallError):
    """A run that cannot be played or continued; the message says why."""


@dataclass(frozen=True)
class GameRows(TableOfArrays):
    """How games ended: arrays with a row a game."""

    number: Array
    steps: Array
    decisions: Array
    points: Array  # all 0 in a game that has none
    results: Array  # WON, DREW or LOST
    places: Array
    starters: Array  # the seat that decided first
    stopped: Array  # whether the guard against endless games (`Game.stop`) has ended the game, and not a rule


@dataclass(frozen=True)
class BlockResult:
    """The result of a block of games."""

    first: int
    rows: GameRows
    counts: tuple[Accumulator, ...] = ()
    observations: Observations | None = None
    decisions: Decisions | None = None


def turned(bots: tuple[str, ...], number: int) -> tuple[str, ...]:
    """The bots seat by seat, if they move on by a seat from game to game: each sits everywhere equally often.

    >>> turned(("a", "b", "c"), 0), turned(("a", "b", "c"), 4)
    (('a', 'b', 'c'), ('b', 'c', 'a'))
    """
    by = number % len(bots)
    return bots[by:] + bots[:by]


@dataclass(frozen=True)
class RunPlan:
    """Plays any block of a run; it can cross to another process or another machine."""

    table: BotTable
    bots: tuple[str, ...]
    counts: tuple[type[Accumulator] | str, ...] = ()  # accumulators, or their names
    watch: bool = False  # whether a report is to be made of the games
    record: bool = False  # whether their decisions are kept: see `trajectories`
    turned: bool = False  # whether the bots move on by a seat from game to game, as they do for a report
    language: str = field(default_factory=current)  # in which components are named

    def __reduce__(self) -> tuple[Any, ...]:
        return RunPlan, (self.table, self.bots, self.counts, self.watch, self.record, self.turned, self.language)

    @property
    def compiled(self) -> bool:
        """Whether whole blocks run in one compiled call: random games that nobody watches."""
        return set(self.bots) == {"random"} and not self.counts and not self.watch and not self.record

    def seated(self, number: int) -> tuple[str, ...]:
        """The bots of a game, seat by seat."""
        return turned(self.bots, number) if self.turned else self.bots

    @cached_property
    def _compiled_games(self) -> dict[tuple[str, ...], RandomGames | SearchedGames | None]:
        """The function that plays whole games in one compiled call; None if the bots must be asked one by one."""
        return {}

    def _steps(self, number: int) -> tuple[Array, Array] | None:
        """The steps of a game that can be played in one compiled call; None if its bots must be asked one by one."""
        table, bots, known = self.table, self.seated(number), self._compiled_games
        if bots not in known:
            if set(bots) == {"random"}:
                known[bots] = RandomGames(table.game, table.box, table.seed)
            elif SearchedGames.knows([named_bot(table.game, bot) for bot in bots]):
                known[bots] = SearchedGames.of(table.game, table.box, table.seed, bots)
            else:
                known[bots] = None
        games = known[bots]
        return None if games is None else games.play(number)

    def match(self, number: int, counts: Sequence[Accumulator] = ()) -> Match:
        """One game of the run as a match, which accumulators may watch."""
        steps = self._steps(number)
        if steps is None:
            self.table.warm_up(self.bots)
            return self.table.play_match(ScheduledGame(number, number, self.seated(number)), counts)[1]
        match = self.table.watched(number, counts)
        match.again(steps[1].tolist())
        return match

    def play(self, numbers: range) -> BlockResult:
        """Play a block of games."""
        with speaking(self.language):
            return self._play(numbers)

    def _play(self, numbers: range) -> BlockResult:
        game, box = self.table.game, self.table.box
        if self.compiled:
            played = play(game, box, len(numbers), self.table.seed, first=numbers.start)
            return BlockResult(numbers.start, GameRows(np.array(numbers), *played[1:]))
        self.table.warm_up(self.bots)
        counts = tuple(new_count(find_count(kind) if isinstance(kind, str) else kind) for kind in self.counts)
        observer = Observer(game, box, self.table.players) if self.watch else None
        decisions, rows = list[Decisions](), []
        for number in numbers:
            if stopped():
                raise Stopped
            steps = self._steps(number) if not counts else None
            whos, actions = steps or steps_of(self.match(number, counts))
            if self.record:
                decisions.append(self.table.recorder.record(number, self.seated(number), whos, actions))
            trace = observer.watch(number, whos, actions) if observer else Trace.of(game, box, whos, actions)
            rows.append(tuple(column[0] for column in trace.played[1:]))
        return BlockResult(
            numbers.start,
            GameRows(np.array(numbers), *(np.array(column) for column in zip(*rows, strict=True))),
            counts,
            observer.observations() if observer else None,
            Decisions.stacked(decisions) if decisions else None,
        )


class Venue(Protocol):
    """Where blocks are played: on this machine by `play_here`, or wherever something else has this shape."""

    def __call__(self, plan: RunPlan, blocks: Iterable[range], jobs: int | None) -> Iterator[BlockResult]:
        """Play blocks, in any order."""


def play_here(plan: RunPlan, blocks: Iterable[range], jobs: int | None) -> Iterator[BlockResult]:
    """Play blocks on the cores of this machine: compiled ones on threads, all others on processes."""
    jobs = jobs or os.cpu_count() or 1
    if not plan.compiled or jobs == 1:
        yield from share_out(plan, RunPlan.play, blocks, jobs)
        return
    waiting = iter(blocks)
    with ThreadPoolExecutor(jobs) as pool:
        while some := list(islice(waiting, 8 * jobs)):
            yield from pool.map(plan.play, some)


@dataclass(frozen=True)
class GameRun:
    """Games that are to be played."""

    table: BotTable
    bots: tuple[str, ...]
    games: int
    counts: tuple[type[Accumulator] | str, ...] = ()
    watch: bool = False  # whether a report is to be made of the games; the bots then change seats
    folder: Path | None = None  # where finished blocks are kept; None to keep nothing
    venue: Venue = field(default=play_here)

    @property
    def plan(self) -> RunPlan:
        """The plan that workers follow."""
        return RunPlan(self.table, self.bots, self.counts, self.watch, turned=self.watch)

    def blocks(self) -> list[range]:
        """The games, block by block."""
        size = _COMPILED if self.plan.compiled else _PLAYED
        return [range(first, min(first + size, self.games)) for first in range(0, self.games, size)]

    def play(self, jobs: int | None = None, progress: ProgressCallback = silent) -> list[BlockResult]:
        """Play what is not yet played; the blocks come in the order of their games."""
        self._open_folder()
        found = [block for numbers in self.blocks() if (block := self._kept(numbers)) is not None]
        if found:
            progress(sum(len(block.rows.number) for block in found), kept=True)
        known = {block.first for block in found}
        missing = [numbers for numbers in self.blocks() if numbers.start not in known]
        if missing:
            for block in self.venue(self.plan, missing, jobs):
                self._keep(block)
                found.append(block)
                progress(len(block.rows.number))
        return sorted(found, key=lambda block: block.first)

    @property
    def settings(self) -> dict[str, Any]:
        """All that the games depend on but their number."""
        return {
            "format": _FORMAT,
            **self.table.about,
            "bots": list(self.bots),
            "counts": [kind if isinstance(kind, str) else kind.__name__ for kind in self.counts],
            "report": self.watch,
        }

    def _open_folder(self) -> None:
        """Make the folder, or see that it holds the same run."""
        if self.folder is None:
            return
        file = self.folder / "run.json"
        try:
            if not file.exists():
                if self.folder.exists() and any(self.folder.iterdir()):
                    raise RunError(f"{self.folder} holds other files; a run wants an empty folder, or its own")
                self.folder.mkdir(parents=True, exist_ok=True)
                file.write_text(json.dumps(self.settings, indent=2), encoding="utf-8")
            there = json.loads(file.read_text(encoding="utf-8"))
        except OSError as error:
            raise RunError(f"{self.folder}: cannot be used for a run: {error.strerror}") from None
        except ValueError:
            raise RunError(f"{file}: this is not the description of a run") from None
        for name, value in self.settings.items():
            if there.get(name) != value:
                raise RunError(
                    f"{self.folder} holds another run: its {name} is {there.get(name)!r}, not {value!r}; "
                    "name another folder, or ask for the same"
                )

    def _file(self, numbers: range) -> Path:
        assert self.folder is not None
        return self.folder / f"games-{numbers.start:09d}-{numbers.stop:09d}.block"

    def _kept(self, numbers: range) -> BlockResult | None:
        if self.folder is None or not self._file(numbers).exists():
            return None
        block = pickle.loads(self._file(numbers).read_bytes())
        assert isinstance(block, BlockResult)
        return block

    def _keep(self, block: BlockResult) -> None:
        if self.folder is None:
            return
        with replacing(self._file(range(block.first, block.first + len(block.rows.number)))) as scratch:
            scratch.write_bytes(pickle.dumps(block))


def merged_counts(blocks: Sequence[BlockResult]) -> tuple[Accumulator, ...]:
    """The accumulators of all blocks as one each, merged in the order of the games."""
    if not blocks:
        return ()
    totals = tuple(new_count(type(count)) for count in blocks[0].counts)
    for block in blocks:
        for total, count in zip(totals, block.counts, strict=True):
            asked(type(total), "merge", total.merge, count)
    return totals
