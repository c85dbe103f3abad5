"""The island games: points, ties and places (S-81 to S-87, S-97). Kernels."""

from meadhall.core.bits import count
from meadhall.core.common import share_win
from meadhall.core.kernel import kernel
from meadhall.core.record import Array
from meadhall.games.island import phase
from meadhall.games.island.box import IslandBox as Box
from meadhall.games.island.state import BEINGS, State


@kernel
def points(s: State, box: Box, out: Array) -> None:
    """The points of each seat as they stand."""
    for seat in range(box.players):
        out[seat] = points_of(s, box, seat)


@kernel
def points_of(s: State, box: Box, seat: int) -> int:
    """The points of a seat as they stand."""
    total = int(box.match) * own_beings(s, box, seat)  # S-84
    for being in range(BEINGS):  # S-81
        if s.activated[seat] >> being & 1:
            total += int(box.points[being])
    for slot in range(s.bonus_size):  # S-56, S-83: each bonus card counts once
        if has_token_on(s, seat, slot):
            total += int(box.points[BEINGS + s.bonus[slot]])
    return total + (int(box.finisher) if seat == s.finisher else 0)  # S-82, M-37


@kernel
def own_beings(s: State, box: Box, seat: int) -> int:
    """S-84: how many of a seat's activated beings are of the protector's element."""
    n = 0
    for being in range(BEINGS):
        if s.activated[seat] >> being & 1 and box.elements[being] == s.boards[seat]:
            n += 1
    return n


@kernel
def has_token_on(s: State, seat: int, slot: int) -> bool:
    """Whether one or two of a seat's tokens lie on a bonus card."""
    return bool(s.tokens_on[slot, 0] == seat + 1 or s.tokens_on[slot, 1] == seat + 1)


@kernel
def bonus_held(s: State, box: Box, seat: int) -> int:
    """S-86, M-25: on how many bonus cards a seat has a token."""
    n = 0
    for slot in range(s.bonus_size):
        if has_token_on(s, seat, slot):
            n += 1
    return n


@kernel
def places(s: State, box: Box, out: Array) -> None:
    """S-85: the most points win. S-86: then own-element beings, then bonus cards; S-97: activated beings instead."""
    points(s, box, out)
    for seat in range(box.players):
        beings = count(s.activated[seat]) if box.all_mythicals else own_beings(s, box, seat)
        out[seat] = (out[seat] * 100 + beings) * 100 + bonus_held(s, box, seat)
    better = 0  # four bits a seat: how many seats are ahead of it
    for seat in range(box.players):
        for other in range(box.players):
            if out[other] > out[seat]:
                better += 1 << 4 * seat
    for seat in range(box.players):
        out[seat] = 1 + (better >> 4 * seat & 15)


@kernel
def stopped(s: State, box: Box) -> bool:
    """S-88: whether the limit of turns has ended the game before anybody had activated enough beings."""
    return bool(s.phase == phase.ENDED and s.finisher < 0)


@kernel
def utility(s: State, box: Box, out: Array) -> None:
    """1 for the winner, shared where the win is shared; 0 for the others."""
    places(s, box, out)
    share_win(out, box.players)
