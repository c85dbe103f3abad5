"""The analyses of a hall: the people who ask for them, how far each is, and the results. No game is analysed twice.

A first, quick look is there within a second or two; the deep one follows, and is kept in the store.
"""

import asyncio
import os
from collections import OrderedDict
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

import msgspec
from msgspec import Struct
from msgspec.structs import astuple

from meadhall.analysis.depth import QUICK, USUAL
from meadhall.analysis.model import Analysis, TurnChoice
from meadhall.analysis.told import say as tell
from meadhall.core.errors import MeadhallError
from meadhall.core.gamefile import GameFile
from meadhall.core.language import current
from meadhall.core.match import Match
from meadhall.hall.analyses.worker import AnalysisFailed, Lane, Ready, Solve, Try, Whole
from meadhall.hall.caches import Cache
from meadhall.hall.fair_order import Asker
from meadhall.hall.storage.errors import StoreError
from meadhall.hall.storage.writes import AnalysisWrite, RowsWrite, SeatAccuracy, digest_of
from meadhall.hall.words import say
from meadhall.practice.puzzle import Puzzle
from meadhall.practice.verdict import Verdict
from meadhall.ready import SEARCH
from meadhall.table.errors import TableError

if TYPE_CHECKING:
    from meadhall.hall.live.hall import Hall

MOST_STEPS = 5000  # A longer game would keep a worker busy for too long
MOST_WAITING, MOST_OF_AN_ADDRESS = 20, 5
"""So many analyses may wait; and so many of all at one address, so that there is a place for others."""
QUICK_COST = 5.0  # how much longer a first look at a whole game takes than a look at one action
_KEPT_READ, _KEPT_TRIES, _KEPT_FAILURES = 8, 500, 100

State = Literal["none", "waiting", "working", "done", "failed"]


class Standing(Struct, frozen=True, omit_defaults=True):
    """How far the analysis of a game is."""

    state: State
    done: int = 0  # positions that were looked at deeply so far
    total: int = 0
    depth: str = ""
    """How deep the best look is that there is already: "quick" or that of a level; nothing if there is none."""
    problem: str = ""  # why it failed, in a sentence


@dataclass
class _Job:
    file: GameFile
    total: int
    asker: Asker
    table: str | None = None
    """The table at which the game was played, if it was one of this hall."""
    state: State = "waiting"
    quick: Analysis | None = None
    done: int = 0
    problem: MeadhallError | None = None


class Analyses:
    """All analyses of a hall."""

    def __init__(self, hall: "Hall") -> None:
        self._hall = hall
        self._jobs: OrderedDict[str, _Job] = OrderedDict()
        """The analyses under way, and those that failed, by the digest of the game."""
        self._quick, self._deep = Lane(1), Lane(max(1, (os.cpu_count() or 2) - 1))
        """A first look, or an action that somebody tries, does not wait for a whole analysis."""
        self._read: Cache[str, Analysis] = hall.caches.new(_KEPT_READ)
        """The analyses that were asked for last: people who look at one ask for many of its positions."""
        self.retold: Cache[tuple[int, str, str], Analysis] = hall.caches.new(_KEPT_READ)
        """Analyses in other languages, by the numbers of tales and by depths."""
        self._tries: Cache[tuple[str, int, str], TurnChoice | None] = hall.caches.new(_KEPT_TRIES)

    async def standing(self, file: GameFile) -> Standing:
        """How far the analysis of a game is."""
        job = self._jobs.get(digest_of(file))
        if job is not None:
            problem = str(job.problem or "")  # in the language of the reader
            return Standing(job.state, job.done, job.total, QUICK if job.quick else "", problem)
        try:
            found = await self._stored(file)
        except StoreError as error:
            return Standing("failed", problem=str(error))
        return Standing("done", depth=found.depth.name) if found is not None else Standing("none")

    async def best(self, file: GameFile) -> Analysis | None:
        """The best analysis of a game so far: the deep one, the quick one, or None."""
        game = digest_of(file)
        job = self._jobs.get(game)
        if job is not None and job.quick is not None:
            return job.quick
        moment = self._read.moment
        known = self._read.get(game) or await self._stored(file)
        if known is not None:
            self._read.put(game, known, moment, game)
        return known

    async def begin(
        self, file: GameFile, steps: int, who: str, address: str | None = None, table: str | None = None
    ) -> None:
        """Have a finished game analysed, of a table of this hall or from a file; a TableError says why it will not
        be."""
        game = digest_of(file)
        try:
            if await self._stored(file) is not None:
                return
        except StoreError:
            pass  # a damaged analysis is made again
        if game in self._jobs and self._jobs[game].state != "failed":
            return
        if await asyncio.to_thread(self._hall.store.is_erased, game):
            raise TableError("no-analysis", tell("somebody-forgotten"))
        if file.result is None:
            raise TableError("not-over", tell("no-result"))
        if steps > MOST_STEPS:
            raise TableError("too-long", tell("too-long", steps=str(steps), most=str(MOST_STEPS)))
        asker = Asker.of(address, who)
        waiting = [each.asker.address for each in self._jobs.values() if each.state != "failed"]
        if len(waiting) >= MOST_WAITING or waiting.count(asker.address) >= MOST_OF_AN_ADDRESS:
            raise TableError("too-fast", tell("too-many"))
        await asyncio.to_thread(self._hall.store.check_room)
        await self._hall.spend("analyses", who, address)
        if game in self._jobs and self._jobs[game].state != "failed":
            return  # somebody else was quicker
        self._jobs[game] = job = _Job(file, steps + 1, asker, table)
        failed = [each for each, other in self._jobs.items() if other.state == "failed"]
        self.forget(*failed[:-_KEPT_FAILURES])
        self._hall.spawn(self._work(game, job), patient=True)

    def expect(self, game: str) -> None:
        """Get ready for an analysis: somebody has seen the end of such a game, and may want to know what decided it."""

        async def get_ready() -> None:
            with suppress(AnalysisFailed):  # people who ask for an analysis will be told
                await self._quick.ask(Ready(game))

        if not self._hall.stopping and self._hall.game_loader.is_compiled(game, SEARCH):
            self._hall.spawn(get_ready(), patient=True)

    async def _work(self, game: str, job: _Job) -> None:
        try:
            while self._hall.game_loader.is_awaited(job.file.game, SEARCH):
                await asyncio.sleep(0.25)
            data = job.file.to_json()
            quick = await self._quick.ask(Whole(data, QUICK), asker=job.asker, cost=QUICK_COST)
            job.quick = await asyncio.to_thread(Analysis.from_json, quick)

            def went(count: int) -> None:
                job.state, job.done = "working", job.done + count

            found = await self._deep.ask(Whole(data, USUAL), went, job.asker, job.total)
            deep = await asyncio.to_thread(Analysis.from_json, found)
            seats = SeatAccuracy.all_of(job.table, deep) if job.table is not None else ()
            await self._hall.store.save(AnalysisWrite(game, USUAL, self._hall.now(), found, seats))
            if self._jobs.get(game) is job:  # and was not forgotten
                del self._jobs[game]
        except (AnalysisFailed, StoreError) as error:
            job.state, job.problem = "failed", error.with_traceback(None)
            if self._hall.stopping:
                return
            self._hall.log.error("analysis failed", game=job.file.game, text=error)
        except Exception:  # a mistake of ours, for the log; the person who waits is told, and others may have its place
            job.state, job.problem = "failed", AnalysisFailed("failed")
            raise

    async def note(self, table: str, analysis: Analysis) -> None:
        """Remember how well each seat of a table has played, if that is not known yet: an earlier release has analysed
        its game, or it was analysed as a file."""
        rows = [astuple(each) for each in SeatAccuracy.all_of(table, analysis)]
        with suppress(StoreError):  # it can be noted when somebody looks at it next
            if not await self._hall.found("accuracies", table_id=table):
                await self._hall.save(RowsWrite("accuracies", rows))

    async def _stored(self, file: GameFile) -> Analysis | None:
        def read() -> Analysis | None:
            data = self._hall.store.analysis(digest_of(file), USUAL)
            try:
                return Analysis.from_json(data) if data is not None else None
            except msgspec.DecodeError:
                raise StoreError("damaged", say("analysis-damaged")) from None

        return await asyncio.to_thread(read)

    def forget(self, *games: str) -> None:
        """Forget the analyses of these games, by their digests; the store takes none of a game that was erased."""
        for game in games:
            self._jobs.pop(game, None)

    async def judge(
        self, file: GameFile, number: int, action: str, who: str, address: str | None = None
    ) -> TurnChoice | None:
        """The cost of playing an action in a position; None if there was no choice."""
        key = game, _, _ = digest_of(file), number, action
        if key in self._tries:
            return self._tries[key]
        self._hall.budgets.spend("tries", who, address)
        moment = self._tries.moment
        answer = await self._quick.ask(
            Try(file.to_json(), number, action, USUAL, current()), asker=Asker.of(address, who)
        )
        found = msgspec.json.decode(answer, type=TurnChoice | None)
        self._tries.put(key, found, moment, game)
        return found

    async def solve(
        self, match: Match, puzzle: Puzzle, tried: tuple[str, ...], who: str, address: str | None = None
    ) -> Verdict:
        """The judge's verdict about a plan that somebody tries in a puzzle, at which the match stands."""
        self._hall.budgets.spend("tries", who, address)
        file = await asyncio.to_thread(match.record.to_json)
        request = Solve(file, msgspec.json.encode(puzzle), tried, current())
        answer = await self._quick.ask(request, asker=Asker.of(address, who))
        return msgspec.json.decode(answer, type=Verdict)

    async def close(self) -> None:
        """Look at no more."""
        await self._quick.close()
        await self._deep.close()
