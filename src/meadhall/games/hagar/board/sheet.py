"""Hägar: the sheet of looks. Every file of `looks/` is a look; those that depend on the box are put together here from
the files of `looks/parts/`."""

from pathlib import Path

from meadhall.core.artwork import artworks
from meadhall.core.drawing import INK, OAK, PARCHMENT, RUST, SEAT_COLOURS, disc, path, seat_mark
from meadhall.games.hagar import island_kind
from meadhall.games.hagar.board.layout import berths, middle
from meadhall.games.hagar.box import ISLANDS
from meadhall.games.hagar.box import HagarBox as Box
from meadhall.games.hagar.state import COASTERS, WIDTH

_FOLDER = Path(__file__).parent / "looks"
MARKED = {island_kind.HELGA: "x2", island_kind.DRAGON: "dragon"}
"""The look of the marked field, for the islands that have one."""


def looks(box: Box) -> dict[str, str]:
    """How everything looks."""
    parts = artworks(_FOLDER / "parts")
    return {
        **artworks(_FOLDER),
        **_grounds(parts, bool(box.players == 2)),
        **_coasters(parts, box),
        **_courses(),
        **{f"mark-{seat}": seat_mark(seat) for seat in range(len(SEAT_COLOURS))},
    }


def _grounds(parts: dict[str, str], two_players: bool) -> dict[str, str]:
    """The table with the frame of the chart; between two players there is room for a carving."""
    small = f'<g transform="scale(0.8824)">{parts["frame"]}</g>'
    return {
        "ground-wide": parts["table-wide"] + parts["frame"] + (parts["carving"] if two_players else ""),
        "ground-tall-2": parts["table-tall-2"] + small,
        "ground-tall-3": parts["table-tall-3"] + small,
    }


def _coasters(parts: dict[str, str], box: Box) -> dict[str, str]:
    """The coasters of the box: the sea, what lives there, and the island.

    The sea leaves room for the two in opposite corners: top left and bottom right, or, with a slant of 1, the others.
    """
    coasters = {}
    for number in (number for number in range(COASTERS) if box.in_play[number]):
        kind = int(box.islands[number])
        if kind == island_kind.SEA:
            coasters[f"sea-{number}-0"] = coasters[f"sea-{number}-1"] = parts["open-sea"]
            continue
        spots = berths(int(box.treasures_on[number])) if kind not in MARKED else ()
        rings = "".join(disc(x, y, 22, PARCHMENT, OAK, 1.6, 'stroke-dasharray="4 3"') for x, y in spots)
        coasters |= {f"sea-{number}-{slant}": parts[f"sea-{number}-{slant}"] for slant in (0, 1)}
        coasters[f"life-{number}"] = parts[f"life-{number}"]
        coasters[f"island-{number}"] = (
            '<g fill="none" stroke="#3d6273" stroke-linecap="round" stroke-linejoin="round">'
            f'{parts[f"land-{number}"]}<g stroke="none">{parts[f"sign-{ISLANDS[kind]}"]}{rings}</g></g>'
        )
    return coasters


def _courses() -> dict[str, str]:
    """Lines from the coordinates to a field: so many fields long; dotted as long as the dice may be thrown again."""
    lines = {}
    for fields in range(WIDTH):
        end = middle(fields)[0] - 122
        for state, dashes in (("open", "4 9"), ("kept", "14 6")):
            more = f'stroke-dasharray="{dashes}"'
            lines[f"down-{state}-{fields}"] = path(f"M0 0V{end}", stroke=RUST, width=5, more=more)
            lines[f"right-{state}-{fields}"] = path(f"M0 0H{end}", stroke=INK, width=5, more=more)
    return lines
