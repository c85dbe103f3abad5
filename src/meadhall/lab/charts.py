"""Charts as inline SVG. Colours and type come from the page's style sheet and follow light, dark and print."""

from collections.abc import Callable, Sequence
from html import escape
from math import ceil, floor, log10

WIDTH = 360  # charts are drawn for the width of a phone; the page sets them side by side where there is more room
_LEFT, _RIGHT, _TOP, _BOTTOM = 34, 12, 10, 34


Scale = Callable[[float], float]
"""Where a value lies in a picture."""


def _svg(height: float, body: str, title: str, unit: str = "", below: float = 0) -> str:
    """A chart, with its unit at the right, so far below its lower edge."""
    body += _text(WIDTH - (_RIGHT if below else 0), height - 2 - below, unit, "end", "note") if unit else ""
    return (
        f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{escape(title)}" '
        f'preserveAspectRatio="xMidYMid meet">{body}</svg>'
    )


def _text(x: float, y: float, text: str, anchor: str = "start", kind: str = "") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" class="{kind}">{escape(text)}</text>'


def _line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{kind}"/>'


def _rect(x: float, y: float, width: float, height: float, kind: str, more: str = "") -> str:
    return f'<rect x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}" {more}class="{kind}"/>'


def _dot(x: float, y: float, radius: float, kind: str) -> str:
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius}" class="{kind}"/>'


def _scale(low: float, high: float, start: float, end: float) -> Scale:
    """A scale on which one value lies at the start, and another one at the end."""
    return lambda value: start + (value - low) / (high - low) * (end - start)


_across = _scale(0, 1, _LEFT, WIDTH - _RIGHT)  # the course of a game, from its beginning at the left to its end


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


def _levels(ticks: Sequence[float], y: Scale, label: str = "{:.0%}") -> str:
    """Lines across a chart at some heights, with their numbers beside them."""
    return "".join(
        _line(_LEFT, y(tick), WIDTH - _RIGHT, y(tick), "grid")
        + _text(_LEFT - 4, y(tick) + 4, label.format(tick), "end")
        for tick in ticks
    )


def _course(x: Scale, y: float) -> str:
    """The course of a game below a chart."""
    parts = ((0, "start", "start"), (0.5, "middle", "half time"), (1, "end", "end"))
    return "".join(_text(x(part), y, label, anchor) for part, anchor, label in parts)


def _points(values: Sequence[float], y: Scale) -> list[str]:
    """Values over the course of a game, as points of a line."""
    return [f"{_across(i / max(1, len(values) - 1)):.1f},{y(value):.1f}" for i, value in enumerate(values)]


def _curve(number: int, name: str, values: Sequence[float], y: Scale, named: bool) -> str:
    """A line over the course of a game, with its name above the chart if there are several."""
    curve, at = f'<polyline points="{" ".join(_points(values, y))}" class="curve curve{number}"/>', _LEFT + 150 * number
    return curve + (_line(at, 9, at + 12, 9, f"curve curve{number}") + _text(at + 17, 13, name) if named else "")


def _keys(names: Sequence[str], left: int, top: int) -> str:
    """The names of several series of bars, each beside its colour; a single one needs none."""
    return "".join(
        _rect(left + 150 * number, top, 10, 10, f"bar bar{number}") + _text(left + 150 * number + 15, top + 9, name)
        for number, name in enumerate(names)
        if len(names) > 1
    )


def _short(label: str) -> str:
    return label if len(label) < 56 else label[:54] + "…"


def shares(rows: Sequence[tuple[str, float, float, float]], fair: float, title: str) -> str:
    """Shares with their intervals, and a line at what would be fair.

    >>> shares([("Seat 0", 0.5, 0.45, 0.55)], 0.5, "wins").startswith("<svg")
    True
    """
    low, high = min([fair, *(row[2] for row in rows)]), max([fair, *(row[3] for row in rows)])
    pad = max(0.02, (high - low) * 0.25)
    low, high = max(0.0, low - pad), min(1.0, high + pad)
    left, row_height = 70 if max(len(row[0]) for row in rows) < 11 else 96, 34
    bottom, x = _TOP + row_height * len(rows), _scale(low, high, left, WIDTH - 16)  # half of "100%" is 16 wide
    body = "".join(
        _line(x(tick), _TOP, x(tick), bottom, "grid") + _text(x(tick), bottom + 14, f"{tick:.0%}", "middle")
        for tick in _ticks(low, high)
    )
    body += _line(x(fair), _TOP, x(fair), bottom, "fair")
    for i, (name, value, least, most) in enumerate(rows):
        y = _TOP + row_height * (i + 0.5)
        body += _text(0, y + 4, name, kind="name") + _line(x(least), y, x(most), y, "whisker")
        body += _dot(x(value), y, 5, "dot") + _text(x(value), y - 9, f"{value:.1%}", "middle", "value")
    body += _text(x(fair), bottom + 28, f"fair: {fair:.0%}", "middle", "note")
    return _svg(bottom + _BOTTOM, body, title)


def pattern(rows: Sequence[str]) -> str:
    """A pattern of letters, row by row, as a small picture: a cell for each, a letter always in the same colour.

    >>> pattern(["FW", ".F"]).count("<rect")
    3
    """
    size, wide, body = 22, max(map(len, rows)), ""
    for y, row in enumerate(rows):
        for x, letter in enumerate(row):
            if letter not in ". ":
                shade = (ord(letter) - ord("A")) % 7
                body += _rect(x * size + 1, y * size + 1, size - 2, size - 2, f"cell cell{shade}", 'rx="3" ')
                body += _text((x + 0.5) * size, (y + 0.68) * size, letter, "middle")
    return (
        f'<svg class="pattern" viewBox="0 0 {wide * size} {len(rows) * size}" width="{wide * size}" '
        f'height="{len(rows) * size}" role="img" aria-label="{escape(" / ".join(rows))}">{body}</svg>'
    )


def histogram(series: Sequence[tuple[str, Sequence[float]]], labels: Sequence[str], unit: str, title: str) -> str:
    """Bars of shares, for one or two series, with labels below."""
    height, top = 190, _TOP + (16 if len(series) > 1 else 0)
    most = max([value for _, values in series for value in values] + [1e-9])
    bottom, room = height - _BOTTOM, (WIDTH - _LEFT - _RIGHT) / max(1, len(labels))
    y, thick = _scale(0, most, bottom, top), room * 0.84 / len(series)
    body = _levels(_ticks(0, most), y) + _keys([name for name, _ in series], _LEFT, 4)
    for number, (_, values) in enumerate(series):
        for i, value in enumerate(values):
            x = _LEFT + room * i + room * 0.08 + thick * number
            body += _rect(x, y(value), max(0.6, thick - 0.6), bottom - y(value), f"bar bar{number}")
    every = -(-len(labels) // 9)
    for i in range(0, len(labels), every):
        body += _text(_LEFT + room * (i + 0.5), bottom + 14, labels[i], "middle")
    return _svg(height, body, title, unit, below=3)


def lines(
    series: Sequence[tuple[str, Sequence[float]]], unit: str, title: str, *, percent: bool = False, least: float = 0.0
) -> str:
    """Lines over the course of a game, from its beginning to its end."""
    height, values = 190, [value for _, row in series for value in row]
    high, bottom = max([*values, least + 1e-9]) if not percent else 1.0, height - _BOTTOM
    y = _scale(least, high, bottom, _TOP + 18)
    body = _levels(_ticks(least, high), y, "{:.0%}" if percent else "{:g}")
    for number, (name, row) in enumerate(series):
        body += _curve(number, name, row, y, len(series) > 1)
    return _svg(height, body + _course(_across, bottom + 14), title, unit, below=3)


def curves(
    series: Sequence[tuple[str, Sequence[tuple[float, float, float] | None]]], labels: Sequence[str], unit: str,
    title: str, *, percent: bool = False,
) -> str:  # fmt: skip
    """Values with their intervals over the labels below, joined by a line; a series may begin later than others.

    >>> curves([("", [(0.5, 0.4, 0.6), (0.7, 0.6, 0.8)])], ["8", "9"], "gap", "wins", percent=True).count("<circle")
    2
    """
    height, bottom, top = 190, 190 - _BOTTOM, _TOP + (18 if len(series) > 1 else 0)
    ends = [end for _, row in series for point in row if point for end in point[1:]]
    low, high = min(ends), max(ends)
    pad = (high - low) * 0.05 or 0.05
    y, room = _scale(low - pad, high + pad, bottom, top), (WIDTH - _LEFT - _RIGHT) / len(labels)
    body = _levels(_ticks(low - pad, high + pad), y, "{:.0%}" if percent else "{:g}")
    for number, (name, row) in enumerate(series):
        known = [(_LEFT + room * (i + 0.5) + 5 * number, *point) for i, point in enumerate(row) if point]
        line = " ".join(f"{x:.1f},{y(value):.1f}" for x, value, *_ in known)
        body += f'<polyline points="{line}" class="curve curve{number}"/>'
        for x, value, least, most in known:
            body += _line(x, y(least), x, y(most), "doubt") + _dot(x, y(value), 4, f"bar{number}")
        at = _LEFT + 105 * number
        body += _line(at, 9, at + 12, 9, f"curve curve{number}") + _text(at + 17, 13, name) if name else ""
    for i, label in enumerate(labels):
        body += _text(_LEFT + room * (i + 0.5), bottom + 14, label, "middle")
    return _svg(height, body, title, unit, below=3)


def pairs(rows: Sequence[tuple[str, float, float]], names: tuple[str, str], unit: str, title: str) -> str:
    """Two bars for each row, one below the other, with their names above."""
    row_height, top = 38, 22
    least = min(0.0, *(min(row[1:]) for row in rows))
    x = _scale(least, max([max(row[1:]) for row in rows] + [least + 1e-9]), 0, WIDTH - 44)
    body = _keys(names, 0, 2)
    for i, (label, *values) in enumerate(rows):
        y = top + row_height * i
        body += _text(0, y + 11, _short(label), kind="name")
        for number, value in enumerate(values):
            left, right = sorted((x(0), x(value)))
            at = y + 15 + 9 * number
            body += _rect(left, at, max(0.8, right - left), 8, f"bar bar{number}")
            body += _text(right + 4, at + 7.5, f"{value:.1f}", kind="small")
    return _svg(top + row_height * len(rows) + 16, body, title, unit)


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
    low = min(0.0, *(one[1] for _, values in rows for one in values))
    x = _scale(low, max([one[2] for _, values in rows for one in values] + [low + 1e-9]), 0, WIDTH - 96)

    def told(value: float) -> str:
        return f"{100 * value:.0f}" if percent else f"{value:.1f}"

    body = _keys(names, 0, 2)
    for i, (label, values) in enumerate(rows):
        y = top + row_height * i
        body += _text(0, y + 13, _short(label), kind="name")
        for number, (value, least, most) in enumerate(values):
            left, right = sorted((x(0), x(value)))
            at = y + 19 + each * number
            body += _rect(left, at, max(0.8, right - left), 12, f"bar bar{number}")
            body += _line(x(least), at + 6, x(most), at + 6, "doubt") + _line(x(0), at - 1, x(0), at + 13, "grid")
            known = f"{told(value)}{' %' if percent else ''} ({told(least)} to {told(most)})"
            body += _text(max(x(most), right) + 5, at + 10, known, kind="small")
    return _svg(top + row_height * len(rows) + 14, body, title, unit)


def bands(
    series: Sequence[tuple[str, Sequence[Sequence[float]]]], limits: Sequence[float], unit: str, title: str
) -> str:
    """Chances over the course of a game: for each series the middle as a line, and a band between its quartiles."""
    height, bottom = 210, 210 - _BOTTOM
    y = _scale(0, 1, bottom, _TOP + 18)
    body = _levels((0, 0.25, 0.5, 0.75, 1), y)
    body += "".join(_line(_LEFT, y(limit), WIDTH - _RIGHT, y(limit), "fair") for limit in limits)
    for number, (name, (low, middle, high)) in enumerate(series):
        band = " ".join(_points(high, y) + _points(low, y)[::-1])
        body += f'<polygon points="{band}" class="band band{number}"/>'
        body += _curve(number, name, middle, y, len(series) > 1)
    return _svg(height, body + _course(_across, bottom + 14), title, unit, below=3)


def moments(rows: Sequence[tuple[str, Sequence[tuple[float, float, float]]]], title: str) -> str:
    """When in a game something happened: for each row and series a bar between the quartiles, with the middle on it.

    >>> moments([("above 50 %", [(0.2, 0.4, 0.7)])], "decided").count("<rect")
    1
    """
    each, top, left = 18, 4, 8
    row_height = 22 + each * max(len(values) for _, values in rows)
    bottom, x = top + row_height * len(rows) + 4, _scale(0, 1, left, WIDTH - 40)
    body = "".join(_line(x(tick / 4), top, x(tick / 4), bottom, "grid") for tick in range(5))
    for i, (label, values) in enumerate(rows):
        y = top + row_height * i
        body += _text(left, y + 13, label, kind="name")
        for number, (low, middle, high) in enumerate(values):
            at = y + 19 + each * number
            body += _rect(x(low), at, max(1.0, x(high) - x(low)), 12, f"soft bar{number}", 'rx="3" ')
            body += _dot(x(middle), at + 6, 5.5, f"bar{number}")
            body += _text(x(max(middle, high)) + 9, at + 10, f"{100 * middle:.0f} %", kind="value")
    return _svg(bottom + 20, body + _course(x, bottom + 15), title)


def span(value: float, least: float, most: float, reach: float, kind: str) -> str:
    """A small interval around zero for a row of a table."""
    x, middle = _scale(-1, 1, 5, 91), 48
    at, low, high = (x(max(-1.0, min(1.0, number / reach))) for number in (value, least, most))
    return (
        f'<svg viewBox="0 0 {2 * middle} 16" class="span" aria-hidden="true">'
        + _line(middle, 0, middle, 16, "fair")
        + _line(low, 8, high, 8, f"whisker {kind}")
        + f"{_dot(at, 8, 3.5, f'dot {kind}')}</svg>"
    )
