"""Analyses in the store: what was found about a game is kept under a digest of the game, so that it is found once."""

import hashlib
import sqlite3
import zlib
from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from meadhall.analysis.model import VERSION
from meadhall.core.gamefile import GameFile
from meadhall.hall.storage.schema import StoreError

MOST = 5000
"""So many are kept; the oldest go first. They can be made again."""
QUERY = f"SELECT data FROM analyses WHERE game = ? AND depth = ? AND version = {VERSION}"


class AnalysisWrite(Struct, frozen=True):
    """An analysis to be kept."""

    game: str
    """The digest of the game."""
    depth: str
    made: float
    data: bytes
    """As JSON."""


def digest_of(file: GameFile) -> str:
    """What a game is known by: the same for the same players, options, steps and result."""
    plain = file.with_more(annotations=[], variations=[])
    return hashlib.sha256(plain.to_json()).hexdigest()


def write(connection: sqlite3.Connection, writes: Sequence[AnalysisWrite]) -> None:
    """Keep analyses, in place of what was kept of the same games."""
    if not writes:
        return
    rows = [(each.game, each.depth, VERSION, each.made, zlib.compress(each.data)) for each in writes]
    connection.executemany("REPLACE INTO analyses VALUES (?, ?, ?, ?, ?)", rows)
    oldest = "SELECT game, depth FROM analyses ORDER BY made DESC LIMIT -1 OFFSET ?"
    connection.execute(f"DELETE FROM analyses WHERE (game, depth) IN ({oldest})", (MOST,))


def unpacked(rows: Sequence[tuple[Any, ...]]) -> bytes | None:
    """The analysis in a row, if there is one."""
    if not rows:
        return None
    try:
        return zlib.decompress(rows[0][0])
    except (zlib.error, TypeError):
        raise StoreError("damaged", "what was kept of this analysis is damaged: let it be made again") from None
