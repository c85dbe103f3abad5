"""Facts: the rules say what they did, where they do it.

A game declares its facts once, like its actions: a name, what its numbers stand for, and who may see each of them.
Where a rule does something worth telling it says so:

    tell(facts.TOOK, s.seat, kind)

Compiled, that is nothing at all. Where words are wanted the same step runs as plain Python, and `listen` hears an exact
list of what happened. Slots that a viewer may not see are masked before anybody else gets the fact.

>>> FACTS = Facts()
>>> DREW = FACTS.add("drew", seat=SEAT, card=own("card"))
>>> with listening() as heard:
...     tell(DREW, 1, 17)
>>> FACTS.seen_by(heard, 1)
[Fact(name='drew', numbers={'seat': 1, 'card': 17})]
>>> FACTS.seen_by(heard, 0)
[Fact(name='drew', numbers={'seat': 1, 'card': None})]
"""

import threading
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Literal, NamedTuple

from msgspec import Struct

from meadhall.core.kernel import false_when_compiled
from meadhall.core.scene import Kind

SEAT = "seat"
"""A slot of a fact with this noun holds the number of a seat."""
NUMBER = "number"
"""A slot with this noun holds a plain number."""

_thread = threading.local()

Told = tuple[int, tuple[int, ...]]
"""What a rule has told: the number of the fact, and its numbers."""


class Slot(NamedTuple):
    """A number of a fact: what it stands for, and who may see it."""

    noun: str
    """What the number stands for: `SEAT`, `NUMBER`, or a word of the game's own, which its `words` can name."""
    seen: Literal["all", "own", "none"] = "all"
    """Everybody sees it, only the seat in the fact's slot `seat`, or nobody."""


def own(noun: str) -> Slot:
    """A slot that only the seat of the fact may see."""
    return Slot(noun, "own")


class Fact(Struct, frozen=True, gc=False):
    """Something that a rule did, as one viewer may know it."""

    name: str
    numbers: dict[str, int | None]
    """By slot; None where this viewer may not see it."""


class Declared(NamedTuple):
    """A fact as a game declares it."""

    slots: dict[str, Slot]
    shown: Kind | None  # how it is played on the board; None for a fact without words: only the scene changes
    stage: (
        float | None
    )  # for how many seconds it is looked at by itself; None where it is shown with the rest of its step


class ToldStage(NamedTuple):
    """A part of a step that is shown by itself."""

    told: list[Told]
    after: bytes
    """The state when the next one begins, or after the step."""
    seconds: float
    """For how long it is looked at, at the least."""


class Facts:
    """The facts of one game."""

    def __init__(self) -> None:
        self.declared: dict[str, Declared] = {}  # by name, in order of their numbers
        self._names: list[str] = []
        self._secret: set[str] = set()  # those that have something to hide

    def add(self, name: str, shown: Kind | None = "told", stage: float | None = None, /, **slots: str | Slot) -> int:
        """Declare a fact; returns its number, which the rules `tell`.

        A fact with a `stage` is shown by itself for so many seconds, with the board as it is when the next stage
        begins: so a step in which much happens can be followed.
        """
        if name in self.declared:
            raise ValueError(f'two facts are called "{name}"')
        full = {each: slot if isinstance(slot, Slot) else Slot(slot) for each, slot in slots.items()}
        if SEAT not in slots and any(slot.seen == "own" for slot in full.values()):
            raise ValueError(f'the fact "{name}" has something that only its seat sees, and no slot "{SEAT}"')
        self.declared[name] = Declared(full, shown, stage)
        self._names.append(name)
        if any(slot.seen != "all" for slot in full.values()):
            self._secret.add(name)
        return len(self._names) - 1

    def named(self, number: int) -> str:
        """The name of a fact."""
        return self._names[number]

    def seen_by(self, heard: Iterable[Told], viewer: int) -> list[Fact]:
        """The facts that were told, as a seat or SPECTATOR may know them."""
        return [self.seen(told, viewer) for told in heard]

    def seen(self, told: Told, viewer: int) -> Fact:
        """One thing that was told, as a seat or SPECTATOR may know it."""
        name, numbers = self._names[told[0]], told[1]
        slots = self.declared[name].slots
        if len(numbers) != len(slots):
            raise ValueError(f'the fact "{name}" has {len(slots)} numbers ({", ".join(slots)}), and was told {numbers}')
        known: dict[str, int | None] = dict(zip(slots, numbers, strict=True))
        if name in self._secret:
            sees = {"all": True, "own": viewer == known.get(SEAT), "none": False}
            known = {slot: number if sees[slots[slot].seen] else None for slot, number in known.items()}
        return Fact(name, known)


@false_when_compiled
def telling() -> bool:
    """Whether anybody hears what rules tell: asked where it takes work to find out what there is to tell."""
    return getattr(_thread, "heard", None) is not None


@false_when_compiled
def tell(fact: int, *numbers: int) -> None:
    """Say what a rule has done. Only those who are `listening` hear it, and only from rules that run as plain Python.

    >>> from meadhall.core.interpreter import interpreted
    >>> from meadhall.core.kernel import kernel
    >>> @kernel
    ... def double(n):
    ...     tell(0, n)
    ...     return n + n
    >>> with listening() as heard:
    ...     int(interpreted(double)(21))
    42
    >>> heard
    [(0, (21,))]
    """
    heard: list[Told] | None = getattr(_thread, "heard", None)
    if heard is not None:
        _thread.first(int(fact))
        heard.append((int(fact), tuple(map(int, numbers))))


@contextmanager
def listening(first: Callable[[int], object] = lambda fact: None) -> Iterator[list[Told]]:
    """Hear what rules tell that run meanwhile in this thread, as plain Python; `first` is called before each fact."""
    before, heard = (getattr(_thread, "heard", None), getattr(_thread, "first", None)), list[Told]()
    _thread.heard, _thread.first = heard, first
    try:
        yield heard
    finally:
        _thread.heard, _thread.first = before
