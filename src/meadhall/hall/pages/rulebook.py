"""The rules of a game as a page: from its `RULES.md`, with an anchor for every rule and figures drawn by its board."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import pairwise

from markdown_it import MarkdownIt
from markdown_it.token import Token
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from meadhall import games
from meadhall.core.errors import MeadhallError
from meadhall.core.game import Game
from meadhall.core.rng import new_rng
from meadhall.hall.live.game_loader import headers
from meadhall.hall.live.hall import Hall
from meadhall.hall.pages.shelf import games_on_shelf
from meadhall.hall.pages.templating import error_page, page

NUMBER = re.compile(r"\b[A-Z]{1,2}-\d{1,3}[a-z]?\b")
"""The number of a rule."""
FIGURES = {"start": "The table at the beginning", "middle": "The table in the middle of a game"}


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
    numbers: frozenset[str]
    """The rules that have an anchor here."""


@cache
def rulebook(name: str) -> Rulebook:
    """The rulebook of a game."""
    text = (games.folder_of(name) / "RULES.md").read_text("utf-8")
    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    tokens = markdown.parse(text)
    title, tokens = _without_title(tokens)
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
    """The address of every rule that somebody who speaks of a game may name."""
    return _rules_elsewhere(name) | {number: f"/rules/{name}#{number}" for number in rulebook(name).numbers}


def _without_title(tokens: list[Token]) -> tuple[str, list[Token]]:
    if tokens and tokens[0].type == "heading_open" and tokens[0].tag == "h1":
        return tokens[1].content, tokens[3:]
    return "The rules", tokens


def _name_headings(tokens: list[Token]) -> Iterator[Heading]:
    """Give headings an anchor each; the chapters among them."""
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
    found: dict[str, str] = {}
    for other in games.own_names():
        if other != name:
            text = (games.folder_of(other) / "RULES.md").read_text("utf-8")
            for number in re.findall(r"^- \*\*(" + NUMBER.pattern + r")\*\*", text, re.MULTILINE):
                found[number] = f"/rules/{other}#{number}"
    return found


def _linked(children: list[Token], where: dict[str, str]) -> Iterator[Token]:
    """Every mention of a rule leads there."""
    for child in children:
        if child.type != "text":
            yield child
            continue
        rest = 0
        for found in NUMBER.finditer(child.content):
            if found[0] not in where:
                continue
            yield _text(child.content[rest : found.start()])
            yield Token("link_open", "a", 1, attrs={"href": where[found[0]]})
            yield _text(found[0])
            yield Token("link_close", "a", -1)
            rest = found.end()
        yield _text(child.content[rest:])


def _text(content: str) -> Token:
    return Token("text", "", 0, content=content)


async def show_rules(request: Request) -> Response:
    """The rules of a game."""
    name = request.path_params["game"]
    try:
        book = rulebook(name)
    except MeadhallError as error:
        return error_page(error)
    return page("rules.html", book=book, name=name, games=games_on_shelf(), header=headers()[name], figures=FIGURES)


async def show_rule(request: Request) -> Response:
    """One rule that is spoken of in a game, in whichever rulebook it stands."""
    name, number = request.path_params["game"], request.path_params["number"]
    where = where_rules_stand(name) if name in headers() else {}
    return RedirectResponse(where.get(number, f"/rules/{name}"), 303)


async def all_rules(request: Request) -> Response:
    """The rulebooks of all games."""
    return page(
        "choose.html", games=games_on_shelf(), heading="The rules", lead="Which rulebook shall it be?", to="/rules/"
    )


async def show_figure(request: Request) -> Response:
    """A figure of a rulebook, drawn by the board of the game."""
    hall: Hall = request.app.state.hall
    name, which = request.path_params["game"], request.path_params["figure"]
    try:
        games.folder_of(name)
        if which not in FIGURES:
            return error_page("there is no such figure", 404)
        game = await hall.game_loader.game(name)
    except MeadhallError as error:
        return error_page(error)
    return Response(_figure(game, which), 200, {"cache-control": "public, max-age=3600"}, "image/svg+xml")


@cache
def _figure(game: Game, which: str) -> str:
    """A position that is always the same; hands are those of the seat to move."""
    match = game.start(seed=11, names=["Astrid", "Bjarni", "Cnut", "Dalla"][: game.seats[0]])
    match.wander(0 if which == "start" else 60, new_rng(5))
    return match.view(max(0, match.to_move)).svg()


def routes() -> list[Route]:
    """The routes of the rulebooks."""
    return [
        Route("/rules", all_rules, name="all_rules"),
        Route("/rules/{game}", show_rules, name="rules"),
        Route("/rules/{game}/{figure}.svg", show_figure, name="figure"),
        Route("/rules/{game}/{number}", show_rule, name="rule"),
    ]
