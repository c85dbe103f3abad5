"""Random games of Hägar under CUDA's simulator; writes how they ended into a file.

A program of its own: the simulator takes the place of a GPU for a whole process, and runs plain Python only.
"""

import sys
from typing import Any

import numpy as np

import meadhall
from meadhall.core.device_driver import play
from meadhall.core.driver import Played

GAME, GAMES, SEED, FIRST = meadhall.game("hagar"), 40, 7, 1000
"""What is played, here and on the processor."""


def flat(played: Played) -> dict[str, Any]:
    """The games as arrays that a file takes, the final states as bytes."""
    finals = played.finals.view(np.uint8).reshape(len(played.finals), -1)
    return played._replace(finals=finals)._asdict()


if __name__ == "__main__":
    box = GAME.make_box(int(sys.argv[2]))
    (found,) = play(GAME, box, GAMES, SEED, first=FIRST, finals=True)
    np.savez(sys.argv[1], **flat(found))
