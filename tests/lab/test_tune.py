"""Tuning: the known answer of a game that one number makes unfair, and what is said of wrong wishes."""

import json
import tomllib
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import pytest
from click.testing import CliRunner

import meadhall
from meadhall.cli import main
from meadhall.core.content import Edition
from meadhall.core.content_values import changed, place_of
from meadhall.core.contract import Kernels
from meadhall.core.errors import ContentError, MeadhallError
from meadhall.core.kernel import kernel
from meadhall.core.options import Value
from meadhall.core.record import Array
from meadhall.lab.report import Version
from meadhall.lab.tune import Aim, Tuning, Vary, tune
from tests.core import toy

TWO = ["random"] * 2
SAGA = meadhall.game("saga")


@kernel
def points(s: toy.State, box: toy.Box, out: Array) -> None:
    """Only the first seat is paid a bonus, whatever it does: with any other than none the game is unfair."""
    for seat in range(box.players):
        out[seat] = s.cups[seat] + (box.bonus if seat == 0 else 0)


@kernel
def places(s: toy.State, box: toy.Box, out: Array) -> None:
    points(s, box, out)
    most = 0
    for seat in range(box.players):
        most = max(most, out[seat])
    for seat in range(box.players):
        out[seat] = 1 if out[seat] == most else 2


@kernel
def utility(s: toy.State, box: toy.Box, out: Array) -> None:
    places(s, box, out)
    for seat in range(box.players):
        out[seat] = 2 - out[seat]


def build(edition: Edition, players: int, options: Mapping[str, Value]) -> toy.Box:
    box = toy.Box.new()
    box.players, box.bonus = players, tomllib.loads(edition.text)["bonus"]
    return box


UNFAIR = replace(
    toy.MEAD,
    edition=Edition(toy.CONTENT.replace("bonus = 1", "bonus = 3  # for the first seat"), "content.toml"),
    kernels=Kernels.of(
        type("Planted", (), {**vars(toy), "points": points, "places": places, "utility": utility}), "unfair"
    ),
    build=build,
)


def tuned(folder: Path | None = None, games: int = 400) -> Tuning:
    version = Version(UNFAIR, {})
    varied = [Vary.read(version, "bonus=0..5"), Vary.read(version, "rich=no,yes")]
    return tune(version, varied, [Aim.read("share=50%")], TWO, games, 1, jobs=1, folder=folder)


def test_the_one_number_that_makes_a_game_unfair_is_found(tmp_path: Path) -> None:
    found = tuned(tmp_path)
    fewest = found.fewest_changes()
    assert fewest is not None
    assert dict(zip([vary.name for vary in found.varied], fewest.values, strict=True)) == {"bonus": 0, "rich": False}
    low, high = fewest.estimates[0].interval
    assert low < 0.5 < high
    assert (found.tried, len(found.best), found.best[0].estimates[0].games) == (12, 8, 400)
    assert all(one.values[0] == 0 for one in found.best if one.fits)
    assert "bonus=0 (now 3)" in found.sentences()[-1]
    assert "bonus = 0  # for the first seat" in fewest.version.game.edition.text
    again = tuned(tmp_path)
    assert again.to_dict() == found.to_dict(), "games that were kept are not played again"


def test_several_aims_are_weighed_together() -> None:
    version = Version(UNFAIR, {})
    aims = [Aim.read("share=0.5"), Aim.read("decisions=4")]
    found = tune(version, [Vary.read(version, "bonus=0,4")], aims, TWO, 120, 1, jobs=1)
    assert [one.values for one in found.best] == [(0,), (4,)]
    assert [one.fits for one in found.best] == [True, False]
    assert found.best[0].estimates[1].value == 4


def test_combinations_that_are_no_game_are_left_out() -> None:
    version = Version(SAGA, {})
    found = tune(version, [Vary.read(version, "coins.to_win=8,15,90")], [Aim.read("turns=20")], TWO, 40, 1, jobs=1)
    assert (found.tried, found.impossible) == (2, 1)
    with pytest.raises(MeadhallError, match="none of these combinations is a game"):
        tune(version, [Vary.read(version, "to_win=90..91")], [Aim.read("turns=20")], TWO, 40, 1, jobs=1)


@pytest.mark.parametrize(
    ("vary", "says"),
    [
        ("gab=8..12", 'did you mean "gap"'),
        ("to_wim=6..8", 'did you mean "coins.to_win"'),
        ("coast=1..2", "values have this name"),
        ("setup.capital=1..2", "only whole numbers"),
        ("to_win=6..x", "no whole number"),
        ("to_win=8..6", "write the lower number first"),
        ("to_win=8", "a single value"),
    ],
)
def test_what_cannot_be_varied_is_told(vary: str, says: str) -> None:
    with pytest.raises(MeadhallError, match=says):
        Vary.read(Version(SAGA, {}), vary)


def test_an_aim_is_a_figure_and_a_number() -> None:
    assert Aim.read("wins of the Vikings=50%") == Aim("wins of the Vikings", 0.5)
    with pytest.raises(MeadhallError, match="an aim is a figure and a number"):
        Aim.read("share=half")
    version = Version(UNFAIR, {})
    with pytest.raises(MeadhallError, match='did you mean "turns"'):
        tune(version, [Vary.read(version, "bonus=0,1")], [Aim.read("turnz=4")], TWO, 40, 1, jobs=1)


def test_a_value_is_found_by_its_name_and_changed_where_it_stands() -> None:
    text = SAGA.edition.text
    other = changed(text, {place_of(text, "coins.to_win"): 9})
    assert [line for line in other.splitlines() if line not in text.splitlines()] == [
        next(line for line in text.splitlines() if line.startswith("to_win")).replace("8", "9", 1)
    ]
    with pytest.raises(ContentError, match="no value of this name"):
        place_of(text, "nothing.like.it")


def test_the_command_prints_what_comes_nearest_and_writes_it(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    arguments = ["tune", "saga", "--vary", "to_win=7,8", "--vary", "gap=8,10", "--aim", "turns=20", "--bots", "random"]
    result = CliRunner().invoke(main, [*arguments, "--games", "40", "--jobs", "1"])
    assert result.exit_code == 0, result.stderr
    assert "4 combinations tried" in " ".join(result.stdout.split())
    result = CliRunner().invoke(main, [*arguments, "--games", "40", "--jobs", "1", "--json", "--out", str(file)])
    told = json.loads(result.stdout)
    assert (told["tried"], len(told["best"]), told["best"][0]["games"]) == (4, 4, 40)
    assert set(told["best"][0]["values"]) == {"to_win", "gap"}


def test_combinations_that_a_guard_has_to_end_are_told_first() -> None:
    version = Version(meadhall.game("hagar"), {})
    found = tune(version, [Vary.read(version, "limit.turns=150,400")], [Aim.read("draws=0")], TWO, 40, 1, jobs=1)
    short = min(found.best, key=lambda one: one.values)
    assert short.stopped.mean() > 0.01
    (warning, *_) = [told for told in found.warnings() if told.startswith(f"{short.stopped.sum()} of 40 games")]
    assert "were ended by the limit of turns, not by the rules" in warning
    assert warning in found.to_dict()["warnings"]
