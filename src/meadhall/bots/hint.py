"""Hints for people: a turn that a good player would take, with what may be expected of it, in words.

A hint knows what the seat knows and no more: it is a search on the seat's view. Whoever obeys a hint gets the rest of
it as the next hint, with the same number, until something new is known.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from msgspec import structs

from meadhall.bots.bot import Advice, Budget, ConsideredAction, Question
from meadhall.bots.search import Search
from meadhall.bots.search.parameters import parameters_for
from meadhall.bots.search.plan_lines import PlannedStep, PlanStory, plan_story, planned_steps
from meadhall.core.errors import MeadhallError
from meadhall.core.game import Game
from meadhall.core.match import Match
from meadhall.core.text import names_for

SOME = Budget(seconds=0.5)  # how long a hint is thought about if nobody says otherwise
MOST = 3  # how many plans are told

_NEARLY_ALWAYS = 0.9
_TRIED = 1 / 16  # a plan that was tried less often than this share of the most tried one is not told
_ALIKE = 0.5  # two plans that share so many of their actions are not both told, unless they bring other points
_OFTEN = 0.4  # an event that happens less often than this is no reason,
_MORE = 0.25  # nor is one that does not happen so much oftener in one plan than in the other
_TOLD_ALREADY = 0.8  # how much the points of a step of the plan itself count as a reason: the hint names that step


SAY = {
    "apart": "What sets it apart: {event}",
    "then": "Then, {often}: {event}",
    "otherwise": "Otherwise, {often}: {event}",
    "costs": "costs {points}",
    "about": "About {games} of 100.",
    "won": "Nearly always won.",
    "lost": "Hardly ever won.",
    "no choice": "There is no choice.",
    "nearly always": "nearly always",
    "of ten": "in about {count} of 10 tries",
}


class HintError(MeadhallError):
    """There is nothing to advise this seat now."""


@dataclass(frozen=True)
class Hint:
    """A turn that is worth considering, or as much of it as is known before chance or somebody else decides."""

    steps: tuple[PlannedStep, ...]
    value: float | None  # how it is likely to end: from 0, surely lost, to 1, surely won; None where there is no choice
    words: str  # what it does, as one sentence, with the points that it brings
    brings: str  # the points that it brings, in words; nothing where it brings none
    reason: str = ""  # what sets it apart from the next best, in words; nothing where nothing does
    reason_is: int | None = None
    """The number of the action that is the reason, if one is: once it is done it is none any more."""

    @property
    def expected(self) -> str:
        """How it is likely to end, in words."""
        return expected(self.value)

    def rest(self, game: Game, done: int) -> "Hint":
        """What is left of it when so many of its steps are done."""
        steps = self.steps[done:]
        holds = self.reason_is is None or any(step.action.number == self.reason_is for step in steps)
        return replace(_hint(game, steps, self.value), reason=self.reason if holds else "", reason_is=self.reason_is)

    def __str__(self) -> str:
        return " ".join(filter(None, (self.words, self.expected, self.reason)))


@dataclass
class Hinter:
    """Gives hints to a seat, and stands by them as long as nothing new is known."""

    most: int = MOST
    _given: tuple[Question, list[Hint]] | None = field(default=None, init=False, repr=False)
    """The last question that was thought about, and the hints that were given."""

    def hints(self, question: Question, budget: Budget = SOME, *, hurried: bool = False) -> list[Hint]:
        """What the seat may do, best first: the rest of the last hints where they were obeyed, or new ones.

        Hurried hints come from few plans and have no reasons: for searches that are not compiled.
        """
        return self.kept(question) or self._think(question, budget, hurried)

    def kept(self, question: Question) -> list[Hint]:
        """The rest of the last hints that were obeyed so far; none if something else has happened since."""
        if self._given is None:
            return []
        asked, given = self._given
        if question.view.box is not asked.view.box or question.view.seat != asked.view.seat:
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
        advice = Search(remember=False).advise(question, budget, hurried=hurried)
        view = question.view
        reader = structs.replace(view, names=names_for(tuple(map(str, view.names)), view.seat))
        asked = replace(question, view=reader)
        given = _hints(asked, advice, self.most, explained=not hurried)
        self._given = asked, given
        return given


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
        raise HintError("the game is over")
    if match.to_move < 0:
        raise HintError("chance is to decide")
    if match.to_move != seat:
        raise HintError(f"{match.names[match.to_move]} is to decide, not {match.names[seat]}")
    return Question.of(match, seed)


def expected(value: float | None) -> str:
    """A value from 0 to 1 as a sentence.

    >>> expected(0.68), expected(0.999), expected(None)
    ('About 68 of 100.', 'Nearly always won.', 'There is no choice.')
    """
    if value is None:
        return SAY["no choice"]
    games = round(100 * value)
    if games < 3 or games > 97:
        return SAY["won" if games > 50 else "lost"]
    return SAY["about"].format(games=games)


# --- Which plans are told ---------------------------------------------------------------------------------------------


def _hints(question: Question, advice: Advice, most: int, *, explained: bool) -> list[Hint]:
    """Advice about a question as hints: plans that were tried often enough, and that are clearly different."""
    game = question.view.game
    if not advice.lines:
        return [_hint(game, planned_steps(question, (advice.action,)), None)]
    best, *others = advice.lines
    enough = _TRIED * max(line.visits for line in advice.lines)
    tried = [best, *sorted((line for line in others if line.visits >= enough), key=lambda line: -line.value)]
    told: list[Hint] = []
    for line in tried:
        # A plan that was left out did no better than those that stayed, in the worlds in which all were tried.
        hint = _hint(game, planned_steps(question, _plan(line)), min(line.value, best.value))
        if len(told) < most and all(_differ(hint, other) for other in told):
            told.append(hint)
    if not explained or len(tried) < 2:
        return told
    plans = [[step.action.number for step in hint.steps] for hint in told]
    if len(plans) == 1:
        plans.append(list(_plan(tried[1])))
    parameters = parameters_for(game)
    first, *rest = (plan_story(question, plan, parameters) for plan in plans)
    reasons = [_reason(first, rest[0]), *(_reason(other, first) for other in rest)]
    return [
        replace(hint, reason=reason, reason_is=action)
        for hint, (reason, action) in zip(told, reasons, strict=False)  # the last one may be that of a plan untold
    ]


def _plan(line: ConsideredAction) -> tuple[int, ...]:
    return line.plan or (line.action,)


def _hint(game: Game, steps: Sequence[PlannedStep], value: float | None) -> Hint:
    points = sum(step.brings for step in steps) if game.has_points else 0
    brings = SAY["costs"].format(points=game.counted(-points)) if points < 0 else game.counted(points) if points else ""
    words = _sentence([step for step in steps if not step.only_ends] or steps)
    return Hint(tuple(steps), value, f"{words}: {brings}." if brings else f"{words}.", brings)


def _differ(one: Hint, other: Hint) -> bool:
    """Whether two plans are clearly different: they bring other points, or share few of their actions."""
    if sum(step.brings for step in one.steps) != sum(step.brings for step in other.steps):
        return True
    shared = Counter(step.action for step in one.steps) & Counter(step.action for step in other.steps)
    return 2 * shared.total() < _ALIKE * (len(one.steps) + len(other.steps))


# --- Plans in words ---------------------------------------------------------------------------------------------------


def _sentence(steps: Sequence[PlannedStep]) -> str:
    """What steps do, one after the other.

    Steps of one kind share the words with which they begin: "Step to c4, d3, e2".
    """
    told, kind, before = list[str](), "", list[str]()
    for step in steps:
        family, words = step.action.text.split()[0], step.words.removesuffix(".").split()
        shared = 0
        if family == kind and ":" not in step.words and words[-1] != before[-1]:
            while words[shared] == before[shared]:
                shared += 1
        text = " ".join(words[shared:])
        told.append(text if shared or not told or _names_first(text, family) else text[0].lower() + text[1:])
        kind, before = family, words
    return ", ".join(told)


def _names_first(words: str, family: str) -> bool:
    """Whether an action of a family begins with a name and a colon.

    >>> _names_first("East Anglia: pay 1 coin", "income"), _names_first("From Kent: 1 Unit can go", "from")
    (True, False)
    """
    name, colon, _ = words.partition(":")
    return bool(colon) and words.split()[0].lower() != family and all(word[0].isupper() for word in name.split())


def _reason(story: PlanStory, other: PlanStory) -> tuple[str, int | None]:
    """What sets a plan apart from another one, in words, and the action that does it, if it is one of the plan.

    Events that change points come before anything else: those that this plan has more of and that help, or those that
    the other one has more of and that harm.
    """
    best = 0.0
    reason: tuple[str, int | None] = "", None
    for side, events, others in ((1, story.events, other.events), (-1, other.events, story.events)):
        for words, event in events.items():
            more = event.share - (others[words].share if words in others else 0.0)
            worth = side * event.gain * more * (1.0 if event.action is None else _TOLD_ALREADY)
            planned = event.action is not None
            if worth > best and event.share >= _OFTEN and more >= _MORE and not (side < 0 and planned):
                key = "otherwise" if side < 0 else "apart" if planned else "then"
                best, reason = worth, (SAY[key].format(event=words, often=how_often(event.share)), event.action)
    if not best and (effect := next((effect for effect in story.effects if effect not in other.effects), "")):
        return SAY["apart"].format(event=effect), None
    return reason


def how_often(share: float) -> str:
    """A share of tries in words.

    >>> how_often(0.71), how_often(0.96)
    ('in about 7 of 10 tries', 'nearly always')
    """
    return SAY["nearly always"] if share >= _NEARLY_ALWAYS else SAY["of ten"].format(count=round(10 * share))
