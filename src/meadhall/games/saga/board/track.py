"""Saga: the progress of the game: the scroll in the North Sea, the round track, and the supplies beside it."""

from collections.abc import Iterator

from meadhall.core.drawing import fitted, wrap
from meadhall.core.scene import Piece
from meadhall.games.saga.board import layers
from meadhall.games.saga.board.layout import SagaLayout
from meadhall.games.saga.words.goals import warnings
from meadhall.games.saga.words.names import SagaView

LONG = 660
"""The length of the track."""
_PILED = 6  # coins that are drawn of the general supply
_STACKS = ((0, 8), (26, 10), (13, -8))


def scroll(view: SagaView, layout: SagaLayout, round: int, rounds: int, dangers: tuple[int, ...]) -> Iterator[Piece]:
    """The round, the rounds to go, and `warnings` of the dangers; before the first round the title of the game."""
    lines, told = wrap(view.game.title, 22)[:2], list[str]()
    if round:
        lines = [view.say("round-number", round=round), view.say("rounds-to-go", rounds=max(rounds, 0))]
        told = warnings(view, rounds, *dangers) if dangers else []
    yield layout.map.put("scroll", f"scroll-{len(lines) + len(told)}", 316, 42, layers.SCROLL)
    for i, text in enumerate((*lines, *told)):
        name, look = (f"heading-{i}", "heading") if i < len(lines) else (f"warning-{i - len(lines)}", "warning")
        yield layout.map.put(name, look, 499, 74 + 31 * i, layers.WORDS, fitted(text, 24), text=text)


def track(view: SagaView, layout: SagaLayout, round: int, stronghold: int, coins: int, pool: int) -> Iterator[Piece]:
    """The track with both markers; beside it the general supply, in three stacks, and the pool of markers."""
    put, spaces, say = layout.track.put, int(view.box.track), view.say
    wide, before, behind = LONG / spaces, max(round, 0), min(stronghold, spaces)
    yield put("track", "track", 0, 0, layers.PANEL)
    yield put("past", f"past-{min(before, spaces)}", 0, 0, layers.COIN)
    yield put("gained", f"gained-{behind}", 0, 0, layers.TILE)
    yield put("track-numbers", "numbers", 0, 0, layers.ON_TILE)
    markers = ("marker-round", round, max(before, 0.5), 0), ("marker-stronghold", stronghold, behind, 34)
    for name, space, shown, y in markers:
        meaning = say(f"means-{name}", number=space)
        yield put(name, name, (shown - 0.5) * wide, y, layers.ON_TILE, meaning=meaning)
    x, y = LONG + 20, 22
    yield put("coins-general", "pile", x, y, layers.PANEL, meaning=say("means-coins-general", coins=coins))
    yield put("coins-left", "count", x + 44, y + 6, layers.COIN, text=f"×{coins}")
    yield put("pool", "pile", x + 130, y, layers.PANEL, meaning=say("means-pool", number=pool))
    yield put("pool-left", "count", x + 176, y + 6, layers.COIN, text=f"×{pool}")
    for i in range(min(coins, _PILED)):
        right, down = _STACKS[i % 3]
        yield put(f"coin-g-{i}", "coin", x + right, y + down - 3 * (i // 3), layers.COIN + i, 0.9)
    for i in range(pool):
        yield put(f"pool-{i}", "face-down", x + 138 + 4 * i, y - 4 * i, layers.COIN + i)
