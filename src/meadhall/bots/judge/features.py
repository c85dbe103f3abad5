"""The features of a judge: the elements of a state record, each value of each element a feature of its own.

Nothing here knows a game. A record declares what its numbers are: of a number or an index every value is a feature, of
a set every member, of a seat how far it is from the one who judges, counted around the table. Fields that have a row
for each seat are read from that one's place on, too, so that what is learnt about one seat holds for all of them.
(Where the seats play different parts, nothing is turned.)

An element that hardly ever differs from its commonest value costs nothing: only other values are looked up.
"""

from typing import NamedTuple

import numpy as np

from meadhall.core.bits import lowest
from meadhall.core.constants import MOST_SEATS
from meadhall.core.game import Game
from meadhall.core.kernel import kernel
from meadhall.core.record import Array, Field

_PLAIN, _SEAT, SET = range(3)
_NONE = -1  # no feature: the commonest value
_VALUES = 48  # an element with more values than these is divided into ranges
_RANGES = 16
_EMPTY, _ONE = np.uint64(0), np.uint64(1)


class FeatureTable(NamedTuple):
    """How a record is turned into features: a row for each element, in the order of the bytes."""

    offsets: Array  # where in the record it lies
    sizes: Array  # its bytes
    signed: Array
    sorts: Array  # plain, a seat, or a set
    rows: Array  # which seat it belongs to, or -1
    lowest: Array
    """Its lowest value; of a set, which members it commonly has, as bits, and in `highest` all that it may have."""
    highest: Array
    first_seats: Array  # the number that stands for the first seat, where it is one
    starts: Array  # where in `values` its lowest value stands
    values: Array  # for each value of each element which of its features it is; none for the commonest
    firsts: Array  # its first feature; for what belongs to a seat by how far that is from the one who judges
    turned: Array  # one number: 1 if seats are counted from the one who judges


@kernel(inline=True)
def read_number(raw: Array, offset: int, size: int, signed: int) -> int:
    """A number of a record from its bytes; each size is written out, so that it becomes one load."""
    if size == 1:
        number = np.int64(raw[offset])
        return number - 256 if signed and number > 127 else number  # type: ignore[return-value]
    if size == 8:
        number = np.int64(0)
        for i in range(8):
            number |= np.int64(raw[offset + i]) << np.int64(8 * i)
        return number  # type: ignore[return-value]
    number = np.int64(raw[offset]) | np.int64(raw[offset + 1]) << np.int64(8)
    if size == 4:
        number |= np.int64(raw[offset + 2]) << np.int64(16) | np.int64(raw[offset + 3]) << np.int64(24)
    if signed and number >> (8 * size - 1):
        number -= np.int64(1) << (8 * size)
    return number  # type: ignore[return-value]


@kernel
def write_features(raw: Array, seat: int, players: int, table: FeatureTable, out: Array) -> int:
    """Writes the features of a state as a seat sees it; returns how many."""
    n = 0
    me = seat if table.turned[0] else 0
    for i in range(len(table.offsets)):
        row = table.rows[i]
        if row >= players:
            continue
        distance = 0
        if row >= 0:
            distance = row - me
            if distance < 0:
                distance += players
        first = table.firsts[i, distance]
        number = read_number(raw, table.offsets[i], table.sizes[i], table.signed[i])
        if table.sorts[i] == SET:
            members = np.uint64((number ^ table.lowest[i]) & table.highest[i])
            while members != _EMPTY:
                out[n] = first + lowest(int(np.int64(members)))
                members &= members - _ONE
                n += 1
            continue
        if table.sorts[i] == _SEAT and number >= table.first_seats[i]:
            number -= me
            if number < table.first_seats[i]:
                number += players
        number = min(max(number, table.lowest[i]), table.highest[i])
        value = table.values[table.starts[i] + number - table.lowest[i]]
        if value != _NONE:
            out[n] = first + value
            n += 1
    return n


class _Elements:
    """The elements of a record while their table is being made."""

    def __init__(self, most_seats: int) -> None:
        self.most_seats = most_seats
        self.rows: list[tuple[int, ...]] = []
        self.firsts: list[list[int]] = []
        self.values: list[int] = []
        self.features = 0


def _as_int64(bits: int) -> int:
    """A set of up to 64 bits as the signed number with these bits."""
    return bits - (1 << 64) if bits >> 63 else bits


def most_features(table: FeatureTable) -> int:
    """How many features one state can have at most."""
    sets = table.sorts == SET
    return int((~sets).sum() + 64 * sets.sum())


def feature_table(game: Game, states: Array, seats: Array, players: Array) -> tuple[FeatureTable, int]:
    """The table for a game, and how many features there are, from many states with who is to decide in them.

    The states tell the commonest value of each element, and what its values are where too many were declared.
    """
    layout, found = game.state.dtype, _Elements(max(game.seats))
    turned = not game.sides and any(field.by_seat for field in game.state.fields.values())
    for name, field in game.state.fields.items():
        offset, size = int(layout.fields[name][1]), np.dtype(field.kind).itemsize  # type: ignore[index]
        columns = states[name].reshape(len(states), -1)
        by_seat = turned and field.by_seat
        rows = field.shape[0] if by_seat else 1
        inner = columns.shape[1] // rows
        for place in range(inner):
            one = columns[:, [place + inner * row for row in range(rows)]]
            if by_seat:  # one column for all seats that play
                one = one[np.arange(rows)[None, :] < players[:, None]]
            _add_element(found, field, one.ravel(), turned, seats, players, by_seat, rows, place, inner, offset, size)
    order = sorted(range(len(found.rows)), key=lambda i: found.rows[i][0])
    table = np.array([found.rows[i] for i in order], np.int64).reshape(-1, 9)
    return FeatureTable(
        offsets=table[:, 0].astype(np.int32),
        sizes=table[:, 1].astype(np.int32),
        signed=table[:, 2].astype(np.int8),
        sorts=table[:, 3].astype(np.int8),
        rows=table[:, 4].astype(np.int8),
        lowest=table[:, 5].copy(),
        highest=table[:, 6].copy(),
        first_seats=table[:, 7].copy(),
        starts=table[:, 8].astype(np.int32),
        values=np.array(found.values, np.int16),
        firsts=np.array([found.firsts[i] for i in order], np.int32).reshape(-1, MOST_SEATS),
        turned=np.array([turned], np.int8),
    ), found.features


def _add_element(
    found: _Elements, field: Field, seen: Array, turned: bool, seats: Array, players: Array, by_seat: bool, rows: int,
    place: int, inner: int, offset: int, size: int,
) -> None:  # fmt: skip
    """Add an element, for every seat if it belongs to one; an element that never changes is left out."""
    signed = int(np.issubdtype(np.dtype(field.kind), np.signedinteger))
    values = field.values
    start = len(found.values)
    if values.sort == "bits":
        count = field.size_in_bits
        members = (seen.astype(np.uint64)[:, None] >> np.arange(count, dtype=np.uint64)[None, :]) & np.uint64(1)
        share = members.mean(axis=0)
        if not np.any((share > 0) & (share < 1)):
            return
        common = int(sum(1 << int(i) for i in np.flatnonzero(share > 0.5)))
        low, high, sort, width = _as_int64(common), _as_int64((1 << count) - 1), SET, count
    else:
        sort = _SEAT if values.sort == "seat" and turned else _PLAIN
        numbers = seen.astype(np.int64)
        if sort == _SEAT and not by_seat:
            zero = values.first_seat
            numbers = np.where(numbers >= zero, zero + (numbers - zero - seats) % players, numbers)
        low, high = max(values.lowest, int(numbers.min())), min(values.highest, int(numbers.max()))
        if sort == _SEAT:
            low, high = values.lowest, values.first_seat + int(players.max()) - 1
        if low >= high:
            return
        if high - low >= _VALUES and values.sort == "number":
            edges = np.unique(np.quantile(numbers, np.linspace(0, 1, _RANGES + 1)[1:-1]).astype(np.int64))
            which = np.searchsorted(edges, np.arange(low, high + 1), side="left").tolist()
            common = int(np.searchsorted(edges, int(np.bincount(numbers - low).argmax()) + low, side="left"))
        else:
            which = list(range(high - low + 1))
            common = int(np.bincount(numbers - low).argmax())
        found.values += [_NONE if value == common else value for value in which]
        width = max(which) + 1
    firsts = [found.features + (distance * width if by_seat else 0) for distance in range(MOST_SEATS)]
    found.features += width * (found.most_seats if by_seat else 1)
    for row in range(rows):
        at = offset + (row * inner + place) * size
        found.rows.append((at, size, signed, sort, row if by_seat else -1, low, high, values.first_seat, start))
        found.firsts.append(firsts)
