"""The people at a table: who looks at it, through this node and through others, and how they hear of what is new."""

import asyncio
import weakref
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from meadhall.hall.fair_order import Asker
from meadhall.hall.live.messages import Here
from meadhall.hall.storage.nodes import Presence

if TYPE_CHECKING:
    from meadhall.hall.live.rooms import Room

BLINK = 0.05
"""Seconds until those at a table are told who has come or gone."""

Who = tuple[str | None, str | None]
"""A person and an address, as far as they are known."""


class OfRoom:
    """Something that belongs to a room, and does not keep it alive."""

    def __init__(self, room: "Room") -> None:
        self._of_room = weakref.ref(room)

    @property
    def _room(self) -> "Room":
        room = self._of_room()
        assert room is not None
        return room


class People(OfRoom):
    """Those who look at one table."""

    def __init__(self, room: "Room") -> None:
        super().__init__(room)
        self.watchers: dict[Callable[[], None], None] = {}
        """Called whenever something has happened, in the order in which they came."""
        self.elsewhere: tuple[Presence, ...] = ()
        """Those who look at the table through other nodes."""
        self._there: dict[object, Who] = {}
        self._paces: dict[object, float] = {}  # of those who have said how fast they want to see bots play
        self._addresses: dict[str, str] = {}  # the last address of each person who plays here or has opened the table
        self._telling = False

    def come(self, who: object, person: str | None, address: str | None = None) -> None:
        """Somebody looks at the table."""
        self._there[who] = person, address
        self.saw(person, address)
        self._tell_soon()

    def go(self, who: object) -> None:
        """Somebody does not look at the table any more."""
        self._there.pop(who, None)
        self._paces.pop(who, None)
        self._tell_soon()

    def watch(self, who: object, pace: float) -> None:
        """Somebody says how fast they want to see bots play."""
        if who in self._there:
            self._paces[who] = pace

    @property
    def pace(self) -> float:
        """How fast bots play for those who look at them: as the one wants it who wants it fastest; 0 where nobody wants
        to see more for now. Of those who look through other nodes that is not known."""
        elsewhere = any(each.persons or each.watching for each in self.elsewhere)
        return max([self._paces.get(who, 1.0) for who in self._there] + [1.0] * elsewhere, default=0.0)

    @property
    def are_here(self) -> bool:
        """Whether anybody looks at the table through this node."""
        return bool(self._there)

    @property
    def persons(self) -> set[str]:
        """Those who hold a seat and look at the table, through this node or another."""
        return {person for each in (self.presence(), *self.elsewhere) for person in each.persons}

    def here(self) -> Here:
        """The seats of those who look at the table, and how many others do."""
        persons = self.persons
        seats = tuple(number for number, seat in enumerate(self._room.table.seats) if seat.person in persons)
        return Here(seats, sum(each.watching for each in (self.presence(), *self.elsewhere)))

    def presence(self) -> Presence:
        """Those who look at the table through this node."""
        seated = {person for person, _ in self._there.values() if person is not None} & self._room.table.persons
        watching = sum(person not in seated for person, _ in self._there.values())
        return Presence(tuple(sorted(seated)), watching)

    def show_elsewhere(self, elsewhere: tuple[Presence, ...]) -> bool:
        """Take note of those who look at the table through other nodes now; whether that is news."""
        if elsewhere == self.elsewhere:
            return False
        self.elsewhere = elsewhere
        self.tell()
        return True

    def saw(self, person: str | None, address: str | None) -> None:
        """Somebody who plays here, or has opened the table, has come from an address."""
        table = self._room.table
        if address is not None and person is not None and person in {table.host, *table.persons}:
            self._addresses[person] = address

    @property
    def asker(self) -> Asker:
        """The one for whom the bots of this table think: its host, at the address of somebody who plays or watches."""
        host, persons = self._room.table.host, sorted(self._room.table.persons)
        known = [self._addresses[person] for person in (host, *persons) if person in self._addresses]
        known += [address for _, address in self._there.values() if address is not None]
        return Asker(known[0] if known else host, host)

    @property
    def audience(self) -> Sequence[Who]:
        """Those who look at the table; its host, if all of them do so through other nodes."""
        host = self._room.table.host
        return tuple(self._there.values()) or ((host, self._addresses.get(host)),)

    def tell(self) -> None:
        """Tell everybody who is there that something may have changed."""
        self._telling = False
        self._room.hall.nodes.changed(self._room)
        for tell in tuple(self.watchers):
            tell()

    def _tell_soon(self) -> None:
        """Tell everybody who is there, once for all who come and go in a blink."""
        if not self._telling:
            self._telling = True
            asyncio.get_running_loop().call_later(BLINK, self.tell)

    async def changed(self, version: int, seconds: float) -> None:
        """Wait until the table is newer than a version, but not for longer than this."""
        happened = asyncio.Event()
        self.watchers[happened.set] = None
        try:
            if self._room.table.version <= version:
                await asyncio.wait_for(happened.wait(), seconds)
        except TimeoutError:
            pass
        finally:
            self.watchers.pop(happened.set, None)
