"""Whether a hall can do its work: it must not only answer, but also be able to keep a move."""

import asyncio
import os
import time
from pathlib import Path
from typing import TYPE_CHECKING

from meadhall.core.errors import MeadhallError

if TYPE_CHECKING:
    from meadhall.hall.live.hall import Hall

PATIENCE = 3.0
"""Seconds after which a store that does not answer counts as gone."""
FRESH = 1.0
"""Seconds for which an answer holds, however often it is asked for."""
_PROBE, _BYTES = ".probe", 64 * 1024


class Readiness:
    """Looks at most once a second, beside the event loop."""

    def __init__(self, hall: "Hall") -> None:
        self._hall = hall
        self._looked, self._known = -FRESH, "store"
        self._looking = asyncio.Lock()

    async def look(self) -> str:
        """`ready` if new people may be sent here; otherwise what is wrong: `stopping`, `disk-full` or `store`."""
        if self._hall.stopping:
            return "stopping"
        async with self._looking:
            if time.monotonic() - self._looked >= FRESH:
                try:
                    self._known = await asyncio.wait_for(asyncio.to_thread(self._try), PATIENCE)
                except TimeoutError:
                    self._known = "store"
                self._looked = time.monotonic()
        return self._known

    def _try(self) -> str:
        store = self._hall.store
        path = getattr(store, "path", None)  # a server looks after its disk itself
        try:
            store.check_place()
            store.count()
            if path is not None:
                write_probe(path.parent)
        except MeadhallError:
            return "store"
        except OSError:
            return "disk-full"
        return "ready"


def write_probe(folder: Path) -> None:
    """Write some bytes to the disk that holds the database, and delete them again; an OSError if it is full."""
    probe = folder / _PROBE
    try:
        with os.fdopen(os.open(probe, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
            file.write(b"\0" * _BYTES)
            file.flush()
            os.fsync(file.fileno())
    finally:
        probe.unlink(missing_ok=True)
