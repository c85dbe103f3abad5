"""A person at the page of a table: opens one by the API, plays by touch, by drag or by keys, and sees what is wrong."""

import re
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any
from xml.etree import ElementTree

from playwright.sync_api import Browser, Locator, Request, expect

from meadhall.core.constants import CHANCE
from meadhall.core.match import Match
from meadhall.hall.identity import COOKIE
from tests.hall.browser import STATE, Guest
from tests.hall.server import Person, Server

DESKTOP, TABLET, PHONE = (
    {"width": width, "height": height} for width, height in ((1280, 800), (768, 1024), (390, 844))
)

TAP = """(id) => {
  const lit = document.querySelector(`.board .lit[data-id="${CSS.escape(id)}"]`);
  lit.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  const box = lit.getBoundingClientRect(), parts = [0.5, 0.35, 0.65, 0.2, 0.8, 0.1, 0.9];
  for (const down of parts) for (const right of parts) {
    const x = box.left + box.width * right, y = box.top + box.height * down;
    if (document.elementFromPoint(x, y)?.closest(".lit") === lit) return [x, y];
  }
  return null;
}"""
"""Bring a lit piece into the frame, as a finger that pans does; where to touch it then."""


def changed_pieces(before: str, after: str) -> set[str]:
    """The ids of the pieces that lie elsewhere or look different in the second of two pictures, or are new in it."""
    looks = [
        Counter((piece.get("data-id", ""), _look(piece)) for layer in _layers(board) for piece in layer)
        for board in (before, after)
    ]
    return {piece for piece, _ in looks[1] - looks[0]}


def _layers(board: str) -> list[ElementTree.Element]:
    return [group for group in ElementTree.fromstring(board).iter() if group.get("class") == "pieces"]


def _look(piece: ElementTree.Element) -> str:
    """A piece as it is drawn, without the words for it."""
    drawn = [ElementTree.tostring(part, "unicode") for part in piece if not part.tag.endswith("title")]
    return "".join([piece.get("transform", ""), *drawn])


class Sitter(Guest):
    """Somebody at a table, on a screen of some size."""

    def __init__(self, browser: Browser, server: Server, size: dict[str, int] = DESKTOP, **context: Any) -> None:
        super().__init__(browser, server.address, **context)
        self.page.set_viewport_size({"width": size["width"], "height": size["height"]})
        self.phone = size is PHONE
        self.page.on("requestfailed", self._failed)
        self.person = Person(server)
        self.context.add_cookies([{"name": COOKIE, "value": self.person.token, "url": server.address}])

    def _failed(self, request: Request) -> None:
        if (
            request.failure != "net::ERR_ABORTED"
        ):  # which is what the browser calls leaving a page before its icon is there
            self.errors.append(f"{request.failure}: {request.url}")

    def __enter__(self) -> "Sitter":
        return self

    def __exit__(self, kind: object, *_: object) -> None:
        if kind is None:
            assert not self.errors, self.errors
            assert self.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "it scrolls sideways"
        self.context.close()
        self.person.http.close()

    def open(self, *seats: str, game: str, **more: Any) -> str:
        """A new table, and this browser at it."""
        table = self.person.open(*seats, game=game, **more)
        self.page.goto(f"{self.address}/t/{table}")
        return table

    def take_over(self, match: Match, seat: int, position: int | None = None) -> str:
        """Play on from a position of a match, or where it stands, against bots; returns the table.

        Only what is over can be taken over.
        """
        position, origin = len(match.steps) if position is None else position, {"origin": self.address}
        while not match.over:
            match.play(next(iter(match.odds if match.to_move == CHANCE else match.legal)))
        files, http = {"file": ("game.json", match.record.to_json())}, self.person.http
        sent = http.post("/replay", files=files, headers=origin)
        wish = {"position": str(position), "seat": str(seat), "bot": "random", "you": "Astrid", "name": "Taken over"}
        opened = http.post(f"{sent.headers['location']}/analysis/take-over", data=wish, headers=origin)
        assert opened.status_code == 303, opened.text
        self.page.goto(f"{self.address}{opened.headers['location']}")
        return str(opened.headers["location"]).rsplit("/", 1)[1]

    def sit_as(self, person: Person) -> None:
        """Be somebody who has sat down already."""
        self.context.add_cookies([{"name": COOKIE, "value": person.token, "url": self.address}])

    @property
    def lit(self) -> Locator:
        """What can be touched on the board."""
        return self.page.locator(".board .lit")

    def tap(self, piece: str) -> None:
        """Touch a piece with a finger or the mouse, wherever it lies on the board."""
        spot = self.page.evaluate(TAP, piece)
        assert spot is not None, f"lit, but nobody can touch it: {piece}"
        if self.phone:
            self.page.touchscreen.tap(*spot)
        else:
            self.page.mouse.click(*spot)

    @contextmanager
    def finger(self, x: float, y: float) -> Iterator[Callable[[float, float], None]]:
        """A finger on the screen, which moves where it is told to and is lifted at the end."""
        devtools = self.context.new_cdp_session(self.page)

        def touch(kind: str, *points: dict[str, float]) -> None:
            devtools.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": list(points)})

        touch("touchStart", {"x": x, "y": y})
        yield lambda x, y: touch("touchMove", {"x": x, "y": y})
        touch("touchEnd")

    def choose(self) -> None:
        """Touch something, by a finger."""
        if self.sure():
            return
        pieces: list[str] = self.lit.evaluate_all("(lit) => lit.map((each) => each.dataset.id)")
        buttons = self.page.locator("#actions .choice:not([data-key=all])")
        keys: list[str] = buttons.evaluate_all("(all) => all.map((each) => each.dataset.key)")
        beings = [piece for piece in pieces if piece.startswith("being-")]
        self.touches += 1
        if eager := [key for key in keys if key.startswith("activate ") or key == "together"]:
            buttons.nth(keys.index(eager[0])).click()
        elif not pieces or (keys and not beings and self.chance.random() < 0.5):
            buttons.nth(self.chance.randrange(len(keys))).click()
        else:
            self.tap(self.chance.choice(beings or pieces))

    def key(self) -> None:
        """Do something with the keyboard alone: to the board, along it, and touch; or to a button."""
        if self.sure():
            return
        keys, self.touches = self.page.keyboard, self.touches + 1
        offered = "(all) => all.slice(0, 9).map((each) => each.dataset.key)"
        lit, buttons = self.lit.count(), self.page.locator("#actions .choice").evaluate_all(offered)
        if eager := [key for key in buttons if key.startswith("activate ")]:  # eager to bring beings home
            keys.press(str(buttons.index(eager[0]) + 1))
        elif lit and (not buttons or self.chance.random() < 0.5):
            keys.press("b")
            for _ in range(self.chance.randrange(min(lit, 6))):
                keys.press(self.chance.choice(("ArrowRight", "ArrowDown", "ArrowLeft")))
            assert self.page.evaluate("document.activeElement.classList.contains('lit')")
            keys.press("Enter")
        else:
            keys.press(str(self.chance.choice([at for at, key in enumerate(buttons, 1) if key != "all"])))

    def hurry(self, decisions: int) -> None:
        """Decide some times by the API, eager as well, and let the page follow to where it has to be touched again."""
        table = self.page.url.rsplit("/", 1)[1]
        for left in range(decisions, -1, -1):
            view = self.person.see(table)
            while not view["choices"] and view["phase"] == "playing":  # somebody else is to move
                view = self.person.see(table, since=view["version"], wait=10)
            if view["choices"] and left:
                choices = [each for each in view["choices"] if each["text"].startswith("activate")] or view["choices"]
                act = {"do": "act", "action": self.chance.choice(choices)["number"], "position": view["position"]}
                self.person.do(table, **act)  # refused where what was touched last arrives meanwhile
        self.wait_past(view["version"] - 1)

    def to_the_end(self, how: Any) -> None:
        """Play until the game is over; in a long one, after a while, some of the decisions are not touched."""
        while self.wait():
            how()
            assert self.touches < 2000
            if self.touches > 24 and self.touches % 2:
                self.hurry(4)
        expect(self.page.locator("#result")).to_contain_text("The game is over")
        expect(self.page.locator("#result")).to_contain_text(re.compile("point|area|honour"))

    def painted(self) -> None:
        """Until what has changed is on the screen: before that, nothing is where anybody sees it."""
        self.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")

    def ready(self) -> bool:
        """Whether something can be touched now."""
        return bool(self.page.evaluate(STATE) == "ready")
