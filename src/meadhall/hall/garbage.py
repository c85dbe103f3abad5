"""Garbage collection: Python looks for objects that only refer to each other, at times when nobody has to wait for it.

A look at all objects takes 100 to 200 ms in a full hall, and finds next to nothing. So only new objects are looked at,
and those that live on are put aside until the hall is quiet, or has four times as many.
"""

import asyncio
import ctypes
import gc
import time
from contextlib import suppress

NEW = 0.05
"""Seconds between looks at new objects. Without these they pile up, and a look takes 20 ms."""
YOUNG = 1.0
"""Seconds between looks at objects that have lived through one of these; those that live on are put aside."""
CHECK = 10.0
"""Seconds between decisions whether to look at everything."""
BURST = 10_000
"""So many new objects make Python look by itself: loading a long game makes as many at once."""
WORTH_IT, TOO_MUCH = 1.1, 4.0
"""How many times as many objects as before make another look at everything worth it: in a quiet hall, and in any."""
QUIET = 0.01
"""A hall that takes less of a processor than this is quiet."""
LARGE = 128 * 1024
"""Bytes from which on a block is taken from the system by itself, and given back by itself."""
_NEVER = 1_000_000
_MMAP_THRESHOLD = -3  # as glibc's malloc.h calls it; to set it also keeps glibc from raising it


def give_memory_back() -> None:
    """Give the memory of search trees back to the system at once, where glibc would keep it for the next ones."""
    with suppress(OSError, AttributeError, TypeError):
        ctypes.CDLL(None).mallopt(_MMAP_THRESHOLD, LARGE)


class Garbage:
    """The garbage collection of one hall."""

    def __init__(self) -> None:
        self._lived = 0  # how many objects lived after the last look at everything; 0 before the first
        self._worked = time.process_time()

    async def run(self) -> None:
        """For ever: look at new objects."""
        give_memory_back()
        usual = gc.get_threshold()
        gc.set_threshold(BURST, _NEVER, _NEVER)
        try:
            young = checked = time.monotonic()
            while True:
                await asyncio.sleep(NEW)
                now = time.monotonic()
                if now - young < YOUNG:
                    gc.collect(0)
                    continue
                self.look()
                if now - checked >= CHECK:
                    checked = now
                    if self.is_due(now - young):
                        self.look_at_everything()
                young, self._worked = now, time.process_time()
        finally:
            gc.set_threshold(*usual)
            gc.unfreeze()

    def look(self) -> None:
        """Look at young objects; those that live are put aside, once the hall has loaded all that it begins with."""
        gc.collect(1)
        if self._lived:
            gc.freeze()

    def is_due(self, seconds: float) -> bool:
        """Whether to look at everything, so many seconds after the last decision."""
        grown = gc.get_freeze_count() / max(1, self._lived)
        quiet = time.process_time() - self._worked < QUIET * seconds
        return bool(self._lived) and (grown > TOO_MUCH or (quiet and grown > WORTH_IT))

    def look_at_everything(self) -> None:
        """Take the long look; objects that live after it are not looked at again."""
        gc.unfreeze()
        gc.collect()
        gc.freeze()
        self._lived = gc.get_freeze_count()
