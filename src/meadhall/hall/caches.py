"""Caches: what was found lately is kept in memory, as much as fits, and forgets what it must not tell any more.

Each entry says what it is about: a table, or a game by its digest. When somebody is forgotten there, or the house
closes the table, one call (`Caches.forget`) empties all caches of it, also of what is being made at that moment.
"""

from collections import OrderedDict
from collections.abc import Hashable
from typing import Any, Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class Cache(Generic[K, V]):
    """So many entries; the one that was used longest ago goes first.

    >>> cache = Cache[str, int](2)
    >>> for number, name in enumerate(("one", "two", "three")):
    ...     cache.put(name, number, cache.moment, name)
    >>> "one" in cache, cache["three"]
    (False, 2)
    >>> before = cache.moment
    >>> cache.forget("three")
    >>> cache.put("three", 2, before, "three")  # it was made before
    >>> "three" in cache
    False
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._entries: OrderedDict[K, tuple[V, tuple[str, ...]]] = OrderedDict()
        self.moment = 0
        """How often something was forgotten. Whoever begins to make an entry notes it, and gives it to `put`."""

    def __contains__(self, key: K) -> bool:
        return key in self._entries

    def __getitem__(self, key: K) -> V:
        self._entries.move_to_end(key)
        return self._entries[key][0]

    def get(self, key: K) -> V | None:
        """The entry, if there is one."""
        if key not in self._entries:
            return None
        return self[key]

    def put(self, key: K, value: V, moment: int, *about: str) -> None:
        """Keep an entry about these, unless something was forgotten since the moment at which its making began."""
        if moment != self.moment:
            return
        self._entries[key] = value, about
        self._entries.move_to_end(key)
        if len(self._entries) > self._most:
            self._entries.popitem(last=False)

    def forget(self, *subjects: str) -> None:
        """Drop all entries that are about one of these, now and if they are being made."""
        self.moment += 1
        gone = set(subjects)
        self._entries = OrderedDict((key, kept) for key, kept in self._entries.items() if gone.isdisjoint(kept[1]))


class Caches:
    """All caches of a hall."""

    def __init__(self) -> None:
        self._all: list[Cache[Any, Any]] = []

    def new(self, most: int) -> Cache[Any, Any]:
        """A cache that forgets with the others."""
        cache = Cache[Any, Any](most)
        self._all.append(cache)
        return cache

    def forget(self, *subjects: str) -> None:
        """Drop from all caches whatever is about one of these."""
        for cache in self._all:
            cache.forget(*subjects)
