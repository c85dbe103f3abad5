"""Standing orders: what a seat does by itself while its person is away, so that nobody waits for a clear answer.

A person orders in advance what they do whenever they may (to pass, or to end a turn: actions that leave nothing to
choose), and that they do the only thing that they can do. An order depends on nothing but what is asked of the seat. It
holds until its person does something, or the seat changes hands. Nobody else is shown what was ordered.
"""

from typing import Any

from meadhall.core.game import View
from meadhall.table import entries
from meadhall.table.entries import Happening, Ordered
from meadhall.table.errors import refusal
from meadhall.table.seating import check_own, running_match
from meadhall.table.table import Table

MOST_IN_A_ROW = 40
"""So many decisions are made by orders before somebody must decide again: two who only pass would pass for ever."""


def can_be_ordered(view: View[Any, Any]) -> dict[str, str]:
    """The actions that can be ordered in advance, which leave nothing to choose; each in words that fit everywhere.

    >>> import meadhall
    >>> match = meadhall.game("hagar").start(players=2, seed=7)
    >>> can_be_ordered(match.view(match.to_move))["keep"]
    'Keep the dice'
    """
    actions, words, found = view.game.actions, view.game.words, dict[str, str]()
    for number in range(actions.decisions):
        if not actions.decode(number)[1]:
            try:
                found[actions.text(number)] = words.component(view, number) or words.action(view, number)
            except (AssertionError, IndexError, KeyError, ValueError):
                continue  # it can be said only where it can be done
    return found


def order(table: Table, wish: Ordered, person: str) -> list[Happening]:
    """A person orders what a seat of theirs does, in place of what they have ordered before."""
    check_own(table, wish.seat, person)
    actions = running_match(table).game.actions
    for text in wish.actions:
        number = actions.number(text)  # an error tells that there is no such action
        if number >= actions.decisions or actions.decode(number)[1]:
            raise refusal("illegal-action_order", action=text)
    known = table.orders.get(wish.seat, entries.Ordered(wish.seat))
    return [] if wish == known else [wish]


def ordered_action(table: Table) -> int | None:
    """What the seat to move does now because it was ordered; None if nothing was, or a question is open."""
    seat = table.to_move
    wish = table.orders.get(seat) if seat is not None and table.proposal is None else None
    if wish is None or table.by_order >= MOST_IN_A_ROW:
        return None
    match = running_match(table)
    legal = match.legal.numbers
    if wish.forced and len(legal) == 1:
        return int(legal[0])
    return next((number for number in map(match.game.actions.number, wish.actions) if number in legal), None)
