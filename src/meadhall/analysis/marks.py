"""The name of a loss, and how exactly somebody has played."""

from collections.abc import Iterable
from typing import Literal

Mark = Literal["best", "good", "inaccurate", "mistake", "blunder"]
MARKS: tuple[Mark, ...] = ("best", "good", "inaccurate", "mistake", "blunder")  # best first
LIMITS: dict[Mark, float] = {"inaccurate": 0.05, "mistake": 0.10, "blunder": 0.20}
"""From which loss of winning chance on a turn is called so."""
SIGNS: dict[str, str] = {"inaccurate": "?!", "mistake": "?", "blunder": "??", "luck": "★"}
"""How a turn, or luck, is marked on the curve, as chess players do."""
_AS_GOOD = 0.01  # a loss below this is none


def mark_of(loss: float, *, mattered: bool = True) -> Mark | None:
    """The name of a turn that lost so much winning chance; None where all plans were worth about the same.

    >>> mark_of(0.12), mark_of(0.002), mark_of(0.0, mattered=False)
    ('mistake', 'best', None)
    """
    for mark in ("blunder", "mistake", "inaccurate"):
        if loss >= LIMITS[mark]:
            return mark
    if not mattered:
        return None
    return "best" if loss < _AS_GOOD else "good"


def accuracy_of(turns: Iterable[tuple[float, float]]) -> float | None:
    """How much of the winning chance that was at stake in some turns was kept, from 0 to 100; None if nothing was.

    Each turn is given by its stake, the distance between the best plan and a poor one, and by its loss.

    >>> accuracy_of([(0.2, 0.0), (0.1, 0.03)]), accuracy_of([(0.1, 0.15)]), accuracy_of([])
    (90.0, 0.0, None)
    """
    stakes = losses = 0.0
    for stake, loss in turns:
        stakes += stake
        losses += min(stake, loss)
    return round(100 * (1 - losses / stakes), 6) if stakes > 0 else None
