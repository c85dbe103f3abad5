"""The games on the shelf, with covers and rulebooks.

A game has a short rulebook for people, `PLAY.md`, in the order of play; and the exact one, `RULES.md`, with an anchor
for every rule. The pictures of both are drawn by the game's board. In `PLAY.md` a picture is a part of such a drawing:
`![The dice](60.svg#884,16,300,210)` shows the table after 60 steps, from that corner on, so wide and so high.
"""

import asyncio
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, partial
from html import escape
from itertools import pairwise
from pathlib import Path

from markdown_it import MarkdownIt
from markdown_it.token import Token
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from meadhall import games
from meadhall.core.content import Header
from meadhall.core.game import Game
from meadhall.core.language import ENGLISH, current, kept_by_language, translated
from meadhall.core.rng import new_rng
from meadhall.hall import covers
from meadhall.hall.live.game_loader import headers
from meadhall.hall.live.hall import hall_of
from meadhall.hall.pages.templating import error_page, page
from meadhall.hall.static_files import ASK_AGAIN, FOR_A_YEAR
from meadhall.hall.words import say

NUMBER = re.compile(r"\b[A-Z]{1,2}-\d{1,3}[a-z]?\b")  # the number of a rule
FIGURES = {"start": 0, "middle": 60}  # the moments of a game that are drawn, in steps
_PICTURE = re.compile(r"(\d+)\.svg#(\d+),(\d+),(\d+),(\d+)")
_MARK = r"\[[TICP](?:/[TICP])*\]"  # how sure we are of a rule


@dataclass(frozen=True)
class Heading:
    """A line of the table of contents."""

    anchor: str
    text: str
    level: int


@dataclass(frozen=True)
class Rulebook:
    """A rulebook, ready to be shown."""

    title: str
    html: str
    contents: tuple[Heading, ...]
    numbers: frozenset[str]  # the rules that have an anchor here
    language: str


@kept_by_language()
def rulebook(name: str) -> Rulebook:
    """The exact rulebook of a game."""
    return _read(name, "RULES.md", own="")


@kept_by_language()
def how_to_play(name: str) -> Rulebook:
    """The short rulebook of a game; the exact one, if there is no other."""
    return _read(name, "PLAY.md", own=f"/rules/{name}/exact") if _is_short(name) else rulebook(name)


def _is_short(name: str) -> bool:
    return (games.folder_of(name) / "PLAY.md").is_file()


def _read(name: str, file: str, own: str) -> Rulebook:
    english = games.folder_of(name) / file
    found = translated(english, f"{name}-{file.lower()}")
    text, language = found.read_text("utf-8"), ENGLISH if found == english else current()
    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    markdown.renderer.rules["image"] = partial(_picture, name)  # type: ignore[attr-defined]
    tokens = markdown.parse(text)
    title = say("choose-rules")
    if tokens and tokens[0].type == "heading_open" and tokens[0].tag == "h1":
        title, tokens = tokens[1].content, tokens[3:]
    contents = tuple(_name_headings(tokens, _anchors(english)))
    numbers = frozenset(_name_rules(tokens))
    where = _rules_elsewhere(name) | {number: f"{own}#{number}" for number in numbers}
    for token in tokens:
        if token.type == "inline" and token.children:
            token.children = list(_linked(token.children, where))
    html: str = markdown.renderer.render(tokens, markdown.options, {})
    html = html.replace("<table>", '<div class="wide" tabindex="0"><table>').replace("</table>", "</table></div>")
    return Rulebook(title, re.sub(r"<p>(<figure.*?</figure>)</p>", r"\1", html), contents, numbers, language)


def _picture(name: str, tokens: list[Token], at: int, options: object, env: object) -> str:
    """A part of a drawing of the board, with its caption; a picture with the title "wide" has a line of its own."""
    image = tokens[at]
    step, *view = _PICTURE.fullmatch(str(image.attrs["src"])).groups()  # type: ignore[union-attr]
    kind, caption = image.attrs.get("title", "half"), escape(image.content)
    source, size = (
        f"/rules/{name}/{step}.svg#svgView(viewBox({','.join(view)}))",
        f'width="{view[2]}" height="{view[3]}"',
    )
    return (
        f'<figure class="cut cut-{kind}"><img src="{source}" alt="" {size}><figcaption>{caption}</figcaption></figure>'
    )


def where_rules_stand(name: str) -> dict[str, str]:
    """The address of every rule that a text about a game may name."""
    return _rules_elsewhere(name) | {number: f"/rules/{name}/exact#{number}" for number in rulebook(name).numbers}


def _headings(tokens: list[Token]) -> list[tuple[Token, str]]:
    """All headings but the title, each with its text."""
    found = [(token, inline.content) for token, inline in pairwise(tokens) if token.type == "heading_open"]
    titled = bool(found) and found[0][0] is tokens[0] and tokens[0].tag == "h1"
    return [(token, re.sub(r"[*`_]", "", text)) for token, text in found[titled:]]


@cache
def _anchors(english: Path) -> list[str]:
    """The anchors of the headings of a text: in other languages they are the same, so that addresses lead there."""
    used: dict[str, int] = {}
    anchors = list[str]()
    for _, text in _headings(MarkdownIt("commonmark").parse(english.read_text("utf-8"))):
        anchor = re.sub(r"[^\w]+", "-", text.lower()).strip("-") or "part"
        used[anchor] = used.get(anchor, 0) + 1
        anchors.append(anchor + (f"-{used[anchor]}" if used[anchor] > 1 else ""))
    return anchors


def _name_headings(tokens: list[Token], anchors: list[str]) -> Iterator[Heading]:
    """Give headings their anchors; yields the chapters among them."""
    for anchor, (token, text) in zip(anchors, _headings(tokens), strict=False):
        token.attrSet("id", anchor)
        if token.tag in ("h2", "h3"):
            yield Heading(anchor, text, int(token.tag[1]))


def _name_rules(tokens: list[Token]) -> Iterator[str]:
    """Give every rule an anchor: a list item or a row of a table that begins with its number."""
    seen: set[str] = set()
    opened: Token | None = None
    for token in tokens:
        if token.type in ("list_item_open", "tr_open"):
            opened = token
        elif token.type == "inline" and opened is not None:
            begins = re.match(r"\**(" + NUMBER.pattern + r")", token.content)
            if begins and begins[1] not in seen:
                seen.add(begins[1])
                opened.attrSet("id", begins[1])
                opened.attrSet("class", "rule")
                yield begins[1]
            opened = None


def _rules_elsewhere(name: str) -> dict[str, str]:
    """The rules of the other games that a rulebook may speak of, and where each of them stands."""
    pattern = re.compile(r"^- \*\*(" + NUMBER.pattern + r")\*\*", re.MULTILINE)
    others = [(other, games.folder_of(other) / "RULES.md") for other in games.own_names() if other != name]
    return {
        number: f"/rules/{other}/exact#{number}"
        for other, file in others
        for number in pattern.findall(file.read_text("utf-8"))
    }


def _linked(children: list[Token], where: dict[str, str]) -> Iterator[Token]:
    """Make a link of every mention of a rule, and set marks apart."""
    for child in children:
        if child.type != "text":
            yield child
            continue
        for part in re.split(f"({NUMBER.pattern}|{_MARK})", child.content):
            if re.fullmatch(_MARK, part):
                yield Token("em_open", "em", 1, attrs={"class": "mark"})
                yield Token("text", "", 0, content=part)
                yield Token("em_close", "em", -1)
                continue
            if part in where:
                yield Token("link_open", "a", 1, attrs={"href": where[part]})
            yield Token("text", "", 0, content=part)
            if part in where:
                yield Token("link_close", "a", -1)


@cache
def games_on_shelf() -> dict[str, Header]:
    """All games, in the order in which they stand on the shelf."""
    known = headers()
    return {name: known[name] for name in games.on_shelf()}


def choose(what: str, to: str, known: dict[str, Header] | None = None) -> Response:
    """A page on which one of the games is chosen, or one of the `known`; the game's name is added to `to`."""
    known = games_on_shelf() if known is None else known
    return page("choose.html", games=known, heading=say(f"choose-{what}"), lead=say(f"choose-{what}-lead"), to=to)


async def show_cover(request: Request) -> Response:
    """The cover of a game; its address changes with it, so that it can be kept for a year."""
    game = request.path_params["game"]
    picture = await asyncio.to_thread(covers.cover, game)
    if game not in games.names():  # somebody may bring it tomorrow; and nobody shall fill a cache with such names
        return Response(picture, 404, {"cache-control": "no-store"}, "image/svg+xml")
    kept = FOR_A_YEAR if request.query_params.get("v") == covers.version(game) else ASK_AGAIN
    return Response(picture, 200, {"cache-control": kept}, "image/svg+xml")


async def show_rules(request: Request) -> Response:
    """How a game is played: in short, or exactly."""
    name = request.path_params["game"]
    short = _is_short(name) and not request.url.path.endswith("/exact")
    book, figures = how_to_play(name) if short else rulebook(name), {each: say(f"figure-{each}") for each in FIGURES}
    about = {"book": book, "short": short, "has_short": _is_short(name), "figures": figures}
    return page("rules.html", name=name, games=games_on_shelf(), header=headers()[name], **about)


async def show_rule(request: Request) -> Response:
    """One rule that a game names, in the rulebook in which it stands."""
    name, number = request.path_params["game"], request.path_params["number"]
    where = where_rules_stand(name) if name in headers() else {}
    return RedirectResponse(where.get(number, f"/rules/{name}"), 303)


async def all_rules(request: Request) -> Response:
    """The rulebooks of all games."""
    return choose("rules", "/rules/")


async def show_figure(request: Request) -> Response:
    """A figure of a rulebook, drawn by the board of the game."""
    name, which = request.path_params["game"], request.path_params["figure"]
    games.folder_of(name)
    steps = FIGURES.get(which, int(which) if f"/{name}/{which}.svg#" in how_to_play(name).html else -1)
    if steps < 0:
        return error_page(say("no-figure"), 404)
    game = await hall_of(request).game_loader.game(name)
    return Response(_figure(game, steps), 200, {"cache-control": "public, max-age=3600"}, "image/svg+xml")


@kept_by_language()
def _figure(game: Game, steps: int) -> str:
    """A figure: always the same position after so many steps, with the hand of the seat to move."""
    match = game.start(seed=11, names=["Astrid", "Bjarni", "Cnut", "Dalla"][: game.seats[0]])
    match.wander(steps, new_rng(5))
    return match.view(max(0, match.to_move)).svg()
