"""The island games: the eight protectors, each about its own origin, some 50 units high; their pawns and portraits."""

from functools import cache

from meadhall.core.drawing import (
    BOG_OAK,
    FJORD,
    INK,
    MOSS,
    OAK,
    OCHRE,
    RUST,
    SEAT_COLOURS,
    SLATE,
    WOOL,
    at,
    disc,
    path,
    rect,
    seat_mark,
)
from meadhall.games.island import protectors
from meadhall.games.island.board.landscape import EMBER, FOAM
from meadhall.games.island.board.signs import COLOURS, GLOW

_SKIN = "#eccfa8"


@cache
def figure(protector: int) -> str:
    """The head of a protector."""
    return f'<g stroke-linecap="round" stroke-linejoin="round">{_FIGURES[protector]()}</g>'


def _dragon() -> str:
    neck = "M-15 25C-23 11-17-2-8-8-11-17-4-23 4-22L9-29 12-21C19-19 25-13 27-8L23-3 10-7 21 1 15 5 4 3C-2 7 0 15 6 25Z"
    return (
        path("M-19 12l-8-3 7-5ZM-17 1l-8-5 9-3ZM-9-11l-7-8 11 2Z", OCHRE, INK, 1.6)
        + path("M18 4q8 1 6 9 5-3 5-9-2-6-8-5Z", EMBER, INK, 1.4)
        + path(neck, RUST, INK, 2.2)
        + path("M-13 10q5 4 10 1M-12 18q6 4 12 1M-8 1q4 4 8 1", stroke=GLOW, width=2)
        + path("M6-17l6 2-6 3Z", GLOW, INK, 1)
        + path("M21-9h.1", stroke=INK, width=2.4)
    )


def _fire_giant() -> str:
    flames = (
        "M-16 4C-24-7-16-13-19-25-12-21-10-17-9-13-9-20-5-22-4-30 2-25 3-20 3-15 5-20 8-22 13-27 11-20 14-16 13-12"
        " 16-14 17-17 20-20 18-10 22-6 16 4Z"
    )
    beard = "M-13 1C-9 6-5 4 0 4S9 6 13 1C16 12 11 15 9 22 6 19 4 22 0 27-4 22-6 19-9 22-11 15-16 12-13 1Z"
    return (
        path(flames, EMBER, INK, 2)
        + path("M-10-9C-12-13-10-16-8-18-6-14-4-14-3-20 1-16 2-14 4-14 6-16 9-15 10-9Z", GLOW)
        + path("M-12-8Q0-14 12-8V6C12 12 6 16 0 16S-12 12-12 6Z", "#dd9a6c", INK, 1.8)
        + path(beard, RUST, INK, 1.8)
        + path("M-5 11v8M0 12v9M5 11v8", stroke=EMBER, width=1.6)
        + path("M-9-4l6 2M9-4L3-2M-3 8h6", stroke=INK, width=2.2)
        + path("M-5.5 0h.1M5.5 0h.1", stroke=INK, width=3)
    )


def _sea_goddess() -> str:
    hair = (
        "M0-20C-17-21-19-7-18 3-17 11-24 14-19 23-13 27-10 18-7 24H7C10 18 13 27 19 23 24 14 17 11 18 3 19-7 17-21 0-20"
    )
    return (
        path(hair, FJORD, INK, 2)
        + path("M-14-4q-3 8-1 14-4 4-2 9M14-4q3 8 1 14 4 4 2 9", stroke=FOAM, width=1.8)
        + path("M-7 12H7V20Q0 26-7 20Z", _SKIN, INK, 1.6)
        + path("M-10-9Q0-15 10-9V3C10 11 4 15 0 15S-10 11-10 3Z", _SKIN, INK, 1.8)
        + path("M-12-13L-14-25-7-20 0-30 7-20 14-25 12-13Q0-19-12-13Z", "#8fd0d6", INK, 1.8)
        + disc(0, -21, 2.6, WOOL, INK, 1)
        + _face()
    )


def _earth_goddess() -> str:
    hair = "M0-21C-14-21-17-9-15 2L-11 8H11L15 2C17-9 14-21 0-21Z"
    braids = (
        "M-14 0q-7 5-2 9-7 4-2 9-4 4-1 9 7-1 6-7 5-5 1-9 5-5-2-11Z"
        "M14 0q7 5 2 9 7 4 2 9 4 4 1 9-7-1-6-7-5-5-1-9-5-5 2-11Z"
    )
    return (
        path(hair, "#8a5a2b", INK, 2)
        + path("M-7 12H7V20Q0 26-7 20Z", _SKIN, INK, 1.6)
        + path("M-10-9Q0-15 10-9V3C10 11 4 15 0 15S-10 11-10 3Z", _SKIN, INK, 1.8)
        + path("M-10-8Q-7-16 0-16T10-8Q4-13 0-13T-10-8Z", "#8a5a2b")
        + path(braids, "#8a5a2b", INK, 1.6)
        + path(
            "M-15-12q-5-8 3-10 4 4-3 10ZM-8-17q-4-9 5-11 3 6-5 11ZM8-17q4-9-5-11-3 6 5 11ZM15-12q5-8-3-10-4 4 3 10Z",
            MOSS,
            INK,
            1.6,
        )
        + "".join(disc(x, y, 2.8, OCHRE, INK, 1.2) for x, y in ((-12, -15), (0, -19), (12, -15)))
        + _face()
    )


def _face() -> str:
    """Eyes, brows and mouth of a goddess."""
    return path("M-7-4q2-2 4 0M7-4q-2-2-4 0M-3 9q3 2 6 0M0 1v3", stroke=INK, width=1.5) + path(
        "M-5 0h.1M5 0h.1", stroke=INK, width=2.6
    )


def _bull() -> str:
    return (
        path("M-8-8C-18-7-26-14-23-27-19-19-14-16-5-14ZM8-8C18-7 26-14 23-27 19-19 14-16 5-14Z", WOOL, INK, 2)
        + path("M-9-5L-22-4Q-18 4-10 3ZM9-5L22-4Q18 4 10 3Z", OAK, INK, 1.8)
        + path("M-10-10Q0-16 10-10L10 6C10 17 6 24 0 24S-10 17-10 6Z", "#8a5f3c", INK, 2.2)
        + path("M-5-13Q0-16 5-13L3-6Q0-2-3-6Z", BOG_OAK)
        + path("M-9 11Q0 6 9 11 10 22 0 24-10 22-9 11Z", "#dcbf98", INK, 1.8)
        + path("M-4 15h.1M4 15h.1M-6 1h.1M6 1h.1", stroke=INK, width=3.4)
        + path("M-4 19a4.5 4.5 0 1 0 8 0", stroke=INK, width=4)
        + path("M-4 19a4.5 4.5 0 1 0 8 0", stroke=OCHRE, width=2)
    )


def _earth_giant() -> str:
    return (
        path("M-3-16V-21M9-14V-18", stroke=BOG_OAK, width=3)
        + path("M-3-32L4-20H-10ZM9-28L15-17H3Z", MOSS, INK, 1.8)
        + path("M-18-8L-11-16H9L18-9 19 9 13 23H-12L-19 10Z", "#98a2a5", INK, 2.2)
        + path("M-19-7L-11-17H9L19-8 13-4 7-8 0-3-7-8-13-4Z", "#7f9f49", INK, 1.8)
        + path("M-13 2L-3 4M13 2L3 4M-8 16L-2 14H4L9 17", stroke=INK, width=2.6)
        + path("M-8 7h.1M8 7h.1", stroke=GLOW, width=4)
        + path("M0 4L-3 11H3M-15 12l4 3M15-2l-3 5M12 20l2-5", stroke=SLATE, width=2)
    )


def _griffin() -> str:
    head = "M-12 25C-17 9-16-7-6-15 4-22 16-18 18-9L12 2C8 6 10 15 14 25Z"
    wing = "M-9 24C-26 18-28-2-24-18-21-10-18-10-17-17-13-9-12-2-11 4Z"
    return (
        path(wing, "#7c8a91", INK, 1.8)
        + path("M-20-2Q-18 10-12 18M-16 0q0 6 3 10", stroke=WOOL, width=1.6)
        + path("M-7-14L-12-28 1-18Z", "#b98c4a", INK, 1.8)
        + path(head, "#d3ab66", INK, 2.2)
        + path("M16-13C25-11 29-4 24 7 23 3 18 1 11 2 9-4 11-9 16-13Z", OCHRE, INK, 2)
        + path("M-10 2q4 3 6 0M-11 10q4 3 7 0 4 3 6 0M-9 18q4 3 7 0 4 3 7 0M-2 4q3 3 6 0", stroke=BOG_OAK, width=1.7)
        + path("M2-12L13-9", stroke=INK, width=2.2)
        + disc(7, -7, 2.4, WOOL, INK, 1.6)
    )


def _winged_horse() -> str:
    head = "M-9 25C-12 11-8-4 0-11L2-22 8-14C13-11 20-3 25 6 26 11 20 13 16 10L8 5C6 11 8 16 13 25Z"
    wing = "M-8 24C-29 17-31-7-27-25-23-17-21-18-19-25-16-17-14-16-12-22-7-11-7 2-8 24Z"
    return (
        path(wing, "#c4d3da", INK, 1.8)
        + path("M-24-10Q-22 8-13 17M-18-12Q-17 4-11 13", stroke=SLATE, width=1.5)
        + path(head, WOOL, INK, 2.2)
        + path("M2-13C-6-12-9-6-6-3-13 0-13 7-9 9-14 13-12 21-8 25-2 14-6 4 3-8Z", SLATE, INK, 1.6)
        + path("M8-5h.1M21 7h.1", stroke=INK, width=3)
        + path("M14 9q3 0 5-1M4 4q4 0 5-4", stroke=INK, width=1.5)
    )


_FIGURES = {
    protectors.DRAGON: _dragon,
    protectors.FIRE_GIANT: _fire_giant,
    protectors.SEA_GODDESS: _sea_goddess,
    protectors.BULL: _bull,
    protectors.EARTH_GODDESS: _earth_goddess,
    protectors.EARTH_GIANT: _earth_giant,
    protectors.GRIFFIN: _griffin,
    protectors.WINGED_HORSE: _winged_horse,
}


FIGURE_UP, FIGURE_SIZE = -5, 0.72
"""Where the figure of a protector stands on its pawn, and how large."""
RADIUS = 60
"""Of the ring around a portrait."""


def pawn(seat: int) -> str:
    """A pawn without its figure: a standing arch of wood, on a base in the colour and with the mark of its seat."""
    return (
        path("M-25 33Q0 42 29 32L29 26H-25Z", "#000", more='opacity=".4"')
        + path("M-23 24V-10a23 23 0 0 1 46 0V24Z", WOOL, INK, 2.4)
        + path("M-19.5 20V-10a19.5 19.5 0 0 1 39 0V20", stroke=SEAT_COLOURS[seat], width=2.4)
        + rect((-27, 15, 54, 18), 5, SEAT_COLOURS[seat], INK, 2.4)
        + disc(0, 24, 11.5, WOOL, INK, 1.6)
        + at(0, 24, seat_mark(seat, 0.68))
    )


def ring(element: int) -> str:
    """What a protector is painted on: the colour of the element; grey before boards are dealt (-1)."""
    return disc(0, 0, RADIUS, BOG_OAK, INK, 2) + disc(
        0, 0, RADIUS - 4, COLOURS[element] if element >= 0 else SLATE, WOOL, 1.6
    )
