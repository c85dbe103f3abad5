"""The game that `meadhall new` writes: no chance, no points, draws. All of the contract's defaults are in it."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pyspiel
import pytest
from click.testing import CliRunner
from pettingzoo.test import api_test
from playwright.sync_api import expect

import meadhall
from meadhall import cli, games, new_game
from meadhall.core.conformance import ConformanceError, check
from meadhall.core.constants import DREW, LOST, WON
from meadhall.core.contract import Kernels
from meadhall.core.errors import GameFileError
from meadhall.core.game import Game
from meadhall.core.gamefile import parse_game_file
from meadhall.core.kernel import kernel
from meadhall.core.match import Match
from meadhall.core.replay import replay, verify
from meadhall.envs import aec_env, openspiel_game
from meadhall.lab.arena import arena
from meadhall.lab.report import Version, report
from meadhall.lab.simulate import simulate
from meadhall.lab.tables import simulation_table
from meadhall.ready import warm
from meadhall.table.commands import Act, Sit, Start
from meadhall.terminal import result
from tests.envs.test_pettingzoo import knows_only_its_own_games
from tests.examples import reference
from tests.hall.browser import Guest, browser
from tests.hall.server import opened
from tests.table.seating import ASTRID, BJARNI, Party
from tests.test_terminal import Script, at_the_table

DRAW = "a1 b1 c1 b2 a2 c2 b3 a3 c3"
WIN = "a1 b1 a2 b2 a3"


@pytest.fixture(scope="module", autouse=True)
def found() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("MEADHALL_GAMES", str(new_game.STARTER.parent))
        yield


@pytest.fixture(scope="module")
def starter(found: None) -> Game:
    return meadhall.game("starter")


def played(game: Game, cells: str) -> Match:
    match = game.start(seed=1, names=["Astrid", "Bjarni"])
    for cell in cells.split():
        match.play(f"place {cell}")
    return match


# --- A new game ---------------------------------------------------------------------------------------------------


def test_a_new_game_is_found_and_stands_for_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MEADHALL_GAMES", str(tmp_path))
    done = CliRunner().invoke(cli.main, ["new", "mill_stones"])
    assert f"{tmp_path / 'mill_stones'}: a game" in done.output
    games._look_around.cache_clear()
    assert meadhall.game("mill_stones").title == "Mill Stones"
    files = list((tmp_path / "mill_stones").glob("*.*"))
    assert {file.name for file in files} == {*games.FILES, "test_mill_stones.py"}
    texts = [file.read_text(encoding="utf-8") for file in files]
    assert sum(text.count("\n") for text in texts) < 300
    assert not any("Starter" in text for text in texts)


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("hagar", '"hagar" is the name of one of our games'),
        ("Nine-Men", '"Nine-Men" cannot name a game; take small letters'),
        ("notes", "is there already, and not empty: nothing was written"),
    ],
)
def test_what_is_there_stays(tmp_path: Path, name: str, said: str) -> None:
    (tmp_path / "notes").mkdir()
    (tmp_path / "notes" / "ideas.txt").write_text("herring?")
    done = CliRunner().invoke(cli.main, ["new", name, "--into", str(tmp_path)])
    assert done.exit_code == 1
    assert said in done.stderr
    assert os.listdir(tmp_path) == ["notes"]


# --- Everywhere ---------------------------------------------------------------------------------------------------


def test_it_keeps_the_contract_and_opens_before_anything_has_happened(starter: Game) -> None:
    assert "200 games in 1 configuration keep the contract" in str(check(starter, games=200))
    assert not starter.start(scripted=True).steps
    warm(starter)


def test_its_ends_are_told(starter: Game) -> None:
    draw, win = played(starter, DRAW), played(starter, WIN)
    assert draw.outcome is not None
    assert draw.outcome.draw
    assert (draw.outcome.results, draw.outcome.places, draw.outcome.points) == ((DREW, DREW), (1, 1), None)
    assert draw.outcome.winners == ()
    assert result(draw) == "It is a draw."
    assert result(win) == "Astrid wins\nBjarni loses"
    assert win.game.words.prompt(win.view()) == "The game is over."


def test_it_is_played_in_the_terminal_without_a_promise_about_dice(starter: Game) -> None:
    script, match = Script(*(f"place {cell}" for cell in DRAW.split())), starter.start(names=["Astrid", "Bjarni"])
    assert at_the_table(script, match, "me,me")
    assert script.told[-1].endswith("It is a draw.")
    done = CliRunner().invoke(cli.main, ["terminal", "starter", "--seats", "random,random", "--seed", "1"])
    assert "dice" not in done.output


def test_its_file_replays_and_tells_of_the_draw(starter: Game) -> None:
    file = parse_game_file(played(starter, DRAW).record.to_json())
    assert file.result is not None
    assert (file.result.points, file.result.results) == (None, ["drew", "drew"])
    assert replay(file, starter).over
    assert verify(file, starter).draws == 0
    file.result.results = ["won", "lost"]
    with pytest.raises(GameFileError, match=r"tells of places \[1, 1\] \(won, lost\), but its actions lead to"):
        verify(file, starter)
    won = played(starter, WIN).record.result
    assert won is not None
    assert won.results is None  # the places tell it


def test_draws_are_counted(starter: Game, capsys: pytest.CaptureFixture[str]) -> None:
    found = simulate(starter, ["random", "random"], games=1000, seed=1)
    first, second = found.seats
    assert first.wins + second.wins + first.draws == 1000
    assert first.draws == second.draws > 50
    assert first.points is None
    simulation_table(starter, found)
    told = capsys.readouterr().out
    assert "draws" in told
    assert "points" not in told


def test_in_the_arena_a_draw_is_half_a_win(starter: Game) -> None:
    found = arena(starter, ["random", "greedy"], games=20, seed=1, jobs=1)
    assert sum(standing.wins for standing in found.standings) == 20


def test_a_report_does_without_points(starter: Game) -> None:
    page = report(Version(starter, {}), ["random"] * 2, games=20, seed=1, jobs=1).html()
    assert "of the games are draws" in page
    assert not re.search(r"\bpoints\b(?!=)", re.sub(r"<(style|svg).*?</\1>", "", page, flags=re.DOTALL))


def test_at_the_table_a_draw_is_one_and_no_dice_are_promised(starter: Game) -> None:
    party = Party(game=starter, careful=False)
    party.do(Sit(1, "Bjarni"), BJARNI)
    party.do(Start())
    for turn, cell in enumerate(DRAW.split()):
        party.do(Act(f"place {cell}"), (ASTRID, BJARNI)[turn % 2])
    view = party.view(ASTRID)
    assert view.result is not None
    assert [(score.result, score.place, score.points) for score in view.result.scores] == [("drew", 1, None)] * 2
    assert not view.dice.used


def test_in_the_browser_its_end_has_no_points_and_no_dice(starter: Game, tmp_path: Path) -> None:
    with opened(tmp_path / "hall") as server, browser() as chromium:
        guest = Guest(chromium, server.address, seed=1)
        guest.page.set_default_timeout(120_000)  # where nothing is compiled yet it takes a while to begin
        guest.play_now("starter", "random")
        assert guest.page.locator("#show-dice").is_hidden()
        while guest.wait():
            guest.touch()
        expect(guest.page.locator("#result .verdict")).to_have_text(re.compile("won.$|It is a draw.$"))
        told = guest.page.locator("#result").inner_text()
        assert "point" not in told
        assert "dice" not in told
        assert not guest.errors
        guest.context.close()


class TestEnvironments:
    pytestmark = knows_only_its_own_games

    def test_pettingzoo(self, starter: Game) -> None:
        env = aec_env("starter")
        api_test(env, num_cycles=20)
        env.reset(seed=1)
        for cell in DRAW.split():
            env.step(starter.actions.number(f"place {cell}"))
        assert set(env.rewards.values()) == {0.5}

    def test_openspiel(self, starter: Game) -> None:
        game = openspiel_game("starter")
        assert game.get_type().chance_mode == pyspiel.GameType.ChanceMode.DETERMINISTIC
        pyspiel.random_sim_test(game, num_sims=2, serialize=False, verbose=False)


EIGHT = """
from dataclasses import replace
import meadhall
from meadhall.bots.players import find
from meadhall.core.content import Edition
game = meadhall.game("starter")
game = replace(game, edition=Edition(game.edition.text.replace("[2, 2]", "[2, 8]"), "content.toml"))
match = game.start(8, seed=1)
while not match.over:
    match.play(find("search:10").advise(match).action)
print(len(match.outcome.results))
"""


def test_bots_search_with_eight_seats(starter: Game) -> None:
    quick = os.environ | {"MEADHALL_JIT": "0"}  # compiled it would take longer to begin than to play
    done = subprocess.run([sys.executable, "-c", EIGHT], env=quick, capture_output=True, text=True, check=True)
    assert done.stdout == "8\n"


# --- All together, and what the kit says -----------------------------------------------------------------------------


@kernel
def all_win(s: Any, box: Any, out: Any) -> None:
    out[:] = WON


@kernel
def all_lose(s: Any, box: Any, out: Any) -> None:
    out[:] = LOST


@kernel
def something_else(s: Any, box: Any, out: Any) -> None:
    out[:] = 3


def ending(game: Game, results: Any) -> Game:
    """The same game, which always ends like this."""
    rules = {name: getattr(game.kernels, name) for name in ("setup", "to_move", "legal", "step")}
    return replace(game, kernels=Kernels.of(SimpleNamespace(**rules, results=results), results.__name__))


def test_all_may_win_or_lose_together(starter: Game) -> None:
    won, lost = (played(ending(starter, each), WIN) for each in (all_win, all_lose))
    assert won.outcome is not None
    assert won.outcome.winners == (0, 1)
    assert lost.outcome is not None
    assert (lost.outcome.winners, lost.outcome.places) == ((), (1, 1))
    assert result(lost) == "Astrid loses\nBjarni loses"
    record = lost.record.result
    assert record is not None
    assert record.results == ["lost", "lost"]


def test_a_result_that_is_none_is_found(starter: Game) -> None:
    with pytest.raises(ConformanceError, match="neither WON nor DREW nor LOST"):
        check(ending(starter, something_else), games=1, close=0, compiled=False)


def test_the_reference_of_what_a_game_may_call_is_up_to_date() -> None:
    told = "run: python -m tests.examples.reference"
    assert reference.DOCUMENT.read_text(encoding="utf-8") == reference.reference(), told
