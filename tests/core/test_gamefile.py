"""Game files: a game saved, read and played again is the same game; a file that is not one says so in one sentence."""

import json
import re
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import meadhall
from meadhall.core.constants import CHANCE
from meadhall.core.content import Edition
from meadhall.core.dice import FairDice
from meadhall.core.errors import DiceError, GameFileError, MeadhallError
from meadhall.core.game import Game
from meadhall.core.gamefile import FORMAT, MAX_BYTES, PLAIN, VERSION, GameFile, parse_game_file, read_game_file
from meadhall.core.match import Match
from meadhall.core.record import to_bytes
from meadhall.core.replay import replay

HAGAR = meadhall.game("hagar")
repeatable = settings(derandomize=True, deadline=None)


def play(match: Match, decisions: int | None = None) -> Match:
    """Play the first legal action, so many times or to the end."""
    while not match.over and decisions != 0:
        match.play(match.legal[0])
        decisions = None if decisions is None else decisions - 1
    return match


def begun(seed: int = 5, decisions: int = 10, game: Game = HAGAR) -> Match:
    return play(game.start(3, {"harbor": True}, seed=seed, names=["Ann", "Björn", "Cnut"]), decisions)


@cache
def finished_file(seed: int = 5) -> bytes:
    return play(HAGAR.start(2, seed=seed)).record.to_json()


def finished() -> GameFile:
    return parse_game_file(finished_file())


def own_edition(source: str = "mine.toml") -> Edition:
    text = HAGAR.edition.text
    text = text.replace("Meadhall reconstruction", "My own copy").replace("turns = 400", "turns = 5")
    return Edition(text, source)


def changed(file: GameFile, **changes: Any) -> bytes:
    """The text of a file in which some fields say something else, whatever it is."""
    return json.dumps(json.loads(file.to_json()) | changes).encode()


def with_action(file: GameFile, index: int, entry: str) -> GameFile:
    """The file with another entry at this index."""
    return msgspec.structs.replace(file, actions=[*file.actions[:index], entry, *file.actions[index + 1 :]])


def first_decision(file: GameFile) -> int:
    """The index of the first entry that is not chance's."""
    return next(i for i, entry in enumerate(file.actions) if not entry.startswith("chance"))


def same_game(one: Match, other: Match) -> bool:
    return to_bytes(one.state) == to_bytes(other.state) and one.record.to_json() == other.record.to_json()


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
    assert again.options == {"harbor": True, "short": False}
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
    assert replay(file, HAGAR).options == {"harbor": False, "short": False}


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
        ("9" * 5000 + ": keep", 'it should begin with the number of a seat or with "chance", and a colon'),
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
