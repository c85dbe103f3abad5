"""Ratings: a scale that stays, and where a bot stands on it."""

from math import log10
from pathlib import Path

import pytest
from click.testing import CliRunner

import meadhall
from bench import ratings as bench
from meadhall.cli import main
from meadhall.games import own_names
from meadhall.lab.arena import arena
from meadhall.lab.ratings import (
    REFERENCE,
    Pair,
    RatingError,
    Strengths,
    fit,
    play_pairs,
    rate,
    reference,
    reference_pairs,
    strengths_of,
)


def test_ratings_are_what_the_wins_say() -> None:
    pairs = [Pair("b", "a", 999, 749.5), Pair("c", "b", 999, 749.5), Pair("c", "a", 999, 899.5)]
    found = {each.bot: each for each in fit(pairs, {"a": 0.0})}
    assert found["b"].rating == pytest.approx(400 * log10(3), abs=1)
    assert found["c"].rating == pytest.approx(800 * log10(3), abs=2)
    assert found["a"].error == 0 < found["b"].error < found["c"].error < 30


def test_who_wins_all_games_is_not_infinitely_strong() -> None:
    (strong, _) = fit([Pair("a", "b", 10, 10.0)], {"b": 0.0})
    assert 400 < strong.rating < 800
    assert strong.error > 100


def test_compiled_games_are_those_of_the_arena() -> None:
    game = meadhall.game("hagar")
    (pair,) = play_pairs(game, [("search:2", "random")], 4, 5, jobs=1)
    duel = arena(game, ["search:2", "random"], 4, 5, jobs=1).duels[0]
    assert (pair.bot, pair.games, pair.score) == (duel.bot, duel.games, duel.ahead)


def test_a_reference_is_kept_gone_on_with_and_compared_with(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game, file = meadhall.game("hagar"), tmp_path / "strengths.json"
    with pytest.raises(RatingError, match="no reference strengths yet: meadhall rate hagar measures them"):
        rate(game, "greedy", 2, 1, jobs=1, file=file)
    monkeypatch.setattr("meadhall.lab.ratings.REFERENCE", ("random", "search:1"))
    found = reference(game, 3, 1, jobs=1, file=file)
    assert strengths_of(game, file) == found
    assert [pair.games for pair in found.pairs] == [4]
    rating, pairs = rate(game, "greedy", 2, 1, jobs=1, file=file)
    assert rating.rating > 0
    assert [pair.other for pair in pairs] == ["random", "search:1"]
    assert found.current(game)
    assert not found.current(game.with_rules(1))


def test_the_command_tells_where_a_bot_stands() -> None:
    done = CliRunner().invoke(main, ["rate", "hagar", "search:2", "--games", "2", "--jobs", "1"])
    assert done.exit_code == 0, done.output
    assert "a random player has 0" in done.output
    assert "of 2 against child by search:2" in done.output


@pytest.mark.parametrize("name", own_names())
def test_every_game_has_reference_strengths_that_rise(name: str) -> None:
    kept = strengths_of(meadhall.game(name))
    assert isinstance(kept, Strengths)
    assert [(pair.bot, pair.other) for pair in kept.pairs] == reference_pairs()
    ratings = [each.rating for each in kept.ratings]
    assert [each.bot for each in kept.ratings] == list(REFERENCE)
    assert ratings == sorted(ratings)


def test_the_document_tells_what_was_measured() -> None:
    document = Path(bench.__file__).parent.parent / "docs" / "reference-strengths.md"
    text = document.read_text(encoding="utf-8")
    for table in bench.tables().strip().split("\n\n"):
        assert table in text, "python bench/ratings.py table prints what should stand there"
