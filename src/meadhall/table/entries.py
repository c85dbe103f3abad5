"""The entries of a table's log: all that has happened there, for ever. Folding them makes the table again.

They hold the texts of actions and draws, so that no replay depends on dice. They are never sent to anybody.
"""

import re
from collections.abc import Sequence
from typing import Literal, Self, TypeAlias
from zlib import crc32

import msgspec
from msgspec import Struct

from meadhall.core.gamefile import GameFile
from meadhall.core.match import Match, Step
from meadhall.core.options import Value
from meadhall.core.specimens import OwnPicture
from meadhall.table.clocks import Clock
from meadhall.table.errors import refusal

Gone: TypeAlias = Literal["asked", "left", "resigned", "late", "away"]
"""Why a bot sits where it sits."""
Doer: TypeAlias = Literal["person", "bot", "late", "order"]
"""Who chose an action: `late` is the clock, `order` a person in advance."""


class What(Struct, frozen=True, gc=False, tag_field="what", tag=str.lower, omit_defaults=True):
    """Base of all that can happen."""


class SeatPlan(Struct, frozen=True, gc=False, omit_defaults=True):
    """A seat as it is when a table opens."""

    name: str = ""
    person: str | None = None
    bot: str | None = None
    salt: str = ""
    """What the person has added to the dice already, knowing their commitment."""


class Taken(Struct, frozen=True, omit_defaults=True):
    """A finished game that is taken over from one of its positions, as a variation."""

    file: GameFile
    position: int
    """How many of its steps stand."""
    name: str
    path: list[int] = []
    """Which of the file's variations is taken over, by its number at each branching; the game itself if empty."""


class Opened(What, frozen=True, tag="opened"):
    """A table was made. Rules and content are pinned: the game goes on as it began, whatever is released later."""

    game: str
    rules: int
    content: str
    options: dict[str, Value]
    seats: list[SeatPlan]
    host: str
    secret: bytes
    """The secret of the dice; its commitment is public from here on."""
    clock: Clock | None = None
    bot: str = "karl"
    """The level that takes over where a person is gone."""
    public: bool = False
    """Whether the home page shows the table while it has open seats."""
    next_secret: bytes = b""
    """The secret of the game after this one, whose commitment is public when this one ends; empty in old logs."""
    taken: Taken | None = None
    """The game that this one goes on from; null for one from the beginning."""
    hints: bool = False
    """Whether everybody may ask for hints: everybody who sits down agrees to it."""
    own_content: str | None = None
    """The content file itself, where it is an owner's own: what happens to the edition later changes nothing here."""
    pictures: dict[str, OwnPicture] = {}
    """The owner's own pictures, by what they are shown in place of."""
    rated: bool = False
    """Whether the result changes ratings: everybody who sits down agrees to it. Then nobody is helped, nothing is taken
    back, and a player who gives up or runs out of time has lost."""


class Sat(What, frozen=True, tag="sat"):
    """A person took a seat."""

    seat: int
    name: str
    salt: str = ""


class Salted(What, frozen=True, tag="salted"):
    """A person added something to the dice, before the start."""

    seat: int
    salt: str


class Vacated(What, frozen=True, tag="vacated"):
    """A seat is open."""

    seat: int


class BotSat(What, frozen=True, tag="bot-sat"):
    """A bot took a seat; it is kept for the person who held it, unless they resigned."""

    seat: int
    bot: str
    why: Gone = "asked"


class Resigned(What, frozen=True, tag="resigned"):
    """A person gave up a game of two: the other seat has won it, as the board stands. In a rated game of more it is the
    last person, or the last but one: players who gave up earlier stand behind."""

    seat: int
    why: Gone = "resigned"


class Renamed(What, frozen=True, tag="renamed"):
    """A seat has another name."""

    seat: int
    name: str


class PlayedEntry(What, frozen=True, gc=True, dict=True):
    """Base of what moves the match. An entry that was just decided carries its steps, which are never stored."""

    @property
    def steps(self) -> Sequence[Step]:
        """The steps with their numbers and states; empty where the entry was read from a log."""
        steps: Sequence[Step] = self.__dict__.get("steps", ())
        return steps

    def take_match(self) -> Match | None:
        """Hand over the match before its first step, if it has just been made; the entry refers to it no longer."""
        match: Match | None = self.__dict__.pop("match", None)
        return match

    def carrying(self, steps: Sequence[Step], match: Match | None = None) -> Self:
        """This, with what was decided."""
        self.__dict__.update(steps=steps, match=match)
        return self


class Started(PlayedEntry, frozen=True, gc=True, tag="started"):
    """The game began, and chance drew this before the first decision."""

    drawn: list[str]


class Acted(PlayedEntry, frozen=True, gc=True, tag="acted"):
    """A seat did an action, and chance drew this after it."""

    seat: int
    action: str
    drawn: list[str] = []
    why: Doer = "person"


class UndoAsked(What, frozen=True, tag="undo-asked"):
    """A person asked to take back the last decision of a seat."""

    seat: int


class UndoAgreed(What, frozen=True, tag="undo-agreed"):
    """One of the others agreed; the last one's consent is followed by `Undone`."""


class UndoRefused(What, frozen=True, tag="undo-refused"):
    """Somebody refused, the asker withdrew, or nobody answered in time."""

    late: bool = False


class Undone(What, frozen=True, tag="undone"):
    """So many decisions were taken back, up to and including the last one of this seat."""

    seat: int
    decisions: int = 1
    practice: bool = False
    """Whether chance had spoken since, or something was revealed, and bots do not mind: from then on it is practice."""


class Said(What, frozen=True, tag="said"):
    """A word to all."""

    seat: int
    text: str


class RematchAgreed(What, frozen=True, tag="rematch-agreed"):
    """A person would like another game, and adds this to its dice for their seats."""

    salts: tuple[str, ...] = ()


class Rematched(What, frozen=True, tag="rematched"):
    """All would: the next game is at this table."""

    table: str


class Called(What, frozen=True, tag="called"):
    """The game ended without a result."""

    why: Literal["asked", "empty"] = "asked"


class Resumed(What, frozen=True, tag="resumed"):
    """The hall was away and is back: the time between does not count."""

    until: float = 0.0
    """Until when it was there, and somebody's time ran; 0 where that is not known, as in old logs."""


class Rested(What, frozen=True, tag="rested"):
    """The person of a seat is on vacation: until then its time stands still."""

    seat: int
    until: float


class Ordered(What, frozen=True, tag="ordered"):
    """A person says what a seat of theirs does by itself from now on. Nobody else is told."""

    seat: int
    actions: tuple[str, ...] = ()
    """The texts of actions that it does whenever it may, the first of them first."""
    forced: bool = False
    """Whether it does what it must, where there is only one thing to do."""


AboutSeats: TypeAlias = Opened | Sat | Salted | Vacated | BotSat | Renamed | Resigned | Said | RematchAgreed | Rematched
AboutMatch: TypeAlias = (
    Started | Acted | UndoAsked | UndoAgreed | UndoRefused | Undone | Called | Resumed | Rested | Ordered
)
Happening: TypeAlias = AboutSeats | AboutMatch


class Entry(Struct, frozen=True, gc=False, omit_defaults=True):
    """One entry of a table's log."""

    number: int
    """Counted from 1 without gaps: the version of the table that it makes."""
    when: float
    what: Happening
    by: str | None = None
    """The person who did it, as a hash; None for bots, clocks and the hall."""
    id: str | None = None
    """What the client called its command: a command that comes twice is carried out once."""

    def to_json(self) -> bytes:
        """The entry as it is stored, with a checksum at its end."""
        data = _encoder.encode(self)
        return b'%b,"sum":"%08x"}' % (data[:-1], crc32(data))


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Entry)
_SUM = re.compile(rb',"sum":"([0-9a-f]{8})"}$')


def read_entry(data: bytes) -> Entry:
    """The entry that was stored as these bytes; a TableError if they are not what was stored.

    Entries of old logs have no checksum, and are read as they are.

    >>> entry = Entry(1, 2.0, Salted(0, "sea"))
    >>> read_entry(entry.to_json()) == entry
    True
    >>> read_entry(entry.to_json().replace(b"sea", b"tea"))
    Traceback (most recent call last):
        ...
    meadhall.table.errors.TableError: an entry of this table is not what was written: the hall's storage is damaged
    """
    found = _SUM.search(data)
    if found is not None:
        data = data[: found.start()] + b"}"
        if crc32(data) != int(found[1], 16):
            raise refusal("damaged_entry")
    return _decoder.decode(data)
