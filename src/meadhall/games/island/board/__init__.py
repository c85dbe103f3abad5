"""The island games as a scene: the island, bonus cards, and all that lies around them. A game adds its own style.

Where things lie is in `layout.py`, how they look in `looks.py`: the table in `scenery.py`, tiles in `landscape.py`,
protectors in `guardians.py`, cards in `cards.py`. The rows of the seats are in `seats.py`, the viewer's own hand in
`hands.py`, piles and the turn in `piles.py`.
"""

from functools import lru_cache, partial

import numpy as np

from meadhall.core.phrases import Phrases
from meadhall.core.scene import Kept, Part, Piece, Scene, Shape, short
from meadhall.games.island import phase
from meadhall.games.island.board import cards, guardians, hands, landscape, piles, scenery, seats
from meadhall.games.island.board.layout import Layout, layout
from meadhall.games.island.board.looks import looks
from meadhall.games.island.board.scenery import Style
from meadhall.games.island.board.touches import touches
from meadhall.games.island.state import BEINGS, BONUS_NAMES, CELLS, KINDS, PROTECTORS
from meadhall.games.island.words.meanings import Meanings, cell_meaning
from meadhall.games.island.words.names import IslandView, bonus_id, cell_id

__all__ = ["Style", "looks", "scene", "touches"]

_SHORE, _LAND, _MARK, _PAWN = -1, 0, 1, 2  # layers of the island; each pawn has two
_BONUS, _PRINT, _TOKEN = -1, 0, 1  # and of bonus cards
_PAWN_CELL = 104  # pawns are drawn for cells of this size


KEPT = Kept[tuple[Piece, ...]](4096)


def scene(view: IslandView, shape: Shape) -> Scene:
    """The view as a scene."""
    s, box = view.state, view.box
    where, meanings = layout(shape, box), Meanings(view)
    names, land = tuple(view.names), tuple(s.land.tolist())
    points, places = np.zeros(view.players, np.int32), np.zeros(view.players, np.int32)
    view.game.kernels.points(s, box, points)
    if s.phase == phase.ENDED:
        view.game.kernels.places(s, box, places)
    fixed = (where, names, view.seat, view.game.edition, *_rules(view))
    groups = [*_island(view, where, land, names), *_pawns(view, where, meanings)]
    if where.bonus:
        lying = (*s.bonus[: s.bonus_size].tolist(), *s.tokens_on[: s.bonus_size].flat)
        groups.append(KEPT.get((fixed, "bonus", land, lying), lambda: tuple(_bonus(view, where, meanings))))
    first = max(view.seat, 0)  # the viewer's own comes first
    for order in range(view.players):
        seat = (first + order) % view.players
        standing = (order, int(points[seat]), int(places[seat]))
        key = (fixed, "row", seats.depends_on(view, seat, land), *standing)
        groups.append(KEPT.get(key, partial(seats.row, view, where, meanings, seat, *standing)))
    groups.append(piles.turn(view, where))
    lying = fixed, "piles", piles.depends_on(view)
    groups.append(KEPT.get(lying, lambda: tuple(piles.piles(view, where, meanings))))
    held = fixed, "band", hands.depends_on(view), land
    groups.append(KEPT.get(held, lambda: tuple(hands.band(view, where, meanings))))
    return Scene.of(where.width, where.height, f"ground-{shape}", *groups)


def _rules(view: IslandView) -> tuple[int, ...]:
    """What else is fixed and shows in a scene."""
    box = view.box
    return int(box.island), int(box.light), int(box.jokers), int(box.abilities), int(box.target), int(box.tokens)


# --- The island ------------------------------------------------------------------------------------------------------


def _island(view: IslandView, where: Layout, land: tuple[int, ...], names: tuple[str, ...]) -> list[tuple[Piece, ...]]:
    """The shore, and every cell with the tile that lies on it."""
    s = view.state
    pawns = tuple(s.pawns[: view.players].tolist())
    found = _laid(view.phrases, where.island, int(view.box.island), land, pawns, names)
    if s.lifted >= 0:
        x, y = scenery.grid(int(view.box.island)).middle(int(s.lifted))
        return [found, (where.island.put("lifted", "lifted", x, y, _MARK),)]
    return [found]


@lru_cache(maxsize=512)
def _laid(
    phrases: Phrases, part: Part, island: int, land: tuple[int, ...], pawns: tuple[int, ...], names: tuple[str, ...]
) -> tuple[Piece, ...]:
    found = [part.put("shore", "shore", *scenery.MAT[:2], _SHORE)]
    for cell in range(CELLS):
        if island >> cell & 1:
            kind = next((kind for kind in range(len(KINDS)) if land[kind] >> cell & 1), -1)
            found.append(_tile(part, island, cell, kind, cell_meaning(phrases, cell, kind, pawns, names)))
    return tuple(found)


@lru_cache(maxsize=4096)
def _tile(part: Part, island: int, cell: int, kind: int, meaning: str) -> Piece:
    x, y = scenery.grid(island).middle(cell)
    if kind < 0:
        return part.put(cell_id(cell), "unlaid", x, y, _LAND, meaning=meaning)
    look, turn = landscape.laid(cell)
    return part.put(cell_id(cell), f"{KINDS[kind]}-{look}", x, y, _LAND, turn=short(turn), meaning=meaning)


def _pawns(view: IslandView, where: Layout, meanings: Meanings) -> list[tuple[Piece, ...]]:
    """The pawns; two on one cell stand side by side."""
    s, found = view.state, list[tuple[Piece, ...]]()
    island, standing = int(view.box.island), tuple(s.pawns[: view.players].tolist())
    for seat, cell in enumerate(standing):
        if cell >= 0:
            here = [other for other, place in enumerate(standing) if place == cell]
            aside = here.index(seat) - (len(here) - 1) / 2
            meaning = meanings.meaning(f"pawn-{seat}")
            found.append(_pawn(where.island, island, seat, int(s.protectors[seat]), cell, aside, len(here), meaning))
    return found


@lru_cache(maxsize=1024)
def _pawn(
    part: Part, island: int, seat: int, number: int, cell: int, aside: float, here: int, meaning: str
) -> tuple[Piece, Piece]:
    grid = scenery.grid(island)
    x, y = grid.middle(cell)
    x, y = x + aside * grid.size * 0.42, y + 0.04 * grid.size
    size, of, layer = grid.size / _PAWN_CELL * (1 if here == 1 else 0.8), f"seat-{seat}", _PAWN + 2 * seat
    figure, up = f"figure-{PROTECTORS[number]}", guardians.FIGURE_UP * size
    return (
        part.put(f"pawn-{seat}", f"pawn-{seat}", x, y, layer, size, meaning=meaning, of=of),
        part.put(f"figure-{seat}", figure, x, y + up, layer + 1, size * guardians.FIGURE_SIZE, of=f"pawn-{seat}"),
    )


# --- Bonus cards -----------------------------------------------------------------------------------------------------


def _bonus(view: IslandView, where: Layout, meanings: Meanings) -> list[Piece]:
    """The bonus cards with their tokens; places for those that are not drawn yet."""
    s, found = view.state, list[Piece]()
    for slot, part in enumerate(where.bonus):
        if slot >= s.bonus_size:
            found.append(part.put(f"no-bonus-{slot}", "bonus-none", 0, 0, _BONUS))
            continue
        card, tokens = int(s.bonus[slot]), s.tokens_on[slot].tolist()
        own, points = bonus_id(card), int(view.box.points[BEINGS + card])
        found += _card(part, card, points, all(tokens), meanings.meaning(own), meanings.matches(own))
        found += _tokens(part, where.bonus_wide, card, tuple(tokens))
    return found


@lru_cache(maxsize=1024)
def _card(part: Part, card: int, points: int, locked: bool, meaning: str, fits: tuple[str, ...]) -> tuple[Piece, Piece]:
    name, own = BONUS_NAMES[card], bonus_id(card)
    look = "bonus-locked" if locked else "bonus-free"
    return (
        part.put(own, look, 0, 0, _BONUS, meaning=meaning, text=str(points), matches=fits),
        part.put(f"print-{name}", f"print-{name}", 0, 0, _PRINT),
    )


@lru_cache(maxsize=1024)
def _tokens(part: Part, wide: float, card: int, tokens: tuple[int, ...]) -> tuple[Piece, ...]:
    """The tokens on a bonus card; its meaning says whose they are."""
    spots, name = cards.token_spots(wide), BONUS_NAMES[card]
    return tuple(
        part.put(f"token-{name}-{place}", f"mark-{token - 1}", *spots[place], _TOKEN, of=f"seat-{token - 1}")
        for place, token in enumerate(tokens)
        if token
    )
