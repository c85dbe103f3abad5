"""The command `meadhall`. Heavy imports wait inside the commands, so that `--help` answers at once."""

from meadhall.cli import game_files, hall, new_game, play, simulation, strength
from meadhall.cli.command import main

__all__ = ["game_files", "hall", "main", "new_game", "play", "simulation", "strength"]
