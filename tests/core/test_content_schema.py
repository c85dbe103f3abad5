"""The schema of a content file, the parts that it is cut into, and what every game says about its values."""

import tomllib
from pathlib import Path

import pytest

import meadhall
from meadhall import games
from meadhall.core.content import Content, Edition
from meadhall.core.content_schema import parts_of, schema_of
from meadhall.core.content_values import MISSING, changed, differences, value_at, values_in, with_copy
from meadhall.core.replay import begin
from meadhall.core.specimens import LOOK, WHOLE, OwnPicture, dressed
from meadhall.core.workshop_file import read_workshop_file, untold

GAMES = games.own_names()


@pytest.mark.parametrize("name", GAMES)
def test_every_value_of_a_game_stands_in_one_part(name: str) -> None:
    game = meadhall.game(name)
    content = tomllib.loads(game.edition.text)
    schema = schema_of(game.content)
    assert game.content is not Content
    parts = parts_of(schema, content)
    held = [place for part in parts for place in part.values]
    assert len(held) == len(set(held))
    for place, _ in values_in(content):
        assert any(place[: len(each)] == each for each in held), place
    for place in held:
        found = schema.at(place)
        assert found is not None
        assert found.plain


@pytest.mark.parametrize("name", GAMES)
def test_every_game_says_where_its_values_come_from(name: str) -> None:
    game = meadhall.game(name)
    said = read_workshop_file(game.folder)
    assert untold(dict(values_in(tomllib.loads(game.edition.text))), said) == []


@pytest.mark.parametrize("name", GAMES)
def test_the_looks_of_a_specimen_are_there(name: str) -> None:
    game = meadhall.game(name)
    drawn = 0
    for part in parts_of(schema_of(game.content), tomllib.loads(game.edition.text)):
        for players, options in game.configurations():
            box = game.make_box(players, options)
            specimen = game.board.specimen(box, part.place)
            if specimen is not None:
                looks = game.sheet(box).looks
                assert all(piece.look in looks for piece in specimen.pieces), part.place
                assert specimen.svg(looks, "it").startswith("<svg")
                drawn += 1
                break
    assert drawn > 10


def test_signs_of_grids_have_looks() -> None:
    for name in GAMES:
        game = meadhall.game(name)
        looks = game.sheet(game.make_box(game.seats[0])).looks
        for grid in read_workshop_file(game.folder).grids:
            for sign in grid.signs:
                assert not sign.look or sign.look in looks
                assert not sign.says or game.phrases.has(sign.says)


@pytest.mark.parametrize("name", GAMES)
def test_every_value_can_be_written_and_comments_stay(name: str) -> None:
    text = meadhall.game(name).edition.text
    content = tomllib.loads(text)
    places = [place for place, value in values_in(content) if type(value) is int][:40]
    other = changed(text, dict.fromkeys(places, 7))
    assert all(value_at(tomllib.loads(other), place) == 7 for place in places)
    assert [line.partition("#")[2] for line in other.splitlines()] == [
        line.partition("#")[2] for line in text.splitlines()
    ]
    assert changed(text, {}) == text


def test_an_entry_can_be_copied_and_taken_out_again() -> None:
    text = meadhall.game("saga").edition.text
    for place in (("tiles", 0), ("map", "borders", 10)):
        twice = with_copy(text, place)
        there = value_at(tomllib.loads(twice), place[:-1])
        assert there[place[-1]] == there[int(place[-1]) + 1]
        assert changed(twice, {(*place[:-1], int(place[-1]) + 1): MISSING}) == text
    assert list(differences(tomllib.loads(text), tomllib.loads(text))) == []


def test_all_that_is_wrong_is_told() -> None:
    saga = meadhall.game("saga")
    text = changed(saga.edition.text, {("coins", "saxons"): 90, ("setup", "capital"): "ken"})
    found = Edition(text, "mine").problems(saga.content)
    assert [each.partition(":")[0] for each in found] == ["coins, saxons", "coins, vikings", "setup, capital"]
    assert Edition("]", "mine").problems(saga.content)[0].startswith("this is not TOML")


def test_an_own_picture_lies_over_a_look_and_over_a_whole_card() -> None:
    game = meadhall.game("sagnir")
    box = game.make_box(2)
    specimen = game.board.specimen(box, ("beings", 4))
    card = specimen.pieces[0]
    hides = tuple(piece.id for piece in specimen.pieces[1:])
    pictures = {
        LOOK + "being-back": OwnPicture("/workshop/pictures/a.jpeg", (0, 0, 10, 10)),
        WHOLE + card.id: OwnPicture(
            "/workshop/pictures/b.png", specimen.frame(WHOLE + card.id), True, card.look, hides
        ),
    }
    board = dressed(game.board, pictures)
    looks = board.looks(box)
    assert "href='/workshop/pictures/a.jpeg'" in looks["being-back"]
    assert game.board.looks(box)["being-back"] in looks["being-back"], "the drawing stays behind"
    assert looks["own-" + card.id].startswith("<image")
    match = game.start(
        2, {"all_mythicals": True} if any(o.name == "all_mythicals" for o in game.options) else {}, seed=3
    )
    shown = hidden = 0
    for seat in range(2):
        scene = board.scene(match.view(seat), "wide")
        usual = game.board.scene(match.view(seat), "wide")
        shown += any(piece.look == "own-" + card.id for piece in scene.pieces)
        hidden += len(usual.pieces) - len(scene.pieces)
    assert shown == 0 or hidden >= len(hides)


def test_a_game_without_a_file_says_nothing(tmp_path: Path) -> None:
    assert read_workshop_file(tmp_path).provenance == {}


def test_a_game_that_was_played_with_own_pictures_is_replayed_with_them() -> None:
    saga = meadhall.game("saga")
    text = changed(saga.edition.text, {("coins", "all"): 16})
    owned = saga.with_owned(
        Edition(text, "mine"), {LOOK + "coin": OwnPicture("/workshop/pictures/a.png", (0, 0, 9, 9))}
    )
    assert saga.with_owned(Edition(text, "mine"), {}) is not owned
    file = owned.start(2, seed=1).record
    again = begin(file, owned).game
    assert "/workshop/pictures/a.png" in again.board.looks(again.make_box(2))["coin"]
    assert begin(file, saga).game.make_box(2).coins == 16, "without the pictures it is the same game"
