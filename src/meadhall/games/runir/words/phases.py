"""Runir: the table of `phases.toml`, and how the slots of its sentences are filled."""

from pathlib import Path

from meadhall.core.phases import PhaseTable
from meadhall.core.text import sentence
from meadhall.games.runir import actions, phase
from meadhall.games.runir.box import RUNE_NAMES, RUNE_SIGNS
from meadhall.games.runir.rules.aids import aid_at, most_to_change
from meadhall.games.runir.rules.hall import owed_colour
from meadhall.games.runir.rules.sessions import crystals_spent
from meadhall.games.runir.state import RUNES, STONES, TYPES
from meadhall.games.runir.words import names, points, refusals
from meadhall.games.runir.words.names import RunirView, coin_name

_TURN = (actions.CARVE, actions.CLAIM, actions.AID, actions.SET_DIE, actions.END_TURN)


def _stone(view: RunirView, action: int) -> int:
    """The place of the stone that is carved, or is being carved."""
    carves = action >= 0 and actions.FAMILIES[action] == actions.CARVE
    return action - actions.CARVE if carves else int(view.state.stone)


def _colour(view: RunirView, action: int) -> int:
    """The metal of that stone, or of the coins that are owed."""
    stone = _stone(view, action)
    return stone % STONES // 2 if stone >= 0 else int(owed_colour(view.state))


def _coin(view: RunirView, action: int) -> int:
    """The type of the coins that are taken, changed or laid on a reward."""
    family = int(actions.FAMILIES[action]) if action >= 0 else -1
    if family in (actions.COIN, actions.SPEND):
        return _colour(view, action) * 2 + action - family
    return action - family if family == actions.TYPE else int(view.state.chosen)


def _crystals(view: RunirView, action: int) -> int:
    """The price of an aid, or the crystals that the seat to move has left."""
    s, box = view.state, view.box
    if action >= 0 and actions.FAMILIES[action] == actions.AID:
        return int(box.prices[aid_at(s, box, action - actions.AID)])
    return int(s.crystals[s.seat])


def _size(view: RunirView, action: int) -> int:
    """The size of the wild set that is to be filled or left out."""
    left_out = action - actions.OMIT - RUNES
    return int(view.state.wild[left_out if left_out in (0, 1) else 0])


def _possible(view: RunirView, action: int) -> str:
    legal = {int(actions.FAMILIES[number]) for number in view.game.legal(view.state, view.box)}
    may = [
        view.say(f"may-{actions.ACTIONS.name(each)}".replace(" ", "-"))
        for each in TABLE.phases[phase.MAIN].families
        if each in legal
    ]
    return sentence(view.join(may, "or"))


def _token(view: RunirView, action: int) -> int:
    return int(view.state.hall[action - actions.CLAIM])


_HOW = {phase.CHOOSING_LESS: "less", phase.CHOOSING_FULL: "full"}
SLOTS = {
    "board": lambda view, action: RUNE_NAMES[view.state.boards[(action - actions.CARVE) // STONES]],
    "code": lambda view, action: names.STONE_CODES[(action - actions.CARVE) % STONES],
    "coin": lambda view, action: coin_name(view, _coin(view, action)),
    "colour": lambda view, action: names.colour_name(view, _colour(view, action)),
    "count": lambda view, action: int(view.state.wild[0]) if action < actions.COUNT else action - actions.COUNT + 1,
    "crystals": _crystals,
    "dice": lambda view, action: names.dice(view, view.state.unused.tolist()),
    "duty": lambda view, action: "no" if actions.END_TURN in view.game.legal(view.state, view.box) else "yes",
    "how": lambda view, action: _HOW.get(int(view.state.phase), "plain"),
    "most": lambda view, action: int(most_to_change(view.state, _coin(view, action))),
    "number": lambda view, action: actions.ACTIONS.decode(action)[1][0],
    "other": lambda view, action: coin_name(view, _coin(view, action) ^ 1),
    "own": lambda view, action: int(view.state.coins[view.state.seat, _coin(view, action)]),
    "picked": lambda view, action: names.dice(view, view.state.picked.tolist()),
    "possible": _possible,
    "reward": lambda view, action: names.reward_name(view, view.box, _token(view, action)),
    "rune": lambda view, action: RUNE_SIGNS[action - actions.OMIT if action >= 0 else view.state.chosen],
    "seat": lambda view, action: view.names[view.state.seat],
    "size": _size,
    "stone": lambda view, action: names.stone_name(view, _stone(view, action)),
    "token": lambda view, action: names.code(_token(view, action)),
}
NOUNS = {
    "board": lambda view, rune: RUNE_NAMES[rune],
    "centre": lambda view, crystals: crystals,
    "colour": names.colour_name,
    "corner": names.corner_name,
    "dice": names.packed_dice,
    "marker": lambda view, seat: view.names[seat],
    "purse": lambda view, purse: coin_name(view, purse % TYPES),
    "reward": lambda view, token: names.reward_name(view, view.box, token),
    "rune": lambda view, rune: RUNE_SIGNS[rune],
    "space": lambda view, space: int(view.box.hall[space]),
    "stack": coin_name,
    "stone": names.stone_name,
}


def _does(view: RunirView, action: int) -> str:
    """An action in words, where that depends on more than its family."""
    if action == actions.END_TURN and not view.state.placed:
        return "pass"
    return "omit-wild" if 0 <= action - actions.OMIT - RUNES < 2 else ""


def _ending(view: RunirView) -> str:
    by = "crystals" if crystals_spent(view.state, view.box) else "rounds"
    return " ".join([view.say("over", by=by, rounds=int(view.box.rounds)), *points.awards(view)])


TABLE = PhaseTable.read(
    Path(__file__).with_suffix(".toml"), phase=phase, actions=actions, found_by=refusals,
    slots=SLOTS, nouns=NOUNS, does=_does, ending=_ending,
    chance=lambda view: "rolling" if view.state.rolling else "",
)  # fmt: skip
