"""The island games: how cards, cells, kinds and rules are called, and which matches exist on the island now."""

from collections.abc import Sequence
from pathlib import Path

import numpy as np

from meadhall.core.game import View
from meadhall.core.phases import named
from meadhall.core.phrases import LANGUAGE, Filling, Phrases, phrases_in
from meadhall.core.record import copy
from meadhall.games.island import phase
from meadhall.games.island.box import IslandBox
from meadhall.games.island.content import IslandContent, Protector, read_content
from meadhall.games.island.rules.matching import WITH_TOKEN, being_match, matches_of
from meadhall.games.island.state import BEING_NAMES, BEINGS, BONUS_NAMES, CELL_NAMES, CELLS, PROTECTORS, State

IslandView = View[State, IslandBox]
Speaker = IslandView | Phrases

PHRASES = phrases_in(Path(__file__).with_name(f"{LANGUAGE}.ftl"))  # the sentences of both games
KIND_LETTERS = "FWEAN"
kind_name = named("fire", "water", "earth", "air", "northern-lights")  # what people call a kind of tile, or an element

TILE_DISCARD, BEING_DISCARD = "discard-tiles", "discard-beings"  # the ids of the face-up piles on the board
BEING_IDS, BONUS_IDS, CELL_IDS = (
    tuple(f"{sort}-{name}" for name in each)
    for sort, each in (("being", BEING_NAMES), ("bonus", BONUS_NAMES), ("cell", CELL_NAMES))
)
"""The ids of cards and cells on the board."""

# Where Mythical Island has a rule of its own in place of one of Sagnir's.
_OTHER_NUMBERS = {
    "S-50": "M-16", "S-52": "M-20", "S-54": "M-21", "S-55": "M-22", "S-58": "M-16", "S-70": "M-27", "S-71": "M-27",
    "S-79": "M-34", "S-82": "M-37", "S-83": "M-38",
}  # fmt: skip


def content(view: IslandView) -> IslandContent:
    """The names on the components that this game is played with."""
    return read_content(view.game.edition)


def rule(view: IslandView, number: str) -> str:
    """The number under which this edition has a rule of Sagnir."""
    return number if view.box.shared_bonus else _OTHER_NUMBERS.get(number, number)


RULES = {number: lambda view, action, number=number: rule(view, number) for number in _OTHER_NUMBERS}
"""How the slots are filled by which sentences name such a rule: `{ $S-70 }`."""


def tiles_name(by: Speaker, counts: Sequence[int]) -> str:
    """So many tiles of each kind, e.g. `fire 2, air 1`."""
    kinds = [by.say("tiles-of-kind", kind=kind_name(by, kind), count=n) for kind, n in enumerate(counts) if n]
    return by.join(kinds, "") or by.say("nothing")


def being_name(view: IslandView, being: int) -> str:
    """A being with its number, e.g. `Nykur (12)`."""
    return view.say("being", name=bare_name(view, being), number=BEING_NAMES[being])


def bare_name(view: IslandView, being: int) -> str:
    """A being without its number."""
    return view.call(content(view).beings[being].name)


def protector_name(view: IslandView, number: int) -> str:
    """A side of a board with its title, e.g. `Dreki, the Dragon`."""
    side = protector(view, number)
    return view.say("protector", name=side.name, title=side.title)


def protector(view: IslandView, number: int) -> Protector:
    """The side of a board, in the language that is spoken now."""
    side = content(view).protectors[PROTECTORS[number]]
    return Protector(view.call(side.name), view.call(side.title), view.call(side.ability))


def being_pattern(view: IslandView, being: int) -> list[str]:
    """The pattern of a being that is in play, row by row."""
    card = content(view).beings[being]
    return card.light if view.box.light else card.pattern


def tokens_on(view: IslandView, slot: int) -> dict[str, Filling]:
    """How many tokens lie on a bonus card, and whose they are, for phrases that tell of it."""
    owners = [view.names[token - 1] for token in view.state.tokens_on[slot].tolist() if token]
    return {"tokens": len(owners), "owner": owners[0] if owners else "", "other": owners[-1] if owners else ""}


def cards(beings: int) -> list[int]:
    """The cards of a set, ascending."""
    return [being for being in range(BEINGS) if int(beings) >> being & 1]


def kind_on(state: State, cell: int) -> int:
    """The kind of tile on a cell, or -1."""
    return next((kind for kind, cells in enumerate(state.land.tolist()) if cells >> cell & 1), -1)


def matches(view: IslandView, card: str) -> list[list[str]]:
    """The matches of a card, `being-12` or `bonus-b05`, on the island, usable or not, each as the ids of its cells."""
    kind, _, name = card.partition("-")
    number = BEING_NAMES.index(name) if kind == "being" else BEINGS + BONUS_NAMES.index(name)
    return _lying(view.state, view.box, number)


def token_matches(view: IslandView, being: int) -> list[list[str]]:
    """The matches of a being that a token of the viewer could complete now (S-43), each as the ids of its cells."""
    s, box, seat = view.state, view.box, view.seat
    if s.phase != phase.ACTING or s.seat != seat or not int(s.beings[seat]) >> being & 1:
        return []
    if being_match(s, box, seat, being) != WITH_TOKEN:
        return []
    element, under = int(s.boards[seat]), CELL_IDS[s.pawns[seat]]
    matches: list[list[str]] = []
    for cell in range(CELLS):
        changed = copy(s)
        changed.land[element] |= np.uint64(1 << cell)
        matches += [match for match in _lying(changed, box, being) if under in match and match not in matches]
    return matches


def _lying(s: State, box: IslandBox, number: int) -> list[list[str]]:
    lying: list[list[str]] = []
    for way in range(box.ways[number]):
        if where := int(matches_of(s, box, number, way)):
            offsets = sorted(box.offsets[number, : box.required[number], way].tolist())
            lying += [[CELL_IDS[corner + o] for o in offsets] for corner in range(CELLS) if where >> corner & 1]
    return lying
