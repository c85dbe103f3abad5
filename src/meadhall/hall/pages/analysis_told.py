"""A position of an analysed game as its page shows it: the board, and the turn that begins there with the best plan."""

from typing import Any

from msgspec import Struct

from meadhall.analysis.depth import QUICK
from meadhall.analysis.marks import Mark
from meadhall.analysis.model import Analysis, JudgedPlan, TurnChoice
from meadhall.analysis.told import marked_turns
from meadhall.core.game import View
from meadhall.core.scene import Shape
from meadhall.hall.pages.replays import Tale
from meadhall.table.moments import Moment, SceneView
from meadhall.table.positions import OPEN
from meadhall.table.positions import choice as touch_of
from meadhall.table.table_view import Choice as Touch


class ToldPlan(Struct, frozen=True):
    """A way to play a turn on from a position, and what would have come of it."""

    touch: Touch
    """Its next action."""
    steps: tuple[str, ...]
    """All that it does from here on, in words."""
    chance: float
    """Of the deciding seat, to win after it."""


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

    number: int
    """How many steps lead to it."""
    eye: int | None
    """Through whose eyes it is seen; null where all is open."""
    scene: SceneView
    words: str
    prompt: str
    moment: Moment | None
    """What has led here, as these eyes see it."""
    chances: tuple[float, ...]
    told: tuple[str, ...]
    """What there is to say about it, in sentences."""
    choice: ToldChoice | None
    replay: int
    """The stop of the replay nearest to it."""


def position(tale: Tale, analysis: Analysis, number: int, shape: Shape) -> AnalysedPosition:
    """A position through the eyes of the seat that decides there; where nobody does, all is open."""
    step = analysis.steps[number] if number < len(analysis.steps) else None
    seat = step.seat if step is not None else None
    eye = seat if seat is not None and tale.has_secrets else OPEN
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
        choice=_choice(choosing, analysis, number),
        replay=tale.stop_of(number),
    )


def _choice(view: View[Any, Any], analysis: Analysis, number: int) -> ToldChoice | None:
    """The turn that begins in a position, or leaves the best plan there; None where neither happens."""
    choice = choice_at(analysis, number)
    if choice is None or analysis.depth.name == QUICK:
        return None
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
