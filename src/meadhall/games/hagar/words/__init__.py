"""Hägar in words: the position, what is asked, what an action does, what happened, the points."""

import numpy as np

from meadhall.core.constants import OVER, SPECTATOR
from meadhall.core.game import ScoreLine
from meadhall.core.text import count, join
from meadhall.games.hagar import actions, hoards, island_kind, phase, rules, token_kind
from meadhall.games.hagar.rules import chart, landing, treasures
from meadhall.games.hagar.state import WIDTH
from meadhall.games.hagar.words.events import event
from meadhall.games.hagar.words.phrases import (
    DICE,
    DIRECTIONS,
    KINDS,
    SAY,
    HagarView,
    dice,
    field_of_dice,
    island_figure,
    island_name,
    leads_nowhere,
    numbers_left,
    on_helga,
    place_name,
    say_end,
    wanted,
)
from meadhall.games.hagar.words.refusals import why_not

__all__ = ["SAY", "action", "asks", "awards", "describe", "event", "prompt", "scoring", "why_not"]


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
    tokens = ", ".join(KINDS[kind] + marks.get(t, "") for kind, t in won) or "nothing yet"
    total = sum(value for _, value in scoring(view)[seat])
    return f"{tokens}: {count(total, 'point')}"


# --- What is asked, and what an action would do -----------------------------------------------------------------


def waiting(view: HagarView) -> str:
    """What everybody reads who is not to decide: what they wait for, or that the game is over."""
    s, to_move = view.state, view.to_move
    if to_move == OVER:
        return _ending(view)
    if to_move < 0:
        return SAY["laying"] if s.phase <= phase.DRAWING_FIRST else SAY["rolling"]
    if view.seat == SPECTATOR:
        return prompt(view)
    return SAY["waiting"].format(name=view.names[to_move])


def prompt(view: HagarView) -> str:
    """What is asked of the seat to move."""
    s, name = view.state, view.names[view.to_move]
    if s.phase == phase.NAVIGATING:
        template = "ask navigation in vain" if leads_nowhere(view) else "ask navigation"
        return SAY[template].format(name=name, place=place_name(view, field_of_dice(view)), **dice(view))
    if s.phase == phase.TARGETING:
        return SAY["ask target"].format(name=name, place=place_name(view, int(s.field)))
    if s.phase == phase.LANDING:
        return SAY["ask landing"].format(name=name, rolls=s.rolls, wanted=wanted(view))
    template = "ask use" if s.numbers_left else "ask last use"
    return SAY[template].format(name=name, island=island_name(view, int(s.target)), **dice(view))


def asks(view: HagarView, touched: tuple[str, ...]) -> str:
    """What is asked of who has touched these."""
    return {"seven": SAY["ask seven"], "double": SAY["ask double"]}.get(touched[0], "")


def _ending(view: HagarView) -> str:
    """Which rule ended the game, and that all lost where nobody has more than the others."""
    s, box = view.state, view.box
    ended = say_end(view, "over by numbers")
    if s.numbers_left > 0:
        ended = SAY["over by turns"].format(turns=count(box.turns, "turn"))
    totals = [sum(value for _, value in lines) for lines in scoring(view)]
    if len(set(totals)) > 1:
        return ended
    tied = SAY["all tie"].format(points=count(totals[0], "point"))
    return f"{ended} {tied}"


def action(view: HagarView, action: int) -> str:
    """What a legal action would do."""
    s, box = view.state, view.box
    match actions.ACTIONS.decode(action):
        case actions.KEEP, _ if s.phase == phase.NAVIGATING:
            template = "keep course in vain" if leads_nowhere(view) else "keep course"
            return SAY[template].format(place=place_name(view, field_of_dice(view)))
        case actions.KEEP, _:
            last = box.rules >= 3 and s.numbers_left == int(landing.shown(s, box)).bit_count()
            return SAY["keep last dice" if last else "keep dice"].format(**dice(view))
        case actions.REROLL, (which,):
            return SAY["reroll " + ("red", "black", "both")[which]]
        case actions.LAND, (direction,):
            island = island_name(view, int(chart.island_towards(s, direction)))
            if direction == 0:
                return SAY["land here"].format(island=island, rolls=count(box.direct, "roll"))
            rolls = count(box.indirect, "roll")
            return SAY["land towards"].format(island=island, direction=DIRECTIONS[direction], rolls=rolls)
        case actions.SAIL_ON, _:
            return SAY["sail on"]
        case actions.TAKE_BY, (die,):
            return SAY["take"].format(kind=s.dice[die], die=DICE[die])
        case actions.DOUBLE_TAKES, (figure,):
            return SAY["double takes"].format(kind=KINDS[token_kind.SVEN + figure])
        case actions.SEVEN_TAKES, (kind,):
            return SAY["seven takes"].format(kind=KINDS[kind + 1])
        case actions.STEAL_FROM, (seat,):
            return SAY["steal"].format(kind=KINDS[island_figure(view)], victim=view.names[seat])
        case actions.PLACE, (number,):
            return SAY["place x2" if on_helga(view) else "place dragon"].format(kind=number + 1)
        case _:
            return SAY["done" if s.numbers_left else "done last"]


def component(view: HagarView, action: int) -> str | None:
    """What an action is about, whatever the circumstances, for whoever adds up games."""
    match actions.ACTIONS.decode(action):
        case actions.KEEP, _:
            return SAY["keep component"]
        case actions.REROLL, (which,):
            return SAY["reroll " + ("red", "black", "both")[which]]
        case actions.LAND, (direction,):
            template = SAY["land towards component" if direction else "land here component"]
            return template.format(direction=DIRECTIONS[direction])
        case actions.SAIL_ON, _:
            return SAY["sail on"]
        case actions.TAKE_BY, (die,):
            return SAY["take component"].format(die=DICE[die])
        case actions.DOUBLE_TAKES, (figure,):
            return SAY["double takes"].format(kind=KINDS[token_kind.SVEN + figure])
        case actions.SEVEN_TAKES, (kind,):
            return SAY["seven takes"].format(kind=KINDS[kind + 1])
        case actions.STEAL_FROM, _:
            return SAY["steal component"]
        case actions.PLACE, (number,):
            return SAY["place component"].format(kind=number + 1)
        case _:
            return SAY["done"]


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
            own.append(ScoreLine(SAY["numbers"].format(values=values), sum(numbers), SAY["numbers source"]))
        if s.doubled & s.won[seat]:
            kind = kinds[hoards.only(s.doubled)]
            own.append(ScoreLine(SAY["doubled"].format(kind=kind), kind, SAY["doubled source"]))
        if token_kind.HAGAR in won:
            own.append(ScoreLine(SAY["hagar"], len(numbers), SAY["hagar source"]))
        if token_kind.SVEN in won and s.phase > phase.USING:
            own.append(ScoreLine(SAY["luck points"], int(s.luck[seat]), SAY["luck source"]))
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
    return (SAY["beer"].format(name=view.names[drinks], losers=join(view.names[seat] for seat in losers)),)
