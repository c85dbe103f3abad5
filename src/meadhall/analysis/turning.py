"""The moments that changed most for a seat. Dice that fall together are one moment. None stands without words.

Where the judge changes its mind by much during a turn, that is a moment too: nobody could say before what the turn
would bring, or the judge had misjudged it.
"""

from collections.abc import Iterator, Sequence
from itertools import groupby

from meadhall.analysis.model import AnalysedStep, TurningPoint

MOST = 3
SAY = {
    "then": "Then: {words}",
    "drawn": "Drawn: {outcome}.",
    "hidden": "Something was drawn that nobody saw.",
    "decided": "Decided: {action}.",
    "unseen": "Something was decided that nobody saw.",
    "more": "{words} And {count} more.",
}
_SENTENCES = 2
_LEAST = 0.03  # what changed less is no turning point
SURPRISING = 0.1
"""By so much the judge must change its mind in a turn; less is noise."""


def turning_points(steps: Sequence[AnalysedStep], seat: int) -> list[TurningPoint]:
    """Up to three, in the order in which they came."""
    found = [moment for moment in _moments(steps, seat) if abs(moment.change) >= _LEAST]
    found += surprises(steps, seat)
    found.sort(key=lambda moment: (-abs(moment.change), moment.first))
    return sorted(found[:MOST], key=lambda moment: moment.first)


def _moments(steps: Sequence[AnalysedStep], seat: int) -> Iterator[TurningPoint]:
    for by_chance, group in groupby(steps, key=lambda step: step.seat is None):
        together = list(group)
        if not by_chance:
            for step in together:
                if step.decision[seat]:
                    change, who = step.decision[seat], step.seat
                    yield TurningPoint(step.number, step.number, "decision", who, change, words_of_decision(step))
            continue
        change = sum(step.chance[seat] for step in together)
        words = words_of_luck(steps, together, seat)
        yield TurningPoint(together[0].number, together[-1].number, "luck", None, change, words)


def surprises(steps: Sequence[AnalysedStep], seat: int) -> Iterator[TurningPoint]:
    """The turns in which the judge has changed its mind about a seat."""
    for together in _turns(steps):
        change = sum(step.hidden[seat] for step in together)
        if abs(change) >= SURPRISING:
            most = max(together, key=lambda step: abs(step.hidden[seat]))
            told = most.words or next((step.words for step in together if step.words), "")
            if not told:
                told = words_of_luck(steps, [most], seat) if most.seat is None else words_of_decision(most)
            yield TurningPoint(together[0].number, most.number, "surprise", None, change, told)


def _turns(steps: Sequence[AnalysedStep]) -> Iterator[list[AnalysedStep]]:
    """Decisions of one seat after another, with the chance in between and after them."""
    turn: list[AnalysedStep] = []
    who: int | None = None
    for step in steps:
        if step.seat is not None and step.seat != who:
            if turn:
                yield turn
            turn, who = [], step.seat
        turn.append(step)
    if turn:
        yield turn


def words_of_decision(step: AnalysedStep) -> str:
    """What was decided: as it is told, or as it was offered, or by its text."""
    if step.words or step.action is None:
        return step.words or SAY["unseen"]
    offered = step.choice.played.words if step.choice is not None else ""
    return SAY["decided"].format(action=(offered or step.action).rstrip("."))


def words_of_luck(steps: Sequence[AnalysedStep], together: Sequence[AnalysedStep], seat: int) -> str:
    """What chance brought in a moment: as it is told, or by what is told next, or by the text of what was drawn."""
    if told := most_telling(together, seat):
        return told
    following = steps[together[-1].number + 1 : together[-1].number + 2]
    if following and following[0].words:
        return SAY["then"].format(words=following[0].words)
    drawn = max(together, key=lambda step: abs(step.chance[seat])).action
    return SAY["drawn"].format(outcome=drawn) if drawn is not None else SAY["hidden"]


def most_telling(together: Sequence[AnalysedStep], seat: int) -> str:
    """Of what is told about a moment of luck the sentences about what changed most, in their order.

    If the others changed something too, it is said how many they are. Of several dice only the last may be told, with
    all of them: what was silent belongs to the next sentence.
    """
    told: list[tuple[float, int, str]] = []
    silent = 0.0
    for place, step in enumerate(together):
        silent += step.chance[seat]
        if step.words:
            told.append((-abs(silent), place, step.words))
            silent = 0.0
    told.sort()
    words = " ".join(words for _, _, words in sorted(told[:_SENTENCES], key=lambda each: each[1]))
    others = told[_SENTENCES:]
    changed = -sum(change for change, _, _ in others)
    return SAY["more"].format(words=words, count=len(others)) if changed >= _LEAST else words
