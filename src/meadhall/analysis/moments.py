"""The moments that are marked on the curve of a game: decisions that lost something, great luck, and surprises."""

from collections.abc import Iterator
from itertools import groupby

from msgspec import Struct

from meadhall.analysis.depth import QUICK
from meadhall.analysis.model import Analysis, TurningPoint
from meadhall.analysis.text import points
from meadhall.analysis.turning import surprises, words_of_luck

LUCKY = 0.05
"""Luck in one moment that is worth telling."""
MOST_LUCK = 10
"""So many moments of luck are told: the greatest."""
SAY = {
    "decision": "{name}, {mark}: {loss} points.",
    "luck": "Luck for {name}: {change} points. {words}",
    "surprise": "Surprise for {name}: {change} points. {words}",
    "better": "Better: {best}.",
}
SIGNS: dict[str, str] = {"inaccurate": "?!", "mistake": "?", "blunder": "??", "luck": "★", "surprise": "!"}
"""How a moment is marked on the curve, as chess players do."""


class Told(Struct, frozen=True):
    """A moment that is marked on the curve."""

    at: int
    """The position at which to look: the one before a decision, or after luck."""
    seat: int
    """Whose decision it was, or who had the luck."""
    kind: str
    """A mark of a decision, "luck" or "surprise"."""
    change: float
    text: str
    """In a sentence or two."""
    why: str = ""
    """And the reasons."""

    @property
    def sign(self) -> str:
        """How it is marked."""
        return SIGNS[self.kind]


def moments(analysis: Analysis) -> list[Told]:
    """The moments worth telling, in their order; after a first look nobody's decisions are called anything."""
    if analysis.depth.name == QUICK:
        return []
    luck = sorted(_luck(analysis), key=lambda told: -told.change)[:MOST_LUCK]
    return sorted([*_wrong(analysis), *luck, *_surprises(analysis)], key=lambda told: (told.at, told.kind != "luck"))


def _wrong(analysis: Analysis) -> Iterator[Told]:
    for step in analysis.steps:
        choice = step.choice
        if choice is None or not choice.wrong:
            continue
        name, better = analysis.seats[choice.seat].name, SAY["better"].format(best=choice.best.words)
        text = SAY["decision"].format(name=name, mark=choice.mark, loss=points(-choice.loss))
        yield Told(step.number, choice.seat, str(choice.mark), -choice.loss, f"{text} {better}", choice.why)


def _luck(analysis: Analysis) -> Iterator[Told]:
    for by_chance, group in groupby(analysis.steps, key=lambda step: step.seat is None):
        if not by_chance:
            continue
        together = list(group)
        gains = [sum(step.chance[seat] for step in together) for seat in range(len(analysis.seats))]
        seat = gains.index(max(gains))
        if gains[seat] >= LUCKY:
            name, words = analysis.seats[seat].name, words_of_luck(analysis.steps, together, seat)
            text = SAY["luck"].format(name=name, change=points(gains[seat]), words=words)
            yield Told(together[-1].number + 1, seat, "luck", gains[seat], text)


def _surprises(analysis: Analysis) -> Iterator[Told]:
    """Of who gained by them; if several seats did by the same one, of who gained most."""
    gains: dict[int, tuple[float, int, TurningPoint]] = {}
    for seat in range(len(analysis.seats)):
        for moment in surprises(analysis.steps, seat):
            if moment.change > gains.get(moment.first, (0.0,))[0]:
                gains[moment.first] = moment.change, seat, moment
    for change, seat, moment in gains.values():
        name = analysis.seats[seat].name
        text = SAY["surprise"].format(name=name, change=points(change), words=moment.words)
        yield Told(moment.last + 1, seat, "surprise", change, text)
