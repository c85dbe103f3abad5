"""Workers: threads for what takes long, so that the event loop never does. A closing hall does not wait for them."""

import asyncio
import os
import queue
import threading
from collections.abc import Callable
from typing import Any, TypeVar

T = TypeVar("T")


class Workers:
    """A few daemon threads with one queue; who was there first is served first."""

    def __init__(self, count: int, name: str, *, patient: bool = False) -> None:
        self._jobs: queue.SimpleQueue[tuple[Callable[[], Any], asyncio.Future[Any], asyncio.AbstractEventLoop]] = (
            queue.SimpleQueue()
        )
        self._count, self._name, self._patient = count, name, patient
        self._threads: list[threading.Thread] = []

    async def run(self, work: Callable[[], T]) -> T:
        """Let a worker do something, and wait for what comes out."""
        if not self._threads:
            self._hire()
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        self._jobs.put((work, done, loop))
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
            work, done, loop = self._jobs.get()
            result: Any = None
            error: Exception | None = None
            try:
                result = work()
            except Exception as raised:
                error = raised
            if not loop.is_closed():
                loop.call_soon_threadsafe(_settle, done, result, error)


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
