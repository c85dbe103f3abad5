"""An analysis in words, for a terminal and for people who cannot look at a curve."""

from collections.abc import Iterator, Sequence

from meadhall.analysis.depth import QUICK
from meadhall.analysis.model import AnalysedTurn, Analysis, SeatAnalysis
from meadhall.analysis.position import PositionAnalysis
from meadhall.analysis.told import adjusted, cause, marked, percent, points, summary
from meadhall.core.text import count, join

SAY = {
    "title": "{title}, {turns} looked at as deeply as {depth}",
    "quick": "{title}, {turns} at a first look",
    "not over": "The game is not over: all that is told is what a spectator may know.",
    "going on": "The game is not over.",
    "seat": "{name}: from {start} to {end}. {accuracy}{marks}",
    "accuracy": "Accuracy {accuracy:.0f} in {turns}. ",
    "luck": "  Luck {luck} points ({chance} by dice and draws, {secrets} by secrets).",
    "turns": "  Own turns {own} points, those of the others {others}.",
    "doubt": "  Misjudged by the judge: {uncertainty} points.",
    "left": "  Points left on the table: {points}.",
    "turning": "  Turn {turn}: {change} points by {cause}. {words}",
    "wrong": "Turn {turn}. {name}, {mark}: {loss} points. {words} {why}",
    "position": "Position {number}. {prompt}",
    "chances": "Chances: {chances}.",
    "by spectator": "The game is not over: what only one seat knows is left out.",
    "plan": "  {words}: {chance} (tried {visits:,} times)",
    "outcome": "  {action}: {chances}",
}


def text(analysis: Analysis) -> str:
    """The whole analysis as text."""
    return "\n".join(_lines(analysis))


def _lines(analysis: Analysis) -> Iterator[str]:
    quick = analysis.depth.name == QUICK
    turns = count(len(analysis.turns), "turn")
    yield SAY["quick" if quick else "title"].format(title=analysis.title, turns=turns, depth=analysis.depth.name)
    if not analysis.over:
        yield SAY["not over" if analysis.knowledge == "spectator" else "going on"]
    elif not quick:
        yield from ("", *summary(analysis))
    for one in analysis.seats:
        yield ""
        yield from _seat(analysis, one)
    if analysis.wrong:
        yield ""
    for turn in analysis.wrong:
        yield wrong_turn(analysis, turn)


def _seat(analysis: Analysis, one: SeatAnalysis) -> Iterator[str]:
    told = ""
    if one.accuracy is not None:
        told = SAY["accuracy"].format(accuracy=one.accuracy, turns=count(one.turns, "turn"))
    marks = marked(one)
    start, end = percent(one.start), percent(one.result)
    marks = f"{marks.capitalize()}." if marks else ""
    yield SAY["seat"].format(name=one.name, start=start, end=end, accuracy=told, marks=marks).rstrip()
    parts = {part: points(getattr(one, part)) for part in ("luck", "chance", "secrets", "own", "others", "uncertainty")}
    yield from (SAY[key].format(**parts) for key in ("luck", "turns", "doubt"))
    if one.points_left:
        yield SAY["left"].format(points=one.points_left)
    if analysis.over:
        yield f"  {adjusted(one)}"
    for moment in one.turning_points:
        yield SAY["turning"].format(
            turn=moment.turn + 1, change=points(moment.change), cause=cause(moment), words=moment.words
        ).rstrip()  # fmt: skip


def wrong_turn(analysis: Analysis, turn: AnalysedTurn) -> str:
    """A marked turn in a few sentences."""
    assert turn.seat is not None
    return SAY["wrong"].format(
        turn=turn.number + 1, name=analysis.seats[turn.seat].name, mark=turn.mark, loss=points(-turn.loss),
        words=turn.words, why=analysis.costliest(turn).why,
    ).rstrip()  # fmt: skip


def position_text(found: PositionAnalysis) -> str:
    """What is known of a position as text."""
    lines = [SAY["position"].format(number=found.number, prompt=found.prompt)]
    lines.append(SAY["chances"].format(chances=_all_chances(found.names, found.chances)))
    if found.seat is not None and found.knowledge == "spectator":
        lines.append(SAY["by spectator"])
    for plan in found.plans:
        assert found.seat is not None
        chance = percent(plan.chances[found.seat])
        lines.append(SAY["plan"].format(words="; ".join(plan.words), chance=chance, visits=plan.visits))
    for outcome in found.outcomes:
        lines.append(SAY["outcome"].format(action=outcome.action, chances=_all_chances(found.names, outcome.chances)))
    return "\n".join(lines)


def _all_chances(names: Sequence[str], chances: Sequence[float]) -> str:
    return join(f"{name} {percent(chance)}" for name, chance in zip(names, chances, strict=True))
