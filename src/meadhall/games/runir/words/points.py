"""Runir: the points, line by line (R-45 to R-50), and how a tie is broken (R-48)."""

import numpy as np

from meadhall.core.contract import ScoreLine
from meadhall.core.phrases import tell_tie
from meadhall.games.runir.rules.scoring import coins_of_colour, counts_all, has_majority, sets_of
from meadhall.games.runir.state import COLOURS, KINDS
from meadhall.games.runir.words.names import RunirView, colour_name, kind_name


def scoring(view: RunirView) -> list[list[ScoreLine]]:
    """For each seat its points, line by line."""
    return [_lines(view, seat) for seat in range(view.players)]


def _lines(view: RunirView, seat: int) -> list[ScoreLine]:
    s, box, say = view.state, view.box, view.say
    ahead = int(box.head_start[(seat - s.first) % view.players]) if s.first >= 0 else 0
    own = [] if box.children else [ScoreLine(say("rewards"), int(s.honour[seat] - s.earlier[seat]) - ahead)]
    if ahead:
        own.append(ScoreLine(say("head-start"), ahead))
    if s.session:
        own.append(ScoreLine(say("first-session"), int(s.earlier[seat])))
    for colour in reversed(range(COLOURS)):
        kinds, metal = slice(colour * 2, colour * 2 + 2), colour_name(view, colour)
        values = sorted(np.repeat(box.values[kinds], s.turned[seat, kinds].ravel()).tolist())
        if values:
            told = say("coin-values", colour=metal, values=" + ".join(map(str, values)))
            own.append(ScoreLine(told, sum(values), say("coin-source", colour=metal)))
    if counts_all(s, box):
        own.append(ScoreLine(say("crystals-left"), int(s.crystals[seat]) * int(box.crystal)))
        sets = int(sets_of(s, seat))
        if sets:
            own.append(ScoreLine(say("sets", count=sets), sets * int(box.set_honour), say("sets-source")))
        for kind in range(KINDS):
            if has_majority(s, box, seat, kind):
                own.append(ScoreLine(say("majority", kind=kind_name(view, kind)), int(box.majority)))
    return own


def awards(view: RunirView) -> tuple[str, ...]:
    """R-48: how a tie for the most honour was broken, or that the victory is shared."""
    s, seats = view.state, range(view.players)
    totals = [sum(value for _, value in lines) for lines in scoring(view)]
    tokens = [int(s.held[seat]).bit_count() for seat in seats]
    coins = [[int(coins_of_colour(s, seat, colour)) for seat in seats] for colour in range(COLOURS)]
    crystals = [-int(s.crystals[seat]) for seat in seats]
    breaks = ("tokens", tokens), ("gold", coins[2]), ("silver", coins[1]), ("bronze", coins[0]), ("crystals", crystals)
    return tell_tie(view, totals, breaks)
