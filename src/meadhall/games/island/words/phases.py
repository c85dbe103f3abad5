"""The island games: for every phase what is going on or asked, which actions answer it, and why no others do."""

from typing import NamedTuple

from meadhall.core.phrases import Filling
from meadhall.games.island import actions, phase
from meadhall.games.island.rules.turns import step_limit
from meadhall.games.island.state import CELL_NAMES
from meadhall.games.island.words.names import IslandView, kind_name, rule


class Phase(NamedTuple):
    """The words of a phase: keys of its phrases."""

    says: str
    """What chance is doing, or what the seat to move is asked."""
    families: tuple[int, ...] = ()
    """The actions that answer it."""
    first: str = ""
    """Why no other action is possible now."""
    elsewhere: str = ""
    """Why its actions are not possible in another phase; empty where that takes more to say."""
    board: str = ""
    """What stands on the board meanwhile, in place of what is left of the turn; empty for what it says."""
    rule: str = ""
    """Sagnir's number of its rule, where the phrases leave that open."""


_SETTING_UP, _DRAWING = Phase("setting-up"), Phase("drawing")
PHASES = {
    phase.DRAWING_FIRST: _SETTING_UP,
    phase.DEALING_BOARDS: _SETTING_UP,
    phase.CHOOSING_SIDES: Phase("ask-side", (actions.CHOOSE,), "first-choose", "chosen", "choosing-side"),
    phase.LAYING: _SETTING_UP,
    phase.DEALING_TILES: _SETTING_UP,
    phase.DEALING_BEINGS: _SETTING_UP,
    phase.DEALING_BONUS: _SETTING_UP,
    phase.SETTLING: Phase("ask-start", (actions.PAWN,), "first-settle", "settled", "choosing-start"),
    phase.ACTING: Phase(
        "ask-turn", (
            actions.EXCHANGE, actions.PLACE, actions.SWITCH, actions.STEP, actions.FLY, actions.ACTIVATE, actions.CLAIM,
            actions.DISCARD_TILE, actions.DISCARD_BEING, actions.FINISH, actions.END_TURN,
        ),
    ),
    phase.SWITCHING: Phase("ask-partner", (actions.WITH,), "first-partner", "not-lifted", rule="S-70"),
    phase.PASSING: Phase(
        "ask-pass", (actions.DISCARD_TILE, actions.DISCARD_BEING, actions.FINISH), "first-pass", board="passing"
    ),
    phase.EXCHANGING: _DRAWING,
    phase.REFILLING_TILES: _DRAWING,
    phase.KEEPING_TILES: Phase("ask-tile", (actions.KEEP_TILE,), "first-keep", "no-offer", "keeping", "S-74"),
    phase.REFILLING_BEINGS: _DRAWING,
    phase.KEEPING_BEINGS: Phase("ask-being", (actions.KEEP_BEING,), "first-keep", "no-offer", "keeping", "S-77"),
    phase.ENDED: Phase("over"),
}  # fmt: skip


def says(view: IslandView) -> str:
    """What is going on, or what the seat to move is asked."""
    s, box, now = view.state, view.box, PHASES[int(view.state.phase)]
    keeping = s.phase in (phase.KEEPING_TILES, phase.KEEPING_BEINGS)
    about: dict[str, Filling] = {"seat": view.names[s.seat], "rule": rule(view, now.rule), "acted": int(s.acted)}
    about["element"] = kind_name(view, int(s.boards[s.seat]))
    about["cell"] = CELL_NAMES[s.lifted]
    about["count"] = int(s.to_keep) if keeping else int(s.to_draw + s.beings_to_draw)
    about["replacements"] = int(box.replacements - s.replaced)
    about["steps"] = int(step_limit(s, box) - s.steps)
    return view.say(now.says, **about)
