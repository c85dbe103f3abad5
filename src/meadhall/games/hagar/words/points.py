"""Hägar: the points, line by line (H-25 to H-27), how the game ended, and the beer (H-32)."""

import numpy as np

from meadhall.core.contract import ScoreLine
from meadhall.core.phrases import Filling
from meadhall.games.hagar import hoards, phase, rules, token_kind
from meadhall.games.hagar.words.names import HagarView, end


def scoring(view: HagarView) -> list[list[ScoreLine]]:
    """For each seat its points, line by line."""
    s, kinds = view.state, hoards.kinds(view.state)
    lines: list[list[ScoreLine]] = []
    for seat in range(view.players):
        won = [kind for t, kind in enumerate(kinds) if s.won[seat] >> t & 1]
        numbers = sorted(kind for kind in won if kind <= 3)
        own = []
        if numbers:
            own.append(_line(view, "numbers", sum(numbers), values=" + ".join(map(str, numbers))))
        if s.doubled & s.won[seat]:
            kind = kinds[hoards.only(s.doubled)]
            own.append(_line(view, "doubled", kind, token=kind))
        if token_kind.HAGAR in won:
            own.append(_line(view, "hagar", len(numbers)))
        if token_kind.SVEN in won and s.phase > phase.USING:
            own.append(_line(view, "luck", int(s.luck[seat])))
        lines.append(own)
    return lines


def _line(view: HagarView, key: str, points: int, **values: Filling) -> ScoreLine:
    return ScoreLine(view.say(f"{key}-points", **values), points, view.say(f"{key}-source"))


def awards(view: HagarView) -> tuple[str, ...]:
    """H-32: the beer, for the owner of the 1 on Dragon Island, unless he is among the losers."""
    s = view.state
    places = np.zeros(view.players, np.int32)
    rules.places(s, view.box, places)
    losers = [seat for seat in range(view.players) if places[seat] > 1]
    drinks = hoards.holders(s)[hoards.only(s.moored)] if s.moored else hoards.ON_MAP
    if drinks == hoards.ON_MAP or drinks in losers:
        return ()
    return (view.say("beer", seat=view.names[drinks], losers=view.join(view.names[seat] for seat in losers)),)


def ending(view: HagarView) -> str:
    """Which rule ended the game; and where it may surprise, who loses by the points."""
    s, box = view.state, view.box
    ended = view.say("over-by-numbers", end=end(view))
    if s.numbers_left > 0:
        ended = view.say("over-by-turns", turns=int(box.turns))
    totals = [sum(value for _, value in lines) for lines in scoring(view)]
    if len(set(totals)) == 1:
        tied = view.say("all-tie", points=view.game.counted(totals[0]))
        return f"{ended} {tied}"
    lost = view.say("fewest-lose")
    return f"{ended} {lost}" if view.players > 2 else ended
