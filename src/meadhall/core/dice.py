"""Fair dice: nobody can predict them during the game, everybody can check them afterwards.

Before the game the commitment, the SHA-256 of a fresh secret, is published; then each seat may add a salt of its own.
Draw number k is SipHash-2-4 of k under a key made of secret and salts. At the end the secret is published and every
draw can be computed again. `docs/fairness.md` tells it for players and has two short programs that check it.

>>> dice = FairDice.from_seed(7)
>>> [dice.draw(k, [1] * 6) + 1 for k in range(8)]
[3, 2, 1, 1, 3, 3, 5, 6]
>>> commitment_of(dice.secret) == dice.commitment
True
"""

import hashlib
import hmac
import secrets
import struct
from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import accumulate, count
from typing import Protocol

import numpy as np

from meadhall.core.errors import DiceError
from meadhall.core.kernel import kernel
from meadhall.core.phrases import COMMON
from meadhall.core.record import Array

_MASK = 2**64 - 1
_START = np.array([0x736F6D6570736575, 0x646F72616E646F6D, 0x6C7967656E657261, 0x7465646279746573], np.uint64)
_END = np.array([0xFF], np.uint64)
MAX_SALT = 256  # longest salt, in bytes: enough for any sentence, too short to be a burden


class Dice(Protocol):
    """The dice as a match needs them: `FairDice` for people, quicker ones for simulations."""

    def draw(self, k: int, weights: Sequence[int]) -> int:
        """The index that draw number k gives among outcomes of these whole-number weights."""


def siphash(key: bytes, message: bytes) -> int:
    """SipHash-2-4, as published by Aumasson and Bernstein: a 64-bit number from a 16-byte key and a message.

    >>> hex(siphash(bytes(range(16)), bytes(range(15))))
    '0xa129ca6149be45e5'
    """
    padded = message + bytes(7 - len(message) % 8) + bytes([len(message) & 0xFF])
    return int(_siphash(np.frombuffer(key, "<u8"), np.frombuffer(padded, "<u8")))


@kernel
def _siphash(key: Array, words: Array) -> int:
    """SipHash-2-4 of whole words. Numbers have 64 bits and no sign: by their types if compiled, else by a mask."""
    a, b = int(key[0] ^ _START[0]), int(key[1] ^ _START[1])
    c, d = int(key[0] ^ _START[2]), int(key[1] ^ _START[3])
    for word in words:
        d ^= int(word)
        a, b, c, d = _round(*_round(a, b, c, d))
        a ^= int(word)
    c ^= int(_END[0])
    a, b, c, d = _round(*_round(*_round(*_round(a, b, c, d))))
    return a ^ b ^ c ^ d


@kernel(inline=True)
def _round(a: int, b: int, c: int, d: int) -> tuple[int, int, int, int]:
    """One round: x << n | x >> 64 - n turns a word round by n."""
    a = a + b & _MASK
    b = (b << 13 | b >> 51) & _MASK ^ a
    a = (a << 32 | a >> 32) & _MASK
    c = c + d & _MASK
    d = (d << 16 | d >> 48) & _MASK ^ c
    a = a + d & _MASK
    d = (d << 21 | d >> 43) & _MASK ^ a
    c = c + b & _MASK
    b = (b << 17 | b >> 47) & _MASK ^ c
    c = (c << 32 | c >> 32) & _MASK
    return a, b, c, d


def commitment_of(secret: bytes) -> str:
    """The promise before the game: the SHA-256 of the secret, in hexadecimal."""
    return hashlib.sha256(secret).hexdigest()


@dataclass(frozen=True)
class FairDice:
    """The dice of one game: a secret of 32 bytes, and what each seat that wished to added to it."""

    secret: bytes = field(repr=False)
    salts: tuple[str, ...] = ()
    key: bytes = field(init=False, repr=False, compare=False)
    """The key that the draws are made with. It is as secret as the secret."""

    def __post_init__(self) -> None:
        if len(self.secret) != 32:
            raise DiceError(COMMON.say("short-secret", bytes=len(self.secret)))
        # HMAC and no plain hash: the commitment, which everybody knows, must tell nothing about the key.
        hashed = hmac.new(self.secret, digestmod=hashlib.sha256)
        for salt in self.salts:
            data = salt.encode()
            if len(data) > MAX_SALT:
                raise DiceError(COMMON.say("long-salt", most=MAX_SALT, bytes=len(data)))
            hashed.update(struct.pack("<Q", len(data)) + data)
        object.__setattr__(self, "key", hashed.digest()[:16])

    @classmethod
    def fresh(cls, salts: Sequence[str] = ()) -> "FairDice":
        """Dice with a new secret from the system's own source of randomness."""
        return cls(secrets.token_bytes(32), tuple(salts))

    @classmethod
    def from_seed(cls, seed: int | None) -> "FairDice":
        """Dice that fall the same way for the same seed, for tests and repeatable play; fresh ones without a seed."""
        return cls.fresh() if seed is None else cls(hashlib.sha256(f"meadhall seed {seed}".encode()).digest())

    @cached_property
    def commitment(self) -> str:
        """The promise that is published before the game."""
        return commitment_of(self.secret)

    def draw(self, k: int, weights: Sequence[int]) -> int:
        """The index that draw number k gives among outcomes of these whole-number weights, without any bias.

        >>> FairDice.from_seed(1).draw(0, [0, 5, 0])
        1
        """
        sums = [0, *accumulate(int(weight) for weight in weights)]
        return bisect_right(sums, self.number(k, sums[-1])) - 1

    def number(self, k: int, n: int) -> int:
        """Draw number k as a whole number from 0 up to but not including n, each equally likely."""
        if not 1 <= n <= 2**64:
            raise DiceError(f"dice choose among 1 to 2**64 equal chances, not {n}")
        fair = 2**64 - 2**64 % n  # numbers from here on would favour the small ones: they are thrown away
        attempts = (siphash(self.key, struct.pack("<QQ", k, attempt)) for attempt in count())
        return next(number for number in attempts if number < fair) % n
