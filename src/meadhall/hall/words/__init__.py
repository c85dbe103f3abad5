"""The sentences that the hall itself says to people, as on its pages, by key: they stand in `en.ftl` beside this file,
those about the people of a hall in `members/words/en.ftl`, and so on for each of SETS.

Games have files of their own (`core/phrases.py` tells how they are written).
"""

import re
from pathlib import Path

from markupsafe import Markup, escape

from meadhall.core.phrases import LANGUAGE, Filling, phrases_in

PHRASES = phrases_in(Path(__file__).parent / f"{LANGUAGE}.ftl")
SETS = tuple(
    phrases_in(Path(__file__).parents[1] / part / "words" / f"{LANGUAGE}.ftl")
    for part in ("members", "history", "alerts", "meeting", "workshop", "practice")
)


def say(key: str, /, **values: Filling) -> str:
    """The sentence of a key, with its slots filled.

    >>> say("banned")
    'the house has asked you to stay away'
    """
    return next((phrases for phrases in SETS if key in phrases.english), PHRASES).say(key, **values)


_TAGS = re.compile(r"&lt;(a|b|code|kbd)&gt;(.*?)&lt;/\1&gt;")
_LESS, _HELD = "<", "\ue000"  # what a letter in a slot is held as, so that it begins no tag


def say_html(key: str, /, to: str = "", **values: Filling) -> Markup:
    """A sentence with the few tags that sentences may have: `<a>` is a link `to` an address. Slots bring none.

    >>> say_html("home-open-a-table", to="/new")[:34]
    Markup('<a href="/new">Open a table</a> an')
    >>> say_html("table-salt-without-scripts", promise="<b>")[-23:]
    Markup('<code>&lt;b&gt;</code>.')
    """
    held = {
        slot: value.replace(_LESS, _HELD) if isinstance(value, str) and _LESS in value else value
        for slot, value in values.items()
    }
    link = f' href="{escape(to)}"'
    text = str(escape(say(key, **held)))
    tagged = _TAGS.sub(lambda tag: f"<{tag[1]}{link if tag[1] == 'a' else ''}>{tag[2]}</{tag[1]}>", text)
    return Markup(tagged.replace(_HELD, "&lt;"))
