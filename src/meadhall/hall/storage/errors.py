"""What goes wrong with a store, in words. Clients are told them too: no path, host or password is in what a store says
while it is used; only who opens one is told where it is.
"""

from meadhall.core.errors import MeadhallError


class StoreError(MeadhallError):
    """The database cannot be used, or could not keep something; `code` tells programs which it was."""

    def __init__(self, code: str, text: str) -> None:
        self.code = code
        super().__init__(text)


CONFLICT = "conflict"
"""Somebody else has written the same entry of the same table before: read what is new, and judge anew."""
UNAVAILABLE = "unavailable"
"""The database does not answer; it may do so again at any moment."""
NEWER = "newer"
"""A newer Meadhall has written what this one does not know."""
