"""Pictures that are files: drawings, and photographs that lie beside them."""

import xml.etree.ElementTree as ET
from base64 import b64decode
from pathlib import Path

import pytest

from meadhall.core.artwork import artwork, artworks

COIN = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-9 -8 18 16"><title>A coin</title><circle r="8"/></svg>'
PIXEL = b64decode("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==")


def test_every_file_of_a_folder_is_a_picture_by_its_name(tmp_path: Path) -> None:
    (tmp_path / "coin.svg").write_text(COIN)
    (tmp_path / "name.svg").write_text("<svg><text>{text}</text></svg>")
    (tmp_path / "notes.txt").write_text("not a picture")
    assert artworks(tmp_path) == {"coin": '<circle r="8"/>', "name": "<text>{text}</text>"}


def test_a_drawing_is_read_as_drawing_programs_write_it(tmp_path: Path) -> None:
    file = tmp_path / "coin.svg"
    file.write_text(
        '<?xml version="1.0" encoding="UTF-8"?>\n<!-- Made by hand -->\n<svg\n   viewBox="-9 -9 18 18">\n'
        '  <title\n     id="title1">A coin</title>\n  <g>\n    <circle\n       r="8"\n       fill="#fff" />\n  </g>\n'
        "</svg>\n"
    )
    assert artwork(file) == '<g><circle r="8" fill="#fff" /></g>'


def test_a_file_without_a_drawing_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "coin.svg"
    file.write_text("<html></html>")
    with pytest.raises(ValueError, match=r"coin\.svg: a picture is one <svg> element"):
        artwork(file)


@pytest.mark.parametrize(("name", "kind"), [("coin.png", "png"), ("coin.jpeg", "jpeg"), ("coin.JPG", "jpeg")])
def test_a_photograph_is_shown_where_the_drawing_beside_it_was(name: str, kind: str, tmp_path: Path) -> None:
    (tmp_path / "coin.svg").write_text(COIN.replace("</svg>", '<text y="3">{text}</text><text>Odin</text></svg>'))
    (tmp_path / name).write_bytes(PIXEL)
    image, text = ET.fromstring(f"<g>{artworks(tmp_path)['coin']}</g>")
    place = {"x": "-9", "y": "-8", "width": "18", "height": "16"}
    assert {key: value for key, value in image.attrib.items() if key != "href"} == place
    head, data = image.attrib["href"].split(",")
    assert (head, b64decode(data)) == (f"data:image/{kind};base64", PIXEL)
    assert text.text == "{text}", "a text that changes is written over the photograph"


def test_a_photograph_needs_a_drawing_that_says_how_large_it_is(tmp_path: Path) -> None:
    (tmp_path / "coin.png").write_bytes(PIXEL)
    with pytest.raises(ValueError, match=r"coin\.png: a photograph needs coin\.svg beside it"):
        artworks(tmp_path)


def test_a_photograph_needs_a_place(tmp_path: Path) -> None:
    (tmp_path / "coin.svg").write_text("<svg><circle/></svg>")
    (tmp_path / "coin.png").write_bytes(PIXEL)
    with pytest.raises(ValueError, match=r"coin\.svg: a viewBox should say where the photograph coin\.png lies"):
        artwork(tmp_path / "coin.svg")
