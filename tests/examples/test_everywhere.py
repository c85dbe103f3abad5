"""Every example is one folder, and all the rest comes by itself: terminal, bots, lab, environments, files, browser."""

import json
import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import gymnasium
import httpx
import pyspiel
import pytest
from click.testing import CliRunner
from pettingzoo.test import api_test
from playwright.sync_api import expect

import meadhall
import meadhall.envs
from meadhall import cli, games
from meadhall.bots.players import find
from meadhall.core.conformance import check
from meadhall.core.game import Game
from meadhall.core.gamefile import parse_game_file
from meadhall.core.kernel import JIT
from meadhall.core.replay import replay, verify
from meadhall.envs import aec_env, openspiel_game, vector_env
from meadhall.lab.arena import arena
from meadhall.lab.simulate import simulate
from meadhall.terminal import result
from tests.envs.test_pettingzoo import knows_only_its_own_games
from tests.hall.browser import Guest, browser
from tests.hall.server import opened
from tests.test_sentences import slips_of
from tests.test_terminal import Script, at_the_table


@dataclass(frozen=True)
class Example:
    """What is known of an example before it is played."""

    rule: str
    """The beginning of one of its rules."""
    typed: tuple[str, ...]
    """What a person types who plays it in the terminal against chance; then always the first thing that can be done."""
    told: str
    """What is told then."""
    log: str
    """What is told in every game of it."""
    chance: bool = False
    options: dict[str, Any] = field(default_factory=dict)
    """Other options than the usual ones."""


EXAMPLES = {
    "skrei": Example(
        rule="**SK-10** Elsewhere the fish",
        typed=("horn maelstrom", "sail bay", "hint", "undo", "sail b"),
        told="Astrid blows the horn and sails to the Maelstrom.",
        log="Dawn, weather",
        chance=True,
        options={"long": True},
    ),
    "morris": Example(
        rule="**NM-05** Three men of yours",
        typed=("place d2", "move d2 d1", "hint", "undo", "place f4"),
        told="Astrid places a man on d2.",
        log="places a man on",
        options={"flying": False},
    ),
    "hnefatafl": Example(
        rule="**HT-07** A castle",
        typed=("move e2 b2", "move a4 a4", "hint", "undo", "move e8 b8"),
        told="Astrid moves from e2 to b2.",
        log="moves from",
        options={"board": "brandubh", "escape": "edge"},
    ),
}
everyone = pytest.mark.parametrize("name", EXAMPLES)


def test_no_example_is_left_out(examples: Path) -> None:
    assert set(games.names()) - set(games.own_names()) == set(EXAMPLES)


@everyone
def test_it_is_in_the_list_and_has_rules(examples: Path, name: str) -> None:
    names = [game["name"] for game in json.loads(CliRunner().invoke(cli.main, ["games", "--json"]).stdout)]
    assert name in names
    assert EXAMPLES[name].rule in CliRunner().invoke(cli.main, ["rules", name]).stdout


@pytest.mark.parametrize("name", ["morris", "hnefatafl"])
def test_a_game_is_not_much_to_write(examples: Path, name: str) -> None:
    files = [file for file in (examples / name).iterdir() if file.is_file()]
    assert sum(file.read_text(encoding="utf-8").count("\n") for file in files) < 600


@pytest.mark.parametrize("name", ["morris", "hnefatafl"])
def test_it_keeps_the_contract(examples: Path, name: str) -> None:
    each = [(2, {}), (2, EXAMPLES[name].options)]
    report = check(meadhall.game(name), games=60 if JIT else 1, close=1, configurations=each, sparing=True)
    assert "keep the contract" in str(report)


@everyone
def test_no_sentence_has_a_slip(examples: Path, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    if not EXAMPLES[name].chance:  # where pieces only move, hundred games say three sentences more than thirty
        monkeypatch.setattr("tests.test_sentences.GAMES", 30)
    told = slips_of(meadhall.game(name))
    assert not told, "\n".join(told)


@everyone
def test_a_person_plays_it_in_the_terminal(examples: Path, name: str) -> None:
    script = Script(*EXAMPLES[name].typed, *["1"] * 200)
    match = meadhall.game(name).start(2, seed=4, names=["Astrid", "Random"])
    assert at_the_table(script, match, "me,random")
    assert match.over
    assert EXAMPLES[name].told in script.text
    assert result(match) in script.text


@everyone
@pytest.mark.parametrize("bot", ["random", "greedy", "child", "search:100x2", "tests.lab.test_arena:First"])
def test_every_kind_of_bot_plays_it(examples: Path, name: str, bot: str) -> None:
    game = meadhall.game(name)
    match = game.start(min(3, game.seats[-1]), seed=2)
    with find(bot) as player:
        while not match.over:
            match.play(player.advise(match).action)
    assert match.outcome is not None


@everyone
def test_its_game_file_replays_and_its_dice_are_verified(examples: Path, tmp_path: Path, name: str) -> None:
    game = meadhall.game(name)
    match = game.start(game.seats[-1], EXAMPLES[name].options, seed=6)
    while not match.over:
        match.play(match.legal[len(match.steps) % len(match.legal)])
    match.save(tmp_path / "game.json")
    again = meadhall.load(tmp_path / "game.json")
    assert again.record == match.record
    told = CliRunner().invoke(cli.main, ["verify", str(tmp_path / "game.json")]).stdout
    draws = verify(match.record, game).draws
    assert (draws > 0) is EXAMPLES[name].chance
    if draws:
        assert f"All {draws} draws follow from the secret" in told


def test_many_games_are_simulated(skrei: Game) -> None:
    found = simulate(skrei, ["random"] * 3, games=3000, seed=1)
    wins = [seat.wins / found.games for seat in found.seats]
    assert found.length["decisions"].mean == 18
    assert max(wins) - min(wins) < 0.06  # every seat is as good as the others


@everyone
def test_who_thinks_wins(examples: Path, name: str) -> None:
    found = arena(
        meadhall.game(name), ["random", "search:60"], games=60 if EXAMPLES[name].chance else 12, seed=1, jobs=1
    )
    (duel,) = [duel for duel in found.duels if duel.bot == "search:60"]
    assert duel.interval[0] > 0.5


def test_bots_meet_on_several_processes(skrei: Game) -> None:
    one, two = (arena(skrei, ["random", "search:60"], games=20, seed=1, jobs=jobs).duels for jobs in (1, 2))
    assert one == two


def fewest_and_most(name: str) -> list[tuple[str, int]]:
    return [(name, 2), (name, 4)] if name == "skrei" else [(name, 2)]


@pytest.mark.parametrize(("name", "players"), [each for name in EXAMPLES for each in fewest_and_most(name)])
class TestEnvironments:
    pytestmark = knows_only_its_own_games

    def test_pettingzoo(self, examples: Path, name: str, players: int) -> None:
        options: dict[str, Any] = EXAMPLES[name].options
        api_test(aec_env(name, players, **options), num_cycles=40)

    def test_gymnasium(self, examples: Path, name: str, players: int) -> None:
        meadhall.envs.register()
        env = gymnasium.make(f"meadhall/{name}-v1", opponents="random", players=players)
        seen, _ = env.reset(seed=1)
        over = False
        while not over:
            seen, reward, over, _, _ = env.step(env.action_space.sample(seen["action_mask"]))
        assert 0 <= float(reward) <= 1

    def test_openspiel(self, examples: Path, name: str, players: int) -> None:
        game = openspiel_game(name, players)
        imperfect = pyspiel.GameType.Information.IMPERFECT_INFORMATION
        assert (game.get_type().information == imperfect) is EXAMPLES[name].chance
        pyspiel.random_sim_test(game, num_sims=2, serialize=False, verbose=False)


@pytest.mark.parametrize("players", [2, 4])
class TestManyGames:
    pytestmark = knows_only_its_own_games

    def test_thousands_of_games(self, skrei: Game, players: int) -> None:
        env = vector_env("skrei", 1000, players)
        env.reset(seed=1)
        over = 0
        for _ in range(int(skrei.make_box(players).days) * players):
            _, _, terminations, _, _ = env.step(env.sample())
            over += int(terminations.sum())
        assert over == 1000


def test_whole_games_in_a_browser_by_touching_what_is_lit(examples: Path, tmp_path: Path) -> None:
    with opened(tmp_path / "hall") as server, browser() as chromium:
        home = httpx.get(server.address).text
        assert "Eight games from the North" in home
        assert "Skrei <small>Boats before Dawn</small>" in home
        for name in EXAMPLES:
            (address,) = re.findall(rf'<img src="(/covers/{name}\.svg\?v=\w+)"', home)
            assert meadhall.game(name).title in httpx.get(server.address + address).text
            rule = EXAMPLES[name].rule.strip("*").partition("*")[0]
            assert f'id="{rule}"' in httpx.get(f"{server.address}/rules/{name}").text
            guest = Guest(chromium, server.address, seed=3, color_scheme="dark")
            page = guest.page
            page.set_default_timeout(120_000)  # where nothing is compiled yet it takes a while to begin
            guest.play_now(name, "greedy")
            while guest.wait():
                guest.touch()
            expect(page.locator("#result")).to_contain_text("The game is over")
            assert any(EXAMPLES[name].log in line for line in guest.log())
            table = page.url.rsplit("/", 1)[1]
            file = parse_game_file(page.request.get(f"{server.address}/api/tables/{table}/game").body())
            assert replay(file, meadhall.game(name)).over
            assert verify(file, meadhall.game(name)).draws == (24 if EXAMPLES[name].chance else 0)
            assert not guest.errors
            guest.context.close()
