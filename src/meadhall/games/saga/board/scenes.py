"""Saga: the whole scene: the map with all that lies on it, the scroll, the track, the panels and the tiles."""

from functools import lru_cache
from math import atan2, degrees

from meadhall.core.scene import Part, Piece, Scene, Shape
from meadhall.games.saga import location, phase, sides, victory
from meadhall.games.saga.board import battle, seats, tiles, track, units
from meadhall.games.saga.board.layout import (
    AREA,
    CLASH,
    HAND_MARKER,
    HELD,
    LINES,
    MAP,
    MARK,
    NAME,
    ORIGIN,
    SITES,
    THING,
    WAY,
    Spot,
    layout,
)
from meadhall.games.saga.words.goals import warnings
from meadhall.games.saga.words.meanings import meaning_for
from meadhall.games.saga.words.names import SagaView, area_name

_WORDS = (*location.ENGLISH, *location.SCANDINAVIAN, "drakkar")


def scene(view: SagaView, shape: Shape) -> Scene:
    """The view as a scene. The viewer's own side is below; a spectator sits with the Anglo-Saxons."""
    s, box = view.state, view.box
    below = sides.SAXONS if view.seat != sides.VIKINGS else sides.VIKINGS
    lay = layout(shape, below)
    men, leaders = s.warriors.tolist(), s.leaders.tolist()
    present = [[men[side][place] + leaders[side][place] for place in range(location.AREAS)] for side in (0, 1)]
    holders = [_holder(present[0][area], present[1][area]) for area in range(location.ENGLAND)]
    in_england = [sum(present[side][: location.ENGLAND]) for side in (0, 1)]
    won, to_move, rounds = winner(view), view.to_move, int(s.round_marker) - int(s.stronghold_marker)
    coins, spare = s.coins.tolist(), int(s.stronghold_supply)
    standing = [
        seats.Standing(
            holders.count(side), coins[side], rounds, in_england[1 - side], spare, to_move == side, won == side,
            int(s.initiative) == side,
        )
        for side in (0, 1)
    ]  # fmt: skip
    alarm = warnings(
        view.phrases, rounds, (holders.count(sides.VIKINGS), int(box.areas_to_win)),
        (coins[sides.VIKINGS], int(box.coins_to_win)), (in_england[0], in_england[1]), min(spare, coins[sides.SAXONS]),
    ) if won < 0 else ()  # fmt: skip
    return Scene.of(
        lay.width, lay.height, f"ground-{shape}",
        _still(
            lay.map, shape, tuple(area_name(view, place) for place in range(location.DRAKKAR + 1)), int(box.inland)
        ),
        _areas(view, lay.map, men, leaders, holders),
        _ways(view, lay.map),
        _markers(view, lay.map),
        _things(view, lay.map, present),
        track.pieces(view, lay, rounds, alarm),
        seats.pieces(view, lay, (standing[0], standing[1])),
        tiles.pieces(view, lay),
        battle.pieces(view, lay, won),
        units.pieces(view, lay),
    )  # fmt: skip


def winner(view: SagaView) -> int:
    """The side that has won, or -1."""
    s = view.state
    if s.phase != phase.ENDED:
        return -1
    return sides.VIKINGS if s.won_by & (victory.BY_AREAS | victory.BY_COINS | victory.BY_CONQUEST) else sides.SAXONS


def _holder(saxons: int, vikings: int) -> int:
    """V-03: who controls an area, or -1."""
    return sides.SAXONS if saxons > vikings else sides.VIKINGS if vikings > saxons else -1


# --- The map ----------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=64)
def _still(part: Part, shape: Shape, names: tuple[str, ...], inland: int) -> tuple[Piece, ...]:
    """What never changes in a game: sea, borders, names, crowns."""
    found = [_whole(part, "map", "map", MAP), _whole(part, "lines", "lines", LINES)]
    if shape == "wide":
        found.append(_whole(part, "map-frame", "frame", LINES))
    for place, name in enumerate(names):
        look = "place-drakkar" if place == location.DRAKKAR else "place"
        found.append(part.put(f"name-{_WORDS[place]}", look, *SITES[place].name, NAME, text=name))
        if inland >> place & 1:
            found.append(part.put(f"crown-{_WORDS[place]}", "crown", *SITES[place].sign, NAME))
    return tuple(found)


def _whole(part: Part, name: str, look: str, layer: int, meaning: str = "", of: str = "") -> Piece:
    """Something that is drawn where it lies on the map."""
    return part.put(name, look, *ORIGIN, layer, meaning=meaning, of=of)


_area = lru_cache(maxsize=2048)(_whole)


def _areas(
    view: SagaView, part: Part, men: list[list[int]], leaders: list[list[int]], holders: list[int]
) -> list[Piece]:
    """The areas and the Drakkar to touch, who controls them, and where a Movement or a combat is."""
    s, found = view.state, []
    fight, way, fortified = int(s.battle), (int(s.origin), int(s.target)), int(s.strongholds)
    for place, word in enumerate(_WORDS):
        name = f"area-{word}"
        facts = [side[place] for side in (*men, *leaders)]
        meaning = meaning_for(view, name, *facts, fortified >> place & 1)
        look = name if place < location.AREAS else "drakkar"
        found.append(_area(part, name, look, AREA, meaning=meaning))
        if place < location.ENGLAND and holders[place] >= 0 and place != fight:
            letter = sides.LETTERS[holders[place]]
            found.append(_area(part, f"held-{word}", f"held-{word}-{letter}", HELD))
        if place == fight:
            found.append(_area(part, f"mark-{word}", f"battle-{word}", MARK))
        elif place in way:
            found.append(_area(part, f"mark-{word}", f"way-{word}", MARK))
    return found


def _ways(view: SagaView, part: Part) -> list[Piece]:
    """The lanes that face-up markers show, and the Movement that is under way on land."""
    s = view.state
    found = []
    for space, (marker, hidden) in enumerate(zip(s.markers.tolist(), s.face_down.tolist(), strict=True)):
        if marker >= 0 and not hidden:
            word = location.SCANDINAVIAN[space]
            found.append(_area(part, f"lane-{word}", f"lane-{space}-{location.ENGLISH[marker]}", WAY))
    origin, target = int(s.origin), int(s.target)
    if 0 <= origin < location.AREAS and 0 <= target < location.AREAS:
        if (origin < location.ENGLAND) == (target < location.ENGLAND):
            found.append(_arrow(part, origin, target))
    return found


@lru_cache(maxsize=256)
def _arrow(part: Part, origin: int, target: int) -> Piece:
    """From where a Movement begins towards where it ends."""
    (x, y, _), (u, v, _) = SITES[origin].alone, SITES[target].alone
    turn = round(degrees(atan2(v - y, u - x)), 1)
    return part.put("way", "arrow", (x + u) / 2, (y + v) / 2, WAY, turn=turn)


def _markers(view: SagaView, part: Part) -> list[Piece]:
    """Destination spaces and sigils to touch, the markers on them, and one in the Viking's hand. A face-down one tells
    only who may know."""
    s, found = view.state, []
    for area, word in enumerate(location.ENGLISH):
        if view.box.coast >> area & 1:
            name = f"sigil-{word}"
            found.append(_thing(part, name, name, SITES[area].sign, NAME, meaning_for(view, name)))
    facts = zip(s.markers.tolist(), s.face_down.tolist(), s.suspects.tolist(), strict=True)
    for space, (marker, hidden, suspects) in enumerate(facts):
        word, where = location.SCANDINAVIAN[space], SITES[location.NORTH + space].sign
        name = f"space-{word}"
        found.append(_thing(part, name, "space", where, NAME, meaning_for(view, name, marker, hidden, suspects)))
        if marker != -1:
            name = f"destination-{word}"
            found += _marker(part, name, marker, bool(hidden), where, meaning_for(view, name, marker, hidden, suspects))
    if s.scouted != -1:
        name = "destination-hand"
        found += _marker(part, name, int(s.scouted), True, HAND_MARKER, meaning_for(view, name))
    return found


@lru_cache(maxsize=1024)
def _marker(part: Part, name: str, marker: int, hidden: bool, where: Spot, meaning: str) -> tuple[Piece, ...]:
    """A destination marker; who knows a face-down one sees what is under its corner."""
    look = "face-down" if marker < 0 else f"sigil-{location.ENGLISH[marker]}"
    found = part.put(name, look, *where, THING, meaning=meaning)
    return (found, part.put(f"cover-{name}", "cover", *where, WAY)) if hidden and marker >= 0 else (found,)


def _things(view: SagaView, part: Part, present: list[list[int]]) -> list[Piece]:
    """Strongholds; and crossed weapons where both sides meet, red when combats are fought."""
    s, found = view.state, []
    fighting = bool(s.battle >= 0 or phase.CHOOSING_COMBAT <= s.phase <= phase.CLOSING)
    for area, word in enumerate(location.ENGLISH):
        if s.strongholds >> area & 1:
            name = f"stronghold-{word}"
            found.append(_thing(part, name, "stronghold", SITES[area].stronghold, THING, meaning_for(view, name)))
        if present[0][area] and present[1][area]:
            name, look = f"clash-{word}", "crossed-fierce" if fighting else "crossed"
            found.append(_thing(part, name, look, SITES[area].clash, CLASH, meaning_for(view, name)))
    return found


@lru_cache(maxsize=2048)
def _thing(part: Part, name: str, look: str, where: Spot, layer: int, meaning: str) -> Piece:
    return part.put(name, look, *where, layer, meaning=meaning)
