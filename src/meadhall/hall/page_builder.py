"""Building pages that take long (replays, analyses) beside the event loop, one at a time and in a fair order."""

import asyncio
import time
from collections.abc import Callable, Hashable
from typing import TYPE_CHECKING, TypeVar

from starlette.requests import HTTPConnection

from meadhall.core.language import current
from meadhall.hall.caches import Cache
from meadhall.hall.identity import address_of, asker_of, identity_of
from meadhall.hall.live.workers import Workers

if TYPE_CHECKING:
    from meadhall.hall.live.hall import Hall

T = TypeVar("T")
MOST_PAGES, MOST_BYTES = 10_000, 32 * 1024 * 1024
"""So many pages and bytes are kept; the page that was not asked for longest goes first."""
USUAL = 0.05
"""Seconds that a kind of page is expected to take the first time."""
BUDGET = "building"


class PageBuilder:
    """Builds pages, for all who ask for them."""

    def __init__(self, hall: "Hall") -> None:
        self._hall = hall
        self._workers = Workers(1, "pages", measured=True)
        self._kept: Cache[Hashable, bytes] = hall.caches.new(MOST_PAGES, MOST_BYTES, len)
        self._took: dict[str, float] = {}  # about how long each kind takes

    @property
    def moment(self) -> int:
        """The moment to note before the contents of a page are looked up; it is given to `page`."""
        return self._kept.moment

    async def page(
        self, kind: str, key: Hashable, build: Callable[[], bytes], asker: HTTPConnection, moment: int, *about: str
    ) -> bytes:
        """A page about a table or a game as bytes, kept in each language under its key until somebody in it is
        forgotten."""
        name = kind, key, current()
        kept = self._kept.get(name)
        if kept is not None:
            return kept
        data = await self.build(kind, key, build, asker)
        self._kept.put(name, data, moment, *about)
        return data

    async def build(self, kind: str, key: Hashable, build: Callable[[], T], asker: HTTPConnection) -> T:
        """Build something that takes long, once for all who ask for it at the same time; the first of them pays."""
        same, expected, budgets = (kind, key, current(), self.moment), self._took.get(kind, USUAL), self._hall.budgets
        person, address, loop = identity_of(asker).person, address_of(asker), asyncio.get_running_loop()

        def settle(took: float) -> None:
            self._took[kind] = (expected + took) / 2
            budgets.charge(BUDGET, person, address, took - expected)

        def timed() -> T:
            begun = time.thread_time()
            try:
                return build()
            finally:
                loop.call_soon_threadsafe(settle, time.thread_time() - begun)

        if not self._workers.is_under_way(same):
            budgets.spend(BUDGET, person, address, expected)
        return await self._workers.share(same, timed, asker_of(asker), expected)
