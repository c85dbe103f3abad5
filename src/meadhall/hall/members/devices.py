"""Devices: a person may use several browsers. Each has a token of its own, and the hall knows whose it is.

A token without a row in the database stands for a person of its own. The row of a device names the person whom its
token stands for. A device that is shut out stands for a person of its own again, with the tables that it had before;
if it was the first device of a person, it stands for nobody.
"""

import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from meadhall.hall.moderation import REFRESH, SHUT_OUT
from meadhall.hall.storage.errors import StoreError
from meadhall.hall.storage.writes import Note, RowsDrop, RowsWrite
from meadhall.table.tokens import person_of

if TYPE_CHECKING:
    from meadhall.hall.live.hall import Hall

TRUSTED = 30.0
"""Seconds after which the store is asked again whose a token is: so soon a device is shut out at every node."""
DAY = 86_400.0
NOBODY = ""
MOST_NAMES = 60  # letters of a device's name
_NAMES: dict[str, dict[str, str]] = tomllib.loads((Path(__file__).parent / "devices.toml").read_text("utf-8"))


def name_of_device(agent: str) -> str:
    """The name of a browser that says this of itself; empty for one that we do not know.

    >>> name_of_device("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0")
    'Firefox, Linux'
    """
    found = (next((name for mark, name in marks.items() if mark in agent), "") for marks in _NAMES.values())
    return ", ".join(filter(None, found))


class Device(NamedTuple):
    """A browser that a person uses."""

    device: str
    """The hash of its token."""
    person: str
    name: str
    made: float
    seen: float
    """The day on which it was last here."""


class Devices:
    """All devices of a hall's people."""

    def __init__(self, hall: "Hall") -> None:
        self._hall = hall
        self._cache = hall.caches.new(20_000)

    async def person_behind(self, token: str) -> str:
        """The person whom a token stands for; NOBODY if its device was shut out."""
        device, now = person_of(token), self._hall.now()
        known: tuple[str, float] | None = self._cache.get(device)
        if known is not None and 0 <= now - known[1] < TRUSTED:
            return known[0]
        moment = self._cache.moment
        try:
            row = await self._row(device)
        except StoreError:  # nothing can be done at a table now, but pages can be read
            return known[0] if known is not None else device
        person = device if row is None else row.person
        self._cache.put(device, (person, now), moment, device, person)
        if row is not None and row.person and now - row.seen > DAY:
            await self._write(row._replace(seen=now))
        return person

    async def of(self, person: str) -> list[Device]:
        """The devices of a person, the newest first; none if they have only ever used one."""
        rows = await self._hall.found("devices", "made DESC, device", person=person)
        return [Device(*row) for row in rows]

    async def admit(self, device: str, person: str, name: str, *uses: RowsDrop) -> None:
        """Let a device in as one of a person, and use up what it has shown for that."""
        now = self._hall.now()
        await self._write(Device(device, person, name[:MOST_NAMES], now, now), *uses)

    async def rename(self, person: str, device: str, name: str) -> None:
        """Give one of a person's devices another name."""
        if (row := await self._row(device)) is not None and row.person == person:
            await self._write(row._replace(name=name[:MOST_NAMES]))

    async def shut_out(self, person: str, device: str) -> bool:
        """Take one of a person's devices away, and close what it has open at any node; whether it was theirs."""
        if (row := await self._row(device)) is None or row.person != person:
            return False
        now = self._hall.now()
        note = Note(SHUT_OUT, device, now, now + 10 * REFRESH).row
        if device == person:
            await self._write(Device(device, NOBODY, "", row.made, row.made), note)
        else:
            await self._hall.save(RowsDrop("devices", {"device": device}), note)
            self._hall.caches.forget(device)
        await self._hall.moderation.refresh()
        return True

    async def _row(self, device: str) -> Device | None:
        rows = await self._hall.found("devices", device=device)
        return Device(*rows[0]) if rows else None

    async def _write(self, row: Device, *others: RowsWrite | RowsDrop) -> None:
        await self._hall.save(*others, RowsWrite("devices", [row]))
        self._hall.caches.forget(row.device)
