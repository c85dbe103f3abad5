"""How a search goes about it: what can be tuned, and what suits which game."""

from dataclasses import dataclass

from meadhall.bots.search.kernels import KernelParameters
from meadhall.core.game import TO_THE_END, Game
from meadhall.core.record import Record


@dataclass(frozen=True)
class SearchParameters:
    """What can be tuned about a search. `docs/strength.md` tells what was tried, and what these numbers won."""

    exploration: float = 1.4
    """The constant of UCB1, in standard deviations of the results: larger tries more what has done badly so far."""
    lead_weight: float = 0.0
    """How much of the value of a finished game is by how much it was won, and not only whether; below 0.5."""
    minimax_weight: float = 0.0
    """Implicit minimax backups: how much it goes by the best line that it sees, and not by the mean of all it tried."""
    tournament_size: int = 2
    """Of how many random actions a playout plays the one that has done best elsewhere (by MAST)."""
    horizon: int | None = None
    """After how many decisions a playout is broken off for an estimate; None for what suits the game."""

    def for_kernels(self, game: Game) -> Record:
        """The same as the compiled search reads it."""
        record = KernelParameters.new()
        record.exploration, record.lead_weight = self.exploration, self.lead_weight
        record.minimax_weight, record.tournament_size = self.minimax_weight, self.tournament_size
        record.horizon = game.horizon if self.horizon is None else self.horizon
        return record


PLAYED_OUT = SearchParameters(lead_weight=0.1)
"""For games that are played out: a result is mostly luck, only the mean tells anything; the lead tells some more."""
BROKEN_OFF = SearchParameters()
"""For games in which a playout goes on for a while, and is then broken off for an estimate."""
ESTIMATED = SearchParameters(exploration=0.56, minimax_weight=0.5)
"""For games whose estimate is asked at once: it is no luck, and what the best line promises can be relied on."""


def parameters_for(game: Game) -> SearchParameters:
    """Those that suit a game best."""
    return {0: ESTIMATED, TO_THE_END: PLAYED_OUT}.get(game.horizon, BROKEN_OFF)
