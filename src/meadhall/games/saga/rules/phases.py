"""Saga: which decision a position asks for, and what follows by itself.

The choices of a position are a set of bits, counted from the first action of its phase. Where there is one choice it
is taken, and where there is none the phase passes by itself: `advance` plays one such part of a step, `rules.step` an
action and all that follows it.
"""

import numpy as np

from meadhall.core.kernel import kernel
from meadhall.games.saga import actions, location, phase, sides
from meadhall.games.saga.box import SagaBox as Box
from meadhall.games.saga.rules.abilities import (
    bring_unit,
    call_from,
    enemy_choices,
    landing_areas,
    rally_areas,
    repel,
    reveal,
    slay,
    slay_choices,
    strike_hidden,
    units_at_origin,
)
from meadhall.games.saga.rules.combat import (
    after_combat,
    begin_combat,
    close_combat,
    compare,
    end_losses,
    end_retreat,
    lose,
    loss_choices,
    pass_reveal,
    plunder,
    retreat,
    retreats,
    reveal_choices,
)
from meadhall.games.saga.rules.map import bit, contested, fewest, pillage_areas
from meadhall.games.saga.rules.movement import (
    destinations,
    draw_marker,
    end_action,
    group_choices,
    head_for,
    join_group,
    lay_scouted,
    origins,
    pick_scouted,
    pool,
)
from meadhall.games.saga.rules.tile_actions import (
    bonuses,
    build,
    building_sites,
    call_fyrd,
    draw_income,
    fyrd_choices,
    harbours,
    home_choices,
    income_choices,
    muster,
    pay_tribute,
    pillage_at,
    put_from_hand,
    recruit,
    recruits,
    start,
    take_bonus,
    take_in_hand,
    tribute_areas,
)
from meadhall.games.saga.rules.turns import (
    actions_of_tile,
    begin_round,
    check_victory,
    count_down,
    end_tile,
    end_tiles,
    place_leaders,
    set_up,
    take_tile,
    unowned,
    unresolved,
)
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

# What `advance` returns where it did not take an only choice.
NOTHING, BY_ITSELF = -1, -2


# --- Choices, and what follows by itself ------------------------------------------------------------------------------


@kernel
def options(s: State, box: Box) -> int:
    """What can be decided in this phase, as bits from its first action on; 0 if it passes by itself."""
    if s.phase == phase.ACTING:
        return actions_of_tile(s, box)
    if s.phase == phase.GROUPING:
        return group_choices(s)
    if s.phase == phase.MOVING_FROM:
        return origins(s)
    if s.phase == phase.MOVING_TO:
        return destinations(s, box)
    if s.phase == phase.BONUS_TIME:
        return bonuses(s, box)
    if s.phase == phase.OPENING:
        return unresolved(s)
    if s.phase == phase.DRAFTING:
        return unowned(s)
    if s.phase == phase.BUILDING:
        return building_sites(s)
    if s.phase == phase.FYRD_CALLED:
        return fyrd_choices(s)
    if s.phase == phase.INCOME_DUE:
        return income_choices(s)
    if s.phase == phase.TRIBUTE_OFFERED:
        return tribute_areas(s)
    if s.phase == phase.SCOUTING:
        return pool(s, box)
    if s.phase == phase.SCOUT_LAYING:
        return bit(location.SPACES) - 1
    if s.phase == phase.RECRUITING:
        return recruits(s)
    if s.phase == phase.MUSTERING:
        return fewest(s)
    if s.phase == phase.PILLAGING:
        return pillage_areas(s)
    if s.phase == phase.CHOOSING_COMBAT:
        return contested(s)
    if s.phase == phase.REVEALING:
        return reveal_choices(s)
    if s.phase == phase.LOSING:
        return loss_choices(s)
    if s.phase == phase.RETREATING:
        return retreats(s, box)
    if s.phase == phase.RALLYING_FROM:
        return rally_areas(s, box)
    if s.phase == phase.LANDING_FROM:
        return landing_areas(s, box)
    if s.phase == phase.RALLYING or s.phase == phase.LANDING:
        return units_at_origin(s, s.seat)
    if s.phase == phase.REPELLING:
        return enemy_choices(s, sides.VIKINGS)
    if s.phase == phase.SLAYING:
        return slay_choices(s)
    if s.phase == phase.PLUNDERING:
        return 3
    if s.phase == phase.HOMECOMING:
        return home_choices(s)
    if s.phase == phase.HARBOURING:
        return harbours(s)
    if s.phase == phase.PLACING:
        return 63
    return 0


@kernel
def advance(s: State, box: Box) -> int:
    """Plays one thing that nobody decides: an only choice, which is returned, or a phase that passes BY_ITSELF."""
    if s.phase < phase.PLACING or s.phase == phase.ENDED:
        return NOTHING
    choices = options(s, box)
    if choices == 0:
        _pass_by(s, box)
        return BY_ITSELF
    if choices & (choices - 1) != 0:
        return NOTHING
    action = int(FIRST[s.phase])
    while choices != 1:
        choices >>= 1
        action += 1
    play(s, box, action)
    return action


@kernel
def play(s: State, box: Box, action: int) -> None:
    """Plays one action or outcome, without what follows by itself."""
    if s.phase == phase.ACTING:
        if action == actions.END_TILE:
            end_tile(s)
        else:
            start(s, box, action - actions.START)
    elif s.phase == phase.GROUPING:
        join_group(s, action)
    elif s.phase == phase.MOVING_FROM:
        s.origin = action - actions.MOVE_FROM
        s.phase = phase.MOVING_TO
    elif s.phase == phase.MOVING_TO:
        head_for(s, action)
    elif s.phase == phase.BONUS_TIME:
        take_bonus(s, action)
    elif s.phase == phase.OPENING:
        s.tile = action - actions.RESOLVE_TILE
        s.phase = phase.BONUS_TIME
    elif s.phase == phase.DRAFTING:
        take_tile(s, box, action - actions.CHOOSE_TILE)
    elif s.phase == phase.CHOOSING_COMBAT:
        begin_combat(s, action - actions.FIGHT)
    elif s.phase == phase.REVEALING:
        if action == actions.PASS:
            pass_reveal(s, box)
        else:
            reveal(s, box, action - actions.REVEAL)
    elif s.phase == phase.LOSING:
        lose(s, action)
    elif s.phase == phase.RETREATING:
        retreat(s, action)
    elif s.phase == phase.HOMECOMING:
        take_in_hand(s, action - actions.HOME, location.DRAKKAR)
        s.phase = phase.HARBOURING
    elif s.phase == phase.HARBOURING:
        put_from_hand(s, location.NORTH + action - actions.HARBOUR)
        s.phase = phase.HOMECOMING
    elif action == actions.END_ACTION:
        end_action(s)
    elif s.phase == phase.INCOME_DUE:
        draw_income(s, action)
    elif s.phase == phase.FYRD_CALLED:
        call_fyrd(s, action - actions.FYRD_AT)
    elif s.phase == phase.BUILDING:
        build(s, box, action - actions.BUILD_AT)
    elif s.phase == phase.TRIBUTE_OFFERED:
        pay_tribute(s, action - actions.TRIBUTE_AT)
    elif s.phase == phase.SCOUTING:
        pick_scouted(s, action - actions.SCOUT_PICK)
    elif s.phase == phase.SCOUT_LAYING:
        lay_scouted(s, box, action - actions.SCOUT_LAY)
    elif s.phase == phase.RECRUITING:
        recruit(s, action - actions.RECRUIT_UNIT)
    elif s.phase == phase.MUSTERING:
        muster(s, action - actions.MUSTER)
    elif s.phase == phase.PILLAGING:
        pillage_at(s, box, action - actions.PILLAGE_AT)
    elif s.phase == phase.RALLYING_FROM:
        call_from(s, action - actions.RALLY_FROM, phase.RALLYING)
    elif s.phase == phase.LANDING_FROM:
        call_from(s, location.NORTH + action - actions.LAND_FROM, phase.LANDING)
    elif s.phase == phase.RALLYING:
        bring_unit(s, box, action - actions.RALLY)
    elif s.phase == phase.LANDING:
        bring_unit(s, box, action - actions.LAND)
    elif s.phase == phase.REPELLING:
        repel(s, box, action - actions.REPEL)
    elif s.phase == phase.SLAYING:
        slay(s, box, action)
    elif s.phase == phase.PLUNDERING:
        plunder(s, box, action)
    elif s.phase == phase.DRAWING:
        draw_marker(s, action - actions.DESTINATION)
    elif s.phase == phase.PLACING:
        place_leaders(s, action - actions.PLACE_LEADERS)
    elif s.phase == phase.REPELLING_HIDDEN or s.phase == phase.SLAYING_HIDDEN:
        strike_hidden(s, box, action - actions.HIDDEN_IS)
    else:
        set_up(s, box, action)


@kernel
def _pass_by(s: State, box: Box) -> None:
    """A phase in which there is nothing to decide."""
    if s.phase == phase.OPENING:
        end_tiles(s, box)
    elif s.phase == phase.CHOOSING_COMBAT:
        s.phase = phase.CHECKING
    elif s.phase == phase.COMPARING:
        compare(s, box)
    elif s.phase == phase.LOSING:
        end_losses(s)
    elif s.phase == phase.RETREATING:
        end_retreat(s)
    elif s.phase == phase.AFTERMATH:
        after_combat(s)
    elif s.phase == phase.CLOSING:
        close_combat(s)
    elif s.phase == phase.CHECKING:
        check_victory(s, box)
    elif s.phase == phase.COUNTING:
        count_down(s, box)
    else:
        begin_round(s)
