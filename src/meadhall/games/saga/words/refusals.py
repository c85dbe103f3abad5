"""Saga: why an action is not legal now, by the keys of the reasons in `en.ftl`."""

from meadhall.games.saga import actions, location, offer, phase, sides
from meadhall.games.saga.rules.leaders import leaders_in
from meadhall.games.saga.rules.map import has_stronghold, is_coastal, units
from meadhall.games.saga.rules.tile_actions import can_be_started
from meadhall.games.saga.rules.turns import owner_of
from meadhall.games.saga.state import LEADERS, TILES
from meadhall.games.saga.words.names import SagaView, members


def not_resolving(view: SagaView, action: int) -> str:
    """Why a tile is not resolved now; empty where the reason of the phase says enough."""
    s, tile = view.state, action - actions.RESOLVE_TILE
    if s.phase <= phase.DRAFTING:
        return ""
    if owner_of(s, tile) != view.to_move:
        return "not-your-tile"
    return "resolved-already" if s.resolved >> tile & 1 else ""


def no_bonus(view: SagaView, action: int) -> str:
    """Why a bonus cannot be used."""
    s, number = view.state, action - actions.BONUS
    if s.phase != phase.BONUS_TIME:
        return "bonus-late" if s.tile >= 0 else ""
    printed = number != offer.NONE and view.box.bonus[s.seat, s.tile] >> number & 1
    return "bonus-empty" if printed else "no-such-bonus"


def not_starting(view: SagaView, action: int) -> str:
    """Why an action of a tile cannot be started; empty where the reason of the phase says enough."""
    s, box, number = view.state, view.box, action - actions.START
    if s.tile < 0:
        return ""
    if not box.tile_actions[s.seat, s.tile] >> number & 1:
        return "not-on-tile"
    if s.done >> number & 1:
        return "done-once"
    if s.phase != phase.ACTING:
        return ""
    return "either-action" if box.either[s.seat, s.tile] and s.done else _idle(view, number)


def idle_on_tile(view: SagaView, action: int) -> str:
    """Why the tile that is being resolved does not offer one of its actions; of other tiles, whose they are."""
    s, box, tile = view.state, view.box, (action - actions.CHOOSE_TILE) % TILES
    if tile != s.tile:
        return not_resolving(view, actions.RESOLVE_TILE + tile)
    offered = int(box.tile_actions[s.seat, tile]) & ~int(s.done) & ~int(can_be_started(s))
    if box.either[s.seat, tile] and s.done:
        return "either-action"
    return _idle(view, members(offered)[0]) if offered else ""


def _idle(view: SagaView, number: int) -> str:
    """Why an action of a tile could have no effect now."""
    s = view.state
    if number in _PRICED and not s.coins[sides.SAXONS]:
        return _PRICED[number]
    if number == offer.BUILD and not s.stronghold_supply:
        return "all-built"
    return "no-income" if number == offer.INCOME and s.strongholds else _IDLE[number]


_PRICED = {offer.BUILD: "no-coin-build", offer.FYRD: "no-coin-fyrd", offer.TRIBUTE: "no-coin-tribute"}
_IDLE = (
    "idle-movement", "idle-build", "idle-fyrd", "idle-income", "idle-tribute", "idle-scout", "idle-recruitment",
    "idle-pillage",
)  # fmt: skip


def not_from(view: SagaView, action: int) -> str:
    """Why no Unit can leave an area."""
    s, area = view.state, action - actions.MOVE_FROM
    if s.seat == sides.SAXONS and area >= location.ENGLAND:
        return "never-at-sea"
    return "engaged" if units(s, s.seat, area) else "no-units"


def not_to(view: SagaView, action: int) -> str:
    """Why no Unit can go to an area."""
    s, area = view.state, action - actions.MOVE_TO
    if s.seat == sides.SAXONS and area >= location.ENGLAND:
        return "never-at-sea"
    if area == location.DRAKKAR:
        return "no-drakkar"
    return "no-sailing" if s.origin >= location.ENGLAND > area else "not-adjacent"


def no_marker(view: SagaView, action: int) -> str:
    """Why a marker is not turned over or drawn."""
    if view.state.origin < location.ENGLAND:
        return "no-marker-there"
    return "not-face-down" if action == actions.MARKER_REVEAL else "face-down"


def no_leader(view: SagaView, action: int) -> str:
    """Why a Leader does not go along."""
    s = view.state
    return "too-many" if leaders_in(s, s.seat, s.origin) >> action - actions.MOVE_LEADER & 1 else "not-there"


def no_warriors(view: SagaView, action: int) -> str:
    """Why that many Warriors cannot go along."""
    number = action - actions.MOVE_WARRIORS
    return "at-least-one" if number == 0 else "too-many" if number > view.state.left else "few-warriors"


def not_building(view: SagaView, action: int) -> str:
    """Why no Stronghold can be built in an area."""
    return "has-stronghold" if has_stronghold(view.state, action - actions.BUILD_AT) else "not-controlled"


def not_at_stronghold(view: SagaView, action: int) -> str:
    """Why a Stronghold cannot be pillaged, call the fyrd or yield something."""
    s, (family, (place, *_)) = view.state, actions.ACTIONS.decode(action)
    if not has_stronghold(s, place):
        return "no-stronghold"
    if family in (actions.FYRD_AT, actions.PILLAGE_AT):
        return "no-warriors-to-hit" if family == actions.FYRD_AT else "not-controlled"
    if s.used >> place & 1:
        return "stronghold-used"
    if family == actions.INCOME_COIN:
        return "general-empty"
    return "not-in-supply" if s.coins[sides.SAXONS] else "no-coin"


def not_scouting(view: SagaView, action: int) -> str:
    """Why a marker cannot be scouted."""
    return "not-in-pool" if is_coastal(view.box, action - actions.SCOUT_PICK) else "no-such-marker"


def not_revealing(view: SagaView, action: int) -> str:
    """Why no Leader is revealed now."""
    return "all-revealed" if view.state.battle >= 0 else "combat-only"


def no_ability(view: SagaView, action: int) -> str:
    """In a combat: that no Leader with this ability was revealed."""
    return "no-ability" if view.state.battle >= 0 and view.state.phase != phase.REVEALING else ""


def no_such_enemy(view: SagaView, action: int) -> str:
    """Why an enemy cannot be slain or driven away."""
    s, (family, (number, *_)) = view.state, actions.ACTIONS.decode(action)
    slays = family == actions.SLAY
    anywhere = view.box.rules >= 3 and not slays
    places = range(location.ENGLAND) if anywhere else (int(s.battle),)
    figure = number - 1 if family != actions.REPEL_WARRIOR else -1
    if 0 <= figure < LEADERS and s.figures[sides.SAXONS if slays else sides.VIKINGS, figure] in places:
        return "one-hidden"
    return "not-in-england" if anywhere else "not-in-combat"
