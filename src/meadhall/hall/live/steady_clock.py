"""The hall's own time: what the wall clock said once, and then a clock that nobody sets.

The hall notes that it is there: so it knows after a crash until when people could play, and its time never runs back.
"""

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from meadhall.core.files import replacing

BEAT = 2.0
"""Seconds between two notes: so much time is given away at most, if the hall is killed."""
FILE = "alive"


class SteadyClock:
    """Seconds since 1970, as they would be if nobody had set the clock since the hall was opened.

    >>> wall, steady = iter([1000.0]), iter([5.0, 6.5])
    >>> clock = SteadyClock(wall=lambda: next(wall), steady=lambda: next(steady))
    >>> clock()
    1001.5
    """

    def __init__(
        self, after: float = 0.0, *, wall: Callable[[], float] = time.time, steady: Callable[[], float] = time.monotonic
    ) -> None:
        self._steady = steady
        self._begun, self._zero = max(wall(), after), steady()

    def __call__(self) -> float:
        """The time now."""
        return self._begun + (self._steady() - self._zero)


class Heartbeat:
    """A file beside the database that tells when the hall was there last."""

    def __init__(self, folder: Path | None) -> None:
        self._file = folder / FILE if folder is not None else None
        self.last = 0.0
        """When a hall was here before this one; 0 if that is not known."""
        with suppress(OSError, ValueError):
            self.last = float(self._file.read_text(encoding="ascii")) if self._file is not None else 0.0

    def note(self, now: float) -> None:
        """The hall is there; if that cannot be written now, the next time will do."""
        if self._file is None:
            return
        with suppress(OSError), replacing(self._file, private=True, synced=False) as scratch:
            scratch.write_text(f"{now:.3f}", encoding="ascii")

    async def run(self, now: Callable[[], float]) -> None:
        """For ever."""
        while True:
            await asyncio.to_thread(self.note, now())
            await asyncio.sleep(BEAT)
