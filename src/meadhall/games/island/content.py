"""The content files of the island games: their shape, and what a shape cannot express."""

from collections import Counter
from functools import lru_cache
from typing import Literal

import msgspec

from meadhall.core.content import Content, Edition
from meadhall.games.island.patterns import ANY, LEAST_SIDE, LETTERS, MOST_CELLS, check_layout, check_pattern
from meadhall.games.island.state import BEINGS, BONUS, ELEMENTS, HELD, IN_PLAY, KINDS, PROTECTORS, SEATS

Element = Literal["fire", "water", "earth", "air"]
OWN_LAYOUT = "own"
"""The layout that an owner may add to the content file (S-95)."""
PRESETS = ("wide", "bay", "isle", "ring")
"""The layouts that every content file has."""


class Rules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The named differences between the two editions."""

    jokers: bool
    """Northern Lights stand for any element (S-31; M-12)."""
    element_tokens: bool
    """A token may stand for an element (S-43; M-14)."""
    shared_bonus: bool
    """The second token on a bonus card may be anybody's (S-53); otherwise a foreign token is sent back (M-18)."""
    last_turns: bool
    """The others have one more turn after the end condition (M-35); otherwise the game ends at once (S-80)."""
    free_switch: bool
    """The Fire Giant switches any two tiles (M-27); otherwise the pawn's tile decides (S-70)."""
    finisher: int
    """Points for who met the end condition (S-82; M-37)."""
    match: int
    """Points for each activated being of the protector's element (S-84)."""
    start_aurora: int
    """Most Northern Lights on the starting island (S-07; M-11)."""


class Figures(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What depends on the number of players: for two, three and four."""

    island: tuple[int, int, int]
    bonus: tuple[int, int, int]
    target: tuple[int, int, int]
    short_target: tuple[int, int, int]


class Limits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a hand holds, and what a turn allows."""

    tiles: int
    beings: int
    tokens: int
    replacements: int
    steps: int
    activations: int
    transformations: int
    claims: int
    turns: int


class Tiles(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many tiles of each kind there are."""

    fire: int
    water: int
    earth: int
    air: int
    aurora: int


class Protector(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One side of a protector board."""

    name: str
    title: str
    ability: str


class Being(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A mythical being card."""

    name: str
    element: Element
    points: int
    pattern: list[str]
    light: list[str] = []
    """The pattern of the light set, where the edition offers one."""


class Bonus(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A bonus card."""

    points: int
    pattern: list[str]


class IslandContent(Content, frozen=True, forbid_unknown_fields=True):
    """The whole content file."""

    rules: Rules
    figures: Figures
    limits: Limits
    tiles: Tiles
    highest: list[int]
    """The beings that variant C removes (S-91; M-40)."""
    protectors: dict[str, Protector]
    layouts: dict[str, list[str]]
    beings: list[Being]
    bonus: list[Bonus]


@lru_cache(maxsize=16)
def read_content(edition: Edition) -> IslandContent:
    """The content of an edition, read and checked once; a ContentError names the first thing that cannot be played."""
    content = edition.parse(IslandContent)
    _check(edition, content)
    return content


def _check(edition: Edition, content: IslandContent) -> None:
    _check_numbers(edition, content)
    _check_tiles(edition, content)
    _check_names(edition, content)
    _check_beings(edition, content)
    for number, card in enumerate(content.bonus, 1):
        if wrong := check_pattern(card.pattern, [*LETTERS, ANY]):
            raise edition.error(f"bonus {number}: {wrong}")
    for name, rows in content.layouts.items():
        if wrong := check_layout(rows):
            raise edition.error(f'layout "{name}": {wrong}')


def _check_numbers(edition: Edition, content: IslandContent) -> None:
    limits, figures = content.limits, content.figures
    for name, value, least, most in (
        ("rules, finisher", content.rules.finisher, 0, 99),
        ("rules, match", content.rules.match, 0, 9),
        ("rules, start_aurora", content.rules.start_aurora, 0, 99),
        *(("figures, island", side, LEAST_SIDE, int(MOST_CELLS**0.5)) for side in figures.island),
        *(("figures, bonus", count, 0, min(IN_PLAY, len(content.bonus))) for count in figures.bonus),
        *(("figures, target", count, 1, BEINGS) for count in figures.target + figures.short_target),
        ("limits, tiles", limits.tiles, 1, 4),
        ("limits, beings", limits.beings, 1, 3),
        ("limits, tokens", limits.tokens, 0, 9),
        ("limits, replacements", limits.replacements, 1, 9),
        ("limits, steps", limits.steps, 1, 9),
        ("limits, activations", limits.activations, 1, 9),
        ("limits, transformations", limits.transformations, 0, 9),
        ("limits, claims", limits.claims, 0, 9),
        ("limits, turns", limits.turns, 1, 200),
        *((f'being {i} "{b.name}", points', b.points, 0, 99) for i, b in enumerate(content.beings, 1)),
        *((f"bonus {i}, points", b.points, 0, 99) for i, b in enumerate(content.bonus, 1)),
    ):
        if not least <= value <= most:
            raise edition.error(f"{name}: {value} should be from {least} to {most}")
    if content.game.players[0] < 2 or content.game.players[1] > SEATS:
        raise edition.error(f"game, players: the rules are for 2 to {SEATS} players (S-01)")
    if len(content.bonus) > BONUS:
        raise edition.error(f"bonus: there are {len(content.bonus)} cards, at most {BONUS} are possible")


def _check_tiles(edition: Edition, content: IslandContent) -> None:
    counts: dict[str, int] = msgspec.to_builtins(content.tiles)
    total = sum(counts.values())
    needed = MOST_CELLS + SEATS * content.limits.tiles + 2  # an island, full hands with Gaia's, and one tile to draw
    for kind, count in counts.items():
        if not 0 <= count <= 100:
            raise edition.error(f"tiles, {kind}: {count} should be from 0 to 100")
    if not needed <= total <= 100:
        raise edition.error(f"tiles: there are {total}; the largest island needs {needed}, and 100 are the most")
    if total - counts["aurora"] < MOST_CELLS:
        raise edition.error(f"tiles: the largest island needs {MOST_CELLS} that are no Northern Lights (S-07)")


def _check_names(edition: Edition, content: IslandContent) -> None:
    for name in content.protectors:
        if name not in PROTECTORS:
            raise edition.unknown("protectors", name, PROTECTORS)
    for name in PROTECTORS:
        if name not in content.protectors:
            raise edition.error(f'protectors: "{name}" is missing')
    for name in content.layouts:
        if name not in (*PRESETS, OWN_LAYOUT):
            raise edition.unknown("layouts", name, PRESETS, f'; call your own "{OWN_LAYOUT}"')
    for name in PRESETS:
        if name not in content.layouts:
            raise edition.error(f'layouts: "{name}" is missing')


def _check_beings(edition: Edition, content: IslandContent) -> None:
    if len(content.beings) != BEINGS:
        raise edition.error(f"beings: there are {len(content.beings)}, the game has {BEINGS}")
    counts = Counter[str](being.element for being in content.beings)
    for element in KINDS[:ELEMENTS]:
        if counts[element] != HELD:
            raise edition.error(f"beings: {counts[element]} are of {element}, each element has {HELD}")
    for number in content.highest:
        if not 1 <= number <= BEINGS:
            raise edition.error(f"highest: there is no being {number}")
    if BEINGS - len(set(content.highest)) < SEATS * content.limits.beings:
        raise edition.error("highest: too few beings are left to deal (S-91)")
    for number, being in enumerate(content.beings, 1):
        for name, rows in (("", being.pattern), ("light pattern: ", being.light)):
            if rows or not name:
                _check_being(edition, number, being, name, rows)
    if any(being.light for being in content.beings) and not all(being.light for being in content.beings):
        raise edition.error("beings: either all of them have a light pattern or none")


def _check_being(edition: Edition, number: int, being: Being, name: str, rows: list[str]) -> None:
    if wrong := check_pattern(rows, LETTERS):
        raise edition.error(f'being {number} "{being.name}": {name}{wrong}')
