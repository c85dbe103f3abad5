"""Garbage: how Python looks for what refers to itself and to nothing else, so that nobody has to wait for it.

A look at all that lives takes 100 to 200 ms in a full hall, and finds next to nothing: what a hall lets go of, rooms
and sockets, does not refer to itself. So only what is new is looked at, and what has lived through that is put aside.
All of it is looked at when the hall is quiet, or once it has become four times as much.
"""

import asyncio
import ctypes
import gc
import time
from contextlib import suppress

NEW = 0.05
"""Seconds between looks at what is new: so often that each takes a moment. Left to itself Python looks when so much
more was made than thrown away; where as much is thrown away, new things pile up meanwhile, and a look takes 20 ms."""
YOUNG = 1.0
"""Seconds between looks at what has lived through one of these; what lives on is put aside."""
CHECK = 10.0
"""Seconds between thoughts about a look at everything."""
BURST = 10_000
"""Where so much is new, Python looks by itself: who loads a long game makes as much in a moment."""
WORTH_IT, TOO_MUCH = 1.1, 4.0
"""How many times what lived after the last look at everything is worth another one, if the hall is quiet, or anyway."""
QUIET = 0.01
"""A hall that takes less of a processor than this is quiet."""
LARGE = 128 * 1024
"""Bytes from which on a block is taken from the system by itself, and given back by itself."""
_NEVER = 1_000_000
_MMAP_THRESHOLD = -3  # as glibc's malloc.h calls it; to set it also keeps glibc from raising it


def give_memory_back() -> None:
    """Let the system have at once what search trees have taken. glibc would keep a freed block for the next one, and
    after an evening of thoughts hold a gigabyte of which nothing is in use. Elsewhere nothing happens.
    """
    with suppress(OSError, AttributeError, TypeError):
        ctypes.CDLL(None).mallopt(_MMAP_THRESHOLD, LARGE)


class Garbage:
    """The looks of one hall."""

    def __init__(self) -> None:
        self._lived = 0
        """How much lived after the last look at everything; 0 before the first."""
        self._worked = time.process_time()

    async def run(self) -> None:
        """For ever: look at what is new."""
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
        """Look at what is young; what lives is put aside, once everything that a hall begins with is there."""
        gc.collect(1)
        if self._lived:
            gc.freeze()

    def is_due(self, seconds: float) -> bool:
        """Whether to look at everything, after so many seconds in which the hall has worked, or not."""
        grown = gc.get_freeze_count() / max(1, self._lived)
        quiet = time.process_time() - self._worked < QUIET * seconds
        return bool(self._lived) and (grown > TOO_MUCH or (quiet and grown > WORTH_IT))

    def look_at_everything(self) -> None:
        """The long look; what lives after it is not looked at again."""
        gc.unfreeze()
        gc.collect()
        gc.freeze()
        self._lived = gc.get_freeze_count()
