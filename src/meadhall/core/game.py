"""What a game is: the contract between a game's folder and everything that plays it.

A game is two records (state and box), a list of actions, a handful of compiled functions (its rules), its words and
its board: `core/contract.py` says which functions these are. `Game` ties them together; nothing above this layer knows
any rule.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import cached_property, lru_cache
from itertools import product
from math import prod
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, Generic, TypeVar, cast

import numpy as np
from msgspec import Struct

from meadhall.core import common
from meadhall.core.actions import Actions
from meadhall.core.constants import DREW, SPECTATOR, WON
from meadhall.core.content import Edition, Header, read_edition
from meadhall.core.contract import Board, Kernels, Words
from meadhall.core.contract import Event as Event
from meadhall.core.contract import ScoreLine as ScoreLine
from meadhall.core.errors import ContractError, OptionError
from meadhall.core.facts import SEAT, Facts, Told, listening
from meadhall.core.interpreter import interpreted
from meadhall.core.kernel import bind
from meadhall.core.options import Option, Value, settle
from meadhall.core.phrases import LANGUAGE, Filling, Phrases, phrases_in
from meadhall.core.record import MOST_OPTIONS, Box, Record, copy, read_only, to_bytes
from meadhall.core.scene import Kind, Scene, Shape, Sheet
from meadhall.core.text import count, names_for

if TYPE_CHECKING:
    from meadhall.core.dice import FairDice
    from meadhall.core.match import Match

TO_THE_END = 1_000_000
"""The horizon of a game that is always played out."""

_WEIGHT: dict[Kind, int] = {"told": 0, "fought": 2, "ended": 3}
"""A step that does several things is shown as the weightiest of them, or the first of those; all others weigh 1."""

S = TypeVar("S", bound=Record)
B = TypeVar("B", bound=Box)


@dataclass(frozen=True)
class Action:
    """A legal action or an outcome of chance: its number and its canonical text.

    >>> action = Action(3, "reroll both")
    >>> int(action), str(action)
    (3, 'reroll both')
    """

    number: int
    text: str = field(compare=False)

    def __int__(self) -> int:
        return self.number

    __index__ = __int__

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True)
class Outcome:
    """How a game ended, seat by seat."""

    results: tuple[int, ...]
    """WON, DREW or LOST."""
    places: tuple[int, ...]
    """Final places from 1; ties share a place."""
    points: tuple[int, ...] | None = None
    """None in a game that has none."""
    awards: tuple[str, ...] = ()
    """What was won beside the points, in words."""

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won: several where they share it, none in a draw and where everybody lost."""
        return tuple(seat for seat, result in enumerate(self.results) if result == WON)

    @property
    def draw(self) -> bool:
        """Whether the game ended in a draw."""
        return all(result == DREW for result in self.results)

    def verdict(self, seat: int) -> str:
        """What a seat did, as a sentence goes on after its name.

        >>> Outcome(results=(2, 0), places=(1, 2)).verdict(0), Outcome(results=(2, 0, 0), places=(1, 2, 3)).verdict(2)
        ('wins', 'takes place 3')
        """
        if self.results[seat] == WON:
            return "wins"
        if self.results[seat] == DREW:
            return "draws"
        ranked = len(set(self.places) | {1}) > 2
        return f"takes place {self.places[seat]}" if ranked else "loses"


class View(Struct, Generic[S, B], frozen=True, eq=False, dict=True):
    """All that one seat, or a spectator, knows: a state without the rest. Bots, words and boards get this."""

    game: "Game"
    box: B
    state: S
    seat: int
    """Who looks: a seat, or SPECTATOR."""
    names: tuple[str, ...]
    """What the seats are called."""

    @property
    def players(self) -> int:
        """How many seats there are."""
        return len(self.names)

    @cached_property
    def to_move(self) -> int:
        """The seat to decide, or CHANCE, or OVER."""
        return int(self.game.kernels.to_move(self.state, self.box))

    @property
    def legal(self) -> list[int]:
        """The numbers of the legal actions, if it is this viewer's turn; empty otherwise."""
        return self.game.legal(self.state, self.box) if self.to_move == self.seat else []

    @property
    def phrases(self) -> Phrases:
        """The game's phrases, for whoever reads this view."""
        return self.game.phrases

    def say(self, key: str, /, **values: Filling) -> str:
        """A phrase with its slots filled: `core/phrases.py` tells how they are written."""
        return self.game.phrases.say(key, **values)

    def join(self, words: Iterable[str], last: str = "and") -> str:
        """A list as people write it, with "and" or "or" before its last entry."""
        return self.game.phrases.join(words, last)

    def __str__(self) -> str:
        return self.game.words.describe(self)

    def scene(self, shape: Shape = "wide") -> Scene:
        """The view as pieces in places."""
        return self.game.board.scene(self, shape)

    def svg(self, shape: Shape = "wide") -> str:
        """The view as a picture."""
        return self.scene(shape).svg(self.game.sheet(self.box).looks, self.game.title)

    def _repr_svg_(self) -> str:
        return self.svg()


@dataclass(frozen=True, eq=False, kw_only=True)
class Game:
    """One game, ready to be played. `meadhall.game("hagar")` gives one."""

    name: str
    """The name of its folder, in lower case: how commands and files call it."""
    rules_version: int
    """The newest version of its rules: it rises when the same actions would lead to another state."""
    folder: Path
    """Where `RULES.md` and `content.toml` lie."""
    state: type[Record]
    actions: Actions
    all_options: tuple[Option, ...]
    """The options of all versions of its rules."""
    kernels: Kernels
    words: Words
    board: Board
    build: Callable[[Edition, int, Mapping[str, Value]], Box]
    """Makes the box for an edition, a number of players and settled options, or raises a ContentError."""
    edition: Edition
    """The components it is played with."""
    facts: Facts
    """What its rules tell."""
    check: Callable[[Edition, Any, Mapping[str, Value]], None] | None = None
    """Refuses a box with which no game could be played to its end, by a ContentError or an OptionError."""
    own_edition: bool = False
    """Whether these are an owner's own, which game files then carry with them."""
    horizon: int = TO_THE_END
    """After how many random decisions a bot that tries something out asks for the estimate; 0 for at once."""
    sides: tuple[str, ...] = ()
    """Where the seats play different parts: what each of them is."""
    measure: tuple[str, str] = ("point", "points")
    """What its points are called, one and many: `("area", "areas")`."""
    starter_drawn: bool = False
    """Whether chance decides who begins. Seats are then exchangeable: what tells them apart is the order of turns."""
    stop: str = ""
    """What ends a game that its rules would not end, as in "the limit of turns (S-88)"; see the kernel `stopped`."""
    held_to: int | None = None
    """The version of the rules that this game is held to, where that is not the newest: see `with_rules`."""

    @classmethod
    def of(
        cls,
        folder: Path,
        rules_version: int,
        *,
        state: ModuleType,
        box: ModuleType,
        rules: ModuleType,
        words: ModuleType,
        board: ModuleType,
        actions: ModuleType | None = None,
        facts: ModuleType | None = None,
        horizon: int = TO_THE_END,
        sides: tuple[str, ...] = (),
        measure: tuple[str, str] = ("point", "points"),
        starter_drawn: bool = False,
        stop: str = "",
    ) -> "Game":
        """The game of a folder: its name, its content and its modules tied together.

        Actions and facts stand in modules of their own, or in `state`. A ContractError says what a module lacks.
        """
        declared, told = (actions or state).ACTIONS, getattr(facts or state, "FACTS", Facts())
        kernels = Kernels.of(rules, folder.name)
        if len(declared) > declared.decisions and kernels.odds is common.no_odds:
            raise ContractError(f"{rules.__file__}: chance has actions, so there should be odds(s, box, out, weights)")
        if bool(stop) != (kernels.stopped is not common.never_stopped):
            raise ContractError(
                f"{rules.__file__}: who has a guard against endless games defines stopped(s, box), which tells that it "
                'has ended a game, and says what it is by Game.of(..., stop="the limit of turns")'
            )
        return cls(
            name=folder.name,
            rules_version=rules_version,
            folder=folder,
            state=state.State,
            actions=declared,
            all_options=box.OPTIONS,
            kernels=kernels,
            words=Words.of(words, told),
            board=Board.of(board),
            build=box.build,
            check=getattr(box, "check", None),
            edition=read_edition(folder / "content.toml"),
            facts=told,
            horizon=horizon,
            sides=sides,
            measure=measure,
            starter_drawn=starter_drawn,
            stop=stop,
        )

    @cached_property
    def header(self) -> Header:
        """Title, players, minutes: the content's `[game]` table."""
        return self.edition.header

    @property
    def title(self) -> str:
        """The game's name as its publisher writes it."""
        return self.header.title

    @property
    def seats(self) -> range:
        """The numbers of players that the game is for."""
        fewest, most = self.header.players
        return range(fewest, most + 1)

    @property
    def _for_players(self) -> str:
        return f"{' to '.join(str(number) for number in dict.fromkeys(self.header.players))} players"

    def seat_name(self, seat: int) -> str:
        """What a seat is called, whoever sits there.

        >>> import meadhall
        >>> meadhall.game("saga").seat_name(1), meadhall.game("hagar").seat_name(1)
        ('the Vikings', 'seat 2')
        """
        return self.sides[seat] if self.sides else f"seat {seat + 1}"

    @property
    def rules(self) -> int:
        """The version of the rules that it is played by: the newest, if it is not held to an earlier one."""
        return self.rules_version if self.held_to is None else self.held_to

    @cached_property
    def options(self) -> tuple[Option, ...]:
        """What players agree on before the first step: the options that its version of the rules offers.

        >>> import meadhall
        >>> hagar = meadhall.game("hagar")
        >>> [[option.name for option in game.options] for game in (hagar, hagar.with_rules(2))]
        [['harbor'], ['harbor', 'short']]
        """
        return tuple(option for option in self.all_options if option.offered_by(self.rules))

    def with_rules(self, version: int) -> "Game":
        """The same game, held to a version of its rules: how old files and tables go on by their own.

        >>> import meadhall
        >>> saga = meadhall.game("saga")
        >>> saga.with_rules(1).start().record.rules, saga.start().record.rules == saga.rules_version
        (1, True)
        """
        if not 1 <= version <= self.rules_version:
            raise OptionError(f"{self.title} has rules of version 1 to {self.rules_version}, not {version}")
        if version == self.rules:
            return self
        return self._versions.setdefault(version, replace(self, held_to=version))

    @cached_property
    def _versions(self) -> dict[int, "Game"]:
        """This game held to other versions, for all who ask: what a game has made ready stays ready."""
        return {}

    def with_content(self, edition: Edition | Path) -> "Game":
        """The same game with an owner's own components; a ContentError tells what is wrong with them."""
        edition = read_edition(edition) if isinstance(edition, Path) else edition
        if edition.header.title != self.title:
            raise edition.error(
                f"game, title: this file is for {edition.header.title}, not for {self.title}; components of your own "
                "keep the title of the game, and say what they are by their edition"
            )
        fewest, most = self.header.players
        if not fewest <= edition.header.players[0] <= edition.header.players[1] <= most:
            raise edition.error(f"game, players: the rules are for {self._for_players}")
        other = replace(self, edition=edition, own_edition=True)
        for players in other.seats:
            other.make_box(players)
        return other

    @property
    def former_editions(self) -> tuple[str, ...]:
        """The names of its former editions, oldest first: those of the files in `editions/`, without the ending.

        >>> import meadhall
        >>> meadhall.game("hagar").former_editions
        ('1',)
        """
        return tuple(sorted((file.stem for file in self._edition_files), key=lambda name: (len(name), name)))

    def with_edition(self, name: str) -> "Game":
        """The same game with the components of a former edition, to compare it with today's; by the rules of today.

        >>> import meadhall
        >>> meadhall.game("hagar").with_edition("1").edition.source
        'edition 1'
        """
        if name not in self.former_editions:
            known = f"; there is: {', '.join(self.former_editions)}" if self.former_editions else ", nor any other"
            raise OptionError(f'{self.title} has no former edition "{name}"{known}')
        edition = read_edition(self.folder / "editions" / f"{name}.toml")
        return self.with_content(Edition(edition.text, f"edition {name}"))

    @property
    def _edition_files(self) -> list[Path]:
        return sorted((self.folder / "editions").glob("*.toml"))

    def with_released(self, digest: str) -> "Game | None":
        """The same game with the components that a digest names: today's, or earlier ones kept in `editions/`."""
        if digest == self.edition.digest:
            return self
        if digest not in self._earlier:
            editions = map(read_edition, self._edition_files)
            self._earlier.update({each.digest: replace(self, edition=each) for each in editions})
        return self._earlier.get(digest)

    @cached_property
    def _earlier(self) -> "dict[str, Game]":
        """The same game with its earlier editions, by digest, as far as somebody has asked: each with its own boxes."""
        return {}

    def make_box(self, players: int, options: Mapping[str, Value] | None = None) -> Any:
        """All that is fixed before the first step, as a record: one for all who ask, who only read it."""
        if players not in self.seats:
            raise OptionError(f"{self.title} is for {self._for_players}, not {players}")
        return self._boxes(players, tuple(settle(self.options, options or {}).items()))

    @cached_property
    def _boxes(self) -> Callable[[int, tuple[tuple[str, Value], ...]], Box]:
        """The boxes that were asked for lately: building one takes longer than many a game's first turn."""

        @lru_cache(maxsize=64)
        def boxed(players: int, settled: tuple[tuple[str, Value], ...]) -> Box:
            built = copy(self.build(self.edition, players, dict(settled)))  # a game may keep its own
            built.rules = self.rules
            # Only a judge reads them: a game with more of them, or with more values, is played as well.
            for number, (option, (_, value)) in enumerate(zip(self.options[:MOST_OPTIONS], settled, strict=False)):
                built.options[number] = min(option.values.index(value), 127)
            if self.check is not None:
                self.check(self.edition, built, dict(settled))
            return read_only(built)

        return boxed

    def sheet(self, box: Any) -> Sheet:
        """How everything looks in scenes of this box: drawn once."""
        key = to_bytes(box)
        if (found := self._sheets.get(key)) is None:
            found = self._sheets[key] = Sheet(self.board.looks(box))
        return found

    @cached_property
    def _sheets(self) -> dict[bytes, Sheet]:
        return {}

    def start(
        self,
        players: int | None = None,
        options: Mapping[str, Value] | None = None,
        *,
        seed: int | None = None,
        dice: "FairDice | None" = None,
        scripted: bool = False,
        names: Sequence[str] | None = None,
    ) -> "Match":
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

        if scripted:
            dice = None
        elif dice is None:
            dice = FairDice.fresh() if seed is None else FairDice.from_seed(seed)
        return Match(self, players if players is not None else self.seats[0], options or {}, dice, names)

    def configurations(self, most: int = 64) -> Iterator[tuple[int, dict[str, Value]]]:
        """Every number of players with every combination of options that the game allows.

        Where these are more than `most`, every number of players with every value of every option, one at a time.
        """
        defaults = {option.name: option.default for option in self.options}
        if len(self.seats) * prod(len(option.values) for option in self.options) <= most:
            choices = [
                dict(zip(defaults, values, strict=True)) for values in product(*(o.values for o in self.options))
            ]
        else:
            others = [(o.name, value) for o in self.options for value in o.values if value != o.default]
            choices = [defaults, *(defaults | {name: value} for name, value in others)]
        for players in self.seats:
            for options in choices:
                with suppress(OptionError):
                    self.make_box(players, options)
                    yield players, options

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
        """What this seat, or SPECTATOR, knows of a state."""
        return self.hidden(copy(state), box, seat, names)

    def hidden(self, state: S, box: B, seat: int, names: Sequence[str]) -> View[S, B]:
        """The same of a state that nobody needs any more: what is not known is erased in it."""
        if self.secrets:
            self.kernels.hide(state, box, seat)
        return View(self, box, state, seat, names_for(tuple(names), SPECTATOR))

    @cached_property
    def phrases(self) -> Phrases:
        """Every sentence of its words, by key."""
        return self.words.phrases or phrases_in(self.folder / "words" / f"{LANGUAGE}.ftl")

    def heard(self, before: bytes, box: Box, action: int) -> list[Told]:
        """What its rules tell of a step from a state, with all secrets: it is taken once more, as plain Python."""
        state = self.state.from_bytes(before)
        with listening() as heard:
            self._plain_step(state, box, action)
        return heard

    @cached_property
    def _plain_step(self) -> Callable[..., Any]:
        return interpreted(self.kernels.step)

    def tell(self, heard: Sequence[Told], after: View[Any, Any]) -> Event | None:
        """What the rules have told of a step, in words, for whoever has this view after it; None for nothing."""
        texts, places = list[str](), dict[str, None]()
        shown: Kind | None = None
        whose: int | None = None
        for told in heard:
            declared = self.facts.declared[self.facts.named(told[0])]
            if declared.shown is None:
                continue
            fact = self.facts.seen(told, after.seat)
            texts.append(self.words.tell(after, fact))
            for slot, number in fact.numbers.items():
                place = self.words.places.get(declared.slots[slot].noun)
                if place is not None and number is not None:
                    found = place(after, number)
                    places |= dict.fromkeys((found,) if isinstance(found, str) else found)
            if shown is None or _WEIGHT.get(declared.shown, 1) > _WEIGHT.get(shown, 1):
                shown = declared.shown
            whose = fact.numbers.get(SEAT) if whose is None else whose
        return Event(" ".join(texts), tuple(places), shown, whose) if texts else None

    def outcome(self, view: View[Any, Any]) -> Outcome:
        """How a finished game ended."""
        found = []
        for kernel in (self.kernels.results, self.kernels.places, self.kernels.points):
            out = np.zeros(view.players, np.int32)
            kernel(view.state, view.box, out)
            found.append(tuple(out.tolist()))
        results, places, points = found
        return Outcome(results, places, points if self.has_points else None, self.words.awards(view))

    @cached_property
    def has_points(self) -> bool:
        """Whether anything is counted, beside who wins."""
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
        return count(points, *self.measure)

    @cached_property
    def secrets(self) -> bool:
        """Whether seats can know different things."""
        return self.kernels.hide is not common.hide or self.kernels.seen is not common.seen

    @cached_property
    def driver(self) -> Callable[..., int]:
        """The compiled loop that plays whole games; see `meadhall.core.driver`."""
        from meadhall.core.driver import play_games

        return bind(play_games, self.name, self.kernels.as_dict())
