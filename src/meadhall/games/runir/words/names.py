"""Runir: how things are called, and their ids on the board; the sentences themselves stand in `en.ftl`."""

from collections.abc import Sequence

from meadhall.core.game import View
from meadhall.core.phases import named
from meadhall.core.phrases import Phrases
from meadhall.games.runir.box import COLOUR_WORDS, LANE, RUNE_NAMES, RUNE_SIGNS, SAME_STONE, RunirBox
from meadhall.games.runir.rules.aids import aid_at
from meadhall.games.runir.rules.carving import stone_at
from meadhall.games.runir.state import COLOURS, KINDS, REWARDS, RUNES, STONES, TYPES, State

RunirView = View[State, RunirBox]
Speaker = RunirView | Phrases

STONE_CODES = ("b1", "b2", "s1", "s2", "g1", "g2")
SPACE_IDS = ("reward-4", "reward-3", "reward-2")  # of the Jarl's Grand Hall
_PRAISE = ("same-stone", "every-board", "in-all", "one-board")
STACK_IDS = tuple(f"coin-{colour}-{number}" for colour in COLOUR_WORDS for number in (0, 1))  # of coins, by type

colour_name = named("bronze", "silver", "gold")  # a metal: of stones and coins
coin_name = named("fishing-stave", "dream-stave", "rotas-stave", "gapaldur", "thors-hammer", "trading-stave")
"""A coin, by its magic rune."""
kind_name = named("magic-rune", "goods", "praise")  # a kind of reward
aid_name = named("reroll", "dark-die", "reuse-die", "reuse-corner", "change-rune", "one-less", "full-stone")  # an aid


def corner_name(view: RunirView, position: int) -> str:
    """The aid in the corner of the board at a position."""
    return aid_name(view, aid_at(view.state, view.box, position))


def stone_name(view: RunirView, place: int) -> str:
    """A stone on the table: its colour, where it stands and what it asks for."""
    board = RUNE_NAMES[view.state.boards[place // STONES]]
    colour = colour_name(view, place % STONES // 2)
    return view.say("stone", colour=colour, board=board, asked=requirement(view, place))


def requirement(view: RunirView, place: int) -> str:
    """The dice that a stone asks for: `F Th, 2 alike`."""
    number = stone_at(view.state, place)
    return asked(view, view.box.runes[number].tolist(), view.box.wild[number].tolist())


def asked(by: Speaker, runes: Sequence[int], wild: Sequence[int]) -> str:
    """So many dice of each rune, and wild sets of these sizes: `F Th, 2 alike`."""
    sets = [by.say("alike", count=size) for size in wild if size]
    return by.join([_signs(runes), *sets] if any(runes) else sets, "")


def dice(by: Speaker, counts: Sequence[int]) -> str:
    """Dice by their runes: `F F U`."""
    return _signs(counts) or by.say("no-dice")


def packed_dice(by: Speaker, packed: int) -> str:
    """Dice by their runes, as rules pack their numbers into one."""
    return dice(by, [packed >> LANE * rune & (1 << LANE) - 1 for rune in range(RUNES)])


def _signs(counts: Sequence[int]) -> str:
    return " ".join(RUNE_SIGNS[rune] for rune, number in enumerate(counts) for _ in range(number))


def code(token: int) -> str:
    """The code of a token: M1 to M8, G1 to G8, P1 to P8."""
    return "MGP"[token // 8] + str(token % 8 + 1)


def reward_name(by: Speaker, box: RunirBox, token: int) -> str:
    """A reward token and what it asks for: `praise for 4 stones carved on one board`."""
    if box.praise[token]:
        condition = by.say(_PRAISE[box.praise[token] - SAME_STONE], times=int(box.times[token]))
    else:
        types, colours = box.by_type[token].tolist(), box.by_colour[token].tolist()
        coins = [by.say("coins", count=types[kind], coin=coin_name(by, kind)) for kind in range(TYPES) if types[kind]]
        coins += [
            by.say("coins-of-colour", count=colours[colour], colour=colour_name(by, colour))
            for colour in range(COLOURS)
            if colours[colour]
        ]
        condition = by.join(coins, "")
    return by.say("reward", kind=kind_name(by, token * KINDS // REWARDS), condition=condition)


def purse_id(seat: int, kind: int) -> str:
    """A seat's coins of a type."""
    return f"purse-{seat}-{COLOUR_WORDS[kind // 2]}-{kind % 2}"
