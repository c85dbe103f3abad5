"""Languages: in which one something is said now, and which ones there are.

English is the language of the sources. Every other language is a folder of text, named by its tag (`de`, `pt-BR`), with
a file for each English one: `saga.ftl` for the sentences of Saga, `saga-rules.md` for its rules, `hall.ftl` for those
of the hall. Meadhall brings some; the folders that `MEADHALL_LANGUAGES` names may hold more, and a game of your own may
have `words/de.ftl` beside its `words/en.ftl`. A sentence that a language lacks is said in English.
"""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache, lru_cache, wraps
from pathlib import Path
from typing import ParamSpec, TypeVar

ENGLISH = "en"
PSEUDO = "xx"
"""A language for tests: English, but longer, accented and marked (`core/translation.py` makes it)."""
OURS = Path(__file__).parents[1] / "languages"
_now: ContextVar[str] = ContextVar("language", default=ENGLISH)

P = ParamSpec("P")
R = TypeVar("R")


def current() -> str:
    """The language in which something is said now.

    >>> current()
    'en'
    """
    return _now.get()


def speak(language: str) -> None:
    """Say everything in a language from now on, in this thread or task; in English if nobody has brought it."""
    _now.set(language if language == ENGLISH or language in languages() else ENGLISH)


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Say everything in a language for a while.

    >>> with speaking("de"):
    ...     current()
    'de'
    """
    before = _now.get()
    speak(language)
    try:
        yield
    finally:
        _now.set(before)


def folders() -> tuple[Path, ...]:
    """The folders that hold languages; those of the user are asked first."""
    named = os.environ.get("MEADHALL_LANGUAGES", "").split(os.pathsep)
    return *(Path(each) for each in named if each), OURS


@cache
def languages() -> tuple[str, ...]:
    """All languages that there are, English first.

    >>> languages()[0]
    'en'
    """
    found = {each.name for folder in folders() if folder.is_dir() for each in folder.iterdir() if is_tag(each.name)}
    return ENGLISH, *sorted(found - {ENGLISH})


def is_tag(name: str) -> bool:
    """Whether a name is the tag of a language.

    >>> is_tag("pt-BR"), is_tag("words")
    (True, False)
    """
    from babel import Locale, UnknownLocaleError

    try:
        return name == PSEUDO or bool(Locale.parse(name, sep="-"))
    except (ValueError, UnknownLocaleError):
        return False


@cache
def locale_of(language: str) -> str:
    """The locale by which a language writes numbers, dates and lists: for English that of Great Britain.

    >>> locale_of("en"), locale_of("pt-BR")
    ('en_GB', 'pt_BR')
    """
    return "en_GB" if language in (ENGLISH, PSEUDO) else language.replace("-", "_")


@cache
def name_of(language: str) -> str:
    """The name of a language in that language.

    >>> name_of("en"), name_of("is")
    ('English', 'Íslenska')
    """
    from babel import Locale

    name = language if language == PSEUDO else Locale.parse(language, sep="-").get_display_name() or language
    return name[:1].upper() + name[1:]


@lru_cache(maxsize=256)
def wished(header: str, otherwise: str = ENGLISH) -> str:
    """The best of our languages for a browser's `Accept-Language`, or a terminal's `LANG`.

    >>> wished("fr-CH, en;q=0.5"), wished("C.UTF-8"), wished("")
    ('en', 'en', 'en')
    """
    wishes = list[tuple[float, int, str]]()
    for place, each in enumerate(header.split(",")[:32]):
        tag, _, weight = each.strip().partition(";q=")
        try:
            wishes.append((-float(weight or 1), place, tag.partition(".")[0].replace("_", "-")))
        except ValueError:
            continue
    for _, _, tag in sorted(wishes):
        for language in (tag, tag.partition("-")[0]):
            if language in languages():
                return language
    return otherwise


def translated(english: Path, name: str) -> Path:
    """A text in the current language, by the name of its file (`saga-rules.md`); the English one if there is no other.

    >>> translated(Path("RULES.md"), "saga-rules.md")
    PosixPath('RULES.md')
    """
    if current() != ENGLISH:
        for folder in folders():
            if (file := folder / current() / name).is_file():
                return file
    return english


def kept_by_language(maxsize: int | None = None) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """`lru_cache` for functions that say something: what they said is kept for each language."""

    def decorate(function: Callable[P, R]) -> Callable[P, R]:
        kept = lru_cache(maxsize)(lambda language, *args, **more: function(*args, **more))

        @wraps(function)
        def said(*args: P.args, **more: P.kwargs) -> R:
            return kept(current(), *args, **more)  # type: ignore[arg-type]

        said.cache_clear = kept.cache_clear  # type: ignore[attr-defined]
        return said

    return decorate
