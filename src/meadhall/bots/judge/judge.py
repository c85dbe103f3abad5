"""A judge: the features that it looks at, the weights that it has learnt, and how it came to them."""

import json
import os
from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from meadhall.bots.judge.check import problem_with
from meadhall.bots.judge.features import FeatureTable, most_features
from meadhall.bots.judge.network import FIRST_LAYER, SECOND_LAYER, Network, NetworkScratch
from meadhall.core.constants import MOST_SEATS
from meadhall.core.errors import MeadhallError
from meadhall.core.game import Game
from meadhall.core.record import MOST_OPTIONS, Array, Box

FILE = "judge.npz"
TAUGHT = "MEADHALL_JUDGES"  # names a folder in the environment: of judges that have learnt own components of games
_OPTION_VALUES = 16
_WEIGHTS = (
    "embeddings", "bias", "setting", "estimate", "hidden", "hidden_bias", "value", "value_bias", "policy",
    "policy_bias",
)  # fmt: skip


class JudgeError(MeadhallError):
    """A judge that cannot be used; the message says why."""


@dataclass(frozen=True, eq=False)
class Judge:
    """Everything that was learnt about a game."""

    table: FeatureTable = field(repr=False)
    weights: Mapping[str, Array] = field(repr=False)
    """By the names of `Network`, and `setting`: what each number of players and each option's value adds."""
    layout: str  # the digest of the state records that it can read
    about: Mapping[str, Any] = field(default_factory=dict)  # how it was trained

    @property
    def hears(self) -> bool:
        """Whether the game's own estimate makes a difference to it."""
        return bool(self.weights["estimate"].any())

    def network(self, box: Box) -> Network:
        """The judge for one box, as compiled code reads it."""
        weights = {name: np.ascontiguousarray(array, np.float32) for name, array in self.weights.items()}
        setting = weights.pop("setting")
        weights["bias"] = weights["bias"] + setting[settings_of(box)].sum(axis=0)
        return Network(table=self.table, **weights)

    def save(self, path: Path) -> None:
        """Write it to a file: weights as halves of a float, which is enough for a judge, and the rest as it is."""
        arrays: dict[str, Array] = {f"table_{name}": array for name, array in self.table._asdict().items()}
        arrays |= {name: self.weights[name].astype(np.float16) for name in _WEIGHTS}
        about = json.dumps({"layout": self.layout, "about": dict(self.about)}, ensure_ascii=False, sort_keys=True)
        arrays["about"] = np.frombuffer(about.encode(), np.uint8)
        fresh = path.with_name(f"{path.name}.new")  # an interruption leaves no half of a judge behind
        try:
            with fresh.open("wb") as file:
                np.savez_compressed(file, **arrays)  # type: ignore[arg-type]
                file.flush()
                os.fsync(file.fileno())
            fresh.replace(path)
        except OSError as error:
            raise JudgeError(f"{path}: the judge cannot be written there: {error.strerror}") from None

    @classmethod
    def load(cls, path: Path, game: Game) -> "Judge":
        """Read one from a file; a JudgeError if it is none, or not one for this game."""
        try:
            with path.open("rb") as file, np.load(file, allow_pickle=False) as arrays:
                about = json.loads(arrays["about"].tobytes())
                table = FeatureTable(**{name: arrays[f"table_{name}"] for name in FeatureTable._fields})
                weights = {name: arrays[name].astype(np.float32) for name in _WEIGHTS}
            layout, about = str(about["layout"]), dict(about["about"])
        except OSError as error:
            reason = "there is no such file" if isinstance(error, FileNotFoundError) else error.strerror
            raise JudgeError(f"{path}: the judge cannot be read: {reason or error}") from None
        except Exception:  # whatever a file that is none, or half of one, does to those who read it
            raise JudgeError(f"{path} is no judge, or a damaged one; `meadhall train` makes them") from None
        if about.get("game") not in (None, game.name):
            raise JudgeError(f'{path} judges "{about["game"]}", not {game.title}')
        if layout != game.state.layout_digest():
            raise JudgeError(f"{path} judges another game, or states of {game.title} as they were once; train it anew")
        if problem := problem_with(table, no_network().table, weights, SETTINGS, game):
            raise JudgeError(f"{path} cannot judge {game.title}: {problem}; train it anew")
        return cls(table, weights, layout, about)


def settings_of(box: Box) -> list[int]:
    """The part of a judge's first layer that comes from the box: the number of players, and the value of each option.

    >>> import meadhall
    >>> settings_of(meadhall.game("hagar").make_box(3, {"harbor": True}))[:3]
    [3, 10, 25]
    """
    last = _OPTION_VALUES - 1
    options = [MOST_SEATS + 1 + i * _OPTION_VALUES + min(int(value), last) for i, value in enumerate(box.options)]
    return [int(box.players), *options]


SETTINGS = MOST_SEATS + 1 + MOST_OPTIONS * _OPTION_VALUES  # how many rows `setting` has


def new_network_scratch(judges: Iterable[Judge | None]) -> NetworkScratch:
    """Where these judges work."""
    features = max((most_features(judge.table) for judge in judges if judge), default=0)
    first, second = np.zeros(FIRST_LAYER, np.float32), np.zeros(SECOND_LAYER, np.float32)
    return NetworkScratch(np.zeros(features, np.int32), np.full(MOST_SEATS, 0.5), first, second)


@cache
def no_network() -> Network:
    """The arrays that stand for a judge where there is none."""
    table = FeatureTable(
        offsets=np.zeros(0, np.int32), sizes=np.zeros(0, np.int32), signed=np.zeros(0, np.int8),
        sorts=np.zeros(0, np.int8), rows=np.zeros(0, np.int8), lowest=np.zeros(0, np.int64),
        highest=np.zeros(0, np.int64), first_seats=np.zeros(0, np.int64), starts=np.zeros(0, np.int32),
        values=np.zeros(0, np.int16),
        firsts=np.zeros((0, MOST_SEATS), np.int32), turned=np.zeros(1, np.int8),
    )  # fmt: skip
    flat, square = np.zeros(0, np.float32), np.zeros((0, 0), np.float32)
    return Network(table, square, flat, square, square, flat, square, flat, square, flat)


_read: dict[tuple[Path, int], Judge] = {}
"""Judges by their files, and by when these were written."""


def judge_of(game: Game) -> Judge | None:
    """The judge that the bots of a game ask: one that has learnt an owner's own components, or the one in the game's
    folder, which serves for all editions. None if there is neither."""
    taught = taught_file(game)
    if taught is not None:
        with suppress(JudgeError):  # the game may have changed since
            if (judge := _judge_in(taught, game)) is not None:
                return judge
    return _judge_in(game.folder / FILE, game)


def _judge_in(path: Path, game: Game) -> Judge | None:
    try:
        key = path, path.stat().st_mtime_ns
    except OSError:
        return None
    if key not in _read:
        _read[key] = Judge.load(path, game)
    return _read[key]


def taught_file(game: Game) -> Path | None:
    """The file of the judge that has learnt a game's own components; None if the environment names no folder for it."""
    folder = os.environ.get(TAUGHT)
    return Path(folder) / f"{game.name}-{game.edition.digest}.npz" if folder and game.own_edition else None
