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
from meadhall.core.game import Game
from meadhall.lab.compare import compare
from meadhall.lab.components import text_names
from meadhall.lab.findings import find, merged
from meadhall.lab.games import BotTable
from meadhall.lab.observations import by_turn_order
from meadhall.lab.report import BalanceReport, Version, report
from meadhall.lab.runs import BlockResult, GameRows, GameRun
from meadhall.lab.tables import report_summary

RUNIR = meadhall.game("runir")
HAGAR = meadhall.game("hagar")
SAGA = meadhall.game("saga")


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


# --- findings ----------------------------------------------------------------------------------------------------


def test_the_figures_of_a_game_are_those_of_its_rows(printed: BalanceReport) -> None:
    found = printed.found
    assert found.figures["decisions"].tolist() == found.rows.decisions.tolist()
    in_turn_order = by_turn_order(found.rows.starters, found.rows.points)
    assert found.observations.points[:, -1, :].tolist() == in_turn_order.tolist()
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
    assert "Use Th for dice that are to be alike" in names
    assert not names & {text for text in text_names(RUNIR.actions) if " " in text}, "a canonical text is no sentence"
    assert all(len(name) < 120 for name in names)


def test_what_everybody_always_does_goes_neither_with_winning_nor_with_losing() -> None:
    """Its share of the win is the whole of it in every game: nothing is left but rounding errors."""
    found = report(Version(meadhall.game("sagnir"), {}), ["random"] * 2, 40, 1, jobs=1).found
    always = [one for one in found.components if one.name == "End the turn"]
    assert [one.share.value for one in always] == [1]
    assert not any(one.real for one in always)
    assert not any(one.tells for one in always), "there is nobody to compare them with, and no interval of nothing"


def test_what_was_never_taken_is_told(printed: BalanceReport) -> None:
    found = printed.found
    assert "Change 10 at once" in found.unseen
    assert not {component.name for component in found.components} & set(found.unseen)
    offers = found.observations.offers
    untaken = [n for n in offers if not found.observations.taken[0][n]]
    assert set(found.unwanted) == {offers[n] for n in untaken}


def test_a_report_is_the_same_whatever_the_jobs(printed: BalanceReport) -> None:
    two = report(Version(RUNIR, {}), ["random"] * 2, 60, 1, jobs=2)
    assert two.html() == printed.html()


def test_bots_that_are_not_compiled_can_be_reported_on() -> None:
    found = report(Version(RUNIR, {}), ["random", "tests.lab.test_arena:First"], 4, 1, jobs=1)
    assert found.found.games == 4


# --- two versions ------------------------------------------------------------------------------------------------


def test_a_planted_bias_is_called_real(planted: BalanceReport) -> None:
    differences = {(one.kind, one.name): one for one in planted.differences}
    points = differences["game", "honour of who begins"]
    assert points.real
    assert points.delta.value > 1
    assert differences["points from", "Coins, gold"].real
    assert not differences["game", "turns"].real
    assert "really differ between rich.toml and the printed game" in planted.verdict()[0]


def test_an_identical_pair_is_called_noise() -> None:
    found = a_report(against=Version(RUNIR, {}))
    assert not any(one.real for one in found.differences)
    assert found.verdict() == ["No difference is shown by 60 games in any of the 243 figures that were compared."]
    assert found.changes() == []


def test_two_versions_that_differ_only_by_luck_are_called_noise() -> None:
    played = [GameRun(BotTable(RUNIR, 2, seed), ("random", "random"), 60, watch=True).play(1) for seed in (1, 2)]
    observed = [merged(blocks) for blocks in played]
    one, two = (
        find(RUNIR, ("random", "random"), blocks, observations)
        for blocks, observations in zip(played, observed, strict=True)
    )
    assert not [difference.name for difference in compare(one, two) if difference.real]


@pytest.mark.parametrize("game", [HAGAR, SAGA], ids=["hagar", "saga"])
def test_the_same_against_the_same_shows_nothing_in_95_of_100_runs(game: Game) -> None:
    """A hundred times two of the same version: 40 games each, drawn from the same 400. In Saga one side wins most."""
    bots = ("random", "random")
    blocks = GameRun(BotTable(game, 2, 1), bots, 400, watch=True).play(1)
    observed, rng, wrong = merged(blocks), np.random.default_rng(5), 0
    rows = GameRows.stacked([block.rows for block in blocks])
    for _ in range(100):
        chosen = rng.permutation(len(observed))[:80]
        halves = []
        for half in (np.sort(chosen[:40]), np.sort(chosen[40:])):
            some = replace(observed.only(half), number=np.arange(40))
            for name in ("entries", "sources"):
                entries = getattr(some, name).copy()
                entries["game"] = np.searchsorted(observed.number[half], entries["game"])
                some = replace(some, **{name: entries})
            block = BlockResult(0, replace(rows.only(half), number=np.arange(40)))
            halves.append(find(game, bots, [block], some))
        differences = compare(*halves)
        assert all(one.delta.error > 0 for one in differences if one.kind == "wins with" and one.delta.value)
        wrong += any(difference.real for difference in differences)
    assert wrong <= 5


def test_a_version_can_be_compared_with_itself_by_other_seeds(tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    arguments = ("saga", "--bots", "random", "--games", "40", "--jobs", "1", "--analysed", "0", "--out", str(page))
    status, said, _ = told(*arguments, "--against", "same")
    assert status == 0
    said = " ".join(said.split())
    assert "both versions are the same: what differs is luck" in said
    assert "No difference is shown by 40 games" in said
    assert "seed 1 against 2" in page.read_text(encoding="utf-8")
    assert "stands alone" in told(*arguments, "--against", "same", "--against", "gap=9")[2]


def test_what_is_not_shown_says_how_many_games_would_show_it(planted: BalanceReport) -> None:
    unclear = [one for one in planted.differences if not one.real and one.delta.value]
    assert unclear
    assert all(one.needed is None or one.needed >= planted.found.games for one in unclear)
    (wins,) = [one for one in planted.differences if one.name == "wins of who begins"]
    assert wins.needed is not None
    told = " ".join(planted.verdict())
    assert f"no difference is shown by {planted.found.games:,} games" in told
    assert "wins in a hundred possible. If it is " in told
    assert f"about {wins.needed:,} games would show it" in told
    assert "noise" not in told
    assert "noise</" not in planted.html()


def test_a_comparison_opens_with_what_was_changed(planted: BalanceReport) -> None:
    assert [change.where for change in planted.changes()] == ["coins, g0", "coins, g1"]
    page = planted.html()
    assert page.index("What was changed") < page.index("What differs") < page.index("in short")


def test_a_changed_pattern_is_shown_as_two_pictures() -> None:
    sagnir = meadhall.game("sagnir")
    text = sagnir.edition.text.replace("points = 3", "points = 5", 1)
    own = sagnir.with_content(Edition(text.replace('[".FE", "FAF", ".WF"]', '["FFF", "AWF"]', 1), "mine.toml"))
    found = report(Version(own, {}), ["random"] * 2, 1, 1, against=Version(sagnir, {}), jobs=1)
    assert [str(change) for change in found.changes()] == [
        'beings 1 "Einmyrja", points: 5 instead of 3',
        'beings 1 "Einmyrja", pattern: FFF / AWF instead of .FE / FAF / .WF',
    ]
    assert found.html().count('<svg class="pattern"') == 2


def test_what_differs_is_named_in_the_terminal_too(planted: BalanceReport, capsys: pytest.CaptureFixture[str]) -> None:
    report_summary(planted)
    told = " ".join(capsys.readouterr().out.split())
    assert "Changed: coins, " in told
    assert told.index("Changed: ") < told.index("really differ") < told.index("Comes from, in a game: Coins, gold")


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
    assert found.sentences() or not found.found.tells  # random players of the islands come to no end in two games


# --- the command -------------------------------------------------------------------------------------------------


def told(*arguments: str) -> tuple[int, str, str]:
    result = CliRunner().invoke(main, ["report", *arguments])
    assert result.exception is None or isinstance(result.exception, SystemExit)
    return result.exit_code, result.stdout, result.stderr


def test_the_command_writes_a_page_and_a_summary(tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    status, said, _ = told("saga", "--bots", "random", "--games", "40", "--jobs", "1", "--out", str(page),
                           "--set", "gap=9", "--against", "default", "--analysed", "0")  # fmt: skip
    assert status == 0
    assert "gap=9 against the printed game" in said
    assert re.search(r"the Anglo-Saxons\s+\d+\.\d%", said)
    assert "minutes for people who know it" in " ".join(said.split())
    assert page.read_text(encoding="utf-8").startswith("<!doctype html>")


def test_content_files_can_be_compared(tmp_path: Path) -> None:
    own = tmp_path / "my.toml"
    own.write_text(HAGAR.edition.text.replace("direct = 3", "direct = 9"), encoding="utf-8")
    out = ("--bots", "random", "--games", "4", "--analysed", "0", "--jobs", "1", "--out", str(tmp_path / "page.html"))
    said = told("hagar", *out, "--content", str(own), "--against", "default")[1]
    assert "my.toml against the printed game" in " ".join(said.split())
    said = told("hagar", *out, "--against", str(own), "--against", "harbor=on")[1]
    assert "the printed game against my.toml, harbor=True" in " ".join(said.split())


def test_a_former_edition_can_be_compared_with_the_present_one(tmp_path: Path) -> None:
    out = ("--bots", "random", "--games", "4", "--analysed", "0", "--jobs", "2", "--out", str(tmp_path / "page.html"))
    said = " ".join(told("sagnir", *out, "--against", "edition=1", "--against", "jokers=no")[1].split())
    assert "the printed game against edition 1, jokers=False" in said
    assert "Changed: option jokers: yes instead of no" in said
    former = meadhall.game("sagnir").with_edition("1").edition.text
    assert former != meadhall.game("sagnir").edition.text
    changed = [line for line in said.split(" - ") if line.startswith("Changed: ")]
    assert len(changed) > 1, "what the edition has changed is told value by value"


def test_a_former_edition_can_be_reported_on(tmp_path: Path) -> None:
    out = ("--bots", "random", "--games", "4", "--analysed", "0", "--jobs", "1", "--out", str(tmp_path / "page.html"))
    said = " ".join(told("hagar", *out, "--content", "edition=1", "--against", "default")[1].split())
    assert "edition 1 against the printed game" in said


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("saga", "--set", "gap=99"), 'option gap: "99" is not offered'),
        (("saga", "--against", "gab=9"), 'no option is called "gab"; did you mean "gap"?'),
        (("saga", "--against", "none.toml"), "none.toml: cannot be read"),
        (("runir", "--against", "edition=9"), 'has no former edition "9"; there is: 1'),
        (("hagar", "--against", "edition=seventh"), 'has no former edition "seventh"; there is: 1'),
        (("hagar", "--content", "edition=../content"), 'has no former edition "../content"; there is: 1'),
        (("hagar", "--against", "edition=1", "--against", "my.toml"), "one content file, or one former edition"),
        (("saga", "--players", "3"), "is for 2 players, not 3"),
        (("saga", "--bots", "child,child", "--players", "3"), "do not agree"),
        (("saga", "--bots", "jral"), 'did you mean "jarl"?'),
        (("saga", "--out", "nowhere/page.html"), "cannot be written"),
    ],
)
def test_what_is_wrong_is_told_before_anything_is_compiled(
    arguments: tuple[str, ...], message: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("meadhall.ready.get_ready", lambda *_, **__: pytest.fail("the compiler was started"))
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
