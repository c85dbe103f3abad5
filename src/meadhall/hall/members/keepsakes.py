"""Keepsakes: what a hall keeps for a person, each under a kind and a name: settings, lasting keys, friends, progress.

They are all that is kept about somebody beside tables, so `of` is what a person sees and exports, and `forget_person`
deletes it all.
"""

import asyncio
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

import msgspec

from meadhall.hall.storage.writes import RowsDrop, RowsWrite

if TYPE_CHECKING:
    from meadhall.hall.live.hall import Hall

T = TypeVar("T")


class Keepsake(NamedTuple):
    """One thing that is kept."""

    person: str
    kind: str
    name: str
    made: float
    until: float | None
    data: str

    @property
    def key(self) -> dict[str, object]:
        """The key that tells it from all others."""
        return _key(self.person, self.kind, self.name)

    def read(self, kind: type[T]) -> T:
        """The value that is kept, of this type."""
        return msgspec.json.decode(self.data, type=kind)


class Keepsakes:
    """All keepsakes of a hall."""

    def __init__(self, hall: "Hall") -> None:
        self._hall = hall

    def row(self, person: str, kind: str, name: str, value: Any, until: float | None = None) -> RowsWrite:
        """The write that keeps something; it takes the place of what has the same kind and name."""
        data = msgspec.json.encode(value).decode()
        return RowsWrite("keepsakes", [(person, kind, name, self._hall.now(), until, data)])

    async def keep(self, person: str, kind: str, name: str, value: Any, until: float | None = None) -> None:
        """Keep something for a person, for ever or until then."""
        await asyncio.shield(self._hall.store.save(self.row(person, kind, name, value, until)))

    async def of(self, person: str, kind: str | None = None) -> list[Keepsake]:
        """The keepsakes of a person, of one kind or all, the oldest first."""
        return await self._found(person=person) if kind is None else await self._found(person=person, kind=kind)

    async def get(self, person: str, kind: str, name: str, as_type: type[T]) -> T | None:
        """One thing that is kept for a person."""
        found = await self._found(person=person, kind=kind, name=name)
        return found[0].read(as_type) if found else None

    async def find(self, kind: str, name: str) -> Keepsake | None:
        """The keepsake with this name, whoever it is for."""
        return next(iter(await self._found(kind=kind, name=name)), None)

    @staticmethod
    def dropping(person: str, kind: str, name: str) -> RowsDrop:
        """The write by which something is kept no longer."""
        return RowsDrop("keepsakes", _key(person, kind, name))

    async def drop(self, person: str, kind: str, name: str) -> None:
        """Keep something no longer."""
        await asyncio.shield(self._hall.store.save(self.dropping(person, kind, name)))

    async def take(self, keepsake: Keepsake) -> None:
        """Use something up: of two who try it at the same time, one is told of a conflict."""
        await asyncio.shield(self._hall.store.save(RowsDrop("keepsakes", keepsake.key, once=True)))

    async def _found(self, **having: object) -> list[Keepsake]:
        rows = await asyncio.to_thread(self._hall.store.found, "keepsakes", "made, name", **having)
        found = (Keepsake(*row) for row in rows)
        return [kept for kept in found if kept.until is None or kept.until > self._hall.now()]


def _key(person: str, kind: str, name: str) -> dict[str, object]:
    return {"person": person, "kind": kind, "name": name}
