"""Pictures that people bring: only PNG, JPEG and a safe part of SVG, and nothing of them is decoded here.

A PNG or JPEG is taken apart into its pieces, and only those that browsers need to show it are kept: no place where it
was taken, no second file behind its end. How large it is stands in its head, so that nobody's browser unpacks a bomb.
"""

import re
import struct
import tomllib
import xml.etree.ElementTree as ET
import zlib
from pathlib import Path
from typing import Literal, NamedTuple, TypeAlias

from meadhall.core.errors import ContentError
from meadhall.core.specimens import LOOK, WHOLE
from meadhall.hall.words import say

PictureKind: TypeAlias = Literal["png", "jpeg", "svg"]
MOST_PICTURE = 400 * 1024
"""Bytes of a picture."""
LARGEST_SIDE, MOST_POINTS = 4096, 8_000_000
TYPES: dict[str, str] = {"png": "image/png", "jpeg": "image/jpeg", "svg": "image/svg+xml"}
TARGET = re.compile(rf"(?:{LOOK}|{WHOLE})[\w-]{{1,60}}", re.ASCII)
_PNG, _JPEG = b"\x89PNG\r\n\x1a\n", b"\xff\xd8\xff"
_CHUNKS = (b"IHDR", b"PLTE", b"tRNS", b"IDAT", b"IEND")
_SIZES = {*range(0xC0, 0xD0)} - {0xC4, 0xC8, 0xCC}  # the segments of a JPEG that tell its size
_DROPPED = {0xFE, *range(0xE1, 0xF0)} - {0xEE}  # comments, and what cameras write beside the picture


class SafePicture(NamedTuple):
    """A picture that can be shown to anybody."""

    kind: PictureKind
    data: bytes
    clear: bool
    """Whether something behind it may be seen."""


def safe_picture(data: bytes) -> SafePicture:
    """The picture in a file, without anything that it need not have; a ContentError tells why it is refused."""
    if len(data) > MOST_PICTURE:
        raise ContentError(say("workshop-picture-long", most=MOST_PICTURE // 1024))
    try:
        if data.startswith(_PNG):
            return _png(data)
        if data.startswith(_JPEG):
            return SafePicture("jpeg", _jpeg(data), False)
    except (IndexError, struct.error):
        raise ContentError(say("workshop-picture-broken")) from None
    if data.lstrip().startswith((b"<", b"\xef\xbb\xbf<")):
        return SafePicture("svg", safe_svg(data), True)
    raise ContentError(say("workshop-picture-kind"))


def _check_sides(wide: int, high: int) -> None:
    if not (0 < wide <= LARGEST_SIDE and 0 < high <= LARGEST_SIDE and wide * high <= MOST_POINTS):
        raise ContentError(say("workshop-picture-large", wide=str(wide), high=str(high), most=str(LARGEST_SIDE)))


def _png(data: bytes) -> SafePicture:
    kept, at, colours, clear = _PNG, len(_PNG), 0, False
    while at < len(data):
        length, kind = struct.unpack_from(">I4s", data, at)
        body = data[at + 8 : at + 8 + length]
        (total,) = struct.unpack_from(">I", data, at + 8 + length)
        if len(body) != length or zlib.crc32(kind + body) != total or (at == len(_PNG)) != (kind == b"IHDR"):
            raise ContentError(say("workshop-picture-broken"))
        if kind == b"IHDR":
            wide, high = struct.unpack_from(">II", body)
            _check_sides(wide, high)
            colours = body[9]
        clear |= kind == b"tRNS"
        if kind in _CHUNKS:
            kept += data[at : at + 12 + length]
        if kind == b"IEND":
            return SafePicture("png", kept, clear or colours in (4, 6))
        at += 12 + length
    raise ContentError(say("workshop-picture-broken"))


def _jpeg(data: bytes) -> bytes:
    kept, at, sized = b"\xff\xd8", 2, False
    while True:
        if data[at] != 0xFF:
            raise ContentError(say("workshop-picture-broken"))
        marker = data[at + 1]
        if marker == 0xFF:  # filling
            at += 1
            continue
        (length,) = struct.unpack_from(">H", data, at + 2)
        if length < 2 or at + 2 + length > len(data):
            raise ContentError(say("workshop-picture-broken"))
        if marker in _SIZES:
            high, wide = struct.unpack_from(">HH", data, at + 5)
            _check_sides(wide, high)
            sized = True
        if marker not in _DROPPED:
            kept += data[at : at + 2 + length]
        at += 2 + length
        if marker == 0xDA:
            break
    end = data.find(b"\xff\xd9", at)
    if not sized or end < 0:
        raise ContentError(say("workshop-picture-broken"))
    last = data.rfind(b"\xff\xd9")
    body = data[at:last]
    if re.search(rb"\xff[\xc0-\xc3\xc5-\xcb\xcd-\xcf]", body):  # another size would come later
        raise ContentError(say("workshop-picture-broken"))
    return kept + body + b"\xff\xd9"


# --- SVG --------------------------------------------------------------------------------------------------------------

_SVG = "{http://www.w3.org/2000/svg}"
_ALLOWED = tomllib.loads(Path(__file__).with_name("svg.toml").read_text("utf-8"))
_ELEMENTS, _ATTRIBUTES = frozenset(_ALLOWED["elements"]), frozenset(_ALLOWED["attributes"])
_VALUE = re.compile(r"(?:(?!url|javascript|expression|@import)[^<>&\"\\])*|url\(#[\w-]+\)", re.IGNORECASE)
_MOST_ELEMENTS, _DEEPEST = 4000, 40
_STYLE = re.compile(r"\s*([\w-]+)\s*:\s*([^;]*)")


def safe_svg(data: bytes) -> bytes:
    """An SVG of which only shapes, gradients and texts are left: everything else in it is dropped."""
    if b"<!DOCTYPE" in data.upper() or b"<!ENTITY" in data.upper() or b"\x00" in data:
        raise ContentError(say("workshop-picture-svg"))
    try:
        root = ET.fromstring(data)
    except (ET.ParseError, ValueError, RecursionError, LookupError):
        raise ContentError(say("workshop-picture-svg")) from None
    if root.tag != f"{_SVG}svg" or sum(1 for _ in root.iter()) > _MOST_ELEMENTS:
        raise ContentError(say("workshop-picture-svg"))
    cleaned = _cleaned(root, 0)
    if "viewBox" not in cleaned.attrib and not {"width", "height"} <= set(cleaned.attrib):
        raise ContentError(say("workshop-picture-svg"))
    cleaned.set("xmlns", "http://www.w3.org/2000/svg")
    return bytes(ET.tostring(cleaned, encoding="utf-8"))


def _cleaned(element: ET.Element, depth: int) -> ET.Element:
    if depth > _DEEPEST:
        raise ContentError(say("workshop-picture-svg"))
    found = ET.Element(str(element.tag).removeprefix(_SVG))
    found.text, found.tail = element.text, element.tail
    styled = dict(_STYLE.findall(element.get("style", "")))  # editors write colours there
    for name, value in [*element.attrib.items(), *styled.items()]:
        if name in _ATTRIBUTES and len(value) < 200_000 and _VALUE.fullmatch(value.strip()):
            found.set(name, value.strip())
    for inner in element:
        if isinstance(inner.tag, str) and inner.tag.removeprefix(_SVG) in _ELEMENTS:
            found.append(_cleaned(inner, depth + 1))
    return found


def frame_in(text: str) -> tuple[float, float, float, float] | None:
    """The frame of a picture, as a page has measured it; None if the text is no frame.

    >>> frame_in("0 -3.5 168 182"), frame_in("0 0 nan 1"), frame_in("")
    ((0.0, -3.5, 168.0, 182.0), None, None)
    """
    try:
        numbers = [float(each) for each in text.split()]
    except ValueError:
        return None
    if len(numbers) != 4 or not all(-5000 < each < 5000 for each in numbers) or min(numbers[2:]) <= 0:
        return None
    left, top, wide, high = (round(each, 2) for each in numbers)
    return left, top, wide, high
