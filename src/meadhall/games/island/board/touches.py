"""The island games: the ids that a person touches to do an action.

- `cell-c4` a cell of the island, `side-dragon` a side of the own board while it is chosen
- `hand-fire` the own tiles of a kind, `offer-fire` drawn tiles to choose from
- `being-12` a being card that the viewer sees, `bonus-b05` a bonus card on the table
- `protector-0` a seat's protector board, `discard-tiles` and `discard-beings` the face-up piles, `do-...` buttons
"""

from meadhall.games.island import actions
from meadhall.games.island.words.names import BEING_DISCARD, TILE_DISCARD, IslandView

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
    actions.CLAIM: ("bonus-{0}",),
    actions.DISCARD_TILE: ("hand-{0}", TILE_DISCARD),
    actions.DISCARD_BEING: ("being-{0}", BEING_DISCARD),
    actions.KEEP_TILE: ("offer-{0}",),
    actions.KEEP_BEING: ("being-{0}",),
    actions.FINISH: ("do-finish",),
    actions.END_TURN: ("do-end-turn",),
}
"""For each family of actions the ids to touch, in order, with places for the words of the action and the own seat."""


def touches(view: IslandView, action: int) -> tuple[str, ...]:
    """The ids that a person touches to do this legal action, in order. In a pass turn one touch discards a card."""
    s, (family, _) = view.state, actions.ACTIONS.decode(action)
    words = actions.ACTIONS.text(action).split()[1:]
    path = tuple(touched.format(*words, seat=s.seat) for touched in _TOUCHED[family])
    return path[:1] if s.passing and family in (actions.DISCARD_TILE, actions.DISCARD_BEING) else path
