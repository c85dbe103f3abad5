"""The island games: one row a seat: name and protector, points and goal, tokens, hidden hands, beings."""

from collections.abc import Iterator
from typing import Any

from meadhall.core.drawing import fitted, shorten, wrapped
from meadhall.core.scene import Part, Piece
from meadhall.games.island import phase
from meadhall.games.island.board.layout import LETTERS, PORTRAIT, IslandLayout, TextLine
from meadhall.games.island.board.signs import room_for
from meadhall.games.island.state import BEING_NAMES, KINDS, PROTECTORS
from meadhall.games.island.words import names
from meadhall.games.island.words.meanings import card, hidden, meaning
from meadhall.games.island.words.names import IslandView, cards

_NEAR = 2  # beings to go when the row warns that the seat may soon end the game
_ROW, _ON_ROW, _ON_PORTRAIT, _CARD = -1, 0, 1, 10  # layers; each card of a row lies in one of its own


def depends_on(view: IslandView, seat: int, land: tuple[int, ...]) -> tuple[object, ...]:
    """All of a position that shows in the row of a seat; where the tiles lie only if its hand is open."""
    s, own = view.state, seat == view.seat
    beings = 0 if own else int(s.beings[seat])
    return (
        seat == int(s.seat), int(s.phase) == phase.ENDED, int(s.finisher), int(s.protectors[seat]),
        int(s.boards[seat]), int(s.activated[seat]), beings, land if beings else None, int(s.tokens[seat]),
        None if own else hidden(view, seat),
    )  # fmt: skip


def row(view: IslandView, where: IslandLayout, seat: int, order: int, points: int, place: int) -> Iterator[Piece]:
    """All that lies in the row of a seat: the row's order from the top, the points, and at the end the seat's place."""
    s, part, ended = view.state, where.rows[order], view.state.phase == phase.ENDED
    x, y, radius = where.row.portrait
    state = "active" if seat == int(s.seat) and not ended else "won" if place == 1 else "waits"
    frame = f"protector-{seat}"
    yield part.put(frame, f"row-{state}-{where.shape}", 0, 0, _ROW, meaning=meaning(view, frame))
    if state == "active":
        yield part.put("turn", "turn", 0, y, _ON_PORTRAIT)
    if s.finisher == seat:
        yield part.put("finisher", "flag", x + 0.7 * radius, y + 0.7 * radius, _ON_PORTRAIT + 1)
    yield from _person(view, where, part, seat, "ink" if state == "waits" else "ink-bold")
    left = int(view.box.target) - int(s.activated[seat]).bit_count()
    near = left if 0 < left <= _NEAR and s.finisher < 0 and not ended else 0
    yield from _standing(view, where, part, seat, points, near, state == "won")
    yield from _hands(view, where, part, seat)
    yield from _beings(view, where, part, seat)


def _text(part: Part, name: str, look: str, line: TextLine, text: str, of: str = "", **more: Any) -> Piece:
    """A line of words, smaller where it knows its room and has more of them."""
    size = line.size / LETTERS * (fitted(text, line.fitting()) if line.room else 1)
    return part.put(name, look, line.x, line.y, _ON_ROW, size, text=text, of=of, **more)


def _person(view: IslandView, where: IslandLayout, part: Part, seat: int, look: str) -> Iterator[Piece]:
    """The portrait, the mark and the name."""
    number, element = int(view.state.protectors[seat]), int(view.state.boards[seat])
    (x, y, radius), line = where.row.portrait, where.row.name
    kind = f"-{KINDS[element]}" if element >= 0 else ""
    yield part.put(f"ring-{seat}", f"ring{kind}", x, y, _ON_ROW, radius / PORTRAIT)
    if number >= 0:
        figure = f"figure-{PROTECTORS[number]}"
        yield part.put(f"face-{seat}", figure, x, y + 0.04 * radius, _ON_PORTRAIT, radius / 37)
    elif element >= 0:
        yield part.put(f"face-{seat}", f"sign{kind}", x, y, _ON_PORTRAIT, radius / 16)
    yield part.put(f"mark-{seat}", f"mark-{seat}", line.x - 18, line.y - line.size / 3, _ON_ROW)
    yield _text(part, f"name-{seat}", look, line, shorten(view.names[seat], line.fitting()), f"seat-{seat}")


def _standing(
    view: IslandView, where: IslandLayout, part: Part, seat: int, points: int, near: int, won: bool
) -> Iterator[Piece]:
    """The points, the goal or the victory, the protector and his ability."""
    s, row, of = view.state, where.row, f"seat-{seat}"
    yield _text(part, f"points-{seat}", "points", row.points, str(points), of, role="score", value=points)
    if won:
        yield _text(part, f"wins-{seat}", "wins", row.goal, view.say("wins"), of)
    else:
        goal = view.say("goal", count=int(s.activated[seat]).bit_count(), target=int(view.box.target))
        yield _text(part, f"goal-{seat}", "goal-near" if near else "goal", row.goal, goal, of)
    number, element, lines, who, ability = int(s.protectors[seat]), int(s.boards[seat]), row.words, "", ""
    if number >= 0:
        who = names.protector_name(view, number)
        ability = names.protector(view, number).ability if view.box.abilities else ""
    elif element >= 0:
        who = names.kind_name(view, element)
    if near and row.warning is not None:
        yield _text(part, f"warning-{seat}", "ink-alarm", row.warning, view.say("to-go", count=near))
        lines, who = lines[1:], ""
    if lines:
        room = lines[0].fitting()
        large, called = wrapped(who, room, len(lines) - 2)
        small, able = wrapped(ability, room, len(lines) - len(called))
        told = [("ink", large, words) for words in called] + [("ink-quiet", small, words) for words in able]
        for i, (line, (look, size, words)) in enumerate(zip(lines, told, strict=False)):
            yield _text(part, f"words-{seat}-{i}", look, line._replace(size=line.size * size), words)


def _hands(view: IslandView, where: IslandLayout, part: Part, seat: int) -> Iterator[Piece]:
    """Unused tokens; and another seat's tiles and beings from behind, numbered from the left: no id tells anything."""
    row = where.row
    fans = [("token", f"mark-{seat}", row.tokens, int(view.state.tokens[seat]), 24, 22.0)]
    if seat != view.seat:
        tiles, held = hidden(view, seat)
        fans.append(("tile", "tile-back", row.tiles, tiles, 40, 0.48 * row.tiles.size))
        fans.append(("card", "being-back", row.held, held, 42, 0.42 * row.held.size))
    for name, look, line, count, drawn, apart in fans:
        pitch, size = min(apart, line.room / max(count - 1, 1)), line.size / drawn
        for i in range(count):
            yield part.put(f"{name}-{seat}-{i}", look, line.x + i * pitch, line.y, _CARD + i, size, of=f"seat-{seat}")


def _beings(view: IslandView, where: IslandLayout, part: Part, seat: int) -> Iterator[Piece]:
    """The beings in a seat's row: activated ones, another seat's open hand, and places still to fill."""
    s, row, printed, target = view.state, where.row, names.content(view).beings, int(view.box.target)
    activated = cards(s.activated[seat])
    shown = activated + (cards(s.beings[seat]) if seat != view.seat else [])
    if len(shown) <= target:
        yield part.put(f"places-{seat}", f"places-{where.shape}", 0, 0, _ON_ROW)
    for i, (being, (x, y)) in enumerate(zip(shown, row.card_spots(max(len(shown), target)), strict=False)):
        own, name, front, size, layer = (
            names.BEING_IDS[being],
            BEING_NAMES[being],
            printed[being],
            row.card_size,
            _CARD + 2 * i,
        )
        look = f"small-{front.element}-{front.points}" if being in activated else f"open-{front.points}"
        told, fits = card(view, own)
        yield part.put(own, look, x, y, layer, size, meaning=told, of=f"seat-{seat}", text=name, matches=fits)
        if being not in activated:
            fitting = size * room_for(names.being_pattern(view, being), 31, 23, 8)
            yield part.put(f"pattern-{name}", f"pattern-{name}", x, y + 7 * size, layer + 1, fitting)
