"""An analysis: what is known of a match after it was looked at. `docs/analysis.md` describes it as JSON."""

from typing import Any, Literal

import msgspec
from msgspec import Struct

from meadhall.analysis.depth import Depth
from meadhall.analysis.findings import Option, Outcome, Values
from meadhall.analysis.marks import LIMITS, Mark
from meadhall.core.shapes import learnt

FORMAT = "meadhall analysis"
VERSION = 1
_DIGITS = 6  # of a chance, as JSON


class Choice(Struct, frozen=True, omit_defaults=True):
    """A decision between several actions, judged from what the deciding seat knew."""

    seat: int
    chances: Values
    """Before it, as this seat could judge them, if it plays the best."""
    legal: int
    """How many actions were legal."""
    loss: float
    """What it cost this seat, as winning chance: 0.12 is 12 points."""
    mark: Mark | None
    """None where it hardly mattered what was played."""
    played: Option
    best: Option
    """The same as what was played, where that was the best."""
    others: tuple[Option, ...] = ()
    """Further actions that are worth a look, best first."""
    why: str = ""
    """What the better action leads to, and what the played one allows."""

    @property
    def wrong(self) -> bool:
        """Whether something clearly better was there."""
        return self.mark in LIMITS


class AnalysedStep(Struct, frozen=True, omit_defaults=True):
    """One step of the match."""

    number: int
    """Its number, from 0: the position with this number is the one before it."""
    seat: int | None
    """Who; null for chance."""
    action: str | None
    """What, in canonical text; null where a spectator may not know it yet."""
    words: str
    """What happened; nothing where there is nothing to tell."""
    chances: Values
    """Each seat's chance to win before it."""
    chance: Values
    """What the dice or the draw brought to each seat."""
    hidden: Values
    """What came out that was hidden, or was seen only now."""
    decision: Values
    """What the decision cost its seat, and brought to the others."""
    error: float = 0.0
    """The standard error of `chance`, where outcomes were sampled."""
    outcomes: tuple[Outcome, ...] = ()
    """Of chance: what might have been drawn, and what it would have been worth."""
    choice: Choice | None = None
    """Of a decision between several actions."""


class TurningPoint(Struct, frozen=True):
    """A moment that changed much for a seat."""

    first: int
    """The number of its first step."""
    last: int
    """The number of its last step: several dice are one moment."""
    kind: Literal["luck", "decision", "surprise"]
    """A surprise is a turn in which the judge has changed its mind: from its first step to the most telling one."""
    seat: int | None
    """Whose decision it was; null for luck and surprises."""
    change: float
    """Of the chance of the seat that it is told of."""
    words: str
    """What happened."""


SURPRISE = 0.4
"""Who has won or lost more than this by what was seen only later is not told what average luck would have brought."""


class SeatAnalysis(Struct, frozen=True):
    """The whole match, as it went for one seat: `result - start = chance + hidden + own + others`."""

    name: str
    start: float
    """Its chance before the first step."""
    result: float
    """1 for a win; its chance at the end, if the match is not over."""
    luck: float
    """`chance + hidden`."""
    chance: float
    """What dice and draws brought."""
    hidden: float
    """What was hidden and came out, or was seen only later."""
    own: float
    """What its own decisions lost, as a number below 0."""
    others: float
    """What decisions of the others brought it."""
    adjusted: float
    """`result - luck`: what this play would have brought with average luck. Not cut off at 0 or 1."""
    accuracy: float | None
    """From 0 to 100; null if it had nothing to decide."""
    decisions: int
    """How many decisions between several actions it had, in which it mattered what was played."""
    marks: dict[Mark, int]
    """How many of its decisions were called what."""
    turning_points: tuple[TurningPoint, ...]
    """Up to three, in the order in which they came."""

    @property
    def foreseen(self) -> bool:
        """Whether so little was seen only later that `adjusted` means something: the judge may also have been wrong."""
        return abs(self.hidden) <= SURPRISE


class Analysis(Struct, frozen=True, kw_only=True):
    """What is known of a match after it was looked at."""

    format: str = FORMAT
    version: int = VERSION
    game: str
    title: str
    depth: Depth
    over: bool
    knowledge: Literal["all", "spectator"]
    """Whose knowledge it is made from: "spectator" while a game with secrets is not over."""
    steps: tuple[AnalysedStep, ...]
    end: Values
    """Each seat's chance at the end: the result, if the match is over."""
    seats: tuple[SeatAnalysis, ...]

    @property
    def curve(self) -> list[Values]:
        """Each seat's chance in every position, from before the first step to after the last."""
        return [*(step.chances for step in self.steps), self.end]

    def json(self) -> bytes:
        """The analysis as JSON, with chances to six digits."""
        return msgspec.json.encode(rounded(msgspec.to_builtins(self)))

    @classmethod
    def from_json(cls, data: bytes) -> "Analysis":
        """Read what `json` wrote."""
        return msgspec.json.decode(data, type=learnt(cls))


def rounded(value: Any) -> Any:
    """The same with six digits of each chance."""
    match value:
        case float():
            return round(value, _DIGITS) + 0.0  # no -0.0
        case dict():
            return {key: rounded(one) for key, one in value.items()}
        case list() | tuple():
            return [rounded(one) for one in value]
    return value
