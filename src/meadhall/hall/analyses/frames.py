"""What the hall and its analysts tell each other: each message has its length before it."""

import struct
from typing import TypeAlias

import msgspec
from msgspec import Struct

HEAD = struct.Struct(">I")


class Whole(Struct, frozen=True, tag="whole"):
    """Please analyse a whole game."""

    file: bytes
    """A game file."""
    depth: str


class Try(Struct, frozen=True, tag="try"):
    """Please judge what somebody would play in a position of a game."""

    file: bytes
    number: int
    """How many steps lead to the position."""
    action: str
    depth: str


class Ready(Struct, frozen=True, tag="ready"):
    """Please be ready for games of this kind: loading takes longer than a first look, and one may be wanted soon."""

    game: str


class Went(Struct, frozen=True, tag="went"):
    """So many positions more were looked at."""

    count: int


class FoundFrame(Struct, frozen=True, tag="found"):
    """What was found, as JSON."""

    data: bytes


class Failed(Struct, frozen=True, tag="failed"):
    """Why nothing was found."""

    text: str


Request: TypeAlias = Whole | Try | Ready
Answer: TypeAlias = Went | FoundFrame | Failed

_encoder = msgspec.msgpack.Encoder()
_requests: "msgspec.msgpack.Decoder[Request]" = msgspec.msgpack.Decoder(Request)
_answers: "msgspec.msgpack.Decoder[Answer]" = msgspec.msgpack.Decoder(Answer)


def packed(message: Request | Answer) -> bytes:
    """A message with its length before it.

    >>> HEAD.unpack(packed(Went(1))[:4])[0] == len(packed(Went(1))) - 4
    True
    """
    data = _encoder.encode(message)
    return HEAD.pack(len(data)) + data


def request_of(data: bytes) -> Request:
    """The request in these bytes."""
    return _requests.decode(data)


def answer_of(data: bytes) -> Answer:
    """The answer in these bytes."""
    return _answers.decode(data)
