"""Building pages that take long (replays, analyses) beside the event loop, one at a time and in a fair order.

What was built is kept as bytes. What it costs is charged: who asks for much must wait, and nobody else has to.
"""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Any, TypeVar

from starlette.requests import HTTPConnection

from meadhall.hall.identity import address_of, asker_of, identity_of
from meadhall.hall.limits import Budgets
from meadhall.hall.live.workers import Workers

T = TypeVar("T")
MOST_BYTES = 32 * 1024 * 1024
"""So much is kept of what was built; what was not asked for longest goes first."""
USUAL = 0.05
"""Seconds that something is thought to take that was never built before."""
BUDGET = "building"


class PageBuilder:
    """Builds pages, for all who ask for them."""

    def __init__(self, budgets: Callable[[], Budgets]) -> None:
        self._budgets = budgets
        self._workers = Workers(1, "pages", measured=True)
        self._kept: OrderedDict[Hashable, bytes] = OrderedDict()
        self._size = 0
        self._under_way: dict[Hashable, asyncio.Task[Any]] = {}
        self._took: dict[str, float] = {}
        """About how long each kind takes."""

    async def page(self, kind: str, key: Hashable, build: Callable[[], bytes], asker: HTTPConnection) -> bytes:
        """A page as bytes, kept under its key; a TableError if the asker has asked for too much."""
        kept = self._kept.get((kind, key))
        if kept is not None:
            self._kept.move_to_end((kind, key))
            return kept
        found = await self.build(kind, key, build, asker)
        if (kind, key) not in self._kept:
            self._kept[kind, key] = found
            self._size += len(found)
        while self._size > MOST_BYTES:
            self._size -= len(self._kept.popitem(last=False)[1])
        return found

    async def build(self, kind: str, key: Hashable, build: Callable[[], T], asker: HTTPConnection) -> T:
        """Something that takes long, built once for all who ask for it at the same time; nothing of it is kept here."""
        task = self._under_way.get((kind, key))
        if task is None:
            task = asyncio.create_task(self._build(kind, build, asker))
            self._under_way[kind, key] = task
            task.add_done_callback(lambda _: self._under_way.pop((kind, key), None))
        found: T = await asyncio.shield(task)
        return found

    async def _build(self, kind: str, build: Callable[[], T], asker: HTTPConnection) -> T:
        person, address = identity_of(asker).person, address_of(asker)
        budgets, expected = self._budgets(), self._took.get(kind, USUAL)
        budgets.spend(BUDGET, person, address, expected)
        took = expected

        def timed() -> T:
            nonlocal took
            begun = time.thread_time()
            try:
                return build()
            finally:
                took = time.thread_time() - begun

        try:
            return await self._workers.run(timed, asker_of(asker), expected)
        finally:
            self._took[kind] = (expected + took) / 2
            budgets.charge(BUDGET, person, address, took - expected)
