"""What a report says in words: the few sentences that a designer should read first."""

from collections.abc import Sequence

import numpy as np

from meadhall.lab.compare import Difference
from meadhall.lab.findings import Component, Findings
from meadhall.lab.statistics import FEWEST, Estimate, real

TELLING = 5
"""So many components are named in a sentence."""


def summary(found: Findings) -> list[str]:
    """The findings in sentences, the most important first."""
    return [
        *_seats(found),
        _length(found),
        _lead(found),
        _choices(found),
        *_components(found),
        *_never(found),
    ]


def capital(words: str) -> str:
    """The same words as the beginning of a sentence."""
    return words[:1].upper() + words[1:]


def _seats(found: Findings) -> list[str]:
    fair = sum(seat.value for seat in found.seats) / found.players
    verdicts = real([Estimate(seat.value - fair, seat.error, seat.games).chance for seat in found.seats])
    shares = ", ".join(
        f"{found.game.seat_name(seat)} {one.value:.1%} ({one.interval[0]:.1%} to {one.interval[1]:.1%})"
        for seat, one in enumerate(found.seats)
    )
    if not any(verdicts):
        return [f"No seat is better than another, as far as {found.games:,} games can tell: {shares}."]
    best = max(range(found.players), key=lambda seat: found.seats[seat].value)
    who, have = capital(found.game.seat_name(best)), "have" if found.game.sides else "has"
    return [f"{who} {have} the better game, and that is more than noise. The wins go to {shares}."]


def _length(found: Findings) -> str:
    figures = found.figures
    minutes = figures["minutes"]
    low, high = np.percentile(minutes, (5, 95))
    least, most = found.game.header.minutes
    box = f"{least} to {most}" if least != most else str(least)
    return (
        f"A game has {figures['turns'].mean():.0f} turns and {figures['decisions'].mean():.0f} decisions: about "
        f"{minutes.mean():.0f} minutes for people who know it (nine in ten take {low:.0f} to {high:.0f}; "
        f"the box says {box})."
    )


def _lead(found: Findings) -> str:
    seen = found.observations
    half, settled = found.favourites[len(found.favourites) // 2], float(np.median(seen.settled))
    since = f"only after {settled:.0%} of the decisions, or later"
    since = "from the start" if settled < 0.05 else "only with the last decision" if settled > 0.99 else since
    return (
        f"The lead changes {seen.lead_changes.mean():.1f} times in a game. At half time the favourite goes on to win "
        f"{half:.0%} of the games, and {seen.behind.mean():.0%} are won by somebody who was behind then. In half of "
        f"the games the winner is in front for good {since}."
    )


def _choices(found: Findings) -> str:
    widths = found.observations.widths.sum(axis=0) / max(1, found.observations.widths.sum())
    return (
        f"There are {found.figures['actions to choose from'].mean():.1f} actions to choose from on average; "
        f"{widths[0]:.0%} of the decisions leave no choice, {widths[1]:.0%} are between two."
    )


def _components(found: Findings) -> list[str]:
    sure = [one for one in found.components if one.real]
    good = _various(sorted((one for one in sure if one.lift.value > 0), key=lambda one: -one.lift.interval[0]))
    bad = _various(sorted((one for one in sure if one.lift.value < 0), key=lambda one: one.lift.interval[1]))
    said = []
    if good:
        said.append(f"Goes with winning more than anything else: {_listed(good)}.")
    if bad:
        said.append(f"Goes with losing: {_listed(bad)}.")
    if not sure:
        said.append("Nothing that a seat does goes with winning or losing more than noise does.")
    return said


def _various(components: Sequence[Component]) -> list[Component]:
    """The first few, at most two of a family: what only one card allows would fill the list with its shadows."""
    chosen: list[Component] = []
    for one in components:
        if [other.family for other in chosen].count(one.family) < 2:
            chosen.append(one)
    return chosen[:TELLING]


def _listed(components: Sequence[Component]) -> str:
    return "; ".join(f"{one.name} ({100 * one.lift.value:+.0f} wins in a hundred)" for one in components)


def _never(found: Findings) -> list[str]:
    said = []
    rare = [
        one.name for one in found.components if one.share.value < 0.01 and "…" not in one.name and len(one.name) < 60
    ]
    if rare and found.games >= 100:
        shown = "; ".join(rare[:TELLING]) + (f" and {len(rare) - TELLING} more" if len(rare) > TELLING else "")
        said.append(f"In fewer than one game in a hundred: {shown}.")
    if found.unwanted:
        shown = ", ".join(found.unwanted[:TELLING])
        more = f" and {len(found.unwanted) - TELLING} more" if len(found.unwanted) > TELLING else ""
        said.append(f"Offered, but never taken by anybody: {shown}{more}.")
    return said


def verdict(differences: Sequence[Difference], games: int, this: str, other: str) -> list[str]:
    """What differs between two versions, in sentences."""
    sure = [one for one in differences if one.real]
    noise = len(differences) - len(sure)
    if games < FEWEST:
        return [f"{games} games are too few to tell anything; play at least {FEWEST}, better thousands."]
    if not sure:
        return [
            f"Nothing differs: all {noise} figures that were compared are as near to each other as chance alone brings "
            f"them in {games:,} games."
        ]
    said = [
        f"{len(sure)} of {len(differences)} figures really differ between {this} and {other}; the other {noise} are "
        f"noise, as far as {games:,} games with the same seeds can tell."
    ]
    for one in [one for one in sure if one.kind == "game"][:TELLING]:
        said.append(f"{capital(one.name)}: {figure(one.this)} instead of {figure(one.other)}.")
    return said


def figure(value: float) -> str:
    """A number with as many places as it deserves.

    >>> figure(217.3), figure(12.34), figure(0.4321)
    ('217', '12.3', '0.432')
    """
    if abs(value) < 0.0005:
        return "0"
    return f"{value:.{0 if abs(value) >= 100 else 1 if abs(value) >= 10 else 2 if abs(value) >= 1 else 3}f}"
