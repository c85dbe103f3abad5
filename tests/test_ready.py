"""Getting a game ready: who waits for a compiler sees that something happens."""

import io
import time

import pytest
from rich.console import Console

import meadhall
from meadhall.core.game import Game
from meadhall.ready import MANY, RULES, SEARCH, Part, get_ready

GAME = meadhall.game("hagar")


def slow_part(done: list[str]) -> Part:
    def take_a_while(game: Game) -> None:
        time.sleep(1.2)
        done.append(game.name)

    return Part("runes", "the runes of {}", lambda game: not done, take_a_while)


def test_on_a_terminal_the_seconds_are_counted() -> None:
    done: list[str] = []
    screen = Console(file=io.StringIO(), force_terminal=True, width=100)
    get_ready(GAME, [slow_part(done)], screen)
    assert isinstance(screen.file, io.StringIO)
    shown = screen.file.getvalue()
    assert done == ["hagar"]
    assert "Compiling the runes of Hägar" in shown
    assert "0:00:01" in shown


def test_elsewhere_one_line_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    done: list[str] = []
    for _ in range(2):
        get_ready(GAME, [slow_part(done)], Console(file=io.StringIO()))
    assert capsys.readouterr().err.count("Compiling the runes of Hägar") == 1
    assert done == ["hagar"]


@pytest.mark.parametrize("part", [RULES, MANY, SEARCH], ids=lambda part: part.name)
def test_what_was_compiled_is_not_missing_any_more(part: Part) -> None:
    part.compile(GAME)
    assert not part.missing(GAME)
