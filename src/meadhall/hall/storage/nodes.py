"""The messages that the nodes of a hall send each other through their store: news, presence, leases and budgets."""

from msgspec import Struct

LEASE = 3.0
"""Seconds after which a silent node counts as gone."""
TAKEN_OVER = 200
"""So many tables of a node that is gone are taken over by another one at a time."""


class Presence(Struct, frozen=True):
    """The people who look at a table through one node."""

    persons: tuple[str, ...] = ()
    """The persons who hold seats there."""
    watching: int = 0
    """How many others watch."""


class NodeNews(Struct, frozen=True):
    """News from another node."""

    versions: dict[str, int] = {}
    """Tables at which something has happened, and the number of the last entry."""
    presence: tuple[str, ...] = ()
    """Tables at which somebody came or went."""
    missed: bool = False
    """Whether some news may have been lost."""


class Beat(Struct, frozen=True):
    """The answer to a node that says that it is alive."""

    alive: frozenset[str]
    """The names of all nodes."""
    since: float
    """Since when there was always a node, as its clock said."""
    before: float = 0.0
    """When there was a node last before that, as far as it is known."""
    taken: tuple[str, ...] = ()
    """Tables of a node that is gone: now they are ours."""
    forgotten: bool = False
    """Whether the database has lost what it knew of this node: nothing is ours any more."""


class Claim(Struct, frozen=True):
    """A claim on a budget that all nodes share."""

    client: str
    """A digest of the client and the budget."""
    cost: float
    """The seconds in which the budget is filled by as much again."""
    most: float
    """The seconds in which an empty budget is filled."""
