"""Components: what seats do, gathered under names that a designer would use, without knowing any game.

An action's name is the sentence that the game's own words have for it (`Activate Nykur (12): 4 points`). Where
sentences are too many because they also tell numbers and circumstances, these are left out until few enough remain.
Families with a parameter of very many values, such as the cells of a grid, go by their canonical text without it
(`place fire`).
"""

import re
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache

from meadhall.core.actions import Actions

MOST_ACTIONS = 40
"""A family with more actions than this is known by its canonical text, without its widest parameter."""
MOST_NAMES = 80
"""A family has at most so many names; where there would be more, circumstances are left out."""
FEW_NAMES = 12
"""A family with no more sentences than this keeps them word by word, numbers included."""


def families(actions: Actions) -> list[str]:
    """The family of each decision: the first word of its text.

    >>> actions = Actions()
    >>> _ = actions.decision("keep"), actions.decision("reroll", ("red", "black"))
    >>> families(actions)
    ['keep', 'reroll', 'reroll']
    """
    return [actions.text(number).split()[0] for number in range(actions.decisions)]


def wide_names(actions: Actions) -> list[str | None]:
    """For each decision of a wide family its canonical text without the widest parameters; None for all others.

    >>> actions = Actions()
    >>> cells = [f"{column}{row}" for column in "abcdefgh" for row in range(1, 9)]
    >>> _ = actions.decision("place", ("fire", "air"), cells), actions.decision("keep")
    >>> wide_names(actions)[0], wide_names(actions)[64], wide_names(actions)[128]
    ('place fire', 'place air', None)
    """
    groups = defaultdict[tuple[str, int], list[int]](list)
    for number in range(actions.decisions):
        words = actions.text(number).split()
        groups[words[0], len(words)].append(number)
    names: list[str | None] = [None] * actions.decisions
    for numbers in groups.values():
        if len(numbers) <= MOST_ACTIONS:
            continue
        rows = [actions.text(number).split() for number in numbers]
        kept = list(range(len(rows[0])))
        while len({tuple(row[i] for i in kept) for row in rows}) > MOST_ACTIONS:
            kept.remove(max(kept, key=lambda i: len({row[i] for row in rows})))
        for number, row in zip(numbers, rows, strict=True):
            names[number] = " ".join(row[i] for i in kept)
    return names


def _without_numbers(sentence: str) -> str:
    masked = re.sub(r"(?<![\w-])\d+(?![\w-])", "…", sentence)
    return re.sub(r" ?\([^)]*…[^)]*\)", "", masked)


def _until(mark: str) -> Callable[[str], str]:
    return lambda sentence: _without_numbers(sentence).split(mark)[0]


def _without_brackets(sentence: str) -> str:
    return re.sub(r" ?\([^)]*\)", "", _until(";")(sentence))


_COARSER: tuple[Callable[[str], str], ...] = (
    _without_numbers,
    _until(";"),
    _without_brackets,
    lambda sentence: _without_brackets(sentence).split(":")[0],
)


def names_of(sentences: Iterable[tuple[str, str]]) -> dict[tuple[str, str], str]:
    """The name of each sentence of each family: the sentence itself, or with circumstances left out.

    >>> few = [("take", "Take the 1"), ("take", "Take the 2")]
    >>> names_of(few)["take", "Take the 2"]
    'Take the 2'
    >>> many = [("keep", f"Keep the course: red {red}, black {black}") for red in range(9) for black in range(9)]
    >>> set(names_of(many).values())
    {'Keep the course: red …, black …'}
    >>> set(names_of([("carve", f"Carve a stone ({number} alike)") for number in range(20)]).values())
    {'Carve a stone'}
    """
    by_family = defaultdict[str, list[str]](list)
    for family, sentence in sorted(set(sentences)):
        by_family[family].append(sentence)
    found: dict[tuple[str, str], str] = {}
    for family, own in by_family.items():
        names = _names(own, family)
        found |= {(family, sentence): name for sentence, name in zip(own, names, strict=True)}
    return found


def _names(sentences: Sequence[str], family: str) -> list[str]:
    if len(sentences) <= FEW_NAMES:
        return [_tidy(sentence) for sentence in sentences]
    for coarser in _COARSER:
        names = [_tidy(coarser(sentence)) for sentence in sentences]
        if len(set(names)) <= MOST_NAMES:
            return names
    return [_tidy(family)] * len(sentences)


@cache
def _tidy(name: str) -> str:
    """A name as it is shown.

    >>> _tidy("place fire"), _tidy("Land in the south: up to … rolls")
    ('Place fire', 'Land in the south')
    """
    name = re.sub(r": (?:\w+ ){0,3}…(?: \w+){0,3}$", "", " ".join(name.split())).rstrip(" .:;,")
    return name[:1].upper() + name[1:]


def source_of(line: str) -> str:
    """What a line of the final scoring is about, without its numbers and the rule.

    >>> source_of("Coins, gold: 7 + 5 (R-45)"), source_of("Number tokens 1 + 2 (H-25)"), source_of("Logi (05) (S-81)")
    ('Coins, gold', 'Number tokens', 'Logi')
    """
    line = re.sub(r" ?\([^)]*\)", "", line).split(":")[0]
    return _tidy(re.sub(r"(?: ?\+? ?(?<![\w-])\d+)+$", "", line))


def never(actions: Actions, offered: Mapping[int, int], taken: Mapping[int, int]) -> tuple[list[str], list[str]]:
    """The actions that were offered but never taken, and those that were never even offered, by canonical text."""
    numbers = range(actions.decisions)
    unwanted = [actions.text(n) for n in numbers if offered.get(n, 0) and not taken.get(n, 0)]
    unseen = [actions.text(n) for n in numbers if not offered.get(n, 0)]
    return unwanted, unseen
