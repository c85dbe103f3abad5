"""Gymnasium: one seat against bots.

The reward is the seat's utility, from 0 to 1, when the game ends, and 0 before. An action that is not legal loses the
game at once, with a reward of -1 and the reason in `info["illegal"]`; with `illegal="raise"` it raises an IllegalAction
and nothing is played. Chance and the bots are seeded by `reset`; bots do not carry what they have searched from one
decision to the next, so that an environment is all in its bytes and a fork plays on just the same.

>>> import gymnasium
>>> import meadhall.envs
>>> meadhall.envs.register()
>>> env = gymnasium.make("meadhall/hagar-v1", opponents=["random", "random"])
>>> seen, info = env.reset(seed=7)
>>> seen, reward, terminated, truncated, info = env.step(env.action_space.sample(mask=seen["action_mask"]))
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
from meadhall.core.errors import IllegalAction, OptionError
from meadhall.core.game import Game, View
from meadhall.core.options import Value
from meadhall.core.record import Array
from meadhall.core.rng import below
from meadhall.envs.errors import MissingExtra, ResetNeeded
from meadhall.envs.forking import Forkable
from meadhall.envs.observation import mask
from meadhall.envs.position import Point, Position, Setting, pack, unpack
from meadhall.envs.spaces import RENDER_MODES, Seeing, action_space, check_mode, observation_space, render

try:
    import gymnasium
except ImportError:
    raise MissingExtra("gymnasium") from None

ILLEGAL = -1.0
"""The reward for an action that is not legal."""


class _Saved(msgspec.Struct, array_like=True):
    point: Point
    seat: int
    bot_seeds: list[int]
    playing: bool


class GymEnv(gymnasium.Env[dict[str, Any], np.int64], Forkable):
    """One seat of a game; bots have the others."""

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012 - so the library declares it

    def __init__(
        self,
        game: Game | str,
        opponents: Sequence[str] | str = "random",
        players: int | None = None,
        *,
        seat: int | None = 0,
        illegal: str = "lose",
        structured: bool = False,
        one_hot: bool = False,
        relative: bool = False,
        render_mode: str | None = None,
        **options: Value,
    ) -> None:
        """Sit down at a seat, or, for None, at a seat that is drawn for each game.

        The opponents are named in the order of the other seats; a single name is for all of them.
        """
        if not isinstance(opponents, str) and players is None:
            players = len(opponents) + 1
        self.setting = Setting.of(game, players, options)
        others = self.setting.players - 1
        names = [opponents] * others if isinstance(opponents, str) else list(opponents)
        if len(names) != others:
            raise OptionError(f"{others + 1} players need {others} opponents, not {len(names)}")
        if seat is not None and not 0 <= seat <= others:
            raise OptionError(f"there is no seat {seat}: seats are 0 to {others}")
        if illegal not in ("lose", "raise"):
            raise ValueError(f'illegal is "lose" or "raise", not "{illegal}"')
        self.render_mode = check_mode(render_mode)
        self.seat = seat or 0
        """The seat of the learner in this game."""
        self._wanted, self._illegal = seat, illegal
        self._made = {"structured": structured, "one_hot": one_hot, "relative": relative}
        self._seeing = Seeing.of(self.setting.game, structured, one_hot, relative)
        self._names = names
        self._bots = [self._invite(name) for name in names]
        self._bot_seeds = [0] * others
        self._position = Position(self.setting, range(others + 1))
        self._playing = self._begun = False
        self.observation_space = observation_space(self.setting.game, self._seeing)
        self.action_space = action_space(self.setting.game)

    def reset(
        self, *, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin a new game; without a seed chance goes on from where it is, at first from a fresh seed.

        `options` are options of the game from now on, by their names.
        """
        self.setting = self._position.setting = self.setting.with_options(options)
        for player in self._bots:
            self._tell(player)
        super().reset(seed=seed)
        if seed is None and not self._begun:
            seed = int(self.np_random.integers(2**62))
        self._begun = True
        while True:
            self._position.begin(seed)
            words = [int(word) for word in self._position.rng]
            self._bot_seeds = [derived_seed(*words, number) for number in range(len(self._bots))]
            if self._wanted is None:
                self.seat = int(below(self._position.rng, self.setting.players))
            self._let_others_play()
            if not self._position.over:
                break
            seed = None  # over before the learner was ever asked: there was nothing to learn
        self._playing = True
        return self._observe(), {}

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Play an action, and what the others do after it."""
        if not self._playing:
            raise ResetNeeded
        if reason := self._position.why_not(int(action)):
            if self._illegal == "raise":
                raise IllegalAction(reason)
            self._playing = False
            return self._observe(), ILLEGAL, True, False, {"illegal": reason}
        self._position.play(int(action))
        self._let_others_play()
        self._playing = not self._position.over
        reward = 0.0 if self._playing else self._position.utility()[self.seat]
        return self._observe(), reward, not self._playing, False, {}

    def action_masks(self) -> Array:
        """The legal actions as booleans, under the name that learners with masks look for."""
        return mask(self.view).astype(np.bool_)

    @property
    def view(self) -> View[Any, Any]:
        """The view of the learner's seat."""
        if not self._begun:
            raise ResetNeeded
        return self._position.view(self.seat)

    def render(self) -> Any:
        """The view of the learner's seat, in words or as a picture."""
        return render(self.view, self.render_mode)

    def close(self) -> None:
        """Let the bots go."""
        for bot in self._bots:
            bot.close()

    def save(self) -> bytes:
        """Bytes from which it can go on, the chance to come included; a bot's own memory is not in them."""
        if not self._begun:
            raise ResetNeeded
        return pack(self._kind, self.setting, _Saved(self._position.point(), self.seat, self._bot_seeds, self._playing))

    def load(self, data: bytes) -> None:
        """Go on from where `save` of an environment made the same way was called."""
        saved = unpack(data, self._kind, self.setting, _Saved)
        self._position.stand(saved.point)
        self.seat, self._bot_seeds, self._playing = saved.seat, saved.bot_seeds, saved.playing
        self._begun = True

    def twin(self) -> "GymEnv":
        """A new environment made the same way."""
        setting = self.setting
        made: dict[str, Any] = {**self._made, **setting.options}
        return GymEnv(
            setting.game, self._names, setting.players, seat=self._wanted, illegal=self._illegal,
            render_mode=self.render_mode, **made,
        )  # fmt: skip

    @property
    def _kind(self) -> str:
        return f"one seat against {', '.join(self._names)}"

    def _observe(self) -> dict[str, Any]:
        return self._seeing.observe(self.view)

    def _invite(self, name: str) -> Player:
        player = find(name)
        if isinstance(player.bot, Search):
            player.bot.remember = False
        self._tell(player)
        return player

    def _tell(self, player: Player) -> None:
        """A program is told the options by their names."""
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


def register_all() -> None:
    """Tell Gymnasium about all games; a second time does no harm."""
    for name in meadhall.game_names():
        identity = f"meadhall/{name}-v1"
        if identity not in gymnasium.registry:
            gymnasium.register(
                identity,
                entry_point="meadhall.envs.gymnasium:GymEnv",
                vector_entry_point="meadhall.envs.vector:make_vector",
                kwargs={"game": name},
            )
