"""The legal actions of a match, as a sequence that is computed when somebody looks at it."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, overload

from meadhall.core.game import Action

if TYPE_CHECKING:
    from meadhall.core.match import Match


class Legal(Sequence[Action]):
    """The legal actions of the seat to move: iterate, count, index, ask `in`. Computed when first looked at."""

    def __init__(self, match: "Match") -> None:
        self._match = match
        self._numbers: list[int] | None = None

    @property
    def numbers(self) -> list[int]:
        """Their numbers, ascending."""
        if self._numbers is None:
            self._numbers = self._match.legal_numbers
        return self._numbers

    def __len__(self) -> int:
        return len(self.numbers)

    @overload
    def __getitem__(self, index: int) -> Action: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Action]: ...
    def __getitem__(self, index: int | slice) -> Action | Sequence[Action]:
        if isinstance(index, slice):
            return [self._match.action(number) for number in self.numbers[index]]
        return self._match.action(self.numbers[index])

    def __contains__(self, item: object) -> bool:
        if isinstance(item, str):
            return item in (action.text for action in self)
        return isinstance(item, int | Action) and int(item) in self.numbers

    def __repr__(self) -> str:
        return f"<Legal: {', '.join(action.text for action in self) or 'none'}>"
