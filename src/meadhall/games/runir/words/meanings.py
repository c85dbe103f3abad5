"""Runir: what each piece and each place of the scene means."""

from collections.abc import Sequence
from functools import lru_cache

from meadhall.core.text import join
from meadhall.games.runir import aid_kind
from meadhall.games.runir.box import RUNE_NAMES, RUNE_SIGNS
from meadhall.games.runir.state import RUNES
from meadhall.games.runir.words.phrases import AID_NAMES, COIN_NAMES, COLOUR_NAMES, asked, price

SAY = {
    "stone": "{runes} for a {colour} coin, on {board} (R-06){holes}",
    "both empty": "",
    "one empty": ". One hole is empty, {name} has the other",
    "none empty": ". Both holes are taken, by {names} (R-09)",
    "aid": "{aid} for {price}: {effect}. {users}",
    "used by": "Used by {names} (R-20)",
    "used by nobody": "Nobody has used it",
    "centre": "The centre. A crystal laid here sets a die, once a turn (R-18)",
    "reward": "For {honour} honour: {reward}",
    "no reward": "For {honour} honour: no reward lies here (R-40)",
    "won": "{reward}. Won by {name}",
    "no die": "No unused die shows {name} ({sign})",
    "die": "An unused die that shows {name} ({sign})",
    "dice": "{count} unused dice that show {name} ({sign})",
    "picked": "{dice}; {picked} to be rolled again (R-24)",
    "coin": "{coin}, {colour}: {count} left, each worth {least} to {most}; nobody may look before the end (R-14)",
    "purse": "{name}: {free} x {coin}",
    "laid": "{purse}, and {laid} on rewards (R-37)",
    "worth": "{purse}, worth {worth} (R-45)",
    "hand": "{name}: {crystals} of {most} in hand; the last one brings the last round (R-43)",
    "dark": "The dark die of {name}, rolled with the others every turn (R-26)",
    "honour": "{name}: {honour} honour",
}
EFFECTS = {
    aid_kind.REROLL: "roll any unused dice again (R-24)",
    aid_kind.DARK_DIE: "one die more, at once and on every turn (R-26)",
    aid_kind.REUSE_DIE: "roll a used die and use it once more (R-27)",
    aid_kind.REUSE_CORNER: "what another corner does that you have used, once more (R-28)",
    aid_kind.CHANGE_RUNE: "change coins for those with the other magic rune of their colour (R-29)",
    aid_kind.ONE_LESS: "carve a stone with one rune less (R-30)",
    aid_kind.FULL_STONE: "carve a stone whose holes are full (R-33)",
}


@lru_cache(maxsize=4096)
def stone(number: int, board: int, runes: tuple[int, ...], wild: tuple[int, ...], owners: tuple[str, ...]) -> str:
    """A stone of a board: what it asks for, what it pays, and whose crystals it holds."""
    return SAY["stone"].format(
        board=RUNE_NAMES[board],
        runes=asked([runes.count(rune) for rune in range(RUNES)], wild),
        colour=COLOUR_NAMES[number // 2],
        holes=SAY[("both empty", "one empty", "none empty")[len(owners)]].format(
            name="".join(owners[:1]), names=join(dict.fromkeys(owners))
        ),
    )


def aid(kind: int, cost: int, users: Sequence[str]) -> str:
    """An aid corner: what it does, what it costs, and who has used it."""
    name = AID_NAMES[kind]
    told = SAY["used by"].format(names=join(users)) if users else SAY["used by nobody"]
    return SAY["aid"].format(aid=name[0].upper() + name[1:], price=price(cost), effect=EFFECTS[kind], users=told)


def dice(rune: int, count: int, picked: int) -> str:
    """The unused dice with a rune."""
    key = "no die" if not count else "die" if count == 1 else "dice"
    told = SAY[key].format(count=count, name=RUNE_NAMES[rune], sign=RUNE_SIGNS[rune])
    return SAY["picked"].format(dice=told, picked=picked) if picked else told


def stack(kind: int, count: int, least: int, most: int) -> str:
    """A stack of coins."""
    colour = COLOUR_NAMES[kind // 2]
    return SAY["coin"].format(coin=COIN_NAMES[kind], colour=colour, count=count, least=least, most=most)


def purse(name: str, kind: int, free: int, laid: int, worth: int) -> str:
    """A seat's coins of a type."""
    told = SAY["purse"].format(name=name, free=free, coin=COIN_NAMES[kind])
    told = SAY["laid"].format(purse=told, laid=laid) if laid else told
    return SAY["worth"].format(purse=told, worth=worth) if worth else told


def space(honour: int, told: str) -> str:
    """A space of the Jarl's Grand Hall, and the reward that lies on it; no words for none."""
    return SAY["reward" if told else "no reward"].format(honour=honour, reward=told)


def token(told: str, holder: str) -> str:
    """A reward that somebody has won."""
    return SAY["won"].format(reward=told[0].upper() + told[1:], name=holder)


def hand(name: str, crystals: int, most: int) -> str:
    """A seat's crystals in hand, which count down to the end."""
    return SAY["hand"].format(name=name, crystals=crystals, most=price(most))
