"""The people of a hall as others see them: faces at tables and in lists, ratings where they are at stake; and what is
never told of them.
"""

import asyncio
import json
import re
import zipfile
from io import BytesIO
from typing import Any

import pytest

from meadhall.bots.levels import LEVELS
from meadhall.core.constants import SPECTATOR
from meadhall.core.record import to_bytes
from meadhall.core.rng import new_rng
from meadhall.hall.history.checking import RatingCheck
from meadhall.hall.limits import Budgets
from meadhall.hall.live.hall import Hall
from meadhall.hall.members.faces import draw, face_from, face_of_bot, is_drawn
from meadhall.hall.storage.rated import PlayerRating, rate
from meadhall.hall.storage.store import Store
from meadhall.hall.storage.writes import RowsWrite
from meadhall.table.tokens import person_of
from meadhall.table.views import TableViews
from tests.hall.in_process import Time, Web
from tests.hall.test_house import Guest
from tests.hall.test_you import Visitor

CLOCK = {"kind": "live", "base": 600, "increment": 5}


@pytest.fixture
def hall(store: Store) -> Hall:
    hall = Hall(store, now=Time(1_000_000.0), pace=0.0)
    hall.budgets = Budgets(Time())
    return hall


def rated(web: Web, one: Guest, other: Guest, *, game: str = "hagar", over: bool = True) -> str:
    """A rated game of two, which the second one gives up."""
    table = one.open("me", "open", game=game, clock=CLOCK, rated=True)
    assert other.code(table, do="sit", seat=1, name="Bjarni") == "done"
    assert one.code(table, do="start") == "done"
    if over:
        assert other.code(table, do="resign", seat=1) == "done"
    return table


def as_browser(web: Web, guest: Guest) -> Visitor:
    visitor = Visitor(web)
    visitor.cookies["meadhall"] = guest.token
    return visitor


def people(web: Web, table: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = web.get(f"/t/{table}/people").json()
    return found


def test_each_level_of_bots_has_a_face_of_its_own_and_names_have_many() -> None:
    assert len({draw(face_of_bot(level)) for level in LEVELS}) == len(LEVELS)
    assert len({face_from(f"name {number}") for number in range(500)}) > 490
    assert not is_drawn("bot-zzz")
    assert not is_drawn("bot-karl-1")
    assert not is_drawn("../etc/passwd")


@pytest.mark.parametrize("level", LEVELS)
def test_bots_of_one_level_are_told_apart(level: str, hall: Hall, web: Web) -> None:
    faces = [each["face"] for each in people(web, Guest(web).open(level, level, level, level, game="hagar"))]
    assert len(set(faces)) == 4
    assert len({web.get(face).text for face in faces}) == 4


def test_two_of_the_same_name_have_different_faces_and_a_chosen_one_is_shown(hall: Hall, web: Web) -> None:
    astrid, other = Guest(web), Guest(web)
    table = astrid.open("me", "open", "karl", game="hagar")
    other.do(table, do="sit", seat=1, name="Astrid")
    one, two, bot = (each["face"] for each in people(web, table))
    assert one != two
    assert bot == "/faces/bot-karl.svg"
    picture = web.get(one)
    assert picture.headers["content-type"] == "image/svg+xml"
    assert "immutable" in picture.headers["cache-control"]
    browser = as_browser(web, other)
    assert browser.post("/me/face", face="010203040500").status_code == 303
    assert people(web, table)[1]["face"] == "/faces/010203040500.svg"
    assert 'src="/faces/010203040500.svg"' in web.get(f"/t/{table}").text, "also without scripts"
    browser.post("/me/face", face="")
    assert people(web, table)[1]["face"] == two
    browser.post("/me/face", face="<script>")
    assert people(web, table)[1]["face"] == two


def test_a_face_tells_nobody_whose_it_is(hall: Hall, web: Web) -> None:
    astrid = Guest(web)
    table = astrid.open("me", "karl", game="hagar")
    told = json.dumps(people(web, table))
    assert astrid.person[:8] not in told
    assert face_from("Astrid") not in told, "the name alone is not enough to make it again"


def test_ratings_stand_at_rated_tables_and_what_the_game_has_done_to_them(hall: Hall, web: Web) -> None:
    astrid, bjarni = Guest(web), Guest(web)
    casual = astrid.open("me", "open", game="hagar")
    assert [each["rating"] for each in people(web, casual)] == [None, None]
    table = rated(web, astrid, bjarni, over=False)
    assert [each["rating"] for each in people(web, table)] == [None, None], "both are new"
    bjarni.do(table, do="resign", seat=1)
    won, lost = people(web, table)
    assert won["rating"] == pytest.approx(1500 + won["change"])
    assert lost["change"] == -won["change"]
    board = web.get("/ratings/hagar").text
    assert re.search(r"<td>1</td>.*?Astrid.*?<td>2</td>.*?Bjarni", board, re.DOTALL)
    assert "Skald" in board, "bots stand among them"
    assert 'class="you"' in as_browser(web, bjarni).get("/ratings/hagar")


def test_every_change_can_be_made_again_from_the_page_that_lists_it(hall: Hall, web: Web) -> None:
    astrid, bjarni = Guest(web), Guest(web)
    tables = [rated(web, astrid, bjarni) for _ in range(3)]
    told = web.get("/ratings/hagar/changes.json").json()
    stands: dict[str, tuple[float, float]] = {}
    assert len(told["changes"]) == 3
    for change in reversed(told["changes"]):
        seats = change["players"]
        before = [tuple(each["before"]) for each in seats]
        assert before == [stands.get(each["player"], tuple(told["new"])) for each in seats]
        again = rate([PlayerRating(*each) for each in before], [each["place"] for each in seats])
        assert [tuple(each["after"]) for each in seats] == [pytest.approx(tuple(each)) for each in again]
        stands |= {each["player"]: tuple(each["after"]) for each in seats}
    page = web.get("/ratings/hagar/changes").text
    text = page + json.dumps(told)
    for secret in (*tables, astrid.person, bjarni.person, astrid.token):
        assert secret not in text, "no table, and nobody behind a name"


def test_the_check_finds_a_rating_that_nobody_has_won(hall: Hall, web: Web) -> None:
    astrid, bjarni = Guest(web), Guest(web)
    for _ in range(3):
        rated(web, astrid, bjarni)
    check = RatingCheck(hall.store.ask)
    assert (check.games, check.problems) == (3, [])
    asyncio.run(hall.retention.forget_person(bjarni.person))
    assert RatingCheck(hall.store.ask).problems == [], "who was forgotten has played as a stranger"
    assert "Bjarni" not in web.get("/ratings/hagar/changes").text
    assert "Bjarni" not in web.get("/ratings/hagar").text
    game, player, mean, *rest = hall.store.found("ratings", player=astrid.person)[0]
    hall.store.save_now(RowsWrite("ratings", [(game, player, mean + 1, *rest)]))
    assert len(RatingCheck(hall.store.ask).problems) == 1


def test_a_running_game_is_told_by_no_list_rating_or_history(hall: Hall, web: Web) -> None:
    """Saga has hidden tiles: what one may not see at the table stands nowhere else."""
    astrid, bjarni = Guest(web), Guest(web)
    table = rated(web, astrid, bjarni, game="saga", over=False)
    pages = ["/ratings/saga", "/ratings/saga/changes.json", f"/t/{table}/people", "/ratings"]
    own = ["/me/games", "/me/games/saga", "/me/data.zip", "/me/games.zip"]
    before = [web.get(each).content for each in pages]
    mine = [as_browser(web, astrid).ask("GET", each) for each in own]
    archive = zipfile.ZipFile(BytesIO(mine[2].content))
    assert archive.namelist() == ["about-you.json"], "its file would tell what the other holds"
    assert zipfile.ZipFile(BytesIO(mine[3].content)).namelist() == []
    for number in range(6):  # something happens
        view = (astrid, bjarni)[number % 2].see(table)
        if view["choices"]:
            (astrid, bjarni)[number % 2].do(table, do="act", action=view["choices"][0]["number"])
    assert [web.get(each).content for each in pages] == before, "nothing of it changes while the game runs"


def test_what_is_hidden_may_be_anything_and_people_are_told_the_same(hall: Hall, web: Web) -> None:
    """Each of two players of Saga, and a stranger: whatever the tiles are that they cannot see, all pages about people,
    what waits, orders and evenings stay the same."""
    astrid, bjarni, stranger = Guest(web), Guest(web), Guest(web)
    evening = astrid.ask("POST", "/evenings", data={"game": "saga", "form": "best-3", "clock": "slow-1"})
    address = evening.headers["location"]
    bjarni.ask("POST", f"{address}/join", data={"name": "Bjarni"})
    table = astrid.ask("POST", f"{address}/begin").headers["location"].removeprefix("/t/")
    for number in range(8):
        for guest in (astrid, bjarni):
            if choices := guest.see(table)["choices"]:
                guest.do(table, do="act", action=choices[number % len(choices)]["number"])
    pages = ["/", "/me/games", "/me/waiting", "/me/alerts", "/people", "/practice", "/evenings", address]
    pages += [f"{address}/state", f"/t/{table}/people", f"/t/{table}/orders"]
    room = hall.rooms[table]
    match, rng, differed = room.table.match, new_rng(7), False
    assert match is not None
    kernels, state = match.game.kernels, to_bytes(match.state)
    seats = {room.table.held(guest.person)[0]: guest for guest in (astrid, bjarni)} | {SPECTATOR: stranger}
    for seat, guest in seats.items():
        told = [guest.ask("GET", each).content for each in pages]
        for _ in range(5):
            other = match.game.state.from_bytes(state)
            kernels.hide(other, match.box, seat)
            kernels.imagine(other, match.box, seat, rng)
            match.stand(to_bytes(other), match.draws)
            room.kept.views = TableViews(room.table)
            differed |= to_bytes(other) != state
            assert [guest.ask("GET", each).content for each in pages] == told
        match.stand(state, match.draws)
    assert differed


def test_everything_that_is_kept_comes_along_and_no_key_to_it(hall: Hall, web: Web) -> None:
    astrid, bjarni = Guest(web), Guest(web)
    table = rated(web, astrid, bjarni)
    browser = as_browser(web, bjarni)
    browser.post("/me/settings", pace="slow", theme="dark")
    link, code = browser.link(), browser.code()
    bjarni.do(table, do="say", text="well played")
    archive = zipfile.ZipFile(BytesIO(browser.ask("GET", "/me/data.zip").content))
    told = json.loads(archive.read("about-you.json"))
    assert [each["text"] for each in told["said"]] == ["well played"]
    settings = {each["name"]: each["value"] for each in told["kept"] if each["kind"] == "setting"}
    assert (settings["pace"], settings["theme"]) == ("slow", "dark")
    assert [each["game"] for each in told["ratings"]] == ["hagar"]
    assert [each["won"] for each in told["results"]] in ([False], [0])
    assert json.loads(archive.read(archive.namelist()[1]))["game"] == "hagar"
    text = archive.read("about-you.json").decode()
    for secret in (link.rpartition("/")[2], code, bjarni.token, person_of(bjarni.token)):
        assert secret not in text
    asyncio.run(hall.retention.forget_person(bjarni.person))
    assert "theme" not in repr(hall.store.found("keepsakes", person=bjarni.person))
    assert hall.store.found("ratings", player=bjarni.person) == []
    assert hall.store.found("rating_changes", player=bjarni.person) == []
