"""The island games: one row a seat: who plays whom, points and goal, tokens, hidden hands, beings."""

from functools import lru_cache

from meadhall.core.drawing import shorten, wrap
from meadhall.core.phrases import Phrases
from meadhall.core.scene import Part, Piece
from meadhall.games.island import phase
from meadhall.games.island.board.guardians import RADIUS
from meadhall.games.island.board.layout import LETTERS, Layout, Line
from meadhall.games.island.board.signs import room_for
from meadhall.games.island.state import BEING_NAMES, KINDS, PROTECTORS
from meadhall.games.island.words.meanings import Meanings, hidden
from meadhall.games.island.words.names import (
    IslandView,
    being_id,
    being_pattern,
    cards,
    content,
    kind_name,
    protector,
    protector_name,
)

NEAR = 2
"""With so many beings to go it is said that a seat may soon end the game."""
ROW, ON_ROW, ON_PORTRAIT, CARD = -1, 0, 1, 10
"""Layers. Each of the cards in a row lies in one of its own, from the last on."""


def depends_on(view: IslandView, seat: int, land: tuple[int, ...]) -> tuple[object, ...]:
    """All of a position that shows in the row of a seat; where the tiles lie only if its hand is open."""
    s, own = view.state, seat == view.seat
    beings = 0 if own else int(s.beings[seat])
    return (
        seat, seat == int(s.seat), int(s.phase) == phase.ENDED, int(s.finisher), int(s.protectors[seat]),
        int(s.boards[seat]), int(s.activated[seat]), beings, land if beings else None, int(s.tokens[seat]),
        None if own else hidden(view, seat),
    )  # fmt: skip


def row(
    view: IslandView, where: Layout, meanings: Meanings, seat: int, order: int, points: int, place: int
) -> tuple[Piece, ...]:
    """All that lies in the row of a seat, which is the so many-th from the top."""
    s, box, part = view.state, view.box, where.rows[order]
    number, count, target = int(s.protectors[seat]), int(s.activated[seat]).bit_count(), int(box.target)
    ended = s.phase == phase.ENDED
    state = "active" if seat == int(s.seat) and not ended else "won" if place == 1 else "waits"
    left = target - count
    near = left if 0 < left <= NEAR and s.finisher < 0 and not ended else 0
    who = ability = ""
    if number >= 0:
        who = protector_name(view, number)
        ability = protector(view, number).ability if box.abilities else ""
    elif s.boards[seat] >= 0:
        who = kind_name(view, int(s.boards[seat]))
    meaning = meanings.meaning(f"protector-{seat}")
    found = [
        *_person(where, part, seat, view.names[seat], state, number, int(s.boards[seat])),
        *_words(view.phrases, where, part, seat, who, ability, near),
        *_standing(view.phrases, where, part, seat, points, (count, target), near, place),
        part.put(f"protector-{seat}", f"row-{state}-{where.shape}", 0, 0, ROW, meaning=meaning),
    ]
    if state == "active":
        found.append(part.put("turn", "turn", 0, where.row.portrait[1], ON_PORTRAIT))
    if s.finisher == seat:
        x, y, radius = where.row.portrait
        found.append(part.put("finisher", "flag", x + 0.7 * radius, y + 0.7 * radius, ON_PORTRAIT + 1))
    return (*found, *_hands(view, where, part, seat), *_beings(view, where, part, meanings, seat))


def _text(part: Part, name: str, look: str, line: Line, text: str, of: str = "") -> Piece:
    return part.put(name, look, line.x, line.y, ON_ROW, line.size / LETTERS, text=text, of=of)


@lru_cache(maxsize=512)
def _person(
    where: Layout, part: Part, seat: int, name: str, state: str, number: int, element: int
) -> tuple[Piece, ...]:
    """The portrait, the mark and the name."""
    row = where.row
    x, y, radius = row.portrait
    ring = f"ring-{KINDS[element]}" if element >= 0 else "ring"
    found = [part.put(f"ring-{seat}", ring, x, y, ON_ROW, radius / RADIUS)]
    if number >= 0:
        look = f"figure-{PROTECTORS[number]}"
        found.append(part.put(f"face-{seat}", look, x, y + 0.04 * radius, ON_PORTRAIT, radius / 37))
    elif element >= 0:
        found.append(part.put(f"face-{seat}", f"sign-{KINDS[element]}", x, y, ON_PORTRAIT, radius / 16))
    line, look = row.name, "ink" if state == "waits" else "ink-bold"
    found.append(part.put(f"mark-{seat}", f"mark-{seat}", line.x - 18, line.y - line.size / 3, ON_ROW))
    found.append(_text(part, f"name-{seat}", look, line, shorten(name, line.fitting()), f"seat-{seat}"))
    return tuple(found)


@lru_cache(maxsize=512)
def _words(
    phrases: Phrases, where: Layout, part: Part, seat: int, who: str, ability: str, near: int
) -> tuple[Piece, ...]:
    """Whom the seat plays, and that it may soon end the game."""
    row, found = where.row, []
    lines = row.words
    if near and row.warning is not None:
        text = phrases.say("to-go", count=near)
        found.append(_text(part, f"warning-{seat}", "ink-alarm", row.warning, shorten(text, row.warning.fitting())))
        lines = lines[1:]
        who = ""
    if not lines:
        return tuple(found)
    told = [("ink", words) for words in wrap(who, lines[0].fitting())[: len(lines) - 2]]
    told += [("ink-quiet", words) for words in wrap(ability, lines[0].fitting())]
    for i, (line, (look, words)) in enumerate(zip(lines, told, strict=False)):
        found.append(_text(part, f"words-{seat}-{i}", look, line, shorten(words, line.fitting())))
    return tuple(found)


@lru_cache(maxsize=1024)
def _standing(
    phrases: Phrases, where: Layout, part: Part, seat: int, points: int, goal: tuple[int, int], near: int, place: int
) -> tuple[Piece, ...]:
    """The points, and how near the seat is to ending the game; or that it has won."""
    row, of = where.row, f"seat-{seat}"
    found = [_text(part, f"points-{seat}", "points", row.points, str(points), of)]
    if place == 1:
        found.append(_text(part, f"wins-{seat}", "wins", row.goal, phrases.say("wins"), of))
    else:
        look, text = "goal-near" if near else "goal", phrases.say("goal", count=goal[0], target=goal[1])
        found.append(_text(part, f"goal-{seat}", look, row.goal, text, of))
    return tuple(found)


# --- Hands and beings -------------------------------------------------------------------------------------------------


def _hands(view: IslandView, where: Layout, part: Part, seat: int) -> list[Piece]:
    """Unused tokens; and another seat's tiles and beings from behind, numbered from the left: no id tells anything.

    How many they are is said by the row.
    """
    s, row = view.state, where.row
    found = list(_fan(part, f"token-{seat}", f"mark-{seat}", row.tokens, int(s.tokens[seat]), 24, 22))
    if seat == view.seat:
        return found
    tiles, held = hidden(view, seat)
    found += _fan(part, f"tile-{seat}", "tile-back", row.tiles, tiles, 40, 0.48 * row.tiles.size)
    found += _fan(part, f"card-{seat}", "being-back", row.held, held, 42, 0.42 * row.held.size)
    return found


@lru_cache(maxsize=1024)
def _fan(part: Part, name: str, look: str, line: Line, count: int, drawn: float, apart: float) -> tuple[Piece, ...]:
    """So many things of a kind side by side, each over the one before."""
    pitch, size = min(apart, line.room / max(count - 1, 1)), line.size / drawn
    of = f"seat-{name.partition('-')[2]}"
    return tuple(part.put(f"{name}-{i}", look, line.x + i * pitch, line.y, CARD + i, size, of=of) for i in range(count))


def _beings(view: IslandView, where: Layout, part: Part, meanings: Meanings, seat: int) -> list[Piece]:
    """The beings in a seat's row: those activated, then another seat's open hand, then the places still to fill."""
    s, row, printed, found = view.state, where.row, content(view).beings, list[Piece]()
    shown = [(being, True) for being in cards(s.activated[seat])]
    if seat != view.seat:
        shown += [(being, False) for being in cards(s.beings[seat])]
    target, of = int(view.box.target), f"seat-{seat}"
    spots = row.card_spots(max(len(shown), target))
    if len(shown) <= target:
        found.append(part.put(f"places-{seat}", f"places-{where.shape}", 0, 0, ON_ROW))
    for i, ((being, activated), (x, y)) in enumerate(zip(shown, spots, strict=False)):
        card, name = printed[being], BEING_NAMES[being]
        look = f"small-{card.element}-{card.points}" if activated else f"open-{card.points}"
        meaning, fits = meanings.meaning(being_id(being)), meanings.matches(being_id(being))
        found.append(
            part.put(
                being_id(being),
                look,
                x,
                y,
                CARD + 2 * i,
                row.card_size,
                meaning=meaning,
                of=of,
                text=name,
                matches=fits,
            )
        )
        if not activated:
            size = row.card_size * room_for(being_pattern(view, being), 31, 23, 8)
            found.append(
                part.put(f"pattern-{name}", f"pattern-{name}", x, y + 7 * row.card_size, CARD + 2 * i + 1, size)
            )
    return found
