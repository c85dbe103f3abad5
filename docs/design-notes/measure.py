"""The figures of the design notes: games of strong players in every setting, and what they show.

    python docs/design-notes/measure.py [GAME ...] [--only SETTING] [--games N] [--bots BOT] [--jobs N]

plays the settings of each GAME (all if none is named) and writes what it finds to `GAME.json` beside this file, setting
by setting; those that were not played stay as they are there. The same command plays the same games again. `write.py`
draws the pictures and fills the figures into the pages.
"""

import argparse
import json
from collections import defaultdict
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

import meadhall
from meadhall.bots.players import find
from meadhall.core.options import Value
from meadhall.lab.report import Version, report
from meadhall.lab.statistics import Estimate, mean

FOLDER = Path(__file__).parent


class Setting(NamedTuple):
    """What is played."""

    name: str
    """What it is called in the pages."""
    players: int
    options: dict[str, Value]
    edition: str = ""
    """A former edition, by its name in `editions/`; empty for today's. The page can then tell before and after."""


SETTINGS: dict[str, list[Setting]] = {
    "hagar": [Setting("two players", 2, {}), Setting("four players", 4, {})],
    "runir": [Setting("two players", 2, {}), Setting("three players", 3, {}), Setting("four players", 4, {})],
    "sagnir": [
        Setting("two players", 2, {}),
        Setting("three players", 3, {}),
        Setting("four players", 4, {}),
        Setting("two players, edition 2", 2, {}, "2"),
        Setting("three players, edition 2", 3, {}, "2"),
        Setting("four players, edition 2", 4, {}, "2"),
    ],
    "mythical_island": [Setting("two players", 2, {}), Setting("four players", 4, {})],
    "saga": [
        Setting("as it is", 2, {}),
        Setting("gap 10", 2, {"gap": 10}),
        Setting("edition 1", 2, {}, "1"),
    ],
}
"""Today's first, the usual one before the others: the pages speak of the first where they say nothing else."""
DEALS = 40
"""So many deals are thought about before the first decision."""
THOUGHT = "search:1500"
"""Who thinks about them."""
FEWEST = 4
"""A first decision that fewer deals have offered is not told."""


def told(found: Estimate) -> list[float]:
    """A figure with the ends of its interval."""
    return [round(float(value), 4) for value in (found.value, *found.interval)]


def spread(values: Any) -> dict[str, Any]:
    """A figure of every game: its mean with the interval, and how the games are spread around it."""
    numbers = np.asarray(values, float)
    low, median, high = np.percentile(numbers, (5, 50, 95))
    return {"mean": told(mean(numbers)), "spread": [round(float(v), 3) for v in (low, median, high)]}


def openings(game: Any, players: int, options: dict[str, Value]) -> list[dict[str, Any]]:
    """What may be done first, and what it is worth: the chance to win with it, before anything has happened."""
    worth: dict[str, list[float]] = defaultdict(list)
    best: dict[str, int] = defaultdict(int)
    for deal in range(DEALS):
        match = game.start(players, options, seed=deal)
        view, lines = match.view(match.to_move), find(THOUGHT).advise(match, deal).lines
        for rank, line in enumerate(lines):
            words = game.words.action(view, line.action)
            worth[words].append(line.value)
            best[words] += rank == 0
    rows = [
        {"words": words, "deals": len(values), "chance": round(float(np.mean(values)), 4), "best": best[words]}
        for words, values in worth.items()
        if len(values) >= FEWEST
    ]
    return sorted(rows, key=lambda row: (-row["best"], -row["chance"], row["words"]))


def measure(name: str, setting: Setting, bots: str, games: int, jobs: int | None) -> dict[str, Any]:
    """What games of strong players show in one setting."""
    called, players, options, edition = setting
    game = meadhall.game(name).with_edition(edition) if edition else meadhall.game(name)
    found = report(Version(game, options), [bots] * players, games, 1, jobs=jobs).found
    components = [
        {
            "family": one.family, "name": one.name, "uses": round(one.uses.value, 3), "share": told(one.share),
            "lift": told(one.lift), "gain": round(one.gain.value, 3), "when": round(one.when, 3),
            "real": bool(one.real),
        }
        for one in found.components
    ]  # fmt: skip
    return {
        "setting": called,
        "players": players,
        "options": options,
        "edition": edition,
        "bots": bots,
        "games": found.games,
        "stopped": int(found.stopped.sum()),
        "seats": {found.seat_name(seat): told(share) for seat, share in enumerate(found.seats)},
        "figures": {figure: spread(values) for figure, values in found.figures.items()},
        "favourites": [round(share, 3) for share in found.favourites],
        "sources": [[one.name, round(one.winner, 3), round(one.other, 3)] for one in found.sources],
        "components": components,
        "unwanted": found.unwanted,
        "openings": openings(game, players, options),
    }


def keep(name: str, found: dict[str, Any]) -> None:
    """Write what was found in one setting to the game's file, beside what is known of its other settings."""
    path = FOLDER / f"{name}.json"
    known = {row["setting"]: row for row in json.loads(path.read_text(encoding="utf-8"))} if path.exists() else {}
    known[found["setting"]] = found
    rows = [known[setting.name] for setting in SETTINGS[name] if setting.name in known]
    path.write_text(json.dumps(rows, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


def main() -> None:
    """Measure, setting by setting; what is found is written at once."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", metavar="GAME", default=list(SETTINGS))
    parser.add_argument("--only", metavar="SETTING", help="the setting of this name, for example 'two players'")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--bots", default="skald")
    parser.add_argument("--jobs", type=int)
    asked = parser.parse_args()
    for name in asked.names:
        if name not in SETTINGS:
            parser.error(f"no game is called {name!r}; there are: {', '.join(SETTINGS)}")
    settings = [(name, one) for name in asked.names for one in SETTINGS[name] if asked.only in (None, one.name)]
    if not settings:
        parser.error(f"no setting is called {asked.only!r}; there are: "
                     + ", ".join(repr(one.name) for name in asked.names for one in SETTINGS[name]))  # fmt: skip
    for name, setting in settings:
        keep(name, measure(name, setting, asked.bots, asked.games, asked.jobs))
        print(f"{name}.json: {setting.name}", flush=True)


if __name__ == "__main__":
    main()
