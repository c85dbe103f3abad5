"""Starter: the shape of content.toml, and the box: all that is fixed before the first step."""

from collections.abc import Mapping
from typing import Annotated

import msgspec

from meadhall.core import record
from meadhall.core.content import Content, Edition
from meadhall.core.options import Option, Value
from meadhall.core.record import fill, int8

from .state import SIZE

# For example: (Option("long", (False, True), False, "a long game: twice as many rounds (R-05)"),)
OPTIONS: tuple[Option, ...] = ()


class BoardContent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The table [board]. Limits stand beside the number: a file that breaks one is refused, and told where."""

    row: Annotated[int, msgspec.Meta(ge=2, le=SIZE)]


class GameContent(Content, frozen=True, forbid_unknown_fields=True):
    """The whole content file."""

    board: BoardContent


class Box(record.Box):
    """All that the rules need to know of it, as numbers."""

    row = int8("how many stones make a row (R-03)")


def build(edition: Edition, players: int, options: Mapping[str, Value]) -> Box:
    """The box for this many players and these options. Each number of [board] goes into the field of its name."""
    box = Box.new()
    fill(box, edition.parse(GameContent).board)
    return box
