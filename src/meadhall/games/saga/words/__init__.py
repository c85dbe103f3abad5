"""Saga in words: the position, what is asked, what an action would do, and how it ended. All sentences stand in
`en.ftl`."""

from meadhall.core.text import sentence
from meadhall.games.saga import location, phase, sides
from meadhall.games.saga.words import names
from meadhall.games.saga.words.goals import awards, scoring, standing
from meadhall.games.saga.words.names import SagaView
from meadhall.games.saga.words.phases import NOUNS, TABLE
from meadhall.games.saga.words.position import describe

__all__ = ["NOUNS", "PLACES", "TABLE", "asks", "awards", "describe", "scoring", "standing"]

PLACES = {
    "area": names.place_id,
    "areas": lambda view, areas: tuple(names.place_id(view, area) for area in names.members(areas)),
    "field": lambda view, area: ("sheet", names.place_id(view, area)),  # the sheet on which a battle lies
    "tile": lambda view, tile: f"tile-{tile + 1}",
}


def asks(view: SagaView, touched: tuple[str, ...]) -> str:
    """The prompt after touches: on an area with a Stronghold or with Vikings, or on the Leader for the North."""
    s, (sort, _, name) = view.state, touched[0].partition("-")
    if sort == "area":
        asked = "ask-driven" if s.phase == phase.REPELLING else "ask-yield"
        return sentence(view.say(asked, area=names.area_name(view, location.WORDS.index(name))))
    if s.phase != phase.PLACING:
        return ""
    figure = int(name.rpartition("-")[2]) - 1
    leader = names.leader_name(view, sides.VIKINGS, int(s.backs[sides.VIKINGS, figure]))
    north, central = names.area_name(view, location.NORTH), names.area_name(view, location.CENTRAL)
    return view.say("ask-next-leader", leader=leader, north=north, central=central)
