"""Game files: a game saved and read again is the same game; a file that is not one says so in one sentence."""

import json
import re
from contextlib import suppress
from pathlib import Path

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import meadhall
from meadhall.core.constants import CHANCE
from meadhall.core.content import Edition
from meadhall.core.dice import FairDice
from meadhall.core.errors import GameFileError, MeadhallError
from meadhall.core.gamefile import FORMAT, MAX_BYTES, PLAIN, VERSION, GameFile, parse_game_file, read_game_file
from meadhall.core.replay import replay
from tests.core.files import (
    HAGAR,
    begun,
    changed,
    finished,
    finished_file,
    own_edition,
    play,
    same_game,
)

repeatable = settings(derandomize=True, deadline=None)


# --- There and back ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", [5, 7, 11])
def test_a_finished_game_is_the_same_after_saving_and_loading(seed: int, tmp_path: Path) -> None:
    match = play(HAGAR.start(4, {"harbor": True}, seed=seed))
    match.save(tmp_path / "game.json")
    again = meadhall.load(tmp_path / "game.json")
    assert same_game(match, again)
    assert again.over
    assert again.outcome == match.outcome
    assert again.steps == match.steps


@pytest.mark.parametrize("seed", [5, 7, 11])
def test_saving_what_was_loaded_gives_the_same_bytes(seed: int, tmp_path: Path) -> None:
    one, other = tmp_path / "one.json", tmp_path / "other.json"
    begun(seed).save(one)
    meadhall.load(str(one)).save(other)
    assert one.read_bytes() == other.read_bytes()


def test_a_loaded_game_keeps_names_options_and_players(tmp_path: Path) -> None:
    begun().save(tmp_path / "game.json")
    again = meadhall.load(tmp_path / "game.json")
    assert again.names == ("Ann", "Björn", "Cnut")
    assert again.options == {"harbor": True}
    assert again.players == 3


def test_a_file_has_one_action_a_line_and_no_escapes_for_letters() -> None:
    lines = begun().record.to_json().decode().splitlines()
    assert '  "Björn",' in lines
    assert sum(line.startswith('  "chance: coaster ') for line in lines) == 9


def test_a_file_is_written_in_the_order_of_its_fields() -> None:
    values = json.loads(finished_file())
    assert list(values) == [field for field in GameFile.__struct_fields__ if field not in ("annotations", "variations")]
    assert (values["format"], values["version"]) == (FORMAT, PLAIN)


def test_the_result_is_null_until_the_game_is_over() -> None:
    assert begun().record.result is None
    result = finished().result
    assert result is not None
    assert (result.points, result.places) == ([7, 8], [2, 1])


def test_undo_is_an_entry_that_replays() -> None:
    match = begun()
    match.undo(consent=True)
    match.undo(consent=True)
    play(match, 3)
    assert [entry.endswith(": undo") for entry in match.record.actions].count(True) == 2
    assert same_game(match, replay(match.record, HAGAR))


def test_a_scripted_game_replays_without_any_dice() -> None:
    match = HAGAR.start(2, scripted=True)
    for _ in range(60):
        match.play(next(iter(match.odds)) if match.to_move == CHANCE else match.legal[0])
    assert match.record.dice is None
    assert same_game(match, replay(match.record, HAGAR))


def test_options_that_a_file_does_not_name_take_their_defaults() -> None:
    file = parse_game_file(changed(finished(), options={}))
    assert replay(file, HAGAR).options == {"harbor": False}


# --- Going on ---------------------------------------------------------------------------------------------------


def test_the_secret_is_in_the_record_only_when_the_game_is_over() -> None:
    match = begun()
    assert isinstance(match.dice, FairDice)
    assert match.dice.secret.hex().encode() not in match.record.to_json()
    play(match)
    assert match.record.dice is not None
    assert match.record.dice.secret == match.dice.secret.hex()


def test_with_its_secret_a_game_goes_on_as_it_would_have(tmp_path: Path) -> None:
    match = begun()
    match.save(tmp_path / "game.json", with_secret=True)
    again = meadhall.load(tmp_path / "game.json")
    assert same_game(match, again)
    assert same_game(play(match), play(again))


def test_a_game_with_undo_and_salts_goes_on_as_it_would_have(tmp_path: Path) -> None:
    match = play(HAGAR.start(2, dice=FairDice(bytes(32), ("skál", ""))), 8)
    match.undo(consent=True)
    match.save(tmp_path / "game.json", with_secret=True)
    again = meadhall.load(tmp_path / "game.json")
    assert again.draws == match.draws
    assert same_game(play(match), play(again))


def test_without_its_secret_a_game_stops_where_chance_is_asked(tmp_path: Path) -> None:
    match = HAGAR.start(2, seed=5)
    match.save(tmp_path / "game.json")
    again = meadhall.load(tmp_path / "game.json")
    assert again.to_move == match.to_move >= 0
    again.play("reroll both")
    assert again.to_move == CHANCE
    assert len(again.odds) == 6
    assert list(again.legal) == []


def test_without_its_secret_a_game_keeps_what_was_promised_about_its_dice() -> None:
    match = begun()
    assert replay(match.record, HAGAR).record.dice == match.record.dice


def test_a_file_may_end_while_chance_is_to_move() -> None:
    file = begun().record
    match = replay(msgspec.structs.replace(file, actions=file.actions[:4]), HAGAR)
    assert match.to_move == CHANCE
    assert len(match.steps) == 4


def test_a_file_with_its_secret_lets_the_dice_fall_that_were_due(tmp_path: Path) -> None:
    match = begun(decisions=0)
    match.save(tmp_path / "game.json", with_secret=True)
    file = read_game_file(tmp_path / "game.json")
    again = replay(msgspec.structs.replace(file, actions=file.actions[:4]), HAGAR)
    assert same_game(match, again)


# --- Own content ------------------------------------------------------------------------------------------------


def test_the_games_own_content_is_only_named() -> None:
    assert finished().own_content is None
    assert (finished().edition, finished().content) == ("Meadhall reconstruction", HAGAR.edition.digest)


def test_an_owners_content_travels_in_the_file(tmp_path: Path) -> None:
    match = play(HAGAR.with_content(own_edition()).start(2, seed=5))
    match.save(tmp_path / "game.json")
    again = meadhall.load(tmp_path / "game.json")
    assert again.record.edition == "My own copy"
    assert again.record.own_content == own_edition().text
    assert again.state.turn == 5
    assert same_game(match, again)


def test_an_owners_file_may_be_called_content_toml_too(tmp_path: Path) -> None:
    mine = tmp_path / "content.toml"
    mine.write_text(own_edition().text, encoding="utf-8")
    match = begun(game=HAGAR.with_content(mine))
    assert match.record.own_content == own_edition().text
    assert same_game(match, replay(match.record, HAGAR))


def test_the_digest_does_not_depend_on_comments_and_spacing() -> None:
    spaced = Edition("# a comment\n" + HAGAR.edition.text.replace(" = ", "  =  "), "spaced.toml")
    assert spaced.digest == HAGAR.edition.digest
    assert own_edition().digest != HAGAR.edition.digest


# --- Files that cannot be read ----------------------------------------------------------------------------------


def test_a_file_cut_off_anywhere_is_told_apart() -> None:
    data = begun().record.to_json()
    assert data.endswith(b"\n}\n")
    for length in range(len(data) - 2):
        with pytest.raises(GameFileError, match=r"^game file: the file is (cut off|damaged)"):
            parse_game_file(data[:length])


@repeatable
@given(st.data())
def test_a_damaged_byte_never_raises_anything_but_our_own_errors(data: st.DataObject) -> None:
    damaged = bytearray(begun(decisions=3).record.to_json())
    damaged[data.draw(st.integers(0, len(damaged) - 1))] = data.draw(st.integers(0, 255))
    with suppress(MeadhallError):  # a changed letter in a name harms nobody
        replay(parse_game_file(bytes(damaged)), HAGAR)


@repeatable
@given(st.binary(max_size=200))
def test_any_bytes_at_all_are_refused(data: bytes) -> None:
    with pytest.raises(GameFileError):
        parse_game_file(data)


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"", "game file: the file is cut off"),
        (b"once upon a time", "game file: the file is damaged, or not JSON"),
        (b'{"format": "meadhall game",}', "game file: the file is damaged, or not JSON"),
        (b'{"format": "\xff\xfe"}', "game file: the file is damaged: it is not text in UTF-8"),
        (b"[" * 100_000, "game file: the file is damaged: its brackets are nested too deeply"),
        (b'{"a": "b"}', 'game file: this is JSON, but not a game file: "format" should be "meadhall game"'),
        (b"[1, 2]", 'game file: this is JSON, but not a game file: "format" should be "meadhall game"'),
        (b"7", 'game file: this is JSON, but not a game file: "format" should be "meadhall game"'),
        (b'{"format": "meadhall game"}', '"version" should be a whole number from 1 to 2, not None'),
        (b'{"format": "meadhall game", "version": 1}', "game file: Object missing required field `game`"),
    ],
)
def test_what_is_no_game_file_is_refused(data: bytes, message: str) -> None:
    with pytest.raises(GameFileError, match=re.escape(message)):
        parse_game_file(data)


@pytest.mark.parametrize("version", [VERSION + 1, 99])
def test_a_file_from_the_future_is_refused(version: int) -> None:
    message = f"format version {version} is from a newer Meadhall; this one reads up to {VERSION}"
    with pytest.raises(GameFileError, match=message):
        parse_game_file(changed(finished(), version=version, moons=["full"]))


@pytest.mark.parametrize("version", [0, -1, True, "1", 1.5, None])
def test_a_version_that_is_no_version_is_refused(version: object) -> None:
    with pytest.raises(GameFileError, match='"version" should be a whole number from 1'):
        parse_game_file(changed(finished(), version=version))


@pytest.mark.parametrize(
    ("field", "value", "message"),
    [
        ("game", 7, "Expected `str`, got `int` - at `$.game`"),
        ("rules", "one", "Expected `int`, got `str` - at `$.rules`"),
        ("seats", "Ann", "Expected `array`, got `str` - at `$.seats`"),
        ("seats", ["Ann", 2], "Expected `str`, got `int` - at `$.seats[1]`"),
        ("options", {"harbor": 1.5}, "Expected `bool | int | str`, got `float`"),
        ("options", {"harbor": None}, "Expected `bool | int | str`, got `null`"),
        ("dice", {"commitment": "00", "salts": []}, "Object missing required field `secret` - at `$.dice`"),
        ("dice", [], "Expected `object | null`, got `array` - at `$.dice`"),
        ("actions", None, "Expected `array`, got `null` - at `$.actions`"),
        ("actions", [["0", "keep"]], "Expected `str`, got `array` - at `$.actions[0]`"),
        ("result", {"points": ["7"], "places": [1], "awards": []}, "Expected `int`, got `str`"),
        ("referee", "Odin", "Object contains unknown field `referee`"),
    ],
)
def test_a_field_that_is_not_what_it_should_be_is_named(field: str, value: object, message: str) -> None:
    with pytest.raises(GameFileError, match=re.escape(message)):
        parse_game_file(changed(finished(), **{field: value}), "odd.json")


def test_the_error_of_a_file_begins_with_its_name(tmp_path: Path) -> None:
    (tmp_path / "torn.json").write_bytes(finished_file()[:100])
    with pytest.raises(GameFileError, match=r"^torn\.json: the file is cut off"):
        meadhall.load(tmp_path / "torn.json")


def test_a_missing_file_is_a_clear_error(tmp_path: Path) -> None:
    with pytest.raises(GameFileError, match=r"none\.json: cannot be read: No such file or directory"):
        meadhall.load(tmp_path / "none.json")


def test_a_folder_is_a_clear_error(tmp_path: Path) -> None:
    with pytest.raises(GameFileError, match="cannot be read"):
        meadhall.load(tmp_path)


def test_a_file_that_is_too_large_is_not_even_parsed(tmp_path: Path) -> None:
    with (tmp_path / "large.json").open("wb") as large:
        large.truncate(MAX_BYTES + 1)
    with pytest.raises(GameFileError, match=f"large.json: the file is too large .* at most {MAX_BYTES} bytes"):
        read_game_file(tmp_path / "large.json")
