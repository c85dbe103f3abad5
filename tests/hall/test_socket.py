"""The protocol on a real socket: what is malformed, late, doubled, reordered or not allowed changes nothing."""

import json
import random
from contextlib import suppress
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from meadhall.core.scene import Piece, Scene
from meadhall.hall.limits import MAX_FRAME, MAX_MESSAGE
from meadhall.hall.live.messages import PROTOCOL
from meadhall.hall.live.sockets import BURST
from meadhall.table.moments import Moment
from tests.core.scenes import applied
from tests.hall.server import Person, Server
from tests.patience import PATIENT


@pytest.fixture
def table(astrid: Person, bjarni: Person) -> str:
    """Astrid and Bjarni in a game of Hägar."""
    table = astrid.open("me", "open")
    assert bjarni.do(table, do="sit", seat=1, name="Bjarni").status_code == 200
    assert astrid.do(table, do="start").status_code == 200
    return table


def mover(table: str, *persons: Person) -> tuple[Person, dict[str, Any]]:
    """Who is to move, and what they see."""
    for person in persons:
        view = person.see(table)
        if view["choices"]:
            return person, view
    raise AssertionError("nobody is to move")


def test_hello_gets_the_whole_table_and_then_only_news(astrid: Person, bjarni: Person, table: str) -> None:
    who, view = mover(table, astrid, bjarni)
    other = bjarni if who is astrid else astrid
    with who.socket(table, {}) as mine, other.socket(table, {"board": False}) as theirs:
        first = mine.hear()
        assert first["type"] == "table"
        assert first["full"]
        assert first["view"]["board"] is None
        scene, quiet = first["scene"], theirs.hear()
        assert quiet["scene"] is None
        mine.do("one", do="act", action=view["choices"][0]["number"], position=view["position"])
        answers = [mine.hear(), mine.hear()]
        (ack,) = [answer for answer in answers if answer["type"] == "ack"]
        (news,) = [answer for answer in answers if answer["type"] == "table"]
        assert ack == {"type": "ack", "id": "one", "version": view["version"] + 1}
        assert not news["full"]
        assert [line["version"] for line in news["view"]["lines"]] == [view["version"] + 1] * len(news["view"]["lines"])
        assert news["scene"] is None
        pieces = msgspec.convert(scene["pieces"], tuple[Piece, ...])
        made = Scene.of(scene["width"], scene["height"], scene["ground"], pieces)
        for moment in msgspec.convert(news["moments"], list[Moment]):
            made = applied(made, moment.change)
        looks = who.http.get(f"/looks/{view['game']}/{scene['looks']}.json")
        assert "immutable" in looks.headers["cache-control"]
        assert made.svg(looks.json(), view["title"]) == who.see(table, board=1)["board"]
        unseen = theirs.hear("table")
        assert unseen["view"]["version"] == ack["version"]
        assert not unseen["moments"]


def test_choices_can_be_said_shortly(astrid: Person, bjarni: Person, table: str) -> None:
    who, view = mover(table, astrid, bjarni)
    with who.socket(table, {"short": True}) as socket:
        message = socket.hear("table")
        assert not message["view"]["choices"]
        told, before = [], ("", "", "")
        for number, *shared in message["short_choices"]:
            text, words, touches = before = tuple(
                was[:letters] + rest for was, letters, rest in zip(before, shared[::2], shared[1::2], strict=True)
            )
            told.append({"number": number, "text": text, "words": words, "touches": touches.split(" ")})
        assert told == view["choices"]


def test_there_are_no_looks_but_those_of_scenes_that_were_sent(astrid: Person) -> None:
    assert astrid.http.get("/looks/hagar/000000000000000000000000.json").status_code == 404


def test_the_position_in_words_is_for_those_who_ask(astrid: Person, table: str) -> None:
    with astrid.socket(table, {"board": False}) as socket:
        seen = socket.hear("table")["view"]
        assert seen["words"] is None
        socket.send(type="hello", protocol=PROTOCOL, seen=seen["version"], board=False, words=True)
        told = socket.hear("table")
        assert told["view"]["words"] == astrid.see(table)["words"]
        assert not told["full"]
        assert not told["view"]["lines"]


def test_who_comes_back_gets_the_missing_tail_or_everything(astrid: Person, bjarni: Person, table: str) -> None:
    version = astrid.see(table)["version"]
    astrid.do(table, do="say", text="one")
    bjarni.do(table, do="say", text="two")
    for seen, full, texts in ((version, False, ["one", "two"]), (version + 1, False, ["two"])):
        with astrid.socket(table, {"seen": seen}) as socket:
            message = socket.hear()
            assert message["full"] is full
            assert [line["text"] for line in message["view"]["lines"]] == texts
    for seen in (0, 10**6):
        with astrid.socket(table, {"seen": seen}) as socket:
            message = socket.hear()
            assert message["full"]
            assert len(message["view"]["lines"]) > 2


def test_a_command_that_is_sent_twice_is_carried_out_once(astrid: Person, bjarni: Person, table: str) -> None:
    who, view = mover(table, astrid, bjarni)
    command = {"do": "act", "action": view["choices"][0]["number"], "position": view["position"]}
    with who.socket(table, {}) as socket:
        for _ in range(3):
            socket.do("same", **command)
        assert [socket.hear("ack")["version"] for _ in range(3)] == [view["version"] + 1] * 3
    with who.socket(table, {}) as socket:  # another connection, long after
        socket.do("same", **command)
        assert socket.hear("ack")["version"] == view["version"] + 1
    assert who.do(table, "same", **command).json()["version"] == view["version"] + 1  # and by another way
    assert who.see(table)["version"] == view["version"] + 1


def test_late_and_reordered_actions_are_refused(astrid: Person, bjarni: Person, table: str) -> None:
    who, view = mover(table, astrid, bjarni)
    with who.socket(table, {}) as socket:
        socket.hear()
        socket.do("late", do="act", action=view["choices"][0]["number"], position=view["position"] - 1)
        assert socket.hear("error")["code"] == "stale"
        socket.do("early", do="act", action=view["choices"][0]["number"], position=view["position"] + 1)
        error = socket.hear("error")
        assert (error["code"], error["id"]) == ("stale", "early")
    assert who.see(table)["version"] == view["version"]


def test_only_who_holds_the_seat_acts(
    astrid: Person, bjarni: Person, gudrun: Person, table: str, server: Server
) -> None:
    who, view = mover(table, astrid, bjarni)
    other = bjarni if who is astrid else astrid
    command = {"do": "act", "action": view["choices"][0]["number"]}
    with other.socket(table, {}) as socket:
        socket.do("1", **command)
        assert socket.hear("error")["code"] == "not-your-turn"
    for headers in ({}, {"authorization": f"Bearer {gudrun.token}"}, {"cookie": "meadhall=" + "A" * 43}):
        with connect(f"ws://localhost:{server.port}/t/{table}/socket", additional_headers=headers) as connection:
            connection.send(json.dumps({"type": "hello", "protocol": PROTOCOL}))
            spectator = json.loads(connection.recv())["view"]
            assert spectator["you"] == spectator["choices"] == []
            connection.send(json.dumps({"type": "do", "id": "1", "command": command}))
            assert json.loads(connection.recv())["code"] == "not-seated"
    assert who.see(table)["version"] == view["version"]


BAD = [
    "",
    "{",
    "[]",
    "null",
    '"hello"',
    "{}",
    '{"type":"dance"}',
    '{"type":"do"}',
    '{"type":"do","id":"","command":{"do":"start"}}',
    '{"type":"do","id":"' + "x" * 65 + '","command":{"do":"start"}}',
    '{"type":"do","id":"1","command":{"do":"fly"}}',
    '{"type":"do","id":"1","command":{"do":"act","action":-1}}',
    '{"type":"do","id":"1","command":{"do":"act","action":1e300}}',
    '{"type":"do","id":"1","command":{"do":"act","action":[1]}}',
    '{"type":"do","id":"1","command":{"do":"act","action":1,"secret":1}}',
    '{"type":"do","id":"1","command":{"do":"sit","seat":99,"name":"x"}}',
    '{"type":"hello","protocol":1,"seen":-1}',
    '{"type":"hello","protocol":"one"}',
    '{"type":"ack","id":"1","version":1}',
    "[" * 5000,
    "\ud83d".encode("utf-8", "surrogatepass").decode("latin-1"),
]


def test_malformed_messages_are_answered_and_change_nothing(astrid: Person, table: str) -> None:
    version = astrid.see(table)["version"]
    with astrid.socket(table, {}) as socket:
        socket.hear()
        for text in BAD:
            socket.connection.send(text)
            assert socket.hear()["code"] == "malformed", text[:80]
        socket.connection.send(b"\x00\x01")
        assert socket.hear()["code"] == "malformed"
        socket.connection.send(json.dumps({"type": "ping", "x": "y" * MAX_MESSAGE}))
        assert socket.hear()["code"] == "too-large"
        socket.send(type="ping")
        assert socket.hear()["type"] == "pong"
    with astrid.socket(table, {}) as socket:
        socket.hear()
        socket.connection.send("x" * (MAX_FRAME + 1))
        with pytest.raises(ConnectionClosed):
            socket.hear()
    assert astrid.see(table)["version"] == version


def test_hello_comes_first_and_in_a_protocol_that_is_known(astrid: Person, table: str) -> None:
    with astrid.socket(table) as socket:
        socket.do("1", do="say", text="me first")
        assert socket.hear()["code"] == "hello-first"
        socket.send(type="hello", protocol=99)
        assert socket.hear()["code"] == "protocol"
        with pytest.raises(ConnectionClosed):
            socket.hear()


def test_a_table_that_is_not_there_is_told(astrid: Person) -> None:
    with astrid.socket("nowhere") as socket:
        assert socket.hear()["code"] == "no-table"
        with pytest.raises(ConnectionClosed) as closed:
            socket.hear()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4404


def test_strangers_pages_get_no_socket(server: Server, astrid: Person, table: str) -> None:
    address = f"ws://localhost:{server.port}/t/{table}/socket"
    for headers in ({"origin": "http://evil.example"}, {"origin": "null"}, {"host": "evil.example"}):
        with (
            pytest.raises((InvalidStatus, ConnectionClosed)),
            connect(address, additional_headers=headers) as connection,
        ):
            connection.recv(timeout=PATIENT)
    with connect(address, additional_headers={"origin": server.address}) as connection:
        connection.send('{"type":"ping"}')
        assert "pong" in str(connection.recv())


def test_who_is_too_fast_is_told_and_in_the_end_sent_away(astrid: Person, table: str) -> None:
    with astrid.socket(table) as socket:
        for _ in range(280):
            socket.send(type="ping")
        codes = []
        with suppress(ConnectionClosed):
            while True:
                codes.append(socket.hear().get("code", "pong"))
        assert "too-fast" in codes
        assert codes.count("pong") >= BURST - 1


def test_any_sequence_of_messages_leaves_a_table_that_works(astrid: Person, bjarni: Person, server: Server) -> None:
    """A small fuzzer: pieces of good messages, shuffled, cut and mixed with nonsense."""
    chance = random.Random(7)
    table = astrid.open("me", "open", "karl")
    good: list[dict[str, Any]] = [
        {"type": "hello", "protocol": PROTOCOL, "seen": 0, "board": False},
        {"type": "ping"},
        *({"type": "do", "id": "x", "command": command} for command in (
            {"do": "sit", "seat": 1, "name": "Bjarni"}, {"do": "start"}, {"do": "act", "action": 0}, {"do": "undo"},
            {"do": "say", "text": "hello"}, {"do": "leave", "seat": 1}, {"do": "consent"}, {"do": "refuse"},
            {"do": "set-seat", "seat": 1, "bot": None}, {"do": "rename", "seat": 0, "name": "A"}, {"do": "rematch"},
        )),
    ]  # fmt: skip
    odd: list[Any] = [None, True, -1, 2**63, 1.5, "", "\x00", "é" * 50, [], {}, [[1]], {"do": "act"}]

    def twisted() -> str:
        message = json.loads(json.dumps(chance.choice(good)))
        if chance.random() < 0.5:
            part = message.get("command", message) if chance.random() < 0.7 else message
            part[chance.choice([*part, "other"])] = chance.choice(odd)
        message["id"] = str(chance.randrange(5)) if message["type"] == "do" else message.get("id", "1")
        text = json.dumps(message)
        return text[: chance.randrange(len(text))] if chance.random() < 0.2 else text

    for person in (astrid, bjarni) * 4:
        with person.socket(table, {"board": False}) as socket:
            for _ in range(int(BURST) - 2):
                socket.connection.send(twisted())
            socket.send(type="ping")
            while socket.hear()["type"] != "pong":
                pass
    view = astrid.see(table)
    assert view["version"] >= 1
    assert not [line for line in server.log() if line["level"] == "error"]
