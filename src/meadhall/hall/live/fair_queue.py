"""A fair queue: many who want to do something that takes a while, one in each round of the event loop.

So whatever has come in meanwhile waits for one of them at most, and not for all.
"""

import asyncio
from collections import deque


class FairQueue:
    """A queue that lets one go on in each round."""

    def __init__(self) -> None:
        self._waiting: deque[asyncio.Future[None]] = deque()
        self._going = False

    def goes_first(self) -> bool:
        """Take this round's turn at once, if nobody has had it and nobody waits."""
        if self._going:
            return False
        self._going = True
        loop = asyncio.get_running_loop()
        loop.call_soon(self._next, loop)
        return True

    def join(self) -> "asyncio.Future[None]":
        """Queue up: what is returned is done when it is one's turn."""
        loop = asyncio.get_running_loop()
        turn = loop.create_future()
        self._waiting.append(turn)
        if not self._going:
            self._going = True
            loop.call_soon(self._next, loop)
        return turn

    def _next(self, loop: asyncio.AbstractEventLoop) -> None:
        while self._waiting:
            turn = self._waiting.popleft()
            if not turn.done():  # whoever waited for it may have gone
                turn.set_result(None)
                break
        self._going = bool(self._waiting)
        if self._going:
            loop.call_soon(self._next, loop)
