"""The messages on a table's socket, in both directions; `docs/protocol.md` describes them from these types."""

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from meadhall.core.scene import Shape
from meadhall.table.commands import AnyCommand
from meadhall.table.moments import Moment, SceneView
from meadhall.table.table_view import Choice, ShortChoice, TableView

PROTOCOL = 1


class Hello(Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag="hello", tag_field="type"):
    """The first message: which protocol, and what the client has seen of the table already."""

    protocol: int
    seen: Annotated[int, Meta(ge=0, le=2**53)] = 0
    """The version of the table that the client knows; only newer lines of the log are sent then."""
    board: bool = True
    """Whether to send scenes and moments; programs that do not look do without them."""
    shape: Shape = "wide"
    """The shape of the board: wide for a screen, tall for a phone held upright."""
    short: bool = False
    """Whether to send choices as `short_choices` rather than in the view: where there are a hundred, that matters."""
    words: bool = False
    """Whether to send the position in words, for those who read or hear it."""
    presence: bool = False
    """Whether to tell who is there and who watches."""
    chances: bool = False
    """Whether to tell who is ahead, where only bots play."""
    language: Annotated[str, Meta(max_length=40)] = ""
    """The language of a page that is open already, as `pl` or `pt-BR`; that of the handshake if it is empty."""


class Do(Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag="do", tag_field="type"):
    """A command. Sent again after a lost connection, with the same id, it is carried out once."""

    id: Annotated[str, Meta(min_length=1, max_length=64)]
    command: AnyCommand


class Ping(Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag="ping", tag_field="type"):
    """Are you there?"""


class AskHint(Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag="hint", tag_field="type"):
    """What would you do in my place? Answered from what the seat to move knows, if that is you and you may ask."""

    id: Annotated[str, Meta(min_length=1, max_length=64)]
    kept: bool = False
    """Whether only the rest of an earlier hint is wanted, which was obeyed so far; there may be none."""


class AskWhy(Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag="why", tag_field="type"):
    """Why can nothing be done by touching these, one after the other?"""

    id: Annotated[str, Meta(min_length=1, max_length=64)]
    touches: Annotated[tuple[Annotated[str, Meta(max_length=64)], ...], Meta(min_length=1, max_length=8)]


class Watch(Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag="watch", tag_field="type"):
    """How fast this client wants to see bots play, where only bots do. They follow whoever wants it fastest, and rest
    while nobody wants to see more."""

    pace: Annotated[float, Meta(ge=0, le=2.5)] = 1.0
    """1 is the usual pace, 0 not at all for now."""


Incoming: TypeAlias = Hello | Do | AskHint | AskWhy | Watch | Ping


class TableMessage(Struct, frozen=True, gc=False, tag="table", tag_field="type"):
    """The table as the client may see it. Everything else has not changed: lines are new ones."""

    full: bool
    """Whether the lines are the whole log, so that the client must forget what it has."""
    view: TableView
    """Its `board` is null: what there is to see comes as a scene and as moments."""
    scene: SceneView | None = None
    """A whole scene, to which the moments lead on; null where they do to the one that the client has."""
    moments: tuple[Moment, ...] = ()
    """What has happened, step by step, each with what it changes in the scene."""
    short_choices: tuple[ShortChoice, ...] = ()
    """What the view would have as `choices`, for clients that have asked for it so."""


class Ack(Struct, frozen=True, gc=False, tag="ack", tag_field="type"):
    """The command with this id is carried out and kept; the table has this version or a later one."""

    id: str
    version: int


class ErrorMessage(Struct, frozen=True, gc=False, tag="error", tag_field="type"):
    """Something was refused and has changed nothing. Without an id it is about the connection."""

    code: str
    text: str
    id: str | None = None


class Pong(Struct, frozen=True, gc=False, tag="pong", tag_field="type"):
    """I am here."""


class HintLine(Struct, frozen=True, gc=False):
    """A turn that is worth considering: actions one after the other, until chance or somebody else decides."""

    steps: tuple[Choice, ...]
    words: str
    """All of it as a sentence, with the points that it brings."""
    brings: str
    """The points that it brings, in words; nothing where it brings none."""
    expected: str
    """How that is likely to end, as a sentence."""
    value: float | None
    """How that is likely to end, from 0, surely lost, to 1, surely won; null where there is no choice."""
    reason: str
    """Why it is better than the next best, or worse than the best, as a sentence; nothing where nothing tells."""


class HintMessage(Struct, frozen=True, gc=False, tag="hint", tag_field="type"):
    """The answer to the hint with this id: the best few turns in this position, best first."""

    id: str
    position: int
    hints: tuple[HintLine, ...]


class WhyMessage(Struct, frozen=True, gc=False, tag="why", tag_field="type"):
    """The answer to the question with this id: a reason with the rule's number, or null where there is none."""

    id: str
    text: str | None


class Here(Struct, frozen=True, gc=False, tag="here", tag_field="type"):
    """The people at the table now: the seats of persons who look at it, and how many others watch."""

    seats: tuple[int, ...]
    watching: int


class Chances(Struct, frozen=True, gc=False, tag="chances", tag_field="type"):
    """The chances of the seats, where bots play among themselves: each seat's chance to win, as a spectator sees it."""

    position: int
    """Of which position: that of a `view`."""
    chances: tuple[float, ...]


Outgoing: TypeAlias = TableMessage | Ack | ErrorMessage | HintMessage | WhyMessage | Here | Chances | Pong
