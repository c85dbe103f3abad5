"""Guides: every one is played through by the rules and, in a real browser, by hand, by finger and by keys alone."""

import re

import httpx
import pytest
from playwright.sync_api import Browser, expect

import meadhall
from meadhall.core.errors import ContentError
from meadhall.core.scene import Scene
from meadhall.games import load
from meadhall.hall.pages.guides import Story, guide_of, read_guide, story_of, tell
from meadhall.hall.pages.rulebook import NUMBER
from tests.core.scenes import applied
from tests.hall.server import Server
from tests.hall.table_page import PHONE, Sitter
from tests.patience import PATIENT

GAMES = meadhall.game_names()


def pictures(story: Story) -> list[str]:
    """The picture at the beginning of every step, made as the page makes it: from moments."""
    first, game, guide = story.scene, load(story.game), guide_of(story.game)
    looks = game.sheet(game.make_box(len(guide.names), guide.options))
    assert looks.digest == first.looks
    scene, found = Scene.of(first.width, first.height, first.ground, first.pieces), []
    for lesson in story.lessons:
        found.append(scene.svg(looks.looks, game.title))
        for moment in lesson.moments:
            scene = applied(scene, moment.change)
    return found


# --- The guides ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_learned_in_a_few_steps_by_the_rules(game: str) -> None:
    story = story_of(load(game))
    assert 8 <= len(story.lessons) <= 15
    said = " ".join([*(lesson.say for lesson in story.lessons), story.ending])
    assert len(set(NUMBER.findall(said))) >= 8, "a guide tells where the rules stand"
    asked = [lesson for lesson in story.lessons if lesson.ask is not None]
    assert len(asked) >= 7, "one learns by doing"
    assert sum(bool(lesson.places) for lesson in story.lessons) >= len(story.lessons) // 2, "and sees what is meant"
    assert any(moment.text.startswith(("Bjarni", "The Vikings")) for each in story.lessons for moment in each.moments)
    for lesson, picture in zip(story.lessons, pictures(story), strict=True):
        assert re.search(r"[.!?]$", lesson.say), lesson.say
        assert len(lesson.say) < 420, "a sentence or two; a phone has little room"
        if lesson.ask is not None:
            first = lesson.ask.touches[0]
            assert first.startswith("do-") or f'data-id="{first}"' in picture
            assert set(lesson.wrong) <= set(re.findall(r'data-id="([^"]+)"', picture)) - set(lesson.ask.touches)


def test_saga_is_learnt_from_both_sides_and_hagar_with_cleared_islands() -> None:
    seats = [step.seat for step in guide_of("saga").steps if step.ask]
    assert set(seats) == {0, 1}
    assert seats[0] == seats[-1] == 0
    for shape in ("wide", "tall"):
        story = story_of(load("saga"), shape)
        changes = [moment for each in story.lessons for moment in each.moments if not moment.text]
        assert [moment.kind for moment in changes].count("changed") == 2, "there and back again"
    assert "H-21" in " ".join(step.say for step in guide_of("hagar").steps)
    assert any(step.ask.startswith("steal") for step in guide_of("hagar").steps)


GUIDE = """
names = ["Astrid", "Bjarni"]
ending = "The end."
setup = [{setup}]
[[steps]]
say = "{say}"
ask = "{ask}"
"""
SETUP = ", ".join(
    f'"chance: {each}"'
    for number in range(1, 10)
    for each in (f"coaster {number}", "turn 0")
) + ', "chance: first 0", "chance: red 1", "chance: black 1"'  # fmt: skip


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (
            {"ask": "land here"},
            'guide.toml, step 1: "land here" is not legal now: first the course is decided',
        ),
        ({"ask": "drink mead"}, 'guide.toml, step 1: "drink mead" is no action of this game'),
        ({"say": "See H-99."}, "guide.toml, step 1: there is no rule H-99 in RULES.md"),
        ({"setup": '"1: keep"'}, 'guide.toml, setup: "1: keep", but chance is to move'),
        ({"setup": '"keep"'}, 'guide.toml, setup: "keep" should read "chance: ..." or "0: ..."'),
        ({"ask": 'keep"\nsoy = "'}, "guide.toml: Object contains unknown field `soy`"),
    ],
)
def test_a_guide_that_breaks_the_rules_says_where(change: dict[str, str], problem: str) -> None:
    text = GUIDE.format(**({"setup": SETUP, "say": "Keep it (H-01).", "ask": "keep"} | change))
    with pytest.raises(ContentError, match="^" + re.escape(problem)):
        tell(load("hagar"), read_guide(text))


# --- The page -----------------------------------------------------------------------------------------------------


def test_learning_is_found_from_home_rules_and_the_new_table(server: Server) -> None:
    with httpx.Client(base_url=server.address, timeout=PATIENT) as web:
        for page in ("/", "/rules/hagar", "/new?game=hagar", "/learn"):
            assert 'href="/learn/hagar"' in web.get(page).text
        assert web.get("/learn/chess").status_code == 404
        assert web.get("/learn/chess/story").status_code == 404
        told = web.get("/learn/hagar").text
        for step in read_guide((load("hagar").folder / "guide.toml").read_text("utf-8")).steps[:3]:
            assert step.say[:30] in told, "without scripts it is read"
        story = web.get("/learn/hagar/story")
        assert len(story.json()["lessons"]) >= 8
        assert len(story.content) < 60_000, "moments, not pictures"


def test_a_first_game_by_mouse_with_a_kind_word_for_a_wrong_touch(server: Server, guest: Sitter) -> None:
    page = guest.page
    page.goto(server.address)
    page.locator("li.game", has=page.locator('input[value="hagar"]')).get_by_role("link", name="Learn it").click()
    _play_through(guest, wrong="die-black")
    page.get_by_role("button", name="Play now").click()
    expect(page).to_have_url(re.compile("/t/"))
    expect(page.locator(".board svg")).to_be_visible()


def test_a_first_game_by_finger_on_a_phone(server: Server, chromium: Browser) -> None:
    with Sitter(chromium, server, PHONE, has_touch=True) as guest:
        guest.page.goto(f"{server.address}/learn/sagnir")
        expect(guest.page.locator("#main")).to_have_attribute("data-shape", "tall")
        _play_through(guest)
        small = [box for box in guest.page.locator("#turn button, #turn .button").all() if box.is_visible()]
        assert all((box.bounding_box() or {"height": 0})["height"] >= 44 for box in small)


def test_a_first_game_with_the_keyboard_alone(server: Server, chromium: Browser) -> None:
    with Sitter(chromium, server, reduced_motion="no-preference") as guest:
        page = guest.page
        page.goto(f"{server.address}/learn/runir")
        expect(page.locator(".board svg")).to_be_visible()
        lessons = story_of(load("runir")).lessons
        page.keyboard.press("n")
        for number, lesson in enumerate(lessons[1:], 2):
            expect(page.locator("main")).to_have_attribute("data-step", str(number))
            expect(page.locator("#announce")).to_contain_text(lesson.say[:40])  # for ears, too
            if lesson.ask is not None:
                for _ in lesson.ask.touches:
                    page.wait_for_function("document.activeElement.matches('.lit, #actions button')")
                    page.keyboard.press("Enter")
            else:
                expect(page.locator("#next")).to_be_focused()
                page.keyboard.press("Enter")
                page.wait_for_timeout(50)
                page.keyboard.press("n")  # whoever is in a hurry
        expect(page.get_by_role("button", name="Play now")).to_be_focused()
        page.keyboard.press("p")
        expect(page.locator("main")).to_have_attribute("data-step", str(len(lessons)))
        page.reload()
        expect(page.locator("#where")).to_have_text(f"Step {len(lessons)} of {len(lessons)}")


def test_the_step_is_remembered_and_what_it_speaks_of_is_ringed(server: Server, guest: Sitter) -> None:
    page = guest.page
    page.goto(f"{server.address}/learn/hagar#2")
    rings = page.locator(".marks .ring.line")
    expect(rings).to_have_count(2)
    assert set(rings.evaluate_all("(rings) => rings.map((ring) => ring.dataset.for)")) == {"die-red", "die-black"}
    page.goto(server.address)
    page.goto(f"{server.address}/learn/hagar")
    expect(page.locator("#where")).to_contain_text("Step 2")
    page.get_by_role("button", name="From the start").click()
    expect(page.locator("#where")).to_contain_text("Step 1")


def test_a_card_lights_the_cells_on_which_its_pattern_lies(server: Server, guest: Sitter) -> None:
    page = guest.page
    page.goto(f"{server.address}/learn/sagnir#5")
    fits, ticks = page.locator(".fits .ring.line"), page.locator(".fits .tick")
    card = page.locator('[data-id="being-01"]').bounding_box()
    assert card is not None
    page.mouse.move(card["x"] + 30, card["y"] + 30)
    expect(fits).to_have_count(7)
    assert set(fits.evaluate_all("(rings) => rings.map((ring) => ring.dataset.for)")) == {
        f"cell-{cell}" for cell in ("a1", "b1", "a2", "b2", "c2", "a3", "b3")
    }
    expect(ticks).to_have_count(7)  # not by colour alone
    expect(page.locator("#tip")).to_contain_text("on the island once: a1 b1 a2 b2 c2 a3 b3")
    page.mouse.move(5, 5)
    expect(fits).to_have_count(0)
    page.keyboard.press("b")
    expect(page.locator(":focus")).to_have_attribute("data-id", "being-01")
    expect(fits).to_have_count(7)
    page.keyboard.press("Enter")
    expect(fits).to_have_count(7)


def _play_through(guest: Sitter, wrong: str = "") -> None:
    """Touch what is lit, step by step; say so if a step asks for more than that."""
    page = guest.page
    expect(page.locator(".board svg")).to_be_visible()
    game = page.locator("main").get_attribute("data-game") or ""
    for number, lesson in enumerate(story_of(load(game)).lessons, 1):
        expect(page.locator("main")).to_have_attribute("data-step", str(number))
        expect(page.locator("#prompt")).to_contain_text(lesson.say[:40])
        if lesson.ask is None:
            page.get_by_role("button", name="Next").click()
            continue
        if wrong in lesson.wrong and not lesson.ask.touches[0].startswith("do-"):
            _touch_wrong(guest, wrong)
            wrong = ""
        for touch in lesson.ask.touches:
            lit: list[str] = guest.lit.evaluate_all("(lit) => lit.map((each) => each.dataset.id)")
            if touch.startswith("do-"):
                assert lit == []
                page.locator("#actions .choice").click()
            else:
                assert set(lit) == {touch}, "only what is asked for is lit"
                guest.tap(touch)
    expect(page.locator("#prompt")).to_contain_text("You know enough.")
    assert not wrong


def _touch_wrong(guest: Sitter, piece: str) -> None:
    box = guest.page.locator(f'[data-id="{piece}"]').first.bounding_box()
    assert box is not None
    guest.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    notice = guest.page.locator("#notice")
    expect(notice).to_contain_text("what is lit")
    notice.get_by_role("button", name="Close").click()
