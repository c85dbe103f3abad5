"""Analyses in the store: each is kept under a digest of its game, so that a game is analysed once."""

import hashlib
import zlib

from msgspec import Struct

from meadhall.analysis.model import VERSION
from meadhall.core.gamefile import GameFile
from meadhall.hall.storage.errors import StoreError
from meadhall.hall.words import say
from meadhall.table.table import Table

MOST = 5000
"""So many analyses are kept; the oldest go first. They can be made again."""


class AnalysisWrite(Struct, frozen=True):
    """An analysis to be kept."""

    game: str
    """The digest of the game."""
    depth: str
    made: float
    data: bytes
    """As JSON."""


def digest_of(file: GameFile) -> str:
    """The digest of a game: the same for the same players, options, steps and result."""
    plain = file.with_more(annotations=[], variations=[])
    return hashlib.sha256(plain.to_json()).hexdigest()


def digest_of_table(table: Table) -> str | None:
    """The digest of the game at a table; None as long as it is not over."""
    if table.phase not in ("over", "called") or table.match is None:
        return None
    return digest_of(table.played_file())


def packed(write: AnalysisWrite) -> tuple[str, str, int, float, bytes]:
    """The row of an analysis."""
    return write.game, write.depth, VERSION, write.made, zlib.compress(write.data)


def unpacked(data: bytes) -> bytes:
    """The analysis in a row."""
    try:
        return zlib.decompress(data)
    except (zlib.error, TypeError):
        raise StoreError("damaged", say("analysis-damaged")) from None
