"""The chances of all seats over a game, drawn so that it fits every screen: lines are stretched, letters and marks not.

Each seat has the colour and the mark that it has on the boards.
"""

from collections.abc import Iterator, Sequence
from html import escape

from meadhall.analysis.model import Analysis
from meadhall.analysis.text import percent
from meadhall.core.drawing import SEAT_COLOURS, seat_mark
from meadhall.hall.pages.analysis_told import Told

SAY = {"curve": "Each seat's chance to win over the whole game: {seats}.", "seat": "{name} from {start} to {end}"}
_SIGNS = 5  # marks of a seat along its line
_FLAT = 1e-3  # what differs less from a straight line is left out


def curve(analysis: Analysis, marked: Sequence[Told]) -> str:
    """The curve as drawings that lie on each other; marks have the number of their position in `data-at`."""
    seats = ", ".join(
        SAY["seat"].format(name=one.name, start=percent(one.start), end=percent(one.result)) for one in analysis.seats
    )
    told = SAY["curve"].format(seats=seats)
    last = len(analysis.steps)
    stretched = f'viewBox="0 0 {last} 100" preserveAspectRatio="none"'
    cursor = '<line id="cursor" class="cursor" x1="0" x2="0" y1="0" y2="100%"/>'
    signs = "".join([*_seats(analysis, last), *_moments(analysis, marked, last)])
    return (
        f'<div class="chances" role="img" aria-label="{escape(told)}">{_scale()}'
        + _drawing("plot", "".join(_lines(analysis)), stretched)
        + _drawing("plot signs", signs + cursor)
        + "</div>"
    )


def _drawing(kind: str, drawn: str, more: str = "") -> str:
    """One of the drawings that lie on each other; who listens has it all in words."""
    return f'<svg class="{kind}" aria-hidden="true" {more}>{drawn}</svg>'


def _scale() -> str:
    grid = "".join(f'<line class="grid" x1="0" x2="100%" y1="{y}%" y2="{y}%"/>' for y in (0, 25, 50, 75, 100))
    words = "".join(f'<text x="0" y="{100 - chance}%" dy=".32em">{chance} %</text>' for chance in (0, 50, 100))
    return _drawing("plot", grid) + _drawing("scale", words)


def _lines(analysis: Analysis) -> Iterator[str]:
    """Each seat's line, on a dark one so that it is seen by day and by night."""
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


def _moments(analysis: Analysis, marked: Sequence[Told], last: int) -> Iterator[str]:
    for told in marked:
        more = f'class="moment {told.kind}" data-at="{told.at}"'
        drawn = f'<title>{escape(told.text)}</title><circle r="8.5"/><text dy=".35em">{told.sign}</text>'
        yield _at(analysis, told.at, told.seat, last, drawn, more)


def _at(analysis: Analysis, number: int, seat: int, last: int, drawn: str, more: str) -> str:
    """Something at a point of a seat's line: a drawing of its own, so that it is not stretched."""
    x, y = 100 * number / max(1, last), 100 - 100 * analysis.curve[number][seat]
    return f'<svg {more} x="{x:.2f}%" y="{y:.1f}%" overflow="visible">{drawn}</svg>'
