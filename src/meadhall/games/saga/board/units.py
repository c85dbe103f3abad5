"""Saga: groups of Warriors and single Leaders: on the map, in a battle, or off the map on their side's panel.

Every Warrior is a piece of his own, so that people see him go; a touch takes the group in which he stands. Ids
follow from things that everybody sees: the place and the rank of a Warrior, the public number of a Leader's figure.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from meadhall.core.drawing import fitted
from meadhall.core.scene import Part, Piece, Shape
from meadhall.games.saga import location, sides
from meadhall.games.saga.board import battle, layers
from meadhall.games.saga.board.layout import PANELS, SITES, Place, Row, SagaLayout
from meadhall.games.saga.rules.combat import worth
from meadhall.games.saga.state import LEADERS
from meadhall.games.saga.words import meanings
from meadhall.games.saga.words.names import SagaView, leader_name, suspected

_ABREAST = 4  # more Warriors than these stand closer, and a tag tells their number
_TAG_AT = 91  # the middle of that tag
_FINGER = 66  # the room that a finger needs on a sheet of the tall shape, where a Warrior alone stands
_WHERE = {location.HAND: "place-hand", location.ASIDE: "place-aside", location.REMOVED: "fallen"}


class Troop(NamedTuple):
    """Where the Units of one side in one place stand."""

    group: Place  # where the Warriors begin
    leaders: list[Place]
    named: str  # the look of their names, if there is room for them
    below: float = 0  # how far below a leader his name stands
    finger: bool = False  # whether a finger needs more room than the group takes


def _width(count: int) -> int:
    """The room that a group of Warriors needs."""
    return 0 if count == 0 else 6 + 26 * count if count <= _ABREAST else _TAG_AT + 21


def pieces(view: SagaView, layout: SagaLayout) -> Iterator[Piece]:
    """All Units, place by place."""
    s, chosen = view.state, battle.chosen_from(view, layout.shape)
    fight, warriors, places = int(s.battle), s.warriors.tolist(), s.figures.tolist()
    fights = fight >= 0 and not s.strength.any()
    for side, letter in enumerate(sides.LETTERS):
        slots = sorted((place, figure) for figure, place in enumerate(places[side]) if place >= location.SUPPLY)
        for place, word in enumerate(location.WORDS):
            count = warriors[side][place] if place <= location.HAND else 0
            standing = [figure for figure in range(LEADERS) if places[side][figure] == place]
            if not count and not standing and place != location.SUPPLY:
                continue
            if place == fight or (side, place) == chosen:
                troop = _on_sheet(layout, side, place, fight, count, len(standing))
            elif place <= location.DRAKKAR:
                other, site = 1 - side, SITES[place]
                both = place < location.ENGLAND and bool(warriors[other][place] or place in places[other])
                troop = _on_map(layout.map, site.rows[side] if both else site.alone, count, len(standing))
            else:
                first = slots.index((place, standing[0])) if standing else len(slots)
                troop = _off_map(layout, side, place, first, len(standing), len(slots))
            of = f"area-{word}" if place <= location.DRAKKAR else f"seat-{side}"
            if count or place == location.SUPPLY:
                meaning = meanings.warriors(view, side, place, count)
                yield from _group(f"warriors-{letter}-{word}", letter, count, troop.group, of, meaning, troop.finger)
            for figure, spot in zip(standing, troop.leaders, strict=True):
                value = int(worth(s, view.box, side, figure)) if fights and place == fight else 0
                yield from _figure(view, side, figure, place, spot, troop, of, value)


@lru_cache(maxsize=1024)
def _on_map(part: Part, row: Row, count: int, leaders: int) -> Troop:
    """All in the middle of a row; closer if room is scarce."""
    x, y, room = row
    group = _width(count)
    apart = min(50.0, max(20.0, (room - group - 10) / max(leaders, 1)))
    left = x - (group + apart * leaders) / 2
    first = left + group + apart / 2 + (4 if count else 0)
    named = "called" if leaders == 1 and part.size == 1 else ""
    return Troop(_at(part, left, y, 1), [_at(part, first + i * apart, y - 4, 0.96) for i in range(leaders)], named, 43)


def _at(part: Part, x: float, y: float, size: float) -> Place:
    return part.left + x * part.size, part.top + y * part.size, size * part.size


@lru_cache(maxsize=1024)
def _on_sheet(layout: SagaLayout, side: int, place: int, fight: int, count: int, leaders: int) -> Troop:
    """In a battle, or among Units to choose from."""
    (x, y, room), size = battle.row(layout, side, place, fight)
    finger = layout.shape == "tall" and 0 < count <= 2
    own = _width(count) * size
    group, gap = max(own, _FINGER * size) if finger else own, 10 * size if count else 0
    most = 70 * size if fight >= 0 else 124
    apart = min(most, max(16 * size, (room - group - gap) / max(leaders, 1)))
    left = x - (group + gap + apart * leaders) / 2
    spots = [(left + group + gap + apart * (i + 0.5), y - 4.0, size) for i in range(leaders)]
    named = "called-large" if fight < 0 else ""
    return Troop((left + (group - own) / 2, y, size), spots, named, 37 * size + 22, finger)


@lru_cache(maxsize=1024)
def _off_map(layout: SagaLayout, side: int, place: int, first: int, leaders: int, slots: int) -> Troop:
    """On the panel of their side: Warriors at the left, leaders in a row: in supply, in hand, set aside, fallen."""
    part, shape = layout.seats[side], layout.shape
    x, y, size = PANELS[shape].men
    group = _at(part, x, y, size)
    if place == location.HAND:  # a Warrior about to be placed stands behind the leaders
        left, top, _ = _beside(part, shape, min(slots, LEADERS - 1))
        group = left - 16 + (34 if slots == LEADERS else 0), top, size
    spots = [_beside(part, shape, first + i) for i in range(leaders)]
    return Troop(group, spots, "called" if shape == "wide" else "", 40)


def _beside(part: Part, shape: Shape, slot: int) -> Place:
    """Where a leader off the map stands on the panel, by his slot."""
    x, y, apart, size = PANELS[shape].leaders
    return _at(part, x + slot * apart, y, size)


@lru_cache(maxsize=4096)
def _group(name: str, letter: str, count: int, where: Place, of: str, meaning: str, finger: bool) -> tuple[Piece, ...]:
    """Warriors that stand together: side by side, or behind each other with a tag that tells their number."""
    put, apart = Part(*where).put, 26.0 if count <= _ABREAST else 52 / (count - 1)
    look = f"finger-{count}" if finger else f"group-{min(count, 5)}"
    made = [put(name, look, 0, 0, layers.GROUP, meaning=meaning, of=of)]
    for i in range(count):
        made.append(put(f"{name}-{i + 1}", f"warrior-{letter}", 16 + apart * i, 0, layers.MEN + i, 1.2, of=name))
    if count > _ABREAST:
        size = max(1.0, 0.85 / where[2])  # a number is read on a phone, too
        made.append(put(f"{name}-count", f"tag-{letter}", _TAG_AT, 6, layers.TAG, size, text=str(count), of=name))
    return tuple(made)


def _figure(
    view: SagaView, side: int, figure: int, place: int, spot: Place, troop: Troop, of: str, value: int
) -> Iterator[Piece]:
    """A leader: with his sign for viewers who know him, plain for all others."""
    s, letter, put, plain = view.state, sides.LETTERS[side], Part(*spot).put, Part(*spot[:2]).put
    shown, back, known = bool(s.shown[side, figure]), int(s.backs[side, figure]), int(s.known[side])
    suspects, number, fallen = suspected(known, figure), f"{letter}-{figure + 1}", place == location.REMOVED
    seen = suspects[0] if len(suspects) == 1 else -1
    who = back if back >= 0 else seen
    name, look = f"figure-{number}", f"leader-{letter}" if who < 0 else f"leader-{letter}-{who}"
    meaning = meanings.figure(view, side, figure, back, known, shown)
    yield put(name, look, 0, 0, layers.LEADER + figure, meaning=meaning, of=of, faded=fallen)
    if shown:
        yield put(f"ring-{number}", "ring", 0, 0, layers.RING)
    elif seen >= 0 and not fallen:
        yield put(f"eye-{number}", "eye", -19, 22, layers.EYE)
    if fallen:
        yield put(f"fallen-{number}", "fallen", 0, 2, layers.EYE, 0.9)
    if value:
        yield plain(f"worth-{number}", "worth", 0, 37 * spot[2] + 8, layers.BADGE, text=str(value))
    if who >= 0 and troop.named:
        called = leader_name(view, side, who)
        yield plain(f"called-{number}", troop.named, 0, troop.below, layers.BADGE, fitted(called, 9), text=called)
    if place in _WHERE and troop.named == "called":
        where = view.say(_WHERE[place])
        yield plain(f"where-{number}", "where", 0, -31, layers.BADGE, fitted(where, 9), text=where)
    elif place == location.ASIDE:
        yield put(f"aside-{number}", "aside", 0, 0, layers.GROUP)
