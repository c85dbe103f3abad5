"""The island games: what a person touches to do an action. Whatever draws the board gives these ids to its pieces.

- `cell-c4` a cell of the island, `side-dragon` a side of the own board while it is chosen
- `hand-fire` the own tiles of a kind, `offer-fire` drawn tiles to choose from
- `being-12` a being card that the viewer sees, `bonus-b05` a bonus card on the table
- `protector-0` a seat's protector board, `discard-tiles` and `discard-beings` the face-up piles, `do-...` buttons
"""

from meadhall.games.island.names import IslandView, being_id, bonus_id, cell_id
from meadhall.games.island.state import (
    ACTIVATE,
    CELLS,
    CLAIM,
    DISCARD_BEING,
    DISCARD_TILE,
    END_TURN,
    EXCHANGE,
    FINISH,
    KEEP_BEING,
    KEEP_TILE,
    KINDS,
    PAWN,
    PLACE,
    PROTECTORS,
    SWITCH,
    WITH,
)

TILE_DISCARD, BEING_DISCARD = "discard-tiles", "discard-beings"


def touches(view: IslandView, action: int) -> tuple[str, ...]:
    """What a person touches to do this legal action, in order.

    A tile is put on a cell or on the discard; the own board is touched for its ability; a step needs only its cell.
    """
    s = view.state
    if action < PAWN:
        return (f"side-{PROTECTORS[action]}",)
    if action < EXCHANGE:
        return (cell_id(action - PAWN),)
    if action < PLACE:
        return _board(view), _hand(action - EXCHANGE)
    if action < SWITCH:
        kind, cell = divmod(action - PLACE, CELLS)
        return _hand(kind), cell_id(cell)
    if action < WITH:
        return _board(view), cell_id(action - SWITCH)
    if action < ACTIVATE:  # the second tile of a switch, a step or a flight
        return (cell_id((action - WITH) % CELLS),)
    if action < CLAIM:
        return being_id(action - ACTIVATE), "do-activate"
    if action < DISCARD_TILE:
        return (bonus_id(action - CLAIM),)
    if action < DISCARD_BEING:
        tile = _hand(action - DISCARD_TILE)
        return (tile,) if s.passing else (tile, TILE_DISCARD)
    if action < KEEP_TILE:
        being = being_id(action - DISCARD_BEING)
        return (being,) if s.passing else (being, BEING_DISCARD)
    if action < KEEP_BEING:
        return (f"offer-{KINDS[action - KEEP_TILE]}",)
    if action < FINISH:
        return (being_id(action - KEEP_BEING),)
    return ("do-finish" if action < END_TURN else "do-end-turn",)


def _board(view: IslandView) -> str:
    return f"protector-{view.state.seat}"


def _hand(kind: int) -> str:
    return f"hand-{KINDS[kind]}"
