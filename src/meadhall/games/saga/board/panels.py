"""Saga: beside the map: each side's panel with purse, areas and supply, and the round track below the map."""

from functools import cache

from meadhall.core.drawing import (
    BOG_OAK,
    FJORD,
    INK,
    MOSS,
    OCHRE,
    PAPER,
    SLATE,
    WOOL,
    at,
    label,
    path,
    piece,
    rect,
    shorten,
)
from meadhall.games.saga import location, phase, sides, victory
from meadhall.games.saga.board import figures, icons
from meadhall.games.saga.rules.map import GENERAL
from meadhall.games.saga.words.names import SagaView, side_name
from meadhall.games.saga.words.phrases import SAY

LEFT, WIDE, HIGH = 946, 442, 230
TOPS = (12, 658)  # the other side's panel, and the viewer's own
_MIDDLE = 'text-anchor="middle"'
_BOLD = 'text-anchor="middle" font-weight="bold"'
_DASHES = 'stroke-dasharray="3 4"'
_CLOTH = ("#cfdbe0", "#d4d2cc")

# Where leaders off the map stand in a panel: the middle of the first, and the room for all.
ROOMS = {
    location.SUPPLY: (142, 180, 104),
    location.HAND: (142, 180, 104),
    location.ASIDE: (298, 180, 0),
    location.REMOVED: (362, 180, 44),
}
WARRIORS = {location.SUPPLY: (16, 184), location.HAND: (222, 184)}
SCALE = 0.82  # of leaders in a panel


def winner(view: SagaView) -> int:
    """The side that has won, or -1."""
    s = view.state
    if s.phase != phase.ENDED:
        return -1
    return sides.VIKINGS if s.won_by & (victory.BY_AREAS | victory.BY_COINS | victory.BY_CONQUEST) else sides.SAXONS


def panel(view: SagaView, side: int, top: int, held: int) -> str:
    """The still part of a side's panel; `held` is how many areas it controls."""
    s = view.state
    active, won = view.to_move == side, winner(view) == side
    goal = int(view.box.areas_to_win) if side == sides.VIKINGS else 0
    in_hand = bool(s.leaders[side, location.HAND] or s.warriors[side, location.HAND])
    weight = 'font-weight="bold"' if active or won else ""
    name = label(60, 32, shorten(view.names[side], 19), 27, INK, weight)
    return at(LEFT, top, _panel(side, active, won, held, goal, in_hand) + name)


@cache
def _panel(side: int, active: bool, won: bool, held: int, goal: int, in_hand: bool) -> str:
    edge, thick = (MOSS, 8) if won else (OCHRE, 7) if active else (BOG_OAK, 2)
    parts = [
        rect((0, 0, WIDE, HIGH), 12, _CLOTH[side], edge, thick),
        path(f"M5 5H{WIDE - 5}V{HIGH - 5}H5Z", stroke=figures.DEEP[side], width=1.4, more='stroke-dasharray="6 5"'),
        at(34, 31, figures.shield(side), 1.4),
        label(60, 53, side_name(side, True), 17, INK, 'font-style="italic"'),
        label(33, 117, str(held), 26, INK, _BOLD),
    ]
    for i in range(max(held, goal)):
        full = i < held
        parts.append(rect((54 + 32 * i, 93, 29, 29), 5, PAPER if full else "none", INK, 1.4, "" if full else _DASHES))
        if full:
            parts.append(at(68.5 + 32 * i, 107, figures.shield(side), 0.78))
    for x, wide, word in ((10, 254, "supply"), (268, 64, "aside place"), (336, 98, "removed")):
        parts.append(rect((x, 130, wide, 92), 7, WOOL, INK, 1, 'fill-opacity=".6"'))
        parts.append(label(x + 6, 145, shorten(SAY[word], wide / 5.5), 13, INK))
    if in_hand:
        parts.append(label(258, 145, SAY["in hand"], 13, INK, 'text-anchor="end"'))
    return "".join(parts)


def pieces(view: SagaView, tops: tuple[int, int]) -> list[str]:
    """Coins, Strongholds in supply and the Initiative tile; `tops` are the panels of both sides."""
    s = view.state
    goal = int(view.box.coins_to_win)
    laid = []
    for side in (sides.SAXONS, sides.VIKINGS):
        laid.append(
            piece(f"coins-{'av'[side]}", LEFT, tops[side] + 75, _purse(int(s.coins[side]), goal if side else 1))
        )
    laid.append(piece("coins-general", 700, 846, _general(int(s.coins[GENERAL]))))
    laid.append(piece("initiative", LEFT + 408, tops[int(s.initiative)] + 35, icons.first_side(int(s.initiative))))
    laid.append(piece("stronghold-supply", LEFT + 320, tops[sides.SAXONS] + 107, _spare(int(s.stronghold_supply))))
    return laid


@cache
def _purse(count: int, slots: int) -> str:
    return label(33, 10, str(count), 30, INK, _BOLD) + at(52, 0, figures.coins(count, 250, slots))


@cache
def _general(count: int) -> str:
    pile = "".join(at(x, y, figures.coin(14)) for x, y in ((20, 8), (44, 10), (32, -8))[: min(count, 3)])
    return pile + label(84, 10, f"×{count}", 26, INK, _BOLD)


@cache
def _spare(count: int) -> str:
    towers = "".join(at(16 * i, 0, figures.stronghold(), 0.7) for i in range(min(count, 3)))
    if not count:
        towers = f'<g opacity=".3">{at(0, 0, figures.stronghold(), 0.7)}</g>'
    return towers + label(96, 9, f"×{count}", 24, INK, 'text-anchor="end" font-weight="bold"')


# --- The round track --------------------------------------------------------------------------------------------------


def track(view: SagaView) -> str:
    """The spaces of the round track: what the Round marker has left behind, and what the Strongholds have gained."""
    s = view.state
    return _spaces(int(view.box.track), int(s.round_marker), int(s.stronghold_marker))


_BEGIN, _END = 30, 690


def _middle(space: int, spaces: int) -> float:
    return _BEGIN + (space - 0.5) * (_END - _BEGIN) / spaces


@cache
def _spaces(spaces: int, round_marker: int, stronghold_marker: int) -> str:
    wide = (_END - _BEGIN) / spaces
    parts = []
    for space in range(1, spaces + 1):
        gained, past = space <= stronghold_marker, space > round_marker
        fill = FJORD if gained else SLATE if past else WOOL
        x = _middle(space, spaces)
        parts.append(rect((x - wide / 2 + 2, 830, wide - 4, 33), 6, fill, INK, 1.6))
        parts.append(label(x, 854, str(space), 22, WOOL if gained or past else INK, _BOLD if not past else _MIDDLE))
    return "".join(parts)


def markers(view: SagaView) -> list[str]:
    """The two markers on the track: one comes from the right above it, the other from the left below it."""
    s, spaces = view.state, int(view.box.track)
    return [
        piece("marker-round", _middle(int(s.round_marker), spaces), 830, _ROUND_MARKER),
        piece("marker-stronghold", _middle(int(s.stronghold_marker), spaces), 863, _STRONGHOLD_MARKER),
    ]


_ROUND_MARKER = (
    path("M0 4L-9-7A13 13 0 1 1 9-7Z", OCHRE, INK, 2)
    + path("M-5-22H5L0-15ZM-5-8H5L0-15Z", WOOL, INK, 1.3)
    + path("M20-14H40M34-19L41-14 34-9", stroke=INK, width=2.6, more='transform="scale(-1 1)"')
)
_STRONGHOLD_MARKER = (
    path("M0-4L-9 7A13 13 0 1 0 9 7Z", FJORD, INK, 2)
    + path("M-6 20V10H-3V13H-1.5V10H1.5V13H3V10H6V20Z", WOOL, INK, 1)
    + path("M20 14H40M34 9L41 14 34 19", stroke=INK, width=2.6)
)


@cache
def pool(count: int) -> str:
    """The pool of destination markers, face down."""
    stack = "".join(at(836 + 5 * i, 850 - 4 * i, figures.face_down()) for i in range(min(count, 3)))
    return stack + label(894, 854, f"×{count}", 26, INK, _BOLD)
