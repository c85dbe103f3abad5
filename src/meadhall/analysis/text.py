"""An analysis in words, for a terminal and for people who cannot look at a curve."""

from collections.abc import Iterator, Sequence

from meadhall.analysis.depth import QUICK
from meadhall.analysis.model import Analysis, SeatAnalysis
from meadhall.analysis.position import PositionAnalysis
from meadhall.analysis.told import adjusted, cause, join, marked, percent, points, say, summary, wrong_turn
from meadhall.core.text import sentence


def text(analysis: Analysis) -> str:
    """The whole analysis as text."""
    return "\n".join(_lines(analysis))


def _lines(analysis: Analysis) -> Iterator[str]:
    yield say("title", title=analysis.title, turns=len(analysis.turns), depth=analysis.depth.name)
    if not analysis.over:
        yield say("not-over", knowledge=analysis.knowledge)
    elif analysis.depth.name != QUICK:
        yield from ("", *summary(analysis))
    for one in analysis.seats:
        yield from ("", " ".join(_seat(one)))
        parts = ("luck", "chance", "secrets", "own", "others", "uncertainty")
        told = {part: points(getattr(one, part)) for part in parts}
        yield from (f"  {say(key, **told)}" for key in ("seat-luck", "seat-turns", "seat-misjudged"))
        if one.points_left:
            yield f"  {say('seat-points-left', points=str(one.points_left))}"
        if analysis.over:
            yield f"  {adjusted(one)}"
        for moment in one.turning_points:
            slots = {"change": points(moment.change), "cause": cause(moment), "words": moment.words}
            yield f"  {say('turning-point', turn=str(moment.turn + 1), **slots)}".rstrip()
    if analysis.wrong:
        yield from ("", *(wrong_turn(analysis, turn) for turn in analysis.wrong))


def _seat(one: SeatAnalysis) -> Iterator[str]:
    yield say("seat", name=one.name, start=percent(one.start), end=percent(one.result))
    if one.accuracy is not None:
        yield say("accuracy", accuracy=f"{one.accuracy:.0f}", turns=one.turns)
    if marks := marked(one):
        yield f"{sentence(marks)}."


def position_text(found: PositionAnalysis) -> str:
    """The analysis of a position as text."""
    lines = [say("position", number=str(found.number), prompt=found.prompt)]
    lines.append(say("chances", chances=_all_chances(found.names, found.chances)))
    if found.seat is not None and found.knowledge == "spectator":
        lines.append(say("only-spectator"))
    for plan in found.plans:
        assert found.seat is not None
        chance = percent(plan.chances[found.seat])
        lines.append(f"  {say('plan', words='; '.join(plan.words), chance=chance, visits=plan.visits)}")
    for outcome in found.outcomes:
        lines.append(f"  {say('outcome', action=outcome.action, chances=_all_chances(found.names, outcome.chances))}")
    return "\n".join(lines)


def _all_chances(names: Sequence[str], chances: Sequence[float]) -> str:
    return join(say("chance-of", name=name, chance=percent(one)) for name, one in zip(names, chances, strict=True))
