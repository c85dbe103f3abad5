"""Hints for people: a turn that a good player would take, with what may be expected of it, in words.

A hint knows what the seat knows and no more: it is a search on the seat's view, which looks for plans as widely as the
best level does. A player who obeys a hint gets the rest of it as the next hint, with the same number, until something
new is known. It is put into the language that is spoken when it is thought about; in another one there is a new hint.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

from msgspec import structs

from meadhall.bots.bot import Advice, Budget, ConsideredAction, Question
from meadhall.bots.calibration import calibration_of, decider_told
from meadhall.bots.levels import LEVELS, level_of
from meadhall.bots.search import Search, SearchParameters
from meadhall.bots.search.parameters import parameters_for
from meadhall.bots.search.plan_lines import LikelyEvent, PlannedStep, likely_events, planned_steps
from meadhall.core.errors import MeadhallError
from meadhall.core.game import Game
from meadhall.core.language import current
from meadhall.core.match import Match
from meadhall.core.phrases import LANGUAGE, phrases_in
from meadhall.core.text import inside_sentence, listed, names_for, sentence

SOME = Budget(seconds=0.5)  # how long a hint is thought about if nobody says otherwise
MOST = 3  # how many plans are told

_NEARLY_ALWAYS = 0.9
_TRIED = 1 / 16  # a plan that was tried less often than this share of the most tried one is not told
_ALIKE = 0.5  # two plans that share so many of their actions are not both told, unless they bring other points
_LONGEST = 120  # letters of a plan in words
_OFTEN = 0.6  # what happens less often than this is no reason,
_MORE = 0.5  # nor is what does not happen so much oftener after one plan than after the other

say = phrases_in(Path(__file__).parent / "words" / f"{LANGUAGE}.ftl").say


class HintError(MeadhallError):
    """There is nothing to advise this seat now."""


@dataclass(frozen=True)
class Hint:
    """A turn that is worth considering, or as much of it as is known before chance or somebody else decides."""

    steps: tuple[PlannedStep, ...]
    value: float | None  # how it is likely to end: from 0, surely lost, to 1, surely won; None where there is no choice
    words: str  # what it does, as one sentence, with the points that it brings
    brings: str  # the points that it brings, in words; nothing where it brings none
    reason: str = ""  # why it is better than the next best, or worse than the best; nothing where nothing tells
    reason_is: int | None = None
    """The number of the action that is the reason, if one is: once it is done it is none any more."""

    @property
    def expected(self) -> str:
        """How it is likely to end, in words."""
        return expected(self.value)

    def rest(self, game: Game, done: int) -> "Hint":
        """The rest of it when so many of its steps are done."""
        steps = self.steps[done:]
        holds = self.reason_is is None or any(step.action.number == self.reason_is for step in steps)
        return replace(_hint(game, steps, self.value), reason=self.reason if holds else "", reason_is=self.reason_is)

    def __str__(self) -> str:
        return " ".join(filter(None, (self.words, self.expected, self.reason)))


@dataclass
class Hinter:
    """Gives hints to a seat, and stands by them as long as nothing new is known."""

    most: int = MOST
    _given: tuple[Question, str, list[Hint]] | None = field(default=None, init=False, repr=False)
    """The last question that was thought about, the language in which, and the hints that were given."""

    def hints(self, question: Question, budget: Budget = SOME, *, hurried: bool = False) -> list[Hint]:
        """The choices of the seat, best first: the rest of the last hints where they were obeyed, or new ones.

        Hurried hints come from few plans and have no reasons: for searches that are not compiled.
        """
        return self.kept(question) or self._think(question, budget, hurried)

    def kept(self, question: Question) -> list[Hint]:
        """The rest of the last hints that were obeyed so far; none if something else has happened since."""
        if self._given is None:
            return []
        asked, language, given = self._given
        if language != current() or question.view.box is not asked.view.box or question.view.seat != asked.view.seat:
            return []
        since, seat = len(asked.history), asked.view.seat
        done = question.history[since:]
        if question.history[:since] != asked.history or any(who != seat for who, _ in done):
            return []
        taken = [action for _, action in done]
        rest = []
        for hint in given:
            steps = hint.steps[len(taken) :]
            obeyed = [step.action.number for step in hint.steps[: len(taken)]] == taken
            if obeyed and steps and steps[0].action.number in question.legal:
                rest.append(hint.rest(asked.view.game, len(taken)))
        return rest

    def _think(self, question: Question, budget: Budget, hurried: bool) -> list[Hint]:
        advice = Search(_widely, remember=False).advise(question, budget, hurried=hurried)
        view = question.view
        reader = structs.replace(view, names=names_for(tuple(map(str, view.names)), view.seat))
        asked = replace(question, view=reader)
        given = _hints(asked, advice, self.most, explained=not hurried)
        self._given = asked, current(), given
        return given


def _widely(game: Game) -> SearchParameters:
    """How the best level searches: narrower searches miss beings that could be woken."""
    return level_of(game, LEVELS[-1]).parameters


def hint(match: Match, seat: int, budget: Budget = SOME, *, most: int = MOST, seed: int = 0) -> list[Hint]:
    """The best few turns of the seat to move, best first.

    >>> import meadhall
    >>> match = meadhall.game("hagar").start(players=2, seed=7)
    >>> best = hint(match, match.to_move, Budget(iterations=100))[0]
    >>> best.steps[0].action in match.legal, 0 < best.value < 1
    (True, True)
    >>> hint(match, 1 - match.to_move)
    Traceback (most recent call last):
        ...
    meadhall.bots.hint.HintError: Seat 2 is to decide, not Seat 1
    """
    return Hinter(most).hints(question_for(match, seat, seed), budget)


def question_for(match: Match, seat: int, seed: int = 0) -> Question:
    """The question that a hint for a seat answers; a HintError tells why there is none."""
    match.view(seat)  # tells about a seat that does not exist
    if match.over:
        raise HintError(say("no-hint-over"))
    if match.to_move < 0:
        raise HintError(say("no-hint-chance"))
    if match.to_move != seat:
        raise HintError(say("no-hint-other", mover=match.names[match.to_move], seat=match.names[seat]))
    return Question.of(match, seed)


def expected(value: float | None) -> str:
    """A value from 0 to 1 as a sentence.

    >>> expected(0.68), expected(0.999), expected(None)
    ('About 68 of 100.', 'Nearly always won.', 'There is no choice.')
    """
    if value is None:
        return say("no-choice")
    games = round(100 * value)
    if games < 3 or games > 97:
        return say("won" if games > 50 else "lost")
    return say("expected", games=str(games))


# --- Which plans are told ---------------------------------------------------------------------------------------------


def _hints(question: Question, advice: Advice, most: int, *, explained: bool) -> list[Hint]:
    """Advice about a question as hints: plans that were tried often enough, and that are clearly different."""
    view, game = question.view, question.view.game
    if not advice.lines:
        return [_hint(game, planned_steps(question, (advice.action,)), None)]
    parameters = parameters_for(game)
    known = calibration_of(parameters.judge, view.players)
    best, *others = advice.lines
    enough = _TRIED * max(line.visits for line in advice.lines)
    tried = [best, *sorted((line for line in others if line.visits >= enough), key=lambda line: -line.value)]

    def chance(line: ConsideredAction) -> float:
        # A plan that was left out did no better than those that stayed, in the worlds in which all were tried.
        value = min(line.value, best.value)
        return decider_told(value, view.seat, view.players, known) if parameters.judge else value

    told: list[Hint] = []
    for line in tried:
        hint = _hint(game, planned_steps(question, _plan(line)), chance(line))
        if len(told) < most and all(_differ(hint, other) for other in told):
            told.append(hint)
    if not explained or len(tried) < 2:
        return told
    plans = [[step.action.number for step in hint.steps] for hint in told]
    if len(plans) == 1:
        plans.append(list(_plan(tried[1])))
    first, *rest = (likely_events(question, plan, parameters) for plan in plans)
    values = [hint.value for hint in told] + [chance(tried[1])]
    reasons = [_reason(first, rest[0], against=False) if _better(values[0], values[1]) else ("", None)]
    reasons += [
        _reason(first, other, against=True) if _better(values[0], value) else ("", None)
        for other, value in zip(rest, values[1:], strict=False)
    ]
    return [
        replace(hint, reason=reason, reason_is=action)
        for hint, (reason, action) in zip(told, reasons, strict=False)  # the last one may be that of a plan untold
    ]


def _better(one: float | None, other: float | None) -> bool:
    """Whether one hint reads better than another; plans of equal worth have nothing against each other."""
    return expected(one) != expected(other)


def _plan(line: ConsideredAction) -> tuple[int, ...]:
    return line.plan or (line.action,)


def _hint(game: Game, steps: Sequence[PlannedStep], value: float | None) -> Hint:
    """A hint. The cost of a step is not told: the plan spends it for something."""
    points = sum(max(0, step.brings) for step in steps) if game.has_points else 0
    brings = game.counted(points) if points else ""
    words = _sentence(steps)
    told = say("plan-brings", plan=words, points=brings) if brings else say("plan", plan=words)
    return Hint(tuple(steps), value, told, brings)


def _differ(one: Hint, other: Hint) -> bool:
    """Whether two plans are clearly different: they bring other points, or share few of their actions."""
    if sum(step.brings for step in one.steps) != sum(step.brings for step in other.steps):
        return True
    shared = Counter(step.action for step in one.steps) & Counter(step.action for step in other.steps)
    return 2 * shared.total() < _ALIKE * (len(one.steps) + len(other.steps))


# --- Plans in words ---------------------------------------------------------------------------------------------------


def _sentence(steps: Sequence[PlannedStep]) -> str:
    """The deeds of steps, one after the other; in full where there is only one to tell, and it brings no points.

    Steps of one kind share the words with which they begin: "Step to c4, d3, e2". What is too long to read at a glance
    is told without its last steps that bring no points.
    """
    some = [step for step in steps if step.brief] or list(steps)
    if len(some) == 1:
        return sentence(some[0].brief) if some[0].brief and some[0].brings else some[0].words.removesuffix(".")
    rest = list(some)
    while len(words := _listed(rest)) > _LONGEST:
        without = [place for place, step in enumerate(rest) if place and step.brings <= 0]
        if not without:
            break
        del rest[without[-1]]
    return sentence(words if rest == some else say("shortened", plan=words))


def _listed(steps: Sequence[PlannedStep]) -> str:
    return listed((step.action.text.split()[0], step.brief or inside_sentence(step.words)) for step in steps)


def _reason(
    events: Mapping[str, LikelyEvent], others: Mapping[str, LikelyEvent], *, against: bool
) -> tuple[str, int | None]:
    """Why a plan is better than another, in words, and the action of the plan that makes it better, if one does.

    It is what brings most points of all that happens oftener in one plan than in the other: a gain of the better plan,
    or a harm after the other one. The sentence speaks for the better plan, or `against` the other one.
    """
    best = 0.0
    reason: tuple[str, int | None] = "", None
    for side, here, there in ((1, events, others), (-1, others, events)):
        for words, event in here.items():
            more = event.share - (there[words].share if words in there else 0.0)
            worth, planned = side * event.gain * more, event.action is not None
            if worth > best and event.share >= _OFTEN and more >= _MORE and (side > 0 or not planned):
                key = ("gain" if planned else "then") if side > 0 else "harm"
                told = say(f"{key}-missed" if against else key, event=words, often=how_often(event.share))
                best, reason = worth, (told, None if against else event.action)
    return reason


def how_often(share: float) -> str:
    """A share of tries in words.

    >>> how_often(0.71), how_often(0.96)
    ('in about 7 of 10 tries', 'nearly always')
    """
    return say("nearly-always") if share >= _NEARLY_ALWAYS else say("of-ten", count=str(round(10 * share)))
