"""OpenSpiel: the games as its algorithms see them, with chance as a player.

Importing this module registers them: `pyspiel.load_game("meadhall_sagnir(players=3,options=jokers:no;target:4)")`.
Decisions have their usual numbers; outcomes of chance are counted from 0. The return of a player is the utility of its
seat, from 0 to 1. The observation of a player is its view; its information state is all the views and actions that it
has seen: as a string a digest of them, as a tensor the present view and the latest steps. Resampling completes a view
with `imagine`; a resampled state does not know the true history. `docs/environments.md` has examples.
"""

import hashlib
import struct
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from typing import Any, ClassVar

import numpy as np

import meadhall
from meadhall.core.constants import CHANCE, OVER, UNSEEN
from meadhall.core.driver import MAX_STEPS
from meadhall.core.errors import MeadhallError
from meadhall.core.game import Game, View
from meadhall.core.options import Value, read_settings
from meadhall.core.record import Array, Record, describe, to_bytes
from meadhall.core.rng import new_rng
from meadhall.envs.errors import MissingExtra
from meadhall.envs.observation import layout, tensor
from meadhall.envs.position import Setting

try:
    import pyspiel
except ImportError:
    raise MissingExtra("open_spiel") from None

RECENT = 32  # how many of the latest steps an information state tensor tells

_STEP = struct.Struct("<hh")  # who, and what or UNSEEN


@dataclass(frozen=True)
class _Moment:
    """Where a game stands. It never changes, so that a copy of it is itself."""

    data: bytes  # the state
    who: int  # the seat to decide, or CHANCE, or OVER
    steps: int
    known: tuple[bytes, ...]  # for each seat a digest of all that it has seen
    recent: tuple[bytes, ...]  # for each seat the latest steps as it saw them

    def __deepcopy__(self, memo: dict[int, Any]) -> "_Moment":
        return self


class _Rules:
    """The setting and the rules that all states of one game share."""

    def __init__(self, name: str, players: int, options: str, start: str) -> None:
        self._made_of = (name, players, options, start)
        settings = [setting.replace(":", "=", 1) for setting in options.split(";") if setting]
        self.setting = Setting.of(name, players, read_settings(meadhall.game(name).options, settings))
        self.game, self.decisions = self.setting.game, self.setting.game.actions.decisions
        state = self.game.state.from_bytes(bytes.fromhex(start.lstrip("x"))) if start else self.game.state.new()
        if not start:
            self.game.kernels.setup(state, self.setting.box)
        self.first = self._moment(state, 0, *self._forgotten(state, b"start"))

    def __deepcopy__(self, memo: dict[int, Any]) -> "_Rules":
        return self

    def __reduce__(self) -> Any:
        return _rules, self._made_of

    def state(self, moment: _Moment) -> Any:
        """The record of a moment."""
        return self.game.state.from_bytes(moment.data)

    def after(self, moment: _Moment, number: int) -> _Moment:
        """The moment after a decision or an outcome of chance."""
        kernels, box, state = self.game.kernels, self.setting.box, self.state(moment)
        seats = range(self.setting.players)
        told = [_STEP.pack(moment.who, number if kernels.seen(state, box, number, seat) else UNSEEN) for seat in seats]
        kernels.step(state, box, number)
        known = tuple(_digest(moment.known[seat], told[seat], self._hidden(state, seat)) for seat in seats)
        recent = tuple((moment.recent[seat] + told[seat])[-RECENT * _STEP.size :] for seat in seats)
        return self._moment(state, moment.steps + 1, known, recent)

    def imagined(self, moment: _Moment, seat: int, seed: int) -> _Moment:
        """A moment that this seat cannot tell from the given one. What the others have seen before is not known."""
        kernels, box, state = self.game.kernels, self.setting.box, self.state(moment)
        kernels.hide(state, box, seat)
        kernels.imagine(state, box, seat, new_rng(seed))
        known, recent = map(list, self._forgotten(state, b"imagined"))
        known[seat], recent[seat] = moment.known[seat], moment.recent[seat]
        return self._moment(state, moment.steps, tuple(known), tuple(recent))

    def _moment(self, state: Record, steps: int, known: tuple[bytes, ...], recent: tuple[bytes, ...]) -> _Moment:
        who = int(self.game.kernels.to_move(state, self.setting.box))
        return _Moment(to_bytes(state), who, steps, known, recent)

    def _forgotten(self, state: Record, why: bytes) -> tuple[tuple[bytes, ...], tuple[bytes, ...]]:
        seats = range(self.setting.players)
        return tuple(_digest(why, b"", self._hidden(state, seat)) for seat in seats), (b"",) * len(seats)

    def _hidden(self, state: Record, seat: int) -> bytes:
        return to_bytes(self.setting.view(state, seat).state)


def _digest(*parts: bytes) -> bytes:
    return hashlib.blake2b(b"".join(parts), digest_size=16).digest()


@cache
def _rules(name: str, players: int, options: str, start: str) -> _Rules:
    return _Rules(name, players, options, start)


class OpenSpielState(pyspiel.State):  # type: ignore[misc]  # the library has no types
    """Where a game stands, as OpenSpiel asks for it."""

    def __init__(self, game: "OpenSpielGame") -> None:
        super().__init__(game)
        self._rules = game.rules
        self._moment = game.rules.first

    def current_player(self) -> int:
        """The seat to decide, or chance, or the end."""
        special = {CHANCE: pyspiel.PlayerId.CHANCE, OVER: pyspiel.PlayerId.TERMINAL}
        return int(special.get(self._moment.who, self._moment.who))

    def _legal_actions(self, player: int) -> list[int]:
        return self._rules.game.legal(self._rules.state(self._moment), self._rules.setting.box)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Chance's outcomes, counted from 0, with their probabilities."""
        odds = self._rules.game.odds(self._rules.state(self._moment), self._rules.setting.box)
        total = sum(weight for _, weight in odds)
        return [(number - self._rules.decisions, weight / total) for number, weight in odds]

    def _apply_action(self, action: int) -> None:
        number = action + self._rules.decisions if self._moment.who == CHANCE else action
        self._moment = self._rules.after(self._moment, number)

    def _action_to_string(self, player: int, action: int) -> str:
        number = action + self._rules.decisions if player == pyspiel.PlayerId.CHANCE else action
        return self._rules.game.actions.text(number)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self._moment.who == OVER

    def returns(self) -> list[float]:
        """The utility of each seat at the end; 0 before."""
        if self._moment.who != OVER:
            return [0.0] * self._rules.setting.players
        return self._rules.setting.utility(self._rules.state(self._moment))

    def resample_from_infostate(self, player: int, sampler: Any) -> "OpenSpielState":
        """A state that this player cannot tell from this one, each equally likely; its history is empty."""
        state: OpenSpielState = self.get_game().new_initial_state()
        state._moment = self._rules.imagined(self._moment, player, int(sampler() * 2**53))
        return state

    def view(self, seat: int) -> View[Any, Any]:
        """The view of a seat, or of SPECTATOR: for words and pictures."""
        return self._rules.setting.view(self._rules.state(self._moment), seat)

    def subgame(self) -> "OpenSpielGame":
        """The game that begins here: for tools that walk through a whole tree of decisions."""
        name, start = self.get_game().get_type().short_name, f"x{self._moment.data.hex()}"
        return pyspiel.load_game(name, self.get_game().get_parameters() | {"start": start})  # type: ignore[no-any-return]

    def __str__(self) -> str:
        return describe(self._rules.state(self._moment))


class OpenSpielObserver:
    """The view of a player, or its memory (perfect recall): as named parts of a tensor, and as a string."""

    def __init__(self, rules: _Rules, recall: bool) -> None:
        self._recall = recall
        self._where = layout(rules.game)
        size = self._where.size
        self.tensor = np.zeros(size + (2 * RECENT if recall else 0), np.float32)
        self.dict: dict[str, Array] = self._where.split(self.tensor[:size])
        if recall:
            self.dict["recent"] = self.tensor[size:].reshape(RECENT, 2)

    def set_from(self, state: OpenSpielState, player: int) -> None:
        """Fill the tensor with what a player sees."""
        self.tensor[: self._where.size] = tensor(state.view(player))
        if self._recall:
            recent = np.frombuffer(state._moment.recent[player], np.int16).reshape(-1, 2)
            self.dict["recent"][:] = 0
            self.dict["recent"][RECENT - len(recent) :] = recent + 2  # 0 is for steps that never were

    def string_from(self, state: OpenSpielState, player: int) -> str:
        """The view of a player, field by field, or a digest of all that it has seen."""
        moment = state._moment
        if self._recall:
            return f"seat {player} after {moment.steps} steps: {moment.known[player].hex()}"
        return f"viewer {player}\nto_move {moment.who}\n{describe(state.view(player).state)}"


class OpenSpielGame(pyspiel.Game):  # type: ignore[misc]  # the library has no types
    """A game of OpenSpiel; for each of ours there is a class of its own."""

    name: ClassVar[str]

    def __init__(self, params: Mapping[str, Any]) -> None:
        game = meadhall.game(self.name)
        self.rules = _rules(self.name, int(params["players"]), str(params["options"]), str(params["start"]))
        info = pyspiel.GameInfo(
            num_distinct_actions=game.actions.decisions,
            max_chance_outcomes=len(game.actions) - game.actions.decisions, num_players=self.rules.setting.players,
            min_utility=0.0, max_utility=1.0, utility_sum=None, max_game_length=MAX_STEPS,
        )  # fmt: skip
        super().__init__(_type(game), info, dict(params))

    def new_initial_state(self) -> OpenSpielState:
        """The state before the first step."""
        return OpenSpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> OpenSpielObserver:
        """Make the observer of a state, with or without memory."""
        return OpenSpielObserver(self.rules, recall=iig_obs_type is not None and iig_obs_type.perfect_recall)


def _type(game: Game) -> Any:
    kinds = pyspiel.GameType
    return kinds(
        short_name=f"meadhall_{game.name}",
        long_name=game.title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC if game.has_chance else kinds.ChanceMode.DETERMINISTIC,
        information=getattr(kinds.Information, f"{'IM' if game.secrets else ''}PERFECT_INFORMATION"),
        utility=kinds.Utility.GENERAL_SUM, reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.seats[-1], min_num_players=game.seats[0],
        provides_information_state_string=True, provides_information_state_tensor=True,
        provides_observation_string=True, provides_observation_tensor=True,
        provides_factored_observation_string=False,
        # The options that differ from the defaults are one text, since a parameter has one type; the start of a subgame
        # is the bytes of a state after an x.
        parameter_specification={"players": game.seats[0], "options": "", "start": ""},
    )  # fmt: skip


def openspiel_game(name: str, players: int | None = None, **options: Value) -> Any:
    """A game by its name, as `pyspiel.load_game` would give it."""
    setting = Setting.of(name, players, options)
    if f"meadhall_{name}" not in pyspiel.registered_names():
        _register(name)  # a game that was found after this module was loaded
    chosen = [(option, setting.options[option.name]) for option in setting.game.options]
    told = ";".join(f"{option.name}:{value}" for option, value in chosen if value != option.default)
    return pyspiel.load_game(f"meadhall_{name}", {"players": setting.players, "options": told})


def _register(name: str) -> None:
    # A class and no function: the library lets go of it after Python has ended, which only a class survives.
    kind = type(f"OpenSpielGameOf{name.title().replace('_', '')}", (OpenSpielGame,), {"name": name})
    pyspiel.register_game(_type(meadhall.game(name)), kind)


for _name in meadhall.game_names():
    with suppress(MeadhallError):  # a game from outside that cannot be used: `openspiel_game` tells why
        _register(_name)
