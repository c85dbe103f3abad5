"""The house: reports, decisions, names, and forgetting."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from meadhall.core.gamefile import parse_game_file
from meadhall.core.replay import verify
from meadhall.games import load
from meadhall.hall.app import make_app
from meadhall.hall.house_file import HouseFileError, read_house
from meadhall.hall.limits import Budgets
from meadhall.hall.live.game_loader import GameLoader
from meadhall.hall.live.hall import Hall
from meadhall.hall.live.new_table import NewTable, open_for
from meadhall.hall.moderation import BAN, BAN_ADDRESS, CLOSE, HIDE, MUTE
from meadhall.hall.retention import DAY, Keep
from meadhall.hall.storage.opening import open_store
from meadhall.table.commands import Say
from meadhall.table.errors import TableError
from meadhall.table.tokens import new_token, person_of
from tests.core.toy import MEAD
from tests.hall.in_process import Time, Web, talking

KEY = "k" * 20


class Guest:
    """Somebody with a token, in a hall without a server."""

    def __init__(self, web: Web) -> None:
        self.web, self.token = web, new_token()
        self.person = person_of(self.token)

    def ask(self, method: str, path: str, **more: Any) -> httpx.Response:
        return self.web._ask(method, path, headers={"authorization": f"Bearer {self.token}"}, **more)

    def open(self, *seats: str, name: str = "Astrid", **more: Any) -> str:
        plan = {"game": "hagar", "seats": list(seats), "names": [name]} | more
        table: str = self.ask("POST", "/api/tables", json=plan).json()["table"]
        return table

    def do(self, table: str, **command: Any) -> httpx.Response:
        return self.ask("POST", f"/api/tables/{table}/do", json=command)

    def code(self, table: str, **command: Any) -> str:
        answer = self.do(table, **command).json()
        return str(answer.get("code", "done"))

    def see(self, table: str) -> dict[str, Any]:
        view: dict[str, Any] = self.ask("GET", f"/api/tables/{table}?board=0").json()
        return view


@pytest.fixture
def hall(tmp_path: Path) -> Iterator[Hall]:
    store = open_store(tmp_path / "hall.sqlite")
    hall = Hall(store, now=Time(1_000_000.0), pace=0.0)
    hall.moderation.take(KEY, ["loki"])
    yield hall
    store.close()


def decide(hall: Hall, kind: str, subject: str, days: float | None = None) -> None:
    asyncio.run(hall.moderation.decide(kind, subject, days))


def test_who_is_silenced_may_play_on_and_who_is_sent_away_may_not(hall: Hall, web: Web) -> None:
    astrid, bjarni = Guest(web), Guest(web)
    table = astrid.open("me", "open", public=True)
    assert bjarni.code(table, do="sit", seat=1, name="Bjarni") == "done"
    decide(hall, MUTE, bjarni.person, 1)
    assert bjarni.code(table, do="say", text="hey") == "muted"
    assert bjarni.code(table, do="rename", seat=1, name="You all cheat") == "muted", "a name can be a word to all"
    bjarni.do(table, do="leave", seat=1)
    assert bjarni.code(table, do="sit", seat=1, name="You all cheat") == "done"
    mine = bjarni.open("me", "open", name="You all cheat", public=True)
    assert (bjarni.see(table)["seats"][1]["name"], bjarni.see(mine)["seats"][0]["name"]) == ("Guest", "Guest")
    hall.now.now += 1.1 * DAY  # type: ignore[attr-defined]
    assert bjarni.code(table, do="say", text="hey") == "done"
    decide(hall, BAN, bjarni.person)
    assert bjarni.code(table, do="say", text="hey") == "banned"
    assert bjarni.ask("GET", f"/api/tables/{table}").status_code == 403
    assert bjarni.ask("GET", "/your-data").status_code == 200, "who is sent away may still be forgotten"
    assert astrid.code(table, do="say", text="peace") == "done"
    decide(hall, BAN_ADDRESS, "127.0.0.1")
    assert astrid.code(table, do="say", text="peace") == "banned"
    asyncio.run(hall.moderation.lift(BAN_ADDRESS, "127.0.0.1"))
    assert astrid.code(table, do="say", text="peace") == "done"


def test_a_table_is_hidden_or_closed(hall: Hall, web: Web) -> None:
    astrid = Guest(web)
    table = astrid.open("me", "open", public=True)
    assert table in web.get("/").text
    decide(hall, HIDE, table)
    assert table not in web.get("/").text
    assert web.get("/api/tables").json()["open"] == []
    assert astrid.see(table)["phase"] == "gathering"
    room = hall.rooms[table]
    decide(hall, CLOSE, table)
    assert room.kept.lost, "who looks at it is sent away"
    assert astrid.see(table)["code"] == "closed"
    asyncio.run(hall.moderation.lift(CLOSE, table))
    assert astrid.see(table)["phase"] == "gathering"


async def opened_by(hall: Hall, token: str) -> str:
    room = await open_for(hall, person_of(token), NewTable("hagar", ["me", "open"], ["Loud"]), "192.0.2.1")
    return room.table.id


@pytest.mark.parametrize(("kind", "by"), [(BAN, "person"), (BAN_ADDRESS, "address")])
async def test_whoever_is_sent_away_is_cut_off_at_once(hall: Hall, kind: str, by: str) -> None:
    app, token = make_app(hall, warm=False), new_token()
    person = person_of(token)
    table = await opened_by(hall, token)
    async with talking(app, f"/t/{table}/socket", token) as socket:
        await hall.moderation.decide(kind, person if by == "person" else "192.0.2.1")
        with pytest.raises(TableError, match="stay away"):  # what is on its way does not arrive either
            await hall.rooms[table].do(Say("one more word"), person, address="192.0.2.1")
        told, end = await socket.hear(), await socket.hear()
        assert (told["type"], told["code"]) == ("error", "banned")
        assert end == {"type": "close", "code": 4403}


async def test_commands_on_sockets_count_for_the_address(hall: Hall) -> None:
    """Whoever opens ten sockets with ten tokens is still one address."""
    app, token = make_app(hall, warm=False), new_token()
    table = await opened_by(hall, token)
    hall.budgets = Budgets(lambda: 0.0)
    async with talking(app, f"/t/{table}/socket", token) as socket:
        while hall.budgets.take("changes", None, "192.0.2.1"):
            pass
        await socket.say(type="do", id="one", command={"do": "salt", "seat": 0, "salt": "sea"})
        assert (await socket.hear())["code"] == "too-fast"


def test_the_replay_of_a_table_that_was_closed_is_closed_too(hall: Hall, web: Web) -> None:
    astrid, _, table = played(web, hall)
    pages = [f"/t/{table}/{page}" for page in ("replay", "replay/frame", "analysis", "analysis/standing")]
    assert [astrid.ask("GET", page).status_code for page in pages] == [200] * 4
    decide(hall, CLOSE, table)
    assert [astrid.ask("GET", page).status_code in (403, 404) for page in pages] == [True] * 4
    asyncio.run(hall.moderation.lift(CLOSE, table))
    assert astrid.ask("GET", pages[0]).status_code == 200


@pytest.mark.parametrize(
    "name",
    ["Loki", "L0k1", "the LOKÍ!", "l-o-k-i", "xXl o k iXx", "Lоki", "Łøκі", "ＬＯＫＩ", "ʟοκι", "𝓛𝓸𝓴𝓲", "ꓡꓳꓗꓲ"],
)
def test_words_that_no_name_may_hold(name: str, web: Web) -> None:
    astrid = Guest(web)
    table = astrid.open("me", "open")
    assert astrid.code(table, do="rename", seat=0, name=name) == "bad-name"
    assert astrid.code(table, do="sit", seat=1, name=name) == "bad-name"
    plan = {"game": "hagar", "seats": ["me", "open"], "names": [name]}
    assert astrid.ask("POST", "/api/tables", json=plan).json()["code"] == "bad-name"
    taken = web.post(f"/t/{table}/sit", data={"seat": "1", "name": name})
    assert (taken.status_code, "choose another name" in taken.text) == (422, True)
    assert "choose another name" in web.post("/play", data={"game": "hagar", "name": name}).text


def test_the_page_of_the_house_opens_to_its_key_alone(hall: Hall, web: Web) -> None:
    astrid = Guest(web)
    table = astrid.open("me", "open", name="Astrid the Loud")
    astrid.do(table, do="say", text="a terrible word")
    told = web.post(f"/t/{table}/report", data={"text": "They shout."})
    assert told.headers["location"].endswith("done=1")
    assert web.post("/house/enter", data={"key": "wrong"}).status_code == 403
    assert "They shout." not in web.get("/house").text
    cookie = web.post("/house/enter", data={"key": KEY}).headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=strict" in cookie
    assert KEY not in cookie
    keeper = {"cookie": cookie.partition(";")[0], "origin": "http://localhost", "host": "localhost"}
    page = web.get(f"/house?table=http://localhost/t/{table}", headers=keeper).text
    for shown in ("They shout.", "Astrid the Loud", "a terrible word", "Send away"):
        assert shown in page
    assert astrid.token not in page
    wish = {"kind": MUTE, "subject": astrid.person, "days": "7", "table": table}
    assert web.post("/house/decide", data=wish).status_code == 403
    assert web.post("/house/decide", data=wish, headers=keeper | {"origin": "http://evil"}).status_code == 403
    assert astrid.code(table, do="say", text="skål") == "done"
    assert web.post("/house/decide", data=wish, headers=keeper).status_code == 303
    assert astrid.code(table, do="say", text="skål") == "muted"
    assert "may not speak" in web.get("/house", headers=keeper).text
    web.post("/house/decide", data={"kind": "report", "subject": table}, headers=keeper)
    assert "They shout." not in web.get("/house", headers=keeper).text
    hall.now.now += DAY  # type: ignore[attr-defined]
    assert "Astrid" not in web.get(f"/house?table={table}", headers=keeper).text, "what opens the page ends after a day"
    assert web.post("/house/decide", data=wish, headers=keeper).status_code == 403
    forged = keeper["cookie"].replace(str(int(hall.now())), str(int(hall.now() + DAY)))
    assert web.post("/house/decide", data=wish, headers=keeper | {"cookie": forged}).status_code == 403
    tries = [web.post("/house/enter", data={"key": "wrong"}).status_code for _ in range(12)]
    assert 429 in tries, "a key cannot be guessed"
    hall.moderation.key = ""
    assert web.get("/house").status_code == 404
    assert web.get(f"/t/{table}/report").status_code == 404


def played(web: Web, hall: Hall) -> tuple[Guest, Guest, str]:
    """A finished game of two people, who have spoken."""
    astrid, bjarni = Guest(web), Guest(web)
    table = astrid.open("me", "open")
    bjarni.do(table, do="sit", seat=1, name="Bjarni")
    astrid.do(table, do="start")
    bjarni.do(table, do="say", text="the secret plan")
    for _ in range(4000):
        view = astrid.see(table)
        if view["phase"] != "playing":
            break
        who = (astrid, bjarni)[view["to_move"]]
        who.do(table, do="act", action=who.see(table)["choices"][0]["number"])
    assert view["phase"] == "over"
    return astrid, bjarni, table


def on_disk(hall: Hall) -> bytes:
    folder = hall.store.path.parent  # type: ignore[attr-defined]
    return b"".join(file.read_bytes() for file in folder.glob("hall.sqlite*") if file.suffix != ".lock")


def test_a_person_is_forgotten_and_the_game_stays(hall: Hall, web: Web) -> None:
    astrid, bjarni, table = played(web, hall)
    before = astrid.ask("GET", f"/api/tables/{table}/game").json()
    answer = bjarni.ask("POST", "/your-data/forget")
    assert answer.headers["location"] == "/your-data?forgotten=1"
    assert 'meadhall=""' in answer.headers["set-cookie"]
    view = astrid.see(table)
    assert [seat["name"] for seat in view["seats"]] == ["Astrid", "Seat 2"]
    assert view["you"] == [0]
    assert bjarni.see(table)["you"] == []
    lines = [line["text"] for line in view["lines"]]
    assert "…" in lines
    assert not any("Bjarni" in line or "secret plan" in line for line in lines)
    after = astrid.ask("GET", f"/api/tables/{table}/game")
    assert after.json() == before | {"seats": ["Astrid", "Seat 2"]}
    verify(parse_game_file(after.content), load("hagar"))
    assert bjarni.person.encode() not in b"".join(e.to_json() for e in hall.store.read(table).entries)  # type: ignore[union-attr]


async def test_another_node_reads_a_log_again_that_was_written_anew(database: str) -> None:
    """Two halls on one database, as nodes are: what one forgets the other does not go on telling."""
    loader = GameLoader(lambda name: MEAD)
    nodes = [Hall(open_store(database), now=Time(1_000_000.0), pace=0.0, game_loader=loader) for _ in range(2)]
    one, other = nodes
    room = await open_for(one, "a" * 32, NewTable("mead", ["me", "open"], ["Astrid"]))
    seen = await other.room(room.table.id)
    await other.moderation.refresh()
    assert seen.table.names[0] == "Astrid"
    await one.retention.forget_person("a" * 32)
    await other.moderation.refresh()
    assert seen.kept.lost
    again = await other.room(room.table.id)
    assert again.table.names[0] == "Seat 1"
    await other.moderation.refresh()
    assert not again.kept.lost, "once is enough"
    for hall in nodes:
        await hall.stop()


def test_what_is_finished_is_thinned_and_deleted_after_so_many_days(hall: Hall, web: Web) -> None:
    astrid, _, table = played(web, hall)
    running = astrid.open("me", "open", name="Astrid")
    clock: Any = hall.now

    def look() -> int:
        return asyncio.run(hall.retention.look())

    assert look() == 0, "for ever, unless the operator says otherwise"
    hall.retention.keep = Keep(finished=30, chat=1, names=10)
    assert look() == 0
    clock.now += 2 * DAY
    assert (look(), look()) == (1, 0)
    said = [line["text"] for line in astrid.see(table)["lines"] if line["kind"] == "chat"]
    assert (said, astrid.see(table)["seats"][0]["name"]) == (["…"], "Astrid")
    clock.now += 10 * DAY
    assert (look(), look()) == (1, 0)
    assert [seat["name"] for seat in astrid.see(table)["seats"]] == ["Seat 1", "Seat 2"]
    clock.now += 30 * DAY
    assert (look(), look()) == (1, 0)
    assert astrid.see(table)["code"] == "no-table"
    assert astrid.see(running)["phase"] == "gathering"
    assert hall.store.is_erased(table)
    assert b"the secret plan" not in on_disk(hall) or _checkpointed(hall)


def _checkpointed(hall: Hall) -> bool:
    """What was overwritten may stand in the log of SQLite until that is folded into the file."""
    hall.store._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")  # type: ignore[attr-defined]
    return b"the secret plan" not in on_disk(hall)


def test_the_rules_of_the_house_stand_in_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "house.toml"

    def read(text: str, mode: int = 0o600) -> Any:
        file.write_text(text)
        file.chmod(mode)
        return read_house(file)

    house = read(f'key = "{KEY}"\nwords = ["loki"]\n[keep]\nfinished = 30\n')
    assert (house.key, house.words, house.keep) == (KEY, ("loki",), Keep(finished=30))
    for text, mode, problem in (
        (f'key = "{KEY}"', 0o644, "others can read"),
        ('key = "short"', 0o600, "at least 16"),
        ("[keep]\nnames = -1", 0o600, r"house\.toml: .* >= 0.*keep\.names"),
        ("kye = 1", 0o600, "kye"),
        ("key = ", 0o600, "house.toml"),
    ):
        with pytest.raises(HouseFileError, match=problem):
            read(text, mode)
    with pytest.raises(HouseFileError, match="cannot be read"):
        read_house(tmp_path / "nowhere.toml")
    monkeypatch.setenv("MEADHALL_KEY", "e" * 20)
    assert read_house(None).key == "e" * 20
