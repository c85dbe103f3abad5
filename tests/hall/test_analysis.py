"""After the game: who may have it analysed, what is kept, and what the page shows."""

import asyncio
import io
import re
import sqlite3
import time
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, ClassVar

import httpx
import pytest
from msgspec.structs import replace
from playwright.sync_api import Browser, Page, expect

import meadhall
from meadhall.analysis import Analysis, analyse
from meadhall.analysis.chart import curve
from meadhall.analysis.depth import QUICK, USUAL
from meadhall.analysis.told import marked_turns
from meadhall.core.gamefile import Annotation, GameFile, parse_game_file, read_game_file
from meadhall.core.match import Match
from meadhall.core.replay import replay
from meadhall.hall.analyses import queue
from meadhall.hall.analyses.analyst import Analyst
from meadhall.hall.analyses.worker import AnalysisFailed, FoundFrame, Lane, Ready, Request, Whole, packed
from meadhall.hall.fair_order import NOBODY, Asker
from meadhall.hall.live.hall import Hall
from meadhall.hall.pages.analysis_told import mistakes_of, position
from meadhall.hall.pages.replays import Tale
from meadhall.hall.storage.sqlite import SqliteStore
from meadhall.hall.storage.writes import digest_of
from meadhall.table import decide
from meadhall.table.commands import Act, Start
from meadhall.table.entries import Taken
from meadhall.table.errors import TableError
from tests.hall.reader import check, kinds
from tests.hall.server import Person, Server
from tests.hall.table_page import DESKTOP, PHONE, Sitter
from tests.hall.test_axe import findings
from tests.patience import PATIENT

GOLDEN = Path(__file__).parents[1] / "golden"
SHORT = {
    "hagar": "2-players",
    "runir": "3-players-children-true",
    "sagnir": "2-players-target-4",
    "mythical_island": "ring-by-rules-2",
    "saga": "won-by-coins",
}
"""A short finished game of each kind."""


def golden(game: str) -> GameFile:
    return read_game_file(GOLDEN / game / f"{SHORT[game]}.json")


def told(game: str) -> Tale:
    file = golden(game)
    match = replay(file, meadhall.game(game))
    return Tale(match, file, ended=True)


# --- What the page is made of -------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", list(SHORT))
def test_every_game_has_a_curve_and_boards_with_what_was_better(game: str) -> None:
    tale = told(game)
    found = analyse(tale.match, depth=12)
    drawn = curve(found, marked_turns(found))
    for name in tale.match.names:
        assert f"{name} from" in drawn
    assert drawn.count('class="line"') == tale.match.players
    assert found.wrong, "who plays at random errs"
    turn = found.wrong[0]
    choice = found.costliest(turn)
    assert all(f'data-at="{found.costliest(each).parts_at}"' in drawn for each in found.wrong)
    shown = position(tale, found, choice.parts_at, "wide")
    assert shown.choice is not None
    place = choice.parts_at - choice.first
    assert shown.choice.best.touch.text == choice.best.actions[place] != shown.choice.played.touch.text
    assert shown.choice.best.steps == choice.best.words[place:]
    assert shown.eye == (choice.seat if tale.game.secrets else None), "the seat that decided sees what it could see"
    assert any(str(turn.mark) in text for text in shown.told)
    for number in (0, len(found.steps)):
        assert position(tale, found, number, "tall").scene.pieces
    lesson = mistakes_of(tale, found, choice.seat, "wide")
    assert lesson.mistakes[0].number == choice.parts_at
    assert lesson.mistakes[0].best in lesson.mistakes[0].touches


def test_a_first_look_calls_nobody_names() -> None:
    tale = told("saga")
    found = analyse(tale.match, depth=QUICK)
    assert not marked_turns(found)
    assert not mistakes_of(tale, found, 0, "wide").mistakes
    assert all(position(tale, found, number, "wide").choice is None for number in range(len(found.steps)))


# --- Keeping, limits, and what goes wrong -------------------------------------------------------------------------


class FakeLane(Lane):
    """Workers that answer at once, with what was found before."""

    def __init__(self, found: Analysis | None) -> None:
        super().__init__(1)
        self.found, self.asked, self.requests = found, 0, list[Request]()

    async def ask(
        self, request: Request, progress: Any = lambda count: None, asker: Asker = NOBODY, cost: float = 1.0
    ) -> bytes:
        self.asked += 1
        self.requests.append(request)
        if self.found is None:
            raise AnalysisFailed("the analysis has stopped in the middle: try it again")
        progress(1)
        return self.found.json()


class Desk:
    """The analyses of a hall without a server, and with quick workers."""

    def __init__(self, path: Path) -> None:
        self.file = golden("saga")
        self.path, self.hall = path, Hall(SqliteStore(path))
        self.analyses = self.hall.analyses
        match = replay(self.file, meadhall.game("saga"))
        self.quick, self.deep = FakeLane(analyse(match, depth=QUICK)), FakeLane(analyse(match, depth=8))
        self.analyses._quick, self.analyses._deep = self.quick, self.deep

    async def analysed(self, who: str = "astrid") -> queue.Standing:
        await self.analyses.begin(self.file, 103, who)
        while (found := await self.analyses.standing(self.file)).state in ("waiting", "working"):
            await asyncio.sleep(0.001)
        return found


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    desk = Desk(tmp_path / "hall.sqlite")
    yield desk
    desk.hall.store.close()


def test_nothing_is_analysed_twice_and_a_hall_that_comes_back_still_knows(desk: Desk) -> None:
    async def play() -> None:
        assert (await desk.analyses.standing(desk.file)).state == "none"
        both = await asyncio.gather(desk.analysed(), desk.analysed("bjarni"))
        assert [each.state for each in both] == ["done", "done"]
        assert (await desk.analysed()).state == "done"
        assert desk.deep.asked == desk.quick.asked == 1

    asyncio.run(play())
    desk.hall.store.close()
    again = Hall(SqliteStore(desk.path))
    found = asyncio.run(again.analyses.best(desk.file))
    assert found is not None
    assert desk.deep.found is not None
    assert found.json() == desk.deep.found.json()
    desk.hall = again


@pytest.mark.parametrize("watched", [True, False])
def test_a_game_that_ends_before_somebodys_eyes_is_expected(desk: Desk, watched: bool) -> None:
    """The first look should not wait until a process has loaded the game."""

    async def play() -> list[Request]:
        entries = list(desk.file.parsed_actions())
        last = max(number for number, (who, _) in enumerate(entries) if who >= 0)
        taken, seats = Taken(desk.file, last, "the end"), [("Astrid", None), ("Bo", None)]
        room = await desk.hall.open(decide.open_taken(taken, "astrid", seats, b"7" * 32, 1.0), "saga")
        await room.do(Start(), "astrid")
        if watched:
            room.come(room, "astrid")
        assert desk.quick.requests == []
        await room.do(Act(entries[last][1]), "astrid")
        assert room.table.phase == "over"
        await asyncio.sleep(0.01)
        return desk.quick.requests

    assert asyncio.run(play()) == ([Ready("saga")] if watched else [])


def test_an_analyst_gets_ready() -> None:
    output = io.BytesIO()
    Analyst(output).answer(Ready("hagar"))
    assert output.getvalue() == packed(FoundFrame(b"null"))


def test_names_belong_to_a_game_and_what_was_said_about_it_does_not() -> None:
    file = golden("saga")
    noted = file.with_more(annotations=[Annotation(entry=1, comment="hm")])
    renamed = read_game_file(GOLDEN / "saga" / "won-by-coins.json")
    renamed.seats[0] = "Somebody else"
    assert digest_of(noted) == digest_of(file) != digest_of(renamed)


@pytest.mark.parametrize("data", [b"not compressed", zlib.compress(b'{"format": 1}')], ids=["packed", "told"])
async def test_a_damaged_row_is_a_sentence_and_is_made_again(desk: Desk, data: bytes) -> None:
    await desk.analysed()
    with sqlite3.connect(desk.path) as other:
        other.execute("UPDATE analyses SET data = ?", (data,))
    found = await desk.analyses.standing(desk.file)
    assert (found.state, found.problem) == (
        "failed",
        "the stored analysis is damaged: have it made again",
    )
    assert (await desk.analysed("bjarni")).state == "done"
    assert desk.deep.asked == 2


async def test_what_nobody_foresaw_is_a_sentence_and_holds_nobody_up(desk: Desk) -> None:
    class Broken(FakeLane):
        async def ask(
            self, request: Request, progress: Any = lambda count: None, asker: Asker = NOBODY, cost: float = 1.0
        ) -> bytes:
            return b"{}"  # no analysis

    desk.analyses._deep = Broken(None)
    desk.analyses._quick = Broken(None)
    failed = await desk.analysed()
    assert (failed.state, failed.problem) == ("failed", "the analysis has failed: try it again")
    desk.analyses._quick, desk.analyses._deep = desk.quick, desk.deep
    assert (await desk.analysed()).state == "done"


async def test_one_person_asks_for_so_many_and_others_still_may(desk: Desk) -> None:
    desk.quick.found = None
    for _ in range(4):
        failed = await desk.analysed()
        assert (failed.state, failed.problem) == (
            "failed",
            "the analysis has stopped in the middle: try it again",
        )
    with pytest.raises(TableError, match="many analyses at once"):
        await desk.analysed()
    assert (await desk.analysed("bjarni")).state == "failed"
    with pytest.raises(TableError, match="has 6000 steps"):
        await desk.analyses.begin(desk.file, 6000, "gudrun")


async def test_one_address_does_not_take_all_places_however_many_tokens_it_takes(desk: Desk) -> None:
    class Busy(FakeLane):
        async def ask(
            self, request: Request, progress: Any = lambda count: None, asker: Asker = NOBODY, cost: float = 1.0
        ) -> bytes:
            self.askers.append(asker)
            await asyncio.Event().wait()
            return b""

        askers: ClassVar[list[Asker]] = []

    def game(number: int) -> GameFile:
        return replace(desk.file, seats=[f"Somebody {number}", *desk.file.seats[1:]])

    desk.analyses._quick = Busy(None)
    for number in range(queue.MOST_OF_AN_ADDRESS):
        await desk.analyses.begin(game(number), 103, f"token {number}", "192.0.2.1")
    with pytest.raises(TableError, match="many games are being analysed"):
        await desk.analyses.begin(game(99), 103, "another token", "192.0.2.1")
    await desk.analyses.begin(game(99), 103, "astrid", "192.0.2.2")
    while len(Busy.askers) <= queue.MOST_OF_AN_ADDRESS:
        await asyncio.sleep(0)
    assert Busy.askers[-2:] == [Asker("192.0.2.1", "token 4"), Asker("192.0.2.2", "astrid")]


async def test_a_worker_tells_what_is_wrong_and_one_that_dies_is_replaced() -> None:
    lane = Lane(1)
    try:
        with pytest.raises(AnalysisFailed, match="not JSON"):
            await lane.ask(Whole(b"no game file", QUICK))
        asked = asyncio.create_task(lane.ask(Whole(golden("saga").to_json(), USUAL)))
        await asyncio.sleep(0.2)
        process = lane._all[0]._process
        assert process is not None
        process.kill()
        with pytest.raises(AnalysisFailed, match="stopped in the middle"):
            await asked
        with pytest.raises(AnalysisFailed, match="not JSON"):
            await lane.ask(Whole(b"no game file", QUICK))
    finally:
        await lane.close()


# --- In a hall ----------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def analysed(server: Server) -> str:
    """Where a game was analysed."""
    with httpx.Client(base_url=server.address, timeout=PATIENT) as web:
        data = golden("saga").to_json()
        sent = web.post("/replay", files={"file": ("game.json", data)}, headers={"origin": server.address})
        address = f"{sent.headers['location']}/analysis"
        assert web.get(address).status_code == 200
        begun = web.post(address, headers={"origin": server.address})
        assert begun.status_code == 202, begun.text
        deadline, seen = time.monotonic() + 10 * PATIENT, set()
        while (found := web.get(f"{address}/standing").json())["state"] != "done":
            assert found["state"] != "failed", found
            assert time.monotonic() < deadline
            seen.add(found.get("depth", ""))
            time.sleep(0.05)
        assert QUICK in seen, "a first look is there while the deep one is made"
    return address


def test_who_may_see_the_replay_may_see_the_analysis_and_nobody_during_the_game(server: Server, astrid: Person) -> None:
    table = astrid.open("me", "random", game="hagar")
    with httpx.Client(base_url=server.address, timeout=PATIENT) as stranger:
        page = {"accept": "text/html"}
        for who in (stranger, astrid.http):
            refused = who.get(f"/t/{table}/analysis", headers=page)
            asked = who.get(f"/t/{table}/replay", headers=page)
            assert (refused.status_code, refused.text.replace("analysis", "replay")) == (asked.status_code, asked.text)
            for way in ("standing", "found", "position?number=3", "file", "mistakes/lesson"):
                answer = who.get(f"/t/{table}/analysis/{way}")
                assert (answer.status_code, answer.json()["code"]) == (409, "not-over")
            begun = who.post(f"/t/{table}/analysis", headers={"origin": server.address})
            assert (begun.status_code, begun.json()["code"]) == (409, "not-over")
            assert who.get("/t/nothing/analysis/standing").status_code == 404
        astrid.do(table, do="call")
        assert stranger.get(f"/t/{table}/analysis").status_code == 200
        begun = stranger.post(f"/t/{table}/analysis", headers={"origin": server.address})
        assert (begun.status_code, begun.json()["text"]) == (
            409,
            "this game has no result: there is nothing to weigh its decisions by",
        )
        assert stranger.get(f"/t/{table}/analysis/found").status_code == 404


def test_a_file_of_a_game_that_is_not_over_is_not_analysed(server: Server) -> None:
    match: Match = meadhall.game("hagar").start(players=2, seed=4)
    with httpx.Client(base_url=server.address, timeout=PATIENT, headers={"origin": server.address}) as web:
        sent = web.post("/replay", files={"file": ("game.json", match.record.to_json())})
        answer = web.post(f"{sent.headers['location']}/analysis")
        assert (answer.status_code, answer.json()["code"]) == (409, "not-over")


def test_an_analysis_as_a_file_and_without_scripts(server: Server, analysed: str) -> None:
    with httpx.Client(base_url=server.address, timeout=PATIENT) as web:
        found = Analysis.from_json(web.get(f"{analysed}/file").content)
        assert (found.game, found.depth.name) == ("saga", USUAL)
        page = web.get(analysed).text
        for seat in found.seats:
            assert f"{seat.name}" in page
            assert f"Accuracy {seat.accuracy:.0f}" in page
        assert 'class="chances"' in page
        assert "All turns" in page
        assert "decided most" in page or "No single turn decided it" in page
        assert web.get(f"{analysed}/position?number=999999").json()["number"] == len(found.steps)


def test_the_judge_answers_what_somebody_tries(server: Server, analysed: str) -> None:
    with httpx.Client(base_url=server.address, timeout=PATIENT, headers={"origin": server.address}) as web:
        lessons = [web.get(f"{analysed}/mistakes/lesson?seat={seat}").json()["mistakes"] for seat in (0, 1)]
        mistake = max((each for lesson in lessons for each in lesson), key=lambda each: each["loss"])

        def attempt(action: str) -> dict[str, Any]:
            answer = web.post(f"{analysed}/mistakes/try", json={"number": mistake["number"], "action": action})
            found: dict[str, Any] = answer.json()
            return found

        best = attempt(mistake["best"]["text"])
        assert best["good"]
        assert "the plan of the judge" in best["text"]
        played = attempt(mistake["played"]["text"])
        assert not played["good"]
        assert "fewer than the best" in played["text"]
        assert attempt("drink mead")["text"] == '"drink mead" is no action of this game'
        assert web.post(f"{analysed}/mistakes/try", content=b"[]").status_code == 400
        others = [each["text"] for each in mistake["touches"] if each not in (mistake["best"], mistake["played"])]
        if others:
            assert "games in 100" in attempt(others[0])["text"]


def test_what_if_i_had_done_something_else(server: Server, analysed: str, astrid: Person) -> None:
    form = {"position": "40", "seat": "1", "bot": "random", "you": "Astrid", "name": "What if I had landed?"}
    sent = astrid.http.post(f"{analysed}/take-over", data=form)
    assert sent.status_code == 303, sent.text
    table = sent.headers["location"].removeprefix("/t/")
    view = astrid.see(table)
    assert (view["phase"], view["you"], [seat["kind"] for seat in view["seats"]]) == ("playing", [1], ["bot", "person"])
    assert (view["dice"]["used"], view["dice"]["taken"]) == (False, 40)  # the page tells why there is no proof
    assert view["lines"][0]["text"] == "The game goes on from step 40 of another one: What if I had landed?"
    assert astrid.http.get(f"/t/{table}/analysis", headers={"accept": "text/html"}).status_code == 409
    astrid.do(table, do="call")
    file = parse_game_file(astrid.http.get(f"/api/tables/{table}/game").content)
    assert isinstance(file.variations, list)
    assert (file.variations[0].name, file.variations[0].position) == ("What if I had landed?", 40)
    sent = astrid.http.post(f"/t/{table}/analysis/take-over", data=form | {"position": "39", "name": "Or else?"})
    other = sent.headers["location"].removeprefix("/t/")
    astrid.do(other, do="call")
    file = parse_game_file(astrid.http.get(f"/api/tables/{other}/game").content)
    assert isinstance(file.variations, list)
    assert [each.name for each in file.variations[0].variations] == ["Or else?"], "variations branch"
    for wrong, code in (
        ({"position": "103"}, 409),
        ({"seat": "2"}, 422),
        ({"bot": "odin"}, 422),
        ({"position": "x"}, 400),
    ):
        assert astrid.http.post(f"{analysed}/take-over", data=form | wrong).status_code == code


# --- The pages ----------------------------------------------------------------------------------------------------


def here(page: Page) -> str:
    return page.locator("#where").inner_text()


@pytest.mark.parametrize(("scheme", "size"), [("light", DESKTOP), ("dark", PHONE)])
def test_the_curve_leads_to_the_board(
    scheme: str, size: dict[str, int], server: Server, chromium: Browser, analysed: str
) -> None:
    with Sitter(chromium, server, size, color_scheme=scheme, has_touch=size is PHONE) as guest:
        page = guest.page
        page.goto(server.address + analysed)
        expect(page.locator("#picture svg")).to_be_visible()
        wrong = page.locator(".moments a", has=page.locator(".mistake, .blunder")).first
        text = wrong.locator("span").last.inner_text()
        wrong.click()
        expect(page.locator("#verdict .told").last).to_contain_text(text)
        expect(page.locator("#verdict .options .better")).to_be_visible()
        best = page.request.get(f"{server.address}{analysed}/position?number={here(page).split()[0]}").json()["choice"]
        places = [each for each in best["best"]["touch"]["touches"] if not each.startswith("do-")]
        if places:
            expect(page.locator("#picture .ring.better.line")).not_to_have_count(0)
        number = int(here(page).split()[0])
        page.locator("#at").focus()
        page.keyboard.press("ArrowRight")
        expect(page.locator("#where")).to_have_text(f"{number + 1} of {page.locator('#at').get_attribute('max')}")
        expect(page.locator("#at")).to_have_attribute("aria-valuetext", re.compile(r"Step \d+ of \d+\. .+ %"))
        page.keyboard.press("Home")
        expect(page.locator("#where")).to_have_text(f"0 of {page.locator('#at').get_attribute('max')}")
        page.keyboard.press("PageDown")
        expect(page.locator("#where")).not_to_have_text(re.compile("^0 of"))  # or it would be the last one that is seen
        expect(page.locator("#verdict .told").first).to_be_visible()
        assert not findings(guest)
        if size is DESKTOP:
            check("page-analysis", kinds(page.locator("main").aria_snapshot()))


def test_trying_again_by_keyboard(server: Server, chromium: Browser, analysed: str) -> None:
    with Sitter(chromium, server, PHONE, color_scheme="dark", has_touch=True) as guest:
        page = guest.page
        lessons = [
            page.request.get(f"{server.address}{analysed}/mistakes/lesson?seat={seat}").json() for seat in (0, 1)
        ]
        seat = max((0, 1), key=lambda seat: len(lessons[seat]["mistakes"]))
        mistake = lessons[seat]["mistakes"][0]
        page.goto(f"{server.address}{analysed}/mistakes?seat={seat}")
        expect(page.locator("#what-was")).to_contain_text(mistake["turn"])
        expect(page.locator("#main")).to_have_attribute("data-shape", "tall")
        assert not findings(guest)
        for way, answer in (
            (mistake["played"], "This is how it was played"),
            (mistake["best"], "the plan of the judge"),
        ):
            for touched in way["touches"]:
                button = f'#actions [data-key="{touched}"], #actions [data-key="{way["text"]}"]'
                page.locator(f'.board .lit[data-id="{touched}"], {button}').first.focus()
                page.keyboard.press("Enter")
            expect(page.locator("#answer")).to_contain_text(answer)
        assert page.evaluate("document.activeElement.id") == "next"
        page.keyboard.press("Enter")
        done = len(lessons[seat]["mistakes"]) == 1
        expect(page.locator("#where")).to_have_text("Done" if done else f"Turn 2 of {len(lessons[seat]['mistakes'])}")
        if not done:
            page.keyboard.press("s")
            expect(page.locator("#answer")).to_contain_text(lessons[seat]["mistakes"][1]["why"][:40])


def test_who_has_found_all_is_sent_back_to_none(server: Server, chromium: Browser, analysed: str) -> None:
    with Sitter(chromium, server) as guest:
        page = guest.page
        lessons = [
            page.request.get(f"{server.address}{analysed}/mistakes/lesson?seat={seat}").json() for seat in (0, 1)
        ]
        seat = max((0, 1), key=lambda seat: len(lessons[seat]["mistakes"]))
        lesson = lessons[seat] | {"mistakes": lessons[seat]["mistakes"][:1]}
        page.route("**/mistakes/lesson?*", lambda route: route.fulfill(json=lesson))
        page.goto(f"{server.address}{analysed}/mistakes?seat={seat}")
        best = lesson["mistakes"][0]["best"]
        for touched in best["touches"]:
            button = f'#actions [data-key="{touched}"], #actions [data-key="{best["text"]}"]'
            page.locator(f'.board .lit[data-id="{touched}"], {button}').first.focus()
            page.keyboard.press("Enter")
        expect(page.locator("#answer")).to_contain_text("the plan of the judge")
        page.locator("#next").click()
        expect(page.locator("#what-was")).to_have_text("1 of 1 found.")
        expect(page.locator("#prompt")).to_have_text("Play again, and do it at the table.")
