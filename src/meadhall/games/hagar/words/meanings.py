"""Hägar: what each piece and each place of the picture means, as a viewer may know it."""

from functools import lru_cache

from meadhall.core.game import View
from meadhall.core.phrases import Phrases
from meadhall.games.hagar import hoards, island_kind, token_kind
from meadhall.games.hagar.box import HagarBox
from meadhall.games.hagar.rules import chart
from meadhall.games.hagar.state import PLACES, WIDTH, State
from meadhall.games.hagar.words.names import ISLANDS


def treasure(view: View[State, HagarBox], number: int, kind: int, holder: int) -> str:
    """What a treasure of this kind is, and whose."""
    s = view.state
    key = {token_kind.FACE_DOWN: "face-down", token_kind.SVEN: "sven", token_kind.HAGAR: "hagar"}.get(kind, "number")
    what = view.say(f"means-{key}", token=kind)
    if s.doubled >> number & 1:
        what = view.say("means-doubled", what=what)
    elif s.moored >> number & 1:
        what = view.say("means-moored", what=what)
    elif holder == hoards.ON_MAP and s.discovered >> number & 1:
        what = view.say("means-discovered", what=what)
    return what if holder == hoards.ON_MAP else view.say("means-owned", what=what, owner=view.names[holder])


def fields(view: View[State, HagarBox]) -> dict[str, str]:
    """What lies on every field of the chart: it stays the same for the whole game."""
    s = view.state
    lying = tuple(
        (int(chart.field_of(s, place)), int(view.box.islands[s.coasters[place]]))
        for place in range(PLACES)
        if s.coasters[place] >= 0
    )
    return _fields(view.phrases, tuple((field, kind) for field, kind in lying if kind != island_kind.SEA))


@lru_cache(maxsize=256)
def _fields(phrases: Phrases, islands: tuple[tuple[int, int], ...]) -> dict[str, str]:
    there = dict(islands)
    meanings = {}
    for field in range(WIDTH * WIDTH):
        row, column = field // WIDTH + 1, field % WIDTH + 1
        what = phrases.say(ISLANDS[there.get(field, island_kind.SEA)], count=1)
        meanings[f"field-{column}-{row}"] = phrases.say("means-field", column=column, row=row, what=what)
    return meanings
