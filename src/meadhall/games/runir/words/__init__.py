"""Runir in words: the position, what is asked, what an action does; the sentences themselves stand in `en.ftl`."""

from meadhall.core.constants import OVER, SPECTATOR
from meadhall.core.contract import waiting_for
from meadhall.core.text import count
from meadhall.games.runir import actions, phase
from meadhall.games.runir.box import RUNE_NAMES, RUNE_SIGNS, TYPE_CODES
from meadhall.games.runir.rules.aids import aid_at, most_to_change
from meadhall.games.runir.rules.hall import owed_colour
from meadhall.games.runir.rules.sessions import crystals_spent
from meadhall.games.runir.state import POSITIONS, REWARDS, RUNES, SPACES, STONES, TYPES
from meadhall.games.runir.words.goals import standing
from meadhall.games.runir.words.names import (
    SPACE_IDS,
    STONE_CODES,
    RunirView,
    code,
    coin_name,
    colour_name,
    corner_name,
    dice,
    packed_dice,
    purse_id,
    requirement,
    reward_name,
    stack_id,
    stone_name,
    unused,
)
from meadhall.games.runir.words.phases import PHASES, about
from meadhall.games.runir.words.points import awards, scoring
from meadhall.games.runir.words.refusals import why_not

__all__ = [
    "NOUNS", "PLACES", "action", "awards", "component", "describe", "prompt", "scoring", "standing", "waiting",
    "why_not",
]  # fmt: skip

NOUNS = {
    "board": lambda view, rune: RUNE_NAMES[rune],
    "centre": lambda view, crystals: crystals,
    "colour": colour_name,
    "corner": corner_name,
    "dice": packed_dice,
    "marker": lambda view, seat: view.names[seat],
    "purse": lambda view, purse: coin_name(view, purse % TYPES),
    "reward": lambda view, token: reward_name(view, view.box, token),
    "rune": lambda view, rune: RUNE_SIGNS[rune],
    "space": lambda view, space: int(view.box.hall[space]),
    "stack": coin_name,
    "stone": stone_name,
}
PLACES = {
    "centre": lambda view, crystals: "centre",
    "corner": lambda view, position: f"aid-{position}",
    "marker": lambda view, seat: f"honour-{seat}",
    "purse": lambda view, purse: purse_id(*divmod(purse, TYPES)),
    "space": lambda view, space: SPACE_IDS[space],
    "stack": lambda view, kind: stack_id(kind),
    "stone": lambda view, place: f"stone-{place}",
}


# --- The position ---------------------------------------------------------------------------------------------


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
            lying = f"{code(token)}  {reward_name(view, box, token)}" if token >= 0 else "-"
            lines.append(f"  {box.hall[space]}  {lying}")
        lines.append(f"  {count(int(s.pile).bit_count(), 'token')} in the pile")
    stacks = ", ".join(f"{TYPE_CODES[kind]} {coin_name(view, kind)} {s.stacks[kind]}" for kind in range(TYPES))
    lines += ["", f"Coin stacks: {stacks}", ""]
    width = max(map(len, view.names))
    for seat, name in enumerate(view.names):
        lines.append(f"{'>' if seat == s.seat else ' '} {seat + 1} {name:{width}}  {_belongings(view, seat)}")
    if s.phase >= phase.MAIN and s.phase != phase.ENDED:
        air = f", {s.rolling} in the air" if s.rolling else ""
        lines += ["", f"Dice: {unused(view)} unused, {s.used} used{air}"]
    return "\n".join(lines)


def _board(view: RunirView, position: int) -> list[str]:
    s, box = view.state, view.box
    price = view.say("crystals", crystals=int(box.prices[aid_at(s, box, position)]))
    visitors = "".join(str(seat + 1) for seat in range(view.players) if s.areas[seat] >> position & 1)
    used = f", used by {visitors}" if visitors else ""
    board, aid = RUNE_NAMES[s.boards[position]], corner_name(view, position)
    lines = [f"{position + 1} {board}, side {s.sides[position] + 1}: {aid} ({price}{used})"]
    for place in range(position * STONES, (position + 1) * STONES):
        holes = " ".join("." if owner < 0 else str(owner + 1) for owner in s.holes[place])
        colour = colour_name(view, place % STONES // 2)
        lines.append(f"  {STONE_CODES[place % STONES]}  {colour:6}  {requirement(view, place):16}  {holes}")
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


# --- What is asked, and what an action would do -----------------------------------------------------------------

_MAY = {
    actions.CARVE: "may-carve",
    actions.CLAIM: "may-claim",
    actions.AID: "may-use-an-aid",
    actions.SET_DIE: "may-set-a-die",
    actions.END_TURN: "may-end",
}


def waiting(view: RunirView) -> str:
    """What everybody reads who is not to decide: what they wait for, or that the game is over."""
    s, to_move = view.state, view.to_move
    if to_move == OVER:
        by = "crystals" if crystals_spent(s, view.box) else "rounds"
        return " ".join([view.say("over", by=by, rounds=int(view.box.rounds)), *awards(view)])
    if to_move < 0:
        return view.say("rolling" if s.rolling else PHASES[int(s.phase)].says)
    return prompt(view) if view.seat == SPECTATOR else waiting_for(view)


def prompt(view: RunirView) -> str:
    """What is asked of the seat to move."""
    s, now = view.state, PHASES[int(view.state.phase)]
    if s.phase != phase.MAIN:
        return view.say(now.says, **about(view))
    legal = view.game.legal(s, view.box)
    families = {actions.FAMILIES[action] for action in legal}
    possible = view.join([view.say(_MAY[family]) for family in now.families if family in families], "or")
    duty = "no" if actions.END_TURN in legal else "yes"
    return view.say(now.says, duty=duty, possible=possible, crystals=int(s.crystals[s.seat]), **about(view))


def action(view: RunirView, action: int) -> str:
    """What a legal action would do."""
    s, box = view.state, view.box
    match actions.ACTIONS.decode(action):
        case actions.CARVE, _:
            place = action - actions.CARVE
            how = {phase.CHOOSING_LESS: "less", phase.CHOOSING_FULL: "full"}.get(int(s.phase), "plain")
            return view.say(
                "carve", how=how, stone=stone_name(view, place), colour=colour_name(view, place % STONES // 2)
            )
        case actions.AID, (position,):
            price = int(box.prices[aid_at(s, box, position)])
            return view.say("aid", aid=corner_name(view, position), crystals=price)
        case actions.CLAIM, (space,):
            reward = reward_name(view, box, int(s.hall[space]))
            return view.say("claim", reward=reward, honour=int(box.hall[space]))
        case actions.END_TURN, _ if not s.placed:
            return view.say("pass")
        case actions.WILD, (rune,):
            return view.say("wild", count=int(s.wild[0]), rune=RUNE_SIGNS[rune])
        case actions.OMIT, (left_out,) if left_out >= RUNES:
            return view.say("omit-wild", size=int(s.wild[left_out - RUNES]))
        case actions.COIN, (which,):
            kind = s.stone % STONES // 2 * 2 + which
            return view.say("coin", coin=coin_name(view, kind), own=int(s.coins[s.seat, kind]))
        case actions.ROLL, _:
            return view.say("roll", dice=dice(view, s.picked.tolist()))
        case actions.TYPE, (kind,):
            most = int(most_to_change(s, kind))
            return view.say("type", coin=coin_name(view, kind), other=coin_name(view, kind ^ 1), most=most)
        case actions.COUNT, (less,):
            coin, other = coin_name(view, s.chosen), coin_name(view, s.chosen ^ 1)
            return view.say("count", count=less + 1, coin=coin, other=other)
        case actions.SPEND, (which,):
            return view.say("spend", coin=coin_name(view, owed_colour(s) * 2 + which))
    return component(view, action)


_OF_DICE = {actions.FROM: "from", actions.TO: "to", actions.ADD: "add"}
"""What is said of each way to choose a die by its rune."""


def component(view: RunirView, action: int) -> str:
    """What an action is about, whatever the circumstances, for whoever adds up games."""
    s = view.state
    match actions.ACTIONS.decode(action):
        case actions.CARVE, (position, number):
            board, colour = RUNE_NAMES[s.boards[position]], colour_name(view, number // 2)
            return view.say("carve-component", colour=colour, code=STONE_CODES[number], board=board)
        case actions.AID, (position,):
            return view.say("aid-component", aid=corner_name(view, position))
        case actions.CLAIM, (space,):
            token = int(s.hall[space])
            return view.say("claim-component", code=code(token), reward=reward_name(view, view.box, token))
        case actions.SET_DIE, _:
            return view.say("set-die")
        case actions.AREA, (position,):
            return view.say("area", aid=corner_name(view, position))
        case actions.WILD, (rune,):
            return view.say("wild-component", rune=RUNE_SIGNS[rune])
        case actions.OMIT, (left_out,) if left_out < RUNES:
            return view.say("omit-rune", rune=RUNE_SIGNS[left_out])
        case actions.OMIT, _:
            return view.say("omit-wild-component")
        case actions.COIN, (which,):
            return view.say("coin-component", number=which)
        case actions.SPEND, (which,):
            return view.say("spend-component", number=which)
        case (actions.FROM | actions.TO | actions.ADD) as family, (rune,):
            return view.say(_OF_DICE[family], rune=RUNE_SIGNS[rune])
        case actions.ROLL, _:
            return view.say("roll-component")
        case actions.TYPE, (kind,):
            return view.say("type-component", coin=coin_name(view, kind), other=coin_name(view, kind ^ 1))
        case actions.COUNT, (less,):
            return view.say("count-component", count=less + 1)
    return view.say("end-turn")
