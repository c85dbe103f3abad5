"""The island games: where the parts of the board lie in each shape, and how large they are.

Wide: the island at the left, bonus cards, seats and piles at its right, the viewer's hand along the lower edge. Tall,
for a phone held upright: seats, the turn, bonus cards, the island with the piles beside it, the hand.
"""

from dataclasses import dataclass
from functools import cache, lru_cache
from typing import NamedTuple

from meadhall.core.drawing import LETTER
from meadhall.core.scene import Part, Shape
from meadhall.games.island.box import IslandBox
from meadhall.games.island.state import CELLS, SIDE

TALL_WIDE = 780
LETTERS = 20  # the size in which all looks of words are drawn
CARD_WIDE, CARD_HIGH = 168, 182  # the size of a being card in the hand
SMALL_WIDE, SMALL_HIGH = 36, 42  # the size of a small being card
BONUS_HIGH = 138  # the height of a bonus card
PORTRAIT = 60  # the radius of the ring around a portrait
MAT = (16.0, 16.0, 664.0, 664.0)  # the mat on which the island lies
_EDGE = 8  # stays free at the edges of the tall board
_BONUS_TALL = 1.11  # the size of bonus cards on the tall board
_COLUMN, _COLUMN_WIDE = 694, 690  # the right half of the wide board

Frame = tuple[float, float, float, float]  # left, top, width and height
Spot = tuple[float, float]


@dataclass(frozen=True)
class Grid:
    """The cells of an island: how large they are and where they lie."""

    size: int
    left: float
    top: float
    rows: range
    columns: range

    def middle(self, cell: int) -> Spot:
        """The middle of a cell."""
        across, down = cell % SIDE - self.columns[0], cell // SIDE - self.rows[0]
        return self.left + (across + 0.5) * self.size, self.top + (down + 0.5) * self.size


@cache
def grid(island: int) -> Grid:
    """The grid of an island, given as bits."""
    cells = [cell for cell in range(CELLS) if island >> cell & 1]
    across = [cell % SIDE for cell in cells]
    rows, columns = range(cells[0] // SIDE, cells[-1] // SIDE + 1), range(min(across), max(across) + 1)
    size = min(118, 588 // max(len(rows), len(columns)))
    return Grid(size, 65 + (588 - size * len(columns)) / 2, 64 + (588 - size * len(rows)) / 2, rows, columns)


class TextLine(NamedTuple):
    """A line of words, or of things: where it begins or has its middle, how high it is, and how much room it has."""

    x: float
    y: float
    size: float
    room: float = 0

    def fitting(self) -> float:
        """The number of average letters for which it has room."""
        return self.room / (LETTER * self.size)


@dataclass(frozen=True, eq=False)  # the same one is never made twice
class SeatRow:
    """Where things lie in the row of a seat, from its own corner."""

    wide: float
    high: float
    portrait: tuple[float, float, float]  # its middle and its radius
    name: TextLine
    words: tuple[TextLine, ...]  # for the protector and the ability
    warning: TextLine | None
    points: TextLine
    goal: TextLine
    tokens: TextLine
    tiles: TextLine  # the hidden ones
    held: TextLine  # hidden beings
    cards: Spot  # the corner of the small cards
    card_size: float
    columns: int
    lines: int
    room: float  # the width of a line of small cards

    def card_spots(self, count: int) -> list[Spot]:
        """The middles of this many small cards."""
        columns = max(self.columns, -(-count // self.lines))
        wide, high = SMALL_WIDE * self.card_size, SMALL_HIGH * self.card_size
        pitch = min(wide + 4, (self.room - wide) / max(columns - 1, 1))
        left, top = self.cards[0] + wide / 2, self.cards[1] + high / 2
        return [(left + i % columns * pitch, top + i // columns * (high + 5)) for i in range(count)]


def _wide_row(high: float) -> SeatRow:
    large, middling = high >= 160, high >= 105
    radius = 60.0 if large else min(42.0, (high - 14) / 2)
    size, letters, scale, back = (28, 17, 1.25, 42) if large else (25, 15, 1.0, 38) if middling else (22, 14, 0.93, 32)
    x, count, lines = 2 * radius + 22, 4 if large else 3, 2 if large else 1
    room, apart = 354 - 10 - x, letters + 2.5
    first = (high - size - count * apart) / 2 + size - 6
    middle = 7 + back / 2
    return SeatRow(
        wide=_COLUMN_WIDE,
        high=high,
        portrait=(radius + 8, high / 2, radius),
        name=TextLine(x + 28, first, size, room - 28),
        words=tuple(TextLine(x, first + apart * (i + 1) + 3, letters, room) for i in range(count)),
        warning=TextLine(x, first + letters + 5.5, letters, room),
        points=TextLine(645, 40, 38),
        goal=TextLine(645, 66, 18.5, 96),
        tokens=TextLine(365, middle, 18, 60),
        tiles=TextLine(460, middle, back * 0.88, 62),
        held=TextLine(554, middle, back, 40),
        cards=(354, high - 7 - SMALL_HIGH * scale * lines - 5 * (lines - 1)),
        card_size=scale,
        columns=5 if large else 7,
        lines=lines,
        room=252,
    )


def _tall_row(high: float, lines: int) -> SeatRow:
    wide, scale = (TALL_WIDE - 2 * _EDGE - 8) / 2, 1.3
    second = high - 6 - SMALL_HIGH * scale * lines - 4 * (lines - 1)
    return SeatRow(
        wide=wide,
        high=high,
        portrait=(35, 29, 24),
        name=TextLine(94, 37, 25, 96),
        words=(),
        warning=TextLine(116, high - 26, 22, wide - 124) if lines == 2 else None,
        points=TextLine(wide - 42, 43, 38),
        goal=TextLine(wide - 52, second + 27, 22.5, 102),
        tokens=TextLine(wide - 78, second + 50, 17, 52),
        tiles=TextLine(212, 29, 32, 24),
        held=TextLine(274, 29, 38, 16),
        cards=(8, second),
        card_size=scale,
        columns=5,
        lines=lines,
        room=wide - 110,
    )


@dataclass(frozen=True, eq=False)
class IslandLayout:
    """Where everything lies in one shape, in one box."""

    shape: Shape
    width: int
    height: int
    island: Part
    bonus: tuple[Part, ...]  # where the bonus cards lie
    bonus_wide: float  # the width of a bonus card, before it is scaled
    row: SeatRow
    rows: tuple[Part, ...]
    strip: Frame  # for the counters of the turn
    piles: tuple[Frame, ...]  # the strips that hold the piles: of tiles and, unless everybody has all beings, of beings
    trays: dict[str, Frame]  # on these strips, where discarded `tiles` and `beings` lie face up
    hand: Part  # the band of the viewer's own things
    tile: float  # the size of a tile in the hand
    tile_pitch: float
    tiles_at: Spot  # the middle of the first tile, in the band
    cards_at: Frame  # the room of the cards, in the band
    card_lines: int

    def card_spots(self, count: int) -> tuple[float, list[Spot]]:
        """The size of the cards in the hand, and their corners."""
        left, top, wide, high = self.cards_at
        lines = min(self.card_lines, 1 if count <= 4 else 2)
        columns = max(-(-count // lines), 3)
        size = min((wide + 10) / columns - 10, CARD_WIDE * (high / lines - 6 * (lines - 1)) / CARD_HIGH) / CARD_WIDE
        pitch_x, pitch_y = CARD_WIDE * size + 10, CARD_HIGH * size + 8
        if self.shape == "tall":
            left += (wide + 10 - columns * pitch_x) / 2
        return size, [(left + i % columns * pitch_x, top + i // columns * pitch_y) for i in range(count)]


def layout(shape: Shape, box: IslandBox) -> IslandLayout:
    """Where everything lies for this box."""
    return (_wide if shape == "wide" else _tall)(int(box.players), int(box.bonus), bool(box.all_mythicals))


def token_spots(wide: float) -> tuple[Spot, Spot]:
    """Where tokens lie on a bonus card of this width."""
    return (wide / 2 - 25, BONUS_HIGH - 24), (wide / 2 + 25, BONUS_HIGH - 24)


def _bonus_wide(count: int) -> float:
    return round((_COLUMN_WIDE + 8) / max(count, 1) - 8)


def _bonus(left: float, top: float, wide: float, count: int, size: float) -> tuple[Part, ...]:
    pitch = (wide - _bonus_wide(count) * size) / max(count - 1, 1)
    return tuple(Part(left + slot * pitch, top, size) for slot in range(count))


@lru_cache(maxsize=32)
def _wide(players: int, bonus: int, all_mythicals: bool) -> IslandLayout:
    top = 16 + (BONUS_HIGH + 10 if bonus else 0)
    pitch = min((536 - top + 8) / players, 210.0)
    piles = ((_COLUMN, 592.0, 352.0, 88.0), (_COLUMN + 360, 592.0, 330.0, 88.0))[: 1 if all_mythicals else 2]
    return IslandLayout(
        shape="wide",
        width=1400,
        height=900,
        island=Part(0, 0),
        bonus=_bonus(_COLUMN, 16, _COLUMN_WIDE, bonus, 1),
        bonus_wide=_bonus_wide(bonus),
        row=_wide_row(pitch - 8),
        rows=tuple(Part(_COLUMN, round(top + i * pitch, 1)) for i in range(players)),
        strip=(_COLUMN, 544, _COLUMN_WIDE, 40),
        piles=piles,
        trays={
            name: (x + aside, y + 5, wide - aside - 8, high - 10)
            for (name, aside), (x, y, wide, high) in zip((("tiles", 92), ("beings", 84)), piles, strict=False)
        },
        hand=Part(0, 694),
        tile=84,
        tile_pitch=92,
        tiles_at=(64, 82),
        cards_at=(500, 1, 884, 182),
        card_lines=1,
    )


@lru_cache(maxsize=32)
def _tall(players: int, bonus: int, all_mythicals: bool) -> IslandLayout:
    inner, mat = TALL_WIDE - 2 * _EDGE, MAT[2]
    high, lines = (170, 2) if players == 2 and not all_mythicals else (114, 1)
    row = _tall_row(high, lines)
    strip = 8 + (players + 1) // 2 * (high + 6) + 2
    cards = strip + 54
    island = cards + (round(BONUS_HIGH * _BONUS_TALL) + 8 if bonus else 0)
    x, wide = _EDGE + mat + 6, inner - mat - 6
    piles = ((x, island, wide, 326.0), (x, island + 334, wide, mat - 334))[: 1 if all_mythicals else 2]
    hand = island + mat + 8
    card_lines, cards_high = (2, 400) if all_mythicals else (1, 248)
    return IslandLayout(
        shape="tall",
        width=TALL_WIDE,
        height=int(hand + 118 + cards_high + 8),
        island=Part(_EDGE - 16, island - 16),
        bonus=_bonus(_EDGE, cards, inner, bonus, _BONUS_TALL),
        bonus_wide=_bonus_wide(bonus),
        row=row,
        rows=tuple(Part(_EDGE + i % 2 * (row.wide + 8), 8 + i // 2 * (high + 6)) for i in range(players)),
        strip=(_EDGE, strip, inner, 46),
        piles=piles,
        trays={
            name: (x + 3, y + 110, wide - 6, high - 114)
            for name, (x, y, wide, high) in zip(("tiles", "beings"), piles, strict=False)
        },
        hand=Part(0, hand),
        tile=104,
        tile_pitch=154,
        tiles_at=(82, 58),
        cards_at=(_EDGE, 120, inner, cards_high),
        card_lines=card_lines,
    )
