"""The island games: the band along the lower edge: the viewer's own tiles and beings, or a choice between two sides."""

from collections.abc import Iterator

from meadhall.core.drawing import LETTER, fitted, shorten, wrapped
from meadhall.core.scene import Part, Piece
from meadhall.games.island import phase
from meadhall.games.island.board.layout import LETTERS, PORTRAIT, IslandLayout, grid
from meadhall.games.island.board.signs import room_for
from meadhall.games.island.state import BEING_NAMES, KINDS, PROTECTORS
from meadhall.games.island.words import meanings
from meadhall.games.island.words.names import (
    BEING_IDS,
    CELL_IDS,
    IslandView,
    bare_name,
    being_pattern,
    cards,
    content,
    kind_name,
    protector,
)
from meadhall.games.island.words.nearest import is_played, missing

_SLOT, _BELOW, _HELD, _ON = -1, 0, 9, 10  # layers of slots and tiles
_CARD = 20  # the layer of the first card; its print lies above it, and the next card above that
_OWN = "hand"
_PLATE_WIDE = 312
_PICTURE = 0.96  # the size of the picture of a being on its card, left of the pattern
_SIDE_ROOM = 672 - 200 - 16  # for words on a side of a protector board
LIGHT_NAMES = ("fire", "water")  # elements with dark colours: names on them are written in light letters


def depends_on(view: IslandView) -> tuple[object, ...]:
    """All of a position that shows in the band, besides the island."""
    s, seat = view.state, view.seat
    if seat < 0:
        return ()
    chooses = int(s.boards[seat]) if s.phase == phase.CHOOSING_SIDES and seat == s.seat else -1
    acts = s.phase == phase.ACTING and seat == s.seat  # then a token may complete a being (S-43)
    token = (int(s.pawns[seat]), int(s.tokens[seat]), int(s.boards[seat])) if acts else ()
    near = int(s.pawns[seat]) if is_played(view) else -1  # a being lacks the fewest tiles near the pawn
    return chooses, token, near, int(s.beings[seat]), int(s.offered), *s.hand[seat].tolist(), *s.offer.tolist()


def band(view: IslandView, where: IslandLayout) -> Iterator[Piece]:
    """All pieces in the band, and the game's name where there is room for it."""
    s, tall = view.state, where.shape == "tall"
    own = [(card, False) for card in cards(s.beings[view.seat])] + [(card, True) for card in cards(s.offered)]
    if view.seat < 0:
        yield from _legend(view, where)
        named = True
    elif s.phase == phase.CHOOSING_SIDES and view.seat == s.seat:
        yield from _sides(view, where)
        named = tall
    else:
        yield from _tiles(view, where)
        yield from _beings(view, where, own)
        named = tall or len(own) <= 3
    if named:
        yield from _plate(where, shorten(view.game.title, 18), view.seat < 0)


def _plate(where: IslandLayout, title: str, watching: bool) -> Iterator[Piece]:
    """The plate with the game's name; on the tall board beside the third of three seats."""
    if where.shape == "wide":
        yield where.hand.put("plate", "plate", 1072, 2, _SLOT, text=title)
    elif len(where.rows) == 3:
        middle, size = where.rows[1].left + where.row.wide / 2, 0.7
        part = Part(middle - size * _PLATE_WIDE / 2, where.rows[2].top - 6, size)
        yield part.put("plate", "plate", 0, 0, _SLOT, text=title)
    elif watching:
        yield where.hand.put("plate", "plate", 257, 214, _SLOT, 0.85, text=title)


def _legend(view: IslandView, where: IslandLayout) -> Iterator[Piece]:
    """All kinds with their names, for a viewer who holds no tiles."""
    wide, cell, put = where.shape == "wide", grid(int(view.box.island)).size, where.hand.put
    first, pitch, y, side, letters = (118, 198, 80, 136, 20) if wide else (80, 150, 76, 130, 22)
    for kind, name in enumerate(KINDS):
        x, down = first + kind * pitch, 92 if wide or kind % 2 == 0 else 122
        yield put(f"legend-{name}", f"{name}-0", x, y, _SLOT, side / cell)
        word = kind_name(view, kind)
        room = pitch if wide else 1.4 * pitch  # in the tall shape they stand in two lines
        size = letters / LETTERS * fitted(word, room / (letters * LETTER))
        yield put(f"word-{name}", "light-middle", x, y + down, _SLOT, size, text=word)


def _tiles(view: IslandView, where: IslandLayout) -> Iterator[Piece]:
    """The own tiles on their places. While there are tiles to choose from, all are smaller."""
    s, cell, put, wide = view.state, grid(int(view.box.island)).size, where.hand.put, where.shape == "wide"
    offering, (left, top), pitch, size = s.offer.any(), where.tiles_at, where.tile_pitch, where.tile
    places = {"hand": (left, top), "offer": (left, top)}
    if offering and wide:
        places = {"hand": (left, 46.0), "offer": (left, 142.0)}
    elif offering:
        places, pitch, size = {"hand": (46.0, top), "offer": (434.0, top)}, 75, 70
    elif wide:
        yield put("kinds", "kinds", left, top + 64, _SLOT)
    for name, counts in (("hand", s.hand[view.seat].tolist()), ("offer", s.offer.tolist())):
        for kind, count in enumerate(counts):
            (x, y), own = places[name], f"{name}-{KINDS[kind]}"
            place = Part(where.hand.left + x + kind * pitch, where.hand.top + y, size / cell)
            if name == _OWN:
                yield place.put(f"slot-{KINDS[kind]}", f"slot-{KINDS[kind]}", 0, 0, _SLOT)
            if count:
                yield from _stack(place, cell, own, count, meanings.meaning(view, own))


def _stack(place: Part, cell: int, own: str, count: int, meaning: str) -> Iterator[Piece]:
    """Tiles of one kind, one upon the other."""
    source, _, kind = own.partition("-")
    yield place.put(own, f"{kind}-0", 0, 0, _HELD, meaning=meaning)
    for i in range(1, count):
        yield place.put(f"{own}-{i}", f"below-{kind}", 0, -0.06 * cell * i, _HELD - i, of=own)
    if source != _OWN:
        yield place.put(f"{own}-edge", "offered", 0, 0, _ON, of=own)
    if count > 1:
        size = max(cell / 100, 0.9 / place.size)
        yield place.put(f"{own}-count", "badge", 0.36 * cell, 0.36 * cell, _ON + 1, size, of=own, text=str(count))


def _beings(view: IslandView, where: IslandLayout, own: list[tuple[int, bool]]) -> Iterator[Piece]:
    """The cards of the hand, and cards to choose from: name, pattern, number and points lie on a frame."""
    size, spots = where.card_spots(len(own))
    for i, ((number, offered), (x, y)) in enumerate(zip(own, spots, strict=True)):
        card, code, name, layer = content(view).beings[number], BEING_NAMES[number], BEING_IDS[number], _CARD + 2 * i
        put, rows = Part(where.hand.left + x, where.hand.top + y, size).put, being_pattern(view, number)
        told, fits = meanings.card(view, name)
        yield put(name, f"being-{card.element}", 0, 0, layer, meaning=told, of=_OWN, matches=fits)
        title = shorten(bare_name(view, number), 24)
        letters = min(20.0, 156 / (0.6 * len(title)))
        look = "light-bold" if card.element in LIGHT_NAMES else "points"
        yield put(f"name-{code}", look, 84, 24, layer + 1, letters / LETTERS, of=name, text=title)
        yield put(f"picture-{code}", f"large-{name}", 35.5, 91, layer + 1, _PICTURE, of=name)
        yield put(f"pattern-{code}", f"pattern-{code}", 117, 91, layer + 1, room_for(rows, 92, 104, 29), of=name)
        yield put(f"worth-{code}", f"worth-{card.points}", 0, 0, layer + 1, of=name, text=code)
        if not fits and (short := missing(view, number)):
            told = view.join(meanings.wanted(view, cell, kind) for cell, kind in short)
            ghosts = tuple(f"{CELL_IDS[cell]}={KINDS[kind]}-0" for cell, kind in short)
            told = view.say("means-missing", count=len(short), cells=told)
            text = f"\N{MINUS SIGN}{len(short)}"
            yield put(
                f"short-{code}", "short", 53, 164, layer + 1, 0.8, meaning=told, of=name, text=text, matches=ghosts
            )
        if offered:
            yield put(f"edge-{code}", "halo", 0, 0, layer + 1, of=name)


def _sides(view: IslandView, where: IslandLayout) -> Iterator[Piece]:
    """Both sides of the viewer's own board, to choose one."""
    element = int(view.state.boards[view.seat])
    for side in (0, 1):
        name, who = PROTECTORS[2 * element + side], protector(view, 2 * element + side)
        left, top = (20 + side * 690, 2) if where.shape == "wide" else (54, side * 186)
        put, own = Part(where.hand.left + left, where.hand.top + top).put, f"side-{name}"
        yield put(own, "side", 0, 0, _SLOT, meaning=meanings.meaning(view, own))
        yield put(f"ring-{name}", f"ring-{KINDS[element]}", 100, 90, _BELOW, 76 / PORTRAIT, of=own)
        yield put(f"face-{name}", f"figure-{name}", 100, 93, _BELOW + 1, 76 / 37, of=own)
        told: list[tuple[str, str, float, int]] = [("ink-bold", who.name, 36, 58), ("ink", who.title, 24, 92)]
        size, ability = wrapped(who.ability, _SIDE_ROOM / (22 * LETTER), 2)
        told += [("ink-quiet", words, 22 * size, 126 + 27 * i) for i, words in enumerate(ability)]
        for i, (look, words, letters, y) in enumerate(told):
            letters *= fitted(words, _SIDE_ROOM / (letters * LETTER))
            yield put(f"words-{name}-{i}", look, 200, y, _BELOW, letters / LETTERS, of=own, text=words)
