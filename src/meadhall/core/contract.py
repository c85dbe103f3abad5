"""The contract of a game: what its modules have to offer, defaults for the rest, and errors that tell what is missing.

The modules `rules`, `words` and `board` of a game are checked when it is loaded: an error names the file and the
function that is missing or takes other arguments. A function that most games do not need has a default.
"""

import inspect
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from types import ModuleType
from typing import Annotated, Any, Literal, TypeAlias, get_origin, get_type_hints

import numpy as np
from msgspec import Struct

from meadhall.core import common
from meadhall.core.constants import CHANCE, OVER
from meadhall.core.errors import ContractError
from meadhall.core.facts import NUMBER, SEAT, Fact, Facts
from meadhall.core.kernel import JIT, bind
from meadhall.core.phrases import COMMON, Filling, Phrases
from meadhall.core.scene import Kind, Scene, Shape
from meadhall.core.text import inside_sentence

Function = Callable[..., Any]
Weight: TypeAlias = Literal["", "main", "last"]
"""How much an action stands out among its buttons: a main one has a button wherever a last one has; the last ones are
small and come behind all others, because they end something or give it away."""


@dataclass(frozen=True, kw_only=True)
class Kernels:
    """The rules: functions of a state `s` and a box, all of them kernels, in the order in which `rules.py` has them.

    A game needs `setup`, `to_move`, `legal`, `step`, and one of `results` and `places`. The rest is for games that have
    chance, points or secrets, and for bots that think ahead.
    """

    setup: Annotated[Function, "s, box"]
    """From all zeros to the state before the first step."""
    to_move: Annotated[Function, "s, box"]
    """The seat to decide, or CHANCE, or OVER."""
    legal: Annotated[Function, "s, box, out"]
    """Writes the legal actions of the seat to move, ascending; returns how many."""
    odds: Annotated[Function, "s, box, out, weights"] = common.no_odds
    """When chance is to move, its outcomes, ascending, and their weights."""
    step: Annotated[Function, "s, box, action"]
    """Plays a legal action or a possible outcome of chance."""
    points: Annotated[Function, "s, box, out"] = common.no_points
    """The points of each seat as they stand; final when the game is over."""
    results: Annotated[Function, "s, box, out"]
    """When the game is over, WON, DREW or LOST for each seat."""
    places: Annotated[Function, "s, box, out"]
    """Final places from 1; ties share."""
    utility: Annotated[Function, "s, box, out"]
    """How well each seat did, from 0 to 1, when the game is over."""
    estimate: Annotated[Function, "s, box, seat, out"] = common.even
    """How well each seat is likely to do, from 0 to 1, as one of them would guess."""
    hide: Annotated[Function, "s, box, seat"] = common.hide
    """Erases all that this seat, or SPECTATOR, does not know."""
    imagine: Annotated[Function, "s, box, seat, rng"] = common.imagine
    """Fills what `hide` erased with a uniform sample of what is possible."""
    seen: Annotated[Function, "s, box, action, seat"] = common.seen
    """Whether this seat, or SPECTATOR, sees which action or outcome is played."""
    reveals: Annotated[Function, "s, box, action"] = common.reveals
    """Whether this legal action tells another seat something that was hidden from it."""
    whose_turn: Annotated[Function, "s, box"]
    """The seat whose turn it is, even while another seat is asked something; NOBODY outside of turns; CHANCE where it
    is still the turn of the same seat. A turn begins where this changes to a seat. By default it is the seat to move.
    A game defines it if it has decisions outside of turns (setup, a draft), asks other seats in the middle of a turn,
    or lets a seat go twice in a row. The lab counts turns by it."""
    stopped: Annotated[Function, "s, box"] = common.never_stopped
    """Whether a guard against endless games has ended the game, such as a limit of turns, and not a rule. `Game.stop`
    names the guard; without one this is never true. It depends only on what all players can see."""
    pointless: Annotated[Function, "s, box, action"] = common.never_pointless
    """Whether this legal action declines something that costs nothing, or changes nothing. Bots and hints leave it out
    wherever another action is legal. It depends only on what the seat to move knows."""
    broken: Annotated[Function, "s, box"] = common.unbroken
    """The number of a rule whose invariant this position breaks, or 0. For tests."""
    chance: Annotated[Function, "s, box, rng, out, weights"]
    """Draws an outcome by the odds: the one that `choose` would draw. A game defines it for speed only, where it need
    not list six equal faces and add them up. `out` and `weights` are room to work in."""

    @classmethod
    def of(cls, rules: Any, name: str) -> "Kernels":
        """The kernels of the `rules` of the game of this name; a ContractError says what is wrong with them."""
        signatures = _signatures(cls)
        own = _offered(rules, signatures, required=("setup", "to_move", "legal", "step"))
        for each, function in own.items() if JIT else ():
            if not hasattr(function, "py_func"):
                raise ContractError(f"{_place(rules, function)}: {each} is no kernel; write @kernel above it")
        if "results" not in own and "places" not in own:
            raise ContractError(
                f"{_file(rules)}: who won? Define results({signatures['results']}), which writes WON, DREW or LOST for "
                f"each seat, or places({signatures['places']}), if the seats are ranked"
            )
        if "hide" in own and "imagine" not in own:
            raise ContractError(
                f"{_file(rules)}: there is a hide, so there should be imagine({signatures['imagine']}), which fills in "
                "again what it erases"
            )
        kernels = {"odds": cls.odds, "whose_turn": own["to_move"]} | own
        for each, other, template in (
            ("results", "places", common.results_by_places),
            ("places", "results", common.places_by_results),
            ("utility", "results", common.utility_by_results),
            ("chance", "odds", common.chance),
        ):
            if each not in own:
                kernels[each] = bind(template, name, {other: kernels[other]})
        return cls(**kernels)

    def as_dict(self) -> dict[str, Function]:
        """The kernels by name, as `bind` wants them."""
        return {name: getattr(self, name) for name in self.__dataclass_fields__}


class Event(Struct, frozen=True, gc=False):
    """Something that happened, as one viewer may know it: a sentence, and the ids of the places it speaks of."""

    text: str
    places: tuple[str, ...] = ()
    kind: Kind | None = None
    """How it is to be shown; None where the difference of the scenes tells enough (`scene.kind_of`)."""
    whose: int | None = None
    """In whose turn it happened, where chance has decided: the seat that throws the dice. None for the seat to move."""


class ScoreLine(tuple[str, int]):
    """A line of the scoring: its text and its points; and their source, for reports that add up many games.

    >>> line = ScoreLine("Coins, gold: 7 + 5 (R-45)", 12, source="Coins, gold")
    >>> text, points = line
    >>> points, line.source
    (12, 'Coins, gold')
    """

    source: str
    """What the points are for, without the numbers of this one game; by default the text."""

    def __new__(cls, text: str, points: int, source: str | None = None) -> "ScoreLine":
        """A line; the source is its text where that never changes."""
        line = super().__new__(cls, (text, points))
        line.source = text if source is None else source
        return line


def waiting_for(view: Any) -> str:
    """The prompt for everybody but the seat to move, in a game that has nothing to add."""
    if view.to_move == OVER:
        return COMMON.say("game-over")
    if view.to_move == CHANCE:
        return COMMON.say("chance-decides")
    return COMMON.say("waiting-for", name=view.names[view.to_move])


def like_a_legal_one(view: Any, action: int) -> bool:
    """Whether a legal action is of the same family."""
    decode = view.game.actions.decode
    return any(decode(legal)[0] == decode(action)[0] for legal in view.legal)


def _points(view: Any) -> tuple[str, ...]:
    """The points of each seat, in a game that has some."""
    game, points = view.game, np.zeros(len(view.names), np.int32)
    game.kernels.points(view.state, view.box, points)
    return tuple(game.counted(each) if game.has_points else "" for each in points.tolist())


def many_times(view: Any, fact: Fact, times: int) -> str:
    """The phrase `NAME-many` for a fact that was told some times in a row; nothing where the game has none."""
    key = f"{fact.name}-many"
    return str(view.say(key, times=times, **_values(view, fact))) if view.phrases.has(key) else ""


def _phrase(view: Any, fact: Fact) -> str:
    """The phrase of a fact's name, with its numbers as the game calls them."""
    return str(view.say(fact.name, **_values(view, fact)))


def _values(view: Any, fact: Fact) -> dict[str, Filling]:
    slots, nouns = view.game.facts.declared[fact.name].slots, view.game.words.nouns
    values: dict[str, Filling] = {}
    for slot, number in fact.numbers.items():
        noun = slots[slot].noun
        plain = number is None or noun == NUMBER
        values[slot] = number if plain else view.names[number] if noun == SEAT else nouns[noun](view, number)
    return values


@dataclass(frozen=True, kw_only=True)
class Words:
    """The game in words, always from a view: what `words.py` offers, in its order.

    A game needs the first four. A `TABLE` of its phases (`core/phases.py`) stands for all but the first of them, and
    for `waiting`, `plan` and `component`.
    """

    describe: Annotated[Callable[[Any], str], "view"]
    """The whole position, readable without a picture."""
    prompt: Annotated[Callable[[Any], str], "view"]
    """What is asked of the seat to move, on one line and without its name: `Where do you sail?` The view knows whose
    turn it is. A game is only asked when that seat is the viewer."""
    action: Annotated[Callable[[Any, int], str], "view, action"]
    """What a legal action would do, in a few words. It is also the label of the action's button."""
    why_not: Annotated[Callable[[Any, int], str], "view, action"]
    """Why an action is not legal now, with the rule's number where one forbids it."""
    plan: Annotated[Callable[[Any, int], str], "view, action"]
    """What a legal action would do as a step of a plan that is told in one sentence: `carve silver on Fehu`. Empty
    where it goes without saying, as the end of a turn does. If it is missing, the words of `action`."""
    asks: Annotated[Callable[[Any, tuple[str, ...]], str], "view, touched"] = lambda view, touched: ""
    """What is asked of a player who has touched these pieces, where an action takes more touches: `Lay fire on which
    tile?` Empty for the words that the actions have in common."""
    weight: Annotated[Callable[[Any, int], Weight], "view, action"] = lambda view, action: ""
    """How much a legal action stands out: `main`, `last`, or neither."""
    ready: Annotated[Callable[[Any, int], str], "view, action"] = lambda view, action: ""
    """Where a legal action takes something that only waits to be taken, a sentence that says so: `Logi (4 points) is
    ready.` A player who chooses one of the last actions meanwhile is asked once more. Empty for all other actions."""
    waiting: Annotated[Callable[[Any], str], "view"] = waiting_for
    """What all other players and spectators read: what they wait for, or that the game is over."""
    scoring: Annotated[Callable[[Any], list[list[ScoreLine]]], "view"] = lambda view: [[] for _ in view.names]
    """For each seat its points, line by line; a seat's lines add up to its points."""
    standing: Annotated[Callable[[Any], tuple[str, ...]], "view"] = _points
    """For each seat how it stands, in a few words beside its name: `9 points, 1/7 beings`."""
    awards: Annotated[Callable[[Any], tuple[str, ...]], "view"] = lambda view: ()
    """What was won beside the points."""
    component: Annotated[Callable[[Any, int], str | None], "view, action"] = lambda view, action: None
    """What an action is about in all circumstances, for reports that add up many games: the card that is played, say.
    None for its canonical text."""
    timely: Annotated[Callable[[Any, int], bool], "view, action"] = like_a_legal_one
    """Whether an action answers what is asked now, even if it is not legal: its `why_not` is then the best reason."""
    tell: Annotated[Callable[[Any, Fact], str], "view, fact"] = _phrase
    """What a rule did: by default the phrase of the fact's name, with its numbers as `NOUNS` calls them."""
    nouns: Mapping[str, Callable[[Any, int], Filling]]
    """`NOUNS`: for each noun of the game's facts how a number of it is called: `{"island": island_name}`."""
    places: Mapping[str, Callable[[Any, int], str | tuple[str, ...]]]
    """`PLACES`: for some nouns of its facts the id, or ids, of a number on the board: `{"island": island_id}`."""
    phrases: Phrases | None
    """`PHRASES`: its sentences, where they do not stand in `words/en.ftl` of its folder: games may share them."""

    @classmethod
    def of(cls, words: Any, facts: Facts) -> "Words":
        """The functions of a game's `words`; a ContractError says what is wrong with them."""
        own: dict[str, Any] = _offered(words, _signatures(cls), required=("describe", "prompt", "action", "why_not"))
        own.setdefault("plan", lambda view, action: inside_sentence(own["action"](view, action)))
        nouns = getattr(words, "NOUNS", {})
        told = {slot.noun for each in facts.declared.values() if each.shown for slot in each.slots.values()}
        unknown = told - {SEAT, NUMBER, *nouns}
        if unknown and "tell" not in own:
            raise ContractError(f"{_file(words)}: NOUNS does not say what to call: {', '.join(sorted(unknown))}")
        asked, waiting = own["prompt"], own.get("waiting", waiting_for)
        own["prompt"] = lambda view: (asked if view.to_move == view.seat else waiting)(view)
        return cls(**own, nouns=nouns, places=getattr(words, "PLACES", {}), phrases=getattr(words, "PHRASES", None))


@dataclass(frozen=True, kw_only=True)
class Board:
    """The game as a scene, always from a view: what `board.py` offers."""

    scene: Annotated[Callable[[Any, Shape], Scene], "view, shape"]
    """The view as a scene, "wide" or "tall"."""
    looks: Annotated[Callable[[Any], Mapping[str, str]], "box"]
    """How everything looks that scenes speak of: name to SVG about its own origin."""
    touches: Annotated[Callable[[Any, int], tuple[str, ...]], "view, action"]
    """What a person touches to do a legal action: ids of pieces, in order; one that begins with `do-` is a button.

    A button at the end confirms: nothing is done before it is pressed. Between a button at the beginning and one at the
    end any number of pieces can be touched; the last button does all these actions, one after the other."""
    also: Annotated[Callable[[Any, int], tuple[tuple[str, ...], ...]], "view, action"] = lambda view, action: ()
    """Other ways to touch a legal action. Where one of them leads to several actions, a button for each is offered."""
    specimen: Annotated[Callable[[Any, Any], Any], "box, place"] = lambda box, place: None
    """The component that a part of the content file describes, drawn as in play: a `Specimen` (`core/specimens.py`) for
    a place such as `("cards", 3)`, or None where nothing is drawn or where this box leaves it out."""

    @classmethod
    def of(cls, board: Any) -> "Board":
        """The functions of a game's `board`; a ContractError says what is wrong with them."""
        return cls(**_offered(board, _signatures(cls), required=("scene", "looks", "touches")))


def _signatures(contract: type) -> dict[str, str]:
    """The parameters of each function of a contract."""
    hints = get_type_hints(contract, include_extras=True)
    return {name: hint.__metadata__[0] for name, hint in hints.items() if get_origin(hint) is Annotated}


def _offered(module: Any, signatures: dict[str, str], required: Iterable[str]) -> dict[str, Function]:
    """The functions of a module that the contract knows, all of them checked."""
    table = getattr(module, "TABLE", None)
    functions = {each: getattr(module, each, getattr(table, each, None)) for each in signatures}
    own = {each: function for each, function in functions.items() if function is not None}
    for each, function in own.items():
        _check(module, each, signatures[each], function)
    for each in required:
        if each not in own:
            raise ContractError(f"{_file(module)}: the function {each}({signatures[each]}) is missing")
    return own


def _check(module: Any, name: str, signature: str, function: Function) -> None:
    """Refuse a function that cannot be called as the contract does it: with so many arguments, in their order."""
    plain = getattr(function, "py_func", function)
    if not callable(plain):
        raise ContractError(f"{_file(module)}: {name} should be a function, {name}({signature})")
    try:
        inspect.signature(plain).bind(*signature.split(", "))
    except TypeError:
        arguments = ", ".join(inspect.signature(plain).parameters)
        raise ContractError(f"{_place(module, plain)}: {name}({arguments}) should be {name}({signature})") from None
    except ValueError:  # written in C, which does not tell its arguments
        return


def _file(module: Any) -> str:
    return str(module.__file__) if isinstance(module, ModuleType) and module.__file__ else type(module).__name__


def _place(module: Any, function: Function) -> str:
    """Where a function stands, which may be another file than that of the module that offers it."""
    code = getattr(getattr(function, "py_func", function), "__code__", None)
    return f"{code.co_filename}, line {code.co_firstlineno}" if code else _file(module)
