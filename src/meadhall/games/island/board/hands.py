"""The island games: the band along the lower edge: the viewer's own tiles and beings, or what there is to choose."""

from functools import lru_cache

from meadhall.core.drawing import shorten, wrap
from meadhall.core.phrases import Phrases
from meadhall.core.scene import Part, Piece
from meadhall.games.island import phase
from meadhall.games.island.board.cards import LIGHT_NAMES, NAME_AT, NAME_ROOM, PATTERN_AT, PATTERN_ROOM
from meadhall.games.island.board.guardians import RADIUS
from meadhall.games.island.board.layout import LETTER, LETTERS, Layout
from meadhall.games.island.board.looks import SIDE_WIDE
from meadhall.games.island.board.scenery import PLATE, grid
from meadhall.games.island.board.signs import room_for
from meadhall.games.island.state import BEING_NAMES, KINDS, PROTECTORS
from meadhall.games.island.words.meanings import Meanings
from meadhall.games.island.words.names import IslandView, being_id, being_pattern, cards, content, kind_name, protector

_SLOT, _BELOW, _HELD, _ON = -1, 0, 9, 10  # layers of slots and tiles
_CARD = 20  # that of the first card; what is printed on it lies above it, and the next card above that
_OWN = "hand"


def depends_on(view: IslandView) -> tuple[object, ...]:
    """All of a position that shows in the band, besides the island."""
    s, seat = view.state, view.seat
    if seat < 0:
        return ()
    chooses = int(s.boards[seat]) if s.phase == phase.CHOOSING_SIDES and seat == s.seat else -1
    acts = s.phase == phase.ACTING and seat == s.seat  # then a token may complete a being (S-43)
    token = (int(s.pawns[seat]), int(s.tokens[seat]), int(s.boards[seat])) if acts else ()
    return chooses, token, int(s.beings[seat]), int(s.offered), *s.hand[seat].tolist(), *s.offer.tolist()


def band(view: IslandView, where: Layout, meanings: Meanings) -> list[Piece]:
    """What lies in the band."""
    s = view.state
    if s.phase == phase.CHOOSING_SIDES and view.seat == s.seat:
        plate = _plate(where, view.game.title, False) if where.shape == "tall" else ()
        return [*_sides(view, where, meanings), *plate]
    if view.seat < 0:
        return [*_legend(view.phrases, where, grid(int(view.box.island)).size), *_plate(where, view.game.title, True)]
    offer, cell = tuple(s.offer.tolist()), grid(int(view.box.island)).size
    found = list(_slots(where, cell, any(offer)))
    for name, counts in (("hand", s.hand[view.seat].tolist()), ("offer", offer)):
        for kind, count in enumerate(counts):
            if count:
                meaning = meanings.meaning(f"{name}-{KINDS[kind]}")
                found += _stack(where, cell, name, any(offer), kind, count, meaning)
    own = [(card, False) for card in cards(s.beings[view.seat])] + [(card, True) for card in cards(s.offered)]
    if where.shape == "tall" or len(own) <= 3:
        found += _plate(where, view.game.title, False)
    return found + _beings(view, where, meanings, own)


@lru_cache(maxsize=32)
def _plate(where: Layout, title: str, watching: bool) -> tuple[Piece, ...]:
    """The game's name, where there is room for it."""
    text = shorten(title, 18)
    if where.shape == "wide":
        return (where.hand.put("plate", "plate", 1072, 2, _SLOT, text=text),)
    if len(where.rows) == 3:  # beside the third seat
        size, middle = 0.7, where.rows[1].left + where.row.wide / 2
        return (
            Part(middle - size * PLATE[0] / 2, where.rows[2].top - 6, size).put(
                "plate", "plate", 0, 0, _SLOT, text=text
            ),
        )
    return (where.hand.put("plate", "plate", 257, 214, _SLOT, 0.85, text=text),) if watching else ()


# --- Tiles ------------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=32)
def _legend(phrases: Phrases, where: Layout, cell: int) -> tuple[Piece, ...]:
    """All kinds with their names, for those who hold no tiles."""
    first, pitch, y, side, letters = (118, 198, 80, 136, 20) if where.shape == "wide" else (80, 150, 76, 130, 22)
    put, found = where.hand.put, []
    for kind, name in enumerate(KINDS):
        x, down = first + kind * pitch, 92 if where.shape == "wide" or kind % 2 == 0 else 122
        found.append(put(f"legend-{name}", f"{name}-0", x, y, _SLOT, side / cell))
        word = kind_name(phrases, kind)
        found.append(put(f"word-{name}", "light-middle", x, y + down, _SLOT, letters / LETTERS, text=word))
    return tuple(found)


def _spot(where: Layout, cell: int, name: str, offering: bool, kind: int) -> tuple[float, float, float]:
    """Where the tiles of a kind lie in the band, and how large: smaller while others lie there to choose from."""
    (x, y), pitch, size = where.tiles_at, where.tile_pitch, where.tile
    if offering and where.shape == "wide":
        y = 46 if name == _OWN else 142
    elif offering:
        x, pitch, size = 46 if name == _OWN else 434, 75, 70
    return x + kind * pitch, y, size / cell


@lru_cache(maxsize=32)
def _slots(where: Layout, cell: int, offering: bool) -> tuple[Piece, ...]:
    """The places of the tiles, and what they are called."""
    found = []
    for kind, name in enumerate(KINDS):
        x, y, size = _spot(where, cell, _OWN, offering, kind)
        found.append(where.hand.put(f"slot-{name}", f"slot-{name}", x, y, _SLOT, size))
    if where.shape == "wide" and not offering:
        x, y = where.tiles_at
        found.append(where.hand.put("kinds", "kinds", x, y + 64, _SLOT))
    return tuple(found)


@lru_cache(maxsize=512)
def _stack(
    where: Layout, cell: int, name: str, offering: bool, kind: int, count: int, meaning: str
) -> tuple[Piece, ...]:
    """So many tiles of a kind, one upon the other."""
    x, y, size = _spot(where, cell, name, offering, kind)
    own, put, side = f"{name}-{KINDS[kind]}", where.hand.put, size * cell
    found = [put(own, f"{KINDS[kind]}-0", x, y, _HELD, size, meaning=meaning)]
    for i in range(1, count):
        found.append(put(f"{own}-{i}", f"below-{KINDS[kind]}", x, y - 0.06 * side * i, _HELD - i, size, of=own))
    if name != _OWN:
        found.append(put(f"{own}-edge", "offered", x, y, _ON, size, of=own))
    if count > 1:
        badge, right, down = f"{own}-count", x + 0.36 * side, y + 0.36 * side
        found.append(put(badge, "badge", right, down, _ON + 1, max(side / 100, 0.9), of=own, text=str(count)))
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
        look, meaning, fits = f"being-{card.element}", meanings.meaning(name), meanings.matches(name)
        found.append(place.put(name, look, 0, 0, _CARD + 2 * i, meaning=meaning, of=_OWN, matches=fits))
    return found


@lru_cache(maxsize=1024)
def _card(
    place: Part, i: int, number: int, card: tuple[str, str, int], rows: tuple[str, ...], offered: bool
) -> tuple[Piece, ...]:
    """What is printed on a card: its name, its pattern, its number, its points."""
    name, element, points = card
    code, layer = BEING_NAMES[number], _CARD + 2 * i + 1
    size, of = room_for(rows, *PATTERN_ROOM), being_id(number)
    title = shorten(name, 24)
    letters = min(20.0, NAME_ROOM / (0.6 * len(title)))
    light = "light-bold" if element in LIGHT_NAMES else "points"
    found = [
        place.put(f"name-{code}", light, *NAME_AT, layer, letters / LETTERS, of=of, text=title),
        place.put(f"pattern-{code}", f"pattern-{code}", *PATTERN_AT, layer, size, of=of),
        place.put(f"worth-{code}", f"worth-{points}", 0, 0, layer, of=of, text=code),
    ]
    if offered:
        found.append(place.put(f"edge-{code}", "halo", 0, 0, layer, of=of))
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
        found.append(place.put(own, "side", 0, 0, _SLOT, meaning=meanings.meaning(own)))
        found.append(place.put(f"ring-{name}", f"ring-{KINDS[element]}", 100, 90, _BELOW, 76 / RADIUS, of=own))
        found.append(place.put(f"face-{name}", f"figure-{name}", 100, 93, _BELOW + 1, 76 / 37, of=own))
        told = [("ink-bold", who.name, 36, 58), ("ink", who.title, 24, 92)]
        told += [
            ("ink-quiet", words, 22, 126 + 27 * i)
            for i, words in enumerate(wrap(who.ability, room / (22 * LETTER))[:2])
        ]
        for i, (look, words, letters, y) in enumerate(told):
            text = shorten(words, room / (letters * LETTER))
            found.append(place.put(f"words-{name}-{i}", look, 200, y, _BELOW, letters / LETTERS, of=own, text=text))
    return found
