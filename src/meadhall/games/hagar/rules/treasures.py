"""Hägar: the treasure tokens: their kinds, their places and their winners. Kernels.

Most of them give sets of treasures: see `meadhall.core.bits`.
"""

from meadhall.core.bits import count
from meadhall.core.kernel import kernel
from meadhall.games.hagar import island_kind, token_kind
from meadhall.games.hagar.box import HagarBox as Box
from meadhall.games.hagar.state import State


@kernel
def is_number(kind: int) -> bool:
    """Whether this is a number token."""
    return kind >= 1 and kind <= 3


@kernel
def number_tokens(s: State) -> int:
    """The number tokens that lie face up, wherever they are."""
    return int(s.kinds[1] | s.kinds[2] | s.kinds[3])


@kernel
def unrevealed(s: State, box: Box, kind: int) -> int:
    """How many tokens of this kind nobody has seen yet."""
    return int(box.bag[kind] - count(s.kinds[kind]))


@kernel
def lying(s: State, box: Box, place: int) -> int:
    """The treasures that lie on the island at this place."""
    return int(s.on_map & box.treasures_of[s.coasters[place]])


@kernel
def face_down(s: State, box: Box) -> int:
    """The face-down treasures on the island that was landed on."""
    return int(lying(s, box, s.target) & s.kinds[token_kind.FACE_DOWN])


@kernel
def in_front_of(s: State, seat: int) -> int:
    """The treasures that a seat has won and keeps before it, not on a field of Helga or Dragon Island (A-09)."""
    return int(s.won[seat] & ~(s.doubled | s.moored))


@kernel
def figure_of(island: int) -> int:
    """The token that belongs to a figure island, or FACE_DOWN for the others."""
    if island == island_kind.HAGAR:
        return token_kind.HAGAR
    if island == island_kind.SVEN:
        return token_kind.SVEN
    return token_kind.FACE_DOWN
