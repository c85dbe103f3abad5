"""Chances that mean what they say: of positions that are told at 70 %, seven of ten should be won.

A judge that has seen few games, or other players, may be too sure of itself. One number puts that right: its
temperature, by which the logarithm of the odds is divided. It is measured (`bench/analysis.py calibration`) and kept
with the judge.
"""

from math import exp, log

import numpy as np

from meadhall.bots.judge import Judge
from meadhall.core.record import Array

_SURE = 1e-6


def temperature_of(judge: Judge | None) -> float:
    """How much too sure a judge is of itself; 1 if nobody has measured it."""
    return float(judge.about.get("calibration", {}).get("temperature", 1.0)) if judge else 1.0


def calibrated(chance: float, temperature: float, fair: float = 0.5) -> float:
    """A chance as it should be told; what is fair stays as it is, and so do a sure win and a sure loss.

    >>> round(calibrated(0.77, 2.0), 2), calibrated(0.5, 2.0), calibrated(0.3, 1.0), calibrated(1.0, 2.0)
    (0.65, 0.5, 0.3, 1.0)
    """
    if temperature == 1 or not _SURE < chance < 1 - _SURE:
        return chance
    middle = log(fair / (1 - fair))
    return 1 / (1 + exp(-(middle + (log(chance / (1 - chance)) - middle) / temperature)))


def fitted_temperature(told: Array, won: Array, fair: float = 0.5) -> float:
    """The temperature at which chances that were told fit best what was won, by likelihood.

    >>> told = np.array([0.9] * 10 + [0.1] * 10)
    >>> won = np.array([1.0] * 7 + [0.0] * 3 + [0.0] * 7 + [1.0] * 3)
    >>> round(fitted_temperature(told, won), 1)
    2.6
    """
    middle = log(fair / (1 - fair))
    odds = np.log(np.clip(told, 0.001, 0.999) / (1 - np.clip(told, 0.001, 0.999))) - middle
    temperatures = np.exp(np.linspace(log(0.5), log(8), 400))
    chances = 1 / (1 + np.exp(-(middle + odds[None, :] / temperatures[:, None])))
    likelihood = (won * np.log(chances) + (1 - won) * np.log(1 - chances)).sum(axis=1)
    return float(temperatures[int(likelihood.argmax())])
