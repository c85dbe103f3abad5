"""Runir: what each piece and each place of the picture means."""

from collections.abc import Sequence
from functools import lru_cache

from meadhall.core.text import join
from meadhall.games.runir import aid_kind
from meadhall.games.runir.board.coins import METAL_NAMES
from meadhall.games.runir.box import RUNE_NAMES, RUNE_SIGNS
from meadhall.games.runir.rules.aids import aid_at
from meadhall.games.runir.rules.carving import stone_at
from meadhall.games.runir.rules.hall import holder_of
from meadhall.games.runir.state import REWARDS, STONES
from meadhall.games.runir.words.phrases import (
    AID_NAMES,
    COIN_NAMES,
    COLOUR_NAMES,
    SPACE_NAMES,
    STONE_CODES,
    RunirView,
    asked,
    code,
    price,
    reward,
)

SAY = {
    "stone": "Stone {code} on {board}: {runes} for a {colour} coin (R-06). {holes}",
    "runes": "{signs} ({names})",
    "both empty": "Both holes are empty",
    "one empty": "One hole is empty, {name} has the other",
    "none empty": "Both holes are taken, by {names} (R-09)",
    "aid": "{aid} for {price}: {effect}. {users}",
    "used by": "Used by {names} (R-20)",
    "used by nobody": "Nobody has used it",
    "centre": "The centre. A crystal laid here sets a die, once a turn (R-18)",
    "reward": "For {honour} honour: {reward}",
    "no reward": "For {honour} honour: no reward lies here (R-40)",
    "won": "{reward}. Won by {name}",
    "crystal": "A crystal of {name} (R-07)",
    "helped": "{name} has used this corner (R-20)",
    "set": "A crystal of {name}, for setting a die (R-18)",
    "die": "An unused die that shows {name} ({sign})",
    "dice": "{count} unused dice that show {name} ({sign})",
    "picked": "{dice}; {picked} to be rolled again (R-24)",
    "used": "A used die (R-08)",
    "air": "A die in the air",
    "coin": "{coin}, {colour}: {count} left, each worth {least} to {most}; nobody may look before the end (R-14)",
    "purse": "{name}: {free} x {coin}",
    "laid": "{purse}, and {laid} on rewards (R-37)",
    "hand": "{name}: {crystals} in hand",
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
_TOKENS = {code(token): token for token in range(REWARDS)}
_STACKS = {f"{metal}-{number}": 2 * i + number for i, metal in enumerate(METAL_NAMES) for number in (0, 1)}


class Meanings:
    """What everything in one picture means. Arrays are read once, for all pieces."""

    def __init__(self, view: RunirView, points: Sequence[int]) -> None:
        s, box = view.state, view.box
        self._view, self._names, self._points = view, view.names, points
        self._boards, self._holes = s.boards.tolist(), s.holes.tolist()
        self._runes, self._wild = box.runes.tolist(), box.wild.tolist()
        self._areas, self._crystals = s.areas.tolist(), s.crystals.tolist()
        self._coins, self._laid = s.coins.tolist(), s.laid.tolist()

    def of(self, name: str) -> str:
        """What a piece or a place is."""
        names = self._names
        kind, _, rest = name.partition("-")
        match kind:
            case "stone":
                return self._stone(int(rest))
            case "crystal":
                place, hole = map(int, rest.split("-"))
                return SAY[kind].format(name=names[self._holes[place][hole]])
            case "aid":
                return self._aid(int(rest))
            case "helped":
                return SAY[kind].format(name=names[int(rest.split("-")[1])])
            case "centre" if rest:
                return SAY["set"].format(name=names[int(rest.split("-")[0])])
            case "die":
                return self._dice(int(rest.removeprefix("rune-")))
            case "coin":
                return self._stack(_STACKS[rest])
            case "purse":
                seat, _, coin = rest.partition("-")
                return self._purse(int(seat), _STACKS[coin])
            case "reward":
                return self._space(SPACE_NAMES.index(rest))
            case "token":
                return self._token(_TOKENS[rest])
            case "hand":
                return SAY[kind].format(name=names[int(rest)], crystals=price(self._crystals[int(rest)]))
            case "dark" | "honour":
                return SAY[kind].format(name=names[int(rest)], honour=self._points[int(rest)])
        return SAY[kind]  # the centre, and dice that do not count: they look alike

    def _stone(self, place: int) -> str:
        number = stone_at(self._view.state, place)
        owners = tuple(self._names[owner] for owner in self._holes[place] if owner >= 0)
        board = self._boards[place // STONES]
        return _told_stone(place % STONES, board, tuple(self._runes[number]), tuple(self._wild[number]), owners)

    def _aid(self, position: int) -> str:
        aid = int(aid_at(self._view.state, self._view.box, position))
        name, cost = AID_NAMES[aid], price(int(self._view.box.prices[aid]))
        users = [name for seat, name in enumerate(self._names) if self._areas[seat] >> position & 1]
        told = SAY["used by"].format(names=join(users)) if users else SAY["used by nobody"]
        return SAY["aid"].format(aid=name[0].upper() + name[1:], price=cost, effect=EFFECTS[aid], users=told)

    def _dice(self, rune: int) -> str:
        count, picked = int(self._view.state.unused[rune]), int(self._view.state.picked[rune])
        told = SAY["die" if count == 1 else "dice"].format(count=count, name=RUNE_NAMES[rune], sign=RUNE_SIGNS[rune])
        return SAY["picked"].format(dice=told, picked=picked) if picked else told

    def _stack(self, kind: int) -> str:
        values = [value for value in self._view.box.values[kind].tolist() if value]
        count, colour = int(self._view.state.stacks[kind]), COLOUR_NAMES[kind // 2]
        return SAY["coin"].format(coin=COIN_NAMES[kind], colour=colour, count=count, least=values[0], most=values[-1])

    def _purse(self, seat: int, kind: int) -> str:
        told = SAY["purse"].format(name=self._names[seat], free=self._coins[seat][kind], coin=COIN_NAMES[kind])
        laid = self._laid[seat][kind]
        return SAY["laid"].format(purse=told, laid=laid) if laid else told

    def _space(self, space: int) -> str:
        token = int(self._view.state.hall[space])
        told = reward(self._view, token) if token >= 0 else ""
        return SAY["reward" if told else "no reward"].format(honour=int(self._view.box.hall[space]), reward=told)

    def _token(self, token: int) -> str:
        holder, told = int(holder_of(self._view.state, token)), reward(self._view, token)
        return told if holder < 0 else SAY["won"].format(reward=told, name=self._names[holder])


@lru_cache(maxsize=4096)
def _told_stone(stone: int, board: int, runes: tuple[int, ...], wild: tuple[int, ...], owners: tuple[str, ...]) -> str:
    named, signs = [RUNE_NAMES[rune] for rune, count in enumerate(runes) for _ in range(count)], asked(runes, wild)
    return SAY["stone"].format(
        code=STONE_CODES[stone],
        board=RUNE_NAMES[board],
        runes=SAY["runes"].format(signs=signs, names=", ".join(named)) if named else signs,
        colour=COLOUR_NAMES[stone // 2],
        holes=SAY[("both empty", "one empty", "none empty")[len(owners)]].format(
            name="".join(owners[:1]), names=join(dict.fromkeys(owners))
        ),
    )
