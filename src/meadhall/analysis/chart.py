"""The chances of all seats over a whole game, as a curve. Colours come from the page's style sheet.

A seat's line has the class `curve` and `seat0`, `seat1`...; what happened on it are circles with the class `mark` and
the name of the mark, or `luck`. Each tells itself in a `<title>`, and has the number of its step in `data-step`.
"""

from collections.abc import Iterator
from html import escape

from meadhall.analysis.model import Analysis, SeatAnalysis
from meadhall.analysis.text import percent, points

WIDTH, HEIGHT = 720, 280
_LEFT, _RIGHT, _TOP, _BOTTOM = 44, 14, 14, 30
_LUCKY = 0.05  # luck in one moment that is marked on the curve

SAY = {
    "curve": "Each seat's chance to win over the whole game, from {starts} to {ends}.",
    "start": "start",
    "end": "end",
    "result": "result",
    "dice": "dice, draws",
    "later": "seen later",
    "own": "own decisions",
    "others": "the others'",
    "accounts": "{name}: {start} at the start; {parts} points; {result} at the end.",
    "steps": "{count} steps",
    "mark": "{number}. {name}, {mark}: {loss} points",
    "luck": "{number}. {change} points for {name} by luck",
}


def curve(analysis: Analysis) -> str:
    """The curve as SVG, with mistakes and moments of luck on it."""
    told = SAY["curve"].format(
        starts=", ".join(f"{one.name} {percent(one.start)}" for one in analysis.seats),
        ends=", ".join(f"{one.name} {percent(one.result)}" for one in analysis.seats),
    )
    body = "".join([*_grid(analysis), *_lines(analysis), *_marks(analysis)])
    return f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{escape(told)}" class="chances">{body}</svg>'


def _x(analysis: Analysis, number: int) -> float:
    return _LEFT + number / max(1, len(analysis.steps)) * (WIDTH - _LEFT - _RIGHT)


def _y(chance: float) -> float:
    return HEIGHT - _BOTTOM - min(1.0, max(0.0, chance)) * (HEIGHT - _TOP - _BOTTOM)


def _text(x: float, y: float, text: str, anchor: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(text)}</text>'


def _grid(analysis: Analysis) -> Iterator[str]:
    for chance in (0, 0.25, 0.5, 0.75, 1):
        y = _y(chance)
        yield f'<line x1="{_LEFT}" y1="{y:.1f}" x2="{WIDTH - _RIGHT}" y2="{y:.1f}" class="grid"/>'
        yield _text(_LEFT - 6, y + 4, percent(chance), "end")
    bottom = HEIGHT - _BOTTOM + 18
    yield _text(_LEFT, bottom, SAY["start"], "start")
    yield _text((_LEFT + WIDTH - _RIGHT) / 2, bottom, SAY["steps"].format(count=len(analysis.steps)), "middle")
    yield _text(WIDTH - _RIGHT, bottom, SAY["end"], "end")


def _lines(analysis: Analysis) -> Iterator[str]:
    chances = analysis.curve
    for seat in range(len(analysis.seats)):
        at = " ".join(f"{_x(analysis, n):.1f},{_y(each[seat]):.1f}" for n, each in enumerate(chances))
        yield f'<polyline points="{at}" class="curve seat{seat}"/>'


def _marks(analysis: Analysis) -> Iterator[str]:
    for seat, one in enumerate(analysis.seats):
        for moment in one.turning_points:
            if moment.kind == "luck" and abs(moment.change) >= _LUCKY:
                words = SAY["luck"].format(number=moment.last, change=points(moment.change), name=one.name)
                yield _circle(analysis, moment.last + 1, seat, "luck", words)
    for step in analysis.steps:
        choice = step.choice
        if choice is not None and choice.wrong:
            words = SAY["mark"].format(
                number=step.number, name=analysis.seats[choice.seat].name, mark=choice.mark, loss=points(-choice.loss)
            )
            yield _circle(analysis, step.number, choice.seat, str(choice.mark), words)


def _circle(analysis: Analysis, number: int, seat: int, kind: str, words: str) -> str:
    chances = analysis.curve[number]
    return (
        f'<circle cx="{_x(analysis, number):.1f}" cy="{_y(chances[seat]):.1f}" r="4.5" class="mark {kind}" '
        f'data-step="{number}"><title>{escape(words)}</title></circle>'
    )


def accounts(one: SeatAnalysis) -> str:
    """How a seat came from its chance at the start to its result, as bars that stand on one another."""
    parts = [
        (SAY["dice"], one.chance), (SAY["later"], one.hidden), (SAY["own"], one.own), (SAY["others"], one.others),
    ]  # fmt: skip
    levels = [one.start]
    for _, change in parts:
        levels.append(levels[-1] + change)
    low, high = min(0.0, *levels), max(1.0, *levels)
    room = (WIDTH - _LEFT - _RIGHT) / (len(parts) + 2)

    def y(chance: float) -> float:
        return HEIGHT - _BOTTOM - (chance - low) / (high - low) * (HEIGHT - _TOP - 10 - _BOTTOM)

    def bar(place: int, start: float, end: float, kind: str, told: str, name: str) -> str:
        x, top, size = _LEFT + place * room, min(y(start), y(end)), abs(y(start) - y(end))
        return (
            f'<rect x="{x + 0.15 * room:.1f}" y="{top:.1f}" width="{0.7 * room:.1f}" height="{max(1.0, size):.1f}" '
            f'class="bar {kind}"/>{_text(x + room / 2, top - 5, told, "middle")}'
            f"{_text(x + room / 2, HEIGHT - _BOTTOM + 18, name, 'middle')}"
        )

    body = [f'<line x1="{_LEFT}" y1="{y(each):.1f}" x2="{WIDTH}" y2="{y(each):.1f}" class="grid"/>' for each in (0, 1)]
    body.append(bar(0, 0, one.start, "whole", percent(one.start), SAY["start"]))
    for place, ((name, change), before, after) in enumerate(zip(parts, levels, levels[1:], strict=False), 1):
        body.append(bar(place, before, after, "gain" if change >= 0 else "loss", points(change), name))
    body.append(bar(len(parts) + 1, 0, one.result, "whole", percent(one.result), SAY["result"]))
    told = SAY["accounts"].format(
        name=one.name, start=percent(one.start), result=percent(one.result),
        parts=", ".join(f"{name} {points(change)}" for name, change in parts),
    )  # fmt: skip
    inside = "".join(body)
    return f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{escape(told)}" class="chances">{inside}</svg>'
