"""Games: the contract between a game's folder and everything that plays it.

A game is two records (state and box), a list of actions, its rules, its words and its board: `core/contract.py` says
which functions these are. `Game` ties them together; nothing above this layer knows any rule.
"""

import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cached_property, lru_cache
from importlib import import_module
from itertools import groupby, product
from math import prod
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar, cast

import numpy as np

from meadhall.core import common
from meadhall.core.actions import Actions
from meadhall.core.constants import SPECTATOR
from meadhall.core.content import Content, Edition, content_of, read_edition
from meadhall.core.contract import Board, Event, Kernels, ScoreLine, Words, many_times
from meadhall.core.editions import Editions
from meadhall.core.errors import ContractError, OptionError
from meadhall.core.facts import SEAT, Facts, Told, ToldStage, listening
from meadhall.core.interpreter import interpreted
from meadhall.core.language import current
from meadhall.core.options import Value, settle
from meadhall.core.phrases import COMMON, LANGUAGE, Phrases, phrases_in
from meadhall.core.record import MOST_OPTIONS, Box, Record, copy, read_only, to_bytes
from meadhall.core.scene import Kind, Sheet
from meadhall.core.text import count, names_for, sentence, slug
from meadhall.core.view import Action, Outcome, View

if TYPE_CHECKING:
    from meadhall.core.dice import FairDice
    from meadhall.core.match import Match

__all__ = ["TO_THE_END", "Action", "Event", "Game", "Outcome", "ScoreLine", "View"]

POINTS = ("point", "points")
TO_THE_END = 1_000_000  # the horizon of a game that is always played out
_LEVELS = 5  # of the hall
_WEIGHT: dict[Kind, int] = {"told": 0, "fought": 2, "ended": 3}
"""A step that does several things is shown as the weightiest of them, or the first of those; all others weigh 1."""

S = TypeVar("S", bound=Record)
B = TypeVar("B", bound=Box)


@dataclass(frozen=True, eq=False, kw_only=True)
class Game(Editions):
    """One game, ready to be played. `meadhall.game("hagar")` gives one."""

    name: str  # the name of its folder, in lower case: how commands and files call it
    state: type[Record]
    actions: Actions
    facts: Facts  # what its rules tell
    kernels: Kernels
    words: Words
    board: Board
    build: Callable[[Edition, int, Mapping[str, Value]], Box]
    """Makes the box for an edition, a number of players and settled options, or raises a ContentError."""
    content: type[Content] = Content
    """The shape of its content file."""
    check: Callable[[Edition, Any, Mapping[str, Value]], None] | None = None
    """Refuses a box with which no game could be played to its end, by a ContentError or an OptionError."""
    called: Callable[[Edition], Iterable[str]] | None = None
    """The names in an edition that translations should have: words write them by `view.call`."""
    horizon: int = TO_THE_END
    """After how many random decisions a bot that tries something out asks for the estimate; 0 for at once."""
    sides: tuple[str, ...] = ()  # where the seats play different parts: what each of them is
    measure: tuple[str, str] = POINTS  # what its points are called, one and many: `("area", "areas")`
    starter_drawn: bool = False
    """Whether chance decides which seat begins. Seats are then exchangeable but for the order of turns."""
    stop: str = ""
    """What ends a game that its rules would not end, as in "the limit of turns (S-88)"; see the kernel `stopped`."""
    levels: tuple[str, ...] = ()
    """The bots that play the five levels of the hall, weakest first, where a search would play this game badly."""

    @classmethod
    def of(
        cls, package: str, rules_version: int, *, horizon: int = TO_THE_END, sides: tuple[str, ...] = (),
        measure: tuple[str, str] = POINTS, starter_drawn: bool = False, stop: str = "",
        levels: tuple[str, ...] = (),
    ) -> "Game":  # fmt: skip
        """The game of a package, with its modules `state`, `box`, `rules`, `words` and `board`.

        Its `__init__.py` says `GAME = Game.of(__name__, 1)`. The actions and facts of a game stand in `state`, or in
        modules of their own, `actions` and `facts`. A ContractError says what a module lacks.
        """
        folder = Path(str(sys.modules[package].__file__)).parent

        def module(name: str) -> Any:
            return import_module(f"{package}.{name}")

        state, box, rules, words, board = map(module, ("state", "box", "rules", "words", "board"))
        actions, facts = (module(name) if (folder / f"{name}.py").exists() else state for name in ("actions", "facts"))
        declared, told, kernels = actions.ACTIONS, getattr(facts, "FACTS", Facts()), Kernels.of(rules, folder.name)
        if len(declared) > declared.decisions and kernels.odds is common.no_odds:
            raise ContractError(f"{rules.__file__}: chance has actions, so there should be odds(s, box, out, weights)")
        if bool(stop) != (kernels.stopped is not common.never_stopped):
            raise ContractError(
                f"{rules.__file__}: a game with a guard against endless games defines stopped(s, box), which tells "
                'that it has ended a game, and says what it is by Game.of(..., stop="the limit of turns")'
            )
        if len(levels) not in (0, _LEVELS):
            raise ContractError(f"{package}: Game.of(..., levels=...) names {_LEVELS} bots, weakest first, or none")
        return cls(
            name=folder.name, rules_version=rules_version, folder=folder, edition=read_edition(folder / "content.toml"),
            state=state.State, actions=declared, facts=told, all_options=box.OPTIONS, build=box.build,
            content=content_of(box), check=getattr(box, "check", None), called=getattr(box, "called", None),
            kernels=kernels,
            words=Words.of(words, told), board=Board.of(board),
            horizon=horizon, sides=sides, measure=measure, starter_drawn=starter_drawn, stop=stop,
            levels=levels,
        )  # fmt: skip

    def seat_name(self, seat: int) -> str:
        """The name of a seat, as long as nobody's name is known.

        >>> import meadhall
        >>> meadhall.game("saga").seat_name(1), meadhall.game("hagar").seat_name(1)
        ('the Vikings', 'seat 2')
        """
        return self.sides[seat] if self.sides else f"seat {seat + 1}"

    def sheet(self, box: Any) -> Sheet:
        """How everything looks in scenes of this box: drawn once for each language."""
        if (key := (current(), to_bytes(box))) not in self._sheets:
            self._sheets[key] = Sheet(self.board.looks(box))
        return self._sheets[key]

    @cached_property
    def _sheets(self) -> dict[tuple[str, bytes], Sheet]:
        return {}

    def legal(self, state: Record, box: Box) -> list[int]:
        """The legal actions of the seat to move."""
        out = np.empty(len(self.actions), np.int32)
        return cast(list[int], out[: self.kernels.legal(state, box, out)].tolist())

    def odds(self, state: Record, box: Box) -> list[tuple[int, int]]:
        """Chance's outcomes with their weights."""
        out, weights = np.empty(len(self.actions), np.int32), np.empty(len(self.actions), np.int64)
        count = self.kernels.odds(state, box, out, weights)
        return list(zip(out[:count].tolist(), weights[:count].tolist(), strict=True))

    def view(self, state: S, box: B, seat: int, names: Sequence[str]) -> View[S, B]:
        """The view that this seat, or SPECTATOR, has of a state."""
        return self.hidden(copy(state), box, seat, names)

    def hidden(self, state: S, box: B, seat: int, names: Sequence[str]) -> View[S, B]:
        """The view of a seat, or SPECTATOR, of a state that nobody else needs: the rest is erased in it."""
        if self.secrets:
            self.kernels.hide(state, box, seat)
        return View(self, box, state, seat, names_for(tuple(names), SPECTATOR))

    @cached_property
    def phrases(self) -> Phrases:
        """Every sentence of its words, by key."""
        return self.words.phrases or phrases_in(self.folder / "words" / f"{LANGUAGE}.ftl")

    def outcome(self, view: View[Any, Any]) -> Outcome:
        """How a finished game ended."""
        numbers = []
        for kernel in (self.kernels.results, self.kernels.places, self.kernels.points):
            out = np.zeros(view.players, np.int32)
            kernel(view.state, view.box, out)
            numbers.append(tuple(out.tolist()))
        results, places, points = numbers
        return Outcome(results, places, points if self.has_points else None, self.words.awards(view))

    @cached_property
    def has_points(self) -> bool:
        """Whether the game has points."""
        return self.kernels.points is not common.no_points

    @property
    def has_estimate(self) -> bool:
        """Whether the rules have an opinion on who is likely to win."""
        return self.kernels.estimate is not common.even

    @cached_property
    def has_chance(self) -> bool:
        """Whether chance decides anything: dice, cards, tiles."""
        return len(self.actions) > self.actions.decisions

    def counted(self, points: int) -> str:
        """Points, as this game calls them.

        >>> import meadhall
        >>> meadhall.game("hagar").counted(1), meadhall.game("saga").counted(9)
        ('1 point', '9 areas')
        """
        said = self.phrases if self.phrases.has("counted") else COMMON
        if said is COMMON and self.measure != POINTS:
            return count(points, *self.measure)
        return said.say("counted", points=points)

    def declares(self) -> Iterator[tuple[str, str]]:
        """The English texts that the game declares, and people read: each with the key of its
        translation.

        >>> import meadhall
        >>> dict(meadhall.game("saga").declares())["option-recruitment-about"]
        'Units that a Recruitment places at most (V-48)'
        """
        for option in self.all_options:
            yield f"option-{option.name}-about", sentence(option.meaning)
            for value in filter(lambda each: isinstance(each, str), option.values):
                yield f"value-{option.name}-{slug(str(value))}", str(value).replace("_", " ").capitalize()
        for number, side in enumerate(self.sides, 1):
            yield f"side-{number}", side
        if self.stop:
            yield "stop", self.stop
        for name in self.called(self.edition) if self.called is not None else ():
            yield f"name-{slug(name)}", name

    @cached_property
    def _declared(self) -> dict[str, str]:
        return dict(self.declares())

    def declared(self, key: str) -> str:
        """A text that the game declares, in the language that is spoken now: the meaning of an option,
        `option-harbor-about`, or a side of the game, `side-1`."""
        return self.phrases.declared(key, self._declared[key])

    @cached_property
    def secrets(self) -> bool:
        """Whether seats can know different things."""
        return self.kernels.hide is not common.hide or self.kernels.seen is not common.seen

    @cached_property
    def driver(self) -> Callable[..., int]:
        """The compiled loop that plays whole games; see `meadhall.core.driver`."""
        from meadhall.core.driver import bind_games

        return bind_games(self.name, self.kernels.as_dict())

    def make_box(self, players: int, options: Mapping[str, Value] | None = None) -> Any:
        """All that is fixed before the first step, as a record. All callers share one box, and only read it."""
        if players not in self.seats:
            fewest, most = self.header.players
            some = "same" if fewest == most else str(fewest)
            raise OptionError(
                COMMON.say("wrong-players", title=self.title, fewest=some, most=str(most), players=players)
            )
        return self._boxes(players, tuple(settle(self.options, options or {}).items()))

    @cached_property
    def _boxes(self) -> Callable[[int, tuple[tuple[str, Value], ...]], Box]:
        """The boxes that were asked for lately: building one takes longer than many a game's first turn."""

        @lru_cache(maxsize=64)
        def boxed(players: int, settled: tuple[tuple[str, Value], ...]) -> Box:
            built = copy(self.build(self.edition, players, dict(settled)))  # a game may keep its own
            built.players, built.rules = players, self.rules
            # Only a judge reads them: a game with more of them, or with more values, is played as well.
            for number, (option, (_, value)) in enumerate(zip(self.options[:MOST_OPTIONS], settled, strict=False)):
                built.options[number] = min(option.values.index(value), 127)
            if self.check is not None:
                self.check(self.edition, built, dict(settled))
            return read_only(built)

        return boxed

    def start(
        self, players: int | None = None, options: Mapping[str, Value] | None = None, *, seed: int | None = None,
        dice: "FairDice | None" = None, scripted: bool = False, names: Sequence[str] | None = None,
    ) -> "Match":  # fmt: skip
        """Begin a match.

        Chance is drawn from `dice`, or from dice made from `seed`, or from fresh fair dice. In a `scripted` match
        the caller plays chance's part too, which is how tests and solvers use it.

        >>> import meadhall
        >>> match = meadhall.game("hagar").start(players=2, seed=7)
        >>> match.to_move in (0, 1)
        True
        """
        from meadhall.core.dice import FairDice
        from meadhall.core.match import Match

        drawn = None if scripted else dice or FairDice.from_seed(seed)
        return Match(self, self.seats[0] if players is None else players, options or {}, drawn, names)

    def configurations(self, most: int = 64) -> Iterator[tuple[int, dict[str, Value]]]:
        """Every number of players with every combination of options that the game allows.

        Where these are more than `most`, every number of players with every value of every option, one at a time.
        """
        defaults = {option.name: option.default for option in self.options}
        if len(self.seats) * prod(len(option.values) for option in self.options) <= most:
            every = product(*(option.values for option in self.options))
            choices = [dict(zip(defaults, values, strict=True)) for values in every]
        else:
            others = [(o.name, value) for o in self.options for value in o.values if value != o.default]
            choices = [defaults, *(defaults | {name: value} for name, value in others)]
        for players in self.seats:
            for options in choices:
                with suppress(OptionError):
                    self.make_box(players, options)
                    yield players, options

    def heard(self, before: bytes, box: Box, action: int) -> list[Told]:
        """The facts that its rules tell of a step, with all secrets."""
        return [told for stage in self.stages(before, box, action) for told in stage.told]

    def stages(self, before: bytes, box: Box, action: int) -> list[ToldStage]:
        """A step in its stages, with all secrets: it is taken once more from that state, as plain Python."""
        state, begun, seconds = self.state.from_bytes(before), [0], [0.0]
        ends = list[bytes]()

        def first(fact: int) -> None:
            if (stage := self.facts.declared[self.facts.named(fact)].stage) is None:
                return
            if heard:
                ends.append(to_bytes(state))
                begun.append(len(heard))
                seconds.append(stage)
            else:
                seconds[0] = stage

        with listening(first) as heard:
            self._plain_step(state, box, action)
        told = [heard[a:b] for a, b in zip(begun, [*begun[1:], len(heard)], strict=True)]
        return [ToldStage(*each) for each in zip(told, [*ends, to_bytes(state)], seconds, strict=True)]

    @cached_property
    def _plain_step(self) -> Callable[..., Any]:
        return interpreted(self.kernels.step)

    def tell(self, heard: Sequence[Told], after: View[Any, Any]) -> Event | None:
        """The facts of a step, in words for the viewer of the position after it; None for nothing."""
        texts, places = list[str](), dict[str, None]()
        shown: Kind | None = None
        whose: int | None = None
        facts = [self.facts.seen(told, after.seat) for told in heard]
        for fact, alike in groupby(fact for fact in facts if self.facts.declared[fact.name].shown):
            declared, times = self.facts.declared[fact.name], len(list(alike))
            many = times > 1 and many_times(after, fact, times)
            texts += [many] if many else [self.words.tell(after, fact)] * times
            for slot, number in fact.numbers.items():
                place = self.words.places.get(declared.slots[slot].noun)
                if place is not None and number is not None:
                    there = place(after, number)
                    places |= dict.fromkeys((there,) if isinstance(there, str) else there)
            kind = declared.shown
            if kind and (shown is None or _WEIGHT.get(kind, 1) > _WEIGHT.get(shown, 1)):
                shown = kind
            whose = fact.numbers.get(SEAT) if whose is None else whose
        return Event(" ".join(texts), tuple(places), shown, whose) if texts else None
