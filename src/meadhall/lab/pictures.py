"""The charts of a report."""

from collections.abc import Sequence
from itertools import pairwise

import numpy as np

from meadhall.core.record import Array
from meadhall.core.text import sentence
from meadhall.lab import charts
from meadhall.lab.analysed_games import COMPARED, SURE
from meadhall.lab.findings import Findings
from meadhall.lab.luck import GAPS, LuckFindings, in_points
from meadhall.lab.observations import WIDTHS
from meadhall.lab.statistics import FEWEST
from meadhall.lab.words import say

_GAPS = ("0-1", *(f"{100 * low:.0f}-{100 * high:.0f}" for low, high in pairwise(GAPS)), "20+")


def pictures(versions: Sequence[tuple[str, Findings]]) -> dict[str, str]:
    """The charts of one version, or of two that are compared, by their names in the template."""
    found = versions[0][1]
    measure, finals, won = found.game.measure[1], found.observations.points[:, -1, :], found.observations.wins > 0
    seats = [(sentence(found.seat_name(seat)), one.value, *one.interval) for seat, one in enumerate(found.seats)]
    courses = [("winners", _course(found, won)), ("the others", _course(found, ~won))]
    made = {
        "seats": charts.shares(seats, found.fair, "Share of the wins"),
        "points": _spread([("winners", finals[won]), ("the others", finals[~won])], measure, f"Final {measure}"),
        "favourite": charts.lines(
            [(name, one.favourites) for name, one in versions],
            "the favourite wins in the end",
            "How often the favourite wins",
            percent=True,
        ),
        "lead": charts.lines(
            courses,
            f"{measure}, on average",
            f"{sentence(measure)} over the course of the game",
            least=min(0.0, *(value for _, course in courses for value in course)),
        ),
        "widths": _widths([(name, one.observations.widths.sum(axis=0)) for name, one in versions]),
        "choices": charts.lines(
            [(name, _choices(one)) for name, one in versions],
            "actions to choose from, on average",
            "Choices over the course of the game",
        ),
    }
    if len(found.bots) > 1:
        bots = [
            (name if len(name) < 15 else f"{name[:13]}…", one.value, *one.interval) for name, one in found.bots.items()
        ]
        made["bots"] = charts.shares(bots, found.fair, "Share of the wins")
    if found.skill:
        depths = [*dict.fromkeys(one.better for one in found.skill)]
        met = {(one.weaker, one.better): (one.share, *one.interval) for one in found.skill}
        rows = [
            (f"against {weaker:,}", [met.get((weaker, better)) for better in depths])
            for weaker in dict.fromkeys(one.weaker for one in found.skill)
        ]
        labels = [f"{depth:,}" for depth in depths]
        made["skill"] = charts.curves(rows, labels, "iterations of the better player", "Skill", percent=True)
    for name, figure, unit in (
        ("minutes", "minutes", "minutes"),
        ("turns", "turns a seat", "turns of a seat"),
        ("decisions", "decisions", "decisions"),
    ):
        made[name] = _spread([(title, one.figures[figure]) for title, one in versions], unit, f"Length in {unit}")
    if sources := [(s.name, s.winner, s.other) for s in found.sources if max(s.winner, s.other) >= 0.05][:12]:
        titles = f"{measure} in a game", f"Sources of {measure}"
        made["sources"] = charts.pairs(sources, ("winners", "the others"), *titles)
    return made


def luck_pictures(versions: Sequence[tuple[str, LuckFindings | None]]) -> dict[str, str]:
    """The charts about luck of one version, or of two; none where too few games were analysed."""
    both = [(name, found) for name, found in versions if found is not None and len(found.games) >= FEWEST]
    if not both or len(both) < len(versions):
        return {}
    names = [name for name, _ in both]
    parts = [
        (
            sentence(say("part", part=part)),
            [(one.value, *one.interval) for _, found in both for one in [found.parts[part]]],
        )
        for part in both[0][1].parts
    ]
    levels = [
        (f"A {level}", [(one.value, *one.interval) for _, found in both for one in [in_points(found.levels[place])]])
        for place, level in enumerate(COMPARED)
    ]
    made = {
        "parts": charts.bars(parts, names, "What moves the chances", percent=True),
        "gaps": charts.histogram(
            [(name, found.gaps.tolist()) for name, found in both],
            _GAPS,
            "points that an ordinary plan loses",
            "How much hangs on a turn",
        ),
        "levels": charts.bars(
            levels, names, "What weaker levels lose in a turn", unit="points of winning chance, in each turn"
        ),
    }
    settled = [found.settled for _, found in both if found.settled is not None]
    courses = [(name, found.course.tolist()) for name, found in both if found.course is not None]
    if len(settled) == len(courses) == len(both):
        rows = [
            (f"The later winner stays above {sure:.0%}", [(one.low, one.middle, one.high) for one in ones])
            for sure, *ones in zip(SURE, *settled, strict=True)
        ]
        made["settled"] = charts.moments(rows, "When a game is decided")
        made["course"] = charts.bands(
            courses, SURE, "chance of the later winner", "The later winner's chance over the game"
        )
    return made


def _widths(series: list[tuple[str, Array]]) -> str:
    """How wide choices are, up to the widest that there was."""
    ranges = [str(high) if high == low + 1 else f"{low + 1}-{high}" for low, high in pairwise(WIDTHS)]
    labels = ["1", *ranges, f"{WIDTHS[-1] + 1}+"]
    shown = 1 + max(int(np.flatnonzero(counts).max(initial=0)) for _, counts in series)
    rows = [(name, (counts / max(1, counts.sum())).tolist()[:shown]) for name, counts in series]
    return charts.histogram(rows, labels[:shown], "actions to choose from", "How wide the choices are")


def _spread(series: list[tuple[str, Array]], unit: str, title: str) -> str:
    """A histogram of numbers, over all but the outermost hundredth."""
    series = [(name, values if len(values) else np.zeros(1)) for name, values in series]
    everything = np.concatenate([values for _, values in series]).astype(float)
    low, high = (np.floor(np.percentile(everything, 0.5)), np.ceil(np.percentile(everything, 99.5)))
    size = max(1, int(np.ceil((high - low + 1) / 18)))
    edges = np.arange(low, high + size + 1, size)
    rows = [
        (name, (np.histogram(np.clip(values, low, edges[-1] - 1e-6), edges)[0] / max(1, len(values))).tolist())
        for name, values in series
    ]
    return charts.histogram(rows, [f"{edge:.0f}" for edge in edges[:-1]], unit, title)


def _course(found: Findings, chosen: Array) -> list[float]:
    """The mean points of some seats at each tenth of the game."""
    tenths = np.moveaxis(found.observations.points, 1, 0)
    return [float(points[chosen].mean()) if chosen.any() else 0.0 for points in tenths]


def _choices(found: Findings) -> list[float]:
    sums = found.observations.choices.sum(axis=0).astype(float)
    return (sums[0] / np.maximum(1, sums[1])).tolist()  # type: ignore[no-any-return]
