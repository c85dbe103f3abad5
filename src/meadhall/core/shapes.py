"""Shapes: msgspec learns how a struct is built when it is first asked to read one, and then two threads must not ask.

>>> class Card(msgspec.Struct):
...     points: int
>>> msgspec.json.decode(b'{"points": 3}', type=learnt(Card))
Card(points=3)
"""

import threading
from typing import TypeVar

import msgspec

T = TypeVar("T")
_learning = threading.Lock()


def learnt(kind: type[T]) -> type[T]:
    """A struct that any number of threads may read from now on: one that is half learnt would end the whole process."""
    with _learning:
        msgspec.json.Decoder(kind)
    return kind
