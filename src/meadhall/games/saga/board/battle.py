"""Saga: the sheet that lies over the tiles: a battle with both sides' Strength, how the game ended, and in the tall
shape those from whom somebody is chosen, large enough for a finger."""

from functools import lru_cache
from math import cos, sin
from typing import NamedTuple

from meadhall.core.drawing import (
    BOG_OAK,
    INK,
    OCHRE,
    PAPER,
    PARCHMENT,
    RUST,
    WOOL,
    at,
    disc,
    label,
    path,
    rect,
    shorten,
    wrap,
)
from meadhall.core.phrases import Phrases
from meadhall.core.scene import TEXT, Part, Piece, Shape
from meadhall.games.saga import location, phase, sides
from meadhall.games.saga.board import figures
from meadhall.games.saga.board.layout import BADGE, ON_SHEET, SHEET, Layout, Row
from meadhall.games.saga.rules.combat import loser, strength, terms
from meadhall.games.saga.state import LEADERS
from meadhall.games.saga.words import awards
from meadhall.games.saga.words.names import SIDES, SagaView, ability, area_name, leader_name, the_sum

_MIDDLE = 'text-anchor="middle"'
_BOLD = 'text-anchor="middle" font-weight="bold"'


class _Size(NamedTuple):
    """Where things are on the sheet in one shape."""

    wide: int
    high: int
    title: tuple[int, int]  # how high it stands, and how many letters have room; more of them are smaller
    total: int  # how high both Strengths stand
    equation: int
    units: tuple[int, float]  # how high they stand, and how large
    told: tuple[int, int, int, int]  # the first line, how far apart, letters of a line, lines
    award: tuple[int, int, int]


_SIZES: dict[Shape, _Size] = {
    "wide": _Size(442, 402, (36, 30), 84, 136, (202, 0.95), (272, 20, 22, 6), (206, 27, 40)),
    "tall": _Size(768, 380, (42, 46), 94, 154, (222, 1.35), (306, 27, 30, 3), (214, 34, 56)),
}


def looks() -> dict[str, str]:
    """The sheet, numbers and words on it."""
    found = {
        "crossed": figures.crossed(fierce=False),
        "crossed-fierce": figures.crossed(fierce=True),
        "strength": label(0, 0, TEXT, 50, INK, _BOLD),
        "worth": disc(0, 0, 15, OCHRE, INK, 2) + label(0, 8, TEXT, 23, INK, _BOLD),
        "losses": disc(0, 0, 20, RUST, INK, 2) + label(0, 9, TEXT, 25, WOOL, _BOLD),
        "winner": disc(0, 0, 32, OCHRE, INK, 2),
        "beaten": path("M-30 18L30-18", stroke=RUST, width=6),
        "laurel": _LAUREL,
    }
    for shape, size in _SIZES.items():
        tall = shape == "tall"
        found |= {
            f"sheet-{shape}": _sheet(size),
            f"title-{shape}": label(0, 0, TEXT, 30 if tall else 24, INK, _BOLD),
            f"equation-{shape}": label(0, 0, TEXT, 28 if tall else 22, INK, _MIDDLE),
            f"passed-{shape}": label(0, 0, TEXT, 24 if tall else 16, INK, f'{_MIDDLE} font-style="italic"'),
            f"told-{shape}": label(0, 0, TEXT, 22 if tall else 16, INK, _MIDDLE),
            f"award-{shape}": label(0, 0, TEXT, 25 if tall else 20, INK, _MIDDLE),
        }
    return found


def _sheet(size: _Size) -> str:
    """Vellum, rolled above and below."""
    wide, high = size.wide, size.high
    rolls = "".join(
        rect((-5, y - 6, wide + 10, 12), 6, PARCHMENT, BOG_OAK, 2) + path(f"M6 {y}H{wide - 6}", stroke=BOG_OAK, width=1)
        for y in (6, high - 6)
    )
    return rect((-4, 4, wide + 8, high - 8), 4, PAPER, BOG_OAK, 2) + rolls


_LEAF = '<path d="M0 2Q-7-8 0-20 7-8 0 2Z"/>'
_LEAVES = "".join(
    at(side * 44 * sin(angle), 44 * cos(angle), _LEAF, turn=side * (130 - 57.3 * angle + lean))
    for side in (-1, 1)
    for angle in (0.5, 0.95, 1.4, 1.85, 2.3)
    for lean in (-28, 28)
)
_LAUREL = f'<g fill="#7f9460" stroke="{INK}" stroke-width="1.4">{_LEAVES}</g>'


# --- Who stands on the sheet ------------------------------------------------------------------------------------------

_CHOSEN = {
    phase.PLACING: (sides.VIKINGS, location.HAND),
    phase.RECRUITING: (sides.VIKINGS, location.SUPPLY),
    phase.INCOME_DUE: (sides.SAXONS, location.SUPPLY),
    phase.HOMECOMING: (sides.VIKINGS, location.DRAKKAR),
}


def chosen_from(view: SagaView, shape: Shape) -> tuple[int, int]:
    """The side and the place from which somebody is to be chosen; on a phone they come where a finger can tell them
    apart. Otherwise -1 twice."""
    s = view.state
    if s.phase in (phase.RALLYING, phase.LANDING):  # in a battle they stand below those who fight, in both shapes
        return int(s.seat), int(s.origin)
    if shape == "wide":
        return -1, -1
    if s.phase == phase.GROUPING:
        return int(s.seat), int(s.origin)
    return _CHOSEN.get(int(s.phase), (-1, -1))


def row(layout: Layout, side: int, place: int, battle: int) -> tuple[Row, float]:
    """Where the Units of a side stand in a battle, or those from whom somebody is chosen, and how large."""
    size = _SIZES[layout.shape]
    left, top = round(layout.sheet.left), round(layout.sheet.top)
    middle = left + size.wide * (1 + 2 * side) // 4
    y, scale = size.units
    if place == battle:
        return (middle, top + y, size.wide // 2 - 12), scale
    if battle >= 0:
        return (middle, top + size.told[0] + (50 if layout.shape == "wide" else 28), size.wide // 2 - 12), scale * 0.8
    return (left + size.wide // 2, top + 196, size.wide - 40), 2.0


# --- Pieces -----------------------------------------------------------------------------------------------------------


def pieces(view: SagaView, layout: Layout, winner: int) -> list[Piece]:
    """What lies over the tiles now, if anything does, less the Units on it."""
    s = view.state
    if winner >= 0:
        victor = view.say("victor", name=shorten(view.names[winner], 20))
        return _ending(layout.sheet, layout.shape, winner, victor, awards(view))
    if s.battle >= 0:
        return _battle(view, layout)
    side, place = chosen_from(view, layout.shape)
    if side < 0:
        return []
    title = area_name(view, place)
    if s.phase == phase.GROUPING:
        title = view.say("from-to", origin=title, target=area_name(view, int(s.target)))
    return [
        layout.sheet.put("sheet", f"sheet-{layout.shape}", 0, 0, SHEET),
        _title(layout.sheet, "sheet-title", layout.shape, 50, title),
    ]


def _ending(part: Part, shape: Shape, side: int, title: str, told: tuple[str, ...]) -> list[Piece]:
    size, middle = _SIZES[shape], _SIZES[shape].wide // 2
    first, apart, letters = size.award
    found = [
        part.put("sheet", f"sheet-{shape}", 0, 0, SHEET),
        part.put("laurel", "laurel", middle, 84, ON_SHEET),
        part.put("victor", f"shield-{sides.LETTERS[side]}", middle, 84, ON_SHEET, 2.1),
        _title(part, "victory", shape, first - apart - 12, title),
    ]
    lines = [line for text in told for line in wrap(text, letters)]
    return found + [
        part.put(f"award-{i}", f"award-{shape}", middle, first + apart * i, ON_SHEET, text=line)
        for i, line in enumerate(lines)
    ]


def _battle(view: SagaView, layout: Layout) -> list[Piece]:
    """Where, how both sides' Strength adds up, who has passed, who was revealed, who wins and what it costs."""
    s = view.state
    compared, area = bool(s.strength.any() or s.phase > phase.COMPARING), area_name(view, int(s.battle))
    won = 1 - int(loser(s)) if compared else -1
    title = view.say("won-now", area=area, winner=SIDES[won]) if compared else view.say("combat-now", area=area)
    found: list[Piece] = []
    helped = s.phase in (phase.RALLYING, phase.LANDING)
    for side in (sides.SAXONS, sides.VIKINGS):
        total = int(s.strength[side]) if compared else int(strength(s, view.box, side))
        below = "" if compared else the_sum(view, int(terms(s, view.box, side)))
        if s.losses[side]:
            below = view.say("must-fall", losses=int(s.losses[side]))
        backs = [int(s.backs[side, figure]) for figure in range(LEADERS) if s.shown[side, figure]]
        told = tuple(
            view.say("told-leader", leader=leader_name(view, side, who), ability=ability(view, side, who))
            for who in backs
        )
        found += _column(
            view.phrases, layout.sheet, layout.shape, side, (total, int(s.losses[side])), below,
            (compared, won == side, bool(s.passed >> side & 1)), () if helped else told,
        )  # fmt: skip
    return _heading(layout.sheet, layout.shape, title, view.say("means-combat", area=area)) + found


def _title(part: Part, name: str, shape: Shape, y: int, text: str) -> Piece:
    size = _SIZES[shape]
    return part.put(name, f"title-{shape}", size.wide // 2, y, ON_SHEET, min(1.0, size.title[1] / len(text)), text=text)


def _heading(part: Part, shape: Shape, title: str, meaning: str) -> list[Piece]:
    size = _SIZES[shape]
    return [
        part.put("sheet", f"sheet-{shape}", 0, 0, SHEET, meaning=meaning),
        _title(part, "sheet-title", shape, size.title[0], title),
        part.put("battle", "crossed-fierce", size.wide // 2, size.total - 6, ON_SHEET, 1.15),
    ]


@lru_cache(maxsize=1024)
def _column(
    phrases: Phrases, part: Part, shape: Shape, side: int, numbers: tuple[int, int], equation: str,
    how: tuple[bool, bool, bool], told: tuple[str, ...],
) -> tuple[Piece, ...]:  # fmt: skip
    """One side of a battle."""
    size, letter, of = _SIZES[shape], sides.LETTERS[side], f"seat-{side}"
    (total, losses), (compared, won, passed) = numbers, how
    outward = 2 * side - 1
    middle = size.wide * (1 + 2 * side) // 4
    number = middle - outward * 30
    name = phrases.say("side-name", side=SIDES[side])
    meaning = phrases.say("means-strength", side=name, number=total)
    found = [
        part.put(f"banner-{letter}", f"shield-{letter}", number + outward * 60, size.total - 6, ON_SHEET, 1.6),
        part.put(
            f"strength-{letter}", "strength", number, size.total + 12, ON_SHEET + 1, text=str(total), meaning=meaning,
            of=of,
        ),
    ]  # fmt: skip
    if compared:
        look = "winner" if won else "beaten"
        found.append(part.put(f"fate-{letter}", look, number, size.total - 5, ON_SHEET + (0 if won else 2), of=of))
    if equation:
        found.append(
            part.put(f"equation-{letter}", f"equation-{shape}", middle, size.equation, ON_SHEET, text=equation, of=of)
        )
    if losses:
        x, y = number + outward * 106, size.total - 6
        words = phrases.say("means-losses", side=name, number=losses)
        found.append(part.put(f"losses-{letter}", "losses", x, y, BADGE, text=f"−{losses}", meaning=words, of=of))
    elif passed and not compared:
        x, y = number + outward * (106 if shape == "wide" else 122), size.total
        found.append(
            part.put(f"passed-{letter}", f"passed-{shape}", x, y, ON_SHEET, text=phrases.say("has-passed"), of=of)
        )
    first, apart, letters, most = size.told
    lines = [line for text in told for line in wrap(text, letters)]
    if len(lines) > most:
        lines = [line for text in told for line in wrap(text.partition(":")[0], letters)]
    return (*found, *(
        part.put(f"told-{letter}-{i}", f"told-{shape}", middle, first + apart * i, ON_SHEET, text=line)
        for i, line in enumerate(lines[:most])
    ))  # fmt: skip
