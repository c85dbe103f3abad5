"""Your games: those that are played, with whose turn it is and since when, and those that are over; and of each game
what yours add up to, in numbers and pictures.
"""

import asyncio

import msgspec
from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import Response

from meadhall import games
from meadhall.bots.levels import LEVELS
from meadhall.hall.history import charts
from meadhall.hall.history import games as history
from meadhall.hall.history.board import standing
from meadhall.hall.history.games import BOTS, PEOPLE, PastGame, Wanted
from meadhall.hall.history.statistics import Statistics, statistics
from meadhall.hall.identity import asker_of, identity_of
from meadhall.hall.live.game_loader import game_title
from meadhall.hall.live.hall import hall_of
from meadhall.hall.pages.home_page import your_tables
from meadhall.hall.pages.templating import bot as bot_name
from meadhall.hall.pages.templating import day, page
from meadhall.hall.storage.results import BOT
from meadhall.hall.storage.store import Store
from meadhall.hall.words import say

MOST_RUNNING = 60
"""So many tables that are not over are shown."""
CHARTS = ("results", "rating", "bots", "players", "accuracy", "luck")
"""The pictures of a page of statistics."""
FEW = 2  # a line needs so many points


def ago(seconds: float) -> str:
    """How long something has been going on, in words.

    >>> ago(30), ago(3 * 3600 + 100)
    ('just now', 'for 3 hours')
    """
    minutes = int(seconds // 60)
    for unit, size in (("days", 1440), ("hours", 60), ("minutes", 1)):
        if minutes >= size:
            return say("for-so-long", unit=unit, count=minutes // size)
    return say("just-now")


def opponent_name(opponent: str) -> str:
    """The name of an opponent in the list of them: people, bots, a level, or a name."""
    if opponent in (PEOPLE, BOTS):
        return say("games-people" if opponent == PEOPLE else "games-bots")
    if opponent.startswith(BOT):
        return say("games-level", level=bot_name(opponent.removeprefix(BOT)))
    return opponent


async def show(request: Request) -> Response:
    """The list of your games, running and finished."""
    hall, person = hall_of(request), identity_of(request).person
    if person is None:
        return page("games.html", known=False)
    asked = {name: request.query_params.get(name, "") for name in ("game", "opponent", "result")}
    try:
        wanted = msgspec.convert(asked, Wanted)
    except msgspec.ValidationError:
        wanted = Wanted()
    before = request.query_params.get("before", "")

    def read(store: Store) -> tuple[list[PastGame], str, list[tuple[str, int]], list[tuple[str, int]]]:
        found, rest = history.finished(store, person, wanted, before)
        return found, rest, history.played_games(store, person), history.opponents(store, person)

    first = not before and wanted == Wanted()
    running = await your_tables(hall, person, asker_of(request), MOST_RUNNING) if first else []
    found, rest, played, opponents = await asyncio.to_thread(read, hall.store)
    kept = {name: value for name, value in asked.items() if value}
    return page(
        "games.html",
        known=True,
        running=[each for each in running if each.table.phase in ("gathering", "playing")],
        found=found,
        rest=rest,
        kept=kept,
        wanted=wanted,
        before=before,
        played=[(game, game_title(game), count) for game, count in played],
        opponents=[(each, opponent_name(each), count) for each, count in opponents],
        groups=[(each, opponent_name(each)) for each in (PEOPLE, BOTS)],
        told=result_told,
        by=by_told,
        ago=lambda since: ago(hall.now() - since),
    )


def result_told(game: PastGame) -> str:
    """How a game ended for you, in a word or two."""
    return say("game-result", result=game.result)


def by_told(game: PastGame) -> str:
    """By how much; nothing where points do not tell."""
    return say("by-points", way="ahead" if game.by > 0 else "behind", points=abs(game.by)) if game.by else ""


async def show_statistics(request: Request) -> Response:
    """The page with the sums over your games of one kind."""
    hall, person, game = hall_of(request), identity_of(request).person, request.path_params["game"]
    games.folder_of(game)
    if person is None:
        return page("games.html", known=False)
    found = await asyncio.to_thread(statistics, hall.store, person, game)
    on_board = await asyncio.to_thread(standing, hall.store, game, person)
    return page(
        "statistics.html",
        game=game,
        title=game_title(game),
        found=found,
        on_board=on_board,
        charts=drawn(found),
    )


def drawn(found: Statistics) -> list[tuple[str, Markup, str]]:
    """The pictures of somebody's games: each with its title and a line below it."""
    shown = []

    def add(key: str, picture: str) -> None:
        shown.append((say(f"chart-{key}"), Markup(picture), say(f"chart-{key}-about")))

    if found.results:
        add("results", charts.last_results(found.results, say("chart-results")))
    if len(found.ratings) >= FEW:
        ends = day(found.ratings[0].when), day(found.ratings[-1].when)
        add("rating", charts.rating_curve(found.ratings, ends, say("chart-rating")))
    if found.against:
        rows = [(bot_name(level) if level in LEVELS else level, tally) for level, tally in found.against.items()]
        add("bots", charts.won_shares(rows, say("chart-bots")))
    if len(found.players) > 1:
        rows = [(say("games-players", count=count), tally) for count, tally in found.players.items()]
        add("players", charts.won_shares(rows, say("chart-players")))
    if len(found.judged) >= FEW:
        ends = day(found.judged[0].when), day(found.judged[-1].when)
        if exact := [each.accuracy for each in found.judged if each.accuracy is not None]:
            low = min(60.0, *exact) - 1
            add("accuracy", charts.course(exact, ends, say("chart-accuracy"), low=low, high=100))
        luck = [100 * each.luck for each in found.judged]
        far = max(20.0, *map(abs, luck))
        add("luck", charts.course(luck, ends, say("chart-luck"), low=-far, high=far))
    return shown
