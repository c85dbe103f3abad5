"""Saga: which decision a position asks for, and what follows by itself.

The choices of a position are a set of bits, counted from the first action of its phase. Where there is one choice it
is taken, and where there is none the phase passes by itself: `follows` tells which, and `rules.step` plays an action
and all that follows it.

What is asked most often, the tiles, is looked at first; other parts of the round have functions of their own.
"""

import numpy as np

from meadhall.core.bits import lowest
from meadhall.core.facts import tell
from meadhall.core.kernel import kernel
from meadhall.games.saga import actions, facts, location, phase
from meadhall.games.saga.box import SagaBox as Box
from meadhall.games.saga.rules.combat_phases import combat_options, pass_combat, play_combat
from meadhall.games.saga.rules.map import bit, fewest, pillage_areas
from meadhall.games.saga.rules.markers import pool
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
)
from meadhall.games.saga.rules.recruitment import (
    harbours,
    home_choices,
    muster,
    put_from_hand,
    recruit,
    recruits,
    take_in_hand,
)
from meadhall.games.saga.rules.tile_actions import (
    bonuses,
    build,
    building_sites,
    call_fyrd,
    draw_income,
    fyrd_choices,
    income_choices,
    pay_tribute,
    pillage_at,
    start,
    take_bonus,
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

# What `follows` returns where no action does.
NOTHING, BY_ITSELF = -1, -2


# --- Choices, and what follows by itself ------------------------------------------------------------------------------


@kernel(inline=True)
def options(s: State, box: Box) -> int:
    """What can be decided in this phase, as bits from its first action on; 0 if there is nothing to decide."""
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
    if s.phase < phase.PLACING:
        return 0
    if s.phase < phase.CHOOSING_COMBAT:
        return _options_of_action(s, box)
    if s.phase <= phase.CLOSING:
        return combat_options(s, box)
    if s.phase == phase.HOMECOMING:
        return home_choices(s)
    if s.phase == phase.HARBOURING:
        return harbours(s)
    return 0


@kernel
def _options_of_action(s: State, box: Box) -> int:
    """The options in an action of a tile, and those of the setup."""
    if s.phase == phase.INCOME_DUE:
        return income_choices(s)
    if s.phase == phase.BUILDING:
        return building_sites(s)
    if s.phase == phase.FYRD_CALLED:
        return fyrd_choices(s)
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
    return 63  # PLACING


@kernel
def found_anew(s: State, box: Box) -> int:
    """What `choices` should be."""
    return options(s, box)


@kernel(inline=True)
def follows(s: State, box: Box) -> int:
    """What nobody decides: an only choice, or a phase that passes BY_ITSELF; NOTHING if somebody is asked."""
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
            end_tile(s)
        else:
            start(s, box, action - actions.START)
    elif s.phase == phase.GROUPING:
        join_group(s, action)
    elif s.phase == phase.MOVING_FROM:
        s.origin = action - actions.MOVE_FROM
        tell(facts.SET_OUT, s.seat, s.origin)
        s.phase = phase.MOVING_TO
    elif s.phase == phase.MOVING_TO:
        head_for(s, box, action)
    elif s.phase == phase.BONUS_TIME:
        take_bonus(s, action)
    elif s.phase == phase.OPENING:
        if action == BY_ITSELF:
            end_tiles(s, box)
        else:
            s.tile = action - actions.RESOLVE_TILE
            tell(facts.TURNED_TO_TILE, s.seat, s.tile)
            s.phase = phase.BONUS_TIME
    elif s.phase == phase.DRAFTING:
        take_tile(s, box, action - actions.CHOOSE_TILE)
    elif s.phase <= phase.PLACING:
        _play_setup(s, box, action)
    elif s.phase < phase.CHOOSING_COMBAT:
        _play_action(s, box, action)
    elif s.phase == phase.CHOOSING_COMBAT and action == BY_ITSELF:
        s.phase = phase.CHECKING
    elif s.phase <= phase.CLOSING:
        if action == BY_ITSELF:
            pass_combat(s, box)
        else:
            play_combat(s, box, action)
    else:
        _play_end(s, box, action)


@kernel
def _play_action(s: State, box: Box, action: int) -> None:
    """Goes on with an action of a tile."""
    if action == actions.END_ACTION:
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
    else:
        pillage_at(s, box, action - actions.PILLAGE_AT)


@kernel
def _play_setup(s: State, box: Box, action: int) -> None:
    """What chance draws, and the setup."""
    if s.phase == phase.DRAWING:
        draw_marker(s, box, action - actions.DESTINATION)
    elif s.phase == phase.REPELLING_HIDDEN or s.phase == phase.SLAYING_HIDDEN:
        play_combat(s, box, action)
    elif s.phase == phase.PLACING:
        place_leaders(s, action - actions.PLACE_LEADERS)
    else:
        set_up(s, box, action)


@kernel
def _play_end(s: State, box: Box, action: int) -> None:
    """The end of the round."""
    if s.phase == phase.CHECKING:
        check_victory(s, box)
    elif s.phase == phase.COUNTING:
        count_down(s, box)
    elif s.phase == phase.HARBOURING:
        put_from_hand(s, location.NORTH + action - actions.HARBOUR, facts.CAME_HOME)
        s.phase = phase.HOMECOMING
    elif action == BY_ITSELF:
        begin_round(s)
    else:
        take_in_hand(s, action - actions.HOME, location.DRAKKAR)
        s.phase = phase.HARBOURING
