"""Taking back: which decision it would be, and whether the others are asked."""

from collections.abc import Sequence
from itertools import islice

from meadhall.core.match import Match
from meadhall.table import entries
from meadhall.table.entries import Happening
from meadhall.table.errors import refusal
from meadhall.table.seating import check_seated, running_match
from meadhall.table.table import Table


def undo_offer(table: Table, person: str, now: float) -> entries.Undone | entries.UndoAsked | str:
    """The consequences of taking back for a person; or why they cannot, as the key of a refusal."""
    match, held = table.match, table.held(person)
    if match is None:
        return "not-started"
    if table.phase != "playing":
        return "over_undo" if table.phase == "over" else "over"
    if not held:
        return "not-seated_undo"
    if table.opened.rated:
        return "rated_undo"
    if table.proposal is not None:
        return "already-asked"
    table.recall()
    seat, decisions = _last_decision(table, match, held)
    if not decisions:
        return "nothing-to-undo"
    owners = table.owners(now)
    alone = owners <= {person}
    free = alone or (decisions == 1 and match.can_undo)
    if not free and owners - table.persons:  # people who are away are asked as well, and cannot answer
        return "nobody-to-ask"
    if not free:
        return entries.UndoAsked(seat)
    bots = any(seat.bot is not None for seat in table.seats)
    return entries.Undone(seat, decisions, practice=alone and bots and _learnt(match, decisions, held))


def _last_decision(table: Table, match: Match, seats: Sequence[int]) -> tuple[int, int]:
    """Which of these seats has decided last, and how many decisions ago, itself included; 0 if none has."""
    decisions = 0
    for step in islice(reversed(match.steps), len(match.steps) - table.first_step):
        decisions += step.who >= 0
        if step.who in seats:
            return step.who, decisions
    return seats[0], 0


def _learnt(match: Match, decisions: int, held: Sequence[int]) -> bool:
    """Whether the person with these seats learnt something by the last so many decisions, or after them.

    A single seat shows its own secrets only to bots, and they forget them.
    """
    for step in reversed(match.steps):
        if step.who < 0:
            return True
        shows = match.game.kernels.reveals(match.game.state.from_bytes(step.before), match.box, step.number)
        if shows and (list(held) != [step.who] or not match.foreseen(step)):
            return True
        decisions -= 1
        if not decisions:
            break
    return False


def undo(table: Table, person: str, now: float) -> list[Happening]:
    """A person takes back, or asks for it."""
    offer = undo_offer(table, person, now)
    if isinstance(offer, str):
        raise refusal(offer)
    return [offer]


def consent(table: Table, person: str, now: float) -> list[Happening]:
    """A person agrees to what another has asked."""
    check_seated(table, person)
    proposal = table.proposal
    if proposal is None or proposal.by == person or person in proposal.agreed:
        raise refusal("no-proposal_consent")
    if table.owners(now) - proposal.agreed - {person, proposal.by}:
        return [entries.UndoAgreed()]
    table.recall()
    _, decisions = _last_decision(table, running_match(table), [proposal.seat])
    return [entries.UndoAgreed(), entries.Undone(proposal.seat, decisions)]


def refuse(table: Table, person: str) -> list[Happening]:
    """A person refuses, or withdraws what they have asked."""
    check_seated(table, person)
    if table.proposal is None:
        raise refusal("no-proposal")
    return [entries.UndoRefused()]
