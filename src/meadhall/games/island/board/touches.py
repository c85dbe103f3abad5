"""The island games: what a person touches to do an action. The pieces of the board have these ids.

- `cell-c4` a cell of the island, `side-dragon` a side of the own board while it is chosen
- `hand-fire` the own tiles of a kind, `offer-fire` drawn tiles to choose from
- `being-12` a being card that the viewer sees, `bonus-b05` a bonus card on the table
- `protector-0` a seat's protector board, `discard-tiles` and `discard-beings` the face-up piles, `do-...` buttons
"""

from meadhall.games.island import actions
from meadhall.games.island.state import KINDS, PROTECTORS
from meadhall.games.island.words.names import (
    BEING_DISCARD,
    TILE_DISCARD,
    IslandView,
    being_id,
    bonus_id,
    cell_id,
)


def touches(view: IslandView, action: int) -> tuple[str, ...]:
    """What a person touches to do this legal action, in order.

    A tile is put on a cell or on the discard; the own board is touched for its ability; a step needs only its cell.
    """
    s = view.state
    match actions.ACTIONS.decode(action):
        case actions.CHOOSE, (side,):
            return (f"side-{PROTECTORS[side]}",)
        case ((actions.PAWN | actions.WITH | actions.STEP | actions.FLY), (cell,)):
            return (cell_id(cell),)
        case actions.EXCHANGE, (kind,):
            return _board(view), _hand(kind)
        case actions.PLACE, (kind, cell):
            return _hand(kind), cell_id(cell)
        case actions.SWITCH, (cell,):
            return _board(view), cell_id(cell)
        case actions.ACTIVATE, (being,):
            return being_id(being), "do-activate"
        case actions.CLAIM, (card,):
            return (bonus_id(card),)
        case actions.DISCARD_TILE, (kind,):
            return (_hand(kind),) if s.passing else (_hand(kind), TILE_DISCARD)
        case actions.DISCARD_BEING, (being,):
            return (being_id(being),) if s.passing else (being_id(being), BEING_DISCARD)
        case actions.KEEP_TILE, (kind,):
            return (f"offer-{KINDS[kind]}",)
        case actions.KEEP_BEING, (being,):
            return (being_id(being),)
        case actions.FINISH, _:
            return ("do-finish",)
        case _:
            return ("do-end-turn",)


def _board(view: IslandView) -> str:
    return f"protector-{view.state.seat}"


def _hand(kind: int) -> str:
    return f"hand-{KINDS[kind]}"
