"""Workers: threads for what takes long, so that the event loop never does. A closing hall does not wait for them."""

import asyncio
import os
import sys
import threading
import time
from collections.abc import Callable, Hashable
from contextvars import Context, copy_context
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Generic, TypeVar

from meadhall.hall.fair_order import NOBODY, Asker, FairOrder

T = TypeVar("T")


@dataclass(eq=False)
class Job(Generic[T]):
    """Something to do, and who has asked for it."""

    work: Callable[[], T]
    loop: asyncio.AbstractEventLoop = field(default_factory=asyncio.get_running_loop)
    context: Context = field(default_factory=copy_context)
    """That of who has asked first, with their language."""
    askers: set[Asker] = field(default_factory=set)
    taken: bool = False
    """Whether a worker has it already."""
    done: "asyncio.Future[T]" = field(init=False)

    def __post_init__(self) -> None:
        self.done = self.loop.create_future()


class Workers:
    """A few daemon threads with one queue: fair to those who ask for it, and else in the order of asking.

    Costs are seconds where they are `measured`: somebody who has announced too little is charged for the rest.
    """

    def __init__(self, count: int, name: str, *, patient: bool = False, measured: bool = False) -> None:
        self._jobs: FairOrder[tuple[Job[Any], Asker, float]] = FairOrder()
        self._shared: dict[Hashable, Job[Any]] = {}
        self._news = threading.Condition()
        self._count, self._name, self._patient, self._measured = count, name, patient, measured
        self._threads: list[threading.Thread] = []

    async def run(self, work: Callable[[], T], asker: Asker = NOBODY, cost: float = 0.0) -> T:
        """Let a worker do something for somebody, which takes about so long, and wait for what comes out."""
        job = Job(work)
        self._put(job, asker, cost)
        return await job.done

    def is_under_way(self, key: Hashable) -> bool:
        """Whether somebody waits for something that is shared by this key."""
        return key in self._shared

    def share(self, key: Hashable, work: Callable[[], T], asker: Asker, cost: float) -> "asyncio.Future[T]":
        """Let a worker do something once for all who ask for it at the same time, when the first of them has a turn."""
        job: Job[T] | None = self._shared.get(key)
        if job is None:
            job = self._shared[key] = Job(work)
            job.done.add_done_callback(lambda _: self._shared.pop(key, None))
        if asker not in job.askers:
            job.askers.add(asker)
            self._put(job, asker, cost)
        return asyncio.shield(job.done)

    def _put(self, job: Job[Any], asker: Asker, cost: float) -> None:
        while len(self._threads) < self._count:
            name = f"{self._name} {len(self._threads) + 1}"
            self._threads.append(threading.Thread(target=self._work, name=name, daemon=True))
            self._threads[-1].start()
        with self._news:
            self._jobs.put((job, asker, cost), asker, cost)
            self._news.notify()

    def _work(self) -> None:
        if self._patient and sys.platform == "linux":  # only there a single thread can let everything else go first
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), 10)
        while True:
            with self._news:
                self._news.wait_for(lambda: len(self._jobs))
                job, asker, cost = self._jobs.pop()
                if job.taken:
                    continue
                job.taken = True
            begun = time.thread_time()
            _do(job)
            del job  # while this thread waits, nothing is kept of what came of it
            if self._measured and (more := time.thread_time() - begun - cost) > 0:
                with self._news:
                    self._jobs.charge(asker, more)


def _do(job: Job[Any]) -> None:
    try:
        settle = partial(job.done.set_result, job.context.run(job.work))
    except Exception as error:
        settle = partial(job.done.set_exception, error)
    if not job.loop.is_closed():
        job.loop.call_soon_threadsafe(_settle, job.done, settle)
    del settle  # an error refers to where it was made, and that would to it


def _settle(done: "asyncio.Future[Any]", settle: Callable[[], None]) -> None:
    if not done.done():
        settle()
