"""Looking at single positions of a match: what a decision cost, what an outcome of chance brought.

Each position is looked at by itself, with chance of its own that follows from its number, so that they can be shared
out in any order. A decision is judged from the view of who decides, and from nothing else.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

import numpy as np

from meadhall.analysis.calibration import Calibration, calibrated, calibration_of, chances_of
from meadhall.analysis.depth import Depth
from meadhall.analysis.findings import ChanceFound, Continuation, DecisionFound, Finding, OpeningFound, Option, Outcome
from meadhall.analysis.findings import Values as Values
from meadhall.bots.reasons import reasons
from meadhall.bots.search.evaluator import Evaluator, Found, SearchedPosition
from meadhall.bots.search.lines import main_line
from meadhall.bots.search.parameters import parameters_for
from meadhall.core.constants import CHANCE, OVER, SPECTATOR
from meadhall.core.game import TO_THE_END, View
from meadhall.core.match import Match, Step
from meadhall.core.record import Record, copy
from meadhall.core.rng import choose, new_rng

OPENING = -1
"""Instead of the number of a step: what everybody could expect before the first one."""
SUSPECT = 0.03
"""A loss from here on is looked at again, before anybody is told of it."""
EQUAL = 0.02
"""Where all that was tried lies so close together, it hardly mattered what was played."""
TOLD = 0.01
"""Of chance that brought more than this to somebody it is told what else might have been drawn."""
_OTHERS = 3  # further actions that are told
_STREAMS = 16  # of random numbers, for each step
_ROOT, _FOCUS, _CHECK, _SAMPLE, _OUTCOME, _AGAIN = range(6)


@dataclass(frozen=True)
class Study:
    """A match that is looked at, and how deeply."""

    match: Match
    depth: Depth
    seed: int = 0
    words: bool = True
    """Whether lines and reasons are told: finding words for them takes longer than the search."""

    @cached_property
    def evaluator(self) -> Evaluator:
        """Who searches. It counts nothing but winning, so that values are chances."""
        parameters = replace(parameters_for(self.match.game), lead_weight=0.0)
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

    def look(self, index: int) -> Finding:
        """What there is to find out about a step; None where there was nothing to decide."""
        if index == OPENING:
            return self._opening()
        step = self.match.steps[index]
        if step.who == CHANCE:
            return self._chance(index, step)
        if self.spectators_only:
            return OpeningFound(self.spectators_chances(index, step.before))
        return self.judge(index, step.before, step.who, step.number)

    # --- Decisions ----------------------------------------------------------------------------------------------------

    def judge(self, index: int, state: bytes, seat: int, played: int) -> DecisionFound | None:
        """What it costs a seat to play an action in a state, judged from its view; None if it has no choice."""
        game = self.match.game
        view = game.hidden(game.state.from_bytes(state), self.match.box, seat, self.match.names)
        legal = view.legal
        if len(legal) == 1:
            return None
        iterations = self.depth.decision
        candidates = self.evaluator.candidates(view, self.seed, self._stream(index, _SAMPLE))
        root = self._search(view, iterations, index, _ROOT, candidates)
        best, trees = root.best, {root.best: root, played: root}
        found = dict(root.by_action)
        if self._worse(root, best, played, seat):
            for action in (best, played):
                trees[action] = self._search(view, iterations, index, _FOCUS, [action])
            gap = trees[best].whole.values[seat] - trees[played].whole.values[seat]
            if self.depth.checks and gap >= SUSPECT:
                for action in (best, played):
                    trees[action] = self._search(view, self.depth.checks * iterations, index, _CHECK, [action])
            found |= {action: trees[action].whole for action in (best, played)}
        elif played not in found:
            trees[played] = self._search(view, max(1, iterations // 4), index, _FOCUS, [played])
            found[played] = trees[played].whole
        told = {action: self._chances(one.values, seat) for action, one in found.items()}
        change = tuple(after - before for after, before in zip(told[played], told[best], strict=True))
        if change[seat] >= 0:  # what was played is at least as good
            change = (0.0,) * len(change)
        why = None
        if change[seat] <= -SUSPECT and self.depth.checks and self.words:
            why = reasons(view, (best, trees[best].nodes), (played, trees[played].nodes), seed=index)
        others = [action for action in root.by_action if action not in (best, played)]
        tried = [action for action in others if found[action].visits >= max(3, iterations // 50)]
        tried.sort(key=lambda action: (-told[action][seat], action))
        return DecisionFound(
            chances=self._chances(root.by_action[best].values, seat),
            played=self._option(view, played, found, told, trees.get(played)),
            best=self._option(view, best, found, told, trees.get(best)),
            others=tuple(self._option(view, action, found, told, None) for action in tried[:_OTHERS]),
            legal=len(legal),
            change=change,
            equal=self._all_equal(root, len(legal), seat),
            reasons=why,
        )

    def _worse(self, root: SearchedPosition, best: int, played: int, seat: int) -> bool:
        """Whether what was played may be worse than the best by enough to look at both once more."""
        if played == best:
            return False
        found = root.by_action.get(played)
        if found is None or found.visits < self.depth.decision // 8:
            return True
        return root.by_action[best].values[seat] - found.values[seat] > SUSPECT / 3

    def _all_equal(self, root: SearchedPosition, legal: int, seat: int) -> bool:
        """Whether all that was tried lies close together, and most was tried."""
        tried = [one.values[seat] for one in root.by_action.values() if one.visits >= max(5, self.depth.decision // 50)]
        return 2 * len(tried) > legal and max(tried) - min(tried) <= EQUAL

    def _option(
        self, view: View[Any, Any], action: int, found: dict[int, Found], told: dict[int, Values],
        tree: SearchedPosition | None,
    ) -> Option:  # fmt: skip
        game, told_line = view.game, self.depth.checks and self.words
        line = main_line(view, tree.nodes, action, seed=self.seed)[1:] if tree and told_line else []
        return Option(
            action=game.actions.text(action),
            words=game.words.action(view, action) if self.words else "",
            chances=told[action],
            visits=found[action].visits,
            line=tuple(
                Continuation(one.who if one.who >= 0 else None, game.actions.text(one.action), one.words)
                for one in line
                if one.words
            ),
        )

    def options(self, index: int, view: View[Any, Any], most: int) -> tuple[Values, tuple[Option, ...]]:
        """What the viewer, who is to decide, can expect, and its best few actions."""
        candidates = self.evaluator.candidates(view, self.seed, self._stream(index, _SAMPLE))
        root = self._search(view, self.depth.decision, index, _ROOT, candidates)
        told = {action: self._chances(one.values, view.seat) for action, one in root.by_action.items()}
        some = list(root.by_action)[:most]
        return told[root.best], tuple(self._option(view, action, root.by_action, told, root) for action in some)

    def worth(self, index: int, view: View[Any, Any], action: int, iterations: int) -> Values:
        """Each seat's chance if the viewer, who is to decide, plays an action. All get the same random numbers."""
        return self._chances(self._search(view, iterations, index, _CHECK, [action]).whole.values, view.seat)

    def spectators_chances(self, index: int, state: bytes) -> Values:
        """What a spectator thinks of everybody's chances."""
        return self._value(state, SPECTATOR, self.depth.decision, index, _ROOT)

    # --- Chance -------------------------------------------------------------------------------------------------------

    def _chance(self, index: int, step: Step) -> ChanceFound | None:
        """The luck of an outcome: what was drawn, and what might have been, looked at through the same eyes."""
        game, box = self.match.game, self.match.box
        before = game.state.from_bytes(step.before)
        odds = game.odds(before, box)
        viewer = self._viewer(before, [outcome for outcome, _ in odds])
        if len(odds) == 1 or viewer is None:
            return None
        exact = len(odds) <= self.depth.most
        drawn = [outcome for outcome, _ in odds] if exact else self._drawn(odds, index)
        each = max(self.depth.least, self.depth.chance // min(len(odds), self.depth.most))
        worth, believed = self._worth(before, {*drawn, step.number}, viewer, each, index)
        weights = dict(odds)
        shares = np.array([weights[outcome] if exact else 1 for outcome in drawn], np.float64)
        shares /= shares.sum()
        values = np.array([worth[outcome] for outcome in drawn])
        mean = shares @ values
        spread = shares @ (values - mean) ** 2
        luck = believed * (np.array(worth[step.number]) - mean)
        error = 0.0 if exact else float(np.sqrt(spread.max() / len(drawn)))
        matters = float(np.abs(luck).max()) >= TOLD
        looked_at = {outcome: worth[outcome] for outcome in sorted(set(drawn)) if matters}
        return ChanceFound(
            luck=tuple(luck.tolist()),
            error=error,
            outcomes=tuple(
                Outcome(game.actions.text(outcome), weights[outcome], value) for outcome, value in looked_at.items()
            ),
        )

    def _worth(
        self, before: Record, outcomes: set[int], viewer: int, iterations: int, index: int
    ) -> tuple[dict[int, Values], float]:
        """What each outcome is worth, and how much of the differences can be believed, from 0 to 1.

        All are looked at twice, with the same random numbers for all. What both looks agree on is no noise.
        """
        game, box = self.match.game, self.match.box
        looks: list[list[Values]] = []
        numbers = sorted(outcomes)
        for outcome in numbers:
            after = copy(before)
            game.kernels.step(after, box, outcome)
            if game.kernels.to_move(after, box) == OVER:
                looks.append([self.result(after)] * 2)
                continue
            view = game.hidden(after, box, viewer, self.match.names)
            streams = self._stream(index, _OUTCOME), self._stream(index, _AGAIN)
            found = [
                self.evaluator.search(view, max(1, iterations // 2), seed=self.seed, stream=stream).whole.values
                for stream in streams
            ]
            looks.append([self._chances(values) for values in found])
        both = np.array(looks)  # by outcome, look and seat
        mean = both.mean(axis=1)
        apart, apart_again = both[:, 0] - both[:, 0].mean(axis=0), both[:, 1] - both[:, 1].mean(axis=0)
        total = float(((mean - mean.mean(axis=0)) ** 2).sum())
        agreed = float((apart * apart_again).sum())
        believed = min(1.0, max(0.0, agreed / total)) if total > 0 else 1.0
        return {outcome: tuple(values.tolist()) for outcome, values in zip(numbers, mean, strict=True)}, believed

    def _viewer(self, before: Record, outcomes: Sequence[int]) -> int | None:
        """Through whose eyes all outcomes are looked at: it must see them, and may not depend on which one falls."""
        game, box = self.match.game, self.match.box
        if not game.secrets:
            return 0
        if self.spectators_only:
            sees = all(game.kernels.seen(before, box, outcome, SPECTATOR) for outcome in outcomes)
            return SPECTATOR if sees else None
        for seat in range(self.match.players):
            if all(game.kernels.seen(before, box, outcome, seat) for outcome in outcomes):
                return seat
        return None

    def _drawn(self, odds: Sequence[tuple[int, int]], index: int) -> list[int]:
        """So many outcomes as are looked at, drawn by their odds."""
        rng = new_rng(self.seed, self._stream(index, _SAMPLE))
        weights = np.array([weight for _, weight in odds], np.int64)
        return [odds[int(choose(rng, weights, len(weights)))][0] for _ in range(self.depth.most)]

    # --- Positions ----------------------------------------------------------------------------------------------------

    def _opening(self) -> OpeningFound:
        steps = self.match.steps
        start = steps[0].before if steps else None
        if start is None:
            return OpeningFound((0.0,) * self.match.players)
        viewer = SPECTATOR if self.spectators_only else 0
        return OpeningFound(self._value(start, viewer, 4 * self.depth.decision, 0, _CHECK))

    def _value(self, state: bytes, viewer: int, iterations: int, index: int, part: int) -> Values:
        """What a position is worth, to the eyes of a seat or of a spectator."""
        game = self.match.game
        view = game.hidden(game.state.from_bytes(state), self.match.box, viewer, self.match.names)
        found = self.evaluator.search(view, iterations, seed=self.seed, stream=self._stream(index, part))
        return self._chances(found.whole.values)

    def _search(
        self, view: View[Any, Any], iterations: int, index: int, part: int, only: Sequence[int]
    ) -> SearchedPosition:
        return self.evaluator.search(
            view, iterations, only=only, seed=self.seed, stream=self._stream(index, part), keep=True
        )

    def result(self, state: Record) -> Values:
        """What the end of a match is worth to each seat."""
        out = np.zeros(self.match.players)
        self.match.game.kernels.utility(state, self.match.box, out)
        return tuple(out.tolist())

    @cached_property
    def calibration(self) -> Calibration:
        """What is known about the chances that the search tells."""
        return calibration_of(self.evaluator.parameters.judge, self.match.players, self.depth.name)

    def _chances(self, values: Values, decider: int | None = None) -> Values:
        """Values of a search as chances to win, which add up to as many wins as there are.

        `decider` is who was to decide where it began, and through whose eyes.
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
            if others > 0:  # who loses by it, loses to the others, by their shares
                share = (others + before - found[decider]) / others
                found = [one if seat == decider else min(1.0, one * share) for seat, one in enumerate(found)]
        return tuple(found)

    @staticmethod
    def _stream(index: int, part: int) -> int:
        """A stream of random numbers for each step and each part of looking at it."""
        return (index + 1) * _STREAMS + part
