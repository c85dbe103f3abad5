"""Hägar: the content file, and the box that is built from it."""

from collections.abc import Mapping
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from meadhall.core.content import Content, Edition
from meadhall.core.options import Option, Value
from meadhall.core.record import Box, int8, int16, int32
from meadhall.games.hagar import island_kind, token_kind
from meadhall.games.hagar.state import COASTERS, PLACES, TREASURES

OPTIONS = (
    Option("harbor", (False, True), False, "Viking's Harbor: Dragon Island instead of the ship (H-29)"),
    Option("short", (False, True), False, "the last number but one ends the game (ours: A-17)", until=2),
)


Rolls = Annotated[int, Meta(ge=1, le=9)]
Tokens = Annotated[int, Meta(ge=0, le=TREASURES)]


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

    island: Literal["sea", "plain", "hagar", "sven", "helga", "dragon"]
    treasures: Annotated[int, Meta(ge=0, le=4)] = 0
    play: Literal["always", "base", "harbor"] = "always"


class HagarContent(Content, frozen=True, forbid_unknown_fields=True):
    """The whole content file."""

    rolls: RollsContent
    limit: Limit
    treasures: Treasures
    coasters: Annotated[list[Coaster], Meta(max_length=COASTERS)]


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
    bag = int8(
        token_kind.HAGAR + 1, "how many treasures there are of each kind; nothing is at 0, which means face down"
    )
    numbers = int8(
        "how many number tokens have to be discovered until the game ends: all (H-24), or all but one (A-17)"
    )


def build(edition: Edition, players: int, options: Mapping[str, Value]) -> HagarBox:
    """The box for this many players and these options; a ContentError if the content cannot be played."""
    content = edition.parse(HagarContent)
    _check(edition, content)
    box = HagarBox.new()
    box.players = players
    box.navigation, box.direct, box.indirect = (
        content.rolls.navigation,
        content.rolls.direct,
        content.rolls.indirect,
    )
    box.lucky, box.turns = content.rolls.lucky, content.limit.turns
    left_out = "base" if options["harbor"] else "harbor"
    treasures = 0
    for number, coaster in enumerate(content.coasters):
        if coaster.play == left_out:
            continue
        box.in_play[number] = 1
        box.islands[number] = _ISLANDS[coaster.island]
        box.first_treasure[number], box.treasures_on[number] = treasures, coaster.treasures
        box.treasures_of[number] = ((1 << coaster.treasures) - 1) << treasures
        treasures += coaster.treasures
    box.treasures, box.all_treasures = treasures, (1 << treasures) - 1
    bag = content.treasures
    box.bag[1:] = bag.one, bag.two, bag.three, bag.sven, bag.hagar
    box.numbers = bag.one + bag.two + bag.three - bool(options.get("short"))
    if box.numbers == 0:
        raise edition.error("treasures: with a single number token there is no shorter evening (A-17)")
    return box


_ISLANDS = {
    "sea": island_kind.SEA,
    "plain": island_kind.PLAIN,
    "hagar": island_kind.HAGAR,
    "sven": island_kind.SVEN,
    "helga": island_kind.HELGA,
    "dragon": island_kind.DRAGON,
}


def _check(edition: Edition, content: HagarContent) -> None:
    """What the shape of the file cannot express."""
    bag, coasters = content.treasures, content.coasters
    if bag.one + bag.two + bag.three == 0:
        raise edition.error("treasures: without a number token the game could not end (H-24)")
    for left_out, version in (("harbor", "the base game"), ("base", "Viking's Harbor")):
        chosen = [coaster for coaster in coasters if coaster.play != left_out]
        if len(chosen) != PLACES:
            raise edition.error(f"coasters: {version} has {len(chosen)} of them, it needs {PLACES}")
        tokens, fields = sum(msgspec.to_builtins(bag).values()), sum(coaster.treasures for coaster in chosen)
        if tokens != fields or tokens > TREASURES:
            raise edition.error(
                f"coasters: {version} has {fields} treasure fields for {tokens} tokens; "
                f"the numbers must be equal and at most {TREASURES}"
            )
        for island, rule in (("helga", "H-19"), ("dragon", "H-30")):
            if sum(coaster.island == island for coaster in chosen) > 1:
                raise edition.error(f"coasters: {version} has more than one {island} island ({rule} knows one field)")
    for i, coaster in enumerate(coasters):
        if coaster.treasures and coaster.island in ("sea", "helga", "dragon"):
            raise edition.error(f"coasters, entry {i + 1}: a {coaster.island} coaster has no treasure fields")
