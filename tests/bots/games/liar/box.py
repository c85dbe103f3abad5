"""Liar: the shape of content.toml, and the box that is built from it."""

from collections.abc import Mapping
from typing import Annotated

import msgspec

from meadhall.core import record
from meadhall.core.content import Content, Edition
from meadhall.core.options import Option, Value
from meadhall.core.record import fill, int8

from .state import DICE, FACES, LIVES

OPTIONS: tuple[Option, ...] = ()


class CupContent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The table [cup]."""

    dice: Annotated[int, msgspec.Meta(ge=1, le=DICE)]
    faces: Annotated[int, msgspec.Meta(ge=2, le=FACES)]
    lives: Annotated[int, msgspec.Meta(ge=1, le=LIVES)]


class GameContent(Content, frozen=True, forbid_unknown_fields=True):
    """The whole content file."""

    cup: CupContent


class Box(record.Box):
    """All that is fixed before the first step."""

    dice = int8("how many dice each seat has")
    faces = int8("how many faces a die has")
    lives = int8("how many lives each seat has at the beginning")


def build(edition: Edition, players: int, options: Mapping[str, Value]) -> Box:
    """The box for this many players."""
    box = Box.new()
    fill(box, edition.parse(GameContent).cup)
    return box
