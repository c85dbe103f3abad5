"""Tokens: the owner of a token holds its seats. A table knows only their hashes, so that no copy of it opens a seat.

>>> token = new_token()
>>> person_of(token) == person_of(token), person_of(token) == person_of(new_token())
(True, False)
"""

import hashlib
import re
import secrets

_TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")


def new_token() -> str:
    """A fresh token of 256 bits."""
    return secrets.token_urlsafe(32)


def new_table_id() -> str:
    """The name of a new table, in its address: 128 bits that nobody guesses, since who knows it may look."""
    return secrets.token_urlsafe(16)


def is_token(text: str) -> bool:
    """Whether a text has the form of a token.

    >>> is_token("A" * 43), is_token("A" * 42), is_token("é" * 43)
    (True, False, False)
    """
    return _TOKEN.fullmatch(text) is not None


def person_of(token: str) -> str:
    """The person who holds a token, as tables know them: a hash, from which nobody finds the token again."""
    return hashlib.sha256(b"meadhall seat " + token.encode()).hexdigest()[:32]
