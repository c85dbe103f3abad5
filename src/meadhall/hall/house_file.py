"""The rules of the house, which an operator has written into a file in TOML.

key = "a long secret, which opens the page of the house"
words = ["a word that no name may hold"]

[keep]           # days after the last move at a finished table; for ever where nothing is said
finished = 730
chat = 90
names = 365

[alerts]         # mail, and push services beside those of the makers of browsers
smtp = "smtps://hall@mail.example:465"
sender = "The hall <hall@mail.example>"
"""

import os
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from meadhall.core.errors import MeadhallError
from meadhall.hall.alerts.alerts import AlertSettings
from meadhall.hall.retention import Keep
from meadhall.hall.words import say

LEAST_KEY = 16
KEY = "MEADHALL_KEY"


class HouseFileError(MeadhallError):
    """The file of the house cannot be used."""


class House(Struct, frozen=True, forbid_unknown_fields=True):
    """The contents of the file."""

    key: Annotated[str, Meta(max_length=200)] = ""
    words: tuple[Annotated[str, Meta(min_length=2, max_length=40)], ...] = ()
    keep: Keep = Keep()
    alerts: AlertSettings = AlertSettings()


def read_house(path: Path | None) -> House:
    """The rules in a file, or none; the key may also come from the environment. An error says what is wrong."""
    house = House()
    if path is not None:
        try:
            house = msgspec.toml.decode(path.read_bytes(), type=House)
        except OSError as error:
            raise HouseFileError(say("cannot-read", path=str(path), why=error.strerror)) from None
        except (msgspec.MsgspecError, ValueError) as error:
            raise HouseFileError(f"{path}: {error}") from None
        if house.key and os.name == "posix" and path.stat().st_mode & 0o077:
            raise HouseFileError(say("key-readable", path=str(path)))
    house = msgspec.structs.replace(house, key=os.environ.get(KEY, "") or house.key)
    if house.key and len(house.key) < LEAST_KEY:
        raise HouseFileError(say("key-short", least=LEAST_KEY))
    return house
