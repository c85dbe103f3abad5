"""The positions of an analysed game as its pages show them: with the turn that begins there and the best plan for it,
or as a mistake: somebody tries another action there, and hears the judge's answer.
"""

from collections.abc import Awaitable, Callable
from typing import Any

from msgspec import Struct

from meadhall.analysis.depth import QUICK
from meadhall.analysis.marks import Mark
from meadhall.analysis.model import Analysis, JudgedPlan, TurnChoice
from meadhall.analysis.retold import retold_choice
from meadhall.analysis.told import marked_turns, plan_words
from meadhall.analysis.told import say as tell
from meadhall.core.game import View
from meadhall.core.match import Match
from meadhall.core.scene import Shape
from meadhall.hall.pages.replays import Tale
from meadhall.table.errors import TableError
from meadhall.table.moments import Moment, SceneView
from meadhall.table.positions import OPEN
from meadhall.table.positions import choice as touch_of
from meadhall.table.table_view import Choice as Touch

GOOD = 0.03  # A loss up to here is good enough: less than any loss that is called inaccurate


class ToldPlan(Struct, frozen=True):
    """A way to go on with a turn from a position, and the chance to win after it."""

    touch: Touch  # its next action
    steps: tuple[str, ...]  # all its steps from here on, in words
    chance: float  # the chance of the deciding seat to win after it


class ToldChoice(Struct, frozen=True):
    """A turn of the game, as it is shown on the board where it begins, or where it leaves the best plan."""

    seat: int
    mark: Mark | None
    loss: float
    played: ToldPlan
    best: ToldPlan
    others: tuple[ToldPlan, ...]
    why: str


class AnalysedPosition(Struct, frozen=True):
    """A position of a game, with what was found about it."""

    number: int  # how many steps lead to it
    eye: int | None  # the seat through whose eyes it is seen; null where all is open
    scene: SceneView
    words: str
    prompt: str
    moment: Moment | None  # the moment that has led here, as these eyes see it
    chances: tuple[float, ...]
    told: tuple[str, ...]  # sentences about it
    choice: ToldChoice | None
    replay: int  # the stop of the replay nearest to it


def position(tale: Tale, analysis: Analysis, number: int, shape: Shape) -> AnalysedPosition:
    """A position through the eyes of the seat that decides there; where nobody does, all is open."""
    step = analysis.steps[number] if number < len(analysis.steps) else None
    seat = step.seat if step is not None else None
    eye = seat if seat is not None and tale.game.secrets else OPEN
    view = tale.look(number, eye)
    choosing = tale.look(number, seat) if seat is not None else view
    return AnalysedPosition(
        number=number,
        eye=None if eye == OPEN else eye,
        scene=SceneView.of(view.scene(shape), shape, tale.game, tale.match.box),
        words=str(view),
        prompt=choosing.asked,
        moment=tale.seen_by(eye).moment(number, shape),
        chances=analysis.curve[number],
        told=tuple(told.text for told in marked_turns(analysis) if told.at == number),
        choice=_choice(tale.match, choosing, analysis, number),
        replay=tale.stop_of(number),
    )


def _choice(match: Match, view: View[Any, Any], analysis: Analysis, number: int) -> ToldChoice | None:
    """The turn that begins in a position, or leaves the best plan there; None where neither happens."""
    choice = choice_at(analysis, number)
    if choice is None or analysis.depth.name == QUICK:
        return None
    choice = retold_choice(match, choice)
    done = choice.played.actions[: number - choice.first]

    def told(plan: JudgedPlan) -> ToldPlan:
        action = view.game.actions.number(plan.actions[len(done)])
        return ToldPlan(touch_of(view, action), plan.words[len(done) :], plan.chances[choice.seat])

    others = [
        told(plan) for plan in choice.others if plan.actions[: len(done)] == done and len(plan.actions) > len(done)
    ]
    return ToldChoice(
        choice.seat, choice.mark, choice.loss, told(choice.played), told(choice.best), tuple(others), choice.why
    )


def choice_at(analysis: Analysis, number: int) -> TurnChoice | None:
    """The choice that begins in a position, or the one that leaves the best plan there."""
    for step in reversed(analysis.steps[: number + 1]):
        if step.choice is not None:
            return step.choice if number in (step.choice.first, step.choice.parts_at) else None
        if step.seat is None:
            return None
    return None


class Mistake(Struct, frozen=True):
    """A turn to be played again, from where it left the best plan."""

    number: int  # the position: how many steps lead to it
    mark: Mark
    loss: float
    scene: SceneView
    prompt: str
    words: str
    turn: str  # the turn that was played from here on, in words
    played: Touch
    best: Touch
    why: str  # why the best plan is better; told when the player has found it, or has given up
    touches: tuple[Touch, ...]  # all actions that are legal


class Mistakes(Struct, frozen=True):
    """All turns of a seat for which something clearly better was there."""

    game: str
    name: str
    mistakes: tuple[Mistake, ...]


class Retry(Struct, frozen=True):
    """The answer to another try."""

    good: bool
    text: str
    mark: Mark | None


def mistakes_of(tale: Tale, analysis: Analysis, seat: int, shape: Shape) -> Mistakes:
    """The turns of a game from which a seat can learn."""
    mistakes = []
    for turn in analysis.wrong if analysis.depth.name != QUICK else ():
        if turn.seat != seat:
            continue
        choice = analysis.costliest(turn)
        assert turn.mark is not None
        number = choice.parts_at
        place, view = number - choice.first, tale.look(number, seat)
        touches = {each: touch_of(view, each) for each in view.legal}
        best, played = (touches[view.game.actions.number(plan.actions[place])] for plan in (choice.best, choice.played))
        mistakes.append(
            Mistake(
                number=number,
                mark=turn.mark,
                loss=turn.loss,
                scene=SceneView.of(view.scene(shape), shape, tale.game, tale.match.box),
                prompt=view.game.words.prompt(view),
                words=str(view),
                turn=plan_words(choice.played.words[place:]),
                played=played,
                best=best,
                why=choice.why,
                touches=tuple(touches.values()),
            )
        )
    return Mistakes(tale.game.name, tale.match.names[seat], tuple(mistakes))


async def answer(
    tale: Tale, analysis: Analysis, number: int, action: str, judge: Callable[[int, str], Awaitable[TurnChoice | None]]
) -> Retry:
    """The answer to another try. The judge is asked only about actions that the analysis does not know."""
    choice = choice_at(analysis, number) if number < len(analysis.steps) else None
    if choice is None:
        raise TableError("no-analysis", tell("nothing-known", number=str(number)))
    seat, place = choice.seat, number - choice.first
    if action == choice.best.actions[place]:
        best = retold_choice(tale.match, choice).best
        wins, plan = round(100 * best.chances[seat]), plan_words(best.words[place:])
        return Retry(True, tell("retry-best", wins=wins, plan=plan), "best")
    if action == choice.played.actions[place]:
        wins, loss = round(100 * choice.played.chances[seat]), round(100 * choice.loss)
        return Retry(choice.loss <= GOOD, tell("retry-played", wins=wins, loss=loss), choice.mark)
    verdict = await judge(number, action)
    if verdict is None:  # there was nothing else to do
        return Retry(True, tell("retry-good", wins=0), None)
    wins, loss = round(100 * verdict.played.chances[verdict.seat]), round(100 * max(0.0, verdict.loss))
    if verdict.loss <= GOOD:
        return Retry(True, tell("retry-good", wins=wins), verdict.mark)
    return Retry(False, tell("retry-not-yet", wins=wins, loss=loss), verdict.mark)
