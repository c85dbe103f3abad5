"""The loop of `meadhall train`: games of the newest judge, fitting, a duel with the last one, and again.

A run has a folder: the judge of every generation, the positions of the last ones, and `training.json`, which tells what
was done and found. A run that is started in its folder again goes on where it ended.
"""

import json
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any

import numpy as np

from meadhall.bots.judge.features import FeatureTable, feature_table
from meadhall.bots.judge.judge import Judge, JudgeError
from meadhall.bots.levels import Thinking
from meadhall.bots.players import derived_seed
from meadhall.bots.search.parameters import JUDGED, former_parameters, parameters_for
from meadhall.core.files import replacing
from meadhall.core.game import Game
from meadhall.training.duel import Duel, duel
from meadhall.training.self_play import (
    Block,
    Configuration,
    TrainingPositions,
    play_blocks,
    read_positions,
    write_positions,
)

_HELD_OUT = 20  # of so many blocks of games one is not learnt from
_LOG = "training.json"
_FIRST_RATE, _LATER_RATE = 1e-3, 5e-4  # of learning: a judge that goes on should not forget what it knows
# The settings of the search that are tried with a new judge.
TRIED = {"prior_weight": (0.0, 1.5, 3.0), "minimax_weight": (0.0, 0.25, 0.5), "horizon": (0, 4)}
_FIRST = {"prior_weight": 3.0, "minimax_weight": 0.25, "horizon": 0}  # of these, what the first generation begins with


@dataclass(frozen=True)
class Settings:
    """The settings of a run."""

    iterations: int = 100
    """Of the search, for each decision of self-play: how well is played counts for more than how often."""
    block: int = 20  # games that one thread plays in a row
    kept: int = 16  # positions that are kept of each game
    curiosity: int = 200  # of a thousand decisions so many go astray, where a game may: see `Block`
    window: int = 1_500_000  # positions that it learns from, the newest
    epochs: int = 6
    trust: float = 0.5  # how much later generations learn from what their search thought, and not from who won
    duels: int = 100  # deals of a duel between generations, each played from every seat
    seed: int = 1


@dataclass(frozen=True)
class Generation:
    """The material of a generation, and its result."""

    number: int
    games: int
    positions: int  # in the window that it learnt from
    loss: float
    held_out: float
    policy: float
    seconds: float
    against_last: tuple[float, int]  # its share of a duel with the generation before, and how many games that had
    against_first: tuple[float, int]  # the same with the search that knows no judge
    search: dict[str, float]
    """The fields of `SearchParameters` that did best of those that were tried."""


def _read_log(path: Path, text: str, game: Game) -> list[Generation]:
    """The generations that a log tells of; a JudgeError if it is another game's, or cannot be read."""
    try:
        found = json.loads(text)
        title, layout = found["game"], found["layout"]
        generations = [Generation(**each) for each in found["generations"]]
    except (ValueError, KeyError, TypeError):
        raise JudgeError(
            f"{path} is no log of this version's training; name another folder, or remove this one"
        ) from None
    if title != game.name:
        raise JudgeError(f'{path.parent} holds the training of "{title}", not of {game.title}; name another folder')
    if layout != game.state.layout_digest():
        raise JudgeError(
            f"{path.parent} holds the training of {game.title} with states as they were once; name another folder"
        )
    return generations


@dataclass
class Run:
    """A run of training in its folder."""

    game: Game
    folder: Path
    settings: Settings = field(default_factory=Settings)
    jobs: int = 1
    report: Callable[[str, dict[str, Any]], None] = lambda stage, facts: None
    command: str = ""  # what a person typed, to be remembered
    start: Judge | None = None
    """The judge that the first generation goes on from; None to begin with a judge who knows nothing."""
    generations: list[Generation] = field(default_factory=list)

    def __post_init__(self) -> None:
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            (self.folder / _LOG).touch()
        except OSError as error:
            raise JudgeError(f"{self.folder}: nothing can be written there: {error.strerror}") from None
        if text := (self.folder / _LOG).read_text(encoding="utf-8"):
            self.generations = _read_log(self.folder / _LOG, text, self.game)
        self._configurations = list(self.game.configurations())

    # --- What is there ----------------------------------------------------------------------------------------------

    def judge_file(self, number: int) -> Path:
        """Where the judge of a generation lies."""
        return self.folder / f"judge-{number:03d}.npz"

    def thinking(self, number: int) -> Thinking:
        """How a generation thinks; number 0 is the search that knows no judge, or the judge to start from."""
        judge = Judge.load(self.judge_file(number), self.game) if number else self.start
        parameters = former_parameters(self.game) if judge is None else parameters_for(self.game, judge)
        return Thinking(self.settings.iterations, parameters)

    # --- What is done -----------------------------------------------------------------------------------------------

    def train(self, seconds: float, generations: int) -> None:
        """Train so many more generations, for about so long."""
        end = time.monotonic() + seconds
        for left in range(generations, 0, -1):
            share = max(1.0, (end - time.monotonic()) / left)
            self._generation(share)

    def _generation(self, seconds: float) -> None:
        from meadhall.training.fit import fit, new_weights  # the library that fits takes a second to load

        began, number, settings = time.monotonic(), len(self.generations) + 1, self.settings
        games = self._play(number, began + 0.6 * seconds)
        learnt, held_out = self._window(number)
        positions = TrainingPositions.stacked(learnt or held_out)
        tested = TrainingPositions.stacked(held_out or learnt[-1:])
        if number == 1 and self.start is None:
            table, features = self._feature_table(positions)
            weights = new_weights(features, len(self.game.actions), settings.seed)
        else:
            teacher = Judge.load(self.judge_file(number - 1), self.game) if number > 1 else self.start
            assert teacher is not None
            table, weights = teacher.table, dict(teacher.weights)
        self.report("fitting", {"generation": number, "positions": len(positions)})
        fitted = fit(
            positions, tested, table, weights, epochs=settings.epochs, jobs=self.jobs, seed=number,
            trust=settings.trust if number > 1 or self.start else 0.0, until=began + 0.85 * seconds,
            rate=_FIRST_RATE if number == 1 and not self.start else _LATER_RATE,
            report=lambda epoch, loss, held_out: self.report(
                "fitted", {"generation": number, "epoch": epoch, "loss": loss, "held_out": held_out}
            ),
        )  # fmt: skip
        judge = Judge(
            table, fitted.weights, self.game.state.layout_digest(), self._about(number, games, time.monotonic() - began)
        )
        search = self._tuned(judge, number, began + 0.95 * seconds)
        replace(judge, about={**judge.about, "search": search}).save(self.judge_file(number))
        last = self._duel(number, number - 1, began + seconds)
        first = last if number == 1 else self._duel(number, 0, began + seconds)
        self.generations.append(
            Generation(
                number=number,
                games=games,
                positions=len(positions),
                loss=fitted.loss,
                held_out=fitted.held_out,
                policy=fitted.policy,
                seconds=time.monotonic() - began,
                against_last=(last.share, last.games),
                against_first=(first.share, first.games),
                search=search,
            )
        )
        self._write_log()
        self.report("generation", asdict(self.generations[-1]))

    def _tuned(self, judge: Judge, number: int, end: float) -> dict[str, float]:
        """How to search with a judge: each way to go about it is tried against the last generation, one by one."""
        search = dict(self.generations[-1].search if self.generations else self._first_search)
        best = self._trial(judge, search, number)
        for name, values in TRIED.items():
            for value in values:
                if time.monotonic() < end and value != search[name]:
                    trial = self._trial(judge, search | {name: value}, number)
                    self.report("tuned", {"generation": number, name: value, "share": trial, "best": best})
                    if trial > best + 0.01:
                        best, search = trial, search | {name: value}
        return search

    @property
    def _first_search(self) -> dict[str, float]:
        """How the search went about it before the first generation of this run."""
        return _FIRST | (self.start.about.get("search", {}) if self.start else {})

    def _trial(self, judge: Judge, search: dict[str, float], number: int) -> float:
        one = Thinking(self.settings.iterations, replace(JUDGED, judge=judge, **search))  # type: ignore[arg-type]
        return self._deals(one, number - 1, self.settings.duels, derived_seed(self.settings.seed, number, 1)).share

    def _duel(self, number: int, other: int, end: float) -> Duel:
        """A generation against another, as long as there is time."""
        found, step, seed = Duel(0, 0.0), max(2, 2 * self.jobs), derived_seed(self.settings.seed, number)
        for first in range(0, self.settings.duels, step):
            more = self._deals(self.thinking(number), other, step, seed, first)
            found = Duel(found.games + more.games, found.wins + more.wins)
            if time.monotonic() > end:
                break
        return found

    def _deals(self, one: Thinking, other: int, deals: int, seed: int, first: int = 0) -> Duel:
        """A number of deals against a generation."""
        players = self.game.seats[0] if 2 not in self.game.seats else 2
        others = self.thinking(other)
        return duel(self.game, one, others, deals, players=players, seed=seed, jobs=self.jobs, first=first)

    def _play(self, number: int, end: float) -> int:
        """Play blocks of games until it is time, and keep their positions with those of an interrupted run."""
        settings, seed = self.settings, derived_seed(self.settings.seed, number)
        thinking = self.thinking(number - 1)
        parts, begun = read_positions(self._positions_file(number))
        games = begun * settings.block

        def blocks() -> Iterator[Block]:
            nonlocal begun
            while begun < 2 * _HELD_OUT or time.monotonic() < end:
                i, begun = begun, begun + 1
                players, options = self._configuration(np.random.default_rng([seed, i]))
                yield Block(
                    i, (players, options), (thinking,) * players, settings.block, settings.kept, settings.curiosity
                )

        try:
            for block, positions in play_blocks(self.game, blocks(), seed, self.jobs):
                games += block.games
                if len(positions):
                    parts.append(positions)
                self.report("playing", {"generation": number, "games": games})
        finally:  # also when somebody has had enough of it
            if parts:
                write_positions(self._positions_file(number), parts, begun)
        if not parts:
            raise JudgeError(f"there is nothing to learn from: no game of {self.game.title} had a choice, and an end")
        return games

    def _configuration(self, rng: np.random.Generator) -> Configuration:
        """Players and options of a block: usually the usual ones, so that judges know best what is played most."""
        seats = list(self.game.seats)
        if rng.random() < 0.7:
            likely = np.array([0.5 if players == 2 else 0.5 / max(1, len(seats) - 1) for players in seats])
            return int(rng.choice(seats, p=likely / likely.sum())), {}
        players, options = self._configurations[int(rng.integers(len(self._configurations)))]
        return players, options

    def _feature_table(self, positions: TrainingPositions) -> tuple[FeatureTable, int]:
        some = positions.only(np.random.default_rng(1).permutation(len(positions))[:200_000])
        states = np.frombuffer(some.states.tobytes(), self.game.state.dtype)
        return feature_table(self.game, states, some.seats.astype(np.int64), some.players.astype(np.int64))

    # --- What is kept -----------------------------------------------------------------------------------------------

    def _positions_file(self, number: int) -> Path:
        return self.folder / f"positions-{number:03d}.npz"

    def _window(self, number: int) -> tuple[list[TrainingPositions], list[TrainingPositions]]:
        """The newest positions to learn from, and those held out; files that are older than the window are removed."""
        learnt: list[TrainingPositions] = []
        held_out: list[TrainingPositions] = []
        size = 0
        for each in range(number, 0, -1):
            if size >= self.settings.window:
                self._positions_file(each).unlink(missing_ok=True)
                continue
            for i, part in enumerate(read_positions(self._positions_file(each))[0]):
                (learnt if i % _HELD_OUT else held_out).append(part)
                size += len(part)
        return learnt, held_out

    def _about(self, number: int, games: int, seconds: float) -> dict[str, Any]:
        """How the judge of a generation came about."""
        levels = self.start.about.get("levels") if self.start else None
        return {
            **({"levels": levels} if levels else {}),
            "game": self.game.name,
            "rules": self.game.rules_version,
            "content": self.game.edition.digest,
            "generation": number,
            "command": self.command,
            "settings": asdict(self.settings),
            "games": games + sum(each.games for each in self.generations),
            "hours": round((seconds + sum(each.seconds for each in self.generations)) / 3600, 3),
            "jobs": self.jobs,
        }

    def _write_log(self) -> None:
        log = {
            "game": self.game.name,
            "layout": self.game.state.layout_digest(),
            "content": self.game.edition.digest,
            "settings": asdict(self.settings),
            "generations": [asdict(each) for each in self.generations],
        }
        with replacing(self.folder / _LOG) as scratch:
            scratch.write_text(json.dumps(log, indent=1), encoding="utf-8")
