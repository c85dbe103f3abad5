"""Hnefatafl: the shape of content.toml, and the box: all that is fixed before the first step."""

from collections.abc import Mapping
from typing import Annotated

import msgspec

from meadhall.core import record
from meadhall.core.content import Content, Edition
from meadhall.core.options import Option, Value
from meadhall.core.record import FLAG, index, int8, number

from .state import KING, MEN, MOST, SIZE, SQUARES

OPTIONS = (
    Option("board", ("tablut", "brandubh"), "tablut", "9 by 9 squares, or 7 by 7 with half as many men (HT-01)"),
    Option("escape", ("castle", "edge"), "castle", "where the king has escaped: on a castle, or at any edge (HT-10)"),
)


class Play(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The table [play]."""

    quiet: Annotated[int, msgspec.Meta(ge=10, le=100)]


class HnefataflContent(Content, frozen=True, forbid_unknown_fields=True):
    """The whole content file."""

    play: Play
    boards: dict[str, list[Annotated[str, msgspec.Meta(pattern="^[.AKD]*$")]]]  # rows from above


class Box(record.Box):
    """All that the rules need to know of it, as numbers."""

    size = int8("how many squares a side of the board has (HT-01)", number(7, SIZE))
    start = int8(len(SQUARES), "the man that begins on each square, by number; 0 for none (HT-02)", index(0, MEN))
    edge = int8("whether the king escapes at any edge (HT-10)", FLAG)
    quiet = int8("so many moves in a row that capture nobody are a draw (HT-13)", number(10, 100))


def build(edition: Edition, players: int, options: Mapping[str, Value]) -> Box:
    """The box for this many players and these options."""
    content = edition.parse(HnefataflContent)
    rows = content.boards.get(str(options["board"]), [])
    size, middle, drawn = len(rows), len(rows) // 2, "".join(rows)
    kings, attackers, others = (drawn.count(letter) for letter in "KAD")
    square = size in (7, SIZE) and all(len(row) == size for row in rows)
    if not square or kings != 1 or rows[middle][middle] != "K" or attackers > MOST or others > MOST // 2:
        should = f"7 or {SIZE} rows, each as long, one K in the middle, and at most {MOST} of A and {MOST // 2} of D"
        raise edition.error(f"boards, {options['board']}: there should be {should}")
    box = Box.new()
    box.size = size
    box.edge = options["escape"] == "edge"
    box.quiet = content.play.quiet
    next_man = {"A": 1, "K": KING, "D": KING + 1}
    for row, letters in enumerate(reversed(rows)):
        for column, letter in enumerate(letters):
            if letter in next_man:
                box.start[row * SIZE + column] = next_man[letter]
                next_man[letter] += 1
    return box
