"""What happened is shown to its end, in a real browser: combats in stages, the end of a game, the turns of others."""

import itertools
import random
import re

import pytest
from playwright.sync_api import Browser, expect

import meadhall
from meadhall.core.match import Match
from meadhall.core.record import to_bytes
from tests.hall.browser import STATE
from tests.hall.server import Server
from tests.hall.table_page import DESKTOP, PHONE, Sitter

FILM = """() => {
  window.film = [];
  const look = () => {
    const sheet = Boolean(document.querySelector(".pieces [data-id=sheet]"));
    const told = [...document.querySelectorAll("#latest span")].map((each) => each.textContent).join(" ");
    const strengths = [...document.querySelectorAll(".pieces [data-id^=strength-]")].map((each) => each.textContent);
    const last = window.film.at(-1), now = performance.now();
    const shot = { told, sheet, strengths, since: now, until: now };
    if (last) last.until = now;
    if (!last || last.told !== told || last.sheet !== sheet) window.film.push(shot);
  };
  look();
  const all = { subtree: true, childList: true, characterData: true, attributes: true };
  new MutationObserver(look).observe(document.body, all); // frames are far apart on a busy machine
}"""
"""What is told, until something else is, and whether the sheet of a combat lies there meanwhile."""

STAGES = ("^Combat in ", "^Strength: ", " (hold|take) ", "falls|lose ", " retreat to ")


def before_a_combat() -> tuple[Match, int]:
    """A game of Saga, and a decision that is a combat with losses and a retreat, and leads to another combat."""
    saga = meadhall.game("saga")
    for seed in itertools.count(7):
        match, chance = saga.start(seed=seed), random.Random(seed)
        while not match.over:
            for action in map(int, match.legal):
                if saga.actions.text(action).startswith("fight"):
                    told = saga.heard(to_bytes(match.state), match.box, action)
                    names = [saga.facts.named(number) for number, _ in told]
                    if {"fell", "retreated"} <= set(names) and names[-1] == "combat":
                        return match, action
            match.play(chance.choice(list(match.legal)))
    raise AssertionError


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])
def test_every_stage_of_a_combat_is_on_screen_long_enough(
    size: dict[str, int], server: Server, chromium: Browser
) -> None:
    match, fight = before_a_combat()
    with Sitter(chromium, server, size, has_touch=size is PHONE, reduced_motion="no-preference") as guest:
        table = guest.take_over(match, seat=match.to_move)
        guest.wait()
        version = guest.version
        guest.page.evaluate(FILM)
        assert guest.person.do(table, do="act", action=fight).status_code == 200
        guest.wait_past(version)
        film = guest.page.evaluate("window.film")
        shots = [(shot["told"], (shot["until"] - shot["since"]) / 1000) for shot in film if shot["sheet"]]
        for stage in STAGES:
            seen = next((seconds for told, seconds in shots if re.search(stage, told)), 0)
            assert seen >= 0.8, (stage, shots)
        assert seen >= 1.8, "the result stays until it was seen"
        assert any(len(set(shot["strengths"])) for shot in film), "both Strengths are there"


def test_a_touch_goes_on_to_the_next_stage(server: Server, chromium: Browser) -> None:
    match, fight = before_a_combat()
    with Sitter(chromium, server, reduced_motion="no-preference") as guest:
        table = guest.take_over(match, seat=match.to_move)
        guest.wait()
        guest.page.evaluate("localStorage.setItem('meadhall.pace', 'slow')")
        assert guest.person.do(table, do="act", action=fight).status_code == 200
        told = guest.page.locator("#latest")
        for stage in STAGES[:3]:
            guest.page.wait_for_function(
                "(text) => new RegExp(text).test(document.querySelector('#latest').textContent)", arg=stage
            )
            guest.page.keyboard.press("Shift")
        assert re.search("falls|lose|retreat", told.inner_text())


def test_the_end_has_a_ceremony(server: Server, chromium: Browser) -> None:
    match, chance = meadhall.game("sagnir").start(players=3, options={"target": 3}, seed=2), random.Random(2)
    while not match.over:
        ready = [each for each in match.legal if str(each).startswith("activate")]
        match.play((ready or [chance.choice(list(match.legal))])[0])
    assert match.outcome is not None
    loser = match.outcome.places.index(3)
    last = max(at for at, step in enumerate(match.steps) if step.who == loser)
    with Sitter(chromium, server, reduced_motion="no-preference") as guest:
        table = guest.take_over(match, seat=loser, position=last)
        guest.wait()
        while (view := guest.person.see(table))["phase"] == "playing":
            if view["choices"]:
                guest.person.do(table, do="act", action=view["choices"][0]["number"], position=view["position"])
        guest.page.keyboard.press("Shift")
        result = guest.page.locator("#result")
        expect(result.locator(".verdict")).to_be_visible()
        assert result.locator(".verdict").evaluate("(each) => getComputedStyle(each).opacity") == "1", "at once"
        ending = view["result"]
        mine = ending["scores"][loser]
        if mine["result"] == "lost":
            expect(result.locator(".own-place")).to_have_text(re.compile("^You (come|share the) (second|third)"))
        assert result.locator(".highlights li").count() == len(ending["highlights"]) <= 3
        assert ending["highlights"]
        if ending["decided"]:
            expect(result.locator(".decided")).to_contain_text("ahead")
        order = "(all) => all.map((each) => each.className.split(' ')[0])"
        parts = result.locator(":scope > :is(.verdict, .why, .highlights, .points, .actions)").evaluate_all(order)
        assert parts == ["verdict", "why", "highlights", "points", "actions", "actions"]


def test_after_the_curtain_the_others_turns_are_told(guest: Sitter) -> None:
    table = guest.open("me", "me", game="sagnir", names=["Astrid", "Bjarni"])
    recap = guest.page.locator("#recap")
    for _ in range(4):  # both choose a board and a start, one after the other
        guest.page.get_by_role("button", name="Show my view").click()
        version, view = guest.version, guest.person.see(table)
        guest.person.do(table, do="act", action=view["choices"][0]["number"], position=view["position"])
        guest.wait_past(version)
    me = guest.page.locator("#curtain .name").inner_text()
    guest.page.get_by_role("button", name="Show my view").click()
    expect(recap).to_contain_text("starts on")
    expect(recap).not_to_contain_text(f"{me} starts on")
    while recap.is_visible() and guest.touches < 9:
        guest.wait()
        guest.choose()
    expect(recap).to_be_hidden()  # what was read is not in the way of a whole turn


PERCENTS = """async () => {
  const { percents } = await import("/static/panels.js");
  return [[1 / 3, 1 / 3, 1 / 3], [0.125, 0.875], [0.295, 0.295, 0.41], [1, 0]].map(percents);
}"""


def test_chances_add_up_to_100(guest: Sitter) -> None:
    guest.open("me", "random", game="hagar")
    told = guest.page.evaluate(PERCENTS)
    assert [sum(each) for each in told] == [100] * 4
    assert told[3] == [100, 0]


WAKES = """() => {
  window.woken = [];
  const look = () => {
    const wake = document.querySelector("#wake"), now = performance.now();
    const drawn = wake.querySelectorAll("svg *").length, text = (kind) => wake.querySelector(kind).textContent;
    const shown = !wake.hidden && { drawn, told: text(".what"), lore: text(".lore") };
    const last = window.woken.at(-1);
    if (last && !last.gone) last.until = now; // also in the first frame without it: it was there until then
    if (last) last.gone = !shown;
    if (shown && (!last || last.told !== shown.told)) window.woken.push({ ...shown, since: now, until: now });
    requestAnimationFrame(look);
  };
  look();
}"""
"""Which beings were shown large over the board, with what was told of them, and for how long."""


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])
def test_a_being_that_wakes_is_shown_large(size: dict[str, int], server: Server, chromium: Browser) -> None:
    match, chance = meadhall.game("sagnir").start(players=2, options={"target": 3}, seed=2), random.Random(2)
    while not (ready := [each for each in match.legal if str(each).startswith("activate")]):
        match.play(chance.choice(list(match.legal)))
    with Sitter(chromium, server, size, has_touch=size is PHONE, reduced_motion="no-preference") as guest:
        table, seat = guest.take_over(match, seat=match.to_move), match.to_move
        guest.wait()
        guest.page.evaluate(WAKES)
        assert guest.person.do(table, do="act", action=int(ready[0])).status_code == 200, seat
        guest.page.wait_for_function("() => window.woken.length && document.querySelector('#wake').hidden")
        [woken] = guest.page.evaluate("window.woken")
        assert woken["drawn"] > 10
        assert woken["told"].startswith("You activate ")
        assert len(woken["lore"]) > 20
        assert woken["until"] - woken["since"] >= 1800


PANELS = """() => ["#board", "#turn", "#side"].map((panel) => {
  const { left, top, width, height } = document.querySelector(panel).getBoundingClientRect();
  return [left, top, width, height].map(Math.round);
})"""


def test_panels_keep_their_size_when_the_turn_changes(guest: Sitter) -> None:
    table = guest.open("me", "me", game="sagnir", names=["Astrid", "Bjarni"])
    sizes = []
    for _ in range(12):
        guest.page.wait_for_function(f"() => !document.querySelector('#curtain').hidden || ({STATE})()")
        if (show := guest.page.get_by_role("button", name="Show my view")).is_visible():
            show.click()
        guest.painted()
        sizes.append(guest.page.evaluate(PANELS))
        view = guest.person.see(table)
        choice = next((each for each in view["choices"] if each["text"] == "end turn"), view["choices"][0])
        guest.person.do(table, do="act", action=choice["number"], position=view["position"])
        guest.wait_past(guest.person.see(table)["version"] - 1)
    assert all(each == sizes[0] for each in sizes), sizes


LIGHT = """() => {
  const board = document.querySelector("#board"), all = [board, ...board.querySelectorAll("svg, .ground, .pieces")];
  const styles = all.map((each) => getComputedStyle(each));
  return {
    dimmed: styles.filter(({ opacity, filter }) => opacity !== "1" || filter !== "none").length,
    washed: [...board.querySelectorAll(".ring")].filter((each) => getComputedStyle(each).fill !== "none").length,
    rings: board.querySelectorAll(".ring").length,
  };
}"""


@pytest.mark.parametrize("game", ["sagnir", "saga", "hagar"])
def test_on_the_own_turn_nothing_is_dimmed_and_nothing_is_washed_white(game: str, guest: Sitter) -> None:
    guest.open("me", "random", game=game)
    for _ in range(4):
        guest.wait()
        seen = guest.page.evaluate(LIGHT)
        assert (seen["dimmed"], seen["washed"]) == (0, 0)
        assert seen["rings"] or not guest.lit.count()
        guest.choose()
