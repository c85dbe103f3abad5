"""The sentences of reports by key: they stand in `en.ftl` beside this file. Numbers as the language writes them."""

from pathlib import Path

from babel.numbers import get_decimal_symbol, get_group_symbol

from meadhall.core.game import Game
from meadhall.core.language import current, locale_of
from meadhall.core.phrases import LANGUAGE, phrases_in

say = phrases_in(Path(__file__).parent / f"{LANGUAGE}.ftl").say


def number(value: float, form: str) -> str:
    """A number in a format of Python's, with the signs of the language that is spoken now.

    >>> from meadhall.core.language import speaking
    >>> with speaking("de"):
    ...     print(number(0.1234, ".1%"), number(1234.5, ",.1f"))
    12,3% 1.234,5
    """
    locale = locale_of(current())
    signs: dict[str, str | int | None] = {",": get_group_symbol(locale), ".": get_decimal_symbol(locale)}
    return format(value, form).translate(str.maketrans(signs))


def yes_or_no(value: bool) -> str:
    """The variant of a phrase."""
    return "yes" if value else "no"


def slug_of(kind: str) -> str:
    """The variant of a phrase that is about a kind of figures: `wins with` is `[wins-with]`."""
    return kind.replace(" ", "-")


def measure_said(game: Game) -> str:
    """What the points of a game are called."""
    return say("measure", points=game.measure[1])
