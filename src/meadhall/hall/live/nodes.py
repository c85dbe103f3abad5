"""What a room needs to know of other nodes, and a hall that has none: `many_nodes.py` has them."""

import asyncio
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Protocol

from meadhall.hall.storage.nodes import Claim

if TYPE_CHECKING:
    from meadhall.hall.live.hall import Hall
    from meadhall.hall.live.rooms import Room

AGAIN = 2.0
"""Seconds until something that could not be kept is tried again."""


class Nodes(Protocol):
    """What a room needs to know of other nodes."""

    @property
    def alone(self) -> bool:
        """Whether nobody else writes to the store: what is in memory is the newest there is."""

    def serves(self, table: str) -> bool:
        """Whether bots and clocks of this table are ours to serve."""

    def serve(self, room: "Room") -> None:
        """See to it that bots and clocks of a table are served, by us or by another node."""

    def changed(self, room: "Room") -> None:
        """Somebody may have come or gone."""

    def entered(self, room: "Room") -> None:
        """A room was opened."""

    def failed(self, since: float) -> None:
        """Something could not be kept that was judged then."""

    async def take(self, tables: Iterable[str]) -> set[str]:
        """Those of these tables that are ours to serve, or become so now."""

    async def allow(self, claims: Sequence[Claim]) -> bool:
        """Whether all nodes together have enough left for these; it is taken then."""

    async def start(self) -> None:
        """Meet the others."""

    async def stop(self) -> None:
        """Say farewell."""


class OneNode:
    """A hall that is alone: everything is its own affair."""

    alone = True

    def __init__(self, hall: "Hall") -> None:
        self._hall = hall
        self._written: int | None = None
        """How much had been kept when something could not be."""

    def serves(self, table: str) -> bool:
        """Always."""
        return True

    def serve(self, room: "Room") -> None:
        """At once."""
        room.serve()

    def changed(self, room: "Room") -> None:
        """Nobody else wants to know."""

    def entered(self, room: "Room") -> None:
        """Nobody else wants to know."""

    def failed(self, since: float) -> None:
        """The store is away since then; or for longer, if nothing was kept since it failed last."""
        hall = self._hall
        if hall.outage.on:
            return
        if self._written != hall.store.written:
            self._written, hall.heartbeat.last = hall.store.written, since
        hall.outage.begin()
        hall.spawn(self._wait(), patient=True)

    async def _wait(self) -> None:
        """Until the store has kept that a clock goes on; where none runs, whoever does something finds out."""
        hall = self._hall
        while hall.outage.on:
            await asyncio.sleep(AGAIN)
            if hall.stopping:
                return
            hall.started = hall.now()
            timed = [room for room in hall.rooms.values() if room.is_timed]
            if not timed or any(await asyncio.gather(*(room.resume_clock() for room in timed))):
                hall.outage.end()

    async def take(self, tables: Iterable[str]) -> set[str]:
        """All of them."""
        return set(tables)

    async def allow(self, claims: Sequence[Claim]) -> bool:
        """Yes: what we have counted ourselves is all there is."""
        return True

    async def start(self) -> None:
        """There is nobody to meet."""

    async def stop(self) -> None:
        """There is nobody to leave."""
