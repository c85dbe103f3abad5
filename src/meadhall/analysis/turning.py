"""Turns in words: their events, and the three that changed most for a seat, with the fact that did it.

A fact that somebody chose, or that chance drew, is told rather than one that had to come; one that changes points, or
is told as a fight, rather than one that does not. Where a turn mattered for what was not done in it, that is told.
"""

from collections.abc import Container, Sequence
from typing import Literal, NamedTuple

from msgspec.structs import replace

from meadhall.analysis.model import AnalysedStep, AnalysedTurn, TurnChoice, TurningPoint
from meadhall.analysis.study import Study
from meadhall.analysis.told import missed, say
from meadhall.core.constants import OVER, SPECTATOR
from meadhall.core.contract import Event
from meadhall.core.language import ENGLISH, speaking

MOST = 3
_LEAST = 0.03  # a turn that changed less is no turning point
_SENTENCES = 2
_TELLING = {"fought": 2.0, "scored": 2.0, "flipped": 1.0, "taken": 1.0, "laid": 0.6, "moved": 0.5, "rolled": 0.5}
_MOVED = 20.0  # how much a change of the judge's mind by a whole win counts beside that
_FORCED = 0.05  # what nobody chose counts so little


class ToldFact(NamedTuple):
    """A fact of a step, in words."""

    step: int
    words: str
    weight: float  # how telling it is by itself


class Storyteller:
    """Tells what happened in a match that was studied."""

    def __init__(self, study: Study) -> None:
        self.study, self.match = study, study.match
        self._events: dict[int, Event | None] = {}

    def may_be_known(self, number: int) -> bool:
        """Whether it may be told which action or outcome a step was."""
        return not self.study.spectators_only or self._saw(number, SPECTATOR)

    def _saw(self, number: int, seat: int) -> bool:
        step = self.match.steps[number]
        before = self.match.game.state.from_bytes(step.before)
        return bool(self.match.game.kernels.seen(before, self.match.box, step.number, seat))

    def _teller(self, number: int) -> int:
        """The viewer who tells a step: the seat that decided, or the first that saw it; a spectator if secrets last."""
        who = self.match.steps[number].who
        if self.study.spectators_only or (who < 0 and not self.match.game.secrets):
            return SPECTATOR
        if who >= 0:
            return who
        return next((seat for seat in range(self.match.players) if self._saw(number, seat)), SPECTATOR)

    def event(self, number: int) -> Event | None:
        """The events of a step in words; None where there is nothing to tell."""
        if self.study.words and number not in self._events:
            self._events[number] = self.match.event(number, self._teller(number))
        return self._events.get(number)

    def words(self, number: int) -> str:
        """A step in words; nothing where there is nothing to tell."""
        event = self.event(number)
        return event.text if event else ""

    def _facts(self, steps: Sequence[AnalysedStep], usual: Container[str | None] = ()) -> list[ToldFact]:
        """The facts of a turn. Those of steps that nobody chose weigh little, and those of usual actions."""
        if not self.study.words:
            return []
        game, facts = self.match.game, self.match.game.facts
        found = []
        for step in steps:
            event = self.event(step.number)
            if event is None:
                continue
            after = self.match.look(self.match.state_after(step.number + 1), self._teller(step.number))
            weight = _FORCED if self.is_forced(step.number) or step.action in usual else 1.0
            taken = self.match.steps[step.number]
            for told in game.heard(taken.before, self.match.box, taken.number):
                kind = facts.declared[facts.named(told[0])].shown
                if kind is not None:
                    words = game.words.tell(after, facts.seen(told, after.seat))
                    found.append(ToldFact(step.number, words, weight * (0.1 + _TELLING.get(kind, 0.0))))
        return found

    @staticmethod
    def _in_every_plan(steps: Sequence[AnalysedStep]) -> set[str]:
        """The actions of a turn that are in every plan that was compared: income, or the end of the turn."""
        usual: set[str] = set()
        for step in steps:
            if step.choice is not None:
                plans = [set(plan.actions) for plan in (step.choice.best, *step.choice.others, step.choice.played)]
                usual |= set.intersection(*plans)
        return usual

    def is_forced(self, number: int) -> bool:
        """Whether a step could not have been another one."""
        game, step = self.match.game, self.match.steps[number]
        state = game.state.from_bytes(step.before)
        return len(game.odds(state, self.match.box) if step.who < 0 else game.legal(state, self.match.box)) == 1

    def turn(self, steps: Sequence[AnalysedStep]) -> str:
        """The events of a turn: the one or two facts that tell most, in their order."""
        if not self.study.words:
            return ""
        facts = self._facts(steps)
        most = sorted(range(len(facts)), key=lambda place: -facts[place].weight)[:_SENTENCES]
        return " ".join(facts[place].words for place in sorted(most)) or self._plainly(steps)

    def _plainly(self, steps: Sequence[AnalysedStep]) -> str:
        """A turn of which the game tells nothing."""
        decided = next((step for step in steps if step.seat is not None and step.action is not None), None)
        if decided is not None and decided.seat is not None:
            return say("decided", name=self.match.names[decided.seat], action=decided.action)
        drawn = next((step for step in steps if step.action is not None), None)
        return say("drawn", outcome=drawn.action) if drawn is not None else say("unseen")

    def retold(
        self, point: TurningPoint, turn: AnalysedTurn, english: Sequence[AnalysedStep], steps: Sequence[AnalysedStep]
    ) -> TurningPoint:
        """A turning point that was told in English, in the language that is spoken now."""
        facts = self._facts(steps)
        with speaking(ENGLISH):
            told, whole = [fact.words for fact in self._facts(english)], self.turn(english)
            mistake = next((missed(choice) for choice in _choices(english) if choice.parts_at == point.at), "")
        if point.words == mistake:
            return replace(point, words=next(missed(each) for each in _choices(steps) if each.parts_at == point.at))
        if point.words != whole:
            same = [(told[place] == point.words, fact.weight, fact.words) for place, fact in enumerate(facts)
                    if fact.step + 1 == point.at]  # fmt: skip
            if same:
                return replace(point, words=max(same)[-1])
        return replace(point, words=turn.words)

    # --- Turning points -----------------------------------------------------------------------------------------------

    def turning_points(
        self, steps: Sequence[AnalysedStep], turns: Sequence[AnalysedTurn], seat: int
    ) -> tuple[TurningPoint, ...]:
        """Up to three turns that changed most for a seat, in the order in which they came."""
        changes = {turn.number: self._change(steps[turn.first : turn.last + 1], seat) for turn in turns}
        most = sorted(turns, key=lambda turn: -abs(changes[turn.number]))[:MOST]
        return tuple(
            self._turning_point(steps[turn.first : turn.last + 1], turn, seat, changes[turn.number])
            for turn in sorted(most, key=lambda turn: turn.number)
            if abs(changes[turn.number]) >= _LEAST
        )

    @staticmethod
    def _change(steps: Sequence[AnalysedStep], seat: int) -> float:
        return sum(
            step.chance[seat] + step.secrets[seat] + step.decision[seat] + step.uncertainty[seat] for step in steps
        )

    def _turning_point(
        self, steps: Sequence[AnalysedStep], turn: AnalysedTurn, seat: int, change: float
    ) -> TurningPoint:
        luck = sum(step.chance[seat] + step.secrets[seat] for step in steps)
        by_luck = turn.seat is None or (luck * change > 0 and abs(luck) > abs(change) / 2)
        kind: Literal["luck", "own", "other"] = "luck" if by_luck else "own" if turn.seat == seat else "other"
        worst = max(_choices(steps), key=lambda choice: choice.loss, default=None)
        if worst is not None and worst.wrong and not by_luck and 2 * worst.change[seat] / change > 1:
            return TurningPoint(turn.number, worst.parts_at, kind, change, missed(worst) if self.study.words else "")
        moved, facts = self._moved(steps, seat), self._facts(steps, self._in_every_plan(steps))
        if by_luck and facts:
            gains = {step.number: change * (step.chance[seat] + step.secrets[seat]) for step in steps}
            luckiest = max(facts, key=lambda fact: gains[fact.step]).step
            facts = [fact for fact in facts if fact.step == luckiest]
        elif not by_luck:
            facts = [fact for fact in facts if self.match.steps[fact.step].who >= 0] or facts
        last = ToldFact(steps[-1].number, turn.words or self._plainly(steps), 0.0)
        most = max(facts, key=lambda fact: fact.weight * (1 + _MOVED * moved[fact.step]), default=last)
        return TurningPoint(
            turn=turn.number,
            at=most.step + 1,
            kind=kind,
            change=change,
            words=most.words,
        )

    def _moved(self, steps: Sequence[AnalysedStep], seat: int) -> dict[int, float]:
        """By how much the judge changes its mind with each step of a turn, at a glance and with all cards open."""
        game, values = self.match.game, list[float]()
        if not self.study.words or self.study.spectators_only:
            return {step.number: 0.0 for step in steps}
        states = [self.match.state_after(number) for number in range(steps[0].number, steps[-1].number + 2)]
        for state in states:
            record = game.state.from_bytes(state)
            if game.kernels.to_move(record, self.match.box) == OVER:
                values.append(self.study.result(record)[seat])
            else:
                values.append(self.study.value(0, state, seat, 16)[seat])
        return {step.number: abs(values[place + 1] - values[place]) for place, step in enumerate(steps)}


def _choices(steps: Sequence[AnalysedStep]) -> list[TurnChoice]:
    """The choices of a turn, by its steps."""
    return [step.choice for step in steps if step.choice is not None]
