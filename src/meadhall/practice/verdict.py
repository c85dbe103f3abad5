"""The verdict about a plan that somebody tried: whether it solves the puzzle, what it costs, and what is better."""

from msgspec import Struct

from meadhall.analysis.model import JudgedPlan
from meadhall.analysis.told import why_better
from meadhall.bots.search.plan_lines import points_in
from meadhall.bots.search.plans import LONGEST, seed_at
from meadhall.core.match import Match
from meadhall.practice.puzzle import Puzzle, plan_of
from meadhall.practice.solver import AS_GOOD, Solver

ITERATIONS = 400  # for each of the two plans that are compared when somebody tries another one
_WORLDS = 90


class Verdict(Struct, frozen=True):
    """The judge's answer."""

    good: bool
    loss: float  # of the chance to win, against the solution; 0 for the solution itself
    chance: float  # to win after the plan that was tried
    steps: tuple[str, ...]  # the solution, step by step in words
    why: str  # a plain reason for it, against the plan that was tried, or the next best one


def known_verdict(match: Match, puzzle: Puzzle, tried: tuple[str, ...]) -> Verdict | None:
    """The puzzle's own verdict about a plan; None if a search must be asked. Without a plan somebody gives up."""
    if tried and tried != puzzle.solution and tried not in puzzle.equals:
        return None
    against = puzzle.chance - puzzle.margin
    chance = puzzle.chance if tried else against
    steps, why = _told(match, puzzle, puzzle.rival, puzzle.chance, against)
    return Verdict(bool(tried), puzzle.chance - chance, chance, steps, why)


def judged(match: Match, puzzle: Puzzle, tried: tuple[str, ...], seed: int = 1) -> Verdict:
    """The verdict of a search about a plan: it is compared with the solution in worlds of its own.

    The match stands where the puzzle begins. A plan that comes out no more than `AS_GOOD` worse is good.
    """
    if (known := known_verdict(match, puzzle, tried)) is not None:
        return known
    game, view = match.game, match.view(puzzle.seat)
    solver = Solver(match, int(seed_at(seed, len(match.steps))))
    best, other = plan_of(game, puzzle.solution), plan_of(game, tried)
    if len(other) > LONGEST or solver.study.evaluator.end_of(view, other, solver.seed) is None:
        chance, loss = 0.0, puzzle.chance  # it goes on longer than anybody plans, or hangs on what nobody can know
    elif solver.same_end(view, best, other):
        chance, loss = puzzle.chance, 0.0
    else:
        found = {each.plan: each.chance for each in solver.ranked(view, [best, other], ITERATIONS, _WORLDS)}
        loss = max(0.0, found[best] - found[other])
        chance = max(0.0, puzzle.chance - loss)
    good = loss <= AS_GOOD
    steps, why = _told(match, puzzle, puzzle.rival if good else tried, puzzle.chance, puzzle.chance - loss)
    return Verdict(good, loss, chance, steps, why)


def _told(
    match: Match, puzzle: Puzzle, other: tuple[str, ...], chance: float, against: float
) -> tuple[tuple[str, ...], str]:
    best = _in_words(match, puzzle.seat, puzzle.solution, chance)
    return best.words, why_better(match.game, best, _in_words(match, puzzle.seat, other, against), puzzle.seat)


def _in_words(match: Match, seat: int, plan: tuple[str, ...], chance: float) -> JudgedPlan:
    """A plan with what each of its steps does, as far as it can be played as it stands."""
    at = Match(match.game, match.players, match.options, None, match.names)
    for step in match.steps:
        at.step(step.number)
    told, done = list[tuple[str, str]](), list[str]()
    for text in plan:
        number = match.game.actions.number(text)
        if at.to_move != seat or number not in at.legal.numbers:
            break
        seen = at.view(seat)
        told.append((match.game.words.action(seen, number), match.game.words.plan(seen, number)))
        done.append(text)
        at.step(number)
    chances = tuple(chance if each == seat else 0.0 for each in range(match.players))
    points = points_in(at.view(seat), at.state)[seat] if match.game.has_points else None
    words, brief = (tuple(each) for each in zip(*told, strict=True)) if told else ((), ())
    return JudgedPlan(tuple(done), words, chances, 0, points, brief)
