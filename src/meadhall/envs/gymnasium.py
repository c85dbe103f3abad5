"""Gymnasium: one seat against bots.

The reward is the seat's utility, from 0 to 1, when the game ends, and 0 before. An action that is not legal loses the
game at once, with a reward of -1 and the reason in `info["illegal"]`; with `illegal="raise"` it raises an IllegalAction
and nothing is played. `reset` seeds chance and the bots; bots do not carry their search from one decision to the next,
so that an environment is all in its bytes. `docs/environments.md` has examples.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
import numpy as np

import meadhall
from meadhall.bots.bot import Question
from meadhall.bots.players import Player, derived_seed, find
from meadhall.bots.program import Program
from meadhall.bots.search import Search
from meadhall.core.errors import IllegalAction
from meadhall.core.game import Game, View
from meadhall.core.options import Value
from meadhall.core.record import Array
from meadhall.core.rng import below
from meadhall.envs.environment import RENDER_MODES, Environment, check_made, one_for_each, render
from meadhall.envs.errors import MissingExtra, ResetNeeded
from meadhall.envs.observation import layout, mask
from meadhall.envs.position import Point, Position, Setting
from meadhall.envs.spaces import Seeing
from meadhall.envs.vector_kernels import ILLEGAL

try:
    import gymnasium
except ImportError:
    raise MissingExtra("gymnasium") from None


class _GymPoint(msgspec.Struct, array_like=True):
    position: Point
    seat: int
    bot_seeds: list[int]
    playing: bool


class GymEnv(gymnasium.Env[dict[str, Any], np.int64], Environment):
    """One seat of a game; bots have the others. With `seat=None` the learner's seat is drawn for each game."""

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012 - so the library declares it
    _Point = _GymPoint

    def __init__(
        self, game: Game | str, opponents: Sequence[str] | str = "random", players: int | None = None, *,
        seat: int | None = 0, illegal: str = "lose", structured: bool = False, one_hot: bool = False,
        relative: bool = False, render_mode: str | None = None, **options: Value,
    ) -> None:  # fmt: skip
        if not isinstance(opponents, str) and players is None:
            players = len(opponents) + 1
        self.setting = Setting.of(game, players, options)
        check_made(self.setting, render_mode, seat, illegal)
        others = self.setting.players - 1
        names = one_for_each(opponents, others)
        self._made = {
            "opponents": names, "seat": seat, "illegal": illegal, "structured": structured, "one_hot": one_hot,
            "relative": relative, "render_mode": render_mode,
        }  # fmt: skip
        self._kind = f"one seat against {', '.join(names)}"
        self.render_mode = render_mode
        self.seat = seat or 0  # the seat of the learner in this game
        where = layout(self.setting.game, one_hot=one_hot, relative=relative)
        self._seeing = Seeing(self.setting.game, where, structured)
        self._bots = [self._invite(name) for name in names]
        self._tell_options()
        self._bot_seeds = [0] * others
        self._position = Position(self.setting, range(others + 1))
        self._playing = False
        self.observation_space = self._seeing.observation_space()
        self.action_space = self._seeing.action_space()

    def reset(
        self, *, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin a new game; without a seed chance goes on from where it is, at first from a fresh seed.

        `options` are options of the game from now on, by their names.
        """
        self.setting = self._position.setting = self.setting.with_options(options)
        self._tell_options()
        super().reset(seed=seed)
        if seed is None and not self._begun:
            seed = int(self.np_random.integers(2**62))
        self._begun = True
        while True:
            self._position.begin(seed)
            words = [int(word) for word in self._position.rng]
            self._bot_seeds = [derived_seed(*words, number) for number in range(len(self._bots))]
            if self._made["seat"] is None:
                self.seat = int(below(self._position.rng, self.setting.players))
            self._let_others_play()
            if not self._position.over:
                break
            seed = None  # over before the learner was ever asked: there was nothing to learn
        self._playing = True
        return self._seeing.observe(self.view), {}

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Play an action, and what the others do after it."""
        if not self._playing:
            raise ResetNeeded
        if reason := self._position.why_not(int(action)):
            if self._made["illegal"] == "raise":
                raise IllegalAction(reason)
            self._playing = False
            return self._seeing.observe(self.view), ILLEGAL, True, False, {"illegal": reason}
        self._position.play(int(action))
        self._let_others_play()
        self._playing = not self._position.over
        reward = 0.0 if self._playing else self.setting.utility(self._position.state)[self.seat]
        return self._seeing.observe(self.view), reward, not self._playing, False, {}

    def action_masks(self) -> Array:
        """The legal actions as booleans, under the name that learners with masks look for."""
        return mask(self.view).astype(np.bool_)

    @property
    def view(self) -> View[Any, Any]:
        """The view of the learner's seat."""
        self._check_begun()
        return self._position.view(self.seat)

    def render(self) -> Any:
        """The view of the learner's seat, in words or as a picture."""
        return render(self.view, self.render_mode)

    def close(self) -> None:
        """Let the bots go."""
        for bot in self._bots:
            bot.close()

    def _point(self) -> _GymPoint:
        return _GymPoint(self._position.point(), self.seat, self._bot_seeds, self._playing)

    def _stand(self, point: _GymPoint) -> None:
        self._position.stand(point.position)
        self.seat, self._bot_seeds, self._playing = point.seat, point.bot_seeds, point.playing

    def _invite(self, name: str) -> Player:
        player = find(name)
        if isinstance(player.bot, Search):
            player.bot.remember = False
        return player

    def _tell_options(self) -> None:
        for player in self._bots:
            if isinstance(player.bot, Program):
                player.bot.options = dict(self.setting.options)

    def _let_others_play(self) -> None:
        position = self._position
        while (who := position.to_move) >= 0 and who != self.seat:
            legal, number = position.legal, who - (who > self.seat)
            if len(legal) > 1:
                history = tuple(position.histories[who])
                question = Question(position.view(who), tuple(legal), history, self._bot_seeds[number])
                legal = [self._bots[number].answer(question).action]
            position.play(legal[0])


gym_env = GymEnv


def register() -> None:
    """Tell Gymnasium about all games: `gymnasium.make("meadhall/saga-v1", opponents=["karl"])` then works."""
    for name in meadhall.game_names():
        if (identity := f"meadhall/{name}-v1") not in gymnasium.registry:
            single, many = "meadhall.envs.gymnasium:GymEnv", "meadhall.envs.vector:make_vector"
            gymnasium.register(identity, single, vector_entry_point=many, kwargs={"game": name})
