"""A fair order of work: nobody waits long because somebody else has asked for much.

Every person has a clock, and each piece of work moves it on by its cost; work is done in the order of the times at
which it would be finished (weighted fair queueing, as routers do it). Tokens are free, and addresses are not: turns are
shared out among addresses first, and the turns of an address among the persons there.
"""

import asyncio
import heapq
from collections import deque
from itertools import count
from typing import Generic, NamedTuple, TypeVar

T = TypeVar("T")


class Asker(NamedTuple):
    """A person who asks for work, and their address, which others may share."""

    address: str
    person: str = ""

    @classmethod
    def of(cls, address: str | None, person: str | None) -> "Asker":
        """A person at an address; at home there are no addresses, and the person stands for one."""
        return cls(address or person or "", person or "")


NOBODY = Asker("")
"""The asker of work that is for everybody: it is done in the order of asking."""


class FairOrder(Generic[T]):
    """The order in which work is done.

    >>> order = FairOrder[str]()
    >>> for number in range(3):
    ...     order.put(f"Loki's {number}", Asker("Loki"), 2.0)
    >>> order.put("Astrid's long", Asker("Astrid"), 2.0)
    >>> order.put("Astrid's short", Asker("Astrid"), 0.1)
    >>> order.put("Bjarni's short", Asker("Bjarni"), 0.1)
    >>> [order.pop() for _ in range(len(order))]
    ["Bjarni's short", "Loki's 0", "Astrid's long", "Astrid's short", "Loki's 1", "Loki's 2"]

    A visitor who takes sixty tokens is still one address.

    >>> for number in range(3):
    ...     order.put(f"Loki's {number}", Asker("a house", f"token {number}"), 2.0)
    >>> order.put("Gudrun's", Asker("a house", "Gudrun"), 2.0)
    >>> order.put("Astrid's", Asker("another house", "Astrid"), 2.0)
    >>> [order.pop() for _ in range(len(order))]
    ["Loki's 0", "Astrid's", "Loki's 1", "Loki's 2", "Gudrun's"]
    """

    def __init__(self) -> None:
        self._addresses: _Order[str] = _Order()
        """A turn for each piece of work; when it comes, the address decides which of its persons has it."""
        self._persons: dict[str, _Order[T]] = {}

    def __len__(self) -> int:
        return len(self._addresses)

    def put(self, work: T, asker: Asker, cost: float) -> None:
        """Put work in the order, for somebody; it takes about so long."""
        self._addresses.put(asker.address, asker.address, cost)
        self._persons.setdefault(asker.address, _Order()).put(work, asker.person, cost)

    def charge(self, asker: Asker, cost: float) -> None:
        """Charge somebody whose work took so much longer than expected: their next work is later by that."""
        self._addresses.charge(asker.address, cost)
        if asker.address in self._persons:
            self._persons[asker.address].charge(asker.person, cost)

    def pop(self) -> T:
        """The next work, which is done now."""
        address = self._addresses.pop()
        persons = self._persons[address]
        work = persons.pop()
        if not persons:
            del self._persons[address]
        return work


class _Order(Generic[T]):
    """An order among addresses, or among the persons of one."""

    def __init__(self) -> None:
        self._waiting: list[tuple[float, int, float, T]] = []
        self._clocks: dict[str, float] = {}
        """For everybody who has asked, the time at which all their work would be finished."""
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


class FairQueue:
    """Many who want to do something that takes a while, one in each round of the event loop: whatever has come in
    meanwhile waits for one of them at most."""

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
        turn = asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        self.goes_first()
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
