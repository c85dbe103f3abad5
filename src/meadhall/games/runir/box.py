"""Runir: the content file, and the box that is built from it."""

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Literal

import msgspec

from meadhall.core.content import Content, Edition
from meadhall.core.errors import did_you_mean
from meadhall.core.options import Option, Value
from meadhall.core.record import Array, Box, int8, int64
from meadhall.games.runir import actions
from meadhall.games.runir.state import (
    COLOURS,
    GOODS,
    KINDS,
    MAGIC,
    PRAISE,
    REWARDS,
    RUNES,
    SPACES,
    STONES,
    TYPES,
    VALUES,
)

AIDS = 7

# What a praise token asks for.
SAME_STONE, EVERY_BOARD, IN_ALL, ONE_BOARD = range(1, 5)

RUNE_SIGNS = ("F", "U", "Th", "A", "R", "K")
RUNE_NAMES = ("Fehu", "Uruz", "Thurisaz", "Ansuz", "Raido", "Kaunan")
TYPE_CODES = ("b0", "b1", "s0", "s1", "g0", "g1")
SIDES = RUNES * 2
LANE = 8  # bits for the number of dice with one rune, where all six numbers are packed into one
ONES = 0x010101010101  # one die of each rune, packed

OPTIONS = (
    Option("long", (False, True), False, "the long version: two sessions (R-50)"),
    Option("children", (False, True), False, "the children's version: no rewards, only coins count (R-57)"),
    Option("head_start", (False, True), False, "whoever comes later in a round begins with some honour (ours: A-20)"),
)
HEAD_START = {2: (0, 2), 3: (0, 3, 4), 4: (0, 3, 4, 5)}
"""Honour with which each place in the order of turns begins, by the number of players, if that is wished for (A-20): as
much as makes it no luck to be drawn as the starting player."""


class Numbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers in the rules."""

    crystals: int
    dice: int
    hall: tuple[int, int, int]
    crystal: int
    set: int
    majority: int
    majority_least: int
    rounds: int


class Aids(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the use of each aid costs, in the order of the aids above."""

    reroll: int
    dark_die: int
    reuse_die: int
    reuse_corner: int
    change_rune: int
    one_less: int
    full_stone: int


class Coins(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The values in each stack, one number a coin, in the order of the types."""

    b0: list[int]
    b1: list[int]
    s0: list[int]
    s1: list[int]
    g0: list[int]
    g1: list[int]


class Magic(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A magic rune token: coins of each type, in the order of the types."""

    b0: int = 0
    b1: int = 0
    s0: int = 0
    s1: int = 0
    g0: int = 0
    g1: int = 0


class Goods(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A goods token: coins of each colour, in the order of the colours."""

    bronze: int = 0
    silver: int = 0
    gold: int = 0


class Praise(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A praise token: one of four conditions, in the order of the conditions above."""

    same_stone: int = 0
    every_board: int = 0
    in_all: int = 0
    one_board: int = 0


class Rewards(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The reward tokens, in the order of their kinds."""

    magic: list[Magic]
    goods: list[Goods]
    praise: list[Praise]


class Side(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One side of a board: its aid, and two stones of each colour."""

    aid: Literal["reroll", "dark_die", "reuse_die", "reuse_corner", "change_rune", "one_less", "full_stone"]
    bronze: tuple[str, str]
    silver: tuple[str, str]
    gold: tuple[str, str]


class BoardPiece(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A board with its two sides."""

    rune: Literal["Fehu", "Uruz", "Thurisaz", "Ansuz", "Raido", "Kaunan"]
    sides: tuple[Side, Side]


class RunirContent(Content, frozen=True, forbid_unknown_fields=True):
    """The whole content file."""

    numbers: Numbers
    aids: Aids
    coins: Coins
    rewards: Rewards
    boards: list[BoardPiece]


class RunirBox(Box):
    """All that is fixed before the first step. Sides are numbered by board, then side; stones by side, then place."""

    sessions = int8("1, or 2 in the long version (R-50)")
    children = int8("1 in the children's version (R-57)")
    head_start = int8(4, "honour with which each place in the order of turns begins")
    crystals = int8("crystals that each seat begins a session with")
    dice = int8("white dice, rolled each turn (R-02)")
    hall = int8(SPACES, "honour of each space of the Jarl's Grand Hall, the most preferred first (R-36)")
    crystal = int8("honour for a crystal left (R-45)")
    set_honour = int8("honour for a set of all three kinds of reward (R-45)")
    majority = int8("honour for the most tokens of a kind (R-47)")
    majority_least = int8("tokens that a majority takes at least (R-47)")
    rounds = int8("rounds after which a session is scored as it stands")
    aids = int8(SIDES, "the aid on each side")
    prices = int8(AIDS, "crystals that each aid costs (R-21)")
    runes = int8(SIDES * STONES, RUNES, "fixed runes of each stone (R-05)")
    wild = int8(SIDES * STONES, 2, "sizes of the wild sets of each stone, the largest first; 0 for none (R-05)")
    packed = int64(SIDES, STONES, "its fixed runes once more as one number, LANE bits a rune, for quick comparison")
    large = int64(SIDES, STONES, "the size of its larger wild set in every lane")
    small = int64(SIDES, STONES, "the size of its smaller wild set in every lane")
    two_sets = int8(SIDES, "the stones of each side that ask for two wild sets, as bits")
    stack = int8(TYPES, "coins in each stack at the start")
    values = int8(TYPES, VALUES, "the different values of its coins, ascending; 0 for none")
    copies = int8(TYPES, VALUES, "how many of its coins have that value")
    rewards = int8(REWARDS, "1 for each reward token that there is")
    by_type = int8(REWARDS, TYPES, "coins of each type that a magic rune token asks for (R-37)")
    by_colour = int8(REWARDS, COLOURS, "coins of each colour that a goods token asks for (R-38)")
    types_packed = int64(REWARDS, "the coins of each type once more as one number, LANE bits a type")
    colours_packed = int64(REWARDS, "the coins of each colour as one number, each in the lane of its first type")
    praise = int8(REWARDS, "what a praise token asks for: SAME_STONE, EVERY_BOARD, IN_ALL or ONE_BOARD; 0 for others")
    times = int8(REWARDS, "and how many carvings of that sort (R-39)")


def build(edition: Edition, players: int, options: Mapping[str, Value]) -> RunirBox:
    """The box for this many players and these options; a ContentError if the content cannot be played."""
    content = edition.parse(RunirContent)
    _check(edition, content)
    box = RunirBox.new()
    box.players = players
    box.sessions = 2 if options["long"] else 1
    box.children = int(bool(options["children"]))
    if options["head_start"]:
        box.head_start[:players] = HEAD_START[players]
    numbers = content.numbers
    box.crystals, box.dice, box.rounds = numbers.crystals, numbers.dice, numbers.rounds
    box.crystal, box.set_honour = numbers.crystal, numbers.set
    box.majority, box.majority_least = numbers.majority, numbers.majority_least
    box.hall[:] = numbers.hall
    box.prices[:] = list(msgspec.to_builtins(content.aids).values())
    aids = list(msgspec.to_builtins(content.aids))
    for number, board in enumerate(content.boards):
        for side, printed in enumerate(board.sides):
            box.aids[number * 2 + side] = aids.index(printed.aid)
    for stone, (where, text) in enumerate(_stones(content)):
        runes, wild = _requirement(edition, where, text)
        box.runes[stone, :] = runes
        box.wild[stone, :] = wild
    pack_requirements(box)
    for kind, values in enumerate(msgspec.to_builtins(content.coins).values()):
        box.stack[kind] = len(values)
        for index, (value, copies) in enumerate(sorted(Counter(values).items())):
            box.values[kind, index], box.copies[kind, index] = value, copies
    if not box.children:
        _put_rewards(box, content.rewards)
    return box


def _put_rewards(box: RunirBox, rewards: Rewards) -> None:
    each = REWARDS // KINDS
    for i, magic in enumerate(rewards.magic):
        box.rewards[MAGIC * each + i] = 1
        box.by_type[MAGIC * each + i, :] = list(msgspec.to_builtins(magic).values())
    for i, goods in enumerate(rewards.goods):
        box.rewards[GOODS * each + i] = 1
        box.by_colour[GOODS * each + i, :] = list(msgspec.to_builtins(goods).values())
    for i, praise in enumerate(rewards.praise):
        condition, times = next((c, n) for c, n in enumerate(msgspec.to_builtins(praise).values(), SAME_STONE) if n)
        box.rewards[PRAISE * each + i] = 1
        box.praise[PRAISE * each + i], box.times[PRAISE * each + i] = condition, times
    for token in range(REWARDS):
        box.types_packed[token] = _pack(box.by_type[token])
        box.colours_packed[token] = sum(int(count) << LANE * 2 * i for i, count in enumerate(box.by_colour[token]))


def _stones(content: RunirContent) -> Iterator[tuple[str, str]]:
    """All stones in their order: in words where each stands, and what it asks for."""
    for board in content.boards:
        for number, side in enumerate(board.sides):
            for colour in ("bronze", "silver", "gold"):
                for index, text in enumerate(getattr(side, colour)):
                    yield f"board {board.rune}, side {number + 1}, {colour} stone {index + 1}", text


def pack_requirements(box: RunirBox) -> None:
    """Writes what stones ask for once more as packed numbers."""
    box.two_sets[:] = 0
    for stone in range(SIDES * STONES):
        side, i = divmod(stone, STONES)
        box.packed[side, i] = _pack(box.runes[stone])
        box.large[side, i], box.small[side, i] = (int(size) * ONES for size in box.wild[stone])
        box.two_sets[side] |= int(box.wild[stone, 1] > 0) << i


def _pack(numbers: Array) -> int:
    return sum(int(number) << LANE * i for i, number in enumerate(numbers))


def _requirement(edition: Edition, where: str, text: str) -> tuple[list[int], list[int]]:
    """How many dice of each rune a stone asks for, and the sizes of its wild sets."""
    runes, wild = [0] * RUNES, [0, 0]
    sets = []
    for word in text.split():
        if word in RUNE_SIGNS:
            runes[RUNE_SIGNS.index(word)] += 1
        elif match := re.fullmatch(r"\[([2-7])=\]", word):
            sets.append(int(match[1]))
        else:
            known = ", ".join(RUNE_SIGNS)
            near = did_you_mean(word, RUNE_SIGNS)
            raise edition.error(f'{where}: "{word}" is neither a rune ({known}) nor a wild set such as [2=]{near}')
    if len(sets) > len(wild):
        raise edition.error(f"{where}: there are {len(sets)} wild sets, at most {len(wild)} are possible")
    wild[: len(sets)] = sorted(sets, reverse=True)
    return runes, wild


def _check(edition: Edition, content: RunirContent) -> None:
    """What the shape of the file cannot express."""
    numbers = content.numbers
    for name, value, least, most in (
        ("numbers, crystals", numbers.crystals, 1, 30),
        ("numbers, dice", numbers.dice, 1, 9),
        *(("numbers, hall", honour, 0, 20) for honour in numbers.hall),
        ("numbers, crystal", numbers.crystal, 0, 20),
        ("numbers, set", numbers.set, 0, 20),
        ("numbers, majority", numbers.majority, 0, 20),
        ("numbers, majority_least", numbers.majority_least, 1, 8),
        ("numbers, rounds", numbers.rounds, 1, 120),
        *((f"aids, {aid}", price, 1, 5) for aid, price in msgspec.to_builtins(content.aids).items()),
    ):
        if not least <= value <= most:
            raise edition.error(f"{name}: {value} should be from {least} to {most}")
    if content.game.players[0] < 2 or content.game.players[1] > 4:
        raise edition.error("game, players: the rules are for 2 to 4 players")
    _check_coins(edition, content.coins)
    _check_rewards(edition, content.rewards)
    _check_boards(edition, content)


def _check_coins(edition: Edition, coins: Coins) -> None:
    for code, values in msgspec.to_builtins(coins).items():
        if not 1 <= len(values) <= actions.MOST_CHANGED:
            raise edition.error(f"coins, {code}: there are {len(values)}, a stack has 1 to {actions.MOST_CHANGED}")
        for value in values:
            if not 1 <= value <= actions.MOST_WORTH:
                raise edition.error(f"coins, {code}: {value} should be from 1 to {actions.MOST_WORTH}")
        if len(set(values)) > VALUES:
            raise edition.error(f"coins, {code}: {len(set(values))} different values, at most {VALUES} are possible")


def _check_rewards(edition: Edition, rewards: Rewards) -> None:
    each = REWARDS // KINDS
    for kind, tokens in msgspec.to_builtins(rewards).items():
        if len(tokens) > each:
            raise edition.error(f"rewards, {kind}: there are {len(tokens)}, at most {each} are possible")
        for i, token in enumerate(tokens):
            where = f"rewards, {kind}, entry {i + 1}"
            for name, number in token.items():
                if not 0 <= number <= actions.MOST_CHANGED:
                    raise edition.error(f"{where}, {name}: {number} should be from 0 to {actions.MOST_CHANGED}")
            asked = sum(1 for number in token.values() if number)
            if asked == 0:
                raise edition.error(f"{where}: it asks for nothing")
            if kind == "praise" and asked > 1:
                raise edition.error(f"{where}: it names {asked} conditions, a praise token has one")


def _check_boards(edition: Edition, content: RunirContent) -> None:
    named = [board.rune for board in content.boards]
    if named != list(RUNE_NAMES):
        raise edition.error(f"boards: they should be {', '.join(RUNE_NAMES)}, in this order, not {', '.join(named)}")
    for aid in msgspec.to_builtins(content.aids):
        homes = [board.rune for board in content.boards if any(side.aid == aid for side in board.sides)]
        if len(homes) > 1:
            raise edition.error(f"boards: {aid} is on {' and '.join(homes)}; an aid belongs to one board")
    most = content.numbers.dice + 1
    for where, text in _stones(content):
        runes, wild = _requirement(edition, where, text)
        dice = sum(runes) + sum(wild)
        if not 1 <= dice <= most:
            raise edition.error(f"{where}: it takes {dice} dice, it should be from 1 to {most}")
