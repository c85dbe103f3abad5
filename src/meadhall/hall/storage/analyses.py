"""Analyses in the store: what was found about a game is kept under a digest of the game, so that it is found once."""

import hashlib
import zlib

from msgspec import Struct

from meadhall.analysis.model import VERSION
from meadhall.core.gamefile import GameFile
from meadhall.hall.storage.errors import StoreError
from meadhall.table.table import Table

MOST = 5000
"""So many are kept; the oldest go first. They can be made again."""


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


def digest_of_table(table: Table) -> str | None:
    """What the game at a table is known by; None as long as it is not over, since nothing is known of it then."""
    if table.phase not in ("over", "called") or table.match is None:
        return None
    return digest_of(table.played_file())


def packed(write: AnalysisWrite) -> tuple[str, str, int, float, bytes]:
    """A row."""
    return write.game, write.depth, VERSION, write.made, zlib.compress(write.data)


def unpacked(data: bytes) -> bytes:
    """The analysis in a row."""
    try:
        return zlib.decompress(data)
    except (zlib.error, TypeError):
        raise StoreError("damaged", "what was kept of this analysis is damaged: let it be made again") from None
