"""Games of bluff: levels that a game names, and what is said where levels lose to greedy."""

from dataclasses import replace
from pathlib import Path

import pytest

import meadhall
from meadhall import games
from meadhall.bots.levels import LEVELS, named_bot, thinking_of
from meadhall.bots.players import find
from meadhall.core.conformance import check
from meadhall.core.errors import ContractError
from meadhall.core.game import Game
from meadhall.core.kernel import JIT
from meadhall.lab.arena import arena
from meadhall.lab.level_check import check_levels, level_warnings, needs_check

pytestmark = pytest.mark.skipif(not JIT, reason="a rehearsal of thousands of games wants compiled rules")


@pytest.fixture
def liar(monkeypatch: pytest.MonkeyPatch) -> Game:
    monkeypatch.setenv(games.VARIABLE, str(Path(__file__).parent / "games"))
    return meadhall.game("liar")


def test_the_game_keeps_the_contract(liar: Game) -> None:
    assert check(liar, games=20, close=1).secret == ("dice",)


def test_no_level_surely_loses_to_greedy(liar: Game) -> None:
    for level in ("thrall", "karl", "jarl"):
        assert not level_warnings(arena(liar, [level, "greedy"], 600, seed=1, jobs=1))


def test_the_jarl_surely_beats_the_thrall(liar: Game) -> None:
    """Neighbouring levels are too close for a test: docs/strength.md tells by how much they differ."""
    assert arena(liar, ["jarl", "thrall"], 2000, seed=2, jobs=1).duels[0].interval[0] > 0.5


def test_a_game_names_the_bots_of_its_levels(liar: Game) -> None:
    assert [named_bot(liar, level) for level in LEVELS] == list(liar.levels)
    assert thinking_of(liar, "karl") is None
    match = liar.start(seed=3)
    match.draw_chance()
    assert find("thrall").advise(match, 5) == find("rehearse:10000").advise(match, 5)
    assert find("child").advise(match, 5) == find("greedy").advise(match, 5)


def test_a_level_cannot_be_played_by_a_level(liar: Game) -> None:
    with pytest.raises(ContractError, match="karl, which is a level itself"):
        named_bot(replace(liar, levels=("greedy", "karl", "karl", "karl", "karl")), "thrall")


def test_the_check_tells_that_searching_levels_lose(liar: Game) -> None:
    assert needs_check(liar)
    assert not needs_check(meadhall.game("hagar"))
    searching = replace(liar, levels=())
    told = check_levels(searching)
    assert told[0].startswith("The level thrall loses to greedy: it finishes first in 25% (18 to 34%) of 100 games.")
    assert told[-1].startswith("The game may name other bots for its levels")
    assert check_levels(liar) == []
