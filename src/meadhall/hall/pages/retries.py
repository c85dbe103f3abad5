"""Learning from one's mistakes: the board as it stood, another try, and the judge's answer."""

from collections.abc import Awaitable, Callable

from msgspec import Struct

from meadhall.analysis.depth import QUICK
from meadhall.analysis.marks import Mark
from meadhall.analysis.model import Analysis, Choice
from meadhall.bots.reasons import SAY as REASONS
from meadhall.core.scene import Shape
from meadhall.hall.pages.replays import Tale
from meadhall.table.errors import TableError
from meadhall.table.moments import SceneView
from meadhall.table.positions import choice as touch_of
from meadhall.table.table_view import Choice as Touch

GOOD = 0.03
"""A loss up to here is good enough: less than what is ever called inaccurate."""
SAY = {
    "best": "Yes: this is what the judge would play. It wins about {wins:.0f} games in 100.",
    "good": "Good: it wins about {wins:.0f} games in 100, hardly less than the best.",
    "played": "This is what was played. It wins about {wins:.0f} games in 100, {loss:.0f} fewer than the best.",
    "not yet": "Not yet: it wins about {wins:.0f} games in 100, {loss:.0f} fewer than the best.",
}
_SUBJECT = "What was played"  # of the reasons


class Mistake(Struct, frozen=True):
    """A decision to be taken again."""

    number: int
    """The position: how many steps lead to it."""
    mark: Mark
    loss: float
    scene: SceneView
    prompt: str
    words: str
    played: Touch
    best: Touch
    why: str
    """Told when it is solved, or given up."""
    touches: tuple[Touch, ...]
    """All that can be done."""


class Mistakes(Struct, frozen=True):
    """All decisions of a seat that something clearly better was there for."""

    game: str
    name: str
    mistakes: tuple[Mistake, ...]


class Verdict(Struct, frozen=True):
    """What an action would have cost, judged by itself."""

    mark: Mark | None
    loss: float
    chance: float
    """To win after it."""
    against: str
    """What speaks against it; nothing that would tell what is better."""

    @classmethod
    def of(cls, choice: Choice | None) -> "Verdict":
        """What was found about an action."""
        if choice is None:
            return cls(None, 0.0, 0.0, "")
        return cls(choice.mark, choice.loss, choice.played.chances[choice.seat], _against(choice.why))


def _against(why: str) -> str:
    """Of the reasons for something better, what the action itself leads to.

    >>> _against("Better: keep it. What was played allows this, nearly always: “Bo lands.”")
    'It allows this, nearly always: “Bo lands.”'
    """
    for key in ("allows", "led"):
        begin, _, _ = REASONS[key].partition(",")
        _, found, rest = why.partition(begin)
        if found:
            return begin.replace(_SUBJECT, "It") + rest
    return ""


class Retry(Struct, frozen=True):
    """The answer to another try."""

    good: bool
    text: str
    mark: Mark | None


def mistakes_of(tale: Tale, analysis: Analysis, seat: int, shape: Shape) -> Mistakes:
    """What a seat can learn from a game."""
    found = []
    for step in analysis.steps:
        choice = step.choice
        if choice is None or choice.seat != seat or not choice.wrong or analysis.depth.name == QUICK:
            continue
        assert choice.mark is not None
        view = tale.look(step.number, seat)
        touches = {number: touch_of(view, number) for number in view.legal}
        numbers = view.game.actions.number
        scene = SceneView.of(view.scene(shape), shape, tale.game, tale.match.box)
        prompt = view.game.words.prompt(view)
        best, played = touches[numbers(choice.best.action)], touches[numbers(choice.played.action)]
        found.append(
            Mistake(
                number=step.number,
                mark=choice.mark,
                loss=choice.loss,
                scene=scene,
                prompt=prompt,
                words=str(view),
                played=played,
                best=best,
                why=choice.why,
                touches=tuple(touches.values()),
            )
        )
    return Mistakes(tale.game.name, tale.match.names[seat], tuple(found))


async def answer(
    analysis: Analysis, number: int, action: str, judge: Callable[[int, str], Awaitable[Verdict]]
) -> Retry:
    """What to say to another try. What the analysis knows already is not looked at again."""
    if number >= len(analysis.steps) or (choice := analysis.steps[number].choice) is None:
        raise TableError("no-analysis", f"nothing is known of a decision in position {number}")
    seat, best = choice.seat, choice.best.chances[choice.seat]
    if action == choice.best.action:
        return Retry(True, SAY["best"].format(wins=100 * best), "best")
    if action == choice.played.action:
        wins, loss = 100 * choice.played.chances[seat], 100 * choice.loss
        return Retry(choice.loss <= GOOD, SAY["played"].format(wins=wins, loss=loss), choice.mark)
    found = await judge(number, action)
    loss = max(0.0, found.loss)
    good = loss <= GOOD
    text = SAY["good" if good else "not yet"].format(wins=100 * found.chance, loss=100 * loss)
    return Retry(good, text if good else f"{text} {found.against}".rstrip(), found.mark)
