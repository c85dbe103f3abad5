"""The island games: the ids that a person touches to do an action.

- `cell-c4` a cell of the island, `side-dragon` a side of the own board while it is chosen
- `hand-fire` the own tiles of a kind, `offer-fire` drawn tiles to choose from
- `being-12` a being card that the viewer sees, `bonus-b05` a bonus card on the table
- `protector-0` a seat's protector board, `do-...` buttons; a touch of a card alone never does anything
"""

from meadhall.games.island import actions
from meadhall.games.island.words.names import IslandView

_TOUCHED = {
    actions.CHOOSE: ("side-{0}",),
    actions.PAWN: ("cell-{0}",),
    actions.WITH: ("cell-{0}",),
    actions.STEP: ("cell-{0}",),
    actions.FLY: ("cell-{0}",),
    actions.EXCHANGE: ("protector-{seat}", "hand-{0}"),
    actions.PLACE: ("hand-{0}", "cell-{1}"),
    actions.SWITCH: ("protector-{seat}", "cell-{0}"),
    actions.ACTIVATE: ("being-{0}", "do-activate"),
    actions.CLAIM: ("bonus-{0}", "do-claim"),
    actions.DISCARD_TILE: ("do-pass", "hand-{0}", "do-discard"),
    actions.DISCARD_BEING: ("do-pass", "being-{0}", "do-discard"),
    actions.KEEP_TILE: ("offer-{0}",),
    actions.KEEP_BEING: ("being-{0}",),
    actions.FINISH: ("do-finish",),
    actions.END_TURN: ("do-end-turn",),
}
"""For each family of actions the ids to touch, in order, with places for the words of the action and the own seat."""


def touches(view: IslandView, action: int) -> tuple[str, ...]:
    """The ids that a person touches to do this legal action, in order."""
    words = actions.ACTIONS.text(action).split()[1:]
    return tuple(touched.format(*words, seat=view.state.seat) for touched in _TOUCHED[int(actions.FAMILIES[action])])
