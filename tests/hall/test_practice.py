"""Practice: puzzles solved and missed in a real browser, that of the day, ratings, and mistakes that come back."""

import random
import time

import httpx
from msgspec.structs import replace
from playwright.sync_api import Browser, BrowserContext, Page, expect

import meadhall
from meadhall.hall.practice.progress import DAY, Progress, next_for, of_the_day, strength_of
from meadhall.hall.storage.rated import PlayerRating
from meadhall.practice.openings import openings_of
from meadhall.practice.puzzle import Puzzle, book_of, match_of, plan_of
from meadhall.practice.solver import AS_GOOD
from meadhall.practice.verdict import judged
from tests.hall.server import Person, Server
from tests.hall.table_page import PHONE
from tests.patience import PATIENT

HAGAR = meadhall.game("hagar")


def puzzles() -> tuple[Puzzle, ...]:
    book = book_of(HAGAR)
    assert book is not None
    return book.puzzles


def easy() -> Puzzle:
    """A puzzle of few decisions whose margin is large."""
    return max((each for each in puzzles() if len(each.solution) > 1), key=lambda each: each.margin)


def touch(page: Page, puzzle: Puzzle, plan: tuple[str, ...]) -> None:
    """Play a plan on the board as a person does, touch by touch."""
    match = match_of(HAGAR, puzzle)
    for text, number in zip(plan, plan_of(HAGAR, plan), strict=True):
        view = match.view(puzzle.seat)
        for piece in HAGAR.board.touches(view, number):
            lit = page.locator(f'.board [data-id="{piece}"].lit, #actions [data-key="{piece}"]').first
            expect(lit).to_be_visible(timeout=1000 * PATIENT)
            lit.click(force=True)
        match.play(text)
        if match.to_move == puzzle.seat:
            expect(page.locator("#so-far li")).to_have_count(plan.index(text) + 1, timeout=1000 * PATIENT)


def opened(chromium: Browser, server: Server, address: str, **options: object) -> tuple[BrowserContext, Page]:
    context = chromium.new_context(**options)  # type: ignore[arg-type]
    page = context.new_page()
    page.goto(server.address + address)
    return context, page


def test_a_puzzle_is_solved_on_the_board(server: Server, chromium: Browser) -> None:
    puzzle = easy()
    context, page = opened(chromium, server, f"/practice/hagar/{puzzle.key}")
    with context:
        touch(page, puzzle, puzzle.solution)
        answer = page.locator("#answer.good")
        expect(answer).to_contain_text("Solved: that is the best turn.", timeout=1000 * PATIENT)
        expect(answer.locator("ol li")).to_have_count(len(puzzle.solution))
        expect(answer).to_contain_text("Your rating is now 1")
        page.locator("#next").click()
        expect(page.locator("#prompt")).not_to_contain_text("being laid", timeout=1000 * PATIENT)
        assert puzzle.key not in page.url.split("?")[0]
        page.goto(f"{server.address}/practice/hagar")
        expect(page.locator(".headed")).to_contain_text("1 tried, 1 solved at the first try")


def test_a_puzzle_is_missed_tried_again_and_shown(server: Server, chromium: Browser) -> None:
    server.wait_until_ready()
    puzzle = easy()
    context, page = opened(chromium, server, f"/practice/hagar/{puzzle.key}", viewport=PHONE, has_touch=True)
    with context:
        touch(page, puzzle, puzzle.rival)
        expect(page.locator("#answer.not-yet")).to_contain_text("fewer than the best turn", timeout=1000 * PATIENT)
        expect(page.locator("#answer ol")).to_have_count(0)
        page.locator("#again").click()
        expect(page.locator("#answer")).to_be_hidden()
        touch(page, puzzle, puzzle.solution)
        expect(page.locator("#answer.good")).to_be_visible(timeout=1000 * PATIENT)
        page.locator("#again").click()
        page.locator("#solve").click()
        expect(page.locator("#answer ol li")).to_have_count(len(puzzle.solution), timeout=1000 * PATIENT)
        page.goto(f"{server.address}/practice/hagar")
        expect(page.locator(".headed")).to_contain_text("1 tried, 0 solved at the first try")


def test_a_decision_is_taken_back_by_keys(server: Server, chromium: Browser) -> None:
    puzzle = easy()
    context, page = opened(chromium, server, f"/practice/hagar/{puzzle.key}")
    with context:
        touch(page, puzzle, puzzle.solution[:1])
        page.keyboard.press("p")
        expect(page.locator("#so-far li")).to_have_count(0)
        expect(page.locator(".board .lit, #actions button").first).to_be_visible(timeout=1000 * PATIENT)


def test_the_puzzle_of_the_day_is_the_same_for_all(server: Server) -> None:
    people = [httpx.Client(base_url=server.address, follow_redirects=True, timeout=PATIENT) for _ in range(2)]
    pages = [person.get("/practice/daily") for person in people]
    assert {each.status_code for each in pages} == {200}
    assert pages[0].url == pages[1].url
    for person in people:
        person.close()


def test_it_is_another_one_the_next_day() -> None:
    books = {"hagar": puzzles(), "other": puzzles()[:2]}
    days = [of_the_day(books, day * DAY + 5) for day in range(40)]
    assert days[0] == of_the_day(books, DAY - 1)
    assert {name for name, _ in days} == {"hagar", "other"}
    assert len({puzzle.key for _, puzzle in days}) > 20


def test_without_scripts_a_turn_is_played_by_links(server: Server) -> None:
    puzzle = easy()
    with httpx.Client(base_url=server.address, timeout=PATIENT) as person:
        page = person.get(f"/practice/hagar/{puzzle.key}").text
        assert "?done=" in page
        whole = person.get(f"/practice/hagar/{puzzle.key}", params={"done": list(puzzle.solution)}).text
        assert "Ask the judge" in whole
        address = f"/practice/hagar/{puzzle.key}/answer"
        answered = person.post(address, data={"done": list(puzzle.solution)})
        assert "Solved: that is the best turn." in answered.text
        assert "Your rating is now" in answered.text
        assert "Your rating is now" not in person.post(address, data={"done": list(puzzle.solution)}).text


def test_what_cannot_be_played_is_refused(server: Server) -> None:
    puzzle = easy()
    address = f"{server.address}/practice/hagar/{puzzle.key}"
    assert httpx.get(f"{address}/board", params={"done": "fly to the moon"}, timeout=PATIENT).status_code == 422
    assert httpx.post(f"{address}/answer", json={"actions": list(puzzle.solution[:1])}).status_code == 422
    assert httpx.post(f"{address}/answer", json={"actions": 7}).status_code == 400
    assert httpx.get(f"{server.address}/practice/hagar/0000000000").status_code == 404
    assert httpx.get(f"{server.address}/practice/chess").status_code == 404


def test_a_puzzle_is_as_strong_as_those_who_find_it() -> None:
    hard, easier = (replace(puzzles()[0], found=found) for found in ((0.0, 0.0, 0.0, 0.25), (1.0, 1.0, 1.0, 1.0)))
    assert strength_of("hagar", hard).mean > 28
    assert strength_of("hagar", easier).mean < 20


def test_a_rating_rises_more_by_hard_puzzles_and_only_once() -> None:
    hard = max(puzzles(), key=lambda each: strength_of("hagar", each).mean)
    weak = min(puzzles(), key=lambda each: strength_of("hagar", each).mean)
    new = Progress()
    after_hard = new.with_answer("hard", True, 0.0, strength_of("hagar", hard))
    after_weak = new.with_answer("weak", True, 0.0, strength_of("hagar", weak))
    assert after_hard.mean > after_weak.mean > new.mean
    assert new.with_answer("weak", False, 0.0, strength_of("hagar", weak)).mean < new.mean
    assert after_hard.with_answer("hard", False, 0.0, strength_of("hagar", hard)).mean == after_hard.mean
    assert after_hard.deviation < new.deviation


def test_what_was_missed_comes_back_after_longer_and_longer() -> None:
    missed = Progress().with_answer("one", False, 0.0, PlayerRating())
    assert missed.due(0.5 * DAY) == []
    assert missed.due(1.0 * DAY) == ["one"]
    early = missed.with_answer("one", True, 0.5 * DAY, PlayerRating())
    assert early.due(1.0 * DAY) == ["one"], "it is solved when it comes back, and not before"
    now, waits = float(DAY), list[float]()
    while missed.repeats:
        missed = missed.with_answer("one", True, now, PlayerRating())
        if missed.repeats:
            waits.append((missed.repeats["one"].due - now) / DAY)
            now = missed.repeats["one"].due
    assert waits == [2.5, 6.25, 15.625, 39.0625]
    assert Progress().with_mistakes("table", ["table~7"], 9.0).due(9.0) == ["table~7"]


def test_the_next_puzzle_suits_you_and_is_new() -> None:
    strong, new = Progress(mean=33.0), Progress()
    assert strength_of("hagar", next_for("hagar", puzzles(), strong)).mean > 28
    first = next_for("hagar", puzzles(), new)
    second = next_for("hagar", puzzles(), new.with_answer(first.key, True, 0.0, strength_of("hagar", first)))
    assert first.key != second.key
    theme = puzzles()[0].themes[0]
    assert theme in next_for("hagar", puzzles(), new, theme).themes


def test_another_plan_is_judged_by_a_search_at_the_moment(server: Server, astrid: Person) -> None:
    server.wait_until_ready()
    puzzle = easy()
    address = f"/practice/hagar/{puzzle.key}/answer"
    found = astrid.http.post(address, json={"actions": list(puzzle.rival)}).json()
    assert (found["good"], found["steps"]) == (False, [])
    assert "comes back tomorrow" in found["rating"]
    given = astrid.http.post(address, json={"actions": []}).json()
    assert len(given["steps"]) == len(puzzle.solution)
    assert given["actions"] == list(puzzle.solution)
    assert given["why"]
    due = astrid.http.get("/practice/hagar").text
    assert "1 comes back later" in due


def test_a_plan_that_is_as_good_counts() -> None:
    """The plan is the solution for a puzzle that names another one: a search finds no difference."""
    puzzle = easy()
    match = match_of(HAGAR, puzzle)
    twisted = replace(puzzle, solution=puzzle.rival, rival=puzzle.solution)
    verdict = judged(match, twisted, puzzle.solution)
    assert (verdict.good, verdict.loss) == (True, 0.0)
    clear = judged(match, puzzle, puzzle.rival)
    assert not clear.good
    assert clear.loss > AS_GOOD


# --- Own mistakes -----------------------------------------------------------------------------------------------------


def played_badly(person: Person) -> str:
    """A game of Hägar that somebody has played at random, and had analysed; its table."""
    table = person.open("me", "karl", game="hagar")
    chance = random.Random(4)
    deadline = time.monotonic() + 10 * PATIENT
    while (view := person.see(table))["phase"] != "over":
        assert time.monotonic() < deadline
        if choices := view["choices"]:
            assert person.do(table, do="act", action=chance.choice(choices)["text"]).status_code == 200
        else:
            time.sleep(0.02)
    assert person.http.post(f"/t/{table}/analysis").status_code == 202
    while (found := person.http.get(f"/t/{table}/analysis/standing").json())["state"] != "done":
        assert found["state"] != "failed", found
        assert time.monotonic() < deadline
        time.sleep(0.05)
    return table


def test_mistakes_in_analysed_games_come_back(server: Server, astrid: Person, bjarni: Person) -> None:
    server.wait_until_ready()
    table = played_badly(astrid)
    analysis = astrid.http.get(f"/t/{table}/analysis/file").json()
    wrong = [turn for turn in analysis["turns"] if turn["mark"] in ("inaccurate", "mistake", "blunder")]
    own = [turn for turn in wrong if turn["seat"] == 0]
    assert own
    page = astrid.http.get("/practice/hagar").text
    assert f"{len(own)} come back today" in page or "1 comes back today" in page
    assert "come back today" not in bjarni.http.get("/practice/hagar").text
    sent = astrid.http.get("/practice/hagar/next?due=yes")
    address = sent.headers["location"].partition("?")[0]
    assert f"{table}~" in address
    puzzle = astrid.http.get(address).text
    assert "From your own game" in puzzle
    assert f"/t/{table}/analysis" in puzzle
    number = int(address.rpartition("~")[2])
    best = analysis["steps"][number]["choice"]["best"]["actions"]
    answer = astrid.http.post(f"{address}/answer", json={"actions": best}).json()
    assert answer["good"], answer
    assert "due=yes" in answer["next"]
    left = astrid.http.get("/practice/hagar").text
    assert f"{len(own)} come back today" not in left
    kept = astrid.http.get("/practice/hagar")
    assert kept.status_code == 200


# --- Openings ---------------------------------------------------------------------------------------------------------


def test_openings_are_followed_on_the_board(server: Server, chromium: Browser) -> None:
    book = openings_of(HAGAR)
    assert book is not None
    first = book.trees[0].positions[0]
    context, page = opened(chromium, server, "/openings/hagar")
    with context:
        rows = page.locator(".chosen tbody tr")
        expect(rows).to_have_count(len(first.choices), timeout=1000 * PATIENT)
        expect(rows.first).to_contain_text("%")
        expect(page.locator(".board svg")).to_be_visible(timeout=1000 * PATIENT)
        page.locator(".chosen a").first.click()
        expect(page.locator(".way li")).to_have_count(1, timeout=1000 * PATIENT)
        expect(page.locator(".board svg")).to_be_visible(timeout=1000 * PATIENT)
        page.locator(".way a").first.click()
        expect(page.locator(".way")).to_have_count(0)
    assert httpx.get(f"{server.address}/openings/hagar", params={"done": "fly"}).status_code == 404
    assert httpx.get(f"{server.address}/openings/chess").status_code == 404
