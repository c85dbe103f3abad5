"""Pictures that are files: an SVG that any editor opens, read once and put wherever a board needs it.

A file holds one picture, drawn about its own origin; drawing programs write it as "plain SVG". A board takes only what
stands inside the outermost element. A photograph may lie beside a drawing: `coin.jpg` or `coin.png` is shown in place
of `coin.svg`, in the view box of the drawing, and with the texts that change during a game.
"""

import re
from base64 import b64encode
from functools import cache
from pathlib import Path

_OUTER = re.compile(r"\s*(?:<[?!][^>]*>\s*)*<svg\b(?P<about>[^>]*)>(?P<inside>.*)</svg>\s*", re.DOTALL)
_TITLE = re.compile(r"<title\b[^>]*>[^<]*</title>")
_VIEW_BOX = re.compile(r'viewBox="(\S+) (\S+) (\S+) (\S+)"')
_CHANGING_TEXT = re.compile(r"<text[^>]*>{text}</text>")
_PHOTOGRAPHS = {".png": "image/png", ".jpg": "image/jpeg", ".jpeg": "image/jpeg"}


@cache
def artwork(file: Path) -> str:
    """The markup of a picture in one line; of the photograph beside it, if there is one.

    >>> from tempfile import TemporaryDirectory
    >>> with TemporaryDirectory() as folder:
    ...     file = Path(folder) / "coin.svg"
    ...     _ = file.write_text('<svg viewBox="-9 -9 18 18"><title>A coin</title>\\n  <circle r="8"/>\\n</svg>\\n')
    ...     artwork(file)
    '<circle r="8"/>'
    """
    outer = _OUTER.fullmatch(file.read_text(encoding="utf-8"))
    if outer is None:
        raise ValueError(f"{file}: a picture is one <svg> element, and this file does not hold one")
    inside = _TITLE.sub("", outer["inside"], count=1).strip()
    drawn = re.sub(r"\s*\n\s*", " ", re.sub(r">\s+<", "><", inside))
    endings = (ending for lower in _PHOTOGRAPHS for ending in (lower, lower.upper()))
    photograph = next((each for ending in endings if (each := file.with_suffix(ending)).exists()), None)
    if photograph is None:
        return drawn
    if (box := _VIEW_BOX.search(outer["about"])) is None:
        raise ValueError(f"{file}: a viewBox should say where the photograph {photograph.name} lies")
    left, top, width, height = box.groups()
    data = f"data:{_PHOTOGRAPHS[photograph.suffix.lower()]};base64,{b64encode(photograph.read_bytes()).decode()}"
    image = f'<image x="{left}" y="{top}" width="{width}" height="{height}" href="{data}"/>'
    return image + "".join(_CHANGING_TEXT.findall(drawn))


def artworks(folder: Path) -> dict[str, str]:
    """The markup of every picture in a folder by its name, which is that of its file without the ending."""
    for file in folder.iterdir():
        if file.suffix.lower() in _PHOTOGRAPHS and not (drawing := file.with_suffix(".svg")).exists():
            raise ValueError(f"{file}: a photograph needs {drawing.name} beside it, whose viewBox says where it lies")
    return {file.stem: artwork(file) for file in sorted(folder.glob("*.svg"))}
