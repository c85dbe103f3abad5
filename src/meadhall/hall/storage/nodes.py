"""The messages that the nodes of a hall send each other through their store: news, presence, leases and budgets."""

from msgspec import Struct

LEASE = 3.0  # seconds after which a silent node counts as gone
TAKEN_OVER = 200  # so many tables of a node that is gone are taken over by another one at a time


class Presence(Struct, frozen=True):
    """The people who look at a table through one node."""

    persons: tuple[str, ...] = ()  # the persons who hold seats there
    watching: int = 0  # how many others watch


class NodeNews(Struct, frozen=True):
    """News from another node."""

    versions: dict[str, int] = {}  # tables at which something has happened, and the number of the last entry
    presence: tuple[str, ...] = ()  # tables at which somebody came or went
    missed: bool = False  # whether some news may have been lost


class Beat(Struct, frozen=True):
    """The answer to a node that says that it is alive."""

    alive: frozenset[str]  # the names of all nodes
    since: float  # since when there was always a node, as its clock said
    before: float = 0.0  # when there was a node last before that, as far as it is known
    taken: tuple[str, ...] = ()  # tables of a node that is gone: now they are ours
    forgotten: bool = False  # whether the database has lost what it knew of this node: nothing is ours any more


class Claim(Struct, frozen=True):
    """A claim on a budget that all nodes share."""

    client: str  # A digest of the client and the budget
    cost: float  # the seconds in which the budget is filled by as much again
    most: float  # the seconds in which an empty budget is filled
