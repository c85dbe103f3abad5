"""Nothing is forfeited by a slip: what a touch alone does not do, in a real browser."""

import itertools
import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

import meadhall
from meadhall.core.match import Match
from tests.hall.server import Server
from tests.hall.table_page import DESKTOP, PHONE, Sitter


def before(game: str, wanted: Callable[[list[str]], bool], avoid: tuple[str, ...] = (), **options: Any) -> Match:
    """A game of two by chance, at the first decision whose actions are such; actions that begin so are not played."""
    for seed in itertools.count(1):
        match, chance = meadhall.game(game).start(players=2, options=options, seed=seed), random.Random(seed)
        while not match.over:
            texts = [str(each) for each in match.legal]
            if wanted(texts):
                return match
            match.play(chance.choice([each for each in texts if not each.startswith(avoid)] or texts))
    raise AssertionError


def to_a_turn(guest: Sitter) -> None:
    """A game of Sagnir at the beginning of a turn."""
    guest.open("me", "random", game="sagnir", options={"abilities": False})
    while guest.wait() and not guest.page.locator("#actions [data-key=do-pass]").count():
        guest.choose()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])
def test_a_touch_of_a_being_loses_nothing(size: dict[str, int], server: Server, chromium: Browser) -> None:
    with Sitter(chromium, server, size, has_touch=size is PHONE) as guest:
        to_a_turn(guest)
        page, version = guest.page, guest.version
        cards = page.locator("[data-id^=being-][data-matches], [data-id^=being-]:has(> title)")
        held = cards.count()
        assert held
        spot = cards.first.bounding_box()
        assert spot is not None
        page.mouse.click(spot["x"] + spot["width"] / 2, spot["y"] + spot["height"] / 2)
        page.wait_for_timeout(500)
        assert (guest.version, cards.count()) == (version, held)


def test_a_pass_is_a_button_then_cards_then_confirmed(guest: Sitter) -> None:
    to_a_turn(guest)
    page, version = guest.page, guest.version
    begin, confirm = page.locator("#actions [data-key=do-pass]"), page.locator("#actions [data-key=together]")
    begin.click()
    expect(page.locator("#prompt")).to_contain_text("Which tiles and beings do you discard?")
    cards = guest.lit.evaluate_all("(lit) => lit.map((each) => each.dataset.id)")
    guest.tap(cards[0])
    expect(confirm).to_have_text(re.compile("^Pass and discard "))
    page.keyboard.press("Escape")
    expect(begin).to_be_visible()
    expect(confirm).to_have_count(0)
    begin.click()
    guest.tap(cards[0])
    elsewhere = page.locator("[data-id=pile-tiles]").bounding_box()
    assert elsewhere is not None
    page.mouse.click(elsewhere["x"] + elsewhere["width"] / 2, elsewhere["y"] + elsewhere["height"] / 2)
    expect(begin).to_be_visible()  # a touch elsewhere leaves it, too
    expect(confirm).to_have_count(0)
    begin.click()
    guest.tap(cards[0])
    guest.tap(cards[-1])
    assert guest.version == version, "nothing is done before it is confirmed"
    confirm.click()
    if page.locator("#sure[open]").count():
        page.locator("#sure [value=yes]").click()
    page.wait_for_function("(old) => Number(document.querySelector('main').dataset.version) >= old + 2", arg=version)
    expect(page.locator("#log li", has_text="You discard").last).to_be_attached()


def test_the_panel_never_offers_only_what_ends_the_turn(guest: Sitter) -> None:
    to_a_turn(guest)
    page, version = guest.page, guest.version
    buttons = page.locator("#actions .choice")
    assert buttons.count() > 1, "whatever else can be done has a button as well"
    expect(buttons.last).to_have_attribute("data-key", "do-pass")
    kind = page.locator("#actions [data-key^=kind-]").first
    lit, key = guest.lit.count(), str(kind.get_attribute("data-key")).removeprefix("kind-")
    kind.click()
    table = page.url.rsplit("/", 1)[1]
    firsts = {each["touches"][0] for each in guest.person.see(table)["choices"] if each["text"].startswith(f"{key} ")}
    assert set(guest.lit.evaluate_all("(lit) => lit.map((each) => each.dataset.id)")) == firsts
    expect(page.locator("#prompt")).to_have_text(re.compile("…$"))
    page.keyboard.press("Escape")
    assert (guest.version, guest.lit.count()) == (version, lit)
    expect(page.locator("#actions [data-key=do-pass]")).to_be_visible()


IN_SIGHT = """() => [...document.querySelectorAll("#actions button")].every((each) => {
  const box = each.getBoundingClientRect(), card = document.querySelector("#turn").getBoundingClientRect();
  return box.top >= card.top && box.bottom <= card.bottom + 1;
})"""


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])
def test_all_buttons_of_a_turn_are_in_sight(size: dict[str, int], server: Server, chromium: Browser) -> None:
    with Sitter(chromium, server, size, has_touch=size is PHONE) as guest:
        to_a_turn(guest)
        for _ in range(6):
            guest.wait()
            assert guest.page.evaluate(IN_SIGHT), guest.page.locator("#actions button").all_inner_texts()
            guest.choose()


def test_dice_that_gain_nothing_are_kept_by_the_last_button(server: Server, chromium: Browser) -> None:
    match = meadhall.game("hagar").start(players=2, scripted=True)
    for coaster in range(1, 10):
        match.play(f"coaster {coaster}")
        match.play("turn 0")
    for step in ("first 0", "red 1", "black 1", "keep", "land here", "token sven", "red 4", "black 5"):
        match.play(step)
    with Sitter(chromium, server) as guest:
        guest.take_over(match, seat=0)
        guest.wait()
        buttons = guest.page.locator("#actions .choice")
        expect(buttons.last).to_have_text("Keep the dice, gain nothing")
        expect(buttons.last).to_have_attribute("data-weight", "last")
        expect(buttons.first).to_have_text(re.compile("^Throw the red die again"))


def to_a_double(guest: Sitter) -> str:
    """A game of Hägar in which a double takes Sven; the table."""
    hagar = meadhall.game("hagar")
    match = hagar.start(players=2, scripted=True)
    for coaster in range(1, 10):
        match.play(f"coaster {coaster}")
        match.play("turn 0")
    for step in ("first 0", "red 1", "black 1", "keep", "land here", "token sven", "red 4", "black 4", "keep"):
        match.play(step)
    table = guest.take_over(match, seat=0)
    guest.wait()
    return table


def test_the_panel_offers_what_is_good_first(guest: Sitter) -> None:
    to_a_double(guest)
    buttons = guest.page.locator("#actions .choice")
    expect(buttons.first).to_have_text("Win Sven with the double")
    expect(buttons.last).to_have_attribute("data-weight", "last")
    lit = guest.lit.evaluate_all("(lit) => lit.map((each) => each.dataset.id)")
    assert "double" in lit
    assert any(each.startswith("treasure-") for each in lit)
    buttons.last.click()
    expect(guest.page.locator("#sure p")).to_have_text("The double takes Sven. Leave it at that all the same?")
    expect(guest.page.locator("#sure .main")).to_have_text("Go back")
    guest.page.locator("#sure [value='']").click()
    version = guest.version
    guest.tap(next(each for each in lit if each.startswith("treasure-")))
    guest.wait_past(version)
    expect(guest.page.locator("#log li", has_text="Sven").last).to_be_attached()


def test_a_question_is_gone_when_the_game_has_gone_on_meanwhile(guest: Sitter) -> None:
    table = to_a_double(guest)
    guest.page.locator("#actions .choice").last.click()
    expect(guest.page.locator("#sure[open]")).to_have_count(1)
    view = guest.person.see(table)
    act = {"do": "act", "action": view["choices"][0]["number"], "position": view["position"]}
    guest.person.do(table, **act)  # on another screen of the same person
    expect(guest.page.locator("#sure[open]")).to_have_count(0)
    guest.wait()


def test_a_turn_is_not_ended_while_a_being_is_ready_unless_that_is_meant(server: Server, chromium: Browser) -> None:
    ready = before(
        "sagnir",
        lambda texts: "end turn" in texts and any(each.startswith("activate") for each in texts),
        avoid=("activate", "pass", "end"),
        target=3,
    )
    with Sitter(chromium, server) as guest:
        guest.take_over(ready, seat=ready.to_move)
        guest.wait()
        page, version, asked = guest.page, guest.version, guest.page.locator("#sure[open]")
        end = page.locator("#actions").get_by_role("button", name="End the turn")
        expect(page.locator("#actions .choice").first).to_have_text(re.compile("^Activate "))
        expect(end).to_have_attribute("data-weight", "last")
        end.click()
        expect(asked.locator("p")).to_have_text(
            re.compile(r"^.+ \(\d+ points?\) is ready\. End the turn all the same\?$")
        )
        page.keyboard.press("Escape")
        expect(asked).to_have_count(0)
        assert guest.version == version
        page.locator("#ask-leaving").click()
        end.click()
        guest.wait_past(version)


def test_every_landing_has_a_button_and_sailing_on_comes_last(server: Server, chromium: Browser) -> None:
    beside = before("hagar", lambda texts: "sail on" in texts and len(texts) == 3, avoid=("sail",))
    with Sitter(chromium, server) as guest:
        guest.take_over(beside, seat=beside.to_move)
        guest.wait()
        expect(guest.page.locator("#actions .choice")).to_have_text(
            [re.compile("^Land on ")] * 2 + [re.compile("^Sail on")]
        )
        expect(guest.page.locator("#actions .choice").last).to_have_attribute("data-weight", "last")


def test_a_treasure_is_stolen_by_a_button_or_by_touching_it(server: Server, chromium: Browser) -> None:
    stealing = before("hagar", lambda texts: any(each.startswith("steal") for each in texts), avoid=("done",))
    with Sitter(chromium, server) as guest:
        guest.take_over(stealing, seat=stealing.to_move)
        guest.wait()
        expect(guest.page.locator("#actions .choice").first).to_have_text(re.compile("^Steal (Sven|Hägar|a|the|1|2|3)"))
        lit = guest.lit.evaluate_all("(lit) => lit.map((each) => each.dataset.id)")
        token = next(each for each in lit if not each.startswith(("double", "seven", "lucky")))
        assert set(lit) - {token}, "the dice that steal it can be touched as well"
        version = guest.version
        guest.tap(token)
        guest.wait_past(version)
        expect(guest.page.locator("#log li", has_text="You steal").last).to_be_attached()


TILES = """() => [1, 2, 3, 4].flatMap((number) => {
  const { left, top, width, height } = document.querySelector(`[data-id=tile-${number}]`).getBoundingClientRect();
  return [left, top, width, height];
})"""


@pytest.mark.parametrize("size", [DESKTOP, PHONE, {"width": 844, "height": 390}], ids=["desk", "phone", "across"])
def test_tiles_keep_their_place_after_each_pick(size: dict[str, int], server: Server, chromium: Browser) -> None:
    with Sitter(chromium, server, size, has_touch=size is not DESKTOP) as guest:
        guest.open("me", "random", game="saga")
        places: list[Any] = []
        while guest.wait() and len(places) < 2:  # the Anglo-Saxons take two, one after the other
            guest.painted()
            places.append(guest.page.evaluate(TILES))
            spot = guest.lit.first.bounding_box()
            assert spot is not None
            guest.page.mouse.click(spot["x"] + spot["width"] / 2, spot["y"] + spot["height"] / 2)
        assert all(abs(a - b) <= 1 for a, b in zip(*places, strict=True)), places


def test_it_is_said_who_stays_and_all_go_by_one_touch(server: Server, chromium: Browser) -> None:
    moving = before("saga", lambda texts: sum(each.startswith("warriors") for each in texts) > 2)
    with Sitter(chromium, server) as guest:
        guest.take_over(moving, seat=moving.to_move)
        guest.wait()
        texts = guest.page.locator("#actions .choice").all_inner_texts()
        assert any(re.match(r"With all \d+ Warriors$", each) for each in texts), texts
        assert any(re.search(r"With 1 Warrior: (one stays|\d+ stay) in ", each) for each in texts), texts
