"""The content files of the island games: their shape, and what a shape cannot express."""

from collections import Counter
from collections.abc import Iterator
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from meadhall.core.content import Content, Edition, misnamed, outside
from meadhall.games.island.patterns import ANY, LEAST_SIDE, LETTERS, MOST_CELLS, wrong_layout, wrong_pattern
from meadhall.games.island.state import BEINGS, BONUS, ELEMENTS, HELD, IN_PLAY, KINDS, PROTECTORS, SEATS

Element = Literal["fire", "water", "earth", "air"]
OWN_LAYOUT = "own"  # the layout that an owner may add to the content file (S-95)
PRESETS = ("wide", "bay", "isle", "ring")  # the layouts that every content file has

Few = Annotated[int, Meta(ge=0, le=9)]
Several = Annotated[int, Meta(ge=1, le=9)]
Points = Annotated[int, Meta(ge=0, le=99)]
Side = Annotated[int, Meta(ge=LEAST_SIDE, le=int(MOST_CELLS**0.5))]
Target = Annotated[int, Meta(ge=1, le=BEINGS)]
Count = Annotated[int, Meta(ge=0, le=100)]


class EditionRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The named differences between the two editions: the fields of `IslandBox` with these names say what they mean."""

    jokers: bool
    element_tokens: bool
    shared_bonus: bool
    last_turns: bool  # `others_finish` in the box
    free_switch: bool
    finisher: Points
    match: Few
    start_aurora: Points


class Figures(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Numbers that depend on the number of players: for two, three and four."""

    island: tuple[Side, Side, Side]
    bonus: tuple[int, int, int]
    target: tuple[Target, Target, Target]
    short_target: tuple[Target, Target, Target]


class Limits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The limits of a hand and of a turn."""

    tiles: Annotated[int, Meta(ge=1, le=4)]
    beings: Annotated[int, Meta(ge=1, le=3)]
    tokens: Few
    replacements: Several
    steps: Several
    activations: Several
    transformations: Few
    claims: Few
    turns: Annotated[int, Meta(ge=1, le=200)]


class Tiles(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many tiles of each kind there are."""

    fire: Count
    water: Count
    earth: Count
    air: Count
    aurora: Count


class Protector(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One side of a protector board."""

    name: str
    title: str
    ability: str


class Being(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A mythical being card."""

    name: str
    element: Element
    points: Points
    pattern: list[str]
    light: list[str] = []
    """The pattern of the light set, where the edition offers one."""


class Bonus(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A bonus card."""

    points: Points
    pattern: list[str]


class IslandContent(Content, frozen=True, forbid_unknown_fields=True):
    """The whole content file."""

    rules: EditionRules
    figures: Figures
    limits: Limits
    tiles: Tiles
    highest: list[int]
    """The beings that variant C removes (S-91; M-40)."""
    protectors: dict[str, Protector]
    layouts: dict[str, list[str]]
    beings: list[Being]
    bonus: Annotated[list[Bonus], Meta(max_length=BONUS)]

    def complaints(self) -> Iterator[str]:
        """Too few tiles or cards, unknown names, and patterns and layouts that cannot be laid."""
        most, figures = min(IN_PLAY, len(self.bonus)), self.figures
        for count in figures.bonus:
            yield from outside("figures, bonus", count, 0, most)
        yield from self._about_tiles()
        yield from misnamed("protectors", self.protectors, PROTECTORS)
        yield from misnamed("layouts", self.layouts, PRESETS, own=OWN_LAYOUT)
        yield from self._about_beings()
        for number, card in enumerate(self.bonus, 1):
            yield from (f"bonus {number}: {wrong}" for wrong in wrong_pattern(card.pattern, [*LETTERS, ANY]))
        for name, rows in self.layouts.items():
            yield from (f'layout "{name}": {wrong}' for wrong in wrong_layout(rows))

    def _about_tiles(self) -> Iterator[str]:
        total = sum(getattr(self.tiles, kind) for kind in KINDS)
        needed = MOST_CELLS + SEATS * self.limits.tiles + 2  # an island, full hands with Gaia's, and one tile to draw
        if not needed <= total <= 100:
            yield f"tiles: there are {total}; the largest island needs {needed}, and 100 are the most"
        if total - self.tiles.aurora < MOST_CELLS:
            yield f"tiles: the largest island needs {MOST_CELLS} that are no Northern Lights (S-07)"

    def _about_beings(self) -> Iterator[str]:
        if len(self.beings) != BEINGS:
            yield f"beings: there are {len(self.beings)}, the game has {BEINGS}"
        counts = Counter[str](being.element for being in self.beings)
        for element in KINDS[:ELEMENTS]:
            if counts[element] != HELD:
                yield f"beings: {counts[element]} are of {element}, each element has {HELD}"
        for number in self.highest:
            if not 1 <= number <= BEINGS:
                yield f"highest: there is no being {number}"
        if BEINGS - len(set(self.highest)) < SEATS * self.limits.beings:
            yield "highest: too few beings are left to deal (S-91)"
        for number, being in enumerate(self.beings, 1):
            place, light = f'being {number} "{being.name}": ', being.light
            yield from (place + wrong for wrong in wrong_pattern(being.pattern, LETTERS))
            yield from (f"{place}light pattern: {wrong}" for wrong in wrong_pattern(light, LETTERS) if light)
        if len({bool(being.light) for being in self.beings}) > 1:
            yield "beings: either all of them have a light pattern or none"


def read_content(edition: Edition) -> IslandContent:
    """The content of an edition, checked; a ContentError names the first thing that cannot be played."""
    return edition.parse(IslandContent)
