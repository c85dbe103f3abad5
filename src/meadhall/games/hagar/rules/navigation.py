"""Hägar: which islands can be landed on from the field that the dice have found (H-03 to H-09). Kernels."""

from meadhall.core.kernel import kernel
from meadhall.core.record import Array
from meadhall.games.hagar import actions, island_kind, token_kind
from meadhall.games.hagar.box import HagarBox as Box
from meadhall.games.hagar.rules.chart import island_towards
from meadhall.games.hagar.rules.treasures import figure_of, holds, in_front_of, is_cleared
from meadhall.games.hagar.state import State


@kernel
def is_useful(s: State, box: Box, place: int) -> bool:
    """H-09: whether anything could happen to the player on the island at this place."""
    island = box.islands[s.coasters[place]]
    if island == island_kind.HELGA:
        for number in range(1, 4):
            if in_front_of(s, box, s.seat, number) >= 0:
                return True
        return False
    if island == island_kind.DRAGON:
        return in_front_of(s, box, s.seat, 1) >= 0
    if not is_cleared(s, box, place):
        return True  # H-23: a figure island with a token left is an ordinary treasure island
    figure = figure_of(island)
    if figure == token_kind.FACE_DOWN:
        return False  # H-22
    for seat in range(box.players):
        if seat != s.seat and holds(s, box, seat, figure) > 0:
            return True
    return False


@kernel
def _is_target(s: State, box: Box, direction: int) -> bool:
    place = island_towards(s, box, direction)
    return place >= 0 and is_useful(s, box, place)


@kernel
def has_target(s: State, box: Box) -> bool:
    """Whether there is an island to land on."""
    for direction in range(5):
        if _is_target(s, box, direction):
            return True
    return False


@kernel
def legal_targets(s: State, box: Box, out: Array) -> int:
    """H-05, H-07: the islands to land on, and sailing on."""
    n = 0
    for direction in range(5):
        if _is_target(s, box, direction):
            out[n] = actions.LAND + direction
            n += 1
    out[n] = actions.SAIL_ON  # H-07
    return n + 1
