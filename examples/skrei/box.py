"""Skrei: the content file, and the box that is built from it."""

from collections.abc import Mapping
from typing import Annotated

import msgspec
from msgspec import Meta

from meadhall.core.content import Content, Edition
from meadhall.core.options import Option, Value
from meadhall.core.record import Box, int8

from .state import FACES, GROUNDS, LARGEST

OPTIONS = (Option("long", (False, True), False, "a long season: twice as many days (SK-02)"),)


Days = Annotated[int, Meta(ge=1, le=60)]
Shoal = Annotated[int, Meta(ge=0, le=LARGEST)]


class Season(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long it is, and what a horn is worth at its end."""

    days: tuple[Days, Days, Days]
    horn: Annotated[int, Meta(ge=0, le=99)]


class Ground(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One fishing ground."""

    name: str
    exposure: Annotated[int, Meta(ge=0, le=FACES)]
    shoals: Annotated[list[Shoal], Meta(min_length=1, max_length=100)]  # SK-04
    players: int


class Grounds(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All of them, in the order of their numbers."""

    bay: Ground
    deep: Ground
    maelstrom: Ground
    skerry: Ground
    bank: Ground


class SkreiContent(Content, frozen=True, forbid_unknown_fields=True):
    """The whole content file."""

    season: Season
    grounds: Grounds


class SkreiBox(Box):
    """All that is fixed before the first step."""

    days = int8("how many days the season has (SK-02)")
    horn = int8("points for a horn that was never blown (SK-11)")
    in_play = int8(len(GROUNDS), "1 for each ground in play (SK-01)")
    exposure = int8(len(GROUNDS), "how exposed each ground is, 0..6 (SK-09)")
    shoals = int8(len(GROUNDS), LARGEST + 1, "how many of its shoals have so many fish (SK-04)")


def build(edition: Edition, players: int, options: Mapping[str, Value]) -> SkreiBox:
    """The box for this many players and these options; a ContentError if the content cannot be played."""
    content = edition.parse(SkreiContent)
    _check(edition, content)
    box = SkreiBox.new()
    box.days = content.season.days[players - 2] * (2 if options["long"] else 1)
    box.horn = content.season.horn
    for number, ground in enumerate(grounds_of(content)):
        box.in_play[number] = ground.players <= players
        box.exposure[number] = ground.exposure
        for fish in ground.shoals:
            box.shoals[number, fish] += 1
    return box


def grounds_of(content: SkreiContent) -> list[Ground]:
    """The grounds in the order of their numbers."""
    return [getattr(content.grounds, name) for name in GROUNDS]


def _check(edition: Edition, content: SkreiContent) -> None:
    """What the shape of the file cannot express."""
    fewest = content.game.players[0]
    if sum(ground.players <= fewest for ground in grounds_of(content)) < 2:
        raise edition.error(f"grounds: with {fewest} skippers at least two should be in play, or nobody has a choice")
