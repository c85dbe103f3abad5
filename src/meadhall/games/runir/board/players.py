"""Runir: the players' panels at the right, what lies in them, and the markers on the honour staff."""

from collections.abc import Iterator
from functools import cache

from meadhall.core.drawing import (
    INK,
    MOSS,
    OCHRE,
    SLATE,
    WOOL,
    at,
    disc,
    label,
    num,
    path,
    piece,
    rect,
    seat_mark,
    shorten,
)
from meadhall.games.runir import phase
from meadhall.games.runir.board import coins, scenery
from meadhall.games.runir.board.runes import BOLD, GLOW, die, gems
from meadhall.games.runir.board.scenery import PANEL, PANEL_WIDE
from meadhall.games.runir.board.stones import BARK, BIRCH
from meadhall.games.runir.rules.aids import most_to_change
from meadhall.games.runir.rules.hall import owed_colour
from meadhall.games.runir.state import TYPES, State
from meadhall.games.runir.words.phrases import RunirView

_PANELS = 300  # where the panels begin
_NOBODYS_TURN = (phase.LAYING, phase.SWAPPING, phase.COUNTING, phase.ENDED)


def markers(points: list[int]) -> Iterator[str]:
    """Each seat's marker on the honour staff; rings around it tell how often it has been all along it."""
    _, y, _, high = scenery.STAFF
    for seat, honour in enumerate(points):
        laps = "".join(disc(0, 0, 10 + 3 * i, "none", INK, 1.6) for i in range(1, honour // scenery.LAP + 1))
        x = scenery.lap_x(honour) + (-9, 9)[seat % 2]
        yield piece(f"honour-{seat}", x, y + high / 2 + (-14, 14)[seat // 2], laps + seat_mark(seat, 0.72))


def purse(seat: int, kind: int) -> str:
    """A seat's own coins of a type that lie on no reward."""
    return f"purse-{seat}-{coins.METAL_NAMES[kind // 2]}-{kind % 2}"


def rows(view: RunirView) -> dict[int, tuple[int, int]]:
    """The seats in the order of their panels, the viewer's own first, with the top and the height of each."""
    first = max(view.seat, 0)
    pitch = min((890 - _PANELS) // view.players, 197)
    return {(first + i) % view.players: (_PANELS + i * pitch, pitch - 8) for i in range(view.players)}


def second(high: int) -> int:
    """How far below the top of a panel its second line is."""
    return (44 + _third(high) - 15) // 2


def _third(high: int) -> int:
    """How far below the top of a panel its coins are."""
    return high - 41 - (high - 139) // 4


def panel(view: RunirView, seat: int, top: int, high: int, points: int, place: int) -> str:
    """A seat's panel: mark, name, honour; whose turn it is; who began; how it ended."""
    s = view.state
    active, won = seat == s.seat and s.phase not in _NOBODYS_TURN, place == 1
    edge, thick = (OCHRE, 6) if active else (MOSS, 6) if won else (INK, 2)
    right = PANEL + 264
    parts = [
        rect((PANEL + 3, top + 4, PANEL_WIDE, high), 12, "#0d1113", more='opacity=".5"'),
        rect((PANEL, top, PANEL_WIDE, high), 12, WOOL if active or won else BIRCH, edge, thick),
        path(f"M{PANEL + 14} {top + 44}H{PANEL + 286}", stroke=BARK, width=1.4, more='opacity=".6"'),
        at(PANEL + 26, top + 24, seat_mark(seat, 1.1)),
        label(PANEL + 46, top + 33, shorten(view.names[seat], 10.5), 26, INK, 'font-weight="bold"' if active else ""),
        label(right, top + 36, str(points), 34, INK, BOLD),
    ]
    if active:
        parts.append(path(f"M{PANEL - 13} {top + 12}l18 12-18 12Z", OCHRE, INK, 2, 'stroke-linejoin="round"'))
    if seat == s.first and not place:
        parts.append(at(PANEL + 225, top + 37, scenery.candle(scenery.UNLIT), 0.55))
    if place:
        parts.append(at(PANEL + 225, top + 24, _medal(place)))
    return "".join(parts)


@cache
def _medal(place: int) -> str:
    """A place, in laurel for the first."""
    if place == 1:
        leaves = "".join(
            at(0, 0, path("M-3-19Q-10-22-11-14-5-12-3-19Z", MOSS, INK, 1.2), turn=angle) for angle in range(0, 360, 40)
        )
        return leaves + disc(0, 0, 13, coins.METALS[2], INK, 2) + label(0, 7, "1", 20, INK, BOLD)
    return disc(0, 0, 13, WOOL, INK, 1.6) + label(0, 7, str(place), 19, INK, BOLD)


def belongings(view: RunirView, seat: int, top: int, high: int) -> Iterator[str]:
    """What lies in a seat's panel: crystals in hand, the dark die, and coins by type."""
    s, box = view.state, view.box
    middle, low = top + second(high), top + _third(high)
    yield piece(f"hand-{seat}", PANEL + 21, middle, _hand(seat, int(s.crystals[seat]), int(box.crystals)))
    if s.dark[seat]:
        yield piece(f"dark-{seat}", PANEL + 171, middle, die(2, 30, True))
    ended = s.phase in (phase.COUNTING, phase.ENDED)
    for kind in range(TYPES):
        free, laid = int(s.coins[seat, kind]), int(s.laid[seat, kind])
        lit = seat == s.seat and _is_asked(s, kind)
        if ended:
            worth = sum(int(n * v) for n, v in zip(s.turned[seat, kind], box.values[kind], strict=True))
            drawn = _purse_content(kind, free + laid, 0, worth, lit)
        else:
            drawn = _purse_content(kind, free, laid, 0, lit)
        yield piece(purse(seat, kind), PANEL + 24 + kind * 47, low, drawn)


def _is_asked(s: State, kind: int) -> bool:
    """Whether coins of this type are being chosen from: to be changed, or to be laid on a reward."""
    if s.phase == phase.CHANGING_TYPE:
        return bool(most_to_change(s, kind) > 0)
    if s.phase == phase.CHANGING_COUNT:
        return bool(s.chosen == kind)
    return bool(s.phase == phase.SPENDING and owed_colour(s) == kind // 2)


@cache
def _hand(seat: int, count: int, most: int) -> str:
    """So many crystals in hand, and where the others lay."""
    across = max((most + 1) // 2, 6)
    pitch = 92 / (across - 1)
    spots = [(32 + i % across * pitch, -9 + i // across * 18) for i in range(most)]
    empty = "".join(f"M{num(x)} {num(y)}h.1" for x, y in spots[count:])
    rest = path(empty, stroke=BARK, width=5, more='stroke-linecap="round"')
    return label(0, 9, str(count), 26, INK, BOLD) + rest + gems(seat, spots[:count], min(0.64, max(0.38, pitch / 28)))


@cache
def _purse_content(kind: int, free: int, laid: int, worth: int, lit: bool) -> str:
    """Coins of a type: how many are free, how many lie on rewards, and, turned over at last, what they are worth."""
    glow = rect((-19, -19, 47, 40), 10, GLOW, INK, 2) if lit else ""
    if not free + laid:
        return glow + f'<g opacity=".3">{coins.small(kind)}</g>'
    drawn = glow + coins.small(kind) + label(16, 8, str(free), 22, INK, 'font-weight="bold"')
    if laid:
        drawn += path("M-13 20H15V29Q15 37 1 39-13 37-13 29Z", SLATE, INK, 1.4) + label(
            1, 35, str(laid), 17, WOOL, BOLD
        )
    if worth:
        drawn += path("M-17 18h40v21h-40Z", coins.METALS[2]) + label(3, 35, f"={worth}", 19, INK, BOLD)
    return drawn
