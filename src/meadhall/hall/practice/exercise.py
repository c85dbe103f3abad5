"""Exercises: puzzles that games ship with, and turns of one's own that an analysis has found wanting, on the board.

A person plays the turn decision by decision. The page sends all decisions so far and receives the position after them:
the hall keeps nothing about it.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from msgspec import Struct
from starlette.requests import Request

from meadhall.analysis.depth import QUICK
from meadhall.analysis.model import Analysis, TurnChoice
from meadhall.core.errors import MeadhallError
from meadhall.core.game import Game
from meadhall.core.match import Match
from meadhall.core.phrases import seat_names
from meadhall.core.scene import Shape
from meadhall.hall.live.hall import Hall
from meadhall.hall.pages.replays import Replays, Tale
from meadhall.hall.words import say
from meadhall.practice.puzzle import SEPARATOR, Puzzle, PuzzleBook, book_of, game_for, match_of
from meadhall.table.errors import TableError
from meadhall.table.moments import Moment, SceneView, Watched
from meadhall.table.table_view import Choice, ChoiceNote

OWN = "~"  # between a table and the number of a step, in the key of a mistake of one's own


@dataclass(frozen=True)
class Exercise:
    """Something to solve."""

    game: Game
    puzzle: Puzzle
    key: str
    names: tuple[str, ...] | None = None  # of the people at the table where it happened
    about: tuple[str, ...] = ()  # that table, and the digest of its game
    played: str = ""  # the game was played at a table of this hall: the address of its analysis

    def match(self) -> Match:
        """The match at its position."""
        return match_of(self.game, self.puzzle, self.names)


class PuzzlePosition(Struct, frozen=True):
    """The position after some decisions of the solver, as the seat of the puzzle sees it."""

    scene: SceneView
    moment: Moment | None  # the moment of the last of these decisions
    prompt: str
    words: str
    touches: tuple[Choice, ...]
    notes: dict[str, ChoiceNote]
    complete: bool  # whether the plan ends here, and the judge can be asked


def position_after(exercise: Exercise, done: Sequence[str], shape: Shape) -> PuzzlePosition:
    """The position after some decisions; an error tells which of them cannot be played."""
    match, seat = exercise.match(), exercise.puzzle.seat
    for text in done:
        if match.to_move != seat:
            raise TableError("illegal-action", say("plan-over"))
        match.play(text)
    watched, steps = Watched(match, seat, you=True), len(match.steps)
    here = watched.at(steps)
    complete = match.to_move != seat
    return PuzzlePosition(
        scene=SceneView.of(here.scene(shape), shape, match.game, match.box),
        moment=watched.moment(steps, shape) if done else None,
        prompt=here.view.asked if complete else here.prompt,
        words=here.words,
        touches=() if complete else here.choices,
        notes={} if complete else here.notes,
        complete=complete,
    )


def is_complete(exercise: Exercise, done: Sequence[str]) -> bool:
    """Whether some decisions are a whole plan; an error tells which of them cannot be played."""
    match, seat = exercise.match(), exercise.puzzle.seat
    for text in done:
        if match.to_move != seat:
            return False
        match.play(text)
    return match.to_move != seat


# --- Finding them -----------------------------------------------------------------------------------------------------


def books(hall: Hall, names: Sequence[str]) -> dict[str, PuzzleBook]:
    """The puzzles of all games that have some, by the names of the games."""
    found = {name: _book(hall, name) for name in names}
    return {name: book for name, book in found.items() if book is not None}


def _book(hall: Hall, name: str) -> PuzzleBook | None:
    try:
        book = book_of(hall.game_loader.game_now(name))
        return book if book is not None and book.puzzles else None
    except MeadhallError:  # a game from outside that is broken; the log tells
        return None


async def exercise_of(request: Request, hall: Hall, name: str, key: str) -> Exercise:
    """The exercise with a key; an error says that there is none."""
    if OWN in key:
        return await _own(request, hall, name, key)
    book = _book(hall, name)
    puzzle = book.by_key.get(key) if book is not None else None
    if book is None or puzzle is None:
        raise TableError("no-table", say("no-puzzle"))
    return Exercise(game_for(hall.game_loader.game_now(name), book), puzzle, key)


async def _own(request: Request, hall: Hall, name: str, key: str) -> Exercise:
    table, _, number = key.partition(OWN)
    replays: Replays = request.app.state.replays
    tale = await replays.of_table(table, request)
    known = await hall.analyses.best(tale.file)
    choice = choice_from(known, int(number)) if known is not None and number.isdecimal() and len(number) < 6 else None
    if choice is None or tale.game.name != name:
        raise TableError("no-table", say("no-puzzle"))
    puzzle = puzzle_of_choice(tale, choice)
    return Exercise(tale.game, puzzle, key, tale.match.names, tale.about, f"/t/{table}/analysis")


def choice_from(analysis: Analysis, number: int) -> TurnChoice | None:
    """The choice that begins with a step, if the analysis found something better."""
    step = analysis.steps[number] if number < len(analysis.steps) else None
    choice = step.choice if step is not None else None
    return choice if choice is not None and choice.wrong and analysis.depth.name != QUICK else None


def puzzle_of_choice(tale: Tale, choice: TurnChoice) -> Puzzle:
    """A turn of a game that was played badly, as a puzzle: the next best plan is the one that was played."""
    match = tale.match
    text = match.game.actions.text
    return Puzzle(
        players=match.players,
        options=match.options,
        steps=SEPARATOR.join(text(step.number) for step in match.steps[: choice.first]),
        seat=choice.seat,
        solution=choice.best.actions,
        rival=choice.played.actions,
        chance=choice.best.chances[choice.seat],
        margin=choice.loss,
        plans=choice.plans,
    )


def mistakes_in(analysis: Analysis, table: str, seats: Sequence[int]) -> list[str]:
    """The keys of the turns that these seats have played badly, the costliest first."""
    turns = [turn for turn in analysis.wrong if turn.seat in seats and analysis.depth.name != QUICK]
    turns.sort(key=lambda turn: -turn.loss)
    return [f"{table}{OWN}{analysis.costliest(turn).first}" for turn in turns]


def asked_of(exercise: Exercise) -> dict[str, Any]:
    """The question of an exercise, for its page."""
    puzzle = exercise.puzzle
    names = exercise.names or seat_names(puzzle.players)
    return {"players": puzzle.players, "seat_name": names[puzzle.seat], "played": exercise.played}
