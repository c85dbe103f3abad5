"""The commands that people give to a table. These are also the commands of the protocol and of the HTTP API."""

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

MAX_NAME = 24
MAX_TEXT = 280
MAX_SALT = 64

SaltText: TypeAlias = Annotated[str, Meta(max_length=MAX_SALT)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=15, description="a seat, counted from 0")]


class Command(Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag_field="do", tag=str.lower):
    """Base of all commands; the field `do` says which one it is."""


class Sit(Command, frozen=True, tag="sit"):
    """Take an open seat, or one that is kept for you. Before the start you may take several, to share a screen."""

    seat: SeatNumber
    name: Annotated[str, Meta(max_length=200, description=f"at most {MAX_NAME} letters are kept")]
    salt: Annotated[str, Meta(max_length=MAX_SALT, description="goes into the dice; before the start only")] = ""


class Salt(Command, frozen=True, tag="salt"):
    """Before the start: add something to the dice for a seat that you hold, after their commitment in `view.dice`."""

    seat: SeatNumber
    salt: Annotated[str, Meta(min_length=1, max_length=MAX_SALT)]


class Leave(Command, frozen=True, tag="leave"):
    """Leave a seat. In a running game a bot plays on, and the seat is kept for a day, or as long as a turn may take."""

    seat: SeatNumber


class SetSeat(Command, frozen=True, tag="set-seat"):
    """The host gives a seat to a bot, or opens it to anybody (`bot` null); not one that is kept for somebody."""

    seat: SeatNumber
    bot: Annotated[str, Meta(max_length=40)] | None = None


class Rename(Command, frozen=True, tag="rename"):
    """Change the name of a seat that you hold."""

    seat: SeatNumber
    name: Annotated[str, Meta(max_length=200)]


class Start(Command, frozen=True, tag="start"):
    """The host starts the game, when no seat is open."""


class Act(Command, frozen=True, tag="act"):
    """Do an action of the seat to move, by its number or its text."""

    action: Annotated[int, Meta(ge=0, le=1_000_000)] | Annotated[str, Meta(max_length=120)]
    position: Annotated[int, Meta(ge=0, le=2**53)] | None = None
    """The position for which it was chosen. If another one is on the table by now, the action is refused."""


class Undo(Command, frozen=True, tag="undo"):
    """Take back your last decision, or ask the others for it where something was revealed since."""


class Consent(Command, frozen=True, tag="consent"):
    """Agree to what another person has asked."""


class Refuse(Command, frozen=True, tag="refuse"):
    """Refuse what another person has asked, or withdraw what you have asked yourself."""


class Resign(Command, frozen=True, tag="resign"):
    """Give up a seat for good: a bot plays on, and the others are not kept waiting."""

    seat: SeatNumber


class Say(Command, frozen=True, tag="say"):
    """A word to all at the table."""

    text: Annotated[str, Meta(max_length=2000, description=f"at most {MAX_TEXT} letters are kept")]


class Rematch(Command, frozen=True, tag="rematch"):
    """Offer another game with the seats rotated, or accept the offer; it begins when all have.

    `salts` go into its dice, one for each of your seats, in order; their commitment stands in `view.dice.next`.
    """

    salts: Annotated[tuple[SaltText, ...], Meta(max_length=16)] = ()


class Call(Command, frozen=True, tag="call"):
    """End a game in which only you and bots are left."""


AnyCommand: TypeAlias = (
    Sit | Salt | Leave | SetSeat | Rename | Start | Act | Undo | Consent | Refuse | Resign | Say | Rematch | Call
)
