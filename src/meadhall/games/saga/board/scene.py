"""Saga: the whole picture: the map, the scroll, both panels, and one flat layer of everything that moves."""

from functools import lru_cache

from meadhall.core.drawing import picture, piece
from meadhall.core.drawing import pieces as layer
from meadhall.games.saga import location, phase, sides
from meadhall.games.saga.board import figures, panels, tiles
from meadhall.games.saga.board import map as board_map
from meadhall.games.saga.board.scroll import scroll
from meadhall.games.saga.content import read_content
from meadhall.games.saga.rules.leaders import ORDERS
from meadhall.games.saga.rules.map import has_stronghold
from meadhall.games.saga.state import LEADERS
from meadhall.games.saga.words.names import SagaView, area_name

_ON_MAP = 0.96  # the scale of leaders

Spot = tuple[float, float, float, bool]  # where a leader stands, at which scale, and whether there is room for his name


def draw(view: SagaView) -> str:
    """The view as SVG: still scenery, then one flat layer of pieces. The viewer's own side is the lower panel."""
    below = sides.SAXONS if view.seat != sides.VIKINGS else sides.VIKINGS
    tops = (panels.TOPS[below == sides.SAXONS], panels.TOPS[below == sides.VIKINGS])
    units = (view.state.warriors[:, : location.AREAS] + view.state.leaders[:, : location.AREAS]).tolist()
    holders = [_holder(units[sides.SAXONS][area], units[sides.VIKINGS][area]) for area in range(location.ENGLAND)]
    still = (
        board_map.scenery(),
        _areas(view, holders),
        board_map.borders(),
        board_map.changes(tuple(view.box.borders.tolist())),
        _ways(view),
        board_map.drakkar(area_name(view, location.DRAKKAR), bool(view.state.target == location.DRAKKAR)),
        board_map.frame(),
        panels.track(view),
        panels.pool(_pool(view)),
        scroll(view),
        *(panels.panel(view, side, tops[side], holders.count(side)) for side in (sides.SAXONS, sides.VIKINGS)),
    )
    movable = (
        *tiles.pieces(view, below),
        *panels.pieces(view, tops),
        *panels.markers(view),
        *_markers(view),
        *_strongholds(view),
        *_clashes(view, units),
        *_units(view, tops),
    )
    hand = '<g stroke-linejoin="round" stroke-linecap="round">'
    return picture(board_map.WIDE, board_map.HIGH, view.game.title, hand, *still, layer(*movable), "</g>")


def _holder(saxons: int, vikings: int) -> int:
    """V-03: who controls an area, or -1."""
    return sides.SAXONS if saxons > vikings else sides.VIKINGS if vikings > saxons else -1


def _areas(view: SagaView, holders: list[int]) -> str:
    s, drawn = view.state, []
    way = {int(s.origin), int(s.target)} - {-1}
    for place in range(location.AREAS):
        mark = "battle" if s.battle == place else "way" if place in way else ""
        holder = holders[place] if place < location.ENGLAND else -1
        inland = bool(view.box.inland >> place & 1)
        drawn.append((mark != "", board_map.area(place, area_name(view, place), holder, inland, mark)))
    return "".join(area for _, area in sorted(drawn, key=lambda pair: pair[0]))


def _ways(view: SagaView) -> str:
    """The lanes that face-up markers show, and the Movement that is under way on land."""
    s = view.state
    open_ = [
        (space, int(s.markers[space]))
        for space in range(location.SPACES)
        if s.markers[space] >= 0 and not s.face_down[space]
    ]
    lanes = "".join(board_map.lane(space, area) for space, area in open_)
    walks = (
        s.origin >= 0
        and s.target >= 0
        and (s.origin < location.ENGLAND or s.target >= location.NORTH)
        and s.target != location.DRAKKAR
    )
    return lanes + (board_map.way(int(s.origin), int(s.target)) if walks else "")


def _pool(view: SagaView) -> int:
    """How many markers are in the pool; everybody can count them."""
    s = view.state
    laid = sum(1 for space in range(location.SPACES) if s.markers[space] != -1)
    return int(view.box.coast).bit_count() - laid - (1 if s.scouted != -1 else 0)


# --- Pieces -----------------------------------------------------------------------------------------------------------


def _markers(view: SagaView) -> list[str]:
    """Destination markers on their spaces, and one in the Viking's hand. A face-down one tells only who may know."""
    s, laid = view.state, []
    for space in range(location.SPACES):
        marker = int(s.markers[space])
        if marker != -1:
            face = (
                figures.face_down()
                if marker < 0
                else figures.scouted(marker)
                if s.face_down[space]
                else figures.sigil(marker)
            )
            laid.append(
                piece(
                    f"destination-{location.SCANDINAVIAN[space]}", *board_map.SITES[location.NORTH + space].sign, face
                )
            )
    if s.scouted != -1:
        face = figures.scouted(int(s.scouted)) if s.scouted >= 0 else figures.face_down()
        laid.append(piece("destination-hand", 660, 600, face))
    return laid


def _strongholds(view: SagaView) -> list[str]:
    return [
        piece(f"stronghold-{location.ENGLISH[area]}", *board_map.SITES[area].stronghold, figures.stronghold())
        for area in range(location.ENGLAND)
        if has_stronghold(view.state, area)
    ]


def _clashes(view: SagaView, units: list[list[int]]) -> list[str]:
    """Where both sides meet: crossed weapons, red when combats are fought."""
    s = view.state
    fighting = s.battle >= 0 or phase.CHOOSING_COMBAT <= s.phase <= phase.CLOSING
    return [
        piece(f"clash-{location.ENGLISH[area]}", *board_map.SITES[area].clash, figures.crossed(bool(fighting)))
        for area in range(location.ENGLAND)
        if units[sides.SAXONS][area] and units[sides.VIKINGS][area]
    ]


def _units(view: SagaView, tops: tuple[int, int]) -> list[str]:
    """Groups of warriors and single leaders, place by place; the order and the ids follow from what everybody sees."""
    warriors, places = view.state.warriors.tolist(), view.state.figures.tolist()
    men, leaders = [], []
    for side in (sides.SAXONS, sides.VIKINGS):
        for place in range(location.REMOVED + 1):
            count = warriors[side][place] if place <= location.HAND else 0
            standing = [figure for figure in range(LEADERS) if places[side][figure] == place]
            if place <= location.DRAKKAR:
                other = place < location.ENGLAND and (warriors[1 - side][place] or place in places[1 - side])
                site = board_map.SITES[place]
                x, y, spots = _in_line(site.rows[side] if other else site.alone, count, len(standing))
            else:
                x, y = panels.WARRIORS.get(place, (0, 0))
                x, y, spots = x + panels.LEFT, y + tops[side], _in_room(place, tops[side], len(standing))
            if count or place == location.SUPPLY:
                men.append(
                    piece(
                        f"warriors-{sides.LETTERS[side]}-{location.WORDS[place]}", x, y, figures.warriors(side, count)
                    )
                )
            leaders += [(side, figure, spot) for figure, spot in zip(standing, spots, strict=True)]
    return men + [_leader(view, *leader) for leader in sorted(leaders)]


def _in_line(row: board_map.Row, count: int, leaders: int) -> tuple[float, float, list[Spot]]:
    """Where so many warriors begin and so many leaders stand, all in the middle of a row; closer if room is scarce."""
    x, y, room = row
    group = figures.width(count)
    apart = min(50.0, max(20.0, (room - group - 10) / max(leaders, 1)))
    left = x - (group + apart * leaders) / 2
    first = left + group + apart / 2 + (4 if count else 0)
    return left, y, [(first + i * apart, y - 4, _ON_MAP, leaders == 1 or apart > 38) for i in range(leaders)]


def _in_room(place: int, top: int, count: int) -> list[Spot]:
    """Where they stand in a panel; in the hand from the right."""
    x, y, room = panels.ROOMS[place]
    apart = min(50.0, room / max(count - 1, 1))
    first = panels.LEFT + x + (room - apart * (count - 1) if place == location.HAND else 0)
    return [(first + i * apart, top + y, panels.SCALE, count == 1 or apart > 38) for i in range(count)]


def _leader(view: SagaView, side: int, figure: int, spot: Spot) -> str:
    """A leader: with his sign for who knows him, plain for who does not."""
    s = view.state
    x, y, scale, named = spot
    place = int(s.figures[side, figure])
    shown, back, seen = bool(s.shown[side, figure]), int(s.backs[side, figure]), _seen(int(s.known[side]), figure)
    who = back if back >= 0 else seen
    sign = name = ""
    if who >= 0:
        content = read_content(view.game.edition).leaders
        name = (content.saxons, content.vikings)[side][who].name if named else ""
        sign = figures.sign(side, int(view.box.effects[side, who]), int(view.box.numbers[side, who]))
    drawn = figures.leader(side, sign, name, shown, seen >= 0 and not shown and place != location.REMOVED, scale)
    return piece(f"figure-{sides.LETTERS[side]}-{figure + 1}", x, y, drawn)


@lru_cache(maxsize=4096)
def _seen(known: int, figure: int) -> int:
    """R32: the leader that a figure must be, as everybody can tell from what was revealed; or -1."""
    who = {int(order[figure]) for number, order in enumerate(ORDERS) if known >> number & 1}
    return who.pop() if len(who) == 1 else -1
