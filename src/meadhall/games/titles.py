"""Titles: what pieces and places mean, put into a drawing as SVG says it: people can ask by hand, key or ear."""

import re
from collections.abc import Callable
from functools import lru_cache

from meadhall.core.drawing import escape

_GROUP = re.compile(r'<g data-id="([^"]+)"([^>]*)>(?!<title>)')

_escaped = lru_cache(maxsize=8192)(escape)  # most pieces mean tomorrow what they meant yesterday


def titled(drawing: str, meaning: Callable[[str], str], matches: Callable[[str], str] = lambda name: "") -> str:
    """A drawing in which every group with an id has a title; `matches` names the places that belong to a piece.

    >>> titled('<g data-id="ship" transform="scale(2)"><path/></g><g data-id="sea"/>', {"ship": "A & B"}.get)
    '<g data-id="ship" transform="scale(2)"><title>A &amp; B</title><path/></g><g data-id="sea"/>'
    """

    def add(found: re.Match[str]) -> str:
        name, more = found.groups()
        if more.endswith("/") or not (words := meaning(name)):
            return found[0]
        places = f' data-matches="{fitting}"' if (fitting := matches(name)) else ""
        return f'<g data-id="{name}"{more}{places}><title>{_escaped(words)}</title>'

    return _GROUP.sub(add, drawing)
