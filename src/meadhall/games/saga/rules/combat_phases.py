"""Saga: which decision a combat asks for, and what follows there by itself: what `phases` tells of combat."""

from meadhall.core.kernel import kernel
from meadhall.games.saga import actions, location, phase
from meadhall.games.saga.box import SagaBox as Box
from meadhall.games.saga.rules.abilities import (
    bring_unit,
    call_from,
    landing_areas,
    rally_areas,
    repel,
    repel_choices,
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
from meadhall.games.saga.rules.map import contested
from meadhall.games.saga.state import State


@kernel
def combat_options(s: State, box: Box) -> int:
    """What can be decided in this phase of combat, as bits from its first action on; 0 if it passes by itself."""
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
        return repel_choices(s, box)
    if s.phase == phase.SLAYING:
        return slay_choices(s)
    if s.phase == phase.PLUNDERING:
        return 3 if box.rules < 3 else 1  # R22: until version 3 the Viking was asked
    return 0


@kernel
def play_combat(s: State, box: Box, action: int) -> None:
    """Plays one action or outcome of a combat, without what follows by itself."""
    if s.phase == phase.CHOOSING_COMBAT:
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
    elif s.phase == phase.RALLYING_FROM:
        call_from(s, action - actions.RALLY_FROM, phase.RALLYING)
    elif s.phase == phase.LANDING_FROM:
        call_from(s, location.NORTH + action - actions.LAND_FROM, phase.LANDING)
    elif s.phase == phase.RALLYING:
        bring_unit(s, box, action - actions.RALLY)
    elif s.phase == phase.LANDING:
        bring_unit(s, box, action - actions.LAND)
    elif s.phase == phase.REPELLING:
        repel(s, box, action)
    elif s.phase == phase.SLAYING:
        slay(s, box, action)
    elif s.phase == phase.PLUNDERING:
        plunder(s, box, action)
    else:  # REPELLING_HIDDEN or SLAYING_HIDDEN
        strike_hidden(s, box, action - actions.HIDDEN_IS)


@kernel
def pass_combat(s: State, box: Box) -> None:
    """A phase of combat in which there is nothing to decide."""
    if s.phase == phase.COMPARING:
        compare(s, box)
    elif s.phase == phase.LOSING:
        end_losses(s)
    elif s.phase == phase.RETREATING:
        end_retreat(s)
    elif s.phase == phase.AFTERMATH:
        after_combat(s)
    else:
        close_combat(s)
