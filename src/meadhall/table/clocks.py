"""Clocks: how long a person may think, and what happens when the time is up. Seconds are given, never read."""

from collections.abc import Sequence
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

Late: TypeAlias = Literal["bot", "default"]
"""When the time is up a bot takes the seat, or the first legal action is done until the turn has passed."""

DAY = 24 * 60 * 60.0
MOST_REST = 30 * DAY
"""Seconds for which the time of a seat may stand still at a table, all vacations of its person together."""


class Live(Struct, frozen=True, forbid_unknown_fields=True, tag="live", tag_field="kind"):
    """For one sitting: so many seconds for the whole game, and some more after every turn."""

    base: Annotated[int, Meta(ge=10, le=86_400)]
    increment: Annotated[int, Meta(ge=0, le=3_600)] = 0
    late: Late = "bot"


class Slow(Struct, frozen=True, forbid_unknown_fields=True, tag="slow", tag_field="kind"):
    """For many days: so many of them for each turn."""

    days: Annotated[int, Meta(ge=1, le=30)]
    late: Late = "bot"


Clock: TypeAlias = Live | Slow


class Clocks:
    """The time that each seat has left. It runs for one seat at a time, and only where a person sits."""

    def __init__(self, clock: Clock | None, seats: int) -> None:
        self.clock = clock
        full = 0.0 if clock is None else clock.base if isinstance(clock, Live) else clock.days * DAY
        self._full = float(full)
        self._left = [self._full] * seats
        self.running: int | None = None
        """The seat whose time runs."""
        self._since = 0.0
        self._rests = [0.0] * seats  # until when the time of each seat stands still
        self._rested = [0.0] * seats  # for how long it was to stand still so far

    def run(self, seat: int | None, now: float) -> None:
        """From now on the time of this seat runs; None stops all clocks."""
        before = self.running
        if before is not None:
            self._left[before] = max(0.0, self._left[before] - self._spent(before, now))
            if before != seat and isinstance(self.clock, Live):
                self._left[before] += self.clock.increment
        if seat is not None and before != seat and isinstance(self.clock, Slow):
            self._left[seat] = self._full
        self.running = seat if self.clock is not None else None
        self._since = now

    def _spent(self, seat: int, now: float) -> float:
        """The seconds that a running seat has used since the last entry: none while its person is on vacation."""
        return max(0.0, now - max(self._since, self._rests[seat]))

    def pause(self, seat: int, until: float, now: float) -> None:
        """Let the time of a seat stand still until then, or go on earlier than it was said before."""
        self.run(self.running, now)
        self._rested[seat] += max(0.0, until - now) - max(0.0, self._rests[seat] - now)
        self._rests[seat] = until

    def rests_until(self, seat: int, now: float) -> float | None:
        """Until when the time of a seat stands still; None if it does not."""
        return self._rests[seat] if self._rests[seat] > now else None

    def may_rest_until(self, seat: int, now: float) -> float:
        """Until when at the latest the time of a seat may stand still."""
        return now + max(0.0, MOST_REST - self._rested[seat] + max(0.0, self._rests[seat] - now))

    def rest(self, now: float, until: float = 0.0) -> None:
        """Count the time since the last entry only until then: later nobody could have moved, there was no hall."""
        if self.running is not None:
            spent = max(0.0, min(until, now) - self._since)
            self._left[self.running] = max(0.0, self._left[self.running] - spent)
        self._since = now

    def restore(self, left: Sequence[float]) -> None:
        """The seconds that each seat had left when a snapshot was taken."""
        self._left = list(left)
        self.running = None

    def refill(self, seat: int) -> None:
        """A seat that changed hands begins with its whole time."""
        self._left[seat] = self._full
        self._rests[seat] = 0.0

    def left(self, seat: int, now: float) -> float | None:
        """The seconds that a seat has left, or None without a clock."""
        if self.clock is None:
            return None
        spent = self._spent(seat, now) if seat == self.running else 0.0
        return max(0.0, self._left[seat] - spent)

    @property
    def due(self) -> float | None:
        """When the time of the running seat will be up."""
        if self.running is None:
            return None
        return max(self._since, self._rests[self.running]) + self._left[self.running]
