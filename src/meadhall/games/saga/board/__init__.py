"""Saga as a scene, and the ids of everything that can be touched. Looks: `ground.py`."""

from meadhall.games.saga import actions, location, offer, sides
from meadhall.games.saga.board.ground import looks
from meadhall.games.saga.board.scenes import scene
from meadhall.games.saga.rules.abilities import SPARE, repelled_from
from meadhall.games.saga.rules.combat import AT_SEA, WARRIOR
from meadhall.games.saga.rules.leaders import ORDERS, figure_of
from meadhall.games.saga.state import LEADERS
from meadhall.games.saga.words.names import SagaView

__all__ = ["looks", "scene", "touches"]

# --- Touches ----------------------------------------------------------------------------------------------------------


def touches(view: SagaView, action: int) -> tuple[str, ...]:
    """What a person touches to do this legal action, in order. A figure's id is its public number, never who it is."""
    s, seat = view.state, int(view.state.seat)
    family, _ = actions.ACTIONS.decode(action)
    index = action - family
    match family:
        case actions.PLACE_LEADERS:  # who goes north, then who goes to the centre
            held = [figure for figure in range(LEADERS) if s.figures[sides.VIKINGS, figure] == location.HAND]
            order = ORDERS[index]
            return _figure(sides.VIKINGS, held[int(order[1]) - 1]), _figure(sides.VIKINGS, held[int(order[2]) - 1])
        case actions.CHOOSE_TILE | actions.RESOLVE_TILE:
            return (f"tile-{index + 1}",)
        case actions.BONUS:
            return (f"do-bonus-{offer.BONUSES[index]}",)
        case actions.START:
            return (f"do-start-{offer.TILE_ACTIONS[index]}",)
        case actions.MARKER_REVEAL | actions.MARKER_DRAW:
            return (f"space-{location.WORDS[s.origin]}",)
        case actions.MOVE_LEADER | actions.REVEAL:
            return (_own(view, seat, index),)
        case actions.MOVE_WARRIORS:
            return (f"do-warriors-{index}",)
        case actions.INCOME_COIN:
            return _area(index), "do-income-coin"
        case actions.INCOME_WARRIOR:
            return _area(index), "do-income-warrior"
        case actions.INCOME_LEADER:
            area, leader = divmod(index, LEADERS)
            return _area(area), _own(view, sides.SAXONS, leader)
        case actions.SCOUT_PICK:
            return (f"sigil-{location.ENGLISH[index]}",)
        case actions.SCOUT_LAY:
            return (f"space-{location.SCANDINAVIAN[index]}",)
        case actions.RECRUIT_UNIT:
            return (_own_unit(view, location.SUPPLY, index),)
        case actions.RALLY | actions.LAND:
            return (_own_unit(view, int(s.origin), index),)
        case actions.LOSE:
            return (_own_unit(view, int(s.battle), index),)
        case actions.HOME:
            return (_own_unit(view, location.DRAKKAR, index),)
        case actions.SLAY if index == SPARE:
            return ("do-spare",)
        case actions.REPEL | actions.REPEL_WARRIOR:
            return _repelled(view, action)
        case actions.SLAY:
            return (_enemy(sides.SAXONS, int(s.battle), index),)
        case actions.RETREAT:
            return (_area(location.DRAKKAR if index == AT_SEA else index),)
        case actions.MUSTER | actions.LAND_FROM | actions.HARBOUR:
            return (_area(location.NORTH + index),)
        case _ if action in _BUTTONS:
            return (_BUTTONS[action],)
        case _:  # an area by its number: a Movement, a building site, a target, a combat
            return (_area(index),)


_BUTTONS = {
    actions.END_TILE: "do-end-tile",
    actions.END_ACTION: "do-end-action",
    actions.PASS: "do-pass",
    actions.PLUNDER: "do-plunder-yes",
    actions.PLUNDER + 1: "do-plunder-no",
}


def _own_unit(view: SagaView, where: int, unit: int) -> str:
    """An own Unit as actions count them: a Warrior, then leaders."""
    seat = int(view.state.seat)
    return _warriors(seat, where) if unit == WARRIOR else _own(view, seat, unit - 1)


def _repelled(view: SagaView, action: int) -> tuple[str, ...]:
    """Those who fight are large enough to be touched. Elsewhere it is the area, and if need be who leaves it."""
    s, area = view.state, int(repelled_from(view.state, action))
    unit = action - actions.REPEL if action < actions.REPEL_WARRIOR else WARRIOR
    if area == s.battle:
        return (_enemy(sides.VIKINGS, area, unit),)
    both = s.warriors[sides.VIKINGS, area] > 0 and s.leaders[sides.VIKINGS, area] > 0
    return (_area(area), f"do-repel-{'leader' if unit else 'warrior'}") if both else (_area(area),)


def _enemy(side: int, where: int, unit: int) -> str:
    """A Unit as its opponent can tell it: a Warrior, then figures."""
    return _warriors(side, where) if unit == WARRIOR else _figure(side, unit - 1)


def _area(place: int) -> str:
    return f"area-{location.WORDS[place]}"


def _figure(side: int, figure: int) -> str:
    return f"figure-{sides.LETTERS[side]}-{figure + 1}"


def _own(view: SagaView, side: int, leader: int) -> str:
    """The figure that carries an own leader."""
    return _figure(side, int(figure_of(view.state, side, leader)))


def _warriors(side: int, place: int) -> str:
    return f"warriors-{sides.LETTERS[side]}-{location.WORDS[place]}"
