"""Saga: which decision a position asks for, and what follows by itself.

The choices of a position are a set of bits, counted from the first action of its phase. Where there is one choice it
is taken, and where there is none the phase passes by itself: `advance` plays one such beat, `rules.step` an action and
all beats that follow it.
"""

import numpy as np

from meadhall.core.kernel import kernel
from meadhall.games.saga.areas import (
    bit,
    fewest,
)
from meadhall.games.saga.box import SagaBox as Box
from meadhall.games.saga.combat import (
    after_combat,
    begin_combat,
    bring_unit,
    call_from,
    close_combat,
    compare,
    contested,
    end_losses,
    end_retreat,
    enemy_choices,
    landing_areas,
    lose,
    loss_choices,
    pass_reveal,
    plunder,
    rally_areas,
    repel,
    retreat,
    retreats,
    reveal,
    reveal_choices,
    slay,
    slay_choices,
    strike_hidden,
    units_at_origin,
)
from meadhall.games.saga.deeds import (
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
    pillage_areas,
    pillage_at,
    put_from_hand,
    recruit,
    recruits,
    start,
    take_bonus,
    take_in_hand,
    tribute_areas,
)
from meadhall.games.saga.movement import (
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
from meadhall.games.saga.state import (
    ACTING,
    AFTERMATH,
    BONUS,
    BONUS_TIME,
    BUILD_AT,
    BUILDING,
    CHECKING,
    CHOOSE_TILE,
    CHOOSING_COMBAT,
    CLOSING,
    COMPARING,
    COUNTING,
    DESTINATION,
    DRAFTING,
    DRAKKAR,
    DRAWING,
    END_ACTION,
    END_TILE,
    ENDED,
    FIGHT,
    FYRD_AT,
    FYRD_CALLED,
    GROUPING,
    HARBOUR,
    HARBOURING,
    HIDDEN_IS,
    HOME,
    HOMECOMING,
    INCOME_DUE,
    LAND,
    LAND_FROM,
    LANDING,
    LANDING_FROM,
    LOSE,
    LOSING,
    MARKER_REVEAL,
    MOVE_FROM,
    MOVE_LEADER,
    MOVING_FROM,
    MOVING_TO,
    MUSTER,
    MUSTERING,
    NORTH,
    OPENING,
    PASS,
    PILLAGE_AT,
    PILLAGING,
    PLACE_LEADERS,
    PLACING,
    PLUNDER,
    PLUNDERING,
    RALLY,
    RALLY_FROM,
    RALLYING,
    RALLYING_FROM,
    RECRUIT_UNIT,
    RECRUITING,
    REPEL,
    REPELLING,
    RESOLVE_TILE,
    RETREAT,
    RETREATING,
    REVEAL,
    REVEALING,
    SCOUT_LAY,
    SCOUT_LAYING,
    SCOUT_PICK,
    SCOUTING,
    SLAY,
    SLAYING,
    SPACES,
    START,
    TRIBUTE_AT,
    TRIBUTE_OFFERED,
    VIKINGS,
    State,
)
from meadhall.games.saga.turns import (
    begin_round,
    check_victory,
    count_down,
    deeds_of_tile,
    end_tile,
    end_tiles,
    place_leaders,
    set_up,
    take_tile,
    unowned,
    unresolved,
)

# The first action of each phase in which a seat decides.
FIRST = np.zeros(ENDED + 1, np.int32)
for _phase, _first in (
    (PLACING, PLACE_LEADERS), (DRAFTING, CHOOSE_TILE), (OPENING, RESOLVE_TILE), (BONUS_TIME, BONUS), (ACTING, START),
    (MOVING_FROM, MOVE_FROM), (MOVING_TO, MARKER_REVEAL), (GROUPING, MOVE_LEADER), (BUILDING, BUILD_AT),
    (FYRD_CALLED, END_ACTION), (INCOME_DUE, END_ACTION), (RECRUITING, END_ACTION), (MUSTERING, MUSTER),
    (TRIBUTE_OFFERED, TRIBUTE_AT), (SCOUTING, SCOUT_PICK), (SCOUT_LAYING, SCOUT_LAY), (PILLAGING, PILLAGE_AT),
    (CHOOSING_COMBAT, FIGHT), (REVEALING, REVEAL), (RALLYING_FROM, RALLY_FROM), (RALLYING, RALLY), (REPELLING, REPEL),
    (LANDING_FROM, LAND_FROM), (LANDING, LAND), (SLAYING, SLAY), (LOSING, LOSE), (RETREATING, RETREAT),
    (PLUNDERING, PLUNDER), (HOMECOMING, HOME), (HARBOURING, HARBOUR),
):  # fmt: skip
    FIRST[_phase] = _first

# What `advance` returns where it did not take an only choice.
NOTHING, BY_ITSELF = -1, -2


# --- Choices and beats ------------------------------------------------------------------------------------------------


@kernel
def options(s: State, box: Box) -> int:
    """What can be decided in this phase, as bits from its first action on; 0 if it passes by itself."""
    if s.phase == ACTING:
        return deeds_of_tile(s, box)
    if s.phase == GROUPING:
        return group_choices(s)
    if s.phase == MOVING_FROM:
        return origins(s)
    if s.phase == MOVING_TO:
        return destinations(s, box)
    if s.phase == BONUS_TIME:
        return bonuses(s, box)
    if s.phase == OPENING:
        return unresolved(s)
    if s.phase == DRAFTING:
        return unowned(s)
    if s.phase == BUILDING:
        return building_sites(s)
    if s.phase == FYRD_CALLED:
        return fyrd_choices(s)
    if s.phase == INCOME_DUE:
        return income_choices(s)
    if s.phase == TRIBUTE_OFFERED:
        return tribute_areas(s)
    if s.phase == SCOUTING:
        return pool(s, box)
    if s.phase == SCOUT_LAYING:
        return bit(SPACES) - 1
    if s.phase == RECRUITING:
        return recruits(s)
    if s.phase == MUSTERING:
        return fewest(s)
    if s.phase == PILLAGING:
        return pillage_areas(s)
    if s.phase == CHOOSING_COMBAT:
        return contested(s)
    if s.phase == REVEALING:
        return reveal_choices(s)
    if s.phase == LOSING:
        return loss_choices(s)
    if s.phase == RETREATING:
        return retreats(s, box)
    if s.phase == RALLYING_FROM:
        return rally_areas(s, box)
    if s.phase == LANDING_FROM:
        return landing_areas(s, box)
    if s.phase == RALLYING or s.phase == LANDING:
        return units_at_origin(s, s.seat)
    if s.phase == REPELLING:
        return enemy_choices(s, VIKINGS)
    if s.phase == SLAYING:
        return slay_choices(s)
    if s.phase == PLUNDERING:
        return 3
    if s.phase == HOMECOMING:
        return home_choices(s)
    if s.phase == HARBOURING:
        return harbours(s)
    if s.phase == PLACING:
        return 63
    return 0


@kernel
def advance(s: State, box: Box) -> int:
    """Plays one beat that nobody decides: an only choice, which is returned, or a phase that passes BY_ITSELF."""
    if s.phase < PLACING or s.phase == ENDED:
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
    if s.phase == ACTING:
        if action == END_TILE:
            end_tile(s)
        else:
            start(s, box, action - START)
    elif s.phase == GROUPING:
        join_group(s, action)
    elif s.phase == MOVING_FROM:
        s.origin = action - MOVE_FROM
        s.phase = MOVING_TO
    elif s.phase == MOVING_TO:
        head_for(s, action)
    elif s.phase == BONUS_TIME:
        take_bonus(s, action)
    elif s.phase == OPENING:
        s.tile = action - RESOLVE_TILE
        s.phase = BONUS_TIME
    elif s.phase == DRAFTING:
        take_tile(s, box, action - CHOOSE_TILE)
    elif s.phase == CHOOSING_COMBAT:
        begin_combat(s, action - FIGHT)
    elif s.phase == REVEALING:
        if action == PASS:
            pass_reveal(s, box)
        else:
            reveal(s, box, action - REVEAL)
    elif s.phase == LOSING:
        lose(s, action)
    elif s.phase == RETREATING:
        retreat(s, action)
    elif s.phase == HOMECOMING:
        take_in_hand(s, action - HOME, DRAKKAR)
        s.phase = HARBOURING
    elif s.phase == HARBOURING:
        put_from_hand(s, NORTH + action - HARBOUR)
        s.phase = HOMECOMING
    elif action == END_ACTION:
        end_action(s)
    elif s.phase == INCOME_DUE:
        draw_income(s, action)
    elif s.phase == FYRD_CALLED:
        call_fyrd(s, action - FYRD_AT)
    elif s.phase == BUILDING:
        build(s, box, action - BUILD_AT)
    elif s.phase == TRIBUTE_OFFERED:
        pay_tribute(s, action - TRIBUTE_AT)
    elif s.phase == SCOUTING:
        pick_scouted(s, action - SCOUT_PICK)
    elif s.phase == SCOUT_LAYING:
        lay_scouted(s, box, action - SCOUT_LAY)
    elif s.phase == RECRUITING:
        recruit(s, action - RECRUIT_UNIT)
    elif s.phase == MUSTERING:
        muster(s, action - MUSTER)
    elif s.phase == PILLAGING:
        pillage_at(s, box, action - PILLAGE_AT)
    elif s.phase == RALLYING_FROM:
        call_from(s, action - RALLY_FROM, RALLYING)
    elif s.phase == LANDING_FROM:
        call_from(s, NORTH + action - LAND_FROM, LANDING)
    elif s.phase == RALLYING:
        bring_unit(s, box, action - RALLY)
    elif s.phase == LANDING:
        bring_unit(s, box, action - LAND)
    elif s.phase == REPELLING:
        repel(s, box, action - REPEL)
    elif s.phase == SLAYING:
        slay(s, box, action)
    elif s.phase == PLUNDERING:
        plunder(s, box, action)
    elif s.phase == DRAWING:
        draw_marker(s, action - DESTINATION)
    elif s.phase == PLACING:
        place_leaders(s, action - PLACE_LEADERS)
    elif action >= HIDDEN_IS:
        strike_hidden(s, box, action - HIDDEN_IS)
    else:
        set_up(s, box, action)


@kernel
def _pass_by(s: State, box: Box) -> None:
    """A phase in which there is nothing to decide."""
    if s.phase == OPENING:
        end_tiles(s, box)
    elif s.phase == CHOOSING_COMBAT:
        s.phase = CHECKING
    elif s.phase == COMPARING:
        compare(s, box)
    elif s.phase == LOSING:
        end_losses(s)
    elif s.phase == RETREATING:
        end_retreat(s)
    elif s.phase == AFTERMATH:
        after_combat(s)
    elif s.phase == CLOSING:
        close_combat(s)
    elif s.phase == CHECKING:
        check_victory(s, box)
    elif s.phase == COUNTING:
        count_down(s, box)
    else:
        begin_round(s)
