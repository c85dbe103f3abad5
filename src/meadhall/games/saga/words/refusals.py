"""Saga: why an action is not legal now, with the number of the rule that forbids it."""

from meadhall.games.saga import actions, location, offer, phase, sides
from meadhall.games.saga.rules.combat import AT_SEA
from meadhall.games.saga.rules.leaders import leaders_in
from meadhall.games.saga.rules.map import has_stronghold, is_coastal, units
from meadhall.games.saga.rules.turns import owner_of
from meadhall.games.saga.state import LEADERS
from meadhall.games.saga.words.names import SagaView, area_name, moves_one, tile_action
from meadhall.games.saga.words.phases import ABILITIES, OTHERWISE, PHASES, STARTED_AS


def why_not(view: SagaView, action: int) -> str:
    """Why an action is not legal now."""
    family, _ = actions.ACTIONS.decode(action)
    number, now = action - family, int(view.state.phase)
    if family not in PHASES[now].does:
        return _another_time(view, family, number)
    if now in (phase.MOVING_FROM, phase.MOVING_TO, phase.GROUPING):
        return _movement(view, family, number)
    if now < phase.CHOOSING_COMBAT:
        return _tiles(view, family, number) if now <= phase.ACTING else _tile_action(view, family, number)
    return _combat(view, family, number)


def _another_time(view: SagaView, family: int, number: int) -> str:
    """Why it is not the time for an action of this family."""
    s, now = view.state, PHASES[int(view.state.phase)]
    if family in (actions.BONUS, actions.START, actions.END_TILE) and s.tile < 0:
        return view.say("no-tile-time")
    if family == actions.START and (why := _not_offered(view, number)):
        return why
    if family == actions.RESOLVE_TILE and s.phase > phase.DRAFTING and (why := _not_to_resolve(view, number)):
        return why
    if family in STARTED_AS and family not in now.others:
        return view.say("not-started", action=view.say("tile-action", action=STARTED_AS[family]))
    key = now.others.get(family) or OTHERWISE.get(family) or now.first
    if key == now.first and family in (actions.REVEAL, actions.PASS):
        key = "not-revealing" if s.battle < 0 else "all-revealed"
    if key == now.first and family in ABILITIES and s.battle >= 0:
        key = "no-ability"
    return view.say(key, battle=area_name(view, int(s.battle)), origin=area_name(view, int(s.origin)))


# --- Tiles ------------------------------------------------------------------------------------------------------------


def _tiles(view: SagaView, family: int, number: int) -> str:
    s = view.state
    if family == actions.CHOOSE_TILE:
        return view.say("tile-taken", tile=number + 1)
    if family == actions.BONUS:
        printed = number != offer.NONE and view.box.bonus[s.seat, s.tile] >> number & 1
        return view.say("bonus-empty" if printed else "no-such-bonus", tile=int(s.tile) + 1)
    if family == actions.RESOLVE_TILE:
        return _not_to_resolve(view, number)
    key = "either-action" if view.box.either[s.seat, s.tile] and s.done else "no-effect"
    return _not_offered(view, number) or view.say(key, action=tile_action(view.phrases, number))


def _not_to_resolve(view: SagaView, tile: int) -> str:
    """Why a tile is not to be resolved at all; empty if it is."""
    if owner_of(view.state, tile) != view.to_move:
        return view.say("not-your-tile", tile=tile + 1)
    return view.say("resolved-already", tile=tile + 1) if view.state.resolved >> tile & 1 else ""


def _not_offered(view: SagaView, number: int) -> str:
    """Why an action is none that the tile offers still; empty if it does."""
    s, action = view.state, tile_action(view.phrases, number)
    if not view.box.tile_actions[s.seat, s.tile] >> number & 1:
        return view.say("not-on-tile", tile=int(s.tile) + 1, action=action)
    return view.say("done-once", action=action) if s.done >> number & 1 else ""


# --- Movement ---------------------------------------------------------------------------------------------------------


def _movement(view: SagaView, family: int, number: int) -> str:
    s = view.state
    area, origin = area_name(view, number), area_name(view, int(s.origin))
    at_sea = s.seat == sides.SAXONS and number >= location.ENGLAND
    if family == actions.MOVE_FROM:
        key = "never-at-sea" if at_sea else "engaged" if units(s, s.seat, number) else "no-units"
    elif family == actions.MOVE_TO:
        key = "no-sailing" if s.origin >= location.ENGLAND > number else "not-adjacent"
        key = "never-at-sea" if at_sea else "no-drakkar" if number == location.DRAKKAR else key
    elif family in (actions.MARKER_REVEAL, actions.MARKER_DRAW):
        key = "not-face-down" if family == actions.MARKER_REVEAL else "face-down"
        key = "no-marker-there" if s.origin < location.ENGLAND else key
    elif family == actions.MOVE_LEADER and not leaders_in(s, s.seat, s.origin) >> number & 1:
        key = "not-there"
    elif family == actions.MOVE_WARRIORS and number == 0:
        key = "at-least-one"
    elif family == actions.MOVE_LEADER or number > s.left:
        key = "one-only" if moves_one(view) else "too-many"
    else:
        key = "few-warriors"
    there, most = int(s.warriors[s.seat, s.origin]), int(s.left) + int(s.moved)
    return view.say(key, area=area, origin=origin, warriors=there, units=most)


# --- Actions of tiles -------------------------------------------------------------------------------------------------


def _tile_action(view: SagaView, family: int, number: int) -> str:
    s = view.state
    place = number // LEADERS if family == actions.INCOME_LEADER else number
    place += location.NORTH if family == actions.MUSTER else 0
    rule = {actions.BUILD_AT: "V-52", actions.FYRD_AT: "V-56", actions.PILLAGE_AT: "V-63"}.get(family, "V-57")
    if family == actions.END_ACTION:
        key = "begin-first"
    elif family == actions.RECRUIT_UNIT:
        key = "not-in-supply"
    elif family == actions.MUSTER:
        key = "not-emptiest"
    elif family == actions.TRIBUTE_AT:
        key, rule = "not-contested", "V-59"
    elif family == actions.SCOUT_PICK:
        key = "not-in-pool" if is_coastal(view.box, place) else "no-such-marker"
    elif family == actions.BUILD_AT:
        key = "has-stronghold" if has_stronghold(s, place) else "not-controlled"
    elif not has_stronghold(s, place):
        key = "no-stronghold"
    elif family == actions.FYRD_AT:
        key = "no-warriors-to-hit"
    elif family == actions.PILLAGE_AT:
        key = "not-controlled"
    elif s.used >> place & 1:
        key = "stronghold-used"
    elif family == actions.INCOME_COIN:
        key = "general-empty"
    else:
        key = "not-in-supply" if s.coins[sides.SAXONS] else "no-coin"
    return view.say(key, area=area_name(view, place), rule=rule)


# --- Combat, and coming home ------------------------------------------------------------------------------------------


def _combat(view: SagaView, family: int, number: int) -> str:
    s = view.state
    if family == actions.FIGHT:
        return view.say("not-contested", area=area_name(view, number), rule="V-69")
    if family == actions.REVEAL:
        return view.say("no-leader-here")
    if family in (actions.RALLY_FROM, actions.LAND_FROM, actions.HARBOUR):
        place = number if family == actions.RALLY_FROM else location.NORTH + number
        return view.say("not-emptiest" if family == actions.HARBOUR else "no-help", area=area_name(view, place))
    if family in (actions.REPEL, actions.REPEL_WARRIOR, actions.SLAY):
        slays, anywhere = family == actions.SLAY, view.box.rules >= 3
        places = range(location.ENGLAND) if anywhere and not slays else (int(s.battle),)
        figure = number - 1 if family != actions.REPEL_WARRIOR else -1
        if 0 <= figure < LEADERS and s.figures[sides.SAXONS if slays else sides.VIKINGS, figure] in places:
            return view.say("one-hidden")
        return view.say("not-in-england" if anywhere and not slays else "not-in-combat")
    if family == actions.RETREAT:
        rule = "V-79" if s.seat == sides.SAXONS else "V-80 to V-82"
        return view.say("no-retreat", area=area_name(view, location.DRAKKAR if number == AT_SEA else number), rule=rule)
    return view.say("not-plundering" if family == actions.PLUNDER else "unit-not-there")
