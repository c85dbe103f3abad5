"""What a program can see to be wrong with sentences in another language, by the files of that language alone."""

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any

import pytest
from babel import Locale
from fluent.syntax import ast

from meadhall.core.language import locale_of
from meadhall.core.phrases import Inflected, Phrases
from meadhall.translation import sources, translations

WORD = re.compile(r"[^\W\d_]{3,}")
KEY = re.compile(r"(?<![\w-])[a-z]+(?:-[a-z0-9]+)+(?![\w-])")
COUNTED = re.compile(r"(?<![\w.,:+/-])(\d+) ([^\W\d_]{3,})\b(?!-)")
PLURALS = frozenset(("zero", "one", "two", "few", "many", "other"))
GOVERNING = {
    "is": "frá til af úr að við með um gegn hjá handa undir yfir fyrir á í án",
    "pl": "z ze do od w we na o po za nad pod przy przez dla bez u ku około przed między zamiast obok przeciw oprócz",
}
"""Words after which no noun stands in its first form, in languages that have such words."""

Slot = tuple[str, str, str]
"""A slot that was filled with a phrase that is declined: the file, the key, and the slot."""


# --- A sentence ---------------------------------------------------------------------------------------------------


def english_left(sentence: str, tag: str) -> list[str]:
    """The words of a sentence that English phrases have, and no phrase of the language.

    >>> english_left("Astrid nimmt the coin.", "de"), english_left("Astrid nimmt 3 Münzen.", "de")
    (['the', 'coin'], [])
    """
    return [word for word in WORD.findall(sentence) if word.lower() in _foreign(tag)]


def keys_left(sentence: str) -> list[str]:
    """The keys of phrases in a sentence: readers should see none.

    >>> keys_left("Astrid do-land-here auf der Helga-Insel."), keys_left("Ein-zwei Punkte")
    (['do-land-here'], [])
    """
    return [word for word in KEY.findall(sentence) if word in _keys()]


def wrong_plurals(sentence: str, tag: str) -> list[str]:
    """Numbers before a form of a noun that the phrases of the language never have after them.

    >>> wrong_plurals("Bierzesz 5 monety i 2 karty.", "pl"), wrong_plurals("Du hast 1 Punkte.", "de")
    (['5 monety'], ['1 Punkte'])
    >>> wrong_plurals("Astrid á 21 mynt, Bjarni 11 mynt og Gudrun 31 mynt.", "is")
    ['11 mynt']
    """
    plural, nouns = Locale.parse(locale_of(tag)).plural_form, _nouns(tag)
    found = [each for each in COUNTED.finditer(sentence) if plural(int(each[1])) not in nouns.get(each[2], PLURALS)]
    return [each[0] for each in found if not _is_governed(sentence[: each.start()], tag)]


def _is_governed(before: str, tag: str) -> bool:
    """Whether what follows stands in another case, for its preposition."""
    return (
        before.endswith(" ") and before.rpartition(" ")[0].rpartition(" ")[2].lower() in GOVERNING.get(tag, "").split()
    )


@cache
def _foreign(tag: str) -> frozenset[str]:
    """English words that a translation would not have; words with a capital letter may be names."""
    english = {word for source in sources() for word in _words(source.messages.values()) if word.islower()}
    ours = {word.lower() for each in translations(tag) for word in _words(each.messages.values())}
    return frozenset(english - ours)


@cache
def _keys() -> frozenset[str]:
    return frozenset(key for source in sources() for key in source.messages)


@cache
def _nouns(tag: str) -> dict[str, frozenset[str]]:
    """The words that stand after a number where its plural is chosen, and the plurals in which they do."""
    plurals = frozenset(Locale.parse(locale_of(tag)).plural_form.tags) | {"other"}
    found = defaultdict[str, set[str]](set)
    for message in (one for each in translations(tag) for one in each.messages.values()):
        for select in _all(message, ast.SelectExpression):
            keys = [getattr(variant.key, "name", "") for variant in select.variants]
            number = select.selector.id.name if isinstance(select.selector, ast.VariableReference) else ""
            if set(keys) & PLURALS - {"other"}:
                for key, variant in zip(keys, select.variants, strict=True):
                    for noun in re.findall(r"(?:\d+|\0) ([^\W\d_]{3,})", _flat(variant.value, number)):
                        found[noun] |= plurals - set(keys) | {key} if variant.default else {key} & plurals
    return {noun: frozenset(seen) for noun, seen in found.items() if seen}


# --- Slots --------------------------------------------------------------------------------------------------------


@contextmanager
def declined_slots() -> Iterator[set[Slot]]:
    """The slots that are filled meanwhile with phrases that have other forms."""
    found, say = set[Slot](), Phrases.say

    def listen(phrases: Phrases, key: str, /, **values: Any) -> str:
        for slot, value in values.items():
            if isinstance(value, Inflected) and any(form != value for _, form in value.forms):
                found.add((phrases.name, key, slot))
        return say(phrases, key, **values)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Phrases, "say", listen)
        yield found


def undeclined(slots: Iterable[Slot], tag: str) -> list[str]:
    """The slots after a preposition that stand there in their first form, though what fills them has others."""
    messages = {each.source.name.removesuffix(".ftl"): each.messages for each in translations(tag)}
    found = list[str]()
    for name, key, slot in slots:
        for pattern in _all(messages.get(name, {}).get(key), ast.Pattern):
            text = _flat(pattern, slot)
            bare = [each for each in re.finditer(r"\0(?!\w)", text) if _is_governed(text[: each.start()], tag)]
            found += [f"{name}.ftl, {key}: {text[: each.start()].split()[-1]} {{ ${slot} }}" for each in bare]
    return found


def _flat(pattern: ast.Pattern, slot: str = "") -> str:
    """A pattern with # for what fills it, and a zero for one of its slots."""

    def told(element: Any) -> str:
        expression = getattr(element, "expression", None)
        is_slot = isinstance(expression, ast.VariableReference) and expression.id.name == slot
        return str(element.value) if isinstance(element, ast.TextElement) else "\0" if is_slot else "#"

    return "".join(map(told, pattern.elements))


def _words(messages: Iterable[ast.Message]) -> list[str]:
    return [word for one in messages for text in _all(one, ast.TextElement) for word in WORD.findall(text.value)]


def _all(node: Any, kind: type) -> list[Any]:
    """All nodes of a kind in a message."""
    if isinstance(node, list):
        return [found for child in node for found in _all(child, kind)]
    inside = _all(list(vars(node).values()), kind) if isinstance(node, ast.BaseNode) else []
    return [node, *inside] if isinstance(node, kind) else inside
