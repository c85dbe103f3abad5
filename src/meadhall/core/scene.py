"""Scenes: a board as pieces in places, and what changes from one scene to the next.

A board is not a picture but a **scene**: a ground, and a flat list of pieces. The game's **looks** say how the pieces
are drawn: name to SVG about its own origin, drawn once for a box and sent once as a `Sheet` under its digest. So only
the changes of a step go over the wire: a `Difference` of two scenes by id, some hundred bytes of it.

- **Everything that is touched, lit, spoken of or that changes is a piece**: a field of a chart, a die, a name, a
  score, the ring around whose turn it is. The ground is the look that lies under them all, and carries no ids.
- **A piece keeps its id** as long as it is the same thing in the eyes of its viewer; then a page can let it glide.
  Its faces are looks: `die-3` becomes `die-5`, `card-back` becomes `card-17`. An id tells no secret: a card that
  nobody sees is `deck-2`, not its name.
- **Words are texts, not looks.** A look with `{text}` in it says how they are written, the piece what they are.
- **Only layers say what lies on what**: pieces are drawn from the lowest layer to the highest, and within one by what
  they belong to and their ids. Things that overlap lie in different layers; a fan of cards has one for each card.
- **A role tells a page how to play a change**: a `die` tumbles, and its faces are the looks that differ from it only by
  the number at the end; a `score` has a `value`, and points that were won fly to it.
- **Two shapes**: "wide" for a screen, "tall" for a phone held upright. The same ids, looks and meanings in both, other
  places.

A scene renders to a whole SVG for notebooks, thumbnails and tests. It is made from a view and knows nothing else.
"""

import hashlib
from collections import OrderedDict
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from functools import lru_cache
from itertools import chain
from operator import attrgetter
from typing import Any, ClassVar, Generic, Literal, NamedTuple, TypeAlias, TypeVar

import msgspec
import numpy as np
from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import astuple

from meadhall.core.drawing import escape, num, picture
from meadhall.core.language import current

Shape: TypeAlias = Literal["wide", "tall"]
SHAPES: tuple[Shape, Shape] = ("wide", "tall")

Kind: TypeAlias = Literal[
    "moved", "rolled", "flipped", "drawn", "laid", "taken", "scored", "fought", "ended", "told", "changed"
]
"""How a page shows a moment: a piece went elsewhere; dice fell; something was turned over; it was drawn by
chance; it was laid down, or taken away; points were won; sides fought; the game ended; something was only said; and
`changed` for what is not played: what no step did (a new name, something taken back), and a board dealt at once."""

Role: TypeAlias = Literal["", "die", "score"]

TEXT = "{text}"
"""Stands in a look where the text of the piece goes."""


class Piece(Struct, frozen=True, gc=False, omit_defaults=True):
    """A thing or a place of a scene."""

    id: str
    look: str
    x: float
    y: float
    turn: float = 0
    """Degrees clockwise."""
    size: float = 1
    """How many times as large as its look is drawn."""
    layer: int = 0
    meaning: str = ""
    """What it is, in words, for people who point at it or are blind. Without one it is there for the eye only: it can
    be neither touched nor pointed at."""
    of: str = ""
    """The seat (`seat-0`), place or piece that it belongs to."""
    text: str = ""
    """What is written on it, where its look says."""
    faded: bool = False
    """Whether it stands back: used up, gone, not to be had."""
    matches: tuple[str, ...] = ()
    """The ids of the places that it speaks of, to be shown when it is pointed at; `cell-c1=water-0` also tells the look
    of what should lie there."""
    role: Role = ""
    """How a page plays what changes about it."""
    value: int | None = None
    """The number that a score stands for, however its text says it."""

    @property
    def helps(self) -> bool:
        """Whether it is there to help only, so that people can do without it."""
        return any("=" in place for place in self.matches)


class Scene(Struct, frozen=True, gc=False, eq=False):
    """A board at one moment, as one viewer sees it in one shape."""

    width: int
    height: int
    ground: str
    """The look that lies under everything."""
    groups: tuple[tuple[Piece, ...], ...]
    """The pieces as they were made: what was made once and is used in the next scene, too, is not compared with it."""

    @classmethod
    def of(cls, width: int, height: int, ground: str, *groups: Iterable[Piece]) -> "Scene":
        """A scene of these pieces, in whatever order they come, and in as many groups.

        >>> sea, ship = Piece("sea", "water", 0, 0), Piece("ship", "ship", 5, 5, layer=1)
        >>> [piece.id for piece in Scene.of(9, 9, "table", [ship, sea]).pieces]
        ['sea', 'ship']
        """
        return cls(width, height, ground, tuple(map(tuple, groups)))

    @property
    def pieces(self) -> tuple[Piece, ...]:
        """In the order in which they are drawn."""
        return tuple(sorted(chain.from_iterable(self.groups), key=_height))

    def without_help(self) -> "Scene":
        """The scene without the pieces that are there to help only: they tell what should lie elsewhere.

        >>> helps = Piece("short-1", "short", 1, 2, matches=("cell-c1=water-0",))
        >>> [piece.id for piece in Scene.of(9, 8, "table", [Piece("who", "name", 1, 2), helps]).without_help().pieces]
        ['who']
        """
        if not any(piece.helps for group in self.groups for piece in group):
            return self
        groups = tuple(tuple(piece for piece in group if not piece.helps) for group in self.groups)
        return Scene(self.width, self.height, self.ground, groups)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Scene):
            return NotImplemented
        size = (self.width, self.height, self.ground) == (other.width, other.height, other.ground)
        return size and self.pieces == other.pieces

    def __ne__(self, other: object) -> bool:  # a Struct has one of its own
        return not self == other

    __hash__ = None  # type: ignore[assignment]

    def svg(self, looks: Mapping[str, str], title: str) -> str:
        """The scene as one drawing.

        >>> looks = {"table": "<rect/>", "name": "<text>{text}</text>"}
        >>> Scene.of(9, 8, "table", [Piece("who", "name", 1, 2, text="A&B")]).svg(looks, "T").partition("<rect/>")[2]
        '<g class="pieces"><g transform="translate(1 2)"><text>A&amp;B</text></g></g></svg>'
        """
        pieces = "".join([drawn(piece, looks) for piece in self.pieces])
        return picture(self.width, self.height, title, looks[self.ground], f'<g class="pieces">{pieces}</g>')


def plain(value: object) -> object:
    """A NumPy number as a plain one, for an encoder: boards may place pieces by the numbers of a state. And a text that
    has forms as a plain one.

    >>> import numpy as np
    >>> msgspec.json.encode(Piece("ship", "ship", np.float32(1.5), 2, faded=np.True_), enc_hook=plain)
    b'{"id":"ship","look":"ship","x":1.5,"y":2,"faded":true}'
    """
    if isinstance(value, np.generic):
        return value.item()
    if isinstance(value, str):
        return str(value)
    raise TypeError(f"{type(value).__name__} cannot be sent: {value!r}")


_height = attrgetter("layer", "of", "id")
_escaped = lru_cache(maxsize=8192)(escape)  # most pieces say tomorrow what they said yesterday


def drawn(piece: Piece, looks: Mapping[str, str]) -> str:
    """A piece as a group of its own."""
    place = f"translate({num(piece.x)} {num(piece.y)})"
    if piece.turn:
        place += f"rotate({num(piece.turn)})"
    if piece.size != 1:
        place += f"scale({round(piece.size, 3):g})"
    more = f' data-matches="{" ".join(piece.matches)}"' if piece.matches else ""
    more += ' opacity=".4"' if piece.faded else ""
    name = told = ""
    if piece.meaning:
        name, told = f'data-id="{piece.id}" ', f"<title>{_escaped(piece.meaning)}</title>"
    look = looks[piece.look]
    if piece.text or TEXT in look:
        look = look.replace(TEXT, _escaped(piece.text))
    return f'<g {name}transform="{place}"{more}>{told}{look}</g>'


class Part(NamedTuple):
    """A part of a board with its own origin and scale: what is in it is placed as if it were alone.

    >>> ship = Part(100, 10, 2).put("ship", "ship", 5, 5, layer=3, meaning="The ship")
    >>> ship.x, ship.y, ship.size
    (110, 20, 2)
    """

    left: float
    top: float
    size: float = 1

    @lru_cache(maxsize=32_768)  # noqa: B019 - a part is three numbers; and what is the same piece is compared at once
    def put(self, name: str, look: str, x: float, y: float, layer: int = 0, size: float = 1, **more: Any) -> Piece:
        """A piece in it."""
        left, top = short(self.left + x * self.size), short(self.top + y * self.size)
        return Piece(name, look, left, top, size=short(size * self.size, 3), layer=layer, **more)


def short(value: float, digits: int = 1) -> float:
    """A number in as few letters as it takes, because every viewer is sent it.

    >>> short(3.0), short(2.468), short(2.468, 2)
    (3, 2.5, 2.47)
    """
    rounded = round(value, digits)
    whole = int(rounded)
    return whole if whole == rounded else rounded


T = TypeVar("T")


class Kept(Generic[T]):
    """Things that are made once for what they depend on, in each language: most of a scene stays as it was from one
    step to the next.

    At most so many are kept, those that were asked for last: enough for all tables of a full hall. A key that lacks
    something, other than the language, shows what another position, or another viewer, was shown; the conformance kit
    looks for that.

    >>> kept = Kept[list[Piece]]()
    >>> first = kept.get("two seats", lambda: [Piece("sea", "water", 0, 0)])
    >>> kept.get("two seats", lambda: []) is first
    True
    """

    idle: ClassVar[bool] = False

    def __init__(self, most: int = 4096) -> None:
        self._most = most
        self._found: OrderedDict[object, T] = OrderedDict()  # whose methods several threads may call at once

    def get(self, key: object, make: Callable[[], T]) -> T:
        """The value that was made for a key, which names everything that it depends on beside the language."""
        if Kept.idle:
            return make()
        key = (current(), key)
        try:
            self._found.move_to_end(key)  # the last of all to be forgotten
            return self._found[key]
        except KeyError:  # never made, or forgotten
            pass
        found = self._found[key] = make()
        if len(self._found) > self._most:
            self._found.popitem(last=False)
        return found


@contextmanager
def nothing_kept() -> Iterator[None]:
    """Make everything anew for a while, to see that it is the same: for tests, not for halls."""
    Kept.idle = True
    try:
        yield
    finally:
        Kept.idle = False


class Sheet:
    """All looks of a game in one box, as they are sent: once, as JSON under its digest.

    >>> Sheet({"a": "<g/>"}).digest == Sheet({"a": "<g/>"}).digest != Sheet({"b": "<g/>"}).digest
    True
    """

    def __init__(self, looks: Mapping[str, str]) -> None:
        self.looks = dict(looks)
        self.json = msgspec.json.encode(self.looks, order="sorted")
        self.digest = hashlib.sha256(self.json).hexdigest()[:24]


class Change(Struct, frozen=True, gc=False, omit_defaults=True, kw_only=True):
    """The changes of a piece that was there before; everything else is as it was."""

    id: str
    look: str | UnsetType = UNSET
    x: float | UnsetType = UNSET
    y: float | UnsetType = UNSET
    turn: float | UnsetType = UNSET
    size: float | UnsetType = UNSET
    layer: int | UnsetType = UNSET
    meaning: str | UnsetType = UNSET
    of: str | UnsetType = UNSET
    text: str | UnsetType = UNSET
    faded: bool | UnsetType = UNSET
    matches: tuple[str, ...] | UnsetType = UNSET
    role: Role | UnsetType = UNSET
    value: int | UnsetType | None = UNSET


class Difference(Struct, frozen=True, gc=False, omit_defaults=True):
    """How one scene becomes the next: pieces go, change and come, in this order."""

    removed: tuple[str, ...] = ()
    changed: tuple[Change, ...] = ()
    added: tuple[Piece, ...] = ()
    ground: str | None = None
    """The new ground, where it is another one."""

    def __bool__(self) -> bool:
        return bool(self.removed or self.changed or self.added or self.ground)


def difference(old: Scene, new: Scene) -> Difference:
    """How to make the new scene from the old one, of the same size.

    >>> sea, ship = Piece("sea", "water", 0, 0), Piece("ship", "ship", 5, 5, layer=1)
    >>> there = msgspec.structs.replace(ship, x=7)
    >>> found = difference(Scene.of(9, 9, "table", [sea, ship]), Scene.of(9, 9, "table", [sea, there]))
    >>> msgspec.json.encode(found)
    b'{"changed":[{"id":"ship","x":7}]}'
    """
    there, here = set(map(id, old.groups)), set(map(id, new.groups))
    gone = tuple([group for group in old.groups if id(group) not in here])
    come = tuple([group for group in new.groups if id(group) not in there])
    ground = new.ground if new.ground != old.ground else None
    key = tuple(map(id, gone)), tuple(map(id, come)), ground
    return _differences.get(key, lambda: (_difference(gone, come, ground), gone, come))[0]


Groups: TypeAlias = tuple[tuple[Piece, ...], ...]
_differences: "Kept[tuple[Difference, Groups, Groups]]" = Kept(512)
"""What was found lately, by which groups have gone and come: others see the same. Those are kept with it, so that no
other groups are taken for them."""


def _difference(gone: Groups, come: Groups, ground: str | None) -> Difference:
    were = {piece.id: piece for group in gone for piece in group}
    changed, added = list[tuple[Piece, Piece]](), list[Piece]()
    for piece in chain.from_iterable(come):
        was = were.pop(piece.id, None)
        if was is None:
            added.append(piece)
        elif was is not piece and was != piece:
            changed.append((piece, was))
    return Difference(
        tuple([piece.id for piece in sorted(were.values(), key=_height)]),
        tuple([_change(was, now) for now, was in sorted(changed, key=lambda pair: _height(pair[0]))]),
        tuple(sorted(added, key=_height)),
        ground,
    )


def _change(was: Piece, now: Piece) -> Change:
    fields = zip(Piece.__struct_fields__, astuple(was), astuple(now), strict=True)
    return Change(**{name: new for name, old, new in fields if name == "id" or new != old})


def kind_of(change: Difference, before: Scene, by_chance: bool) -> Kind:
    """The kind of a step, by its changes of the scene: for games that do not say it.

    >>> red, points = Piece("red", "die-1", 0, 0, role="die"), Piece("score", "score", 1, 1, text="3")
    >>> was = Scene.of(9, 9, "table", [red, points])
    >>> kind_of(Difference(changed=(Change(id="red", look="die-4"),)), was, by_chance=True)
    'rolled'
    >>> kind_of(Difference(changed=(Change(id="score", text="5"),)), was, by_chance=False)
    'scored'
    >>> kind_of(Difference(added=(Piece("tile-2", "fire", 3, 3),)), was, by_chance=True)
    'drawn'
    """
    turned = {each.id for each in change.changed if each.look is not UNSET}
    were = chain.from_iterable(before.groups) if by_chance and turned else ()
    if any(piece.id in turned and piece.role == "die" for piece in were):
        return "rolled"
    if any(each.x is not UNSET or each.y is not UNSET for each in change.changed):
        return "moved"
    if change.added:
        return "drawn" if by_chance else "laid"
    if change.removed:
        return "taken"
    if turned:
        return "flipped"
    return "scored" if any(each.text is not UNSET for each in change.changed) else "told"
