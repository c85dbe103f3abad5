"""The island games: the protector boards at the right, one row a seat: who plays whom, tokens, hidden hands, beings."""

from functools import cache
from math import ceil

from meadhall.core.drawing import (
    BOG_OAK,
    INK,
    MOSS,
    OCHRE,
    PAPER,
    WOOL,
    at,
    disc,
    label,
    path,
    piece,
    rect,
    seat_mark,
    shorten,
)
from meadhall.games.island import phase
from meadhall.games.island.board.cards import SMALL_HIGH, SMALL_WIDE, being_back, open_being, small_being, tile_back
from meadhall.games.island.board.guardians import portrait
from meadhall.games.island.board.scenery import QUIET
from meadhall.games.island.state import BEING_NAMES, KINDS
from meadhall.games.island.words.names import IslandView, being_id, being_pattern, cards, content, protector
from meadhall.games.island.words.phrases import SAY

LEFT, WIDE = 694, 690
_RIGHT_BLOCK, _RIGHT_WIDE = 354, 270  # where tokens, hidden hands and beings lie in a row
_POINTS = 656
_BOLD = 'text-anchor="middle" font-weight="bold"'


class Row:
    """Where the row of a seat lies, and how large its things are."""

    def __init__(self, top: float, high: float) -> None:
        self.top, self.high = top, high
        self.radius = min(60.0, (high - 14) / 2)
        self.large = high >= 160
        self.letters, self.line = (28, 19) if self.large else (25, 18) if high >= 105 else (22, 17)
        """The size of a name, and the height of a line below it."""
        self.scale = 1.25 if self.large else 1.1 if high >= 105 else 0.93
        """How much larger than drawn the small cards are."""
        self.back = 42 if self.large else 38 if high >= 105 else 32
        """How high a hidden card is."""

    def being_spots(self, count: int) -> list[tuple[float, float]]:
        """The middles of this many small cards, in one line or, in a high row, in two."""
        lines = 2 if self.large else 1
        columns = max(5 if self.large else 7, ceil(count / lines))
        wide, high = SMALL_WIDE * self.scale, SMALL_HIGH * self.scale
        pitch = min(wide + 4, (_RIGHT_WIDE - wide) / (columns - 1))
        left, bottom = LEFT + _RIGHT_BLOCK + wide / 2, self.top + self.high - 7 - high / 2
        first = bottom - (lines - 1) * (high + 5)
        return [(left + i % columns * pitch, first + i // columns * (high + 5)) for i in range(count)]


def rows(view: IslandView, top: float, bottom: float) -> dict[int, Row]:
    """The rows of all seats, the viewer's own first, between two heights."""
    first = max(view.seat, 0)
    pitch = min((bottom - top + 8) / view.players, 210.0)
    return {(first + i) % view.players: Row(top + i * pitch, pitch - 8) for i in range(view.players)}


def board(view: IslandView, seat: int, row: Row, points: int, place: int) -> str:
    """A seat's row without its movable pieces."""
    s = view.state
    number, element = int(s.protectors[seat]), int(s.boards[seat])
    active, won = seat == int(s.seat) and s.phase != phase.ENDED, place == 1
    edge, thick = (OCHRE, 6) if active else (MOSS, 6) if won else (INK, 2)
    text_x, size, line = LEFT + 2 * row.radius + 22, row.letters, row.line
    room = LEFT + _RIGHT_BLOCK - 8 - text_x
    ability = _ability(view, number, int(room / (0.47 * (line - 2))), 3 if row.large else 2)
    y = row.top + size + (row.high - size - (1 + len(ability)) * line - 8) / 2
    name = shorten(view.names[seat], (room - 28) / (0.57 * size))
    parts = [
        rect((LEFT + 2, row.top + 4, WIDE, row.high), 12, "#000", more='opacity=".35"'),
        rect((LEFT, row.top, WIDE, row.high), 12, WOOL if active or won else PAPER, edge, thick),
        at(LEFT + row.radius + 8, row.top + row.high / 2, portrait(number, element, row.radius)),
        at(text_x + 10, y - size / 3, seat_mark(seat)),
        label(text_x + 28, y, name, size, INK, 'font-weight="bold"' if active or won else ""),
        label(LEFT + _POINTS, row.top + 40, str(points), 38, INK, _BOLD),
    ]
    if active:
        parts.append(at(LEFT, row.top + row.high / 2, _TURN))
    if number >= 0:
        side = protector(view, number)
        who = SAY["protector board"].format(protector=side.name, title=side.title)
        fitting = min(line - 1.5, room / (0.5 * len(who)))
        parts.append(label(text_x, y + line + 2, shorten(who, 44), fitting, INK))
        for i, words in enumerate(ability):
            parts.append(label(text_x, y + (line - 1) * (i + 2) + 4, words, line - 2.5, QUIET, 'font-style="italic"'))
    elif element >= 0:
        parts.append(label(text_x, y + line + 2, KINDS[element], line, INK))
    if won:
        parts.append(label(LEFT + _POINTS, row.top + 62, SAY["wins"], 19, "#3d4f26", _BOLD))
    if s.finisher == seat:
        parts.append(at(LEFT + 2 * row.radius, row.top + row.high - 18, _FLAG))
    parts += _places(view, seat, row)
    return f'<g data-id="protector-{seat}">{"".join(parts)}</g>'


_TURN = path("M-4-16L16 0-4 16Z", OCHRE, INK, 2, 'stroke-linejoin="round"')
_FLAG = disc(0, 0, 14, WOOL, INK, 1.6) + path("M-5 9V-9L8-5-5 0", OCHRE, INK, 2, 'stroke-linejoin="round"')


def _ability(view: IslandView, number: int, width: int, lines: int) -> tuple[str, ...]:
    """What a protector can do, in so many lines at most; nothing where abilities are switched off."""
    return _wrapped(protector(view, number).ability, width, lines) if number >= 0 and view.box.abilities else ()


@cache
def _wrapped(text: str, width: int, lines: int) -> tuple[str, ...]:
    """Words in lines of about this many letters; what does not fit is cut.

    >>> _wrapped("draws twice as many tiles and chooses", 20, 2)
    ('draws twice as many', 'tiles and chooses')
    """
    words, wrapped = text.split(), list[str]()
    while words and len(wrapped) < lines - 1:
        line = words.pop(0)
        while words and len(line) + 1 + len(words[0]) <= width:
            line += " " + words.pop(0)
        wrapped.append(line)
    return (*wrapped, shorten(" ".join(words), width)) if words else tuple(wrapped)


def _places(view: IslandView, seat: int, row: Row) -> list[str]:
    """The places of the beings that are still to be activated."""
    count, target = len(_shown(view, seat)), int(view.box.target)
    half, down = SMALL_WIDE * row.scale / 2, SMALL_HIGH * row.scale / 2
    free = "".join(
        f"M{x - half + 3:.0f} {y - down + 3:.0f}h{2 * half - 6:.0f}v{2 * down - 6:.0f}h-{2 * half - 6:.0f}Z"
        for x, y in row.being_spots(max(count, target))[count:]
    )
    return [path(free, stroke=BOG_OAK, width=1.2, more='stroke-dasharray="3 4" opacity=".6"')] if free else []


def _shown(view: IslandView, seat: int) -> list[tuple[int, bool]]:
    """The beings that lie in a seat's row, each with whether it is activated: those, then another seat's open hand."""
    s = view.state
    shown = [(being, True) for being in cards(s.activated[seat])]
    if seat != view.seat:
        shown += [(being, False) for being in cards(s.beings[seat])]
    return shown


def beings(view: IslandView, seat: int, row: Row) -> list[str]:
    """The beings in a seat's row as pieces."""
    printed, drawn = content(view).beings, []
    shown = _shown(view, seat)
    spots = row.being_spots(max(len(shown), int(view.box.target)))
    for (being, activated), (x, y) in zip(shown, spots, strict=False):
        card = printed[being]
        number, element = BEING_NAMES[being], KINDS.index(card.element)
        if activated:
            face = small_being(number, element, card.points)
        else:
            face = open_being(number, element, card.points, tuple(being_pattern(view, being)))
        drawn.append(piece(being_id(being), x, y, f'<g transform="scale({row.scale})">{face}</g>'))
    return drawn


def hidden(view: IslandView, seat: int, row: Row) -> list[str]:
    """Unused tokens; and another seat's tiles and beings from behind, numbered from the left: no id tells anything."""
    s = view.state
    y, left = row.top + 7 + row.back / 2, LEFT + _RIGHT_BLOCK
    tokens = int(s.tokens[seat])
    drawn = [
        piece(f"token-{seat}-{i}", left + 12 + i * _pitch(tokens, 22, 66), y, seat_mark(seat, 0.8))
        for i in range(tokens)
    ]
    if seat == view.seat:
        return drawn
    choosing = seat == int(s.seat)
    tiles = int(s.hand_size[seat]) + (int(s.offer_size) if choosing else 0)
    held = 0 if s.beings[seat] else int(s.held[seat]) + (int(s.offered_size) if choosing else 0)
    apart = row.back * 0.42
    for i in range(tiles):
        drawn.append(
            piece(f"tile-{seat}-{i}", left + 114 + i * _pitch(tiles, apart, 62), y, tile_back(row.back * 0.88))
        )
    for i in range(held):
        drawn.append(piece(f"card-{seat}-{i}", left + 214 + i * _pitch(held, apart, 42), y, being_back(row.back)))
    return drawn


def _pitch(count: int, apart: float, room: float) -> float:
    return min(apart, room / max(count - 1, 1))
