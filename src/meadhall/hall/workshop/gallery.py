"""The pictures of editions in the hall's store: kept once for each person, under the digest of their bytes."""

import asyncio
import hashlib
from base64 import b64decode, b64encode
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from meadhall.hall.words import say
from meadhall.hall.workshop.editions import (
    MOST_OF_A_PERSON,
    MOST_OF_PICTURES,
    PICTURE,
    FoundEdition,
    KeptEdition,
    KeptPicture,
)
from meadhall.hall.workshop.pictures import SafePicture
from meadhall.table.errors import TableError

if TYPE_CHECKING:
    from meadhall.hall.live.hall import Hall


class PictureData(Struct, frozen=True):
    """A picture as the hall keeps it."""

    kind: str
    data: str
    """Its bytes, in base 64."""


async def picture_of(hall: "Hall", digest: str) -> tuple[str, bytes] | None:
    """The kind and the bytes of a picture; None if it is gone."""
    kept = await hall.keepsakes.find(PICTURE, digest)
    if kept is None:
        return None
    found = kept.read(PictureData)
    return found.kind, b64decode(found.data)


async def pictures_of(hall: "Hall", edition: KeptEdition) -> dict[str, bytes]:
    """The bytes of all pictures of an edition, by digest."""
    found = {each.digest: await picture_of(hall, each.digest) for each in edition.pictures.values()}
    return {digest: picture[1] for digest, picture in found.items() if picture is not None}


async def hang(
    hall: "Hall", found: FoundEdition, what: str, picture: SafePicture, frame: tuple[float, float, float, float],
    look: str = "", hides: tuple[str, ...] = (), cut: str = "rectangle",
) -> FoundEdition:  # fmt: skip
    """Show a picture in an edition; a TableError where it would be too much."""
    digest = hashlib.sha256(picture.data).hexdigest()
    others = [each for name, each in found.edition.pictures.items() if name != what]
    if sum(each.size for each in others) + len(picture.data) > MOST_OF_PICTURES:
        raise TableError("too-large", say("workshop-pictures-many", most=MOST_OF_PICTURES // 2**20))
    editions = await hall.workshop.of(found.owner)
    sizes = {each.digest: each.size for one in editions for each in one.edition.pictures.values()}
    if sum(sizes.values()) + len(picture.data) > MOST_OF_A_PERSON:
        raise TableError("too-large", say("workshop-pictures-all", most=MOST_OF_A_PERSON // 2**20))
    await asyncio.to_thread(hall.store.check_room)
    kept = PictureData(picture.kind, b64encode(picture.data).decode())
    await hall.keepsakes.keep(found.owner, PICTURE, digest, kept)
    shown = KeptPicture(digest, picture.kind, len(picture.data), frame, picture.clear, look, hides, cut)
    return await hall.workshop.change(found.id, lambda edition: _with(edition, what, shown))


async def take_down(hall: "Hall", found: FoundEdition, what: str) -> FoundEdition:
    """Show a picture no longer."""
    changed = await hall.workshop.change(found.id, lambda edition: _with(edition, what, None))
    await hall.workshop.drop_pictures(found.owner)
    return changed


def _with(edition: KeptEdition, what: str, picture: KeptPicture | None) -> KeptEdition:
    pictures = {name: each for name, each in edition.pictures.items() if name != what}
    if picture is not None:
        pictures[what] = picture
    if pictures == edition.pictures:
        return edition
    return replace(edition, pictures=pictures, version=edition.version + 1)
