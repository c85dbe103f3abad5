"""Hägar in words: the position, what is asked, what an action does, what happened, the points."""

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
    s, say = view.state, view.say
    red, black = say("grid-red"), say("grid-black")
    wide = max(5, len(red), len(black))
    columns = "".join(f"{column:<5}" for column in range(1, WIDTH + 1))
    lines = [say("title", title=view.game.title, turn=int(s.turn)), "", f"{red:>{wide + 4}} {columns}".rstrip()]
    for row in range(WIDTH):
        cells = "".join(f"{_cell(view, row * WIDTH + column):<5}" for column in range(WIDTH))
        lines.append(f"{black if row == 0 else '':{wide}} {row + 1:>2}  {cells}".rstrip())
    lines += [
        "",
        say("signs"),
        *((say("sign-discovered"),) if s.discovered & s.on_map else ()),
        *((say("sign-ship"),) if s.field >= 0 else ()),
        "",
    ]
    width = max(map(len, view.names))
    for seat, name in enumerate(view.names):
        lines.append(f"{'>' if seat == s.seat else ' '} {name:{width}}  {_hoard(view, seat)}".rstrip())
    if s.dice[0] and s.phase != phase.ENDED:
        air = "yes" if s.rolling else "no"
        lines += ["", say("dice-line", red=int(s.dice[0]), black=int(s.dice[1]), air=air)]
    if s.target >= 0:
        lines.append(say("target-line", island=names.island_name(view, s.target)))
    lines += ["", say("end-line", end=names.numbers_left(view))]
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
    marks = {hoards.only(s.doubled): "doubled", hoards.only(s.moored): "moored"}
    told = [view.say("token-won", token=names.token_name(view, kind), lies=marks.get(t, "free")) for kind, t in won]
    tokens, total = view.join(told, "") or view.say("no-token"), sum(value for _, value in scoring(view)[seat])
    return view.say("hoard-line", tokens=tokens, points=view.game.counted(total))


def asks(view: HagarView, touched: tuple[str, ...]) -> str:
    """The prompt for a player who has touched these."""
    return view.say(f"ask-{touched[0]}") if touched[0] in ("seven", "double") else ""
