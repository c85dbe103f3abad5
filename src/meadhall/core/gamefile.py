"""Game files: a whole game as readable JSON (`docs/game-files.md`); `core/replay.py` plays a file again."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final, Literal

import msgspec

from meadhall.core.constants import CHANCE, LOST, WON
from meadhall.core.content import learnt
from meadhall.core.dice import FairDice, commitment_of
from meadhall.core.errors import DiceError, GameFileError
from meadhall.core.options import Value
from meadhall.core.phrases import COMMON

ResultName = Literal["lost", "drew", "won"]
FORMAT = "meadhall game"
VERSION = 2
"""The newest version of the file format; every earlier one is read, and written where nothing newer is needed."""
PLAIN = 1  # the version of a file that has neither annotations nor variations
MAX_BYTES = 16 * 2**20  # a file larger than this is no game
RESULTS: Final[tuple[ResultName, ...]] = ("lost", "drew", "won")  # how LOST, DREW and WON are written


class Proof(msgspec.Struct, forbid_unknown_fields=True):
    """The fairness proof: see `meadhall.core.dice`."""

    commitment: str
    salts: list[str]
    secret: str | None  # in hexadecimal; null until it is published


class Result(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """How the game ended, seat by seat."""

    points: list[int] | None  # null in a game that has none
    places: list[int]
    awards: list[str]
    results: list[ResultName] | None = None  # left out if the first have won and the others have lost

    @classmethod
    def of(
        cls, results: Sequence[int], places: Sequence[int], points: Sequence[int] | None, awards: Sequence[str]
    ) -> "Result":
        """How a game ended, as its outcome tells it."""
        ranked = list(results) == [WON if place == 1 else LOST for place in places]
        said = None if ranked else [RESULTS[result] for result in results]
        return cls(None if points is None else list(points), list(places), list(awards), said)

    def same_as(self, other: "Result") -> bool:
        """Whether another tells of the same end. Awards are words, and words may be improved."""
        return (self.points, self.places, self.results) == (other.points, other.places, other.results)

    def __str__(self) -> str:
        told = "" if self.results is None else f" ({', '.join(self.results)})"
        points = "" if self.points is None else f"points {self.points} and "
        return f"{points}places {self.places}{told}"


class Annotation(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """A remark about an entry of a game. Nothing depends on it."""

    entry: int  # which entry of `actions`, counted from 1
    chances: list[float] | None = None  # each seat's chance to win before it
    luck: list[float] | None = None  # what it brought to each seat, if chance decided
    loss: float | None = None  # what it cost the seat that decided
    mark: str | None = None  # what it is called for that: `best`, `good`, `inaccurate`, `mistake`, `blunder`
    better: str | None = None  # the action that would have been better, in canonical text
    comment: str | None = None


class Variation(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """Another way on from some position."""

    name: str
    position: int  # how many steps it keeps of the line that it branches from, without those that were taken back
    seats: list[str] | None = None  # who played it, if not those of the file
    dice: Proof | None = None
    actions: list[str]  # every action and outcome from there on
    result: Result | None = None
    variations: list["Variation"] = []  # those that branch from this one; positions count from the beginning


class GameFile(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A game file, field by field in the order in which it is written."""

    format: str = FORMAT
    version: int = PLAIN
    game: str
    rules: int  # the version of the game's rules that it was played by
    edition: str
    content: str  # the digest of the content that the game was played with
    own_content: str | None = None  # the content itself, if it was not the game's own
    seats: list[str]  # the players' names, in the order of the seats
    options: dict[str, Value]
    dice: Proof | None
    actions: list[str]  # every action and outcome, in order: `0: reroll red`, `chance: red 5`, `0: undo`
    result: Result | None  # null while the game is not over
    annotations: list[Annotation] | msgspec.UnsetType = msgspec.UNSET  # left out if there are none
    variations: list[Variation] | msgspec.UnsetType = msgspec.UNSET  # left out if there are none

    def with_more(
        self, *, annotations: Sequence[Annotation] | None = None, variations: Sequence[Variation] | None = None
    ) -> "GameFile":
        """This file with these annotations or variations instead of its own."""
        said = self.annotations if annotations is None else list(annotations) or msgspec.UNSET
        tried = self.variations if variations is None else list(variations) or msgspec.UNSET
        version = PLAIN if said is tried is msgspec.UNSET else VERSION
        return msgspec.structs.replace(self, annotations=said, variations=tried, version=version)

    def to_json(self) -> bytes:
        """The file's text: one action a line, so that people and version control can read it."""
        return msgspec.json.format(msgspec.json.encode(self), indent=1) + b"\n"

    def parsed_actions(self) -> Iterator[tuple[int, str]]:
        """The seat (or CHANCE) and the text of each entry."""
        numbers = {"chance": CHANCE} | {str(seat): seat for seat in range(len(self.seats))}
        for index, entry in enumerate(self.actions):
            who, colon, text = entry.partition(": ")
            if not colon or who not in numbers:
                raise self.error(index, COMMON.say("entry-form"))
            yield numbers[who], text

    def error(self, index: int, message: str) -> GameFileError:
        """An error at one of the entries, counted from 1 as people do."""
        return GameFileError(COMMON.say("at-action", index=index + 1, text=self.actions[index], what=message))

    def fair_dice(self) -> FairDice:
        """The dice of this game, if their secret is published and is the one that was promised."""
        if self.dice is None:
            raise DiceError(COMMON.say("no-dice"))
        if self.dice.secret is None:
            raise DiceError(COMMON.say("no-secret"))
        try:
            secret = bytes.fromhex(self.dice.secret)
        except ValueError:
            raise DiceError(COMMON.say("bad-secret")) from None
        dice = FairDice(secret, tuple(self.dice.salts))
        if commitment_of(dice.secret) != self.dice.commitment:
            raise DiceError(COMMON.say("other-secret"))
        return dice


def parse_game_file(data: bytes, source: str = "game file") -> GameFile:
    """Read a game file's bytes; a GameFileError says whether it is damaged, foreign or from the future.

    >>> parse_game_file(b'{"format": "meadhall game", "version": 99}')
    Traceback (most recent call last):
        ...
    meadhall.core.errors.GameFileError: game file: format version 99 is from a newer Meadhall; this one reads up to 2
    """
    if len(data) > MAX_BYTES:
        raise GameFileError(COMMON.say("file-too-large", source=source, bytes=str(MAX_BYTES)))
    try:
        values: Any = msgspec.json.decode(data)
    except msgspec.DecodeError as error:
        wrong = "file-cut-off" if "truncated" in str(error) else "file-not-json"
        raise GameFileError(COMMON.say(wrong, source=source, error=str(error))) from None
    except UnicodeDecodeError:
        raise GameFileError(COMMON.say("file-not-text", source=source)) from None
    except RecursionError:
        raise GameFileError(COMMON.say("file-nested", source=source)) from None
    if not isinstance(values, dict) or values.get("format") != FORMAT:
        raise GameFileError(COMMON.say("file-foreign", source=source, format=FORMAT))
    version = values.get("version")
    if type(version) is not int or version < 1:
        told = COMMON.say("file-version", source=source, newest=VERSION, version=repr(version))
        raise GameFileError(told)
    if version > VERSION:
        raise GameFileError(COMMON.say("file-newer", source=source, version=str(version), newest=VERSION))
    try:
        return msgspec.convert(values, learnt(GameFile))
    except msgspec.ValidationError as error:
        raise GameFileError(f"{source}: {error}") from None


def read_game_file(path: Path | str) -> GameFile:
    """Read a game file from disk."""
    try:
        with Path(path).open("rb") as file:
            data = file.read(MAX_BYTES + 1)
    except OSError as error:
        raise GameFileError(COMMON.say("file-unread", path=str(path), error=error.strerror)) from None
    return parse_game_file(data, Path(path).name)
