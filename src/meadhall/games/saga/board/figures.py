"""Saga: what stands and lies on the map: warriors, leaders, Strongholds, coins, sigils and markers.

Anglo-Saxons are blue, with kite shields and spears; Vikings are grey, with round shields and axes.
"""

from functools import cache

from meadhall.core.drawing import BOG_OAK, FJORD, INK, OAK, OCHRE, PAPER, RUST, SLATE, WOOL, at, disc, label, path, rect
from meadhall.core.scene import TEXT
from meadhall.games.saga import effects, location, sides

IRON, STEEL, NIGHT = "#6a7379", "#b9c0c2", "#12344f"
COLOURS = (FJORD, STEEL)  # of the sides
DEEP = (NIGHT, "#3d454b")  # their darker shades
ON = (WOOL, INK)  # what is drawn on their colours
_BOLD = 'text-anchor="middle" font-weight="bold"'
_SKIN = "#e3c39a"


# --- Units ------------------------------------------------------------------------------------------------------------


@cache
def shield(side: int) -> str:
    """The sign of a side about its own origin: a blue kite shield with a cross, or a round grey one with a boss."""
    if side == sides.SAXONS:
        cross = path("M0-11V14M-8-3H8", stroke=WOOL, width=3)
        return path("M-10-11Q0-15 10-11 11 5 0 17-11 5-10-11Z", FJORD, INK, 2) + cross
    quarters = path("M0 0V-12A12 12 0 0 1 12 0ZM0 0V12A12 12 0 0 1-12 0Z", IRON)
    return disc(0, 0, 12, STEEL) + quarters + disc(0, 0, 12, "none", INK, 2) + disc(0, 0, 3.6, WOOL, INK, 1.6)


def _inked(*parts: tuple[str, str], width: float = 1.6) -> str:
    """Shapes and what fills them, all in one ink."""
    drawn = "".join(f'<path d="{d}" fill="{fill}"/>' for d, fill in parts)
    return f'<g stroke="{INK}" stroke-width="{width:g}">{drawn}</g>'


@cache
def warrior(side: int) -> str:
    """One warrior about his own origin, some 28 wide and 42 high."""
    if side == sides.SAXONS:
        return _inked(
            ("M9-14H11V20H9Z", OAK),  # his spear
            ("M10-24L13.5-16 10-11 6.5-16Z", STEEL),
            ("M-8-9V-4Q-2 0 4-4V-9Z", _SKIN),
            ("M-9-8Q-8-17-2-21 4-17 5-8H-1V-4H-3V-8Z", STEEL),
            ("M-11-4Q-2-8 7-4 8 10-2 22-12 10-11-4Z", FJORD),
        ) + path("M-2-4V18M-9 3H5", stroke=WOOL, width=2.8)
    return _inked(
        ("M9-18H11V20H9Z", OAK),  # his axe
        ("M8-19Q19-21 20-9 15-10 8-9Z", STEEL),
        ("M-8-10H4V-4Q3 3-2 4-7 3-8-4Z", BOG_OAK),
        ("M-9-9Q-9-19-2-19 5-19 5-9H-1V-5H-3V-9Z", IRON),
        ("M-14 8a12 12 0 1 1 24 0 12 12 0 1 1-24 0Z", STEEL),
        ("M-2-4A12 12 0 0 1 10 8H-14A12 12 0 0 0-2 20Z", IRON),
        ("M-5.5 8a3.5 3.5 0 1 1 7 0 3.5 3.5 0 1 1-7 0Z", WOOL),
    )


@cache
def tag(side: int) -> str:
    """A number on a tag of a side."""
    return rect((-21, -16, 42, 32), 5, (FJORD, WOOL)[side], INK, 2) + label(0, 10, TEXT, 27, (WOOL, INK)[side], _BOLD)


def spots(count: int) -> list[float]:
    """Where the men of a group stand, from its left end: up to four side by side, more behind each other."""
    apart = 26.0 if count <= 4 else 52 / (count - 1)
    return [16 + apart * i for i in range(count)]


def width(count: int) -> int:
    """How much room a group needs, with the tag that tells how many they are if they are more than four."""
    return 0 if count == 0 else 6 + 26 * count if count <= 4 else TAG_AT + 21


TAG_AT = 91  # the middle of the tag of a group
MEN = 1.2  # the size of warriors in a group


@cache
def leader(side: int, sign: str) -> str:
    """A leader about his own origin, some 44 wide and 66 high: larger than warriors, in cloak and gold.

    His sign is empty for who may not know it: then his shield is plain.
    """
    if side == sides.SAXONS:
        body = _inked(
            ("M17.5-28H20.5V29H17.5Z", OAK),  # a spear with a pennon
            ("M19-38L23-28 19-21 15-28ZM17-20H3L8-16 3-11H17Z", OCHRE),
            ("M-19 28Q-19-6 0-14 19-6 19 28 0 33-19 28Z", NIGHT),
            ("M-8-17H8V-9Q0-3-8-9Z", _SKIN),
            ("M-9-15L-11-27-5-22 0-30 5-22 11-27 9-15Z", OCHRE),
            ("M-17-7Q0-14 17-7 19 17 0 33-19 17-17-7Z", OCHRE),
            ("M-14-4Q0-10 14-4 16 15 0 29-16 15-14-4Z", FJORD),
        )
    else:
        body = _inked(
            ("M18.5-30H21.5V29H18.5Z", OAK),  # a broad axe
            ("M17-30Q33-33 35-14 27-17 17-15Z", STEEL),
            ("M-19 28Q-19-6 0-14 19-6 19 28 0 33-19 28Z", DEEP[side]),
            ("M-9-16H9V-10Q8 0 0 2-8 0-9-10Z", BOG_OAK),
            ("M-10-15Q-10-29 0-29 10-29 10-15H1.5V-10H-1.5V-15Z", OCHRE),
            ("M-19 12a19 19 0 1 1 38 0 19 19 0 1 1-38 0Z", OCHRE),
            ("M-16 12a16 16 0 1 1 32 0 16 16 0 1 1-32 0Z", STEEL),
        )
    mark = at(0, 11 - 2 * (side == sides.SAXONS), sign) if sign else _boss(side)
    return '<rect x="-26" y="-38" width="52" height="72" fill="transparent"/>' + body + mark


@cache
def ring() -> str:
    """What is around a leader who is revealed."""
    return disc(0, 2, 36, OCHRE, INK, 2.2) + disc(0, 2, 31, PAPER, INK, 1.2)


def _boss(side: int) -> str:
    """What is on the shield of a leader whom the viewer cannot tell: a knot that all of them wear."""
    return path("M-7 10a7 7 0 0 1 14 0 7 7 0 0 1-14 0M0 2V18M-8 10H8", stroke=ON[side], width=2)


@cache
def eye() -> str:
    """For a leader whom the opponent knows although he is hidden again."""
    return disc(0, 0, 9, WOOL, INK, 1.6) + path("M-6 0Q0-6 6 0 0 6-6 0Z", "none", INK, 1.6) + disc(0, 0, 2, INK)


@cache
def sign(side: int, effect: int, number: int) -> str:
    """What is on a leader's back, for his shield: a tower or a field with his Strength there, a horn and so on."""
    colour = ON[side]
    if effect == effects.STRONG_WITH:
        drawn, y = "M-11 10V-10H-7V-6H-2V-10H2V-6H7V-10H11V10Z", 1.5
    elif effect == effects.STRONG_WITHOUT:
        drawn, y = "M-11 10Q-6 5 0 10 6 5 11 10", -3
    else:
        return path(_SIGNS[effect], stroke=colour, width=2.4)
    if number in _DIGITS:
        return path(drawn, stroke=colour, width=2) + at(0, y, path(_DIGITS[number], stroke=colour, width=2.6))
    return path(drawn, stroke=colour, width=2) + label(0, y + 6, str(number), 16, colour, _BOLD)


_DIGITS = {  # how strong he is, as a part of his sign
    1: "M-3-4L0-7V7",
    2: "M-4-4Q-4-7 0-7 4-7 4-4 4-1-4 7H4",
    3: "M-4-7H4L0-2Q5-2 4 3 3 8-4 6",
    4: "M2 7V-7L-5 3H5",
}


_SIGNS = {
    effects.RALLIES: "M-9-6Q-6 6 7 5L9-6Q-1 0-5-8ZM-3 8V12M7-9L11-12M10-4H14",  # a horn
    effects.REPELS: "M-10-6L0-2V-8L10 1 0 9V4L-10 7ZM-13-8V9",  # a shove
    effects.LANDS: "M-11 2Q0 10 11 2M0 3V-9Q8-6 8 0H0M-11 9q3-3 5.5 0t5.5 0 5.5 0 5.5 0",  # a boat
    effects.BERSERKS: "M-8-9L8 9M8-9L-8 9M-11-5Q-4-5-4-12M11-5Q4-5 4-12",  # two axes
    effects.PLUNDERS: "M-5-5Q-12 9 0 9 12 9 5-5ZM-6-9L-4-5H4L6-9M0-1V6M-3 1H3M-3 4H3",  # a sack
}


# --- Strongholds, coins, markers --------------------------------------------------------------------------------------


@cache
def stronghold() -> str:
    """A palisade with its tower, some 46 wide, its foot at 20."""
    return _inked(
        ("M-23 20V3L-20-1-17 3-14-1-11 3V20ZM-17 3V20M11 20V3L14-1 17 3 20-1 23 3V20ZM17 3V20", OAK),
        ("M-11 20V-10H-14V-20H-8V-15H-3V-20H3V-15H8V-20H14V-10H11V20ZM-11-3H11M-6-9V-5M6-9V-5", "#8d6a45"),
        ("M-5 20V9A5 5 0 0 1 5 9V20Z", BOG_OAK),
        width=2,
    )


@cache
def coin(radius: float = 15) -> str:
    """A silver-gilt penny with its cross."""
    arm = radius * 0.5
    return disc(0, 0, radius, "#e8bb4a", INK, 2) + path(
        f"M0-{arm}V{arm}M-{arm} 0H{arm}", stroke="#7a5410", width=radius / 6
    ) + disc(0, 0, radius * 0.76, "none", "#7a5410", 1.2)  # fmt: skip


@cache
def sigil(area: int) -> str:
    """The sigil of an area, for the map and for its destination marker, some 42 across: stripes, three crowns, three
    seaxes, a horse, a martlet; a saltire and a star for editions in which Mercia or Wessex has a coast.
    """
    return disc(0, 0, 19, WOOL, INK, 2.2) + disc(0, 0, 15.5, "none", INK, 1) + path(_SIGILS[area], INK, INK, 1.5)


_SIGILS = {
    location.NOR: "M-11-11H-7V9H-11ZM-4-11H0V11H-4ZM3-11H7V11H3ZM10-11H12V9H10Z",
    location.EAN: (
        "M-6-3L-7-11-3-8 0-12 3-8 7-11 6-3ZM-13 9L-14 1-10 4-7 0-5 4-1 1-2 9ZM2 9L1 1 5 4 7 0 10 4 14 1 13 9Z"
    ),
    location.ESS: "M-13-5Q0-3 9-12L13-12Q6 1-12-1ZM-13 3Q0 5 10-4L14-4Q7 9-12 7ZM-9 11Q3 12 11 4L14 5Q6 16-8 14Z",
    location.KEN: "M-4 13L-3 5-9 3-11 8-14 6-11-2-4-4 1-13 5-12 11-8 12-4 8-4 5-5 6 2 11 6 8 9 2 6-1 13Z",
    location.SUS: "M-13-4L-3-3 1-11 6-13 13-10 8-8 9-2 3 5 5 11-1 6-9 10-4 3Z",
    location.MER: "M-13-9L-9-13 0-4 9-13 13-9 4 0 13 9 9 13 0 4-9 13-13 9-4 0Z",
    location.WES: "M0-13L3-4 13-3 5 3 8 12 0 6-8 12-5 3-13-3-3-4Z",
}


@cache
def crown() -> str:
    """The crown of an inland area."""
    return path("M-17 10L-19-9-9 0 0-13 9 0 19-9 17 10Z", OCHRE, INK, 2.2) + path("M-15 5H15", stroke=INK, width=2)


@cache
def face_down() -> str:
    """A destination marker from behind."""
    return disc(0, 0, 19, SLATE, INK, 2.2) + disc(0, 0, 15.5, "none", WOOL, 1) + path(_KNOT, stroke=WOOL, width=2)


_KNOT = (
    "M0-10C7-10 7 0 0 0-7 0-7 10 0 10 7 10 7 0 0 0-7 0-7-10 0-10Z"
    "M-10 0C-10-7 0-7 0 0 0 7 10 7 10 0 10-7 0-7 0 0 0 7-10 7-10 0Z"
)


@cache
def cover() -> str:
    """What lies on a face-down marker as the Viking knows it: the turned-down corner of its back."""
    return disc(0, 0, 21, "none", SLATE, 5) + path("M-19 0A19 19 0 0 1 0-19L0-19Q-4-4-19 0Z", SLATE, INK, 1.8)


@cache
def crossed(fierce: bool) -> str:
    """A sword and an axe crossed: here both sides meet."""
    back = disc(0, 0, 22, RUST, INK, 2.2) if fierce else disc(0, 0, 17, PAPER, INK, 1.8)
    line, scale = (WOOL, 1.0) if fierce else (INK, 0.78)
    blades = "M-12 12L11-11M-10 4L-4 10M12 12L-9-9"
    axe = "M-12-6Q-14-13-6-14Q-5-9-12-6Z"
    return back + at(0, 0, path(blades, stroke=line, width=3) + path(axe, line, line, 2), scale)
