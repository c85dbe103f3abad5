"""Saga: why an action is not legal now, by the keys of the reasons in `en.ftl`."""

from meadhall.games.saga import actions, location, offer, phase, sides
from meadhall.games.saga.rules.leaders import leaders_in
from meadhall.games.saga.rules.map import has_stronghold, is_coastal, units
from meadhall.games.saga.rules.turns import owner_of
from meadhall.games.saga.state import LEADERS
from meadhall.games.saga.words.names import SagaView, moves_one

# --- Tiles ------------------------------------------------------------------------------------------------------------


def no_tile(view: SagaView, action: int) -> str:
    """Whether no tile is being resolved."""
    return "no-tile-time" if view.state.tile < 0 else ""


def no_bonus_now(view: SagaView, action: int) -> str:
    """Why it is not the time for a bonus."""
    return no_tile(view, action) or "bonus-late"


def not_resolving(view: SagaView, action: int) -> str:
    """Why a tile is not to be resolved at all; nothing if it is."""
    tile = action - actions.RESOLVE_TILE
    if owner_of(view.state, tile) != view.to_move:
        return "not-your-tile"
    return "resolved-already" if view.state.resolved >> tile & 1 else ""


def not_resolving_now(view: SagaView, action: int) -> str:
    """Why it is not the time to resolve a tile, once the tiles are taken."""
    return not_resolving(view, action) if view.state.phase > phase.DRAFTING else ""


def no_bonus(view: SagaView, action: int) -> str:
    """Why a bonus cannot be used."""
    s, number = view.state, action - actions.BONUS
    printed = number != offer.NONE and view.box.bonus[s.seat, s.tile] >> number & 1
    return "bonus-empty" if printed else "no-such-bonus"


def not_offered(view: SagaView, action: int) -> str:
    """Why an action is none that the tile offers still; nothing if it is."""
    s, number = view.state, action - actions.START
    if not view.box.tile_actions[s.seat, s.tile] >> number & 1:
        return "not-on-tile"
    return "done-once" if s.done >> number & 1 else ""


def not_starting_now(view: SagaView, action: int) -> str:
    """Why it is not the time to start an action of the tile, if there is more to say than what comes first."""
    return no_tile(view, action) or not_offered(view, action)


def not_starting(view: SagaView, action: int) -> str:
    """Why an action of the tile cannot be started."""
    s = view.state
    either = view.box.either[s.seat, s.tile] and s.done
    return not_offered(view, action) or ("either-action" if either else "no-effect")


# --- Movement ---------------------------------------------------------------------------------------------------------


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
    if not leaders_in(s, s.seat, s.origin) >> action - actions.MOVE_LEADER & 1:
        return "not-there"
    return "one-only" if moves_one(view) else "too-many"


def no_warriors(view: SagaView, action: int) -> str:
    """Why not so many Warriors go along."""
    number = action - actions.MOVE_WARRIORS
    if number == 0:
        return "at-least-one"
    if number > view.state.left:
        return "one-only" if moves_one(view) else "too-many"
    return "few-warriors"


# --- Actions of tiles -------------------------------------------------------------------------------------------------


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


# --- Combat -----------------------------------------------------------------------------------------------------------


def not_revealing(view: SagaView, action: int) -> str:
    """Why no Leader is revealed now."""
    return "not-revealing" if view.state.battle < 0 else "all-revealed"


def no_ability(view: SagaView, action: int) -> str:
    """Whether no Leader with an ability was revealed, in a combat."""
    return "no-ability" if view.state.battle >= 0 else ""


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
