"""Saga: Movement and destination markers (V-27 to V-43), and Scout, which lays them (V-61, V-62)."""

from meadhall.core.facts import tell
from meadhall.core.kernel import kernel
from meadhall.games.saga import actions, facts, location, phase, sides
from meadhall.games.saga.box import SagaBox as Box
from meadhall.games.saga.rules.leaders import leaders_in, move_leader, person
from meadhall.games.saga.rules.map import bit, free, is_coastal, move_warriors
from meadhall.games.saga.rules.markers import find_suspects, see_drawn, think_of_laid, turn_over
from meadhall.games.saga.state import State

ANY_NUMBER = 99


@kernel
def origins(s: State) -> int:
    """The areas from which the seat can move, as bits. V-29: with a free Unit. V-41: never the Drakkar."""
    return int(s.controlled[s.seat])  # V-09, V-32: no Anglo-Saxon is ever in Scandinavia


@kernel
def destinations(s: State, box: Box) -> int:
    """The places that the group can head for, as bits from MARKER_REVEAL on. V-30: enemy Units are no obstacle."""
    area = s.origin
    choices = int(box.borders[area]) << (actions.MOVE_TO - actions.MARKER_REVEAL)  # V-28, V-40
    if s.seat == sides.VIKINGS:
        if area < location.ENGLAND:
            if box.rules < 3 and is_coastal(box, area):  # R2: until version 3 Vikings could embark
                choices |= bit(actions.MOVE_TO + location.DRAKKAR - actions.MARKER_REVEAL)
        elif s.face_down[area - location.NORTH]:
            choices |= bit(0)  # V-37, R26: it is turned over or left alone
        else:
            choices |= bit(actions.MARKER_DRAW - actions.MARKER_REVEAL)  # V-34, V-35
            if s.markers[area - location.NORTH] >= 0:
                choices |= bit(actions.MOVE_TO + int(s.markers[area - location.NORTH]) - actions.MARKER_REVEAL)  # V-33
    return choices


@kernel
def head_for(s: State, box: Box, action: int) -> None:
    """The destination is named, or left to a marker."""
    if action == actions.MARKER_DRAW:
        tell(facts.MARKER_WANTED, s.seat)
        s.phase = phase.DRAWING
    elif action == actions.MARKER_REVEAL:
        tell(facts.MARKER_TURNED, s.seat, s.origin, s.markers[s.origin - location.NORTH])
        turn_over(s, box, s.origin - location.NORTH)
        _gather(s, int(s.markers[s.origin - location.NORTH]))  # V-38: the marker stays face up
    else:
        tell(facts.HEADED_FOR, s.seat, action - actions.MOVE_TO)
        _gather(s, action - actions.MOVE_TO)


@kernel
def draw_marker(s: State, box: Box, area: int) -> None:
    """V-34 to V-36: the drawn marker lies face up; the one that it replaces is in the pool again."""
    tell(facts.MARKER_DRAWN, s.seat, s.origin, area)
    s.markers[s.origin - location.NORTH] = area
    see_drawn(s, box, area)
    _gather(s, area)


@kernel
def _gather(s: State, target: int) -> None:
    s.target = target
    s.phase = phase.GROUPING
    s.left = min(int(s.left), free(s, s.seat, s.origin))  # V-29


@kernel
def group_choices(s: State) -> int:
    """The Units that may join the group, as bits from MOVE_LEADER on: a leader, or a number of Warriors that closes it.

    Leaders join in any order: if they came in the order of their numbers, the steps left would tell who went first.
    """
    choices = leaders_in(s, s.seat, s.origin) if s.left > 0 else 0
    least = 0 if s.moved > 0 else 1  # V-27, R27: at least one Unit goes
    most = min(int(s.left), int(s.warriors[s.seat, s.origin]))
    numbers = bit(most + 1) - bit(least)  # from the least to the most
    return choices | numbers << (actions.MOVE_WARRIORS - actions.MOVE_LEADER)


@kernel
def join_group(s: State, action: int) -> None:
    """Each Unit is moved as it is named; V-31: what has left the origin cannot be named again."""
    sails = s.origin >= location.ENGLAND and s.target < location.ENGLAND
    if actions.FAMILIES[action] == actions.MOVE_LEADER:
        went = facts.LEADER_SAILED if sails else facts.LEADER_WENT
        tell(went, s.seat, person(s.seat, action - actions.MOVE_LEADER), s.origin, s.target)
        move_leader(s, s.seat, action - actions.MOVE_LEADER, s.target)
        s.moved += 1
        s.left -= 1
    else:
        if action > actions.MOVE_WARRIORS:
            marched = facts.WARRIORS_SAILED if sails else facts.WARRIORS_WENT
            moved = facts.WARRIORS_FOLLOWED if s.moved > 0 else marched
            tell(moved, s.seat, action - actions.MOVE_WARRIORS, s.origin, s.target)
        move_warriors(s, s.seat, s.origin, s.target, action - actions.MOVE_WARRIORS)
        end_action(s)


@kernel
def end_action(s: State) -> None:
    """The action is finished: back to the tile (V-24)."""
    tell(facts.ACTION_ENDED, s.seat)
    s.phase = phase.ACTING
    s.origin = -1
    s.target = -1
    s.left = 0
    s.moved = 0
    s.used = 0


@kernel
def pick_scouted(s: State, area: int) -> None:
    """V-62, R25: a marker of the pool, taken secretly."""
    tell(facts.SCOUTED, sides.VIKINGS, area)
    s.scouted = area
    s.phase = phase.SCOUT_LAYING


@kernel
def lay_scouted(s: State, box: Box, space: int) -> None:
    """V-61: it goes face down on a space; a marker that lay there goes to the pool unseen."""
    tell(facts.LAID_MARKER, sides.VIKINGS, location.NORTH + space)
    think_of_laid(s, box, space)
    s.markers[space] = s.scouted
    s.face_down[space] = 1
    s.scouted = -1
    find_suspects(s, box)
    end_action(s)
