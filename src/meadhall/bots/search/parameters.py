"""How a search goes about it: what can be tuned, and what suits which game."""

from dataclasses import dataclass, replace

from meadhall.bots.judge.judge import Judge, JudgeError, judge_of
from meadhall.bots.search.kernels import KernelParameters
from meadhall.core.game import TO_THE_END, Game
from meadhall.core.record import Record


@dataclass(frozen=True)
class SearchParameters:
    """Numbers of a search that can be tuned. `docs/strength.md` tells what was tried, and what these numbers won."""

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
    prior_weight: float = 0.0
    """The constant of PUCT, where a judge tells what is worth trying, in standard deviations of the results."""
    blur: float = 0.0  # how much it misjudges each action at the root, as a standard deviation of the chance to win
    estimate_weight: float = 0.0
    """How much it goes by the game's own estimate where a judge hears it: it knows a lead that the judge never saw."""
    beam: int = 0  # from how many positions of a turn planning goes on; 0 to decide action by action, without plans
    branches: int = 16
    """How many actions planning tries from each of them: those that the judge thinks most worth trying."""
    plans: int = 24  # how many plans the search compares
    draws: int = 3  # how often chance is drawn to judge the end of a plan
    deepen: bool = True
    """Whether a tree is searched below each plan, or the ends of the plans are judged in many imagined worlds."""
    judge: Judge | None = None  # who estimates; None for the game itself

    def for_kernels(self, game: Game) -> Record:
        """The same as the compiled search reads it."""
        record = KernelParameters.new()
        record.exploration, record.lead_weight = self.exploration, self.lead_weight
        record.minimax_weight, record.tournament_size = self.minimax_weight, self.tournament_size
        suited = game.horizon if self.judge is None else 0
        record.horizon = suited if self.horizon is None else self.horizon
        record.blur, record.prior_weight = self.blur, self.prior_weight
        record.heard = self.judge is not None and self.judge.hears and game.has_estimate
        record.judged = self.judge is not None
        record.estimate_weight = self.estimate_weight if record.heard else 0.0
        record.deepen = self.deepen
        record.beam, record.branches, record.plans, record.draws = self.beam, self.branches, self.plans, self.draws
        return record


PLAYED_OUT = SearchParameters(lead_weight=0.1)
"""For games that are played out: a result is mostly luck, only the mean tells anything; the lead tells some more."""
BROKEN_OFF = SearchParameters()
"""For games in which a playout goes on for a while, and is then broken off for an estimate."""
ESTIMATED = SearchParameters(exploration=0.56, minimax_weight=0.5, beam=64)
"""For games whose estimate is asked at once: it is no luck, and what the best line promises can be relied on."""
JUDGED = SearchParameters(exploration=0.7, minimax_weight=0.25, beam=64)  # for games that a judge knows


def parameters_for(game: Game, judge: Judge | None = None) -> SearchParameters:
    """Those that suit a game best: with this judge, with the one that the game has, or without any."""
    judge = judge or judge_of(game)
    if judge is None:
        return former_parameters(game)
    try:
        return replace(JUDGED, judge=judge, **judge.about.get("search", {}))
    except TypeError:
        raise JudgeError("this judge was trained for a search that can do more than this one") from None


def former_parameters(game: Game) -> SearchParameters:
    """Those that suit it without a judge: playouts, and the game's own estimate."""
    return {0: ESTIMATED, TO_THE_END: PLAYED_OUT}.get(game.horizon, BROKEN_OFF)
