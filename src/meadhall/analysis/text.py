"""An analysis in words, for a terminal and for whoever cannot look at a curve."""

from collections.abc import Iterator, Sequence

from meadhall.analysis.model import AnalysedStep, Analysis, SeatAnalysis, TurningPoint
from meadhall.analysis.position import PositionAnalysis
from meadhall.core.text import count, join

SAY = {
    "title": "{title}, {steps} looked at as deeply as {depth}",
    "quick": "{title}, {steps} at a first look",
    "not over": "The game is not over: all that is told is what a spectator may know.",
    "going on": "The game is not over.",
    "seat": "{name}: from {start} to {end}. {accuracy}{marks}",
    "accuracy": "Accuracy {accuracy:.0f} in {decisions}. ",
    "luck": "  Luck {luck} points ({chance} by dice and draws, {hidden} by what the judge saw only later).",
    "decisions": "  Decisions: own {own} points, those of the others {others}.",
    "adjusted": "  With average luck this play would have brought {adjusted}.",
    "surprised": "  The judge was surprised too much to say what average luck would have brought.",
    "turning": "  {number}: {change} points by {what}. {words}",
    "by luck": "luck",
    "by surprise": "what the judge saw only then",
    "by own": "an own decision",
    "by other": "a decision of {name}",
    "position": "Position {number}. {prompt}",
    "chances": "Chances: {chances}.",
    "by spectator": "The game is not over: what only one seat knows is left out.",
    "option": "  {words}: {chance} (tried {visits:,} times)",
    "then": "      then: {line}",
    "outcome": "  {action}: {chances}",
    "decision": "{number}. {name}, {mark}: {loss} points. {why}",
}

MANY = {"mistake": "mistakes", "blunder": "blunders"}
_FIRST = 4  # steps of a line that are told


def percent(chance: float) -> str:
    """A chance as people say it.

    >>> percent(0.487)
    '49 %'
    """
    return f"{100 * chance:.0f} %"


def points(change: float) -> str:
    """A change of a chance, in points of a hundred.

    >>> points(-0.1071), points(0.02), points(0.0001)
    ('-10.7', '+2.0', '0.0')
    """
    told = f"{100 * change:+.1f}"
    return "0.0" if told in ("+0.0", "-0.0") else told


def text(analysis: Analysis) -> str:
    """The whole analysis as text."""
    return "\n".join(_lines(analysis))


def _lines(analysis: Analysis) -> Iterator[str]:
    heading = SAY["quick" if analysis.depth.name == "quick" else "title"]
    yield heading.format(title=analysis.title, steps=count(len(analysis.steps), "step"), depth=analysis.depth.name)
    if not analysis.over:
        yield SAY["not over" if analysis.knowledge == "spectator" else "going on"]
    for seat, one in enumerate(analysis.seats):
        yield ""
        yield from _seat(analysis, seat, one)
    wrong = [step for step in analysis.steps if step.choice is not None and step.choice.wrong]
    if wrong:
        yield ""
    for step in wrong:
        yield decision(analysis, step)


def position_text(found: PositionAnalysis) -> str:
    """What is known of a position as text."""
    lines = [SAY["position"].format(number=found.number, prompt=found.prompt)]
    lines.append(SAY["chances"].format(chances=_all_chances(found.names, found.chances)))
    if found.seat is not None and found.knowledge == "spectator":
        lines.append(SAY["by spectator"])
    for option in found.options:
        assert found.seat is not None
        chance = percent(option.chances[found.seat])
        lines.append(SAY["option"].format(words=option.words, chance=chance, visits=option.visits))
        if option.line:
            lines.append(SAY["then"].format(line=" ".join(step.words for step in option.line[:_FIRST])))
    for outcome in found.outcomes:
        lines.append(SAY["outcome"].format(action=outcome.action, chances=_all_chances(found.names, outcome.chances)))
    return "\n".join(lines)


def _all_chances(names: Sequence[str], chances: Sequence[float]) -> str:
    return join(f"{name} {percent(chance)}" for name, chance in zip(names, chances, strict=True))


def marked(one: SeatAnalysis) -> str:
    """How many decisions of a seat were called what; nothing if none was."""
    return join(count(number, mark, MANY.get(mark, mark)) for mark, number in one.marks.items() if number)


def _seat(analysis: Analysis, seat: int, one: SeatAnalysis) -> Iterator[str]:
    told = ""
    if one.accuracy is not None:
        told = SAY["accuracy"].format(accuracy=one.accuracy, decisions=count(one.decisions, "decision"))
    marks = marked(one)
    yield SAY["seat"].format(
        name=one.name, start=percent(one.start), end=percent(one.result), accuracy=told,
        marks=f"{marks.capitalize()}." if marks else "",
    ).rstrip()  # fmt: skip
    yield SAY["luck"].format(luck=points(one.luck), chance=points(one.chance), hidden=points(one.hidden))
    yield SAY["decisions"].format(own=points(one.own), others=points(one.others))
    if analysis.over:
        yield SAY["adjusted" if one.foreseen else "surprised"].format(adjusted=percent(one.adjusted))
    for moment in one.turning_points:
        yield (
            SAY["turning"]
            .format(
                number=moment.first,
                change=points(moment.change),
                what=_cause(analysis, seat, moment),
                words=moment.words,
            )
            .rstrip()
        )


def _cause(analysis: Analysis, seat: int, moment: TurningPoint) -> str:
    if moment.kind == "surprise":
        return SAY["by surprise"]
    if moment.seat is None:
        return SAY["by luck"]
    return SAY["by own"] if moment.seat == seat else SAY["by other"].format(name=analysis.seats[moment.seat].name)


def decision(analysis: Analysis, step: AnalysedStep) -> str:
    """A marked decision in a few sentences."""
    choice = step.choice
    assert choice is not None
    return SAY["decision"].format(
        number=step.number, name=analysis.seats[choice.seat].name, mark=choice.mark, loss=points(-choice.loss),
        why=choice.why,
    ).rstrip()  # fmt: skip
