"""Whether a hall can do its work: not only that it answers, but that it could keep what somebody does now."""

import asyncio
import os
import time
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec import Struct

from meadhall.core.errors import MeadhallError

if TYPE_CHECKING:
    from meadhall.hall.live.hall import Hall

PATIENCE = 3.0
"""Seconds after which a store that does not answer is taken to be away."""
FRESH = 1.0
"""Seconds for which an answer holds: whoever asks often gets it again."""
_PROBE, _BYTES = ".probe", 64 * 1024


class Ready(Struct, frozen=True):
    """Whether new people should be sent here."""

    status: str
    """`ready`, or what keeps it from being so: `stopping`, `disk-full`, `store`."""

    @property
    def ok(self) -> bool:
        """Whether they should."""
        return self.status == "ready"


class Readiness:
    """Looks at most once a second, beside the event loop."""

    def __init__(self, hall: "Hall") -> None:
        self._hall = hall
        self._looked, self._known = -FRESH, Ready("store")
        self._looking = asyncio.Lock()

    async def look(self) -> Ready:
        """Whether the hall is ready now."""
        if self._hall.stopping:
            return Ready("stopping")
        async with self._looking:
            if time.monotonic() - self._looked >= FRESH:
                try:
                    self._known = await asyncio.wait_for(asyncio.to_thread(self._try), PATIENCE)
                except TimeoutError:
                    self._known = Ready("store")
                self._looked = time.monotonic()
        return self._known

    def _try(self) -> Ready:
        store = self._hall.store
        try:
            store.check_place()
            store.count()
        except MeadhallError:
            return Ready("store")
        path = getattr(store, "path", None)  # a server of its own looks after its disk itself
        try:
            if path is not None:
                write_probe(path.parent)
        except OSError:
            return Ready("disk-full")
        return Ready("ready")


def write_probe(folder: Path) -> None:
    """Write some bytes to the disk that holds the database, and take them away again; an OSError if it is full."""
    probe = folder / _PROBE
    try:
        with os.fdopen(os.open(probe, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
            file.write(b"\0" * _BYTES)
            file.flush()
            os.fsync(file.fileno())
    finally:
        probe.unlink(missing_ok=True)
