"""Adding up what was found about single turns to chances over the whole game, in which every point is booked.

For every seat `result = start + luck + decisions + uncertainty`, exactly. Luck and decisions are known changes. Every
seat keeps a book of what it thinks of everybody's chances, without the known changes; when a seat is to decide, its
book says what the search found through its eyes. A book is only compared with what the same seat thought before, so it
does not matter that the judge thinks too well of the seat to move. Without secrets all books change by as much.

The mean of all books still goes up and down, as the judge changes its mind. It is smoothed twice, with what was thought
before and with what was known afterwards: the chances lie in the middle, and both are the edges of the band. Everything
that is neither luck nor decision is uncertainty. It is booked where a turn ends, never within it.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import numpy as np

from meadhall.core.record import Array

_MEMORY = 0.5  # how much the one before, or the next one, counts in smoothing


class Look(NamedTuple):
    """The opinion of a seat about everybody's chances, when it is to decide."""

    seat: int | None  # none for a spectator, whose eyes are everybody's
    chances: Sequence[float]
    last: int  # the last step of the turn that begins with it


class Accounts(NamedTuple):
    """Chances of every position, and what they may be wrong by: a row for each, from before the first step on."""

    chances: Array
    band: Array
    uncertainty: Array  # for each step the change that nothing explains


def book(
    opening: Sequence[float], looks: Mapping[int, Look], changes: Array, result: Sequence[float] | None,
    *, secrets: bool, wins: float | None,
) -> Accounts:  # fmt: skip
    """The accounts of a match; `changes` has a row of known changes for each step, `looks` are by their steps."""
    steps, players = changes.shape
    known = np.vstack([np.zeros(players), changes.cumsum(axis=0)])
    books, looked = np.tile(np.array(opening, np.float64), (players, 1)), set[int]()
    places, thought = [0], [books.mean(axis=0)]
    for place, look in sorted(looks.items()):
        seen = np.array(look.chances) - known[place]
        if look.seat is None:
            books[:] = seen
        elif look.seat in looked and not secrets:
            books += seen - books[look.seat]
        else:
            books[look.seat] = seen
            looked.add(look.seat)
        places.append(place)
        thought.append(books.mean(axis=0))
    places.append(steps)
    thought.append(np.array(result) - known[-1] if result is not None else thought[-1])
    before, after = _smoothed(thought), _smoothed(thought[::-1])[::-1]
    before[-1] = after[-1] = thought[-1]
    middle, band = (before + after) / 2, np.abs(before - after).max(axis=1) / 2
    ends = [0, *(look.last + 1 for _, look in sorted(looks.items()))]  # from where on the next look counts
    rows = np.zeros(steps + 1, np.int64)
    for number, end in enumerate(ends[1:], 1):
        rows[places[number] : end] = number
        rows[end:] = number + 1 if number + 1 < len(places) else number
    if len(places) == 2:
        rows[:] = 0
    rows[-1] = len(places) - 1
    chances = np.array([_possible(row, wins) for row in middle[rows] + known])
    if result is not None:
        chances[-1] = result
    return Accounts(chances, band[rows], np.diff(chances, axis=0) - changes)


def _smoothed(values: Sequence[Array]) -> Array:
    """Each value, with what was thought before it."""
    found = [values[0]]
    for value in values[1:]:
        found.append(_MEMORY * found[-1] + (1 - _MEMORY) * value)
    return np.array(found)


def _possible(chances: Array, wins: float | None) -> Array:
    """Chances between 0 and 1, which add up to so many wins."""
    found = chances.clip(0, 1)
    for _ in range(20):
        if wins is None or abs(missing := wins - found.sum()) < 1e-12:
            break
        room = (1 - found if missing > 0 else found) if wins is not None else found
        found = (found + missing * room / room.sum()).clip(0, 1)
    return found
