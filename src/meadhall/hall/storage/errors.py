"""The errors of a store. Clients are told them, too: no path, host or password is in the text of an open store; only
the person who opens one is told where it is.
"""

from collections.abc import Callable

from meadhall.core.errors import MeadhallError


class StoreError(MeadhallError):
    """The database cannot be used, or could not keep something; `code` tells programs the reason.

    A failure in the thread of the store is said by a function: everybody hears it in their own language.
    """

    def __init__(self, code: str, text: str | Callable[[], str]) -> None:
        self.code = code
        super().__init__(text)


CONFLICT = "conflict"
"""Somebody else has written the same entry of the same table before: read the new entries, and decide again."""
UNAVAILABLE = "unavailable"  # the database does not answer; it may do so again at any moment
NEWER = "newer"  # a newer Meadhall has written something that this one does not know
