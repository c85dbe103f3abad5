"""A fair order of work: nobody waits long because somebody else has asked for much.

Everybody has a clock of their own, which their work moves on by what it costs; work is done in the order of the times
at which it would be finished. So who asks for forty long thoughts has them done one by one, each in turn with the
thoughts of others, and what is short need not wait for what is long. (Weighted fair queueing, as routers do it.)
"""

import heapq
from itertools import count
from typing import Generic, TypeVar

T = TypeVar("T")


class FairOrder(Generic[T]):
    """Who is next.

    >>> order = FairOrder[str]()
    >>> for number in range(3):
    ...     order.put(f"Loki's {number}", "Loki", 2.0)
    >>> order.put("Astrid's long", "Astrid", 2.0)
    >>> order.put("Astrid's short", "Astrid", 0.1)
    >>> order.put("Bjarni's short", "Bjarni", 0.1)
    >>> [order.pop() for _ in range(len(order))]
    ["Bjarni's short", "Loki's 0", "Astrid's long", "Astrid's short", "Loki's 1", "Loki's 2"]
    """

    def __init__(self) -> None:
        self._waiting: list[tuple[float, int, float, T]] = []
        self._clocks: dict[str, float] = {}
        """For each who has asked, when all their work would be finished."""
        self._now = 0.0
        self._numbers = count()

    def __len__(self) -> int:
        return len(self._waiting)

    def put(self, work: T, who: str, cost: float) -> None:
        """Somebody would like something that takes so long."""
        begin = max(self._now, self._clocks.get(who, 0.0))
        self._clocks[who] = end = begin + cost
        heapq.heappush(self._waiting, (end, next(self._numbers), begin, work))

    def charge(self, who: str, cost: float) -> None:
        """Somebody's work took so much longer than they had said: what they ask for next is later by that."""
        if who in self._clocks:
            self._clocks[who] += cost

    def pop(self) -> T:
        """The next, which is done now."""
        _, _, begin, work = heapq.heappop(self._waiting)
        self._now = max(self._now, begin)
        if not self._waiting:  # nobody is behind anybody any more
            self._clocks.clear()
            self._now = 0.0
        elif len(self._clocks) > 2 * len(self._waiting) + 100:
            self._clocks = {who: end for who, end in self._clocks.items() if end > self._now}
        return work
