"""The island games: when a pattern is matched (S-30 to S-36) and when a token may help (S-43 to S-49). Kernels.

A set of cells is a 64-bit number. To test one way of laying a pattern at all places at once, begin with the corners
at which it lies on the island and covers the pawn, and for each required cell keep those corners from which that cell
shows the right tile. The corners that are left are the matches; nothing is ever scanned.
"""

import numpy as np

from meadhall.core.kernel import kernel
from meadhall.games.island import tile_kind
from meadhall.games.island.box import IslandBox as Box
from meadhall.games.island.patterns import CENTRE, NEAR, NEAREST, NEXT, POSES, ROWS
from meadhall.games.island.rules.cells import NO_CELL, bit, kind_at
from meadhall.games.island.state import CELLS, ELEMENTS, State

NONE, WITH_TOKEN, NATURAL = range(3)  # what `match_at` finds
NO_POSE = np.uint64(0)
NO_ELEMENT = -1
_POSES, _OF_A_WAY = np.uint64(POSES), np.uint64((1 << POSES) - 1)
_SPREAD = np.array([sum((row >> i & 1) << 3 * i for i in range(5)) for row in range(1 << 5)])  # five bits, spread


@kernel
def jokers(s: State, box: Box) -> np.uint64:
    """S-31: the cells that stand for any element; S-93, M-12: none where Northern Lights are no jokers."""
    return s.land[tile_kind.AURORA] if box.jokers else NO_CELL


@kernel
def match_at(s: State, box: Box, card: int, pawn: int, element: int) -> int:
    """S-35: whether a card is matched with a pawn here: NATURAL, NONE, or WITH_TOKEN, which stands for `element`."""
    return match_in(s, box, card, pawn, element, surroundings(s, box, pawn))


@kernel(inline=True)
def match_in(s: State, box: Box, card: int, pawn: int, element: int, around: int) -> int:
    """Whether a card is matched, for callers that ask about several cards and know the pawn's surroundings already."""
    poses = possible_poses(box, card, element, around)
    return _match_in_pose(s, box, card, pawn, element, poses) if poses != NO_POSE else NONE


@kernel
def _match_in_pose(s: State, box: Box, card: int, pawn: int, element: int, poses: np.uint64) -> int:
    """Whether one of these poses is indeed a match."""
    best = NONE
    way = -1
    while poses != NO_POSE:
        way += 1
        possible = poses & _OF_A_WAY
        poses = poses >> _POSES
        if possible == NO_POSE:
            continue
        corners = box.corners[card, way] & (box.covering[card, way] >> np.uint64(CELLS - 1 - pawn))
        if box.any_order[card]:
            found = NATURAL if _one_of_each(s, box, card, way, corners) != NO_CELL else NONE
        else:
            found = _as_printed(s, box, card, way, corners, element)
        if found == NATURAL:
            return NATURAL
        best = max(best, found)
    return best


@kernel
def surroundings(s: State, box: Box, pawn: int) -> int:
    """The kinds that show on the NEAR cells around a pawn, in reading order, three bits each; SEA where there is none.

    Beyond the edge of the grid it goes on at the other: what is seen there may be wrong, but no pattern lies there.
    """
    sea = ~box.island
    ones = _around(s.land[tile_kind.WATER] | s.land[tile_kind.AIR] | sea, pawn)
    twos = _around(s.land[tile_kind.EARTH] | s.land[tile_kind.AIR], pawn)
    fours = _around(s.land[tile_kind.AURORA] | sea, pawn)
    return ones | twos << 1 | fours << 2


@kernel
def _around(cells: np.uint64, pawn: int) -> int:
    """The part of a set of cells that lies around a pawn: each cell is a bit, two places apart from the next."""
    centred = cells >> np.uint64(pawn - CENTRE & CELLS - 1) | cells << np.uint64(CENTRE - pawn & CELLS - 1)
    around = 0
    for row in range(len(ROWS)):
        first, width, number = ROWS[row]
        around |= _SPREAD[int(centred >> np.uint64(first)) & width] << 3 * number
    return around


@kernel(inline=True)
def possible_poses(box: Box, card: int, element: int, around: int) -> np.uint64:
    """A first look: the poses of a card (`patterns.poses`) that the cells around the pawn allow: nearly always none."""
    poses = ~NO_POSE
    for i in range(NEXT):
        poses = poses & _right_poses(box, card, i, around, element)
    if poses == NO_POSE:
        return poses
    for i in range(NEXT, NEAR):
        poses = poses & _right_poses(box, card, i, around, element)
    return poses


@kernel(inline=True)
def _right_poses(box: Box, card: int, i: int, around: int, element: int) -> np.uint64:
    """The poses that are right as to one of the cells around the pawn, or would be with a token there."""
    right: np.uint64 = box.poses[card, i, around >> 3 * NEAREST[i] & 7]
    return right if element == NO_ELEMENT else right | box.poses[card, i, element]


@kernel
def _as_printed(s: State, box: Box, card: int, way: int, corners: np.uint64, element: int) -> int:
    """S-31, S-32, S-33: each required cell shows its kind, or a joker for an element; S-44: or the player's token."""
    joker = jokers(s, box)
    exact = corners  # corners from which all cells so far are right
    but_one = NO_CELL  # those from which all are right but one that requires the player's element
    for i in range(box.required[card]):
        kind = box.kinds[card, i]
        right = (s.land[kind] | joker) >> np.uint64(box.offsets[card, i, way])
        but_one = but_one & right
        if kind == element:
            but_one = but_one | (exact & ~right)
        exact = exact & right
        if exact | but_one == NO_CELL:
            return NONE
    return NATURAL if exact != NO_CELL else WITH_TOKEN


@kernel
def _one_of_each(s: State, box: Box, card: int, way: int, corners: np.uint64) -> np.uint64:
    """S-34: four cells with no element twice, where each joker stands for a missing one."""
    for kind in range(ELEMENTS):
        once = NO_CELL
        twice = NO_CELL
        for i in range(box.required[card]):
            here = s.land[kind] >> np.uint64(box.offsets[card, i, way])
            twice = twice | (once & here)
            once = once | here
        corners = corners & ~twice
    if not box.jokers:  # S-93, M-13: four real elements
        for i in range(box.required[card]):
            corners = corners & ~(s.land[tile_kind.AURORA] >> np.uint64(box.offsets[card, i, way]))
    return corners


@kernel
def matches_of(s: State, box: Box, card: int, way: int) -> np.uint64:
    """The corners of all matches of one way on the whole island, usable or not: for people who look at a card."""
    corners: np.uint64 = box.corners[card, way]
    if box.any_order[card]:
        return _one_of_each(s, box, card, way, corners)
    joker = jokers(s, box)
    for i in range(box.required[card]):
        kind = box.kinds[card, i]
        corners = corners & ((s.land[kind] | joker) >> np.uint64(box.offsets[card, i, way]))
    return corners


@kernel
def token_element(s: State, box: Box, seat: int) -> int:
    """S-43 to S-45: the element that this seat's token could stand for now, or NO_ELEMENT."""
    if box.element_tokens and s.tokens[seat] > 0 and s.transformed < box.transformations:
        return int(s.boards[seat])
    return NO_ELEMENT


@kernel
def being_match(s: State, box: Box, seat: int, being: int) -> int:
    """S-37, S-49: how a being is matched for a seat; WITH_TOKEN only if there is no match without one."""
    return match_at(s, box, being, int(s.pawns[seat]), token_element(s, box, seat))


@kernel
def token_cell(s: State, box: Box, seat: int, being: int) -> int:
    """S-43: the first cell on which a seat's token would complete a being, or -1. The island is left as it was."""
    element = s.boards[seat]
    for cell in range(CELLS):
        kind = kind_at(s, cell)
        if kind < 0 or kind == element:
            continue
        s.land[kind] ^= bit(cell)
        s.land[element] ^= bit(cell)
        found = match_at(s, box, being, int(s.pawns[seat]), NO_ELEMENT)
        s.land[kind] ^= bit(cell)
        s.land[element] ^= bit(cell)
        if found == NATURAL:
            return cell
    return -1
