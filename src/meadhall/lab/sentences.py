"""A report in words: the few sentences that a designer should read first. They are templates, as the page is."""

from collections.abc import Sequence
from functools import cache
from typing import Any

import numpy as np
from jinja2 import Environment, PackageLoader, select_autoescape

from meadhall.core.game import Game
from meadhall.core.text import sentence
from meadhall.lab.analysed_games import COMPARED, REFERENCE, SURE
from meadhall.lab.compare import FigureDifference
from meadhall.lab.findings import Component, Findings, turn_name, turns_told
from meadhall.lab.luck import MATTERS, PARTS, LuckFindings
from meadhall.lab.statistics import FEWEST, Estimate, Interval, real

TELLING = 5  # how many components are named in a sentence


@cache
def templates() -> Environment:
    """The templates of reports, with what they need to write numbers."""
    environment = Environment(
        loader=PackageLoader("meadhall.lab"),
        autoescape=select_autoescape(["html"]),
        trim_blocks=True,
        lstrip_blocks=True,
    )
    filters = {"f": format, "figure": figure, "signed": signed, "between": between, "best": _best, "capital": sentence}
    environment.filters.update(filters)
    return environment


def _sentences(name: str, **values: Any) -> list[str]:
    return [line.strip() for line in templates().get_template(name).render(values).splitlines() if line.strip()]


def summary(found: Findings) -> list[str]:
    """The findings in sentences, the most important first."""
    game, figures, seen = found.game, found.figures, found.observations
    sure = [one for one in found.components if one.real]
    winning, losing = ([one for one in sure if one.lift.value * sign > 0] for sign in (1, -1))
    rare = [one.name for one in found.components if one.share.value < 0.01]
    return _sentences(
        "summary.txt",
        found=found,
        game=game,
        figures=figures,
        seen=seen,
        stopped=stopped_sentence(game, int(found.stopped.sum()), len(found.stopped)) if found.stopped.any() else "",
        drawn=float(figures["draws"].mean()),
        seat_names=[game.seat_name(seat) for seat in range(found.players)],
        turn_names=[turn_name(place) for place in range(found.players)],
        own=turns_told(figures["turns a seat"]),
        minutes=np.percentile(figures["minutes"], (5, 95)),
        settled=float(np.median(seen.settled)),
        widths=seen.widths.sum(axis=0) / max(1, seen.widths.sum()),
        good=_various(sorted(winning, key=lambda one: -one.lift.interval[0])),
        bad=_various(sorted(losing, key=lambda one: one.lift.interval[1])),
        rare=[name for name in rare if "…" not in name and len(name) < 60],
        telling=TELLING,
        luck=luck_summary(found.luck),
    )


def luck_summary(found: LuckFindings | None) -> list[str]:
    """The findings about luck and decisions in sentences; too few games tell nothing."""
    if found is None or len(found.games) < FEWEST:
        return []
    constants = {"parts": PARTS, "sure": SURE, "matters": MATTERS, "reference": REFERENCE, "compared": COMPARED}
    return _sentences("luck.txt", luck=found, **constants)


def verdict(differences: Sequence[FigureDifference], games: int, this: str, other: str) -> list[str]:
    """The real differences between two versions, in sentences."""
    sure, open_ = ([one for one in differences if one.real is shown] for shown in (True, False))
    values = {"games": games, "this": this, "other": other, "fewest": FEWEST, "telling": TELLING}
    return _sentences("verdict.txt", sure=sure, open=open_, **values)


def stopped_sentence(game: Game, stopped: int, games: int) -> str:
    """How many games no rule has ended.

    >>> import meadhall
    >>> stopped_sentence(meadhall.game("sagnir"), 23, 200)
    '23 of 200 games were ended by the limit of turns (S-88), not by the rules: they are set apart, not counted here.'
    """
    were = "game was" if stopped == 1 else "games were"
    apart = "they are set apart, not counted here" if stopped < games else "so there is nothing else to tell of"
    return f"{stopped:,} of {games:,} {were} ended by {game.stop}, not by the rules: {apart}."


def _best(seats: Sequence[Estimate]) -> int | None:
    """The seat, or the place in the order of turns, that really wins most; None if all may be equal."""
    fair = sum(seat.value for seat in seats) / len(seats)
    verdicts = real([Estimate(seat.value - fair, seat.error, seat.games).chance for seat in seats])
    return max(range(len(seats)), key=lambda seat: seats[seat].value) if any(verdicts) else None


def _various(components: Sequence[Component]) -> list[Component]:
    """The first few, at most two of a family: one card would otherwise fill the list with its many actions."""
    chosen: list[Component] = []
    for one in components:
        if [other.family for other in chosen].count(one.family) < 2:
            chosen.append(one)
    return chosen[:TELLING]


def between(interval: Interval, form: str, times: float = 1.0) -> str:
    """An interval in words.

    >>> between((0.4, 0.523), ".0%"), between((0.004, 0.0123), ".1f", 100)
    ('40% to 52%', '0.4 to 1.2')
    """
    low, high = (format(times * end, form) for end in interval)
    return f"{low} to {high}"


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
