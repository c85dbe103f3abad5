"""A table view: a table as one person sees it, with all its parts. This is what leaves a table; `views.py` makes it."""

from collections.abc import Sequence
from typing import Literal, TypeAlias

from msgspec import Struct

from meadhall.core.contract import Weight
from meadhall.core.gamefile import ResultName
from meadhall.core.options import Value
from meadhall.table.announcements import LogLine
from meadhall.table.clocks import Clock
from meadhall.table.table import Phase


class SeatView(Struct, frozen=True, gc=False):
    """A seat, as one person sees it."""

    name: str
    kind: Literal["open", "person", "bot"]
    bot: str | None
    yours: bool
    host: bool
    free: bool
    """Whether this person may sit down here now."""
    left: float | None
    """Seconds on its clock."""
    side: str
    """What it plays, in a game whose seats play different parts."""
    kept_for: str | None
    """The name of the person who may come back to this seat; until `kept_until` nobody else may have it."""
    kept_until: float | None
    """In seconds since 1970."""
    salted: bool
    """Whether something was added to the dice for this seat."""
    standing: str
    """How it stands, in a few words; empty before the game, and where there is nothing to tell."""


class Choice(Struct, frozen=True, gc=False):
    """A legal action of the seat to move, for the person who holds it."""

    number: int
    text: str
    """The canonical text."""
    words: str
    """What it would do."""
    touches: tuple[str, ...]
    """The pieces and places that a person touches, in order; `do-...` is a button."""


class ChoiceNote(Struct, frozen=True, gc=False, omit_defaults=True):
    """The extras of some choices, beside their words and touches."""

    also: tuple[tuple[str, ...], ...] = ()
    """Other ways to touch it."""
    weight: Weight = ""
    """A main choice has a button wherever a last one has; the last ones end something or give it away."""
    leaves: str = ""
    """What would be left lying, in a sentence or two: ask once more before you do it."""


ShortChoice: TypeAlias = tuple[int, int, str, int, str, int, str]
"""A choice in half the room: its number; then of its text, of its words and of its touches (with blanks between them)
how many letters they share with those of the choice before, and the rest."""


def shortly(choices: Sequence[Choice]) -> tuple[ShortChoice, ...]:
    """Choices in half the room: most of them differ from their neighbour in a few letters.

    >>> for row in shortly([Choice(4, "step a1", "Step to a1", ("a1",)), Choice(5, "step a2", "Step to a2", ("a2",))]):
    ...     print(row)
    (4, 0, 'step a1', 0, 'Step to a1', 0, 'a1')
    (5, 6, '2', 9, '2', 1, '2')
    """
    found, before = list[ShortChoice](), ("", "", "")
    for choice in choices:
        now = choice.text, choice.words, " ".join(choice.touches)
        (a, text), (b, words), (c, touches) = (_less(*pair) for pair in zip(before, now, strict=True))
        found.append((choice.number, a, text, b, words, c, touches))
        before = now
    return tuple(found)


def _less(before: str, now: str) -> tuple[int, str]:
    shared, most = 0, min(len(before), len(now))
    while shared < most:  # by halves: most choices share more than half of their letters
        middle = (shared + most + 1) // 2
        if now.startswith(before[:middle]):
            shared = middle
        else:
            most = middle - 1
    return shared, now[shared:]


class SeatScore(Struct, frozen=True, gc=False):
    """How one seat ended."""

    result: ResultName
    place: int
    points: int | None
    """Null in a game that has none."""
    lines: tuple[tuple[str, int], ...]


class Ending(Struct, frozen=True, gc=False):
    """How the game ended, seat by seat."""

    scores: tuple[SeatScore, ...]
    counted: dict[int, str]
    """Points in words, as "3 areas": all that the seats have, and all that one is ahead of another."""
    awards: tuple[str, ...]
    decided: str
    """What decided it, in a sentence or two; empty where points do not tell."""
    highlights: tuple[str, ...]
    """Up to three things that changed much, in the order in which they happened."""
    resigned: bool = False
    """Whether somebody gave up: then the points do not count."""


class DiceView(Struct, frozen=True, gc=False):
    """The fairness proof; the secret is null until the game has ended."""

    used: bool
    """Whether chance decides anything in this game: without it there is nothing to promise."""
    commitment: str
    salts: tuple[str, ...]
    """What the players added, seat by seat; empty before the start."""
    secret: str | None
    next: str | None
    """When the game is over: the commitment of the next one, should there be a rematch."""
    taken: int | None
    """How many steps were taken over from another game, whose dice they have; null in a game from the beginning."""


class ProposalView(Struct, frozen=True, gc=False):
    """Somebody asks to take back a decision."""

    seat: int
    yours: bool
    agreed: bool


class TableView(Struct, frozen=True, gc=False, kw_only=True):
    """A table as one person sees it."""

    table: str
    version: int
    """The number of the last entry in the table's log."""
    position: int
    """The version at which the match changed last; an action names it."""
    phase: Phase
    game: str
    title: str
    options: dict[str, Value]
    clock: Clock | None
    hints: bool
    """Whether everybody may ask for hints, also among several people: known before anybody sits down."""
    rated: bool
    """Whether the result changes ratings: known before anybody sits down."""
    secrets: bool
    """Whether seats of this game know different things."""
    seats: tuple[SeatView, ...]
    you: tuple[int, ...]
    host: bool
    to_move: int | None
    since: float
    """Since when that seat is to move, in seconds since 1970."""
    eye: int | None
    """Through whose eyes the position is shown; null for a spectator's."""
    prompt: str
    """What is asked of the seat to move, without its name; for others who play, whom they wait for."""
    words: str | None
    """The position in words; null if they were not asked for or the game has not started."""
    board: str | None
    """The position as SVG; null if it was not asked for or the game has not started."""
    choices: tuple[Choice, ...]
    notes: dict[str, ChoiceNote]
    """By their numbers, those choices about which there is more to say."""
    asks: dict[str, str]
    """What is asked after some of the touches that an action takes: by these touches, with blanks between them."""
    undo: Literal["no", "free", "practice", "ask"]
    """Whether you may take back your last decision: freely, freely as practice, or if the others consent."""
    practice: bool
    """Whether that has happened in this game."""
    asked: ProposalView | None
    result: Ending | None
    dice: DiceView
    rematch: tuple[int, ...]
    """The seats of those who would like another game."""
    next: str | None
    lines: tuple[LogLine, ...]
    """The log, or what is new in it."""
