"""Skrei is one folder, and all the rest comes by itself: terminal, bots, lab, environments, game files, browser."""

import json
import re
from pathlib import Path

import gymnasium
import httpx
import pyspiel
import pytest
from click.testing import CliRunner
from pettingzoo.test import api_test
from playwright.sync_api import expect

import meadhall
import meadhall.envs
from meadhall import cli
from meadhall.bots.players import find
from meadhall.core.game import Game
from meadhall.core.gamefile import parse_game_file
from meadhall.core.replay import replay, verify
from meadhall.envs import aec_env, openspiel_game, vector_env
from meadhall.lab.arena import arena
from meadhall.lab.simulate import simulate
from meadhall.terminal import result
from tests.envs.test_pettingzoo import knows_only_its_own_games
from tests.hall.browser import Guest, browser
from tests.hall.server import opened
from tests.test_terminal import Script, at_the_table


def test_it_is_in_the_list_and_has_rules(examples: Path) -> None:
    names = [game["name"] for game in json.loads(CliRunner().invoke(cli.main, ["games", "--json"]).stdout)]
    assert "skrei" in names
    assert "**SK-10** Elsewhere the fish" in CliRunner().invoke(cli.main, ["rules", "skrei"]).stdout


def test_a_person_plays_it_in_the_terminal(skrei: Game) -> None:
    script = Script("horn maelstrom", "sail bay", "hint", "undo", "sail b", *["1"] * 20)
    match = skrei.start(2, seed=4, names=["Astrid", "Random"])
    assert at_the_table(script, match, "me,random")
    assert match.over
    assert "Astrid blows the horn and sails to the Maelstrom." in script.text
    assert result(match) in script.text


@pytest.mark.parametrize("bot", ["random", "greedy", "child", "search:100x2", "tests.lab.test_arena:First"])
def test_every_kind_of_bot_plays_it(skrei: Game, bot: str) -> None:
    match = skrei.start(3, seed=2)
    with find(bot) as player:
        while not match.over:
            match.play(player.advise(match).action)
    assert match.outcome is not None


def test_its_game_file_replays_and_its_dice_are_verified(skrei: Game, tmp_path: Path) -> None:
    match = skrei.start(4, {"long": True}, seed=6)
    while not match.over:
        match.play(match.legal[len(match.steps) % len(match.legal)])
    match.save(tmp_path / "season.json")
    again = meadhall.load(tmp_path / "season.json")
    assert again.record == match.record
    told = CliRunner().invoke(cli.main, ["verify", str(tmp_path / "season.json")]).stdout
    assert f"All {verify(match.record, skrei).draws} draws follow from the secret" in told


def test_many_games_are_simulated(skrei: Game) -> None:
    found = simulate(skrei, ["random"] * 3, games=3000, seed=1)
    wins = [seat.wins / found.games for seat in found.seats]
    assert found.length["decisions"].mean == 18
    assert max(wins) - min(wins) < 0.06  # every seat is as good as the others


def test_bots_meet_on_several_processes(skrei: Game) -> None:
    found = arena(skrei, ["random", "search:60"], games=60, seed=1, jobs=2)
    (duel,) = [duel for duel in found.duels if duel.bot == "search:60"]
    assert duel.interval[0] > 0.5  # who thinks catches more
    assert found.duels == arena(skrei, ["random", "search:60"], games=60, seed=1, jobs=1).duels


@pytest.mark.parametrize("players", [2, 4])
class TestEnvironments:
    pytestmark = knows_only_its_own_games

    def test_pettingzoo(self, skrei: Game, players: int) -> None:
        api_test(aec_env("skrei", players, long=True), num_cycles=40)

    def test_gymnasium(self, skrei: Game, players: int) -> None:
        meadhall.envs.register()
        env = gymnasium.make("meadhall/skrei-v1", opponents="random", players=players)
        seen, _ = env.reset(seed=1)
        over = False
        while not over:
            seen, reward, over, _, _ = env.step(env.action_space.sample(seen["action_mask"]))
        assert 0 <= float(reward) <= 1

    def test_thousands_of_games(self, skrei: Game, players: int) -> None:
        env = vector_env("skrei", 1000, players)
        env.reset(seed=1)
        over = 0
        for _ in range(int(skrei.make_box(players).days) * players):
            _, _, terminations, _, _ = env.step(env.sample())
            over += int(terminations.sum())
        assert over == 1000

    def test_openspiel(self, skrei: Game, players: int) -> None:
        game = openspiel_game("skrei", players)
        assert game.get_type().information == pyspiel.GameType.Information.IMPERFECT_INFORMATION
        pyspiel.random_sim_test(game, num_sims=2, serialize=False, verbose=False)


def test_a_whole_game_in_a_browser_by_touching_what_is_lit(examples: Path, tmp_path: Path) -> None:
    with opened(tmp_path / "hall") as server, browser() as chromium:
        home = httpx.get(server.address).text
        assert "Six games from the North" in home
        assert "Skrei <small>Boats before Dawn</small>" in home
        (address,) = re.findall(r'<img src="(/covers/skrei\.svg\?v=\w+)"', home)
        assert "Skrei: Boats before Dawn" in httpx.get(server.address + address).text
        assert 'id="SK-10"' in httpx.get(f"{server.address}/rules/skrei").text
        guest = Guest(chromium, server.address, seed=3, color_scheme="dark")
        page = guest.page
        page.set_default_timeout(120_000)  # where nothing is compiled yet it takes a while to begin
        guest.play_now("skrei", "greedy")
        while guest.wait():
            guest.touch()
        expect(page.locator("#result")).to_contain_text("The game is over")
        assert any("Dawn, weather" in line for line in guest.log())
        table = page.url.rsplit("/", 1)[1]
        file = parse_game_file(page.request.get(f"{server.address}/api/tables/{table}/game").body())
        assert replay(file, meadhall.game("skrei")).over
        assert verify(file, meadhall.game("skrei")).draws == 24
        assert not guest.errors
        guest.context.close()
