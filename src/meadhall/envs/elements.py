"""Observations number by number: with a place for each value, and with seats counted from the one who looks. Kernels.

A judge looks at records in the same way (`bots/judge/features.py`). Here the same game always has the same places:

- of an `index` or a seat every value has a place, and of a set every member;
- so has every value of a `number` with at most 16 of them. A wider one has places for 0, 1, 2, 3, 4, 5 to 7, 8 to 15,
  and 16 or more, counted from its lowest value, and one more that holds the number itself, divided by 16;
- what belongs to a seat is read from the place of the one who looks on, around the table, and a number that means a
  seat tells how far it is from there. (Where the seats play different parts, nothing is turned.)
"""

from collections.abc import Mapping

import numpy as np

from meadhall.bots.judge.features import read_number
from meadhall.core.kernel import kernel
from meadhall.core.record import Array, Record

NARROW = 16  # a number with more values than these is a wide one
_STARTS = np.array([0, 1, 2, 3, 4, 5, 8, 16], np.int64)  # the lowest number of each range of a wide one
WIDE = len(_STARTS) + 1  # the places of a wide number: its ranges, and the number itself
SCALE = 16  # a wide number itself stands there divided by this

_NUMBER, _VALUE, _RANGE, _SET = range(4)
# The columns of a table: a row for each number of a record.
_OFFSET = 0  # where in the record it lies
_BYTES = 1
_SIGNED = 2
_SORT = 3  # how it is written: as a number, by its value, by its range, or as a set
_ROW = 4  # which seat it belongs to, or -1
_FIRST_SEAT = 5  # the number that stands for the first seat, where it means one; otherwise one that it never is
_LOWEST = 6
_WIDTH = 7  # how many places it has
_START = 8  # the first of them; of what belongs to a seat that of the first row
_STRIDE = 9  # how far apart the places of two seats are


def element_table(
    record: type[Record], places: Mapping[str, tuple[int, bool]], *, one_hot: bool, turned: bool
) -> Array:
    """The table for these fields: for each its first place, and whether it is a wide number."""
    rows: list[tuple[int, ...]] = []
    for name, (start, wide) in places.items():
        field, values = record.fields[name], record.fields[name].values
        offset, kind = int(record.dtype.fields[name][1]), np.dtype(field.kind)  # type: ignore[index]
        sort = _SET if values.sort == "bits" else _RANGE if wide else _VALUE if one_hot else _NUMBER
        values_of_it = field.size_in_bits if sort == _SET else values.highest - values.lowest + 1
        width = {_NUMBER: 1, _RANGE: WIDE}.get(sort, values_of_it)
        count = int(np.prod(field.shape, dtype=np.int64))
        inner = count // field.shape[0] if field.by_seat else count
        first_seat = values.first_seat if values.sort == "seat" and turned else 2**62
        for i in range(count):
            row, place = (i // inner, i % inner) if field.by_seat and turned else (-1, i)
            rows.append((
                offset + i * kind.itemsize, kind.itemsize, int(np.issubdtype(kind, np.signedinteger)), sort, row,
                first_seat, values.lowest, width, start + place * width, inner * width,
            ))  # fmt: skip
    return np.array(rows, np.int64).reshape(-1, _STRIDE + 1)


@kernel
def write_elements(
    raw: Array, table: Array, turned: bool, viewer: int, mover: int, players: int, seats: int, out: Array
) -> None:
    """Writes the bytes of a hidden record into a tensor, number by number; seats counted from the viewer if turned."""
    for i in range(len(out)):
        out[i] = 0
    me = viewer if turned and viewer >= 0 else 0
    if viewer >= 0:
        out[viewer - me] = 1
    if mover >= 0:
        out[seats + (mover - me if mover >= me else mover - me + players)] = 1
    for i in range(len(table)):
        at = table[i, _START]
        row = table[i, _ROW]
        if row >= 0:
            if row < players:  # the seats that nobody holds stay behind the others
                row -= me
                if row < 0:
                    row += players
            at += row * table[i, _STRIDE]
        number = read_number(raw, table[i, _OFFSET], table[i, _BYTES], table[i, _SIGNED])
        sort = table[i, _SORT]
        if sort == _SET:
            for member in range(table[i, _WIDTH]):
                out[at + member] = number >> member & 1
            continue
        if number >= table[i, _FIRST_SEAT]:
            number -= me
            if number < table[i, _FIRST_SEAT]:
                number += players
        if sort == _NUMBER:
            out[at] = number
            continue
        number -= table[i, _LOWEST]
        if sort == _VALUE:
            out[at + min(max(number, 0), table[i, _WIDTH] - 1)] = 1  # compiled code would write it anywhere
            continue
        which = 0
        while which + 1 < len(_STARTS) and number >= _STARTS[which + 1]:
            which += 1
        out[at + which] = 1
        out[at + WIDE - 1] = number / SCALE
