"""Saga: for each phase in which a seat decides what is asked, what is possible, and how all else is refused."""

from collections.abc import Mapping
from typing import NamedTuple

from meadhall.games.saga import actions, phase


class Phase(NamedTuple):
    """A phase, by the keys of its phrases."""

    asks: str
    """What is asked of the seat to move."""
    does: Mapping[int, str]
    """The families of actions that are possible, and what an action of each would do."""
    first: str
    """Why it is not the time for anything else."""
    others: Mapping[int, str] = {}
    """The same for some families in particular."""


_END = {actions.END_ACTION: "do-end-action"}
_NO_TILES = {actions.CHOOSE_TILE: "first-placing"}
_NO_ORIGIN = dict.fromkeys(
    (actions.MARKER_REVEAL, actions.MARKER_DRAW, actions.MOVE_TO, actions.MOVE_LEADER, actions.MOVE_WARRIORS),
    "from-where",
)
_NO_TARGET = {
    actions.MOVE_FROM: "origin-known", actions.MOVE_LEADER: "to-where", actions.MOVE_WARRIORS: "to-where",
}  # fmt: skip
_ON_THE_WAY = {
    actions.MOVE_FROM: "origin-known", actions.MARKER_REVEAL: "target-known", actions.MARKER_DRAW: "target-known",
    actions.MOVE_TO: "target-known",
}  # fmt: skip
_ABILITY = {actions.REVEAL: "ability-first", actions.PASS: "ability-first"}

PHASES = {
    phase.PLACING: Phase("ask-placing", {actions.PLACE_LEADERS: "do-place"}, "first-placing", _NO_TILES),
    phase.DRAFTING: Phase("ask-drafting", {actions.CHOOSE_TILE: "do-choose"}, "first-drafting"),
    phase.OPENING: Phase("ask-opening", {actions.RESOLVE_TILE: "do-resolve"}, "first-opening"),
    phase.BONUS_TIME: Phase("ask-bonus", {actions.BONUS: "do-bonus"}, "first-bonus"),
    phase.ACTING: Phase(
        "ask-acting", {actions.START: "do-start", actions.END_TILE: "do-end-tile"}, "first-acting"
    ),
    phase.MOVING_FROM: Phase("ask-from", {actions.MOVE_FROM: "do-from"}, "first-movement", _NO_ORIGIN),
    phase.MOVING_TO: Phase(
        "ask-to",
        {
            actions.MARKER_REVEAL: "do-turn-marker",
            actions.MARKER_DRAW: "do-draw-marker",
            actions.MOVE_TO: "do-to",
        },
        "first-movement",
        _NO_TARGET,
    ),
    phase.GROUPING: Phase(
        "ask-group",
        {actions.MOVE_LEADER: "do-with", actions.MOVE_WARRIORS: "do-warriors"},
        "first-movement",
        _ON_THE_WAY,
    ),
    phase.BUILDING: Phase("ask-build", {actions.BUILD_AT: "do-build"}, "first-action"),
    phase.FYRD_CALLED: Phase("ask-fyrd", {actions.FYRD_AT: "do-fyrd"} | _END, "first-action"),
    phase.INCOME_DUE: Phase(
        "ask-income",
        {
            actions.INCOME_COIN: "do-income-coin",
            actions.INCOME_WARRIOR: "do-income-warrior",
            actions.INCOME_LEADER: "do-income-leader",
        }
        | _END,
        "first-action",
    ),
    phase.TRIBUTE_OFFERED: Phase("ask-tribute", {actions.TRIBUTE_AT: "do-tribute"}, "first-action"),
    phase.SCOUTING: Phase(
        "ask-scout", {actions.SCOUT_PICK: "do-scout"}, "first-action", {actions.SCOUT_LAY: "take-marker"}
    ),
    phase.SCOUT_LAYING: Phase(
        "ask-lay", {actions.SCOUT_LAY: "do-lay"}, "first-action", {actions.SCOUT_PICK: "lay-marker"}
    ),
    phase.RECRUITING: Phase(
        "ask-recruit", {actions.RECRUIT_UNIT: "do-recruit"} | _END, "first-action", {actions.MUSTER: "whom"}
    ),
    phase.MUSTERING: Phase(
        "ask-muster", {actions.MUSTER: "do-muster"}, "first-action", {actions.RECRUIT_UNIT: "place-recruit"}
    ),
    phase.PILLAGING: Phase("ask-pillage", {actions.PILLAGE_AT: "do-pillage"}, "first-action"),
    phase.CHOOSING_COMBAT: Phase("ask-combat", {actions.FIGHT: "do-fight"}, "first-combat"),
    phase.REVEALING: Phase("ask-reveal", {actions.REVEAL: "do-reveal", actions.PASS: "do-pass"}, "first-fight"),
    phase.RALLYING_FROM: Phase(
        "ask-rally-from", {actions.RALLY_FROM: "do-rally-from"}, "first-fight",
        _ABILITY | {actions.RALLY: "help-from-where"},
    ),
    phase.RALLYING: Phase(
        "ask-helper", {actions.RALLY: "do-bring"}, "first-fight", _ABILITY | {actions.RALLY_FROM: "help-known"}
    ),
    phase.REPELLING: Phase(
        "ask-repel", {actions.REPEL: "do-repel", actions.REPEL_WARRIOR: "do-repel"}, "first-fight", _ABILITY
    ),
    phase.LANDING_FROM: Phase(
        "ask-land-from", {actions.LAND_FROM: "do-land-from"}, "first-fight",
        _ABILITY | {actions.LAND: "help-from-where"},
    ),
    phase.LANDING: Phase(
        "ask-helper", {actions.LAND: "do-bring"}, "first-fight", _ABILITY | {actions.LAND_FROM: "help-known"}
    ),
    phase.SLAYING: Phase("ask-slay", {actions.SLAY: "do-slay"}, "first-fight", _ABILITY),
    phase.LOSING: Phase("ask-lose", {actions.LOSE: "do-lose"}, "first-fight"),
    phase.RETREATING: Phase("ask-retreat", {actions.RETREAT: "do-retreat"}, "first-fight"),
    phase.PLUNDERING: Phase("ask-plunder", {actions.PLUNDER: "do-plunder"}, "first-fight"),
    phase.HOMECOMING: Phase("ask-home", {actions.HOME: "do-home"}, "first-home", {actions.HARBOUR: "who-leaves"}),
    phase.HARBOURING: Phase("ask-muster", {actions.HARBOUR: "do-muster"}, "first-home", {actions.HOME: "place-him"}),
}  # fmt: skip

_NOT_MOVING = (actions.MOVE_FROM, *_NO_ORIGIN)

OTHERWISE = {
    actions.PLACE_LEADERS: "not-placing",
    actions.CHOOSE_TILE: "not-drafting",
    actions.BONUS: "bonus-late",
    **dict.fromkeys(_NOT_MOVING, "not-moving"),
    actions.LOSE: "not-losing",
    actions.RETREAT: "not-retreating",
    actions.PLUNDER: "not-plundering",
    actions.HOME: "not-home",
    actions.HARBOUR: "not-home",
}
"""Why it is not the time for an action of a family, where its phase has nothing particular to say."""

ABILITIES = (
    actions.RALLY_FROM, actions.RALLY, actions.REPEL, actions.REPEL_WARRIOR, actions.LAND_FROM, actions.LAND,
    actions.SLAY,
)  # fmt: skip
"""The families of what a revealed leader does."""

STARTED_AS = {
    actions.BUILD_AT: "build", actions.FYRD_AT: "fyrd", actions.INCOME_COIN: "income",
    actions.INCOME_WARRIOR: "income", actions.INCOME_LEADER: "income", actions.TRIBUTE_AT: "tribute",
    actions.SCOUT_PICK: "scout", actions.SCOUT_LAY: "scout", actions.RECRUIT_UNIT: "recruitment",
    actions.MUSTER: "recruitment", actions.PILLAGE_AT: "pillage",
}  # fmt: skip
"""The families that go on with an action of a tile, and that action."""
