"""Sweeps, skill curves, changed components, and game files of simulations."""

import json
from dataclasses import replace
from pathlib import Path

import pytest
from click.testing import CliRunner

import meadhall
from meadhall import games
from meadhall.cli import main
from meadhall.core.errors import MeadhallError
from meadhall.core.kernel import JIT
from meadhall.lab.judges import judge_warning
from meadhall.lab.report import Version, report, with_skill
from meadhall.lab.simulate import simulate
from meadhall.lab.skill import DEPTHS
from meadhall.lab.statistics import Estimate
from meadhall.lab.sweep import sweep, swept

SAGA, HAGAR = meadhall.game("saga"), meadhall.game("hagar")
TWO = ["random"] * 2


def run(*arguments: str) -> tuple[int, str, str]:
    result = CliRunner().invoke(main, list(arguments))
    assert result.exception is None or isinstance(result.exception, SystemExit)
    return result.exit_code, " ".join(result.stdout.split()), " ".join(result.stderr.split())


# --- sweeps ------------------------------------------------------------------------------------------------------


def test_a_sweep_finds_what_follows_the_option_and_nothing_else() -> None:
    found = sweep(Version(SAGA, {}), "gap", [8, 10, 12], TWO, 60, 1, jobs=1)
    figures = {one.name: one for one in found.figures}
    assert figures["turns"].real
    assert figures["turns"].trend.value > 0, "a longer track makes longer games"
    means = [one.value for one in figures["turns"].estimates]
    assert means == sorted(means)
    assert figures["wins of the Vikings"].estimates[0].share
    assert found.sentences()[0].startswith(f"{sum(one.real for one in found.figures)} of {len(found.figures)} figures")
    wins = replace(figures["wins of the Vikings"], trend=Estimate(0.1, 0.02, 60))
    assert wins.rise == "+10.0 in a hundred (6.0 to 14.0)", "in the unit of its chart"
    page = found.html()
    assert page.startswith("<!doctype html>")
    assert page.count("<polyline") > 5
    assert ">nan<" not in page


def test_a_sweep_over_what_makes_no_difference_shows_none() -> None:
    """Random games in which nothing is pillaged for another price: the trend is taken game by game."""
    found = sweep(Version(SAGA, {}), "pillage", ["printed", 1], TWO, 40, 1, jobs=1)
    assert not any(one.real for one in found.figures)
    assert all(one.trend.value == 0 for one in found.figures), "the printed price is 1: these are the same games"


def test_a_sweep_is_a_setting_with_several_values(tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    arguments = ("report", "saga", "--bots", "random", "--games", "30", "--jobs", "1", "--out", str(page))
    status, said, _ = run(*arguments, "--set", "gap=8..10", "--set", "recruitment=2")
    assert status == 0
    assert "30 games of each value, random, recruitment=2" in said
    assert "figures really rise or fall, from value to value: " in said
    assert page.read_text(encoding="utf-8").count("<figure>") > 5


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        (["gap=8..12", "pillage=1,2"], "only one option"),
        (["gab=8..12"], 'no option is called "gab"; did you mean "gap"?'),
        (["gap=12..8"], "write the lower number first"),
        (["gap=8..99"], '"99" is not offered'),
        (["gap=8,8"], "is a single value"),
        (["gap=printed..9"], "is no range"),
    ],
)
def test_what_is_wrong_with_a_sweep_is_told(settings: list[str], message: str) -> None:
    with pytest.raises(MeadhallError, match=message.replace("?", "[?]")):
        swept(SAGA.options, settings)


def test_a_sweep_is_not_compared(tmp_path: Path) -> None:
    out = ("--games", "1", "--out", str(tmp_path / "page.html"))
    assert (
        "go neither with --against nor with --skill"
        in run("report", "saga", "--set", "gap=8..9", "--against", "default", *out)[2]
    )


# --- skill -------------------------------------------------------------------------------------------------------


@pytest.mark.skipif(not JIT, reason="deep searches take too long without the compiler")
def test_a_report_tells_how_often_the_better_player_wins(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("meadhall.lab.skill.DEPTHS", (2, 100))
    monkeypatch.setattr("meadhall.lab.skill._BOTS", ("search:2", "search:100"))
    found = with_skill(report(Version(meadhall.game("runir"), {}), TWO, 2, 1, jobs=1), 20, jobs=1)
    (duel,) = found.found.skill
    assert (duel.weaker, duel.better, duel.games) == (2, 100, 20)
    assert duel.share > 0.5
    assert 0 <= duel.interval[0] < duel.share < duel.interval[1] <= 1
    assert "in 20 games a pair, which are too few to tell much: 100 iterations against 2: " in " ".join(
        found.sentences()
    )
    assert "How often the better player wins" in found.html()
    assert list(DEPTHS) == sorted(DEPTHS)


# --- components that the judge does not know ---------------------------------------------------------------------


def test_a_judge_that_learnt_other_components_is_told_in_report_page_and_file(tmp_path: Path) -> None:
    own = tmp_path / "mine.toml"
    own.write_text(HAGAR.edition.text.replace("direct = 3", "direct = 9"), encoding="utf-8")
    game = HAGAR.with_content(own)
    warning = judge_warning(game, ["search:4", "random"])
    assert warning.startswith("search:4: the judge of positions learnt from other components than these.")
    assert "meadhall train hagar --content " in warning
    assert warning.endswith("mine.toml --from shipped")
    assert judge_warning(game, TWO) == "", "a random player asks no judge"
    assert judge_warning(HAGAR, ["search:4"]) == ""
    found = report(Version(game, {}), ["search:4", "random"], 2, 1, jobs=1)
    assert found.warnings() == [warning]
    assert "learnt from other components" in found.html()
    assert simulate(game, ["search:4", "random"], 2, 1, jobs=1).to_dict()["warnings"] == [warning]


# --- game files --------------------------------------------------------------------------------------------------


def test_a_simulation_saves_its_games(tmp_path: Path) -> None:
    folder, rows = tmp_path / "games", tmp_path / "rows.json"
    status, _, said = run(
        "simulate", "hagar", "--seats", "random,random", "--games", "3", "--jobs", "1", "--save", str(folder),
        "--out", str(rows),
    )  # fmt: skip
    assert status == 0
    assert "3 game files" in said
    files = sorted(folder.iterdir())
    assert [file.name for file in files] == [f"hagar-{number:06d}.json" for number in range(3)]
    for file, row in zip(files, json.loads(rows.read_text()), strict=True):
        match = meadhall.load(file)
        assert match.outcome is not None
        assert match.names == ("random", "random")
        assert (len(match.steps), list(match.outcome.places)) == (row["steps"], [row["place_0"], row["place_1"]])


def test_a_folder_that_cannot_be_made_is_told_before_anything_is_played(tmp_path: Path) -> None:
    taken = tmp_path / "taken"
    taken.write_text("", encoding="utf-8")
    status, _, said = run("simulate", "hagar", "--games", "1", "--save", str(taken / "games"))
    assert status == 1
    assert "no game files can be written there" in said


@pytest.mark.parametrize("name", games.own_names())
def test_the_judges_of_our_games_know_todays_components(name: str) -> None:
    assert judge_warning(meadhall.game(name), ["jarl", "skald"]) == ""
