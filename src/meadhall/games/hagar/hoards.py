"""Hägar: the treasures one by one, as words and boards tell of them; the rules know them as sets."""

import numpy as np

from meadhall.games.hagar.state import TREASURES, State

ON_MAP = -1
"""The holder of a treasure that nobody has won."""
_TREASURES = np.arange(TREASURES)


def kinds(s: State) -> list[int]:
    """The kind of each treasure: 1, 2, 3 or one in `token_kind.py`."""
    found: list[int] = (s.kinds[:, None] >> _TREASURES & 1).argmax(axis=0).tolist()
    return found


def holders(s: State) -> list[int]:
    """The seat that has won each treasure, or ON_MAP."""
    won = s.won[:, None] >> _TREASURES & 1
    found: list[int] = np.where(won.any(axis=0), won.argmax(axis=0), ON_MAP).tolist()
    return found


def only(members: int) -> int:
    """The treasure with the lowest number in a set, or -1 if there is none.

    >>> only(0b100), only(0)
    (2, -1)
    """
    members = int(members)
    return (members & -members).bit_length() - 1
