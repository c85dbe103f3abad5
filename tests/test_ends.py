"""Games end by their rules: in every configuration bots reach an end that is not the guard against endless games.

One game of a small search; where it runs into the guard, games of the greedy bot, which heads for the end.
"""

from collections.abc import Iterator

import pytest

import meadhall
from meadhall.bots.players import find
from meadhall.core.content import read_edition
from meadhall.core.game import Game
from meadhall.core.kernel import JIT
from meadhall.core.options import Value
from meadhall.games import own_names

TRIES = (("search:16", 1), ("greedy", 1), ("greedy", 2), ("greedy", 3))


def configurations(game: Game) -> Iterator[tuple[int, dict[str, Value]]]:
    """Every number of players as printed, and every value of every option with one of these numbers, in turn."""
    printed = {option.name: option.default for option in game.options}
    for players in game.seats:
        own = [options for number, options in game.configurations(most=0) if number == players]
        for index, options in enumerate(own):
            if options == printed or index % len(game.seats) == players - game.seats[0]:
                yield players, options


def ends_by_rule(game: Game, players: int, options: dict[str, Value]) -> bool:
    for name, seed in TRIES:
        match, bot = game.start(players, options, seed=seed), find(name)
        while not match.over:
            match.play(bot.advise(match, seed).action)
        if not game.kernels.stopped(match.state, match.box):
            return True
    return False


@pytest.mark.skipif(not JIT, reason="many games take the compiler")
@pytest.mark.parametrize("name", [name for name in own_names() if meadhall.game(name).stop])
def test_every_configuration_comes_to_a_real_end(name: str) -> None:
    game = meadhall.game(name)
    endless = [chosen for chosen in configurations(game) if not ends_by_rule(game, *chosen)]
    assert endless == []


@pytest.mark.skipif(not JIT, reason="many games take the compiler")
def test_a_game_that_only_its_guard_ends_is_noticed() -> None:
    """By version 1 of Sagnir's rules, with its first content, seven beings were asked for that did not all fit."""
    game = meadhall.game("sagnir")
    first = game.with_released(read_edition(game.folder / "editions" / "1.toml").digest)
    assert first is not None
    assert not ends_by_rule(first.with_rules(1), 2, {"layout": "ring", "all_mythicals": True})
