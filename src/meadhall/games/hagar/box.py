"""Hägar: the content file, and the box that is built from it."""

from collections.abc import Iterator, Mapping
from typing import Annotated, Literal, get_args

import msgspec
from msgspec import Meta

from meadhall.core.content import Content, Edition
from meadhall.core.options import Option, Value
from meadhall.core.record import Box, fill, int8, int16, int32
from meadhall.games.hagar import token_kind
from meadhall.games.hagar.state import COASTERS, PLACES, TREASURES

OPTIONS = (
    Option("harbor", (False, True), False, "Viking's Harbor: Dragon Island instead of the ship (H-29)"),
    Option("short", (False, True), False, "the last number but one ends the game (ours: A-17)", until=2),
)

Rolls = Annotated[int, Meta(ge=1, le=9)]
Tokens = Annotated[int, Meta(ge=0, le=TREASURES)]
Island = Literal["sea", "plain", "hagar", "sven", "helga", "dragon"]
ISLANDS = get_args(Island)
"""What a coaster may show, in the order of `island_kind.py`."""


class RollsContent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many rolls there are, and the lucky sum."""

    navigation: Rolls
    direct: Rolls
    indirect: Rolls
    lucky: Annotated[int, Meta(ge=2, le=12)]


class Limit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The guard against games that never end."""

    turns: Annotated[int, Meta(ge=1, le=10_000)]


class Treasures(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many tokens of each kind there are."""

    one: Tokens = msgspec.field(name="1")
    two: Tokens = msgspec.field(name="2")
    three: Tokens = msgspec.field(name="3")
    sven: Tokens
    hagar: Tokens


class Coaster(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One coaster: its island, the treasure fields on it, and the versions that it is in."""

    island: Island
    treasures: Annotated[int, Meta(ge=0, le=4)] = 0
    play: Literal["always", "base", "harbor"] = "always"


class HagarContent(Content, frozen=True, forbid_unknown_fields=True):
    """The whole content file."""

    rolls: RollsContent
    limit: Limit
    treasures: Treasures
    coasters: Annotated[list[Coaster], Meta(max_length=COASTERS)]

    @property
    def tokens(self) -> tuple[int, ...]:
        """How many treasures there are of each kind, in the order of `token_kind.py`; 0 for those face down."""
        bag = self.treasures
        return 0, bag.one, bag.two, bag.three, bag.sven, bag.hagar

    def complaints(self) -> Iterator[str]:
        """Too few or too many coasters and treasures, for either version."""
        if not any(self.tokens[1:4]):
            yield "treasures: without a number token the game could not end (H-24)"
        for left_out, version in (("harbor", "the base game"), ("base", "Viking's Harbor")):
            chosen = [coaster for coaster in self.coasters if coaster.play != left_out]
            if len(chosen) != PLACES:
                yield f"coasters: {version} has {len(chosen)} of them, it needs {PLACES}"
            tokens, fields = sum(self.tokens), sum(coaster.treasures for coaster in chosen)
            if tokens != fields or tokens > TREASURES:
                yield (
                    f"coasters: {version} has {fields} treasure fields for {tokens} tokens; "
                    f"the numbers must be equal and at most {TREASURES}"
                )
            for island, rule in (("helga", "H-19"), ("dragon", "H-30")):
                if sum(coaster.island == island for coaster in chosen) > 1:
                    yield f"coasters: {version} has more than one {island} island ({rule} knows one field)"
        for number, coaster in enumerate(self.coasters, 1):
            if coaster.treasures and coaster.island in ("sea", "helga", "dragon"):
                yield f"coasters, entry {number}: a {coaster.island} coaster has no treasure fields"


class HagarBox(Box):
    """All that is fixed before the first step."""

    navigation = int8("rolls to find a field (H-01)")
    direct = int8("rolls after a direct hit (H-10)")
    indirect = int8("rolls after an indirect hit (H-10)")
    lucky = int8("the sum of the dice that is a wild card (H-15)")
    turns = int16("turns after which the game is scored as it stands")
    in_play = int8(COASTERS, "1 for each coaster that is in this version (H-29)")
    islands = int8(COASTERS, "what each coaster shows: one of those in `island_kind.py`")
    first_treasure = int8(COASTERS, "the number of the first treasure on each coaster")
    treasures_on = int8(COASTERS, "how many treasures are laid on each coaster")
    treasures_of = int32(COASTERS, "which treasures are laid on each coaster, as sets")
    treasures = int8("how many treasures there are")
    all_treasures = int32("all of them, as a set")
    bag = int8(token_kind.HAGAR + 1, "how many treasures there are of each kind; none at 0, which means face down")
    numbers = int8("number tokens to discover until the game ends: all (H-24), or all but one (A-17)")


def build(edition: Edition, players: int, options: Mapping[str, Value]) -> HagarBox:
    """The box for this many players and these options; a ContentError if the content cannot be played."""
    content = edition.parse(HagarContent)
    box = HagarBox.new()
    fill(box, content.rolls, content.limit)
    left_out = "base" if options["harbor"] else "harbor"
    treasures = 0
    for number, coaster in enumerate(content.coasters):
        if coaster.play == left_out:
            continue
        box.in_play[number] = 1
        box.islands[number] = ISLANDS.index(coaster.island)
        box.first_treasure[number], box.treasures_on[number] = treasures, coaster.treasures
        box.treasures_of[number] = ((1 << coaster.treasures) - 1) << treasures
        treasures += coaster.treasures
    box.treasures, box.all_treasures = treasures, (1 << treasures) - 1
    box.bag[:] = content.tokens
    box.numbers = sum(content.tokens[1:4]) - bool(options.get("short"))
    if box.numbers == 0:
        raise edition.error("treasures: with a single number token there is no shorter evening (A-17)")
    return box
