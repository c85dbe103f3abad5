"""Numbered games of named bots, on one or many processes.

A game is told by its number, its deal (games of the same deal have the same dice) and the names of its bots. All of its
chance follows from these and the run's seed, so the results are the same whatever the number of processes. Bots cross
to a worker process by their names alone: each game finds its own and lets them go at its end.
"""

import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field, replace
from functools import cached_property

import numpy as np

import meadhall
from meadhall.bots.bot import Budget, Question
from meadhall.bots.players import BotError, Player, derived_seed, find
from meadhall.bots.program import Program
from meadhall.core.content import Edition
from meadhall.core.driver import MAX_STEPS
from meadhall.core.game import Game
from meadhall.core.match import Match
from meadhall.core.options import Value, settle
from meadhall.core.record import Array, Box
from meadhall.lab.accumulators import Accumulator, WatchedMatch
from meadhall.lab.compiled.dice import SimulationDice
from meadhall.lab.process_pool import Stopped, share_out, stopped


@dataclass(frozen=True)
class ScheduledGame:
    """One game that is to be played."""

    number: int  # its number in the run: where its result belongs, and where its bots' own chance comes from
    deal: int  # its dice: games of the same deal have the same ones
    bots: tuple[str, ...]  # the bot of each seat


@dataclass(frozen=True)
class FinishedGame:
    """One game that was played to its end. What is told seat by seat is a tuple."""

    scheduled: ScheduledGame
    points: tuple[int, ...] | None
    results: tuple[int, ...]
    places: tuple[int, ...]
    steps: int  # all steps, those of chance included
    decisions: tuple[int, ...]  # all decisions, forced ones included
    moves: tuple[int, ...]  # decisions between several actions: those that the bot was asked
    seconds: tuple[float, ...]  # how long the bot took for them
    failures: tuple[tuple[str, ...], ...]  # the failures of a program, in words; the default was played instead
    starter: int = -1  # the seat that decided first
    stopped: bool = False  # whether the guard against endless games has ended the game, and not a rule


@dataclass(frozen=True)
class BotTable:
    """A table of bots: the settings that all games of a run share, and how one of them is played."""

    game: Game
    players: int
    seed: int
    options: Mapping[str, Value] = field(default_factory=dict)

    @property
    def setup(self) -> tuple[str, Edition | None, int, int, dict[str, Value]]:
        """The values from which `make_table` makes the same table in another process."""
        game = self.game
        return game.name, game.edition if game.own_edition else None, self.players, self.seed, dict(self.options)

    @cached_property
    def quick_game(self) -> Game:
        """The game with the box of this table made only once: with many cards that takes as long as a short game."""
        build, settled = self.game.build, settle(self.game.options, self.options)
        box = build(self.game.edition, self.players, settled)

        def remember(edition: Edition, players: int, options: Mapping[str, Value]) -> Box:
            same = edition is self.game.edition and (players, options) == (self.players, settled)
            return box if same else build(edition, players, options)

        return replace(self.game, build=remember)

    def play(self, scheduled: ScheduledGame, watchers: Sequence[Accumulator] = ()) -> FinishedGame:
        """Play one game, and let accumulators watch it; a BotError names the bot that failed."""
        finished, _ = self.play_match(scheduled, watchers)
        return finished

    def watched(self, deal: int, watchers: Sequence[Accumulator] = ()) -> WatchedMatch:
        """A match with the dice of a deal, of which none has fallen yet."""
        dice = SimulationDice(derived_seed(self.seed, deal))
        return WatchedMatch(self.quick_game, self.players, self.options, dice, watchers)

    def play_match(self, scheduled: ScheduledGame, watchers: Sequence[Accumulator] = ()) -> tuple[FinishedGame, Match]:
        """Play one game; returns the match too."""
        with ExitStack() as stack:
            match = self.watched(scheduled.deal, watchers)
            match.draw_chance()
            bots = [stack.enter_context(find(name)) for name in scheduled.bots]
            for player in bots:
                player.join(match)
                if isinstance(player.bot, Program):
                    player.bot.report = _say_nothing  # the result tells it
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
                points=outcome.points,
                results=outcome.results,
                places=outcome.places,
                steps=len(match.steps),
                starter=next((step.who for step in match.steps if step.who >= 0), -1),
                stopped=bool(self.game.kernels.stopped(match.state, match.box)),
                decisions=tuple(decisions),
                moves=tuple(moves),
                seconds=tuple(seconds),
                failures=tuple(_failures(player) for player in bots),
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
    """Who took each step of a match, and the numbers of what they did."""
    whos, actions = zip(*((step.who, step.number) for step in match.steps), strict=True)
    return np.array(whos), np.array(actions)


def _failures(player: Player) -> tuple[str, ...]:
    return tuple(player.bot.failures) if isinstance(player.bot, Program) else ()


def _say_nothing(text: str) -> None:
    pass


def play_all(table: BotTable, schedule: Iterable[ScheduledGame], *, jobs: int | None = None) -> Iterator[FinishedGame]:
    """Play games on several processes (as many as cores if not told), in no certain order."""
    if jobs == 1:
        yield from map(table.play, schedule)
        return
    yield from share_out(make_table, table.setup, play_one, schedule, jobs)


def make_table(name: str, edition: Edition | None, players: int, seed: int, options: dict[str, Value]) -> BotTable:
    """The table of a worker process, from what can cross to it: see `BotTable.setup`."""
    game = meadhall.game(name)
    return BotTable(game.with_content(edition) if edition else game, players, seed, options)


def play_one(table: BotTable, scheduled: ScheduledGame) -> FinishedGame:
    """Play one game in a worker process."""
    table.warm_up(sorted(set(scheduled.bots)))
    return table.play(scheduled)
