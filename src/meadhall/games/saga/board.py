"""Saga as a picture, which `scene.py` draws, and the ids of everything that can be touched."""

from meadhall.games.saga import scene
from meadhall.games.saga.leaders import ORDERS, figure_of
from meadhall.games.saga.meanings import meaning
from meadhall.games.saga.naming import SagaView
from meadhall.games.saga.state import (
    BONUS,
    BONUSES,
    BUILD_AT,
    CHOOSE_TILE,
    DEEDS,
    DRAKKAR,
    END_ACTION,
    END_TILE,
    ENGLAND,
    ENGLISH,
    FIGHT,
    FYRD_AT,
    HAND,
    HARBOUR,
    HOME,
    INCOME_COIN,
    INCOME_LEADER,
    INCOME_WARRIOR,
    LAND,
    LAND_FROM,
    LEADERS,
    LOSE,
    MARKER_REVEAL,
    MOVE_FROM,
    MOVE_LEADER,
    MOVE_TO,
    MOVE_WARRIORS,
    MUSTER,
    NORTH,
    PASS,
    PILLAGE_AT,
    PLUNDER,
    RALLY,
    RALLY_FROM,
    RECRUIT_UNIT,
    REPEL,
    RESOLVE_TILE,
    RETREAT,
    REVEAL,
    SAXONS,
    SCANDINAVIAN,
    SCOUT_LAY,
    SCOUT_PICK,
    SLAY,
    SPACES,
    START,
    SUPPLY,
    TRIBUTE_AT,
    VIKINGS,
)
from meadhall.games.titles import titled

PLACES = (*ENGLISH, *SCANDINAVIAN, "drakkar", "supply", "hand", "aside", "removed")
_LETTERS = "av"  # Anglo-Saxons and Vikings in ids


# --- Touches ----------------------------------------------------------------------------------------------------------


def touches(view: SagaView, action: int) -> tuple[str, ...]:
    """What a person touches to do this legal action, in order. A figure's id is its public number, never who it is."""
    s = view.state
    seat = int(s.seat)
    if action < CHOOSE_TILE:  # who goes north, then who goes to the centre
        held = [figure for figure in range(LEADERS) if s.figures[VIKINGS, figure] == HAND]
        order = ORDERS[action]
        return _figure(VIKINGS, held[int(order[1]) - 1]), _figure(VIKINGS, held[int(order[2]) - 1])
    if action < BONUS:
        return (f"tile-{(action - (CHOOSE_TILE if action < RESOLVE_TILE else RESOLVE_TILE)) + 1}",)
    if action < START:
        return (f"do-bonus-{BONUSES[action - BONUS]}",)
    if action < END_TILE:
        return (f"do-start-{DEEDS[action - START]}",)
    if action in _BUTTONS:
        return (_BUTTONS[action],)
    if MARKER_REVEAL <= action < MOVE_TO:
        return (f"space-{PLACES[s.origin]}",)
    if MOVE_LEADER <= action < MOVE_WARRIORS:
        return (_own(view, seat, action - MOVE_LEADER),)
    if MOVE_WARRIORS <= action < BUILD_AT:
        return (f"do-warriors-{action - MOVE_WARRIORS}",)
    if INCOME_COIN <= action < INCOME_WARRIOR:
        return _area(action - INCOME_COIN), "do-income-coin"
    if INCOME_WARRIOR <= action < INCOME_LEADER:
        return _area(action - INCOME_WARRIOR), "do-income-warrior"
    if INCOME_LEADER <= action < RECRUIT_UNIT:
        area, leader = divmod(action - INCOME_LEADER, LEADERS)
        return _area(area), _own(view, SAXONS, leader)
    if SCOUT_PICK <= action < SCOUT_LAY:
        return (f"sigil-{ENGLISH[action - SCOUT_PICK]}",)
    if SCOUT_LAY <= action < PILLAGE_AT:
        return (f"space-{SCANDINAVIAN[action - SCOUT_LAY]}",)
    if REVEAL <= action < PASS:
        return (_own(view, seat, action - REVEAL),)
    for family, last, where in _own_units(view):
        if family <= action < last:
            unit = action - family
            return (_warriors(seat, where) if unit == 0 else _own(view, seat, unit - 1),)
    for family, last, side in ((REPEL, LAND_FROM, VIKINGS), (SLAY, LOSE, SAXONS)):
        if family <= action < last:
            unit = action - family
            return (_warriors(side, int(s.battle)) if unit == 0 else _figure(side, unit - 1),)
    for family, last, first in _PLACES:
        if family <= action < last:
            place = first + action - family
            return (_area(DRAKKAR if family == RETREAT and place == ENGLAND else place),)
    raise AssertionError(f"no touches for action {action}")


_BUTTONS = {
    END_TILE: "do-end-tile", END_ACTION: "do-end-action", PASS: "do-pass", SLAY + LEADERS + 1: "do-spare",
    PLUNDER: "do-plunder-yes", PLUNDER + 1: "do-plunder-no",
}  # fmt: skip
# Families whose parameter is a place: first number, the number after the last, and the first place.
_PLACES = (
    (MOVE_FROM, MARKER_REVEAL, 0), (MOVE_TO, MOVE_LEADER, 0), (BUILD_AT, END_ACTION, 0), (FYRD_AT, INCOME_COIN, 0),
    (MUSTER, TRIBUTE_AT, NORTH), (TRIBUTE_AT, SCOUT_PICK, 0), (PILLAGE_AT, FIGHT, 0), (FIGHT, REVEAL, 0),
    (RALLY_FROM, RALLY, 0), (LAND_FROM, LAND, NORTH), (RETREAT, PLUNDER, 0), (HARBOUR, HARBOUR + SPACES, NORTH),
)  # fmt: skip


def _own_units(view: SagaView) -> tuple[tuple[int, int, int], ...]:
    """Families whose parameter is an own Unit, and where it stands."""
    s = view.state
    return (
        (RECRUIT_UNIT, MUSTER, SUPPLY), (RALLY, REPEL, int(s.origin)), (LAND, SLAY, int(s.origin)),
        (LOSE, RETREAT, int(s.battle)), (HOME, HARBOUR, DRAKKAR),
    )  # fmt: skip


def _area(place: int) -> str:
    return f"area-{PLACES[place]}"


def _figure(side: int, figure: int) -> str:
    return f"figure-{_LETTERS[side]}-{figure + 1}"


def _own(view: SagaView, side: int, leader: int) -> str:
    """The figure that carries an own leader."""
    return _figure(side, int(figure_of(view.state, side, leader)))


def _warriors(side: int, place: int) -> str:
    return f"warriors-{_LETTERS[side]}-{PLACES[place]}"


def draw(view: SagaView) -> str:
    """The view as SVG; see `scene.py`. What everything means is told by `meanings.py`."""
    return titled(scene.draw(view), lambda name: meaning(view, name))
