"""Self-play: games of searching bots, the positions in them to learn from, and the files that keep these."""

from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, ThreadPoolExecutor, wait
from dataclasses import dataclass, fields
from itertools import islice
from pathlib import Path
from zipfile import BadZipFile

import numpy as np

from meadhall.bots.judge.judge import JudgeError, settings_of
from meadhall.bots.levels import Thinking
from meadhall.bots.players import derived_seed
from meadhall.core.constants import MOST_SEATS
from meadhall.core.files import replacing
from meadhall.core.game import Game
from meadhall.core.options import Value
from meadhall.core.record import Array
from meadhall.core.rng import below, seed_rng
from meadhall.lab.compiled.recorder import new_recorder
from meadhall.lab.compiled.whole_games import SearchedGames
from meadhall.lab.decisions import TableOfArrays

Configuration = tuple[int, dict[str, Value]]
"""A number of players, and options."""


@dataclass(frozen=True)
class TrainingPositions(TableOfArrays):
    """Positions to learn from, a row each."""

    states: Array  # the states, as bytes
    seats: Array  # who was to decide
    players: Array
    settings: Array  # what the box adds to a judge's first layer: see `settings_of`
    results: Array  # what the game was worth to each seat in the end, from 0 to 1
    values: Array  # what the search thought it to be worth
    estimates: Array  # what the game itself thought of it
    actions: Array  # the actions that the search tried
    visits: Array  # how often

    def __len__(self) -> int:
        return len(self.seats)


@dataclass(frozen=True)
class Block:
    """Games that are played by the same bots with the same options, one after the other."""

    number: int
    configuration: Configuration
    bots: tuple[Thinking, ...]
    games: int
    kept: int = 8  # positions that are kept of each game
    curiosity: int = 100
    """Two games of three may go astray up to some decision, and so many of a thousand decisions do: they are drawn by
    how often the search tried what, or any, as often. Only what comes after is learnt from."""


def play_block(game: Game, block: Block, seed: int) -> TrainingPositions:
    """Play a block; returns positions to learn from."""
    players, options = block.configuration
    box = game.make_box(players, options)
    recorder = new_recorder(game, block.kept, curiosity=block.curiosity)
    played = SearchedGames(game, box, seed, block.bots, recorder)
    settings = np.array(settings_of(box), np.int16)
    parts, length = [], 0  # length: of the last game, in decisions with a choice
    for i in range(block.games):
        number = block.number * 10_000 + i
        recorder.decisions[0] = 0
        seed_rng(recorder.rng, derived_seed(seed, number), 1)
        straying = block.curiosity > 0 and length > 0 and below(recorder.rng, 3) > 0
        recorder.astray[:] = (below(recorder.rng, length) if straying else 0), 0
        n, result = 0, np.zeros(MOST_SEATS)
        if played.play(number, number) is not None:
            game.kernels.utility(played.final, box, result)
            n = min(block.kept, int(recorder.decisions[0]))
        length = int(recorder.astray[1])
        parts.append(
            TrainingPositions(
                states=recorder.states[:n].copy(),
                seats=recorder.seats[:n].copy(),
                players=np.full(n, players, np.int8),
                settings=np.broadcast_to(settings, (n, len(settings))).copy(),
                results=np.broadcast_to(result, (n, MOST_SEATS)).astype(np.float32),
                values=recorder.values[:n].copy(),
                estimates=recorder.estimates[:n].copy(),
                actions=recorder.actions[:n].copy(),
                visits=np.minimum(recorder.visits[:n], 2**16 - 1).astype(np.uint16),
            )
        )
    return TrainingPositions.stacked(parts)


def play_blocks(game: Game, blocks: Iterable[Block], seed: int, jobs: int) -> Iterator[tuple[Block, TrainingPositions]]:
    """Play blocks on so many threads, as they finish; compiled games do not hold Python's lock."""
    with ThreadPoolExecutor(jobs) as pool:
        waiting = iter(blocks)
        running = {pool.submit(play_block, game, block, seed): block for block in islice(waiting, jobs)}
        while running:
            finished, _ = wait(running, return_when=FIRST_COMPLETED)
            for future in finished:
                block = running.pop(future)
                yield block, future.result()
                for following in islice(waiting, 1):
                    running[pool.submit(play_block, game, following, seed)] = following


def write_positions(path: Path, parts: Sequence[TrainingPositions], begun: int) -> None:
    """Write positions to a file, block by block, and how many blocks were begun for them."""
    arrays = vars(TrainingPositions.stacked(parts)) | {"sizes": np.array([len(part) for part in parts]), "begun": begun}
    try:
        with replacing(path) as scratch, scratch.open("wb") as file:
            np.savez(file, **arrays)
    except OSError as error:
        raise JudgeError(f"{path}: cannot be written: {error.strerror}") from None


def read_positions(path: Path) -> tuple[list[TrainingPositions], int]:
    """The positions of a file; none if there is no such file, or none that this version can read."""
    try:
        with path.open("rb") as file, np.load(file) as arrays:
            sizes, begun = arrays["sizes"], int(arrays["begun"])
            whole = TrainingPositions(**{each.name: arrays[each.name] for each in fields(TrainingPositions)})
    except (OSError, ValueError, KeyError, EOFError, BadZipFile):
        return [], 0
    return [whole.only(slice(end - part, end)) for end, part in zip(np.cumsum(sizes), sizes, strict=True)], begun
