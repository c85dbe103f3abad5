"""Openings: what strong players choose first, how often, and with which result, from games of the lab.

A tree of decisions for each number of players. Dice and draws are left out of it, and so are decisions without a
choice: a line of the tree is a sequence of decisions. It ends where the games are too few. Each choice names an
example: a game in which it was made.
"""

import gzip
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

import msgspec
import numpy as np
from msgspec import Struct

from meadhall.core.content import learnt
from meadhall.core.game import Game
from meadhall.core.match import Match
from meadhall.lab.games import BotTable
from meadhall.lab.process_pool import Stopped, share_out, stopped
from meadhall.lab.runs import ProgressCallback, RunPlan, silent
from meadhall.practice.puzzle import SEPARATOR, PuzzleError

FORMAT = "meadhall openings"
NAME = "openings.json.gz"
"""The name of a game's own openings in its folder."""
MOST_BYTES = 100_000
LEAST_GAMES = 8  # a line of fewer games is not followed
DEEPEST, _BROADEST = 14, 10  # decisions of a line, and choices that are told of each position


class OpeningChoice(Struct, frozen=True, omit_defaults=True):
    """Something that was chosen."""

    action: str
    games: int
    wins: float  # of these games, for the seat that chose; shared ones in parts
    example: int  # of the tree's examples, the one in which it was chosen
    before: int  # after so many steps of it
    then: int = -1  # the position after it; -1 where the games are too few


class OpeningPosition(Struct, frozen=True):
    """A position of the tree: all games that have come to it by the same decisions, and were asked the same there."""

    turn: int  # who decides, counted from the player who began, who is 0
    games: int
    choices: tuple[OpeningChoice, ...]  # the most frequent first


class OpeningTree(Struct, frozen=True):
    """The openings of one number of players."""

    players: int
    games: int
    positions: tuple[OpeningPosition, ...]  # that of the beginning is the first
    examples: tuple[str, ...]  # the steps of games, as far as they are needed

    def at(self, done: Sequence[str]) -> tuple[OpeningPosition, list[OpeningChoice]] | None:
        """The position after some decisions, with the choices that led there; None where the games are too few."""
        here, way = 0, list[OpeningChoice]()
        for action in done:
            choice = next((each for each in self.positions[here].choices if each.action == action), None)
            if choice is None or choice.then < 0:
                return None
            way.append(choice)
            here = choice.then
        return self.positions[here], way


class OpeningBook(Struct, frozen=True, kw_only=True):
    """The openings of a game."""

    format: str = FORMAT
    version: int = 1
    game: str
    rules: int
    content: str
    bot: str
    trees: tuple[OpeningTree, ...]

    def packed(self) -> bytes:
        """The file: the same bytes for the same openings."""
        return gzip.compress(msgspec.json.encode(self), 9, mtime=0)


def openings_of(game: Game) -> OpeningBook | None:
    """The openings that a game ships with; None if it has none."""
    return _read(game.folder / NAME)


@lru_cache(maxsize=32)
def _read(file: Path) -> OpeningBook | None:
    if not file.is_file():
        return None
    try:
        book = msgspec.json.decode(gzip.decompress(file.read_bytes()), type=learnt(OpeningBook))
    except (OSError, EOFError, ValueError, msgspec.MsgspecError) as error:
        raise PuzzleError(f"{file}: these are no openings: {error}") from None
    if book.format != FORMAT:
        raise PuzzleError(f"{file}: these are no openings")
    return book


# --- Making them ------------------------------------------------------------------------------------------------------


class Decision(NamedTuple):
    """A decision of a game that was played."""

    seat: int
    action: str
    before: int  # how many steps came before it
    question: str = ""  # what was asked there: the first kind of action that was legal


class OpeningLine(NamedTuple):
    """The beginning of a game that was played, and how it ended."""

    steps: tuple[str, ...]
    decisions: tuple[Decision, ...]
    wins: tuple[float, ...]


def line_of(match: Match) -> OpeningLine:
    """The first decisions of a finished match that had a choice."""
    game, found, text = match.game, list[Decision](), match.game.actions.text
    for number, step in enumerate(match.steps):
        if len(found) == DEEPEST:
            break
        legal = game.legal(game.state.from_bytes(step.before), match.box) if step.who >= 0 else []
        if len(legal) > 1:
            found.append(Decision(step.who, text(step.number), number, text(legal[0]).partition(" ")[0]))
    wins = np.zeros(match.players)
    game.kernels.utility(match.state, match.box, wins)
    last = found[-1].before if found else 0
    return OpeningLine(tuple(text(step.number) for step in match.steps[:last]), tuple(found), tuple(wins.tolist()))


def turn_of(line: OpeningLine, depth: int) -> int:
    """The player who made a decision, counted from the player who began."""
    return (line.decisions[depth].seat - line.decisions[0].seat) % len(line.wins)


def tree_of(players: int, lines: Sequence[OpeningLine], least: int = LEAST_GAMES) -> OpeningTree:
    """The openings of these games."""
    positions, examples = list[OpeningPosition | None](), dict[int, int]()

    def grow(some: Sequence[int], depth: int) -> int:
        here = len(positions)
        positions.append(None)
        groups = defaultdict[str, list[int]](list)
        for number in some:
            groups[lines[number].decisions[depth].action].append(number)
        ranked = sorted(groups.items(), key=lambda each: (-len(each[1]), each[0]))[:_BROADEST]
        positions[here] = OpeningPosition(
            turn=turn_of(lines[some[0]], depth),
            games=len(some),
            choices=tuple(choice(action, numbers, depth) for action, numbers in ranked),
        )
        return here

    def choice(action: str, numbers: Sequence[int], depth: int) -> OpeningChoice:
        wins = sum(lines[number].wins[lines[number].decisions[depth].seat] for number in numbers)
        example = examples.setdefault(numbers[0], len(examples))
        further = [number for number in numbers if len(lines[number].decisions) > depth + 1]
        further = alike(further, depth + 1)
        then = grow(further, depth + 1) if len(further) >= least else -1
        return OpeningChoice(
            action, len(numbers), round(float(wins), 2), example, lines[numbers[0]].decisions[depth].before, then
        )

    def alike(some: Sequence[int], depth: int) -> list[int]:
        """Those of some games in which the usual player decides about the usual thing."""
        kinds = {number: (turn_of(lines[number], depth), lines[number].decisions[depth].question) for number in some}
        often = Counter(kinds.values())
        usual = max(sorted(often), key=lambda kind: often[kind], default=None)
        return [number for number in some if kinds[number] == usual]

    begun = alike([number for number, line in enumerate(lines) if line.decisions], 0)
    if begun:
        grow(begun, 0)
    whole = tuple(each for each in positions if each is not None)
    needed = defaultdict[int, int](int)
    for position in whole:
        for each in position.choices:
            needed[each.example] = max(needed[each.example], each.before)
    told = tuple(SEPARATOR.join(lines[number].steps[: needed[place]]) for number, place in examples.items())
    return OpeningTree(players, len(begun), whole, told)


def book_of_openings(
    game: Game, seats: Iterable[int], bot: str, games: int, seed: int = 1, jobs: int | None = None,
    progress: ProgressCallback = silent,
) -> OpeningBook:  # fmt: skip
    """The openings of so many games of a bot with each number of players."""
    trees = []
    for players in seats:
        plan = RunPlan(BotTable(game, players, seed), (bot,) * players)
        lines = dict[int, OpeningLine]()
        for number, line in share_out(plan, _line, range(games), jobs):
            lines[number] = line
            progress(1)
        trees.append(tree_of(players, [lines[number] for number in sorted(lines)]))
    return OpeningBook(game=game.name, rules=game.rules, content=game.edition.digest, bot=bot, trees=tuple(trees))


def _line(plan: RunPlan, number: int) -> tuple[int, OpeningLine]:
    if stopped():
        raise Stopped
    return number, line_of(plan.match(number))
