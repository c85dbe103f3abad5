"""The story of a game that is over."""

import random

import meadhall
from meadhall.core.constants import SPECTATOR
from meadhall.core.language import ENGLISH, speaking
from meadhall.table.story import story


def test_a_highlight_is_a_deed_and_not_that_a_turn_passes() -> None:
    told: list[str] = []
    for seed in range(1, 5):
        match, chance = meadhall.game("saga").start(seed=seed), random.Random(seed)
        while not match.over:
            match.play(chance.choice(list(match.legal)))
        with speaking(ENGLISH):
            told += story(match, SPECTATOR).highlights
    assert told
    assert not [each for each in told if each.startswith("Now ") or "done with tile" in each]
