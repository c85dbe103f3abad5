"""Random games on a GPU, one thread a game: bit for bit those that `driver` plays on the processor.

A thread keeps the state of its game and the list of actions in memory of its own, and plays with the very loop of
`driver`. Games are played in batches that fit into the memory of the card.
"""

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, cast

import numpy as np

from meadhall.core.constants import MOST_SEATS
from meadhall.core.contract import Kernels
from meadhall.core.device import (
    DeviceMemoryError,
    bind_on_device,
    check_compiler,
    check_device,
    device_errors,
    free_memory,
    launch,
    ptx,
)
from meadhall.core.diagnosis import told
from meadhall.core.driver import MAX_STEPS, Played, RandomScratch, bind_loop, choose_randomly, look_away
from meadhall.core.errors import ConformanceError
from meadhall.core.game import Game
from meadhall.core.record import Box
from meadhall.core.rng import seed_rng

MOST_AT_ONCE = 1 << 18  # games of a batch: about as many threads as the largest cards keep busy
_FEWEST_AT_ONCE = 256
_SHARE = 0.5  # of the free memory: threads need some for themselves

cuda = play_one = STATE = CHOICES = OUTCOMES = cast(Any, None)  # filled in by `bind_on_device`


def play_on_device(first: int, seed: int, boxes: Any, most: int, played: Played, endless: Any) -> None:
    """A template: each thread plays a random game, and then the next one that no other thread plays."""
    rng = cuda.local.array(4, np.uint32)
    out = cuda.local.array(CHOICES, np.int32)
    weights = cuda.local.array(OUTCOMES, np.int64)
    states = cuda.local.array(1, STATE)
    scratch = RandomScratch(rng, out, weights)
    for i in range(cuda.grid(1), len(played.finals), cuda.gridsize(1)):
        row = slice(i, i + 1)
        states[0] = played.finals[i]
        here = Played(
            states, played.steps[row], played.decisions[row], played.points[row], played.results[row],
            played.places[row], played.starters[row], played.stopped[row],
        )  # fmt: skip
        seed_rng(rng, seed, first + i)
        if not play_one(0, boxes[0], most, scratch, 0, here):
            endless[0] = 1
        played.finals[i] = states[0]


def game_sizes(game: Game) -> tuple[np.dtype[Any], int, int]:
    """What a thread needs room for: the state, a list of actions or of outcomes of chance, and the weights of these."""
    decisions, outcomes = game.actions.decisions, len(game.actions) - game.actions.decisions
    return game.state.dtype, max(decisions, outcomes), max(1, outcomes)


def bind_device_games(game: Game) -> Any:
    """`play_on_device` for one game."""
    return _bound(game.name, game.kernels, *game_sizes(game))


@cache
def _bound(name: str, kernels: Kernels, state: np.dtype[Any], choices: int, outcomes: int) -> Any:
    rules = kernels.as_dict()
    loop = bind_loop(name, rules, choose_randomly, look_away, inline=True)
    sizes = {"STATE": state, "CHOICES": choices, "OUTCOMES": outcomes}
    return bind_on_device(play_on_device, name, {**rules, "play_one": loop, **sizes})


def play(
    game: Game, box: Box, games: int, seed: int, *, first: int = 0, most: int = MAX_STEPS, finals: bool = False
) -> Iterator[Played]:
    """Play random games on the GPU: batch by batch how they ended, the final states only if they are asked for."""
    check_device()
    kernel, players, end = bind_device_games(game), int(box.players), first + games
    size = _fitting(game, players)
    while first < end:
        count = min(size, end - first)
        try:
            yield _play_batch(kernel, game, box, count, seed, first, most, finals)
        except DeviceMemoryError:
            if count < 2 * _FEWEST_AT_ONCE:
                raise
            size = count // 2  # threads need memory for themselves, and only the driver knows how much
            continue
        first += count


def _fitting(game: Game, players: int) -> int:
    """How many games fit into the memory of the GPU at once."""
    each = sum(array.nbytes for array in Played.room(game, players))
    fit = int(min(MOST_AT_ONCE, _SHARE * free_memory() / each))
    if fit < _FEWEST_AT_ONCE:
        raise DeviceMemoryError(f"the memory of the GPU is full: {_FEWEST_AT_ONCE} games of {each} bytes do not fit")
    return fit


def _play_batch(
    kernel: Callable[..., Any], game: Game, box: Box, games: int, seed: int, first: int, most: int, finals: bool
) -> Played:
    cuda = check_device()
    boxes, endless = np.array([box], box.dtype), np.zeros(1, np.int8)
    played = Played.room(game, int(box.players), games)
    with device_errors():
        there: Any = Played(*map(cuda.to_device, played))
        failed = cuda.to_device(endless)
        launch(kernel, games, first, seed, cuda.to_device(boxes), most, there, failed)
        for name, array in zip(Played._fields, there, strict=True):
            if finals or name != "finals":
                array.copy_to_host(getattr(played, name))
        failed.copy_to_host(endless)
    if endless[0]:
        raise RuntimeError(f"a game of {game.name} had not ended after {most} steps")
    return played


def check_kernels(game: Game) -> int:
    """Check, without a GPU, that the rules of a game compile for one: the bytes of code; a ConformanceError says why
    they do not."""
    played = Played.room(game, MOST_SEATS)
    boxes, endless = np.zeros(1, type(game.make_box(game.seats[0])).dtype), np.zeros(1, np.int8)
    check_compiler()
    try:
        return len(ptx(bind_device_games(game), (0, 1, boxes, MAX_STEPS, played, endless)))
    except Exception as error:
        raise ConformanceError(
            f"{game.name}: the rules do not compile for a GPU: {told(error, game.folder)}"
        ) from error
