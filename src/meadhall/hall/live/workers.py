"""Workers: threads for what takes long, so that the event loop never does. A closing hall does not wait for them."""

import asyncio
import os
import threading
import time
from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

from meadhall.hall.fair_order import NOBODY, Asker, FairOrder

T = TypeVar("T")


class Job(NamedTuple):
    """Something to do, and who waits for it."""

    work: Callable[[], Any]
    done: "asyncio.Future[Any]"
    loop: asyncio.AbstractEventLoop
    since: float
    begun: Callable[[float], None] | None


class Workers:
    """A few daemon threads with one queue: fair to those who ask for it, and else in the order of asking."""

    def __init__(self, count: int, name: str, *, patient: bool = False) -> None:
        self._jobs: FairOrder[Job] = FairOrder()
        self._news = threading.Condition()
        self._count, self._name, self._patient = count, name, patient
        self._threads: list[threading.Thread] = []

    async def run(
        self,
        work: Callable[[], T],
        asker: Asker = NOBODY,
        cost: float = 0.0,
        begun: Callable[[float], None] | None = None,
    ) -> T:
        """Let a worker do something for somebody, which takes about so long, and wait for what comes out.

        `begun` is told how many seconds it had to wait.
        """
        if not self._threads:
            self._hire()
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        with self._news:
            self._jobs.put(Job(work, done, loop, time.monotonic(), begun), asker, cost)
            self._news.notify()
        return await done

    def _hire(self) -> None:
        for number in range(self._count):
            thread = threading.Thread(target=self._work, name=f"{self._name} {number + 1}", daemon=True)
            self._threads.append(thread)
            thread.start()

    def _work(self) -> None:
        if self._patient:
            _be_patient()
        while True:
            _do(self._next())  # and not here: who waits for the next job should not keep what came of the last one

    def _next(self) -> Job:
        with self._news:
            while not self._jobs:
                self._news.wait()
            return self._jobs.pop()


def _do(job: Job) -> None:
    result: Any = None
    error: Exception | None = None
    if job.begun is not None:
        job.begun(time.monotonic() - job.since)
    try:
        result = job.work()
    except Exception as raised:
        error = raised
    if not job.loop.is_closed():
        job.loop.call_soon_threadsafe(_settle, job.done, result, error)
    del error  # it refers to where it was made, and that would to it


def _settle(done: "asyncio.Future[Any]", result: Any, error: Exception | None) -> None:
    if done.done():
        return
    if error is not None:
        done.set_exception(error)
    else:
        done.set_result(result)


def _be_patient() -> None:
    """Let everything else go first, where the system can do that for a single thread."""
    if hasattr(os, "setpriority") and os.uname().sysname == "Linux":
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), 10)
