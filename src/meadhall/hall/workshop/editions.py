"""Editions of people's own: what the hall keeps of each, who may change it, and how two people change one.

An edition is a keepsake of the person who made it, under an address that nobody can guess. Whoever has the address sees
it and plays with it, and may change it if the owner allows that. Tables keep the content that they began with.
"""

import asyncio
import re
import secrets
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from meadhall.core.content import Edition
from meadhall.core.content_values import changed
from meadhall.core.game import Game
from meadhall.core.specimens import OwnPicture
from meadhall.hall.members.keepsakes import Keepsake
from meadhall.hall.storage.errors import CONFLICT, StoreError
from meadhall.hall.storage.writes import RowsDrop
from meadhall.hall.words import say
from meadhall.hall.workshop.checking import Checked, check
from meadhall.table.errors import TableError

if TYPE_CHECKING:
    from meadhall.hall.live.hall import Hall

EDITION, PICTURE, RESULT = "edition", "picture", "lab"
"""The kinds of keepsakes: editions, their pictures, and what the lab found about them."""
MOST_EDITIONS, MOST_STEPS = 24, 20
"""Editions of a person, and changes of an edition that can be taken back."""
MOST_OF_PICTURES, MOST_OF_A_PERSON = 4 * 2**20, 16 * 2**20
"""Bytes of the pictures of an edition, and of all pictures of a person."""
LONGEST_NOTE, MOST_NOTES = 200, 600
_ID = re.compile(r"[\w-]{12,24}")
_TRIES = 4


class TrailStep(Struct, frozen=True, omit_defaults=True):
    """The content after a change."""

    version: int
    text: str
    by: str
    """The name that the person had."""
    when: float


class ValueNote(Struct, frozen=True, omit_defaults=True):
    """The note of an owner about a value."""

    note: str = ""
    sure: bool = False
    """Whether they have seen it on their copy."""
    value: str = ""
    """The value that they saw, as text: the note is about this one."""
    by: str = ""


class KeptPicture(Struct, frozen=True, omit_defaults=True):
    """A picture of an edition; the picture itself is a keepsake of its own."""

    digest: str
    kind: str
    size: int
    frame: tuple[float, float, float, float]
    clear: bool = False
    look: str = ""
    hides: tuple[str, ...] = ()
    cut: str = "rectangle"

    @property
    def shown(self) -> OwnPicture:
        """The picture as a board shows it."""
        return OwnPicture(
            picture_address(self.digest, self.kind), self.frame, self.clear, self.look, self.hides, self.cut
        )


class KeptEdition(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An edition as the hall keeps it."""

    game: str
    name: str
    version: int = 1
    """Rises with every change, also with those that are taken back."""
    shared: bool = False
    """Whether everybody who has its address may change it."""
    trail: tuple[TrailStep, ...]
    at: int = 0
    """Which step of the trail counts; those after it were taken back."""
    notes: dict[str, ValueNote] = {}
    pictures: dict[str, KeptPicture] = {}

    @property
    def text(self) -> str:
        """The content file as it is now."""
        return self.trail[self.at].text

    @property
    def digest(self) -> str:
        """Pins the content."""
        return Edition(self.text, self.name).digest

    def with_text(self, text: str, by: str, when: float) -> "KeptEdition":
        """The edition after a change."""
        if text == self.text:
            return self
        step = TrailStep(self.version + 1, text, by, when)
        trail = (*self.trail[: self.at + 1], step)[-MOST_STEPS:]
        name = edition_name(text) or self.name
        return replace(self, version=step.version, trail=trail, at=len(trail) - 1, name=name)

    def moved(self, steps: int) -> "KeptEdition":
        """The edition with changes taken back, or done again."""
        at = min(max(self.at + steps, 0), len(self.trail) - 1)
        there = replace(self, version=self.version + 1, at=at)
        return replace(there, name=edition_name(there.text) or self.name) if at != self.at else self


def edition_name(text: str) -> str:
    """The name that a content file gives itself."""
    try:
        return str(Edition(text, "").values["game"]["edition"])[:80]
    except (ValueError, KeyError, TypeError, RecursionError):
        return ""


def picture_address(digest: str, kind: str) -> str:
    """The address of a picture in a hall."""
    return f"/workshop/pictures/{digest}.{kind}"


class FoundEdition(NamedTuple):
    """An edition with its address and its owner."""

    id: str
    owner: str
    edition: KeptEdition
    keepsake: Keepsake

    def may_change(self, person: str | None) -> bool:
        """Whether a person may change it."""
        return self.edition.shared or (person is not None and person == self.owner)


class WorkshopStore:
    """All editions of a hall."""

    def __init__(self, hall: "Hall") -> None:
        self._hall = hall

    async def find(self, edition: str) -> FoundEdition | None:
        """The edition at an address."""
        kept = await self._hall.keepsakes.find(EDITION, edition) if _ID.fullmatch(edition) else None
        return _found(kept) if kept is not None else None

    async def get(self, edition: str, game: str = "") -> FoundEdition:
        """The edition at an address; a TableError if there is none, or if it is of another game."""
        found = await self.find(edition)
        if found is None or (game and found.edition.game != game):
            raise TableError("no-table", say("workshop-no-edition"))
        return found

    async def of(self, person: str | None, game: str = "") -> list[FoundEdition]:
        """The editions of a person, perhaps of one game, the newest first."""
        if person is None:
            return []
        kept = map(_found, await self._hall.keepsakes.of(person, EDITION))
        return [each for each in reversed(list(kept)) if not game or each.edition.game == game]

    async def make(self, person: str, game: str, text: str, by: str) -> FoundEdition:
        """Keep a new edition of a person."""
        if len(await self.of(person)) >= MOST_EDITIONS:
            raise TableError("too-large", say("workshop-many-editions", most=MOST_EDITIONS))
        await asyncio.to_thread(self._hall.store.check_room)
        step = TrailStep(1, text, by, self._hall.now())
        edition, name = KeptEdition(game=game, name=edition_name(text), trail=(step,)), secrets.token_urlsafe(12)
        await self._hall.keepsakes.keep(person, EDITION, name, edition)
        return await self.get(name)

    async def change(self, edition: str, change: Callable[[KeptEdition], KeptEdition]) -> FoundEdition:
        """Change an edition as it is now. If somebody else does so at the same time, it is tried again on theirs."""
        for _ in range(_TRIES):
            found = await self.get(edition)
            changed = await self._hall.loaders.run(partial(change, found.edition))
            if changed == found.edition:
                return found
            keepsake = found.keepsake
            was = RowsDrop("keepsakes", {**keepsake.key, "data": keepsake.data}, once=True)
            now = self._hall.keepsakes.row(found.owner, EDITION, found.id, changed)
            if await self._hall.save_first(was, now):
                return await self.get(edition)
        raise StoreError(CONFLICT, say("conflict-taken"))

    async def drop(self, found: FoundEdition) -> None:
        """Keep an edition no longer, nor the pictures that no other one of the owner has."""
        await self._hall.keepsakes.drop(found.owner, EDITION, found.id)
        await self._hall.lab_runs.drop(found)
        await self.drop_pictures(found.owner)

    async def drop_pictures(self, owner: str) -> None:
        """Let go of the pictures that none of a person's editions shows."""
        shown = {each.digest for one in await self.of(owner) for each in one.edition.pictures.values()}
        for kept in await self._hall.keepsakes.of(owner, PICTURE):
            if kept.name not in shown:
                await self._hall.keepsakes.drop(owner, PICTURE, kept.name)

    async def look(self, edition: KeptEdition) -> Checked:
        """The game with an edition, and what is wrong with it."""
        game = await self._hall.game_loader.game(edition.game)
        pictures = {name: each.shown for name, each in edition.pictures.items()}
        return await self._hall.loaders.run(lambda: check(game, edition.text, pictures))

    async def playable(self, edition: str, game: str = "") -> tuple[Game, dict[str, OwnPicture]]:
        """The game with an edition, to be played, and its pictures; a TableError tells why it cannot be."""
        found = await self.get(edition, game)
        checked = await self.look(found.edition)
        if checked.game is None:
            raise TableError("bad-table", say("workshop-unplayable", why=checked.problems[0].text))
        return checked.game, {name: each.shown for name, each in found.edition.pictures.items()}


def _found(kept: Keepsake) -> FoundEdition:
    return FoundEdition(kept.name, kept.person, kept.read(KeptEdition), kept)


def with_name(text: str, name: str) -> str:
    """A content file under another name."""
    return changed(text, {("game", "edition"): name})
