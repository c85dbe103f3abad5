"""What was laid out lately: most parts of a board are after a step what they were before it."""

from collections.abc import Callable, Iterable

from meadhall.core.scene import Piece


class Memory:
    """Parts of scenes by all that they depend on; when it is full it begins anew."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.parts: dict[tuple[object, ...], tuple[Piece, ...]] = {}

    def part(self, key: tuple[object, ...], make: Callable[[], Iterable[Piece]]) -> tuple[Piece, ...]:
        """The part that was made for this key, or is made now.

        >>> memory, made = Memory(9), []
        >>> for _ in range(2):
        ...     pieces = memory.part(("sea", 1), lambda: [made.append(1) or Piece("sea", "water", 0, 0)])
        >>> [piece.id for piece in pieces], made
        (['sea'], [1])
        """
        found = self.parts.get(key)
        if found is None:
            if len(self.parts) >= self.most:
                self.parts.clear()
            found = self.parts[key] = tuple(make())
        return found
