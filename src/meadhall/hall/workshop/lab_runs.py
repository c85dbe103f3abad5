"""The tests, tunings and trainings of a hall: one at a time, in the order of asking, each in a process of its own that
everything else goes before. The findings are kept with the edition; games are kept until then, so that a run can be
resumed."""

import asyncio
import hashlib
import os
import shutil
import sys
import tempfile
import time
from collections import OrderedDict
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Literal, get_args

import msgspec
from msgspec import Struct

from meadhall.hall.storage.errors import StoreError
from meadhall.hall.storage.store import Store
from meadhall.hall.words import say
from meadhall.hall.workshop.editions import RESULT, FoundEdition
from meadhall.hall.workshop.lab_worker import LabAnswer, LabKind, LabLine, LabRequest
from meadhall.table.errors import TableError

if TYPE_CHECKING:
    from meadhall.hall.live.hall import Hall

MOST_WAITING, MOST_OF_A_PERSON, KEPT = 20, 2, 7 * 24 * 3600.0
"""Runs that may wait, those of one person, and seconds for which games of an interrupted run are kept."""
MOST_JUDGES = 200  # that are kept for versions of editions
LONGEST = 4 * 3600.0  # seconds after which a run is given up

KINDS: tuple[LabKind, ...] = get_args(LabKind)
LabState = Literal["waiting", "working", "failed"]


class LabResult(Struct, frozen=True):
    """The findings of a run, and the version of the edition that it played."""

    kind: LabKind
    version: int
    bot: str
    answer: LabAnswer


@dataclass
class LabRun:
    """A run that waits, or is under way, or has failed."""

    edition: str
    owner: str
    person: str
    version: int
    request: LabRequest
    total: int
    state: LabState = "waiting"
    done: int = 0
    problem: str = ""


class LabRuns:
    """All runs of a hall."""

    def __init__(self, hall: "Hall") -> None:
        self._hall = hall
        self._runs: OrderedDict[str, LabRun] = OrderedDict()
        """Those that wait or are under way or have failed, by their editions."""
        self._free = asyncio.Lock()
        self._process: asyncio.subprocess.Process | None = None

    def of(self, edition: str) -> LabRun | None:
        """The run of an edition that waits, is under way or has failed."""
        return self._runs.get(edition)

    async def results(self, found: FoundEdition) -> list[LabResult]:
        """The findings of the last run of each kind for an edition."""
        get, names = self._hall.keepsakes.get, (f"{found.id}-{kind}" for kind in KINDS)
        kept = [await get(found.owner, RESULT, name, LabResult) for name in names]
        return [each for each in kept if each is not None]

    def begin(self, found: FoundEdition, person: str, request: LabRequest, total: int) -> LabRun:
        """Let a run wait for its turn; a TableError tells why it may not."""
        busy = [run for run in self._runs.values() if run.state != "failed"]
        if found.id in self._runs and self._runs[found.id].state != "failed":
            raise TableError("too-large", say("workshop-lab-runs"))
        if len(busy) >= MOST_WAITING or sum(run.person == person for run in busy) >= MOST_OF_A_PERSON:
            raise TableError("too-fast", say("workshop-lab-many"))
        run = LabRun(found.id, found.owner, person, found.edition.version, request, total)
        self._runs[found.id] = run
        while len(self._runs) > 200:
            self._runs.popitem(last=False)
        self._hall.spawn(self._go(run), patient=True)
        return run

    def stop(self, edition: str) -> None:
        """Give a run up; what it has played is kept for a while."""
        run = self._runs.pop(edition, None)
        if run is not None and run.state == "working" and self._process is not None:
            with suppress(ProcessLookupError):
                self._process.kill()

    async def drop(self, found: FoundEdition) -> None:
        """Give up the run of an edition, and keep no longer what came out of others."""
        self.stop(found.id)
        for kind in KINDS:
            await self._hall.keepsakes.drop(found.owner, RESULT, f"{found.id}-{kind}")

    def forget(self, person: str) -> None:
        """Give up all that a person has begun."""
        for edition, run in list(self._runs.items()):
            if person in (run.person, run.owner):
                self.stop(edition)

    async def close(self) -> None:
        """Stop the process, if one is under way."""
        for edition in list(self._runs):
            self.stop(edition)
        if self._process is not None:
            await self._process.wait()

    def folder(self, request: LabRequest) -> Path:
        """The folder of the games of a request while it goes on; the same for the same request."""
        asked = msgspec.json.encode(msgspec.structs.replace(request, folder="", name=""), order="sorted")
        return beside(self._hall.store) / "workshop-runs" / hashlib.sha256(asked).hexdigest()[:32]

    async def _go(self, run: LabRun) -> None:
        async with self._free:
            if self._runs.get(run.edition) is not run or self._hall.stopping:
                return
            run.state, folder = "working", self.folder(run.request)
            await asyncio.to_thread(_tidy, folder.parent, beside(self._hall.store) / "judges")
            try:
                async with asyncio.timeout(LONGEST):
                    answer = await self._play(run, msgspec.structs.replace(run.request, folder=str(folder)))
            except (OSError, TimeoutError, msgspec.DecodeError):
                answer = None
            if self._runs.get(run.edition) is not run:
                return
            if answer is None:
                run.state, run.problem = "failed", run.problem or say("workshop-lab-failed")
                return
            result = LabResult(run.request.kind, run.version, run.request.bot, answer)
            with suppress(StoreError):
                await self._hall.keepsakes.keep(run.owner, RESULT, f"{run.edition}-{run.request.kind}", result)
            await asyncio.to_thread(shutil.rmtree, folder, True)
            self._runs.pop(run.edition, None)

    async def _play(self, run: LabRun, request: LabRequest) -> LabAnswer | None:
        pipe = asyncio.subprocess.PIPE
        environment = os.environ | {"OPENBLAS_NUM_THREADS": "1", "NUMBA_NUM_THREADS": "1"}
        self._process = process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "meadhall.hall.workshop.lab_worker", stdin=pipe, stdout=pipe, env=environment,
            limit=4 * 2**20,
        )  # fmt: skip
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(msgspec.json.encode(request))
            process.stdin.close()
            while data := await process.stdout.readline():
                line = msgspec.json.decode(data, type=LabLine)
                run.done += line.done
                if line.failed:
                    run.problem = line.failed
                if line.answer is not None:
                    return line.answer
            return None
        finally:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()
            self._process = None


def games_folder(store: Store) -> Path:
    """The folder for games that are begun in the workshop of a hall."""
    return beside(store) / "games"


def beside(store: Store) -> Path:
    """The folder in which a hall keeps files beside its store."""
    place: Path | None = getattr(store, "path", None)
    return place.parent if place is not None else Path(tempfile.gettempdir())


def _tidy(runs: Path, judges: Path) -> None:
    """Throw away the games of runs that nobody has gone on with for a week, and the oldest judges if there are many."""
    for folder in runs.glob("*"):
        if time.time() - folder.stat().st_mtime > KEPT:
            shutil.rmtree(folder, ignore_errors=True)
    known = sorted(judges.glob("*.npz"), key=lambda file: file.stat().st_mtime, reverse=True)
    for file in known[MOST_JUDGES:]:
        file.unlink(missing_ok=True)
