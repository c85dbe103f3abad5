"""Runir: the content file, and the box that is built from it."""

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Annotated, Literal, get_args

import msgspec
from msgspec import Meta

from meadhall.core.content import Content, Edition, misnamed
from meadhall.core.errors import did_you_mean
from meadhall.core.options import Option, Value
from meadhall.core.record import Array, Box, fill, int8, int64
from meadhall.games.runir import actions
from meadhall.games.runir.state import COLOURS, KINDS, REWARDS, RUNES, SPACES, STONES, TYPES, VALUES

Aid = Literal["reroll", "dark_die", "reuse_die", "reuse_corner", "change_rune", "one_less", "full_stone"]
AID_WORDS = get_args(Aid)
AIDS = len(AID_WORDS)

# The conditions of praise tokens.
SAME_STONE, EVERY_BOARD, IN_ALL, ONE_BOARD = range(1, 5)
PRAISE_WORDS = ("same_stone", "every_board", "in_all", "one_board")

RUNE_SIGNS = ("F", "U", "Th", "A", "R", "K")
Rune = Literal["Fehu", "Uruz", "Thurisaz", "Ansuz", "Raido", "Kaunan"]
RUNE_NAMES = get_args(Rune)
TYPE_CODES = ("b0", "b1", "s0", "s1", "g0", "g1")
COLOUR_WORDS = ("bronze", "silver", "gold")
SIDES = RUNES * 2
LANE = 8  # bits for the number of dice with one rune, where all six numbers are packed into one
ONES = 0x010101010101  # one die of each rune, packed
EACH = REWARDS // KINDS  # room for this many tokens of a kind

OPTIONS = (
    Option("long", (False, True), False, "the long version: two sessions (R-50)"),
    Option("children", (False, True), False, "the children's version: no rewards, only coins count (R-57)"),
    Option("head_start", (False, True), False, "whoever comes later in a round begins with some honour (ours: A-20)"),
)
HEAD_START = {2: (0, 2), 3: (0, 3, 4), 4: (0, 3, 4, 5)}
"""A-20: honour with which each place in the order of turns begins, by the number of players, if that is wished for. It
is as much as makes it no luck to be drawn as the starting player."""

Honour = Annotated[int, Meta(ge=0, le=20)]
Price = Annotated[int, Meta(ge=1, le=5)]
Stack = Annotated[
    list[Annotated[int, Meta(ge=1, le=actions.MOST_WORTH)]], Meta(min_length=1, max_length=actions.MOST_CHANGED)
]
Asked = dict[str, Annotated[int, Meta(ge=0, le=actions.MOST_CHANGED)]]
Tokens = Annotated[list[Asked], Meta(max_length=EACH)]


class Numbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers in the rules."""

    crystals: Annotated[int, Meta(ge=1, le=30)]
    dice: Annotated[int, Meta(ge=1, le=9)]
    hall: tuple[Honour, Honour, Honour]
    crystal: Honour
    set: Honour
    majority: Honour
    majority_least: Annotated[int, Meta(ge=1, le=8)]
    rounds: Annotated[int, Meta(ge=1, le=120)]


class Rewards(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The reward tokens by kind: what each asks for, by type of coin, by colour, or by condition."""

    magic: Tokens
    goods: Tokens
    praise: Tokens


class Side(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One side of a board: its aid, and two stones of each colour."""

    aid: Aid
    bronze: tuple[str, str]
    silver: tuple[str, str]
    gold: tuple[str, str]


class BoardPiece(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A board with its two sides."""

    rune: Rune
    sides: tuple[Side, Side]


class RunirContent(Content, frozen=True, forbid_unknown_fields=True):
    """The whole content file."""

    numbers: Numbers
    aids: dict[str, Price]
    """The price of each aid."""
    coins: dict[str, Stack]
    """The values in each stack, one number a coin, by type."""
    rewards: Rewards
    boards: list[BoardPiece]

    def complaints(self) -> Iterator[str]:
        """Unknown names, impossible tokens, and stones that no dice could meet."""
        yield from misnamed("aids", self.aids, AID_WORDS)
        yield from misnamed("coins", self.coins, TYPE_CODES)
        for code, values in self.coins.items():
            if len(set(values)) > VALUES:
                yield f"coins, {code}: {len(set(values))} different values, at most {VALUES} are possible"
        yield from self._about_rewards()
        yield from self._about_boards()

    def _about_rewards(self) -> Iterator[str]:
        for kind, words in (("magic", TYPE_CODES), ("goods", COLOUR_WORDS), ("praise", PRAISE_WORDS)):
            for number, token in enumerate(getattr(self.rewards, kind), 1):
                where, asked = f"rewards, {kind}, entry {number}", sum(map(bool, token.values()))
                yield from misnamed(where, token, words, complete=False)
                if asked == 0:
                    yield f"{where}: it asks for nothing"
                if kind == "praise" and asked > 1:
                    yield f"{where}: it names {asked} conditions, a praise token has one"

    def _about_boards(self) -> Iterator[str]:
        runes = ", ".join(board.rune for board in self.boards)
        if runes != ", ".join(RUNE_NAMES):
            yield f"boards: they should be {', '.join(RUNE_NAMES)}, in this order, not {runes}"
        for aid in AID_WORDS:
            homes = [board.rune for board in self.boards if any(side.aid == aid for side in board.sides)]
            if len(homes) > 1:
                yield f"boards: {aid} is on {' and '.join(homes)}; an aid belongs to one board"
        most = self.numbers.dice + 1
        for where, text in self.stones():
            for word in text.split():
                if word not in RUNE_SIGNS and not _WILD_SET.fullmatch(word):
                    known, near = ", ".join(RUNE_SIGNS), did_you_mean(word, RUNE_SIGNS)
                    yield f'{where}: "{word}" is neither a rune ({known}) nor a wild set such as [2=]{near}'
            runes_asked, sets = requirement(text)
            if len(sets) > 2:
                yield f"{where}: there are {len(sets)} wild sets, at most 2 are possible"
            dice = sum(runes_asked) + sum(sets)
            if not 1 <= dice <= most:
                yield f"{where}: it takes {dice} dice, it should be from 1 to {most}"

    def stones(self) -> Iterator[tuple[str, str]]:
        """All stones in their order: in words where each stands, and what it asks for."""
        for board in self.boards:
            for number, side in enumerate(board.sides, 1):
                for colour in COLOUR_WORDS:
                    for index, text in enumerate(getattr(side, colour), 1):
                        yield f"board {board.rune}, side {number}, {colour} stone {index}", text


_WILD_SET = re.compile(r"\[([2-7])=\]")


def requirement(text: str) -> tuple[list[int], list[int]]:
    """How many dice of each rune a stone asks for, and the sizes of its wild sets, the largest first.

    >>> requirement("F Th F [2=]")
    ([2, 0, 1, 0, 0, 0], [2])
    """
    words = text.split()
    sets = [int(match[1]) for word in words if (match := _WILD_SET.fullmatch(word))]
    return [words.count(sign) for sign in RUNE_SIGNS], sorted(sets, reverse=True)


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
    box = RunirBox.new()
    box.sessions = 2 if options["long"] else 1
    box.children = int(bool(options["children"]))
    if options["head_start"]:
        box.head_start[:players] = HEAD_START[players]
    fill(box, content.numbers, set_honour="set")
    box.prices[:] = [content.aids[aid] for aid in AID_WORDS]
    box.aids[:] = [AID_WORDS.index(side.aid) for board in content.boards for side in board.sides]
    for stone, (_, text) in enumerate(content.stones()):
        runes, sets = requirement(text)
        box.runes[stone, :] = runes
        box.wild[stone, : len(sets)] = sets
    pack_requirements(box)
    for kind, code in enumerate(TYPE_CODES):
        box.stack[kind] = len(content.coins[code])
        for index, (value, copies) in enumerate(sorted(Counter(content.coins[code]).items())):
            box.values[kind, index], box.copies[kind, index] = value, copies
    if not box.children:
        _put_rewards(box, content.rewards)
    return box


def _put_rewards(box: RunirBox, rewards: Rewards) -> None:
    for kind, tokens in enumerate((rewards.magic, rewards.goods, rewards.praise)):
        box.rewards[kind * EACH : kind * EACH + len(tokens)] = 1
        for token, asked in enumerate(tokens, kind * EACH):
            box.by_type[token] = [asked.get(code, 0) for code in TYPE_CODES]
            box.by_colour[token] = [asked.get(colour, 0) for colour in COLOUR_WORDS]
            for condition, word in enumerate(PRAISE_WORDS, SAME_STONE):
                if asked.get(word):
                    box.praise[token], box.times[token] = condition, asked[word]
            box.types_packed[token] = _pack(box.by_type[token])
            box.colours_packed[token] = sum(int(count) << LANE * 2 * i for i, count in enumerate(box.by_colour[token]))


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
