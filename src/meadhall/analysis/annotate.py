"""An analysis inside a game file, as annotations that other tools may ignore."""

from meadhall.analysis.model import AnalysedStep, Analysis
from meadhall.core.gamefile import Annotation, GameFile

_TOLD = 0.01  # luck that is worth an annotation
_DIGITS = 4


def annotated(file: GameFile, analysis: Analysis) -> GameFile:
    """A game file with what was found about each of its entries that stand."""
    entries = standing(file)
    return file.with_more(annotations=[_annotation(entries[step.number] + 1, step) for step in analysis.steps])


def standing(file: GameFile) -> list[int]:
    """The entries of a file that stand at its end, without those that were taken back: where each step is written."""
    found: list[tuple[int, int]] = []
    for index, (who, text) in enumerate(file.parsed_actions()):
        if text != "undo":
            found.append((index, who))
            continue
        while found and found.pop()[1] < 0:
            pass
    return [index for index, _ in found]


def _annotation(entry: int, step: AnalysedStep) -> Annotation:
    choice = step.choice
    brought = tuple(one + other for one, other in zip(step.chance, step.secrets, strict=True))
    luck = _rounded(brought) if max(map(abs, brought)) >= _TOLD else None
    if choice is None:
        return Annotation(entry=entry, chances=_rounded(step.chances), luck=luck)
    return Annotation(
        entry=entry,
        chances=_rounded(step.chances),
        luck=luck,
        loss=round(choice.loss, _DIGITS),
        mark=choice.mark,
        better="; ".join(choice.best.actions) if choice.wrong else None,
        comment=choice.why or None,
    )


def _rounded(values: tuple[float, ...]) -> list[float]:
    return [round(value, _DIGITS) + 0.0 for value in values]
