"""How somebody wants to be told: at once or gathered, and not at night."""

from datetime import UTC, datetime, timedelta, tzinfo
from typing import Annotated, Literal
from zoneinfo import ZoneInfo

from msgspec import Meta, Struct

from meadhall.core.language import ENGLISH

KIND, NAME = "alerts", "choices"
"""The kind and the name of the keepsake that holds them."""
MUTED = "muted"
"""The kind of keepsake that says that a table, its name, sends no alerts."""
Hour = Annotated[int, Meta(ge=0, le=23)]


class AlertChoices(Struct, frozen=True):
    """The choices of a person."""

    every: Literal["now", "hour", "day"] = "now"
    """At once, or gathered: at each full hour, or once a day."""
    hour: Hour = 18
    """The hour at which the alerts of a day are told."""
    quiet_from: Hour = 22
    quiet_to: Hour = 22
    """Between these hours nothing is told; at no time if they are the same."""
    zone: Annotated[str, Meta(max_length=60)] = "UTC"
    """The time zone of these hours."""
    language: str = ENGLISH
    """The language of the page on which the person chose."""

    def when(self, since: float, now: float) -> float:
        """The time at which something is to be told that has happened since a moment, as seen from now.

        >>> noon = 12 * 3600.0
        >>> AlertChoices().when(noon + 1e-7, noon + 1e-7) == noon + 1e-7
        True
        >>> AlertChoices(every="hour").when(noon + 60, noon + 90) == noon + 3600
        True
        >>> AlertChoices(quiet_from=11, quiet_to=13).when(noon, noon) == noon + 3600
        True
        """
        zone = zone_of(self.zone)
        begun = datetime.fromtimestamp(since, zone)
        if self.every == "hour":
            begun = begun.replace(minute=0, second=0, microsecond=0) + timedelta(hours=1)
        elif self.every == "day":
            slot = begun.replace(hour=self.hour, minute=0, second=0, microsecond=0)
            begun = slot if slot > begun else slot + timedelta(days=1)
        at = now if self.every == "now" else max(begun.timestamp(), now)  # a moment is not rounded: it would be later
        told = datetime.fromtimestamp(at, zone)
        if not self._is_quiet(told.hour):
            return at
        end = told.replace(hour=self.quiet_to, minute=0, second=0, microsecond=0)
        return (end if end > told else end + timedelta(days=1)).timestamp()

    def _is_quiet(self, hour: int) -> bool:
        if self.quiet_from <= self.quiet_to:
            return self.quiet_from <= hour < self.quiet_to
        return hour >= self.quiet_from or hour < self.quiet_to


def zone_of(name: str) -> tzinfo:
    """A time zone by its name; that of Greenwich if nobody knows it here.

    >>> zone_of("no/such").tzname(None)
    'UTC'
    """
    try:
        return ZoneInfo(name)
    except (KeyError, ValueError, OSError):
        return UTC
