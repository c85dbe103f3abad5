"""Kernels that several games share, and defaults for those that a game does not have."""

from math import exp
from typing import Any, cast

from meadhall.core.constants import CHANCE, DREW, LOST, WON
from meadhall.core.kernel import kernel
from meadhall.core.record import Array, Box, Record
from meadhall.core.rng import choose

odds = places = results = cast(Any, None)  # `bind` fills in one game's kernels


@kernel
def copy_numbers(source: Array, target: Array) -> None:
    """Writes the numbers of one array into another: `target[:] = source`, for which Numba would need an array more."""
    for i in range(len(source)):
        target[i] = source[i]


@kernel
def equal_odds(out: Array, weights: Array, first: int, count: int) -> int:
    """Writes so many outcomes of chance from `first` on, all equally likely; returns how many."""
    for i in range(count):
        out[i] = first + i
        weights[i] = 1
    return count


def chance(s: Record, box: Box, rng: Array, out: Array, weights: Array) -> int:
    """A template for `bind`, for games that do not draw faster themselves: an outcome of chance by the game's odds."""
    return int(out[choose(rng, weights, odds(s, box, out, weights))])


@kernel(inline=True)
def count_turn(owner: int, former: int, turns: Array) -> int:
    """Counts a turn for its seat where one begins, from one `whose_turn` to the next; returns whose turn it is now."""
    if owner in (CHANCE, former):
        return former
    if owner >= 0:
        turns[owner] += 1
    return owner


@kernel
def even(s: Record, box: Box, seat: int, out: Array) -> None:
    """An estimate for games that are short enough to be played out: everybody is as likely to win as the others."""
    for one in range(box.players):
        out[one] = 1 / box.players


@kernel
def likely_winners(standings: Array, players: int, worth: float) -> None:
    """Turns how seats stand into how likely each is to win: a seat that is ahead by `worth` is e times as likely."""
    best = standings[0]
    for seat in range(1, players):
        best = max(best, standings[seat])
    total = 0.0
    for seat in range(players):
        standings[seat] = exp((standings[seat] - best) / worth)
        total += standings[seat]
    for seat in range(players):
        standings[seat] /= total


@kernel
def share_win(places: Array, players: int) -> None:
    """Turns places into what each seat wants: 1 for the winner, shared where several win, and 0 for the others."""
    winners = 0
    for seat in range(players):
        winners += places[seat] == 1
    for seat in range(players):
        places[seat] = 1 / winners if places[seat] == 1 else 0


@kernel
def no_odds(s: Record, box: Box, out: Array, weights: Array) -> int:
    """Chance has no part in the game."""
    return 0


@kernel
def no_points(s: Record, box: Box, out: Array) -> None:
    """Nothing is counted: only winning matters."""
    for seat in range(box.players):
        out[seat] = 0


@kernel
def never_stopped(s: Record, box: Box) -> bool:
    """Every game comes to an end by its rules."""
    return False


@kernel
def never_pointless(s: Record, box: Box, action: int) -> bool:
    """Every legal action may make sense."""
    return False


@kernel
def unbroken(s: Record, box: Box) -> int:
    """No invariant is looked after."""
    return 0


def results_by_places(s: Record, box: Box, out: Array) -> None:
    """A template: the first place wins, also where it is shared; the others lose."""
    places(s, box, out)
    for seat in range(box.players):
        out[seat] = WON if out[seat] == 1 else LOST


def places_by_results(s: Record, box: Box, out: Array) -> None:
    """A template: winners come first, then seats that drew, then losers."""
    results(s, box, out)
    won = 0
    drew = 0
    for seat in range(box.players):
        won += out[seat] == WON
        drew += out[seat] == DREW
    for seat in range(box.players):
        out[seat] = 1 if out[seat] == WON else 1 + won if out[seat] == DREW else 1 + won + drew


def utility_by_results(s: Record, box: Box, out: Array) -> None:
    """A template: a win is worth 1, a draw a half."""
    results(s, box, out)
    for seat in range(box.players):
        out[seat] = out[seat] / WON


@kernel
def hide(s: Record, box: Box, seat: int) -> None:
    """Nothing to erase."""


@kernel
def imagine(s: Record, box: Box, seat: int, rng: Array) -> None:
    """Nothing to fill in."""


@kernel
def seen(s: Record, box: Box, action: int, seat: int) -> bool:
    """Everybody sees everything that is done and drawn."""
    return True


@kernel
def reveals(s: Record, box: Box, action: int) -> bool:
    """No action tells a secret: only chance turns something over."""
    return False
