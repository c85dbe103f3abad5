"""The odds of RULES.md, recomputed from the engine itself by enumerating what chance can do."""

from collections.abc import Callable
from functools import cache

import pytest

from meadhall.core.constants import CHANCE
from meadhall.core.record import copy, to_bytes
from meadhall.games.hagar.state import State
from tests.hagar.table import Table

Aim = Callable[[State], bool]


def best_chance(table: Table, aim: Aim) -> float:
    """The chance that this turn reaches the aim if the player does the best for it: a full expectimax."""
    game, box, turn = table.match.game, table.match.box, table.turn

    @cache
    def value(data: bytes) -> float:
        state = State.from_bytes(data)
        if state.turn != turn or game.kernels.to_move(state, box) < CHANCE:
            return float(aim(state))
        if game.kernels.to_move(state, box) == CHANCE:
            odds = game.odds(state, box)
            total = sum(weight for _, weight in odds)
            return float(sum(weight * after(state, outcome) for outcome, weight in odds)) / total
        return max(after(state, action) for action in game.legal(state, box))

    def after(state: State, action: int) -> float:
        later = copy(state)
        game.kernels.step(later, box, action)
        return value(to_bytes(later))

    return value(to_bytes(table.state))


def landing(kinds: tuple[str, ...], *, direct: bool) -> Table:
    """Seat 1 lands on the plain island where these tokens lie, and the dice are about to be thrown."""
    table = Table().lies(7, kinds[0])
    if len(kinds) == 2:
        table.lies(8, kinds[1])
    else:
        table.won(1, 8, "sven")
    return table.sail(1, 5).do("land here") if direct else table.sail(1, 6).do("land north")


def theft(*, direct: bool) -> Table:
    """Seat 1 lands on a cleared Hägar island, and seat 1 owns the Hägar token."""
    table = Table().won(0, 0, "1").won(1, 1, "hagar")
    return table.sail(1, 1).do("land here") if direct else table.sail(2, 1).do("land west")


def won(*treasures: int) -> Aim:
    return lambda state: all(state.holders[treasure] == 0 for treasure in treasures)


def won_any(*treasures: int) -> Aim:
    return lambda state: any(state.holders[treasure] == 0 for treasure in treasures)


@pytest.mark.parametrize(
    ("kinds", "aim", "indirect", "direct"),
    [
        (("2",), won(7), 41.7, 80.2),
        (("hagar",), won(7), 33.3, 70.4),
        (("1", "3"), won_any(7, 8), 61.1, 94.1),
        (("1", "sven"), won_any(7, 8), 55.6, 91.2),
        (("1", "2"), won(7, 8), 5.6, 28.1),
        (("2", "2"), won(7, 8), 2.8, 17.7),  # each die alone shows a 2 within three rolls: (91/216) squared
    ],
)
def test_landing_odds(kinds: tuple[str, ...], aim: Aim, indirect: float, direct: float) -> None:
    assert round(100 * best_chance(landing(kinds, direct=False), aim), 1) == indirect
    assert round(100 * best_chance(landing(kinds, direct=True), aim), 1) == direct


def test_stealing_odds() -> None:
    assert round(100 * best_chance(theft(direct=False), won(1)), 1) == 33.3
    assert round(100 * best_chance(theft(direct=True), won(1)), 1) == 70.4
