"""The examples, found as a game of anybody's would be: by a folder in the environment."""

from collections.abc import Iterator
from pathlib import Path

import pytest

import meadhall
from meadhall.core.game import Game

EXAMPLES = Path(__file__).parent.parent.parent / "examples"


@pytest.fixture(scope="module")
def examples() -> Iterator[Path]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("MEADHALL_GAMES", str(EXAMPLES))
        yield EXAMPLES


@pytest.fixture(scope="module")
def skrei(examples: Path) -> Game:
    return meadhall.game("skrei")
