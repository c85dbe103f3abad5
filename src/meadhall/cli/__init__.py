"""The command `meadhall`. Heavy imports wait inside the commands, so that `--help` answers at once. The function of a
command has a parameter for each option, however many there are.
"""

from meadhall.cli import game_files, hall, new_game, play, practice, simulation, strength, translate
from meadhall.cli.command import main

__all__ = ["game_files", "hall", "main", "new_game", "play", "practice", "simulation", "strength", "translate"]
