"""Runir: the Jarl's Grand Hall, the markers of honour, and how near the end is, as pieces."""

from functools import lru_cache

from meadhall.core.scene import Piece, short
from meadhall.games.runir.board.layout import PANEL
from meadhall.games.runir.board.printed import Printed
from meadhall.games.runir.words.goals import Goal
from meadhall.games.runir.words.names import SPACE_IDS, code

_BOARD, _PRINT, _STONE, _COIN, _TOP = 2, 3, 4, 9, 10  # layers
_LAP, _LAPS = 25, 5  # a marker is turned over after so many steps; so many rings around it at most
_UNLIT, _LIT, _BURNT = range(3)  # candles


@lru_cache(maxsize=1024)
def spaces(box: Printed, lying: tuple[int, ...], left: int) -> tuple[Piece, ...]:
    """The spaces with their rewards, and the pile."""
    whole, pieces = box.whole, []
    for space, (x, token) in enumerate(zip(whole.spaces, lying, strict=True)):
        key, reward = ("means-space", box.rewards[token]) if token >= 0 else ("means-no-reward", "")
        told = box.phrases.say(key, honour=box.hall[space], reward=reward)
        pieces.append(Piece(SPACE_IDS[space], "space", x, whole.space_y, layer=_TOP, meaning=told))
        if token >= 0:
            pieces.append(Piece(f"token-{code(token)}", box.tokens[token], x, whole.space_y, layer=_COIN))
    size = 0.85 if box.shape == "wide" else 0.7
    pieces.append(Piece("pile", f"pile-{min(left, 4)}", *whole.pile, size=size, layer=_STONE))
    pieces.append(Piece("pile-count", "pile-count", *whole.pile_count, layer=_STONE, text=f"×{left}"))
    return tuple(pieces)


@lru_cache(maxsize=8)
def candles(sessions: int, session: int) -> tuple[Piece, ...]:
    """The two candles of the hall. In the long version each stands for a session: to come, going on, or over."""
    left, right = (_LIT, _LIT) if sessions == 1 else (_LIT, _UNLIT) if session == 0 else (_BURNT, _LIT)
    return (
        Piece("candle-0", f"candle-{left}", PANEL + 30, 90, size=0.9, layer=_STONE),
        Piece("candle-1", f"candle-{right}", PANEL + 270, 90, size=0.9, layer=_STONE),
    )


@lru_cache(maxsize=2048)
def marker(box: Printed, row: int, seat: int, name: str, honour: int) -> tuple[Piece, ...]:
    """A seat's marker: on the honour staff, with a ring for each lap; in the tall scene at the seat's honour."""
    told, of = box.phrases.say("means-honour", seat=name, honour=honour), f"seat-{seat}"
    look = f"honour-{seat}"
    if box.shape == "tall":
        x, y = box.whole.panel.honour
        return (box.whole.rows[row].put(f"honour-{seat}", look, x - 62, y - 13, _TOP, 1.3, meaning=told, of=of),)
    right, down = short(48 + honour % _LAP * 476 / (_LAP - 1) + (-7, 7)[seat % 2]), 863 + (-13, 13)[seat // 2]
    piece = Piece(f"honour-{seat}", look, right, down, layer=_TOP, meaning=told, of=of)
    laps = min(honour // _LAP, _LAPS)
    return (piece, Piece(f"laps-{seat}", f"laps-{laps}", right, down, layer=_COIN)) if laps else (piece,)


@lru_cache(maxsize=512)
def near_end(box: Printed, told: Goal) -> tuple[Piece, ...]:
    """How near the end is."""
    left, top = box.whole.goal
    size, down, head_y, x = (1.0, 38, 19, 12) if box.shape == "wide" else (1.2, 32, 32, 400)
    right = left + x
    pieces = [
        Piece("goal", f"goal-{box.shape}{'-warns' * told.warns}", left, top, layer=_BOARD, meaning=told.meaning),
        Piece("goal-head", "goal-head", left + 12, top + head_y, size=size, layer=_PRINT, text=told.head),
    ]
    if told.seat >= 0:
        mark = f"mark-{told.seat}"
        pieces.append(Piece("goal-mark", mark, right + 8, top + down - 7, size=0.7 * size, layer=_PRINT))
        right += 26
    pieces.append(Piece("goal-line", "goal-line", right, top + down, size=size, layer=_PRINT, text=told.line))
    return tuple(pieces)
