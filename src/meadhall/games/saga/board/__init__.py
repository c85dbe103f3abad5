"""Saga as a scene, and the ids of everything that can be touched. `sheet.py` gathers all looks."""

from meadhall.games.saga import actions, location, sides
from meadhall.games.saga.board.scenes import scene
from meadhall.games.saga.board.sheet import looks
from meadhall.games.saga.board.specimens import specimen
from meadhall.games.saga.rules.abilities import SPARE, repelled_from
from meadhall.games.saga.rules.leaders import ORDERS, WARRIOR, figure_of
from meadhall.games.saga.state import LEADERS
from meadhall.games.saga.words.names import SagaView

__all__ = ["looks", "scene", "specimen", "touches"]

_TOUCHED = {
    actions.CHOOSE_TILE: "tile-",
    actions.RESOLVE_TILE: "tile-",
    actions.BONUS: "do-bonus-",
    actions.START: "do-start-",
    actions.END_TILE: "do-end-",
    actions.MOVE_WARRIORS: "do-warriors-",
    actions.END_ACTION: "do-end-",
    actions.SCOUT_PICK: "sigil-",
    actions.SCOUT_LAY: "space-",
    actions.PASS: "do-",
    actions.PLUNDER: "do-plunder-",
}
"""The ids to touch for these families begin so and end in the last word of the action. All others touch an area."""


def touches(view: SagaView, action: int) -> tuple[str, ...]:
    """The ids that a person touches to do this legal action, in order. A figure is known by its public number only."""
    s, seat = view.state, int(view.state.seat)
    family, _ = actions.ACTIONS.decode(action)
    index, word = action - family, actions.ACTIONS.text(action).split()[-1]
    match family:
        case actions.PLACE_LEADERS:  # the leader for the north, then the leader for the centre
            held = [figure for figure in range(LEADERS) if s.figures[sides.VIKINGS, figure] == location.HAND]
            first, second = (_figure(sides.VIKINGS, held[int(order) - 1]) for order in ORDERS[index][1:3])
            return first, second
        case actions.MARKER_REVEAL | actions.MARKER_DRAW:
            return (f"space-{location.WORDS[s.origin]}",)
        case actions.MOVE_LEADER | actions.REVEAL:
            return (_figure(seat, int(figure_of(s, seat, index))),)
        case actions.INCOME_COIN | actions.INCOME_WARRIOR:
            button = f"do-{actions.ACTIONS.name(action).replace(' ', '-')}"
            return (f"area-{word}", button) if _gives_more(view, action) else (f"area-{word}",)
        case actions.INCOME_LEADER:
            area, leader = divmod(index, LEADERS)
            return f"area-{location.WORDS[area]}", _figure(seat, int(figure_of(s, seat, leader)))
        case actions.RECRUIT_UNIT | actions.RALLY | actions.LAND | actions.LOSE | actions.HOME:
            places = {actions.RECRUIT_UNIT: location.SUPPLY, actions.LOSE: s.battle, actions.HOME: location.DRAKKAR}
            unit = index if index == WARRIOR else int(figure_of(s, seat, index - 1)) + 1
            return (_unit(seat, int(places.get(family, s.origin)), unit),)
        case actions.SLAY:
            return ("do-spare" if index == SPARE else _unit(sides.SAXONS, int(s.battle), index),)
        case actions.REPEL | actions.REPEL_WARRIOR:
            return _repelled(view, action)
        case _:
            return (_TOUCHED.get(family, "area-") + word,)


def _gives_more(view: SagaView, action: int) -> bool:
    """Whether the area of an Income gives something else too."""
    area = actions.ACTIONS.chosen(action)["area"]
    return any(each != action and actions.ACTIONS.chosen(each).get("area") == area for each in view.legal)


def _repelled(view: SagaView, action: int) -> tuple[str, ...]:
    """Units in a battle are large enough to be touched. Elsewhere it is the area, and a button if there is a choice."""
    s, area = view.state, int(repelled_from(view.state, action))
    unit = action - actions.REPEL if action < actions.REPEL_WARRIOR else WARRIOR
    if area == s.battle:
        return (_unit(sides.VIKINGS, area, unit),)
    both = s.warriors[sides.VIKINGS, area] > 0 and s.leaders[sides.VIKINGS, area] > 0
    button = (f"do-repel-{'leader' if unit else 'warrior'}",) if both else ()
    return f"area-{location.WORDS[area]}", *button


def _unit(side: int, place: int, unit: int) -> str:
    """The Warriors of a place, or a figure, which are counted from 1 on."""
    return _figure(side, unit - 1) if unit != WARRIOR else f"warriors-{sides.LETTERS[side]}-{location.WORDS[place]}"


def _figure(side: int, figure: int) -> str:
    return f"figure-{sides.LETTERS[side]}-{figure + 1}"
