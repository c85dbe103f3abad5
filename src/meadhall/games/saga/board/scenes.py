"""Saga: the whole scene: the map with all that lies on it, the scroll, the track, the panels and the tiles."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from math import atan2, degrees

from meadhall.core.drawing import fitted
from meadhall.core.scene import Kept, Piece, Scene, Shape
from meadhall.games.saga import location, phase, sides
from meadhall.games.saga.board import battle, layers, seats, tiles, track, units
from meadhall.games.saga.board.layout import HAND_MARKER, ORIGIN, SITES, SagaLayout, layout
from meadhall.games.saga.rules.map import ALL_ENGLAND, GENERAL
from meadhall.games.saga.words import meanings
from meadhall.games.saga.words.goals import winner
from meadhall.games.saga.words.names import SagaView, area_name

_WORDS = location.WORDS[: location.DRAKKAR + 1]

Numbers = tuple[tuple[int, ...], ...]
KEPT = Kept[tuple[Piece, ...]](4096)


def scene(view: SagaView, shape: Shape) -> Scene:
    """The view as a scene. The viewer's own side is below; a spectator sits with the Anglo-Saxons.

    Groups of pieces are kept with all that they depend on.
    """
    s, box = view.state, view.box
    lay = layout(shape, sides.VIKINGS if view.seat == sides.VIKINGS else sides.SAXONS)
    fixed = (
        lay, tuple(view.names), view.game.edition, int(box.coins_to_win), int(box.areas_to_win), int(box.track),
        int(box.inland), int(box.coast),
    )  # fmt: skip

    def kept(make: Callable[..., Iterable[Piece]], *depends: object) -> tuple[Piece, ...]:
        return KEPT.get((make, fixed, *depends), lambda: tuple(make(view, lay, *depends)))

    there = tuple(map(tuple, (*s.warriors.tolist(), *s.leaders.tolist())))
    in_england = [sum(there[side][: location.ENGLAND] + there[2 + side][: location.ENGLAND]) for side in range(2)]
    held, coins, spare = (s.controlled & ALL_ENGLAND).tolist(), s.coins.tolist(), int(s.stronghold_supply)
    areas = [each.bit_count() for each in held]
    won, before, behind = winner(view), int(s.round_marker), int(s.stronghold_marker)
    dangers = areas[sides.VIKINGS], coins[sides.VIKINGS], *in_england, min(spare, coins[sides.SAXONS])
    standing = [
        seats.SideStanding(
            side, areas[side], coins[side], before - behind, in_england[1 - side], spare, view.to_move == side,
            won == side, int(s.initiative) == side,
        )
        for side in range(2)
    ]  # fmt: skip
    markers = tuple(zip(s.markers.tolist(), s.face_down.tolist(), s.suspects.tolist(), strict=True))
    pool = int(box.coast).bit_count() - sum(marker != -1 for marker, _, _ in markers) - int(s.scouted != -1)
    fight, way, forts = int(s.battle), (int(s.origin), int(s.target)), int(s.strongholds)
    fierce = bool(fight >= 0 or phase.CHOOSING_COMBAT <= s.phase <= phase.CLOSING)
    return Scene.of(
        lay.width,
        lay.height,
        f"ground-{shape}",
        kept(_still),
        kept(track.scroll, int(s.round), before - behind, dangers if won < 0 else ()),
        kept(track.track, before, behind, coins[GENERAL], pool),
        *(kept(seats.panel, each) for each in standing),
        kept(tiles.tiles, tuple(s.taken.tolist()), int(s.resolved), int(s.tile), int(s.done)),
        kept(_areas, there, tuple(held), fight, way, forts),
        kept(_ways, markers, *way),
        kept(_markers, markers, int(s.scouted)),
        kept(_things, forts, int(s.occupied[sides.SAXONS] & s.occupied[sides.VIKINGS]), fierce),
        battle.pieces(view, lay, won),
        units.pieces(view, lay),
    )


def _still(view: SagaView, layout: SagaLayout) -> Iterator[Piece]:
    """All that never changes in a game: sea, borders, names, crowns and sigils."""
    put = layout.map.put
    yield put("map", "map", *ORIGIN, layers.MAP)
    yield put("lines", "lines", *ORIGIN, layers.LINES)
    if layout.shape == "wide":
        yield put("map-frame", "frame", *ORIGIN, layers.LINES)
    for place, word in enumerate(_WORDS):
        look, name = "place-drakkar" if place == location.DRAKKAR else "place", area_name(view, place)
        yield put(f"name-{word}", look, *SITES[place].name, layers.NAME, fitted(name, 12), text=name)
        if view.box.inland >> place & 1:
            yield put(f"crown-{word}", "crown", *SITES[place].sign, layers.NAME)
        if view.box.coast >> place & 1:
            sigil, meaning = f"sigil-{word}", view.say("means-sigil", area=name)
            yield put(sigil, sigil, *SITES[place].sign, layers.NAME, meaning=meaning)


def _areas(
    view: SagaView, layout: SagaLayout, there: Numbers, held: Sequence[int], fight: int, way: Sequence[int], forts: int
) -> Iterator[Piece]:
    """The areas and the Drakkar to touch, the signs of control, and the marks of a Movement or a combat."""
    put = layout.map.put
    for place, word in enumerate(_WORDS):
        name, look = f"area-{word}", f"area-{word}" if place < location.AREAS else "drakkar"
        meaning = meanings.area(view, place, *(units[place] for units in there), forts >> place & 1)
        yield put(name, look, *ORIGIN, layers.AREA, meaning=meaning)
        if place == fight:
            yield put(f"mark-{word}", f"battle-{word}", *ORIGIN, layers.MARK)
        elif place in way:
            yield put(f"mark-{word}", f"way-{word}", *ORIGIN, layers.MARK)
        for side, letter in enumerate(sides.LETTERS):
            if held[side] >> place & 1 and place != fight:
                yield put(f"held-{word}", f"held-{word}-{letter}", *ORIGIN, layers.HELD)


def _ways(view: SagaView, layout: SagaLayout, lying: Numbers, origin: int, target: int) -> Iterator[Piece]:
    """The lanes that face-up markers show, and an arrow for a Movement on land."""
    for space, (marker, hidden, _) in enumerate(lying):
        if marker >= 0 and not hidden:
            look = f"lane-{space}-{location.ENGLISH[marker]}"
            yield layout.map.put(f"lane-{location.SCANDINAVIAN[space]}", look, *ORIGIN, layers.WAY)
    areas = range(location.AREAS)
    if origin in areas and target in areas and (origin < location.ENGLAND) == (target < location.ENGLAND):
        (x, y, _), (u, v, _) = SITES[origin].alone, SITES[target].alone
        turn = round(degrees(atan2(v - y, u - x)), 1)
        yield layout.map.put("way", "arrow", (x + u) / 2, (y + v) / 2, layers.WAY, turn=turn)


def _markers(view: SagaView, layout: SagaLayout, lying: Numbers, scouted: int) -> Iterator[Piece]:
    """Destination spaces to touch, the markers on them, and one in the Viking's hand.

    Those who know a face-down marker see what is under its corner, and all others see its back.
    """
    put, shown = layout.map.put, []
    for space, (marker, hidden, _) in enumerate(lying):
        word, where = location.SCANDINAVIAN[space], SITES[location.NORTH + space].sign
        meaning = meanings.destination(view, "means-space", space)
        yield put(f"space-{word}", "space", *where, layers.NAME, meaning=meaning)
        meaning = meanings.destination(view, "means-destination", space)
        shown.append((f"destination-{word}", marker, hidden, where, meaning))
    shown.append(("destination-hand", scouted, True, HAND_MARKER, view.say("means-destination-in-hand")))
    for name, marker, hidden, where, meaning in shown:
        if marker != -1:
            look = "face-down" if marker < 0 else f"sigil-{location.ENGLISH[marker]}"
            yield put(name, look, *where, layers.THING, meaning=meaning)
        if hidden and marker >= 0:
            yield put(f"cover-{name}", "cover", *where, layers.WAY)


def _things(view: SagaView, layout: SagaLayout, forts: int, met: int, fierce: bool) -> Iterator[Piece]:
    """Strongholds; and crossed weapons where both sides meet, red when combats are fought."""
    put = layout.map.put
    for area, word in enumerate(location.ENGLISH):
        site, name = SITES[area], area_name(view, area)
        if forts >> area & 1:
            meaning = view.say("means-stronghold", area=name)
            yield put(f"stronghold-{word}", "stronghold", *site.stronghold, layers.THING, meaning=meaning)
        if met >> area & 1:
            look, meaning = "crossed-fierce" if fierce else "crossed", view.say("means-clash", area=name)
            yield put(f"clash-{word}", look, *site.clash, layers.CLASH, meaning=meaning)
