"""Luck and decisions: what a report tells of analysed games, with how much doubt, and what it calls different."""

import re
from dataclasses import replace

import numpy as np
import pytest

import meadhall
from meadhall.core.kernel import JIT
from meadhall.lab.analysed_games import COMPARED, COURSE, SAMPLE, AnalysedGame, GameAnalyst, analysed_games
from meadhall.lab.compare import compare
from meadhall.lab.games import BotTable
from meadhall.lab.luck import LuckFindings, Quartiles, find_luck
from meadhall.lab.report import BalanceReport, Version, report, with_luck
from meadhall.lab.runs import GameRun
from meadhall.lab.sentences import luck_summary

RUNIR, SAGA = meadhall.game("runir"), meadhall.game("saga")
pytestmark = pytest.mark.skipif(not JIT, reason="analysing whole games takes too long without the compiler")


def made(number: int, rng: np.random.Generator, luck: float = 0.5, loss: float = 0.02) -> AnalysedGame:
    """A game as it might be analysed: the first seat wins if its luck and its decisions add up to more than nothing."""
    chance, played = rng.normal(0, luck), rng.normal(0, 0.3)
    result = float(chance + played > 0)
    misjudged = result - 0.5 - chance - played
    pair = np.array([1.0, -1.0])
    sample = np.zeros(10, SAMPLE)
    sample["family"], sample["gap"] = np.arange(10) % 2, np.where(np.arange(10) < 3, 0.08, 0.0)
    sample["losses"][:5] = rng.normal(loss, 0.01, (5, len(COMPARED)))
    return AnalysedGame(
        number=number, start=np.full(2, 0.5), result=np.array([result, 1 - result]), chance=chance * pair,
        secrets=np.zeros(2), uncertainty=misjudged * pair, decisions=played * pair, lost=np.full(2, 0.1), choices=40,
        wrong=2,
        course=np.linspace(0.5, 1, COURSE + 1), settled=np.array([0.2, 0.7]), sample=sample, names=("A", "B") * 5,
    )  # fmt: skip


def a_hundred(seed: int, **more: float) -> LuckFindings:
    rng = np.random.default_rng(seed)
    return find_luck(RUNIR, [made(number, rng, **more) for number in range(100)])


@pytest.fixture(scope="module")
def printed() -> BalanceReport:
    plain = report(Version(RUNIR, {}), ["search:8"] * 2, 32, 1, jobs=1)
    plan = GameRun(BotTable(RUNIR, 2, 1), ("search:8",) * 2, 32).plan
    games = list(analysed_games(plan, range(31), 1, depth=16, asked=2))
    return replace(plain, found=replace(plain.found, luck=find_luck(RUNIR, games)))


def test_what_makes_a_result_adds_up() -> None:
    found = a_hundred(1)
    assert sum(one.value for one in found.parts.values()) == pytest.approx(1)
    assert found.parts["chance"].value > found.parts["decisions"].value > 0
    assert found.matter.value == pytest.approx(0.3)


def test_only_a_game_with_secrets_has_a_share_of_them() -> None:
    rng = np.random.default_rng(1)
    games = [made(number, rng) for number in range(40)]
    assert list(find_luck(RUNIR, games).parts) == ["chance", "decisions"]
    assert list(find_luck(SAGA, games).parts) == ["chance", "secrets", "decisions"]


def test_shares_of_unequal_players_mean_something() -> None:
    """One side plays far better and wins nearly always: that is decisions, and never more than all."""
    rng, games = np.random.default_rng(1), []
    for number in range(60):
        game = made(number, rng, luck=0.1)
        games.append(replace(game, decisions=np.array([0.5, -0.5]), result=np.array([1.0, 0.0])))
    parts = find_luck(RUNIR, games).parts
    assert parts["decisions"].value > 0.9
    assert all(0 <= one.value <= 1 for one in parts.values())


def test_what_the_judge_misjudged_is_no_share_of_the_game() -> None:
    rng = np.random.default_rng(1)
    games = [made(number, rng) for number in range(60)]
    doubtful = [replace(game, uncertainty=3 * game.uncertainty) for game in games]
    sure, unsure = find_luck(RUNIR, games), find_luck(RUNIR, doubtful)
    assert sure.parts == unsure.parts
    assert unsure.doubt.value == pytest.approx(3 * sure.doubt.value)
    told = ["no more than a hint" in luck_summary(found)[0] for found in (sure, unsure)]
    assert told == [sure.rough, unsure.rough] == [False, True]


def test_the_interval_of_a_share_holds_it() -> None:
    """Of a hundred samples of the same games 95 should hold what many games show, give or take a few."""
    truth = find_luck(RUNIR, [made(0, np.random.default_rng(number + 1000)) for number in range(2000)])
    held = 0
    for seed in range(100):
        low, high = a_hundred(seed).parts["chance"].interval
        held += low <= truth.parts["chance"].value <= high
    assert held >= 89


def test_the_middle_of_some_numbers_has_an_interval() -> None:
    rng, held = np.random.default_rng(1), 0
    for _ in range(200):
        low, high = Quartiles.of(rng.normal(size=80)).interval
        held += low <= 0 <= high
    assert held >= 182


def test_a_report_tells_of_luck_and_decisions(printed: BalanceReport) -> None:
    luck = printed.found.luck
    assert luck is not None
    assert [game.number for game in luck.games] == list(range(31))
    assert sum(one.value for one in luck.parts.values()) == pytest.approx(1)
    for game in luck.games:
        total = game.start + game.chance + game.secrets + game.decisions + game.uncertainty
        assert total == pytest.approx(game.result)
    told = " ".join(printed.sentences())
    assert "Luck or decisions: what moved the chances in the 31 games" in told
    assert "of the turns matter" in told
    assert "a child " in told
    page = printed.html()
    for words in ("What makes the difference", "How early it is decided", "Which turns they get wrong"):
        assert words in page
    assert not re.findall(r"[> \"](nan|inf|None)[< %,\"]", page)


def test_weaker_levels_lose_more_than_stronger_ones(printed: BalanceReport) -> None:
    luck = printed.found.luck
    assert luck is not None
    child, *_, jarl = luck.levels
    assert child.value > jarl.value
    assert child.interval[0] > 0


def test_one_process_or_two_find_the_same() -> None:
    plan = GameRun(BotTable(SAGA, 2, 5), ("search:4", "random"), 3).plan
    one, two = (
        {game.number: game for game in analysed_games(plan, range(3), jobs, depth=16, asked=2)} for jobs in (1, 2)
    )
    for number in range(3):
        for name in AnalysedGame.__dataclass_fields__:
            assert np.array_equal(getattr(one[number], name), getattr(two[number], name)), name


def test_games_that_are_not_compiled_are_analysed_too() -> None:
    bots = ("random", "tests.lab.test_arena:First")
    analyst = GameAnalyst(GameRun(BotTable(meadhall.game("hagar"), 2, 1), bots, 1).plan, depth=8, asked=1)
    assert analyst.look(0).choices > 10


def test_few_analysed_games_say_nothing() -> None:
    few = with_luck(report(Version(RUNIR, {}), ["random"] * 2, 2, 1, jobs=1), 2, jobs=1)
    assert "Luck or decisions" not in " ".join(few.sentences())
    assert "2 analysed games are too few" in few.html()


def test_a_version_against_itself_differs_in_nothing(printed: BalanceReport) -> None:
    found = replace(printed, against=printed.version, other=printed.found)
    differences = compare(found.found, found.found)
    assert {one.kind for one in differences} >= {"luck"}
    assert not any(one.real for one in differences)


def test_noise_is_not_called_a_difference_and_a_real_one_is() -> None:
    base = report(Version(RUNIR, {}), ["random"] * 2, 100, 1, jobs=1).found
    called = 0
    for seed in range(0, 40, 2):
        one, two = (replace(base, luck=a_hundred(each)) for each in (seed, seed + 1))
        called += any(difference.real for difference in compare(one, two))
    assert called <= 2
    luckier, other = replace(base, luck=a_hundred(1, loss=0.05)), replace(base, luck=a_hundred(2))
    real = [one.name for one in compare(luckier, other) if one.real]
    assert "points that a child loses in a turn" in real
    assert not any(name.startswith("share of turns") for name in real)


def test_nothing_is_analysed_unless_it_is_wanted() -> None:
    plain = report(Version(RUNIR, {}), ["random"] * 2, 2, 1, jobs=1)
    assert plain.found.luck is None
    assert "Luck and decisions" not in plain.html()
    assert with_luck(plain, 1, jobs=1).found.luck is not None


def test_a_summary_names_the_kind_that_is_hardest() -> None:
    (last,) = [told for told in luck_summary(a_hundred(3, loss=0.06)) if told.startswith("A child loses most")]
    assert re.match(r'A child loses most in turns that should begin with "\w+", for example A: 3\.6 \(.* points', last)
