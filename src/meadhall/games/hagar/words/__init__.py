"""Hägar in words: the position, what is asked, what an action does, what happened, the points."""

from meadhall.core.text import count
from meadhall.games.hagar import hoards, island_kind, phase
from meadhall.games.hagar.rules import chart, treasures
from meadhall.games.hagar.state import WIDTH
from meadhall.games.hagar.words import names
from meadhall.games.hagar.words.names import HagarView
from meadhall.games.hagar.words.phases import NOUNS, TABLE
from meadhall.games.hagar.words.points import awards, scoring

__all__ = ["NOUNS", "PLACES", "TABLE", "asks", "awards", "describe", "scoring"]

PLACES = {"field": names.field_id, "island": names.island_id}


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
        lines.append(f"Landed on: {names.island_name(view, s.target)}")
    lines += ["", f"{names.numbers_left(view)}."]
    return "\n".join(lines)


def _cell(view: HagarView, field: int) -> str:
    s, place = view.state, int(chart.PLACE_OF[field])
    if place >= s.laid:
        return "."
    ship = "@" if field == s.field else ""
    if chart.island_at(s, field) < 0:
        return ship or "~"
    island, discovered = names.kind_at(view, place), int(s.discovered & s.on_map)
    placed = int({island_kind.HELGA: s.doubled, island_kind.DRAGON: s.moored}.get(island, 0))
    there = placed or treasures.lying(s, view.box, place)
    tokens = ["?123sh"[kind] + "*" * (discovered >> t & 1) for t, kind in enumerate(hoards.kinds(s)) if there >> t & 1]
    return ship + ("~", "P", "H", "S", "x2", "D")[island] + (":" if placed else "") + "".join(tokens)


def _hoard(view: HagarView, seat: int) -> str:
    s = view.state
    won = sorted((kind, t) for t, kind in enumerate(hoards.kinds(s)) if s.won[seat] >> t & 1)
    marks = {hoards.only(s.doubled): " (x2)", hoards.only(s.moored): " (Dragon Island)"}
    tokens = ", ".join(names.token_name(view, kind) + marks.get(t, "") for kind, t in won) or "nothing yet"
    total = sum(value for _, value in scoring(view)[seat])
    return f"{tokens}: {count(total, 'point')}"


def asks(view: HagarView, touched: tuple[str, ...]) -> str:
    """What is asked of a player who has touched these."""
    return view.say(f"ask-{touched[0]}") if touched[0] in ("seven", "double") else ""
