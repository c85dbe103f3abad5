"""Skrei: the game as a scene. A chart of the winter sea with the harbour below it; the weather and the racks."""

from math import cos, sin
from pathlib import Path
from typing import NamedTuple

import numpy as np

from meadhall.core.artwork import artworks
from meadhall.core.content_values import Place
from meadhall.core.drawing import BOG_OAK, INK, OAK, SLATE, WOOL, at, die, disc, path, seat_mark, shorten
from meadhall.core.game import View
from meadhall.core.scene import Part, Piece, Scene, Shape
from meadhall.core.specimens import Specimen
from meadhall.core.text import sentence

from . import rules
from .box import SkreiBox as Box
from .state import ASHORE, AT_SEA, ENDED, FACES, GROUNDS, HORN, SAIL, SAILING, SEATS, State
from .words import ground_name, meaning, storms

_LOOKS = Path(__file__).with_name("looks")
_SPOTS = ((190, 548), (425, 396), (662, 196), (184, 234), (668, 560))  # the middles of the grounds
_REACH = 112  # how far a ground reaches from its middle
_BERTHS = ((-66, 34), (-24, 66), (24, 66), (66, 34))  # where the boats of the seats lie on a ground
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
    """A ground: its water, its name, its fish; a storm over it; the marks of the boats of the day before."""
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


# --- Components by themselves, for the workshop -----------------------------------------------------------------------


def specimen(box: Box, place: Place) -> Specimen | None:
    """A ground with its waves, if it is in play."""
    if place[:1] != ("grounds",) or not box.in_play[GROUNDS.index(str(place[1]))]:
        return None
    return Specimen(-140, -116, 280, 232, (Piece(f"ground-{place[1]}", f"ground-{place[1]}", 0, 0),))


# --- What everything looks like: still pictures are files, those in `looks/parts/` are put together here -------------


def looks(box: Box) -> dict[str, str]:
    """How everything looks, each thing about its own origin."""
    parts, rose, whale = artworks(_LOOKS / "parts"), GROUNDS.index("skerry"), GROUNDS.index("bank")
    life = "".join(at(*_SPOTS[g], parts[n]) for g, n in ((rose, "rose"), (whale, "whale")) if not box.in_play[g])
    waves = [at(-60, -50, _exposure(int(exposure))) for exposure in box.exposure]
    return {
        **artworks(_LOOKS),
        "table-wide": parts["table-wide"] + (parts["reminder"] if box.players < SEATS else ""),
        "sea": parts["sea"] + life,
        **{f"ground-{name}": parts[name] + waves[ground] for ground, name in enumerate(GROUNDS)},
        **{f"die-{face}": die(face, 82, WOOL, INK) for face in range(1, FACES + 1)},
        **{f"mark-{seat}": seat_mark(seat) for seat in range(SEATS)},
        **{f"shoal-{fish}": _shoal(fish) for fish in range(_SHOAL + 1)},
        **{f"rack-{fish}": _rack(fish) for fish in range(_RACK + 1)},
    }


def _exposure(exposure: int) -> str:
    """Waves, as many as the exposure, on a small board."""
    waves = "".join(f"M-9 {9 * (k - (exposure - 1) / 2)}q5-8 9 0t9 0" for k in range(exposure))
    return disc(0, 0, 22, SLATE, INK, 2.5) + path(waves, stroke="#dfeaea", width=3, more=_ROUND) if waves else ""


def _shoal(count: int) -> str:
    """So many fish; their eyes are a path of their own."""
    rings = ((8 + 11.5 * (k + 0.5) ** 0.5, 2.4 * k) for k in range(count))
    spots = [(round(ring * cos(turn) * 1.35), round(ring * sin(turn) - 4)) for ring, turn in rings]
    fish = "".join(f"M{x - 15} {y}q10-9 22-3l7-5-2 8 2 8-7-5q-12 6-22-3z" for x, y in spots)
    eyes = "".join(f"M{x - 9} {y - 1}h.1" for x, y in spots)
    return path(fish, "#d8c9a0", INK, 1.6, _ROUND) + path(eyes, stroke=INK, width=3, more=_ROUND)


def _rack(fish: int) -> str:
    """A rack with the fish hung up to dry: closer together if there are many."""
    apart = min(16.0, 252 / max(1, fish))
    hung = "".join(f"M{10 + apart * k:.0f} 0q5 9 4 17-1 10-4 14-3-4-4-14-1-8 4-17m0 29l-5 7h10z" for k in range(fish))
    poles = path("M0 0H268M8-8L2 42M260-8L266 42", stroke=OAK, width=5, more=_ROUND)
    return poles + path(hung, "#c7ab72", BOG_OAK, 1.2) if fish else poles
