"""Saga: groups of Warriors and single Leaders: on the map, in a battle, or off the map on their side's panel.

Every Warrior is a piece of his own, so that he can be seen to go; what is touched is the group in which he stands. Ids
follow from what everybody sees: the place and the rank of a Warrior, the public number of a Leader's figure.
"""

from functools import lru_cache
from typing import NamedTuple

from meadhall.core.drawing import INK, PAPER, label, num, rect
from meadhall.core.scene import TEXT, Part, Piece
from meadhall.games.saga import location, sides
from meadhall.games.saga.board import battle, figures, seats
from meadhall.games.saga.board.layout import BADGE, EYE, GROUP, LEADER, MEN, RING, SITES, TAG, Layout, Row
from meadhall.games.saga.box import SagaBox
from meadhall.games.saga.rules.combat import worth
from meadhall.games.saga.rules.leaders import ORDERS
from meadhall.games.saga.state import LEADERS
from meadhall.games.saga.words.meanings import meaning_for
from meadhall.games.saga.words.names import SagaView, leader_name

_ON_MAP = 0.96  # the size of leaders
_HALO = f'text-anchor="middle" stroke="{PAPER}" stroke-width="4" paint-order="stroke"'


_FINGER = 66  # what a finger needs on a sheet of the tall shape, where a Warrior alone stands


def _finger(men: int) -> str:
    left = (figures.width(men) - _FINGER) / 2
    return f'<rect x="{num(left)}" y="-34" width="{_FINGER}" height="{_FINGER}" fill="transparent"/>'


def looks(box: SagaBox) -> dict[str, str]:
    """Men, leaders as those who know them see them and as all others do, and what is written on them."""
    found = {
        "ring": figures.ring(),
        "eye": figures.eye(),
        "aside": rect((-31, -42, 62, 84), 8, "none", INK, 2.4, 'stroke-dasharray="6 5"'),
        "called": label(0, 0, TEXT, 15, INK, _HALO),
        "called-large": label(0, 0, TEXT, 24, INK, _HALO),
        **{
            f"group-{men}": f'<rect y="-30" width="{figures.width(men)}" height="58" fill="transparent"/>'
            for men in range(6)
        },
        **{f"finger-{men}": _finger(men) for men in (1, 2)},
    }
    for side, letter in enumerate(sides.LETTERS):
        found |= {
            f"warrior-{letter}": figures.warrior(side),
            f"tag-{letter}": figures.tag(side),
            f"leader-{letter}": figures.leader(side, ""),
        }
        for who in range(LEADERS):
            sign = figures.sign(side, int(box.effects[side, who]), int(box.numbers[side, who]))
            found[f"leader-{letter}-{who}"] = figures.leader(side, sign)
    return found


class _Troop(NamedTuple):
    """How the Units of one side in one place stand: the place where the group begins, and a spot for each leader."""

    group: tuple[float, float, float]  # where, and how large
    leaders: list[tuple[float, float, float]]
    named: str  # the look of their names, if there is room for them
    below: float = 0  # how far below a leader his name stands
    finger: bool = False  # whether a finger needs more room than the group takes


def pieces(view: SagaView, layout: Layout) -> list[Piece]:
    """All Units, place by place."""
    s = view.state
    warriors, places = s.warriors.tolist(), s.figures.tolist()
    fight, chosen = int(s.battle), battle.chosen_from(view, layout.shape)
    found: list[Piece] = []
    for side in (sides.SAXONS, sides.VIKINGS):
        mine, others = places[side], places[1 - side]
        fights = fight >= 0 and not s.strength.any()
        counts = [int(worth(s, view.box, side, figure)) if fights else 0 for figure in range(LEADERS)]
        slots = sorted((place, figure) for figure, place in enumerate(mine) if place >= location.SUPPLY)
        for place in range(location.REMOVED + 1):
            count = warriors[side][place] if place <= location.HAND else 0
            standing = [figure for figure in range(LEADERS) if mine[figure] == place]
            if not count and not standing and place != location.SUPPLY:
                continue
            if place == fight or (side, place) == chosen:
                troop = _on_sheet(layout, side, place, fight, count, len(standing))
            elif place <= location.DRAKKAR:
                other = place < location.ENGLAND and bool(warriors[1 - side][place] or place in others)
                row = SITES[place].rows[side] if other else SITES[place].alone
                troop = _on_map(layout.map, row, count, len(standing))
            else:
                first = slots.index((place, standing[0])) if standing else len(slots)
                troop = _off_map(layout, side, place, first, len(standing), len(slots))
            of = f"area-{location.WORDS[place]}" if place <= location.DRAKKAR else f"seat-{side}"
            if count or place == location.SUPPLY:
                name = f"warriors-{sides.LETTERS[side]}-{location.WORDS[place]}"
                found += _group(name, side, count, troop.group, of, meaning_for(view, name, count), troop.finger)
            for figure, spot in zip(standing, troop.leaders, strict=True):
                value = counts[figure] if place == fight else 0
                found += _figure(view, side, figure, place, spot, troop, of, value)
    return found


# --- Where they stand -------------------------------------------------------------------------------------------------


@lru_cache(maxsize=1024)
def _on_map(part: Part, row: Row, count: int, leaders: int) -> _Troop:
    """All in the middle of a row; closer if room is scarce."""
    x, y, room = row
    group = figures.width(count)
    apart = min(50.0, max(20.0, (room - group - 10) / max(leaders, 1)))
    left = x - (group + apart * leaders) / 2
    first = left + group + apart / 2 + (4 if count else 0)
    named = "called" if leaders == 1 and part.size == 1 else ""
    spots = [_at(part, first + i * apart, y - 4, _ON_MAP) for i in range(leaders)]
    return _Troop(_at(part, left, y, 1), spots, named, 43)


def _at(part: Part, x: float, y: float, size: float) -> tuple[float, float, float]:
    return part.left + x * part.size, part.top + y * part.size, size * part.size


@lru_cache(maxsize=1024)
def _on_sheet(layout: Layout, side: int, place: int, fight: int, count: int, leaders: int) -> _Troop:
    """In a battle, or among those from whom somebody is chosen."""
    (x, y, room), size = battle.row(layout, side, place, fight)
    finger = layout.shape == "tall" and 0 < count <= 2
    own = figures.width(count) * size
    group = max(own, _FINGER * size) if finger else own
    gap = 10 * size if count else 0
    most = 70 * size if fight >= 0 else 124
    apart = min(most, max(16 * size, (room - group - gap) / max(leaders, 1)))
    left = x - (group + gap + apart * leaders) / 2
    first = left + group + gap + apart / 2
    named = "called-large" if fight < 0 else ""
    spots = [(first + i * apart, y - 4.0, size) for i in range(leaders)]
    return _Troop((left + (group - own) / 2, y, size), spots, named, 37 * size + 22, finger)


@lru_cache(maxsize=1024)
def _off_map(layout: Layout, side: int, place: int, first: int, leaders: int, slots: int) -> _Troop:
    """On the panel of their side: Warriors at the left, leaders in a row: in supply, in hand, set aside, fallen."""
    part, shape = layout.seats[side], layout.shape
    x, y, size = seats.CARDS[shape].men
    group = _at(part, x, y, size)
    if place == location.HAND:  # a Warrior about to be placed stands behind the leaders
        left, top, _ = seats.spot(part, shape, min(slots, LEADERS - 1))
        group = left - 16 + (34 if slots == LEADERS else 0), top, size
    spots = [seats.spot(part, shape, first + i) for i in range(leaders)]
    return _Troop(group, spots, "called" if shape == "wide" else "", 40)


# --- Pieces -----------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=4096)
def _group(
    name: str, side: int, count: int, where: tuple[float, float, float], of: str, meaning: str, finger: bool
) -> tuple[Piece, ...]:
    """Warriors that stand together."""
    part, letter = Part(*where), sides.LETTERS[side]
    men = [
        part.put(f"{name}-{i + 1}", f"warrior-{letter}", x, 0, MEN + i, figures.MEN, of=name)
        for i, x in enumerate(figures.spots(count))
    ]
    look = f"finger-{count}" if finger else f"group-{min(count, 5)}"
    touched = part.put(name, look, 0, 0, GROUP, meaning=meaning, of=of)
    if count <= 4:
        return touched, *men
    size = max(1.0, 0.85 / part.size)  # a number is read on a phone, too
    return (
        touched,
        *men,
        part.put(f"{name}-count", f"tag-{letter}", figures.TAG_AT, 6, TAG, size, text=str(count), of=name),
    )


def _figure(
    view: SagaView, side: int, figure: int, place: int, spot: tuple[float, float, float], troop: _Troop, of: str,
    value: int,
) -> tuple[Piece, ...]:  # fmt: skip
    """A leader: with his sign for who knows him, plain for who does not."""
    s = view.state
    shown, back, known = bool(s.shown[side, figure]), int(s.backs[side, figure]), int(s.known[side])
    seen = _seen(known, figure)
    who = back if back >= 0 else seen
    meaning = meaning_for(view, f"figure-{sides.LETTERS[side]}-{figure + 1}", back, known, shown)
    name = leader_name(view, side, who) if who >= 0 and troop.named else ""
    where = view.say(_WHERE[place]) if place in _WHERE and troop.named == "called" else ""
    watched = seen >= 0 and not shown and place != location.REMOVED
    return _leader(
        side, figure, who, place, spot, (troop.named, troop.below, name, where), (shown, watched), of, value, meaning
    )


_WHERE = {location.HAND: "place-hand", location.ASIDE: "place-aside", location.REMOVED: "fallen"}


@lru_cache(maxsize=8192)
def _leader(
    side: int, figure: int, who: int, place: int, spot: tuple[float, float, float], called: tuple[str, float, str, str],
    seen: tuple[bool, bool], of: str, value: int, meaning: str,
) -> tuple[Piece, ...]:  # fmt: skip
    letter = sides.LETTERS[side]
    number, part = f"{letter}-{figure + 1}", Part(*spot)
    name, fallen = f"figure-{number}", place == location.REMOVED
    look = f"leader-{letter}" if who < 0 else f"leader-{letter}-{who}"
    found = [part.put(name, look, 0, 0, LEADER + figure, meaning=meaning, of=of, faded=fallen)]
    if seen[0]:
        found.append(part.put(f"ring-{number}", "ring", 0, 0, RING))
    if seen[1]:
        found.append(part.put(f"eye-{number}", "eye", -19, 22, EYE))
    if fallen:
        found.append(part.put(f"fallen-{number}", "fallen", 0, 2, EYE, 0.9))
    plain = Part(part.left, part.top)
    if value:
        found.append(plain.put(f"worth-{number}", "worth", 0, 37 * part.size + 8, BADGE, text=str(value)))
    named, below, text, where = called
    if text:
        found.append(plain.put(f"called-{number}", named, 0, below, BADGE, text=text))
    if place == location.ASIDE and named != "called":
        found.append(part.put(f"aside-{number}", "aside", 0, 0, GROUP))
    if where:
        found.append(plain.put(f"where-{number}", "where", 0, -31, BADGE, text=where))
    return tuple(found)


@lru_cache(maxsize=4096)
def _seen(known: int, figure: int) -> int:
    """R32: the leader that a figure must be, as everybody can tell from what was revealed; or -1."""
    who = {int(order[figure]) for number, order in enumerate(ORDERS) if known >> number & 1}
    return who.pop() if len(who) == 1 else -1
