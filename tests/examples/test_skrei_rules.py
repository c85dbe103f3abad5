"""Skrei: the rules, one by one. Shoals, weather and boats are scripted."""

from collections import Counter
from pathlib import Path

import pytest

from meadhall.core.conformance import check
from meadhall.core.constants import SPECTATOR, UNSEEN
from meadhall.core.content import Edition
from meadhall.core.errors import ContentError, IllegalAction
from meadhall.core.game import Game
from meadhall.core.kernel import JIT
from meadhall.core.match import Match
from meadhall.core.record import copy, to_bytes
from meadhall.core.rng import new_rng
from meadhall.lab.accumulators import Turns
from meadhall.lab.simulate import simulate


def day(match: Match, shoals: str, weather: int, *decisions: str) -> Match:
    """One morning, and what was decided: shoals in the order of the grounds, then the lookout and the others."""
    for fish in shoals:
        match.play(f"shoal {fish}")
    match.play(f"weather {weather}")
    for decision in decisions:
        match.play(decision)
    return match


def begun(game: Game, players: int = 2, **options: bool) -> Match:
    names = ["Astrid", "Bjarni", "Cnut", "Dalla"][:players]
    return game.start(players, options, scripted=True, names=names)


def racks(match: Match) -> list[int]:
    return match.state.racks[: match.players].tolist()  # type: ignore[no-any-return]


def fish(match: Match) -> list[int]:
    return match.state.fish.tolist()  # type: ignore[no-any-return]


def test_it_keeps_the_contract(skrei: Game) -> None:
    report = check(skrei, games=100 if JIT else 2, close=1)
    assert report.configurations == 6
    assert report.forced == 0


@pytest.mark.parametrize(("players", "grounds"), [(2, "bay deep maelstrom"), (3, "skerry"), (4, "skerry bank")])
def test_SK01_more_skippers_fish_on_more_grounds(skrei: Game, players: int, grounds: str) -> None:
    match = day(begun(skrei, players), "2" * (players + 1), 1)
    legal = [action.text for action in match.legal]
    assert all(f"sail {ground}" in legal for ground in grounds.split())
    assert len(legal) == 2 * (players + 1)


def test_SK01_other_grounds_are_out_of_play(skrei: Game) -> None:
    match = day(begun(skrei), "222", 1)
    with pytest.raises(IllegalAction, match=r"Gull Bank is not in play with 2 skippers \(SK-01\)"):
        match.play("sail bank")


@pytest.mark.parametrize(("players", "long", "days"), [(2, False, 6), (3, True, 12), (4, False, 8), (4, True, 16)])
def test_SK02_the_season_lets_everybody_look_out_equally_often(
    skrei: Game, players: int, long: bool, days: int
) -> None:
    match = begun(skrei, players, long=long)
    lookouts: Counter[int] = Counter()
    for _ in range(days):
        assert not match.over
        day(match, "2" * (players + 1), 1)
        lookouts[match.to_move] += 1
        for _ in range(players):
            match.play("sail bay")
    assert match.over
    assert set(lookouts.values()) == {days // players}


def test_SK04_fish_that_were_left_are_still_there(skrei: Game) -> None:
    match = day(begun(skrei), "124", 1, "sail bay", "sail bay")
    assert fish(match)[:3] == [1, 2, 4]
    match.play("shoal 1")
    match.play("shoal 3")
    assert fish(match)[:3] == [2, 5, 4]


def test_SK04_a_shoal_is_as_likely_as_it_is_often_on_the_ground(skrei: Game) -> None:
    assert {str(shoal): weight for shoal, weight in begun(skrei).odds.items()} == {"shoal 1": 2, "shoal 2": 1}


def test_SK05_the_lookout_alone_knows_the_weather(skrei: Game) -> None:
    match = day(begun(skrei, 3), "2222", 5)
    assert [int(match.view(seat).state.weather) for seat in (0, 1, 2, SPECTATOR)] == [5, 0, 0, 0]
    assert match.log(0)[-1].text == "Astrid sees weather 5: a storm over Troll Deep and the Maelstrom."
    assert match.log(1)[-1].text == "Astrid has looked at the weather and says nothing."
    assert match.history(1)[-1] == (-1, UNSEEN)


def test_SK06_nobody_knows_where_the_others_sailed(skrei: Game) -> None:
    here, there = (day(begun(skrei, 3), "2222", 5, f"sail {ground}") for ground in ("bay", "maelstrom"))
    for seat in (1, 2, SPECTATOR):
        assert to_bytes(here.view(seat).state) == to_bytes(there.view(seat).state)
    assert to_bytes(here.view(0).state) != to_bytes(there.view(0).state)
    assert here.log(1)[-1].text == "Astrid sails out into the dark."


def test_SK06_what_may_be_is_imagined_evenly(skrei: Game) -> None:
    match = day(begun(skrei, 2), "222", 5, "sail bay")
    view, rng, found = match.view(1), new_rng(3), Counter[tuple[int, int]]()
    for _ in range(18_000):
        world = copy(view.state)
        skrei.kernels.imagine(world, view.box, 1, rng)
        found[int(world.weather), int(world.boats[0])] += 1
    assert sorted(found) == [(weather, ground) for weather in range(1, 7) for ground in range(3)]
    assert sum((count - 1000) ** 2 / 1000 for count in found.values()) < 40.8  # chi squared, 17 degrees, p = 0.001


def test_SK07_with_the_horn_all_know_and_the_boat_counts_as_two(skrei: Game) -> None:
    match = day(begun(skrei, 3), "2422", 1, "horn deep")
    assert match.view(2).state.boats[0] == 1
    match.play("sail deep")
    match.play("sail bay")
    assert racks(match) == [2, 1, 2]
    assert fish(match) == [0, 1, 2, 2, 0]


def test_SK07_the_horn_is_blown_once(skrei: Game) -> None:
    match = day(begun(skrei), "124", 1, "horn bay", "sail deep")
    day(match, "124", 1, "sail deep")
    with pytest.raises(IllegalAction, match=r"the horn can be blown once in a season, and yours was \(SK-07\)"):
        match.play("horn bay")


def test_SK08_at_dawn_all_is_shown(skrei: Game) -> None:
    match = day(begun(skrei), "124", 4, "sail maelstrom", "sail bay")
    for seat in (0, 1, SPECTATOR):
        assert match.view(seat).state.went[:2].tolist() == [2, 0]
        sails = "sails to Kelp Bay and tells nobody" if seat == 1 else "sails out into the dark"
        assert match.log(seat)[-1].text == (
            f"Bjarni {sails}. Dawn, weather 4: a storm over the Maelstrom. "
            "Astrid comes home empty from the Maelstrom. Bjarni brings 1 fish from Kelp Bay."
        )


@pytest.mark.parametrize("weather", range(1, 7))
def test_SK09_a_storm_breaks_where_die_and_exposure_are_more_than_six(skrei: Game, weather: int) -> None:
    match = day(begun(skrei, 3), "1322", weather, "sail deep", "sail maelstrom", "sail skerry")
    assert racks(match) == [3 if weather <= 4 else 0, 2 if weather <= 3 else 0, 2 if weather <= 5 else 0]


def test_SK10_what_cannot_be_shared_stays_in_the_sea(skrei: Game) -> None:
    match = day(begun(skrei), "134", 1, "sail deep", "sail deep")
    assert racks(match) == [1, 1]
    assert fish(match)[:3] == [1, 1, 4]


def test_SK11_fish_and_unblown_horns_are_points(skrei: Game) -> None:
    match = begun(skrei)
    day(match, "124", 1, "horn bay", "sail deep")
    for lookout in (1, 0, 1, 0, 1):
        day(match, "124", 1, *(["sail bay", "sail deep"] if lookout == 0 else ["sail deep", "sail bay"]))
    assert match.outcome is not None
    assert match.outcome.points == (6, 12 + 2)
    assert match.outcome.winners == (1,)
    assert skrei.words.scoring(match.view())[1] == [
        ("Fish on the rack (SK-11)", 12),
        ("A horn that was never blown (SK-11)", 2),
    ]


def test_SK11_equally_many_share_the_place(skrei: Game) -> None:
    match = begun(skrei)
    for _ in range(6):
        day(match, "124", 1, "sail bay", "sail bay")
    assert match.outcome is not None
    assert match.outcome.places == (1, 1)


def test_SK06_who_sails_last_and_then_first_has_two_turns(skrei: Game) -> None:
    turns = simulate(skrei, ["random"] * 2, games=3, seed=1, counts=[Turns], jobs=1).counts["Turns"]
    assert [turns["of_seat"][seat].mean for seat in (1, 2)] == [6, 6]


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("exposure = 3", "exposure = 9", "grounds, maelstrom, exposure: 9 should be from 0 to 6"),
        ("shoals = [0, 2, 4]", "shoals = [0, 7]", "grounds, bank, shoals, entry 2: 7 should be from 0 to 6"),
        ("shoals = [0, 2, 4]", "shoals = []", "grounds, bank, shoals: there should be from 1 to 100 of them"),
        ("days = [6, 6, 8]", "days = [6, 0, 8]", "season, days, entry 2: 0 should be from 1 to 60"),
        ("players = [2, 4]", "players = [2, 5]", "game, players: the rules are for 2 to 4 players"),
        ("players = 2", "players = 3", "grounds: with 2 skippers at least two should be in play"),
    ],
)
def test_content_that_cannot_be_played(skrei: Game, examples: Path, old: str, new: str, said: str) -> None:
    text = (examples / "skrei" / "content.toml").read_text(encoding="utf-8")
    with pytest.raises(ContentError) as told:
        skrei.with_content(Edition(text.replace(old, new), "mine.toml"))
    assert str(told.value).startswith(f"mine.toml: {said}")
