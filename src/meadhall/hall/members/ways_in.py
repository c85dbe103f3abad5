"""Ways in: how another device of a person comes in without a password. A link that works once and for some minutes, a
recovery code on paper, and passkeys (`passkeys.py`). The hall keeps only hashes of links and codes, as the names of
keepsakes, and the public half of passkeys.
"""

import re
import secrets
from ipaddress import ip_address
from typing import TYPE_CHECKING

from msgspec import Struct

from meadhall.core.errors import MeadhallError

if TYPE_CHECKING:
    from meadhall.hall.live.hall import Hall

LINK, RECOVERY, PASSKEY, CHALLENGE = "link", "recovery", "passkey", "challenge"
SECRET_KINDS = {LINK, RECOVERY, PASSKEY, CHALLENGE}
"""Keepsakes by which somebody comes in."""
MINUTES = 10
"""For how long a link works."""
_LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"  # none of them looks like another
_GROUPS, _IN_A_GROUP = 5, 4  # 100 bits


def new_code() -> str:
    """A fresh recovery code: groups of letters that are read and typed easily."""
    groups = ("".join(secrets.choice(_LETTERS) for _ in range(_IN_A_GROUP)) for _ in range(_GROUPS))
    return "-".join(groups)


def plain_code(text: str) -> str:
    """A code as it was typed, without what does not count.

    >>> plain_code(" abcd efgh-2345 "), plain_code("ABCD-EFGH-2345")
    ('ABCDEFGH2345', 'ABCDEFGH2345')
    """
    return re.sub(r"[\s_–-]", "", text).upper()


async def new_link(hall: "Hall", person: str) -> str:
    """The secret of a link that lets one more device of a person in; an older link does not work any more."""
    secret = secrets.token_urlsafe(16)
    await hall.keepsakes.keep_under(secret, person, LINK, until=hall.now() + 60 * MINUTES)
    return secret


async def new_recovery_code(hall: "Hall", person: str) -> str:
    """A recovery code in place of the one before; it cannot be shown again."""
    code = new_code()
    await hall.keepsakes.keep_under(plain_code(code), person, RECOVERY)
    return code


async def behind_code(hall: "Hall", text: str) -> str | None:
    """The person whose recovery code was typed."""
    found = await hall.keepsakes.behind(RECOVERY, plain_code(text))
    return None if found is None else found.person


class Passkey(Struct, frozen=True):
    """The record that is kept of a passkey."""

    key: str
    """The public key, in base64url."""
    count: int
    """How often it was used, as far as its device tells."""
    name: str
    used: float


class WayInError(MeadhallError):
    """Somebody cannot come in that way."""

    code = "unauthorised"


class EnoughKeysError(MeadhallError):
    """Somebody has as many passkeys as they may have."""


class HallSite(Struct, frozen=True):
    """The hall as browsers know it: passkeys hold for one name."""

    host: str
    origin: str

    @property
    def can_have_passkeys(self) -> bool:
        """Whether browsers offer passkeys here: by https, or at home, and never under a bare number."""
        try:
            ip_address(self.host.strip("[]"))
        except ValueError:
            return self.origin.startswith("https:") or self.host == "localhost"
        return False
