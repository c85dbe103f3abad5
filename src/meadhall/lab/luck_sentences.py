"""What analysed games show, in words."""

from collections.abc import Sequence

from meadhall.core.text import join
from meadhall.lab.analysed_games import COMPARED, REFERENCE, SURE
from meadhall.lab.luck import MATTERS, PARTS, DecisionKind, LuckFindings, Quartiles
from meadhall.lab.statistics import FEWEST, Estimate, Interval

TELLING = 3
"""So many kinds of turns are named in a sentence."""


def luck_summary(found: LuckFindings) -> list[str]:
    """The findings in sentences."""
    if len(found.games) < FEWEST:
        return []
    return [_parts(found), *_settled(found), _matter(found), *_levels(found)]


def percent(value: float) -> str:
    """A share as people say it.

    >>> percent(0.417)
    '42 %'
    """
    return f"{100 * value:.0f} %"


def between(interval: Interval, digits: int = 0, least: float = -1.0) -> str:
    """An interval of shares, or of winning chances in points.

    >>> between((0.4, 0.523)), between((0.004, 0.0123), 1)
    ('40 to 52', '0.4 to 1.2')
    """
    low, high = (100 * max(least, end) for end in interval)
    return f"{low:.{digits}f} to {high:.{digits}f}"


def points(one: Estimate) -> str:
    """A loss of winning chance in points, with its interval.

    >>> points(Estimate(0.0417, 0.01, 50))
    '4.2 (2.2 to 6.1)'
    """
    return f"{100 * one.value:.1f} ({between(one.interval, 1)})"


def moment(part: float) -> str:
    """When in a game.

    >>> moment(0.0), moment(0.417), moment(1.0)
    ('from the start', 'after 42 % of the decisions', 'only with the last decision')
    """
    if part < 0.01:
        return "from the start"
    return "only with the last decision" if part > 0.99 else f"after {percent(part)} of the decisions"


def _parts(found: LuckFindings) -> str:
    told = [
        f"{PARTS[part]} {percent(one.value)} ({between((one.interval[0], min(1.0, one.interval[1])), least=0.0)})"
        for part, one in found.parts.items()
    ]
    return (
        f"Luck or decisions: what moved the chances in the {len(found.games)} games that were analysed is "
        f"{join(told)}. The judge misjudged these games by {points(found.doubt)} points in the mean, which is no part "
        "of any of them."
    )


def _settled(found: LuckFindings) -> list[str]:
    if found.settled is None:
        return []
    half, sure = found.settled
    return [
        f"In half of these games the later winner's chance stays above {percent(SURE[0])} {moment(half.middle)} "
        f"({quarters(half)}), and above {percent(SURE[1])} {moment(sure.middle)} ({quarters(sure)})."
    ]


def quarters(one: Quartiles) -> str:
    """The outer quarters of a spread."""
    return f"a quarter of them before {percent(one.low)}, a quarter after {percent(one.high)}"


def _matter(found: LuckFindings) -> str:
    matter = found.matter
    return (
        f"{percent(matter.value)} of the turns matter ({between(matter.interval, least=0.0)}): there an ordinary "
        f"plan loses {100 * MATTERS:.0f} points of winning chance or more. That is "
        f"{matter.value * found.decisions.value:.0f} of {found.decisions.value:.0f} turns with a choice in a game."
    )


def _levels(found: LuckFindings) -> list[str]:
    told = [f"a {level} {points(one)}" for level, one in zip(COMPARED, found.levels, strict=True)]
    said = [f"Put before the same turns as a {REFERENCE}, this is lost in each, in points: {join(told)}."]
    weakest = [kind for kind in found.told_kinds if kind.real[0] and kind.losses[0].value > 0]
    weakest.sort(key=lambda kind: -kind.losses[0].value * kind.share)
    if weakest:
        said.append(f"A {COMPARED[0]} loses most where a turn should begin like this: {_listed(weakest)}.")
    else:
        said.append(f"No kind of turn is shown to be harder for a {COMPARED[0]} than the others.")
    return said


def _listed(kinds: Sequence[DecisionKind]) -> str:
    return "; ".join(f"{kind.example}, {points(kind.losses[0])}" for kind in kinds[:TELLING])
