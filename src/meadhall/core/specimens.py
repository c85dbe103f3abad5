"""Components by themselves, drawn as in play, and pictures of an owner's own in place of looks.

A board tells by `specimen(box, place)` how the component is drawn that a part of the content file describes. An owner
may lay a photograph over a look, or over a whole component: `dressed` is the board that shows it.
"""

import re
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, NamedTuple

from msgspec import Struct, structs

from meadhall.core.content_values import value_at
from meadhall.core.contract import Board
from meadhall.core.drawing import escape, fitted, num
from meadhall.core.scene import TEXT, Piece, Scene, Shape, drawn

_CHANGING_TEXT = re.compile(r"<text[^>]*>{text}</text>")
_NAMED, _ROOM = re.compile(r"\{([\w.-]+)\}"), 12  # what is written in place of a value, and for how many letters
_TOLD = re.compile(r"^<desc>[^<]*</desc>")
CUTS = {
    "rectangle": "",
    "round": "ellipse(50% 50%)",
    "hexagon": "polygon(50% 0, 100% 25%, 100% 75%, 50% 100%, 0 75%, 0 25%)",
}
"""The shapes that a picture can be cut to, as CSS clips it."""
WHOLE, LOOK = "whole:", "look:"
"""How the names of pictures begin: of a whole piece with all that lies on it, and of a single look."""


class Specimen(NamedTuple):
    """A component of a box by itself. The first of its pieces is the component, the others lie on it.

    >>> card = Specimen(0, 0, 60, 90, (Piece("card-1", "card", 0, 0), Piece("name-1", "name", 30, 12, text="Logi")))
    >>> card.svg({"card": "<rect/>", "name": "<text>{text}</text>"}, "A card").partition("</title>")[2]
    '<g transform="translate(0 0)"><rect/></g><g transform="translate(30 12)"><text>Logi</text></g></svg>'
    """

    left: float
    top: float
    wide: float
    high: float
    pieces: tuple[Piece, ...]
    one: bool = True
    """Whether it is one thing, which a photograph can show as a whole."""

    def named(self, content: Any) -> "Specimen":
        """The specimen with values of a content file where texts of its pieces say `{beings.5.name}`.

        >>> name = Piece("name-1", "name", 0, 0, text="{cards.1.name}")
        >>> Specimen(0, 0, 60, 90, (name,)).named({"cards": [{"name": "Logi"}]}).pieces[0].text
        'Logi'
        """
        return self._replace(pieces=tuple(_named(piece, content) for piece in self.pieces))

    def svg(self, looks: Mapping[str, str], title: str) -> str:
        """The component as a drawing of its own, with the name of each look beside it."""
        view = " ".join(map(num, (self.left, self.top, self.wide, self.high)))
        said = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{view}" role="img"><title>{escape(title)}</title>'
        pieces = sorted(self.pieces, key=lambda piece: piece.layer)
        return said + "".join(drawn(piece, looks) for piece in pieces if piece.look in looks) + "</svg>"

    def frame(self, name: str) -> tuple[float, float, float, float] | None:
        """The room of the whole component, in the measures of its first piece: where its photograph lies."""
        if not self.pieces or not self.one or name != WHOLE + self.pieces[0].id:
            return None
        first = self.pieces[0]
        left, top = (self.left - first.x) / first.size, (self.top - first.y) / first.size
        return left, top, self.wide / first.size, self.high / first.size


class OwnPicture(Struct, frozen=True, omit_defaults=True):
    """A picture of an owner's own, and what it is shown in place of."""

    href: str
    """Its address in a hall."""
    frame: tuple[float, float, float, float]
    """Where it lies, about the origin of the look: left, top, width and height."""
    clear: bool = False
    """Whether something behind it may be seen. Behind any other picture the look itself stays, for the day on which the
    picture is gone."""
    look: str = ""
    """The look of the whole component that it is shown in place of; empty for a picture of a look."""
    hides: tuple[str, ...] = ()
    """The pieces on the component that it hides, by their ids."""
    cut: str = "rectangle"
    """Its shape: one of CUTS."""


def _named(piece: Piece, content: Any) -> Piece:
    if (way := _NAMED.fullmatch(piece.text)) is None:
        return piece
    steps = (int(step) - 1 if step.isdecimal() else step for step in way[1].split("."))
    value = value_at(content, tuple(steps))
    text = value if isinstance(value, str) else ""
    return structs.replace(piece, text=text, size=piece.size * fitted(text, _ROOM))


def dressed(board: Board, pictures: Mapping[str, OwnPicture]) -> Board:
    """A board with an owner's own pictures: by `look:NAME` in place of looks, by `whole:ID` in place of pieces."""
    wholes = {name.removeprefix(WHOLE): each for name, each in pictures.items() if name.startswith(WHOLE)}
    hidden = {each for picture in wholes.values() for each in picture.hides}

    def looks(box: Any) -> dict[str, str]:
        found = dict(board.looks(box))
        for name, picture in pictures.items():
            base = picture.look or name.removeprefix(LOOK)
            if base in found:
                found[_own(name) if picture.look else base] = _shown(picture, found[base])
        return found

    def scene(view: Any, shape: Shape) -> Scene:
        made = board.scene(view, shape)
        groups = (tuple(_dressed(piece, wholes) for piece in group if piece.id not in hidden) for group in made.groups)
        return Scene(made.width, made.height, made.ground, tuple(groups))

    def specimen(box: Any, place: Any) -> Specimen | None:
        found: Specimen | None = board.specimen(box, place)
        if found is None:
            return None
        pieces = (_dressed(piece, wholes) for piece in found.pieces if piece.id not in hidden)
        return found._replace(pieces=tuple(pieces))

    return replace(board, looks=looks, scene=scene if wholes else board.scene, specimen=specimen)


def _own(name: str) -> str:
    return f"own-{name.removeprefix(WHOLE)}"


def _dressed(piece: Piece, wholes: Mapping[str, OwnPicture]) -> Piece:
    picture = wholes.get(piece.id)
    if picture is None or picture.look != piece.look:
        return piece
    return structs.replace(piece, look=_own(WHOLE + piece.id))


def _shown(picture: OwnPicture, look: str) -> str:
    """The markup of a picture in place of a look; what is told of the look and its changing text stay."""
    left, top, wide, high = (f"{number:.6g}" for number in picture.frame)
    cut = f"clip-path='{CUTS[picture.cut]}' " if CUTS.get(picture.cut) else ""
    image = (
        f"<image x='{left}' y='{top}' width='{wide}' height='{high}' preserveAspectRatio='none' {cut}"
        f"href='{escape(picture.href)}'/>"
    )
    told = _TOLD.match(look)
    below = (told[0] if told else "") if picture.clear else look.replace(TEXT, "")
    return below + image + "".join(_CHANGING_TEXT.findall(look))
