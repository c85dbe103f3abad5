"""PettingZoo: every seat is an agent, and they act in the order in which the game asks them.

The reward of a seat is its utility, from 0 to 1, when the game ends, and 0 before. Chance is drawn inside. An action
that is not legal raises an IllegalAction that says why, and nothing is played; wrap the environment in PettingZoo's
`TerminateIllegalWrapper` if a learner is to lose by it instead. `docs/environments.md` has examples.
"""

from collections.abc import Mapping
from typing import Any

import msgspec
import numpy as np

from meadhall.core.constants import SPECTATOR
from meadhall.core.errors import OptionError
from meadhall.core.game import Game, View
from meadhall.core.options import Value
from meadhall.envs.environment import RENDER_MODES, Environment, check_made, render
from meadhall.envs.errors import MissingExtra, ResetNeeded
from meadhall.envs.observation import layout
from meadhall.envs.position import Point, Position, Setting
from meadhall.envs.spaces import Seeing

try:
    from pettingzoo import AECEnv
except ImportError:
    raise MissingExtra("pettingzoo") from None


class _AecPoint(msgspec.Struct, array_like=True):
    position: Point
    agents: list[str]
    selected: str
    next_selected: str | None
    rewards: dict[str, float]
    accumulated: dict[str, float]


class AecEnv(AECEnv[str, dict[str, Any], int | None], Environment):  # type: ignore[misc]  # the library has no types
    """One game with all its seats: `seat_0` and so on are its agents."""

    _kind = "aec"
    _Point = _AecPoint

    def __init__(
        self, game: Game | str, players: int | None = None, *, structured: bool = False, one_hot: bool = False,
        relative: bool = False, render_mode: str | None = None, **options: Value,
    ) -> None:  # fmt: skip
        super().__init__()
        self.setting = Setting.of(game, players, options)
        check_made(self.setting, render_mode)
        self.render_mode = render_mode
        self._made = {
            "structured": structured, "one_hot": one_hot, "relative": relative, "render_mode": render_mode
        }  # fmt: skip
        where = layout(self.setting.game, one_hot=one_hot, relative=relative)
        self._seeing = Seeing(self.setting.game, where, structured)
        self._position = Position(self.setting)
        self._skip_agent_selection: str | None = None
        self.metadata = {
            "name": f"meadhall_{self.setting.game.name}_v1", "render_modes": list(RENDER_MODES), "render_fps": 1,
            "is_parallelizable": False,
        }  # fmt: skip
        self.possible_agents = [f"seat_{seat}" for seat in range(self.setting.players)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: self._seeing.observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: self._seeing.action_space() for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        """The space of what an agent sees."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The space of what an agent may do."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Begin a new game; without a seed chance goes on from where it is, at first from a fresh seed.

        PettingZoo's own test passes options that mean nothing. Those of the game are told when the environment is made.
        """
        if seed is None and not self._begun:
            seed = int(np.random.SeedSequence().generate_state(1, np.uint64)[0])
        self._begun = True
        self._position.begin(seed)
        self._skip_agent_selection = None
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self._tell()
        self._select()

    def observe(self, agent: str) -> dict[str, Any]:
        """The observation of an agent; its mask is empty unless it is its turn."""
        return self._seeing.observe(self.view(self.possible_agents.index(agent)))

    def step(self, action: int | None) -> None:
        """Play the action of the agent whose turn it is; None for each agent once the game is over."""
        if not self.agents:
            raise ResetNeeded
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        agent = self.agent_selection
        self._position.play(-1 if action is None else int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self._position.over:
            self.rewards = dict(zip(self.agents, self.setting.utility(self._position.state), strict=True))
        self._tell()
        self._accumulate_rewards()
        self._select()

    def view(self, seat: int) -> View[Any, Any]:
        """The view of a seat, or of SPECTATOR."""
        self._check_begun()
        if seat != SPECTATOR and not 0 <= seat < self.setting.players:
            raise OptionError(f"there is no seat {seat}: seats are 0 to {self.setting.players - 1}")
        return self._position.view(seat)

    def render(self) -> str | None:
        """The view of the agent whose turn it is, in words or as a picture; at the end that of a spectator."""
        over = not self.agents or self.terminations[self.agent_selection]
        seat = SPECTATOR if over else self.possible_agents.index(self.agent_selection)
        return render(self.view(seat), self.render_mode)

    def close(self) -> None:
        """Nothing to let go of."""

    def _point(self) -> _AecPoint:
        return _AecPoint(
            self._position.point(), self.agents, self.agent_selection, self._skip_agent_selection, self.rewards,
            self._cumulative_rewards,
        )  # fmt: skip

    def _stand(self, point: _AecPoint) -> None:
        self._position.stand(point.position)
        self.agents, self.agent_selection = point.agents, point.selected
        self._skip_agent_selection = point.next_selected
        self.rewards, self._cumulative_rewards = point.rewards, point.accumulated
        self._tell()

    def _tell(self) -> None:
        self.terminations = dict.fromkeys(self.agents, self._position.over)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}

    def _select(self) -> None:
        self.agent_selection = self.possible_agents[0 if self._position.over else self._position.to_move]


aec_env = AecEnv
