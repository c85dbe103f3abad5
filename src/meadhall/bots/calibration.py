"""Chances that mean what they say: of positions that are told at 70 %, seven of ten should be won.

A search may be too sure of itself, it may think too well or too little of the seat that is to decide, and, where seats
play different parts, of one of these. A number for each puts that right. `bench/calibration.py` measures them, at the
depth of a usual analysis and of a first look, and they are kept with the judge. People are told chances that are put
right, in hints as in an analysis; bots do without.
"""

from collections.abc import Sequence
from math import exp, log
from typing import Any, NamedTuple

from meadhall.bots.judge import Judge
from meadhall.bots.search.values import chance_of

_SURE = 1e-6


class Calibration(NamedTuple):
    """The measured errors of the chances that a search tells."""

    temperature: float = 1.0
    """How much too sure it is: by this the logarithm of the odds is divided, counted from those of a fair share."""
    bias: float = 0.0  # how much too well it thinks of the seat to decide: this is taken off the logarithm of its odds
    sides: tuple[float, ...] = ()
    """How much too well it thinks of each seat, where they play different parts; together they are nothing."""

    def side(self, seat: int) -> float:
        """How much too well it thinks of a seat, no matter which one is to decide."""
        return self.sides[seat] if self.sides else 0.0


def calibration_of(judge: Judge | None, players: int, *, first_look: bool = False) -> Calibration:
    """The measurements of a judge with so many players, or nearly so many; a first look may have its own numbers."""
    kept: dict[str, dict[str, Any]] = judge.about.get("calibration", {}) if judge else {}
    if not kept:
        return Calibration()
    nearest = min(kept, key=lambda measured: (abs(int(measured) - players), measured))
    found = kept[nearest]
    if first_look:
        found = found.get("quick", found)
    return Calibration(found["temperature"], found["bias"], tuple(found.get("sides", ())))


def chances_of(values: Sequence[float], known: Calibration) -> list[float]:
    """The chance of each seat that a search found which counts nothing but winning, as it should be told."""
    fair = 1 / max(2, len(values))
    return [
        calibrated(chance_of(value, 0.0), known.temperature, fair, known.side(seat))
        for seat, value in enumerate(values)
    ]


def decider_told(value: float, seat: int, players: int, known: Calibration) -> float:
    """The chance that is told to the seat to decide: a value of a search by this seat."""
    return calibrated(chance_of(value, 0.0), known.temperature, 1 / max(2, players), bias=known.side(seat) + known.bias)


def calibrated(chance: float, temperature: float, fair: float = 0.5, bias: float = 0.0) -> float:
    """A chance as it should be told; a sure win and a sure loss stay as they are.

    >>> round(calibrated(0.77, 2.0), 2), calibrated(0.5, 2.0), calibrated(0.3, 1.0), calibrated(1.0, 2.0)
    (0.65, 0.5, 0.3, 1.0)
    >>> round(calibrated(0.5, 1.0, bias=0.4), 2)
    0.4
    """
    if (temperature == 1 and bias == 0) or not _SURE < chance < 1 - _SURE:
        return chance
    middle = log(fair / (1 - fair))
    return 1 / (1 + exp(-(middle - bias + (log(chance / (1 - chance)) - middle) / temperature)))
