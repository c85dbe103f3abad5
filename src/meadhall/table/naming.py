"""Names and words as people type them, made fit for a table: short, printable, and no two seats alike."""

from collections.abc import Iterable
from unicodedata import category, normalize

from meadhall.table.commands import MAX_NAME, MAX_TEXT
from meadhall.table.errors import PHRASES, refusal


def guest() -> str:
    """The name of somebody who gives none."""
    return PHRASES.say("guest")


def _clean(text: str, longest: int) -> str:
    text = normalize("NFC", text)
    text = "".join(" " if category(c)[0] in "ZC" and category(c) != "Cf" else c for c in text if category(c) != "Cf")
    return " ".join(text.split())[:longest].strip()


def clean_name(text: str) -> str:
    """A person's name without what does not print, cut to what a board has room for.

    >>> clean_name("  Björn\\t the\\u202e Bold ")
    'Björn the Bold'
    """
    name = _clean(text, MAX_NAME)
    if not any(letter.isalnum() for letter in name):
        raise refusal("bad-name")
    return name


def clean_text(text: str) -> str:
    """A word to all, on one line and not too long."""
    said = _clean(text, MAX_TEXT)
    if not said:
        raise refusal("bad-text")
    return said


def distinct(name: str, taken: Iterable[str]) -> str:
    """The name, with a number behind it if another seat is called so already.

    >>> distinct("Karl", ["karl", "Astrid"]), distinct("Karl", ["Karl", "Karl 2"])
    ('Karl 2', 'Karl 3')
    """
    others = {other.casefold() for other in taken}
    number, found = 1, name
    while found.casefold() in others:
        number += 1
        found = f"{name[: MAX_NAME - 3].strip()} {number}"
    return found
