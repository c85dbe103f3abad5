"""The pages of the design notes: texts with figures in them, and pictures, from what `measure.py` has found.

    python docs/design-notes/write.py

No game is played: the texts in `texts/` name figures of `GAME.json`, and here they get their numbers.
"""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined

import meadhall
from meadhall.core.drawing import FJORD, INK, OAK, PAPER, RUST, SLATE, WOOL, label, num, path, picture, rect, shorten
from meadhall.core.text import join
from meadhall.games.runir.box import HEAD_START

FOLDER = Path(__file__).parent
TEXTS = FOLDER / "texts"
Row = dict[str, Any]
OWN_TURNS = "turns a seat"
COMPARED = (OWN_TURNS, "turns", "decisions", "minutes", "actions to choose from", "changes of the lead")
"""Figures that are told before and after an edition."""
SELDOM = 0.005
"""What happens in fewer games than this is not told of."""


def percent(share: float) -> str:
    """A share as people write it.

    >>> percent(0.567)
    '57 %'
    """
    return f"{share:.0%}".replace("%", " %")


def told(figure: Sequence[float]) -> str:
    """A share with its interval."""
    value, low, high = figure
    return f"{percent(value)} ({percent(max(0, low))} to {percent(min(1, high))})"


def number(figure: Sequence[float]) -> str:
    """A figure with its interval.

    >>> number([5.66, 5.49, 5.84])
    '5.7 (5.5 to 5.8)'
    """
    value, low, high = figure
    return f"{value:.1f} ({low:.1f} to {high:.1f})"


def points(figure: Sequence[float]) -> str:
    """A lift with its interval, in points of a hundred."""
    value, low, high = (100 * number for number in figure)
    return f"{value:+.0f} ({low:+.0f} to {high:+.0f})"


# --- Tables -------------------------------------------------------------------------------------------------------


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table in Markdown."""
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in lines)


def played(settings: Sequence[Row]) -> str:
    """How many games were played, and by whom.

    >>> two = {"setting": "two players", "games": 1990, "stopped": 10, "bots": "skald"}
    >>> played([two])
    '2,000 games of `skald` for each setting'
    >>> played([two, two | {"setting": "four players", "games": 200, "stopped": 0}])
    '2,000 games of `skald` (two players) and 200 games of `skald` (four players)'
    """
    by_setting = {one["setting"]: f"{one['games'] + one['stopped']:,} games of `{one['bots']}`" for one in settings}
    if len(set(by_setting.values())) == 1:
        return f"{next(iter(by_setting.values()))} for each setting"
    return join(f"{words} ({setting})" for setting, words in by_setting.items())


def settings_table(settings: Sequence[Row]) -> str:
    """Who wins and how long it takes, setting by setting; how many turns a seat has, where that was measured; and how
    many games the guard has ended, where it did."""
    rows = []
    own, guarded = all(OWN_TURNS in one["figures"] for one in settings), any(one["stopped"] for one in settings)
    for one in settings:
        minutes, turns = one["figures"]["minutes"], one["figures"]["turns"]
        seats = "; ".join(f"{name} {told(share)}" for name, share in one["seats"].items())
        low, _, high = minutes["spread"]
        lasts = f"{minutes['mean'][0]:.0f} ({low:.0f} to {high:.0f})"
        each = [number(one["figures"][OWN_TURNS]["mean"])] if own else []
        stopped = [f"{one['stopped']:,}"] if guarded else []
        rows.append([one["setting"], seats, f"{turns['mean'][0]:.0f}", *each, lasts, f"{one['games']:,}", *stopped])
    columns = ["turns", *([OWN_TURNS] if own else []), "minutes, nine games in ten", "games"]
    return table(["setting", "share of the wins", *columns, *(["ended by the guard"] if guarded else [])], rows)


def editions_table(settings: Sequence[Row]) -> str:
    """Before and after: each setting of a former edition beside today's with as many players and the same options."""
    rows = []
    for before in former(settings):
        after = next(one for one in today(settings) if _alike(one, before))
        for figure in COMPARED:
            if figure in before["figures"] and figure in after["figures"]:
                both = (number(one["figures"][figure]["mean"]) for one in (before, after))
                rows.append([before["setting"], figure, *both])
        best = (max(one["seats"].values()) for one in (before, after))
        rows.append([before["setting"], "most that a seat wins", *map(told, best)])
        if before["stopped"] or after["stopped"]:
            shares = (one["stopped"] / (one["games"] + one["stopped"]) for one in (before, after))
            rows.append([before["setting"], "ended by the guard", *map(percent, shares)])
    return table(["setting", "", "before", "today"], rows)


def today(settings: Sequence[Row]) -> list[Row]:
    """The settings of today's edition."""
    return [one for one in settings if not one.get("edition")]


def former(settings: Sequence[Row]) -> list[Row]:
    """The settings of former editions."""
    return [one for one in settings if one.get("edition")]


def _alike(one: Row, other: Row) -> bool:
    return bool(one["players"] == other["players"] and one["options"] == other["options"])


def components_table(one: Row, families: Sequence[str] = (), most: int = 12) -> str:
    """What is used, how often, and what went with it: most telling first; less what hardly ever happens."""
    known = [each for each in one["components"] if each["share"][0] >= SELDOM]
    found = [each for each in known if not families or each["family"] in families]
    found = sorted(found, key=lambda each: (not each["real"], -abs(each["lift"][0])))[:most]
    rows = [
        [each["name"], each["family"], f"{each['uses']:.2f}", percent(each["share"][0]), points(each["lift"]),
         "yes" if each["real"] else "not shown"]
        for each in found
    ]  # fmt: skip
    return table(["what", "kind", "times a game", "of the games", "win with it, points", "more than noise"], rows)


def openings_table(one: Row, most: int = 6) -> str:
    """What may be done first."""
    rows = [
        [each["words"], f"{each['best']} of {each['deals']}", percent(each["chance"])]
        for each in one["openings"][:most]
    ]
    return table(["first decision", "the best of so many deals", "chance to win with it"], rows)


def sources_table(one: Row) -> str:
    """Where points come from."""
    rows = [[name, f"{winner:.1f}", f"{other:.1f}"] for name, winner, other in one["sources"]]
    return table(["points for", "a winner's", "the others'"], rows)


def least_and_most(one: Row, family: str) -> tuple[float, float]:
    """In what share of the games the rarest and the commonest of a family were used."""
    shares = [each["share"][0] for each in one["components"] if each["family"] == family]
    return min(shares), max(shares)


# --- Pictures -----------------------------------------------------------------------------------------------------


COLOURS = (FJORD, RUST, OAK, SLATE)
MIDDLE = 'text-anchor="middle"'


def decided(title: str, settings: Sequence[Row]) -> str:
    """How often the favourite at each tenth of a game wins it."""
    wide, high, left, top, right, bottom = 660, 320, 60, 40, 610, 270
    parts = [rect((0, 0, wide, high), 10, PAPER)]

    def x(tenth: float) -> float:
        return left + tenth * (right - left) / 10

    def y(share: float) -> float:
        return bottom - share * (bottom - top)

    for share in (0, 0.25, 0.5, 0.75, 1):
        parts.append(path(f"M{left} {num(y(share))}H{right}", stroke=WOOL, width=1.5))
        parts.append(label(left - 8, y(share) + 5, percent(share), 14, more='text-anchor="end"'))
    for tenth in (0, 5, 10):
        parts.append(label(x(tenth), bottom + 22, ("the start", "half time", "the end")[tenth // 5], 14, more=MIDDLE))
    for one, colour in zip(settings, COLOURS, strict=False):
        line = "L".join(f"{num(x(tenth))} {num(y(share))}" for tenth, share in enumerate(one["favourites"]))
        parts.append(path(f"M{line}", stroke=colour, width=3.5, more='stroke-linejoin="round"'))
    for number, (one, colour) in enumerate(zip(settings, COLOURS, strict=False)):
        parts.append(rect((left + 150 * number, 12, 14, 14), 3, colour))
        parts.append(label(left + 22 + 150 * number, 24, one["setting"], 14, more='text-anchor="start"'))
    parts.append(label((left + right) / 2, high - 10, "how often the favourite of that moment wins", 14, more=MIDDLE))
    return picture(wide, high, title, *parts)


def worth(title: str, one: Row, most: int = 12) -> str:
    """What goes with winning and losing: bars with intervals, the most telling first."""
    found = [each for each in one["components"] if each["share"][0] >= 0.05 and each["share"][0] <= 0.98]
    found = sorted(found, key=lambda each: (not each["real"], -abs(each["lift"][0])))[:most]
    found = sorted(found, key=lambda each: -each["lift"][0])
    reach: float = max([0.1, *(min(0.6, max(abs(each["lift"][1]), abs(each["lift"][2]))) for each in found)])
    wide, row, left, right = 760, 30, 310, 730
    high = 50 + row * len(found) + 36
    middle = (left + right) / 2

    def x(lift: float) -> float:
        return middle + max(-reach, min(reach, lift)) / reach * (right - left) / 2

    parts = [rect((0, 0, wide, high), 10, PAPER)]
    for number, each in enumerate(found):
        y = 46 + row * number
        value, low, top = each["lift"]
        colour = FJORD if value > 0 else RUST
        parts.append(label(left - 14, y + 5, shorten(each["name"], 39), 14, more='text-anchor="end"'))
        shade = "" if each["real"] else 'opacity=".45"'
        parts.append(rect((min(middle, x(value)), y - 8, abs(x(value) - middle), 16), 2, colour, more=shade))
        parts.append(path(f"M{num(x(low))} {y}H{num(x(top))}", stroke=INK, width=1.5))
    parts.append(path(f"M{num(middle)} 26V{high - 40}", stroke=INK, width=1))
    parts.append(label(middle, 18, "share of the win with it, less the seat's own", 14, more=MIDDLE))
    for lift in (-reach, 0, reach):
        parts.append(label(x(lift), high - 14, f"{100 * lift:+.0f}" if lift else "0", 14, more=MIDDLE))
    return picture(wide, high, title, *parts)


def head_start() -> str:
    """What the option of Runir gives, by the number of players."""
    words = {2: "two", 3: "three", 4: "four"}
    rows = (f"{join(map(str, rows[1:]))} with {words[players]} players" for players, rows in HEAD_START.items())
    return "; ".join(rows)


# --- Pages --------------------------------------------------------------------------------------------------------


def figures(name: str) -> list[Row]:
    """What was found about a game."""
    rows: list[Row] = json.loads((FOLDER / f"{name}.json").read_bytes())
    return rows


def measured_earlier() -> list[str]:
    """The games whose figures are from before turns were counted as the rules do, and minutes with handling."""
    names = [text.stem for text in sorted(TEXTS.glob("*.md")) if text.stem != "README"]
    return [name for name in names if any(OWN_TURNS not in one["figures"] for one in figures(name))]


def _title(name: str) -> str:
    return meadhall.game(name).title


def files() -> dict[str, str]:
    """All pages and pictures, by the names of their files."""
    texts = Environment(loader=FileSystemLoader(TEXTS), undefined=StrictUndefined, keep_trailing_newline=True)
    texts.filters.update(percent=percent, told=told, points=points)
    made = {}
    for text in sorted(TEXTS.glob("*.md")):
        name, tools = text.stem, dict[str, Any](earlier=join(map(_title, measured_earlier())))
        if name == "runir":
            tools["head_start"] = head_start()
        if name != "README":
            settings, title = figures(name), _title(name)
            tools |= {
                "settings": settings, "all_settings": settings_table(today(settings)), "components": components_table,
                "editions": editions_table(settings),
                "openings": openings_table, "sources": sources_table, "least_and_most": least_and_most,
                "by": {one["setting"]: one for one in settings},
                "part": {each["name"]: each for each in settings[0]["components"]}, "played": played(today(settings)),
            }  # fmt: skip
            made[f"{name}-decided.svg"] = decided(f"How early {title} is decided", today(settings))
            made[f"{name}-worth.svg"] = worth(f"What goes with winning in {title}", settings[0])
        made[text.name] = texts.get_template(text.name).render(**tools)
    return made


def main() -> None:
    """Write them."""
    for name, content in files().items():
        (FOLDER / name).write_text(content.rstrip() + "\n", encoding="utf-8")
        print(name)


if __name__ == "__main__":
    main()
