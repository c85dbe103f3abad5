"""An analysis in another language: it is told in English when it is made, and told anew when a reader looks.

Its actions, numbers and places are what they are; the match tells in the language that is spoken now what happened.
"""

from msgspec.structs import replace

from meadhall.analysis.model import Analysis, JudgedPlan, TurnChoice, TurningPoint
from meadhall.analysis.study import Study, imagined, step_in_words
from meadhall.analysis.told import why_better
from meadhall.analysis.turning import Storyteller
from meadhall.bots.search.plans import seed_at
from meadhall.core.errors import MeadhallError
from meadhall.core.language import ENGLISH, current
from meadhall.core.match import Match


def retold(match: Match, analysis: Analysis) -> Analysis:
    """An analysis of this match in the language that is spoken now, but for plans without reasons: `retold_choice`."""
    if current() == ENGLISH:
        return analysis
    story = Storyteller(Study(match, analysis.depth))
    steps = tuple(replace(step, words=story.words(step.number)) for step in analysis.steps)
    turns = tuple(replace(turn, words=story.turn(steps[turn.first : turn.last + 1])) for turn in analysis.turns)
    reasoned = tuple(
        replace(step, choice=retold_choice(match, step.choice)) if step.choice and step.choice.why else step
        for step in steps
    )

    def moment(point: TurningPoint) -> TurningPoint:
        turn = turns[point.turn]
        played = slice(turn.first, turn.last + 1)
        return story.retold(point, turn, analysis.steps[played], reasoned[played])

    seats = tuple(
        replace(one, turning_points=tuple(moment(point) for point in one.turning_points)) for one in analysis.seats
    )
    return replace(analysis, title=match.game.title, steps=reasoned, turns=turns, seats=seats)


def retold_choice(match: Match, choice: TurnChoice) -> TurnChoice:
    """A choice in a match, with all its plans and the reason, in the language that is spoken now."""
    if current() == ENGLISH:
        return choice
    best, played, *others = (_plan(match, choice, plan) for plan in (choice.best, choice.played, *choice.others))
    why = why_better(match.game, best, played, choice.seat) if choice.why else ""
    return replace(choice, best=best, played=played, others=tuple(others), why=why)


def _plan(match: Match, choice: TurnChoice, plan: JudgedPlan) -> JudgedPlan:
    """A plan in other words; in its old ones if an earlier Meadhall has imagined it, and it is not possible now."""
    game, box, told = match.game, match.box, list[tuple[str, str]]()
    view = match.look(match.state_after(choice.first), choice.seat)
    state = imagined(view, int(seed_at(0, choice.first)))
    for text in plan.actions:
        try:
            action = game.actions.number(text)
        except MeadhallError:
            return plan
        if game.kernels.to_move(state, box) != choice.seat or action not in game.legal(state, box):
            return plan
        told.append(step_in_words(view, state, action))
        game.kernels.step(state, box, action)
    return replace(plan, words=tuple(words for words, _ in told), brief=tuple(brief for _, brief in told))
