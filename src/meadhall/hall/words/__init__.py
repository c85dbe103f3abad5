"""The sentences that the hall itself says to people, by key: they stand in `en.ftl` beside this file.

Games have files of their own (`core/phrases.py` tells how they are written), and templates hold the texts of pages.
"""

from pathlib import Path

from meadhall.core.phrases import LANGUAGE, Filling, phrases_in

PHRASES = phrases_in(Path(__file__).parent / f"{LANGUAGE}.ftl")


def say(key: str, /, **values: Filling) -> str:
    """The sentence of a key, with its slots filled.

    >>> say("banned")
    'the house has asked you to stay away'
    """
    return PHRASES.say(key, **values)
