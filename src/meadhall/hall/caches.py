"""Caches: the newest entries are kept in memory, as many as fit.

Each says which table or game it is about, so that `Caches.forget` drops all that must not be told any more.
"""

import math
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Any, Generic, NamedTuple, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class _Kept(NamedTuple):
    value: Any
    about: tuple[str, ...]
    size: int


class Cache(Generic[K, V]):
    """So many entries, and so many bytes of them; the one that was used longest ago goes first, the last one never.

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
    >>> pages = Cache[str, bytes](9, most_bytes=5, size=len)
    >>> for page in (b"one", b"two", b"fourteen"):
    ...     pages.put(page.decode(), page, pages.moment)
    >>> "two" in pages, pages["fourteen"]
    (False, b'fourteen')
    """

    def __init__(self, most: int, most_bytes: float = math.inf, size: Callable[[V], int] = lambda _: 0) -> None:
        self._most, self._most_bytes, self._size_of = most, most_bytes, size
        self._entries: OrderedDict[K, _Kept] = OrderedDict()
        self._size = 0
        self.moment = 0
        """How often something was forgotten. It is noted before an entry is made, and given to `put`."""

    def __contains__(self, key: K) -> bool:
        return key in self._entries

    def __getitem__(self, key: K) -> V:
        self._entries.move_to_end(key)
        value: V = self._entries[key].value
        return value

    def get(self, key: K) -> V | None:
        """The entry, if there is one."""
        return self[key] if key in self._entries else None

    def put(self, key: K, value: V, moment: int | None = None, *about: str) -> None:
        """Keep an entry about these, unless something was forgotten since the moment at which its making began."""
        if moment not in (None, self.moment):
            return
        self._drop(key)
        self._entries[key] = kept = _Kept(value, about, self._size_of(value))
        self._size += kept.size
        while len(self._entries) > 1 and (len(self._entries) > self._most or self._size > self._most_bytes):
            self._drop(next(iter(self._entries)))

    def forget(self, *subjects: str) -> None:
        """Drop all entries that are about one of these, now and if they are being made."""
        self.moment += 1
        gone = set(subjects)
        for key in [key for key, kept in self._entries.items() if not gone.isdisjoint(kept.about)]:
            self._drop(key)

    def _drop(self, key: K) -> None:
        if (kept := self._entries.pop(key, None)) is not None:
            self._size -= kept.size


class Caches:
    """All caches of a hall."""

    def __init__(self) -> None:
        self._all: list[Cache[Any, Any]] = []

    def new(self, most: int, most_bytes: float = math.inf, size: Callable[[Any], int] = lambda _: 0) -> Cache[Any, Any]:
        """A cache that forgets with the others."""
        cache = Cache[Any, Any](most, most_bytes, size)
        self._all.append(cache)
        return cache

    def forget(self, *subjects: str) -> None:
        """Drop from all caches whatever is about one of these."""
        for cache in self._all:
            cache.forget(*subjects)
