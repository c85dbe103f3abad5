"""Random numbers for compiled code: explicit, seeded, and the same compiled or not.

The generator is SFC32 (Chris Doty-Humphrey's small fast counting generator): four 32-bit words, additions and shifts
only, so that the same lines run as machine code and as plain Python. People's games have other dice: `core/dice.py`.
"""

import numpy as np

from meadhall.core.kernel import kernel
from meadhall.core.record import Array

_MASK = 0xFFFFFFFF


def new_rng(seed: int, stream: int = 0) -> Array:
    """A generator of its own for each pair of seed and stream.

    >>> rng = new_rng(7)
    >>> [int(below(rng, 6)) for _ in range(5)]
    [5, 5, 4, 2, 2]
    """
    rng = np.zeros(4, np.uint32)
    seed_rng(rng, seed & (2**63 - 1), stream)
    return rng


@kernel
def seed_rng(rng: Array, seed: int, stream: int) -> None:
    """Start this generator anew, in place, at the beginning of its stream."""
    rng[0] = seed & _MASK
    rng[1] = (seed >> 32) & _MASK
    rng[2] = stream & _MASK
    rng[3] = 1 + ((stream >> 32) << 1 & _MASK)
    for _ in range(15):  # mixes the words, as the author of the generator prescribes
        next32(rng)


@kernel(inline=True)
def next32(rng: Array) -> int:
    """The next 32 random bits."""
    a, b, c, counter = np.int64(rng[0]), np.int64(rng[1]), np.int64(rng[2]), np.int64(rng[3])
    result = (a + b + counter) & _MASK
    rng[0] = b ^ (b >> 9)
    rng[1] = (c + (c << 3)) & _MASK
    rng[2] = (((c << 21) & _MASK | (c >> 11)) + result) & _MASK
    rng[3] = (counter + 1) & _MASK
    return result  # type: ignore[return-value]  # as good as an int


@kernel(inline=True)
def below(rng: Array, n: int) -> int:
    """A whole number from 0 up to but not including n (at most 2**31), each equally likely."""
    product = next32(rng) * n  # Lemire's method: the high half is the answer, the low half tells when to try again
    if product & _MASK < n:
        short = (_MASK + 1 - n) % n
        while product & _MASK < short:
            product = next32(rng) * n
    return product >> 32


@kernel
def choose(rng: Array, weights: Array, n: int) -> int:
    """An index below n, with chances in proportion to the first n weights."""
    total = 0
    for i in range(n):
        total += weights[i]
    rest = below(rng, total)
    for i in range(n):
        rest -= weights[i]
        if rest < 0:
            return i
    return n - 1
