"""The other nodes of a hall. This one is alone: everything is its own affair. `many_nodes.py` has others."""

import asyncio
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from meadhall.hall.storage.nodes import Claim

if TYPE_CHECKING:
    from meadhall.hall.live.hall import Hall
    from meadhall.hall.live.rooms import Room

COME_BACK = 10.0
"""Seconds after an outage before which nobody's time is up: by then every page has come back."""
AGAIN = 2.0
"""Seconds until something that could not be kept is tried again."""


class Nodes:
    """The nodes of a hall that has only one."""

    alone = True
    """Whether nobody else writes to the store: what is in memory is the newest there is."""

    def __init__(self, hall: "Hall") -> None:
        self._hall = hall
        self._written: int | None = None  # how much had been kept when something could not be

    def serves(self, table: str) -> bool:
        """Whether bots and clocks of this table are ours to serve."""
        return True

    def want(self, room: "Room") -> None:
        """Try to get the bots and clocks of a table to serve, in case nobody else does: then the room is told."""

    def changed(self, room: "Room") -> None:
        """Somebody may have come or gone."""

    def entered(self, room: "Room") -> None:
        """A room was opened."""

    def failed(self, since: float) -> None:
        """The store is away since something was judged that it did not keep, or since its last success."""
        hall = self._hall
        if hall.outage.on:
            return
        if self._written != hall.store.written:
            self._written, hall.heartbeat.last = hall.store.written, since
        hall.outage.begin()
        hall.spawn(self._wait(), patient=True)

    async def _wait(self) -> None:
        """Wait until the store has kept that a clock goes on; where none runs, the next command finds out."""
        hall = self._hall
        while hall.outage.on:
            await asyncio.sleep(AGAIN)
            if hall.stopping:
                return
            hall.started = hall.now()
            timed = [room for room in hall.rooms.values() if room.kept.is_timed]
            if not timed or any(await asyncio.gather(*(room.resume_clock() for room in timed))):
                hall.outage.end()

    async def take(self, tables: Iterable[str]) -> set[str]:
        """Those of these tables that are ours to serve, or become so now."""
        return set(tables)

    async def allow(self, claims: Sequence[Claim]) -> bool:
        """Whether all nodes together have enough left for these; it is taken then. We have counted it ourselves."""
        return True

    async def start(self) -> None:
        """Meet the others."""

    async def stop(self) -> None:
        """Say farewell."""


class Outage:
    """Whether the store is away: then nothing can be kept, and no live clock runs.

    People where one runs are sent away, and their pages come back and send again what was not kept.
    """

    def __init__(self, hall: "Hall") -> None:
        self._hall = hall
        self.on = False
        self.ended = hall.now()
        """When the last one ended, or the hall was opened."""

    def begin(self) -> None:
        """Nothing can be kept from now on."""
        if not self.on:
            self.on = True
            self._hall.log.error("the store is away: live clocks stand still")
            for room in tuple(self._hall.rooms.values()):
                if room.kept.is_timed:  # those who look are sent away until moves can be kept again
                    room.people.tell()

    def end(self) -> None:
        """Moves are kept again: everything goes on where it stood."""
        if self.on:
            self._hall.log.error("the store is back: live clocks go on")
        self.on, self.ended = False, self._hall.now()
        for room in tuple(self._hall.rooms.values()):
            if room.needs_service:
                self._hall.spawn(room.resume())
