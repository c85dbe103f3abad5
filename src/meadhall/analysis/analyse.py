"""Analysing a match: every position is looked at, on as many threads as there are cores, and all of it is added up."""

import os
import threading
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import replace

from meadhall.analysis.accounts import Booked, book
from meadhall.analysis.depth import USUAL, depth_of, within
from meadhall.analysis.findings import ChanceFound, DecisionFound, Finding, OpeningFound, Values
from meadhall.analysis.marks import MARKS, accuracy_of, mark_of
from meadhall.analysis.model import AnalysedStep, Analysis, Choice, SeatAnalysis
from meadhall.analysis.study import OPENING, SUSPECT, Study
from meadhall.analysis.turning import turning_points
from meadhall.analysis.turns import as_meant
from meadhall.core.constants import CHANCE, SPECTATOR
from meadhall.core.errors import MeadhallError
from meadhall.core.foresight import foreseen
from meadhall.core.match import Match, Step

SAY = {"better": "Better: {best}. It wins about {wins:.0f} games in 100, what was played {instead:.0f}."}

Progress = Callable[[int], None]
"""Is told how many more positions were looked at, of one more than there are steps. What it raises ends it all."""


class AnalysisError(MeadhallError):
    """There is nothing to analyse."""


def analyse(
    match: Match, *, depth: str | int = USUAL, jobs: int | None = None, seed: int = 0, words: bool = True,
    progress: Progress | None = None,
) -> Analysis:  # fmt: skip
    """Analyse a match: who played how well, who had how much luck, and what decided it.

    `depth` is a level of the hall, "quick", or a number of iterations. It takes as many threads as there are cores, or
    `jobs`; the result is the same. Of a match that is not over it tells what a spectator may know. Without `words`
    there are numbers only, no sentences and no lines, in a fifth of the time.

    >>> import meadhall
    >>> from meadhall.core.rng import new_rng
    >>> match = meadhall.game("hagar").start(players=2, seed=7)
    >>> match.wander(1000, new_rng(1))
    >>> found = analyse(match, depth="quick")
    >>> seat = found.seats[0]
    >>> abs(seat.start + seat.luck + seat.own + seat.others - seat.result) < 1e-9
    True
    """
    looked = within(depth_of(match.game, depth), sum(step.who == CHANCE for step in match.steps))
    if not match.steps:
        raise AnalysisError("nothing has happened in this match yet")
    study = Study(match, looked, seed, words)
    found = _look_at_all(study, [OPENING, *range(len(match.steps))], jobs or os.cpu_count() or 1, progress)
    opening = found.pop(OPENING)
    assert isinstance(opening, OpeningFound)
    movers = [step.who for step in match.steps]
    result = study.result(match.state) if match.over else None
    findings = as_meant(
        [found.get(index) for index in range(len(match.steps))],
        movers,
        result,
        lambda index: foreseen(match, match.steps[index]),
    )
    booked, end = book(opening.chances, findings, movers, result, secrets=match.game.secrets)
    steps = tuple(_steps(study, findings, booked))
    return Analysis(
        game=match.game.name,
        title=match.game.title,
        depth=looked,
        over=match.over,
        knowledge="spectator" if study.spectators_only else "all",
        steps=steps,
        end=end,
        seats=tuple(_seat(match, seat, steps, end) for seat in range(match.players)),
    )


def _look_at_all(study: Study, indices: Sequence[int], jobs: int, progress: Progress | None) -> dict[int, Finding]:
    """Look at positions, several at a time: the search lets go of Python's lock while it works."""
    found: dict[int, Finding] = {}
    if jobs == 1:
        for index in indices:
            found[index] = study.look(index)
            if progress:
                progress(1)
        return found
    mine = threading.local()

    def look(some: Sequence[int]) -> list[tuple[int, Finding]]:
        if not hasattr(mine, "study"):  # a search has room for one thread
            mine.study = replace(study)
        return [(index, mine.study.look(index)) for index in some]

    with ThreadPoolExecutor(jobs) as pool:
        size = 4
        waiting = [pool.submit(look, indices[i : i + size]) for i in range(0, len(indices), size)]
        try:
            for done in as_completed(waiting):
                found.update(done.result())
                if progress:
                    progress(len(done.result()))
        except BaseException:
            pool.shutdown(wait=True, cancel_futures=True)
            raise
    return found


# --- Telling it -------------------------------------------------------------------------------------------------------


def _steps(study: Study, findings: Sequence[Finding], booked: Sequence[Booked]) -> Iterable[AnalysedStep]:
    match, spectators_only = study.match, study.spectators_only
    for number, (step, finding, account) in enumerate(zip(match.steps, findings, booked, strict=True)):
        who = step.who if step.who >= 0 else None
        viewer = SPECTATOR if spectators_only else _teller(match, step)
        known = not spectators_only or _saw(match, step, SPECTATOR)
        event = match.event(number, viewer) if study.words else None
        chance = finding if isinstance(finding, ChanceFound) else None
        yield AnalysedStep(
            number=number,
            seat=who,
            action=match.game.actions.text(step.number) if known else None,
            words=event.text if event else "",
            chances=account.chances,
            chance=account.chance,
            hidden=account.hidden,
            decision=account.decision,
            error=chance.error if chance else 0.0,
            outcomes=chance.outcomes if chance else (),
            choice=choice_of(step.who, finding) if isinstance(finding, DecisionFound) else None,
        )


def _saw(match: Match, step: Step, seat: int) -> bool:
    before = match.game.state.from_bytes(step.before)
    return bool(match.game.kernels.seen(before, match.box, step.number, seat))


def _teller(match: Match, step: Step) -> int:
    """Who tells a step of a match that is over: who decided, or the first who saw what was drawn."""
    if step.who >= 0 or not match.game.secrets:
        return step.who if step.who >= 0 else SPECTATOR
    return next((seat for seat in range(match.players) if _saw(match, step, seat)), SPECTATOR)


def choice_of(seat: int, found: DecisionFound) -> Choice:
    """A decision as it is told."""
    loss = max(0.0, -found.change[seat])
    best = found.played.action == found.best.action
    return Choice(
        seat=seat,
        chances=found.chances,
        legal=found.legal,
        loss=loss,
        mark=mark_of(loss, best=best, equal=found.equal),
        played=found.played,
        best=found.best,
        others=found.others,
        why=_why(found, seat, loss),
    )


def _why(found: DecisionFound, seat: int, loss: float) -> str:
    """What speaks against a decision; nothing where little was lost."""
    if found.reasons is None or loss < SUSPECT:
        return ""
    wins, instead = 100 * found.best.chances[seat], 100 * found.played.chances[seat]
    better = SAY["better"].format(best=found.best.words, wins=wins, instead=instead)
    return f"{better} {found.reasons}".rstrip()


def _seat(match: Match, seat: int, steps: Sequence[AnalysedStep], end: Values) -> SeatAnalysis:
    chance, hidden = sum(step.chance[seat] for step in steps), sum(step.hidden[seat] for step in steps)
    own = sum(step.decision[seat] for step in steps if step.seat == seat)
    others = sum(step.decision[seat] for step in steps if step.seat != seat)
    choices = [step.choice for step in steps if step.choice is not None and step.choice.seat == seat]
    mattered = [choice for choice in choices if choice.mark is not None]
    return SeatAnalysis(
        name=match.names[seat],
        start=steps[0].chances[seat],
        result=end[seat],
        luck=chance + hidden,
        chance=chance,
        hidden=hidden,
        own=own,
        others=others,
        adjusted=end[seat] - chance - hidden,
        accuracy=accuracy_of(choice.loss for choice in mattered),
        decisions=len(mattered),
        marks={mark: sum(choice.mark == mark for choice in mattered) for mark in MARKS},
        turning_points=tuple(turning_points(steps, seat)),
    )
