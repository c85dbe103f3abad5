"""Hägar: the treasures one by one, as words and boards tell of them; the rules know them as sets."""

from meadhall.games.hagar.state import TREASURES, State

ON_MAP = -1
"""The holder of a treasure that nobody has won."""


def kinds(s: State) -> list[int]:
    """What each treasure is: 1, 2, 3 or one in `token_kind.py`."""
    return _which(s.kinds.tolist(), 0)


def holders(s: State) -> list[int]:
    """Who has won each treasure: a seat, or ON_MAP."""
    return _which(s.won.tolist(), ON_MAP)


def only(members: int) -> int:
    """The treasure with the lowest number in a set, or -1 if there is none.

    >>> only(0b100), only(0)
    (2, -1)
    """
    members = int(members)
    return (members & -members).bit_length() - 1


def _which(sets: list[int], without: int) -> list[int]:
    """For each treasure the number of the set that it is in."""
    return [next((i for i, members in enumerate(sets) if members >> t & 1), without) for t in range(TREASURES)]
