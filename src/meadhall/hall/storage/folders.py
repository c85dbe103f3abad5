"""Where a hall keeps what must not be lost."""

import os
import sys
from pathlib import Path


def data_folder() -> Path:
    """The folder for what cannot be made again: `MEADHALL_DATA`, or the system's own place for such things."""
    if chosen := os.environ.get("MEADHALL_DATA"):
        return Path(chosen).expanduser()
    if sys.platform == "win32":
        base = Path(os.environ.get("APPDATA", Path.home() / "AppData" / "Roaming"))
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "meadhall"


def database() -> Path:
    """The file with all tables."""
    return data_folder() / "hall.sqlite"
