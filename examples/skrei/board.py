"""Skrei: the game as a scene. A chart of the winter sea with the harbour below it; the weather and the racks."""

from math import cos, pi, sin
from typing import NamedTuple

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
    rect,
    seat_mark,
    shorten,
    wobble,
)
from meadhall.core.game import View
from meadhall.core.scene import TEXT, Part, Piece, Scene, Shape
from meadhall.core.text import sentence

from . import rules
from .box import SkreiBox as Box
from .state import ASHORE, AT_SEA, ENDED, FACES, GROUNDS, HORN, SAIL, SAILING, SEATS, State
from .words import ground_name, meaning, storms

_SPOTS = ((190, 548), (425, 396), (662, 196), (184, 234), (668, 560))  # the middles of the grounds
_REACH = 112  # how far a ground reaches from its middle
_BERTHS = ((-66, 34), (-24, 66), (24, 66), (66, 34))  # where the boats of the seats lie on a ground
_SEA, _DEEP, _FOAM, _ICE = "#2f5a68", "#234652", "#86b0b3", "#dfeaea"
_MIDDLE, _BOLD = 'text-anchor="middle"', 'text-anchor="middle" font-weight="bold"'
_ROUND = 'stroke-linecap="round" stroke-linejoin="round"'
_SHOAL, _RACK = 14, 24  # so many fish are drawn, at most; a number tells how many there are


# --- Touches ------------------------------------------------------------------------------------------------------


def touches(view: View[State, Box], action: int) -> tuple[str, ...]:
    """What a person touches to do this legal action: a ground; before it the own horn, to blow it."""
    ground = f"ground-{GROUNDS[(action - SAIL) % len(GROUNDS)]}"
    return (f"horn-{view.state.seat}", ground) if action >= HORN else (ground,)


# --- Where everything is --------------------------------------------------------------------------------------------


class Layout(NamedTuple):
    """The parts of the board in one shape."""

    width: int
    height: int
    chart: Part
    tray: Part
    rows: tuple[Part, ...]


WIDE = Layout(1200, 900, Part(0, 0), Part(884, 16), tuple(Part(884, 208 + 150 * i) for i in range(SEATS)))
_SPREAD = ((402, 802), (402, 942), (12, 1082), (402, 1082))
TALL = Layout(780, 1222, Part(0, 0, 0.88), Part(8, 802, 1.26), tuple(Part(x, y, 1.06) for x, y in _SPREAD))


def scene(view: View[State, Box], shape: Shape) -> Scene:
    """The grounds and their fish, the boats, the weather, and everybody's rack; the viewer's own comes first."""
    layout = WIDE if shape == "wide" else TALL
    found = [layout.chart.put("sea", "sea", 0, 0, -1), *_boats(view, layout.chart), *_tray(view, layout.tray)]
    for ground in range(len(GROUNDS)):
        if view.box.in_play[ground]:
            found += _ground(view, ground, layout.chart)
    for i, part in enumerate(layout.rows[: view.players]):
        found += _row(view, (max(view.seat, 0) + i) % view.players, part)
    height = layout.height if shape == "wide" or view.players > 2 else 1084
    return Scene.of(layout.width, height, f"table-{shape}", found)


def _ground(view: View[State, Box], ground: int, chart: Part) -> list[Piece]:
    """A ground: its water, its name, its fish; a storm over it; who was there on the day before."""
    s, name = view.state, GROUNDS[ground]
    (x, y), fish = _SPOTS[ground], int(s.fish[ground])
    found = [
        chart.put(f"ground-{name}", f"ground-{name}", x, y, 0, meaning=meaning(view, "ground", ground)),
        chart.put(f"name-{name}", "ground-name", x, y - _REACH - 12, 1, text=sentence(ground_name(view, ground))),
        chart.put(f"shoal-{name}", f"shoal-{min(fish, _SHOAL)}", x, y, 1),
        chart.put(f"fish-{name}", "fish", x + 60, y - 50, 2, text=str(fish)),
    ]
    before = [seat for seat in range(view.players) if s.went[seat] == ground]
    for i, seat in enumerate(before):
        left = x - 22 * (len(before) - 1) / 2 + 22 * i
        found.append(chart.put(f"was-{seat}", f"mark-{seat}", left, y - 92, 2, 0.7))
    if s.weather and ground in storms(view, int(s.weather)):
        found.append(chart.put(f"storm-{name}", "storm", x, y, 3))
    return found


def _boats(view: View[State, Box], chart: Part) -> list[Piece]:
    """Every boat: in the harbour, in the mist if nobody may know where, or on its ground."""
    s, found = view.state, []
    for seat in range(view.players):
        boat = int(s.boats[seat])
        x, y = 102 + 188 * seat, 772
        if boat == AT_SEA:
            x, y = 312 + 84 * seat, 670
        elif boat != ASHORE:
            x, y = _SPOTS[boat][0] + _BERTHS[seat][0], _SPOTS[boat][1] + _BERTHS[seat][1]
        look = f"boat-{seat}-loud" if s.loud[seat] else f"boat-{seat}"
        told, hidden = meaning(view, "boat", seat), boat == AT_SEA
        found.append(chart.put(f"boat-{seat}", look, x, y, 4, meaning=told, of=f"seat-{seat}", faded=hidden))
    return found


def _tray(view: View[State, Box], tray: Part) -> list[Piece]:
    """The weather die: its face for those who know it, that of the last day faded; the day, and the lookout."""
    s, box = view.state, view.box
    over = s.phase == ENDED
    face = int(s.weather) or (0 if s.phase == SAILING else int(s.wind))
    look = f"die-{face}" if face else "die-hidden" if s.phase == SAILING else "die-0"
    heading = view.say("after") if over else view.say("day-short", day=int(s.day) + 1, days=int(box.days))
    told, old = meaning(view, "weather", face), bool(face and not s.weather)
    found = [
        tray.put("tray", "tray", 0, 0),
        tray.put("weather", look, 66, 96, 4, meaning=told, faded=old, role="die"),
        tray.put("day", "heading", 150, 36, 1, text=heading),
    ]
    for day in range(min(int(box.days), 16)):
        look = "day-over" if day < s.day else "day-left"
        found.append(tray.put(f"day-{day}", look, 136 + 19 * (day % 8), 66 + 20 * (day // 8), 1))
    if not over:
        lookout = int(rules.lookout(s, box))
        found.append(tray.put("lookout", f"mark-{lookout}", 130, 124, 1, of=f"seat-{lookout}"))
        found.append(tray.put("lookout-name", "light", 148, 120, 1, text=shorten(view.names[lookout], 10)))
        found.append(tray.put("lookout-words", "light-small", 148, 146, 1, text=view.say("watch")))
    return found


def _row(view: View[State, Box], seat: int, row: Part) -> list[Piece]:
    """A seat's rack: mark, name, horn, fish hung up to dry, and what the last day brought."""
    s, of, fish = view.state, f"seat-{seat}", int(view.state.racks[seat])
    places = np.zeros(view.players, np.int32)
    rules.places(s, view.box, places)
    won = s.phase == ENDED and places[seat] == 1
    active = s.phase == SAILING and seat == s.seat
    found = [
        row.put(of, "row-moves" if active else "row-won" if won else "row", 0, 0),
        row.put(f"mark-{seat}", f"mark-{seat}", 26, 26, 1, 1.15, of=of),
        row.put(
            f"name-{seat}", "name-moves" if active else "name", 46, 35, 1, text=shorten(view.names[seat], 10), of=of
        ),
        row.put(f"points-{seat}", "points", 200, 39, 1, text=str(fish), of=of, role="score", value=fish),
        row.put(f"rack-{seat}", f"rack-{min(fish, _RACK)}", 16, 56, 1, of=of),
    ]
    if s.horns[seat]:
        found.append(row.put(f"horn-{seat}", "horn", 262, 30, 4, meaning=meaning(view, "horn", seat), of=of))
    if won:
        found.append(row.put(f"wins-{seat}", "wins", 262, 118, 1, text=view.say("wins"), of=of))
    if s.went[seat] != ASHORE:
        ground, caught = ground_name(view, int(s.went[seat])), int(s.caught[seat])
        said = sentence(view.say("yesterday", ground=ground, fish=caught))
        found.append(row.put(f"yesterday-{seat}", "note", 18, 118, 1, text=said, of=of))
    return found


# --- What everything looks like -----------------------------------------------------------------------------------


def looks(box: Box) -> dict[str, str]:
    """How everything looks, each thing about its own origin."""
    life = "".join(at(*_SPOTS[g], drawn) for g, drawn in ((3, _ROSE), (4, _WHALE)) if not box.in_play[g])
    edge = (0, 0, 300, 130)
    found = {
        "table-wide": rect((0, 0, 1200, 900), 0, BOG_OAK) + (_reminder() if box.players < SEATS else ""),
        "table-tall": rect((0, 0, 780, 1222), 0, BOG_OAK),
        "sea": _chart() + life,
        "ground-name": label(0, 0, TEXT, 27, WOOL, _BOLD),
        "fish": disc(0, 0, 22, WOOL, INK, 2.5) + label(0, 9, TEXT, 27, INK, _BOLD),
        "storm": _STORM,
        "horn": _HORN,
        "die-hidden": die(0, 82, "#6d7a83", INK) + label(0, 17, "?", 50, WOOL, _BOLD),
        "die-0": die(0, 82, "#6d7a83", INK),
        **{f"die-{face}": die(face, 82, WOOL, INK) for face in range(1, FACES + 1)},
        "tray": rect((0, 0, 300, 180), 16, SLATE, INK, 3)
        + rect((6, 6, 288, 168), 11, "none", WOOL, 1, 'opacity=".35"'),
        "heading": label(0, 0, TEXT, 27, WOOL, _BOLD),
        "light": label(0, 0, TEXT, 24, WOOL),
        "light-small": label(0, 0, TEXT, 20, WOOL, 'opacity=".85"'),
        "day-over": disc(0, 0, 6.5, OCHRE, WOOL, 1.8),
        "day-left": disc(0, 0, 6.5, "none", WOOL, 1.8),
        "row": rect(edge, 12, PARCHMENT, INK, 2),
        "row-moves": rect(edge, 12, WOOL, OCHRE, 6),
        "row-won": rect(edge, 12, WOOL, MOSS, 6),
        "name": label(0, 0, TEXT, 27, INK),
        "name-moves": label(0, 0, TEXT, 27, INK, 'font-weight="bold"'),
        "points": label(0, 0, TEXT, 38, INK, _BOLD),
        "note": label(0, 0, TEXT, 21, SLATE),
        "wins": label(0, 0, TEXT, 22, MOSS, _BOLD),
        **{f"mark-{seat}": seat_mark(seat) for seat in range(SEATS)},
        **{f"shoal-{fish}": _shoal(fish) for fish in range(_SHOAL + 1)},
        **{f"rack-{fish}": _rack(fish) for fish in range(_RACK + 1)},
    }
    for ground, name in enumerate(GROUNDS):
        found[f"ground-{name}"] = _water(ground) + at(-60, -50, _exposure(int(box.exposure[ground])))
    for seat in range(SEATS):
        sound = path("M26-40q8 8 0 16M34-46q13 14 0 28", stroke=WOOL, width=3.5, more=_ROUND)
        found |= {f"boat-{seat}": _boat(seat), f"boat-{seat}-loud": _boat(seat) + sound}
    return found


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
        rect((12, 12, 860, 876), 16, _SEA, INK, 3)
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


def _exposure(exposure: int) -> str:
    """Waves, as many as the exposure, on a small board."""
    waves = "".join(f"M-9 {9 * (k - (exposure - 1) / 2)}q5-8 9 0t9 0" for k in range(exposure))
    return disc(0, 0, 22, SLATE, INK, 2.5) + path(waves, stroke=_ICE, width=3, more=_ROUND) if waves else ""


def _shoal(count: int) -> str:
    """So many fish; their eyes are a path of their own."""
    rings = ((8 + 11.5 * (k + 0.5) ** 0.5, 2.4 * k) for k in range(count))
    spots = [(round(ring * cos(turn) * 1.35), round(ring * sin(turn) - 4)) for ring, turn in rings]
    fish = "".join(f"M{x - 15} {y}q10-9 22-3l7-5-2 8 2 8-7-5q-12 6-22-3z" for x, y in spots)
    eyes = "".join(f"M{x - 9} {y - 1}h.1" for x, y in spots)
    return path(fish, "#d8c9a0", INK, 1.6, _ROUND) + path(eyes, stroke=INK, width=3, more=_ROUND)


_STORM = at(
    0,
    -62,
    path("M-52 8a20 20 0 0 1 6-38 30 30 0 0 1 54-10 24 24 0 0 1 42 16 17 17 0 0 1-2 32Z", "#39434c", INK, 3, _ROUND)
    + path("M-8 8L-20 36H-6L-16 62 16 26H2L14 8Z", OCHRE, INK, 2, _ROUND),
)


def _boat(seat: int) -> str:
    """A rowing boat with a sail in the skipper's colour."""
    return (
        path("M0 8V-54", stroke=BOG_OAK, width=4)
        + path("M-22-50Q0-44 22-50 27-28 21-8 0-2-21-8-27-28-22-50Z", WOOL, INK, 2.5, _ROUND)
        + at(0, -28, seat_mark(seat, 1.05))
        + path("M-42-6Q-34 10-22 16H22Q34 10 42-6 36-2 30 0H-30Q-36-2-42-6Z", SEAT_COLOURS[seat], INK, 3, _ROUND)
    )


_HORN = (
    disc(0, 0, 25, "#00000000")
    + path("M-22-12Q-20 14 8 14 20 14 22 4L14 0Q10 4 4 3-8 2-8-12-14-17-22-12Z", "#e6d3a3", INK, 2.5, _ROUND)
    + path("M-22-12q6 5 14 0M16-1l7 6", stroke=OAK, width=4, more=_ROUND)
)


def _reminder() -> str:
    """SK-09 as a picture, where there is room: die and waves, more than six, a storm."""
    words = label(972, 840, "+", 36, WOOL, _BOLD) + label(1070, 840, "> 6", 36, WOOL, _BOLD)
    box = rect((884, 772, 300, 112), 12, SLATE, INK, 2)
    return box + words + at(930, 828, die(5, 44, WOOL, INK)) + at(1016, 828, _exposure(2)) + at(1132, 856, _STORM, 0.52)


def _rack(fish: int) -> str:
    """A rack with the fish hung up to dry: closer together if there are many."""
    apart = min(16.0, 252 / max(1, fish))
    hung = "".join(f"M{10 + apart * k:.0f} 0q5 9 4 17-1 10-4 14-3-4-4-14-1-8 4-17m0 29l-5 7h10z" for k in range(fish))
    poles = path("M0 0H268M8-8L2 42M260-8L266 42", stroke=OAK, width=5, more=_ROUND)
    return poles + path(hung, "#c7ab72", BOG_OAK, 1.2) if fish else poles
