"""A run of the miner: numbered games of strong bots, of which each is looked at for puzzles.

The findings are written down game by game, so that a run that was interrupted goes on with the games that are missing.
The numbers of players take turns, and so do the seats of the bots.
"""

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from meadhall.core.content import learnt
from meadhall.core.game import Game
from meadhall.core.match import Match
from meadhall.core.options import Value
from meadhall.lab.games import BotTable
from meadhall.lab.process_pool import Stopped, share_out, stopped
from meadhall.lab.runs import ProgressCallback, RunPlan, silent
from meadhall.practice.mining import DEPTH, Miner
from meadhall.practice.puzzle import Puzzle, PuzzleBook, PuzzleError

_FORMAT = 1  # of the file of a run
MOST_OF_A_GAME = 6


class MinedGame(Struct, frozen=True):
    """The findings in one game of a run: a line of its file."""

    game: int
    puzzles: tuple[Puzzle, ...]


@dataclass(frozen=True)
class MiningPlan:
    """Mines any game of a run; it can cross to another process."""

    game: Game
    seats: tuple[int, ...]  # the numbers of players, which take turns
    bot: str
    seed: int
    options: Mapping[str, Value] = field(default_factory=dict)

    def __reduce__(self) -> tuple[Any, ...]:
        table = self._table(self.seats[0])
        return _made, (table, self.seats, self.bot, self.seed, dict(self.options))

    def _table(self, players: int) -> BotTable:
        return BotTable(self.game, players, self.seed, self.options)

    @cached_property
    def _plans(self) -> dict[int, RunPlan]:
        """The games of the bots, by the number of players."""
        return {players: RunPlan(self._table(players), (self.bot,) * players) for players in self.seats}

    def match(self, number: int) -> Match:
        """A game of the run."""
        return self._plans[self.seats[number % len(self.seats)]].match(number)

    def mine(self, number: int) -> MinedGame:
        """The best puzzles of a game."""
        if stopped():
            raise Stopped
        miner, match = Miner(self.seed), self.match(number)
        return MinedGame(number, tuple(miner.tried(match, each) for each in best_of(miner.puzzles(match))))


def best_of(puzzles: Iterable[Puzzle]) -> list[Puzzle]:
    """The few puzzles of one game that are kept: as different as can be, and of alike ones the clearest."""
    left, kept = sorted(puzzles, key=lambda puzzle: -puzzle.margin), list[Puzzle]()
    while left and len(kept) < MOST_OF_A_GAME:
        seen = Counter(text for puzzle in kept for text in puzzle.solution)
        kept.append(min(left, key=lambda puzzle: sum(seen[text] for text in puzzle.solution) / len(puzzle.solution)))
        left.remove(kept[-1])
    return kept


def mine_matches(matches: Iterable[Match], seed: int = 0, progress: ProgressCallback = silent) -> list[Puzzle]:
    """The puzzles of matches that are at hand, as those of game files. They follow the usual rules and components."""
    miner, found = Miner(seed), list[Puzzle]()
    for match in matches:
        found += [miner.tried(match, each) for each in miner.puzzles(match)]
        progress(1)
    return found


def seats_of(game: Game, told: str) -> tuple[int, ...]:
    """The numbers of players that a list with commas names, or all of the game."""
    try:
        seats = tuple(int(one) for one in told.split(",")) if told else tuple(game.seats)
    except ValueError:
        raise PuzzleError(f'"{told}" is no list of numbers of players; 2,3 is one') from None
    for players in seats:
        game.make_box(players)  # tells what is wrong
    return seats


def _made(table: BotTable, seats: tuple[int, ...], bot: str, seed: int, options: dict[str, Value]) -> MiningPlan:
    return MiningPlan(table.game, seats, bot, seed, options)


@dataclass(frozen=True)
class MiningRun:
    """Games that are to be mined, and the file in which the finds are kept; without one nothing is."""

    plan: MiningPlan
    games: int
    file: Path | None = None

    def mine(self, jobs: int | None = None, progress: ProgressCallback = silent) -> list[Puzzle]:
        """Mine what is not mined yet; the puzzles come in the order of their games."""
        found = {one.game: one for one in self._kept() if one.game < self.games}
        progress(len(found), kept=True)
        missing = [number for number in range(self.games) if number not in found]
        for one in share_out(self.plan, MiningPlan.mine, missing, jobs):
            found[one.game] = one
            self._keep(one)
            progress(1)
        return [puzzle for number in sorted(found) for puzzle in found[number].puzzles]

    @property
    def settings(self) -> dict[str, Any]:
        """All that the finds depend on but the number of the game: the first line of the file."""
        about = self.plan._table(self.plan.seats[0]).about
        del about["players"]
        return {"format": _FORMAT, **about, "seats": list(self.plan.seats), "bot": self.plan.bot, "depth": DEPTH}

    def _kept(self) -> Iterator[MinedGame]:
        """The findings of an earlier run; half a line at the end, where it was interrupted, is dropped."""
        if self.file is None:
            return
        if not self.file.exists():
            self.file.write_text(json.dumps(self.settings) + "\n", encoding="utf-8")
            return
        first, *lines = self.file.read_text("utf-8").split("\n")
        if first != json.dumps(self.settings):
            raise PuzzleError(f"{self.file} holds another run; name another file, or ask for the same")
        whole = lines[:-1]
        if lines and lines[-1]:
            self.file.write_text("\n".join([first, *whole]) + "\n", encoding="utf-8")
        yield from (msgspec.json.decode(line, type=learnt(MinedGame)) for line in whole)

    def _keep(self, found: MinedGame) -> None:
        if self.file is not None:
            with self.file.open("ab") as file:
                file.write(msgspec.json.encode(found) + b"\n")


def book(game: Game, puzzles: Sequence[Puzzle]) -> PuzzleBook:
    """Puzzles as a book of their game."""
    return PuzzleBook(
        game=game.name, rules=game.rules, content=game.edition.digest, depth=DEPTH, puzzles=tuple(puzzles)
    )
