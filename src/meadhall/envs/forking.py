"""Forks: copies of an environment that go on by themselves from where it stands."""

from abc import ABC, abstractmethod
from typing import Any, Self


class Forkable(ABC):
    """Base of what can be saved, loaded, forked and copied at any point, the chance to come included."""

    @abstractmethod
    def save(self) -> bytes:
        """Bytes from which it can go on. They hold the secrets of all seats and the chance to come."""

    @abstractmethod
    def load(self, data: bytes) -> None:
        """Go on from where `save` of an environment made the same way was called."""

    @abstractmethod
    def twin(self) -> Self:
        """A new environment made the same way."""

    def fork(self) -> Self:
        """An independent copy: with the same actions it plays on just the same."""
        other = self.twin()
        other.load(self.save())
        return other

    def __copy__(self) -> Self:
        return self.fork()

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.fork()
