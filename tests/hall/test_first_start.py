"""The first start: a table begins at once, uncompiled, and changes over when the compiler is done. Nobody notices."""

import asyncio
import json
import re
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from filelock import FileLock

import meadhall
from meadhall import games, new_game
from meadhall.bots.bot import Budget, Question
from meadhall.bots.hint import Hint, Hinter
from meadhall.core.game import Game
from meadhall.core.gamefile import parse_game_file
from meadhall.core.interpreter import compile_elsewhere
from meadhall.core.replay import replay as play_again
from meadhall.core.replay import verify
from meadhall.hall.live import game_loader
from meadhall.hall.live.bot_queue import HINT, INTERPRETED
from meadhall.hall.live.game_loader import GameLoader
from meadhall.hall.live.hall import Hall
from meadhall.hall.live.new_table import NewTable, open_for
from meadhall.hall.pages.guides import story_of
from meadhall.hall.storage.sqlite import SqliteStore
from meadhall.ready import RULES, SEARCH, CompiledPart, Compiler
from meadhall.table.tokens import person_of
from tests.core.toy import MEAD
from tests.hall.server import Person, Server, opened
from tests.patience import PATIENT
from tests.table.seating import ASTRID

UNCOMPILED = "a game goes on uncompiled"


def until(wanted: Callable[[], Any], seconds: float = 3 * PATIENT) -> None:
    deadline = time.monotonic() + seconds
    while not wanted():
        assert time.monotonic() < deadline, "it never came true"
        time.sleep(0.02)


def uncompiled(server: Server) -> int:
    """How many parts of games the hall interprets."""
    found = re.search(r"^meadhall_uncompiled ([\d.]+)$", httpx.get(f"{server.address}/metrics").text, re.MULTILINE)
    assert found is not None
    return int(float(found[1]))


def my_turn(person: Person, table: str) -> dict[str, Any]:
    """The table, when it is this person's turn or the game is over."""
    view = person.see(table, board=1, words=1)
    while not view["choices"] and view["phase"] != "over":
        view = person.see(table, board=1, words=1, since=view["version"], wait=10)
    return person.see(table, board=1, words=1)


def play(person: Person, table: str, turns: int) -> dict[str, Any]:
    """Some decisions, always the one in the middle."""
    view = my_turn(person, table)
    for _ in range(turns):
        if view["phase"] == "over":
            break
        choice = view["choices"][len(view["choices"]) // 2]["number"]
        assert person.do(table, do="act", action=choice, position=view["position"]).status_code == 200
        view = my_turn(person, table)
    return view


# --- Changing over ------------------------------------------------------------------------------------------------


def test_a_table_begins_uncompiled_and_ends_compiled(
    tmp_path: Path, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The lock stands for another hall with the same cache, which compiles the same: ours waits for it, and plays."""
    new_game.write("aegir", tmp_path / "games")  # the first in the alphabet, and quickly compiled
    monkeypatch.setenv("MEADHALL_GAMES", str(tmp_path / "games"))
    monkeypatch.setenv("MEADHALL_CACHE", str(tmp_path / "cache"))
    lock = FileLock(tmp_path / "cache" / "aegir-rules.lock")
    Path(lock.lock_file).parent.mkdir()
    with lock.acquire(), opened(folder) as server, Person(server) as astrid:
        everything = len(game_loader.PARTS) * len(games.names())
        table = astrid.open("me", "child", game="aegir")
        with astrid.socket(table, {"words": True}) as socket:
            view = socket.until(lambda view: view["choices"])
            socket.do("first", do="act", action=view["choices"][0]["number"], position=view["position"])
            socket.until(lambda later: later["choices"] and later["position"] > view["position"])
        assert uncompiled(server) == everything
        lock.release()
        until(lambda: any(line["event"] == "compiled" for line in server.log()))
        assert {line["game"] for line in server.log() if line["event"] == "compiled"} == {"aegir"}
        assert uncompiled(server) < everything
        assert play(astrid, table, 9)["phase"] == "over"
        file = parse_game_file(astrid.http.get(f"/api/tables/{table}/game").content)
        assert not [line for line in server.log() if line["level"] == "error"]
    game = meadhall.game("aegir")
    assert play_again(file, game).record == file
    verify(file, game)


# --- Without a compiler -------------------------------------------------------------------------------------------


async def test_a_hall_that_cannot_compile_plays_all_games_and_shows_what_compiled_rules_show(
    tmp_path: Path, folder: Path
) -> None:
    no_folder = tmp_path / "cache"
    no_folder.write_text("nothing can be kept in here")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("MEADHALL_CACHE", str(no_folder))
        server = Server(folder)
    seen: dict[str, dict[str, Any]] = {}
    try:
        with Person(server) as astrid:
            for name in games.own_names():
                table = astrid.open("me", "child", game=name)
                seen[table] = play(astrid, table, 4)
            told = httpx.get(f"{server.address}/learn/saga/story", timeout=PATIENT).json()
            assert told == json.loads(msgspec.json.encode(story_of(meadhall.game("saga"))))
            with astrid.socket(next(iter(seen)), {}) as socket:
                socket.send(type="hint", id="now")
                assert socket.hear("hint")["hints"]
            until(lambda: any(line["event"] == "games ready" for line in server.log()))
            assert uncompiled(server) == len(game_loader.PARTS) * len(games.names())
            person = person_of(astrid.token)
    finally:
        server.stop()
    errors = [line for line in server.log() if line["level"] == "error"]
    assert [(line["event"], line["game"]) for line in errors] == [(UNCOMPILED, name) for name in games.names()]
    assert all(str(no_folder) in line["text"] for line in errors)
    hall = Hall(SqliteStore(folder / "hall.sqlite"), now=lambda: 0.0)
    for table, view in seen.items():
        room = await hall.room(table)
        assert json.loads(msgspec.json.encode(await room.view(person))) == view
    await hall.stop()


# --- What comes first, and what fails -----------------------------------------------------------------------------


class Recorder(Compiler):
    """Compiles nothing, and remembers what it was asked for; one game is too much for it."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[tuple[str, str]] = []

    def compile(self, game: Game, part: CompiledPart) -> str | None:
        self.asked.append((game.name, part.name))
        return "killed" if game.name == "too_much" else None


@pytest.fixture
def elsewhere(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Three games whose parts are never there and need no work, in a process that does not compile."""
    parts = [CompiledPart(part.name, part.phrase, lambda game: True, lambda game: None) for part in game_loader.PARTS]
    monkeypatch.setattr(game_loader, "PARTS", parts)
    monkeypatch.setattr(games, "names", lambda: ["first", "second", "too_much"])
    compile_elsewhere()
    yield
    compile_elsewhere(False)


async def prepared(loader: GameLoader) -> dict[tuple[str, str], str | None]:
    return {(done.game, done.part): done.problem async for done in loader.prepare_all()}


def test_a_game_that_somebody_plays_is_compiled_first(elsewhere: None) -> None:
    compiler = Recorder()
    loader = GameLoader(lambda name: replace(MEAD, name=name), compiler)

    async def ask() -> None:
        await loader.game("second")
        await prepared(loader)

    asyncio.run(ask())
    assert compiler.asked == [
        ("second", "rules"), ("second", "search"), ("first", "rules"), ("too_much", "rules"), ("first", "search"),
    ]  # fmt: skip


def test_what_the_compiler_cannot_do_is_told_once_and_stays_interpreted(elsewhere: None) -> None:
    loader = GameLoader(lambda name: replace(MEAD, name=name), Recorder())
    assert not loader.is_compiled("first", SEARCH)
    found = asyncio.run(prepared(loader))
    assert {each for each, problem in found.items() if problem} == {("too_much", "rules")}
    assert loader.is_compiled("first", SEARCH)
    assert not loader.is_compiled("too_much", RULES)
    assert not loader.is_compiled("too_much", SEARCH)


def test_bots_of_a_game_that_is_not_compiled_do_not_let_people_wait(
    elsewhere: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[float | None, bool]] = []

    def hints(hinter: Hinter, question: Question, budget: Budget, *, hurried: bool) -> list[Hint]:
        asked.append((budget.seconds, hurried))
        return []

    monkeypatch.setattr(Hinter, "hints", hints)
    loader = GameLoader(lambda name: replace(MEAD, name=name), Recorder())

    async def decide() -> None:
        hall = Hall(SqliteStore(tmp_path / "hall.sqlite"), pace=0.0, game_loader=loader)
        for _ in range(2):
            room = await open_for(hall, ASTRID, NewTable("first", ["me", "skald"]))
            await hall.bot_queue.hint(room, ASTRID)
            await prepared(loader)
        await hall.stop()

    asyncio.run(decide())
    assert asked == [(INTERPRETED, True), (HINT.seconds, False)]
