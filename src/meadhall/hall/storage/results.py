"""The results of games, as lists, pictures and ratings need them: a row for each seat of a table that is over."""

from msgspec import Struct

from meadhall.core.constants import WON
from meadhall.table.outcome import outcome_of
from meadhall.table.table import Table

BOT = "bot:"
"""A bot's name among the players begins with this; its level follows."""
RATED = "rated"
"""The terms of a game that changes ratings."""


class TableResult(Struct, frozen=True, gc=False):
    """The result of somebody in a game."""

    seat: int
    player: str  # a person, or `bot:LEVEL`
    name: str
    game: str
    players: int
    place: int
    points: int | None
    won: bool
    terms: str
    """`rated`, `casual`, or why a game says less about its players: `practice` (moves were taken back), `taken` (it
    went on from another game)."""
    ended: float


def results_of(table: Table) -> tuple[TableResult, ...]:
    """The results of a table, seat by seat; none before its game is over."""
    terms = "practice" if table.practice else "taken" if table.opened.taken is not None else "casual"
    terms = RATED if table.opened.rated else terms
    return tuple(
        TableResult(
            seat, table.player(seat), table.names[seat], table.game.name, len(table.seats), each.place, each.points,
            each.result == WON, terms, table.moved,
        )
        for seat, each in enumerate(outcome_of(table))
    )  # fmt: skip
