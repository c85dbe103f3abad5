"""Runir: what each piece and each place of the scene means."""

from functools import lru_cache

from meadhall.core.phases import named
from meadhall.core.phrases import Phrases
from meadhall.core.text import sentence
from meadhall.games.runir.box import AID_WORDS, RUNE_NAMES, RUNE_SIGNS
from meadhall.games.runir.state import RUNES
from meadhall.games.runir.words.names import aid_name, asked, coin_name, colour_name

_effect = named(*(f"effect-{word}".replace("_", "-") for word in AID_WORDS))


@lru_cache(maxsize=4096)
def stone(
    phrases: Phrases, number: int, board: int, runes: tuple[int, ...], wild: tuple[int, ...], owners: tuple[str, ...]
) -> str:
    """A stone of a board: what it asks for, what it pays, and whose crystals it holds."""
    return phrases.say(
        "means-stone",
        board=RUNE_NAMES[board],
        asked=asked(phrases, [runes.count(rune) for rune in range(RUNES)], wild),
        colour=colour_name(phrases, number // 2),
        taken=len(owners),
        owners=phrases.join(dict.fromkeys(owners)),
    )


def aid(phrases: Phrases, kind: int, cost: int, users: list[str]) -> str:
    """An aid corner: what it does, what it costs, and who has used it."""
    name, effect = sentence(aid_name(phrases, kind)), _effect(phrases, kind)
    names = phrases.join(users)
    return phrases.say("means-aid", aid=name, crystals=cost, effect=effect, used=len(users), users=names)


def dice(phrases: Phrases, rune: int, count: int, picked: int) -> str:
    """The unused dice with a rune."""
    return phrases.say("means-dice", count=count, name=RUNE_NAMES[rune], sign=RUNE_SIGNS[rune], picked=picked)


def stack(phrases: Phrases, kind: int, count: int, least: int, most: int) -> str:
    """A stack of coins."""
    coin, colour = coin_name(phrases, kind), colour_name(phrases, kind // 2)
    return phrases.say("means-stack", coin=coin, colour=colour, count=count, least=least, most=most)


def purse(phrases: Phrases, name: str, kind: int, free: int, laid: int, worth: int) -> str:
    """A seat's coins of a type."""
    return phrases.say("means-purse", seat=name, coin=coin_name(phrases, kind), count=free, laid=laid, worth=worth)
