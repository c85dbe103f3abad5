"""Whole games of searching and random bots in one compiled call, step by step.

`SearchedGames` plays the games that `Match` would play with these bots, without its Python: the same dice, the same
views, the same searches with the same random numbers, and the same plans kept from one question to the next. A test
compares them. Other bots, and games longer than its arrays, are left to a `Match`.

`RandomGames` plays the games of `core.driver`, and writes down their steps.
"""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, NamedTuple, cast

import numpy as np

from meadhall.bots.levels import Thinking, searches, thinking_of
from meadhall.bots.players import derived_seed
from meadhall.bots.search.company import (
    Company,
    begins_plan,
    compiled_decide,
    drawn_at_random,
    forget,
    new_company,
    note_step,
)
from meadhall.bots.search.nodes import NONE, child_by_action
from meadhall.bots.search.plans import seed_at
from meadhall.core.constants import CHANCE
from meadhall.core.contract import Kernels
from meadhall.core.driver import MAX_STEPS, Played, RandomScratch, bind_loop, choose_randomly
from meadhall.core.game import Game
from meadhall.core.kernel import JIT
from meadhall.core.record import Array, Box, Record
from meadhall.core.rng import seed_rng
from meadhall.lab.compiled.recorder import (
    Recorder,
    goes_astray,
    new_recorder,
    next_slot,
    record_position,
    record_thoughts,
    strayed,
)

_STEPS = 20_000  # a longer game is left to `Match`
_SELDOM = 3  # of so many positions in the middle of a turn one is learnt from: judges are asked at the ends of turns

legal = chance = hide = estimate = seen = decide = cast(Any, None)  # filled in by `bind`


class Steps(NamedTuple):
    """Room for the steps of a game."""

    whos: Array  # the seat that took each step, or CHANCE
    actions: Array  # the numbers of what they did

    @classmethod
    def room(cls, count: int) -> "Steps":
        """Room for so many steps."""
        return cls(np.zeros(count, np.int8), np.zeros(count, np.int32))

    def of(self, played: Played) -> tuple[Array, Array]:
        """A copy of the steps of a game that was played."""
        count = int(played.steps[0])
        return self.whos[:count].copy(), self.actions[:count].copy()


def write_step(s: Any, box: Any, who: int, steps: int, action: int, played: Steps) -> None:
    """A template for `observe`: write down a step."""
    played.whos[steps] = who
    played.actions[steps] = action


# --- The games ------------------------------------------------------------------------------------------------------


class SearchedGame(NamedTuple):
    """A game of bots that is being played."""

    raw: Array  # the bytes of the state
    company: Company  # the bots: their numbers, and those of their places, are those of their seats
    seeds: Array  # for each seat the seed of its bot
    dice: Array  # two numbers: the seed of the dice, and how often they were thrown
    dice_rng: Array
    recorder: Recorder


def choose_by_search(s: Any, box: Any, who: int, steps: int, game: SearchedGame) -> int:
    """A template for `choose`: as the bots decide, and as the dice of `SimulationDice` fall."""
    company, trees, recorder = game.company, game.company.trees, game.recorder
    out = company.scratch.out
    if who == CHANCE:
        seed_rng(game.dice_rng, game.dice[0], game.dice[1])  # a stream of its own for each draw
        game.dice[1] += 1
        action = int(chance(s, box, game.dice_rng, out, company.scratch.weights))
    else:
        n = legal(s, box, out)
        slot = NONE
        if len(recorder.seats) > 0 and (begins_plan(trees, who) or steps % _SELDOM == 0):
            slot = next_slot(recorder)
        if slot != NONE:
            record_position(recorder, slot, game.raw, who, box.players)
            if recorder.heard[0]:
                for one in range(box.players):
                    estimate(s, box, one, recorder.estimate)
                    recorder.estimates[slot, one] = recorder.estimate[one]
        if company.iterations[who] == 0:
            action = drawn_at_random(company.scratch.rng, game.seeds[who], steps, out, n)
        else:
            action = int(decide(game.raw, box, who, who, who, n, seed_at(game.seeds[who], steps), company))
            if slot != NONE and n > 1:
                record_thoughts(recorder, slot, box.players, who, trees)
            if n > 1 and len(recorder.seats) > 0 and goes_astray(recorder):
                n = legal(s, box, out)
                action = strayed(recorder, who, out, n, trees, action)
    for seat in range(box.players):
        note_step(trees, seat, seat == who, action)
        if trees.roots[seat] != NONE:
            known = seen(s, box, action, seat)
            trees.roots[seat] = child_by_action(trees.nodes[seat], trees.roots[seat], action) if known else NONE
    return action


@cache
def _searching(name: str, kernels: Kernels) -> Callable[..., bool]:
    return bind_loop(name, kernels.as_dict() | {"decide": compiled_decide(name, kernels)}, choose_by_search, write_step)


@cache
def _random(name: str, kernels: Kernels) -> Callable[..., bool]:
    return bind_loop(name, kernels.as_dict(), choose_randomly, write_step)


class SearchedGames:
    """Plays games of one table, if all of its bots search for a number of iterations or play at random."""

    def __init__(
        self, game: Game, box: Box, seed: int, bots: Sequence[Thinking], recorder: Recorder | None = None
    ) -> None:
        self._box, self._seed, self._loop = box, seed, _searching(game.name, game.kernels)
        self._steps, self._played = Steps.room(_STEPS), Played.room(game, len(bots))
        self._game = SearchedGame(
            raw=self._played.finals.view(np.uint8),
            company=new_company(game, box, bots),
            seeds=np.zeros(len(bots), np.int64),
            dice=np.zeros(2, np.int64),
            dice_rng=np.zeros(4, np.uint32),
            recorder=recorder or new_recorder(game, 0),
        )

    @staticmethod
    def knows(bots: Sequence[str]) -> bool:
        """Whether it can play these bots. Uncompiled it would be no faster."""
        return JIT and all(map(searches, bots))

    @classmethod
    def of(cls, game: Game, box: Box, seed: int, bots: Sequence[str]) -> "SearchedGames":
        """The games of bots that it knows."""
        thinking = [known for bot in bots if (known := thinking_of(game, bot)) is not None]
        assert len(thinking) == len(bots)
        return cls(game, box, seed, thinking)

    @property
    def final(self) -> Record:
        """The last state of the game that was played last."""
        return self._played.finals[0]  # type: ignore[no-any-return]

    def play(self, number: int, deal: int | None = None) -> tuple[Array, Array] | None:
        """Play a game: who took each step, and the numbers of what they did; None if it had to be given up.

        Without a deal it has the dice of its number.
        """
        game = self._game
        game.seeds[:] = [derived_seed(self._seed, number, seat) for seat in range(len(game.seeds))]
        game.dice[:] = derived_seed(self._seed, number if deal is None else deal), 0
        for seat in range(len(game.seeds)):
            forget(game.company.trees, seat)
        game.raw[:] = 0
        over = self._loop(0, self._box, _STEPS, game, self._steps, self._played)
        return self._steps.of(self._played) if over else None


class RandomGames:
    """Plays the random games of one table, those of `core.driver`, so that each step can be looked at."""

    def __init__(self, game: Game, box: Box, seed: int) -> None:
        self._box, self._seed, self._loop = box, seed, _random(game.name, game.kernels)
        self._steps, self._scratch = Steps.room(MAX_STEPS), RandomScratch.of(game)
        self._played = Played.room(game, int(box.players))

    def play(self, number: int) -> tuple[Array, Array]:
        """Play a game: who took each step, and the numbers of what they did."""
        self._played.finals.view(np.uint8)[:] = 0
        seed_rng(self._scratch.rng, self._seed, number)
        if not self._loop(0, self._box, MAX_STEPS, self._scratch, self._steps, self._played):
            raise RuntimeError(f"game {number} had not ended after {MAX_STEPS} steps")
        return self._steps.of(self._played)
