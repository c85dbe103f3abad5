"""A judge: what it thinks is the same wherever it thinks it, and nothing that is none gets into a search."""

import os
import subprocess
import sys
import zipfile
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import meadhall
from meadhall.bots import levels
from meadhall.bots.judge import Judge, JudgeError
from meadhall.bots.judge.judge import new_network_scratch, settings_of
from meadhall.bots.judge.network import blend, run_network, write_chances
from meadhall.bots.players import find
from meadhall.core.constants import MOST_SEATS
from meadhall.core.game import Game
from meadhall.core.kernel import JIT
from meadhall.core.match import Match
from meadhall.core.record import Array
from meadhall.training import fit
from tests.training.samples import Sample, random_judge, sample
from tests.training.test_features import features_of

GAME = "hagar"


def chances(judge: Judge, found: Sample, i: int, estimates: Array | None = None) -> Array:
    """What a judge thinks of a position, by the kernels."""
    game, seat, players = meadhall.game(GAME), int(found.seats[i]), int(found.players[i])
    network, scratch, out = judge.network(game.make_box(players)), new_network_scratch([judge]), np.zeros(players)
    if estimates is not None:
        scratch.estimates[:] = estimates
    run_network(found.raw[i], seat, players, network, scratch)
    write_chances(seat, players, network, scratch, out)
    return out


def test_compiled_chances_are_those_of_plain_sums_and_of_what_was_fitted() -> None:
    found, judge = sample(GAME), random_judge(GAME)
    estimates = np.random.default_rng(1).uniform(0, 1, MOST_SEATS)
    for i in range(0, len(found.states), 170):
        seat, players = int(found.seats[i]), int(found.players[i])
        weights, settings = judge.weights, settings_of(meadhall.game(GAME).make_box(players))
        features = features_of(found, found.raw[i], seat, players)
        around = np.roll(estimates[:players], -seat) if found.table.turned[0] else estimates[:players]
        odds = np.zeros(MOST_SEATS)
        odds[:players] = 0.5 * np.log(np.clip(around, 0.01, 0.99) / (1 - np.clip(around, 0.01, 0.99)))
        first = weights["embeddings"][features].sum(axis=0) + weights["bias"] + weights["setting"][settings].sum(axis=0)
        first = first + odds @ weights["estimate"]
        second = np.maximum(0, np.maximum(0, first) @ weights["hidden"] + weights["hidden_bias"])
        plain = 1 / (1 + np.exp(-(weights["value"] @ second + weights["value_bias"])))
        plain = np.roll(plain[:players], seat) if found.table.turned[0] else plain[:players]
        assert chances(judge, found, i, estimates) == pytest.approx(plain, abs=1e-5)
        dense = np.zeros((1, found.features), np.float32)
        dense[0, features] = 1
        fitted = fit._second_layer(judge.weights, dense, np.array([settings]), odds[None, :].astype(np.float32))
        assert np.asarray(fitted)[0] == pytest.approx(second, rel=1e-4, abs=1e-3)


def test_a_judge_from_a_file_thinks_as_it_did(tmp_path: Path) -> None:
    found, judge = sample(GAME), random_judge(GAME)
    path = tmp_path / "judge.npz"
    replace(judge, about={"game": GAME, "search": {"horizon": 0}}).save(path)
    again = Judge.load(path, meadhall.game(GAME))
    assert again.about == {"game": GAME, "search": {"horizon": 0}}
    for i in range(0, len(found.states), 53):
        assert chances(again, found, i) == pytest.approx(chances(judge, found, i), abs=0.02)
    assert [file.name for file in tmp_path.iterdir()] == ["judge.npz"]


# --- What is none -------------------------------------------------------------------------------------------------


def changed(**weights: Any) -> Callable[[Path], None]:
    def write(path: Path) -> None:
        judge = random_judge(GAME)
        replace(judge, weights={**judge.weights, **weights}).save(path)

    return write


def with_table(**table: Any) -> Callable[[Path], None]:
    def write(path: Path) -> None:
        judge = random_judge(GAME)
        replace(judge, table=judge.table._replace(**table)).save(path)

    return write


def truncated(path: Path) -> None:
    random_judge(GAME).save(path)
    path.write_bytes(path.read_bytes()[:-2000])


def spoilt(path: Path) -> None:
    random_judge(GAME).save(path)
    data = bytearray(path.read_bytes())
    data[len(data) // 2] ^= 255
    path.write_bytes(data)


def one_array(path: Path) -> None:
    with path.open("wb") as file:
        np.save(file, np.zeros(3))


def some_text(path: Path) -> None:
    path.write_text("a judge", encoding="utf-8")


def another_zip(path: Path) -> None:
    with zipfile.ZipFile(path, "w") as file:
        file.writestr("hello.txt", "hello")


NONE: dict[str, tuple[Callable[[Path], None], str]] = {
    "missing": (lambda path: None, "there is no such file"),
    "a folder": (lambda path: path.mkdir(), "cannot be read"),
    "empty": (lambda path: path.touch(), "is no judge"),
    "text": (some_text, "is no judge"),
    "one array": (one_array, "is no judge"),
    "another zip": (another_zip, "is no judge"),
    "truncated": (truncated, "is no judge, or a damaged one"),
    "spoilt": (spoilt, "is no judge, or a damaged one"),
    "another game's": (lambda path: random_judge("runir").save(path), 'judges "runir", not Hägar'),
    "another layout": (
        lambda path: replace(random_judge(GAME), layout="0123456789abcdef").save(path),
        "states of Hägar: Land in Sicht! as they were once",
    ),
    "not finite": (changed(bias=np.full(64, np.nan, np.float32)), "some of its numbers are not finite"),
    "too few actions": (changed(policy=np.zeros((3, 32), np.float32)), "its layers do not fit"),
    "too few features": (changed(embeddings=np.zeros((3, 64), np.float32)), "table of features does not fit"),
    "behind the state": (
        with_table(offsets=sample(GAME).table.offsets + 10_000),
        "its table of features does not fit the game",
    ),
    "a table of texts": (with_table(values=np.array(["a", "b"])), "its table of features is damaged"),
}


@pytest.mark.parametrize("which", NONE)
def test_what_is_no_judge_of_the_game_is_refused_in_a_sentence(which: str, tmp_path: Path) -> None:
    write, sentence = NONE[which]
    path = tmp_path / "judge.npz"
    write(path)
    with pytest.raises(JudgeError) as told:
        Judge.load(path, meadhall.game(GAME))
    assert sentence in str(told.value)
    assert str(told.value).startswith(str(path))
    assert "\n" not in str(told.value)


def test_a_bot_whose_judge_is_missing_says_so_by_itself() -> None:
    with pytest.raises(JudgeError, match=r"^nowhere\.npz: the judge cannot be read: there is no such file$"):
        find("search:10@nowhere.npz").advise(meadhall.game(GAME).start(2, seed=1))
    with pytest.raises(JudgeError, match="playouts ask no judge"):
        levels.check_judges(meadhall.game(GAME), ["karl", "playouts:10@nowhere.npz"])


# --- In the search ------------------------------------------------------------------------------------------------


def position() -> Match:
    match = meadhall.game(GAME).start(2, seed=5)
    while len(match.legal) < 3:
        match.play(match.legal[0])
    return match


def test_a_judge_is_read_again_only_when_its_file_has_changed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, read = tmp_path / "judge.npz", []

    def load(path: Path, game: Game) -> Judge:
        read.append(path)
        return random_judge(GAME)

    monkeypatch.setattr(Judge, "load", load)
    path.touch()
    game = meadhall.game(GAME)
    first, again = (levels.parameters_by_name(game, "search", str(path)).judge for _ in range(2))
    os.utime(path, (1, 1))
    assert levels.parameters_by_name(game, "search", str(path)).judge is not first
    assert first is again
    assert len(read) == 2


@pytest.mark.skipif(not JIT, reason="compares with compiled code")
def test_search_with_a_judge_runs_without_the_compiler(tmp_path: Path) -> None:
    bots = []
    for prior_weight in (0.0, 1.5):
        path = tmp_path / f"judge-{prior_weight}.npz"
        replace(random_judge(GAME), about={"search": {"prior_weight": prior_weight}}).save(path)
        bots.append(f"search:40@{path}")
    code = f"""
from meadhall.bots.players import find
from tests.training.test_judge import position
print(*(find(bot).advise(position()).action for bot in {bots!r}))
"""
    plain = subprocess.run(
        [sys.executable, "-c", code],
        env=os.environ | {"MEADHALL_JIT": "0"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert plain.returncode == 0, plain.stderr
    assert plain.stdout.split() == [str(find(bot).advise(position()).action) for bot in bots]


def test_every_seat_has_a_chance_of_its_own() -> None:
    found, judge = sample(GAME), random_judge(GAME)
    i = int(np.flatnonzero(found.players == 3)[0])
    assert len(set(chances(judge, found, i).round(6).tolist())) == 3
    assert MOST_SEATS >= 3


def test_a_judge_and_the_games_own_estimate_are_blended_by_their_odds() -> None:
    chances = np.array([0.6, 0.4])
    blend(2, 0.5, np.array([0.5, 0.5]), chances)
    odds = np.sqrt(0.6 / 0.4)  # half of the logarithm: the estimate sees nobody ahead
    assert chances == pytest.approx([odds / (1 + odds), 1 / (1 + odds)])
    chances = np.array([0.6, 0.4, 0.4])
    blend(3, 0.5, np.array([0.99, 0.2, 0.1]), chances)
    assert chances[0] > 0.75
    assert chances[1] > chances[2]
    for players in (2, 3, 4):
        hopeful = np.full(players, 1 / players)
        blend(players, 0.5, np.full(players, 0.9), hopeful)  # all hope too much: nobody is ahead
        assert hopeful == pytest.approx([1 / players] * players)
