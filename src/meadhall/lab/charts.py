"""Charts as inline SVG. Colours and type come from the page's style sheet and follow light, dark and print."""

from collections.abc import Callable, Sequence
from html import escape
from math import ceil, floor, log10

WIDTH = 360
"""Charts are drawn for the width of a phone; the page sets them side by side where there is more room."""
_LEFT, _RIGHT, _TOP, _BOTTOM = 34, 12, 10, 34


def _svg(height: float, body: str, title: str) -> str:
    return (
        f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{escape(title)}" '
        f'preserveAspectRatio="xMidYMid meet">{body}</svg>'
    )


def _text(x: float, y: float, text: str, *, anchor: str = "start", kind: str = "") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" class="{kind}">{escape(text)}</text>'


def _line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{kind}"/>'


def _ticks(low: float, high: float) -> list[float]:
    """A few round numbers between two.

    >>> _ticks(0, 37)
    [0, 10, 20, 30]
    """
    span = max(high - low, 1e-9)
    power = 10.0 ** floor(log10(span / 5))
    size = next(step * power for step in (1, 2, 5, 10) if span / (step * power) <= 6)
    first, last = ceil(low / size - 1e-9), floor(high / size + 1e-9)
    found = [round(number * size, 9) for number in range(first, last + 1)]
    return [int(value) if float(value).is_integer() else value for value in found]


def _levels(ticks: Sequence[float], y: Callable[[float], float], label: str = "{:.0%}") -> str:
    """Lines across a chart at some heights, with their numbers beside them."""
    return "".join(
        _line(_LEFT, y(tick), WIDTH - _RIGHT, y(tick), "grid")
        + _text(_LEFT - 4, y(tick) + 4, label.format(tick), anchor="end")
        for tick in ticks
    )


def _course(x: Callable[[float], float], y: float) -> str:
    """The course of a game below a chart."""
    parts = ((0, "start", "start"), (0.5, "middle", "half time"), (1, "end", "end"))
    return "".join(_text(x(part), y, label, anchor=anchor) for part, anchor, label in parts)


def _across(part: float) -> float:
    """Where a part of the game lies, from 0 at the left to 1 at the right."""
    return _LEFT + part * (WIDTH - _LEFT - _RIGHT)


def _points(values: Sequence[float], y: Callable[[float], float]) -> list[str]:
    """Values over the course of a game, as points of a line."""
    return [f"{_across(i / max(1, len(values) - 1)):.1f},{y(value):.1f}" for i, value in enumerate(values)]


def _curve(number: int, name: str, values: Sequence[float], y: Callable[[float], float], named: bool) -> str:
    """A line over the course of a game, with its name above the chart if there are several."""
    curve, at = f'<polyline points="{" ".join(_points(values, y))}" class="curve curve{number}"/>', _LEFT + 150 * number
    return curve + (_line(at, 9, at + 12, 9, f"curve curve{number}") + _text(at + 17, 13, name) if named else "")


def _key(number: int, name: str, left: int, top: int) -> str:
    """The name of one of several series of bars, beside its colour."""
    at = left + 150 * number
    return f'<rect x="{at}" y="{top}" width="10" height="10" class="bar bar{number}"/>' + _text(at + 15, top + 9, name)


def _short(label: str) -> str:
    return label if len(label) < 56 else label[:54] + "…"


def shares(rows: Sequence[tuple[str, float, float, float]], fair: float, title: str) -> str:
    """Shares with their intervals, and a line at what would be fair.

    >>> shares([("Seat 0", 0.5, 0.45, 0.55)], 0.5, "wins").startswith("<svg")
    True
    """
    low = min([fair, *(row[2] for row in rows)])
    high = max([fair, *(row[3] for row in rows)])
    pad = max(0.02, (high - low) * 0.25)
    low, high = max(0.0, low - pad), min(1.0, high + pad)
    left, row_height = 70 if max(len(row[0]) for row in rows) < 11 else 96, 34
    height = _TOP + row_height * len(rows) + _BOTTOM

    def x(value: float) -> float:
        return left + (value - low) / (high - low) * (WIDTH - left - _RIGHT)

    bottom = height - _BOTTOM
    body = "".join(
        _line(x(tick), _TOP, x(tick), bottom, "grid") + _text(x(tick), bottom + 14, f"{tick:.0%}", anchor="middle")
        for tick in _ticks(low, high)
    )
    body += _line(x(fair), _TOP, x(fair), bottom, "fair")
    for i, (name, value, least, most) in enumerate(rows):
        y = _TOP + row_height * (i + 0.5)
        body += _text(0, y + 4, name, kind="name") + _line(x(least), y, x(most), y, "whisker")
        body += f'<circle cx="{x(value):.1f}" cy="{y:.1f}" r="5" class="dot"/>'
        body += _text(x(value), y - 9, f"{value:.1%}", anchor="middle", kind="value")
    body += _text(x(fair), bottom + 28, f"fair: {fair:.0%}", anchor="middle", kind="note")
    return _svg(height, body, title)


def pattern(rows: Sequence[str]) -> str:
    """A pattern of letters, row by row, as a small picture: a cell for each, a letter always in the same colour.

    >>> pattern(["FW", ".F"]).count("<rect")
    3
    """
    size, wide, body = 22, max(map(len, rows)), ""
    for y, row in enumerate(rows):
        for x, letter in enumerate(row):
            if letter in ". ":
                continue
            shade = (ord(letter) - ord("A")) % 7
            body += f'<rect x="{x * size + 1}" y="{y * size + 1}" width="{size - 2}" height="{size - 2}" rx="3" '
            body += f'class="cell cell{shade}"/>' + _text((x + 0.5) * size, (y + 0.68) * size, letter, anchor="middle")
    title = escape(" / ".join(rows))
    return (
        f'<svg class="pattern" viewBox="0 0 {wide * size} {len(rows) * size}" width="{wide * size}" '
        f'height="{len(rows) * size}" role="img" aria-label="{title}">{body}</svg>'
    )


def histogram(series: Sequence[tuple[str, Sequence[float]]], labels: Sequence[str], unit: str, title: str) -> str:
    """Bars of shares, for one or two series, with labels below."""
    height, top = 190, _TOP + (16 if len(series) > 1 else 0)
    most = max([value for _, values in series for value in values] + [1e-9])
    bottom, room = height - _BOTTOM, (WIDTH - _LEFT - _RIGHT) / max(1, len(labels))

    def y(value: float) -> float:
        return bottom - value / most * (bottom - top)

    body = _levels(_ticks(0, most), y)
    thick = room * 0.84 / len(series)
    for number, (name, values) in enumerate(series):
        for i, value in enumerate(values):
            x = _LEFT + room * i + room * 0.08 + thick * number
            body += (
                f'<rect x="{x:.1f}" y="{y(value):.1f}" width="{max(0.6, thick - 0.6):.1f}" '
                f'height="{bottom - y(value):.1f}" class="bar bar{number}"/>'
            )
        body += _key(number, name, _LEFT, 4) if len(series) > 1 else ""
    every = -(-len(labels) // 9)
    body += "".join(
        _text(_LEFT + room * (i + 0.5), bottom + 14, label, anchor="middle")
        for i, label in enumerate(labels)
        if i % every == 0
    )
    body += _text(WIDTH - _RIGHT, bottom + 29, unit, anchor="end", kind="note")
    return _svg(height, body, title)


def lines(
    series: Sequence[tuple[str, Sequence[float]]], unit: str, title: str, *, percent: bool, least: float = 0.0
) -> str:
    """Lines over the course of a game, from its beginning to its end."""
    height, top = 190, _TOP + 18
    values = [value for _, row in series for value in row]
    low, high = least, max([*values, least + 1e-9]) if not percent else 1.0
    bottom = height - _BOTTOM

    def y(value: float) -> float:
        return bottom - (value - low) / (high - low) * (bottom - top)

    body = _levels(_ticks(low, high), y, "{:.0%}" if percent else "{:g}")
    for number, (name, row) in enumerate(series):
        body += _curve(number, name, row, y, len(series) > 1)
    body += _course(_across, bottom + 14)
    body += _text(WIDTH - _RIGHT, bottom + 29, unit, anchor="end", kind="note")
    return _svg(height, body, title)


def pairs(rows: Sequence[tuple[str, float, float]], names: tuple[str, str], unit: str, title: str) -> str:
    """Two bars for each row, one below the other, with their names above."""
    row_height, top = 38, 22
    height = top + row_height * len(rows) + 16
    least = min(0.0, *(min(row[1:]) for row in rows))
    most = max([max(row[1:]) for row in rows] + [least + 1e-9])
    room = WIDTH - 44

    def x(value: float) -> float:
        return (value - least) / (most - least) * room

    body = "".join(_key(number, name, 0, 2) for number, name in enumerate(names))
    for i, (label, *values) in enumerate(rows):
        y = top + row_height * i
        body += _text(0, y + 11, _short(label), kind="name")
        for number, value in enumerate(values):
            left, right = sorted((x(0), x(value)))
            at = y + 15 + 9 * number
            size = f'width="{max(0.8, right - left):.1f}" height="8"'
            body += f'<rect x="{left:.1f}" y="{at}" {size} class="bar bar{number}"/>'
            body += _text(right + 4, at + 7.5, f"{value:.1f}", kind="small")
    body += _text(WIDTH, height - 2, unit, anchor="end", kind="note")
    return _svg(height, body, title)


def bars(
    rows: Sequence[tuple[str, Sequence[tuple[float, float, float]]]], names: Sequence[str], title: str,
    *, unit: str = "", percent: bool = False,
) -> str:  # fmt: skip
    """A bar with its interval for each row and each series, the label of the row above it.

    >>> bars([("luck", [(0.6, 0.5, 0.7)])], [""], "parts", percent=True).count("<rect")
    1
    """
    each, top = 17, 20 if len(names) > 1 else 4
    row_height = 20 + each * len(names)
    height, room = top + row_height * len(rows) + 14, WIDTH - 96
    low = min(0.0, *(one[1] for _, values in rows for one in values))
    high = max([one[2] for _, values in rows for one in values] + [low + 1e-9])

    def x(value: float) -> float:
        return (value - low) / (high - low) * room

    def told(value: float) -> str:
        return f"{100 * value:.0f}" if percent else f"{value:.1f}"

    body = "".join(_key(number, name, 0, 2) for number, name in enumerate(names) if len(names) > 1)
    for i, (label, values) in enumerate(rows):
        y = top + row_height * i
        body += _text(0, y + 13, _short(label), kind="name")
        for number, (value, least, most) in enumerate(values):
            left, right = sorted((x(0), x(value)))
            at = y + 19 + each * number
            body += f'<rect x="{left:.1f}" y="{at}" width="{max(0.8, right - left):.1f}" height="12" '
            body += f'class="bar bar{number}"/>' + _line(x(least), at + 6, x(most), at + 6, "doubt")
            body += _line(x(0), at - 1, x(0), at + 13, "grid")
            sign = " %" if percent else ""
            known = f"{told(value)}{sign} ({told(least)} to {told(most)})"
            body += _text(max(x(most), right) + 5, at + 10, known, kind="small")
    body += _text(WIDTH, height - 2, unit, anchor="end", kind="note")
    return _svg(height, body, title)


def bands(
    series: Sequence[tuple[str, Sequence[Sequence[float]]]], limits: Sequence[float], unit: str, title: str
) -> str:
    """Chances over the course of a game: for each series the middle as a line, and a band between its quartiles."""
    height, top = 210, _TOP + 18
    bottom = height - _BOTTOM

    def y(value: float) -> float:
        return bottom - value * (bottom - top)

    body = _levels((0, 0.25, 0.5, 0.75, 1), y)
    for limit in limits:
        body += _line(_LEFT, y(limit), WIDTH - _RIGHT, y(limit), "fair")
    for number, (name, (low, middle, high)) in enumerate(series):
        band = " ".join(_points(high, y) + _points(low, y)[::-1])
        body += f'<polygon points="{band}" class="band band{number}"/>'
        body += _curve(number, name, middle, y, len(series) > 1)
    body += _course(_across, bottom + 14)
    body += _text(WIDTH - _RIGHT, bottom + 29, unit, anchor="end", kind="note")
    return _svg(height, body, title)


def moments(rows: Sequence[tuple[str, Sequence[tuple[float, float, float]]]], title: str) -> str:
    """When in a game something happened: for each row and series a bar between the quartiles, with the middle on it.

    >>> moments([("above 50 %", [(0.2, 0.4, 0.7)])], "decided").count("<rect")
    1
    """
    series = max(len(values) for _, values in rows)
    each, top, row_height = 18, 4, 22 + 18 * series
    height, left, right = top + row_height * len(rows) + 24, 8, WIDTH - 40
    bottom = top + row_height * len(rows) + 4

    def x(part: float) -> float:
        return left + part * (right - left)

    body = "".join(_line(x(tick / 4), top, x(tick / 4), bottom, "grid") for tick in range(5))
    for i, (label, values) in enumerate(rows):
        y = top + row_height * i
        body += _text(left, y + 13, label, kind="name")
        for number, (low, middle, high) in enumerate(values):
            at = y + 19 + each * number
            body += f'<rect x="{x(low):.1f}" y="{at}" width="{max(1.0, x(high) - x(low)):.1f}" height="12" rx="3" '
            body += f'class="soft bar{number}"/>'
            body += f'<circle cx="{x(middle):.1f}" cy="{at + 6}" r="5.5" class="bar{number}"/>'
            body += _text(x(max(middle, high)) + 9, at + 10, f"{100 * middle:.0f} %", kind="value")
    body += _course(x, bottom + 15)
    return _svg(height, body, title)


def span(value: float, least: float, most: float, reach: float, kind: str) -> str:
    """A small interval around zero for a row of a table."""
    width = 96.0

    def x(number: float) -> float:
        return width / 2 + max(-1.0, min(1.0, number / reach)) * (width / 2 - 5)

    return (
        f'<svg viewBox="0 0 {width:.0f} 16" class="span" aria-hidden="true">'
        + _line(width / 2, 0, width / 2, 16, "fair")
        + _line(x(least), 8, x(most), 8, f"whisker {kind}")
        + f'<circle cx="{x(value):.1f}" cy="8" r="3.5" class="dot {kind}"/></svg>'
    )
