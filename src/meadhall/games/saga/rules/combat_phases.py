"""Saga: which decision a combat asks for, and what follows there by itself: what `phases` tells of combat."""

from meadhall.core.kernel import kernel
from meadhall.games.saga import actions, location, phase
from meadhall.games.saga.box import SagaBox as Box
from meadhall.games.saga.rules import abilities, combat
from meadhall.games.saga.rules.map import contested
from meadhall.games.saga.state import State


@kernel
def combat_options(s: State, box: Box) -> int:
    """What can be decided in this phase of combat, as bits from its first action on; 0 if it passes by itself."""
    if s.phase == phase.CHOOSING_COMBAT:
        return contested(s)
    if s.phase == phase.REVEALING:
        return combat.reveal_choices(s)
    if s.phase == phase.LOSING:
        return combat.loss_choices(s)
    if s.phase == phase.RETREATING:
        return combat.retreats(s, box)
    if s.phase == phase.RALLYING_FROM:
        return abilities.rally_areas(s, box)
    if s.phase == phase.LANDING_FROM:
        return abilities.landing_areas(s, box)
    if s.phase == phase.RALLYING or s.phase == phase.LANDING:
        return abilities.units_at_origin(s, s.seat)
    if s.phase == phase.REPELLING:
        return abilities.repel_choices(s, box)
    if s.phase == phase.SLAYING:
        return abilities.slay_choices(s)
    if s.phase == phase.PLUNDERING:
        return 3 if box.rules < 3 else 1  # R22: until version 3 the Viking was asked
    return 0


@kernel
def play_combat(s: State, box: Box, action: int) -> None:
    """Plays one action or outcome of a combat, without what follows by itself."""
    if s.phase == phase.CHOOSING_COMBAT:
        combat.begin_combat(s, action - actions.FIGHT)
    elif s.phase == phase.REVEALING:
        if action == actions.PASS:
            combat.pass_reveal(s, box)
        else:
            abilities.reveal(s, box, action - actions.REVEAL)
    elif s.phase == phase.LOSING:
        combat.lose(s, action)
    elif s.phase == phase.RETREATING:
        combat.retreat(s, action)
    elif s.phase == phase.RALLYING_FROM:
        abilities.call_from(s, action - actions.RALLY_FROM, phase.RALLYING)
    elif s.phase == phase.LANDING_FROM:
        abilities.call_from(s, location.NORTH + action - actions.LAND_FROM, phase.LANDING)
    elif s.phase == phase.RALLYING:
        abilities.bring_unit(s, box, action - actions.RALLY)
    elif s.phase == phase.LANDING:
        abilities.bring_unit(s, box, action - actions.LAND)
    elif s.phase == phase.REPELLING:
        abilities.repel(s, box, action)
    elif s.phase == phase.SLAYING:
        abilities.slay(s, box, action)
    elif s.phase == phase.PLUNDERING:
        combat.plunder(s, box, action)
    else:  # REPELLING_HIDDEN or SLAYING_HIDDEN
        abilities.strike_hidden(s, box, action - actions.HIDDEN_IS)


@kernel
def pass_combat(s: State, box: Box) -> None:
    """A phase of combat in which there is nothing to decide."""
    if s.phase == phase.COMPARING:
        combat.compare(s, box)
    elif s.phase == phase.LOSING:
        combat.end_losses(s)
    elif s.phase == phase.RETREATING:
        combat.end_retreat(s)
    elif s.phase == phase.AFTERMATH:
        combat.after_combat(s)
    else:
        combat.close_combat(s)
