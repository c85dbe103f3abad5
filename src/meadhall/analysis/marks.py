"""What a loss is called, and how exactly somebody has played."""

from collections.abc import Iterable
from math import exp
from typing import Literal

Mark = Literal["best", "good", "inaccurate", "mistake", "blunder"]
MARKS: tuple[Mark, ...] = ("best", "good", "inaccurate", "mistake", "blunder")
"""Best first."""
LIMITS: dict[Mark, float] = {"inaccurate": 0.05, "mistake": 0.10, "blunder": 0.20}
"""From which loss of winning chance on a decision is called so."""
_AS_GOOD = 0.005  # a loss below this is none


def mark_of(loss: float, *, best: bool, equal: bool) -> Mark | None:
    """What a decision is called that lost so much winning chance; None where it hardly mattered.

    >>> mark_of(0.12, best=False, equal=False), mark_of(0.002, best=False, equal=False)
    ('mistake', 'best')
    """
    for mark in ("blunder", "mistake", "inaccurate"):
        if loss >= LIMITS[mark]:
            return mark
    if equal:
        return None
    return "best" if best or loss < _AS_GOOD else "good"


def accuracy_of(losses: Iterable[float]) -> float | None:
    """How exactly somebody has played, from 0 to 100, by what each decision lost; None if there was none.

    The curve is that of lichess: 100 for nothing lost, 64 for ten points of winning chance, 40 for twenty.

    >>> accuracy_of([0.0, 0.0]), round(accuracy_of([0.1])), round(accuracy_of([0.2])), accuracy_of([])
    (100.0, 64, 40, None)
    """
    each = [min(100.0, max(0.0, 103.1668 * exp(-4.354 * loss) - 3.1668)) for loss in losses]
    return sum(each) / len(each) if each else None
