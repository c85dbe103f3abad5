"""Saga: all looks. Still pictures are files; looks that depend on an edition are put together here.

- `looks/*.svg` are whole looks; a file is named as the look.
- `looks/parts/` holds parts of looks. In them `{number}` stands for a number, and signs are drawn in ink.
"""

from itertools import combinations
from pathlib import Path

from meadhall.core.artwork import artwork, artworks
from meadhall.core.drawing import (
    BOG_OAK,
    FJORD,
    INK,
    LETTER,
    OAK,
    PARCHMENT,
    SLATE,
    WOOL,
    at,
    escape,
    fitted,
    label,
    num,
    path,
    rect,
)
from meadhall.core.scene import Shape
from meadhall.games.saga import effects, location, offer, sides
from meadhall.games.saga.board.layout import ORIGIN, PANELS, SITES, TILES
from meadhall.games.saga.board.tiles import action_places
from meadhall.games.saga.board.track import LONG
from meadhall.games.saga.box import SagaBox
from meadhall.games.saga.content import EFFECTS
from meadhall.games.saga.state import LEADERS
from meadhall.games.saga.state import TILES as TILE_COUNT
from meadhall.games.saga.words.names import PHRASES, members, tile_action

_LOOKS = Path(__file__).with_name("looks")
_MIDDLE = 'text-anchor="middle"'
_BOLD = 'text-anchor="middle" font-weight="bold"'
_DASHES = 'stroke-dasharray="3 4"'
_HALF = ("#d5e0e4", "#dad8d2")  # the colours of the halves of a tile
_WORDS = (*location.ENGLISH, *location.SCANDINAVIAN)


def looks(box: SagaBox) -> dict[str, str]:
    """All looks of a box. Areas that no ship reaches have neither sigils nor lanes."""
    drawn = artworks(_LOOKS) | _track(int(box.track))
    for area, word in enumerate(location.ENGLISH):
        if not box.coast >> area & 1:
            for name in (f"sigil-{word}", *(f"lane-{space}-{word}" for space in range(location.SPACES))):
                del drawn[name]
    x, y = ORIGIN
    composed = {"lines": at(-x, -y, _part("lines") + _other_borders(box.borders.tolist()))}
    for side, letter in enumerate(sides.LETTERS):
        composed |= {f"seat-{letter}-{shape}": _panel(box, side, shape) for shape in PANELS}
        for who in range(LEADERS):
            sign = _sign(side, int(box.effects[side, who]), int(box.numbers[side, who]))
            composed[f"leader-{letter}-{who}"] = _part(f"leader-{letter}") + at(0, (9, 11)[side], sign)
    for shape in TILES:
        composed |= {f"tile-{tile}-{shape}": _tile(box, tile, shape) for tile in range(TILE_COUNT)}
    keys = (
        *(f"start-{word}" for word in offer.TILE_ACTIONS),
        *(f"bonus-{word}" for word in offer.BONUSES[: offer.NONE]),
    )
    for key in (*keys, "acts-first", "chooses-first"):
        told = PHRASES.say(f"about-{key}")
        drawn[f"about-{key}"] = f"<desc>{escape(told)}</desc>"
    for name, look in composed.items():
        drawn[name] = f'<g stroke-linejoin="round" stroke-linecap="round">{look}</g>'
    return {name: look.replace('"', "'") for name, look in drawn.items()}  # in JSON a double quote takes two bytes


def _about(drawn: str, key: str) -> str:
    """A part of a look that tells of itself, by the look `about-...`; the button `do-...` does what it shows."""
    return f'<g data-about="{key}">{drawn}</g>'


def _part(name: str) -> str:
    return artwork(_LOOKS / "parts" / f"{name}.svg")


def _other_borders(borders: list[int]) -> str:
    """The changes of an edition: roads between areas that share no line, bars on lines that are closed."""
    drawn = ""
    for one, other in combinations(range(location.AREAS), 2):
        closed, adjacent = closed_border(_WORDS[one], _WORDS[other]), borders[one] >> other & 1
        if adjacent and not closed:
            (x, y, _), (u, v, _) = SITES[one].alone, SITES[other].alone
            drawn += path(f"M{x} {y}L{u} {v}", stroke=OAK, width=7, more='stroke-dasharray="1 12"')
        elif closed and not adjacent:
            drawn += closed
    return drawn


def closed_border(one: str, other: str) -> str:
    """The bar on the line that two areas share on the map; nothing if they share none."""
    return _part(f"closed-{one}-{other}") if (_LOOKS / "parts" / f"closed-{one}-{other}.svg").exists() else ""


def _sign(side: int, effect: int, number: int) -> str:
    """The sign on the shield of a leader whom the viewer knows: a tower or a field with his Strength, a horn ..."""
    drawn = _part(f"sign-{EFFECTS[effect]}")
    if effect in (effects.STRONG_WITH, effects.STRONG_WITHOUT):
        y = 1.5 if effect == effects.STRONG_WITH else -3
        small = (_LOOKS / "parts" / f"strength-{number}.svg").exists()
        drawn += at(0, y, _part(f"strength-{number}")) if small else label(0, y + 6, str(number), 16, INK, _BOLD)
    return drawn.replace(INK, (WOOL, INK)[side])


def _track(spaces: int) -> dict[str, str]:
    """The spaces of the track, their numbers, and for each length the cover of spaces that are gone or gained."""
    wide = LONG / spaces

    def covered(first: int, last: int, colour: str) -> str:
        """One line of dashes, each as wide as a space."""
        line = f"M{num((first - 1) * wide + 3)} 17H{num(last * wide - 3)}"
        more = f'stroke-dasharray="{num(wide - 6)} 6" opacity=".55"'
        return path(line, stroke=colour, width=32, more=more) if first <= last else ""

    numbers = "".join(f'<text x="{num((n - 0.5) * wide)}" y="26">{n}</text>' for n in range(1, spaces + 1))
    return {
        "track": "".join(rect((i * wide + 2, 0, wide - 4, 34), 6, WOOL, INK, 1.6) for i in range(spaces)),
        "numbers": f'<g font-size="26.5" fill="{INK}" {_BOLD}>{numbers}</g>',
        **{f"gained-{n}": covered(1, n, FJORD) for n in range(spaces + 1)},
        **{f"past-{n}": covered(n + 1, spaces, SLATE) for n in range(spaces + 1)},
    }


def _panel(box: SagaBox, side: int, shape: Shape) -> str:
    """The panel of a side; in the wide shape with places for the coins and areas that win the game."""
    panel, drawn = PANELS[shape], _part(f"seat-{sides.LETTERS[side]}-{shape}")
    if shape == "tall":
        return drawn
    x, y, room = panel.purse
    coins = int(box.coins_to_win) if side == sides.VIKINGS else 0
    apart = min(31.0, room / max(coins, 1))
    rings = "".join(f"M{num(x + 2 + i * apart)} {y}a13 13 0 1 1 26 0 13 13 0 1 1-26 0Z" for i in range(coins))
    drawn += label(16, panel.men[1] - 38, PHRASES.say("place-supply"), 15, INK)
    drawn += path(rings, stroke=INK, width=1.5, more=_DASHES)
    if side == sides.VIKINGS:
        x, y = panel.shields
        squares = "".join(f"M{x + 32 * i} {y - 14}h29v29h-29Z" for i in range(int(box.areas_to_win)))
        drawn += path(squares, stroke=INK, width=1.4, more=_DASHES)
    return drawn


def _tile(box: SagaBox, tile: int, shape: Shape) -> str:
    size = TILES[shape]
    drawn, middle = rect((0, 0, size.wide, size.high), 9, PARCHMENT, BOG_OAK, 2), size.wide / 2
    for side in (sides.SAXONS, sides.VIKINGS):
        drawn += at(side * (size.wide - size.half), 0, _half(box, tile, side, shape))
    number = _part("number").replace("{number}", str(tile + 1))
    if tile not in (box.acts_first, box.chooses_first):
        return drawn + at(middle, size.high / 2, number, 1.15)
    word = "acts-first" if box.acts_first == tile else "chooses-first"
    icon = _about(at(middle, size.high - 26, _part(word), 0.9), word)
    return drawn + at(middle, 24, number) + icon


def _half(box: SagaBox, tile: int, side: int, shape: Shape) -> str:
    """One side's half: its bonuses at the outer edge, its actions towards the number."""
    size, letter = TILES[shape], sides.LETTERS[side]
    drawn, bonuses = rect((5, 5, size.half - 10, size.high - 10), 6, _HALF[side]), members(box.bonus[side, tile])
    if bonuses:
        outer = size.edge / 2 + 6 if side == sides.SAXONS else size.half - size.edge / 2 - 6
        frame = (outer - (size.edge - 3) / 2, 8, size.edge - 3, size.high - 16)
        drawn += rect(frame, 6, WOOL, INK, 1.2, 'stroke-dasharray="4 3"')
    for i, number in enumerate(bonuses):
        y = size.high / 2 + (i - (len(bonuses) - 1) / 2) * 36
        icon = at(outer, y, _part(f"bonus-{offer.BONUSES[number]}-{letter}"), size.bonuses)
        drawn += _about(icon, f"bonus-{offer.BONUSES[number]}")
    high, scale = size.icons
    places = action_places(box, side, tile, shape)
    for number, (x, room) in places.items():
        own, word = f"-{letter}" if number == offer.MOVEMENT else "", offer.TILE_ACTIONS[number]
        icon = at(x, high, _part(f"action-{word}{own}"), scale)
        called = tile_action(PHRASES, number)
        letters = size.letters * fitted(called, room / (LETTER * size.letters))
        icon += label(x, size.high - 10, called, letters, INK, _MIDDLE)
        drawn += _about(icon, f"start-{word}")
    if box.either[side, tile] and len(places) == 2:
        middle = sum(x for x, _ in places.values()) / 2
        drawn += path(f"M{middle - 7} 62L{middle + 7} 16", stroke=INK, width=4)
    return drawn
