"""What an analysis says to people: three plain sentences, and the moments that are marked on the curve."""

from collections.abc import Iterator

from msgspec import Struct

from meadhall.analysis.depth import QUICK
from meadhall.analysis.marks import SIGNS
from meadhall.analysis.model import AnalysedTurn, Analysis, SeatAnalysis, TurningPoint
from meadhall.core.text import count, join

LUCKY = 0.05
"""Luck in one turn that is worth telling."""
MOST_LUCK = 8
"""So many turns with luck are told: those with most."""
_LITTLE = 0.05  # luck below this is called none
_MANY = {"mistake": "mistakes", "blunder": "blunders"}
SAY = {
    "luck decided": "What decided it most was luck in turn {turn} ({change} for {name}). {words}",
    "wrong decided": "What decided it most was turn {turn}: {who} had a better plan ({change} for {name}). {words}",
    "turn decided": "What decided it most was turn {turn}, by {who} ({change} for {name}). {words}",
    "little by little": "No single turn decided it: it came little by little.",
    "better": "{name} could have done better most of all in turn {turn}: {loss} points. {why}",
    "clean": "No turn of {name} had a clearly better plan.",
    "nobody": "No turn of anybody had a clearly better plan.",
    "left": "Better plans would have brought {points} more in those turns.",
    "luck": "Luck brought {told}.",
    "luck of": "{name} {change} points",
    "no luck": "Luck hardly mattered.",
    "doubt": "The judge was wrong about this game by {doubt} points: that is nobody's luck.",
    "turn": "{name}, turn {turn}, {mark}: {loss} points. {why}",
    "lucky": "Luck for {name}: {change} points. {words}",
    "adjusted": "With average luck this play would have brought {adjusted}.",
    "never": "With average luck this play would hardly ever have won.",
    "always": "With average luck this play would nearly always have won.",
    "unsure": "The judge was wrong too often here to say what average luck would have brought.",
    "by luck": "luck",
    "by own": "own turn",
    "by other": "turn of another seat",
}


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


def marked(one: SeatAnalysis) -> str:
    """How many turns of a seat were called what; nothing if none was."""
    return join(count(number, mark, _MANY.get(mark, mark)) for mark, number in one.marks.items() if number)


def cause(moment: TurningPoint) -> str:
    """What a turning point came by."""
    return SAY[f"by {moment.kind}"]


def adjusted(one: SeatAnalysis) -> str:
    """What a seat's play would have brought with average luck; beyond what a chance can be, in words."""
    if not one.is_sure:
        return SAY["unsure"]
    if not 0 <= one.adjusted <= 1:
        return SAY["never" if one.adjusted < 0 else "always"]
    return SAY["adjusted"].format(adjusted=percent(one.adjusted))


# --- Three sentences --------------------------------------------------------------------------------------------------


def summary(analysis: Analysis, seats: tuple[int, ...] = ()) -> list[str]:
    """What decided the game, where these seats (or any) could have done better, and how much was luck."""
    return [_decided(analysis), _better(analysis, seats), _luck(analysis)]


def _decided(analysis: Analysis) -> str:
    winners = [one for one in analysis.seats if one.result == max(each.result for each in analysis.seats)]
    moments = [(moment, one) for one in winners for moment in one.turning_points if moment.change > 0]
    if not moments:
        return SAY["little by little"]
    moment, one = max(moments, key=lambda each: each[0].change)
    turn = analysis.turns[moment.turn]
    kind = "luck" if moment.kind == "luck" else "wrong" if turn in analysis.wrong else "turn"
    who = "" if turn.seat is None else analysis.seats[turn.seat].name
    return SAY[f"{kind} decided"].format(
        words=moment.words, who=who, turn=turn.number + 1, name=one.name, change=points(moment.change)
    )


def _better(analysis: Analysis, seats: tuple[int, ...]) -> str:
    some = seats or tuple(range(len(analysis.seats)))
    wrong = [turn for turn in analysis.wrong if turn.seat in some]
    if not wrong:
        return SAY["clean"].format(name=join(analysis.seats[seat].name for seat in seats)) if seats else SAY["nobody"]
    worst = max(wrong, key=lambda turn: turn.loss)
    assert worst.seat is not None
    one = analysis.seats[worst.seat]
    told = SAY["better"].format(
        name=one.name, turn=worst.number + 1, loss=points(-worst.loss), why=analysis.costliest(worst).why
    )
    left = SAY["left"].format(points=count(one.points_left, "point")) if one.points_left else ""
    return f"{told} {left}".rstrip()


def _luck(analysis: Analysis) -> str:
    lucky = [one for one in analysis.seats if abs(one.luck) >= _LITTLE]
    doubt = max(abs(one.uncertainty) for one in analysis.seats)
    listed = join(SAY["luck of"].format(name=one.name, change=points(one.luck)) for one in lucky)
    told = SAY["luck"].format(told=listed) if lucky else SAY["no luck"]
    if all(one.is_sure for one in analysis.seats):
        return told
    return f"{told} {SAY['doubt'].format(doubt=f'{100 * doubt:.0f}')}"


# --- Moments on the curve ---------------------------------------------------------------------------------------------


class MarkedTurn(Struct, frozen=True):
    """A turn that is marked on the curve."""

    at: int  # the position at which to look: where a turn leaves the best plan, or after luck
    seat: int  # whose turn it was, or who had the luck
    kind: str  # a mark of a turn, or "luck"
    text: str  # in a few sentences

    @property
    def sign(self) -> str:
        """How it is marked."""
        return SIGNS[self.kind]


def marked_turns(analysis: Analysis) -> list[MarkedTurn]:
    """The turns worth telling, in their order; after a first look nobody's turns are called anything."""
    if analysis.depth.name == QUICK:
        return []
    luck = sorted(_lucky(analysis), key=lambda each: -each[0])[:MOST_LUCK]
    wrong = [_wrong(analysis, turn) for turn in analysis.wrong]
    return sorted([*wrong, *(told for _, told in luck)], key=lambda told: (told.at, told.kind != "luck"))


def _wrong(analysis: Analysis, turn: AnalysedTurn) -> MarkedTurn:
    assert turn.seat is not None
    choice, name = analysis.costliest(turn), analysis.seats[turn.seat].name
    text = SAY["turn"].format(
        name=name, turn=turn.number + 1, mark=turn.mark, loss=points(-turn.loss), why=choice.why
    ).rstrip()  # fmt: skip
    return MarkedTurn(choice.parts_at, turn.seat, str(turn.mark), text)


def _lucky(analysis: Analysis) -> Iterator[tuple[float, MarkedTurn]]:
    for turn in analysis.turns:
        steps = analysis.steps[turn.first : turn.last + 1]
        gains = [sum(step.chance[seat] + step.secrets[seat] for step in steps) for seat in range(len(analysis.seats))]
        seat = gains.index(max(gains))
        if gains[seat] < LUCKY:
            continue
        most = max(steps, key=lambda step: step.chance[seat] + step.secrets[seat])
        words = most.words if most.chance[seat] > most.secrets[seat] and most.words else turn.words
        text = SAY["lucky"].format(name=analysis.seats[seat].name, change=points(gains[seat]), words=words)
        yield gains[seat], MarkedTurn(most.number + 1, seat, "luck", text)
