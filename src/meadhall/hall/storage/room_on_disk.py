"""How much room there must be on a disk for something that can wait. The rest is for moves, which cannot."""

import shutil
from pathlib import Path

from meadhall.hall.storage.errors import StoreError

FOR_MOVES, FOR_TABLES = 128 * 1024 * 1024, 16 * 1024 * 1024
"""Bytes that must be free after a file was taken in or a game analysed, and after a table was opened."""


def check_room(folder: Path, size: int = 0, reserve: int = FOR_MOVES) -> None:
    """A StoreError if the disk is too full for something of this size."""
    if shutil.disk_usage(folder).free - size < reserve:
        raise StoreError(
            "disk-full", "the disk of this hall is nearly full: games go on, but nothing new is taken in just now"
        )
