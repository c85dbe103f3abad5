"""Components: the actions of seats under names that a designer would use, without knowing any game.

A game's words may name the component that an action is about (`Activate Nykur (12)`). Any other action goes by its
canonical text, without a parameter that has very many values, such as the cells of a grid (`place fire`).
"""

from collections import defaultdict
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any

from meadhall.core.actions import Actions
from meadhall.core.game import Game, View
from meadhall.core.text import sentence

MOST_ACTIONS = 40  # a family with more actions than this is known by its canonical text, without its widest parameters


def families(actions: Actions) -> list[str]:
    """The family of each decision: the first word of its text.

    >>> actions = Actions()
    >>> _ = actions.decision("keep"), actions.decision("reroll", ("red", "black"))
    >>> families(actions)
    ['keep', 'reroll', 'reroll']
    """
    return [actions.text(number).split()[0] for number in range(actions.decisions)]


def text_names(actions: Actions) -> list[str]:
    """For each decision its canonical text, in a wide family without the widest parameters.

    >>> actions = Actions()
    >>> cells = [f"{column}{row}" for column in "abcdefgh" for row in range(1, 9)]
    >>> _ = actions.decision("place", ("fire", "air"), cells), actions.decision("keep")
    >>> text_names(actions)[0], text_names(actions)[64], text_names(actions)[128]
    ('Place fire', 'Place air', 'Keep')
    """
    members = defaultdict[int, list[int]](list)
    for number in range(actions.decisions):
        members[actions.decode(number)[0]].append(number)
    names = [""] * actions.decisions
    for numbers in members.values():
        count = len(actions.decode(numbers[0])[1])
        rows = [actions.text(number).rsplit(maxsplit=count) for number in numbers]
        kept = list(range(count + 1))
        while len({tuple(row[i] for i in kept) for row in rows}) > MOST_ACTIONS:
            kept.remove(max(kept, key=lambda i: len({row[i] for row in rows})))
        for number, row in zip(numbers, rows, strict=True):
            names[number] = sentence(" ".join(row[i] for i in kept))
    return names


def namer(game: Game) -> Callable[[View[Any, Any], int], str]:
    """A function that names the component that a seat's action is about.

    >>> import meadhall
    >>> match = meadhall.game("hagar").start(players=2, seed=7)
    >>> namer(match.game)(match.view(match.to_move), match.legal[1].number)
    'Throw the red die again'
    """
    own, names = game.words.component, text_names(game.actions)
    return lambda view, action: own(view, action) or names[action]


def start_names(game: Game) -> list[str]:
    """For each decision the component that it is about, as it is known before anything has happened.

    >>> import meadhall
    >>> start_names(meadhall.game("hagar"))[:2]
    ['Keep the dice', 'Throw the red die again']
    """
    names = text_names(game.actions)
    view = game.start(scripted=True).view(0)
    for number in range(game.actions.decisions):
        with suppress(Exception):  # what depends on what lies on the table has no name yet, and keeps its text
            names[number] = game.words.component(view, number) or names[number]
    return names


def never(
    game: Game, offered: Mapping[int, int], taken: Mapping[int, int], words: Mapping[int, str]
) -> tuple[list[str], list[str]]:
    """The actions that were offered but never taken, in the words of their first offer, and those never offered."""
    numbers, names = range(game.actions.decisions), start_names(game)
    unwanted = [words.get(n, names[n]) for n in numbers if offered.get(n, 0) and not taken.get(n, 0)]
    seen = {names[n] for n in numbers if offered.get(n, 0)}
    unseen = [names[n] for n in numbers if not offered.get(n, 0) and names[n] not in seen]
    return list(dict.fromkeys(unwanted)), list(dict.fromkeys(unseen))
