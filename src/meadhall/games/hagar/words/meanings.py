"""Hägar: what each piece and each place of the picture means, as a viewer may know it."""

from functools import lru_cache

from meadhall.core.game import View
from meadhall.games.hagar import hoards, island_kind, token_kind
from meadhall.games.hagar.box import HagarBox
from meadhall.games.hagar.rules import chart
from meadhall.games.hagar.state import PLACES, WIDTH, State
from meadhall.games.hagar.words.phrases import ISLANDS

SAY = {
    "face down": "A treasure, face down: landing here turns it over (H-08)",
    "number": "Treasure {n}: a die that shows {n} takes it (H-13)",
    "sven": "Sven Glückspilz: a double takes him (H-14); in the end he rolls for his owner (H-27)",
    "hagar": "Hägar: a double takes him (H-14); in the end a point for each number of his owner (H-26)",
    "discovered": "{what}. It is discovered: the end no longer waits for it (H-24)",
    "owned": "{what}. It belongs to {name}",
    "doubled": "{what}, doubled on Helga Island (H-25)",
    "moored": "{what}, on Dragon Island (H-31)",
    "red": "The red die: column {face} (H-02)",
    "black": "The black die: row {face} (H-02)",
    "blank": "It has not been thrown yet",
    "ship": "The longship",
    "seven": "Dice that add up to {sum} take any one treasure (H-15)",
    "double": "Two equal dice take Sven or Hägar (H-14)",
    "x2": "The x2 field: a number laid here counts double (H-18)",
    "dragon": "The field of Dragon Island: a 1 laid here wins a beer (H-30, H-32)",
    "field": "Red {column}, black {row}: {what}",
}


def treasure(view: View[State, HagarBox], number: int, kind: int, holder: int) -> str:
    """What a treasure of this kind is, and whose."""
    s = view.state
    what = SAY[
        {token_kind.FACE_DOWN: "face down", token_kind.SVEN: "sven", token_kind.HAGAR: "hagar"}.get(kind, "number")
    ].format(n=kind)
    if s.doubled >> number & 1:
        what = SAY["doubled"].format(what=what)
    elif s.moored >> number & 1:
        what = SAY["moored"].format(what=what)
    elif holder == hoards.ON_MAP and s.discovered >> number & 1:
        what = SAY["discovered"].format(what=what)
    return what if holder == hoards.ON_MAP else SAY["owned"].format(what=what, name=view.names[holder])


def fields(view: View[State, HagarBox]) -> dict[str, str]:
    """What lies on every field of the chart: it stays the same for the whole game."""
    s = view.state
    lying = tuple(
        (int(chart.field_of(s, place)), int(view.box.islands[s.coasters[place]]))
        for place in range(PLACES)
        if s.coasters[place] >= 0
    )
    return _fields(tuple((field, kind) for field, kind in lying if kind != island_kind.SEA))


@lru_cache(maxsize=256)
def _fields(islands: tuple[tuple[int, int], ...]) -> dict[str, str]:
    there = dict(islands)
    found = {}
    for field in range(WIDTH * WIDTH):
        row, column = field // WIDTH + 1, field % WIDTH + 1
        what = ISLANDS[there.get(field, island_kind.SEA)]
        found[f"field-{column}-{row}"] = SAY["field"].format(column=column, row=row, what=what)
    return found
