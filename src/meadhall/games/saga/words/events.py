"""Saga: what happened, in sentences. One step can be many events: `parts.py` takes it apart."""

from collections.abc import Callable, Iterator

from meadhall.core.game import Event
from meadhall.core.scene import Kind
from meadhall.core.text import count, sentence
from meadhall.games.saga import actions, location, offer, phase, sides, victory
from meadhall.games.saga.rules.map import GENERAL, contested, controlled, is_controlled
from meadhall.games.saga.rules.turns import viking_victory
from meadhall.games.saga.state import LEADERS
from meadhall.games.saga.words.combat_events import TELLERS as COMBAT_TELLERS
from meadhall.games.saga.words.combat_events import pillaged
from meadhall.games.saga.words.names import (
    SagaView,
    area_list,
    area_name,
    crowd,
    group,
    half,
    leader_name,
    place_id,
    side_for,
)
from meadhall.games.saga.words.parts import Part, Told, moved_leader, moved_unit, parts_of
from meadhall.games.saga.words.phrases import SAY


def event(before: SagaView, after: SagaView, who: int, action: int) -> Event | None:
    """What a step was, in sentences; None where there is nothing to tell yet."""
    texts: list[str] = []
    places: list[str] = []
    kinds: set[Kind] = set()
    for part in parts_of(before, after, who, action):
        for text, *where in _tell(part):
            texts.append(sentence(text))
            places += [
                place if isinstance(place, str) else place_id(place)
                for place in where
                if isinstance(place, str) or 0 <= place <= location.DRAKKAR
            ]
            kinds.add(_kind(part))
    kind = next((kind for kind in _WEIGHT if kind in kinds), None)
    return Event(" ".join(texts), tuple(dict.fromkeys(places)), kind) if texts else None


_WEIGHT: tuple[Kind, ...] = ("ended", "fought", "scored", "flipped", "drawn", "moved", "laid", "taken", "told")
"""Where a step does several things, it is shown as the first of these."""


def _kind(part: Part) -> Kind:
    """How what happened is to be shown."""
    now, then = int(part.before.state.phase), int(part.after.state.phase)
    if then == phase.ENDED:
        return "ended"
    if part.family == actions.REVEAL:
        return "flipped"
    if now in COMBAT_TELLERS:
        return "fought" if part.action != actions.PASS else "told"
    coins = part.before.state.coins.tolist(), part.after.state.coins.tolist()
    if any(new > old for old, new in zip(*(each[:GENERAL] for each in coins), strict=True)):
        return "scored"
    return _KINDS.get(now, "told")


_KINDS: dict[int, Kind] = {
    phase.RAIDERS_LAND: "laid", phase.FOUNDERS_SETTLE: "laid", phase.PLACING: "moved", phase.DRAFTING: "taken",
    phase.GROUPING: "moved", phase.MOVING_TO: "flipped", phase.DRAWING: "drawn", phase.BUILDING: "laid",
    phase.FYRD_CALLED: "taken", phase.INCOME_DUE: "laid", phase.TRIBUTE_OFFERED: "moved", phase.SCOUTING: "taken",
    phase.SCOUT_LAYING: "laid", phase.MUSTERING: "laid", phase.PILLAGING: "taken", phase.HARBOURING: "moved",
}  # fmt: skip


def _tell(part: Part) -> Iterator[Told]:
    now = int(part.before.state.phase)
    if now in _TELLERS:
        yield from _TELLERS[now](part)
    for side in range(2):
        if (
            now > phase.PLACING
            and part.before.state.leaders[side, location.ASIDE] > part.after.state.leaders[side, location.ASIDE]
        ):
            yield (SAY["replacement"].format(**side_for(part.after, side)),)


def awards(view: SagaView) -> tuple[str, ...]:
    """How it was won: one of five ways, or several at once."""
    s = view.state
    held = sum(int(is_controlled(s, sides.VIKINGS, area)) for area in range(location.ENGLAND))
    fill = {
        "areas": count(held, "area"),
        "coins": count(int(s.coins[sides.VIKINGS]), "coin"),
        "saxons": side_for(view, sides.SAXONS)["side"],
        "vikings": side_for(view, sides.VIKINGS)["side"],
        "Vikings": side_for(view, sides.VIKINGS)["Side"],
    }
    told = [SAY[f"win {way}"].format(**fill) for way in victory.WAYS if s.won_by & way]
    if s.won_by & victory.SAXON_WAYS and viking_victory(s, view.box):
        told.append(SAY["both could win"].format(**fill))
    return tuple(told)


# --- Setup and tiles --------------------------------------------------------------------------------------------------


def _raiders(part: Part) -> Iterator[Told]:
    area, view = part.index, part.after
    landed = {"area": area_name(view, area), "units": group(view, sides.VIKINGS, area)}
    yield SAY["raiders"].format(**landed, **side_for(view, sides.VIKINGS)), area


def _founders(part: Part) -> Iterator[Told]:
    area = part.index
    yield SAY["founders"].format(area=area_name(part.after, area), **side_for(part.after, sides.SAXONS)), area


def _aside(part: Part) -> Iterator[Told]:
    side = sides.SAXONS if part.before.state.phase == phase.SETTING_ASIDE else sides.VIKINGS
    own = side == part.after.seat
    leader = leader_name(part.after, side, int(part.after.state.backs[side, LEADERS - 1])) if own else ""
    yield (SAY["own aside" if own else "aside"].format(leader=leader, **side_for(part.after, side)),)


def _placed(part: Part) -> Iterator[Told]:
    s, view = part.after.state, part.after
    if view.seat != sides.VIKINGS:
        yield (SAY["placed"],)
    else:
        backs = [
            int(s.backs[sides.VIKINGS, list(s.figures[sides.VIKINGS]).index(location.NORTH + space)])
            for space in range(3)
        ]
        first, second, third = (leader_name(view, sides.VIKINGS, leader) for leader in backs)
        north, central, south = (area_name(view, location.NORTH + space) for space in range(3))
        text = SAY["own placed"].format(
            first=first, second=second, third=third, north=north, central=central, south=south
        )
        yield (text,)
    yield from _round(part)


def _round(part: Part) -> Iterator[Told]:
    s = part.after.state
    if s.phase == phase.DRAFTING:
        yield (SAY["round"].format(round=s.round, **side_for(part.after, int(s.drafter))),)


def _tile(part: Part) -> Iterator[Told]:
    s, view = part.before.state, part.after
    tile, side = part.index, int(s.seat)
    text = SAY["takes tile"].format(tile=tile + 1, half=half(view, side, tile), **side_for(view, side))
    yield text, f"tile-{tile + 1}"
    if view.state.phase == phase.OPENING:
        yield (SAY["acts first"].format(**side_for(view, int(view.state.seat))),)


def _resolve(part: Part) -> Iterator[Told]:
    """A tile is turned to, or a side has resolved both of its tiles."""
    if part.family == actions.RESOLVE_TILE:
        text = SAY["resolves"].format(tile=part.index + 1, **side_for(part.after, int(part.before.state.seat)))
        yield text, f"tile-{part.index + 1}"
    elif part.after.state.phase == phase.OPENING:
        yield (SAY["turn passes"].format(**side_for(part.after, int(part.after.state.seat))),)
    elif contested(part.after.state) == 0:
        yield (SAY["no combat"],)


def _bonus(part: Part) -> Iterator[Told]:
    side = side_for(part.after, int(part.before.state.seat))
    if part.index == offer.COIN:
        yield (SAY["bonus coin"].format(**side),)
    elif part.index in (offer.MOVE_ONE, offer.MOVE):
        yield (SAY[f"bonus {offer.BONUSES[part.index]}"].format(**side),)
    elif part.index == offer.NONE and part.decided:
        yield (SAY["no bonus"].format(**side),)


def _ended(part: Part) -> Iterator[Told]:
    s = part.before.state
    if part.family == actions.END_TILE:
        yield (SAY["tile ended"].format(tile=s.tile + 1, **side_for(part.after, int(s.seat))),)


# --- Movement and actions ---------------------------------------------------------------------------------------------


def _marker(part: Part) -> Iterator[Told]:
    s = part.after.state
    if part.family in (actions.MARKER_REVEAL, actions.DESTINATION):
        text = SAY["turned" if part.action == actions.MARKER_REVEAL else "drawn"]
        origin, area = int(s.origin), int(s.target)
        yield text.format(origin=area_name(part.after, origin), area=area_name(part.after, area)), origin, area


def _group(part: Part) -> Iterator[Told]:
    s = part.before.state
    side, origin, target = int(s.seat), int(s.origin), int(s.target)
    sails = origin >= location.ENGLAND > target
    fill = side_for(part.after, side) | {
        "origin": area_name(part.before, origin),
        "target": area_name(part.before, target),
    }
    if part.family == actions.MOVE_LEADER:
        leader = moved_leader(part, side, origin)
        own = "own " if side_for(part.after, side)["side"].you else ""
        text = SAY[own + ("leader sails" if sails else "leader goes")]
        yield text.format(leader=leader, **fill), origin, target
    elif part.index > 0:
        text = SAY["warriors follow" if s.moved else "warriors sail" if sails else "warriors go"]
        yield text.format(units=crowd(part.index, 0), **fill), origin, target


def _built(part: Part) -> Iterator[Told]:
    area = part.index
    space = int(part.after.state.stronghold_marker)
    text = SAY["built"].format(area=area_name(part.after, area), space=space, **side_for(part.after, sides.SAXONS))
    yield text, area


def _fyrd(part: Part) -> Iterator[Told]:
    if part.action != actions.END_ACTION:
        area = part.index
        yield SAY["fyrd strikes"].format(area=area_name(part.after, area)), area


def _income(part: Part) -> Iterator[Told]:
    if part.family == actions.INCOME_LEADER:
        area = part.index // LEADERS
        leader = moved_leader(part, sides.SAXONS, location.SUPPLY)
        yield SAY["income leader"].format(area=area_name(part.after, area), leader=leader), area
    elif part.family != actions.END_ACTION:
        text = SAY["income coin" if part.family == actions.INCOME_COIN else "income warrior"]
        yield text.format(area=area_name(part.after, part.index)), part.index


def _tribute(part: Part) -> Iterator[Told]:
    area, view = part.index, part.after
    fill = {"area": area_name(view, area), "units": part.left(sides.VIKINGS, area)}
    other = side_for(view, sides.VIKINGS)["side"]
    text = SAY["tribute paid"].format(other=other, **fill, **side_for(view, sides.SAXONS))
    yield text, area, location.DRAKKAR


def _scouted(part: Part) -> Iterator[Told]:
    own = part.after.seat == sides.VIKINGS
    area = area_name(part.after, part.index) if own else ""
    yield (SAY["own scouted" if own else "scouted"].format(area=area, **side_for(part.after, sides.VIKINGS)),)


def _laid(part: Part) -> Iterator[Told]:
    place = location.NORTH + part.index
    yield SAY["laid"].format(area=area_name(part.after, place), **side_for(part.after, sides.VIKINGS)), place


def _mustered(part: Part) -> Iterator[Told]:
    place = location.NORTH + part.index
    unit = moved_unit(part, sides.VIKINGS, location.HAND)
    text = SAY["mustered"].format(Unit=unit, area=area_name(part.after, place), **side_for(part.after, sides.VIKINGS))
    yield text, place


# --- The end of the round ---------------------------------------------------------------------------------------------


def _checked(part: Part) -> Iterator[Told]:
    s = part.after.state
    if s.phase == phase.ENDED:
        for text in awards(part.after):
            yield (text,)


def _counted(part: Part) -> Iterator[Told]:
    s, t = part.before.state, part.after.state
    yield (SAY["marker moves"].format(space=t.round_marker),)
    gained = int(t.coins[sides.VIKINGS]) - int(s.coins[sides.VIKINGS])
    if gained:
        held = [
            a
            for a in range(location.ENGLAND)
            if part.after.box.inland >> a & 1 and controlled(t, sides.VIKINGS) >> a & 1
        ]
        fill = {"areas": area_list(part.after, held), "coins": count(gained, "coin")}
        yield SAY["crowns"].format(**fill, **side_for(part.after, sides.VIKINGS)), *held


def _home(part: Part) -> Iterator[Told]:
    place = location.NORTH + part.index
    yield (
        SAY["comes home"].format(
            Unit=moved_unit(part, sides.VIKINGS, location.HAND), area=area_name(part.after, place)
        ),
        place,
    )


_TELLERS: dict[int, Callable[[Part], Iterator[Told]]] = {
    phase.RAIDERS_LAND: _raiders, phase.FOUNDERS_SETTLE: _founders, phase.SETTING_ASIDE: _aside,
    phase.VIKINGS_SETTING_ASIDE: _aside, phase.PLACING: _placed, phase.DRAFTING: _tile, phase.OPENING: _resolve,
    phase.BONUS_TIME: _bonus, phase.ACTING: _ended, phase.MOVING_TO: _marker, phase.DRAWING: _marker,
    phase.GROUPING: _group, phase.BUILDING: _built, phase.FYRD_CALLED: _fyrd, phase.INCOME_DUE: _income,
    phase.TRIBUTE_OFFERED: _tribute, phase.SCOUTING: _scouted, phase.SCOUT_LAYING: _laid, phase.MUSTERING: _mustered,
    phase.PILLAGING: pillaged, phase.CHECKING: _checked, phase.COUNTING: _counted, phase.HOMECOMING: _round,
    phase.HARBOURING: _home,
} | COMBAT_TELLERS  # fmt: skip
