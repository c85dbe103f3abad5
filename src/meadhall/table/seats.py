"""A seat: a person holds it, or a bot, or nobody yet."""

from dataclasses import dataclass
from typing import Literal

from meadhall.table.clocks import Clock, Slow


def days_kept(clock: Clock | None) -> int:
    """For how many days a seat is kept for a person who has gone: one, or as many as a turn may take.

    >>> days_kept(None), days_kept(Slow(days=3))
    (1, 3)
    """
    return clock.days if isinstance(clock, Slow) else 1


@dataclass(slots=True)
class Seat:
    """A seat: the person or bot who sits here now, and the people who may sit here next."""

    name: str = ""
    person: str | None = None
    """The hash of the token that holds the seat."""
    bot: str | None = None
    kept_for: str | None = None
    """The person who may take the seat back from its bot at any time, until somebody else sits there."""
    kept_name: str = ""
    """What that person was called here."""
    kept_until: float = 0.0
    """Until when nobody else may be offered the seat."""
    offered: bool = False
    """In a running game: whether others may take the seat over from its bot, which plays on until then."""
    salt: str = ""

    @property
    def kind(self) -> Literal["open", "person", "bot"]:
        """The kind of player who sits here."""
        return "person" if self.person else "bot" if self.bot else "open"

    def is_kept(self, now: float) -> bool:
        """Whether the seat still belongs to somebody who has gone."""
        return self.kept_for is not None and not self.offered and now < self.kept_until

    def seat_bot(self, bot: str, name: str, *, keep_until: float | None) -> None:
        """A bot sits down; unless it is None, the person before it may come back and is kept the seat until then."""
        if keep_until is None:
            self.kept_for, self.kept_name, self.kept_until = None, "", 0.0
        elif self.person is not None:
            self.kept_for, self.kept_name, self.kept_until = self.person, self.name, keep_until
        self.person, self.bot, self.name = None, bot, name
        self.offered = False
