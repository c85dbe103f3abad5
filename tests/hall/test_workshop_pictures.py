"""Pictures of people's own in the workshop: what is let in, what of it is kept, and where it is shown."""

import io
import struct
import zipfile
import zlib

import pytest

from meadhall.core.errors import ContentError
from meadhall.hall.live.hall import Hall
from meadhall.hall.workshop.packing import pack, unpack
from meadhall.hall.workshop.pictures import MOST_PICTURE, safe_picture, safe_svg
from tests.hall.in_process import Web
from tests.hall.test_workshop import BJARNI, Maker, hall, store

__all__ = ["hall", "store"]


def chunk(kind: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))


def png(wide: int = 4, high: int = 4, *more: bytes, colours: int = 2) -> bytes:
    rows = b"".join(b"\0" + bytes([200, 30, 30]) * min(wide, 8) for _ in range(min(high, 8)))
    head = struct.pack(">IIBBBBB", wide, high, 8, colours, 0, 0, 0)
    parts = [chunk(b"IHDR", head), *more, chunk(b"IDAT", zlib.compress(rows)), chunk(b"IEND", b"")]
    return b"\x89PNG\r\n\x1a\n" + b"".join(parts)


def jpeg(wide: int = 4, high: int = 4) -> bytes:
    def segment(marker: int, body: bytes) -> bytes:
        return bytes([0xFF, marker]) + struct.pack(">H", len(body) + 2) + body

    size = struct.pack(">BHHB", 8, high, wide, 1) + b"\1\x11\0"
    scan = segment(0xDA, b"\1\1\0\0?\0") + b"\x12\x34\xff\x00\x56"
    parts = [
        segment(0xE0, b"JFIF\0"),
        segment(0xE1, b"Exif\0\0GPS: here"),
        segment(0xFE, b"a word"),
        segment(0xC0, size),
    ]
    return b"\xff\xd8" + b"".join(parts) + scan + b"\xff\xd9"


def test_only_what_shows_a_picture_is_kept() -> None:
    found = safe_picture(
        png(4, 4, chunk(b"tEXt", b"Author\0me"), chunk(b"eXIf", b"GPS")) + b"PK\3\4 and a zip behind it"
    )
    assert (found.kind, found.data, found.clear) == ("png", png(), False)
    assert safe_picture(png(colours=6)).clear
    found = safe_picture(jpeg() + b"<script>")
    assert found.kind == "jpeg"
    assert b"GPS" not in found.data
    assert b"a word" not in found.data
    assert b"JFIF" in found.data
    assert found.data.endswith(b"\xff\xd9")


@pytest.mark.parametrize(
    "data",
    [
        png(30_000, 30_000),
        png(4096, 4096),
        png(0, 4),
        png()[:-20],
        png().replace(b"IDAT", b"IDAX"),
        jpeg(65_000, 65_000),
        jpeg()[:40],
        jpeg()[:-2],
        b"\x89PNG\r\n\x1a\n",
        b"\xff\xd8\xff",
        b"GIF89a",
        b"",
        b"\0" * 100,
        png() + b"\0" * MOST_PICTURE,
        b"<svg",
        b"<html><script>alert(1)</script></html>",
        b'<!DOCTYPE svg [<!ENTITY a "aaaa">]><svg xmlns="http://www.w3.org/2000/svg">&a;</svg>',
        b'<svg xmlns="http://www.w3.org/2000/svg"><rect/></svg>',
        b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">' + b"<g>" * 100 + b"</g>" * 100 + b"</svg>",
        b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">' + b"<g/>" * 5000 + b"</svg>",
        '<?xml version="1.0" encoding="utf-16"?><svg/>'.encode("utf-16"),
    ],
)
def test_bombs_and_what_is_no_picture_are_refused(data: bytes) -> None:
    with pytest.raises(ContentError):
        safe_picture(data)


def test_an_svg_keeps_its_shapes_and_nothing_else() -> None:
    dirty = b"""<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"
    viewBox="0 0 9 9" onload="alert(1)"><script>alert(2)</script><style>*{fill:url(http://evil)}</style>
    <foreignObject><body onload="x"/></foreignObject><image href="http://evil/x.png"/><use xlink:href="#a"/>
    <a href="javascript:alert(3)"><circle r="1"/></a><animate attributeName="href" to="javascript:1"/>
    <rect id="a" width="3" height="3" fill="url(#g)" onclick="alert(4)" style="stroke: red; background: url(http://evil)"/>
    <path d="M0 0h9" fill="url(http://evil#x)" stroke="javascript:alert(5)"/><text>a &lt;b&gt;</text>
    <linearGradient id="g"><stop offset="0" stop-color="#fff"/></linearGradient></svg>"""
    clean = safe_svg(dirty)
    for word in (b"script", b"onload", b"onclick", b"evil", b"foreignObject", b"image", b"use", b"animate", b"style"):
        assert word not in clean, word
    assert b'fill="url(#g)"' in clean
    assert b'stroke="red"' in clean
    assert b"a &lt;b&gt;" in clean
    assert safe_svg(clean) == clean


def test_a_photograph_is_shown_in_play_and_goes_with_its_owner(web: Web, hall: Hall) -> None:
    maker = Maker(web)
    there = maker.post(
        "/workshop/sagnir/printed/picture",
        {"what": "whole:being-05", "place": "beings.5", "cut": "round"},
        files={"file": ("a.jpg", jpeg())},
    )
    home = there.partition("/part")[0]
    page = maker.get(there)
    assert "clip-path='ellipse(50% 50%)'" in page
    address = page.partition("href='/workshop/pictures/")[2].partition("'")[0]
    assert address.endswith(".jpeg")
    answer = web.get(f"/workshop/pictures/{address}")
    assert (answer.status_code, answer.headers["content-type"]) == (200, "image/jpeg")
    assert "default-src 'none'" in answer.headers["content-security-policy"]
    assert b"GPS" not in answer.content
    maker.change(home, "beings.5", beings__5__points="7")
    table = maker.post(f"{home}/play", {"bot": "child"}).partition("#")[0]
    game = hall.rooms[table.rpartition("/")[2]].table.game
    looks = game.sheet(game.make_box(2)).looks
    assert address in looks["own-being-05"]
    assert "pattern-05" in game.board.looks(game.make_box(2)), "the drawing is still there for the day without picture"
    files = zipfile.ZipFile(io.BytesIO(web.get(f"{home}/edition.zip", headers=maker.headers).content))
    assert sorted(files.namelist()) == ["content.toml", "pictures.toml", "pictures/001.jpeg"]
    bjarni = Maker(web, BJARNI)
    packed = web.get(f"{home}/edition.zip", headers=maker.headers).content
    own = bjarni.post("/workshop/sagnir/upload", {}, files={"file": ("mine.zip", packed)})
    assert address in (copied := bjarni.get(f"{own}/part?place=beings.5"))
    assert "clip-path='ellipse(50% 50%)'" in copied
    assert bjarni.text(own) == maker.text(home)
    maker.post(f"{home}/picture/drop", {"what": "whole:being-05", "place": "beings.5"})
    assert address not in maker.get(f"{home}/part?place=beings.5")
    assert web.get(f"/workshop/pictures/{address}").status_code == 200, "Bjarni still has it"
    bjarni.post(f"{own}/change", {"do": "drop"})
    assert web.get(f"/workshop/pictures/{address}").status_code == 404


def test_others_cannot_hang_pictures(web: Web) -> None:
    maker = Maker(web)
    home = maker.begin("sagnir", "game", game__age="9")
    bjarni = Maker(web, BJARNI)
    files = {"file": ("a.png", png())}
    answer = web.post(f"{home}/picture", data={"what": "look:tile-back"}, files=files, headers=bjarni.headers)
    assert answer.status_code == 403
    form = {"what": "look:tile-back' onload='x", "frame": "0 0 9 9"}
    answer = web.post(f"{home}/picture", data=form, files=files, headers=maker.headers)
    assert answer.status_code == 404
    maker.post(f"{home}/picture", {"what": "look:tile-back", "frame": "-50 -50 100 100"}, files=files)
    assert "/workshop/pictures/" in maker.get(f"{home}/looks")
    answer = web.post(
        f"{home}/picture",
        data={"what": "look:tile-back"},
        files={"file": ("a.png", png(60_000, 4))},
        headers=maker.headers,
    )
    assert "too large" in answer.text


def test_a_hundred_megabytes_are_refused_before_they_are_read(web: Web) -> None:
    maker = Maker(web)
    headers = maker.headers | {"content-length": str(100 * 2**20), "content-type": "multipart/form-data; boundary=x"}
    assert web.post("/workshop/sagnir/printed/picture", content=b"x", headers=headers).status_code == 413
    assert web.post("/workshop/sagnir/upload", content=b"x", headers=headers).status_code == 413


def bomb(name: str, size: int) -> bytes:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as files:
        files.writestr(name, b"\0" * size)
    return packed.getvalue()


def lying(data: bytes, size: int) -> bytes:
    """A zip whose heads say that the file is small."""
    return data.replace(struct.pack("<I", size), struct.pack("<I", 10))


@pytest.mark.parametrize(
    "data",
    [
        bomb("content.toml", 50 * 2**20),
        lying(bomb("content.toml", 50 * 2**20), 50 * 2**20),
        bomb("other", 10),
        b"PK\3\4nothing",
        pack("a = 1", {}, {})[:-30],
    ],
)
def test_zip_bombs_are_refused(data: bytes) -> None:
    with pytest.raises(ContentError):
        unpack(data)


def test_a_zip_may_name_only_what_can_be_shown() -> None:
    for listed in ('what = "look:a b"', 'what = "other:x"', 'what = "look:x"\nframe = "1 2 3"', "what = 1"):
        packed = io.BytesIO()
        with zipfile.ZipFile(packed, "w") as files:
            files.writestr("content.toml", "a = 1")
            files.writestr("pictures.toml", f'[[pictures]]\n{listed}\nfile = "../../x"')
        with pytest.raises(ContentError):
            unpack(packed.getvalue())
