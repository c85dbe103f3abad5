"""Records: one flat block of small integers, declared readably.

The state of a game is a record, and so is its box. A record has no pointers: a copy is a `memcpy`, equality is
equality of bytes, a batch is an array, and compiled code reads its fields by name.

>>> class Dice(Record):
...     throws = int16("how often they were thrown")
...     faces = int8(2, "red and black; 0 before the first throw", number(0, 6))
>>> dice = Dice.new()
>>> dice.throws += 1
>>> dice.faces[:] = 3, 5
>>> print(describe(dice))
throws 1
faces  3 5

A field says what sort of values it holds: a `number`, an `index` (one of several things, of which none is more than
another), a `seat_number`, or a set as `bits`. Judges and the conformance kit go by that.
"""

from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from operator import itemgetter
from typing import TYPE_CHECKING, Any, ClassVar, Literal, Self, TypeAlias, TypeVar, cast, overload

import numpy as np
import numpy.typing as npt

Array: TypeAlias = npt.NDArray[Any]


@dataclass(frozen=True)
class Values:
    """The range of the numbers of a field, and what sort of thing they stand for."""

    sort: Literal["number", "index", "seat", "bits"]
    lowest: int
    highest: int  # of `bits` the number of the highest bit
    first_seat: int = 0  # the number that stands for the first seat, where a seat is meant

    def __str__(self) -> str:
        """As a reader of observations meets it.

        >>> str(number(0, 6)), str(index(-1, 8)), str(bits(2))
        ('a number from 0 to 6', 'one of -1 to 8', 'a set of 2 bits')
        """
        if self.sort == "bits":
            return f"a set of {self.highest + 1} bits"
        what = {"number": "a number from", "index": "one of", "seat": "a seat, one of"}[self.sort]
        return f"{what} {self.lowest} to {self.highest}"


def number(lowest: int, highest: int) -> Values:
    """A number, of which more is more: points, cards left, a die."""
    return Values("number", lowest, highest)


def index(lowest: int, highest: int) -> Values:
    """One of several things, of which none is more than another: a phase, a kind, a place; -1 often means none."""
    return Values("index", lowest, highest)


def seat_number(highest: int, lowest: int = -1, *, first: int = 0) -> Values:
    """A seat; numbers below the one of the first seat mean nobody, or somewhere else."""
    return Values("seat", lowest, highest, first)


def bits(count: int) -> Values:
    """A set: bit number i says whether i is in it."""
    return Values("bits", 0, count - 1)


FLAG = index(0, 1)
"""Yes or no."""
COUNT = number(0, 127)
"""How many: anything that a small number holds."""


class Seats(int):
    """A size of a field that counts seats: `int8(Seats(4), "the crystals of each seat")`.

    Judges, which learn from records, then know what belongs to whom.

    >>> class Purses(Record):
    ...     coins = int8(Seats(4), "how many each seat has")
    >>> Purses.fields["coins"].by_seat
    True
    """


class Field:
    """One declared field: its type of number, its shape (empty for a single number), its meaning and its values."""

    def __init__(
        self, kind: type[np.number[Any]], shape: tuple[int, ...], meaning: str, values: Values | None = None
    ) -> None:
        self.kind, self.shape, self.meaning = kind, shape, meaning
        self.declared = values is not None  # otherwise the values are all that the type can hold
        if values is None:
            limits = np.iinfo(cast(Any, kind)) if np.issubdtype(kind, np.integer) else None
            values = number(int(limits.min), int(limits.max)) if limits else number(0, 0)
        self.values = values

    @property
    def by_seat(self) -> bool:
        """Whether it has a row for each seat."""
        return bool(self.shape) and isinstance(self.shape[0], Seats)

    def within(self, numbers: Array) -> bool:
        """Whether all of these are values of the field."""
        if self.values.sort == "bits":
            width = 8 * np.dtype(self.kind).itemsize
            unused = (1 << width) - (1 << self.size_in_bits)
            return not np.any(np.asarray(numbers).astype(np.uint64) & np.uint64(unused))
        return bool(numbers.min() >= self.values.lowest and numbers.max() <= self.values.highest)

    @property
    def size_in_bits(self) -> int:
        """Of a set: how many things may be in it."""
        return self.values.highest + 1


class _Kind:
    """A type of number; called in the body of a record it declares a field: `int8(6, 6, "meaning", number(0, 9))`."""

    def __init__(self, kind: type[np.number[Any]]) -> None:
        self._kind = kind

    @overload
    def __call__(self, meaning: str, values: Values | None = None, /) -> int: ...
    @overload
    def __call__(self, size: int, /, *sizes_meaning_values: int | str | Values) -> Array: ...
    def __call__(self, *declared: Any) -> Any:
        values = declared[-1] if declared and isinstance(declared[-1], Values) else None
        *shape, meaning = declared[:-1] if values or declared[-1:] == (None,) else declared
        if not isinstance(meaning, str) or not all(isinstance(size, int) for size in shape):
            right = "its sizes, if any, its meaning, and its values: int8(6, 'meaning', number(0, 9))"
            raise TypeError(f"declare a field by {right}")
        return Field(self._kind, tuple(shape), meaning, values)


int8, int16, int32, int64 = _Kind(np.int8), _Kind(np.int16), _Kind(np.int32), _Kind(np.int64)
uint8, uint16, uint32, uint64 = _Kind(np.uint8), _Kind(np.uint16), _Kind(np.uint32), _Kind(np.uint64)
float32: Any = _Kind(np.float32)  # not for states, in which 0.1 + 0.2 must be what it is anywhere: for bots


if TYPE_CHECKING:

    class _Void:
        """The part that we use of `np.void`: NumPy lets classes inherit from it, its type stubs do not."""

        def tobytes(self) -> bytes: ...
        def __getitem__(self, name: str) -> Any: ...
        def __setitem__(self, name: str, value: Any) -> None: ...
else:
    _Void = np.void


class _Memory:
    """The memory of a record that lies in an array. Compiled code asks for it at every call.

    NumPy describes every field at each request, which is slow: a record with memory of its own keeps it as its `data`.
    """

    def __get__(self, record: Any, _: type) -> Any:
        return np.void.data.__get__(record)


class Record(_Void):
    """Base of all records: declare the fields in the body of a subclass."""

    dtype: ClassVar[np.dtype[Any]]
    fields: ClassVar[dict[str, Field]]
    data = _Memory()

    def __init_subclass__(cls) -> None:
        inherited = {name: field for base in cls.__bases__ for name, field in getattr(base, "fields", {}).items()}
        own = {name: field for name, field in vars(cls).items() if isinstance(field, Field)}
        for name in own:
            setattr(cls, name, property(itemgetter(name)))
        cls.fields = inherited | own
        cls.dtype = np.dtype((cls, _layout(cls.fields)))

    if not TYPE_CHECKING:  # type checkers know the fields, and would take every name for one of them

        def __setattr__(self, name: str, value: Any) -> None:
            """Only what was declared can be set: a misspelt field is a mistake, and not one more attribute."""
            if name not in self.fields:
                raise AttributeError(f'{type(self).__name__} has no field "{name}"; it has {", ".join(self.fields)}')
            self[name] = value

    @classmethod
    def new(cls) -> Self:
        """A record with all numbers zero."""
        return cls.from_bytes(bytes(cls.dtype.itemsize))

    @classmethod
    def batch(cls, size: int) -> Array:
        """An array of that many records, all zero."""
        return np.zeros(size, cls.dtype)

    @classmethod
    def from_bytes(cls, data: bytes) -> Self:
        """The record with these bytes, as `to_bytes` gave them.

        >>> class Purse(Record):
        ...     coins = int8("how many")
        >>> purse = Purse.new()
        >>> purse.coins = 7
        >>> int(Purse.from_bytes(to_bytes(purse)).coins)
        7
        """
        if len(data) != cls.dtype.itemsize:
            raise ValueError(f"{cls.__name__} has {cls.dtype.itemsize} bytes, not {len(data)}")
        return cast(Self, _alone(bytearray(data), cls.dtype))

    @classmethod
    @cache
    def layout_digest(cls) -> str:
        """Tells apart records of different layouts: the names, kinds, shapes and order of their fields in the bytes.

        >>> class Purse(Record):
        ...     coins = int8("how many")
        >>> class Chest(Record):
        ...     coins = int16("how many")
        >>> Purse.layout_digest() == Chest.layout_digest()
        False
        """
        fields = [f"{name} {cls.dtype[name].base.str} {cls.dtype[name].shape}" for name in cls.dtype.names or ()]
        return sha256("\n".join(fields).encode()).hexdigest()[:16]


def _alone(memory: bytearray | bytes, layout: np.dtype[Any]) -> Any:
    """The record that has this memory for itself, and remembers it: see `_Memory`."""
    # Not by `frombuffer`, which leaves two more things for Python to look after.
    record: Any = np.ndarray((), layout, memory)[()]
    record.__dict__["data"] = memory
    return record


def _layout(fields: dict[str, Field]) -> np.dtype[Any]:
    """Largest numbers first, so that no bytes lie unused between fields; the rest at the end is a field too.

    NumPy copies field by field: bytes that belong to none would be left behind, and equal records would differ.
    """
    by_size = sorted(fields.items(), key=lambda item: -np.dtype(item[1].kind).itemsize)
    layout: list[Any] = [(name, field.kind, field.shape) for name, field in by_size]
    if rest := np.dtype(layout, align=True).itemsize - np.dtype(layout).itemsize:
        layout.append(("_rest", np.uint8, (rest,)))
    return np.dtype(layout, align=True)


MOST_OPTIONS = 16
"""So many options of a game a judge can tell apart."""


class Box(Record):
    """Base of every game's box: all that is fixed before the first step."""

    players = int8("how many seats there are")
    rules = int8("the version of the rules that the game is played by: rules that have changed ask for it")
    options = int8(MOST_OPTIONS, "for each option of the game the number of its value among those offered")


R = TypeVar("R", bound=Record)


def copy(record: R) -> R:
    """An independent copy."""
    return cast(R, _alone(bytearray(record.data), record.dtype))


def read_only(record: R) -> R:
    """A copy that nobody can change."""
    return cast(R, _alone(bytes(record.data), record.dtype))


def to_bytes(record: Record) -> bytes:
    """The record as bytes: two records are equal when these are."""
    return bytes(record.data)


def describe(record: Record) -> str:
    """The record as text, a field a line, for people who debug."""
    width = max(map(len, type(record).fields))
    return "\n".join(f"{name:{width}} {' '.join(map(str, np.ravel(record[name])))}" for name in type(record).fields)


def fill(record: Record, *tables: object, **renamed: str) -> None:
    """Write numbers of a content file into a box: each into the field of its name, and a list into the first places.

    `renamed` tells, by field of the record, the name in the table where the two differ.

    >>> class Purse(Record):
    ...     coins = int8(4, "the values of the coins")
    ...     lucky = int8("the value that wins")
    >>> @dataclass
    ... class Printed:
    ...     coins: tuple[int, ...]
    ...     luck: int
    >>> purse = Purse.new()
    >>> fill(purse, Printed((1, 3), 3), lucky="luck")
    >>> purse.coins.tolist(), int(purse.lucky)
    ([1, 3, 0, 0], 3)
    """
    for table in tables:
        for name in type(record).fields:
            value = getattr(table, renamed.get(name, name), None)
            if isinstance(value, list | tuple):
                record[name][: len(value)] = value
            elif isinstance(value, int):
                record[name] = value
