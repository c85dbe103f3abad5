"""How good analysis is, in every game: what docs/analysis.md tells, measured.

    python bench/analysis.py time GAME ...       how long a whole game of two takes: at once, and as deeply as jarl
    python bench/analysis.py luck GAME ...       luck by seat, and how much of a result's variance it takes away
    python bench/analysis.py mistakes GAME ...   how many turns of a skald are called mistakes by a deeper look
    python bench/analysis.py accuracy GAME ...   how accurate a child is, and a skald, in games against each other
    python bench/analysis.py agreement GAME ...  whether a look twenty times as deep agrees with what turns are called
    python bench/analysis.py pictures            draw those of docs/analysis.md

Without a GAME they do it for all. `--games` and `--jobs` say how many games, and on how many processes; `--bots` who
plays them, `--depth` how deeply they are looked at, `--out FILE.json` where it is written. The same command plays and
analyses the same games again.
"""

import argparse
import json
import os
import sys
import time
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

import meadhall
from meadhall.analysis import Analysis, analyse
from meadhall.analysis.chart import accounts, picture
from meadhall.analysis.depth import depth_of
from meadhall.analysis.marks import LIMITS
from meadhall.analysis.model import AnalysedTurn
from meadhall.analysis.study import Study
from meadhall.analysis.text import text
from meadhall.analysis.told import marked_turns
from meadhall.analysis.turns import Stretch
from meadhall.bots.players import derived_seed, find
from meadhall.bots.search.parameters import SearchParameters
from meadhall.core.match import Match
from meadhall.games import own_names
from meadhall.lab.process_pool import share_out
from meadhall.lab.statistics import mean, ratio

Task = tuple[str, int, int]
"""A game, how many players, and its seed."""
Row = dict[str, Any]


def play(name: str, players: int, bots: str, seed: int) -> Match:
    """A whole game of bots."""
    match = meadhall.game(name).start(players, seed=derived_seed(1, seed))
    names = (bots.split(",") * players)[:players]
    seats = [find(names[(seat + seed) % players]) for seat in range(players)]
    while not match.over:
        match.play(seats[match.to_move].advise(match, derived_seed(2, seed, match.to_move)).action)
    return match


def look(settings: tuple[str, str], task: Task) -> Row:
    """Play and analyse one game: what is counted of it."""
    bots, depth = settings
    name, players, seed = task
    match = play(name, players, bots, seed)
    began = time.process_time()
    found = analyse(match, depth=depth, jobs=1)
    return {"game": name, "seed": seed, "seconds": time.process_time() - began} | row_of(found)


def row_of(found: Analysis) -> Row:
    """One analysed game as numbers."""
    turns = [turn for turn in found.turns if turn.choices]
    keys = ("start", "result", "chance", "secrets", "own", "others", "uncertainty", "accuracy")
    return {
        "steps": len(found.steps),
        "seats": [{key: getattr(one, key) for key in keys} for one in found.seats],
        "turns": len(turns),
        "wrong": len(found.wrong),
        "mistakes": sum(turn.mark in ("mistake", "blunder") for turn in turns),
    }


def rows(name: str, given: argparse.Namespace) -> list[Row]:
    """All games of one kind, in the order of their seeds."""
    tasks = [(name, given.players, seed) for seed in range(given.seed, given.seed + given.games)]
    found = []
    for row in share_out((given.bots, given.depth), look, tasks, given.jobs):
        found.append(row)
        print(f"{name}: {len(found)} of {len(tasks)}", end="\r", file=sys.stderr, flush=True)
    return sorted(found, key=lambda row: row["seed"])


def column(found: list[Row], seat: int, key: str) -> np.ndarray[Any, Any]:
    """A number of a seat in all games."""
    return np.array([row["seats"][seat][key] for row in found], np.float64)


def told(value: Any) -> dict[str, float]:
    """An estimate as JSON: value, and the ends of its interval."""
    low, high = value.interval
    return {"value": value.value, "low": low, "high": high, "games": value.games}


# --- What is measured -------------------------------------------------------------------------------------------------


def measure_time(name: str, given: argparse.Namespace) -> Row:
    """Seconds of whole games: at once, and deeply, on as many threads as are wanted."""
    matches = [play(name, 2, given.bots, seed) for seed in range(given.seed, given.seed + given.games)]
    analyse(matches[0], depth="quick")  # what must be loaded first is loaded
    seconds: dict[str, list[float]] = {"quick": [], given.depth: []}
    processor: dict[str, list[float]] = {"quick": [], given.depth: []}
    for depth, took in seconds.items():
        for match in matches:
            began, used = time.perf_counter(), time.process_time()
            analyse(match, depth=depth, jobs=given.jobs)
            took.append(time.perf_counter() - began)
            processor[depth].append(time.process_time() - used)
    steps = [len(match.steps) for match in matches]
    for depth, took in seconds.items():
        print(
            f"{name}, {np.median(steps):.0f} steps, {depth}: {np.median(took):.1f} s, slowest {max(took):.1f} s; "
            f"of the processors {np.median(processor[depth]):.1f} s, most {max(processor[depth]):.1f} s"
        )
    return {"steps": steps, "seconds": seconds, "processor seconds": processor}


def measure_luck(name: str, given: argparse.Namespace) -> Row:
    """Mean luck by seat; the variance of results, and of what is left of them without luck."""
    found = rows(name, given)
    seats: list[Row] = []
    for seat in range(given.players):
        parts = {key: column(found, seat, key) for key in ("result", "chance", "secrets", "uncertainty")}
        one: Row = {key: told(mean(values)) for key, values in parts.items()}
        one |= {"start": float(column(found, seat, "start").mean()), "variance": float(parts["result"].var())}
        one["without luck"] = float((parts["result"] - parts["chance"] - parts["secrets"]).var())
        one["doubt"] = float(np.abs(parts["uncertainty"]).mean())
        seats.append(one)
        said = ", ".join(f"{key} {_said(one[key])}" for key in ("chance", "secrets", "uncertainty"))
        print(
            f"{name} seat {seat + 1}: start {one['start']:.3f} result {parts['result'].mean():.3f}; {said}; variance "
            f"{one['variance']:.3f}, without luck {one['without luck']:.3f}; misjudged {one['doubt']:.3f} in the mean"
        )
    return {"games": len(found), "seconds": float(np.mean([row["seconds"] for row in found])), "seats": seats} | {
        "mistakes": _mistakes(name, found)
    }


def measure_accuracy(name: str, given: argparse.Namespace) -> Row:
    """The mean accuracy of each bot, in games against each other with both in every seat."""
    found, names = rows(name, given), given.bots.split(",")
    means: Row = {}
    for place, bot in enumerate(names):
        values = [row["seats"][(place - row["seed"]) % given.players]["accuracy"] for row in found]
        means[bot] = told(mean(np.array([value for value in values if value is not None])))
        print(f"{name}: {bot} {means[bot]['value']:.1f} ({means[bot]['low']:.1f} to {means[bot]['high']:.1f})")
    return {"games": len(found), "accuracy": means}


DEEPER, PER_GAME = 20, 8


class DeepStudy(Study):
    """A look that searches a tree below every plan, also where the judge alone tells what most plans are worth."""

    @property
    def parameters(self) -> SearchParameters:
        """How it searches."""
        return replace(super().parameters, deepen=True)


def look_deeper(settings: tuple[str, str], task: Task) -> Row:
    """Some marked turns of one game, and as many unmarked ones: what each lost, and what it lost by a deeper look.

    The deeper look finds its own best plan, in worlds of its own.
    """
    bots, depth = settings
    name, players, seed = task
    match = play(name, players, bots, seed)
    found, usual = analyse(match, depth=depth, jobs=1, words=False), depth_of(match.game, depth)
    parts = {"turn": DEEPER * usual.turn, "checks": 1}
    deep = DeepStudy(match, msgspec.structs.replace(usual, **parts), seed=derived_seed(3, seed), words=False)
    rng = np.random.default_rng(seed)

    def some(marks: Sequence[str], most: int) -> list[list[float]]:
        turns = [turn for turn in found.turns if turn.mark in marks]
        chosen = [turns[place] for place in sorted(rng.permutation(len(turns))[:most].tolist())]
        return [[turn.loss, _lost(found, deep, turn)] for turn in chosen]

    marked = some(("mistake", "blunder"), PER_GAME)
    return {"seed": seed, "marked": marked, "unmarked": some(("best", "good"), max(1, len(marked)))}


def _lost(found: Analysis, deep: Study, turn: AnalysedTurn) -> float:
    """What a turn lost, by another look."""
    stretches = [Stretch(choice.seat, choice.first, choice.last) for choice in found.choices(turn)]
    return float(sum(choice.loss for stretch in stretches if (choice := deep.look(stretch)) is not None))


def measure_agreement(name: str, given: argparse.Namespace) -> Row:
    """The share of turns about which a look twenty times as deep says the same.

    It agrees with a mistake or a blunder if it finds at least half of the loss from which on a turn is called so, and
    with a turn called good or best if it finds less than a mistake.
    """
    tasks = [(name, given.players, seed) for seed in range(given.seed, given.seed + given.games)]
    found: Row = {"marked": [], "unmarked": []}
    for row in share_out((given.bots, given.depth), look_deeper, tasks, given.jobs):
        for kind in found:
            found[kind] += row[kind]
        print(f"{name}: {_agreed(found)}", file=sys.stderr, flush=True)
    print(f"{name}: {_agreed(found)}")
    return found


def _agreed(found: Row) -> str:
    marked = [deep >= _called(loss) / 2 for loss, deep in found["marked"]]
    unmarked = [deep < LIMITS["mistake"] for _, deep in found["unmarked"]]
    return ", ".join(
        f"{sum(each)} of {len(each)} {kind} turns ({np.mean(each or [0]):.0%})"
        for kind, each in (("marked", marked), ("unmarked", unmarked))
    )


def _called(loss: float) -> float:
    """The loss from which on a turn is called as this one is."""
    return LIMITS["blunder"] if loss >= LIMITS["blunder"] else LIMITS["mistake"]


def measure_mistakes(name: str, given: argparse.Namespace) -> Row:
    """The share of turns that are called mistakes or blunders."""
    return _mistakes(name, rows(name, given))


def _mistakes(name: str, found: list[Row]) -> Row:
    turns, mistakes, wrong = (
        np.array([row[key] for row in found], np.float64) for key in ("turns", "mistakes", "wrong")
    )
    share = ratio(mistakes, turns)
    print(
        f"{name}: {share.value:.2%} of {turns.sum():.0f} turns are mistakes (up to {share.interval[1]:.2%}), "
        f"{wrong.sum() / turns.sum():.2%} inaccurate or worse"
    )
    return {"turns": int(turns.sum()), "mistakes": told(share), "wrong": told(ratio(wrong, turns))}


def _said(value: dict[str, float]) -> str:
    return f"{value['value']:+.3f} ({value['low']:+.3f} to {value['high']:+.3f})"


# --- Pictures ---------------------------------------------------------------------------------------------------------

PICTURES = Path(__file__).parent.parent / "docs" / "pictures"
STYLE = """<style>
.chances { background: #fffdf8; } text { font: 12px system-ui, sans-serif; fill: #6d675e; } .grid { stroke: #e7e0d3; }
.scale { transform: translateX(-42px); } .cursor { display: none; }
polyline { fill: none; vector-effect: non-scaling-stroke; stroke-linejoin: round; stroke-linecap: round; }
.under { stroke: #3b2c1c; stroke-width: 4.5px; } .line { stroke-width: 3px; }
.moment circle { stroke: #1b1309; stroke-width: 1.5px; }
.band { opacity: .28; } .luck circle { fill: #b9dba0; }
.inaccurate circle { fill: #f2d98c; } .mistake circle { fill: #f0a35c; } .blunder circle { fill: #f28c78; }
.moment text { font: 700 10px/1 system-ui, sans-serif; text-anchor: middle; fill: #1b1309; }
.whole { fill: #6d675e; } .gain { fill: #5c7a3d; }
.loss { fill: #c4651d; }
</style>"""


def draw_pictures(name: str, given: argparse.Namespace) -> Row:
    """The curve of a game, the accounts of one seat, and the board at the turn that cost most."""
    match = meadhall.game("runir").start(2, seed=given.seed, names=["Astrid", "Bo"])
    seats = [find("child"), find("karl")]
    while not match.over:
        match.play(seats[match.to_move].advise(match, given.seed).action)
    found = analyse(match, depth=given.depth)
    costliest = found.costliest(max(found.wrong, key=lambda turn: turn.loss))
    drawn = {
        "analysis-curve": picture(found, marked_turns(found)).replace(">", f">{STYLE}", 1),
        "analysis-accounts": accounts(found.seats[0]).replace(">", f">{STYLE}", 1),
        "analysis-board": match.look(match.steps[costliest.parts_at].before, costliest.seat).svg(),
    }
    for name, svg in drawn.items():
        whole = svg if "xmlns=" in svg else svg.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1)
        (PICTURES / f"{name}.svg").write_text(whole + "\n", encoding="utf-8")
    print(text(found))
    return {}


MEASURES = {
    "pictures": (draw_pictures, "karl", "jarl", 1),
    "time": (measure_time, "karl", "jarl", 5),
    "luck": (measure_luck, "jarl", "jarl", 20),
    "mistakes": (measure_mistakes, "skald", "6000", 10),
    "accuracy": (measure_accuracy, "child,skald", "karl", 20),
    "agreement": (measure_agreement, "karl,thrall", "jarl", 40),
}


def main() -> None:
    """Measure what was asked."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=MEASURES)
    parser.add_argument("names", nargs="*", metavar="GAME")
    parser.add_argument("--games", type=int)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--bots")
    parser.add_argument("--depth")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--out", type=Path)
    given = parser.parse_args()
    measure, bots, depth, games = MEASURES[given.what]
    given.bots, given.depth, given.games = given.bots or bots, given.depth or depth, given.games or games
    every = ["runir"] if given.what == "pictures" else own_names()
    found = {name: measure(name, given) for name in given.names or every}
    if given.out is not None:
        kept = {"what": given.what, "bots": given.bots, "depth": given.depth, "players": given.players, "found": found}
        given.out.write_text(json.dumps(kept, indent=1) + "\n")


if __name__ == "__main__":
    main()
