"""Numbered games of named bots, on one or many processes.

A game is given by its number, its deal (games of the same deal have the same dice) and the names of its bots. All of
its chance follows from these and the run's seed, so the results do not depend on the number of processes. Only the
names of bots cross to a worker process: each game makes its own bots, and closes them at its end.
"""

import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

import numpy as np

import meadhall
from meadhall.bots.bot import Budget, Question
from meadhall.bots.judge import judge_of
from meadhall.bots.players import BotError, Player, derived_seed, find
from meadhall.bots.program import Program
from meadhall.core.content import Edition
from meadhall.core.driver import MAX_STEPS
from meadhall.core.game import Game
from meadhall.core.kernel import kernel
from meadhall.core.match import Match
from meadhall.core.options import Value, settle
from meadhall.core.record import Array
from meadhall.core.rng import choose, seed_rng
from meadhall.core.view import Outcome
from meadhall.lab.accumulators import Accumulator, WatchedMatch
from meadhall.lab.decisions import DecisionRecorder
from meadhall.lab.process_pool import Stopped, share_out, stopped


@kernel
def draw(rng: Array, seed: int, k: int, weights: Array, n: int) -> int:
    """Which of n outcomes draw number k gives: a stream of its own for each, so that it depends on nothing else."""
    seed_rng(rng, seed, k)
    return choose(rng, weights, n)


@dataclass(frozen=True)
class SimulationDice:
    """The dice of the lab: quick ones, which nobody has to check afterwards.

    >>> dice = SimulationDice(7)
    >>> [dice.draw(k, [1] * 6) + 1 for k in range(8)]
    [6, 5, 2, 2, 6, 4, 6, 5]
    """

    seed: int

    def draw(self, k: int, weights: Sequence[int]) -> int:
        """The index that draw number k gives among outcomes of these weights."""
        return int(draw(np.zeros(4, np.uint32), self.seed, k, np.array(weights, np.int64), len(weights)))


@dataclass(frozen=True)
class ScheduledGame:
    """One game that is to be played."""

    number: int  # its number in the run: the place of its result, and the seed of its bots
    deal: int  # the seed of its dice: games of the same deal have the same ones
    bots: tuple[str, ...]  # the bot of each seat


@dataclass(frozen=True)
class FinishedGame:
    """One game that was played to its end. A tuple has an entry for each seat."""

    scheduled: ScheduledGame
    outcome: Outcome
    steps: int  # all steps, those of chance included
    decisions: tuple[int, ...]  # all decisions, forced ones included
    moves: tuple[int, ...]  # decisions between several actions, for which the bot was asked
    seconds: tuple[float, ...]  # how long the bot took for them
    failures: tuple[tuple[str, ...], ...]  # the failures of a program, in words; the default was played instead
    stopped: bool = False  # whether the guard against endless games has ended the game, and not a rule


@dataclass(frozen=True)
class BotTable:
    """A table of bots: the settings that all games of a run share, and how one of them is played.

    A table can cross to another process if its game can be found there by its name.
    """

    game: Game
    players: int
    seed: int
    options: Mapping[str, Value] = field(default_factory=dict)

    def __reduce__(self) -> tuple[Any, ...]:
        edition = self.game.edition if self.game.own_edition else None
        return _make_table, (self.game.name, edition, self.players, self.seed, dict(self.options))

    @property
    def about(self) -> dict[str, Any]:
        """The settings by which a file of its games tells what was played."""
        return {
            "meadhall": meadhall.__version__,
            "game": self.game.name,
            "rules": self.game.rules,
            "content": self.game.edition.digest,
            "judge_content": judge.about.get("content") if (judge := judge_of(self.game)) else None,
            "players": self.players,
            "options": settle(self.game.options, self.options),
            "seed": self.seed,
        }

    @property
    def box(self) -> Any:
        """The box of all its games."""
        return self.game.make_box(self.players, self.options)

    @cached_property
    def recorder(self) -> DecisionRecorder:
        """Finds the decisions of games of this table."""
        return DecisionRecorder(self.game, self.box, self.seed)

    def play(self, scheduled: ScheduledGame) -> FinishedGame:
        """Play one game; a BotError names the bot that failed."""
        self.warm_up(scheduled.bots)
        return self.play_match(scheduled)[0]

    def watched(self, deal: int, watchers: Sequence[Accumulator] = ()) -> WatchedMatch:
        """A match with the dice of a deal, of which none has fallen yet."""
        dice = SimulationDice(derived_seed(self.seed, deal))
        return WatchedMatch(self.game, self.players, self.options, dice, watchers)

    def play_match(self, scheduled: ScheduledGame, watchers: Sequence[Accumulator] = ()) -> tuple[FinishedGame, Match]:
        """Play one game; returns the match too."""
        with ExitStack() as stack:
            match = self.watched(scheduled.deal, watchers)
            match.draw_chance()
            bots = [stack.enter_context(find(name)) for name in scheduled.bots]
            for player in bots:
                player.join(match)
                if isinstance(player.bot, Program):
                    player.bot.report = lambda text: None  # the result tells it
            seeds = [derived_seed(self.seed, scheduled.number, seat) for seat in range(self.players)]
            decisions, moves, seconds = [0] * self.players, [0] * self.players, [0.0] * self.players
            while (seat := match.to_move) >= 0:
                if stopped():
                    raise Stopped
                if len(match.steps) > MAX_STEPS:
                    raise BotError(f"{' and '.join(scheduled.bots)} had not ended a game after {MAX_STEPS:,} steps")
                decisions[seat] += 1
                legal = match.legal.numbers
                if len(legal) == 1:
                    match.play(legal[0])
                    continue
                question = Question(match.view(seat), tuple(legal), match.history(seat), seeds[seat])
                began = time.perf_counter()
                advice = bots[seat].answer(question)
                seconds[seat] += time.perf_counter() - began
                moves[seat] += 1
                match.play(advice.action)
            outcome = match.outcome
            assert outcome is not None
            match.finish()
            finished = FinishedGame(
                scheduled=scheduled,
                outcome=outcome,
                steps=len(match.steps),
                stopped=bool(self.game.kernels.stopped(match.state, match.box)),
                decisions=tuple(decisions),
                moves=tuple(moves),
                seconds=tuple(seconds),
                failures=tuple(tuple(bot.bot.failures) if isinstance(bot.bot, Program) else () for bot in bots),
            )
            return finished, match

    @cached_property
    def _warm(self) -> set[str]:
        return set()

    def warm_up(self, bots: Iterable[str]) -> None:
        """Let each bot decide once, so that no compiler runs on its time; also tells who cannot play at all."""
        bots = [name for name in dict.fromkeys(bots) if name not in self._warm]
        if not bots:
            return
        self._warm.update(bots)
        match = Match(self.game, self.players, self.options, SimulationDice(derived_seed(self.seed)))
        while match.to_move >= 0 and len(match.legal) == 1:
            match.play(match.legal[0])
        for name in bots:
            with find(name) as player:
                if not isinstance(player.bot, Program) and match.to_move >= 0:
                    timed = player.budget is not None and player.budget.seconds is not None
                    little = Budget(seconds=0.01) if timed else Budget(iterations=1)
                    Player(name, player.bot, little).answer(Question.of(match))


def steps_of(match: Match) -> tuple[Array, Array]:
    """The seat that took each step of a match, and the numbers of its actions."""
    whos, actions = zip(*((step.who, step.number) for step in match.steps), strict=True)
    return np.array(whos), np.array(actions)


def play_all(table: BotTable, schedule: Iterable[ScheduledGame], *, jobs: int | None = None) -> Iterator[FinishedGame]:
    """Play games on several processes (by default one for each core), in no certain order."""
    return share_out(table, BotTable.play, schedule, jobs)


def _make_table(name: str, edition: Edition | None, players: int, seed: int, options: dict[str, Value]) -> BotTable:
    game = meadhall.game(name)
    return BotTable(game.with_content(edition) if edition else game, players, seed, options)
