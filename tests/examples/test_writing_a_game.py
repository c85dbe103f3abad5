"""docs/writing-a-game.md: every excerpt stands in the finished game, and every command can be given."""

import re
import shlex
from pathlib import Path

import pytest

from meadhall import cli, games
from meadhall.core.contract import Board, Kernels, Words
from tests.examples.conftest import EXAMPLES

DOCUMENT = Path(__file__).parent.parent.parent / "docs" / "writing-a-game.md"
TEXT = DOCUMENT.read_text(encoding="utf-8")
EXCERPTS = re.findall(r"^```\w+ (\S+)\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)
COMMANDS = re.findall(r"^meadhall .+$|(?<=`)meadhall [^`]+(?=`)", TEXT, re.MULTILINE)


@pytest.mark.parametrize(("file", "excerpt"), EXCERPTS, ids=[f"{i}-{file}" for i, (file, _) in enumerate(EXCERPTS)])
def test_an_excerpt_stands_in_the_example(file: str, excerpt: str) -> None:
    assert excerpt in (EXAMPLES / "skrei" / file).read_text(encoding="utf-8")


def test_every_file_of_a_game_is_shown_in_the_order_of_need() -> None:
    steps = re.findall(r"^\| \d \| `(\S+)` \|", TEXT, re.MULTILINE)
    assert sorted(steps) == sorted(games.FILES)
    shown = list(dict.fromkeys(file for file, _ in EXCERPTS if file in steps))
    assert shown == steps


@pytest.mark.parametrize("kind", [Kernels, Words, Board])
def test_every_function_of_the_contract_is_spoken_of(kind: type) -> None:
    asked = kind.__annotations__ or [name for name in vars(kind) if not name.startswith("_")]
    ways = ("`{}`", "def {}(", "{} = {{")
    spoken = [name for name in asked if any(way.format(each) in TEXT for way in ways for each in (name, name.upper()))]
    assert [name for name in asked if name not in spoken] == []


@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_can_be_given(command: str) -> None:
    _, name, *arguments = shlex.split(command)
    cli.main.commands[name].make_context(name, arguments)


def test_nothing_else_looks_like_code() -> None:
    others = re.findall(r"^```(python)?$\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)
    assert all(language == "" for language, _ in others)
