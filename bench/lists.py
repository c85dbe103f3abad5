"""How quickly lists of games answer in a hall with 100,000 finished games by 5,000 people, in both kinds of stores.

    python bench/lists.py [--games 100000] [--people 5000] [--store ADDRESS]

Without an address it measures SQLite in a folder of its own. Results, ratings and their changes are made up, and games
go to people as they do in halls: few play often, many now and then. It prints the median and the slowest of each list.
"""

import argparse
import json
import random
import tempfile
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from statistics import median
from typing import Any

from meadhall.bots.levels import LEVELS
from meadhall.games import own_names
from meadhall.hall.history import games
from meadhall.hall.history.board import board, rating_changes, standing
from meadhall.hall.history.games import Wanted
from meadhall.hall.history.statistics import statistics
from meadhall.hall.meeting.people import companions
from meadhall.hall.storage.opening import open_store
from meadhall.hall.storage.rated import PlayerRating
from meadhall.hall.storage.results import BOT
from meadhall.hall.storage.store import Store
from meadhall.hall.storage.writes import RowsWrite

PEOPLE_SEEN, TRIES = 60, 3
"""So many people are looked at, each of their lists so often."""
AT_ONCE = 2_000
PUBLIC = 5_000
"""Public tables that wait for players."""
DAY = 86_400.0
TARGET = 0.05


def fill(store: Store, count: int, people: Sequence[str], seed: int = 1) -> None:
    """Made-up finished games: a row for each seat, accuracies of a third, and ratings of half of them."""
    rng = random.Random(seed)
    weights = [1 / (number + 20) for number in range(len(people))]
    ratings: dict[tuple[str, str], tuple[PlayerRating, int]] = {}
    for first in range(0, count, AT_ONCE):
        results, changes, accuracies = list[tuple[Any, ...]](), list[tuple[Any, ...]](), list[tuple[Any, ...]]()
        for number in range(first, min(count, first + AT_ONCE)):
            table, game, when = f"bench{number:08}", rng.choice(own_names()), 1e9 + number * DAY / 100
            players = list(dict.fromkeys(rng.choices(people, weights, k=rng.choice((2, 2, 3, 4)))))
            if len(players) == 1 or rng.random() < 0.3:
                players.append(BOT + rng.choice(LEVELS))
            places = rng.sample(range(1, len(players) + 1), len(players))
            terms = rng.choice(("rated", "casual"))
            for seat, (player, place) in enumerate(zip(players, places, strict=True)):
                name = player.removeprefix(BOT).title() if player.startswith(BOT) else f"Player {player[:6]}"
                results.append(
                    (table, seat, player, name, game, len(players), place, 40 - place, place == 1, terms, when)
                )
                if number % 3 == 0:
                    accuracies.append((table, seat, rng.uniform(60, 100), rng.gauss(0, 0.1)))
                if terms == "rated":
                    old, played = ratings.get((game, player), (PlayerRating(), 0))
                    new = PlayerRating(old.mean + rng.gauss(0, 0.5), max(1.0, old.deviation * 0.98))
                    ratings[game, player] = new, played + 1
                    changes.append((table, seat, game, player, *old, *new, when))
        rows = {"results": results, "rating_changes": changes, "accuracies": accuracies}
        store.save_now(*(RowsWrite(name, some) for name, some in rows.items()))
    waiting = [
        (f"open{number:08}", rng.choice(own_names()), "gathering", True, 1, json.dumps([f"Player {number % 97}", ""]),
         2e9 + number, None)
        for number in range(PUBLIC)
    ]  # fmt: skip
    for first in range(0, PUBLIC, AT_ONCE):
        store.save_now(RowsWrite("tables", waiting[first : first + AT_ONCE]))
    kept = [(g, p, *r, n, 1e9) for (g, p), (r, n) in ratings.items() if not p.startswith(BOT)]
    for first in range(0, len(kept), AT_ONCE):
        store.save_now(RowsWrite("ratings", kept[first : first + AT_ONCE]))


def measured(store: Store, people: Sequence[str]) -> dict[str, list[float]]:
    """The seconds that each list took."""
    rng, found = random.Random(2), dict[str, list[float]]()
    seen = [*people[:10], *rng.sample(people, PEOPLE_SEEN - 10)]  # those who play most are among them

    def timed(name: str, ask: Callable[[], Any]) -> Any:
        begun = time.perf_counter()
        answer = ask()
        found.setdefault(name, []).append(time.perf_counter() - begun)
        return answer

    for person in seen * TRIES:
        game, finished = rng.choice(own_names()), partial(games.finished, store, person)
        page, rest = timed("finished games, first page", partial(finished, Wanted()))
        if rest:
            timed("finished games, next page", partial(finished, Wanted(), rest))
        if page:
            name = (page[0].opponents or page[0].players)[0].name
            timed("... against somebody", partial(finished, Wanted(opponent=name)))
        timed("... won against bots", partial(finished, Wanted(opponent="bots", result="won")))
        timed("... lost, of one game", partial(finished, Wanted(game=game, result="lost")))
        timed("the filter by opponent", partial(games.opponents, store, person))
        timed("the filter by game", partial(games.played_games, store, person))
        timed("people you have played with", partial(companions, store, person))
        timed("public tables, page 20", partial(store.open_tables, 31, before=2e9 + PUBLIC - 600))
        timed("... of a game, by name", partial(store.open_tables, 31, game, "player 7"))
        timed("... by a name that nobody has", partial(store.open_tables, 31, "", "nobody"))
        timed("statistics of a game", partial(statistics, store, person, game))
        timed("a board, first page", partial(board, store, game, person))
        timed("a board, page 20", partial(board, store, game, person, 20))
        timed("your place on it", partial(standing, store, game, person))
        timed("changes of ratings, first page", partial(rating_changes, store, game))
        timed("changes of ratings, page 100", partial(rating_changes, store, game, 100))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--people", type=int, default=5_000)
    parser.add_argument("--store", default="")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        store = open_store(asked.store or Path(folder) / "hall.sqlite")
        people = [f"{number:064x}" for number in range(asked.people)]
        begun = time.perf_counter()
        fill(store, asked.games, people)
        print(f"{asked.games} games by {asked.people} people, written in {time.perf_counter() - begun:.0f} s")
        slow = 0
        for name, seconds in measured(store, people).items():
            slow += median(seconds) > TARGET
            print(f"{name:34}{1000 * median(seconds):8.1f} ms   slowest {1000 * max(seconds):7.1f} ms")
        print("every list within 50 ms" if not slow else f"{slow} lists take longer than 50 ms")
        store.close()


if __name__ == "__main__":
    main()
