"""Runir in words: the position, what is asked, what an action does, what happened, the points."""

from meadhall.core.constants import OVER, SPECTATOR
from meadhall.core.game import ScoreLine
from meadhall.core.text import count, join
from meadhall.games.runir import actions, phase
from meadhall.games.runir.box import RUNE_NAMES, RUNE_SIGNS, TYPE_CODES
from meadhall.games.runir.rules.aids import aid_at, most_to_change
from meadhall.games.runir.rules.hall import owed_colour, tokens_held
from meadhall.games.runir.rules.scoring import coins_of_colour, counts_all, has_majority, sets_of
from meadhall.games.runir.state import COLOURS, KINDS, POSITIONS, REWARDS, RUNES, SPACES, STONES, TYPES, VALUES
from meadhall.games.runir.words.events import event
from meadhall.games.runir.words.goals import standing
from meadhall.games.runir.words.phrases import (
    AID_NAMES,
    COIN_NAMES,
    COLOUR_NAMES,
    KIND_NAMES,
    SAY,
    STONE_CODES,
    RunirView,
    code,
    dice,
    price,
    requirement,
    reward,
    stone,
    unused,
)
from meadhall.games.runir.words.refusals import why_not

__all__ = ["SAY", "action", "awards", "component", "describe", "event", "prompt", "scoring", "standing", "why_not"]

_OF_DICE = {actions.FROM: "from", actions.TO: "to", actions.ADD: "add"}
"""What is said of each way to choose a die by its rune."""


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
            lines.append(f"  {box.hall[space]}  {f'{code(token)}  {reward(box, token)}' if token >= 0 else '-'}")
        lines.append(f"  {count(int(s.pile).bit_count(), 'token')} in the pile")
    stacks = ", ".join(f"{TYPE_CODES[kind]} {COIN_NAMES[kind]} {s.stacks[kind]}" for kind in range(TYPES))
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
    aid = aid_at(s, box, position)
    visitors = "".join(str(seat + 1) for seat in range(view.players) if s.areas[seat] >> position & 1)
    used = f", used by {visitors}" if visitors else ""
    board = RUNE_NAMES[s.boards[position]]
    lines = [f"{position + 1} {board}, side {s.sides[position] + 1}: {AID_NAMES[aid]} ({price(box.prices[aid])}{used})"]
    for place in range(position * STONES, (position + 1) * STONES):
        holes = " ".join("." if owner < 0 else str(owner + 1) for owner in s.holes[place])
        colour = COLOUR_NAMES[place % STONES // 2]
        lines.append(f"  {STONE_CODES[place % STONES]}  {colour:6}  {requirement(view, place):16}  {holes}")
    return lines


def _belongings(view: RunirView, seat: int) -> str:
    s = view.state
    parts = [price(int(s.crystals[seat])), f"{s.honour[seat]} honour"]
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

_CHANCE = {
    phase.LAYING: "laying",
    phase.DRAWING_FIRST: "drawing first",
    phase.REFILLING: "refilling",
    phase.COUNTING: "counting",
    phase.SWAPPING: "swapping",
}
_ASK = {
    phase.CHOOSING_LESS: "ask less",
    phase.CHOOSING_FULL: "ask full",
    phase.OMITTING: "ask omit",
    phase.FILLING_WILD: "ask wild",
    phase.TAKING_COIN: "ask coin",
    phase.SETTING_FROM: "ask from",
    phase.SETTING_TO: "ask to",
    phase.PICKING: "ask pick",
    phase.CHOOSING_AREA: "ask area",
    phase.CHANGING_TYPE: "ask type",
    phase.CHANGING_COUNT: "ask count",
}
_MAY = {
    actions.CARVE: "may carve",
    actions.CLAIM: "may claim",
    actions.AID: "may use an aid",
    actions.SET_DIE: "may set a die",
    actions.END_TURN: "may end",
}


def waiting(view: RunirView) -> str:
    """What everybody reads who is not to decide: what they wait for, or that the game is over."""
    s, to_move = view.state, view.to_move
    if to_move == OVER:
        return _ending(view)
    if to_move < 0:
        return SAY[_CHANCE.get(int(s.phase), "rolling")]
    if view.seat == SPECTATOR:
        return prompt(view)
    return SAY["waiting"].format(name=view.names[to_move])


def prompt(view: RunirView) -> str:
    """What is asked of the seat to move."""
    s, to_move = view.state, view.to_move
    name = view.names[to_move]
    if s.phase == phase.MAIN:
        legal = view.game.legal(s, view.box)
        key = "ask main" if actions.END_TURN in legal else "ask duty"
        families = {actions.FAMILIES[action] for action in legal}
        possible = join([SAY[words] for family, words in _MAY.items() if family in families], "or")
        crystals = price(int(s.crystals[to_move]))
        return SAY[key].format(name=name, possible=possible, dice=unused(view), crystals=crystals)
    return SAY[_ASK.get(int(s.phase), "ask spend")].format(
        name=name,
        stone=stone(view, int(s.stone)) if s.stone >= 0 else "",
        size=s.wild[0],
        colour=COLOUR_NAMES[s.stone % STONES // 2 if s.stone >= 0 else owed_colour(s)],
        rune=RUNE_SIGNS[s.chosen] if s.phase == phase.SETTING_TO else "",
        coin=COIN_NAMES[s.chosen] if s.phase == phase.CHANGING_COUNT else "",
        dice=dice(s.picked.tolist()),
    )


def _ending(view: RunirView) -> str:
    """Which rule ended the game, and how a tie was broken."""
    spent = (view.state.crystals[: view.players] == 0).any()
    rounds = count(int(view.box.rounds), "round")
    return " ".join([SAY["over by crystals" if spent else "over by rounds"].format(rounds=rounds), *awards(view)])


def action(view: RunirView, action: int) -> str:
    """What a legal action would do."""
    s, box = view.state, view.box
    match actions.ACTIONS.decode(action):
        case actions.CARVE, _:
            place = action - actions.CARVE
            key = {phase.CHOOSING_LESS: "carve less", phase.CHOOSING_FULL: "carve full"}.get(int(s.phase), "carve")
            return SAY[key].format(stone=stone(view, place), colour=COLOUR_NAMES[place % STONES // 2])
        case actions.SET_DIE, _:
            return SAY["set die"]
        case actions.AID, (position,):
            aid = aid_at(s, box, position)
            return SAY["aid"].format(aid=AID_NAMES[aid], price=price(int(box.prices[aid])))
        case actions.CLAIM, (space,):
            return SAY["claim"].format(reward=reward(box, int(s.hall[space])), honour=box.hall[space])
        case actions.END_TURN, _:
            return SAY["end" if s.placed else "pass"]
    return _choice(view, action)


def _choice(view: RunirView, action: int) -> str:
    """What an act asks for."""
    s = view.state
    match actions.ACTIONS.decode(action):
        case actions.WILD, (rune,):
            return SAY["wild"].format(count=s.wild[0], rune=RUNE_SIGNS[rune])
        case actions.OMIT, (left_out,):
            if left_out < RUNES:
                return SAY["omit rune"].format(rune=RUNE_SIGNS[left_out])
            return SAY["omit wild"].format(size=s.wild[left_out - RUNES])
        case actions.COIN, (which,):
            kind = s.stone % STONES // 2 * 2 + which
            return SAY["coin"].format(coin=COIN_NAMES[kind], own=s.coins[s.seat, kind])
        case (actions.FROM | actions.TO | actions.ADD) as family, (rune,):
            return SAY[_OF_DICE[family]].format(rune=RUNE_SIGNS[rune])
        case actions.ROLL, _:
            return SAY["roll"].format(dice=dice(s.picked.tolist()))
        case actions.AREA, (position,):
            return SAY["area"].format(aid=AID_NAMES[aid_at(s, view.box, position)])
        case actions.TYPE, (kind,):
            return SAY["type"].format(coin=COIN_NAMES[kind], other=COIN_NAMES[kind ^ 1], most=most_to_change(s, kind))
        case actions.COUNT, (less,):
            coin, other = COIN_NAMES[s.chosen], COIN_NAMES[s.chosen ^ 1]
            return SAY["count"].format(count=less + 1, coin=coin, other=other)
        case _, (which,):  # SPEND
            return SAY["spend"].format(coin=COIN_NAMES[owed_colour(s) * 2 + which])
    return ""


def component(view: RunirView, action: int) -> str | None:
    """What an action is about, whatever the circumstances, for whoever adds up games; None for its canonical text."""
    s = view.state
    match actions.ACTIONS.decode(action):
        case actions.CARVE, (position, number):
            board, colour = RUNE_NAMES[s.boards[position]], COLOUR_NAMES[number // 2]
            return SAY["carve component"].format(colour=colour, code=STONE_CODES[number], board=board)
        case actions.AID, (position,):
            return SAY["aid component"].format(aid=AID_NAMES[aid_at(s, view.box, position)])
        case actions.CLAIM, (space,):
            token = int(s.hall[space])
            return SAY["claim component"].format(code=code(token), reward=reward(view.box, token))
        case actions.END_TURN, _:
            return SAY["end"]
        case actions.SET_DIE, _:
            return SAY["set die"]
        case actions.AREA, (position,):
            return SAY["area"].format(aid=AID_NAMES[aid_at(s, view.box, position)])
    return _choice_component(action)


def _choice_component(action: int) -> str | None:
    """What is asked for in an act, whatever the circumstances."""
    match actions.ACTIONS.decode(action):
        case actions.WILD, (rune,):
            return SAY["wild component"].format(rune=RUNE_SIGNS[rune])
        case actions.OMIT, (left_out,):
            sign = RUNE_SIGNS[left_out] if left_out < RUNES else ""
            return SAY["omit rune" if sign else "omit wild component"].format(rune=sign)
        case (actions.COIN | actions.SPEND) as family, (which,):
            template = "coin component" if family == actions.COIN else "spend component"
            return SAY[template].format(number=("first", "second")[which])
        case (actions.FROM | actions.TO | actions.ADD) as family, (rune,):
            return SAY[_OF_DICE[family]].format(rune=RUNE_SIGNS[rune])
        case actions.ROLL, _:
            return SAY["roll component"]
        case actions.TYPE, (kind,):
            return SAY["type component"].format(coin=COIN_NAMES[kind], other=COIN_NAMES[kind ^ 1])
        case actions.COUNT, (less,):
            return SAY["count component"].format(count=less + 1)
    return None


# --- Points -----------------------------------------------------------------------------------------------------


def scoring(view: RunirView) -> list[list[ScoreLine]]:
    """For each seat its points, line by line."""
    s, box = view.state, view.box
    lines: list[list[ScoreLine]] = []
    for seat in range(view.players):
        ahead = int(box.head_start[(seat - s.first) % view.players]) if s.first >= 0 else 0
        own = [] if box.children else [ScoreLine(SAY["rewards"], int(s.honour[seat] - s.earlier[seat]) - ahead)]
        if ahead:
            own.append(ScoreLine(SAY["head start"], ahead))
        if s.session:
            own.append(ScoreLine(SAY["first session"], int(s.earlier[seat])))
        for colour in reversed(range(COLOURS)):
            values = _values(view, seat, colour)
            if values:
                told = SAY["coin values"].format(colour=COLOUR_NAMES[colour], values=" + ".join(map(str, values)))
                own.append(ScoreLine(told, sum(values), SAY["coin source"].format(colour=COLOUR_NAMES[colour])))
        if counts_all(s, box):
            own.append(ScoreLine(SAY["crystals"], int(s.crystals[seat]) * int(box.crystal)))
            sets = int(sets_of(s, seat))
            if sets:
                own.append(ScoreLine(SAY["sets"].format(count=sets), sets * int(box.set_honour), SAY["sets source"]))
            for kind in range(KINDS):
                if has_majority(s, box, seat, kind):
                    own.append(ScoreLine(SAY["majority"].format(kind=KIND_NAMES[kind]), int(box.majority)))
        lines.append(own)
    return lines


def _values(view: RunirView, seat: int, colour: int) -> list[int]:
    """The values of a seat's coins of a colour that were turned over."""
    s, box = view.state, view.box
    return sorted(
        int(box.values[kind, index])
        for kind in (colour * 2, colour * 2 + 1)
        for index in range(VALUES)
        for _ in range(s.turned[seat, kind, index])
    )


def awards(view: RunirView) -> tuple[str, ...]:
    """R-48: how a tie for the most honour was broken, or that the victory is shared."""
    s, seats = view.state, range(view.players)
    totals = [sum(value for _, value in lines) for lines in scoring(view)]
    tied = [seat for seat, total in enumerate(totals) if total == max(totals)]
    if len(tied) == 1:
        return ()
    for key, numbers in (
        ("by tokens", [sum(int(tokens_held(s, seat, kind)) for kind in range(KINDS)) for seat in seats]),
        ("by gold", [int(coins_of_colour(s, seat, 2)) for seat in seats]),
        ("by silver", [int(coins_of_colour(s, seat, 1)) for seat in seats]),
        ("by bronze", [int(coins_of_colour(s, seat, 0)) for seat in seats]),
        ("by crystals", [-int(s.crystals[seat]) for seat in seats]),
    ):
        best = max(numbers[seat] for seat in tied)
        tied = [seat for seat in tied if numbers[seat] == best]
        if len(tied) == 1:
            return (SAY[key].format(name=view.names[tied[0]]),)
    return (SAY["tie shared"].format(names=join(view.names[seat] for seat in tied)),)
