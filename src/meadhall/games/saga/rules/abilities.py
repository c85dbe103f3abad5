"""Saga: what leaders do when they are revealed in a combat (V-84 to V-88, V-90)."""

from meadhall.core.facts import tell, telling
from meadhall.core.kernel import kernel
from meadhall.core.record import Array
from meadhall.games.saga import actions, effects, facts, location, phase, sides
from meadhall.games.saga.box import SagaBox as Box
from meadhall.games.saga.rules import leaders
from meadhall.games.saga.rules.combat import WARRIOR, next_to_reveal
from meadhall.games.saga.rules.map import bit, controlled, is_coastal, move_warriors, units
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
        leaders.tell_unit(s, facts.BERSERK_FELL, sides.VIKINGS, leader, s.battle)
        leaders.lose_leader(s, sides.VIKINGS, leader)  # V-88
        s.left = box.numbers[sides.VIKINGS, leader]
        _slay_on(s, box)
    else:
        next_to_reveal(s, box)


@kernel
def rally_areas(s: State, box: Box) -> int:
    """Adjacent areas with a free Anglo-Saxon Unit, as bits; R20: also one where a combat is still to come."""
    return int(box.borders[s.battle]) & controlled(s, sides.SAXONS)


@kernel
def units_at_origin(s: State, side: int) -> int:
    """The Units of a side where help comes from, as bits: a Warrior first, then the leaders."""
    choices = leaders.leaders_in(s, side, s.origin) << 1
    if s.warriors[side, s.origin] > 0:
        choices |= bit(WARRIOR)
    return choices


@kernel
def call_from(s: State, area: int, then: int) -> None:
    """A Rally or a Landing: first from where, then who."""
    tell(facts.HELP_CALLED, s.seat, area)
    s.origin = area
    s.phase = then


@kernel
def bring_unit(s: State, box: Box, unit: int) -> None:
    """V-87: a Leader who comes to help may be revealed in his turn."""
    leaders.tell_unit(s, facts.RALLIED if s.seat == sides.SAXONS else facts.LANDED, s.seat, unit - 1, s.origin)
    if unit == WARRIOR:
        move_warriors(s, s.seat, s.origin, s.battle, 1)
    else:
        leaders.move_leader(s, s.seat, unit - 1, s.battle)
    s.origin = -1
    next_to_reveal(s, box)


@kernel
def landing_areas(s: State, box: Box) -> int:
    """Scandinavian areas with a Viking Unit, as bits; V-90: none for an inland combat."""
    return int(s.occupied[sides.VIKINGS]) >> location.NORTH if is_coastal(box, s.battle) else 0


@kernel
def enemy_choices(s: State, side: int) -> int:
    """The Units of a side in the combat as its opponent can tell them apart, as bits: a Warrior, then figures. R32."""
    choices = leaders.targets_in(s, side, s.battle) << 1
    if s.warriors[side, s.battle] > 0:
        choices |= bit(WARRIOR)
    return choices


@kernel
def repel_choices(s: State, box: Box) -> int:
    """R19: every Viking Unit in England, as bits from REPEL on; R32: of the hidden leaders in an area one."""
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
def repel(s: State, box: Box, action: int) -> None:
    """R19: one Viking Unit goes to the Drakkar. R32: which of several hidden leaders of an area, chance decides."""
    unit = action - actions.REPEL
    area = repelled_from(s, action)
    if unit == WARRIOR or unit > LEADERS:
        _tell_repelled(s, -1, area)
        move_warriors(s, sides.VIKINGS, area, location.DRAKKAR, 1)
    elif s.shown[sides.VIKINGS, unit - 1] == 0 and leaders.count_hidden(s, sides.VIKINGS, area) > 1:
        tell(facts.PICKED_BLINDLY, s.seat, area)
        s.origin = area
        s.phase = phase.REPELLING_HIDDEN
        return
    else:
        _tell_repelled(s, int(s.backs[sides.VIKINGS, unit - 1]), area)
        leaders.move_leader(s, sides.VIKINGS, s.backs[sides.VIKINGS, unit - 1], location.DRAKKAR)  # V-86
    next_to_reveal(s, box)


@kernel
def _tell_repelled(s: State, leader: int, area: int) -> None:
    if telling():
        fact = facts.REPELLED if area == s.battle else facts.REPELLED_FROM
        who = leaders.person(sides.VIKINGS, leader) if leader >= 0 else -1
        tell(fact, sides.VIKINGS, leaders.seen_as(s, sides.VIKINGS, leader), who, area, location.DRAKKAR)


@kernel
def slay_choices(s: State) -> int:
    """Whom the berserk takes with him, as bits from SLAY on; he may spare them."""
    return enemy_choices(s, sides.SAXONS) | bit(SPARE)


@kernel
def slay(s: State, box: Box, action: int) -> None:
    """Anglo-Saxon Units of the combat are removed; R32: which of several hidden leaders, chance decides."""
    unit = action - actions.SLAY
    if unit == SPARE:
        tell(facts.SPARED, sides.VIKINGS, s.battle)
        s.left = 0
    elif unit == WARRIOR:
        leaders.tell_unit(s, facts.SLAIN, sides.SAXONS, -1, s.battle)
        move_warriors(s, sides.SAXONS, s.battle, location.SUPPLY, 1)
        s.left -= 1
    elif s.shown[sides.SAXONS, unit - 1] == 0 and leaders.count_hidden(s, sides.SAXONS, s.battle) > 1:
        tell(facts.PICKED_BLINDLY, s.seat, s.battle)
        s.phase = phase.SLAYING_HIDDEN
        return
    else:
        leaders.tell_unit(s, facts.SLAIN, sides.SAXONS, int(s.backs[sides.SAXONS, unit - 1]), s.battle)
        leaders.lose_leader(s, sides.SAXONS, s.backs[sides.SAXONS, unit - 1])
        s.left -= 1
    _slay_on(s, box)


@kernel
def _slay_on(s: State, box: Box) -> None:
    s.phase = phase.SLAYING
    if s.left == 0 or units(s, sides.SAXONS, s.battle) == 0:
        s.left = 0
        next_to_reveal(s, box)


@kernel
def hidden_odds(s: State, out: Array, weights: Array) -> int:
    """R32: each of the hidden leaders in the area is equally likely to be the figure that was picked."""
    if s.phase == phase.REPELLING_HIDDEN:
        hidden = leaders.hidden_in(s, sides.VIKINGS, s.origin)
    else:
        hidden = leaders.hidden_in(s, sides.SAXONS, s.battle)
    n = 0
    for leader in range(LEADERS):
        if hidden >> leader & 1:
            out[n] = actions.HIDDEN_IS + leader
            weights[n] = 1
            n += 1
    return n


@kernel
def strike_hidden(s: State, box: Box, leader: int) -> None:
    """The hidden leader that was picked goes; only his owner learns which it was."""
    if s.phase == phase.REPELLING_HIDDEN:
        _tell_repelled(s, leader, s.origin)
        leaders.move_leader(s, sides.VIKINGS, leader, location.DRAKKAR)
        s.origin = -1
        next_to_reveal(s, box)
    else:
        leaders.tell_unit(s, facts.SLAIN, sides.SAXONS, leader, s.battle)
        leaders.lose_leader(s, sides.SAXONS, leader)
        s.left -= 1
        _slay_on(s, box)
