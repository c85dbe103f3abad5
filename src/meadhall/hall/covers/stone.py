"""The cover of a game that brings none: a rune stone by the sea with its first letter. No two names look alike."""

from hashlib import sha256

from meadhall.core.drawing import BOG_OAK, INK, OCHRE, RUST, WOOL, at, disc, label, path, wobble
from meadhall.games.woodcut import HIGH, WIDE, cuts, fill, glow, gouge, longship, mountain, scene, sea, streaks

_SKIES = (  # sky, its streaks, sun, rays, far rock, near rock, snow, sea, waves
    ("#f0e4c8", "#e4cf9f", "#d99a21", "#f3d596", "#8d8a72", "#5f6650", "#faf4e6", "#b7d0cb", "#5d8d90"),
    ("#e9c7a2", "#dba577", "#a2321c", "#f0b98a", "#8a6a5c", "#594338", "#f3dcc2", "#8fa9ad", "#4c6d78"),
    ("#c9d8dc", "#b3c6cc", "#faf4e6", "#e4eef0", "#7e929b", "#51646d", "#ffffff", "#9fbcc2", "#4b7482"),
    ("#2b3a4a", "#38495b", "#e3eee6", "#42566a", "#202c38", "#161f29", "#a9bcc6", "#1f2f3d", "#41607a"),
)
_STONE, _EDGE = "#a5a396", "#6f6d62"
_OUTLINE = "M-98 150C-112 60-104-40-84-104-70-150-30-172 8-168 56-164 84-126 94-64 106 10 104 90 98 150Z"
_BAND = "M-66 130C-80 50-74-40-58-92-46-126-20-138 6-136 38-132 56-104 64-52 72 10 72 80 66 130"


def draw(name: str, title: str) -> str:
    """The cover of a game with this name and title."""
    digest = sha256(name.encode()).digest()
    sky, streak, sun, rays, far, near, snow, water, waves = _SKIES[digest[0] % len(_SKIES)]
    seed, left = digest[1], digest[2] % 2 == 0
    stone_x, sun_x = (196, 470) if left else (440, 168)
    light = glow(sun_x, 108, 52, 250, rays, 40, 8) + disc(sun_x, 108, 46, sun, INK, 2.5)
    peaks = "".join(
        mountain(x, 262, width, height, rock, snow, INK, seed + x)
        for x, width, height, rock in (
            (round(90 + 60 * wobble(seed, 1)), 260, 120, far),
            (round(560 + 50 * wobble(seed, 2)), 280, 140, far),
            (round(330 + 80 * wobble(seed, 3)), 300, 170, near),
        )
    )
    ship = at(sun_x, 292, longship(WOOL, RUST, [RUST, OCHRE, "#1f5780"] * 2), 0.44)
    return scene(
        title,
        fill(sky),
        light,
        streaks(16, 240, streak, seed, rows=6, gap=3),
        peaks,
        fill(water, 258, HIGH),
        sea(258, HIGH, waves, seed + 7),
        ship,
        _shore(seed),
        at(stone_x, 232, _stone(title.strip()[:1].upper(), seed)),
    )


def _shore(seed: int) -> str:
    crest = "".join(f"L{x} {round(352 + 9 * wobble(seed + 3, x))}" for x in range(0, WIDE + 1, 40))
    tufts = [gouge(14 + 23 * k, 366 + 10 * wobble(seed, k), 5 * wobble(seed + 1, k), -20, 5) for k in range(28)]
    return path(f"M0 {HIGH}{crest}L{WIDE} {HIGH}Z", "#4f6330", INK, 2.5) + cuts(tufts, "#39491f")


def _stone(letter: str, seed: int) -> str:
    """A standing stone with a serpent's band around a letter."""
    chips = [
        gouge(-70 + 140 * (0.5 + 0.5 * wobble(seed, k)), 120 * wobble(seed + 1, k), 16, 7 * wobble(seed + 2, k), 4)
        for k in range(18)
    ]
    strokes = [gouge(-72 + 4 * wobble(seed, k), 110 - 26 * k, 12, -6, 5) for k in range(8)]
    strokes += [gouge(60 + 4 * wobble(seed, k), 104 - 26 * k, 12, 6, 5) for k in range(7)]
    return (
        f'<ellipse cx="6" cy="150" rx="124" ry="15" fill="{INK}" opacity=".35"/>'
        + path(_OUTLINE, _STONE, INK, 4, 'stroke-linejoin="round"')
        + path("M94-64C106 10 104 90 98 150H70C80 80 82 0 72-70 66-108 48-140 20-158 60-150 86-118 94-64Z", _EDGE)
        + cuts(chips, _EDGE, 'opacity=".6"')
        + path(_BAND, "none", BOG_OAK, 25, 'stroke-linecap="round"')
        + path(_BAND, "none", RUST, 19, 'stroke-linecap="round"')
        + cuts(strokes, WOOL)
        + label(2, 52, letter, 132, INK, 'text-anchor="middle" font-weight="bold"')
        + label(0, 49, letter, 132, OCHRE, f'text-anchor="middle" font-weight="bold" stroke="{INK}" stroke-width="2"')
    )
