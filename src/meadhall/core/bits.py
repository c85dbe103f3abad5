"""Sets as bits: bit number i of a number says whether i is in the set. Kernels, for sets of up to 63 things.

`a & b` is what both have, `a | b` what either has, `a & ~b` what only a has, `1 << i` the set of i alone. Compiled,
`count` and `lowest` are an instruction each.
"""

from meadhall.core.kernel import kernel


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
