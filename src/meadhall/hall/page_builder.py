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
from meadhall.hall.live.workers import Job, Workers

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
        self._under_way: dict[Hashable, tuple[Job[Any], set[str]]] = {}
        """What is being built, and who has asked for it."""
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
        """Something that takes long, built once for all who ask for it at the same time, in the first turn of any of
        them; the one who has asked first pays. Nothing of it is kept here."""
        expected, who, known = self._took.get(kind, USUAL), asker_of(asker), self._under_way.get((kind, key))
        if known is None:
            known = self._under_way[kind, key] = self._begin(kind, build, asker, expected), set[str]()
            known[0].done.add_done_callback(lambda _: self._under_way.pop((kind, key), None))
        job, askers = known
        if who not in askers:
            askers.add(who)
            self._workers.put(job, who, expected)
        found: T = await asyncio.shield(job.done)
        return found

    def _begin(self, kind: str, build: Callable[[], T], asker: HTTPConnection, expected: float) -> Job[T]:
        """A job that is paid for; what it has cost is known when it is done."""
        person, address, budgets, took = identity_of(asker).person, address_of(asker), self._budgets(), expected
        budgets.spend(BUDGET, person, address, expected)

        def timed() -> T:
            nonlocal took
            begun = time.thread_time()
            try:
                return build()
            finally:
                took = time.thread_time() - begun

        def settle(_: object) -> None:
            self._took[kind] = (expected + took) / 2
            budgets.charge(BUDGET, person, address, took - expected)

        job = Job(timed)
        job.done.add_done_callback(settle)
        return job
