"""A game with a mistake in its code: it is logged with its place, and said on the page."""

import asyncio
import io
import json
import logging
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from meadhall.core.game import Game
from meadhall.core.scene import Piece, Scene
from meadhall.hall.app import make_app
from meadhall.hall.live.game_loader import GameLoader
from meadhall.hall.live.hall import Hall
from meadhall.hall.live.new_table import NewTable, open_for
from meadhall.hall.logs import write_logs
from meadhall.hall.storage.sqlite import SqliteStore
from meadhall.table.tokens import new_token, person_of
from tests.core.toy import mutant
from tests.hall.in_process import Talk
from tests.patience import PATIENT

HERE = Path(__file__).parent


@pytest.fixture
def log() -> Iterator[io.StringIO]:
    root = logging.getLogger()
    handlers, level, written = root.handlers[:], root.level, io.StringIO()
    write_logs(written)
    yield written
    root.handlers[:], root.level = handlers, level


def heard(game: Game, path: Path, most: int) -> list[dict[str, Any]]:
    """So many messages that a page hears at a new table of a game which it begins, the end among them."""

    async def play() -> list[dict[str, Any]]:
        hall = Hall(SqliteStore(path / "hall.sqlite"), pace=0.0, game_loader=GameLoader(lambda name: game))
        token = new_token()
        room = await open_for(hall, person_of(token), NewTable("mead", ["me", "me"], ["Astrid", "Bo"], start=False))
        talk, headers = Talk(), [(b"host", b"localhost"), (b"authorization", f"Bearer {token}".encode())]
        address = f"/t/{room.table.id}/socket"
        scope = {"type": "websocket", "path": address, "headers": headers, "client": ("::1", 1), "query_string": b""}
        served: Any = asyncio.create_task(make_app(hall, warm=False)(scope, talk.incoming.get, talk.outgoing.put))
        await talk.incoming.put({"type": "websocket.connect"})
        await talk.outgoing.get()
        await talk.say(type="hello", protocol=1, board=True)
        messages = [await talk.hear()]
        await talk.say(type="do", id="1", command={"do": "start"})
        messages += [await talk.hear() for _ in range(most - 1)]
        await talk.incoming.put({"type": "websocket.disconnect", "code": 1000})
        await served
        await hall.stop()
        return messages

    return asyncio.run(asyncio.wait_for(play(), PATIENT))


def place_in(log: io.StringIO) -> str:
    (line,) = [json.loads(text) for text in log.getvalue().splitlines()]
    assert (line["event"], line["kind"]) == ("a table has failed", "ZeroDivisionError")
    return str(line["place"])


def test_numbers_of_numpy_may_stand_in_a_scene(tmp_path: Path, log: io.StringIO) -> None:
    ship = Piece("ship", "cup", np.float64(1.5), np.int8(2), layer=np.int64(1), faded=np.True_)  # type: ignore[arg-type]
    game = mutant(board_scene=lambda view, shape: Scene.of(9, 9, "table", [ship]))
    table = heard(game, tmp_path, 3)[-1]
    (piece,) = table["scene"]["pieces"]
    assert (piece["x"], piece["y"], piece["layer"], piece["faded"]) == (1.5, 2, 1, True)
    assert log.getvalue() == ""


def test_a_board_that_fails_is_logged_and_said(tmp_path: Path, log: io.StringIO) -> None:
    game = replace(mutant(board_scene=lambda view, shape: 1 // 0), folder=HERE)
    table, ack, error, end = heard(game, tmp_path, 4)
    assert [each["type"] for each in (table, ack, error, end)] == ["table", "ack", "error", "close"]
    assert "this game has made a mistake in test_failing_games.py, line" in error["text"]
    assert place_in(log).startswith(f"{__file__}:")


def test_rules_that_fail_are_logged_and_said_to_whoever_moves(tmp_path: Path, log: io.StringIO) -> None:
    def step(s: Any, box: Any, action: int) -> None:
        1 // 0  # noqa: B018

    table, answer = heard(replace(mutant(step=step), folder=HERE), tmp_path, 2)
    assert (table["type"], answer["type"], answer["id"], answer["code"]) == ("table", "error", "1", "failed")
    assert "a mistake in test_failing_games.py" in answer["text"]
    assert place_in(log).startswith(f"{__file__}:")
