"""Runir: for every phase what is going on or asked, what can be done, and why one of its choices is not possible."""

from typing import NamedTuple

from meadhall.core.phrases import Filling
from meadhall.games.runir import actions, phase
from meadhall.games.runir.box import RUNE_SIGNS
from meadhall.games.runir.rules.aids import most_to_change
from meadhall.games.runir.rules.hall import owed_colour
from meadhall.games.runir.state import STONES
from meadhall.games.runir.words.names import RunirView, coin_name, colour_name, dice, stone_name, unused


class Phase(NamedTuple):
    """The words of a phase: keys of its phrases, to be filled with what it is `about`."""

    says: str
    """What chance is doing, or what the seat to move is asked."""
    families: tuple[int, ...] = ()
    """What the seat to move may choose from."""
    refusal: str = ""
    """Why one of these is not possible; empty where that takes more to say, or where all are possible."""


PHASES = {
    phase.LAYING: Phase("laying"),
    phase.DRAWING_FIRST: Phase("drawing-first"),
    phase.REFILLING: Phase("refilling"),
    phase.COUNTING: Phase("counting"),
    phase.SWAPPING: Phase("swapping"),
    phase.MAIN: Phase(
        "ask-main", (actions.CARVE, actions.CLAIM, actions.AID, actions.SET_DIE, actions.END_TURN), "duty"
    ),
    phase.CHOOSING_LESS: Phase("ask-less", (actions.CARVE,)),
    phase.CHOOSING_FULL: Phase("ask-full", (actions.CARVE,)),
    phase.OMITTING: Phase("ask-omit", (actions.OMIT,), "omit-short"),
    phase.FILLING_WILD: Phase("ask-wild", (actions.WILD,), "wild-short"),
    phase.TAKING_COIN: Phase("ask-coin", (actions.COIN,)),
    phase.SETTING_FROM: Phase("ask-from", (actions.FROM,), "no-such-die"),
    phase.SETTING_TO: Phase("ask-to", (actions.TO,), "shows-that"),
    phase.PICKING: Phase("ask-pick", (actions.ADD, actions.ROLL), "no-such-pick"),
    phase.CHOOSING_AREA: Phase("ask-area", (actions.AREA,)),
    phase.CHANGING_TYPE: Phase("ask-type", (actions.TYPE,), "type-short"),
    phase.CHANGING_COUNT: Phase("ask-count", (actions.COUNT,), "count-short"),
    phase.SPENDING: Phase("ask-spend", (actions.SPEND,)),
}


def about(view: RunirView) -> dict[str, Filling]:
    """What the question of this phase is about, and what stands in the way of its choices."""
    s = view.state
    found: dict[str, Filling] = {"seat": view.names[s.seat], "dice": unused(view)}
    if s.stone >= 0:
        found["stone"] = stone_name(view, int(s.stone))
        found["size"] = int(s.wild[0])
    if s.phase in (phase.TAKING_COIN, phase.SPENDING):
        found["colour"] = colour_name(view, s.stone % STONES // 2 if s.stone >= 0 else owed_colour(s))
    if s.phase == phase.SETTING_TO:
        found["rune"] = RUNE_SIGNS[s.chosen]
    if s.phase == phase.PICKING:
        found["picked"] = dice(view, s.picked.tolist())
    if s.phase == phase.CHANGING_COUNT:
        found |= {"coin": coin_name(view, s.chosen), "most": int(most_to_change(s, int(s.chosen)))}
    return found
