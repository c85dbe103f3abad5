"""Editions of a game: the components that it is played with, and the versions of its rules."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

import msgspec

from meadhall.core.content import Edition, Header, read_edition
from meadhall.core.errors import OptionError
from meadhall.core.options import Option
from meadhall.core.phrases import COMMON
from meadhall.core.specimens import OwnPicture, dressed

if TYPE_CHECKING:
    from meadhall.core.game import Game


MOST_OWNED = 32
"""So many games with an owner's own components are kept ready."""


@dataclass(frozen=True, eq=False, kw_only=True)
class Editions:
    """The part of a game that knows its components and its rules' versions."""

    folder: Path  # where `RULES.md` and `content.toml` lie
    edition: Edition  # the components it is played with
    own_edition: bool = False  # whether these are an owner's own, which game files then carry with them
    rules_version: int  # the newest version of its rules: it rises when the same actions would lead to another state
    held_to: int | None = None  # the version of the rules that it is held to, if not the newest: see `with_rules`
    all_options: tuple[Option, ...]  # those of all versions of its rules

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
    def rules(self) -> int:
        """The version of the rules that it is played by: the newest, if it is not held to an earlier one."""
        return self.rules_version if self.held_to is None else self.held_to

    @cached_property
    def options(self) -> tuple[Option, ...]:
        """The agreement of players before the first step: the options that its version of the rules offers.

        >>> import meadhall
        >>> hagar = meadhall.game("hagar")
        >>> [[option.name for option in game.options] for game in (hagar, hagar.with_rules(2))]
        [['harbor'], ['harbor', 'short']]
        """
        return tuple(option for option in self.all_options if option.offered_by(self.rules))

    def with_rules(self, version: int) -> "Game":
        """This game, held to a version of its rules: old files and tables are played on by their own rules.

        >>> import meadhall
        >>> saga = meadhall.game("saga")
        >>> saga.with_rules(1).start().record.rules, saga.start().record.rules == saga.rules_version
        (1, True)
        """
        if not 1 <= version <= self.rules_version:
            raise OptionError(COMMON.say("wrong-rules", title=self.title, newest=self.rules_version, version=version))
        if version == self.rules:
            return cast("Game", self)
        return self._others.setdefault(version, self._changed(held_to=version))

    @cached_property
    def _others(self) -> "dict[int | str, Game]":
        """This game held to other versions, and with earlier editions by digest: all callers share them."""
        return {}

    def with_content(self, edition: Edition | Path) -> "Game":
        """This game with an owner's own components; a ContentError tells what is wrong with them."""
        edition = read_edition(edition) if isinstance(edition, Path) else edition
        if edition.header.title != self.title:
            raise edition.error(
                f"game, title: this file is for {edition.header.title}, not for {self.title}; components of your own "
                "keep the title of the game, and say what they are by their edition"
            )
        fewest, most = self.header.players
        if not fewest <= edition.header.players[0] <= edition.header.players[1] <= most:
            numbers = " to ".join(map(str, dict.fromkeys((fewest, most))))
            raise edition.error(f"game, players: the rules are for {numbers} players")
        other = self._changed(edition=edition, own_edition=True)
        for players in other.seats:
            other.make_box(players)
        return other

    def with_owned(self, edition: Edition, pictures: "Mapping[str, OwnPicture]") -> "Game":
        """This game with an owner's own components and pictures. The last few are kept: tables share them."""
        key = edition.digest, edition.source, msgspec.json.encode(pictures, order="sorted")
        if (found := self._owned.pop(key, None)) is None:
            found = self.with_content(edition)
            if pictures:
                found = replace(found, board=dressed(found.board, pictures))
        self._owned[key] = found  # the last of all to be forgotten
        while len(self._owned) > MOST_OWNED:
            self._owned.pop(next(iter(self._owned)), None)
        return found

    @cached_property
    def _owned(self) -> "dict[tuple[str, str, bytes], Game]":
        return {}

    @property
    def former_editions(self) -> tuple[str, ...]:
        """The names of its former editions, oldest first: those of the files in `editions/`, without the ending.

        >>> import meadhall
        >>> meadhall.game("hagar").former_editions
        ('1',)
        """
        files = (self.folder / "editions").glob("*.toml")
        return tuple(sorted((file.stem for file in files), key=lambda name: (len(name), name)))

    def _former(self, name: str) -> Edition:
        return read_edition(self.folder / "editions" / f"{name}.toml")

    def with_edition(self, name: str) -> "Game":
        """This game with the components of a former edition and the rules of today, for comparisons.

        >>> import meadhall
        >>> meadhall.game("hagar").with_edition("1").edition.source
        'edition 1'
        """
        if name not in self.former_editions:
            known = ", ".join(self.former_editions) or "none"
            raise OptionError(COMMON.say("no-such-edition", title=self.title, edition=name, known=known))
        return self.with_content(Edition(self._former(name).text, f"edition {name}"))

    def with_released(self, digest: str) -> "Game | None":
        """This game with the components that a digest names: today's, or earlier ones kept in `editions/`."""
        if digest == self.edition.digest:
            return cast("Game", self)
        if digest not in self._others:
            editions = map(self._former, self.former_editions)
            self._others.update({each.digest: self._changed(edition=each) for each in editions})
        return self._others.get(digest)

    def _changed(self, **changes: Any) -> "Game":
        return cast("Game", replace(self, **changes))
