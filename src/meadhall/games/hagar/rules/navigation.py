"""Hägar: which islands can be landed on from the field that the dice have found (H-03 to H-09). Kernels."""

from meadhall.core.bits import lowest
from meadhall.core.kernel import kernel
from meadhall.games.hagar import actions, island_kind, token_kind
from meadhall.games.hagar.box import HagarBox as Box
from meadhall.games.hagar.rules.chart import BESIDE, PLACE_OF, TOWARDS, has_island
from meadhall.games.hagar.rules.treasures import figure_of, in_front_of, lying, number_tokens, won_by_others
from meadhall.games.hagar.state import WIDTH, State


@kernel(inline=True)
def is_useful(s: State, box: Box, place: int) -> bool:
    """H-09: whether anything could happen to the player on the island at this place."""
    island = box.islands[s.coasters[place]]
    if island == island_kind.HELGA:
        return in_front_of(s, s.seat) & number_tokens(s) != 0
    if island == island_kind.DRAGON:
        return bool(in_front_of(s, s.seat) & s.kinds[1] != 0)
    if lying(s, box, place) != 0:
        return True  # H-23: a figure island with a token left is an ordinary treasure island
    figure = figure_of(island)
    return bool(figure != token_kind.FACE_DOWN and won_by_others(s) & s.kinds[figure] != 0)  # H-21, H-22


@kernel(inline=True)
def possible_targets(s: State, box: Box) -> int:
    """H-05: the islands to land on, as a set of actions."""
    if has_island(s, s.field):  # H-03
        return 1 << actions.LAND if is_useful(s, box, PLACE_OF[s.field]) else 0
    targets = 0
    beside = s.islands & BESIDE[s.field]  # H-04
    while beside != 0:
        field = lowest(beside)
        beside &= beside - 1
        if is_useful(s, box, PLACE_OF[field]):
            targets |= 1 << (actions.LAND + int(TOWARDS[field - s.field + WIDTH]))
    return targets
