"""Phrases: every sentence that people read, by its key, in files of Project Fluent: one for each game and language.

`words/en.ftl` of a game's folder holds its English sentences:

    rolled = { $seat-is ->
        [you] You roll
       *[other] { $seat } rolls
    } red { $red }, black { $black }.

`view.say("rolled", seat=view.names[0], red=3, black=4)` makes the sentence for the reader of that view. Every value
brings a second one with it, as here `$seat-is`: `you` for the name of the reader, `hidden` for what the reader may not
know, and otherwise `other`. Numbers choose their plural (`[one]`, `*[other]`), and texts may choose between variants.
"""

from collections.abc import Iterable, Sequence
from functools import cache, cached_property, lru_cache
from pathlib import Path
from typing import Any
from weakref import WeakSet

from meadhall.core.errors import ContractError
from meadhall.core.text import Name

LANGUAGE = "en"  # the language that every game speaks
_LOCALES = {"en": "en-GB"}  # lists without a comma before "and"

Filling = str | int | None
"""What fills a slot of a phrase: a text, a name, a number; None for what the reader may not know."""


_read: "WeakSet[Phrases]" = WeakSet()


def forget_what_was_said() -> None:
    """Let go of all sentences that were filled in: some name people."""
    for phrases in _read:
        phrases._filled.cache_clear()
        phrases._joined.cache_clear()


class Phrases:
    """The phrases of a file; it is read when the first one is wanted."""

    def __init__(self, file: Path, language: str = LANGUAGE) -> None:
        self.file, self._locale = file, _LOCALES.get(language, language)
        self._filled = lru_cache(maxsize=4096)(self._fill)  # most are said again and again
        self._joined = lru_cache(maxsize=1024)(self._join)
        _read.add(self)

    @cached_property
    def _bundle(self) -> Any:
        from fluent.runtime import FluentBundle, FluentResource
        from fluent.syntax.ast import Junk

        resource = FluentResource(self.file.read_text(encoding="utf-8") if self.file.exists() else "")
        for entry in resource.body:
            if isinstance(entry, Junk):
                line = 1 + self.file.read_text(encoding="utf-8").count("\n", 0, entry.span.start if entry.span else 0)
                raise ContractError(f"{self.file}, line {line}: {entry.annotations[0].message}")
        bundle = FluentBundle([self._locale], use_isolating=False)
        bundle.add_resource(resource)
        return bundle

    @cached_property
    def keys(self) -> frozenset[str]:
        """The keys of all phrases."""
        return frozenset(self._bundle._messages)

    def say(self, key: str, /, **values: Filling) -> str:
        """A phrase with its slots filled."""
        yous = tuple([value.you for value in values.values() if value.__class__ is Name])
        return self._filled(key, tuple(values.items()), yous)

    def _fill(self, key: str, values: tuple[tuple[str, Filling], ...], yous: tuple[bool, ...]) -> str:
        """Two names that differ only in who reads them are equal as texts: so it is told apart who does."""
        if not self._bundle.has_message(key):
            raise ContractError(f'{self.file}: there is no phrase "{key}"')
        filled: dict[str, Any] = {}
        for slot, value in values:
            you = getattr(value, "you", False)
            filled[slot] = "hidden" if value is None else int(value) if isinstance(value, int) else str(value)
            filled[f"{slot}-is"] = "hidden" if value is None else "you" if you else "other"
        said, errors = self._bundle.format_pattern(self._bundle.get_message(key).value, filled)
        if errors:
            raise ContractError(f'{self.file}: the phrase "{key}": {errors[0]}')
        return str(said)

    def join(self, words: Iterable[str], last: str = "and") -> str:
        """A list as people write it, with "and" or "or" before its last entry."""
        return self._joined(tuple(words), last)

    def _join(self, words: tuple[str, ...], last: str) -> str:
        from babel.lists import format_list

        style: Any = {"and": "standard", "or": "or"}[last]
        return format_list(list(words), style, self._locale.replace("-", "_"))


phrases_in = cache(Phrases)  # the phrases of a file, read once for all versions and editions of a game


def tell_tie(
    view: Any, points: Sequence[int], tie_breaks: Iterable[tuple[str, Sequence[int]]], **more: Filling
) -> tuple[str, ...]:
    """How a tie for the most points was broken, or that the win is shared; nothing where there was no tie.

    Each tie-break is its name and a number for each seat, of which the highest counts. The phrases `tie-broken`, with
    `seat` and `by`, and `tie-shared`, with `winners`, tell it; `more` fills other slots of theirs.
    """
    tied = [seat for seat, number in enumerate(points) if number == max(points)]
    if len(tied) == 1:
        return ()
    for by, numbers in tie_breaks:
        best = max(numbers[seat] for seat in tied)
        tied = [seat for seat in tied if numbers[seat] == best]
        if len(tied) == 1:
            return (view.say("tie-broken", seat=view.names[tied[0]], by=by, **more),)
    return (view.say("tie-shared", winners=view.join(view.names[seat] for seat in tied), **more),)
