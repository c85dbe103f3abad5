"""The worth of a game to a seat: results and estimates on one scale, the chance to win. Kernels."""

from meadhall.core.kernel import kernel
from meadhall.core.record import Array

_UNSURE = 0.01  # what is only estimated stays so far below every win and above every loss


@kernel
def value_of(chance: float, lead: float, decided: bool, lead_weight: float) -> float:
    """The worth of a game to a seat, from 0 to 1.

    Of a finished game `chance` is 1 for a winner, shared where the win is shared, and 0 for a loser; so that
    of two wins the higher one is better, the lead (0 to 1) may count a little. A win is worth at least 1 - lead_weight
    and a loss at most lead_weight. Whatever is not decided, however sure it looks, is worth less than any win and more
    than any loss: by construction, whatever a game's `estimate` says.
    """
    if decided:
        return (1 - lead_weight) * chance + lead_weight * lead
    least = lead_weight + _UNSURE
    return least + (1 - 2 * least) * min(1.0, max(0.0, chance))


def chance_of(value: float, lead_weight: float) -> float:
    """The chance to win that an undecided value stands for: what `value_of` made of it, turned back."""
    least = lead_weight + _UNSURE
    return min(1.0, max(0.0, (value - least) / (1 - 2 * least)))


@kernel
def write_values(players: int, lead_weight: float, decided: bool, points: Array, result: Array) -> None:
    """Turns each seat's chance to win into what the game is worth to it; points count in finished games only."""
    total = 0.0
    all_points = 1.0
    for seat in range(players):
        total += points[seat]
        all_points += abs(points[seat])
    for seat in range(players):
        lead = points[seat] - (total - points[seat]) / max(1, players - 1)
        result[seat] = value_of(result[seat], 0.5 + 0.5 * lead / all_points, decided, lead_weight)
