"""The games on the shelf, with covers and rulebooks. A rulebook is made from the game's `RULES.md`, with an anchor
for every rule and figures drawn by the game's board.
"""

import asyncio
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import pairwise

from markdown_it import MarkdownIt
from markdown_it.token import Token
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from meadhall import games
from meadhall.core.content import Header
from meadhall.core.game import Game
from meadhall.core.rng import new_rng
from meadhall.hall import covers
from meadhall.hall.live.game_loader import headers
from meadhall.hall.pages.forms import hall_of
from meadhall.hall.pages.templating import error_page, page
from meadhall.hall.static_files import ASK_AGAIN, FOR_A_YEAR
from meadhall.hall.words import say

NUMBER = re.compile(r"\b[A-Z]{1,2}-\d{1,3}[a-z]?\b")  # the number of a rule
FIGURES = ("start", "middle")  # the moments of a game that are drawn


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


@cache
def rulebook(name: str) -> Rulebook:
    """The rulebook of a game."""
    text = (games.folder_of(name) / "RULES.md").read_text("utf-8")
    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    tokens = markdown.parse(text)
    title = say("choose-rules")
    if tokens and tokens[0].type == "heading_open" and tokens[0].tag == "h1":
        title, tokens = tokens[1].content, tokens[3:]
    contents = tuple(_name_headings(tokens))
    own = {number: f"#{number}" for number in _name_rules(tokens)}
    where = _rules_elsewhere(name) | own
    for token in tokens:
        if token.type == "inline" and token.children:
            token.children = list(_linked(token.children, where))
    html: str = markdown.renderer.render(tokens, markdown.options, {})
    html = html.replace("<table>", '<div class="wide" tabindex="0"><table>').replace("</table>", "</table></div>")
    return Rulebook(title, html, contents, frozenset(own))


def where_rules_stand(name: str) -> dict[str, str]:
    """The address of every rule that a text about a game may name."""
    return _rules_elsewhere(name) | {number: f"/rules/{name}#{number}" for number in rulebook(name).numbers}


def _name_headings(tokens: list[Token]) -> Iterator[Heading]:
    """Give headings an anchor each; yields the chapters among them."""
    used: dict[str, int] = {}
    for token, inline in pairwise(tokens):
        if token.type != "heading_open":
            continue
        plain = re.sub(r"[*`_]", "", inline.content)
        anchor = re.sub(r"[^\w]+", "-", plain.lower()).strip("-") or "part"
        used[anchor] = used.get(anchor, 0) + 1
        anchor += f"-{used[anchor]}" if used[anchor] > 1 else ""
        token.attrSet("id", anchor)
        if token.tag in ("h2", "h3"):
            yield Heading(anchor, plain, int(token.tag[1]))


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
        number: f"/rules/{other}#{number}"
        for other, file in others
        for number in pattern.findall(file.read_text("utf-8"))
    }


def _linked(children: list[Token], where: dict[str, str]) -> Iterator[Token]:
    """Make a link of every mention of a rule."""
    for child in children:
        if child.type != "text":
            yield child
            continue
        for part in re.split(f"({NUMBER.pattern})", child.content):
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
    """The rules of a game."""
    name = request.path_params["game"]
    book, figures = rulebook(name), {figure: say(f"figure-{figure}") for figure in FIGURES}
    return page("rules.html", book=book, name=name, games=games_on_shelf(), header=headers()[name], figures=figures)


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
    if which not in FIGURES:
        return error_page(say("no-figure"), 404)
    game = await hall_of(request).game_loader.game(name)
    return Response(_figure(game, which), 200, {"cache-control": "public, max-age=3600"}, "image/svg+xml")


@cache
def _figure(game: Game, which: str) -> str:
    """A figure: always the same position, with the hand of the seat to move."""
    match = game.start(seed=11, names=["Astrid", "Bjarni", "Cnut", "Dalla"][: game.seats[0]])
    match.wander(0 if which == "start" else 60, new_rng(5))
    return match.view(max(0, match.to_move)).svg()
