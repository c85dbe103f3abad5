"""Looking at single turns of a match, at steps of chance, and at secrets that come out.

Each is looked at by itself, with random numbers of its own that follow from its place, so that they can be shared out
in any order. A turn is judged from the view of the seat that decides, and from nothing else.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

import numpy as np
from msgspec import Struct

from meadhall.analysis.depth import QUICK, Depth
from meadhall.analysis.marks import mark_of
from meadhall.analysis.model import JudgedPlan, PossibleDraw, TurnChoice, Values
from meadhall.analysis.told import why_better
from meadhall.analysis.turns import Stretch
from meadhall.bots.calibration import Calibration, calibrated, calibration_of, chances_of
from meadhall.bots.search.evaluator import Evaluator, Found, Plan
from meadhall.bots.search.parameters import SearchParameters, parameters_for
from meadhall.bots.search.plans import LONGEST, seed_at
from meadhall.core.constants import OVER, SPECTATOR
from meadhall.core.game import TO_THE_END, View
from meadhall.core.match import Match
from meadhall.core.record import Array, Record, copy, to_bytes
from meadhall.core.rng import choose, new_rng

SUSPECT = 0.03  # a loss from here on is looked at again, before anybody is told of it
EQUAL = 0.02  # where all plans lie so close together, it hardly mattered what was played
TOLD = 0.01  # of chance that brought more than this to somebody it is told what else might have been drawn
_BEAM, _BRANCHES, _PLANS = 128, 24, 48  # wider than bots plan: nothing good should be missed
_NARROW = 8  # and narrower, for what somebody might have done
_FINALISTS = 3  # plans that are compared with the one that was played, once the others are left out
_OTHERS = 3  # further plans that are told
_LATER = 4  # plans that are looked at from a later position of a turn
_POOR = 0.25  # a plan that is better than so many of those that were compared is a poor one
_WORLDS = 6  # in which a secret is imagined
_STREAMS = 16  # of random numbers, for each step
_ROOT, _SAMPLE, _OUTCOME, _AGAIN = range(4)


class ChanceFound(Struct, frozen=True):
    """A step of chance."""

    luck: Values  # what it brought to each seat: the value after it less the mean over all outcomes by their odds
    error: float  # the standard error of that mean, where outcomes were sampled; 0 where all of them were looked at
    outcomes: tuple[PossibleDraw, ...]
    """Those that were looked at, by their numbers; none where it hardly mattered what was drawn."""


@dataclass(frozen=True)
class Study:
    """A match that is looked at, and how deeply."""

    match: Match
    depth: Depth
    seed: int = 0
    words: bool = True  # whether plans are told in words: finding them takes longer than the search

    @property
    def parameters(self) -> SearchParameters:
        """How it searches. It counts nothing but winning, so that values are chances."""
        suited = parameters_for(self.match.game)
        parameters = replace(suited, lead_weight=0.0, blur=0.0, beam=suited.beam or _BEAM)
        if self.depth.checks:
            parameters = replace(parameters, beam=_BEAM, branches=_BRANCHES, plans=_PLANS)
        return parameters

    @cached_property
    def evaluator(self) -> Evaluator:
        """The search."""
        return Evaluator(self.match.game, self.match.box, self.parameters)

    @cached_property
    def tree(self) -> Evaluator:
        """The search that compares the best plans. It looks at the replies to them, but for a first look."""
        if not self.depth.checks or self.parameters.deepen:
            return self.evaluator
        return Evaluator(self.match.game, self.match.box, replace(self.parameters, deepen=True))

    @cached_property
    def glance(self) -> Evaluator:
        """A search that finds good plans soon, for what somebody might have done."""
        few = replace(self.parameters, beam=_NARROW, branches=_NARROW, plans=_NARROW, draws=1)
        return Evaluator(self.match.game, self.match.box, few)

    @cached_property
    def spectators_only(self) -> bool:
        """Whether only what a spectator knows may be told: while a game with secrets is not over."""
        return self.match.game.secrets and not self.match.over

    @cached_property
    def wins(self) -> float | None:
        """How many wins there are to share out; None if nobody knows: while it goes on, or if all won or lost."""
        if not self.match.over:
            return None
        wins = sum(self.result(self.match.state))
        return wins if 0 < wins < self.match.players else None

    # --- Turns --------------------------------------------------------------------------------------------------------

    def look(self, stretch: Stretch) -> TurnChoice | None:
        """The cost of a stretch of decisions; None if there was no choice in it."""
        steps = self.match.steps[stretch.first : stretch.last + 1]
        views = [self.match.look(step.before, stretch.seat) for step in steps]
        if all(len(view.legal) == 1 for view in views):
            return None
        return self.judge(stretch.first, views, [tuple(step.number for step in steps)])

    def judge(self, index: int, views: Sequence[View[Any, Any]], ways: Sequence[Plan]) -> TurnChoice | None:
        """The cost for the viewer of playing the best of these plans; None if there is no other.

        `views` are what the viewer saw on the way of the first one: a better plan may be seen only there.
        """
        seed, view, seat = int(seed_at(self.seed, index)), views[0], views[0].seat
        candidates = (*ways, *self.plans(index, views, ways[0]))
        plans = self.evaluator.distinct(view, candidates, seed)[: self.evaluator.parameters.plans]
        special = [place for place, plan in enumerate(plans) if plan in ways]
        if len(plans) == len(special):
            return None
        rough, ranked = self._halved(view, plans, special, seed)
        played = next(plan for plan in ranked if plan in special)
        few = [played, *(plan for plan in ranked if plan != played)][: 1 + _FINALISTS]
        each = max(4, 2 * self.depth.turn // len(few))
        found = dict(zip(few, self._compare(self.tree, view, plans, few, each, seed, 30), strict=True))
        best = max(few, key=lambda plan: found[plan].values[seat])
        gap = found[best].values[seat] - found[played].values[seat]
        if self.depth.checks and gap >= SUSPECT:
            both = [best, played]
            again = self._compare(self.tree, view, plans, both, self.depth.checks * self.depth.turn, seed, 31)
            found |= zip(both, again, strict=True)
        if found[played].values[seat] >= found[best].values[seat]:  # nothing better was found
            best = played
        others = [plan for plan in ranked if plan not in (best, played)][:_OTHERS]
        told = {plan: self._told(view, plans[plan], found[plan], seed) for plan in (best, played)}
        loss = max(0.0, told[best].chances[seat] - told[played].chances[seat])
        values = [rough[plan].values[seat] for plan in range(len(plans))]
        stake = max(max(values) - float(np.quantile(values, _POOR)), loss)
        return TurnChoice(
            seat=seat,
            first=index,
            last=index + len(views) - 1,
            chances=told[best].chances,
            plans=len(plans),
            stake=stake,
            loss=loss,
            mark=mark_of(loss, mattered=stake > EQUAL),
            played=told[played],
            best=told[best],
            others=tuple(self._told(view, plans[plan], rough[plan], seed) for plan in others),
            why=why_better(self.match.game, told[best], told[played], seat) if self.words and loss >= SUSPECT else "",
        )

    def plans(self, index: int, views: Sequence[View[Any, Any]], way: Plan = ()) -> list[Plan]:
        """The plans of the viewer that are worth comparing, best first, also those that leave a way later on."""
        seed, found = int(seed_at(self.seed, index)), dict[Plan, float]()
        for done, view in enumerate(views):
            later = list(self.evaluator.plans(view, seed).items())
            found |= {way[:done] + plan: value for plan, value in (later[:_LATER] if done else later)}
        first = {plan[0] for plan in found}
        found |= {(action,): 0.0 for action in views[0].legal if action not in first}
        return [plan for plan in sorted(found, key=lambda plan: -found[plan]) if len(plan) <= LONGEST]

    def _halved(
        self, view: View[Any, Any], plans: Sequence[Plan], kept: Sequence[int], seed: int
    ) -> tuple[dict[int, Found], list[int]]:
        """The look of each plan, and all of them, best first: by rounds, of which each has half of the plans."""
        left, rough, out = list(range(len(plans))), dict[int, Found](), list[int]()
        rounds = max(1, len(plans).bit_length() - 1)
        for number in range(rounds):
            each = max(4, self.depth.turn // (rounds * len(left)))
            rough |= zip(left, self._compare(self.evaluator, view, plans, left, each, seed, number), strict=True)
            left.sort(key=lambda plan: -rough[plan].values[view.seat])
            half = max(2, len(left) // 2)
            out = [plan for plan in left[half:] if plan not in kept] + out
            left = left[:half] + [plan for plan in left[half:] if plan in kept]
        return rough, left + out

    @staticmethod
    def _compare(
        search: Evaluator, view: View[Any, Any], plans: Sequence[Plan], some: Sequence[int], iterations: int,
        seed: int, worlds: int,
    ) -> list[Found]:  # fmt: skip
        return search.compare(view, [plans[plan] for plan in some], iterations, seed=seed, worlds=worlds)

    def _told(self, view: View[Any, Any], plan: Plan, found: Found, seed: int) -> JudgedPlan:
        game, box = self.match.game, self.match.box
        state, told = imagined(view, seed), list[tuple[str, str]]()
        for action in plan:
            if self.words:
                told.append(step_in_words(view, state, action))
            game.kernels.step(state, box, action)
        points = np.zeros(self.match.players, np.int32)
        game.kernels.points(state, box, points)
        return JudgedPlan(
            actions=tuple(map(game.actions.text, plan)),
            words=tuple(words for words, _ in told),
            chances=self.chances(found.values, view.seat),
            visits=found.visits,
            points=int(points[view.seat]) if game.has_points else None,
            brief=tuple(brief for _, brief in told),
        )

    def options(self, index: int, view: View[Any, Any], most: int) -> tuple[JudgedPlan, ...]:
        """The best few plans of the viewer, who is to decide."""
        seed = int(seed_at(self.seed, index))
        plans = self.evaluator.distinct(view, self.plans(index, [view]), seed)[: self.evaluator.parameters.plans]
        _, ranked = self._halved(view, plans, (), seed)
        best = ranked[:most]
        found = dict(zip(best, self._compare(self.tree, view, plans, best, self.depth.turn, seed, 30), strict=True))
        best.sort(key=lambda plan: -found[plan].values[view.seat])
        return tuple(self._told(view, plans[plan], found[plan], seed) for plan in best)

    def plans_with(self, index: int, view: View[Any, Any], action: int, most: int = 4) -> list[Plan]:
        """The most promising plans of the viewer that begin with an action."""
        seed, game = int(seed_at(self.seed, index)), self.match.game
        state = self.evaluator.end_of(view, (action,), seed)
        if state is None or game.kernels.to_move(state, self.match.box) != view.seat:
            return [(action,)]
        after = game.hidden(state, self.match.box, view.seat, view.names)
        return [(action, *plan) for plan in list(self.evaluator.plans(after, seed))[:most]]

    # --- Chance and secrets -------------------------------------------------------------------------------------------

    def chance(self, index: int) -> ChanceFound | None:
        """The luck of an outcome: what was drawn, and what might have been, looked at through the same eyes."""
        game, box, step = self.match.game, self.match.box, self.match.steps[index]
        before = game.state.from_bytes(step.before)
        odds = game.odds(before, box)
        viewers = self._viewers(before, [outcome for outcome, _ in odds])
        if len(odds) == 1 or not viewers:
            return None
        exact = len(odds) <= self.depth.most
        drawn = [outcome for outcome, _ in odds] if exact else self._drawn(odds, index)
        each = max(self.depth.least, self.depth.chance // min(len(odds), self.depth.most))
        numbers = sorted({*drawn, step.number})
        afters = []
        for outcome in numbers:
            after = copy(before)
            game.kernels.step(after, box, outcome)
            afters.append(after)
        found, believed = self._values(afters, viewers[0], each, index)
        worth, weights = dict(zip(numbers, found, strict=True)), dict(odds)
        shares = np.array([weights[outcome] if exact else 1 for outcome in drawn], np.float64)
        shares /= shares.sum()
        values = np.array([worth[outcome] for outcome in drawn])
        mean = shares @ values
        spread = shares @ (values - mean) ** 2
        told_to = 1.0 if self.spectators_only else len(viewers) / self.match.players
        luck = told_to * believed * (worth[step.number] - mean)
        matters = float(np.abs(luck).max()) >= TOLD
        return ChanceFound(
            luck=tuple(luck.tolist()),
            error=0.0 if exact else float(np.sqrt(spread.max() / len(drawn))),
            outcomes=tuple(
                PossibleDraw(game.actions.text(outcome), weights[outcome], tuple(worth[outcome].tolist()))
                for outcome in sorted(set(drawn))
                if matters
            ),
        )

    def secrets(self, stretch: Stretch) -> Values:
        """The gain of each seat from secrets that came out during a stretch: the mean of what all seats think of it.

        A seat that learns something compares what it sees with what it would have seen in worlds that it thought
        possible.
        """
        total, game, box = np.zeros(self.match.players), self.match.game, self.match.box
        if not game.secrets or self.spectators_only or self.depth.name == QUICK:
            return tuple(total.tolist())
        steps = self.match.steps[stretch.first : stretch.last + 1]
        shown = any(game.kernels.reveals(game.state.from_bytes(step.before), box, step.number) for step in steps)
        for viewer in range(self.match.players):
            if viewer != stretch.seat and not shown:
                continue
            worlds = self._possible(stretch, viewer)
            if len({to_bytes(game.hidden(copy(world), box, viewer, self.match.names).state) for world in worlds}) > 1:
                values, believed = self._values(worlds, viewer, self.depth.least, stretch.first)
                total += believed * (values[0] - values[1:].mean(axis=0)) / self.match.players
        return tuple(total.tolist())

    def _possible(self, stretch: Stretch, viewer: int) -> list[Record]:
        """Where a stretch leads in truth, and where it might have led in worlds that a viewer thought possible.

        Another seat does in each world what looks best there, also in truth, so that good play is not taken for luck.
        """
        game, box, steps = self.match.game, self.match.box, self.match.steps[stretch.first : stretch.last + 1]
        view, found = self.match.look(steps[0].before, viewer), list[Record]()
        for number in range(_WORLDS + 1):
            world = game.state.from_bytes(steps[0].before)
            if number:
                world = copy(view.state)
                game.kernels.imagine(world, box, viewer, new_rng(self.seed, number))
            way = tuple(step.number for step in steps)
            if viewer != stretch.seat:
                seen = self.match.look(to_bytes(world), stretch.seat)
                way = next(iter(self.glance.plans(seen, int(seed_at(self.seed, stretch.first)))))
            for action in way:
                if game.kernels.to_move(world, box) != stretch.seat or action not in game.legal(world, box):
                    break
                game.kernels.step(world, box, action)
            found.append(world)
        return found

    def _values(self, states: Sequence[Record], viewer: int, iterations: int, index: int) -> tuple[Array, float]:
        """The worth of each state to each seat in a viewer's eyes, and how far two looks at all of them agree."""
        game, box = self.match.game, self.match.box
        looks: list[list[Values]] = []
        for state in states:
            if game.kernels.to_move(state, box) == OVER:
                looks.append([self.result(state)] * 2)
                continue
            view = game.hidden(copy(state), box, viewer, self.match.names)
            streams = self._stream(index, _OUTCOME), self._stream(index, _AGAIN)
            found = [
                self.evaluator.search(view, max(1, iterations // 2), seed=self.seed, stream=stream).whole.values
                for stream in streams
            ]
            looks.append([self.chances(values) for values in found])
        both = np.array(looks)  # by state, look and seat
        mean = both.mean(axis=1)
        apart, apart_again = both[:, 0] - both[:, 0].mean(axis=0), both[:, 1] - both[:, 1].mean(axis=0)
        total = float(((mean - mean.mean(axis=0)) ** 2).sum())
        agreed = float((apart * apart_again).sum())
        return mean, min(1.0, max(0.0, agreed / total)) if total > 0 else 1.0

    def _viewers(self, before: Record, outcomes: Sequence[int]) -> list[int]:
        """The seats that see whatever chance draws there; a spectator instead, where only that one may be asked."""
        game, box = self.match.game, self.match.box
        eyes = [SPECTATOR] if self.spectators_only else list(range(self.match.players))
        if not game.secrets:
            return eyes
        return [eye for eye in eyes if all(game.kernels.seen(before, box, outcome, eye) for outcome in outcomes)]

    def _drawn(self, odds: Sequence[tuple[int, int]], index: int) -> list[int]:
        """As many outcomes as are looked at, drawn by their odds."""
        rng = new_rng(self.seed, self._stream(index, _SAMPLE))
        weights = np.array([weight for _, weight in odds], np.int64)
        return [odds[int(choose(rng, weights, len(weights)))][0] for _ in range(self.depth.most)]

    # --- Positions ----------------------------------------------------------------------------------------------------

    def value(self, index: int, state: bytes, viewer: int = SPECTATOR, iterations: int = 0) -> Values:
        """The worth of a position, in the eyes of a seat or of a spectator."""
        view = self.match.look(state, viewer)
        found = self.evaluator.search(
            view, iterations or self.depth.turn, seed=self.seed, stream=self._stream(index, _ROOT)
        )
        return self.chances(found.whole.values)

    def opening(self) -> Values:
        """Everybody's chances before the first step."""
        return self.value(-1, self.match.steps[0].before, SPECTATOR if self.spectators_only else 0)

    def result(self, state: Record) -> Values:
        """The worth of the end of a match to each seat."""
        out = np.zeros(self.match.players)
        self.match.game.kernels.utility(state, self.match.box, out)
        return tuple(out.tolist())

    @cached_property
    def calibration(self) -> Calibration:
        """The calibration of the chances that the search tells."""
        return calibration_of(self.evaluator.parameters.judge, self.match.players, first_look=self.depth.name == QUICK)

    def chances(self, values: Values, decider: int | None = None) -> Values:
        """Values of a search as chances to win, which add up to as many wins as there are; `decider` began it."""
        judge = self.evaluator.parameters.judge
        if judge is None and self.match.game.horizon == TO_THE_END:
            return values
        known = self.calibration
        found = chances_of(values, known)
        if self.wins is not None:
            missing = (self.wins - sum(found)) / len(found)  # a judge looks at each seat by itself
            found = [min(1.0, max(0.0, chance + missing)) for chance in found]
        if decider is not None and known.bias:
            before = found[decider]
            found[decider] = calibrated(before, 1.0, bias=known.bias)
            others = sum(found) - found[decider]
            if others > 0:  # the decider's loss goes to the others, by their shares
                share = (others + before - found[decider]) / others
                found = [one if seat == decider else min(1.0, one * share) for seat, one in enumerate(found)]
        return tuple(found)

    @staticmethod
    def _stream(index: int, part: int) -> int:
        """A stream of random numbers for each step and each part of looking at it."""
        return (index + 1) * _STREAMS + part


def imagined(view: View[Any, Any], seed: int) -> Record:
    """A world that the viewer may imagine: the one in which plans are told."""
    state: Record = copy(view.state)
    view.game.kernels.imagine(state, view.box, view.seat, new_rng(seed, 1))
    return state


def step_in_words(view: View[Any, Any], state: Record, action: int) -> tuple[str, str]:
    """What an action of the viewer would do in an imagined world: as a button says it, and as a part of a sentence."""
    seen = view.game.hidden(copy(state), view.box, view.seat, view.names)
    return view.game.words.action(seen, action), view.game.words.plan(seen, action)
