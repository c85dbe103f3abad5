"""How long people would take for a game: an estimate from its steps, one formula for all games.

Nobody has timed people at our tables. The formula adds up what takes time at any table, and its five numbers are
assumptions: plausible ones, the same for every game, told in every report. They were not fitted to what boxes promise;
`docs/lab.md` tells what they give for our games beside that.
"""

from dataclasses import dataclass

import numpy as np

from meadhall.lab.compiled.trace import Trace


@dataclass(frozen=True)
class Pace:
    """How many seconds people take for what. The defaults are what reports go by."""

    player: float = 30.0
    """To sit down with one's pieces and to count at the end, for each player; what is dealt is counted as steps."""
    handover: float = 5.0
    """To see what the others have done and take over, whenever somebody else begins to decide."""
    step: float = 1.5
    """To handle a piece: for every step, chosen, forced, thrown or drawn. To reach, grasp, move and let go takes one to
    two seconds by the tables of work study; a die or a card has to be read, too."""
    choice: float = 1.5
    """To see that there is a choice, whenever there are several actions: the mental step of the keystroke-level model
    (Card, Moran and Newell 1980) takes 1.35 s."""
    doubling: float = 2.0
    """More for a choice whenever the actions to choose from double. That it grows with their logarithm is Hick's law
    (Hick 1952, Hyman 1953). They measured 0.15 s for a light and a button; people who weigh consequences need more
    than ten times that."""

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
