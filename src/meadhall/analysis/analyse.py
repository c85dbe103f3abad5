"""Analysing a match: every turn is looked at, on as many threads as there are cores, and all of it is added up."""

import os
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextvars import copy_context
from dataclasses import dataclass, replace
from functools import cached_property

import numpy as np

from meadhall.analysis.accounts import Accounts, Look, book
from meadhall.analysis.depth import USUAL, depth_of
from meadhall.analysis.marks import MARKS, accuracy_of, mark_of
from meadhall.analysis.model import AnalysedStep, AnalysedTurn, Analysis, SeatAnalysis, TurnChoice, Values
from meadhall.analysis.study import ChanceFound, Study
from meadhall.analysis.told import say
from meadhall.analysis.turning import Storyteller
from meadhall.analysis.turns import Stretch, TurnSpan, stretches_of, turns_of
from meadhall.core.errors import MeadhallError
from meadhall.core.match import Match

Progress = Callable[[int], None]
"""Is told how many more positions were looked at, of one more than there are steps. What it raises ends it all."""


class AnalysisError(MeadhallError):
    """There is nothing to analyse."""


@dataclass
class MatchFindings:
    """The findings about the parts of a match, by the numbers of steps."""

    opening: Values
    stretches: dict[int, Stretch]  # by their first steps, as `choices` and `seen`
    choices: dict[int, TurnChoice]
    seen: dict[int, Values]  # what a spectator thought, where only that may be told
    secrets: dict[int, Values]  # what came out in a stretch, by its last step
    chance: dict[int, ChanceFound]

    @cached_property
    def ended(self) -> dict[int, TurnChoice]:
        """The choices by their last steps."""
        return {choice.last: choice for choice in self.choices.values()}


def analyse(
    match: Match, *, depth: str | int = USUAL, jobs: int | None = None, seed: int = 0, words: bool = True,
    progress: Progress | None = None,
) -> Analysis:  # fmt: skip
    """Analyse a match: who played how well, who had how much luck, and what decided it.

    `depth` is a level of the hall, "quick", or a number of iterations. It takes as many threads as there are cores, or
    `jobs`; the result is the same. Of a match that is not over it tells what a spectator may know. Without `words`
    there are numbers only, no sentences, in much less time.

    >>> import meadhall
    >>> from meadhall.core.rng import new_rng
    >>> match = meadhall.game("hagar").start(players=2, seed=7)
    >>> match.wander(1000, new_rng(1))
    >>> seat = analyse(match, depth="quick").seats[0]
    >>> abs(seat.start + seat.luck + seat.own + seat.others + seat.uncertainty - seat.result) < 1e-9
    True
    """
    looked = depth_of(match.game, depth)
    if not match.steps:
        raise AnalysisError(say("nothing-happened"))
    study = Study(match, looked, seed, words)
    found = _look_at_all(study, jobs or os.cpu_count() or 1, progress)
    accounts = _booked(study, found)
    story = Storyteller(study)
    steps = tuple(_step(story, found, accounts, number) for number in range(len(match.steps)))
    turns = tuple(
        _turn(story, steps, number, span) for number, span in enumerate(turns_of(match, list(found.stretches.values())))
    )
    end = tuple(accounts.chances[-1].tolist())
    return Analysis(
        game=match.game.name,
        title=match.game.title,
        depth=looked,
        over=match.over,
        knowledge="spectator" if study.spectators_only else "all",
        steps=steps,
        turns=turns,
        end=end,
        seats=tuple(_seat(story, seat, steps, turns, end) for seat in range(match.players)),
    )


# --- Looking ----------------------------------------------------------------------------------------------------------


def _look_at_all(study: Study, jobs: int, progress: Progress | None) -> MatchFindings:
    """Look at all parts of a match, several at a time: the search lets go of Python's lock while it works."""
    match = study.match
    stretches = {stretch.first: stretch for stretch in stretches_of(match)}
    chances = [number for number, step in enumerate(match.steps) if step.who < 0]
    found = MatchFindings(study.opening(), stretches, {}, {}, {}, {})
    mine = threading.local()

    def look(number: int) -> int:
        if not hasattr(mine, "study"):  # a search has room for one thread
            mine.study = replace(study)
        if number not in stretches:
            if (chance := mine.study.chance(number)) is not None:
                found.chance[number] = chance
            return 1
        stretch = stretches[number]
        if study.spectators_only:
            found.seen[number] = mine.study.value(number, match.steps[number].before)
        else:
            if (choice := mine.study.look(stretch)) is not None:
                found.choices[number] = choice
            found.secrets[stretch.last] = mine.study.secrets(stretch)
        return stretch.last - stretch.first + 1

    tell = progress or (lambda count: None)
    tell(1)  # the opening
    parts = sorted([*stretches, *chances])
    if jobs == 1:
        for number in parts:
            tell(look(number))
        return found
    with ThreadPoolExecutor(jobs) as pool:
        waiting = [pool.submit(copy_context().run, look, number) for number in parts]  # with its language
        try:
            for done in as_completed(waiting):
                tell(done.result())
        except BaseException:
            pool.shutdown(wait=True, cancel_futures=True)
            raise
    return found


def _booked(study: Study, found: MatchFindings) -> Accounts:
    """Add up what was found."""
    match = study.match
    looks = {number: Look(None, seen, found.stretches[number].last) for number, seen in found.seen.items()}
    changes = np.zeros((len(match.steps), match.players))
    for number, choice in found.choices.items():
        looks[number] = Look(choice.seat, choice.chances, choice.last)
        changes[choice.last] += choice.change
    for number, secrets in found.secrets.items():
        changes[number] += secrets
    for number, chance in found.chance.items():
        changes[number] += chance.luck
    result = study.result(match.state) if match.over else None
    return book(found.opening, looks, changes, result, secrets=match.game.secrets, wins=study.wins)


# --- Telling ----------------------------------------------------------------------------------------------------------


def _step(story: Storyteller, found: MatchFindings, accounts: Accounts, number: int) -> AnalysedStep:
    match, step = story.match, story.match.steps[number]
    nothing = (0.0,) * match.players
    chance, ended = found.chance.get(number), found.ended.get(number)
    return AnalysedStep(
        number=number,
        seat=step.who if step.who >= 0 else None,
        action=match.game.actions.text(step.number) if story.may_be_known(number) else None,
        words=story.words(number),
        chances=tuple(accounts.chances[number].tolist()),
        band=float(accounts.band[number]),
        chance=chance.luck if chance else nothing,
        secrets=found.secrets.get(number, nothing),
        decision=ended.change if ended else nothing,
        uncertainty=tuple(accounts.uncertainty[number].tolist()),
        error=chance.error if chance else 0.0,
        outcomes=chance.outcomes if chance else (),
        choice=found.choices.get(number),
    )


def _turn(story: Storyteller, steps: Sequence[AnalysedStep], number: int, span: TurnSpan) -> AnalysedTurn:
    choices = [choice for step in steps[span.first : span.last + 1] if (choice := step.choice) is not None]
    loss = float(sum(choice.loss for choice in choices))
    mattered = any(choice.mark is not None for choice in choices)
    return AnalysedTurn(
        number=number,
        seat=span.seat,
        first=span.first,
        last=span.last,
        loss=loss,
        mark=mark_of(loss, mattered=mattered) if choices else None,
        words=story.turn(steps[span.first : span.last + 1]),
        choices=tuple(choice.first for choice in choices),
    )


def _seat(
    story: Storyteller, seat: int, steps: Sequence[AnalysedStep], turns: Sequence[AnalysedTurn], end: Values
) -> SeatAnalysis:
    own_turns = [turn for turn in turns if turn.seat == seat]
    owner = {number: turn.seat for turn in turns for number in range(turn.first, turn.last + 1)}
    mattered = [turn for turn in own_turns if turn.mark is not None]
    choices = [step.choice for step in steps if step.choice is not None and step.choice.seat == seat]

    def total(part: str, *, own: bool | None = None) -> float:
        some = [step for step in steps if own is None or (owner[step.number] == seat) is own]
        return float(sum(getattr(step, part)[seat] for step in some))

    start, own, others = steps[0].chances[seat], total("decision", own=True), total("decision", own=False)
    chance, secrets = total("chance"), total("secrets")
    return SeatAnalysis(
        name=story.match.names[seat],
        start=start,
        result=end[seat],
        luck=chance + secrets,
        chance=chance,
        secrets=secrets,
        own=own,
        others=others,
        uncertainty=total("uncertainty"),
        adjusted=start + own + others,
        accuracy=accuracy_of((choice.stake, choice.loss) for choice in choices if choice.mark is not None),
        turns=len(mattered),
        marks={mark: sum(turn.mark == mark for turn in mattered) for mark in MARKS},
        points_left=sum(choice.points_left for choice in choices) if story.match.game.has_points else None,
        turning_points=story.turning_points(steps, turns, seat),
    )
