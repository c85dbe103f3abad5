"""What a table sends stays small: the limits that make it quick on a phone far away."""

import pytest
from bench.messages import measure

import meadhall
from meadhall.core.scene import SHAPES, Shape

GAMES = [name for name in meadhall.game_names() if meadhall.game(name).board.scene is not None]


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("name", GAMES)
def test_a_message_is_small(name: str, shape: Shape) -> None:
    found = measure(name, shape, decisions=120)
    assert found.median < 4 * 1024
    assert max(found.messages) < 12 * 1024
    assert found.scene < 32_000, "with looks, scripts and styles, compressed, this is under 150 KB"
    assert found.looks < 160_000
