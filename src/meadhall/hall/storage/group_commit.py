"""Group commit: one thread writes, and commits all that is waiting at once. The two stores share it."""

import asyncio
import queue
import threading
import time
from abc import ABC, abstractmethod
from collections.abc import Collection, Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from functools import partial

from meadhall.hall.storage.errors import CONFLICT, UNAVAILABLE, StoreError
from meadhall.hall.storage.writes import AnalysisWrite, Erase, RowsChange, RowsDrop, RowsWrite, Write
from meadhall.hall.words import say

AnyWrite = Write | AnalysisWrite | RowsWrite | RowsDrop | RowsChange | Erase  # anything that is kept
GROUP = 512  # at most so many writes share a commit
GATHER = 0.008
"""Seconds for which the first write waits for others to share its commit with: nobody feels it, and all gain by it."""
_AGAIN = 0.1  # seconds between two tries to reach a database that does not answer


@dataclass
class _Job:
    writes: Sequence[AnyWrite]
    done: "asyncio.Future[None] | Future[None]"  # where somebody waits for it: in an event loop, or in a thread
    error: StoreError | None = None
    doubtful: bool = False
    """Whether the database went away while it was being written: it may have been kept nevertheless."""


class GroupCommit(ABC):
    """A store that writes in groups. Its subclasses know transactions and queries, and nothing of groups."""

    patience = 0.0  # seconds for which a write is tried again if the database does not answer

    def __init__(self) -> None:
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self.commits = self.written = self.failed = 0
        self.busy = 0.0
        """Seconds that all commits together took."""
        self._closing = False
        self._writer = threading.Thread(target=self._run, name="store", daemon=True)

    # --- What a store must know ---------------------------------------------------------------------------------

    @abstractmethod
    def _transaction(self, writes: Sequence[AnyWrite]) -> None:
        """Keep all of these or none; a StoreError tells why not."""

    @abstractmethod
    def versions(self, tables: Collection[str]) -> dict[str, int]:
        """The number of the last entry of each of these tables, if it has any."""

    def _holds(self, write: Write) -> bool:
        """Whether a write that went wrong was kept nevertheless."""
        return False

    def _publish(self, writes: Sequence[AnyWrite]) -> None:  # noqa: B027 - a hall that is alone tells nobody
        """Tell the other nodes of new entries."""

    def save(self, *writes: AnyWrite) -> "asyncio.Future[None]":
        """Keep these writes, all or none: the future is done when they are safe, or fails with a StoreError.

        Nothing takes a write back: a task that may be cancelled while it waits must shield the future.
        """
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._jobs.put(_Job(writes, done))
        return done

    def save_now(self, *writes: AnyWrite) -> None:
        """Keep these writes and wait until they are safe, where there is no event loop."""
        done: Future[None] = Future()
        self._jobs.put(_Job(writes, done))
        done.result()

    def _finish(self) -> None:
        """Finish all writes, and end the thread."""
        self._closing = True
        self._jobs.put(None)
        self._writer.join()

    def _run(self) -> None:
        while True:
            jobs, last = self._next_jobs()
            if jobs:
                self._commit(jobs)
                _answer(jobs)
                kept = [write for job in jobs if job.error is None for write in job.writes]
                if kept:
                    self._publish(kept)
            if last:
                return

    def _next_jobs(self) -> tuple[list[_Job], bool]:
        """All jobs that are waiting, up to a group; wait for the first one."""
        jobs = [self._jobs.get()]
        if jobs[0] is not None:
            time.sleep(GATHER)
        while jobs[-1] is not None and len(jobs) < GROUP and not self._jobs.empty():
            jobs.append(self._jobs.get())
        return [job for job in jobs if job is not None], jobs[-1] is None

    def _commit(self, jobs: list[_Job]) -> None:
        """Write all jobs in one transaction. If it fails, write them without those that are too late, or each by
        itself, so that one cannot spoil the others."""
        try:
            error = self._try(jobs)
            if error is not None and error.code == CONFLICT:
                jobs = self._in_time(jobs)
                error = self._try(jobs) if jobs else None
        except StoreError as failed:
            error = failed
        if error is None:
            return
        if len(jobs) > 1 and error.code != UNAVAILABLE:
            for job in jobs:
                self._commit([job])
            return
        for job in jobs:
            job.error = job.error or error
        self.failed += len(jobs)

    def _try(self, jobs: list[_Job]) -> StoreError | None:
        """Try one transaction for as long as the patience lasts; returns why it failed."""
        begun = time.perf_counter()
        while True:
            try:
                self._transaction([write for job in jobs for write in job.writes])
            except StoreError as error:
                if error.code != UNAVAILABLE:
                    return error
                for job in jobs:
                    job.doubtful = True
                if self._closing or time.perf_counter() - begun > self.patience:
                    return error
                time.sleep(_AGAIN)
            except Exception as error:  # the writer must live, and the caller must be told
                return StoreError("failed", partial(say, "store-failed", error=type(error).__name__))
            else:
                break
        self.commits += 1
        self.written += len(jobs)
        self.busy += time.perf_counter() - begun
        return None

    def _in_time(self, jobs: list[_Job]) -> list[_Job]:
        """Those jobs whose entries come next at their tables; the others are told that they are too late.

        A job that was kept, though the database went away before it could say so, is done.
        """
        tables = {write.table for job in jobs for write in job.writes if isinstance(write, Write)}
        last, in_time = self.versions(tables), list[_Job]()
        for job in jobs:
            writes = [write for write in job.writes if isinstance(write, Write) and write.entries]
            if all(write.entries[0].number == last.get(write.table, 0) + 1 for write in writes):
                last |= {write.table: write.entries[-1].number for write in writes}
                in_time.append(job)
            elif not (job.doubtful and all(map(self._holds, writes))):
                job.error = StoreError(CONFLICT, partial(say, "postgres-conflict"))
                self.failed += 1
            else:
                self.written += 1
        return in_time


def _answer(jobs: list[_Job]) -> None:
    """Tell all callers that wait; those in an event loop all at once."""
    loops: dict[asyncio.AbstractEventLoop, list[_Job]] = {}
    for job in jobs:
        if isinstance(job.done, asyncio.Future):
            loops.setdefault(job.done.get_loop(), []).append(job)
        else:
            _wake([job])
    for loop, waiting in loops.items():
        if not loop.is_closed():
            loop.call_soon_threadsafe(_wake, waiting)


def _wake(jobs: list[_Job]) -> None:
    for job in jobs:
        if job.done.done():
            continue
        if job.error is not None:
            job.done.set_exception(job.error)
        else:
            job.done.set_result(None)
