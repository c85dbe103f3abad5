"""The island games: the band along the lower edge: the viewer's own tiles and beings, or what there is to choose."""

from functools import cache

from meadhall.core.drawing import INK, OCHRE, PAPER, WOOL, at, disc, label, piece, rect, shorten
from meadhall.games.island import phase
from meadhall.games.island.board.cards import CARD_HIGH, being
from meadhall.games.island.board.guardians import portrait
from meadhall.games.island.board.landscape import tile
from meadhall.games.island.board.scenery import QUIET, Look, slot, title_plate
from meadhall.games.island.board.signs import COLOURS, roundel
from meadhall.games.island.state import BEING_NAMES, KINDS, PROTECTORS
from meadhall.games.island.words.names import KIND_WORDS, IslandView, being_id, being_pattern, cards, content, protector

TOP = 694
_TILE, _PITCH, _FIRST = 84, 92, 64  # the tiles in the hand: size, distance, middle of the first
_CARDS, _ROOM, _WIDEST = 496, 888, 168  # the cards: where they begin, their room, the widest card
_PLATE = (1072.0, float(TOP + 2), 312.0, 180.0)
_MIDDLE = 'text-anchor="middle"'
_BOLD = 'text-anchor="middle" font-weight="bold"'


def still(view: IslandView, look: Look) -> str:
    """The places of the tiles, and the game's name where there is room."""
    s, seat = view.state, view.seat
    if _chooses_side(view):
        return ""
    plate = title_plate(look, view.game.title, *_PLATE)
    if seat < 0:
        return _legend() + plate
    places = "".join(at(_FIRST + kind * _PITCH, _tile_y(view), slot(look, _TILE)) for kind in range(5))
    signs = "".join(at(_FIRST + kind * _PITCH, _tile_y(view), roundel(kind), 1.3) for kind in range(5))
    words = "" if s.offer.any() else _kind_words(_FIRST, _PITCH, _tile_y(view) + 64, 13.5)
    few = len(_own(view)) <= 3
    return f'{places}<g opacity=".55">{signs}</g>{words}{plate if few else ""}'


@cache
def _legend() -> str:
    """All kinds with their names, for those who hold no tiles."""
    tiles = "".join(at(118 + kind * 198, TOP + 80, tile(kind, 0), 1.36) for kind in range(5))
    return tiles + _kind_words(118, 198, TOP + 172, 20)


@cache
def _kind_words(first: float, pitch: float, y: float, size: float) -> str:
    return "".join(label(first + kind * pitch, y, KIND_WORDS[kind], size, WOOL, _MIDDLE) for kind in range(5))


def _chooses_side(view: IslandView) -> bool:
    return bool(view.state.phase == phase.CHOOSING_SIDES and view.seat == view.state.seat)


def _own(view: IslandView) -> list[tuple[int, bool]]:
    """The cards of the band, each with whether it is there to choose from."""
    s = view.state
    held = [(card, False) for card in cards(s.beings[view.seat])] if view.seat >= 0 else []
    return held + [(card, True) for card in cards(s.offered)]


def _tile_y(view: IslandView) -> float:
    """Where the tiles of the hand lie: higher when others lie below them to choose from."""
    return TOP + 46 if view.state.offer.any() else TOP + 82


def pieces(view: IslandView) -> list[str]:
    """The viewer's tiles by kind, the beings, and what there is to choose from."""
    if _chooses_side(view):
        return _sides(view)
    s, drawn = view.state, []
    hand = s.hand[view.seat].tolist() if view.seat >= 0 else []
    for name, counts, y in (("hand", hand, _tile_y(view)), ("offer", s.offer.tolist(), TOP + 142)):
        for kind, count in enumerate(counts):
            if count:
                stack = _stack(kind, count, name == "offer")
                drawn.append(piece(f"{name}-{KINDS[kind]}", _FIRST + kind * _PITCH, y, stack))
    return drawn + _beings(view)


@cache
def _stack(kind: int, count: int, offered: bool) -> str:
    """So many tiles of a kind, one upon the other."""
    half = _TILE / 2 - 2
    below = "".join(
        rect((-half, -half - 5 * i, 2 * half, 2 * half), 8, COLOURS[kind], INK, 2) for i in range(count - 1, 0, -1)
    )
    halo = rect((-half - 5, -half - 5, 2 * half + 10, 2 * half + 10), 11, "none", OCHRE, 5) if offered else ""
    badge = ""
    if count > 1:
        badge = disc(half - 8, half - 8, 15, WOOL, INK, 2) + label(half - 8, half - 1, str(count), 21, INK, _BOLD)
    return below + tile(kind, 0, f' transform="scale({_TILE / 100})"') + halo + badge


def _beings(view: IslandView) -> list[str]:
    own, printed, drawn = _own(view), content(view).beings, []
    pitch = min(_WIDEST + 12, (_ROOM + 8) / max(len(own), 1))
    wide = round(min(_WIDEST, pitch - 7))
    for i, (number, offered) in enumerate(own):
        card = printed[number]
        element = KINDS.index(card.element)
        rows = tuple(being_pattern(view, number))
        face = being(BEING_NAMES[number], card.name, element, card.points, rows, wide)
        drawn.append(piece(being_id(number), _CARDS + i * pitch, TOP + 1, face + (_halo(wide) if offered else "")))
    return drawn


@cache
def _halo(wide: int) -> str:
    return rect((-1, -1, wide + 2, CARD_HIGH + 2), 11, "none", OCHRE, 6)


def _sides(view: IslandView) -> list[str]:
    """Both sides of the board that is the viewer's, to choose one."""
    element, drawn = int(view.state.boards[view.seat]), []
    for side in (0, 1):
        number = 2 * element + side
        who = protector(view, number)
        words = (
            label(200, 62, shorten(who.name, 22), 36, INK, 'font-weight="bold"')
            + label(200, 96, shorten(who.title, 32), 23, INK)
            + label(200, 136, shorten(who.ability, 52), 20, QUIET, 'font-style="italic"')
        )
        face = (
            rect((2, 4, 672, 180), 16, "#000", more='opacity=".4"')
            + rect((0, 0, 672, 180), 16, PAPER, INK, 2.4)
            + rect((7, 7, 658, 166), 11, "none", COLOURS[element], 2.4)
            + at(100, 90, portrait(number, element, 76))
            + words
        )
        drawn.append(piece(f"side-{PROTECTORS[number]}", 20 + side * 690, TOP + 2, face))
    return drawn
