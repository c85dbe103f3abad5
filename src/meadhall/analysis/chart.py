"""The chances of all seats over a whole game, as a curve, and how one seat came to its result, as bars.

The curve is made of drawings that lie on each other, in a `<div>` for pages (`curve`) or in one picture (`picture`), so
that its lines can be stretched, and letters and marks are not. Each seat has the colour and the mark that it has on the
boards, and a band that tells how far the judge may be wrong. Marked turns have the class `moment` and that of their
kind, a `<title>`, and the number of their position in `data-at`.
"""

from collections.abc import Iterator, Sequence
from html import escape

from meadhall.analysis.model import Analysis, SeatAnalysis
from meadhall.analysis.told import MarkedTurn, percent, points, say
from meadhall.core.drawing import SEAT_COLOURS, seat_mark

WIDTH, HEIGHT = 720, 280
"""Of a picture."""
_LEFT, _RIGHT, _TOP, _BOTTOM = 44, 14, 14, 30
_SIGNS = 5  # marks of a seat along its line
_FLAT = 1e-3  # what differs less from a straight line is left out


def curve(analysis: Analysis, marked: Sequence[MarkedTurn]) -> str:
    """The curve for a page, with these moments marked on it."""
    return f'<div class="chances" role="img" aria-label="{escape(_told(analysis))}">{_layers(analysis, marked)}</div>'


def picture(analysis: Analysis, marked: Sequence[MarkedTurn]) -> str:
    """The curve as one picture, with these moments marked on it."""
    width, height = WIDTH - _LEFT - _RIGHT, HEIGHT - 2 * _TOP
    return (
        f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{escape(_told(analysis))}" class="chances">'
        f'<svg x="{_LEFT}" y="{_TOP}" width="{width}" height="{height}" overflow="visible">'
        f"{_layers(analysis, marked)}</svg></svg>"
    )


def _told(analysis: Analysis) -> str:
    seats = [
        say("curve-seat", name=one.name, start=percent(one.start), end=percent(one.result)) for one in analysis.seats
    ]
    return say("curve", seats=", ".join(seats))


def _layers(analysis: Analysis, marked: Sequence[MarkedTurn]) -> str:
    last = len(analysis.steps)
    stretched = f'viewBox="0 0 {last} 100" preserveAspectRatio="none"'
    cursor = '<line id="cursor" class="cursor" x1="0" x2="0" y1="0" y2="100%"/>'
    signs = "".join([*_seats(analysis, last), *_moments(analysis, marked, last)])
    return _scale() + _drawing("plot", "".join(_lines(analysis)), stretched) + _drawing("plot signs", signs + cursor)


def _drawing(kind: str, drawn: str, more: str = "") -> str:
    """One of the drawings that lie on each other; a screen reader hears all of it in words."""
    return f'<svg class="{kind}" aria-hidden="true" overflow="visible" {more}>{drawn}</svg>'


def _scale() -> str:
    grid = "".join(f'<line class="grid" x1="0" x2="100%" y1="{y}%" y2="{y}%"/>' for y in (0, 25, 50, 75, 100))
    words = "".join(f'<text x="0" y="{100 * (1 - at):.0f}%" dy=".32em">{percent(at)}</text>' for at in (0, 0.5, 1))
    return _drawing("plot", grid) + _drawing("scale", words)


def _lines(analysis: Analysis) -> Iterator[str]:
    """Each seat's band, and its line, on a dark one so that it is seen by day and by night."""
    bands = [*(step.band for step in analysis.steps), 0.0]
    for seat in range(len(analysis.seats)):
        edges = [
            [each[seat] + sign * band for each, band in zip(analysis.curve, bands, strict=True)] for sign in (1, -1)
        ]
        around = [*_bent(edges[0]), *reversed(list(_bent(edges[1])))]
        at = " ".join(f"{x},{100 - 100 * min(1.0, max(0.0, y)):.1f}" for x, y in around)
        yield f'<polygon class="band" points="{at}" fill="{SEAT_COLOURS[seat]}"/>'
    for seat in range(len(analysis.seats)):
        at = " ".join(f"{x},{100 - 100 * y:.1f}" for x, y in _bent([each[seat] for each in analysis.curve]))
        yield f'<polyline class="under" points="{at}"/>'
        yield f'<polyline class="line" points="{at}" stroke="{SEAT_COLOURS[seat]}"/>'


def _bent(values: Sequence[float]) -> Iterator[tuple[int, float]]:
    """The points at which a line bends.

    >>> list(_bent([0.5, 0.5, 0.5, 0.7, 0.7]))
    [(0, 0.5), (2, 0.5), (3, 0.7), (4, 0.7)]
    """
    for index, value in enumerate(values):
        ends = index in (0, len(values) - 1)
        if ends or abs(2 * value - values[index - 1] - values[index + 1]) > _FLAT:
            yield index, value


def _seats(analysis: Analysis, last: int) -> Iterator[str]:
    """The marks of the seats along their lines, each seat's at other places."""
    players = len(analysis.seats)
    for seat in range(players):
        places = [last * (number + (seat + 0.5) / players) / _SIGNS for number in range(_SIGNS)]
        for at in [*map(int, places), last]:
            yield _at(analysis, at, seat, last, seat_mark(seat, 0.5), f'class="seat-sign" data-seat="{seat}"')


def _moments(analysis: Analysis, marked: Sequence[MarkedTurn], last: int) -> Iterator[str]:
    for told in marked:
        more = f'class="moment {told.kind}" data-at="{told.at}"'
        drawn = f'<title>{escape(told.text)}</title><circle r="8.5"/><text dy=".35em">{told.sign}</text>'
        yield _at(analysis, told.at, told.seat, last, drawn, more)


def _at(analysis: Analysis, number: int, seat: int, last: int, drawn: str, more: str) -> str:
    """Something at a point of a seat's line: a drawing of its own, so that it is not stretched."""
    x, y = 100 * number / max(1, last), 100 - 100 * analysis.curve[number][seat]
    return f'<svg {more} x="{x:.2f}%" y="{y:.1f}%" overflow="visible">{drawn}</svg>'


def _text(x: float, y: float, text: str, anchor: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(text)}</text>'


def accounts(one: SeatAnalysis) -> str:
    """How a seat came from its chance at the start to its result, as bars that stand on one another."""
    parts = [(say(f"account-{part}"), getattr(one, part)) for part in ("luck", "own", "others", "uncertainty")]
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
    body.append(bar(0, 0, one.start, "whole", percent(one.start), say("account-start")))
    for place, ((name, change), before, after) in enumerate(zip(parts, levels, levels[1:], strict=False), 1):
        body.append(bar(place, before, after, "gain" if change >= 0 else "loss", points(change), name))
    body.append(bar(len(parts) + 1, 0, one.result, "whole", percent(one.result), say("account-result")))
    changes = ", ".join(f"{name} {points(change)}" for name, change in parts)
    told = say("accounts", name=one.name, start=percent(one.start), parts=changes, result=percent(one.result))
    inside = "".join(body)
    return f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{escape(told)}" class="chances">{inside}</svg>'
