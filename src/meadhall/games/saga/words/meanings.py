"""Saga: what each piece and each place of the picture means, as a viewer may know it. Hidden Leaders stay hidden."""

from collections.abc import Callable
from functools import wraps

from meadhall.core.scene import Kept
from meadhall.games.saga import location
from meadhall.games.saga.content import SIDES
from meadhall.games.saga.state import LEADERS
from meadhall.games.saga.words import names
from meadhall.games.saga.words.names import SagaView


def _once(meaning: Callable[..., str]) -> Callable[..., str]:
    """A meaning that is found once for the numbers that it depends on: callers pass all of them."""
    kept = Kept[str]()

    @wraps(meaning)
    def found(view: SagaView, *depends: int) -> str:
        return kept.get((view.game.edition.digest, *depends), lambda: meaning(view, *depends))

    return found


@_once
def area(view: SagaView, place: int, *depends: int) -> str:
    """An area or the Drakkar, with those who are there; it depends on them and on a Stronghold."""
    area, both = names.area_name(view, place), {SIDES[side]: names.group(view, side, place) for side in range(2)}
    if place >= location.ENGLAND:
        return view.say("means-drakkar" if place == location.DRAKKAR else "means-harbour", area=area, **both)
    held = names.holder(view, place) or "nobody"
    return view.say("means-area", area=area, **both, **names.signs(view, place), holder=held)


@_once
def tile(view: SagaView, tile: int, owner: int, resolved: int) -> str:
    """A tile: what both sides may do with it, and whose it is."""
    halves = {SIDES[side]: names.half(view, side, tile) for side in range(2)}
    state = "free" if owner < 0 else "resolved" if resolved else "owned"
    return view.say("means-tile", tile=tile + 1, state=state, owner=names.side_name(view, owner), **halves)


@_once
def warriors(view: SagaView, side: int, place: int, number: int) -> str:
    """Warriors that stand together."""
    told = {"side": names.side_name(view, side), "place": names.area_name(view, place)}
    return view.say("means-warriors", warriors=number, **told)


@_once
def figure(view: SagaView, side: int, figure: int, *depends: int) -> str:
    """A Leader: who he is for those who know, and who he may be for all others (R32)."""
    who, owner = names.possible(view, side, figure), names.side_name(view, side)
    if len(who) > 1:
        named = (view.say("the-leader", leader=names.leader_name(view, side, leader)) for leader in who)
        anybody = "anybody" if len(who) == LEADERS else view.join(named, "or")
        return view.say("means-hidden-leader", side=owner, names=anybody)
    key = "means-leader-shown" if view.state.shown[side, figure] else "means-leader"
    called, told = names.leader_name(view, side, who[0]), names.ability(view, side, who[0])
    return view.say(key, leader=called, side=owner, ability=told)


def destination(view: SagaView, key: str, space: int) -> str:
    """A destination space, or the marker that lies on it."""
    bare = "yes" if view.state.markers[space] == -1 else "no"  # otherwise the marker tells of itself
    area, marker = names.area_name(view, location.NORTH + space), names.marker(view, space)
    return view.say(key, bare=bare, area=area, marker=marker)
