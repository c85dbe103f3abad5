"""An analysis as its page tells it: the moments that decided the game, and a position with what was better in it."""

from typing import Any

from msgspec import Struct

from meadhall.analysis.depth import QUICK
from meadhall.analysis.findings import Option
from meadhall.analysis.marks import Mark
from meadhall.analysis.model import AnalysedStep, Analysis, Choice, SeatAnalysis, TurningPoint
from meadhall.analysis.moments import SAY as MOMENTS
from meadhall.analysis.moments import Told, moments
from meadhall.analysis.text import percent
from meadhall.core.game import View
from meadhall.core.scene import Shape
from meadhall.hall.pages.replays import OPEN, Tale
from meadhall.table.moments import Moment, SceneView
from meadhall.table.positions import choice as touch_of
from meadhall.table.table_view import Choice as Touch

SAY = {
    "own": "own decision",
    "other": "decision of {name}",
    "chance": "luck",
    "surprise": "seen only then",
    "adjusted": "With average luck this play would have brought {adjusted}.",
    "never": "With average luck this play would hardly ever have won.",
    "always": "With average luck this play would nearly always have won.",
    "surprised": "The judge was surprised too much to say what average luck would have brought.",
}


def _whole(told: Told) -> str:
    """All that there is to say about a moment: the reasons begin with what was better."""
    better, _, _ = MOMENTS["better"].partition("{")
    return f"{told.text.partition(better)[0]}{told.why}" if told.why else told.text


def adjusted(one: SeatAnalysis) -> str:
    """What a seat's play would have brought with average luck; beyond what a chance can be, in words."""
    if not one.foreseen:
        return SAY["surprised"]
    chance = one.adjusted
    if not 0 <= chance <= 1:
        return SAY["never" if chance < 0 else "always"]
    return SAY["adjusted"].format(adjusted=percent(chance))


def cause(analysis: Analysis, seat: int, moment: TurningPoint) -> str:
    """What a turning point of a seat came by."""
    if moment.kind == "surprise":
        return SAY["surprise"]
    if moment.seat is None:
        return SAY["chance"]
    return SAY["own"] if moment.seat == seat else SAY["other"].format(name=analysis.seats[moment.seat].name)


def place_of(moment: TurningPoint) -> int:
    """The position at which to look at a turning point."""
    return moment.first if moment.kind == "decision" else moment.last + 1


# --- One position -------------------------------------------------------------------------------------------------


class ToldOption(Struct, frozen=True):
    """An action of a position, and what would have come of it."""

    touch: Touch
    chance: float
    """Of the seat that decides, to win after it."""
    line: tuple[str, ...]
    """How it would have gone on, in words."""


class ToldChoice(Struct, frozen=True):
    """A decision of the game, as it is shown on the board."""

    seat: int
    mark: Mark | None
    loss: float
    played: ToldOption
    best: ToldOption
    others: tuple[ToldOption, ...]
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
    """A position through the eyes of who decides there; where nobody does, all is open."""
    step = analysis.steps[number] if number < len(analysis.steps) else None
    seat = step.seat if step is not None else None
    eye = seat if seat is not None and tale.has_secrets else OPEN
    view = tale.look(number, eye)
    choosing = tale.look(number, seat) if seat is not None else view
    found = step.choice if step is not None and analysis.depth.name != QUICK else None
    return AnalysedPosition(
        number=number,
        eye=None if eye == OPEN else eye,
        scene=SceneView.of(view.scene(shape), shape, tale.game, tale.match.box),
        words=str(view),
        prompt=tale.game.words.prompt(choosing),
        moment=tale.moment(number, eye, shape),
        chances=analysis.curve[number],
        told=tuple(_whole(told) for told in moments(analysis) if told.at == number),
        choice=_choice(choosing, found) if found is not None else None,
        replay=tale.stop_of(number),
    )


def _choice(view: View[Any, Any], choice: Choice) -> ToldChoice:
    def told(option: Option) -> ToldOption:
        number = view.game.actions.number(option.action)
        line = tuple(each.words for each in option.line)
        return ToldOption(touch_of(view, number), option.chances[choice.seat], line)

    played, best, others = told(choice.played), told(choice.best), [told(option) for option in choice.others]
    if choice.loss == 0 and played.touch != best.touch:  # nothing better was found, though another was tried more
        best, others = played, [best, *others]
    others.sort(key=lambda option: -option.chance)
    return ToldChoice(choice.seat, choice.mark, choice.loss, played, best, tuple(others), choice.why)


def rows(analysis: Analysis) -> list[AnalysedStep]:
    """The steps that the table of chances tells: those with something to tell."""
    return [step for step in analysis.steps if step.words]
