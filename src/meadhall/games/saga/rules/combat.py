"""Saga: combat (V-69 to V-83, V-89), in the order in which it runs."""

from meadhall.core.facts import tell, telling
from meadhall.core.kernel import kernel
from meadhall.games.saga import actions, effects, facts, location, phase, sides
from meadhall.games.saga.box import SagaBox as Box
from meadhall.games.saga.rules import leaders
from meadhall.games.saga.rules.map import (
    ALL_ENGLAND,
    bit,
    has_stronghold,
    is_coastal,
    is_contested,
    is_decided,
    move_warriors,
    pillage,
    pillage_areas,
    units,
)
from meadhall.games.saga.rules.tile_actions import move_all
from meadhall.games.saga.state import LEADERS, State

WARRIOR = 0  # the first parameter of families of Units; leaders or figures follow
AT_SEA = location.ENGLAND  # the parameter of RETREAT that means the Drakkar


# --- Which combat, and who is revealed (V-69 to V-74) -----------------------------------------------------------------


@kernel
def begin_combat(s: State, area: int) -> None:
    """V-71: the Viking begins to reveal or pass. V-70: where a combat is over, only one side is left."""
    if telling():
        saxons, vikings = sides.SAXONS, sides.VIKINGS
        tell(
            facts.COMBAT, area, vikings, s.warriors[vikings, area], s.leaders[vikings, area],
            saxons, s.warriors[saxons, area], s.leaders[saxons, area],
        )  # fmt: skip
    s.battle = area
    s.passed = 0
    s.seat = sides.VIKINGS
    s.phase = phase.REVEALING


@kernel
def reveal_choices(s: State) -> int:
    """V-71: an unrevealed leader in the combat, or passing, as bits from REVEAL on. V-72: without one only passing."""
    return leaders.hidden_in(s, s.seat, s.battle) | bit(actions.PASS - actions.REVEAL)


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
    cut_short = box.rules < 2 and not is_contested(s, s.battle)  # as V-74 was before version 2
    if s.passed == 3 or cut_short:
        s.phase = phase.COMPARING
        return
    if s.passed & bit(1 - s.seat) == 0:
        s.seat = 1 - s.seat
    s.phase = phase.REVEALING


# --- Strength and casualties (V-75 to V-77) ---------------------------------------------------------------------------


@kernel
def strength(s: State, box: Box, side: int) -> int:
    """V-75: a Unit counts 1 (V-02, V-73), a revealed leader what is on his back."""
    total = int(s.warriors[side, s.battle])
    for figure in range(LEADERS):
        total += worth(s, box, side, figure)
    return total


@kernel
def worth(s: State, box: Box, side: int, figure: int) -> int:
    """What a leader counts in the current combat; 0 if he is not there."""
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
    s.strength[sides.SAXONS] = strength(s, box, sides.SAXONS)
    s.strength[sides.VIKINGS] = strength(s, box, sides.VIKINGS)
    if telling():
        _tell_strengths(s, box, int(s.strength[sides.SAXONS]), int(s.strength[sides.VIKINGS]))
    s.losses[sides.SAXONS] = s.strength[sides.VIKINGS] // 2
    s.losses[sides.VIKINGS] = s.strength[sides.SAXONS] // 2
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
    choices = leaders.leaders_in(s, s.seat, s.battle) << 1
    if s.warriors[s.seat, s.battle] > 0:
        choices |= bit(WARRIOR)
    return choices


@kernel
def lose(s: State, action: int) -> None:
    """V-10: a Warrior goes to the supply, a leader out of the game."""
    leaders.tell_unit(s, facts.FELL, s.seat, action - actions.LOSE - 1, s.battle)
    if action == actions.LOSE + WARRIOR:
        move_warriors(s, s.seat, s.battle, location.SUPPLY, 1)
    else:
        leaders.lose_leader(s, s.seat, action - actions.LOSE - 1)
    s.losses[s.seat] -= 1


@kernel
def end_losses(s: State) -> None:
    """R8: if there are not more Units than casualties, all fall. Then it is the other side's turn, or the retreat's."""
    if s.losses[s.seat] > 0:
        _tell_removed(s, facts.ALL_FELL)
        remove_all(s, s.seat, s.battle)
        s.losses[s.seat] = 0
    if s.seat == sides.VIKINGS:
        s.seat = sides.SAXONS
    else:
        s.seat = loser(s)
        s.phase = phase.RETREATING


@kernel
def _tell_removed(s: State, fact: int) -> None:
    """Tells that all Units of the seat that are still in the combat are lost, if there are any."""
    if telling() and units(s, s.seat, s.battle) > 0:
        tell(fact, s.seat, s.warriors[s.seat, s.battle], s.leaders[s.seat, s.battle], s.battle)


@kernel
def remove_all(s: State, side: int, area: int) -> None:
    """V-10, V-11: Warriors to the supply, leaders out of the game."""
    move_warriors(s, side, area, location.SUPPLY, int(s.warriors[side, area]))
    present = leaders.leaders_in(s, side, area)
    for leader in range(LEADERS):
        if present >> leader & 1:
            leaders.lose_leader(s, side, leader)


# --- Retreat (V-78 to V-82) -------------------------------------------------------------------------------------------


@kernel
def retreats(s: State, box: Box) -> int:
    """V-78: the places to which the loser's remaining Units can retreat together, as bits from RETREAT on. R5."""
    if units(s, s.seat, s.battle) == 0:
        return 0
    saxons, vikings = int(s.occupied[sides.SAXONS]), int(s.occupied[sides.VIKINGS])
    adjacent = int(box.borders[s.battle]) & ALL_ENGLAND
    if s.seat == sides.SAXONS:
        return adjacent & ~vikings  # V-79, R7: with or without own Units or a Stronghold; R4
    adjacent &= ~(saxons | int(s.strongholds))
    if adjacent & vikings != 0:
        return adjacent & vikings  # V-80
    if is_coastal(box, s.battle):
        return adjacent | bit(AT_SEA)
    return adjacent  # V-81, R6


@kernel
def retreat(s: State, action: int) -> None:
    """V-78: all together."""
    place = location.DRAKKAR if action == actions.RETREAT + AT_SEA else action - actions.RETREAT
    tell(facts.RETREATED, s.seat, s.warriors[s.seat, s.battle], s.leaders[s.seat, s.battle], s.battle, place)
    move_all(s, s.seat, s.battle, place)
    s.phase = phase.AFTERMATH


@kernel
def end_retreat(s: State) -> None:
    """V-79, V-82: Units that cannot retreat are removed."""
    _tell_removed(s, facts.CUT_OFF)
    remove_all(s, s.seat, s.battle)
    s.phase = phase.AFTERMATH


# --- After the combat (V-83, V-89) ------------------------------------------------------------------------------------


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
    """V-89."""
    if action == actions.PLUNDER:
        pillage(s, box, s.battle)
    else:
        tell(facts.LEFT_STRONGHOLD, sides.VIKINGS, s.battle)
    s.phase = phase.CLOSING


@kernel
def close_combat(s: State) -> None:
    """V-83: the leaders are hidden again; the winner stays. V-69: the Viking chooses the next combat."""
    tell(facts.COMBAT_OVER, s.battle)
    leaders.hide_leaders(s, sides.SAXONS, s.battle)
    leaders.hide_leaders(s, sides.VIKINGS, s.battle)
    s.battle = -1
    s.passed = 0
    s.strength[:] = 0
    s.losses[:] = 0
    s.plunder = 0
    s.seat = sides.VIKINGS
    s.phase = phase.CHOOSING_COMBAT
