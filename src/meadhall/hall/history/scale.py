"""The scale on which ratings are told: a lead of 400 points means ten wins to one, as everywhere.

The ratings themselves are kept as the model has them (`storage/rated.py`): a mean of 25 for somebody new, and how far
it may be wrong. Between two players of whom both are well known, a difference of one is worth 29.5 points.
"""

from math import log, sqrt

from meadhall.hall.storage.rated import MODEL

MIDDLE = 1500
"""The rating of a person who is new."""
POINTS = 400 / log(10) / (sqrt(2) * MODEL.beta)
"""Points of the scale for a difference of one."""
SURE = 1.96
"""So many deviations to both sides hold the true rating in 95 of 100 cases."""


def shown(mean: float) -> float:
    """A rating as it is told.

    >>> shown(25.0), shown(26.0)
    (1500.0, 1529.5)
    """
    return round(MIDDLE + POINTS * (mean - MODEL.mu), 1)


def shown_change(change: float) -> float:
    """A change of a rating as it is told."""
    return round(POINTS * change, 1)


def shown_doubt(deviation: float) -> float:
    """How far a rating may be wrong, in 95 of 100 cases.

    >>> shown_doubt(1.0)
    57.8
    """
    return round(SURE * POINTS * deviation, 1)
