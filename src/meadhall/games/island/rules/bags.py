"""The island games: bags. How many there are of each of a few things, eight bits each, in one number. Kernels.

`bag + one(thing)` has one more of it.
"""

from meadhall.core.kernel import kernel
from meadhall.core.record import Array
from meadhall.core.rng import below

_ALL = 0x01_01_01_01_01  # one of each of five things


@kernel(inline=True)
def one(thing: int) -> int:
    """A bag with one of this thing."""
    return 1 << 8 * thing


@kernel(inline=True)
def count_of(bag: int, thing: int) -> int:
    """How many a bag holds of a thing."""
    return bag >> 8 * thing & 255


@kernel(inline=True)
def size(bag: int) -> int:
    """How many things a bag holds, five kinds and 255 things at most."""
    return bag * _ALL >> 32 & 255


@kernel
def draw(bag: int, rng: Array) -> int:
    """A random thing from a bag; it stays in there."""
    rest = below(rng, size(bag))
    thing = 0
    while rest >= bag & 255:
        rest -= bag & 255
        bag >>= 8
        thing += 1
    return thing
