"""The command `meadhall`. Heavy imports wait inside the commands, so that `--help` answers at once."""

from meadhall.cli import authors, house, lab, table
from meadhall.cli.command import main

__all__ = ["authors", "house", "lab", "main", "table"]
