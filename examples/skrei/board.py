"""Skrei: the game as a picture. A chart of the winter sea, the harbour below it, the racks beside it."""

from functools import cache
from math import cos, pi, sin

import numpy as np

from meadhall.core.drawing import (
    BOG_OAK,
    INK,
    MOSS,
    OAK,
    OCHRE,
    PARCHMENT,
    SEAT_COLOURS,
    SLATE,
    WOOL,
    at,
    coast,
    die,
    disc,
    label,
    path,
    picture,
    piece,
    pieces,
    rect,
    seat_mark,
    shorten,
    wobble,
)
from meadhall.core.game import View

from . import rules
from .box import SkreiBox as Box
from .state import ASHORE, AT_SEA, ENDED, GROUNDS, HORN, SAIL, SAILING, State
from .words import SAY, ground_name, storms

_WIDE, _HIGH = 1200, 900
_PANEL, _PANEL_WIDE = 884, 300  # the panel at the right: weather and racks
_SPOTS = ((190, 548), (425, 396), (662, 196), (184, 234), (668, 560))  # the middles of the grounds
_REACH = 112  # how far a ground reaches from its middle
_BERTHS = ((-66, 34), (-24, 66), (24, 66), (66, 34))  # where the boats of the seats lie on a ground
_SEA, _DEEP, _FOAM, _ICE = "#2f5a68", "#234652", "#86b0b3", "#dfeaea"
_MIDDLE = 'text-anchor="middle"'
_BOLD = 'text-anchor="middle" font-weight="bold"'
_ROUND = 'stroke-linecap="round" stroke-linejoin="round"'


# --- Touches ------------------------------------------------------------------------------------------------------


def touches(view: View[State, Box], action: int) -> tuple[str, ...]:
    """What a person touches to do this legal action: a ground; before it the own horn, to blow it."""
    ground = f"ground-{GROUNDS[(action - SAIL) % len(GROUNDS)]}"
    return (f"horn-{view.state.seat}", ground) if action >= HORN else (ground,)


# --- The whole picture --------------------------------------------------------------------------------------------


def draw(view: View[State, Box]) -> str:
    """The view as SVG: the sea, the harbour, the panel, and one flat layer of pieces."""
    rows = _rows(view)
    still = (
        _chart(),
        *(_ground(view, g) if view.box.in_play[g] else _open_sea(g) for g in range(len(GROUNDS))),
        _tray(view),
        *(_row(view, seat, *row) for seat, row in rows.items()),
        _reminder() if view.players < 4 else "",
    )
    movable = (*_horns(view, rows), *_boats(view), _weather(view))
    return picture(_WIDE, _HIGH, view.game.title, *still, pieces(*movable))


@cache
def _chart() -> str:
    """The sea with its swell, the shore with its snow, houses and jetties, and the mist before the harbour."""
    swell = "".join(
        path(f"M{x} {y}q{w} -7 {2 * w} 0t{2 * w} 0", stroke=_FOAM, width=1.6, more='opacity=".35"')
        for x, y, w in (
            (round(430 + 420 * wobble(1, k)), round(370 + 350 * wobble(2, k)), round(11 + 4 * wobble(3, k)))
            for k in range(46)
        )
    )
    shore = "".join(f"L{x} {round(800 + 9 * wobble(4, x))}" for x in range(50, 870, 40))
    mist = "".join(
        f'<ellipse cx="{106 + 74 * k}" cy="{round(690 + 8 * wobble(8, k))}" rx="90" ry="19"/>' for k in range(10)
    )
    return (
        rect((0, 0, _WIDE, _HIGH), 0, BOG_OAK)
        + rect((12, 12, 860, 876), 16, _SEA, INK, 3)
        + swell
        + f'<g fill="{_ICE}" opacity=".4">{mist}</g>'
        + path(f"M14 872V806{shore}L870 804V872Q870 886 856 886H28Q14 886 14 872Z", "#5a6a63", INK, 2)
        + path("M14 850Q120 816 250 846T520 840 700 852 870 826V872Q870 886 856 886H28Q14 886 14 872Z", _ICE)
        + "".join(_JETTY.format(x=x, left=x - 8) for x in _JETTIES)
        + "".join(at(x, y, _house(colour), scale) for x, y, colour, scale in _HOUSES)
        + at(800, 846, _TOWER)
    )


_JETTIES = (196, 384, 572)
_JETTY = path("M{x} 840V734", stroke=OAK, width=9) + path(
    "M{left} 800h16M{left} 770h16M{left} 742h16", stroke=BOG_OAK, width=4
)
_HOUSES = (
    (58, 850, "#8c2f1d", 0.8),
    (262, 852, "#b07d1c", 0.75),
    (450, 856, "#8c2f1d", 0.8),
    (666, 850, "#8c2f1d", 0.75),
)
_TOWER = (
    path("M-26 20L-12-96M26 20L12-96M-20-26L18-50M20-26L-18-50M-24 8L20-26", stroke=BOG_OAK, width=5)
    + path("M-24-92H24V-116H-24Z", OAK, INK, 2)
    + path("M0-116V-150M0-150h30l-8 8 8 8H0", OCHRE, INK, 3, 'stroke-linejoin="round"')
)


def _house(colour: str) -> str:
    """A fisherman's house on poles, with snow on its roof."""
    return (
        path("M-30 26V0M-10 26V0M10 26V0M30 26V0", stroke=BOG_OAK, width=4)
        + rect((-36, -34, 72, 38), 2, colour, INK, 2)
        + path("M-44-32L0-64 44-32Z", WOOL, INK, 2, _ROUND)
        + rect((-22, -24, 14, 14), 1, OCHRE, WOOL, 2)
        + rect((8, -24, 14, 14), 1, OCHRE, WOOL, 2)
    )


def _open_sea(ground: int) -> str:
    """What is drawn where a ground is not in play: a compass rose, or a whale."""
    return {3: at(*_SPOTS[3], _ROSE), 4: at(*_SPOTS[4], _WHALE)}.get(ground, "")


_ROSE = '<g opacity=".6">{}</g>'.format(
    disc(0, 0, 58, "none", _FOAM, 2)
    + disc(0, 0, 50, "none", _FOAM, 1)
    + path("M0-78L11-11 78 0 11 11 0 78-11 11-78 0-11-11Z", _FOAM, INK, 2)
    + path("M0-78L11-11 0 0ZM78 0L11 11 0 0ZM0 78L-11 11 0 0ZM-78 0L-11-11 0 0Z", SLATE)
    + label(0, -88, "N", 26, _FOAM, _BOLD)
)
_WHALE = '<g opacity=".75">{}</g>'.format(
    path(
        "M-92 20Q-84-34-20-36 40-38 66-4 78-14 76-34 88-26 92-32 100-10 80 12 60 34 20 36-50 40-92 20Z", SLATE, INK, 2.5
    )
    + path("M-88 20Q-40 34 20 22-20 38-60 34Z", _FOAM)
    + disc(-58, -2, 4, _ICE)
    + path("M-30-40q-4-18-16-20M-30-40q0-22 12-26", stroke=_ICE, width=3, more=_ROUND)
    + path("M-116 42q14-8 28 0t28 0 28 0 28 0 28 0 28 0 28 0", stroke=_FOAM, width=4)
)


# --- Grounds ------------------------------------------------------------------------------------------------------


def _ground(view: View[State, Box], ground: int) -> str:
    """A ground: its water, what marks it, its name and exposure, its fish; who was there on the day before."""
    s, box = view.state, view.box
    x, y = _SPOTS[ground]
    name = ground_name(view, ground)
    fish = int(s.fish[ground])
    before = [seat for seat in range(view.players) if s.went[seat] == ground]
    buoys = "".join(
        at(-22 * (len(before) - 1) / 2 + 22 * i, -92, seat_mark(seat, 0.7)) for i, seat in enumerate(before)
    )
    storm = _STORM if s.weather and ground in storms(view, int(s.weather)) else ""
    drawn = _water(ground) + _shoal(fish) + buoys + storm + _exposure(int(box.exposure[ground]))
    drawn += at(60, -50, disc(0, 0, 22, WOOL, INK, 2.5) + label(0, 9, str(fish), 27, INK, _BOLD))
    shown = label(x, y - _REACH - 12, _capital(name), 27, WOOL, _BOLD)
    return shown + f'<g data-id="ground-{GROUNDS[ground]}">{at(x, y, drawn)}</g>'


@cache
def _water(ground: int) -> str:
    """The water of a ground, and what a skipper knows it by: kelp, depth, whirl, rocks or sand."""
    water = path(coast(ground + 5, _REACH, _REACH, 0.05), "#4f8790", INK, 3) + path(
        coast(ground + 5, _REACH - 8, _REACH - 8, 0.05), "none", _FOAM, 1.5, 'opacity=".7"'
    )
    return water + _MARKS[GROUNDS[ground]]()


def _kelp() -> str:
    stalks = "".join(
        f"M{x} {y}q-9-14 0-26t0-26" for x, y in ((-92, 26), (-76, 50), (82, 44), (96, 20), (-58, 78), (58, 84))
    )
    return path(stalks, stroke=MOSS, width=6, more=_ROUND)


def _depth() -> str:
    return "".join(
        path(coast(31 + k, 92 - 24 * k, 92 - 24 * k, 0.08), _DEEP, "#1b3741", 1.5, 'opacity=".55"') for k in range(4)
    )


def _whirl() -> str:
    arms = ""
    for arm in range(3):
        turn = 2 * pi * arm / 3
        steps = [(18 + 2.8 * k, turn + 0.13 * k) for k in range(31)]
        arms += "M" + "L".join(f"{round(r * cos(a), 1)} {round(r * sin(a), 1)}" for r, a in steps)
    return path(arms, stroke=_ICE, width=5, more=f'{_ROUND} opacity=".75"') + disc(0, 0, 13, "#12262d")


def _rocks() -> str:
    spots = ((-84, -18, 19), (-62, 66, 15), (84, 14, 17), (30, 92, 13), (-18, -100, 14))
    rocks = "".join(at(x, y, path(coast(x + 200, r, r * 0.7, 0.16), SLATE, INK, 2)) for x, y, r in spots)
    seal = path("M0 0q12-20 30-8 8 5 6 12H-6Q-6 2 0 0Z", "#8d9499", INK, 2, _ROUND) + disc(28, -3, 1.8, INK)
    return rocks + at(62, 8, seal)


def _sand() -> str:
    bars = "".join(
        path(f"M{-70 + 12 * k} {44 - 34 * k}q40-16 {112 - 10 * k} 0", stroke="#8fa18b", width=9, more=_ROUND)
        for k in range(4)
    )
    return bars + path("M-134 64q9-10 16 0 7-10 17-1M-118 92q7-8 13 0 6-8 13-1", stroke=WOOL, width=3, more=_ROUND)


_MARKS = {"bay": _kelp, "deep": _depth, "maelstrom": _whirl, "skerry": _rocks, "bank": _sand}


@cache
def _exposure(exposure: int) -> str:
    """Waves, as many as the exposure, on a small board at the left."""
    if exposure == 0:
        return ""
    waves = "".join(f"M-9 {9 * (k - (exposure - 1) / 2)}q5-8 9 0t9 0" for k in range(exposure))
    return at(-60, -50, disc(0, 0, 22, SLATE, INK, 2.5) + path(waves, stroke=_ICE, width=3, more=_ROUND))


@cache
def _shoal(count: int) -> str:
    """So many fish, as far as there is room for them; more of them swim closer together."""
    found = []
    for k in range(min(count, 14)):
        ring, turn = 8 + 11.5 * (k + 0.5) ** 0.5, 2.4 * k
        found.append(at(ring * cos(turn) * 1.35, -4 + ring * sin(turn), _FISH, turn=round(14 * wobble(6, k))))
    return "".join(found)


_FISH = path("M-15 0Q-5-9 7-3L14-8 12 0 14 8 7 3Q-5 9-15 0Z", "#d8c9a0", INK, 1.6, 'stroke-linejoin="round"') + disc(
    -9, -1.5, 1.5, INK
)

_STORM = at(
    0,
    -62,
    path("M-52 8a20 20 0 0 1 6-38 30 30 0 0 1 54-10 24 24 0 0 1 42 16 17 17 0 0 1-2 32Z", "#39434c", INK, 3, _ROUND)
    + path("M-8 8L-20 36H-6L-16 62 16 26H2L14 8Z", OCHRE, INK, 2, _ROUND),
)


# --- Pieces -------------------------------------------------------------------------------------------------------


def _boats(view: View[State, Box]) -> list[str]:
    """Every boat: in the harbour, in the mist if nobody may know where, or on its ground."""
    s, found = view.state, []
    for seat in range(view.players):
        boat = int(s.boats[seat])
        if boat == ASHORE:
            x, y = 102 + 188 * seat, 772
        elif boat == AT_SEA:
            x, y = 312 + 84 * seat, 670
        else:
            x, y = _SPOTS[boat][0] + _BERTHS[seat][0], _SPOTS[boat][1] + _BERTHS[seat][1]
        drawn = _boat(seat, bool(s.loud[seat]))
        found.append(piece(f"boat-{seat}", x, y, f'<g opacity=".6">{drawn}</g>' if boat == AT_SEA else drawn))
    return found


@cache
def _boat(seat: int, loud: bool) -> str:
    """A rowing boat with a sail in the skipper's colour; with a pennant if the horn was blown."""
    sound = path("M26-40q8 8 0 16M34-46q13 14 0 28", stroke=WOOL, width=3.5, more=_ROUND) if loud else ""
    return (
        path("M0 8V-54", stroke=BOG_OAK, width=4)
        + path("M-22-50Q0-44 22-50 27-28 21-8 0-2-21-8-27-28-22-50Z", WOOL, INK, 2.5, _ROUND)
        + at(0, -28, seat_mark(seat, 1.05))
        + path("M-42-6Q-34 10-22 16H22Q34 10 42-6 36-2 30 0H-30Q-36-2-42-6Z", SEAT_COLOURS[seat], INK, 3, _ROUND)
        + sound
    )


def _horns(view: View[State, Box], rows: dict[int, tuple[int, int]]) -> list[str]:
    """The horns that were never blown, each beside its owner's name."""
    s = view.state
    own = [(seat, top) for seat, (top, _) in rows.items() if s.horns[seat]]
    return [piece(f"horn-{seat}", _PANEL + 262, top + 34, _HORN) for seat, top in sorted(own)]


_HORN = (
    disc(0, 0, 25, "#00000000")
    + path("M-22-12Q-20 14 8 14 20 14 22 4L14 0Q10 4 4 3-8 2-8-12-14-17-22-12Z", "#e6d3a3", INK, 2.5, _ROUND)
    + path("M-22-12q6 5 14 0M16-1l7 6", stroke=OAK, width=4, more=_ROUND)
)


def _weather(view: View[State, Box]) -> str:
    """The weather die: its face for those who know it; under the lookout's cap for the others."""
    s = view.state
    if s.weather:
        drawn = die(int(s.weather), 82, WOOL, INK)
    elif s.phase == SAILING:
        drawn = die(0, 82, "#6d7a83", INK) + label(0, 17, "?", 50, WOOL, _BOLD)
    elif s.wind:
        drawn = f'<g opacity=".55">{die(int(s.wind), 82, WOOL, INK)}</g>'
    else:
        drawn = die(0, 82, "#6d7a83", INK)
    return piece("weather", _PANEL + 66, 112, drawn)


# --- The panel ----------------------------------------------------------------------------------------------------


def _tray(view: View[State, Box]) -> str:
    """The day, the lookout, and a place for the weather die."""
    s, box = view.state, view.box
    over = s.phase == ENDED
    heading = SAY["after"] if over else SAY["day short"].format(day=s.day + 1, days=box.days)
    parts = [
        rect((_PANEL, 16, _PANEL_WIDE, 180), 16, SLATE, INK, 3),
        rect((_PANEL + 6, 22, _PANEL_WIDE - 12, 168), 11, "none", WOOL, 1, 'opacity=".35"'),
        label(_PANEL + 150, 52, heading, 27, WOOL, _BOLD),
    ]
    for day in range(min(int(box.days), 16)):
        fill = OCHRE if day < s.day else "none"
        parts.append(disc(_PANEL + 136 + 19 * (day % 8), 82 + 20 * (day // 8), 6.5, fill, WOOL, 1.8))
    if not over:
        lookout = int(rules.lookout(s, box))
        parts.append(at(_PANEL + 142, 140, seat_mark(lookout, 1.05)))
        parts.append(label(_PANEL + 160, 136, shorten(view.names[lookout], 10), 24, WOOL))
        parts.append(label(_PANEL + 160, 162, SAY["watch"], 20, WOOL, 'opacity=".85"'))
    return "".join(parts)


def _rows(view: View[State, Box]) -> dict[int, tuple[int, int]]:
    """The seats in the order of their rows, the viewer's own first, with the top and the height of each row."""
    first = max(view.seat, 0)
    pitch = min((_HIGH - 16 - 208) // view.players + 2, 178)
    return {(first + i) % view.players: (208 + i * pitch, pitch - 12) for i in range(view.players)}


def _row(view: View[State, Box], seat: int, top: int, high: int) -> str:
    """A seat's rack: mark, name, fish hung up to dry, and what the last day brought."""
    s, box = view.state, view.box
    active = s.phase == SAILING and seat == s.seat
    places = np.zeros(view.players, np.int32)
    rules.places(s, box, places)
    won = s.phase == ENDED and places[seat] == 1
    edge, thick = (OCHRE, 6) if active else (MOSS, 6) if won else (INK, 2)
    parts = [
        rect((_PANEL, top, _PANEL_WIDE, high), 12, WOOL if active or won else PARCHMENT, edge, thick),
        at(_PANEL + 26, top + 30, seat_mark(seat, 1.15)),
        label(_PANEL + 46, top + 39, shorten(view.names[seat], 10), 27, INK, 'font-weight="bold"' if active else ""),
        label(_PANEL + 200, top + 43, str(int(s.racks[seat])), 38, INK, _BOLD),
        at(_PANEL + 16, top + 66, _rack(int(s.racks[seat]))),
    ]
    if won:
        parts.append(label(_PANEL + 262, top + high - 14, SAY["wins"], 22, MOSS, _BOLD))
    if s.went[seat] != ASHORE:
        fish = f"+{int(s.caught[seat])}"
        said = _capital(SAY["yesterday"].format(ground=ground_name(view, int(s.went[seat])), fish=fish))
        parts.append(label(_PANEL + 18, top + high - 13, said, 20, SLATE))
    return "".join(parts)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


@cache
def _reminder() -> str:
    """SK-09 as a picture, where there is room: die and waves, more than six, a storm."""
    y = _HIGH - 72
    return (
        rect((_PANEL, y - 56, _PANEL_WIDE, 112), 12, SLATE, INK, 2)
        + at(_PANEL + 46, y, die(5, 44, WOOL, INK))
        + label(_PANEL + 88, y + 12, "+", 36, WOOL, _BOLD)
        + at(_PANEL + 192, y + 50, _exposure(2))
        + label(_PANEL + 186, y + 12, "> 6", 36, WOOL, _BOLD)
        + at(_PANEL + 248, y + 28, _STORM, 0.52)
    )


@cache
def _rack(fish: int) -> str:
    """A rack with the fish hung up to dry: closer together if there are many."""
    apart = min(16.0, 252 / max(1, fish))
    hung = "".join(at(10 + apart * k, 3, _DRIED) for k in range(min(fish, 84)))
    return path("M0 0H268M8-8L2 42M260-8L266 42", stroke=OAK, width=5, more=_ROUND) + hung


_DRIED = path("M0-3Q5 6 4 14 3 24 0 28-3 24-4 14-5 6 0-3ZM0 26l-5 7h10Z", "#c7ab72", BOG_OAK, 1.2)
