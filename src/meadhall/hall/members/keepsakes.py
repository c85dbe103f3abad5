"""Keepsakes: everything that a hall keeps for a person beside tables, each under a kind and a name: settings, passkeys,
progress, editions. A person sees and exports them all (`of`), and `forget_person` deletes them all.
"""

import hashlib
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
        await self._hall.save(self.row(person, kind, name, value, until))

    async def of(self, person: str, kind: str | None = None) -> list[Keepsake]:
        """The keepsakes of a person, of one kind or all, the oldest first."""
        return await self._found(person=person) if kind is None else await self._found(person=person, kind=kind)

    async def get(self, person: str, kind: str, name: str, as_type: type[T]) -> T | None:
        """One thing that is kept for a person."""
        found = await self._found(person=person, kind=kind, name=name)
        return found[0].read(as_type) if found else None

    async def find(self, kind: str, name: str) -> Keepsake | None:
        """The keepsake with this name, of any person."""
        return next(iter(await self._found(kind=kind, name=name)), None)

    @staticmethod
    def dropping(person: str, kind: str, name: str) -> RowsDrop:
        """The write by which something is kept no longer."""
        return RowsDrop("keepsakes", _key(person, kind, name))

    async def drop_all(self, person: str, *kinds: str) -> None:
        """Keep nothing of these kinds any longer."""
        await self._hall.save(*(RowsDrop("keepsakes", {"person": person, "kind": kind}) for kind in kinds))

    async def keep_under(
        self, secret: str, person: str, kind: str, value: Any = None, until: float | None = None
    ) -> None:
        """Keep something under the hash of a secret, which only the person has; it takes the place of all others of its
        kind."""
        row = self.row(person, kind, hashed(kind, secret), value, until)
        await self._hall.save(RowsDrop("keepsakes", {"person": person, "kind": kind}), row)

    async def behind(self, kind: str, secret: str) -> Keepsake | None:
        """The keepsake to which somebody shows the secret."""
        return await self.find(kind, hashed(kind, secret))

    async def drop(self, person: str, kind: str, name: str) -> None:
        """Keep something no longer."""
        await self._hall.save(self.dropping(person, kind, name))

    async def take(self, keepsake: Keepsake) -> None:
        """Use something up: of two who try it at the same time, one is told of a conflict."""
        await self._hall.save(RowsDrop("keepsakes", keepsake.key, once=True))

    async def _found(self, **having: object) -> list[Keepsake]:
        rows = await self._hall.found("keepsakes", "made, name", **having)
        found = (Keepsake(*row) for row in rows)
        return [kept for kept in found if kept.until is None or kept.until > self._hall.now()]


def hashed(kind: str, secret: str) -> str:
    """The hash under which a secret of this kind is kept."""
    return hashlib.sha256(f"meadhall {kind} {secret}".encode()).hexdigest()


def _key(person: str, kind: str, name: str) -> dict[str, object]:
    return {"person": person, "kind": kind, "name": name}
