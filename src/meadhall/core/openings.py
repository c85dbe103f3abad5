"""Openings: how a match begins, with which box, and all ways in which one can begin."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import product
from math import prod
from typing import TYPE_CHECKING, Any, cast

from meadhall.core.content import Edition
from meadhall.core.editions import Editions
from meadhall.core.errors import OptionError
from meadhall.core.options import Value, settle
from meadhall.core.record import MOST_OPTIONS, Box, copy, read_only

if TYPE_CHECKING:
    from meadhall.core.dice import FairDice
    from meadhall.core.game import Game
    from meadhall.core.match import Match


@dataclass(frozen=True, eq=False, kw_only=True)
class Openings(Editions):
    """The part of a game that makes boxes and begins matches."""

    build: Callable[[Edition, int, Mapping[str, Value]], Box]
    """Makes the box for an edition, a number of players and settled options, or raises a ContentError."""
    check: Callable[[Edition, Any, Mapping[str, Value]], None] | None = None
    """Refuses a box with which no game could be played to its end, by a ContentError or an OptionError."""

    def make_box(self, players: int, options: Mapping[str, Value] | None = None) -> Any:
        """All that is fixed before the first step, as a record. All callers share one box, and only read it."""
        if players not in self.seats:
            raise OptionError(f"{self.title} is for {self._for_players}, not {players}")
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
        return Match(cast("Game", self), players if players is not None else self.seats[0], options or {}, dice, names)

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
