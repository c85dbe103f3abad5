"""Games in which nobody has secrets: everybody is told the same."""

import pytest

import meadhall
from meadhall.core.constants import SPECTATOR
from meadhall.core.rng import new_rng

OPEN = [name for name in meadhall.game_names() if not meadhall.game(name).secrets]


@pytest.mark.parametrize("name", OPEN)
@pytest.mark.parametrize("seed", [1, 2])
def test_the_log_is_the_same_for_all(name: str, seed: int) -> None:
    match = meadhall.game(name).start(3, seed=seed)
    match.wander(10_000, new_rng(seed, 1))
    assert match.over
    told = match.log(SPECTATOR)
    assert len(told) > 20
    assert all(match.log(seat) == told for seat in range(3))


def test_hagar_and_runir_are_such_games() -> None:
    assert set(OPEN) == {"hagar", "runir"}
