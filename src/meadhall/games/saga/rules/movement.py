"""Saga: Movement and destination markers (V-27 to V-43), and Scout, which lays them (V-61, V-62)."""

from meadhall.core.kernel import kernel
from meadhall.core.record import Array
from meadhall.core.rng import below
from meadhall.games.saga import actions, location, phase, sides
from meadhall.games.saga.box import SagaBox as Box
from meadhall.games.saga.rules.leaders import leaders_in, move_leader
from meadhall.games.saga.rules.map import bit, free, is_coastal, move_warriors
from meadhall.games.saga.state import UNKNOWN, State

ANY_NUMBER = 99


# --- Movement (V-27 to V-32) ------------------------------------------------------------------------------------------


@kernel
def begin_movement(s: State, most: int) -> None:
    """V-27: one group of at most so many Units, from one origin to one destination."""
    s.phase = phase.MOVING_FROM
    s.left = most
    s.moved = 0


@kernel
def origins(s: State) -> int:
    """The areas from which the seat can move, as bits. V-29: with a free Unit. V-41: never the Drakkar."""
    return int(s.controlled[s.seat])  # V-09, V-32: no Anglo-Saxon is ever in Scandinavia


@kernel
def destinations(s: State, box: Box) -> int:
    """What the group can head for, as bits from MARKER_REVEAL on. V-30: enemy Units are no obstacle."""
    area = s.origin
    choices = int(box.borders[area]) << (actions.MOVE_TO - actions.MARKER_REVEAL)  # V-28, V-40
    if s.seat == sides.VIKINGS:
        if area < location.ENGLAND:
            if is_coastal(box, area):
                choices |= bit(actions.MOVE_TO + location.DRAKKAR - actions.MARKER_REVEAL)  # V-39, R2: embarking
        elif s.face_down[area - location.NORTH]:
            choices |= bit(0)  # V-37, R26: it is turned over or left alone
        else:
            choices |= bit(actions.MARKER_DRAW - actions.MARKER_REVEAL)  # V-34, V-35
            if s.markers[area - location.NORTH] >= 0:
                choices |= bit(actions.MOVE_TO + int(s.markers[area - location.NORTH]) - actions.MARKER_REVEAL)  # V-33
    return choices


@kernel
def head_for(s: State, action: int) -> None:
    """The destination is named, or left to a marker."""
    if action == actions.MARKER_DRAW:
        s.phase = phase.DRAWING
    elif action == actions.MARKER_REVEAL:
        space = s.origin - location.NORTH
        s.face_down[space] = 0
        s.suspects[space] = 0
        _sail_by_marker(s, space)
    else:
        s.target = action - actions.MOVE_TO
        _group(s)


@kernel
def draw_marker(s: State, area: int) -> None:
    """V-34 to V-36: the drawn marker lies face up; the one that it replaces is in the pool again."""
    space = s.origin - location.NORTH
    s.markers[space] = area
    _sail_by_marker(s, space)


@kernel
def _sail_by_marker(s: State, space: int) -> None:
    """V-38: the marker stays face up. Where it was seen, no face-down marker can be it."""
    area = int(s.markers[space])
    for other in range(location.SPACES):
        if s.face_down[other]:
            s.suspects[other] &= ~bit(area)
    s.target = area
    _group(s)


@kernel
def _group(s: State) -> None:
    s.phase = phase.GROUPING
    s.left = min(int(s.left), free(s, s.seat, s.origin))  # V-29


@kernel
def group_choices(s: State) -> int:
    """Who joins the group, as bits from MOVE_LEADER on: a leader, or a number of Warriors that closes it.

    Leaders join in any order: if they came in the order of their numbers, the steps left would tell who went first.
    """
    choices = 0
    if s.left > 0:
        choices = leaders_in(s, s.seat, s.origin)
    least = 0 if s.moved > 0 else 1  # V-27, R27: at least one Unit goes
    most = min(int(s.left), int(s.warriors[s.seat, s.origin]))
    numbers = bit(most + 1) - bit(least)  # from the least to the most
    return choices | numbers << (actions.MOVE_WARRIORS - actions.MOVE_LEADER)


@kernel
def join_group(s: State, action: int) -> None:
    """Each Unit is moved as it is named; V-31: what has left the origin cannot be named again."""
    if actions.FAMILIES[action] == actions.MOVE_LEADER:
        move_leader(s, s.seat, action - actions.MOVE_LEADER, s.target)
        s.moved += 1
        s.left -= 1
    else:
        move_warriors(s, s.seat, s.origin, s.target, action - actions.MOVE_WARRIORS)
        end_action(s)


@kernel
def end_action(s: State) -> None:
    """The action is finished: back to the tile (V-24)."""
    s.phase = phase.ACTING
    s.origin = -1
    s.target = -1
    s.left = 0
    s.moved = 0
    s.used = 0


# --- Destination markers ----------------------------------------------------------------------------------------------


@kernel
def pool(s: State, box: Box) -> int:
    """The markers that lie on no space and in no hand, areas as bits (V-36, V-42)."""
    markers = int(box.coast)
    for space in range(location.SPACES):
        if s.markers[space] >= 0:
            markers &= ~bit(s.markers[space])
    if s.scouted >= 0:
        markers &= ~bit(s.scouted)
    return markers


@kernel
def not_face_up(s: State, box: Box) -> int:
    """The markers that do not lie face up, areas as bits: all that the Anglo-Saxons cannot see."""
    markers = int(box.coast)
    for space in range(location.SPACES):
        if s.markers[space] >= 0 and s.face_down[space] == 0:
            markers &= ~bit(s.markers[space])
    return markers


# --- Scout (V-61, V-62) -----------------------------------------------------------------------------------------------


@kernel
def pick_scouted(s: State, area: int) -> None:
    """V-62, R25: a marker of the pool, taken secretly."""
    s.scouted = area
    s.phase = phase.SCOUT_LAYING


@kernel
def lay_scouted(s: State, box: Box, space: int) -> None:
    """V-61: it goes face down on a space; a marker that lay there goes to the pool unseen."""
    suspects = not_face_up(s, box)
    s.markers[space] = s.scouted
    s.face_down[space] = 1
    s.suspects[space] = suspects
    s.scouted = -1
    end_action(s)


# --- What the Anglo-Saxons see and think possible ---------------------------------------------------------------------


@kernel
def hide_markers(s: State) -> None:
    """Erases what only the Viking knows."""
    for space in range(location.SPACES):
        if s.face_down[space]:
            s.markers[space] = UNKNOWN
    if s.scouted != -1:
        s.scouted = UNKNOWN


@kernel
def imagine_markers(s: State, box: Box, rng: Array) -> None:
    """Draws different markers for all that is face down or in the hand, each among those that it may be."""
    in_hand = s.scouted != -1
    anything = not_face_up(s, box)
    while True:
        taken = 0
        different = True
        for space in range(location.SPACES):
            if s.face_down[space]:
                area = _any_of(int(s.suspects[space]), rng)
                different = different and taken >> area & 1 == 0
                taken |= bit(area)
                s.markers[space] = area
        if in_hand:
            area = _any_of(anything, rng)
            different = different and taken >> area & 1 == 0
            s.scouted = area
        if different:
            return


@kernel
def _any_of(areas: int, rng: Array) -> int:
    """One of these areas, each equally likely."""
    count = 0
    for area in range(location.ENGLAND):
        count += areas >> area & 1
    drawn = below(rng, count)
    for area in range(location.ENGLAND):
        if areas >> area & 1:
            if drawn == 0:
                return area
            drawn -= 1
    return -1


@kernel
def are_markers_sound(s: State, box: Box) -> bool:
    """V-13: each marker is in one place, and what is face down is what it may be. For tests."""
    taken = 0
    for space in range(-1, location.SPACES):
        area = int(s.scouted) if space < 0 else int(s.markers[space])
        if area >= 0:
            if taken >> area & 1 or not is_coastal(box, area):
                return False
            taken |= bit(area)
            if space >= 0 and s.face_down[space] and not s.suspects[space] >> area & 1:
                return False
    return True
