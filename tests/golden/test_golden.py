"""Golden games: recorded once, they replay for ever, byte for byte and word for word."""

import pytest

import meadhall
from meadhall.core.gamefile import read_game_file
from meadhall.core.replay import verify
from tests.golden.record import FOLDER, story

FILES = sorted(FOLDER.glob("*/*.json"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_golden_game_replays(path) -> None:  # type: ignore[no-untyped-def]
    match, file = meadhall.load(path), read_game_file(path)
    assert match.over
    record = match.record
    assert record.result is not None
    assert file.result is not None
    record.result.awards = file.result.awards  # they are words, and may be improved; the story below guards them
    later = record.options.keys() - file.options.keys()
    assert all(record.options.pop(name) is False for name in later), "an option that came later changes no older game"
    assert record.to_json() == path.read_bytes()
    assert story(match) == path.with_suffix(".txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_the_dice_of_a_golden_game_were_fair(path) -> None:  # type: ignore[no-untyped-def]
    file = read_game_file(path)
    assert verify(file, meadhall.game(file.game)).draws > 0


@pytest.mark.parametrize("name", meadhall.game_names())
def test_every_game_has_a_golden_game_for_each_number_of_players_and_each_option(name: str) -> None:
    game = meadhall.game(name)
    files = [read_game_file(path) for path in FILES if path.parent.name == name]
    assert {len(file.seats) for file in files} == set(game.seats)
    assert {file.rules for file in files} == set(range(1, game.rules_version + 1)), "a version of the rules lacks one"
    allowed = list(game.configurations(most=0))
    for option in game.options:
        values = {options[option.name] for _, options in allowed}
        found = {file.options.get(option.name, option.default) for file in files}  # it may have come later
        assert found == values, option.name
