"""Translations: the files of a new language, and what is missing, stale or wrong in those that there are.

A message of a translation stands below a comment with the English text that it was made from:

    # English: { $seat } takes { $coins } coins.
    took = { $seat } nimmt { $coins } Münzen.

So everybody sees what it should say, and a program sees when the English has changed since. Documents (`saga-rules.md`)
say at their end of which English text they are the translation.
"""

import hashlib
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from babel import Locale
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer, Visitor

import meadhall
from meadhall import games
from meadhall.core.language import OURS, PSEUDO, folders, locale_of

PACKAGE = Path(meadhall.__file__).parent
NUMBER = re.compile(r"^\s*(?:[-*|]|\d+\.) *\**([A-Z]{1,2}-\d{1,3}[a-z]?)\b", re.MULTILINE)
ADDRESS = re.compile(r"\]\(([^)\s]+)")
ROWS = re.compile(r"^(#+|\s*[-*] |\|)", re.MULTILINE)
ENDING = "[//]: # (English: {})"
"""The last line of a translated document; no reader sees it."""
_parser, _serializer = FluentParser(with_spans=False), FluentSerializer(with_junk=True)
_PLURALS = frozenset(("zero", "one", "two", "few", "many", "other"))


@dataclass(frozen=True)
class English:
    """All English sentences of one file of a translation."""

    name: str
    messages: Mapping[str, ast.Message]
    sections: Mapping[str, str] = field(default_factory=dict)
    """The headings and notes above some messages, by the message that follows."""

    def slots(self, key: str) -> frozenset[str]:
        """The slots of a sentence, with those of the sentences that it is made of, without the forms of what fills
        them."""
        found = _slots(self.messages[key], self.messages)
        forms = {each.id.name for one in self.messages.values() for each in one.attributes}
        return frozenset(slot.rpartition("-")[0] if slot.rpartition("-")[2] in forms else slot for slot in found)

    def is_known(self, key: str) -> bool:
        """Whether anybody says a message. Names of the content may be translated, and need not be."""
        return key in self.messages or key.startswith("name-")


def sources() -> list[English]:
    """Everything that a language can say: of the hall, of what games share, and of every game that there is."""
    words = [file for file in sorted(PACKAGE.rglob("words/en.ftl")) if "new_game" not in file.parts]
    outside = [games.folder_of(name) for name in games.names() if name not in games.own_names()]
    words += [folder / "words" / "en.ftl" for folder in outside if (folder / "words" / "en.ftl").is_file()]
    found = [_read_source(file) for file in words]
    return [*found, *filter(None, (_guide(name) for name in games.names()))]


def documents() -> dict[str, Path]:
    """The English documents that a language may bring, by the names of their translations."""
    files = {
        f"{name}-{kind.lower()}.md": games.folder_of(name) / f"{kind}.md"
        for name in games.names()
        for kind in ("RULES", "PLAY")
    }
    return {name: file for name, file in files.items() if file.is_file()}


@cache
def _parsed(text: str) -> Sequence[Any]:
    """The messages of a file. To read all files of a language takes a second, and all are compared with English."""
    return _parser.parse(text).body


def _read_source(file: Path) -> English:
    body = _parsed(file.read_text(encoding="utf-8"))
    messages, sections, notes = {}, dict[str, str](), list[str]()
    for entry in body:
        if isinstance(entry, ast.GroupComment | ast.ResourceComment):
            mark = "##" if isinstance(entry, ast.GroupComment) else "###"
            notes += [f"{mark} {line}" for line in (entry.content or "").splitlines()]
        elif isinstance(entry, ast.Message):
            messages[entry.id.name] = entry
            if notes:
                sections[entry.id.name] = "\n".join(notes)
                notes = []
    name = file.parent.parent.name
    declared = {key: text for key, text in _declared(name).items() if key not in messages}
    return English(f"{name}.ftl", messages | _plain(declared), sections)


def _guide(name: str) -> English | None:
    from meadhall.hall.live.game_loader import has_guide
    from meadhall.hall.pages.guides import read_guide

    file = games.folder_of(name) / "guide.toml"
    if not has_guide(name):
        return None
    guide = read_guide(file.read_text(encoding="utf-8"), str(file))
    steps = {f"step-{number}": step.say for number, step in enumerate(guide.steps, 1)}
    return English(f"{name}-guide.ftl", _plain(steps | {"ending": guide.ending}))


def _declared(name: str) -> dict[str, str]:
    """Texts that games declare outside of their sentences: options, headings, lines on their cards, names of fields."""
    from meadhall.core.phrases import COMMON
    from meadhall.hall.workshop import editing
    from meadhall.practice import themes

    found = dict[str, str]()
    for game in games.names():
        if games.phrases_of(game).name == name:
            loaded = games.load(game)
            found |= dict(loaded.declares()) | dict(games.declares(game)) | dict(editing.declares(loaded))
            found |= themes.declares(games.folder_of(game))
    return {key: text for key, text in found.items() if key not in COMMON.english}


def _plain(texts: Mapping[str, str]) -> dict[str, ast.Message]:
    """Texts without slots as messages."""

    def message(key: str, text: str) -> ast.Message:
        return ast.Message(ast.Identifier(key), ast.Pattern([ast.TextElement(text)]))

    return {key: message(key, text) for key, text in texts.items()}


def _english(message: ast.Message) -> str:
    """The comment that tells what a message says in English."""
    plain = ast.Message(message.id, message.value, message.attributes)
    return "English:" + _serializer.serialize_entry(plain).partition("=")[2].rstrip()


def _slots(message: Any, messages: Mapping[str, ast.Message]) -> frozenset[str]:
    found = set[str]()

    class Slots(Visitor):
        def visit_VariableReference(self, node: Any) -> None:
            found.add(node.id.name.removesuffix("-is"))

        def visit_MessageReference(self, node: Any) -> None:
            if node.id.name in messages:
                found.update(_slots(messages[node.id.name], messages))

    Slots().visit(message)
    return frozenset(found)


# --- A translation ------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Translation:
    """One file of a language, beside its source."""

    language: str
    source: English
    file: Path

    @cached_property
    def body(self) -> list[Any]:
        """The messages of the file."""
        return list(_parsed(self.file.read_text(encoding="utf-8"))) if self.file.is_file() else []

    @cached_property
    def messages(self) -> dict[str, ast.Message]:
        """The messages of the file, by key."""
        return {entry.id.name: entry for entry in self.body if isinstance(entry, ast.Message) and entry.value}

    @cached_property
    def forms(self) -> frozenset[str]:
        """The names of the forms that its messages have."""
        return frozenset(each.id.name for one in self.messages.values() for each in one.attributes)

    def complaints(self) -> Iterator[str]:
        """The complaints about it: missing, stale, unused and wrong messages."""
        if not self.file.is_file():
            yield f"{self.file}: this file is missing"
            return
        for junk in (entry.content or "" for entry in self.body if isinstance(entry, ast.Junk)):
            if not re.fullmatch(r"[\w-]+ =\s*", junk):
                yield f"{self.file}: this cannot be read: {junk.splitlines()[0]}"
        for key in self.source.messages:
            if key not in self.messages:
                yield f"{self.file}: {key} is missing"
        for key, message in self.messages.items():
            if not self.source.is_known(key):
                yield f"{self.file}: {key} is unused: nobody says it"
            elif key in self.source.messages:
                yield from (f"{self.file}: {key} {wrong}" for wrong in self._wrong(key, message))

    def _wrong(self, key: str, message: ast.Message) -> Iterator[str]:
        english = self.source.messages[key]
        noted = (message.comment.content or "" if message.comment else "").split()
        if noted[:1] != ["English:"]:
            yield "does not say of which English text it is the translation"
        elif noted != _english(english).split():
            yield f"is stale: the English is now {_english(english).removeprefix('English:').strip()!r}"
        ours, theirs = self.source.slots(key), _slots(message, self.messages)
        known = ours | {f"{slot}-{form}" for slot in ours for form in self.forms}
        if more := theirs - known:
            yield f"has slots that the English has not: {', '.join(sorted(more))}"
        used = theirs | {slot.rpartition("-")[0] for slot in theirs}
        if fewer := ours - used:
            yield f"leaves out slots of the English: {', '.join(sorted(fewer))}"
        yield from _slips(message, english, self.language)


def _slips(message: ast.Message, english: ast.Message, language: str) -> Iterator[str]:
    """Slips that a program can see: doubled spaces, English that was left, plurals that the language has."""
    texts = [each.value for each in _all(message.value, ast.TextElement)]
    if any("  " in text.strip() for text in texts):
        yield "has two spaces in a row"
    words = " ".join(texts).split()
    if len([word for word in words if word.isalpha() and word.islower()]) > 2 and _english(message) == _english(
        english
    ):
        yield "is as in English"
    plurals = frozenset(Locale.parse(locale_of(language)).plural_form.tags) | {"other"}
    for select in _all(message, ast.SelectExpression):
        keys = {
            variant.key.name: variant.default for variant in select.variants if isinstance(variant.key, ast.Identifier)
        }
        counted = set(keys) <= _PLURALS and set(keys) & _PLURALS - {"other"}
        if counted and (lacks := plurals - set(keys) - {"other"}) and not (len(lacks) == 1 and keys.get("other")):
            yield f"lacks plural forms: {', '.join(sorted(lacks))}"


def _all(node: Any, kind: type) -> list[Any]:
    found = list[Any]()

    class All(Visitor):
        def generic_visit(self, node: Any) -> None:
            if isinstance(node, kind):
                found.append(node)
            super().generic_visit(node)

    All().visit(node)
    return found


def translations(language: str) -> list[Translation]:
    """All files of a language, there or not: each where it lies, and a missing one where the language lies."""
    lies = [folder / language for folder in folders() if (folder / language).is_dir()] or [OURS / language]
    return [
        Translation(
            language,
            source,
            next((one / source.name for one in lies if (one / source.name).is_file()), lies[0] / source.name),
        )
        for source in sources()
    ]


def check(language: str) -> list[str]:
    """All that is missing, stale, unused or wrong in a language."""
    found = [complaint for each in translations(language) for complaint in each.complaints()]
    for name, english in documents().items():
        file = next((one for folder in folders() if (one := folder / language / name).is_file()), None)
        found += [f"{language}/{name}: this file is missing"] if file is None else _document(file, english)
    return found


def _document(file: Path, english: Path) -> Iterator[str]:
    """The differences between a translated document and the English one: rules, links, and how many lines there are."""
    ours, theirs = english.read_text(encoding="utf-8"), file.read_text(encoding="utf-8")
    text = theirs.partition(ENDING.partition("{")[0])[0]
    for what, pattern in (("rules", NUMBER), ("addresses", ADDRESS)):
        has, should = pattern.findall(text), pattern.findall(ours)
        if has != should:
            differs = next((a or b for a, b in _pairs(should, has) if a != b), "")
            yield f"{file}: its {what} are not those of the English, from {differs} on"
    lines, wanted = (len(ROWS.findall(each)) for each in (text, ours))
    if lines != wanted:
        yield f"{file}: it has {lines} headings, list items and rows, the English {wanted}"
    if not theirs.rstrip().endswith(ENDING.format(_digest(ours))):
        yield f"{file}: it is stale: the English has changed since"


def _pairs(one: list[str], other: list[str]) -> Iterator[tuple[str, str]]:
    for at in range(max(len(one), len(other))):
        yield one[at] if at < len(one) else "", other[at] if at < len(other) else ""


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:8]


def accept(language: str) -> None:
    """Write beside everything in a language what it is the translation of: today's English."""
    for each in translations(language):
        if each.file.is_file():
            each.file.write_text(_written(each.source, each.messages), encoding="utf-8")
    for name, english in documents().items():
        for folder in folders():
            if (file := folder / language / name).is_file():
                text = file.read_text(encoding="utf-8").partition(ENDING.partition("{")[0])[0].rstrip()
                ending = ENDING.format(_digest(english.read_text(encoding="utf-8")))
                file.write_text(f"{text}\n\n{ending}\n", encoding="utf-8")


def begin(language: str, into: Path) -> list[Path]:
    """Write the files of a new language, with everything that there is to translate; what is there already stays."""
    folder, written = into / language, list[Path]()
    folder.mkdir(parents=True, exist_ok=True)
    for source in sources():
        if not (file := folder / source.name).exists():
            messages = {key: _pseudo(one) for key, one in source.messages.items()} if language == PSEUDO else {}
            file.write_text(_written(source, messages), encoding="utf-8")
            written.append(file)
    return written


def _written(source: English, messages: Mapping[str, ast.Message]) -> str:
    """A file of a translation: in the order of the English, with what it says; names of the content come last."""
    parts = list[str]()
    for key, english in source.messages.items():
        parts += [source.sections[key] + "\n"] if key in source.sections else []
        comment = "".join(f"# {line}".rstrip() + "\n" for line in _english(english).splitlines())
        if key in messages:
            own = messages[key]
            comment += _serializer.serialize_entry(ast.Message(own.id, own.value, own.attributes))
        else:
            comment += f"{key} =\n"
        parts.append(comment)
    names = [key for key in messages if key not in source.messages]
    parts += ["## Names that stand in the content\n"] if names else []
    parts += [_serializer.serialize_entry(messages[key]) for key in names]
    return "\n".join(parts)


# --- A language for tests -----------------------------------------------------------------------------------------

_ACCENTED = str.maketrans(
    dict(zip("aceiklnorstuyzACEILNORSTUYZ", "ąçéíķłñóŕšťüýžÁĆĖĪŁŃÖŘŠŦŪŸŻ", strict=True)) | {"d": "ð", "h": "þ"}
)


def _pseudo(message: ast.Message) -> ast.Message:
    """A message in the language for tests: longer, accented, and in brackets, so that what lacks them is seen."""

    class Accents(Transformer):
        def visit_TextElement(self, node: Any) -> Any:
            return ast.TextElement(longer(node.value))

    assert message.value is not None
    spoken = Accents().visit(message.value.clone())
    return ast.Message(message.id, ast.Pattern([ast.TextElement("⟦"), *spoken.elements, ast.TextElement("⟧")]))


def longer(text: str) -> str:
    """A text as the language for tests says it. Tags stay as they are.

    >>> longer("End the turn"), longer("<b>turn</b>")
    ('Ėñð ťþéé ťüüŕñ', '<b>ťüüŕñ</b>')
    """
    parts = re.split(r"(</?[a-z]+>)", text)
    return "".join(
        part if at % 2 else re.sub(r"[aeiou]", lambda vowel: 2 * vowel[0], part).translate(_ACCENTED)
        for at, part in enumerate(parts)
    )
