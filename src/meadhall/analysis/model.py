"""An analysis: what is known of a match after it was looked at. `docs/analysis.md` describes it as JSON."""

from typing import Any, Literal

import msgspec
from msgspec import Struct

from meadhall.analysis.depth import Depth
from meadhall.analysis.marks import LIMITS, Mark
from meadhall.core.content import learnt

FORMAT = "meadhall analysis"
VERSION = 2  # 1 judged single decisions
_DIGITS = 6  # of a chance, as JSON

Values = tuple[float, ...]
"""A number for each seat: its chance to win, from 0 to 1, or a change of it."""


class JudgedPlan(Struct, frozen=True, omit_defaults=True):
    """A way to play a turn, as the deciding seat could judge it."""

    actions: tuple[str, ...]  # in canonical text
    words: tuple[str, ...]  # what each of them does
    chances: Values  # each seat's chance to win after it
    visits: int  # how often it was tried in thought
    points: int | None = None  # the points of the seat after it; null in games without points
    brief: tuple[str, ...] = ()  # what each of them does as a part of a sentence; nothing where it goes without saying


class TurnChoice(Struct, frozen=True, omit_defaults=True):
    """A turn, or the part of one up to the next dice, judged from what the deciding seat knew at its beginning."""

    seat: int
    first: int  # the number of its first step
    last: int  # the number of its last step
    chances: Values  # before it, if the best plan is played
    plans: int  # how many plans were compared
    stake: float  # how much hung on it: the best plan less the worst of those that were compared, for the deciding seat
    loss: float  # what it cost this seat: the best plan less the one that was played, both in the same imagined worlds
    mark: Mark | None  # none where it hardly mattered what was played
    played: JudgedPlan
    best: JudgedPlan  # the plan that was played, where nothing better was found
    others: tuple[JudgedPlan, ...] = ()  # further plans that are worth a look, best first
    why: str = ""  # what speaks for the better plan, in words

    @property
    def change(self) -> Values:
        """Its cost for its seat, and its gain for the others; all 0 where nothing better was found."""
        apart = tuple(after - before for after, before in zip(self.played.chances, self.best.chances, strict=True))
        return apart if apart[self.seat] < 0 else (0.0,) * len(apart)

    @property
    def wrong(self) -> bool:
        """Whether something clearly better was there."""
        return self.mark in LIMITS

    @property
    def parts_at(self) -> int:
        """The number of the step at which the turn leaves the best plan."""
        both = zip(self.played.actions, self.best.actions, strict=False)
        return self.first + next((place for place, (one, other) in enumerate(both) if one != other), 0)

    @property
    def points_left(self) -> int:
        """How many points more the better plan brings in this turn; 0 where it brings none, or it is not clear."""
        if not self.wrong or self.best.points is None or self.played.points is None:
            return 0
        return max(0, self.best.points - self.played.points)


class PossibleDraw(Struct, frozen=True):
    """An outcome of chance that was possible."""

    action: str
    weight: int  # how likely it was, among the weights of all
    chances: Values


class AnalysedStep(Struct, frozen=True, omit_defaults=True):
    """One step of the match. The chances after it are those before it with luck, secrets, decision, and doubt added."""

    number: int  # its number, from 0: the position with this number is the one before it
    seat: int | None  # who; null for chance
    action: str | None  # what, in canonical text; null where a spectator may not know it yet
    words: str  # what happened; nothing where there is nothing to tell
    chances: Values  # each seat's chance to win before it; the same during a whole turn
    band: float  # how far these chances may be wrong
    chance: Values  # what the dice or the draw brought to each seat
    secrets: Values  # what came out that had been hidden, and brought to each seat
    decision: Values  # what the turn that ends here cost its seat, and brought to the others
    uncertainty: Values  # what the judge sees otherwise from here on, without anything new to know
    error: float = 0.0  # the standard error of `chance`, where outcomes were sampled
    outcomes: tuple[PossibleDraw, ...] = ()  # of chance: what might have been drawn, and what it would have been worth
    choice: TurnChoice | None = None  # the turn that begins here, or goes on here after dice, where there was a choice


class AnalysedTurn(Struct, frozen=True, omit_defaults=True):
    """A turn: decisions of one seat, with the dice between them."""

    number: int
    seat: int | None  # whose; null for what nobody decided
    first: int  # the number of its first step
    last: int  # the number of its last step
    loss: float  # what its decisions cost its seat together
    mark: Mark | None  # none where it hardly mattered what was played
    words: str  # what happened in it, in a sentence or two
    choices: tuple[int, ...] = ()  # the steps at which its choices stand


class TurningPoint(Struct, frozen=True):
    """A turn that changed much for a seat."""

    turn: int
    at: int  # the position after the step that is told, or the one in which something better was not done
    kind: Literal["luck", "own", "other"]  # what most of it came by: luck, the own turn, or that of somebody else
    change: float  # of the chance of the seat that it is told of, in the whole turn
    words: str  # the fact that did it, or what was not done


UNSURE = 0.4  # where the judge was wrong by more than this, nobody is told what average luck would have brought


class SeatAnalysis(Struct, frozen=True):
    """The whole match, as it went for one seat: `result = start + luck + own + others + uncertainty`."""

    name: str
    start: float  # its chance before the first step
    result: float  # 1 for a win; its chance at the end, if the match is not over
    luck: float  # `chance + secrets`
    chance: float  # what dice and draws brought
    secrets: float  # what was hidden, and brought it when it came out
    own: float  # what its own turns lost, as a number below 0
    others: float  # what turns of the others brought it
    uncertainty: float  # what the judge had misjudged: nobody's luck
    adjusted: float
    """`start + own + others`: what this play would have brought with average luck. Not cut off at 0 or 1."""
    accuracy: float | None  # from 0 to 100: how much of what was at stake in its turns it has kept; null if nothing was
    turns: int  # how many turns it had in which it mattered what was played
    marks: dict[Mark, int]  # how many of its turns were called what
    points_left: int | None  # how many points better plans would have brought; null in games without points
    turning_points: tuple[TurningPoint, ...]  # up to three, in the order in which they came

    @property
    def is_sure(self) -> bool:
        """Whether the judge was right enough for `adjusted` to mean something."""
        return abs(self.uncertainty) <= UNSURE


class Analysis(Struct, frozen=True, kw_only=True):
    """Everything that an analysis has found about a match."""

    format: str = FORMAT
    version: int = VERSION
    game: str
    title: str
    depth: Depth
    over: bool
    knowledge: Literal["all", "spectator"]
    """Whose knowledge it is made from: "spectator" while a game with secrets is not over."""
    steps: tuple[AnalysedStep, ...]
    turns: tuple[AnalysedTurn, ...]
    end: Values  # each seat's chance at the end: the result, if the match is over
    seats: tuple[SeatAnalysis, ...]

    @property
    def curve(self) -> list[Values]:
        """Each seat's chance in every position, from before the first step to after the last."""
        return [*(step.chances for step in self.steps), self.end]

    @property
    def wrong(self) -> list[AnalysedTurn]:
        """The turns for which something clearly better was there."""
        return [turn for turn in self.turns if turn.mark in LIMITS]

    def choices(self, turn: AnalysedTurn) -> list[TurnChoice]:
        """The choices of a turn."""
        return [choice for number in turn.choices if (choice := self.steps[number].choice) is not None]

    def costliest(self, turn: AnalysedTurn) -> TurnChoice:
        """The choice of a turn, which has one, that cost most."""
        return max(self.choices(turn), key=lambda choice: choice.loss)

    def json(self) -> bytes:
        """The analysis as JSON, with chances to six digits."""
        return msgspec.json.encode(rounded(msgspec.to_builtins(self)))

    @classmethod
    def from_json(cls, data: bytes) -> "Analysis":
        """Read what `json` wrote."""
        return msgspec.json.decode(data, type=learnt(cls))


def rounded(value: Any) -> Any:
    """A value with six digits of each chance in it."""
    match value:
        case float():
            return round(value, _DIGITS) + 0.0  # no -0.0
        case dict():
            return {key: rounded(one) for key, one in value.items()}
        case list() | tuple():
            return [rounded(one) for one in value]
    return value
