"""Hägar: the treasures one by one, as words and boards tell of them; the rules know them as sets."""

from meadhall.games.hagar.state import TREASURES, State

ON_MAP = -1
"""The holder of a treasure that nobody has won."""


def kinds(s: State) -> list[int]:
    """The kind of each treasure: 1, 2, 3 or one in `token_kind.py`."""
    sets = s.kinds.tolist()
    return [_which(sets, treasure, 0) for treasure in range(TREASURES)]


def holders(s: State) -> list[int]:
    """The seat that has won each treasure, or ON_MAP."""
    return [holder(s, treasure) for treasure in range(TREASURES)]


def holder(s: State, treasure: int) -> int:
    """The seat that has won a treasure, or ON_MAP."""
    return _which(s.won.tolist(), treasure, ON_MAP)


def only(members: int) -> int:
    """The treasure with the lowest number in a set, or -1 if there is none.

    >>> only(0b100), only(0)
    (2, -1)
    """
    members = int(members)
    return (members & -members).bit_length() - 1


def _which(sets: list[int], treasure: int, without: int) -> int:
    """The number of the set that a treasure is in."""
    for number, members in enumerate(sets):
        if members >> treasure & 1:
            return number
    return without
