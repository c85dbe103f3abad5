"""Versions of rules: what was begun by earlier rules is played, saved and replayed by them for ever."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

import meadhall
from meadhall.core.conformance import ConformanceError, check
from meadhall.core.errors import GameFileError, OptionError, UnknownName
from meadhall.core.gamefile import parse_game_file, read_game_file
from meadhall.core.replay import replay, verify
from tests.core import toy
from tests.core.toy import MEAD, mutant

NEWER = replace(MEAD, rules_version=3)
SAGA = meadhall.game("saga")
CUT_SHORT = Path(__file__).parents[1] / "golden" / "saga" / "cut-short-by-rules-1.json"
"""A game of version 1 in which a side had nobody left during the reveal step, and the other a Leader to reveal."""


def test_the_box_says_which_rules_are_played() -> None:
    assert NEWER.make_box(2).rules == NEWER.rules == 3
    earlier = NEWER.with_rules(2)
    assert earlier.make_box(2).rules == earlier.rules == 2
    assert earlier.with_rules(3).make_box(2).rules == 3
    assert NEWER.with_rules(2) is earlier


def test_a_box_that_a_game_has_kept_is_not_changed() -> None:
    kept = MEAD.make_box(2)
    games = [replace(NEWER, build=lambda *_: kept).with_rules(version) for version in (1, 2, 3)]
    assert [int(box.rules) for box in [game.make_box(2) for game in games]] == [1, 2, 3]


def test_an_option_is_offered_by_the_rules_that_knew_it() -> None:
    gone = replace(MEAD.all_options[0], until=2)
    game = replace(NEWER, all_options=(gone,))
    assert game.options == ()
    with pytest.raises(UnknownName, match='no option is called "rich"'):
        game.start(2, {"rich": True})
    match = game.with_rules(2).start(2, {"rich": True}, seed=1)
    assert match.options == {"rich": True}
    again = replay(parse_game_file(match.record.to_json()), game)
    assert (again.options, again.box.rules) == ({"rich": True}, 2)


def test_a_game_without_former_editions_says_so() -> None:
    with pytest.raises(OptionError, match='has no former edition "1", nor any other'):
        MEAD.with_edition("1")


@pytest.mark.parametrize("version", [0, 4, -1])
def test_rules_that_do_not_exist(version: int) -> None:
    with pytest.raises(OptionError, match=f"has rules of version 1 to 3, not {version}"):
        NEWER.with_rules(version)


@pytest.mark.parametrize("version", [1, 2, 3])
def test_a_game_is_saved_by_the_rules_that_it_is_played_by(version: int) -> None:
    match = NEWER.with_rules(version).start(2, seed=1)
    file = parse_game_file(match.record.to_json())
    assert file.rules == version
    for game in (NEWER, NEWER.with_rules(1)):
        again = replay(file, game)
        assert (again.box.rules, again.record.rules) == (version, version)


def test_an_old_game_replays_by_its_own_rules_where_they_have_changed(tmp_path: Path) -> None:
    match = meadhall.load(CUT_SHORT)
    assert match.box.rules == 1
    match.save(tmp_path / "again.json")
    assert (tmp_path / "again.json").read_bytes() == CUT_SHORT.read_bytes()
    file = read_game_file(CUT_SHORT)
    assert verify(file, SAGA).draws > 0
    with pytest.raises(GameFileError):  # today's rules lead elsewhere
        replay(msgspec.structs.replace(file, rules=2), SAGA)


def test_the_conformance_kit_checks_every_version() -> None:
    def broken(s: toy.State, box: Any) -> int:
        return 7 if box.rules == 2 else 0

    game = replace(mutant(broken=broken), rules_version=3)
    with pytest.raises(ConformanceError, match=r"^mead, rules 2, 2 players, .*rule 7 is broken"):
        check(game, games=1, close=1, compiled=False)
    assert check(game.with_rules(1), games=1, close=0, compiled=False).versions == 1
    report = check(NEWER, games=2, close=1, compiled=False)
    assert (report.versions, report.configurations, report.games) == (3, 4, 24)
    assert "24 games in 4 configurations by 3 versions of the rules keep the contract" in str(report)
