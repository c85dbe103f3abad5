"""Saga: the shape of the content file, and what must hold in it."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Literal

import msgspec

from meadhall.core.content import Content, Edition
from meadhall.core.errors import did_you_mean
from meadhall.games.saga import effects, location
from meadhall.games.saga.state import LEADERS, TILES


class _Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of the tables in the content file."""


class Coins(_Part, frozen=True, forbid_unknown_fields=True):
    """The money."""

    all: int
    saxons: int
    vikings: int
    to_win: int


class Pieces(_Part, frozen=True, forbid_unknown_fields=True):
    """How many wooden pieces there are."""

    saxon_warriors: int
    viking_warriors: int
    strongholds: int


class Setup(_Part, frozen=True, forbid_unknown_fields=True):
    """What stands where before the first round."""

    capital: str
    capital_warriors: int
    raiders: int
    founders: int
    settlers: int
    crew: int


class Track(_Part, frozen=True, forbid_unknown_fields=True):
    """The round track."""

    spaces: int
    stronghold_marker: int


class Vikings(_Part, frozen=True, forbid_unknown_fields=True):
    """Numbers of the Vikings' actions and of their victory."""

    pillage: int
    recruitment: int
    areas_to_win: int


class Area(_Part, frozen=True, forbid_unknown_fields=True):
    """One English area."""

    name: str
    coast: bool


class Map(_Part, frozen=True, forbid_unknown_fields=True):
    """Which areas are adjacent."""

    borders: list[tuple[str, str]]


Bonus = Literal["coin", "move-one", "recruit", "move"]
TileAction = Literal["movement", "build", "fyrd", "income", "tribute", "scout", "recruitment", "pillage"]


class Half(_Part, frozen=True, forbid_unknown_fields=True):
    """One side's half of an action tile."""

    actions: list[TileAction]
    bonus: list[Bonus] = []
    either: bool = False


class Tile(_Part, frozen=True, forbid_unknown_fields=True):
    """One action tile."""

    saxons: Half
    vikings: Half
    acts_first: bool = False
    chooses_first: bool = False


class Leader(_Part, frozen=True, forbid_unknown_fields=True):
    """One leader: a name of our own, and what is printed on his back."""

    name: str
    effect: Literal[
        "strong-with-stronghold", "strong-without-stronghold", "rally", "repel", "landing", "berserk", "plunder"
    ]
    number: int = 0


class Leaders(_Part, frozen=True, forbid_unknown_fields=True):
    """The leaders of both sides."""

    saxons: list[Leader]
    vikings: list[Leader]


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


@lru_cache(maxsize=8)
def read_content(edition: Edition) -> SagaContent:
    """The content file, checked."""
    content = edition.parse(SagaContent)
    _check(edition, content)
    return content


_NAMES = {"saxons": "the Anglo-Saxons", "vikings": "the Vikings"}
_HALVES = {
    "saxons": ({"coin", "move-one"}, {"movement", "build", "fyrd", "income", "tribute"}, set(effects.WORDS[:4])),
    "vikings": (
        {"recruit", "move"},
        {"movement", "scout", "recruitment", "pillage"},
        {*effects.WORDS[:2], "landing", "berserk", "plunder"},
    ),
}


def _check(edition: Edition, content: SagaContent) -> None:
    """What the shape of the file cannot express."""
    if content.game.players != (2, 2):
        raise edition.error("game, players: Saga is for two, so it says [2, 2]")
    for place, expected, given in (
        ("areas", location.ENGLISH, content.areas),
        ("scandinavia", location.SCANDINAVIAN, content.scandinavia),
    ):
        for word in given:
            if word not in expected:
                raise edition.unknown(place, word, expected)
        if set(given) != set(expected):
            raise edition.error(f"{place}: there should be exactly {', '.join(expected)}, not {', '.join(given)}")
    for complaint in (*_numbers(content), *_map(content), *_tiles(content), *_leaders(content)):
        raise edition.error(complaint)


def _numbers(content: SagaContent) -> Iterator[str]:
    coins, pieces, start, track, vikings = (
        content.coins, content.pieces, content.setup, content.track, content.vikings,
    )  # fmt: skip
    for name, value, least, most in (
        ("coins, all", coins.all, 1, 99),
        ("coins, saxons", coins.saxons, 0, coins.all),
        ("coins, vikings", coins.vikings, 0, coins.all - coins.saxons),
        ("coins, to_win", coins.to_win, 1, 99),
        ("pieces, saxon_warriors", pieces.saxon_warriors, 1, 12),
        ("pieces, viking_warriors", pieces.viking_warriors, 1, 12),
        ("pieces, strongholds", pieces.strongholds, 2, location.ENGLAND),
        ("setup, capital_warriors", start.capital_warriors, 1, 12),
        ("setup, raiders", start.raiders, 1, 12),
        ("setup, founders", start.founders, 1, 12),
        ("setup, settlers", start.settlers, 0, 12),
        ("setup, crew", start.crew, 0, 12),
        ("track, stronghold_marker", track.stronghold_marker, 1, 20),
        ("track, spaces", track.spaces, track.stronghold_marker + 1, track.stronghold_marker + 20),
        ("vikings, pillage", vikings.pillage, 0, 9),
        ("vikings, recruitment", vikings.recruitment, 1, 12),
        ("vikings, areas_to_win", vikings.areas_to_win, 1, location.ENGLAND),
    ):
        if not least <= value <= most:
            yield f"{name}: {value} should be from {least} to {most}"
    saxons = start.capital_warriors + start.founders + start.settlers * (location.ENGLAND - 3)
    if saxons > pieces.saxon_warriors:
        yield f"setup: {saxons} Anglo-Saxon Warriors are placed, but there are only {pieces.saxon_warriors}"
    raiders = start.raiders + start.crew * location.SPACES
    if raiders > pieces.viking_warriors:
        yield f"setup: {raiders} Viking Warriors are placed, but there are only {pieces.viking_warriors}"


def _map(content: SagaContent) -> Iterator[str]:
    coast = [word for word, area in content.areas.items() if area.coast]
    least = location.SPACES + 2
    if len(coast) < least:
        yield f"areas: {len(coast)} are coastal; at least {least} must be, or the pool could run out (V-42)"
    if content.setup.capital not in content.areas:
        words = ", ".join(location.ENGLISH)
        near = did_you_mean(content.setup.capital, location.ENGLISH)
        yield f'setup, capital: "{content.setup.capital}" is no English area; it takes one of {words}{near}'
    elif content.setup.capital in coast:
        yield f"setup, capital: {content.areas[content.setup.capital].name} is coastal; it must be inland (S2 and S4)"
    places, seen = location.ENGLISH + location.SCANDINAVIAN, set()
    for number, border in enumerate(content.map.borders, 1):
        place = f"map, borders, entry {number}"
        for word in border:
            if word not in places:
                yield f'{place}: "{word}" is no area; areas are {", ".join(places)}{did_you_mean(word, places)}'
                return
        if border[0] == border[1]:
            yield f'{place}: "{border[0]}" cannot border on itself'
        if (border[0] in location.ENGLISH) != (border[1] in location.ENGLISH):
            yield f"{place}: {border[0]} and {border[1]} lie on different sides of the sea (V-41)"
        if frozenset(border) in seen:
            yield f"{place}: the border of {border[0]} and {border[1]} is there twice"
        seen.add(frozenset(border))
    for word in places:
        if not any(word in border for border in seen):
            yield f"map, borders: {word} borders on nothing, so that nobody could leave it by land"


def _tiles(content: SagaContent) -> Iterator[str]:
    if len(content.tiles) != TILES:
        yield f"tiles: there are {len(content.tiles)}, the rules are for {TILES}"
    for mark, rule in (("acts_first", "V-19"), ("chooses_first", "V-17")):
        marked = sum(bool(getattr(tile, mark)) for tile in content.tiles)
        if marked != 1:
            yield f"tiles: {marked} of them are marked {mark}; exactly one must be ({rule})"
    for number, tile in enumerate(content.tiles, 1):
        for side, (bonuses, tile_actions, _) in _HALVES.items():
            half: Half = getattr(tile, side)
            for kind, given, offered in (("bonus", half.bonus, bonuses), ("actions", half.actions, tile_actions)):
                for word in given:
                    if word not in offered:
                        near = did_you_mean(word, sorted(offered))
                        yield f'tiles, entry {number}, {side}, {kind}: "{word}" is not for {_NAMES[side]}{near}'


def _leaders(content: SagaContent) -> Iterator[str]:
    for side, (_, _, allowed) in _HALVES.items():
        leaders: list[Leader] = getattr(content.leaders, side)
        if len(leaders) != LEADERS:
            yield f"leaders, {side}: there are {len(leaders)}, the rules are for {LEADERS}"
        for number, leader in enumerate(leaders, 1):
            place = f'leaders, {side}, entry {number} "{leader.name}"'
            if leader.effect not in allowed:
                near = did_you_mean(leader.effect, sorted(allowed))
                yield f'{place}, effect: "{leader.effect}" is not for {_NAMES[side]}{near}'
            counted = leader.effect.startswith("strong") or leader.effect == "berserk"
            if counted and not 1 <= leader.number <= 9:
                yield f"{place}, number: {leader.number} should be from 1 to 9"
            if not counted and leader.number != 0:
                yield f'{place}, number: the effect "{leader.effect}" takes none'
