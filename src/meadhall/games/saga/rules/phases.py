"""Saga: which decision a position asks for, and what follows by itself.

The choices of a position are a set of bits, counted from the first action of its phase. Where there is one choice it
is taken, and where there is none the phase passes by itself: `follows` tells which, and `rules.step` plays an action
and all that follows it.

The most frequent question, the tiles, comes first; other parts of the round have functions of their own.
"""

import numpy as np

from meadhall.core.bits import lowest
from meadhall.core.facts import tell
from meadhall.core.kernel import kernel
from meadhall.games.saga import actions, facts, location, phase, sides
from meadhall.games.saga.box import SagaBox as Box
from meadhall.games.saga.rules import abilities, combat, movement, tile_actions, turns
from meadhall.games.saga.rules.leaders import WARRIOR, hidden_in, units_in
from meadhall.games.saga.rules.map import bit, contested
from meadhall.games.saga.rules.markers import pool
from meadhall.games.saga.state import State

# The first action of each phase in which a seat decides.
FIRST = np.zeros(phase.ENDED + 1, np.int32)
for _phase, _first in (
    (phase.PLACING, actions.PLACE_LEADERS), (phase.DRAFTING, actions.CHOOSE_TILE),
    (phase.OPENING, actions.RESOLVE_TILE), (phase.BONUS_TIME, actions.BONUS), (phase.ACTING, actions.START),
    (phase.MOVING_FROM, actions.MOVE_FROM), (phase.MOVING_TO, actions.MARKER_REVEAL),
    (phase.GROUPING, actions.MOVE_LEADER), (phase.BUILDING, actions.BUILD_AT),
    (phase.FYRD_CALLED, actions.END_ACTION), (phase.INCOME_DUE, actions.END_ACTION),
    (phase.RECRUITING, actions.END_ACTION), (phase.MUSTERING, actions.MUSTER),
    (phase.TRIBUTE_OFFERED, actions.TRIBUTE_AT), (phase.SCOUTING, actions.SCOUT_PICK),
    (phase.SCOUT_LAYING, actions.SCOUT_LAY), (phase.PILLAGING, actions.PILLAGE_AT),
    (phase.CHOOSING_COMBAT, actions.FIGHT), (phase.REVEALING, actions.REVEAL),
    (phase.RALLYING_FROM, actions.RALLY_FROM), (phase.RALLYING, actions.RALLY), (phase.REPELLING, actions.REPEL),
    (phase.LANDING_FROM, actions.LAND_FROM), (phase.LANDING, actions.LAND), (phase.SLAYING, actions.SLAY),
    (phase.LOSING, actions.LOSE), (phase.RETREATING, actions.RETREAT), (phase.PLUNDERING, actions.PLUNDER),
    (phase.HOMECOMING, actions.HOME), (phase.HARBOURING, actions.HARBOUR),
):  # fmt: skip
    FIRST[_phase] = _first

# What `follows` returns where no action does.
NOTHING, BY_ITSELF = -1, -2


@kernel(inline=True)
def options(s: State, box: Box) -> int:
    """The choices of this phase, as bits from its first action on; 0 if there is nothing to decide."""
    if s.phase == phase.ACTING:
        return turns.actions_of_tile(s, box)
    if s.phase == phase.GROUPING:
        return movement.group_choices(s)
    if s.phase == phase.MOVING_FROM:
        return movement.origins(s)
    if s.phase == phase.MOVING_TO:
        return movement.destinations(s, box)
    if s.phase == phase.BONUS_TIME:
        return tile_actions.bonuses(s, box)
    if s.phase == phase.OPENING:
        return int(s.taken[s.seat]) & ~int(s.resolved)  # V-21: the tiles that the seat has still to resolve
    if s.phase == phase.DRAFTING:
        return turns.unowned(s)
    if s.phase < phase.PLACING:
        return 0
    if s.phase < phase.CHOOSING_COMBAT:
        return _options_of_action(s, box)
    if s.phase <= phase.CLOSING:
        return _options_of_combat(s, box)
    if s.phase == phase.HOMECOMING:
        return units_in(s, sides.VIKINGS, location.DRAKKAR)
    return tile_actions.harbours(s) if s.phase == phase.HARBOURING else 0


@kernel
def _options_of_action(s: State, box: Box) -> int:
    """The options in an action of a tile, and those of the setup."""
    stop = int(s.moved > 0)  # V-26, R28: END_ACTION, once something is done
    if s.phase == phase.INCOME_DUE:
        return tile_actions.income_choices(s) | stop
    if s.phase == phase.BUILDING:
        return tile_actions.building_sites(s)
    if s.phase == phase.FYRD_CALLED:
        return tile_actions.fyrd_targets(s) << (actions.FYRD_AT - actions.END_ACTION) | stop
    if s.phase == phase.TRIBUTE_OFFERED:
        return tile_actions.tribute_areas(s)
    if s.phase == phase.SCOUTING:
        return pool(s, box)
    if s.phase == phase.SCOUT_LAYING:
        return bit(location.SPACES) - 1
    if s.phase == phase.RECRUITING:  # V-51: the owner picks which leader
        recruits = units_in(s, sides.VIKINGS, location.SUPPLY)
        return recruits << (actions.RECRUIT_UNIT - actions.END_ACTION) | stop
    if s.phase == phase.MUSTERING:
        return tile_actions.fewest(s)
    if s.phase == phase.PILLAGING:
        return tile_actions.pillage_areas(s)
    return 63  # PLACING


@kernel
def _options_of_combat(s: State, box: Box) -> int:
    if s.phase == phase.CHOOSING_COMBAT:
        return contested(s)
    if s.phase == phase.REVEALING:  # V-71: an unrevealed leader, or passing; V-72: without one only passing
        return hidden_in(s, s.seat, s.battle) | bit(actions.PASS - actions.REVEAL)
    if s.phase == phase.LOSING:
        return combat.loss_choices(s)
    if s.phase == phase.RETREATING:
        return combat.retreats(s, box)
    if s.phase == phase.RALLYING_FROM:
        return abilities.rally_areas(s, box)
    if s.phase == phase.LANDING_FROM:
        return abilities.landing_areas(s, box)
    if s.phase == phase.RALLYING or s.phase == phase.LANDING:
        return units_in(s, s.seat, s.origin)
    if s.phase == phase.REPELLING:
        return abilities.repel_choices(s, box)
    if s.phase == phase.SLAYING:  # whom the berserk takes with him; he may spare them
        return abilities.enemy_choices(s, sides.SAXONS) | bit(abilities.SPARE)
    if s.phase == phase.PLUNDERING:
        return 3 if box.rules < 3 else 1  # R22: until version 3 the Viking was asked
    return 0


@kernel
def found_anew(s: State, box: Box) -> int:
    """The right value of the field `choices`."""
    return options(s, box)


@kernel(inline=True)
def follows(s: State, box: Box) -> int:
    """The step that follows without a decision: the only choice, or BY_ITSELF; NOTHING if a seat is asked."""
    s.choices = options(s, box)
    if s.choices & (s.choices - 1) != 0:
        return NOTHING
    if s.choices == 0:
        return NOTHING if s.phase < phase.PLACING or s.phase == phase.ENDED else BY_ITSELF
    return int(FIRST[s.phase]) + lowest(s.choices)


@kernel(inline=True)
def play(s: State, box: Box, action: int) -> None:
    """Plays one action or outcome, or lets a phase pass BY_ITSELF, without what follows."""
    if s.phase == phase.ACTING:
        if action == actions.END_TILE:
            turns.end_tile(s)
        else:
            tile_actions.start(s, box, action - actions.START)
    elif s.phase == phase.GROUPING:
        movement.join_group(s, action)
    elif s.phase == phase.MOVING_FROM:
        s.origin = action - actions.MOVE_FROM
        tell(facts.SET_OUT, s.seat, s.origin)
        s.phase = phase.MOVING_TO
    elif s.phase == phase.MOVING_TO:
        movement.head_for(s, box, action)
    elif s.phase == phase.BONUS_TIME:
        tile_actions.take_bonus(s, action)
    elif s.phase == phase.OPENING:
        if action == BY_ITSELF:
            turns.end_tiles(s, box)
        else:
            s.tile = action - actions.RESOLVE_TILE
            tell(facts.TURNED_TO_TILE, s.seat, s.tile)
            s.phase = phase.BONUS_TIME
    elif s.phase == phase.DRAFTING:
        turns.take_tile(s, box, action - actions.CHOOSE_TILE)
    elif s.phase <= phase.PLACING:
        _play_setup(s, box, action)
    elif s.phase < phase.CHOOSING_COMBAT:
        _play_action(s, box, action)
    elif s.phase <= phase.CLOSING:
        if action == BY_ITSELF:
            _pass_combat(s, box)
        else:
            _play_combat(s, box, action)
    else:
        _play_end(s, box, action)


@kernel
def _play_action(s: State, box: Box, action: int) -> None:
    """Goes on with an action of a tile."""
    choice = action - actions.FAMILIES[action]
    if action == actions.END_ACTION:
        movement.end_action(s)
    elif s.phase == phase.INCOME_DUE:
        tile_actions.draw_income(s, action)
    elif s.phase == phase.FYRD_CALLED:
        tile_actions.call_fyrd(s, choice)
    elif s.phase == phase.BUILDING:
        tile_actions.build(s, box, choice)
    elif s.phase == phase.TRIBUTE_OFFERED:
        tile_actions.pay_tribute(s, choice)
    elif s.phase == phase.SCOUTING:
        movement.pick_scouted(s, choice)
    elif s.phase == phase.SCOUT_LAYING:
        movement.lay_scouted(s, box, choice)
    elif s.phase == phase.RECRUITING:
        tile_actions.take_in_hand(s, choice, location.SUPPLY, phase.MUSTERING)
    elif s.phase == phase.MUSTERING:
        tile_actions.muster(s, choice)
    else:
        tile_actions.pillage(s, box, choice)  # V-64: at once, without a combat
        movement.end_action(s)


@kernel
def _play_setup(s: State, box: Box, action: int) -> None:
    """The draws of chance, and the setup."""
    if s.phase == phase.DRAWING:
        movement.draw_marker(s, box, action - actions.DESTINATION)
    elif s.phase == phase.REPELLING_HIDDEN or s.phase == phase.SLAYING_HIDDEN:
        _play_combat(s, box, action)
    elif s.phase == phase.PLACING:
        turns.place_leaders(s, action - actions.PLACE_LEADERS)
    else:
        turns.set_up(s, box, action)


@kernel
def _play_combat(s: State, box: Box, action: int) -> None:
    choice = action - actions.FAMILIES[action]
    if s.phase == phase.CHOOSING_COMBAT:
        combat.begin_combat(s, choice)
    elif s.phase == phase.REVEALING:
        if action == actions.PASS:
            combat.pass_reveal(s, box)
        else:
            abilities.reveal(s, box, choice)
    elif s.phase == phase.LOSING:
        combat.lose(s, choice)
    elif s.phase == phase.RETREATING:
        combat.retreat(s, location.DRAKKAR if choice == combat.AT_SEA else choice)
    elif s.phase == phase.RALLYING_FROM:
        abilities.call_from(s, choice, phase.RALLYING)
    elif s.phase == phase.LANDING_FROM:
        abilities.call_from(s, location.NORTH + choice, phase.LANDING)
    elif s.phase == phase.RALLYING or s.phase == phase.LANDING:
        abilities.bring_unit(s, box, choice)
    elif s.phase == phase.REPELLING:
        unit = WARRIOR if action >= actions.REPEL_WARRIOR else choice
        abilities.pick(s, box, unit, abilities.repelled_from(s, action))
    elif s.phase == phase.SLAYING:
        if choice == abilities.SPARE:
            tell(facts.SPARED, sides.VIKINGS, s.battle)
            s.left = 0
            abilities.slay_on(s, box)
        else:
            abilities.pick(s, box, choice, s.battle)
    elif s.phase == phase.PLUNDERING:
        combat.plunder(s, box, action)
    else:  # a hidden leader was picked by chance
        abilities.strike(s, box, choice + 1, s.origin if s.phase == phase.REPELLING_HIDDEN else s.battle)


@kernel
def _pass_combat(s: State, box: Box) -> None:
    """A phase of combat in which there is nothing to decide."""
    if s.phase == phase.CHOOSING_COMBAT:
        s.phase = phase.CHECKING
    elif s.phase == phase.COMPARING:
        combat.compare(s, box)
    elif s.phase == phase.LOSING:
        combat.end_losses(s)
    elif s.phase == phase.RETREATING:
        combat.end_retreat(s)
    elif s.phase == phase.AFTERMATH:
        combat.after_combat(s)
    else:
        combat.close_combat(s)


@kernel
def _play_end(s: State, box: Box, action: int) -> None:
    """The end of the round."""
    if s.phase == phase.CHECKING:
        turns.check_victory(s, box)
    elif s.phase == phase.COUNTING:
        turns.count_down(s, box)
    elif s.phase == phase.HARBOURING:
        tile_actions.put_from_hand(s, location.NORTH + action - actions.HARBOUR, facts.CAME_HOME)
        s.phase = phase.HOMECOMING
    elif action == BY_ITSELF:
        turns.begin_round(s)
    else:
        tile_actions.take_in_hand(s, action - actions.HOME, location.DRAKKAR, phase.HARBOURING)
