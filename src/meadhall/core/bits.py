"""Sets as bits: bit number i of a number says whether i is in the set. Kernels, for sets of up to 63 things.

`a & b` is what both have, `a | b` what either has, `a & ~b` what only a has, `1 << i` the set of i alone.
"""

import numpy as np

from meadhall.core.kernel import kernel

_MOST = 63
_ALL = (1 << _MOST) - 1
_PRIME = 67  # the first 66 powers of two have different remainders by 67
_INDEX = np.zeros(_PRIME, np.int8)
for _i in range(_MOST):
    _INDEX[(1 << _i) % _PRIME] = _i


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
    first = int(members) & -int(members) & _ALL  # `_ALL` changes nothing, but tells the compiler that it is positive
    return int(_INDEX[first % _PRIME])


@kernel
def count(members: int) -> int:
    """How many members a set has.

    >>> int(count(0)), int(count(0b1101))
    (0, 3)
    """
    n = 0
    while members != 0:
        members &= members - 1
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
