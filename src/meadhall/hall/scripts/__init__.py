"""The sentences of scripts: their phrases stand in `words/en.ftl`, and each page gets those that its scripts name.

A phrase becomes a message for `static/words.js`: a text, or a list of texts, slots (`["name"]`), and choices by a slot
(`["count", {"one": ..., "": ...}]`, where the variant without a name counts if no other does). Another phrase that it
names is a slot that no script fills: it is said with the same slots.
"""

import re
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, TypeAlias

import msgspec
from fluent.syntax import ast
from markupsafe import Markup

from meadhall.core.language import ENGLISH, current, kept_by_language, locale_of
from meadhall.core.phrases import LANGUAGE, phrases_in
from meadhall.hall.static_files import FOLDER, digest, static_url

PHRASES = phrases_in(Path(__file__).parent / "words" / f"{LANGUAGE}.ftl")

Part: TypeAlias = "str | list[Any]"
"""A text, or a slot with its variants, if there are some."""
Message: TypeAlias = "str | list[Part]"

_IMPORTED = re.compile(r'(?:^import (?:.* from )?|\bimport\()"\./(\w+\.js)"', re.MULTILINE)
_SAID = re.compile(r'\bsay\(\s*"([a-z0-9-]+)"')


class _UnfitError(Exception):
    """A phrase says something that scripts cannot."""


def modules_of(script: str) -> list[str]:
    """A script and all that it imports."""
    found = [script]
    for name in found:
        found += [each for each in _IMPORTED.findall((FOLDER / name).read_text("utf-8")) if each not in found]
    return found


@lru_cache(maxsize=64)
def keys_of(script: str, _digest: str) -> tuple[str, ...]:
    """The keys of all phrases that a script and its modules name; they are read anew when a file has changed."""
    texts = [(FOLDER / name).read_text("utf-8") for name in modules_of(script)]
    return tuple(sorted({key for text in texts for key in _SAID.findall(text)}))


def tag(script: str) -> Markup:
    """The elements of a page that run a script: what it says, and the script itself."""
    words = _json(script, digest())
    kind = f'<script type="application/json" id="phrases" lang="{locale_of(current()).replace("_", "-")}">'
    return Markup(f'{kind}{words}</script>\n<script type="module" src="{static_url(script)}"></script>')


@kept_by_language(maxsize=256)
def _json(script: str, digest: str) -> str:
    """All that a script says, by its keys. Nothing in it ends the element around it."""
    said, keys = dict[str, Message](), list(keys_of(script, digest))
    for key in keys:
        said[key], named = _read(key)
        keys += [each for each in named if each not in keys]
    return msgspec.json.encode(said).decode().replace("<", "\\u003c")


def message(key: str) -> Message:
    """A phrase as a message, in the language that is spoken now; in English if a script could not say it there."""
    return _read(key)[0]


def _read(key: str) -> tuple[Message, list[str]]:
    """A phrase as a message, and the keys of those that it names."""
    english = _Reader(ENGLISH, None)
    told = english.pattern(PHRASES.bundle(ENGLISH)._messages[key].value, {})
    try:
        reader = _Reader(current(), english.slots)
        return _joined(reader.pattern(PHRASES.bundle(current())._messages[key].value, {})), reader.named
    except (KeyError, _UnfitError, RecursionError):
        return _joined(told), english.named


def _joined(parts: list[Part]) -> Message:
    """Texts that follow one another, as one; and just a text where there is nothing else."""
    found: list[Part] = []
    for part in parts:
        if isinstance(part, str) and found and isinstance(found[-1], str):
            found[-1] += part
        elif part != "":
            found.append(part)
    if all(isinstance(part, str) for part in found):
        return "".join(str(part) for part in found)
    return found


class _Reader:
    """Reads the patterns of a language; terms are put where they are named."""

    def __init__(self, language: str, known: set[str] | None) -> None:
        self._bundle = PHRASES.bundle(language)
        self._known = known
        self.slots: set[str] = set()
        self.named: list[str] = []

    def pattern(self, pattern: ast.Pattern | None, given: Mapping[str, str]) -> list[Part]:
        """The parts of a pattern; `given` are the arguments of the term that it belongs to."""
        if pattern is None:
            raise _UnfitError
        found: list[Part] = []
        for element in pattern.elements:
            found += (
                [element.value] if isinstance(element, ast.TextElement) else self._placed(element.expression, given)
            )
        return found

    def _placed(self, expression: Any, given: Mapping[str, str]) -> list[Part]:
        match expression:
            case ast.Placeable():
                return self._placed(expression.expression, given)
            case ast.StringLiteral():
                return [expression.parse()["value"]]
            case ast.NumberLiteral():
                return [expression.value]
            case ast.VariableReference(id=ast.Identifier(name=name)):
                return [given[name]] if name in given else [[self._slot(name)]]
            case ast.MessageReference(id=ast.Identifier(name=name), attribute=None) if name in self._bundle._messages:
                self.named.append(name)
                self.pattern(self._bundle._messages[name].value, {})  # its slots are this one's too
                return [[name]]
            case ast.TermReference(id=ast.Identifier(name=name), attribute=attribute, arguments=arguments):
                named = arguments.named if arguments is not None else ()
                own = {each.name.name: str(each.value.parse()["value"]) for each in named}
                return self.pattern(self._value(self._bundle._terms[name], attribute), own)
            case ast.FunctionReference(id=ast.Identifier(name="NUMBER")):
                return self._placed(expression.arguments.positional[0], given)
            case ast.SelectExpression():
                return self._chosen(expression, given)
        raise _UnfitError

    @staticmethod
    def _value(entry: Any, attribute: ast.Identifier | None) -> Any:
        return (
            entry.value if attribute is None else next(a.value for a in entry.attributes if a.id.name == attribute.name)
        )

    def _slot(self, name: str) -> str:
        """A slot. The text that fills it comes from a message, and so has no forms: it stands as it is."""
        self.slots.add(name)
        if self._known is None or name in self._known:
            return name
        for known in self._known:
            if name.startswith(f"{known}-"):
                return known
        raise _UnfitError

    def _chosen(self, expression: ast.SelectExpression, given: Mapping[str, str]) -> list[Part]:
        by = self._placed(expression.selector, given)
        named = {_name(each): each for each in expression.variants}
        usual = next(each for each in expression.variants if each.default)
        if len(by) == 1 and isinstance(by[0], list):
            (slot,) = by[0]
            variants = {name: self.pattern(each.value, given) for name, each in named.items() if each is not usual}
            return [
                [
                    slot,
                    {name: _joined(each) for name, each in variants.items()}
                    | {"": _joined(self.pattern(usual.value, given))},
                ]
            ]
        chosen = named.get("".join(map(str, by)), usual)
        return self.pattern(chosen.value, given)


def _name(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
