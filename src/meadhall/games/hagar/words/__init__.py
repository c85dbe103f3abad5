"""Hägar in words: the position, what is asked, what an action does, what happened, the points."""

import numpy as np

from meadhall.core.constants import OVER, SPECTATOR
from meadhall.core.contract import ScoreLine, waiting_for
from meadhall.core.text import count
from meadhall.games.hagar import actions, hoards, island_kind, phase, rules, token_kind
from meadhall.games.hagar.rules import chart, landing, treasures
from meadhall.games.hagar.state import WIDTH
from meadhall.games.hagar.words.names import (
    DICE,
    DIRECTIONS,
    HagarView,
    dice,
    end,
    field_id,
    field_of_dice,
    island_figure,
    island_id,
    island_name,
    leads_nowhere,
    numbers_left,
    on_helga,
    place_name,
    the_numbers,
    token_name,
    wanted,
    wanted_for,
)
from meadhall.games.hagar.words.refusals import why_not

__all__ = [
    "NOUNS", "PLACES", "action", "asks", "awards", "component", "describe", "prompt", "scoring", "waiting", "why_not",
]  # fmt: skip

NOUNS = {
    "dice": lambda view, which: DICE[which],
    "direction": lambda view, direction: DIRECTIONS[direction],
    "field": place_name,
    "island": island_name,
    "token": token_name,
    "treasures": the_numbers,
    "wanted": wanted_for,
}
PLACES = {"field": field_id, "island": island_id}


# --- The position ---------------------------------------------------------------------------------------------


def describe(view: HagarView) -> str:
    """The chart as a grid, then every hoard and the dice."""
    s = view.state
    turn = f", turn {s.turn}" if s.turn else ""
    lines = [
        f"{view.game.title}{turn}",
        "",
        ("      red " + "".join(f"{column:<5}" for column in range(1, WIDTH + 1))).rstrip(),
    ]
    for row in range(WIDTH):
        cells = "".join(f"{_cell(view, row * WIDTH + column):<5}" for column in range(WIDTH))
        lines.append(f"{'black' if row == 0 else '':5} {row + 1:>2}  {cells}".rstrip())
    lines += [
        "",
        "~ sea   H Hägar   S Sven   P without figure   x2 Helga   D Dragon   ? face down   1 2 3 s h treasures",
        *(("* discovered, and not yet won",) if s.discovered & s.on_map else ()),
        *(("@ the ship",) if s.field >= 0 else ()),
        "",
    ]
    width = max(map(len, view.names))
    for seat, name in enumerate(view.names):
        lines.append(f"{'>' if seat == s.seat else ' '} {name:{width}}  {_hoard(view, seat)}".rstrip())
    if s.dice[0] and s.phase != phase.ENDED:
        lines += ["", f"Dice: red {s.dice[0]}, black {s.dice[1]}" + (" (in the air)" if s.rolling else "")]
    if s.target >= 0:
        lines.append(f"Landed on: {island_name(view, s.target)}")
    lines += ["", f"{numbers_left(view)}."]
    return "\n".join(lines)


def _cell(view: HagarView, field: int) -> str:
    s, box = view.state, view.box
    place = field // WIDTH // 2 * 3 + field % WIDTH // 2
    if place >= s.laid:
        return "."
    ship = "@" if field == s.field else ""
    if chart.island_at(s, field) < 0:
        return ship or "~"
    island = box.islands[s.coasters[place]]
    sign = {
        island_kind.PLAIN: "P",
        island_kind.HAGAR: "H",
        island_kind.SVEN: "S",
        island_kind.HELGA: "x2",
        island_kind.DRAGON: "D",
    }[int(island)]
    placed = int({island_kind.HELGA: s.doubled, island_kind.DRAGON: s.moored}.get(int(island), 0))
    there, found = placed or treasures.lying(s, box, place), int(s.discovered & s.on_map)
    tokens = [(kind, "*" * (found >> t & 1)) for t, kind in enumerate(hoards.kinds(s)) if there >> t & 1]
    marks = "".join(
        {token_kind.FACE_DOWN: "?", token_kind.SVEN: "s", token_kind.HAGAR: "h"}.get(kind, str(kind)) + mark
        for kind, mark in tokens
    )
    return ship + sign + (":" if placed else "") + marks


def _hoard(view: HagarView, seat: int) -> str:
    s = view.state
    won = sorted((kind, t) for t, kind in enumerate(hoards.kinds(s)) if s.won[seat] >> t & 1)
    marks = {hoards.only(s.doubled): " (x2)", hoards.only(s.moored): " (Dragon Island)"}
    tokens = ", ".join(token_name(view, kind) + marks.get(t, "") for kind, t in won) or "nothing yet"
    total = sum(value for _, value in scoring(view)[seat])
    return f"{tokens}: {count(total, 'point')}"


# --- What is asked, and what an action would do -----------------------------------------------------------------


def waiting(view: HagarView) -> str:
    """What everybody reads who is not to decide: what they wait for, or that the game is over."""
    s, to_move = view.state, view.to_move
    if to_move == OVER:
        return _ending(view)
    if to_move < 0:
        return view.say("laying" if s.phase <= phase.DRAWING_FIRST else "rolling")
    return prompt(view) if view.seat == SPECTATOR else waiting_for(view)


def prompt(view: HagarView) -> str:
    """What is asked of the seat to move."""
    s, seat = view.state, view.names[view.to_move]
    if s.phase == phase.NAVIGATING:
        key = "ask-navigation-in-vain" if leads_nowhere(view) else "ask-navigation"
        return view.say(key, seat=seat, place=place_name(view, field_of_dice(view)), **dice(view))
    if s.phase == phase.TARGETING:
        return view.say("ask-target", seat=seat, place=place_name(view, int(s.field)))
    if s.phase == phase.LANDING:
        return view.say("ask-landing", seat=seat, rolls=int(s.rolls), wanted=wanted(view))
    key = "ask-use" if s.numbers_left else "ask-last-use"
    return view.say(key, seat=seat, island=island_name(view, int(s.target)), **dice(view))


def asks(view: HagarView, touched: tuple[str, ...]) -> str:
    """What is asked of who has touched these."""
    return view.say(f"ask-{touched[0]}") if touched[0] in ("seven", "double") else ""


def _ending(view: HagarView) -> str:
    """Which rule ended the game, and that all lost where nobody has more than the others."""
    s, box = view.state, view.box
    ended = view.say("over-by-numbers", end=end(view))
    if s.numbers_left > 0:
        ended = view.say("over-by-turns", turns=int(box.turns))
    totals = [sum(value for _, value in lines) for lines in scoring(view)]
    if len(set(totals)) > 1:
        return ended
    tied = view.say("all-tie", points=view.game.counted(totals[0]))
    return f"{ended} {tied}"


def action(view: HagarView, action: int) -> str:
    """What a legal action would do."""
    s, box = view.state, view.box
    match actions.ACTIONS.decode(action):
        case actions.KEEP, _ if s.phase == phase.NAVIGATING:
            key = "keep-course-in-vain" if leads_nowhere(view) else "keep-course"
            return view.say(key, place=place_name(view, field_of_dice(view)))
        case actions.KEEP, _:
            last = box.rules >= 3 and s.numbers_left == int(landing.shown(s, box)).bit_count()
            return view.say("keep-last-dice" if last else "keep-dice", **dice(view))
        case actions.LAND, (direction,):
            island = island_name(view, int(chart.island_towards(s, direction)))
            if direction == 0:
                return view.say("land-here", island=island, rolls=int(box.direct))
            return view.say("land-beside", island=island, direction=DIRECTIONS[direction], rolls=int(box.indirect))
        case actions.TAKE_BY, (die,):
            return view.say("take", token=int(s.dice[die]), die=DICE[die])
        case actions.STEAL_FROM, (seat,):
            return view.say("steal", token=token_name(view, island_figure(view)), victim=view.names[seat])
        case actions.PLACE, (number,):
            return view.say("place-doubled" if on_helga(view) else "place-moored", token=number + 1)
        case actions.DONE, _:
            return view.say("done" if s.numbers_left else "done-last")
    return component(view, action)


def component(view: HagarView, action: int) -> str:
    """What an action is about, whatever the circumstances, for whoever adds up games."""
    match actions.ACTIONS.decode(action):
        case actions.KEEP, _:
            return view.say("keep-component")
        case actions.REROLL, (which,):
            return view.say("reroll", dice=DICE[which])
        case actions.LAND, (direction,):
            key = "land-beside-component" if direction else "land-here-component"
            return view.say(key, direction=DIRECTIONS[direction])
        case actions.SAIL_ON, _:
            return view.say("sail-on")
        case actions.TAKE_BY, (die,):
            return view.say("take-component", die=DICE[die])
        case actions.DOUBLE_TAKES, (figure,):
            return view.say("double-takes", token=token_name(view, token_kind.SVEN + figure))
        case actions.SEVEN_TAKES, (kind,):
            return view.say("seven-takes", token=token_name(view, kind + 1))
        case actions.STEAL_FROM, _:
            return view.say("steal-component")
        case actions.PLACE, (number,):
            return view.say("place-component", token=number + 1)
    return view.say("done")


# --- Points -----------------------------------------------------------------------------------------------------


def scoring(view: HagarView) -> list[list[ScoreLine]]:
    """For each seat its points, line by line."""
    s, kinds = view.state, hoards.kinds(view.state)
    lines: list[list[ScoreLine]] = []
    for seat in range(view.players):
        won = [kind for t, kind in enumerate(kinds) if s.won[seat] >> t & 1]
        numbers = sorted(kind for kind in won if kind <= 3)
        own = []
        if numbers:
            values = " + ".join(map(str, numbers))
            own.append(ScoreLine(view.say("numbers", values=values), sum(numbers), view.say("numbers-source")))
        if s.doubled & s.won[seat]:
            kind = kinds[hoards.only(s.doubled)]
            own.append(ScoreLine(view.say("doubled-points", token=kind), kind, view.say("doubled-source")))
        if token_kind.HAGAR in won:
            own.append(ScoreLine(view.say("hagar-points"), len(numbers), view.say("hagar-source")))
        if token_kind.SVEN in won and s.phase > phase.USING:
            own.append(ScoreLine(view.say("luck-points"), int(s.luck[seat]), view.say("luck-source")))
        lines.append(own)
    return lines


def awards(view: HagarView) -> tuple[str, ...]:
    """H-32: the beer, for the owner of the 1 on Dragon Island, unless he is among the losers."""
    s = view.state
    places = np.zeros(view.players, np.int32)
    rules.places(s, view.box, places)
    losers = [seat for seat in range(view.players) if places[seat] > 1]
    drinks = hoards.holder(s, hoards.only(s.moored)) if s.moored else hoards.ON_MAP
    if drinks == hoards.ON_MAP or drinks in losers:
        return ()
    return (view.say("beer", seat=view.names[drinks], losers=view.join(view.names[seat] for seat in losers)),)
