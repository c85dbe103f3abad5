"""Actions: small values with a number (for kernels and learning) and a canonical text (for people and files).

A game lists its actions as families. Each family has a first word and, for each parameter, the words that it may
take; its actions get consecutive numbers. Decisions of players come first, and outcomes of chance after them.

>>> actions = Actions()
>>> KEEP = actions.decision("keep")
>>> REROLL = actions.decision("reroll", ("red", "black", "both"))
>>> RED = actions.chance("red", ("1", "2", "3", "4", "5", "6"))
>>> REROLL, actions.text(REROLL + 1), actions.number("red 6") == RED + 5
(1, 'reroll black', True)
>>> actions.matching("r b", range(actions.decisions))
[2, 3]
>>> actions.decode(REROLL + 1), actions.decode(RED + 5) == (RED, (5,))
((1, (1,)), True)

The third face, the path of touches, depends on the position: it is the business of each game's `board.py`.
"""

from collections.abc import Iterable, Sequence
from itertools import product

import numpy as np

from meadhall.core.errors import UnreadableAction, suggest
from meadhall.core.phrases import COMMON
from meadhall.core.record import Array


class Actions:
    """The families of one game's actions, in order of their numbers."""

    def __init__(self) -> None:
        self.decisions = 0  # how many numbers are decisions, from 0 on; those from here up to `len` are chance's
        self._texts: list[str] = []
        self._decoded: list[tuple[int, tuple[int, ...]]] = []
        self._numbers: dict[str, int] = {}
        self._names: dict[int, str] = {}
        self._nouns: dict[int, tuple[str, ...]] = {}

    def decision(self, name: str, *parameters: Sequence[str], **nouns: Sequence[str]) -> int:
        """Add a family that seats decide; returns its first number.

        A parameter may say by a noun what is chosen, as in `decision("place", kind=KINDS, cell=CELLS)`: sentences about
        such an action can name it (`core/phases.py`).
        """
        if self.decisions != len(self):
            raise ValueError(f"{name}: decisions come before chance")
        first = self._add(name, [*parameters, *nouns.values()])
        self._nouns[first] = tuple(nouns)
        self.decisions = len(self)
        return first

    def chance(self, name: str, *parameters: Sequence[str]) -> int:
        """Add a family that chance decides; returns its first number."""
        return self._add(name, parameters)

    def _add(self, name: str, parameters: Sequence[Sequence[str]]) -> int:
        first = len(self)
        self._names[first] = name
        for indices in product(*(range(len(words)) for words in parameters)):
            text = " ".join((name, *(words[index] for words, index in zip(parameters, indices, strict=True))))
            if text in self._numbers:
                raise ValueError(f'two actions are called "{text}"')
            self._numbers[text] = len(self)
            self._texts.append(text)
            self._decoded.append((first, indices))
        return first

    def name(self, number: int) -> str:
        """The first word, or words, of an action: those that its family has in common."""
        return self._names[self._decoded[number][0]]

    def chosen(self, number: int) -> dict[str, int]:
        """The choices in an action, by the nouns of its parameters.

        >>> actions = Actions()
        >>> place = actions.decision("place", kind=("fire", "water"), cell=("a1", "b1", "c1"))
        >>> actions.text(place + 5), actions.name(place + 5), actions.chosen(place + 5)
        ('place water c1', 'place', {'kind': 1, 'cell': 2})
        """
        family, indices = self._decoded[number]
        return dict(zip(self._nouns.get(family, ()), indices, strict=False))

    def __len__(self) -> int:
        return len(self._texts)

    def decode(self, number: int) -> tuple[int, tuple[int, ...]]:
        """The family of an action, by its first number, and the action's parameters, each as an index of its words."""
        return self._decoded[number]

    def families(self) -> Array:
        """For every action the first number of its family, as an array: how kernels tell families apart."""
        return np.array([family for family, _ in self._decoded], np.int32)

    def text(self, number: int) -> str:
        """The canonical text of an action."""
        return self._texts[number]

    def number(self, text: str) -> int:
        """The action with exactly this canonical text."""
        try:
            return self._numbers[text]
        except KeyError:
            near = suggest(text, self._texts) or "none"
            raise UnreadableAction(COMMON.say("no-such-action", text=text, near=near)) from None

    def matching(self, text: str, among: Iterable[int]) -> list[int]:
        """Those of the given actions whose words begin with the words of the text; an exact match stands alone."""
        words, among = text.lower().split(), list(among)
        exact = self._numbers.get(" ".join(words))
        if exact is not None and exact in among:
            return [exact]

        def fits(number: int) -> bool:
            own = self._texts[number].lower().split()
            return 0 < len(words) <= len(own) and all(map(str.startswith, own, words))

        return [int(number) for number in among if fits(number)]
