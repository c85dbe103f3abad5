"""The settings of people: they are kept with the person, and are the same on all their devices.

While a request of somebody is answered, `chosen` tells what they have set: pages are made with it.
"""

import tomllib
from collections.abc import Mapping
from contextvars import ContextVar
from pathlib import Path
from typing import TYPE_CHECKING

from meadhall.core.errors import MeadhallError
from meadhall.core.language import languages
from meadhall.hall.members.devices import TRUSTED
from meadhall.hall.storage.errors import StoreError
from meadhall.hall.words import say

if TYPE_CHECKING:
    from meadhall.hall.live.hall import Hall

CHOICES: dict[str, list[str]] = tomllib.loads((Path(__file__).parent / "settings.toml").read_text("utf-8"))
"""The values of every setting, the usual one first."""
LANGUAGE, NAME, FACE = "language", "name", "face"
"""Settings with as many values as there are languages, names and faces."""
THEME, HAND = "theme", "hand"
"""Settings that the style of every page knows."""
KIND = "setting"
_chosen: ContextVar[Mapping[str, str] | None] = ContextVar("chosen", default=None)


class SettingError(MeadhallError):
    """There is no such setting, or it has no such value."""


def chosen(name: str) -> str:
    """The setting of the person who asks; the usual value if they have not set it.

    >>> chosen("pace"), chosen("name")
    ('normal', '')
    """
    return (_chosen.get() or {}).get(name) or next(iter(CHOICES.get(name, ())), "")


def all_chosen() -> dict[str, str] | None:
    """The settings of the person who asks, for scripts: empty where they are usual; None for somebody without a token,
    whose browser alone remembers it."""
    known = _chosen.get()
    return None if known is None else {name: known.get(name, "") for name in CHOICES}


def remember_chosen(settings: Mapping[str, str] | None) -> None:
    """Let pages that are made from here on know what their reader has set."""
    _chosen.set(settings)


def checked(name: str, value: str) -> str:
    """The value if it is one of this setting; an error says which there are.

    >>> checked("pace", "slow")
    'slow'
    """
    known = languages() if name == LANGUAGE else CHOICES.get(name)
    if known is None:
        raise SettingError(say("no-setting", name=name, known=", ".join((LANGUAGE, *CHOICES))))
    if value not in known:
        raise SettingError(say("no-such-value", name=name, value=value, known=", ".join(known)))
    return value


class PersonSettings:
    """The settings of all people of a hall."""

    def __init__(self, hall: "Hall") -> None:
        self._hall = hall
        self._cache = hall.caches.new(20_000)

    async def of(self, person: str) -> Mapping[str, str]:
        """The settings of a person, without those that have the usual value."""
        now = self._hall.now()
        known: tuple[dict[str, str], float] | None = self._cache.get(person)
        if known is not None and 0 <= now - known[1] < TRUSTED:
            return known[0]
        moment = self._cache.moment
        try:
            settings = {each.name: each.read(str) for each in await self._hall.keepsakes.of(person, KIND)}
        except StoreError:  # the page can be shown all the same
            return known[0] if known is not None else {}
        self._cache.put(person, (settings, now), moment, person)
        return settings

    async def choose(self, person: str, **settings: str) -> None:
        """Keep what a person has set; an empty value is what is usual."""
        kept = self._hall.keepsakes
        await self._hall.save(
            *(
                kept.row(person, KIND, name, value) if value else kept.dropping(person, KIND, name)
                for name, value in settings.items()
            )
        )
        self._hall.caches.forget(person)
        remember_chosen(await self.of(person))
