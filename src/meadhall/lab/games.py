"""Numbered games of named bots, on one or many processes.

A game is told by its number, its deal (games of the same deal have the same dice) and the names of its bots. All of its
chance follows from these and the run's seed, so the results are the same whatever the number of processes. Bots cross
to a worker process by their names alone: each game finds its own and lets them go at its end.
"""

import os
import signal
import threading
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import ExitStack
from dataclasses import dataclass, field
from itertools import islice
from multiprocessing import connection, get_context, parent_process
from typing import Any

import meadhall
from meadhall.bots.bot import Budget, Question
from meadhall.bots.players import BotError, Player, derived_seed, find
from meadhall.bots.program import Program
from meadhall.core.content import Edition
from meadhall.core.dice import FairDice
from meadhall.core.driver import MAX_STEPS
from meadhall.core.errors import MeadhallError
from meadhall.core.game import Game
from meadhall.core.match import Match
from meadhall.core.options import Value


@dataclass(frozen=True)
class Sitting:
    """One game that is to be played."""

    number: int
    """Its number in the run: where its result belongs, and where its bots' own chance comes from."""
    deal: int
    """Its dice: games of the same deal have the same ones."""
    bots: tuple[str, ...]
    """Who sits where."""


@dataclass(frozen=True)
class Finished:
    """One game that was played to its end. What is told seat by seat is a tuple."""

    sitting: Sitting
    points: tuple[int, ...]
    places: tuple[int, ...]
    steps: int
    """All steps, those of chance included."""
    decisions: tuple[int, ...]
    """All decisions, forced ones included."""
    moves: tuple[int, ...]
    """Decisions between several actions: those that the bot was asked."""
    seconds: tuple[float, ...]
    """How long the bot took for them."""
    failures: tuple[tuple[str, ...], ...]
    """What went wrong with a program, in words; the default was played instead."""


@dataclass(frozen=True)
class Table:
    """What the games of a run have in common."""

    game: Game
    players: int
    seed: int
    options: Mapping[str, Value] = field(default_factory=dict)

    def play(self, sitting: Sitting, stopped: Callable[[], bool] = lambda: False) -> Finished:
        """Play one game; a BotError names the bot that failed."""
        with ExitStack() as stack:
            dice = FairDice.from_seed(derived_seed(self.seed, sitting.deal))
            match = Match(self.game, self.players, self.options, dice)
            bots = [stack.enter_context(find(name)) for name in sitting.bots]
            for player in bots:
                player.join(match)
                if isinstance(player.bot, Program):
                    player.bot.report = _say_nothing  # the result tells it
            seeds = [derived_seed(self.seed, sitting.number, seat) for seat in range(self.players)]
            decisions, moves, seconds = [0] * self.players, [0] * self.players, [0.0] * self.players
            while (seat := match.to_move) >= 0:
                if stopped():
                    raise Stopped
                if len(match.steps) > MAX_STEPS:
                    raise BotError(f"{' and '.join(sitting.bots)} had not ended a game after {MAX_STEPS:,} steps")
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
            return Finished(
                sitting=sitting,
                points=outcome.points,
                places=outcome.places,
                steps=len(match.steps),
                decisions=tuple(decisions),
                moves=tuple(moves),
                seconds=tuple(seconds),
                failures=tuple(_failures(player) for player in bots),
            )

    def warm_up(self, bots: Iterable[str]) -> None:
        """Let each bot decide once, so that no compiler runs on its time; also tells who cannot play at all."""
        match = Match(self.game, self.players, self.options, FairDice.from_seed(derived_seed(self.seed)))
        while match.to_move >= 0 and len(match.legal) == 1:
            match.play(match.legal[0])
        for name in dict.fromkeys(bots):
            with find(name) as player:
                if not isinstance(player.bot, Program) and match.to_move >= 0:
                    little = Budget(iterations=1) if player.budget.seconds is None else Budget(seconds=0.01)
                    Player(name, player.bot, little).answer(Question.of(match))


def _failures(player: Player) -> tuple[str, ...]:
    return tuple(player.bot.failures) if isinstance(player.bot, Program) else ()


def _say_nothing(text: str) -> None:
    pass


class Stopped(Exception):
    """Somebody has ended the run before its last game."""


def play_all(table: Table, sittings: Iterable[Sitting], *, jobs: int | None = None) -> Iterator[Finished]:
    """Play games on several processes (as many as cores if not told), in no certain order."""
    jobs = jobs or os.cpu_count() or 1
    if jobs == 1:
        yield from map(table.play, sittings)
        return
    context = get_context("spawn")  # a fork would copy the locks of threads that are not copied
    stop = context.Event()
    game = table.game
    edition = game.edition if game.own_edition else None
    setup = (game.name, edition, table.players, table.seed, dict(table.options), stop)
    waiting = iter(sittings)
    pool = ProcessPoolExecutor(jobs, mp_context=context, initializer=_sit_down, initargs=setup)
    try:
        running = _submit(pool, islice(waiting, 2 * jobs))
        while running:
            finished, running = wait(running, return_when=FIRST_COMPLETED)
            running |= _submit(pool, islice(waiting, len(finished)))
            yield from map(Future.result, finished)
    except BrokenProcessPool:
        raise BotError("a process that played games has died; was there enough memory?") from None
    finally:  # also when the caller goes away or Ctrl-C is pressed: workers look at this before each decision
        stop.set()
        pool.shutdown(cancel_futures=True)


def _submit(pool: ProcessPoolExecutor, sittings: Iterable[Sitting]) -> set[Future[Finished]]:
    """Hand games to the workers. Those that are started for it are deaf to Ctrl-C, which reaches every process: the one
    that was started by hand hears it, and tells the others to stop.
    """
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT]) if hasattr(signal, "pthread_sigmask") else None
    try:
        return {pool.submit(_play, sitting) for sitting in sittings}
    finally:
        if before is not None:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)


_table: Table
_stop: Any


def _sit_down(
    name: str, edition: Edition | None, players: int, seed: int, options: dict[str, Value], stop: Any
) -> None:
    """Get a worker process ready."""
    global _table, _stop
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_leave_with_parent, daemon=True).start()
    game = meadhall.game(name)
    _table, _stop = Table(game.with_content(edition) if edition else game, players, seed, options), stop


def _leave_with_parent() -> None:
    """A worker whose parent was killed would wait for work for ever."""
    parent = parent_process()
    assert parent is not None
    connection.wait([parent.sentinel])
    os._exit(1)


_warm: set[str] = set()


def _play(sitting: Sitting) -> Finished:
    """Play one game in a worker process."""
    try:
        cold = set(sitting.bots) - _warm
        _table.warm_up(sorted(cold))
        _warm.update(cold)
        return _table.play(sitting, _stop.is_set)
    except MeadhallError as error:  # not every error survives the way back as it is; its sentence does
        raise BotError(str(error)) from None
