"""Saga: combat in the order in which it runs: reveals, Strength, casualties, retreat (V-69 to V-83, V-89)."""

from meadhall.core.facts import tell, telling
from meadhall.core.kernel import kernel
from meadhall.games.saga import actions, effects, facts, location, phase, sides
from meadhall.games.saga.box import SagaBox as Box
from meadhall.games.saga.rules import leaders
from meadhall.games.saga.rules.map import bit, has_stronghold, is_coastal, is_decided, move_warriors, units
from meadhall.games.saga.rules.tile_actions import move_all, pillage, pillage_areas
from meadhall.games.saga.state import LEADERS, State

AT_SEA = location.ENGLAND  # the parameter of RETREAT that means the Drakkar


@kernel
def begin_combat(s: State, area: int) -> None:
    """V-71: the Viking begins to reveal or pass. V-70: where a combat is over, only one side is left."""
    tell(
        facts.COMBAT, area, sides.VIKINGS, s.warriors[sides.VIKINGS, area], s.leaders[sides.VIKINGS, area],
        sides.SAXONS, s.warriors[sides.SAXONS, area], s.leaders[sides.SAXONS, area],
    )  # fmt: skip
    s.battle = area
    s.passed = 0
    s.seat = sides.VIKINGS
    s.phase = phase.REVEALING


@kernel
def pass_reveal(s: State, box: Box) -> None:
    """V-71, R21: a side that has passed reveals nothing more in this combat."""
    if telling() and is_decided(s):
        tell(facts.PASSED, s.seat, s.battle)
    s.passed |= bit(s.seat)
    next_to_reveal(s, box)


@kernel
def next_to_reveal(s: State, box: Box) -> None:
    """V-71: turn by turn until both have passed; V-74: also when a side has no Unit left here."""
    both = units(s, sides.SAXONS, s.battle) * units(s, sides.VIKINGS, s.battle) > 0
    cut_short = box.rules < 2 and not both  # as V-74 was before version 2
    if s.passed == 3 or cut_short:
        s.phase = phase.COMPARING
        return
    if s.passed & bit(1 - s.seat) == 0:
        s.seat = 1 - s.seat
    s.phase = phase.REVEALING


@kernel
def strength(s: State, box: Box, side: int) -> int:
    """V-75: a Unit counts 1 (V-02, V-73), a revealed leader what is on his back."""
    total = int(s.warriors[side, s.battle])
    for figure in range(LEADERS):
        total += worth(s, box, side, figure)
    return total


@kernel
def worth(s: State, box: Box, side: int, figure: int) -> int:
    """The strength of a leader in the current combat; 0 if he is not there."""
    if s.figures[side, figure] != s.battle:
        return 0
    if s.shown[side, figure] == 1:
        effect = box.effects[side, s.backs[side, figure]]
        if effect == (effects.STRONG_WITH if has_stronghold(s, s.battle) else effects.STRONG_WITHOUT):
            return int(box.numbers[side, s.backs[side, figure]])
    return 1


@kernel
def terms(s: State, box: Box, side: int) -> int:
    """How the Strength of a side adds up: its Warriors and each of its leaders as digits of a number to the base 16."""
    digits = int(s.warriors[side, s.battle])
    for figure in range(LEADERS):
        digits = digits * 16 + worth(s, box, side, figure)
    return digits


@kernel
def compare(s: State, box: Box) -> None:
    """V-76: both losses come from the Strengths before any loss. V-77: the Viking names his first."""
    if telling():
        _tell_strengths(s, box, strength(s, box, sides.SAXONS), strength(s, box, sides.VIKINGS))
    for side in range(2):
        s.strength[side] = strength(s, box, side)
        s.losses[1 - side] = s.strength[side] // 2
    for figure in range(LEADERS):  # V-89: there and revealed when Strength is compared
        if s.shown[sides.VIKINGS, figure] == 1 and s.figures[sides.VIKINGS, figure] == s.battle:
            if box.effects[sides.VIKINGS, s.backs[sides.VIKINGS, figure]] == effects.PLUNDERS:
                s.plunder = 1
    s.seat = sides.VIKINGS
    s.phase = phase.LOSING


@kernel
def _tell_strengths(s: State, box: Box, saxons: int, vikings: int) -> None:
    """V-75: the Strengths are compared, and one side wins; V-74: also where nobody is left."""
    if saxons + vikings == 0:
        tell(facts.NOBODY_LEFT, sides.SAXONS, s.battle)
        return
    tell(facts.STRENGTHS, s.battle, saxons, vikings, terms(s, box, sides.SAXONS), terms(s, box, sides.VIKINGS))
    if vikings > saxons:
        tell(facts.CONQUERED, sides.VIKINGS, s.battle)
    else:
        tell(facts.HELD_BY_TIE if saxons == vikings else facts.HELD, sides.SAXONS, s.battle)


@kernel
def loser(s: State) -> int:
    """V-75: the higher Strength wins; when equal, the Anglo-Saxons do."""
    return sides.SAXONS if s.strength[sides.VIKINGS] > s.strength[sides.SAXONS] else sides.VIKINGS


@kernel
def loss_choices(s: State) -> int:
    """V-76: the owner chooses, as bits from LOSE on; nothing to choose if none must fall, or all."""
    if s.losses[s.seat] == 0 or s.losses[s.seat] >= units(s, s.seat, s.battle):
        return 0
    return leaders.units_in(s, s.seat, s.battle)


@kernel
def lose(s: State, unit: int) -> None:
    """V-76: the Unit that its owner has chosen falls."""
    leaders.tell_unit(s, facts.FELL, s.seat, unit, s.battle)
    leaders.lose_unit(s, s.seat, unit)
    s.losses[s.seat] -= 1


@kernel
def end_losses(s: State) -> None:
    """R8: if there are not more Units than casualties, all fall. Then it is the other side's turn, or the retreat's."""
    if s.losses[s.seat] > 0:
        _remove_all(s, facts.ALL_FELL)
        s.losses[s.seat] = 0
    if s.seat == sides.VIKINGS:
        s.seat = sides.SAXONS
    else:
        s.seat = loser(s)
        s.phase = phase.RETREATING


@kernel
def _remove_all(s: State, fact: int) -> None:
    """V-10, V-11: the Units of the seat that are still here are lost: Warriors to the supply, leaders for good."""
    if telling() and units(s, s.seat, s.battle) > 0:
        tell(fact, s.seat, s.warriors[s.seat, s.battle], s.leaders[s.seat, s.battle], s.battle)
    move_warriors(s, s.seat, s.battle, location.SUPPLY, int(s.warriors[s.seat, s.battle]))
    present = leaders.leaders_in(s, s.seat, s.battle)
    for leader in range(LEADERS):
        if present >> leader & 1:
            leaders.lose_leader(s, s.seat, leader)


@kernel
def retreats(s: State, box: Box) -> int:
    """V-78: the places to which the loser's remaining Units can retreat together, as bits from RETREAT on. R5."""
    if units(s, s.seat, s.battle) == 0:
        return 0
    saxons, vikings = int(s.occupied[sides.SAXONS]), int(s.occupied[sides.VIKINGS])
    adjacent = int(box.borders[s.battle])
    if s.seat == sides.SAXONS:
        return adjacent & ~vikings  # V-79, R7: with or without own Units or a Stronghold; R4
    adjacent &= ~(saxons | int(s.strongholds))
    if adjacent & vikings != 0:
        return adjacent & vikings  # V-80
    return adjacent | bit(AT_SEA) if is_coastal(box, s.battle) else adjacent  # V-81, R6


@kernel
def retreat(s: State, place: int) -> None:
    """V-78: all together."""
    tell(facts.RETREATED, s.seat, s.warriors[s.seat, s.battle], s.leaders[s.seat, s.battle], s.battle, place)
    move_all(s, s.seat, s.battle, place)
    s.phase = phase.AFTERMATH


@kernel
def end_retreat(s: State) -> None:
    """V-79, V-82: Units that cannot retreat are removed."""
    _remove_all(s, facts.CUT_OFF)
    s.phase = phase.AFTERMATH


@kernel
def after_combat(s: State) -> None:
    """V-89, R22: after a victory with a revealed plunderer the Vikings pillage, under the normal conditions."""
    if s.plunder == 1 and loser(s) == sides.SAXONS and pillage_areas(s) >> s.battle & 1:
        s.seat = sides.VIKINGS
        s.phase = phase.PLUNDERING
    else:
        s.phase = phase.CLOSING


@kernel
def plunder(s: State, box: Box, action: int) -> None:
    """V-89: the Stronghold is pillaged or left alone."""
    if action == actions.PLUNDER:
        pillage(s, box, s.battle)
    else:
        tell(facts.LEFT_STRONGHOLD, sides.VIKINGS, s.battle)
    s.phase = phase.CLOSING


@kernel
def close_combat(s: State) -> None:
    """V-83: the leaders are hidden again; the winner stays. V-69: the Viking chooses the next combat."""
    tell(facts.SETTLED, s.battle)
    tell(facts.COMBAT_OVER, s.battle)
    leaders.hide_leaders(s)
    s.battle = -1
    s.passed = 0
    s.strength[:] = 0
    s.losses[:] = 0
    s.plunder = 0
    s.seat = sides.VIKINGS
    s.phase = phase.CHOOSING_COMBAT
