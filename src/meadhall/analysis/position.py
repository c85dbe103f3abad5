"""One position of a match: what to do in it, and what an action there would have cost."""

from dataclasses import replace
from typing import Any, Literal

import msgspec
from msgspec import Struct

from meadhall.analysis.analyse import AnalysisError
from meadhall.analysis.depth import USUAL, depth_of
from meadhall.analysis.model import JudgedPlan, PossibleDraw, TurnChoice, Values, rounded
from meadhall.analysis.study import Study
from meadhall.analysis.told import say
from meadhall.bots.calibration import calibration_of, chances_of
from meadhall.bots.search.evaluator import Evaluator
from meadhall.bots.search.parameters import parameters_for
from meadhall.core.constants import CHANCE, OVER, SPECTATOR
from meadhall.core.errors import IllegalAction, OptionError
from meadhall.core.game import Action, View
from meadhall.core.match import Match

MOST = 5  # plans that are told of a position


class PositionAnalysis(Struct, frozen=True, omit_defaults=True):
    """The analysis of one position."""

    number: int  # how many steps led to it
    seat: int | None  # who is to decide; null for chance, and at the end
    prompt: str  # what is asked, as the deciding seat reads it; what is waited for, where nobody decides
    chances: Values  # each seat's chance to win
    knowledge: Literal["seat", "spectator"]  # whose knowledge that is made from: the deciding seat's, or a spectator's
    names: tuple[str, ...]
    plans: tuple[JudgedPlan, ...] = ()  # the ways to play the turn on that are most worth considering, best first
    outcomes: tuple[PossibleDraw, ...] = ()  # what chance may bring, where it is to move

    def json(self) -> bytes:
        """The position as JSON."""
        return msgspec.json.encode(rounded(msgspec.to_builtins(self)))


def state_at(match: Match, number: int) -> bytes:
    """The state after so many steps of a match; an OptionError if there are not so many."""
    if not 0 <= number <= len(match.steps):
        raise OptionError(say("no-position", number=str(number), last=str(len(match.steps))))
    return match.state_after(number)


def analyse_position(match: Match, number: int, *, depth: str | int = USUAL, seed: int = 0) -> PositionAnalysis:
    """Advice for the position after so many steps of a match, from the knowledge of the seat to move.

    While a game with secrets is not over, all that is told are the chances as a spectator sees them.

    >>> import meadhall
    >>> match = meadhall.game("hagar").start(players=2, seed=7)
    >>> found = analyse_position(match, len(match.steps))
    >>> found.seat == match.to_move, found.plans[0].actions[0] in match.legal
    (True, True)
    """
    game, state = match.game, state_at(match, number)
    study = Study(match, depth_of(game, depth), seed)
    true = game.state.from_bytes(state)
    who = int(game.kernels.to_move(true, match.box))
    eyes = SPECTATOR if who < 0 or study.spectators_only else who
    view = match.look(state, eyes)
    asked, seat = view.asked, who if who >= 0 else None
    if who == OVER:
        return PositionAnalysis(number, seat, asked, study.result(match.state), "spectator", match.names)
    if eyes != SPECTATOR:
        plans = study.options(number, view, MOST)
        return PositionAnalysis(number, seat, asked, plans[0].chances, "seat", match.names, plans)
    found = study.chance(number) if who == CHANCE and number < len(match.steps) else None
    outcomes = found.outcomes if found is not None else ()
    return PositionAnalysis(number, seat, asked, study.value(number, state), "spectator", match.names, (), outcomes)


def spectators_chances(view: View[Any, Any], iterations: int, seed: int = 0) -> Values:
    """Each seat's chance to win as a spectator sees it, from their view and nothing else; together they are one win.

    >>> import meadhall
    >>> match = meadhall.game("hagar").start(players=2, seed=7)
    >>> round(sum(spectators_chances(match.view(), 50)), 9)
    1.0
    """
    parameters = replace(parameters_for(view.game), lead_weight=0.0)
    found = Evaluator(view.game, view.box, parameters).search(view, iterations, seed=seed)
    chances = chances_of(found.whole.values, calibration_of(parameters.judge, view.players))
    total = sum(chances)
    return tuple(chance / total for chance in chances) if total else (1 / len(chances),) * len(chances)


def judge(
    match: Match, number: int, action: Action | str | int, *, depth: str | int = USUAL, seed: int = 0
) -> TurnChoice | None:
    """The cost of going on with an action from a position; None if there is no other action.

    >>> import meadhall
    >>> match = meadhall.game("hagar").start(players=2, seed=7)
    >>> judge(match, len(match.steps), "keep").mark
    'best'
    """
    game, state = match.game, state_at(match, number)
    study = Study(match, depth_of(game, depth), seed)
    if study.spectators_only:
        raise AnalysisError(say("judged-afterwards"))
    who = int(game.kernels.to_move(game.state.from_bytes(state), match.box))
    if who < 0:
        raise AnalysisError(say("nobody-decides", number=str(number)))
    view = match.look(state, who)
    played = game.actions.number(action) if isinstance(action, str) else int(action)
    if played not in view.legal:
        raise IllegalAction(
            say("not-legal-there", action=game.actions.text(played), why=game.words.why_not(view, played))
        )
    return study.judge(number, [view], study.plans_with(number, view, played))
