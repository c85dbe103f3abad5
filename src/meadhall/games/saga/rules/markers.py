"""Saga: the pool of destination markers (V-36, V-42, V-62), and what the Anglo-Saxons know of those that lie face down.

Their knowledge is a set of arrangements: the ways in which different markers can lie on the three spaces, one bit each.
A space without a face-down marker does not count: each way in which the others can lie is in the set with every marker
that is left for that space. A set of whole arrangements also tells what two hidden markers have to do with each other:
a scouted marker that replaces another one is not the same (R25), so that it may have to be a third.

Markers are numbered by the coastal areas that they name. With five of them the first 60 arrangements are possible.
"""

from itertools import permutations

import numpy as np

from meadhall.core.bits import count, lowest, nth
from meadhall.core.kernel import kernel
from meadhall.core.record import Array
from meadhall.core.rng import below
from meadhall.games.saga import location
from meadhall.games.saga.box import SagaBox as Box
from meadhall.games.saga.rules.map import bit, is_coastal
from meadhall.games.saga.state import ARRANGEMENTS, UNKNOWN, WORD, State

LAID = np.array(  # the marker on each space, in each arrangement: first those without the sixth
    sorted(permutations(range(6), location.SPACES), key=lambda laid: (5 in laid, laid)), np.int8
)


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
def _number_of(box: Box, area: int) -> int:
    """The number of the marker that names an area; `nth` of the coast is the area of a marker."""
    return count(int(box.coast) & (bit(area) - 1))


@kernel
def _how_many(box: Box) -> int:
    """How many arrangements there are with the markers of this box."""
    return WORD if count(box.coast) == 5 else ARRANGEMENTS


@kernel
def _is_possible(s: State, arrangement: int) -> bool:
    return bool(s.arrangements[arrangement // WORD] >> (arrangement % WORD) & 1)


@kernel
def expect_any_markers(s: State, box: Box) -> None:
    """No marker lies face down: everything is possible."""
    s.arrangements[0] = bit(WORD) - 1
    s.arrangements[1] = bit(_how_many(box) - WORD) - 1


@kernel
def turn_over(s: State, box: Box, space: int) -> None:
    """V-37: a scouted marker is seen, and hidden no more."""
    seen = _number_of(box, int(s.markers[space]))
    for arrangement in range(_how_many(box)):
        if LAID[arrangement, space] != seen:
            s.arrangements[arrangement // WORD] &= ~bit(arrangement % WORD)
    s.face_down[space] = 0
    _replace(s, box, space, 0, False)
    find_suspects(s, box)


@kernel
def see_drawn(s: State, box: Box, area: int) -> None:
    """Everybody sees a marker from the pool: no marker that lies face down can be it."""
    seen = _number_of(box, area)
    for arrangement in range(_how_many(box)):
        for space in range(location.SPACES):
            if s.face_down[space] and LAID[arrangement, space] == seen:
                s.arrangements[arrangement // WORD] &= ~bit(arrangement % WORD)
    find_suspects(s, box)


@kernel
def think_of_laid(s: State, box: Box, space: int) -> None:
    """V-61, R25: a marker from the pool is about to be laid on a space: it is no face-up one, nor the one there."""
    face_up = 0
    for other in range(location.SPACES):
        if s.markers[other] >= 0 and s.face_down[other] == 0:
            face_up |= bit(_number_of(box, int(s.markers[other])))
    _replace(s, box, space, face_up, s.face_down[space] == 1)


@kernel
def _replace(s: State, box: Box, space: int, excluded: int, another: bool) -> None:
    """Any marker may lie on a space now except those that are excluded and, with `another`, the one there before.

    An arrangement is possible if one was possible in which all other face-down markers are the same.
    """
    first, second = 0, 0
    for new in range(_how_many(box)):
        if excluded >> int(LAID[new, space]) & 1:
            continue
        for old in range(_how_many(box)):
            if _is_possible(s, old) and not (another and LAID[old, space] == LAID[new, space]):
                same = True
                for other in range(location.SPACES):
                    if other != space and s.face_down[other] and LAID[old, other] != LAID[new, other]:
                        same = False
                if same:
                    if new < WORD:
                        first |= bit(new)
                    else:
                        second |= bit(new - WORD)
                    break
    s.arrangements[0] = first
    s.arrangements[1] = second


@kernel
def find_suspects(s: State, box: Box) -> None:
    """For each face-down marker what it may be, whatever the others are."""
    for space in range(location.SPACES):
        s.suspects[space] = suspects_of(s, box, space)


@kernel
def suspects_of(s: State, box: Box, space: int) -> int:
    """The areas that the face-down marker on a space may name, as bits; none without such a marker."""
    numbers, suspects = 0, 0
    if s.face_down[space]:
        for arrangement in range(_how_many(box)):
            if _is_possible(s, arrangement):
                numbers |= bit(LAID[arrangement, space])
    while numbers != 0:
        suspects |= bit(nth(int(box.coast), lowest(numbers)))
        numbers &= numbers - 1
    return suspects


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
    """Draws one of the arrangements that are thought possible, and then a marker of the pool for the hand.

    All ways in which markers lie face down are in equal numbers of arrangements, and leave as many in the pool.
    """
    first, second = int(s.arrangements[0]), int(s.arrangements[1])
    drawn = below(rng, count(first) + count(second))
    arrangement = nth(first, drawn) if drawn < count(first) else WORD + nth(second, drawn - count(first))
    for space in range(location.SPACES):
        if s.face_down[space]:
            s.markers[space] = nth(int(box.coast), int(LAID[arrangement, space]))
    if s.scouted != -1:
        s.scouted = -1
        left = pool(s, box)
        s.scouted = nth(left, below(rng, count(left)))


@kernel
def are_markers_sound(s: State, box: Box) -> bool:
    """V-13: each marker is in one place, and the true arrangement is thought possible. For tests."""
    taken = 0
    for space in range(-1, location.SPACES):
        area = int(s.scouted) if space < 0 else int(s.markers[space])
        if area >= 0:
            if taken >> area & 1 or not is_coastal(box, area):
                return False
            taken |= bit(area)
        if space >= 0 and s.suspects[space] != suspects_of(s, box, space):
            return False
    for arrangement in range(_how_many(box)):
        if _is_possible(s, arrangement):
            true = True
            for space in range(location.SPACES):
                if s.face_down[space] and LAID[arrangement, space] != _number_of(box, int(s.markers[space])):
                    true = False
            if true:
                return True
    return False
