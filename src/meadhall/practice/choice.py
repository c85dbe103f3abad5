"""Choosing puzzles for a book: many themes, all numbers of players, easy and hard ones, and no two nearly alike."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from meadhall.core.game import Game
from meadhall.core.match import Match
from meadhall.practice.puzzle import Puzzle, match_of, plan_of
from meadhall.practice.themes import themes_of

ALIKE, AS_LONG = 4, 10
"""A book has at most so many puzzles with the same solution and the same best rival, and with the same solution."""
LONGEST_SOLUTION = 10
"""Decisions: longer turns are not for people, and deeper searches more often find something else for them."""
_BANDS = (0.4, 0.8)  # where easy and middling puzzles begin, by how often bots found them


def is_sound(game: Game, puzzle: Puzzle) -> bool:
    """Whether a puzzle can be laid out, and its solution is not too long and can be played there as it stands."""
    match = match_of(game, puzzle)
    if len(puzzle.solution) > LONGEST_SOLUTION:
        return False
    return match.to_move == puzzle.seat and can_be_played(match, plan_of(game, puzzle.solution))


def can_be_played(match: Match, plan: Sequence[int]) -> bool:
    """Whether the seat to move can play a plan, which the match then has played."""
    seat = match.to_move
    for action in plan:
        if match.to_move != seat or action not in match.legal.numbers:
            return False
        match.step(action)
    return True


def hardness(puzzle: Puzzle) -> float:
    """How hard a puzzle is, from 0 to 1: the share of tries of all levels that failed."""
    return 1 - sum(puzzle.found) / len(puzzle.found) if puzzle.found else 0.5


def band(puzzle: Puzzle) -> int:
    """0 for a hard puzzle, 1 for a middling one, 2 for an easy one."""
    return sum(1 - hardness(puzzle) >= limit for limit in _BANDS)


def likeness(puzzle: Puzzle) -> tuple[object, ...]:
    """The key that near-duplicates have in common."""
    return puzzle.players, puzzle.solution, puzzle.rival


def choose(game: Game, puzzles: Iterable[Puzzle], count: int) -> list[Puzzle]:
    """So many puzzles of the many that were found, with their themes; fewer where there are not so many.

    They are dealt out in turn by number of players, rarest theme and hardness; of alike ones the clearest come first.
    """
    themed = [replace(each, themes=themes_of(game, each)) for each in _different(game, puzzles)]
    often = Counter(theme for puzzle in themed for theme in puzzle.themes)
    piles = defaultdict[tuple[object, ...], list[Puzzle]](list)
    for puzzle in sorted(themed, key=lambda each: -each.margin):
        rarest = min(puzzle.themes, key=lambda theme: often[theme], default="")
        piles[puzzle.players, rarest, band(puzzle)].append(puzzle)
    chosen, waiting = list[Puzzle](), [piles[key] for key in sorted(piles, key=str)]
    while waiting and len(chosen) < count:
        chosen += [pile.pop(0) for pile in waiting]
        waiting = [pile for pile in waiting if pile]
    return sorted(chosen[:count], key=lambda each: (each.players, hardness(each), each.key))


def _different(game: Game, puzzles: Iterable[Puzzle]) -> list[Puzzle]:
    """Those that can be played as they stand, without those of which there are enough alike."""
    alike, found = Counter[tuple[object, ...]](), dict[str, Puzzle]()
    for puzzle in sorted(puzzles, key=lambda each: (-each.margin, each.key)):
        like, very = (puzzle.players, puzzle.solution), likeness(puzzle)
        if alike[like] < AS_LONG and alike[very] < ALIKE and puzzle.key not in found and is_sound(game, puzzle):
            alike.update((like, very))
            found[puzzle.key] = puzzle
    return list(found.values())
