"""Saga: the sheet that lies over the tiles: a battle with both sides' Strength, or the end of the game.

In the tall shape Units to choose from come there, too, large enough for a finger.
"""

from collections.abc import Iterator

from meadhall.core.drawing import fitted, shorten, wrap, wrapped
from meadhall.core.scene import Piece, Shape
from meadhall.games.saga import location, phase, sides
from meadhall.games.saga.board import layers
from meadhall.games.saga.board.layout import SHEETS, Row, SagaLayout
from meadhall.games.saga.content import SIDES
from meadhall.games.saga.rules.combat import loser, strength, terms
from meadhall.games.saga.words import awards
from meadhall.games.saga.words.names import SagaView, ability, area_name, leader_name, side_name, the_sum

_LINES = 3  # of a sentence that tells how the game was won
_CHOSEN = {
    phase.PLACING: (sides.VIKINGS, location.HAND),
    phase.RECRUITING: (sides.VIKINGS, location.SUPPLY),
    phase.INCOME_DUE: (sides.SAXONS, location.SUPPLY),
    phase.HOMECOMING: (sides.VIKINGS, location.DRAKKAR),
}
"""In these phases somebody is chosen: of which side, and from where."""


def chosen_from(view: SagaView, shape: Shape) -> tuple[int, int]:
    """The side and the place from which somebody is to be chosen; (-1, -1) when nobody is.

    On a phone they come to the sheet, where a finger can tell them apart; those who help in a battle do so everywhere.
    """
    s = view.state
    helps = s.phase in (phase.RALLYING, phase.LANDING)
    if helps or (shape == "tall" and s.phase == phase.GROUPING):
        return int(s.seat), int(s.origin)
    return _CHOSEN.get(int(s.phase), (-1, -1)) if shape == "tall" else (-1, -1)


def row(layout: SagaLayout, side: int, place: int, battle: int) -> tuple[Row, float]:
    """Where the Units of a side stand in a battle or for a choice, and their size."""
    size = SHEETS[layout.shape]
    left, top, half = round(layout.sheet.left), round(layout.sheet.top), size.wide // 2
    middle, (y, scale) = left + size.wide * (1 + 2 * side) // 4, size.units
    if place == battle:
        return (middle, top + y, half - 12), scale
    if battle >= 0:  # helpers stand below the Units that fight
        return (middle, top + size.told[0] + (50 if layout.shape == "wide" else 28), half - 12), scale * 0.8
    return (left + half, top + 196, size.wide - 40), 2.0


def pieces(view: SagaView, layout: SagaLayout, winner: int) -> Iterator[Piece]:
    """The sheet, if one is needed now, without the Units on it."""
    s, put, shape, size = view.state, layout.sheet.put, layout.shape, SHEETS[layout.shape]
    (side, place), meaning, middle = chosen_from(view, shape), "", size.wide // 2
    if winner >= 0:
        name, title = "victory", view.say("victor", name=shorten(view.names[winner], 20))
        first, apart, letters = size.award
        y = first - apart - 12
        told = [wrapped(text, letters, _LINES) for text in awards(view)]
        yield put("laurel", "laurel", middle, 84, layers.ON_SHEET)
        yield put("victor", f"shield-{sides.LETTERS[winner]}", middle, 84, layers.ON_SHEET, 2.1)
        for i, (letter, line) in enumerate((letter, line) for letter, lines in told for line in lines):
            yield put(f"award-{i}", f"award-{shape}", middle, first + apart * i, layers.ON_SHEET, letter, text=line)
    elif s.battle >= 0:
        won, area = _winning(view), area_name(view, int(s.battle))
        name, y, meaning = "sheet-title", size.title[0], view.say("means-combat", area=area)
        title = view.say("won-now", area=area, winner=SIDES[won]) if won >= 0 else view.say("combat-now", area=area)
        yield put("battle", "crossed-fierce", middle, size.strength - 6, layers.ON_SHEET, 1.15)
        for each in (sides.SAXONS, sides.VIKINGS):
            yield from _fighting(view, layout, each, won)
    elif side >= 0:
        name, title, y = "sheet-title", area_name(view, place), 50
        if s.phase == phase.GROUPING:
            title = view.say("from-to", origin=title, target=area_name(view, int(s.target)))
    else:
        return
    yield put("sheet", f"sheet-{shape}", 0, 0, layers.SHEET, meaning=meaning)
    yield put(name, f"title-{shape}", middle, y, layers.ON_SHEET, min(1.0, size.title[1] / len(title)), text=title)


def _winning(view: SagaView) -> int:
    """The side that wins the battle, once the Strengths are compared; -1 before."""
    s = view.state
    return 1 - int(loser(s)) if s.strength.any() or s.phase > phase.COMPARING else -1


def _fighting(view: SagaView, layout: SagaLayout, side: int, won: int) -> Iterator[Piece]:
    """One side of a battle: its Strength and the sum behind it, its revealed leaders and its losses."""
    s, compared, losses, put = view.state, won >= 0, int(view.state.losses[side]), layout.sheet.put
    shape, size, letter, of = layout.shape, SHEETS[layout.shape], sides.LETTERS[side], f"seat-{side}"
    outward, middle, y = 2 * side - 1, size.wide * (1 + 2 * side) // 4, size.strength
    x, name = middle - outward * 30, side_name(view, side)
    total = int(s.strength[side]) if compared else int(strength(s, view.box, side))
    meaning = view.say("means-strength", side=name, number=total)
    yield put(f"banner-{letter}", f"shield-{letter}", x + outward * 60, y - 6, layers.ON_SHEET, 1.6)
    yield put(f"strength-{letter}", "strength", x, y + 12, layers.ON_SHEET + 1, text=str(total), meaning=meaning, of=of)
    if compared:
        look, layer = ("winner", layers.ON_SHEET) if won == side else ("beaten", layers.ON_SHEET + 2)
        yield put(f"fate-{letter}", look, x, y - 5, layer, of=of)
    if losses:
        below, meaning = view.say("must-fall", losses=losses), view.say("means-losses", side=name, number=losses)
        right, text = outward * 106, f"−{losses}"
        yield put(f"losses-{letter}", "losses", x + right, y - 6, layers.BADGE, text=text, meaning=meaning, of=of)
    else:
        below = "" if compared else the_sum(view, int(terms(s, view.box, side)))
    if s.passed >> side & 1 and not losses and not compared:
        right, text = outward * (112 if shape == "wide" else 128), view.say("has-passed")
        fits = fitted(text, 8)
        yield put(f"passed-{letter}", f"passed-{shape}", x + right, y, layers.ON_SHEET, fits, text=text, of=of)
    if below:
        fits = fitted(below, 18) if losses else 1
        at = middle, size.equation, layers.ON_SHEET, fits
        yield put(f"equation-{letter}", f"equation-{shape}", *at, text=below, of=of)
    first, apart, _, most = size.told
    for i, line in enumerate(_revealed(view, side, shape)[:most]):
        yield put(f"told-{letter}-{i}", f"told-{shape}", middle, first + apart * i, layers.ON_SHEET, text=line)


def _revealed(view: SagaView, side: int, shape: Shape) -> list[str]:
    """The revealed leaders of a side and their abilities, in lines; only their names where abilities do not fit.

    Helpers take the room of these lines.
    """
    s, (_, _, letters, most) = view.state, SHEETS[shape].told
    if s.phase in (phase.RALLYING, phase.LANDING):
        return []
    leaders = [(who, leader_name(view, side, who)) for who in s.backs[side][s.shown[side] == 1].tolist()]
    told = [view.say("told-leader", leader=name, ability=ability(view, side, who)) for who, name in leaders]
    lines = [line for text in told for line in wrap(text, letters)]
    if len(lines) > most:
        lines = [line for _, name in leaders for line in wrap(view.say("the-leader", leader=name), letters)]
    return lines
