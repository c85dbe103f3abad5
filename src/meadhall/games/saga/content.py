"""Saga: the shape of the content file, and what must hold in it."""

from collections.abc import Iterator
from typing import Annotated, Literal, get_args

import msgspec
from msgspec import Meta

from meadhall.core.content import Content, Edition, misnamed, outside
from meadhall.core.errors import did_you_mean
from meadhall.games.saga import location
from meadhall.games.saga.state import LEADERS, TILES

Purse = Annotated[int, Meta(ge=1, le=99)]
Number = Annotated[int, Meta(ge=0, le=12)]
Several = Annotated[int, Meta(ge=1, le=12)]
AreaWord = Literal[location.English, location.Scandinavian]


class Coins(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The money."""

    all: Purse
    saxons: int
    vikings: int
    to_win: Purse


class Pieces(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many wooden pieces there are."""

    saxon_warriors: Several
    viking_warriors: Several
    strongholds: Annotated[int, Meta(ge=2, le=location.ENGLAND)]


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The setup before the first round."""

    capital: location.English
    capital_warriors: Several
    raiders: Several
    founders: Several
    settlers: Number
    crew: Number


class Track(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The round track."""

    spaces: int
    stronghold_marker: Annotated[int, Meta(ge=1, le=20)]


class Vikings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Numbers of the Vikings' actions and of their victory."""

    pillage: Annotated[int, Meta(ge=0, le=9)]
    recruitment: Several
    areas_to_win: Annotated[int, Meta(ge=1, le=location.ENGLAND)]


class Area(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One English area."""

    name: str
    coast: bool


class Map(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which areas are adjacent."""

    borders: list[tuple[AreaWord, AreaWord]]


Bonus = Literal["coin", "move-one", "recruit", "move"]
TileAction = Literal["movement", "build", "fyrd", "income", "tribute", "scout", "recruitment", "pillage"]
Effect = Literal[
    "strong-with-stronghold", "strong-without-stronghold", "rally", "repel", "landing", "berserk", "plunder"
]
EFFECTS = get_args(Effect)
"""What leaders do, in the order of `effects.py`."""


class Half(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One side's half of an action tile."""

    actions: list[TileAction]
    bonus: list[Bonus] = []
    either: bool = False


class Tile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One action tile."""

    saxons: Half
    vikings: Half
    acts_first: bool = False
    chooses_first: bool = False


class Leader(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One leader: a name of our own, and what is printed on his back."""

    name: str
    effect: Effect
    number: int = 0


class Leaders(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The leaders of both sides."""

    saxons: list[Leader]
    vikings: list[Leader]


SIDES = ("saxons", "vikings")
_NAMES = {"saxons": "the Anglo-Saxons", "vikings": "the Vikings"}
_FOR_ONE_SIDE = {
    "saxons": {"coin", "move-one", "build", "fyrd", "income", "tribute", "rally", "repel"},
    "vikings": {"recruit", "move", "scout", "recruitment", "pillage", "landing", "berserk", "plunder"},
}
"""The bonuses, actions and effects that only one side has; all others are for both."""


def _not_for(side: str, place: str, word: str, offered: tuple[str, ...]) -> Iterator[str]:
    """A complaint about a word that is for the other side."""
    foreign = _FOR_ONE_SIDE["vikings" if side == "saxons" else "saxons"]
    if word in foreign:
        near = did_you_mean(word, sorted(set(offered) - foreign))
        yield f'{place}: "{word}" is not for {_NAMES[side]}{near}'


class SagaContent(Content, frozen=True, forbid_unknown_fields=True):
    """The whole content file."""

    coins: Coins
    pieces: Pieces
    setup: Setup
    track: Track
    vikings: Vikings
    areas: dict[str, Area]
    scandinavia: dict[str, str]
    map: Map
    tiles: list[Tile]
    leaders: Leaders

    def complaints(self) -> Iterator[str]:
        """Too few pieces, an impossible map, and tiles and leaders that do not suit their side."""
        yield from misnamed("areas", self.areas, location.ENGLISH)
        yield from misnamed("scandinavia", self.scandinavia, location.SCANDINAVIAN)
        yield from self._about_numbers()
        yield from self._about_coast()
        yield from self._about_borders()
        yield from self._about_tiles()
        yield from self._about_leaders()

    def _about_numbers(self) -> Iterator[str]:
        coins, start, marker = self.coins, self.setup, self.track.stronghold_marker
        yield from outside("coins, saxons", coins.saxons, 0, coins.all)
        yield from outside("coins, vikings", coins.vikings, 0, coins.all - coins.saxons)
        yield from outside("coins, to_win", coins.to_win, 1, coins.all)
        yield from outside("track, spaces", self.track.spaces, marker + 1, marker + 20)
        saxons = start.capital_warriors + start.founders + start.settlers * (location.ENGLAND - 3)
        vikings = start.raiders + start.crew * location.SPACES
        for people, placed, there in (
            ("Anglo-Saxon", saxons, self.pieces.saxon_warriors),
            ("Viking", vikings, self.pieces.viking_warriors),
        ):
            if placed > there:
                yield f"setup: {placed} {people} Warriors are placed, but there are only {there}"

    def _about_coast(self) -> Iterator[str]:
        coast, capital = [word for word in self.areas if self.areas[word].coast], self.setup.capital
        least = location.SPACES + 2
        if len(coast) < least:
            yield f"areas: {len(coast)} are coastal; at least {least} must be, or the pool could run out (V-42)"
        if capital in coast:
            yield f"setup, capital: {self.areas[capital].name} is coastal; it must be inland (S2 and S4)"

    def _about_borders(self) -> Iterator[str]:
        seen = set()
        for number, border in enumerate(self.map.borders, 1):
            place = f"map, borders, entry {number}"
            if border[0] == border[1]:
                yield f'{place}: "{border[0]}" cannot border on itself'
            if (border[0] in location.ENGLISH) != (border[1] in location.ENGLISH):
                yield f"{place}: {border[0]} and {border[1]} lie on different sides of the sea (V-41)"
            if frozenset(border) in seen:
                yield f"{place}: the border of {border[0]} and {border[1]} is there twice"
            seen.add(frozenset(border))
        for word in (*location.ENGLISH, *location.SCANDINAVIAN):
            if not any(word in border for border in seen):
                yield f"map, borders: {word} borders on nothing, so that nobody could leave it by land"

    def _about_tiles(self) -> Iterator[str]:
        if len(self.tiles) != TILES:
            yield f"tiles: there are {len(self.tiles)}, the rules are for {TILES}"
        for mark, rule in (("acts_first", "V-19"), ("chooses_first", "V-17")):
            marked = sum(getattr(tile, mark) for tile in self.tiles)
            if marked != 1:
                yield f"tiles: {marked} of them are marked {mark}; exactly one must be ({rule})"
        for number, tile in enumerate(self.tiles, 1):
            for side in SIDES:
                for kind, offered in (("bonus", get_args(Bonus)), ("actions", get_args(TileAction))):
                    for word in getattr(getattr(tile, side), kind):
                        yield from _not_for(side, f"tiles, entry {number}, {side}, {kind}", word, offered)

    def _about_leaders(self) -> Iterator[str]:
        for side in SIDES:
            leaders: list[Leader] = getattr(self.leaders, side)
            if len(leaders) != LEADERS:
                yield f"leaders, {side}: there are {len(leaders)}, the rules are for {LEADERS}"
            for number, leader in enumerate(leaders, 1):
                place = f'leaders, {side}, entry {number} "{leader.name}"'
                yield from _not_for(side, f"{place}, effect", leader.effect, EFFECTS)
                if leader.effect.startswith("strong") or leader.effect == "berserk":
                    yield from outside(f"{place}, number", leader.number, 1, 9)
                elif leader.number != 0:
                    yield f'{place}, number: the effect "{leader.effect}" takes none'


def read_content(edition: Edition) -> SagaContent:
    """The content file, checked."""
    return edition.parse(SagaContent)
