"""Saga: the progress of the game: the scroll in the North Sea, the round track, and the supplies beside it."""

from collections.abc import Iterator
from typing import NamedTuple

from meadhall.core.drawing import wrap
from meadhall.core.scene import Piece
from meadhall.games.saga.board import layers
from meadhall.games.saga.board.layout import SagaLayout
from meadhall.games.saga.words.meanings import meaning_for
from meadhall.games.saga.words.names import SagaView

LONG = 660
"""The length of the track."""
_PILED = 6  # coins that are drawn of the general supply
_STACKS = ((0, 8), (26, 10), (13, -8))


class Progress(NamedTuple):
    """All that the scroll and the track tell."""

    round: int
    before: int  # the space of the Round marker
    behind: int  # the space of the Stronghold marker
    coins: int  # in the general supply
    pool: int  # markers in the pool
    warnings: tuple[str, ...]  # about sides that could win at the end of this round


def scroll(view: SagaView, layout: SagaLayout, now: Progress) -> Iterator[Piece]:
    """The round, the rounds to go, and warnings; before the first round the title of the game."""
    lines, warnings = wrap(view.game.title, 22)[:2], now.warnings if now.round else ()
    if now.round:
        rounds = max(now.before - now.behind, 0)
        lines = [view.say("round-number", round=now.round), view.say("rounds-to-go", rounds=rounds)]
    yield layout.map.put("scroll", f"scroll-{len(lines) + len(warnings)}", 316, 42, layers.SCROLL)
    for i, text in enumerate((*lines, *warnings)):
        name, look = (f"heading-{i}", "heading") if i < len(lines) else (f"warning-{i - len(lines)}", "warning")
        yield layout.map.put(name, look, 499, 74 + 31 * i, layers.WORDS, text=text)


def track(view: SagaView, layout: SagaLayout, now: Progress) -> Iterator[Piece]:
    """The track with its markers; beside it the general supply, in three stacks, and the pool of markers."""
    put, spaces = layout.track.put, int(view.box.track)
    wide, before, behind = LONG / spaces, max(now.before, 0), min(now.behind, spaces)
    yield put("track", "track", 0, 0, layers.PANEL)
    yield put("past", f"past-{min(before, spaces)}", 0, 0, layers.COIN)
    yield put("gained", f"gained-{behind}", 0, 0, layers.TILE)
    yield put("track-numbers", "numbers", 0, 0, layers.ON_TILE)
    markers = ("marker-round", now.before, max(before, 0.5), 0), ("marker-stronghold", now.behind, behind, 34)
    for name, space, shown, y in markers:
        yield put(name, name, (shown - 0.5) * wide, y, layers.ON_TILE, meaning=meaning_for(view, name, space))
    x, y = LONG + 20, 22
    meaning = meaning_for(view, "coins-general", now.coins)
    yield put("coins-general", "pile", x, y, layers.PANEL, meaning=meaning)
    yield put("coins-left", "count", x + 44, y + 6, layers.COIN, text=f"×{now.coins}")
    yield put("pool", "pile", x + 130, y, layers.PANEL, meaning=meaning_for(view, "pool", now.pool))
    yield put("pool-left", "count", x + 176, y + 6, layers.COIN, text=f"×{now.pool}")
    for i in range(min(now.coins, _PILED)):
        right, down = _STACKS[i % 3]
        yield put(f"coin-g-{i}", "coin", x + right, y + down - 3 * (i // 3), layers.COIN + i, 0.9)
    for i in range(now.pool):
        yield put(f"pool-{i}", "face-down", x + 138 + 4 * i, y - 4 * i, layers.COIN + i)
