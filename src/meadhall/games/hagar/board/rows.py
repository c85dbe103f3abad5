"""Hägar: the treasures where they lie, and the rows of the seats."""

from functools import lru_cache

import numpy as np

from meadhall.core.drawing import shorten
from meadhall.core.game import View
from meadhall.core.phrases import Phrases
from meadhall.core.scene import Part, Piece
from meadhall.games.hagar import hoards, island_kind, phase
from meadhall.games.hagar.board import chart
from meadhall.games.hagar.board.layout import HagarLayout
from meadhall.games.hagar.box import HagarBox as Box
from meadhall.games.hagar.hoards import only
from meadhall.games.hagar.rules.chart import field_of
from meadhall.games.hagar.state import PLACES, State
from meadhall.games.hagar.words import meanings

_MARK, _FIELD, _TOKEN, _TOP = 5, 6, 7, 8  # layers


def treasure_id(number: int) -> str:
    """The id of a treasure, wherever it lies."""
    return f"treasure-{number}"


def treasures(view: View[State, Box], layout: HagarLayout) -> tuple[Piece, ...]:
    """Every treasure where it lies: on its island, on a marked field, or in a hoard."""
    s, box, part = view.state, view.box, layout.chart
    kinds, holders = hoards.kinds(s), hoards.holders(s)
    doubled, moored = only(s.doubled), only(s.moored)
    pieces: list[Piece] = []

    def lay(treasure: int, on: Part, x: float, y: float) -> None:
        holder = holders[treasure]
        meaning = meanings.treasure(view, treasure, kinds[treasure], holder)
        of = f"seat-{holder}" if holder != hoards.ON_MAP else ""
        pieces.append(on.put(treasure_id(treasure), f"token-{kinds[treasure]}", x, y, _TOKEN, meaning=meaning, of=of))

    for place in range(PLACES):
        coaster = int(s.coasters[place])
        if coaster < 0:
            continue
        x, y = chart.middle(field_of(s, place))
        first, count = int(box.first_treasure[coaster]), int(box.treasures_on[coaster])
        for treasure, (right, down) in zip(range(first, first + count), chart.berths(count), strict=True):
            if holders[treasure] == hoards.ON_MAP:
                lay(treasure, part, x + right, y + down)
                if s.discovered >> treasure & 1:
                    beside = -17 if right < 0 else 17  # away from the other token of the island
                    pieces.append(part.put(f"found-{treasure}", "tick", x + right + beside, y + down - 17, _TOP, 0.8))
        marked = {island_kind.HELGA: doubled, island_kind.DRAGON: moored}.get(int(box.islands[coaster]), -1)
        if marked >= 0:
            right, down = chart.MARKED_AT
            lay(marked, part, x + right, y + down)
            look = f"mark-{holders[marked]}"
            pieces.append(part.put(f"owner-{marked}", look, x + right + 20, y + down - 19, _TOP, 1.1))
    for seat, row in _seats(view, layout):
        for treasure, spot in _hoard_spots(holders, seat, layout.lines).items():
            if treasure in (doubled, moored):
                ghost = f"{'doubled' if treasure == doubled else 'moored'}-{kinds[treasure]}"
                pieces.append(row.put(f"ghost-{treasure}", ghost, *spot, _FIELD, of=f"seat-{seat}"))
            else:
                lay(treasure, row, *spot)
    return tuple(pieces)


def _seats(view: View[State, Box], layout: HagarLayout) -> list[tuple[int, Part]]:
    """The seats with their rows: the viewer's own comes first."""
    return [((max(view.seat, 0) + i) % view.players, row) for i, row in enumerate(layout.rows)]


def _hoard_spots(holders: list[int], seat: int, lines: int) -> dict[int, tuple[float, float]]:
    """The places of a seat's treasures in its row: in so many lines of five, closer together if there are more."""
    won = [treasure for treasure, holder in enumerate(holders) if holder == seat]
    columns = max(5, -(-len(won) // lines))
    apart = 4 * 46 / (columns - 1)
    return {t: (30 + i % columns * apart, 68 + i // columns * 48) for i, t in enumerate(won)}


def rows(view: View[State, Box], layout: HagarLayout) -> list[tuple[Piece, ...]]:
    """The players with their points, and how it ended for each."""
    s, groups = view.state, list[tuple[Piece, ...]]()
    points, places = np.zeros(view.players, np.int32), np.zeros(view.players, np.int32)
    view.game.kernels.points(s, view.box, points)
    if s.phase == phase.ENDED:
        view.game.kernels.places(s, view.box, places)
    active = _active(s)
    for seat, row in _seats(view, layout):
        won = bool(places[seat] == 1)
        state = "active" if seat == active else "won" if won else "waits"
        beer = won and bool(s.moored & s.won[seat])
        groups.append(_row(row, seat, view.names[seat], state, int(points[seat]), layout.row_high))
        groups.append(_honours(view.phrases, row, seat, int(s.luck[seat]), int(places[seat]), beer, layout.row_high))
    return groups


@lru_cache(maxsize=1024)
def _row(part: Part, seat: int, name: str, state: str, points: int, high: int) -> tuple[Piece, ...]:
    """A seat's row: its mark, name and points, and whether it is its turn."""
    of, active = f"seat-{seat}", state == "active"
    pieces = (
        part.put(of, f"row-{state}-{high}", 0, 0, _MARK),
        part.put(f"mark-{seat}", f"mark-{seat}", 26, 25, _FIELD, 1.15, of=of),
        part.put(f"name-{seat}", "name-bold" if active else "name", 46, 35, _FIELD, text=shorten(name, 11), of=of),
        part.put(f"points-{seat}", "points", 268, 43, _FIELD, text=str(points), of=of, role="score", value=points),
    )
    return (*pieces, part.put("holds-dice", "holds-dice", 268, 72, _FIELD, of=of)) if active else pieces


@lru_cache(maxsize=1024)
def _honours(
    phrases: Phrases, part: Part, seat: int, luck: int, place: int, beer: bool, row_high: int
) -> tuple[Piece, ...]:
    """The points from Sven's luck, and how it ended."""
    of, pieces = f"seat-{seat}", list[Piece]()
    if place:
        ended = "wins" if place == 1 else "loses"
        pieces.append(part.put(f"ended-{seat}", ended, 295, 65, _FIELD, text=phrases.say(ended), of=of))
    if luck:
        pieces.append(part.put(f"clover-{seat}", "clover", 250, 82, _FIELD, 0.42, of=of))
        pieces.append(part.put(f"luck-{seat}", "luck", 276, 90, _FIELD, text=f"+{luck}", of=of))
    if beer:  # H-32
        spot = (268, row_high - 24) if row_high > 96 else (228, 28)  # a low row has no room below
        pieces.append(part.put(f"beer-{seat}", "mug", *spot, _FIELD, 0.7, of=of))
    return tuple(pieces)


def _active(s: State) -> int:
    """The seat whose turn it is, or whose Sven token is rolled for; -1 for nobody."""
    if s.phase == phase.ENDED:
        return -1
    if s.phase == phase.COUNTING_LUCK:
        return hoards.holder(s, only(s.uncounted))
    return int(s.seat)
