"""Hägar: the treasure tokens: what they are, where they lie, who has won them. Kernels."""

from meadhall.core.kernel import kernel
from meadhall.games.hagar import island_kind, token_kind
from meadhall.games.hagar.box import HagarBox as Box
from meadhall.games.hagar.state import ON_MAP, State


@kernel
def is_number(kind: int) -> bool:
    """Whether this is a number token."""
    return kind >= 1 and kind <= 3


@kernel
def unrevealed(s: State, box: Box, kind: int) -> int:
    """How many tokens of this kind nobody has seen yet."""
    left = int(box.bag[kind])
    for treasure in range(box.treasures):
        if s.kinds[treasure] == kind:
            left -= 1
    return left


@kernel
def lying(s: State, box: Box, place: int, kind: int) -> int:
    """A treasure of this kind that lies on the island at this place, or -1."""
    coaster = s.coasters[place]
    first = box.first_treasure[coaster]
    for treasure in range(first, first + box.treasures_on[coaster]):
        if s.holders[treasure] == ON_MAP and s.kinds[treasure] == kind:
            return treasure
    return -1


@kernel
def is_cleared(s: State, box: Box, place: int) -> bool:
    """Whether no treasure lies on the island at this place any more."""
    coaster = s.coasters[place]
    first = box.first_treasure[coaster]
    for treasure in range(first, first + box.treasures_on[coaster]):
        if s.holders[treasure] == ON_MAP:
            return False
    return True


@kernel
def face_down(s: State, box: Box) -> int:
    """The first face-down treasure on the island that was landed on, or -1."""
    return lying(s, box, s.target, token_kind.FACE_DOWN)


@kernel
def holds(s: State, box: Box, seat: int, kind: int) -> int:
    """How many tokens of this kind a seat owns, wherever they lie."""
    count = 0
    for treasure in range(box.treasures):
        if s.holders[treasure] == seat and s.kinds[treasure] == kind:
            count += 1
    return count


@kernel
def in_front_of(s: State, box: Box, seat: int, kind: int) -> int:
    """A token of this kind that lies before the seat, not on a field of Helga or Dragon Island (A-09); or -1."""
    for treasure in range(box.treasures):
        if s.holders[treasure] == seat and s.kinds[treasure] == kind:
            if treasure != s.doubled and treasure != s.moored:
                return treasure
    return -1


@kernel
def numbers_won(s: State, box: Box) -> int:
    """How many number tokens have been won; the game ends with the last of them (H-24)."""
    count = 0
    for treasure in range(box.treasures):
        if s.holders[treasure] != ON_MAP and is_number(s.kinds[treasure]):
            count += 1
    return count


@kernel
def figure_of(island: int) -> int:
    """The token that belongs to a figure island, or FACE_DOWN for the others."""
    if island == island_kind.HAGAR:
        return token_kind.HAGAR
    if island == island_kind.SVEN:
        return token_kind.SVEN
    return token_kind.FACE_DOWN
