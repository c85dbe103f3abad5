"""Runir in words: the position, what is asked, what an action does; the sentences themselves stand in `en.ftl`."""

from meadhall.core.text import count
from meadhall.games.runir import phase
from meadhall.games.runir.box import RUNE_NAMES, TYPE_CODES
from meadhall.games.runir.rules.aids import aid_at
from meadhall.games.runir.state import POSITIONS, REWARDS, SPACES, STONES, TYPES
from meadhall.games.runir.words import names
from meadhall.games.runir.words.goals import standing
from meadhall.games.runir.words.names import RunirView, code, coin_name
from meadhall.games.runir.words.phases import NOUNS, TABLE
from meadhall.games.runir.words.points import awards, scoring

__all__ = ["NOUNS", "PLACES", "TABLE", "awards", "describe", "scoring", "standing"]

PLACES = {
    "centre": lambda view, crystals: "centre",
    "corner": lambda view, position: f"aid-{position}",
    "marker": lambda view, seat: f"honour-{seat}",
    "purse": lambda view, purse: names.purse_id(*divmod(purse, TYPES)),
    "space": lambda view, space: names.SPACE_IDS[space],
    "stack": lambda view, kind: names.STACK_IDS[kind],
    "stone": lambda view, place: f"stone-{place}",
}


def describe(view: RunirView) -> str:
    """The four boards with their stones, the Jarl's Grand Hall, the coins, every seat and the dice."""
    s, box = view.state, view.box
    session = f", session {s.session + 1} of {box.sessions}" if box.sessions > 1 else ""
    lines = [f"{view.game.title}{session}" + (f", round {s.rounds}" if s.rounds else "")]
    for position in range(POSITIONS):
        if s.boards[position] >= 0:
            lines += ["", *_board(view, position)]
    if not box.children:
        lines += ["", "The Jarl's Grand Hall"]
        for space in range(SPACES):
            token = int(s.hall[space])
            lying = f"{code(token)}  {names.reward_name(view, box, token)}" if token >= 0 else "-"
            lines.append(f"  {box.hall[space]}  {lying}")
        lines.append(f"  {count(int(s.pile).bit_count(), 'token')} in the pile")
    stacks = ", ".join(f"{TYPE_CODES[kind]} {coin_name(view, kind)} {s.stacks[kind]}" for kind in range(TYPES))
    lines += ["", f"Coin stacks: {stacks}", ""]
    width = max(map(len, view.names))
    for seat, name in enumerate(view.names):
        lines.append(f"{'>' if seat == s.seat else ' '} {seat + 1} {name:{width}}  {_belongings(view, seat)}")
    if s.phase >= phase.MAIN and s.phase != phase.ENDED:
        air = f", {s.rolling} in the air" if s.rolling else ""
        lines += ["", f"Dice: {names.dice(view, s.unused.tolist())} unused, {s.used} used{air}"]
    return "\n".join(lines)


def _board(view: RunirView, position: int) -> list[str]:
    s, box = view.state, view.box
    price = view.say("crystals", crystals=int(box.prices[aid_at(s, box, position)]))
    visitors = "".join(str(seat + 1) for seat in range(view.players) if s.areas[seat] >> position & 1)
    used = f", used by {visitors}" if visitors else ""
    board, aid = RUNE_NAMES[s.boards[position]], names.corner_name(view, position)
    lines = [f"{position + 1} {board}, side {s.sides[position] + 1}: {aid} ({price}{used})"]
    for place in range(position * STONES, (position + 1) * STONES):
        holes = " ".join("." if owner < 0 else str(owner + 1) for owner in s.holes[place])
        colour = names.colour_name(view, place % STONES // 2)
        lines.append(f"  {names.STONE_CODES[place % STONES]}  {colour:6}  {names.requirement(view, place):16}  {holes}")
    return lines


def _belongings(view: RunirView, seat: int) -> str:
    s = view.state
    parts = [view.say("crystals", crystals=int(s.crystals[seat])), f"{s.honour[seat]} honour"]
    for counts, where in ((s.coins[seat], ""), (s.laid[seat], " on rewards")):
        if counts.any():
            coins = " ".join(f"{number}x{TYPE_CODES[kind]}" for kind, number in enumerate(counts) if number)
            parts.append(coins + where)
    tokens = [code(token) for token in range(REWARDS) if s.held[seat] >> token & 1]
    if tokens:
        parts.append(" ".join(tokens))
    if s.dark[seat]:
        parts.append("a dark die")
    return ", ".join(parts)
