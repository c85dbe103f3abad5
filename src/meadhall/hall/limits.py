"""Limits: how often and how much anybody may ask."""

import time
from collections import OrderedDict
from collections.abc import Callable

MAX_MESSAGE = 8 * 1024
"""Longest message on a socket, in bytes; a longer one is answered by an error."""
MAX_FRAME = 64 * 1024
"""A frame longer than this ends the connection."""
MAX_BODY = 64 * 1024
"""Longest body of a request, in bytes."""
MAX_UPLOAD = 2 * 1024 * 1024
"""Longest body where a game file may be sent."""
MAX_FIELDS, MAX_FILES = 200, 4
"""Most fields and files in a form."""
UPLOADS = ("/replay", "/dice", "/dice/draws")


def most_bytes(path: str) -> int:
    """The longest body that may be sent to an address.

    >>> most_bytes("/play") < most_bytes("/replay")
    True
    """
    return MAX_UPLOAD if path in UPLOADS else MAX_BODY


class Bucket:
    """So many at once, and then so many a second.

    >>> time = iter([0.0, 0.0, 0.0, 0.5])
    >>> bucket = Bucket(rate=2, burst=2, now=lambda: next(time))
    >>> bucket.take(), bucket.take(), bucket.take()
    (True, False, True)
    """

    def __init__(self, rate: float, burst: float, now: Callable[[], float] = time.monotonic) -> None:
        self._rate, self._burst, self._now = rate, burst, now
        self._left, self._since = burst - 1e-9, now()

    def take(self) -> bool:
        """Whether one more is allowed."""
        now = self._now()
        self._left = min(self._burst, self._left + (now - self._since) * self._rate)
        self._since = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """A bucket for each client, as many as fit; the one that was silent longest is forgotten."""

    def __init__(self, rate: float, burst: float, most: int = 10_000) -> None:
        self._rate, self._burst, self._most = rate, burst, most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, client: str) -> bool:
        """Whether one more from this client is allowed."""
        bucket = self._buckets.pop(client, None) or Bucket(self._rate, self._burst)
        self._buckets[client] = bucket
        while len(self._buckets) > self._most:
            self._buckets.popitem(last=False)
        return bucket.take()
