"""How long people would take for a game: an estimate from its steps, one formula for all games.

Nobody has timed people at our tables. The five numbers of the formula are assumptions, the same for every game, and
told in every report; `docs/lab.md` tells what they give for our games, beside what boxes promise.
"""

from dataclasses import dataclass

import numpy as np

from meadhall.lab.compiled.trace import Trace


@dataclass(frozen=True)
class Pace:
    """How many seconds people take for what; `docs/lab.md` tells why so many. Reports go by the defaults."""

    player: float = 30.0  # to sit down with one's pieces and to count at the end, for each player
    handover: float = 5.0  # to see what the others have done, whenever somebody else begins to decide
    step: float = 1.5  # to handle a piece, for every step, be it chosen, forced, thrown or drawn
    choice: float = 1.5  # to see that there is a choice, whenever there are several actions
    doubling: float = 2.0  # more for a choice, whenever the actions to choose from double

    def minutes(self, trace: Trace) -> float:
        """How long a game takes.

        >>> import meadhall
        >>> match = meadhall.game("runir").start(players=2, seed=7)
        >>> while not match.over:
        ...     _ = match.play(match.legal[0])
        >>> whos, actions = (np.array(row) for row in zip(*((step.who, step.number) for step in match.steps)))
        >>> trace = Trace.of(match.game, match.box, whos, actions)
        >>> Pace(player=60, handover=0, step=0, choice=0, doubling=0).minutes(trace)
        2.0
        """
        several = trace.choices[trace.choices > 1]
        seconds = (
            self.player * trace.players
            + self.handover * trace.handovers
            + self.step * len(trace.whos)
            + self.choice * len(several)
            + self.doubling * float(np.log2(several).sum())
        )
        return seconds / 60

    def __str__(self) -> str:
        """The formula in words."""
        return (
            f"{self.player:g} s for each player, to set up and to count; {self.handover:g} s whenever somebody else "
            f"takes over; {self.step:g} s for every step, be it chosen, forced, thrown or drawn; {self.choice:g} s for "
            f"every choice, and {self.doubling:g} s more whenever the actions to choose from double"
        )


PACE = Pace()
"""The pace that reports assume."""
