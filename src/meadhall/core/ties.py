"""Ties: the sentence about a tie for the most points, for games that break it by something else."""

from collections.abc import Iterable, Sequence
from typing import Any

from meadhall.core.phrases import Filling


def tell_tie(
    view: Any, points: Sequence[int], tie_breaks: Iterable[tuple[str, Sequence[int]]], **more: Filling
) -> tuple[str, ...]:
    """How a tie for the most points was broken, or that the win is shared; nothing where there was no tie.

    Each tie-break is its name and a number for each seat, of which the highest counts. The phrases `tie-broken`, with
    `seat` and `by`, and `tie-shared`, with `winners`, tell it; `more` fills other slots of theirs.
    """
    tied = [seat for seat, number in enumerate(points) if number == max(points)]
    if len(tied) == 1:
        return ()
    for by, numbers in tie_breaks:
        best = max(numbers[seat] for seat in tied)
        tied = [seat for seat in tied if numbers[seat] == best]
        if len(tied) == 1:
            return (view.say("tie-broken", seat=view.names[tied[0]], by=by, **more),)
    return (view.say("tie-shared", winners=view.join(view.names[seat] for seat in tied), **more),)
