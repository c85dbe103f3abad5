"""The island games: where the parts of the board lie in each shape, and how large they are.

Wide: the island at the left, bonus cards, seats and piles at its right, the viewer's hand along the lower edge. Tall,
for a phone held upright: seats, the turn, bonus cards, the island with the piles beside it, the hand.
"""

from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from meadhall.core.scene import Part, Shape
from meadhall.games.island.board.cards import BONUS_HIGH, CARD_HIGH, CARD_WIDE, SMALL_HIGH, SMALL_WIDE
from meadhall.games.island.box import IslandBox

WIDE, HIGH = 1400, 900
TALL_WIDE = 780
LETTERS = 20
"""The size in which all looks of words are drawn."""
LETTER = 0.57
"""How wide an average letter is, in its own height: in the widest of the types that a machine may have."""
_EDGE = 8  # what is left free at the edges of the tall board
_MAT = 664  # how large the mat of the island is
_BONUS_TALL = 1.11  # bonus cards on the tall board: so much larger


class Line(NamedTuple):
    """Where a line of words begins or has its middle, how large its letters are, and how much room it has."""

    x: float
    y: float
    size: float
    room: float = 0

    def fitting(self) -> float:
        """How many average letters it has room for."""
        return self.room / (LETTER * self.size)


@dataclass(frozen=True, eq=False)  # the same one is never made twice
class Row:
    """Where things lie in the row of a seat, from its own corner."""

    wide: float
    high: float
    portrait: tuple[float, float, float]
    """Its middle and its radius."""
    name: Line
    words: tuple[Line, ...]
    """Lines for the protector and the ability."""
    warning: Line | None
    points: Line
    goal: Line
    tokens: Line
    tiles: Line
    held: Line
    """Where tokens, hidden tiles and hidden beings lie: the first one's middle, how high each is, room for the rest."""
    cards: tuple[float, float]
    """The corner of the small cards."""
    card_size: float
    columns: int
    lines: int
    room: float
    """How wide a line of small cards may be."""

    def card_spots(self, count: int) -> list[tuple[float, float]]:
        """The middles of this many small cards."""
        columns = max(self.columns, -(-count // self.lines))
        wide, high = SMALL_WIDE * self.card_size, SMALL_HIGH * self.card_size
        pitch = min(wide + 4, (self.room - wide) / max(columns - 1, 1))
        left, top = self.cards[0] + wide / 2, self.cards[1] + high / 2
        return [(left + i % columns * pitch, top + i // columns * (high + 5)) for i in range(count)]


@dataclass(frozen=True, eq=False)
class Layout:
    """Where everything lies in one shape, in one box."""

    shape: Shape
    width: int
    height: int
    island: Part
    bonus: tuple[Part, ...]
    """Where the bonus cards lie."""
    bonus_wide: float
    """How wide a bonus card is, before it is scaled."""
    row: Row
    rows: tuple[Part, ...]
    strip: tuple[float, float, float, float]
    """Where it is told what is left of the turn."""
    piles: tuple[tuple[float, float, float, float], ...]
    """What holds the piles: for tiles and, unless everybody has all beings, for beings."""
    hand: Part
    """The band of the viewer's own."""
    tile: float
    """How large a tile in the hand is."""
    tile_pitch: float
    tiles_at: tuple[float, float]
    """The middle of the first tile, in the band."""
    cards_at: tuple[float, float, float, float]
    """The room of the cards, in the band."""
    card_lines: int

    def card_spots(self, count: int) -> tuple[float, list[tuple[float, float]]]:
        """How large the cards in the hand are, and their corners."""
        left, top, wide, high = self.cards_at
        lines = min(self.card_lines, 1 if count <= 4 else 2)
        columns = max(-(-count // lines), 3)
        size = min((wide + 10) / columns - 10, CARD_WIDE * (high / lines - 6 * (lines - 1)) / CARD_HIGH) / CARD_WIDE
        pitch_x, pitch_y = CARD_WIDE * size + 10, CARD_HIGH * size + 8
        if self.shape == "tall":
            left += (wide + 10 - columns * pitch_x) / 2
        return size, [(left + i % columns * pitch_x, top + i // columns * pitch_y) for i in range(count)]


def layout(shape: Shape, box: IslandBox) -> Layout:
    """Where everything lies for this box."""
    return _layout(shape, int(box.players), int(box.bonus), bool(box.all_mythicals))


@lru_cache(maxsize=64)
def _layout(shape: Shape, players: int, bonus: int, all_mythicals: bool) -> Layout:
    if shape == "wide":
        return _wide(players, bonus, all_mythicals)
    return _tall(players, bonus, all_mythicals)


# --- Wide ------------------------------------------------------------------------------------------------------------

_COLUMN, _COLUMN_WIDE = 694, 690


def _wide(players: int, bonus: int, all_mythicals: bool) -> Layout:
    top = 16 + (BONUS_HIGH + 10 if bonus else 0)
    pitch = min((536 - top + 8) / players, 210.0)
    piles = [(_COLUMN, 592.0, 352.0, 88.0)]
    if not all_mythicals:
        piles.append((_COLUMN + 360, 592.0, 330.0, 88.0))
    return Layout(
        shape="wide",
        width=WIDE,
        height=HIGH,
        island=Part(0, 0),
        bonus=_bonus(_COLUMN, 16, _COLUMN_WIDE, bonus, 1),
        bonus_wide=_bonus_wide(bonus),
        row=_wide_row(pitch - 8),
        rows=tuple(Part(_COLUMN, round(top + i * pitch, 1)) for i in range(players)),
        strip=(_COLUMN, 544, _COLUMN_WIDE, 40),
        piles=tuple(piles),
        hand=Part(0, 694),
        tile=84,
        tile_pitch=92,
        tiles_at=(64, 82),
        cards_at=(500, 1, 884, 182),
        card_lines=1,
    )


def _bonus_wide(count: int) -> float:
    return round((_COLUMN_WIDE + 8) / max(count, 1) - 8)


def _bonus(left: float, top: float, wide: float, count: int, size: float) -> tuple[Part, ...]:
    pitch = (wide - _bonus_wide(count) * size) / max(count - 1, 1)
    return tuple(Part(left + slot * pitch, top, size) for slot in range(count))


def _wide_row(high: float) -> Row:
    large = high >= 160
    radius = 60.0 if large else min(42.0, (high - 14) / 2)
    size, line = (28, 17) if large else (25, 15) if high >= 105 else (22, 14)
    x, lines = 2 * radius + 22, 4 if large else 3
    room = 354 - 10 - x
    first = (high - size - lines * (line + 2.5)) / 2 + size - 6
    words = tuple(Line(x, first + (line + 2.5) * (i + 1) + 3, line, room) for i in range(lines))
    scale = 1.25 if large else 1.0 if high >= 105 else 0.93
    back, small = 42 if large else 38 if high >= 105 else 32, SMALL_HIGH * scale
    top = high - 7 - small * (2 if large else 1) - (5 if large else 0)
    middle = 7 + back / 2
    return Row(
        wide=_COLUMN_WIDE,
        high=high,
        portrait=(radius + 8, high / 2, radius),
        name=Line(x + 28, first, size, room - 28),
        words=words,
        warning=Line(x, first + line + 5.5, line, room),
        points=Line(645, 40, 38),
        goal=Line(645, 66, 18.5),
        tokens=Line(365, middle, 18, 60),
        tiles=Line(460, middle, back * 0.88, 62),
        held=Line(554, middle, back, 40),
        cards=(354, top),
        card_size=scale,
        columns=5 if large else 7,
        lines=2 if large else 1,
        room=252,
    )


# --- Tall ------------------------------------------------------------------------------------------------------------


def _tall(players: int, bonus: int, all_mythicals: bool) -> Layout:
    inner = TALL_WIDE - 2 * _EDGE
    row_high, lines = (170, 2) if players == 2 and not all_mythicals else (114, 1)
    row = _tall_row(row_high, lines)
    rows = tuple(Part(_EDGE + i % 2 * (row.wide + 8), 8 + i // 2 * (row_high + 6)) for i in range(players))
    top = 8 + (players + 1) // 2 * (row_high + 6) + 2
    strip = (_EDGE, top, inner, 46)
    top += 54
    cards = _bonus(_EDGE, top, inner, bonus, _BONUS_TALL)
    top += round(BONUS_HIGH * _BONUS_TALL) + 8 if bonus else 0
    x, wide = _EDGE + _MAT + 6, inner - _MAT - 6
    piles = [(x, top, wide, 326.0)]
    if not all_mythicals:
        piles.append((x, top + 334, wide, _MAT - 334))
    island = Part(_EDGE - 16, top - 16)
    top += _MAT + 8
    card_lines, cards_high = (2, 400) if all_mythicals else (1, 248)
    return Layout(
        shape="tall",
        width=TALL_WIDE,
        height=int(top + 118 + cards_high + 8),
        island=island,
        bonus=cards,
        bonus_wide=_bonus_wide(bonus),
        row=row,
        rows=rows,
        strip=strip,
        piles=tuple(piles),
        hand=Part(0, top),
        tile=104,
        tile_pitch=154,
        tiles_at=(82, 58),
        cards_at=(_EDGE, 120, inner, cards_high),
        card_lines=card_lines,
    )


def _tall_row(high: float, lines: int) -> Row:
    wide, scale = (TALL_WIDE - 2 * _EDGE - 8) / 2, 1.3
    small = SMALL_HIGH * scale
    second = high - 6 - small * lines - 4 * (lines - 1)
    return Row(
        wide=wide,
        high=high,
        portrait=(35, 29, 24),
        name=Line(94, 37, 25, 96),
        words=(),
        warning=Line(116, high - 26, 22, wide - 124) if lines == 2 else None,
        points=Line(wide - 42, 43, 38),
        goal=Line(wide - 52, second + 27, 22.5),
        tokens=Line(wide - 78, second + 50, 17, 52),
        tiles=Line(212, 29, 32, 24),
        held=Line(274, 29, 38, 16),
        cards=(8, second),
        card_size=scale,
        columns=5,
        lines=lines,
        room=wide - 110,
    )
