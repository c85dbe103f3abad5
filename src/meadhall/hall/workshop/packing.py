"""An edition with its pictures in one zip file, and back. Nothing is unpacked to the disk, and no picture is read that
`pictures.toml` does not name."""

import io
import re
import zipfile
import zlib
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

import msgspec
import tomlkit
from msgspec import Struct

from meadhall.core.content import learnt
from meadhall.core.errors import ContentError
from meadhall.core.specimens import CUTS
from meadhall.hall.words import say
from meadhall.hall.workshop.editing import MOST_BYTES
from meadhall.hall.workshop.editions import MOST_OF_PICTURES, KeptPicture
from meadhall.hall.workshop.pictures import MOST_PICTURE, TARGET, SafePicture, frame_in, safe_picture

CONTENT, PICTURES = "content.toml", "pictures.toml"
MOST_FILES = 300
_NAME = re.compile(r"[\w-]{1,60}", re.ASCII)


class PackedPicture(Struct, frozen=True, forbid_unknown_fields=True):
    """A picture in `pictures.toml`."""

    what: str
    file: str
    frame: str
    look: str = ""
    hides: list[str] = []
    cut: str = "rectangle"


class PackedPictures(Struct, frozen=True, forbid_unknown_fields=True):
    """A whole `pictures.toml`."""

    pictures: list[PackedPicture] = []


class Unpacked(NamedTuple):
    """An edition that somebody brings: its content file, and its pictures by what they are shown in place of."""

    text: str
    pictures: Mapping[str, tuple[PackedPicture, SafePicture]]


def pack(text: str, pictures: Mapping[str, KeptPicture], data: Mapping[str, bytes]) -> bytes:
    """An edition as a zip file; pictures whose data is gone are left out."""
    packed, listed = io.BytesIO(), list[dict[str, Any]]()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as files:
        files.writestr(CONTENT, text)
        for number, (what, each) in enumerate(pictures.items(), 1):
            if each.digest not in data:
                continue
            name = f"{number:03}.{each.kind}"
            files.writestr(f"pictures/{name}", data[each.digest], zipfile.ZIP_STORED)
            frame = " ".join(f"{number:g}" for number in each.frame)
            told = {"what": what, "file": name, "frame": frame, "look": each.look, "hides": list(each.hides)}
            listed.append(told | {"cut": each.cut})
        files.writestr(PICTURES, tomlkit.dumps({"pictures": listed}))
    return packed.getvalue()


def pack_files(files: Mapping[str, str]) -> bytes:
    """Texts as a zip file.

    >>> zipfile.ZipFile(io.BytesIO(pack_files({"mill/RULES.md": "# Mill"}))).namelist()
    ['mill/RULES.md']
    """
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as found:
        for name, text in files.items():
            found.writestr(name, text)
    return packed.getvalue()


def unpack(data: bytes) -> Unpacked:
    """The edition in a zip file; a ContentError tells what is wrong with it."""
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as files:
            if len(files.infolist()) > MOST_FILES:
                raise ContentError(say("workshop-zip-bad"))
            text = _read(files, CONTENT, MOST_BYTES).decode("utf-8")
            listed = PackedPictures()
            if PICTURES in files.namelist():
                listed = msgspec.toml.decode(_read(files, PICTURES, MOST_BYTES), type=learnt(PackedPictures))
            return Unpacked(text, dict(_pictures(files, listed)))
    except ContentError:
        raise
    except (zipfile.BadZipFile, zlib.error, KeyError, ValueError, OSError, RuntimeError, EOFError, RecursionError):
        raise ContentError(say("workshop-zip-bad")) from None
    except NotImplementedError:  # a way of packing that nobody needs
        raise ContentError(say("workshop-zip-bad")) from None


def _read(files: zipfile.ZipFile, name: str, most: int) -> bytes:
    """A file in the zip; never more of it than it may have, whatever its head says."""
    info = files.getinfo(name)
    if info.file_size > most:
        raise ContentError(say("workshop-zip-large", name=name[:60], most=most // 1024))
    with files.open(info) as file:
        found = file.read(most + 1)
    if len(found) > most:
        raise ContentError(say("workshop-zip-large", name=name[:60], most=most // 1024))
    return found


def _pictures(
    files: zipfile.ZipFile, listed: PackedPictures
) -> Iterator[tuple[str, tuple[PackedPicture, SafePicture]]]:
    total = 0
    for each in listed.pictures[:MOST_FILES]:
        named = [each.look, *each.hides] if each.look else each.hides
        fits = TARGET.fullmatch(each.what) and len(each.hides) <= 40 and all(_NAME.fullmatch(one) for one in named)
        if not fits or each.cut not in CUTS or frame_in(each.frame) is None:
            raise ContentError(say("workshop-zip-bad"))
        picture = safe_picture(_read(files, f"pictures/{each.file}", MOST_PICTURE))
        total += len(picture.data)
        if total > MOST_OF_PICTURES:
            raise ContentError(say("workshop-pictures-many", most=MOST_OF_PICTURES // 2**20))
        yield each.what, (each, picture)
