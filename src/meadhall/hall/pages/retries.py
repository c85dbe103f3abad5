"""Learning from mistakes: the board as it stood, another try, and the judge's answer."""

from collections.abc import Awaitable, Callable

from msgspec import Struct

from meadhall.analysis.depth import QUICK
from meadhall.analysis.marks import Mark
from meadhall.analysis.model import Analysis, TurnChoice
from meadhall.analysis.told import plan_words
from meadhall.core.scene import Shape
from meadhall.hall.pages.analysis_told import choice_at
from meadhall.hall.pages.replays import Tale
from meadhall.hall.words import say
from meadhall.table.errors import TableError
from meadhall.table.moments import SceneView
from meadhall.table.positions import choice as touch_of
from meadhall.table.table_view import Choice as Touch

GOOD = 0.03
"""A loss up to here is good enough: less than what is ever called inaccurate."""


class Mistake(Struct, frozen=True):
    """A turn to be played again, from where it left the best plan."""

    number: int
    """The position: how many steps lead to it."""
    mark: Mark
    loss: float
    scene: SceneView
    prompt: str
    words: str
    turn: str
    """What was played from here on, in words."""
    played: Touch
    best: Touch
    why: str
    """Told when it is solved, or given up."""
    touches: tuple[Touch, ...]
    """All that can be done."""


class Mistakes(Struct, frozen=True):
    """All turns of a seat for which something clearly better was there."""

    game: str
    name: str
    mistakes: tuple[Mistake, ...]


class Verdict(Struct, frozen=True):
    """What it would have cost to go on with an action, and then as well as possible."""

    mark: Mark | None
    loss: float
    chance: float
    """To win after it."""

    @classmethod
    def of(cls, choice: TurnChoice | None) -> "Verdict":
        """What was found about an action."""
        if choice is None:
            return cls(None, 0.0, 0.0)
        return cls(choice.mark, choice.loss, choice.played.chances[choice.seat])


class Retry(Struct, frozen=True):
    """The answer to another try."""

    good: bool
    text: str
    mark: Mark | None


def mistakes_of(tale: Tale, analysis: Analysis, seat: int, shape: Shape) -> Mistakes:
    """What a seat can learn from a game."""
    wrong = [turn for turn in analysis.wrong if turn.seat == seat and analysis.depth.name != QUICK]
    mistakes = []
    for turn in wrong:
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
    analysis: Analysis, number: int, action: str, judge: Callable[[int, str], Awaitable[Verdict]]
) -> Retry:
    """What to say to another try. What the analysis knows already is not looked at again."""
    choice = choice_at(analysis, number) if number < len(analysis.steps) else None
    if choice is None:
        raise TableError("no-analysis", say("nothing-known", number=str(number)))
    seat, place = choice.seat, number - choice.first
    if action == choice.best.actions[place]:
        wins, plan = round(100 * choice.best.chances[seat]), plan_words(choice.best.words[place:])
        return Retry(True, say("retry-best", wins=wins, plan=plan), "best")
    if action == choice.played.actions[place]:
        wins, loss = round(100 * choice.played.chances[seat]), round(100 * choice.loss)
        return Retry(choice.loss <= GOOD, say("retry-played", wins=wins, loss=loss), choice.mark)
    verdict = await judge(number, action)
    wins, loss = round(100 * verdict.chance), round(100 * max(0.0, verdict.loss))
    if verdict.loss <= GOOD:
        return Retry(True, say("retry-good", wins=wins), verdict.mark)
    return Retry(False, say("retry-not-yet", wins=wins, loss=loss), verdict.mark)
