"""Observations: the numbers of a view for learning, as one flat tensor or as arrays by name.

They are made from a `View`, never from a state: whatever its seat does not know was erased before.

The tensor has the same size for all numbers of players of a game. It begins with who looks and who is to move, one
place a seat; then every field of the view's record follows, number by number, unscaled. A field that holds a set has
one place for each thing that may be in it instead, the lowest bit first. With `one_hot` every value has a place of its
own, and with `relative` seats are counted from the one who looks: see `elements`. `layout` tells all that:

>>> import meadhall
>>> where = layout(meadhall.game("hagar"))
>>> print(where["dice"])
dice: 2 numbers from 338 on, each a number from 0 to 6: red and black, 1..6; 0 before they are first thrown
>>> view = meadhall.game("hagar").start(players=2, seed=7).view(seat=1)
>>> where.split(tensor(view))["dice"]
array([4., 2.], dtype=float32)
>>> structured(view)["dice"]
array([4, 2], dtype=int8)
"""

from dataclasses import dataclass, replace
from functools import cache, cached_property
from math import prod
from typing import Any, TypeAlias, cast

import numpy as np

from meadhall.core.common import copy_numbers
from meadhall.core.game import Game, View
from meadhall.core.kernel import kernel
from meadhall.core.record import Array, Record, Values, bits, to_bytes
from meadhall.core.text import count
from meadhall.envs.elements import NARROW, SCALE, WIDE, element_table, write_elements

VIEWER, TO_MOVE = "viewer", "to_move"  # the two places of a tensor that are no fields of the record

Numbers: TypeAlias = tuple[Array, Array, Array, Array]  # the same bytes as numbers of 1, 2, 4 and 8 bytes


@dataclass(frozen=True)
class TensorPlace:
    """The place of one field in the tensor."""

    name: str
    offset: int  # of its first number in the tensor
    shape: tuple[int, ...]
    """Its shape there; the last axis of a set is its bits, and with `one_hot` that of all others their values."""
    meaning: str  # of its numbers, as the game declares it
    kind: type[np.integer[Any]]  # of its numbers in the record
    values: Values  # that its numbers may have
    one_hot: bool = False  # whether each of its values has a place
    by_seat: bool = False  # whether it has a row for each seat

    @property
    def wide(self) -> bool:
        """Whether it is a number with too many values to give each a place: ranges have one, and the number itself."""
        return self.one_hot and self.values.sort == "number" and self.values.highest - self.values.lowest >= NARROW

    @property
    def bits(self) -> bool:
        """Whether it is a set, and has one place a bit."""
        return self.values.sort == "bits"

    @property
    def size(self) -> int:
        """How many numbers it is."""
        return prod(self.shape)

    @property
    def bounds(self) -> tuple[float, float]:
        """The lowest and the highest number that can stand there; of a wide number the last place, which holds it."""
        if self.wide:
            return 0, (self.values.highest - self.values.lowest) / SCALE
        return (0, 1) if self.bits or self.one_hot else (self.values.lowest, self.values.highest)

    def __str__(self) -> str:
        shape = f" ({' x '.join(map(str, self.shape))})" if len(self.shape) > 1 else ""
        low, high, each = self.values.lowest, self.values.highest, ""
        if self.wide:
            each = f", {WIDE - 1} places for ranges, and one for the number from {low} to {high} divided by {SCALE}"
        elif self.one_hot and not self.bits:
            each = f", a place for each value from {low} to {high}"
        elif not self.bits:
            each = f", {'each ' if self.size > 1 else ''}{self.values}"
        return f"{self.name}: {count(self.size, 'number')}{shape} from {self.offset} on{each}: {self.meaning}"


@dataclass(frozen=True)
class TensorLayout:
    """Where everything is in the tensors of one game."""

    places: tuple[TensorPlace, ...]
    seats: int  # the most that the game has: the size of `viewer` and of `to_move`
    record: type[Record]
    one_hot: bool = False  # whether every value has a place of its own
    turned: bool = False  # whether seats are counted from the one who looks

    @property
    def size(self) -> int:
        """How many numbers a tensor has."""
        return self.places[-1].offset + self.places[-1].size

    def __getitem__(self, name: str) -> TensorPlace:
        return next(place for place in self.places if place.name == name)

    def __str__(self) -> str:
        return "\n".join(map(str, self.places))

    def split(self, tensor: Array) -> dict[str, Array]:
        """A tensor, or a whole batch of them, as parts by name that share its memory."""
        return {
            place.name: tensor[..., place.offset : place.offset + place.size].reshape(*tensor.shape[:-1], *place.shape)
            for place in self.places
        }

    @cached_property
    def plan(self) -> Array:
        """The plan of `write`, by runs of numbers that lie side by side in record and tensor; empty if not `plain`."""
        runs: list[list[int]] = []
        for place in self.places[2:] if self.plain else ():
            width = np.dtype(place.kind).itemsize
            how = [width, place.shape[-1] if place.bits else 0, int(np.issubdtype(place.kind, np.unsignedinteger))]
            length = place.size // place.shape[-1] if place.bits else place.size
            dtypes: Any = self.record.dtype.fields
            begin = dtypes[place.name][1]
            if runs and runs[-1][2:5] == how and runs[-1][0] + runs[-1][1] * width == begin:
                runs[-1][1] += length
            else:
                runs.append([begin, length, *how, place.offset])
        return np.array(runs, np.int64).reshape(-1, 6)

    @property
    def plain(self) -> bool:
        """Whether `write` writes it by runs of bytes; otherwise `write_elements` does, number by number."""
        return not (self.one_hot or self.turned)

    @cached_property
    def table(self) -> Array:
        """The table of `write_elements`; empty where that is not used."""
        places = {} if self.plain else {place.name: (place.offset, place.wide) for place in self.places[2:]}
        return element_table(self.record, places, one_hot=self.one_hot, turned=self.turned)

    @cached_property
    def bounds(self) -> tuple[Array, Array]:
        """The lowest and the highest tensor."""
        low, high = np.zeros((2, self.size), np.float32)
        for place in self.places:
            part = slice(place.offset, place.offset + place.size)
            low[part], high[part] = place.bounds
            if place.wide:
                high[part].reshape(-1, WIDE)[:, :-1] = 1
        return low, high


def turns_seats(game: Game) -> bool:
    """Whether `relative` does anything in a game: not where seats play different parts, or nothing belongs to one.

    >>> import meadhall
    >>> turns_seats(meadhall.game("hagar")), turns_seats(meadhall.game("saga"))
    (True, False)
    """
    return not game.sides and any(field.by_seat for field in game.state.fields.values())


def layout(game: Game, *, one_hot: bool = False, relative: bool = False) -> TensorLayout:
    """The places of everything in the observations of a game."""
    return _layout(game.state, game.seats[-1], one_hot, relative and turns_seats(game))  # type: ignore[arg-type]  # a class can surely be hashed


@cache
def _layout(record: type[Record], seats: int, one_hot: bool = False, turned: bool = False) -> TensorLayout:
    looks, decides = ("the seat that looks; all 0 for a spectator", "the seat to decide; all 0 if none is")
    if turned:
        looks, decides = f"{looks}: always the first", f"{decides}; counted from the one who looks"
    places = [
        TensorPlace(VIEWER, 0, (seats,), f"1 for {looks}", np.int8, bits(seats), by_seat=True),
        TensorPlace(TO_MOVE, seats, (seats,), f"1 for {decides}", np.int8, bits(seats), by_seat=True),
    ]
    for name in record.dtype.names or ():
        if name not in record.fields:
            continue  # the unused bytes at the end of a record
        field = record.fields[name]
        offset, kind = places[-1].offset + places[-1].size, cast(type[np.integer[Any]], field.kind)
        place = TensorPlace(
            name, offset, field.shape or (1,), field.meaning, kind, field.values, one_hot, field.by_seat
        )
        if place.bits or one_hot:
            values = field.values.highest - field.values.lowest + 1  # of a set its members: the lowest is 0
            place = replace(place, shape=(*field.shape, WIDE if place.wide else values))
        places.append(place)
    return TensorLayout(tuple(places), seats, record, one_hot, turned)


class Scratch:
    """Room for one record, as itself and as numbers of every width, which is how `write` reads it."""

    def __init__(self, record: type[Record]) -> None:
        size = record.dtype.itemsize
        room = np.zeros(-(-size // 8), np.int64)
        self.numbers: Numbers = (room.view(np.int8), room.view(np.int16), room.view(np.int32), room)
        self.raw = room.view(np.uint8)[:size]
        self.records = self.raw.view(record.dtype)


_BITS = np.array([[byte >> bit & 1 for bit in range(8)] for byte in range(256)], np.float32)


@kernel
def _write_set(set_bytes: Array, members: int, out: Array) -> None:
    """Writes one number a member, eight at a time: the lowest byte comes first, as on all machines that we run on."""
    for i in range(members >> 3):
        row = _BITS[int(set_bytes[i]) & 255]
        for bit in range(8):
            out[8 * i + bit] = row[bit]
    for bit in range(members & ~7, members):
        out[bit] = int(set_bytes[bit >> 3]) >> (bit & 7) & 1


@kernel
def write(numbers: Numbers, plan: Array, viewer: int, mover: int, seats: int, out: Array) -> None:
    """Writes a hidden record into a tensor."""
    small, short, middle, long = numbers
    for i in range(2 * seats):
        out[i] = 0
    if viewer >= 0:
        out[viewer] = 1
    if mover >= 0:
        out[seats + mover] = 1
    for run in range(len(plan)):
        begin, length, width = plan[run, 0], plan[run, 1], plan[run, 2]
        members, unsigned, to = plan[run, 3], plan[run, 4], plan[run, 5]
        first = begin // width
        if members:
            for i in range(length):
                _write_set(small[begin + i * width :], members, out[to + i * members :])
        elif width == 1:
            copy_numbers(small[first : first + length], out[to : to + length])
        elif width == 2:
            copy_numbers(short[first : first + length], out[to : to + length])
        elif width == 4:
            copy_numbers(middle[first : first + length], out[to : to + length])
        else:
            copy_numbers(long[first : first + length], out[to : to + length])
        if unsigned and not members:
            for i in range(length):
                if out[to + i] < 0:
                    out[to + i] += 2.0 ** (8 * width)


def tensor(view: View[Any, Any], *, one_hot: bool = False, relative: bool = False) -> Array:
    """A view as one flat tensor of float32; `layout`, asked the same way, tells what is where.

    >>> import meadhall
    >>> hagar = meadhall.game("hagar")
    >>> view = hagar.start(players=2, seed=7).view(seat=1)
    >>> layout(hagar, one_hot=True).split(tensor(view, one_hot=True))["dice"][0]
    array([0., 0., 0., 0., 1., 0., 0.], dtype=float32)
    """
    return tensor_in(layout(view.game, one_hot=one_hot, relative=relative), view)


def tensor_in(where: TensorLayout, view: View[Any, Any]) -> Array:
    """A view as one flat tensor in this layout."""
    scratch = Scratch(view.game.state)
    scratch.raw[:] = np.frombuffer(to_bytes(view.state), np.uint8)
    out = np.zeros(where.size, np.float32)
    if where.plain:
        write(scratch.numbers, where.plan, view.seat, view.to_move, where.seats, out)
    else:
        write_elements(scratch.raw, where.table, where.turned, view.seat, view.to_move, view.players, where.seats, out)
    return out


@kernel
def _write_all(
    raw: Array, viewers: Array, players: int, seats: int, scratch: Array, numbers: Numbers, plan: Array, table: Array,
    turned: bool, out: Array,
) -> None:  # fmt: skip
    for i in range(len(raw)):
        copy_numbers(raw[i], scratch)
        if len(plan) > 0:
            write(numbers, plan, viewers[i], viewers[i], seats, out[i])
        else:
            write_elements(scratch, table, turned, viewers[i], viewers[i], players, seats, out[i])


def tensors_of(where: TensorLayout, views: Array, seats: Array, players: int) -> Array:
    """Many records of views as tensors, a row each: each seen by the seat that is to decide in it."""
    scratch, out = Scratch(where.record), np.zeros((len(views), where.size), np.float32)
    raw = np.ascontiguousarray(views).view(np.uint8).reshape(len(views), -1)
    told = players, where.seats, scratch.raw, scratch.numbers, where.plan, where.table, where.turned
    _write_all(raw, np.ascontiguousarray(seats, np.int8), *told, out)
    return out


def structured(view: View[Any, Any]) -> dict[str, Array]:
    """A view as arrays of whole numbers by name, in the shapes that `layout` tells."""
    parts = layout(view.game).split(tensor(view))
    found = {}
    for place in layout(view.game).places:
        exact = parts[place.name] if place.bits else np.array(view.state[place.name]).reshape(place.shape)
        found[place.name] = exact.astype(np.int8) if place.bits else exact
    return found


def mask(view: View[Any, Any]) -> Array:
    """1 for each action that the viewer may do now, 0 for all others, and for all if it is not the viewer's turn."""
    out = np.zeros(view.game.actions.decisions, np.int8)
    out[view.legal] = 1
    return out
