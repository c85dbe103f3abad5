"""Game files are played again by the rules: one that does not follow them is refused in one sentence."""

import json
import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import meadhall
from meadhall.core.content import Edition
from meadhall.core.errors import DiceError, GameFileError, MeadhallError
from meadhall.core.gamefile import parse_game_file
from meadhall.core.replay import replay
from tests.core.files import (
    HAGAR,
    changed,
    finished,
    finished_file,
    first_decision,
    own_edition,
    with_action,
)

# --- Files that do not follow the rules -------------------------------------------------------------------------


def refuse(data: bytes, message: str, kind: type[MeadhallError] = GameFileError) -> None:
    """Replaying this file must fail with this sentence."""
    with pytest.raises(kind, match=re.escape(message)):
        replay(parse_game_file(data), HAGAR)


def test_a_game_that_nobody_knows_is_refused(tmp_path: Path) -> None:
    (tmp_path / "game.json").write_bytes(changed(finished(), game="hagr"))
    with pytest.raises(GameFileError, match='no game is called "hagr"; did you mean "hagar"'):
        meadhall.load(tmp_path / "game.json")


def test_a_file_of_another_game_is_refused() -> None:
    refuse(changed(finished(), game="chess"), "this is a game of chess, not of hagar")


@pytest.mark.parametrize("rules", [0, -3, HAGAR.rules_version + 1])
def test_rules_that_are_not_known_here_are_refused(rules: int) -> None:
    refuse(changed(finished(), rules=rules), f"it was played by version {rules} of the rules of hagar")


def test_other_components_are_refused() -> None:
    message = 'it was played with other components (edition "Meadhall reconstruction")'
    refuse(changed(finished(), content="0" * 64), message)


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (own_edition().text, 'it was played with other components (edition "Meadhall reconstruction")'),
        ("no = toml = at all", 'the content of edition "Meadhall reconstruction": this is not TOML'),
        (HAGAR.edition.text.replace("lucky = 7", "lucky = 70"), "rolls, lucky: 70 should be from 2 to 12"),
    ],
)
def test_own_content_that_does_not_fit_is_refused(content: str, message: str) -> None:
    refuse(changed(finished(), own_content=content), message)


@pytest.mark.parametrize("seats", [[], ["Ann"], list("abcde")])
def test_a_wrong_number_of_seats_is_refused(seats: list[str]) -> None:
    message = f"Hägar: Land in Sicht! is for 2 to 4 players, not {len(seats)}"
    refuse(changed(finished(), seats=seats), message)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"harbour": True}, 'no option is called "harbour"; did you mean "harbor"?'),
        ({"harbor": 1}, 'option harbor: "1" is not offered; it takes yes or no'),
    ],
)
def test_options_that_the_game_does_not_offer_are_refused(options: dict[str, object], message: str) -> None:
    refuse(changed(finished(), options=options), message)


@pytest.mark.parametrize(
    ("entry", "message"),
    [
        ("{seat}: done", '"done" is not legal now: '),
        ("{seat}: red 5", '"red 5" is for chance, but {name} is to move'),
        ("{seat}: kepe", '"kepe" is no action of this game; did you mean "keep"?'),
        ("{seat}: KEEP", '"KEEP" is no action of this game; did you mean "keep"?'),
        ("{other}: keep", "it is the turn of seat {seat}"),
        ("chance: red 5", "it is the turn of seat {seat}"),
        ("{seat}: undo", "there is nothing to take back"),
        ("keep", 'it should begin with the number of a seat or with "chance", and a colon'),
        ("7: keep", 'it should begin with the number of a seat or with "chance", and a colon'),
        ("", 'it should begin with the number of a seat or with "chance", and a colon'),
        ("9" * 2000 + ": keep", 'it should begin with the number of a seat or with "chance", and a colon'),
    ],
)
def test_an_entry_that_cannot_be_played_is_named_by_number_and_text(entry: str, message: str) -> None:
    file = finished()
    index = first_decision(file)
    seat = int(file.actions[index][0])
    entry, message = (text.format(seat=seat, other=1 - seat, name=file.seats[seat]) for text in (entry, message))
    refuse(with_action(file, index, entry).to_json(), f'action {index + 1}, "{entry}": {message}')


@pytest.mark.parametrize(
    ("entry", "message"),
    [
        ("chance: coaster 1", '"coaster 1" is not possible: chance is to move, by coaster '),
        ("0: keep", "it is the turn of chance"),
        ("chance: undo", "there is nothing to take back"),
    ],
)
def test_chance_follows_the_rules_too(entry: str, message: str) -> None:
    file = with_action(finished(), 0, "chance: coaster 1")
    refuse(with_action(file, 2, entry).to_json(), f'action 3, "{entry}": {message}')


def test_an_undo_of_somebody_elses_step_is_refused() -> None:
    file = finished()
    index = first_decision(file)
    seat = int(file.actions[index][0])
    wrong = with_action(file, index + 1, f"{1 - seat}: undo")
    refuse(wrong.to_json(), f'action {index + 2}, "{1 - seat}: undo": this takes back a step of seat {seat}')


@pytest.mark.parametrize("entry", ["0: keep", "chance: red 5"])
def test_nothing_comes_after_the_end(entry: str) -> None:
    file = finished()
    longer = changed(file, actions=[*file.actions, entry])
    refuse(longer, f'action {len(file.actions) + 1}, "{entry}": the game is over')


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (
            lambda result: result | {"points": [9, 8]},
            "the file tells of points [9, 8] and places [2, 1], but its actions lead to points [7, 8]",
        ),
        (lambda result: result | {"places": [1, 1]}, "the file tells of points [7, 8] and places [1, 1], but"),
        (
            lambda result: None,
            "the file tells of a game that is not over, but its actions lead to points [7, 8]",
        ),
    ],
)
def test_a_result_that_the_actions_do_not_lead_to_is_refused(change: Callable[[Any], Any], message: str) -> None:
    result = json.loads(finished_file())["result"]
    refuse(changed(finished(), result=change(result)), message)


def test_a_result_before_the_end_is_refused() -> None:
    refuse(changed(finished(), actions=finished().actions[:-1]), "but its actions lead to a game that is not over")


def test_awards_are_words_that_may_have_been_improved_since() -> None:
    result = json.loads(finished_file())["result"] | {"awards": ["in the words of an older Meadhall"]}
    assert replay(parse_game_file(changed(finished(), result=result)), HAGAR).over


def test_a_secret_that_was_not_promised_is_refused() -> None:
    dice = json.loads(finished_file())["dice"] | {"secret": "00" * 32}
    refuse(changed(finished(), dice=dice), "the secret is not the one that was promised", DiceError)


# --- Earlier contents


def test_a_game_of_an_earlier_content_replays_as_long_as_that_content_is_kept(tmp_path: Path) -> None:
    hagar = meadhall.game("hagar")
    earlier = Edition(hagar.edition.text.replace("lucky = 7", "lucky = 6"), "content.toml")
    match = replace(hagar, edition=earlier).start(2, seed=4)
    match.play("keep")
    file = match.record
    assert file.own_content is None
    here = replace(hagar, folder=tmp_path)
    with pytest.raises(GameFileError, match="does not carry them with it"):
        replay(file, here)
    (tmp_path / "editions").mkdir()
    (tmp_path / "editions" / "first.toml").write_text(earlier.text, encoding="utf-8")
    assert replay(file, here).box.lucky == 6
