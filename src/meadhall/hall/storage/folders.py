"""The folder in which a hall keeps its database."""

import os
import sys
from pathlib import Path

from platformdirs import user_data_path

DATABASE = "hall.sqlite"


def data_folder() -> Path:
    """The folder for data that cannot be made again: `MEADHALL_DATA`, or the system's own place for such data."""
    if chosen := os.environ.get("MEADHALL_DATA"):
        return Path(chosen).expanduser()
    usual = user_data_path("meadhall", appauthor=False, roaming=True)
    return next((folder for folder in (usual, *_formerly()) if (folder / DATABASE).exists()), usual)


def _formerly() -> list[Path]:
    """Folders of release 0.1 that are not the system's: it read XDG_DATA_HOME as a relative path, and not on a Mac."""
    if sys.platform == "darwin":
        return [Path.home() / "Library" / "Application Support" / "meadhall"]
    named = os.environ.get("XDG_DATA_HOME")
    return [Path(named) / "meadhall"] if named else []


def database() -> Path:
    """The file with all tables."""
    return data_folder() / DATABASE
