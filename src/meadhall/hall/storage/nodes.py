"""What the nodes of a hall tell each other through their store: what is new, who is there, who serves which table."""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Protocol

from msgspec import Struct

LEASE = 3.0
"""Seconds after which a node that says nothing counts as gone."""
TAKEN_OVER = 200
"""So many tables of a node that is gone are taken over by another one at a time."""


class Presence(Struct, frozen=True):
    """Who looks at a table through one node."""

    persons: tuple[str, ...] = ()
    """Those who hold seats there."""
    watching: int = 0
    """How many others."""


class News(Struct, frozen=True):
    """What another node has told."""

    versions: dict[str, int] = {}
    """Tables at which something has happened, and the number of the last entry."""
    presence: tuple[str, ...] = ()
    """Tables at which somebody came or went."""
    missed: bool = False
    """Whether something may have been told that was not heard."""


class Beat(Struct, frozen=True):
    """What a node learns when it says that it is alive."""

    alive: frozenset[str]
    """The names of all nodes."""
    since: float
    """Since when there was always a node, as its clock said."""
    before: float = 0.0
    """When there was a node last before that, as far as it is known."""
    taken: tuple[str, ...] = ()
    """Tables that a node served which is gone: now they are ours."""
    forgotten: bool = False
    """Whether the database has lost what it knew of this node: nothing is ours any more."""


class Claim(Struct, frozen=True):
    """Something that somebody asks for, of which there is only so much in a while, at all nodes together."""

    client: str
    """A digest that stands for who asks, and for what."""
    cost: float
    """Seconds until there is as much again as before."""
    most: float
    """Seconds until there is as much as there can be, if there is nothing."""


class NodeStore(Protocol):
    """How one node knows of the others."""

    name: str

    def time(self) -> float:
        """What time it is in this hall: the same at all its nodes, and never earlier than it has been."""

    def listen(self, hear: Callable[[News], None]) -> None:
        """From now on tell what is new, in another thread."""

    def beat(self, now: float) -> Beat:
        """Say that this node is alive."""

    def mine(self) -> set[str]:
        """The tables that this node serves, as the database knows it."""

    def take(self, tables: Collection[str]) -> set[str]:
        """Serve these tables from now on, as far as no other node does; returns those that are ours."""

    def release(self, tables: Collection[str]) -> None:
        """Serve these tables no more."""

    def show(self, presence: Mapping[str, Presence]) -> None:
        """Tell who looks at tables through this node."""

    def presence(self, tables: Collection[str]) -> dict[str, dict[str, Presence]]:
        """Who looks at these tables through other nodes, by their names."""

    def allow(self, claims: Sequence[Claim]) -> bool:
        """Whether there is enough left for all of these; it is taken then."""

    def leave(self, now: float) -> None:
        """Say that this node goes: others may serve its tables at once."""
