"""Game files that tables go on from: each is stored once, under its digest, however many tables are taken over from it.

The first entry of such a table holds the whole file. Where it is stored, the digest stands in place of the file; who
reads the log puts the file back, and the entry's checksum tells whether it is the same.
"""

import hashlib
import re
from collections.abc import Callable, Iterable, Iterator, Sequence

import msgspec

from meadhall.hall.storage.errors import StoreError
from meadhall.hall.storage.house import Erase, Statement
from meadhall.hall.storage.store import Write
from meadhall.table.entries import Entry, Opened

_REFERENCE = re.compile(rb'"taken":\{"file":"@([0-9a-f]{64})"')  # in a text the quotes would be written differently
DAMAGED = "damaged"
FILE = "SELECT data FROM {}files WHERE digest = ?"


def stored(entry: Entry) -> bytes:
    """An entry as it is stored, without the file that its table goes on from."""
    data = entry.to_json()
    if (file := _file_of(entry)) is None:
        return data
    return data.replace(b'"file":' + file, b'"file":"@%b"' % _digest(file).encode(), 1)


def whole(data: bytes, find: Callable[[str], Sequence[tuple[bytes]]]) -> bytes:
    """The entry that was stored as these bytes, with its file; `find` returns what is stored under a digest."""
    found = _REFERENCE.search(data)
    if found is None:
        return data
    rows = find(found[1].decode())
    if not rows:
        raise StoreError(DAMAGED, "the game that this one goes on from is missing: the hall's storage is damaged")
    return data[: found.start(1) - 2] + bytes(rows[0][0]) + data[found.end(1) + 1 :]


def files_of(writes: Iterable[Write]) -> Iterator[tuple[str, str, bytes]]:
    """The files in these writes: the table, the digest, and the file itself."""
    for write in writes:
        for entry in write.entries:
            if (file := _file_of(entry)) is not None:
                yield write.table, _digest(file), file


def let_go(writes: Iterable[object], schema: str = "") -> Iterator[Statement]:
    """What is to be done before a table is written anew, or instead of it."""
    for write in writes:
        if isinstance(write, Erase):
            yield f"DELETE FROM {schema}takes WHERE table_id = ?", (write.table,)


def _file_of(entry: Entry) -> bytes | None:
    what = entry.what
    return msgspec.json.encode(what.taken.file) if isinstance(what, Opened) and what.taken is not None else None


def _digest(file: bytes) -> str:
    return hashlib.sha256(file).hexdigest()
