"""Reports: what they find, what they call real, and the page."""

import re
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner

import meadhall
from meadhall.cli import main
from meadhall.core.content import Edition
from meadhall.lab.compare import compare
from meadhall.lab.findings import find, merged
from meadhall.lab.games import BotTable
from meadhall.lab.report import BalanceReport, Version, report
from meadhall.lab.runs import Run
from meadhall.lab.statistics import Estimate, mean, ratio, real

RUNIR = meadhall.game("runir")
HAGAR = meadhall.game("hagar")


def a_report(games: int = 60, **more: object) -> BalanceReport:
    return report(Version(RUNIR, {}), ["random"] * 2, games, 1, jobs=1, **more)  # type: ignore[arg-type]


@pytest.fixture(scope="module")
def printed() -> BalanceReport:
    return a_report()


@pytest.fixture(scope="module")
def planted() -> BalanceReport:
    """Coins of gold that are worth much more."""
    richer = RUNIR.edition.text.replace("[5, 5, 5, 6, 6, 6, 6, 7, 7, 7]", "[9, 9, 9, 9, 9, 9, 9, 9, 9, 9]")
    own = RUNIR.with_content(Edition(richer, "rich.toml"))
    return report(Version(own, {}), ["random"] * 2, 120, 1, against=Version(RUNIR, {}), jobs=1)


# --- statistics --------------------------------------------------------------------------------------------------


def test_of_many_true_coins_none_is_called_odd() -> None:
    rng = np.random.default_rng(1)
    assert not any(real([mean(rng.normal(size=200)).chance for _ in range(100)]))


def test_among_many_true_coins_a_false_one_is_found() -> None:
    rng = np.random.default_rng(2)
    chances = [mean(rng.normal(size=200)).chance for _ in range(100)] + [mean(rng.normal(0.5, 1, 200)).chance]
    assert real(chances) == [False] * 100 + [True]


def test_few_games_say_nothing() -> None:
    assert Estimate(5.0, 0.1, 10).chance == 1.0
    assert ratio(np.zeros(0), np.zeros(0)).games == 0


# --- findings ----------------------------------------------------------------------------------------------------


def test_the_figures_of_a_game_are_those_of_its_rows(printed: BalanceReport) -> None:
    found = printed.found
    assert found.figures["decisions"].tolist() == found.rows.decisions.tolist()
    assert found.observations.points[:, -1, :].tolist() == found.rows.points.tolist()
    assert sum(seat.value for seat in found.seats) == pytest.approx(1)
    assert len(found.favourites) == 11
    assert found.favourites[-1] > found.favourites[0]


def test_every_choice_is_gathered_under_a_name_in_the_words_of_the_game(printed: BalanceReport) -> None:
    found = printed.found
    uses = sum(component.per_game.sum() for component in found.components)
    forced = found.observations.widths[:, 0].sum()
    assert uses == found.rows.decisions.sum() - forced
    names = {component.name for component in found.components}
    assert "End the turn" in names
    assert any(name.startswith("Claim G6, goods") for name in names)
    assert "Carve the gold stone g1 on Fehu" in names
    assert "Wild th" in names  # what has no name of its own goes by its canonical text
    assert all(len(name) < 120 for name in names)


def test_what_was_never_taken_is_told(printed: BalanceReport) -> None:
    found = printed.found
    taken = {RUNIR.actions.text(n) for n in np.flatnonzero(found.observations.taken[0]).tolist()}
    assert not taken & set(found.unwanted)
    assert not taken & set(found.unseen)
    assert "count 10" in found.unseen


def test_a_report_is_the_same_whatever_the_jobs(printed: BalanceReport) -> None:
    two = report(Version(RUNIR, {}), ["random"] * 2, 60, 1, jobs=2)
    assert two.html() == printed.html()


def test_bots_that_are_not_compiled_can_be_reported_on() -> None:
    found = report(Version(RUNIR, {}), ["random", "tests.lab.test_arena:First"], 4, 1, jobs=1)
    assert found.found.games == 4


# --- two versions ------------------------------------------------------------------------------------------------


def test_a_planted_bias_is_called_real(planted: BalanceReport) -> None:
    differences = {(one.kind, one.name): one for one in planted.differences}
    points = differences["game", "points of seat 1"]
    assert points.real
    assert points.delta.value > 1
    assert differences["points from", "Coins, gold"].real
    assert not differences["game", "turns"].real
    assert "really differ between rich.toml and the printed game" in planted.verdict()[0]


def test_an_identical_pair_is_called_noise() -> None:
    found = a_report(against=Version(RUNIR, {}))
    assert not any(one.real for one in found.differences)
    assert found.verdict()[0].startswith("Nothing differs: all ")


def test_two_versions_that_differ_only_by_luck_are_called_noise() -> None:
    played = [Run(BotTable(RUNIR, 2, seed), ("random", "random"), 60, watch=True).play(1) for seed in (1, 2)]
    observed = [merged(blocks) for blocks in played]
    one, two = (find(RUNIR, 2, blocks, observations) for blocks, observations in zip(played, observed, strict=True))
    assert not [difference.name for difference in compare(one, two) if difference.real]


def test_too_few_games_to_tell_is_said() -> None:
    few = a_report(games=5, against=Version(RUNIR, {}))
    assert "5 games are too few" in few.verdict()[0]


# --- the page ----------------------------------------------------------------------------------------------------


class Page(HTMLParser):
    """Reads a page and notes what is wrong with it."""

    VOID = ("meta", "br", "img", "link", "hr", "input", "path", "rect", "line", "circle", "polyline", "use", "stop")

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.links: list[str] = []
        self.tags: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        self.links += [value or "" for name, value in attrs if name in ("src", "href", "xlink:href")]
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        self.links += [value or "" for name, value in attrs if name in ("src", "href", "xlink:href")]

    def handle_endtag(self, tag: str) -> None:
        if tag not in self.VOID:
            assert self.open.pop() == tag


@pytest.mark.parametrize("which", ["printed", "planted"])
def test_the_page_is_well_formed_and_needs_nothing_else(which: str, request: pytest.FixtureRequest) -> None:
    html = request.getfixturevalue(which).html()
    page = Page()
    page.feed(html)
    assert page.open == []
    assert not page.tags & {"script", "link", "img", "iframe"}
    assert all(link.startswith("#") for link in page.links)
    assert not re.findall(r"url\((?!['\"]?#)", html)
    assert "prefers-color-scheme: dark" in html
    assert html.count("<svg") > 8
    assert "nan" not in re.findall(r">(nan|inf|None)<", html)


@pytest.mark.parametrize("name", meadhall.game_names())
def test_every_game_has_a_report(name: str) -> None:
    game = meadhall.game(name)
    found = report(Version(game, {}), ["random"] * game.seats[-1], 2, 1, jobs=1)
    assert game.title in found.html().replace("&#39;", "'")
    assert found.sentences()


# --- the command -------------------------------------------------------------------------------------------------


def told(*arguments: str) -> tuple[int, str, str]:
    result = CliRunner().invoke(main, ["report", *arguments])
    assert result.exception is None or isinstance(result.exception, SystemExit)
    return result.exit_code, result.stdout, result.stderr


def test_the_command_writes_a_page_and_a_summary(tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    status, said, _ = told("saga", "--bots", "random", "--games", "40", "--jobs", "1", "--out", str(page),
                           "--set", "gap=9", "--against", "default")  # fmt: skip
    assert status == 0
    assert "gap=9 against the printed game" in said
    assert re.search(r"the Anglo-Saxons\s+\d+\.\d%", said)
    assert "minutes for people who know it" in " ".join(said.split())
    assert page.read_text(encoding="utf-8").startswith("<!doctype html>")


def test_content_files_can_be_compared(tmp_path: Path) -> None:
    own = tmp_path / "my.toml"
    own.write_text(HAGAR.edition.text.replace("direct = 3", "direct = 9"), encoding="utf-8")
    out = ("--bots", "random", "--games", "4", "--jobs", "1", "--out", str(tmp_path / "page.html"))
    said = told("hagar", *out, "--content", str(own), "--against", "default")[1]
    assert "my.toml against the printed game" in " ".join(said.split())
    said = told("hagar", *out, "--against", str(own), "--against", "harbor=on")[1]
    assert "the printed game against my.toml, harbor=True" in " ".join(said.split())


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("saga", "--set", "gap=99"), 'option gap: "99" is not offered'),
        (("saga", "--against", "gab=9"), 'no option is called "gab"; did you mean "gap"?'),
        (("saga", "--against", "none.toml"), "none.toml: cannot be read"),
        (("saga", "--players", "3"), "is for 2 players, not 3"),
        (("saga", "--bots", "child,child", "--players", "3"), "do not agree"),
        (("saga", "--bots", "jral"), 'did you mean "jarl"?'),
        (("saga", "--out", "nowhere/page.html"), "cannot be written"),
    ],
)
def test_what_is_wrong_is_told_before_anything_is_played(arguments: tuple[str, ...], message: str) -> None:
    status, _, said = told(*arguments, "--games", "1")
    assert status in (1, 2)
    assert message in said


def test_a_content_file_with_an_error_is_explained(tmp_path: Path) -> None:
    bad = tmp_path / "bad.toml"
    bad.write_text(HAGAR.edition.text.replace("direct = 3", 'direct = "three"'), encoding="utf-8")
    status, _, said = told("hagar", "--content", str(bad), "--against", "default")
    assert status == 1
    assert "bad.toml: rolls, direct: expected a whole number, got text" in said


def test_a_version_is_called_by_what_is_changed() -> None:
    assert replace(Version(HAGAR, {}), options={"harbor": True}).title == "harbor=True"
