"""A report in words: the few sentences that a designer should read first. They are templates, as the page is."""

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from math import isinf
from typing import Any

import numpy as np
from jinja2 import Environment

from meadhall.analysis.page import templates_of
from meadhall.core.game import Game
from meadhall.core.record import Array
from meadhall.core.text import count, sentence
from meadhall.lab.analysed_games import COMPARED, REFERENCE, SURE
from meadhall.lab.compare import FigureDifference
from meadhall.lab.findings import Component, Findings, turns_told
from meadhall.lab.judges import judge_warning
from meadhall.lab.luck import MATTERS, PARTS, LuckFindings
from meadhall.lab.statistics import FEWEST, Estimate, Interval, real

TELLING = 5  # how many components are named in a sentence


@cache
def templates() -> Environment:
    """The templates of reports, with what they need to write numbers."""
    environment = templates_of("meadhall.lab")
    filters = {"f": format, "figure": figure, "signed": signed, "between": between, "capital": sentence}
    environment.filters.update(filters, counted=count, hundred=hundred, outstanding=outstanding)
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
        without=without_stopped(found),
        fewest=FEWEST,
        drawn=float(figures["draws"].mean()),
        won_by_none=float(figures["games that nobody wins"].mean()),
        names=[found.seat_name(seat) for seat in range(found.players)],
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


def without_stopped(found: Findings) -> str:
    """The remark beside every figure that leaves stopped games out; empty if there are none."""
    stopped = int(found.stopped.sum())
    return f" ({count(stopped, 'stopped game')} left out)" if 0 < stopped < len(found.stopped) else ""


def verdict(differences: Sequence[FigureDifference], games: int, this: str, other: str) -> list[str]:
    """The real differences between two versions, in sentences."""
    sure, open_ = ([one for one in differences if one.real is shown] for shown in (True, False))
    values = {"games": games, "this": this, "other": other, "fewest": FEWEST, "telling": TELLING}
    return _sentences("verdict.txt", sure=sure, open=open_, **values)


def stopped_sentence(game: Game, stopped: int, games: int) -> str:
    """How many games no rule has ended.

    >>> import meadhall
    >>> stopped_sentence(meadhall.game("sagnir"), 23, 200).partition(". ")[0]
    '23 of 200 games (11.5 %) were ended by the limit of turns (S-88), not by the rules'
    """
    share, were = f"{100 * stopped / games:.1f} %", "was" if stopped == 1 else "were"
    told = f"{stopped:,} of {count(games, 'game')} ({share}) {were} ended by {game.stop}, not by the rules."
    if stopped == games:
        return f"{told} There is nothing else to tell."
    return f"{told} All other figures leave them out, so they tell of shorter games than were played."


MANY_STOPPED = 0.01  # if more games than these are stopped by a guard, that is told first of all


def warnings(game: Game, bots: Sequence[str], stopped: Array) -> list[str]:
    """The warnings before any figure: many games that a guard has ended, and a judge that learnt other components."""
    many = stopped.mean() > MANY_STOPPED
    told = [stopped_sentence(game, int(stopped.sum()), len(stopped))] if many else []
    return [*told, *filter(None, [judge_warning(game, bots)])]


def outstanding(shares: Sequence[Estimate], fair: float) -> int | None:
    """The one that really wins more than its fair share, or else the one that wins less; None if all may be equal.

    >>> level, poor = Estimate(0.27, 0.02, 400), Estimate(0.19, 0.02, 400)
    >>> outstanding([level, level, level, poor], 0.25), outstanding([level] * 4, 0.25)
    (3, None)
    """
    off = [replace(one, value=one.value - fair) for one in shares]
    sure = [place for place, verdict in enumerate(real([one.chance for one in off])) if verdict]
    return max(sure, key=lambda place: (off[place].value > 0, abs(off[place].value)), default=None)


def _various(components: Sequence[Component]) -> list[Component]:
    """The first few, at most two of a family: one card would otherwise fill the list with its many actions."""
    chosen: list[Component] = []
    for one in components:
        if [other.family for other in chosen].count(one.family) < 2:
            chosen.append(one)
    return chosen[:TELLING]


def between(interval: Interval, form: str, times: float = 1.0) -> str:
    """An interval in words.

    >>> between((0.4, 0.523), ".0%"), between((0.004, 0.0123), ".1f", 100), between((0.0, float("inf")), ".1f")
    ('40% to 52%', '0.4 to 1.2', 'unknown')
    """
    if any(map(isinf, interval)):
        return "unknown"
    low, high = (figure(times * end) if form == "figure" else format(times * end, form) for end in interval)
    return f"{low} to {high}"


def signed(value: float) -> str:
    """A difference.

    >>> signed(0.1234), signed(-12.34)
    ('+0.123', '-12.3')
    """
    return f"{'+' if value > 0 else ''}{figure(value)}"


def hundred(share: float) -> str:
    """A difference of shares, as so many in a hundred.

    >>> hundred(0.125), hundred(-0.0004)
    ('+12.5', '0')
    """
    wins = round(100 * share, 1)
    return f"{wins:+.1f}" if wins else "0"


def figure(value: float) -> str:
    """A number with as many places as it deserves.

    >>> figure(217.3), figure(12.34), figure(0.4321)
    ('217', '12.3', '0.432')
    """
    if abs(value) < 0.0005:
        return "0"
    return f"{value:.{0 if abs(value) >= 100 else 1 if abs(value) >= 10 else 2 if abs(value) >= 1 else 3}f}"
