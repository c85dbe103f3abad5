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

from meadhall.analysis.calibration import Calibration, calibrated, calibration_of, chances_of
from meadhall.analysis.depth import QUICK, Depth
from meadhall.analysis.model import JudgedPlan, PossibleDraw, Values
from meadhall.analysis.turns import Stretch
from meadhall.bots.search.evaluator import Evaluator, Found, Plan
from meadhall.bots.search.parameters import parameters_for
from meadhall.bots.search.plans import LONGEST, seed_at
from meadhall.core.constants import OVER, SPECTATOR
from meadhall.core.game import TO_THE_END, View
from meadhall.core.match import Match
from meadhall.core.record import Array, Record, copy, to_bytes
from meadhall.core.rng import choose, new_rng

SUSPECT = 0.03
"""A loss from here on is looked at again, before anybody is told of it."""
EQUAL = 0.02
"""Where all plans lie so close together, it hardly mattered what was played."""
TOLD = 0.01
"""Of chance that brought more than this to somebody it is told what else might have been drawn."""
_BEAM, _BRANCHES, _PLANS = 128, 24, 48  # wider than bots plan: nothing good should be missed
_OTHERS = 3  # further plans that are told
_LATER = 4  # plans that are looked at from a later position of a turn
_POOR = 0.25  # a plan that is better than so many of those that were compared is a poor one
_WORLDS = 6  # in which a secret is imagined
_STREAMS = 16  # of random numbers, for each step
_ROOT, _SAMPLE, _OUTCOME, _AGAIN = range(4)


class StretchFound(Struct, frozen=True):
    """A stretch of decisions, judged from what the deciding seat knew at its beginning."""

    chances: Values
    """Before it, if the best plan is played."""
    played: JudgedPlan
    best: JudgedPlan
    others: tuple[JudgedPlan, ...]
    plans: int
    stake: float
    change: Values
    """What it cost the deciding seat, and brought to the others; all 0 where nothing better was found."""


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

    @cached_property
    def evaluator(self) -> Evaluator:
        """The search. It counts nothing but winning, so that values are chances."""
        suited = parameters_for(self.match.game)
        parameters = replace(suited, lead_weight=0.0, blur=0.0, beam=suited.beam or _BEAM)
        if self.depth.checks:
            parameters = replace(parameters, beam=_BEAM, branches=_BRANCHES, plans=_PLANS)
        return Evaluator(self.match.game, self.match.box, parameters)

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

    def after(self, step: int) -> bytes:
        """The state after a step."""
        steps = self.match.steps
        return steps[step + 1].before if step + 1 < len(steps) else to_bytes(self.match.state)

    # --- Turns --------------------------------------------------------------------------------------------------------

    def look(self, stretch: Stretch) -> StretchFound | None:
        """What a stretch of decisions cost; None if there was no choice in it."""
        steps = self.match.steps[stretch.first : stretch.last + 1]
        views = [self.match.look(step.before, stretch.seat) for step in steps]
        if all(len(view.legal) == 1 for view in views):
            return None
        return self.judge(stretch.first, views, [tuple(step.number for step in steps)])

    def judge(self, index: int, views: Sequence[View[Any, Any]], ways: Sequence[Plan]) -> StretchFound | None:
        """What it costs the viewer to play one of these plans, the best of them; None if there is no other.

        `views` are what the viewer saw on the way of the first one: a better plan may be seen only there.
        """
        seed, view, seat = int(seed_at(self.seed, index)), views[0], views[0].seat
        candidates = (*ways, *self.plans(index, views, ways[0]))
        plans = self.evaluator.distinct(view, candidates, seed)[: self.evaluator.parameters.plans]
        special = [place for place, plan in enumerate(plans) if plan in ways]
        if len(plans) == len(special):
            return None
        rough, ranked = self._halved(view, plans, special, seed)
        best, played = ranked[0], next(plan for plan in ranked if plan in special)
        both = [best, played if played != best else ranked[1]]
        found = dict(zip(both, self._compare(view, plans, both, self.depth.turn, seed, 30), strict=True))
        gap = found[best].values[seat] - found[played].values[seat]
        if self.depth.checks and gap >= SUSPECT:
            again = self._compare(view, plans, both, self.depth.checks * self.depth.turn, seed, 31)
            found = dict(zip(both, again, strict=True))
        if found[played].values[seat] >= found[best].values[seat]:  # nothing better was found
            best = played
        told = {plan: self.chances(found[plan].values, seat) for plan in both}
        change = tuple(after - before for after, before in zip(told[played], told[best], strict=True))
        values = [rough[plan].values[seat] for plan in range(len(plans))]
        others = [plan for plan in ranked if plan not in (best, played)][:_OTHERS]
        rest = {plan: self.chances(rough[plan].values, seat) for plan in others}
        return StretchFound(
            chances=told[best],
            played=self._told(view, plans[played], told[played], found[played].visits, seed),
            best=self._told(view, plans[best], told[best], found[best].visits, seed),
            others=tuple(self._told(view, plans[plan], rest[plan], rough[plan].visits, seed) for plan in others),
            plans=len(plans),
            stake=max(max(values) - float(np.quantile(values, _POOR)), -change[seat]),
            change=change if change[seat] < 0 else (0.0,) * len(change),
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
        """What each plan looks like, and all of them, best first: by rounds, of which each has half of the plans."""
        left, rough, out = list(range(len(plans))), dict[int, Found](), list[int]()
        rounds = max(1, len(plans).bit_length() - 1)
        for number in range(rounds):
            each = max(4, self.depth.turn // (rounds * len(left)))
            rough |= zip(left, self._compare(view, plans, left, each, seed, number), strict=True)
            left.sort(key=lambda plan: -rough[plan].values[view.seat])
            half = max(2, len(left) // 2)
            out = [plan for plan in left[half:] if plan not in kept] + out
            left = left[:half] + [plan for plan in left[half:] if plan in kept]
        return rough, left + out

    def _compare(
        self, view: View[Any, Any], plans: Sequence[Plan], some: Sequence[int], iterations: int, seed: int, worlds: int
    ) -> list[Found]:
        return self.evaluator.compare(view, [plans[plan] for plan in some], iterations, seed=seed, worlds=worlds)

    def _told(self, view: View[Any, Any], plan: Plan, chances: Values, visits: int, seed: int) -> JudgedPlan:
        game, box = self.match.game, self.match.box
        state, words = copy(view.state), list[str]()
        game.kernels.imagine(state, box, view.seat, new_rng(seed, 1))
        for action in plan:
            if self.words:
                words.append(game.words.action(game.hidden(copy(state), box, view.seat, view.names), action))
            game.kernels.step(state, box, action)
        points = np.zeros(self.match.players, np.int32)
        game.kernels.points(state, box, points)
        return JudgedPlan(
            actions=tuple(map(game.actions.text, plan)),
            words=tuple(words),
            chances=chances,
            visits=visits,
            points=int(points[view.seat]) if game.has_points else None,
        )

    def options(self, index: int, view: View[Any, Any], most: int) -> tuple[JudgedPlan, ...]:
        """The best few plans of the viewer, who is to decide."""
        seed = int(seed_at(self.seed, index))
        plans = self.evaluator.distinct(view, self.plans(index, [view]), seed)[: self.evaluator.parameters.plans]
        _, ranked = self._halved(view, plans, (), seed)
        best = ranked[:most]
        found = dict(zip(best, self._compare(view, plans, best, self.depth.turn, seed, 30), strict=True))
        best.sort(key=lambda plan: -found[plan].values[view.seat])
        return tuple(
            self._told(view, plans[plan], self.chances(found[plan].values, view.seat), found[plan].visits, seed)
            for plan in best
        )

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
        """What came out during a stretch, and brought to each seat: what was seen less what might have been seen.

        Every seat that learns something compares what it sees afterwards with what it would have seen in worlds that
        it thought possible. The chances of a position are the mean of what all seats think: so is what comes out.
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

        The seat that decides does in each of them what it did. To the others it may have had something else to show:
        it does what looks best in each, also in truth, so that good play is not taken for luck.
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
                way = next(iter(self.evaluator.plans(seen, int(seed_at(self.seed, stretch.first)))))
            for action in way:
                if game.kernels.to_move(world, box) != stretch.seat or action not in game.legal(world, box):
                    break
                game.kernels.step(world, box, action)
            found.append(world)
        return found

    def _values(self, states: Sequence[Record], viewer: int, iterations: int, index: int) -> tuple[Array, float]:
        """What each state is worth to each seat in a viewer's eyes, and how much of the differences can be believed.

        All are looked at twice, with the same random numbers for all. What both looks agree on is no noise.
        """
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
        """What a position is worth, to the eyes of a seat or of a spectator."""
        view = self.match.look(state, viewer)
        found = self.evaluator.search(
            view, iterations or self.depth.turn, seed=self.seed, stream=self._stream(index, _ROOT)
        )
        return self.chances(found.whole.values)

    def opening(self) -> Values:
        """What everybody could expect before the first step."""
        return self.value(-1, self.match.steps[0].before, SPECTATOR if self.spectators_only else 0)

    def result(self, state: Record) -> Values:
        """What the end of a match is worth to each seat."""
        out = np.zeros(self.match.players)
        self.match.game.kernels.utility(state, self.match.box, out)
        return tuple(out.tolist())

    @cached_property
    def calibration(self) -> Calibration:
        """What is known about the chances that the search tells."""
        return calibration_of(self.evaluator.parameters.judge, self.match.players, self.depth.name)

    def chances(self, values: Values, decider: int | None = None) -> Values:
        """Values of a search as chances to win, which add up to as many wins as there are.

        `decider` is the seat that was to decide where the search began, and through whose eyes it saw.
        """
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
