"""Runir in words: the position, what is asked, what an action does; the sentences themselves stand in `en.ftl`."""

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
    s, box, say = view.state, view.box, view.say
    numbers = {"session": int(s.session) + 1, "sessions": int(box.sessions), "round": int(s.rounds)}
    lines = [say("title", title=view.game.title, **numbers)]
    for position in range(POSITIONS):
        if s.boards[position] >= 0:
            lines += ["", *_board(view, position)]
    if not box.children:
        lines += ["", say("hall-line")]
        for space in range(SPACES):
            token = int(s.hall[space])
            lying = f"{code(token)}  {names.reward_name(view, box, token)}" if token >= 0 else "-"
            lines.append(f"  {box.hall[space]}  {lying}")
        lines.append("  " + say("pile-line", tokens=int(s.pile).bit_count()))
    kinds = range(TYPES)
    stacks = [
        say("stack-line", code=TYPE_CODES[kind], coin=coin_name(view, kind), count=int(s.stacks[kind]))
        for kind in kinds
    ]
    lines += ["", say("stacks-line", stacks=view.join(stacks, "")), ""]
    width = max(map(len, view.names))
    for seat, name in enumerate(view.names):
        lines.append(f"{'>' if seat == s.seat else ' '} {seat + 1} {name:{width}}  {_belongings(view, seat)}")
    if s.phase >= phase.MAIN and s.phase != phase.ENDED:
        dice = names.dice(view, s.unused.tolist())
        lines += ["", say("dice-line", dice=dice, used=int(s.used), rolling=int(s.rolling))]
    return "\n".join(lines)


def _board(view: RunirView, position: int) -> list[str]:
    s, box = view.state, view.box
    price = view.say("crystals", crystals=int(box.prices[aid_at(s, box, position)]))
    visitors = "".join(str(seat + 1) for seat in range(view.players) if s.areas[seat] >> position & 1)
    about = {"board": RUNE_NAMES[s.boards[position]], "aid": names.corner_name(view, position), "price": price}
    told = view.say(
        "board-line", number=position + 1, side=int(s.sides[position]) + 1, visitors=visitors or "nobody", **about
    )
    lines = [told]
    for place in range(position * STONES, (position + 1) * STONES):
        holes = " ".join("." if owner < 0 else str(owner + 1) for owner in s.holes[place])
        colour = names.colour_name(view, place % STONES // 2)
        lines.append(f"  {names.STONE_CODES[place % STONES]}  {colour:6}  {names.requirement(view, place):16}  {holes}")
    return lines


def _belongings(view: RunirView, seat: int) -> str:
    s, say = view.state, view.say
    parts = [say("crystals", crystals=int(s.crystals[seat])), say("honour-held", honour=int(s.honour[seat]))]
    for counts, where in ((s.coins[seat], "coins-held"), (s.laid[seat], "coins-laid")):
        if counts.any():
            coins = " ".join(f"{number}x{TYPE_CODES[kind]}" for kind, number in enumerate(counts) if number)
            parts.append(say(where, coins=coins))
    tokens = [code(token) for token in range(REWARDS) if s.held[seat] >> token & 1]
    if tokens:
        parts.append(" ".join(tokens))
    if s.dark[seat]:
        parts.append(say("dark-die-held"))
    return view.join(parts, "")
