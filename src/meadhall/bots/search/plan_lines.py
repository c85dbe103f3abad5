"""Plans in the game's own words: their actions, and the events that are likely to follow.

A plan is told in the world in which it was found, its consequences in several other worlds: chance decides, and
the others reply by plans that are found quickly, until it is the planning seat's turn again.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

import numpy as np
from msgspec.structs import replace as replaced

from meadhall.bots.bot import Question
from meadhall.bots.search.parameters import SearchParameters
from meadhall.bots.search.plans import WORLDS, seed_at
from meadhall.bots.search.workspace import Workspace
from meadhall.core.constants import CHANCE, OVER
from meadhall.core.game import Action, View
from meadhall.core.record import Record, copy, to_bytes
from meadhall.core.rng import new_rng, seed_rng

_TRIES = 8  # worlds in which it is told what follows a plan
_LONGEST = 60  # steps that follow a plan
_NARROW = 8  # positions, and actions from each, with which others plan their replies


class LineStep(NamedTuple):
    """One step of a line."""

    who: int  # A seat or CHANCE
    action: int
    words: str  # what happens, as the searching seat would see it; nothing where there is nothing to tell
    scores: bool
    """Whether it brings points to anybody, or takes some from somebody else; what one spends oneself is no score."""
    lead: int  # by how many points the searching seat is ahead of the best of the others after it, or behind if below 0
    facts: tuple[str, ...] = ()  # what happens, fact by fact: what the action is first, then what comes of it


class PlannedStep(NamedTuple):
    """One step of a plan, before it is taken."""

    action: Action
    words: str  # what it would do, as the game offers it
    touches: tuple[str, ...]  # what a person touches to do it
    brings: int  # how many points it brings to the seat, below 0 where it costs some
    brief: str  # what it would do, as a part of a sentence; nothing where it goes without saying


class LikelyEvent(NamedTuple):
    """Something that happens in a plan or after it."""

    share: float  # in how many of the worlds that were tried, from 0 to 1
    gain: float  # by how many points it changes the lead of the planning seat, in the mean
    action: int | None = None  # the action of the plan that does it; None where it happens after the plan


def planned_steps(question: Question, plan: Sequence[int]) -> list[PlannedStep]:
    """The steps of a plan, as far as they can be taken in the world in which it was found."""
    view, state = question.view, _planned_world(question)
    game, seat, steps = view.game, view.seat, list[PlannedStep]()
    for action in plan:
        seen = view_of(view, state)
        if steps and action not in seen.legal:
            break
        words, touches = game.words.action(seen, action), game.board.touches(seen, action)
        brief = game.words.plan(seen, action)
        points = points_in(view, state)[seat]
        game.kernels.step(state, view.box, action)
        brings = points_in(view, state)[seat] - points
        steps.append(PlannedStep(Action(action, game.actions.text(action)), words, touches, brings, brief))
    return steps


def likely_events(question: Question, plan: Sequence[int], parameters: SearchParameters) -> dict[str, LikelyEvent]:
    """The points that a plan brings, and the likely deeds of others for points after it: by its words, in its order.

    Nothing that chance does is among it, for that is no reason to choose a plan; nor is what somebody spends.
    """
    view, state, lead = question.view, _planned_world(question), _lead(question.view, question.view.state)
    shares, gains, actions = dict[str, float](), dict[str, float](), dict[str, int]()
    for step in _steps(view, state, plan):
        if step.scores and step.facts:
            words = step.facts[0]
            shares[words], gains[words], actions[words] = 1.0, step.lead - lead, step.action
        lead = step.lead
    replies = _Replies(view, parameters) if parameters.beam else None
    for world in range(_TRIES if replies else 0):
        state, rng = copy(view.state), new_rng(question.seed, world)
        view.game.kernels.imagine(state, view.box, view.seat, rng)
        list(_steps(view, state, plan))
        lead, told = _lead(view, state), set[str]()
        for step in replies.steps(state, rng, question.seed) if replies else ():
            words = step.facts[0] if step.facts and step.scores and step.who != CHANCE else ""
            if words and words not in told and words not in actions:
                told.add(words)
                shares[words] = shares.get(words, 0.0) + 1 / _TRIES
                gains[words] = gains.get(words, 0.0) + (step.lead - lead) / _TRIES
            lead = step.lead
    return {words: LikelyEvent(share, gains[words] / share, actions.get(words)) for words, share in shares.items()}


def _planned_world(question: Question) -> Record:
    """The world in which `find_plans` looks for plans."""
    view, rng = question.view, new_rng(0, 0)
    seed_rng(rng, int(seed_at(question.seed, len(question.history))), WORLDS - 1)
    state: Record = copy(view.state)
    view.game.kernels.imagine(state, view.box, view.seat, rng)
    return state


def _steps(view: View[Any, Any], state: Record, plan: Sequence[int]) -> Iterator[LineStep]:
    """Follow a plan in a world, as far as it goes there."""
    kernels = view.game.kernels
    for action in plan:
        if kernels.to_move(state, view.box) != view.seat or action not in view.game.legal(state, view.box):
            return
        yield take_step(view, state, view.seat, action)


def _lead(view: View[Any, Any], state: Record) -> int:
    points = points_in(view, state)
    return points.pop(view.seat) - max(points, default=0)


class _Replies:
    """The consequences of a plan: chance, and the others by plans of their own."""

    def __init__(self, view: View[Any, Any], parameters: SearchParameters) -> None:
        self._view = view
        narrow = replace(parameters, beam=_NARROW, branches=_NARROW, plans=1, draws=1, blur=0.0)
        self._room = Workspace(view.game, view.box, narrow)

    def steps(self, state: Record, rng: Any, seed: int) -> Iterator[LineStep]:
        """All that happens until the seat is to decide again."""
        view, kernels = self._view, self._view.game.kernels
        plan: list[int] = []
        for _ in range(_LONGEST):
            who = int(kernels.to_move(state, view.box))
            if who in (OVER, view.seat):
                return
            if who == CHANCE:
                plan = []
                scratch = self._room.scratch
                outcome = int(kernels.chance(state, view.box, rng, scratch.out, scratch.weights))
                yield take_step(view, state, who, outcome)
                continue
            if not plan or plan[0] not in view.game.legal(state, view.box):
                plan = self._plan(state, who, seed)
            yield take_step(view, state, who, plan.pop(0))

    def _plan(self, state: Record, who: int, seed: int) -> list[int]:
        """The plan that looks best to somebody else."""
        known = copy(state)
        self._view.game.kernels.hide(known, self._view.box, who)
        self._room.find_plans(who, np.frombuffer(bytearray(to_bytes(known)), np.uint8), seed)
        return list(self._room.plan(0))


def take_step(view: View[Any, Any], state: Record, who: int, action: int) -> LineStep:
    """Play an action, or an outcome of chance, in a world that the viewer imagines, and tell what happens."""
    game, box = view.game, view.box
    heard, points = game.heard(to_bytes(state), box, action), points_in(view, state)
    game.kernels.step(state, box, action)
    seen = view_of(view, state)
    facts = tuple(event.text for told in heard if (event := game.tell([told], seen)))
    after = points_in(view, state)
    scores = any(
        now > then or (now < then and seat != who) for seat, (then, now) in enumerate(zip(points, after, strict=True))
    )
    lead = after[view.seat] - max((*after[: view.seat], *after[view.seat + 1 :]), default=0)
    return LineStep(who, action, " ".join(facts), scores, lead, facts)


def view_of(view: View[Any, Any], state: Record) -> View[Any, Any]:
    """The view of another state of the same match, with the same names."""
    return replaced(view.game.view(state, view.box, view.seat, view.names), names=view.names)


def points_in(view: View[Any, Any], state: Record) -> list[int]:
    """The points of each seat in a state of the match that a view shows."""
    points = np.zeros(view.players, np.int32)
    view.game.kernels.points(state, view.box, points)
    return list(points.tolist())
