"""What analysed games show, as charts."""

from collections.abc import Sequence
from itertools import pairwise

from markupsafe import Markup

from meadhall.lab import charts
from meadhall.lab.analysed_games import COMPARED, SURE
from meadhall.lab.luck import GAPS, PARTS, LuckFindings
from meadhall.lab.statistics import FEWEST, Estimate

_LABELS = ("0-1", *(f"{100 * low:.0f}-{100 * high:.0f}" for low, high in pairwise(GAPS)), "20+")


def luck_pictures(versions: Sequence[tuple[str, LuckFindings | None]]) -> dict[str, Markup]:
    """The charts of one version, or of two; none where too few games were analysed."""
    both = [(name, found) for name, found in versions if found is not None and len(found.games) >= FEWEST]
    if not both or len(both) < len(versions):
        return {}
    names = [name for name, _ in both]
    made = {
        "parts": charts.bars(
            [(label(PARTS[part]), [_whole(found.parts[part]) for _, found in both]) for part in PARTS],
            names,
            "What moves the chances",
            percent=True,
        ),
        "gaps": charts.histogram(
            [(name, found.gaps.tolist()) for name, found in both],
            _LABELS,
            "points that an ordinary plan loses",
            "How much hangs on a turn",
        ),
        "levels": charts.bars(
            [(f"A {level}", [_points(found.levels[i]) for _, found in both]) for i, level in enumerate(COMPARED)],
            names,
            "What weaker levels lose in a turn",
            unit="points of winning chance, in each turn",
        ),
    }
    if all(found.settled is not None and found.course is not None for _, found in both):
        made["settled"] = charts.moments(
            [
                (
                    f"The later winner stays above {sure:.0%}",
                    [(one.low, one.middle, one.high) for _, found in both for one in [(found.settled or ())[place]]],
                )
                for place, sure in enumerate(SURE)
            ],
            "When a game is decided",
        )
        made["course"] = charts.bands(
            [(name, found.course.tolist()) for name, found in both if found.course is not None],
            SURE,
            "chance of the later winner",
            "The later winner's chance over the game",
        )
    return {name: Markup(svg) for name, svg in made.items()}


def label(words: str) -> str:
    """Words with a capital letter, as a label."""
    return words[:1].upper() + words[1:]


def _whole(one: Estimate) -> tuple[float, float, float]:
    low, high = one.interval
    return one.value, max(0.0, low), min(1.0, high)


def _points(one: Estimate) -> tuple[float, float, float]:
    low, high = one.interval
    return 100 * one.value, 100 * low, 100 * high
