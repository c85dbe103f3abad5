"""Game files that tables go on from: each is stored once, under its digest, however many tables are taken over from it.

The first entry of such a table holds the whole file. In the store the digest stands in its place; reading the log puts
the file back, and the entry's checksum tells whether it is the same.
"""

import hashlib
import re
from collections.abc import Callable, Iterable, Iterator, Sequence

import msgspec

from meadhall.hall.storage.errors import StoreError
from meadhall.hall.storage.writes import Write
from meadhall.hall.words import say
from meadhall.table.entries import Entry, Opened

_REFERENCE = re.compile(rb'"taken":\{"file":"@([0-9a-f]{64})"')  # in a text the quotes would be written differently
DAMAGED = "damaged"
FILE = "SELECT data FROM files WHERE digest = ?"


def stored(entry: Entry) -> bytes:
    """An entry as it is stored, without the file that its table goes on from."""
    data = entry.to_json()
    if (file := _file_of(entry)) is None:
        return data
    return data.replace(b'"file":' + file, b'"file":"@%b"' % _digest(file).encode(), 1)


def whole(data: bytes, find: Callable[[str], Sequence[tuple[bytes]]]) -> bytes:
    """The entry that was stored as these bytes, with its file; `find` returns the rows of a digest."""
    reference = _REFERENCE.search(data)
    if reference is None:
        return data
    rows = find(reference[1].decode())
    if not rows:
        raise StoreError(DAMAGED, say("taken-game-missing"))
    return data[: reference.start(1) - 2] + bytes(rows[0][0]) + data[reference.end(1) + 1 :]


def files_of(writes: Iterable[Write]) -> Iterator[tuple[str, str, bytes]]:
    """The files in these writes: the table, the digest, and the file itself."""
    for write in writes:
        for entry in write.entries:
            if (file := _file_of(entry)) is not None:
                yield write.table, _digest(file), file


def _file_of(entry: Entry) -> bytes | None:
    what = entry.what
    return msgspec.json.encode(what.taken.file) if isinstance(what, Opened) and what.taken is not None else None


def _digest(file: bytes) -> str:
    return hashlib.sha256(file).hexdigest()
