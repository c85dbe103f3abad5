"""Runir: the Jarl's Grand Hall, the markers of honour, and how near the end is, as pieces."""

from functools import lru_cache

from meadhall.core.scene import Piece, Shape, short
from meadhall.games.runir.board import scenery
from meadhall.games.runir.board.layout import PANEL, PANEL_WIDE, layout
from meadhall.games.runir.board.looks import LAPS
from meadhall.games.runir.board.printed import Printed
from meadhall.games.runir.words.goals import Goal
from meadhall.games.runir.words.names import SPACE_IDS, code

_BOARD, _PRINT, _STONE, _COIN, _TOP = 2, 3, 4, 9, 10  # layers


@lru_cache(maxsize=1024)
def spaces(box: Printed, shape: Shape, lying: tuple[int, ...], left: int) -> tuple[Piece, ...]:
    """The spaces with their rewards, and the pile."""
    whole, found = layout(shape, box.players), []
    for space, (x, token) in enumerate(zip(whole.spaces, lying, strict=True)):
        key, reward = ("means-space", box.rewards[token]) if token >= 0 else ("means-no-reward", "")
        told = box.phrases.say(key, honour=box.hall[space], reward=reward)
        found.append(Piece(SPACE_IDS[space], "space", x, whole.space_y, layer=_TOP, meaning=told))
        if token >= 0:
            found.append(Piece(f"token-{code(token)}", box.tokens[token], x, whole.space_y, layer=_COIN))
    size = 0.85 if shape == "wide" else 0.7
    found.append(Piece("pile", f"pile-{min(left, 4)}", *whole.pile, size=size, layer=_STONE))
    found.append(Piece("pile-count", "pile-count", *whole.pile_count, layer=_STONE, text=f"×{left}"))
    return tuple(found)


@lru_cache(maxsize=8)
def candles(sessions: int, session: int) -> tuple[Piece, ...]:
    """The candles of the hall."""
    left, right = scenery.candles(sessions, session)
    return (
        Piece("candle-0", f"candle-{left}", PANEL + 30, 90, size=0.9, layer=_STONE),
        Piece("candle-1", f"candle-{right}", PANEL + PANEL_WIDE - 30, 90, size=0.9, layer=_STONE),
    )


@lru_cache(maxsize=2048)
def marker(box: Printed, shape: Shape, row: int, seat: int, name: str, honour: int) -> tuple[Piece, ...]:
    """A seat's marker: on the honour staff, with a ring for each time it has been all along it; or at its honour."""
    told, of = box.phrases.say("means-honour", seat=name, honour=honour), f"seat-{seat}"
    look = f"honour-{seat}"
    if shape == "tall":
        whole = layout(shape, box.players)
        x, y = whole.panel.honour
        return (whole.rows[row].put(f"honour-{seat}", look, x - 62, y - 13, _TOP, 1.3, meaning=told, of=of),)
    _, top, _, high = scenery.STAFF
    right, down = short(scenery.lap_x(honour) + (-7, 7)[seat % 2]), top + high // 2 + (-13, 13)[seat // 2]
    found = Piece(f"honour-{seat}", look, right, down, layer=_TOP, meaning=told, of=of)
    laps = min(honour // scenery.LAP, LAPS)
    return (found, Piece(f"laps-{seat}", f"laps-{laps}", right, down, layer=_COIN)) if laps else (found,)


@lru_cache(maxsize=512)
def near_end(shape: Shape, seats: int, told: Goal) -> tuple[Piece, ...]:
    """How near the end is."""
    box = layout(shape, seats).goal
    size, down, head_y, x = (1.0, 38, 19, 12) if shape == "wide" else (1.2, 32, 32, 400)
    right = box.left + x
    found = [
        Piece("goal", f"goal-{shape}{'-warns' * told.warns}", box.left, box.top, layer=_BOARD, meaning=told.meaning),
        Piece("goal-head", "goal-head", box.left + 12, box.top + head_y, size=size, layer=_PRINT, text=told.head),
    ]
    if told.seat >= 0:
        mark = f"mark-{told.seat}"
        found.append(Piece("goal-mark", mark, right + 8, box.top + down - 7, size=0.7 * size, layer=_PRINT))
        right += 26
    found.append(Piece("goal-line", "goal-line", right, box.top + down, size=size, layer=_PRINT, text=told.line))
    return tuple(found)
