"""Compiled opponents: the same bots as everywhere, many at once."""

import os
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

import meadhall
from meadhall.bots.bot import Question
from meadhall.bots.players import find
from meadhall.bots.search import Search
from meadhall.core.game import Game
from meadhall.core.kernel import JIT
from meadhall.core.record import copy, to_bytes
from meadhall.core.rng import new_rng
from meadhall.envs import vector_env
from meadhall.envs.opponents import Invitation
from meadhall.envs.position import Position
from tests.core.toy import MEAD

SETTINGS: list[tuple[Game, Any, int]] = [
    (meadhall.game("hagar"), ["thrall", "random"], 3),
    (MEAD, {"search:12": 1, "playouts:5": 2}, 2),  # with secrets, and soon compiled
]


class Replay(Position):
    """A game with chance of its own that takes over where a game of the vector stands."""

    steps = 0

    def _step(self, who: int, number: int) -> None:
        super()._step(who, number)
        self.steps += 1


@pytest.mark.skipif(not JIT, reason="too slow without the compiler")
@pytest.mark.parametrize(("game", "opponents", "players"), SETTINGS, ids=["hagar", "mead"])
def test_they_answer_as_the_same_bots_do_elsewhere(game: Game, opponents: Any, players: int) -> None:
    env = vector_env(game, 3, opponents=opponents, seat=None)
    env.reset(seed=6)
    names = Invitation.of(opponents, env.setting.players - 1).names
    asked = 0
    for _ in range(12):
        here, games = env.save(), env._games
        before = [copy(state) for state in games.states]
        rngs, rows = games.rngs.copy(), games.rows.copy()
        actions = env.sample()
        _, _, ended, _, _ = env.step(actions)
        for number in np.flatnonzero(~ended):
            alone = Replay(env.setting)
            alone.state, alone.rng, alone.steps = before[number], rngs[number].copy(), int(rows["steps"][number])
            alone.play(int(actions[number]))
            learner = int(rows["learner"][number])
            while (who := alone.to_move) != learner:
                legal = alone.legal
                if len(legal) > 1:
                    player = find(names[int(games.bots[number, who])])
                    if isinstance(player.bot, Search):
                        player.bot.remember = False
                    history = ((0, 0),) * alone.steps
                    question = Question(alone.view(who), tuple(legal), history, int(games.seeds[number, who]))
                    legal, asked = [player.answer(question).action], asked + 1
                alone.play(legal[0])
            assert to_bytes(games.states[number]) == to_bytes(alone.state)
        assert here != env.save()
    assert asked > 10
    assert env.setting.players == players


def test_the_learner_holds_its_seat_and_gets_its_reward() -> None:
    env = vector_env("hagar", 40, 3, opponents="random", seat=2)
    seen, info = env.reset(seed=2)
    ends = 0
    for _ in range(150):
        assert (info["to_move"] == 2).all()
        assert (info["seat"] == 2).all()
        assert (seen["observation"][:, 2] == 1).all()
        seen, rewards, ended, _, info = env.step(env.sample())
        assert (rewards == info["rewards"][:, 2]).all()
        ends += int(ended.sum())
    assert ends > 20


def test_a_seed_tells_seats_bots_and_chance_whatever_the_number_of_games_and_threads() -> None:
    def played(games: int, threads: int = 1) -> list[bytes]:
        env = vector_env("hagar", games, 3, opponents={"random": 2, "search:3": 1}, seat=None, threads=threads)
        env.reset(seed=9)
        rng = new_rng(1)
        for _ in range(10):
            masks = env.seen()[0]["action_mask"]
            env.step(np.array([int(row.argmax()) for row in masks]))
        assert len(rng) == 4
        found = [to_bytes(state) for state in env._games.states[:4]]
        assert len({int(seat) for seat in env._games.rows["learner"]}) > 1
        env.close()
        return found

    assert played(8) == played(5) == played(8, threads=2)


def test_a_fork_against_bots_plays_on_the_same() -> None:
    env = vector_env("hagar", 4, opponents="search:3")
    env.reset(seed=5)
    for _ in range(5):
        env.step(env.sample())
    fork = env.fork()
    for _ in range(5):
        actions = env.sample()
        fork.sample()
        env.step(actions)
        fork.step(actions)
    assert env.save() == fork.save()


def test_they_play_the_same_without_the_compiler() -> None:
    code = """
from meadhall.envs import vector_env
env = vector_env("hagar", 2, opponents={"random": 1, "search:2": 1}, one_hot=True, relative=True)
env.reset(seed=1)
for _ in range(3):
    env.step(env.sample())
print(env.save().hex())
"""
    said = [
        subprocess.run(
            [sys.executable, "-c", code], env=os.environ | {"MEADHALL_JIT": jit}, capture_output=True, check=True
        )
        for jit in ("0", "1")
    ]
    assert said[0].stdout == said[1].stdout


def test_a_pool_is_drawn_from_by_its_weights() -> None:
    env = vector_env("hagar", 4000, opponents={"random": 1, "search:1": 3})
    env.reset(seed=5)
    assert 0.7 < env._games.bots[:, 1].mean() < 0.8
