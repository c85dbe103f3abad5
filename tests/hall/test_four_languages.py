"""Four people at one table of Saga, each in their own language, on desk and phone, to the end and through its analysis.

Two play and two watch, and then the other way round: everybody reads the log, the end and the analysis in the language
of their own, and nothing of another one.
"""

import re
from contextlib import ExitStack

import pytest
from playwright.sync_api import Browser, expect

import meadhall
from meadhall.core.gamefile import parse_game_file
from meadhall.core.language import ENGLISH, speaking
from meadhall.core.replay import replay
from meadhall.table.errors import PHRASES as AT_TABLES
from tests.hall.server import Server
from tests.hall.table_page import DESKTOP, PHONE, Sitter
from tests.hall.test_pseudo import CUT
from tests.patience import PATIENT
from tests.test_sentences import slips, slips_abroad

NAMES = {"en": "Astrid", "de": "Käthe", "is": "Þórður", "pl": "Łucja"}
TONGUES = re.compile(r"^(English|Deutsch|Íslenska|Polski)$")
EMPTY_PURSE = "nothing as an amount"
"""In a sentence it would be a slip; a side that has 0 coins is said to have them where all are listed."""
LINES = """() => [...document.querySelectorAll("main *, header *, dialog[open] *")]
  .filter((each) => each.checkVisibility())
  .filter((each) => !each.closest("[aria-hidden=true], svg, code, kbd, form.languages, select"))
  .filter((each) => [...each.childNodes].some((child) => child.nodeType === 3 && child.data.trim()))
  .map((each) => each.innerText.trim())"""
"""Every piece of text that the page shows now, outside of drawings."""


class Reader(Sitter):
    """Somebody who has chosen a language, and reads whatever the page shows them."""

    def __init__(self, chromium: Browser, server: Server, tag: str, size: dict[str, int]) -> None:
        super().__init__(chromium, server, size, has_touch=size is PHONE)
        self.tag, self.name = tag, NAMES[tag]
        self.page.goto(server.address)
        self.page.locator(f"form.languages button[value={tag}]").first.click()
        expect(self.page.locator("html")).to_have_attribute("lang", tag)

    def wrong(self) -> list[str]:
        """The slips in what the page shows now, and what does not fit."""
        read, found = {line for text in self.page.evaluate(LINES) for line in text.splitlines()}, list[str]()
        for line in sorted(read):
            known = re.sub(r"Vikings vs Anglo-Saxons|meadhall hall --\S+ \S+", "#", line).strip()
            if known and not TONGUES.match(known):
                seen = slips(known) if self.tag == ENGLISH else slips_abroad(known, self.tag, "Saga")
                found += [f"{self.tag}: {slip}: {line}" for slip in seen if slip != EMPTY_PURSE]
        assert self.page.locator("html").get_attribute("lang") == self.tag
        return found + [f"{self.tag}: it is cut: {text}" for text in self.page.evaluate(CUT)]

    def play_on(self, table: str) -> None:
        """Decide whatever there is to decide now: the first by a touch, all that follows by the API."""
        self.wait()
        self.choose()
        self.sure()
        view = self.person.see(table)
        for _ in range(40):
            if not view["choices"]:
                return
            act = {"do": "act", "action": self.chance.choice(view["choices"])["number"], "position": view["position"]}
            self.person.do(table, **act)
            view = self.person.see(table)


@pytest.mark.parametrize(
    ("players", "watchers"), [(("en", "de"), ("is", "pl")), (("pl", "is"), ("de", "en"))], ids=["en-de", "pl-is"]
)
def test_four_people_read_one_game_each_in_their_own_language(
    players: tuple[str, str], watchers: tuple[str, str], server: Server, chromium: Browser
) -> None:
    with ExitStack() as stack:
        sizes = (DESKTOP, PHONE, PHONE, DESKTOP)
        people = [Reader(chromium, server, tag, size) for tag, size in zip((*players, *watchers), sizes, strict=True)]
        for each in people:
            stack.enter_context(each)
        one, other, *_ = people
        table = one.person.open("me", "open", game="saga", name=one.name)
        for each in people:
            each.page.goto(f"{server.address}/t/{table}")
        expect(one.page.locator("#gather")).to_be_visible()
        wrong = {slip for each in people for slip in each.wrong()}
        assert other.person.do(table, do="sit", seat=1, name=other.name).status_code == 200
        assert one.person.do(table, do="start").status_code == 200
        while (view := one.person.see(table))["phase"] == "playing":
            people[view["to_move"]].play_on(table)
            wrong |= {slip for each in people for slip in each.wrong()}
        for each in people:
            each.wait_past(one.person.see(table)["version"] - 1)
            expect(each.page.locator("#result")).to_be_visible()
            wrong |= set(each.wrong())
        assert not wrong, "\n".join(sorted(wrong))
        logs_are_what_happened(people, table)
        analyses_are_read(people, table)


def logs_are_what_happened(people: list[Reader], table: str) -> None:
    """Everybody's log tells the whole game, and by the names that people chose."""
    file = parse_game_file(people[0].page.request.get(f"{people[0].address}/api/tables/{table}/game").body())
    for number, reader in enumerate(people):
        log = [line for line in reader.page.locator("#log li").all_text_contents() if line]
        with speaking(reader.tag):
            told = replay(file, meadhall.game("saga"))
            begins = AT_TABLES.say("game-started")
            seat = number if number < 2 else -1
            events = [event.text for at in range(len(told.steps)) if (event := told.event(at, seat, you=True))]
        whole = "\n".join(log)
        assert begins in whole
        missing = [text for text in events if text not in whole]
        assert not missing, missing[:5]
        seats = reader.page.locator("#seats").text_content() or ""
        assert all(each.name in seats for each in people[:2]), "names that people chose are never changed"


def analyses_are_read(people: list[Reader], table: str) -> None:
    """The analysis is made once, and read by all four."""
    for reader in people:
        reader.page.goto(f"{reader.address}/t/{table}/analysis")
        expect(reader.page.locator("#picture svg")).to_be_visible()
        expect(reader.page.locator(".moments a").first).to_be_visible(timeout=3000 * PATIENT)  # the first one waits
        wrong = reader.wrong()
        reader.page.locator(".moments a").first.click()
        expect(reader.page.locator("#verdict .told").first).to_be_visible()
        wrong += reader.wrong()
        assert not wrong, "\n".join(sorted(set(wrong)))
