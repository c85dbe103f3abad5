"""The dice of `meadhall.core.dice`, compiled: the same key and the same number of a draw give the same outcome."""

from typing import Any

import numpy as np

from meadhall.core.kernel import kernel
from meadhall.core.record import Array


@kernel
def _turn(word: Any, bits: int) -> Any:
    return (word << np.uint64(bits)) | (word >> np.uint64(64 - bits))


@kernel
def sip(key: Array, k: int, attempt: int) -> Any:
    """SipHash-2-4 of two 64-bit numbers."""
    a = key[0] ^ np.uint64(0x736F6D6570736575)
    b = key[1] ^ np.uint64(0x646F72616E646F6D)
    c = key[0] ^ np.uint64(0x6C7967656E657261)
    d = key[1] ^ np.uint64(0x7465646279746573)
    for i in range(4):
        word = np.uint64(0)
        rounds = 2
        if i == 0:
            word = np.uint64(k)
        elif i == 1:
            word = np.uint64(attempt)
        elif i == 2:
            word = np.uint64(16) << np.uint64(56)  # how many bytes these were
        else:
            c = c ^ np.uint64(0xFF)
            rounds = 4
        d = d ^ word
        for _ in range(rounds):
            a = a + b
            b = _turn(b, 13) ^ a
            a = _turn(a, 32)
            c = c + d
            d = _turn(d, 16) ^ c
            a = a + d
            d = _turn(d, 21) ^ a
            c = c + b
            b = _turn(b, 17) ^ c
            c = _turn(c, 32)
        a = a ^ word
    return a ^ b ^ c ^ d


@kernel
def draw(key: Array, k: int, weights: Array, n: int) -> int:
    """Which of n outcomes draw number k gives, without any bias."""
    total = np.uint64(0)
    for i in range(n):
        total = total + np.uint64(weights[i])
    greatest = np.uint64(0xFFFFFFFFFFFFFFFF)
    unfair = (greatest % total + np.uint64(1)) % total  # so many of the largest numbers would favour the small ones
    attempt = 0
    number = sip(key, k, attempt)
    while number > greatest - unfair:
        attempt += 1
        number = sip(key, k, attempt)
    rest = number % total
    for i in range(n):
        if rest < np.uint64(weights[i]):
            return i
        rest = rest - np.uint64(weights[i])
    return n - 1
