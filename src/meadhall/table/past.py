"""The past of a table's match: the rules by which it began, its moves, and where it goes on from."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from msgspec import Struct

from meadhall.core.content import Edition
from meadhall.core.errors import MeadhallError
from meadhall.core.game import Game
from meadhall.core.match import Match, Step
from meadhall.core.variations import replay_variation, take_over
from meadhall.table.entries import Opened
from meadhall.table.errors import TableError, refusal

if TYPE_CHECKING:
    from meadhall.table.table import Table


class Move(Struct, gc=False):
    """One step of the match, also if it was taken back since; its states are empty until they are recalled."""

    version: int
    names: tuple[str, ...]
    """What people were called then."""
    step: Step


class Snapshot(Struct, frozen=True, gc=False):
    """The match and its clocks after an entry: from here a table is loaded without playing the game again."""

    number: int
    state: bytes
    since: float
    """Since when the seat to move was to move."""
    left: tuple[float, ...]
    """Seconds on the clocks."""
    layout: str
    """The layout of the state's bytes: where it is another today, the game is played again from its log."""


@dataclass(slots=True)
class Proposal:
    """A person asks to take back the last decision of a seat; the others agree or not."""

    by: str
    seat: int
    since: float
    agreed: set[str] = field(default_factory=set)


def pinned(game: Game, opened: Opened) -> Game:
    """The game by the rules and with the components that the table was opened with."""
    if not 1 <= opened.rules <= game.rules_version:
        raise refusal("damaged_rules", rules=opened.rules, title=game.title, known=game.rules_version)
    try:
        if opened.own_content is not None:
            owned = Edition(opened.own_content, game.name)
            return game.with_rules(opened.rules).with_owned(owned, opened.pictures)
        released = game.with_released(opened.content)
    except MeadhallError as error:
        raise TableError("damaged", str(error)) from None
    if released is None:
        raise refusal("damaged_content", title=game.title)
    return released.with_rules(opened.rules)


def new_match(table: "Table") -> Match:
    """The match of a table before its first step. Chance is played by the table, from its own dice."""
    players, taken = len(table.seats), table.opened.taken
    if taken is not None:
        line = replay_variation(taken.file, table.game, taken.path)
        return take_over(line, taken.position, names=table.names, scripted=True)
    return table.game.start(players, table.opened.options, scripted=True, names=table.names)


def replayed(match: Match, steps: Sequence[Step]) -> list[Step]:
    """Take these steps, whose states are not known; the same steps with their states."""
    first = len(match.steps)
    for step in steps:
        match.step(step.number)
    return match.steps[first:]
