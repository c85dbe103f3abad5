"""A seat: a person holds it, or a bot, or nobody yet."""

from dataclasses import dataclass
from typing import Literal


@dataclass(slots=True)
class Seat:
    """Who sits here now, and who may sit here next."""

    name: str = ""
    person: str | None = None
    """The hash of the token that holds the seat."""
    bot: str | None = None
    """The level of the bot that plays here."""
    kept_for: str | None = None
    """Who may take the seat back from its bot at any time."""
    offered: bool = False
    """In a running game: whether anybody may take the seat over from its bot, which plays on until then."""
    salt: str = ""
    """What the person added to the dice."""

    @property
    def kind(self) -> Literal["open", "person", "bot"]:
        """What sits here."""
        return "person" if self.person else "bot" if self.bot else "open"

    def seat_person(self, person: str, name: str, salt: str) -> None:
        """A person sits down."""
        self.person, self.name, self.salt = person, name, salt
        self.bot = self.kept_for = None
        self.offered = False

    def seat_bot(self, bot: str, name: str, *, keep: bool) -> None:
        """A bot sits down; if `keep`, the person before it may come back."""
        self.kept_for = (self.person or self.kept_for) if keep else None
        self.person, self.bot, self.name = None, bot, name
        self.offered = False

    def clear(self) -> None:
        """Nobody sits here."""
        self.person = self.bot = self.kept_for = None
        self.name = self.salt = ""
