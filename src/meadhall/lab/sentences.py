"""A report in words: the few sentences that a designer should read first."""

from collections.abc import Callable, Sequence

import numpy as np

from meadhall.core.game import Game
from meadhall.lab.compare import FigureDifference
from meadhall.lab.findings import Component, Findings, SeatTurns, turn_name
from meadhall.lab.luck_sentences import luck_summary
from meadhall.lab.statistics import FEWEST, Estimate, real

TELLING = 5
"""So many components are named in a sentence."""


def summary(found: Findings) -> list[str]:
    """The findings in sentences, the most important first."""
    return [
        *_stopped(found),
        *_seats(found),
        _length(found),
        *_lead(found),
        _choices(found),
        *(luck_summary(found.luck) if found.luck is not None else ()),
        *_components(found),
        *_never(found),
    ]


def capital(words: str) -> str:
    """Words as the beginning of a sentence."""
    return words[:1].upper() + words[1:]


def stopped_sentence(game: Game, stopped: int, games: int) -> str:
    """How many games no rule has ended.

    >>> import meadhall
    >>> stopped_sentence(meadhall.game("sagnir"), 23, 200)
    '23 of 200 games were ended by the limit of turns (S-88), not by the rules: they are set apart, not counted here.'
    """
    were = "game was" if stopped == 1 else "games were"
    apart = "they are set apart, not counted here" if stopped < games else "so there is nothing else to tell of"
    return f"{stopped:,} of {games:,} {were} ended by {game.stop}, not by the rules: {apart}."


def _stopped(found: Findings) -> list[str]:
    stopped = int(found.stopped.sum())
    return [stopped_sentence(found.game, stopped, len(found.stopped))] if stopped else []


def _seats(found: Findings) -> list[str]:
    drawn = float(found.figures["draws"].mean())
    draws = f"; {drawn:.1%} of the games are draws, which count in parts" if drawn else ""
    if found.turn_order is None:
        return [_balance(found, found.seats, found.game.seat_name, "No seat is better than another", draws)]
    order = _balance(found, found.turn_order, turn_name, "The order of turns makes no difference", draws)
    if found.ordered:
        return [f"{order} Who begins is drawn, and the seats are exchangeable."]
    return [_balance(found, found.seats, found.game.seat_name, "No seat is better than another", draws), order]


def _balance(found: Findings, seats: Sequence[Estimate], name: Callable[[int], str], even: str, draws: str) -> str:
    """Whether some of the seats, or of the places in the order of turns, win more than the others."""
    fair = sum(seat.value for seat in seats) / found.players
    verdicts = real([Estimate(seat.value - fair, seat.error, seat.games).chance for seat in seats])
    shares = ", ".join(
        f"{name(seat)} {one.value:.1%} ({one.interval[0]:.1%} to {one.interval[1]:.1%})"
        for seat, one in enumerate(seats)
    )
    if not any(verdicts):
        return f"{even}, as far as {found.games:,} games can tell: {shares}{draws}."
    best = max(range(found.players), key=lambda seat: seats[seat].value)
    have = "have" if found.game.sides and name != turn_name else "has"
    return f"{capital(name(best))} {have} the better game, and that is more than noise. The wins go to {shares}{draws}."


def _length(found: Findings) -> str:
    figures = found.figures
    minutes = figures["minutes"]
    low, high = np.percentile(minutes, (5, 95))
    least, most = found.game.header.minutes
    box = f"{least} to {most}" if least != most else str(least)
    own = SeatTurns.of("a seat", figures["turns a seat"])
    return (
        f"A seat has {own.mean.value:.1f} turns ({own.mean.interval[0]:.1f} to {own.mean.interval[1]:.1f}; in nine "
        f"games of ten {own.spread[0]:.0f} to {own.spread[1]:.0f}). A game has {figures['turns'].mean():.0f} in all, "
        f"and {figures['decisions'].mean():.0f} decisions: about {minutes.mean():.0f} minutes for people who know it "
        f"(nine in ten take {low:.0f} to {high:.0f}; the box says {box})."
    )


def _lead(found: Findings) -> list[str]:
    if not found.game.has_points:
        return []
    seen = found.observations
    half, settled = found.favourites[len(found.favourites) // 2], float(np.median(seen.settled))
    since = f"only after {settled:.0%} of the decisions, or later"
    since = "from the start" if settled < 0.05 else "only with the last decision" if settled > 0.99 else since
    return [
        f"The lead changes {seen.lead_changes.mean():.1f} times in a game. At half time the favourite goes on to win "
        f"{half:.0%} of the games, and {seen.behind.mean():.0%} are won by somebody who was behind then. In half of "
        f"the games the winner is in front for good {since}."
    ]


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
    """The first few, at most two of a family: one card would otherwise fill the list with its many actions."""
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
        shown = "; ".join(found.unwanted[:TELLING])
        more = f" and {len(found.unwanted) - TELLING} more" if len(found.unwanted) > TELLING else ""
        said.append(f"Offered, but never taken by anybody: {shown}{more}.")
    return said


def verdict(differences: Sequence[FigureDifference], games: int, this: str, other: str) -> list[str]:
    """The real differences between two versions, in sentences."""
    sure = [one for one in differences if one.real]
    open_ = [one for one in differences if not one.real]
    if games < FEWEST:
        return [f"{games} games are too few to tell anything; play at least {FEWEST}, better thousands."]
    if not sure:
        said = [f"No difference is shown by {games:,} games, in none of the {len(open_)} figures that were compared."]
    else:
        said = [
            f"{len(sure)} of {len(differences)} figures really differ between {this} and {other}; for the other "
            f"{len(open_)} no difference is shown by {games:,} games with the same seeds."
        ]
    for kind, words in _KINDS.items():
        found = [one for one in sure if one.kind == kind]
        told = "; ".join(f"{one.name} {figure(one.this)} instead of {figure(one.other)}" for one in found[:TELLING])
        more = f"; and {len(found) - TELLING} more" if len(found) > TELLING else ""
        if found:
            said.append(f"{words}: {told}{more}.")
    wins = [one for one in open_ if one.kind == "game" and one.name.startswith("wins of ") and one.needed]
    said += [f"{capital(one.name)}: {not_shown(one, games)}." for one in wins]
    return said


_KINDS = {
    "game": "The game as a whole",
    "luck": "Luck and decisions",
    "uses": "Used, times in a game",
    "wins with": "Goes with winning, more or less of the win than usual",
    "points from": "Comes from, in a game",
}


def not_shown(one: FigureDifference, games: int) -> str:
    """A sentence about a difference that is not shown: it may be there or not."""
    low, high = one.delta.interval
    between = f"not shown by {games:,} games, which leave everything from {signed(low)} to {signed(high)} possible"
    if one.needed is None:
        return "the same in every game" if one.delta.value == 0 and one.delta.error == 0 else between
    return f"{between}; if it is {signed(one.delta.value)}, as they have it, about {one.needed:,} games would show it"


def signed(value: float) -> str:
    """A difference.

    >>> signed(0.1234), signed(-12.34)
    ('+0.123', '-12.3')
    """
    return f"{'+' if value > 0 else ''}{figure(value)}"


def figure(value: float) -> str:
    """A number with as many places as it deserves.

    >>> figure(217.3), figure(12.34), figure(0.4321)
    ('217', '12.3', '0.432')
    """
    if abs(value) < 0.0005:
        return "0"
    return f"{value:.{0 if abs(value) >= 100 else 1 if abs(value) >= 10 else 2 if abs(value) >= 1 else 3}f}"
