"""Saga: the options, and the box that is built from them and the content file."""

from collections.abc import Iterable, Iterator, Mapping

from meadhall.core.content import Edition
from meadhall.core.options import Option, Value
from meadhall.core.record import Box, fill, int8, int16
from meadhall.games.saga import location, offer
from meadhall.games.saga.content import EFFECTS, SIDES, Half, Leader, SagaContent, read_content
from meadhall.games.saga.state import LEADERS, TILES

PRINTED = "printed"
CONTENT = SagaContent

OPTIONS = (
    Option("gap", (PRINTED, 8, 9, 10, 11, 12), PRINTED, "spaces between the two markers at the start (V-96)"),
    Option("pillage", (PRINTED, 1, 2), PRINTED, "coins for a pillaged Stronghold (V-63)"),
    Option("recruitment", (PRINTED, 2, 3), PRINTED, "Units that a Recruitment places at most (V-48)"),
)


class SagaBox(Box):
    """All that is fixed before the first step. Sets of areas are bits, by the numbers of the places."""

    coins = int8("all coins there are")
    purse = int8(2, "coins of each side at the start")
    coins_to_win = int8("coins with which the Vikings win (V-93)")
    warriors = int8(2, "warriors of each side")
    strongholds = int8("all Strongholds there are")
    capital = int8("the area with a Stronghold from the start")
    capital_warriors = int8("warriors there")
    raiders = int8("Viking warriors in the first drawn area")
    founders = int8("Anglo-Saxon warriors in the second one, with a Stronghold")
    settlers = int8("Anglo-Saxon warriors in each other English area")
    crew = int8("Viking warriors in each Scandinavian area")
    track = int8("the rightmost space of the track: the Round marker's first")
    stronghold_marker = int8("the Stronghold marker's first space")
    pillage = int8("coins for a pillaged Stronghold (V-63)")
    recruitment = int8("Units that a Recruitment places at most (V-48)")
    areas_to_win = int8("areas under control with which the Vikings win (V-93)")
    coast = int16("coastal areas: each has a destination marker (V-04)")
    inland = int16("inland areas")
    borders = int16(location.AREAS, "the areas adjacent to each area")
    bonus = int8(2, TILES, "for each side and tile: its bonuses, as bits")
    tile_actions = int16(2, TILES, "for each side and tile: its actions, as bits")
    either = int8(2, TILES, "1 where only one of the actions is done (V-25)")
    acts_first = int8("the tile whose owner resolves first (V-19)")
    chooses_first = int8("the tile whose owner drafts first next round (V-17)")
    effects = int8(2, LEADERS, "what each leader does when revealed: one of `effects`")
    numbers = int8(2, LEADERS, "his Strength where he is strong, or how many Units he takes with him")


def build(edition: Edition, players: int, options: Mapping[str, Value]) -> SagaBox:
    """The box for these options; a ContentError if the content cannot be played."""
    content = read_content(edition)
    coins, pieces, track, places = content.coins, content.pieces, content.track, location.WORDS
    box = SagaBox.new()
    fill(box, pieces, content.setup, track, content.vikings)
    box.coins, box.coins_to_win, box.purse[:] = coins.all, coins.to_win, (coins.saxons, coins.vikings)
    box.warriors[:] = pieces.saxon_warriors, pieces.viking_warriors
    box.capital = places.index(content.setup.capital)
    box.track = track.stronghold_marker + _chosen(options["gap"], track.spaces - track.stronghold_marker)
    box.pillage = _chosen(options["pillage"], content.vikings.pillage)
    box.recruitment = _chosen(options["recruitment"], content.vikings.recruitment)
    box.coast = sum(1 << places.index(word) for word, area in content.areas.items() if area.coast)
    box.inland = (1 << location.ENGLAND) - 1 - box.coast
    for one, other in content.map.borders:
        box.borders[places.index(one)] |= 1 << places.index(other)
        box.borders[places.index(other)] |= 1 << places.index(one)
    box.acts_first = [tile.acts_first for tile in content.tiles].index(True)
    box.chooses_first = [tile.chooses_first for tile in content.tiles].index(True)
    for side, name in enumerate(SIDES):
        for number, tile in enumerate(content.tiles):
            half: Half = getattr(tile, name)
            box.bonus[side, number] = _set_of(half.bonus, offer.BONUSES)
            box.tile_actions[side, number] = _set_of(half.actions, offer.TILE_ACTIONS)
            box.either[side, number] = half.either
        leaders: list[Leader] = getattr(content.leaders, name)
        box.effects[side] = [EFFECTS.index(leader.effect) for leader in leaders]
        box.numbers[side] = [leader.number for leader in leaders]
    return box


def called(edition: Edition) -> Iterator[str]:
    """Areas and leaders."""
    content = read_content(edition)
    yield from (area.name for area in content.areas.values())
    yield from content.scandinavia.values()
    yield from (leader.name for leader in (*content.leaders.saxons, *content.leaders.vikings))


def _chosen(option: Value, printed: int) -> int:
    return printed if option == PRINTED else int(option)


def _set_of(words: Iterable[str], known: tuple[str, ...]) -> int:
    return sum(1 << known.index(word) for word in set(words))
