"""Hägar: the treasures where they lie, and the rows of the seats."""

from collections.abc import Iterator

import numpy as np

from meadhall.core.drawing import fitted, shorten
from meadhall.core.scene import Part, Piece
from meadhall.games.hagar import hoards, island_kind, phase
from meadhall.games.hagar.board import layers
from meadhall.games.hagar.board.layout import MARKED_AT, HagarLayout, berths, middle
from meadhall.games.hagar.rules.chart import field_of
from meadhall.games.hagar.words import names
from meadhall.games.hagar.words.names import HagarView


def treasures(view: HagarView, whole: HagarLayout, *depends: object) -> Iterator[Piece]:
    """Every treasure where it lies: on its island, on a marked field, or in a hoard."""
    s, box, part = view.state, view.box, whole.chart
    kinds, holders = hoards.kinds(s), hoards.holders(s)
    doubled, moored = hoards.only(s.doubled), hoards.only(s.moored)

    def lie(number: int, on: Part, x: float, y: float) -> Piece:
        kind, holder = kinds[number], holders[number]
        meaning, of = names.treasure_meaning(view, number, kind, holder), f"seat-{holder}" if holder >= 0 else ""
        return on.put(f"treasure-{number}", f"token-{kind}", x, y, layers.TOKEN, meaning=meaning, of=of)

    for place in np.flatnonzero(s.coasters >= 0).tolist():
        coaster = s.coasters[place]
        x, y = middle(int(field_of(s, place)))
        first, count = int(box.first_treasure[coaster]), int(box.treasures_on[coaster])
        for number, (right, down) in enumerate(berths(count), first):
            if holders[number] == hoards.ON_MAP:
                yield lie(number, part, x + right, y + down)
                if s.discovered >> number & 1:
                    beside = -17 if right < 0 else 17  # away from the other token of the island
                    yield part.put(f"found-{number}", "tick", x + right + beside, y + down - 17, layers.TOP, 0.8)
        marked = {island_kind.HELGA: doubled, island_kind.DRAGON: moored}.get(names.kind_at(view, place), -1)
        if marked >= 0:
            x, y = x + MARKED_AT[0], y + MARKED_AT[1]
            yield lie(marked, part, x, y)
            yield part.put(f"owner-{marked}", f"mark-{holders[marked]}", x + 20, y - 19, layers.TOP, 1.1)
    for slot, row in enumerate(whole.rows):
        seat = _seat_in(view, slot)
        won = [number for number, holder in enumerate(holders) if holder == seat]
        columns = max(5, -(-len(won) // whole.lines))  # lines of five, closer together if there are more
        for i, number in enumerate(won):
            spot = 30 + i % columns * 184 / (columns - 1), 68 + i // columns * 48
            if number in (doubled, moored):
                ghost = f"{'doubled' if number == doubled else 'moored'}-{kinds[number]}"
                yield row.put(f"ghost-{number}", ghost, *spot, layers.FIELD, of=f"seat-{seat}")
            else:
                yield lie(number, row, *spot)


def _seat_in(view: HagarView, slot: int) -> int:
    """The seat in a row: the viewer's own is the first."""
    return (max(view.seat, 0) + slot) % view.players


def standings(view: HagarView) -> Iterator[tuple[object, ...]]:
    """The values on which each `row` depends, from the first to the last."""
    s = view.state
    points, places = np.zeros(view.players, np.int32), np.zeros(view.players, np.int32)
    view.game.kernels.points(s, view.box, points)
    active = int(s.seat)
    if s.phase == phase.ENDED:
        view.game.kernels.places(s, view.box, places)
        active = -1
    elif s.phase == phase.COUNTING_LUCK:  # whose Sven token is rolled for
        active = hoards.holders(s)[hoards.only(s.uncounted)]
    for slot in range(view.players):
        seat = _seat_in(view, slot)
        depends = view.names[seat], int(s.luck[seat]), bool(s.moored & s.won[seat])
        yield slot, seat, seat == active, int(points[seat]), int(places[seat]), *depends


def row(
    view: HagarView, whole: HagarLayout, slot: int, seat: int, active: bool, points: int, place: int, *depends: object
) -> Iterator[Piece]:
    """A seat's row: its mark, name and points, whether it is its turn, and how it ended: place 0 before the end."""
    put, high, of, luck = whole.rows[slot].put, whole.row_high, f"seat-{seat}", int(view.state.luck[seat])
    state, name = "active" if active else "won" if place == 1 else "waits", shorten(view.names[seat], 11)
    yield put(of, f"row-{state}-{high}", 0, 0, layers.MARK)
    yield put(f"mark-{seat}", f"mark-{seat}", 26, 25, layers.FIELD, 1.15, of=of)
    yield put(f"name-{seat}", "name-bold" if active else "name", 46, 35, layers.FIELD, text=name, of=of)
    more = {"text": str(points), "of": of, "role": "score", "value": points}
    yield put(f"points-{seat}", "points", 268, 43, layers.FIELD, **more)
    if active:
        yield put("holds-dice", "holds-dice", 268, 72, layers.FIELD, of=of)
    if place:
        ended = "wins" if place == 1 else "loses"
        text = view.say(ended)
        yield put(f"ended-{seat}", ended, 295, 65, layers.FIELD, fitted(text, 6.5), text=text, of=of)
    if luck:
        yield put(f"clover-{seat}", "clover", 250, 82, layers.FIELD, 0.42, of=of)
        yield put(f"luck-{seat}", "luck", 276, 90, layers.FIELD, text=f"+{luck}", of=of)
    if place == 1 and view.state.moored & view.state.won[seat]:  # H-32: the beer
        x, y = (268, high - 24) if high > 96 else (228, 28)  # a low row has no room below
        yield put(f"beer-{seat}", "mug", x, y, layers.FIELD, 0.7, of=of)
