"""Nine Men's Morris: the shape of content.toml, and the box: all that is fixed before the first step."""

from collections.abc import Mapping
from typing import Annotated

import msgspec

from meadhall.core import record
from meadhall.core.content import Content, Edition
from meadhall.core.options import Option, Value
from meadhall.core.record import FLAG, fill, int8, number

OPTIONS = (Option("flying", (False, True), True, "with three men left you may move to any empty point (NM-07)"),)


class Play(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The table [play]."""

    quiet: Annotated[int, msgspec.Meta(ge=10, le=100)]


class MorrisContent(Content, frozen=True, forbid_unknown_fields=True):
    """The whole content file."""

    play: Play


class Box(record.Box):
    """All that the rules need to know of it, as numbers."""

    quiet = int8("so many moves in a row without a mill are a draw (NM-10)", number(10, 100))
    flying = int8("whether a seat with three men left may move to any empty point (NM-07)", FLAG)


def build(edition: Edition, players: int, options: Mapping[str, Value]) -> Box:
    """The box for this many players and these options."""
    box = Box.new()
    fill(box, edition.parse(MorrisContent).play)
    box.flying = bool(options["flying"])
    return box
