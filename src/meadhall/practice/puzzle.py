"""Puzzles: positions in which one plan is clearly best, and the files that games ship with.

A puzzle keeps the steps that led to its position, in canonical text, and is played again to be shown: so it outlives
changes of the state record, and is played by the rules and the components that it was found with. A file of puzzles is
JSON, packed by gzip.
"""

import gzip
import hashlib
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property, lru_cache
from pathlib import Path

import msgspec
from msgspec import Struct

from meadhall.core.content import learnt
from meadhall.core.errors import MeadhallError
from meadhall.core.game import Game
from meadhall.core.match import Match
from meadhall.core.options import Value

FORMAT = "meadhall puzzles"
VERSION = 1
NAME = "puzzles.json.gz"
"""The name of a game's own puzzles in its folder."""
SEPARATOR = "; "  # between the steps of a puzzle; no action's text holds one
MOST_BYTES = 300_000
"""A game's puzzles are smaller than this."""


class PuzzleError(MeadhallError):
    """Puzzles that cannot be found, read or shown; the message says why."""


class Puzzle(Struct, frozen=True, omit_defaults=True, kw_only=True, dict=True):
    """A position at the beginning of a plan, and the plan that is clearly best there."""

    players: int
    options: dict[str, Value]
    steps: str  # all that led here, chance included: canonical texts
    seat: int  # whose plan it is
    solution: tuple[str, ...]  # its actions, in canonical text
    rival: tuple[str, ...]  # the next best plan that is not about as good
    equals: tuple[tuple[str, ...], ...] = ()  # plans that came out about as good as the solution
    chance: float  # of the seat to win after the solution, from 0 to 1
    margin: float  # by how much less it is after the next best plan
    plans: int  # how many plans were compared
    found: tuple[float, ...] = ()  # how often the levels of the hall found it, weakest first
    themes: tuple[str, ...] = ()

    @cached_property
    def key(self) -> str:
        """Its name for ever: a digest of the position and of whose plan it is.

        >>> len(Puzzle(players=2, options={}, steps="", seat=0, solution=(), rival=(), chance=1, margin=1, plans=2).key)
        10
        """
        position = f"{self.players} {sorted(self.options.items())} {self.seat} {self.steps}"
        return hashlib.sha256(position.encode()).hexdigest()[:10]

    @property
    def texts(self) -> list[str]:
        """The steps that led here, one by one."""
        return self.steps.split(SEPARATOR) if self.steps else []


class PuzzleBook(Struct, frozen=True, kw_only=True, dict=True):
    """The puzzles of one game."""

    format: str = FORMAT
    version: int = VERSION
    game: str
    rules: int  # the version of the game's rules that they were found with
    content: str  # the digest of the components
    depth: int  # how many iterations were spent on each of the plans that were compared at the end
    puzzles: tuple[Puzzle, ...]

    @cached_property
    def by_key(self) -> dict[str, Puzzle]:
        """The puzzles by their keys."""
        return {puzzle.key: puzzle for puzzle in self.puzzles}

    def packed(self) -> bytes:
        """The file: the same bytes for the same puzzles."""
        return gzip.compress(msgspec.json.encode(self), 9, mtime=0)

    @classmethod
    def unpacked(cls, data: bytes, source: str = NAME) -> "PuzzleBook":
        """Read what `packed` wrote."""
        try:
            book = msgspec.json.decode(gzip.decompress(data), type=learnt(cls))
        except (OSError, EOFError, ValueError, msgspec.MsgspecError) as error:
            raise PuzzleError(f"{source}: this is no file of puzzles: {error}") from None
        if book.format != FORMAT or book.version > VERSION:
            raise PuzzleError(f"{source}: these puzzles are from a newer Meadhall")
        return book


def book_of(game: Game) -> PuzzleBook | None:
    """The puzzles that a game ships with; None if it has none."""
    return _read(game.folder / NAME)


@lru_cache(maxsize=32)
def _read(file: Path) -> PuzzleBook | None:
    return PuzzleBook.unpacked(file.read_bytes(), str(file)) if file.is_file() else None


def game_for(game: Game, book: PuzzleBook) -> Game:
    """The game with the rules and the components of a book."""
    return game_with(game, book.rules, book.content)


def game_with(game: Game, rules: int, content: str) -> Game:
    """The game with the rules and the components with which puzzles or openings were found."""
    released = game.with_rules(rules).with_released(content) if rules <= game.rules_version else None
    if released is None:
        raise PuzzleError(f"these puzzles need rules and components of {game.title} that are not known here")
    return released.with_rules(rules)


def match_of(game: Game, puzzle: Puzzle, names: Sequence[str] | None = None) -> Match:
    """The match of a puzzle, standing at its position; nobody's dice fall in it."""
    return match_after(game, puzzle.players, puzzle.options, puzzle.texts, names)


def match_after(
    game: Game, players: int, options: Mapping[str, Value], steps: Iterable[str], names: Sequence[str] | None = None
) -> Match:
    """A match after these steps, chance included; nobody's dice fall in it."""
    match = game.start(players, options, scripted=True, names=names)
    for text in steps:
        match.step(game.actions.number(text))
    return match


def plan_of(game: Game, texts: tuple[str, ...]) -> tuple[int, ...]:
    """The actions of a plan by their numbers."""
    return tuple(map(game.actions.number, texts))
