"""Remarks: the comments of a content file, beside what they explain."""

import re
from functools import lru_cache
from typing import Any

import tomlkit
from tomlkit.exceptions import TOMLKitError

from meadhall.core.content_values import Place

_HEADER = re.compile(r"\[{1,2}(?P<name>[\w.-]+)\]{1,2}")


def remark_on(text: str, place: Place) -> str:
    """The comment on the line of a value, or before and beside the head of a table; empty where there is none.

    >>> text = '''# What is printed on the cards.
    ... [game]
    ... # Cards of your own are welcome.
    ... # Points: 1 to 9.
    ...
    ... [[cards]]  # 1
    ... points = 3  # of a full row
    ... '''
    >>> remark_on(text, ("cards", 4)), remark_on(text, ("cards", 4, "points")), remark_on(text, ("dice",))
    ('Cards of your own are welcome. Points: 1 to 9.', 'of a full row', '')
    """
    document, heads = _read(text)
    found: Any = document
    for step in place:
        try:
            found = found[0 if isinstance(step, int) else step]  # what is said of the first goes for all
        except (KeyError, IndexError, TypeError):
            return ""
    beside = _plain(getattr(getattr(found, "trivia", None), "comment", ""))
    if not place or not isinstance(found, dict):
        return beside
    names = [step for step in place if isinstance(step, str)]
    ways = (".".join(names[:length]) for length in range(len(names), 0, -1))
    before = next((heads[way] for way in ways if heads.get(way)), "")
    if isinstance(place[-1], int):
        return before  # beside an entry stands only what is said of this one
    return " ".join(filter(None, (before, beside[:1].upper() + beside[1:])))


@lru_cache(maxsize=32)
def _read(text: str) -> tuple[Any, dict[str, str]]:
    """A content file, and the comments before the heads of its tables; those of the first entry go for all. What stands
    before the first table is about the file."""
    heads, comment, last = dict[str, str](), list[str](), ""
    for line in text.splitlines():
        if line.startswith("#"):
            comment = [*comment, _plain(line)] if last.startswith("#") else [_plain(line)]
        elif (head := _HEADER.match(line)) is not None:
            steps = head["name"].split(".")
            for length in range(1, len(steps) + 1):
                heads.setdefault(".".join(steps[:length]), " ".join(comment) if heads else "")
            comment = []
        elif line.strip():
            comment = []
        last = line
    try:
        return tomlkit.parse(text), heads
    except TOMLKitError:
        return {}, {}


def _plain(comment: str) -> str:
    return comment.lstrip("# ").strip()
