"""Saga: what leaders do when they are revealed in a combat (V-84 to V-88, V-90)."""

from meadhall.core.bits import count
from meadhall.core.facts import tell, telling
from meadhall.core.kernel import kernel
from meadhall.games.saga import actions, effects, facts, location, phase, sides
from meadhall.games.saga.box import SagaBox as Box
from meadhall.games.saga.rules import leaders
from meadhall.games.saga.rules.combat import next_to_reveal
from meadhall.games.saga.rules.leaders import WARRIOR
from meadhall.games.saga.rules.map import bit, controlled, is_coastal, units
from meadhall.games.saga.state import LEADERS, State

SPARE = LEADERS + 1  # the last parameter of SLAY: nobody (more)


@kernel
def reveal(s: State, box: Box, leader: int) -> None:
    """V-71: his effect applies at once. V-85: he may be revealed even if it comes to nothing."""
    effect = box.effects[s.seat, leader]
    strong = effect == effects.STRONG_WITH or effect == effects.STRONG_WITHOUT
    who = leaders.person(s.seat, leader)
    tell(facts.REVEALED_STRONG if strong else facts.REVEALED, s.seat, who, who, s.battle)
    leaders.reveal_leader(s, s.seat, leader)
    if effect == effects.RALLIES and rally_areas(s, box) != 0:
        s.phase = phase.RALLYING_FROM
    elif effect == effects.REPELS and repel_choices(s, box) != 0:
        s.phase = phase.REPELLING
    elif effect == effects.LANDS and landing_areas(s, box) != 0:
        s.phase = phase.LANDING_FROM
    elif effect == effects.BERSERKS:
        leaders.tell_unit(s, facts.BERSERK_FELL, sides.VIKINGS, leader + 1, s.battle)
        leaders.lose_leader(s, sides.VIKINGS, leader)  # V-88
        s.left = box.numbers[sides.VIKINGS, leader]
        slay_on(s, box)
    else:
        next_to_reveal(s, box)


@kernel
def rally_areas(s: State, box: Box) -> int:
    """Adjacent areas with a free Anglo-Saxon Unit, as bits; R20: also one where a combat is still to come."""
    return int(box.borders[s.battle]) & controlled(s, sides.SAXONS)


@kernel
def call_from(s: State, area: int, then: int) -> None:
    """A Rally or a Landing: first from where, then who."""
    tell(facts.HELP_CALLED, s.seat, area)
    s.origin = area
    s.phase = then


@kernel
def bring_unit(s: State, box: Box, unit: int) -> None:
    """V-87: a Leader who comes to help may be revealed in his turn."""
    leaders.tell_unit(s, facts.RALLIED if s.seat == sides.SAXONS else facts.LANDED, s.seat, unit, s.origin)
    leaders.move_unit(s, s.seat, unit, s.origin, s.battle)
    s.origin = -1
    next_to_reveal(s, box)


@kernel
def landing_areas(s: State, box: Box) -> int:
    """Scandinavian areas with a Viking Unit, as bits; V-90: none for an inland combat."""
    return int(s.occupied[sides.VIKINGS]) >> location.NORTH if is_coastal(box, s.battle) else 0


@kernel
def enemy_choices(s: State, side: int) -> int:
    """The Units of a side in the combat as its opponent can tell them apart, as bits: a Warrior, then figures. R32."""
    return leaders.targets_in(s, side, s.battle) << 1 | int(s.warriors[side, s.battle] > 0)


@kernel
def repel_choices(s: State, box: Box) -> int:
    """R19: every Viking Unit in England, as bits from REPEL on; R32: only one of the hidden leaders in an area."""
    if box.rules < 3:
        return enemy_choices(s, sides.VIKINGS)  # only those in the combat
    choices = 0
    for area in range(location.ENGLAND):
        choices |= leaders.targets_in(s, sides.VIKINGS, area) << 1
        if s.warriors[sides.VIKINGS, area] > 0:
            choices |= bit(actions.REPEL_WARRIOR - actions.REPEL + area)
    return choices


@kernel
def repelled_from(s: State, action: int) -> int:
    """The area from which this action drives a Unit away."""
    if action >= actions.REPEL_WARRIOR:
        return action - actions.REPEL_WARRIOR
    unit = action - actions.REPEL
    return s.battle if unit == WARRIOR else int(s.figures[sides.VIKINGS, unit - 1])


@kernel
def pick(s: State, box: Box, unit: int, area: int) -> None:
    """An enemy is picked, to be driven away or slain; R32: chance decides which of several hidden leaders it is."""
    other = 1 - s.seat
    if unit == WARRIOR:
        strike(s, box, WARRIOR, area)
    elif s.shown[other, unit - 1] == 1 or count(leaders.hidden_in(s, other, area)) == 1:
        strike(s, box, int(s.backs[other, unit - 1]) + 1, area)
    else:
        tell(facts.PICKED_BLINDLY, s.seat, area)
        if s.seat == sides.SAXONS:
            s.origin = area
            s.phase = phase.REPELLING_HIDDEN
        else:
            s.phase = phase.SLAYING_HIDDEN


@kernel
def strike(s: State, box: Box, unit: int, area: int) -> None:
    """R19: a Viking Unit goes to the Drakkar; or a berserk takes an Anglo-Saxon one with him. Only owners learn who."""
    if s.seat == sides.SAXONS:
        if telling():
            fact, who = facts.REPELLED if area == s.battle else facts.REPELLED_FROM, -1
            if unit != WARRIOR:
                who = leaders.person(sides.VIKINGS, unit - 1)
            tell(fact, sides.VIKINGS, leaders.seen_as(s, sides.VIKINGS, unit), who, area, location.DRAKKAR)
        leaders.move_unit(s, sides.VIKINGS, unit, area, location.DRAKKAR)  # V-86
        s.origin = -1
        next_to_reveal(s, box)
    else:
        leaders.tell_unit(s, facts.SLAIN, sides.SAXONS, unit, area)
        leaders.lose_unit(s, sides.SAXONS, unit)
        s.left -= 1
        slay_on(s, box)


@kernel
def slay_on(s: State, box: Box) -> None:
    """The berserk goes on as long as he may take somebody with him."""
    s.phase = phase.SLAYING
    if s.left == 0 or units(s, sides.SAXONS, s.battle) == 0:
        s.left = 0
        next_to_reveal(s, box)
