"""Runs: numbered games, split into numbered blocks that can be played anywhere and in any order.

What a game is follows from its number and the run's seed alone, so a block always gives the same result, wherever it
is played; `GameRun.play` puts the blocks together in the order of their games. With a folder each finished block is
kept there, and a run that was interrupted goes on with what is missing.
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

import meadhall
from meadhall.core.driver import play
from meadhall.core.errors import MeadhallError
from meadhall.core.match import Match
from meadhall.core.options import Value, settle
from meadhall.core.record import Array
from meadhall.lab.accumulators import Accumulator, asked, find_count, name_of, new_count
from meadhall.lab.compiled.trace import Trace
from meadhall.lab.compiled.whole_games import RandomGames, SearchedGames
from meadhall.lab.decisions import DecisionColumns, DecisionRecorder, Decisions
from meadhall.lab.games import BotTable, ScheduledGame, make_table, steps_of
from meadhall.lab.observations import Observations, Observer
from meadhall.lab.process_pool import Stopped, share_out, stopped

_FORMAT = 5  # of a run's folder: rises when one that was begun before cannot be gone on with
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
class GameRows(DecisionColumns):
    """How games ended: arrays with a row a game."""

    number: Array
    steps: Array
    decisions: Array
    points: Array
    """All 0 in a game that has none."""
    results: Array
    """WON, DREW or LOST."""
    places: Array
    starters: Array
    """The seat that decided first."""
    stopped: Array
    """Whether the guard against endless games (`Game.stop`) has ended the game, and not a rule."""

    def by_turn_order(self, values: Array) -> Array:
        """A value for each seat of each game in another order: that of who began first, then that of the next."""
        players = values.shape[1]
        order = (np.maximum(0, self.starters)[:, None] + np.arange(players)) % players
        return np.take_along_axis(values, order, axis=1)


@dataclass(frozen=True)
class BlockResult:
    """The result of a block of games."""

    first: int
    rows: GameRows
    counts: tuple[Accumulator, ...] = ()
    observations: Observations | None = None
    decisions: Decisions | None = None


@dataclass(frozen=True)
class RunPlan:
    """All that a worker has to know to play any block of a run: plain values that can cross to another machine."""

    setup: tuple[Any, ...]  # the table: see `BotTable.setup`
    bots: tuple[str, ...]
    counts: tuple[type[Accumulator] | str, ...] = ()  # accumulators, or their names
    watch: bool = False  # whether a report is to be made of the games
    record: bool = False  # whether their decisions are kept: see `trajectories`

    @property
    def compiled(self) -> bool:
        """Whether whole blocks run in one compiled call: random games that nobody watches."""
        return set(self.bots) == {"random"} and not self.counts and not self.watch and not self.record


class BlockPlayer:
    """Plays blocks of a run; a worker process has one."""

    def __init__(self, plan: RunPlan) -> None:
        self.plan = plan
        self.table: BotTable = make_table(*plan.setup)
        self.kinds = [find_count(kind) if isinstance(kind, str) else kind for kind in plan.counts]
        table = self.table
        self.box = table.game.make_box(table.players, table.options)
        if not plan.compiled:
            table.warm_up(plan.bots)

    @cached_property
    def _recorder(self) -> DecisionRecorder:
        return DecisionRecorder(self.table.game, self.box, self.table.seed)

    @cached_property
    def _random_games(self) -> RandomGames:
        return RandomGames(self.table.game, self.box, self.table.seed)

    @cached_property
    def _searched_games(self) -> SearchedGames:
        return SearchedGames.of(self.table.game, self.box, self.table.seed, self.plan.bots)

    def _steps(self, number: int) -> tuple[Array, Array] | None:
        """The steps of a game that is played in one compiled call; None if these bots must be asked one by one.

        Random games are the same as those that nobody watches: watching changes nothing.
        """
        if set(self.plan.bots) == {"random"}:
            return self._random_games.play(number)
        return self._searched_games.play(number, number) if SearchedGames.knows(self.plan.bots) else None

    def match(self, number: int) -> Match:
        """One game of the run as a match."""
        steps = self._steps(number)
        if steps is None:
            return self.table.play_match(ScheduledGame(number, number, self.plan.bots))[1]
        match = self.table.watched(number)
        match.again(steps[1].tolist())
        return match

    def play(self, numbers: range) -> BlockResult:
        """Play a block of games."""
        if self.plan.compiled:
            played = play(self.table.game, self.box, len(numbers), self.table.seed, first=numbers.start)
            return BlockResult(numbers.start, GameRows(np.array(numbers), *played[1:]))
        counts = tuple(new_count(kind) for kind in self.kinds)
        observer = Observer(self.table.game, self.box, self.table.players) if self.plan.watch else None
        decisions: list[Decisions] = []
        rows = [self._play_game(number, counts, observer, decisions) for number in numbers]
        return BlockResult(
            numbers.start,
            GameRows(np.array(numbers), *(np.array(column) for column in zip(*rows, strict=True))),
            counts,
            observer.observations() if observer else None,
            Decisions.stacked(decisions) if decisions else None,
        )

    def _play_game(
        self, number: int, counts: Sequence[Accumulator], observer: Observer | None, decisions: list[Decisions]
    ) -> tuple[Any, ...]:
        if stopped():
            raise Stopped
        steps = self._steps(number)
        if steps is None:
            steps = steps_of(self.table.play_match(ScheduledGame(number, number, self.plan.bots), counts)[1])
        elif counts:
            self.table.watched(number, counts).again(steps[1].tolist())
        if self.plan.record:
            decisions.append(self._recorder.record(number, self.plan.bots, *steps))
        trace = observer.watch(number, *steps) if observer else Trace.of(self.table.game, self.box, *steps)
        return tuple(column[0] for column in trace.played[1:])


def play_block(player: BlockPlayer, numbers: range) -> BlockResult:
    """Play a block in a worker process."""
    return player.play(numbers)


class Venue(Protocol):
    """Where blocks are played: on this machine by `play_here`, or wherever something else has this shape."""

    def __call__(self, plan: RunPlan, blocks: Iterable[range], jobs: int | None) -> Iterator[BlockResult]:
        """Play blocks, in any order."""


def play_here(plan: RunPlan, blocks: Iterable[range], jobs: int | None) -> Iterator[BlockResult]:
    """Play blocks on the cores of this machine: compiled ones on threads, all others on processes."""
    jobs = jobs or os.cpu_count() or 1
    if not plan.compiled or jobs == 1:
        yield from share_out(BlockPlayer, (plan,), play_block, blocks, jobs)
        return
    player, waiting = BlockPlayer(plan), iter(blocks)
    with ThreadPoolExecutor(jobs) as pool:
        while some := list(islice(waiting, 8 * jobs)):
            yield from pool.map(player.play, some)


@dataclass(frozen=True)
class GameRun:
    """Games that are to be played."""

    table: BotTable
    bots: tuple[str, ...]
    games: int
    counts: tuple[type[Accumulator] | str, ...] = ()
    watch: bool = False
    folder: Path | None = None  # where finished blocks are kept; None to keep nothing
    venue: Venue = field(default=play_here)

    @property
    def plan(self) -> RunPlan:
        """The plan that workers follow."""
        return RunPlan(self.table.setup, self.bots, self.counts, self.watch)

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
        table = self.table
        settings: dict[str, Value] = settle(table.game.options, table.options)
        return {
            "format": _FORMAT,
            "meadhall": meadhall.__version__,
            "game": table.game.name,
            "rules": table.game.rules,
            "content": table.game.edition.digest,
            "players": table.players,
            "options": dict(settings),
            "seed": table.seed,
            "bots": list(self.bots),
            "counts": [kind if isinstance(kind, str) else name_of(kind) for kind in self.counts],
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
        target = self._file(range(block.first, block.first + len(block.rows.number)))
        scratch = target.with_suffix(".new")  # so that an interruption never leaves half a block under its name
        scratch.write_bytes(pickle.dumps(block))
        scratch.replace(target)


def merged_counts(blocks: Sequence[BlockResult]) -> tuple[Accumulator, ...]:
    """The accumulators of all blocks as one each, merged in the order of the games."""
    if not blocks:
        return ()
    totals = tuple(new_count(type(count)) for count in blocks[0].counts)
    for block in blocks:
        for total, count in zip(totals, block.counts, strict=True):
            asked(type(total), "merge", total.merge, count)
    return totals
