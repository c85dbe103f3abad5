"""Languages for tests: English, with a mark in every sentence, so that one sees who has said it."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from meadhall.core import language
from meadhall.translation import sources

MARKS = {"en-AU": "\u0323", "en-IE": "\u0324", "en-NZ": "\u0325"}
"""The marks of three languages, whose lists are those of English: dots and a ring below a letter."""


def mark_languages(folder: Path, marks: Mapping[str, str] = MARKS) -> None:
    """Write languages in which every sentence of every file has a mark after its first letter."""
    for source in sources():
        for tag, mark in marks.items():
            (folder / tag).mkdir(exist_ok=True)
            told = [_marked(message, mark) for message in source.messages.values()]
            (folder / tag / source.name).write_text("".join(map(FluentSerializer().serialize_entry, told)), "utf-8")


def _marked(message: ast.Message, mark: str) -> ast.Message:
    class Marks(Transformer):
        def visit_Pattern(self, node: Any) -> Any:
            for element in node.elements:
                if isinstance(element, ast.TextElement) and (letter := _first_letter(element.value)):
                    element.value = element.value[:letter] + mark + element.value[letter:]
                    break
            return self.generic_visit(node)

    marked = ast.Message(message.id, message.value.clone() if message.value else None)
    return Marks().visit(marked)  # type: ignore[no-any-return]


def _first_letter(text: str) -> int:
    return next((at for at, letter in enumerate(text, 1) if letter.isalpha()), 0)


@contextmanager
def marked(folder: Path) -> Iterator[None]:
    """Marked languages, written to a folder, for a while."""
    mark_languages(folder)
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv("MEADHALL_LANGUAGES", str(folder))
        _forget()
        yield
    _forget()


def _forget() -> None:
    language.languages.cache_clear()
    language.wished.cache_clear()


def unmarked(text: str, tag: str) -> str:
    """What a reader of a language was told, in English; nothing in it is said in another language."""
    for other, mark in MARKS.items():
        assert other == tag or mark not in text, f"somebody who reads {tag} is told something in {other}: {text}"
    return text.replace(MARKS.get(tag, ""), "")
