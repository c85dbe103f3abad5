"""A fair order of work: nobody waits long because somebody else has asked for much.

Everybody has a clock of their own, which their work moves on by what it costs; work is done in the order of the times
at which it would be finished. So whoever asks for forty long thoughts has them done one by one, each in turn with the
thoughts of others, and what is short need not wait for what is long. (Weighted fair queueing, as routers do it.)

Tokens are free, and addresses are not: turns are shared out among addresses first, and those of an address among the
persons there.
"""

import heapq
from itertools import count
from typing import Generic, NamedTuple, TypeVar

T = TypeVar("T")


class Asker(NamedTuple):
    """Who asks for work: somebody at an address, which others may share."""

    address: str
    person: str = ""

    @classmethod
    def of(cls, address: str | None, person: str | None) -> "Asker":
        """Somebody who has an address, unless they are at home: there everybody counts as one."""
        return cls(address or person or "", person or "")


NOBODY = Asker("")
"""For whom things are done that are for all: one after the other."""


class FairOrder(Generic[T]):
    """Who is next.

    >>> order = FairOrder[str]()
    >>> for number in range(3):
    ...     order.put(f"Loki's {number}", Asker("Loki"), 2.0)
    >>> order.put("Astrid's long", Asker("Astrid"), 2.0)
    >>> order.put("Astrid's short", Asker("Astrid"), 0.1)
    >>> order.put("Bjarni's short", Asker("Bjarni"), 0.1)
    >>> [order.pop() for _ in range(len(order))]
    ["Bjarni's short", "Loki's 0", "Astrid's long", "Astrid's short", "Loki's 1", "Loki's 2"]

    Whoever takes sixty tokens is still one address.

    >>> for number in range(3):
    ...     order.put(f"Loki's {number}", Asker("a house", f"token {number}"), 2.0)
    >>> order.put("Gudrun's", Asker("a house", "Gudrun"), 2.0)
    >>> order.put("Astrid's", Asker("another house", "Astrid"), 2.0)
    >>> [order.pop() for _ in range(len(order))]
    ["Loki's 0", "Astrid's", "Loki's 1", "Loki's 2", "Gudrun's"]
    """

    def __init__(self) -> None:
        self._addresses: _Order[str] = _Order()
        """A turn for each work; whose it is, is settled at the address when it comes."""
        self._persons: dict[str, _Order[T]] = {}

    def __len__(self) -> int:
        return len(self._addresses)

    def put(self, work: T, asker: Asker, cost: float) -> None:
        """Somebody would like something that takes so long."""
        self._addresses.put(asker.address, asker.address, cost)
        self._persons.setdefault(asker.address, _Order()).put(work, asker.person, cost)

    def charge(self, asker: Asker, cost: float) -> None:
        """Somebody's work took so much longer than they had said: what they ask for next is later by that."""
        self._addresses.charge(asker.address, cost)
        if asker.address in self._persons:
            self._persons[asker.address].charge(asker.person, cost)

    def pop(self) -> T:
        """The next, which is done now."""
        address = self._addresses.pop()
        persons = self._persons[address]
        work = persons.pop()
        if not persons:
            del self._persons[address]
        return work


class _Order(Generic[T]):
    """An order among those who are alike."""

    def __init__(self) -> None:
        self._waiting: list[tuple[float, int, float, T]] = []
        self._clocks: dict[str, float] = {}
        """For each who has asked, when all their work would be finished."""
        self._now = 0.0
        self._numbers = count()

    def __len__(self) -> int:
        return len(self._waiting)

    def put(self, work: T, who: str, cost: float) -> None:
        begin = max(self._now, self._clocks.get(who, 0.0))
        self._clocks[who] = end = begin + cost
        heapq.heappush(self._waiting, (end, next(self._numbers), begin, work))

    def charge(self, who: str, cost: float) -> None:
        if who in self._clocks:
            self._clocks[who] += cost

    def pop(self) -> T:
        _, _, begin, work = heapq.heappop(self._waiting)
        self._now = max(self._now, begin)
        if not self._waiting:  # nobody is behind anybody any more
            self._clocks.clear()
            self._now = 0.0
        elif len(self._clocks) > 2 * len(self._waiting) + 100:
            self._clocks = {who: end for who, end in self._clocks.items() if end > self._now}
        return work
