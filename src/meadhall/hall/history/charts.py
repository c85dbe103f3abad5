"""Pictures of what somebody has played, as SVG in the page: shares that were won, a rating with its doubt, how well and
how luckily games went, and the last results in a row. Colours come from `static/charts.css`.
"""

from collections.abc import Callable, Sequence
from html import escape

from meadhall.analysis.told import percent
from meadhall.hall.history.games import Result
from meadhall.hall.history.statistics import RatingPoint, Tally
from meadhall.hall.words import say

WIDTH, HEIGHT = 360, 190
"""Of a chart: as wide as a phone. The page sets them side by side where there is more room."""
_LEFT, _RIGHT, _TOP, _BOTTOM = 40, 10, 12, 28
_ROW = 34
_SMOOTH = 7  # a line goes through the mean of so many values
_SIZE, _IN_A_ROW = 15, 20


def _picture(height: float, drawn: str, told: str) -> str:
    return f'<svg class="chart" viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{escape(told)}">{drawn}</svg>'


def _text(x: float, y: float, text: str, anchor: str = "start", kind: str = "") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" class="{kind}">{escape(text)}</text>'


def _line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{kind}"/>'


def won_shares(rows: Sequence[tuple[str, Tally]], title: str) -> str:
    """How much was won of what, as bars: each with its name above it, and how many games these are.

    >>> won_shares([("Karl", Tally(4, 1))], "by bot").count("<rect")
    2
    """
    drawn, wide = "", WIDTH - 2
    for number, (name, tally) in enumerate(rows):
        y = number * _ROW
        told = say("chart-won-of", won=tally.won, played=tally.played, share=percent(tally.share))
        drawn += _text(0, y + 12, name, kind="name") + _text(WIDTH, y + 12, told, "end")
        drawn += f'<rect x="1" y="{y + 17}" width="{wide}" height="9" rx="3" class="whole"/>'
        drawn += f'<rect x="1" y="{y + 17}" width="{wide * tally.share:.1f}" height="9" rx="3" class="won"/>'
    heard = ", ".join(f"{name} {percent(tally.share)}" for name, tally in rows)
    return _picture(_ROW * len(rows), drawn, f"{title}: {heard}")


def _levels(low: float, high: float) -> list[float]:
    """A few round numbers between two.

    >>> _levels(1410, 1730)
    [1500, 1600, 1700]
    """
    size = next(step for step in (1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000) if (high - low) / step <= 5)
    return [number * size for number in range(int(-(-low // size)), int(high // size) + 1)]


def _frame(
    low: float, high: float, names: Sequence[str], ends: tuple[str, str]
) -> tuple[str, Callable[[float], float]]:
    """The lines behind a chart with their numbers, and the place of a value."""
    bottom = HEIGHT - _BOTTOM

    def y(value: float) -> float:
        return bottom - (value - low) / (high - low) * (bottom - _TOP)

    drawn = ""
    for level, name in zip(_levels(low, high), names or [f"{each:g}" for each in _levels(low, high)], strict=True):
        drawn += _line(_LEFT, y(level), WIDTH - _RIGHT, y(level), "grid") + _text(_LEFT - 5, y(level) + 4, name, "end")
    drawn += _text(_LEFT, HEIGHT - 8, ends[0]) + _text(WIDTH - _RIGHT, HEIGHT - 8, ends[1], "end")
    return drawn, y


def _across(count: int) -> list[float]:
    """The places of so many values, from left to right."""
    wide = WIDTH - _LEFT - _RIGHT
    return [_LEFT + wide * (number / (count - 1) if count > 1 else 0.5) for number in range(count)]


def rating_curve(points: Sequence[RatingPoint], ends: tuple[str, str], title: str) -> str:
    """A rating after each game, in the band that holds the true one in 95 of 100 cases.

    >>> rating_curve([RatingPoint(0.0, 1500.0, 300.0), RatingPoint(9.0, 1550.0, 280.0)], ("a", "b"), "x").count("<poly")
    2
    """
    low, high = min(each.rating - each.doubt for each in points), max(each.rating + each.doubt for each in points)
    drawn, y = _frame(low, high, (), ends)
    x = _across(len(points))
    above = [f"{at:.1f},{y(each.rating + each.doubt):.1f}" for at, each in zip(x, points, strict=True)]
    below = [f"{at:.1f},{y(each.rating - each.doubt):.1f}" for at, each in zip(x, points, strict=True)]
    line = [f"{at:.1f},{y(each.rating):.1f}" for at, each in zip(x, points, strict=True)]
    drawn += f'<polygon class="doubt" points="{" ".join([*above, *reversed(below)])}"/>'
    drawn += f'<polyline class="line" points="{" ".join(line)}"/>'
    drawn += f'<circle class="dot" cx="{x[-1]:.1f}" cy="{y(points[-1].rating):.1f}" r="4"/>'
    told = say("chart-rating-told", title=title, first=f"{points[0].rating:.0f}", last=f"{points[-1].rating:.0f}")
    return _picture(HEIGHT, drawn, told)


def course(values: Sequence[float], ends: tuple[str, str], title: str, *, low: float, high: float) -> str:
    """A value for each game as a dot, and their mean as it goes on.

    >>> course([90.0, 80.0, 95.0], ("a", "b"), "accuracy", low=0, high=100).count("<circle")
    3
    """
    drawn, y = _frame(low, high, (), ends)
    x = _across(len(values))
    drawn += "".join(
        f'<circle class="one" cx="{at:.1f}" cy="{y(value):.1f}" r="2.6"/>' for at, value in zip(x, values, strict=True)
    )
    means = [sum(near) / len(near) for near in (values[max(0, n - _SMOOTH + 1) : n + 1] for n in range(len(values)))]
    drawn += (
        f'<polyline class="line" points="{" ".join(f"{a:.1f},{y(m):.1f}" for a, m in zip(x, means, strict=True))}"/>'
    )
    return _picture(HEIGHT, drawn, say("chart-course-told", title=title, mean=f"{sum(values) / len(values):.0f}"))


def last_results(results: Sequence[Result], title: str) -> str:
    """The last results, the newest at the end: full for won, half for drawn, empty for lost.

    >>> last_results(["won", "lost"], "x").count("<rect")
    3
    """
    shown, drawn, step = results[-3 * _IN_A_ROW :], "", WIDTH / _IN_A_ROW
    for number, result in enumerate(shown):
        x, y = number % _IN_A_ROW * step + 1, number // _IN_A_ROW * step + 1
        drawn += f'<rect x="{x:.1f}" y="{y:.1f}" width="{_SIZE}" height="{_SIZE}" rx="3" class="whole"/>'
        if result != "lost":
            part = _SIZE if result == "won" else _SIZE / 2
            drawn += (
                f'<rect x="{x:.1f}" y="{y + _SIZE - part:.1f}" width="{_SIZE}" height="{part}" rx="3" class="won"/>'
            )
    return _picture(-(-len(shown) // _IN_A_ROW) * step, drawn, title)
