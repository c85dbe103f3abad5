"""The island games: the band along the lower edge: the viewer's own tiles and beings, or what there is to choose."""

from functools import lru_cache

from meadhall.core.drawing import shorten, wrap
from meadhall.core.scene import Piece
from meadhall.games.island import phase
from meadhall.games.island.board.cards import LONG_NAME, PATTERN_AT, PATTERN_ROOM
from meadhall.games.island.board.guardians import RADIUS
from meadhall.games.island.board.layout import LETTER, LETTERS, Layout, Part
from meadhall.games.island.board.looks import SIDE_WIDE, TILE
from meadhall.games.island.board.signs import room_for
from meadhall.games.island.state import BEING_NAMES, KINDS, PROTECTORS
from meadhall.games.island.words.meanings import Meanings
from meadhall.games.island.words.names import KIND_WORDS, IslandView, being_id, being_pattern, cards, content, protector

_SLOT, _BELOW, _HELD, _ON = 0, 1, 9, 10  # layers of slots and tiles
_CARD = 20  # that of the first card; what is printed on it lies above it, and the next card above that
_OWN = "hand"


def band(view: IslandView, where: Layout, meanings: Meanings) -> list[Piece]:
    """What lies in the band."""
    s = view.state
    if s.phase == phase.CHOOSING_SIDES and view.seat == s.seat:
        return _sides(view, where, meanings)
    if view.seat < 0:
        return [*_legend(where), *_plate(where, view.game.title, True)]
    offer = tuple(s.offer.tolist())
    found = list(_slots(where, any(offer)))
    for name, counts in (("hand", s.hand[view.seat].tolist()), ("offer", offer)):
        for kind, count in enumerate(counts):
            if count:
                meaning = meanings.meaning(f"{name}-{KINDS[kind]}")
                found += _stack(where, name, any(offer), kind, count, meaning)
    own = [(card, False) for card in cards(s.beings[view.seat])] + [(card, True) for card in cards(s.offered)]
    if where.shape == "wide" and len(own) <= 3:
        found += _plate(where, view.game.title, False)
    return found + _beings(view, where, meanings, own)


@lru_cache(maxsize=32)
def _plate(where: Layout, title: str, watching: bool) -> tuple[Piece, ...]:
    """The game's name, where there is room for it."""
    if where.shape == "wide":
        return (where.hand.put("plate", "plate", 1072, 2, _SLOT, text=shorten(title, 18)),)
    return (where.hand.put("plate", "plate", 257, 214, _SLOT, 0.85, text=shorten(title, 18)),) if watching else ()


# --- Tiles ------------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=8)
def _legend(where: Layout) -> tuple[Piece, ...]:
    """All kinds with their names, for those who hold no tiles."""
    first, pitch, y, size, words = (118, 198, 80, 1.36, 20) if where.shape == "wide" else (82, 154, 76, 1.3, 22)
    found = []
    for kind, name in enumerate(KINDS):
        x, down = first + kind * pitch, 92 if where.shape == "wide" or kind % 2 == 0 else 122
        found.append(where.hand.put(f"legend-{name}", f"{name}-0", x, y, _SLOT, size))
        found.append(
            where.hand.put(f"word-{name}", "light-middle", x, y + down, _SLOT, words / LETTERS, text=KIND_WORDS[kind])
        )
    return tuple(found)


def _spot(where: Layout, name: str, offering: bool, kind: int) -> tuple[float, float, float]:
    """Where the tiles of a kind lie in the band, and how large: closer together while others lie there to choose from."""
    (x, y), pitch, size = where.tiles_at, where.tile_pitch, where.tile
    if offering and where.shape == "wide":
        y = 46 if name == _OWN else 142
    elif offering:
        x, pitch, size = 46 if name == _OWN else 434, 75, 70
    return x + kind * pitch, y, size / TILE


@lru_cache(maxsize=8)
def _slots(where: Layout, offering: bool) -> tuple[Piece, ...]:
    """The places of the tiles, and what they are called."""
    found = []
    for kind, name in enumerate(KINDS):
        x, y, size = _spot(where, _OWN, offering, kind)
        found.append(where.hand.put(f"slot-{name}", f"slot-{name}", x, y, _SLOT, size))
        if where.shape == "wide" and not offering:
            words = "light-middle"
            found.append(where.hand.put(f"word-{name}", words, x, y + 64, _SLOT, 12.5 / LETTERS, text=KIND_WORDS[kind]))
    return tuple(found)


@lru_cache(maxsize=512)
def _stack(where: Layout, name: str, offering: bool, kind: int, count: int, meaning: str) -> tuple[Piece, ...]:
    """So many tiles of a kind, one upon the other."""
    x, y, size = _spot(where, name, offering, kind)
    own, put = f"{name}-{KINDS[kind]}", where.hand.put
    found = [put(own, f"{KINDS[kind]}-0", x, y, _HELD, size, meaning=meaning)]
    for i in range(1, count):
        found.append(put(f"{own}-{i}", f"below-{KINDS[kind]}", x, y - 6 * i * size, _HELD - i, size, of=own))
    if name != _OWN:
        found.append(put(f"{own}-edge", "offered", x, y, _ON, size, of=own))
    if count > 1:
        found.append(put(f"{own}-count", "badge", x + 36 * size, y + 36 * size, _ON + 1, max(size, 0.9), text=str(count)))
    return tuple(found)


# --- Beings -----------------------------------------------------------------------------------------------------------


def _beings(view: IslandView, where: Layout, meanings: Meanings, own: list[tuple[int, bool]]) -> list[Piece]:
    """The cards of the hand, and those to choose from."""
    printed, found = content(view).beings, list[Piece]()
    size, spots = where.card_spots(len(own))
    for i, ((number, offered), (x, y)) in enumerate(zip(own, spots, strict=True)):
        card, name = printed[number], being_id(number)
        place = Part(where.hand.left + x, where.hand.top + y, size)
        rows = tuple(being_pattern(view, number))
        found += _card(place, i, number, (card.name, card.element, card.points), rows, offered)
        look = f"being-{card.element}" + ("-long" if len(card.name) > LONG_NAME else "")
        text, meaning, fits = shorten(card.name, 24), meanings.meaning(name), meanings.matches(name)
        found.append(place.put(name, look, 0, 0, _CARD + 3 * i, meaning=meaning, of=_OWN, text=text, matches=fits))
    return found


@lru_cache(maxsize=1024)
def _card(
    place: Part, i: int, number: int, card: tuple[str, str, int], rows: tuple[str, ...], offered: bool
) -> tuple[Piece, ...]:
    """What is printed on a card: its pattern, its number, its points."""
    name, layer = BEING_NAMES[number], _CARD + 3 * i + 1
    size, of = room_for(rows, *PATTERN_ROOM), being_id(number)
    found = [
        place.put(f"pattern-{name}", f"pattern-{name}", *PATTERN_AT, layer, size, of=of),
        place.put(f"worth-{name}", f"worth-{card[2]}", 0, 0, layer, of=of, text=name),
    ]
    if offered:
        found.append(place.put(f"edge-{name}", "halo", 0, 0, layer, of=of))
    return tuple(found)


# --- Sides ------------------------------------------------------------------------------------------------------------


def _sides(view: IslandView, where: Layout, meanings: Meanings) -> list[Piece]:
    """Both sides of the board that is the viewer's, to choose one."""
    element, found, room = int(view.state.boards[view.seat]), [], SIDE_WIDE - 200 - 16
    for side in (0, 1):
        number = 2 * element + side
        name, who = PROTECTORS[number], protector(view, number)
        left, top = (20 + side * 690, 2) if where.shape == "wide" else (54, side * 186)
        place = Part(where.hand.left + left, where.hand.top + top)
        own = f"side-{name}"
        found.append(place.put(own, f"side-{KINDS[element]}", 0, 0, _SLOT, meaning=meanings.meaning(own)))
        found.append(place.put(f"ring-{name}", f"ring-{KINDS[element]}", 100, 90, _BELOW, 76 / RADIUS, of=own))
        found.append(place.put(f"face-{name}", f"figure-{name}", 100, 93, _BELOW + 1, 76 / 37, of=own))
        told = [("ink-bold", who.name, 36, 58), ("ink", who.title, 24, 92)]
        told += [("ink-quiet", words, 22, 126 + 27 * i) for i, words in enumerate(wrap(who.ability, room / (22 * LETTER))[:2])]
        for i, (look, words, letters, y) in enumerate(told):
            text = shorten(words, room / (letters * LETTER))
            found.append(place.put(f"words-{name}-{i}", look, 200, y, _BELOW, letters / LETTERS, of=own, text=text))
    return found
