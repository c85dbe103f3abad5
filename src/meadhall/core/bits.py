"""Sets as bits: bit number i of a number says whether i is in the set. Kernels, for sets of up to 63 things.

`a & b` has the members of both sets, `a | b` those of either, `a & ~b` those of `a` alone, and `1 << i` only i.
Compiled, `count` and `lowest` are an instruction each.
"""

from meadhall.core.kernel import kernel
from meadhall.core.record import Array


@kernel
def first_of(members: int) -> int:
    """The set of the lowest member alone; nothing if there is none.

    >>> int(first_of(0b1100))
    4
    """
    return members & -members


@kernel
def lowest(members: int) -> int:
    """The number of the lowest member of a set that is not empty.

    >>> [int(lowest(1 << i)) for i in (0, 1, 17, 62)], int(lowest(0b1100))
    ([0, 1, 17, 62], 2)
    """
    return count(~int(members) & (int(members) - 1))  # all that are below it


@kernel
def count(members: int) -> int:
    """How many members a set has.

    >>> int(count(0)), int(count(0b1101))
    (0, 3)
    """
    rest = int(members)
    n = 0
    while rest != 0:
        rest &= rest - 1
        n += 1
    return n


@kernel
def nth(members: int, n: int) -> int:
    """The number of the lowest member but n: of the lowest for 0, of the next one for 1.

    >>> int(nth(0b1101, 0)), int(nth(0b1101, 1)), int(nth(0b1101, 2))
    (0, 2, 3)
    """
    for _ in range(n):
        members &= members - 1
    return lowest(members)


@kernel(inline=True)
def list_members(members: int, first: int, out: Array, n: int) -> int:
    """Writes the members of a set, counted from `first` on, behind the n numbers that stand there; returns how many.

    >>> import numpy as np
    >>> out = np.zeros(4, np.int32)
    >>> int(list_members(0b1101, 100, out, 1)), out.tolist()
    (4, [0, 100, 102, 103])
    """
    rest = int(members)
    while rest != 0:
        out[n] = first + lowest(rest)
        rest &= rest - 1
        n += 1
    return n
