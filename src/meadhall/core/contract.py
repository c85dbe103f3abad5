"""What a game's modules have to offer, what stands for the rest, and the sentences that tell what is missing.

Three of a game's modules are contracts of functions: `rules`, `words` and `board`. Each is checked when the game is
loaded, so that a function that is missing or that takes something else is told by its file and name, and not found out
in the middle of a game. What most games do not need has a default.
"""

import inspect
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from types import ModuleType
from typing import Any

import numpy as np
from msgspec import Struct

from meadhall.core import common
from meadhall.core.constants import CHANCE, OVER
from meadhall.core.errors import ContractError
from meadhall.core.facts import NUMBER, SEAT, Fact, Facts
from meadhall.core.kernel import JIT, bind
from meadhall.core.phrases import Filling, Phrases
from meadhall.core.scene import Kind, Scene, Shape

Function = Callable[..., Any]


@dataclass(frozen=True, kw_only=True)
class Kernels:
    """The rules: functions of a state `s` and a box, all of them kernels, in the order in which `rules.py` has them.

    A game needs `setup`, `to_move`, `legal`, `step`, and one of `results` and `places`. The rest is for games that have
    chance, points or secrets, or for bots that shall think further.
    """

    setup: Function
    """`setup(s, box)`: from all zeros to the state before the first step."""
    to_move: Function
    """`to_move(s, box)`: the seat to decide, or CHANCE, or OVER."""
    legal: Function
    """`legal(s, box, out)`: writes the legal actions of the seat to move, ascending; returns how many."""
    odds: Function
    """`odds(s, box, out, weights)`: when chance is to move, its outcomes, ascending, and their weights."""
    step: Function
    """`step(s, box, action)`: plays a legal action or a possible outcome of chance."""
    points: Function
    """`points(s, box, out)`: the points of each seat as they stand; final when the game is over."""
    results: Function
    """`results(s, box, out)`: when the game is over, WON, DREW or LOST for each seat."""
    places: Function
    """`places(s, box, out)`: final places from 1; ties share."""
    utility: Function
    """`utility(s, box, out)`: how well each seat did, from 0 to 1, when the game is over."""
    estimate: Function
    """`estimate(s, box, seat, out)`: how well each seat is likely to do, from 0 to 1, as one of them would guess."""
    hide: Function
    """`hide(s, box, seat)`: erases all that this seat, or SPECTATOR, does not know."""
    imagine: Function
    """`imagine(s, box, seat, rng)`: fills what `hide` erased with a uniform sample of what is possible."""
    seen: Function
    """`seen(s, box, action, seat)`: whether this seat, or SPECTATOR, sees which action or outcome is played."""
    reveals: Function
    """`reveals(s, box, action)`: whether this legal action tells another seat something that was hidden from it."""
    whose_turn: Function
    """`whose_turn(s, box)`: the seat whose turn it is, whoever is asked in it, or NOBODY; CHANCE for who had it. A turn
    begins where this changes to a seat. The seat to move, if a game does not tell: for games that have decisions
    outside of turns (setup, a draft), that ask others in the middle of a turn, or that let a seat go twice in a row.
    For the lab, which counts turns."""
    stopped: Function
    """`stopped(s, box)`: whether the game is over, and no rule has ended it but a guard against endless games, such as
    a limit of turns. `Game.stop` says what that is; without one it is never true. All can tell it."""
    broken: Function
    """`broken(s, box)`: the number of a rule whose invariant this position breaks, or 0. For tests."""
    chance: Function
    """`chance(s, box, rng, out, weights)`: draws an outcome by the odds, the very one that `choose` would. For speed
    only: who knows that six faces are alike need not write them down and add them up. `out` and `weights` are room to
    work in."""

    @classmethod
    def of(cls, rules: Any, name: str) -> "Kernels":
        """The kernels of the `rules` of the game of this name; a ContractError says what is wrong with them."""
        own = {each: found for each in _RULES if (found := getattr(rules, each, None)) is not None}
        for each, function in own.items():
            _check(rules, each, _RULES[each], function)
            if JIT and not hasattr(function, "py_func"):
                raise ContractError(f"{_place(rules, function)}: {each} is no kernel; write @kernel above it")
        for each in ("setup", "to_move", "legal", "step"):
            _need(rules, each, _RULES[each], own)
        if "results" not in own and "places" not in own:
            raise ContractError(
                f"{_file(rules)}: who won? Define results({_RULES['results']}), which writes WON, DREW or LOST for "
                f"each seat, or places({_RULES['places']}), if the seats are ranked"
            )
        if "hide" in own and "imagine" not in own:
            raise ContractError(
                f"{_file(rules)}: there is a hide, so there should be imagine({_RULES['imagine']}), which fills in "
                "again what it erases"
            )
        found = _OPTIONAL | {"whose_turn": own["to_move"]} | own
        for each, other, template in (
            ("results", "places", common.results_by_places),
            ("places", "results", common.places_by_results),
            ("utility", "results", common.utility_by_results),
            ("chance", "odds", common.chance),
        ):
            if each not in own:
                found[each] = bind(template, name, {other: found[other]})
        return cls(**found)

    def as_dict(self) -> dict[str, Function]:
        """The kernels by name, as `bind` wants them."""
        return {name: getattr(self, name) for name in self.__dataclass_fields__}


_RULES = {
    "setup": "s, box",
    "to_move": "s, box",
    "legal": "s, box, out",
    "odds": "s, box, out, weights",
    "step": "s, box, action",
    "points": "s, box, out",
    "results": "s, box, out",
    "places": "s, box, out",
    "utility": "s, box, out",
    "estimate": "s, box, seat, out",
    "hide": "s, box, seat",
    "imagine": "s, box, seat, rng",
    "seen": "s, box, action, seat",
    "reveals": "s, box, action",
    "whose_turn": "s, box",
    "stopped": "s, box",
    "broken": "s, box",
    "chance": "s, box, rng, out, weights",
}
_OPTIONAL: dict[str, Function] = {
    "odds": common.no_odds,
    "points": common.no_points,
    "estimate": common.even,
    "hide": common.hide,
    "imagine": common.imagine,
    "seen": common.seen,
    "reveals": common.reveals,
    "stopped": common.never_stopped,
    "broken": common.unbroken,
}


class Event(Struct, frozen=True, gc=False):
    """Something that happened, as one viewer may know it: a sentence, and the ids of the places it speaks of."""

    text: str
    places: tuple[str, ...] = ()
    kind: Kind | None = None
    """How it is to be shown; None where the difference of the scenes tells enough (`scene.kind_of`)."""
    whose: int | None = None
    """In whose turn it happened, where chance has decided for somebody: who throws the dice. None for who decided."""


class ScoreLine(tuple[str, int]):
    """A line of the scoring: its text and its points; and beside them what they are for, for whoever adds up games.

    >>> line = ScoreLine("Coins, gold: 7 + 5 (R-45)", 12, source="Coins, gold")
    >>> text, points = line
    >>> points, line.source
    (12, 'Coins, gold')
    """

    source: str
    """What the points are for, without the numbers of this one game; the text, if nothing else is said."""

    def __new__(cls, text: str, points: int, source: str | None = None) -> "ScoreLine":
        """A line; the source is its text where that never changes."""
        line = super().__new__(cls, (text, points))
        line.source = text if source is None else source
        return line


@dataclass(frozen=True, kw_only=True)
class Words:
    """The game in words, always from a view: what `words.py` offers, in its order.

    A game needs the first four.
    """

    describe: Callable[[Any], str]
    """`describe(view)`: the whole position, readable without a picture."""
    prompt: Callable[[Any], str]
    """`prompt(view)`: what is asked of the seat to move. A game is only asked when that seat is the viewer."""
    action: Callable[[Any, int], str]
    """`action(view, action)`: what a legal action would do."""
    why_not: Callable[[Any, int], str]
    """`why_not(view, action)`: why an action is not legal now, with the rule's number where one forbids it."""
    asks: Callable[[Any, tuple[str, ...]], str]
    """`asks(view, touched)`: what is asked of who has touched these pieces, where an action takes more: `Lay fire on
    which tile?` Empty for the words that the actions have in common."""
    waiting: Callable[[Any], str]
    """`waiting(view)`: what everybody reads who is not to decide: what they wait for, or that the game is over."""
    scoring: Callable[[Any], list[list[ScoreLine]]]
    """`scoring(view)`: for each seat its points, line by line; a seat's lines add up to its points."""
    standing: Callable[[Any], tuple[str, ...]]
    """`standing(view)`: for each seat how it stands, in a few words beside its name: `9 points, 1/7 beings`."""
    awards: Callable[[Any], tuple[str, ...]]
    """`awards(view)`: what was won beside the points."""
    component: Callable[[Any, int], str | None]
    """`component(view, action)`: what an action is about, whatever the circumstances, for whoever adds up games (the
    card that is played, say); None for its canonical text."""
    tell: Callable[[Any, Fact], str]
    """`tell(view, fact)`: what a rule did, in a sentence. By default the phrase of the fact's name, with its numbers as
    `NOUNS` calls them."""
    nouns: Mapping[str, Callable[[Any, int], Filling]]
    """`NOUNS`: for each noun of the game's facts how a number of it is called: `{"island": island_name}`."""
    places: Mapping[str, Callable[[Any, int], str | tuple[str, ...]]]
    """`PLACES`: for some nouns of its facts the id, or ids, of a number on the board: `{"island": island_id}`."""
    phrases: Phrases | None
    """`PHRASES`: its sentences, where they do not stand in `words/en.ftl` of its folder: games may share them."""

    @classmethod
    def of(cls, words: Any, facts: Facts) -> "Words":
        """The functions of a game's `words`; a ContractError says what is wrong with them."""
        own = _offered(words, _WORDS, required=("describe", "prompt", "action", "why_not"))
        found: dict[str, Any] = _DEFAULT_WORDS | own
        found |= {"nouns": getattr(words, "NOUNS", {}), "places": getattr(words, "PLACES", {})}
        found["phrases"] = getattr(words, "PHRASES", None)
        unknown = (set() if "tell" in own else facts.nouns) - {SEAT, NUMBER, *found["nouns"]}
        if unknown:
            raise ContractError(f"{_file(words)}: NOUNS does not say what to call: {', '.join(sorted(unknown))}")
        asked, waiting = found["prompt"], found["waiting"]
        return cls(**found | {"prompt": lambda view: (asked if view.to_move == view.seat else waiting)(view)})


_WORDS = {
    "describe": "view",
    "prompt": "view",
    "action": "view, action",
    "why_not": "view, action",
    "asks": "view, touched",
    "waiting": "view",
    "scoring": "view",
    "standing": "view",
    "awards": "view",
    "component": "view, action",
    "tell": "view, fact",
}


def waiting_for(view: Any) -> str:
    """What those read who are not to decide, in a game that has nothing to add."""
    if view.to_move == OVER:
        return "The game is over."
    return "Chance decides." if view.to_move == CHANCE else f"Waiting for {view.names[view.to_move]}."


def _asks(view: Any, touched: tuple[str, ...]) -> str:
    return ""


def _no_scoring(view: Any) -> list[list[ScoreLine]]:
    return [[] for _ in view.names]


def _points(view: Any) -> tuple[str, ...]:
    """The points of each seat, in a game that has some."""
    game, points = view.game, np.zeros(len(view.names), np.int32)
    game.kernels.points(view.state, view.box, points)
    return tuple(game.counted(each) if game.has_points else "" for each in points.tolist())


def _no_awards(view: Any) -> tuple[str, ...]:
    return ()


def _no_component(view: Any, action: int) -> None:
    return None


def _phrase(view: Any, fact: Fact) -> str:
    """The phrase of a fact's name, with its numbers as the game calls them."""
    slots, nouns = view.game.facts.declared[fact.name].slots, view.game.words.nouns
    values: dict[str, Filling] = {}
    for slot, number in fact.numbers.items():
        noun = slots[slot].noun
        plain = number is None or noun == NUMBER
        values[slot] = number if plain else view.names[number] if noun == SEAT else nouns[noun](view, number)
    return str(view.say(fact.name, **values))


_DEFAULT_WORDS: dict[str, Function] = {
    "tell": _phrase,
    "asks": _asks,
    "waiting": waiting_for,
    "scoring": _no_scoring,
    "standing": _points,
    "awards": _no_awards,
    "component": _no_component,
}


@dataclass(frozen=True, kw_only=True)
class Board:
    """The game as a scene, always from a view: what `board.py` offers."""

    scene: Callable[[Any, Shape], Scene]
    """`scene(view, shape)`: the view as a scene, "wide" or "tall"."""
    looks: Callable[[Any], Mapping[str, str]]
    """`looks(box)`: how everything looks that scenes speak of: name to SVG about its own origin."""
    touches: Callable[[Any, int], tuple[str, ...]]
    """`touches(view, action)`: what a person touches to do this legal action, in order: ids of pieces; one that begins
    with `do-` is a button."""

    @classmethod
    def of(cls, board: Any) -> "Board":
        """The functions of a game's `board`; a ContractError says what is wrong with them."""
        return cls(**_offered(board, _BOARD, _BOARD))


_BOARD = {"scene": "view, shape", "looks": "box", "touches": "view, action"}


# --- What can be wrong ------------------------------------------------------------------------------------------------


def _offered(module: Any, signatures: dict[str, str], required: Iterable[str]) -> dict[str, Function]:
    """The functions of a module that the contract knows, all of them checked."""
    own = {each: found for each in signatures if (found := getattr(module, each, None)) is not None}
    for each, function in own.items():
        _check(module, each, signatures[each], function)
    for each in required:
        _need(module, each, signatures[each], own)
    return own


def _need(module: Any, name: str, signature: str, own: dict[str, Function]) -> None:
    if name not in own:
        raise ContractError(f"{_file(module)}: the function {name}({signature}) is missing")


def _check(module: Any, name: str, signature: str, function: Function) -> None:
    """Whether a function can be called as the contract does it: with so many arguments, in their order."""
    plain = getattr(function, "py_func", function)
    if not callable(plain):
        raise ContractError(f"{_file(module)}: {name} should be a function, {name}({signature})")
    try:
        inspect.signature(plain).bind(*signature.split(", "))
    except TypeError:
        takes = inspect.signature(plain)
        arguments = ", ".join(takes.parameters)
        raise ContractError(f"{_place(module, plain)}: {name}({arguments}) should be {name}({signature})") from None
    except ValueError:  # written in C: it cannot be told
        return


def _file(module: Any) -> str:
    return str(module.__file__) if isinstance(module, ModuleType) and module.__file__ else type(module).__name__


def _place(module: Any, function: Function) -> str:
    """Where a function stands, which may be another file than that of the module that offers it."""
    code = getattr(getattr(function, "py_func", function), "__code__", None)
    return f"{code.co_filename}, line {code.co_firstlineno}" if code else _file(module)
