"""Phrases: every sentence that people read, by its key, in files of Project Fluent: one for each game and language.

`words/en.ftl` of a game's folder holds its English sentences:

    rolled = { $seat-is ->
        [you] You roll
       *[other] { $seat } rolls
    } red { $red }, black { $black }.

`view.say("rolled", seat=view.names[0], red=3, black=4)` makes the sentence for the reader of that view, in the language
that is spoken now (`core/language.py`). Every value brings a second one with it, as here `$seat-is`: `you` for the name
of the reader, `hidden` for what the reader may not know, and otherwise `other`. Numbers choose their plural (`[one]`,
`*[other]`), and texts may choose between variants.

A phrase may have **forms**: attributes that a language needs to use it within another phrase, such as a case or a
gender. Where its text fills the slot `area`, they are `$area-genitive` and so on:

    name-mercia = Mercja
        .genitive = Mercji
    raided = Wikingowie wracają z { $area-genitive }.

A text that lacks a form stands in its place as it is.
"""

from collections.abc import Iterable, Sequence
from functools import cache, cached_property, lru_cache, reduce
from pathlib import Path
from typing import Any
from weakref import WeakSet

from meadhall.core.errors import ContractError
from meadhall.core.language import ENGLISH, current, folders, locale_of
from meadhall.core.text import Name, slug

LANGUAGE = ENGLISH  # the language of the sources

Filling = str | int | None
"""What fills a slot of a phrase: a text, a name, a number; None for what the reader may not know."""

_LONGEST = 2400
_read: "WeakSet[Phrases]" = WeakSet()


def forget_what_was_said() -> None:
    """Let go of all sentences that were filled in: some name people."""
    for phrases in _read:
        phrases._filled.cache_clear()
        phrases._joined.cache_clear()


class Inflected(str):
    """The text of a phrase, with the forms that other phrases may want it in."""

    forms: tuple[tuple[str, str], ...]

    def __new__(cls, text: str, forms: tuple[tuple[str, str], ...]) -> "Inflected":
        """A text with forms, by their names."""
        made = super().__new__(cls, text)
        made.forms = forms
        return made

    def __reduce__(self) -> tuple[type["Inflected"], tuple[str, tuple[tuple[str, str], ...]]]:
        return Inflected, (str(self), self.forms)

    def form(self, name: str) -> str:
        """The text in a form; as it is if it has no such form."""
        return dict(self.forms).get(name, str(self))


class Phrases:
    """The phrases of a file, and of its translations; each is read when it is wanted."""

    def __init__(self, file: Path, name: str = "") -> None:
        self.file, self.name = file, name or file.parent.parent.name
        self._bundles: dict[str, Any] = {}
        self._known_forms: dict[str, tuple[str, ...]] = {}
        self._filled = lru_cache(maxsize=8192)(self._fill)  # most are said again and again
        self._joined = lru_cache(maxsize=2048)(self._join)
        _read.add(self)

    def files(self, language: str) -> list[Path]:
        """The files that hold its phrases in a language; the first one that has a phrase counts."""
        if language == ENGLISH:
            return [self.file]
        found = [
            *(folder / language / f"{self.name}.ftl" for folder in folders()),
            self.file.parent / f"{language}.ftl",
        ]
        return [each for each in found if each.is_file()]

    def bundle(self, language: str) -> Any:
        """All phrases in a language. Mistakes of English are errors; those of translations are left out."""
        if (known := self._bundles.get(language)) is not None:
            return known
        from fluent.runtime import FluentBundle, FluentResource
        from fluent.syntax.ast import Junk

        bundle = FluentBundle([locale_of(language).replace("_", "-")], use_isolating=False)
        for file in self.files(language):
            text = file.read_text(encoding="utf-8") if file.exists() else ""
            resource = FluentResource(text)
            for entry in resource.body:
                if isinstance(entry, Junk) and language == ENGLISH:
                    line = 1 + text.count("\n", 0, entry.span.start if entry.span else 0)
                    raise ContractError(f"{file}, line {line}: {entry.annotations[0].message}")
            bundle.add_resource(resource)
        self._bundles[language] = bundle
        return bundle

    def _forms(self, language: str) -> tuple[str, ...]:
        """The names of all forms that phrases have in a language."""
        if language not in self._known_forms:
            messages = self.bundle(language)._messages.values()
            self._known_forms[language] = tuple(
                dict.fromkeys(each.id.name for one in messages for each in one.attributes)
            )
        return self._known_forms[language]

    def slot_of(self, variable: str) -> str:
        """The slot to which a variable of an English phrase belongs: itself, or that whose form or reader it tells."""
        slot, _, form = variable.rpartition("-")
        return slot if slot and form in ("is", *self._forms(LANGUAGE)) else variable

    @cached_property
    def english(self) -> frozenset[str]:
        """The keys of all English phrases."""
        return frozenset(self.bundle(ENGLISH)._messages)

    def has(self, key: str) -> bool:
        """Whether there is such a phrase, in the language that is spoken now or in English."""
        return key in self.english or bool(self.bundle(current()).has_message(key))

    def say(self, key: str, /, **values: Filling) -> str:
        """A phrase with its slots filled."""
        more = tuple([_more(value) for value in values.values()])
        return self._filled(current(), key, tuple(values.items()), more)

    def call(self, text: str) -> str:
        """A name that stands in a content file, as the language that is spoken now calls it: by `name-...`, if at all.

        A name in a file of the user's own has no translation, and stands for itself.
        """
        return self.declared(f"name-{slug(text)}", text)

    def declared(self, key: str, text: str) -> str:
        """A text that stands in English where it is declared, as the language that is spoken now has it, if at all."""
        return self.say(key) if self.bundle(current()).has_message(key) else text

    def _fill(self, language: str, key: str, values: tuple[tuple[str, Filling], ...], more: tuple["_More", ...]) -> str:
        """Two texts that differ only in their forms, or in who reads them, are equal: `more` tells them apart."""
        filled: dict[str, Any] = {}
        forms = dict.fromkeys(
            (*self._forms(language), *self._forms(ENGLISH))
        )  # English is said where a phrase is missing
        for (slot, value), known in zip(values, more, strict=True):
            filled[slot] = "hidden" if value is None else int(value) if isinstance(value, int) else _cut(str(value))
            filled |= {f"{slot}-{form}": filled[slot] for form in forms}
            if isinstance(known, tuple):
                filled |= {f"{slot}-{form}": text for form, text in known}
            filled[f"{slot}-is"] = "hidden" if value is None else "you" if known is True else "other"
        found = f'there is no phrase "{key}"'
        for each in dict.fromkeys((language, ENGLISH)):
            bundle = self.bundle(each)
            if not bundle.has_message(key):
                continue
            message = bundle.get_message(key)
            wanted = {"": message.value} | message.attributes
            said = {form: bundle.format_pattern(pattern, filled) for form, pattern in wanted.items()}
            errors = [error for _, mistakes in said.values() for error in mistakes]
            if not errors:
                text = str(said.pop("")[0])
                return Inflected(text, tuple((form, str(other)) for form, (other, _) in said.items())) if said else text
            found = f'the phrase "{key}": {errors[0]}'
        raise ContractError(f"{self.file}: {found}")

    def join(self, words: Iterable[str], last: str = "and") -> str:
        """A list as people write it, with "and" or "or" before its last entry, or with neither; its forms are those of
        its entries."""
        listed = tuple(words)
        return self._joined(current(), listed, tuple([_more(word) for word in listed]), last)

    def _join(self, language: str, words: tuple[str, ...], more: tuple["_More", ...], last: str) -> str:
        from babel import Locale
        from babel.lists import format_list

        style: Any = {"and": "standard", "or": "or", "": "standard"}[last]
        forms = dict.fromkeys(form for known in more if isinstance(known, tuple) for form, _ in known)

        def joined(form: str) -> str:
            entries = [word.form(form) if isinstance(word, Inflected) else str(word) for word in words]
            if not last:
                pattern = Locale.parse(locale_of(language)).list_patterns[style]["start"]
                return reduce(pattern.format, entries) if entries else ""
            return format_list(entries, style, locale_of(language))

        return Inflected(joined(""), tuple((form, joined(form)) for form in forms)) if forms else joined("")


def _cut(text: str) -> str:
    """A text that is short enough for a slot: Fluent refuses longer ones, and somebody may have typed it."""
    return text if len(text) <= _LONGEST else text[:_LONGEST] + "…"


_More = bool | tuple[tuple[str, str], ...] | None


def _more(value: Filling) -> _More:
    """Knowledge about a value beside its text: whether its bearer reads it, or its forms."""
    kind = value.__class__
    return value.you if kind is Name else value.forms if kind is Inflected else None  # type: ignore[union-attr]


phrases_in = cache(Phrases)  # the phrases of a file, read once for all versions and editions of a game
COMMON = phrases_in(Path(__file__).parent / "words" / f"{LANGUAGE}.ftl")
"""What all games say."""


def seat_names(players: int) -> tuple[str, ...]:
    """The names of seats whose players have none: people count from 1, code and files from 0.

    >>> seat_names(2)
    ('Seat 1', 'Seat 2')
    """
    return tuple(COMMON.say("seat", number=seat + 1) for seat in range(players))


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
