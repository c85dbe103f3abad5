"""Who begins, games that only a guard has ended, and shares that add up, in simulations, reports and files."""

import json
from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner

import meadhall
from meadhall.cli import main
from meadhall.core.constants import WON
from meadhall.core.content import Edition
from meadhall.core.game import Action, Game
from meadhall.core.match import Match
from meadhall.lab.accumulators import Accumulator
from meadhall.lab.arena import arena
from meadhall.lab.findings import turns_told
from meadhall.lab.games import BotTable, ScheduledGame
from meadhall.lab.report import Version, report
from meadhall.lab.simulate import simulate
from meadhall.lab.tables import arena_tables, simulation_table
from tests.lab.test_arena import FIRST

RUNIR = meadhall.game("runir")
THREE = ["random"] * 3


class Beginners(Accumulator):
    """How often who decided first has won, alone or with others."""

    def __init__(self) -> None:
        self.won, self._first = 0, [-1]
        self._first.clear()

    def step(self, match: Match, who: int, action: Action) -> None:
        if who >= 0 and not self._first:
            self._first.append(who)

    def after(self, match: Match) -> None:
        assert match.outcome is not None
        self.won += match.outcome.results[self._first.pop()] == WON
        self._first.clear()


HAGAR = meadhall.game("hagar")
TWO = ["random"] * 2
STOPPED = "{} of 40 games ({:.1f}%) were ended by the limit of turns, not by the rules."


def short_hagar(turns: int = 200) -> Game:
    """Hägar with a limit of turns that ends many games of aimless players."""
    return HAGAR.with_content(Edition(HAGAR.edition.text.replace("turns = 400", f"turns = {turns}"), "short.toml"))


@pytest.mark.parametrize("bots", [THREE, ["random", "random", FIRST]], ids=["compiled", "match"])
def test_who_begins_is_told_by_the_order_of_turns(bots: list[str]) -> None:
    plain = simulate(RUNIR, bots, games=40, seed=2, jobs=1)
    watched = simulate(RUNIR, bots, games=40, seed=2, counts=[Beginners], jobs=1)
    assert plain.turn_order == watched.turn_order
    assert plain.turn_order is not None
    assert plain.turn_order[0].wins == watched.counts["Beginners"]["won"]
    assert len(set(plain.rows.starters.tolist())) == 3, "every seat begins at times"
    if bots == THREE:
        found = report(Version(RUNIR, {}), bots, 40, 2, jobs=1)
        assert [one.value for one in found.found.seats] == pytest.approx([one.win_rate for one in plain.turn_order])
        (told,) = [sentence for sentence in found.sentences() if "who begins" in sentence]
        assert "the seats are exchangeable" in told


def test_where_a_seat_always_begins_seats_are_told_apart() -> None:
    saga = meadhall.game("saga")
    assert simulate(saga, TWO, games=2, seed=1, jobs=1).turn_order is None
    assert "the Vikings" in report(Version(saga, {}), ["random"] * 2, 2, 1, jobs=1).sentences()[1]


def test_no_seat_has_the_credit_of_its_bot() -> None:
    """Saga's sides are unequal, and so are the bots: each bot plays each side in half of the games."""
    found = report(Version(meadhall.game("saga"), {}), ["random", "search:60"], 60, 1, jobs=1)
    rows, bots = found.found.rows, found.found.bots
    by_hand = [rows.results[game, (game + 1) % 2] == WON for game in range(60)]
    assert bots["search:60"].value == pytest.approx(np.mean(by_hand))
    assert bots["search:60"].value + bots["random"].value == pytest.approx(1)
    assert bots["search:60"].interval[0] > 0.5
    assert max(seat.value for seat in found.found.seats) < bots["search:60"].value
    told = found.sentences()[0]
    assert told.startswith("The bots are not equal: random ")
    assert "They change seats from game to game" in told
    assert "Which bot wins" in found.html()
    assert found.found.favourites[0] > 0.35, "what half of the games teach of a seat is not what its bot did there"


def test_a_bot_with_several_seats_is_told_for_each_of_them() -> None:
    found = report(Version(RUNIR, {}), ["random", "random", FIRST], 30, 1, jobs=1).found
    assert 2 * found.bots["random"].value + found.bots[FIRST].value == pytest.approx(1)


def test_games_that_only_the_limit_of_turns_has_ended_are_set_apart(capsys: pytest.CaptureFixture[str]) -> None:
    game = short_hagar()
    found = simulate(game, TWO, games=40, seed=1, jobs=1)
    assert 0 < found.stopped < 40
    ended = found.rows.only(~found.rows.stopped)
    assert found.length["steps"].mean == ended.steps.mean()
    simulation_table(game, found)
    told_stopped = STOPPED.format(found.stopped, 2.5 * found.stopped)
    told = " ".join(capsys.readouterr().out.split())
    assert told.startswith(told_stopped), "first of all"
    assert told.count(told_stopped) == 1
    assert found.to_dict()["warnings"] == found.warnings
    against = report(Version(game, {}), TWO, 40, 1, against=Version(HAGAR, {}), jobs=1)
    assert against.found.games == 40 - found.stopped
    assert told_stopped in against.warnings()[0]
    assert not any(told_stopped in sentence for sentence in against.sentences()), "it is told once"
    left_out = f"({found.stopped} stopped games left out)"
    assert sum(left_out in sentence for sentence in against.sentences()) >= 4
    page = against.html()
    assert page.index(told_stopped) < page.index("What was changed")
    assert page.count(left_out) > 12, "beside every figure"
    differences = {one.name: one for one in against.differences}
    stops = differences["games that the limit of turns has ended"]
    assert stops.this == found.stopped / 40 > stops.other
    assert differences["turns"].delta.games == against.found.games, (
        "what was stopped in one version is left out of both"
    )
    assert differences["turns"].delta.value == 0, "and the rest are the same games"


def test_an_arena_counts_and_names_stopped_games(capsys: pytest.CaptureFixture[str]) -> None:
    game = short_hagar(turns=20)
    found = arena(game, ["random", FIRST], 10, seed=1, jobs=1)
    assert found.stopped > 0
    arena_tables(game, found)
    told = " ".join(capsys.readouterr().out.split())
    assert told.startswith(f"{found.stopped} of 10 games were ended by the limit of turns, not by the rules.")
    assert told.count("not by the rules") == 1


def test_where_all_games_are_stopped_that_is_all_there_is_to_tell() -> None:
    game = short_hagar(turns=3)
    assert simulate(game, TWO, games=3, seed=1, jobs=1).stopped == 3
    told = report(Version(game, {}), TWO, 3, 1, jobs=1)
    (warning,) = told.warnings()
    assert warning.startswith("3 of 3 games (100.0%) were ended by the limit of turns, not by the rules. There is")
    assert told.sentences() == []
    assert "Who wins" not in told.html()
    against = report(Version(HAGAR, {}), TWO, 3, 1, against=Version(game, {}), jobs=1)
    assert against.verdict() == ["Nothing can be compared: a guard has ended every game of one of the versions."]
    assert "Who wins" in against.html(), "one version has something to tell"
    assert "would hardly ever come from chance" not in against.html()


def test_no_interval_of_turns_lies_below_none() -> None:
    mean, _ = turns_told(np.array([3.0, 60.0]))
    assert mean.interval[0] == 0
    assert mean.interval[1] > 60


@pytest.mark.parametrize("name", [name for name in meadhall.game_names() if meadhall.game(name).stop])
def test_a_stop_is_known_after_a_game_of_any_bots(name: str) -> None:
    """What the words of a game say at its end is what the lab counts."""
    game = meadhall.game(name)
    found = simulate(game, ["random"] * 2, games=3, seed=1, jobs=1)
    for number in range(3):
        _, match = BotTable(game, 2, 1).play_match(ScheduledGame(number, number, ("random", FIRST)))
        told = game.words.prompt(match.view())
        assert bool(game.kernels.stopped(match.state, match.box)) == ("scored as it stands" in told)
    assert len(found.rows.stopped) == 3


def test_shared_wins_add_up_and_seats_are_counted_from_one(capsys: pytest.CaptureFixture[str]) -> None:
    found = simulate(HAGAR, ["random", "random", FIRST], games=40, seed=1, jobs=1)
    assert sum(seat.wins for seat in found.seats) > 40 - found.stopped, "wins are shared at times"
    assert found.turn_order is not None
    for seats in (found.seats, found.turn_order):
        assert sum(seat.win_rate for seat in seats) == pytest.approx(1)
    simulation_table(HAGAR, found)
    first = [line.split()[1] for line in capsys.readouterr().out.splitlines() if line.startswith("│")]
    assert [cell for cell in first if cell.isdigit()] == ["1", "2", "3"]


def test_a_file_tells_the_turn_of_each_seat_and_what_was_stopped(tmp_path: Path) -> None:
    content, out = tmp_path / "short.toml", tmp_path / "games.json"
    content.write_text(short_hagar().edition.text, encoding="utf-8")
    arguments = ["simulate", "hagar", "--games", "30", "--content", str(content), "--out", str(out), "--jobs", "1"]
    assert CliRunner().invoke(main, arguments).exit_code == 0
    rows = json.loads(out.read_text())
    assert {(row["turn_0"], row["turn_1"]) for row in rows} == {(1, 2), (2, 1)}
    assert set(np.unique([row["stopped"] for row in rows]).tolist()) == {0, 1}
