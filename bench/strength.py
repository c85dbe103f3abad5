"""How strong the bots are, in every game: what docs/strength.md tells, measured.

    python bench/strength.py levels GAME ...        find how each level should think, and write it into the game's judge
    python bench/strength.py ladder GAME ...        every level against the one below; with three and four players too
    python bench/strength.py former GAME ...        the skald against the search that knows no judge, at the same time
    python bench/strength.py plans GAME ...         the skald against the skald that decided action by action
    python bench/strength.py tables                 print all of it for docs/strength.md
    python bench/strength.py pictures               draw its pictures: learning curves, and calibration

Without a GAME they do it for all. Each deal is played from every seat with the same dice; budgets are iterations, so
that the same command plays the same games again. What was found lies in `bench/strength`.
"""

import json
import os
import sys
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np

import meadhall
from meadhall.bots.bot import Question
from meadhall.bots.judge import Judge, judge_of
from meadhall.bots.judge.judge import FILE
from meadhall.bots.levels import LEVELS, Thinking, level_of
from meadhall.bots.players import find
from meadhall.bots.search.parameters import former_parameters, parameters_for
from meadhall.bots.search.tree import Tree
from meadhall.core.drawing import INK, OAK, PAPER, SLATE, WOOL, at, label, num, path, picture, rect, seat_mark
from meadhall.core.game import Game
from meadhall.training.duel import Duel, duel

RESULTS = Path(__file__).parent / "strength"
JOBS = os.cpu_count() or 1
DEALS = 60
"""Of a pair of bots, each played from both seats."""
FORMER = 3000
"""Iterations of the search that knows no judge: those of the skald in its time."""
THINKS = {"child": 30, "thrall": 40, "karl": 100, "jarl": 400, "skald": 3000}
"""Iterations of the levels; how much those below the skald misjudge is found by `levels`."""
APART = 0.72
"""How often a level should win against the one below."""


# --- Time -------------------------------------------------------------------------------------------------------------


def questions(game: Game, most: int = 40) -> list[Question]:
    """Decisions of three games, from the opening to the end."""
    found, bot = [], find("search:30")
    for seed in range(3):
        match = game.start(seed=seed)
        while not match.over:
            if len(match.legal) > 1:
                found.append(Question.of(match, 1))
                match.play(bot.advise(match).action)
            else:
                match.play(match.legal[0])
    return found[:: max(1, len(found) // most)]


def pace(asked: list[Question], thinking: Thinking) -> float:
    """Iterations a second of the processor, on one core."""
    began = time.process_time()
    for question in asked:
        Tree(question, thinking.parameters).run(thinking.iterations)
    return len(asked) * thinking.iterations / (time.process_time() - began)


def paces(game: Game, *all_thinking: Thinking) -> list[float]:
    """The same for several, in turns; the median of five rounds."""
    asked = questions(game)
    for thinking in all_thinking:
        pace(asked[:2], thinking)
    rounds = [[pace(asked, replace(each, iterations=1000)) for each in all_thinking] for _ in range(5)]
    return [float(np.median(column)) for column in zip(*rounds, strict=True)]


# --- What is measured -------------------------------------------------------------------------------------------------


def levels(game: Game) -> dict[str, Any]:
    """From the skald down: how much each level has to misjudge for the one above to win `APART` of its games."""
    judge = judge_of(game)
    assert judge is not None, f"{game.title} has no judge"
    parameters = parameters_for(game)
    found: dict[str, Any] = {"skald": {"iterations": THINKS["skald"], "blur": 0.0}}
    above, least = Thinking(THINKS["skald"], parameters), 0.0
    for name in reversed(LEVELS[:-1]):
        low, high = least, 0.1 + 4 * least
        shares = []
        for trial in range(5):
            blur = round(low if trial == 0 else (low + high) / 2, 4)
            below = Thinking(THINKS[name], replace(parameters, blur=blur))
            deals = DEALS // 2 if name == LEVELS[-2] else DEALS
            share = duel(game, above, below, deals, players=min(game.seats), seed=trial, jobs=JOBS).share
            shares.append((abs(share - APART), blur, share))
            low, high = (blur, high) if share < APART else (low, blur)
            if abs(share - APART) < 0.02 or low == high:
                break
        _, least, share = min(shares)
        found[name] = {"iterations": THINKS[name], "blur": least, "above": round(share, 3)}
        above = Thinking(THINKS[name], replace(parameters, blur=least))
        print(game.name, name, found[name], flush=True)
    about = {**judge.about, "levels": found}
    replace(judge, about=about).save(game.folder / FILE)
    readable = json.dumps(about, indent=1, sort_keys=True, ensure_ascii=False)
    (game.folder / FILE).with_suffix(".json").write_text(readable + "\n", encoding="utf-8")
    return found


def ladder(game: Game) -> dict[str, Any]:
    """Every level against the one below, and one of it among several where more than two can play."""
    steps = {}
    for name, below in zip(LEVELS[1:], LEVELS, strict=False):
        for players in sorted({2, max(game.seats)}):
            deals = DEALS if players == 2 else DEALS // 4
            found = duel(game, level_of(game, name), level_of(game, below), deals, players=players, seed=1, jobs=JOBS)
            steps[f"{name} v {below}, {players}"] = told(found)
    lowest = Thinking(0, parameters_for(game))
    steps["child v random, 2"] = told(duel(game, level_of(game, "child"), lowest, DEALS, seed=1, jobs=JOBS))
    speeds = paces(game, *(level_of(game, name) for name in LEVELS))
    milliseconds = {
        name: 1000 * level_of(game, name).iterations / speed for name, speed in zip(LEVELS, speeds, strict=True)
    }
    return {"steps": steps, "milliseconds": milliseconds}


def former(game: Game) -> dict[str, Any]:
    """The search with a judge against the one without, at equal time; and one among three of the others."""
    old = Thinking(FORMER, former_parameters(game))
    speed, old_speed = paces(game, Thinking(FORMER, parameters_for(game)), old)
    new = Thinking(int(FORMER * speed / old_speed), parameters_for(game))
    found: dict[str, Any] = {"iterations": new.iterations, "former": FORMER, "milliseconds": 1000 * FORMER / old_speed}
    found["two"] = told(duel(game, new, old, DEALS, seed=2, jobs=JOBS))
    if 4 in game.seats:
        found["four"] = told(duel(game, new, old, DEALS // 8, players=4, seed=2, jobs=JOBS))
    return found


def plans(game: Game) -> dict[str, Any]:
    """The skald against the one of before there were plans, with the judge that it had (`bench/former`)."""
    judge = Judge.load(Path(__file__).parent / "former" / f"{game.name}.npz", game)
    before = Thinking(FORMER, replace(parameters_for(game, judge), beam=0))
    players = 3 if game.name == "hagar" else 2
    return told(duel(game, level_of(game, "skald"), before, DEALS, players=players, seed=3, jobs=JOBS))


def told(found: Duel) -> dict[str, Any]:
    """A duel as it is kept."""
    return {"games": found.games, "share": found.share, "interval": list(found.interval)}


MEASURES = {"levels": levels, "ladder": ladder, "former": former, "plans": plans}


# --- What is told -----------------------------------------------------------------------------------------------------


def all_kept(what: str) -> dict[str, Any]:
    """What was found about the games, by their titles."""
    files = {meadhall.game(name).title: RESULTS / f"{name}-{what}.json" for name in meadhall.game_names()}
    return {title: json.loads(file.read_bytes()) for title, file in files.items() if file.exists()}


def share(found: dict[str, Any]) -> str:
    """How often one won, with the interval."""
    low, high = found["interval"]
    return f"{found['share']:.0%} ({low:.0%} to {high:.0%})".replace("%", " %")


def row(*cells: str) -> str:
    return f"| {' | '.join(cells)} |"


def tables() -> str:
    """All tables of docs/strength.md, in order; a game that was not measured is left out."""
    pairs = [("child", "random"), *zip(LEVELS[1:], LEVELS, strict=False)]
    ladders = {title: found["steps"] for title, found in all_kept("ladder").items()}
    found = [
        [
            row("game", *(f"{bot} v {other}" for bot, other in pairs)),
            *(row(title, *(share(steps[f"{a} v {b}, 2"]) for a, b in pairs)) for title, steps in ladders.items()),
        ],
        [
            row("game, four players", *(f"{bot} v {other}" for bot, other in pairs[1:])),
            *(
                row(title, *(share(steps[f"{a} v {b}, 4"]) for a, b in pairs[1:]))
                for title, steps in ladders.items()
                if "skald v jarl, 4" in steps
            ),
        ],
        [
            row("game", *LEVELS),
            *(
                row(title, *(f"{found['milliseconds'][level]:.1f}" for level in LEVELS))
                for title, found in all_kept("ladder").items()
            ),
        ],
        [
            row("game", "two players", "one among four", "iterations", "of the former", "ms"),
            *(row(title, *former_cells(found)) for title, found in all_kept("former").items()),
        ],
        [
            row("game", "players", "games", "positions", "skald", "told", "put right", "luck alone"),
            *(
                row(title, players, f"{found['games']:,}", f"{found['positions']:,}", *calibration_cells(found))
                for title, kept in all_kept("calibration").items()
                for players, found in kept.items()
            ),
        ],
    ]
    return (
        "\n\n".join("\n".join([head, row(*["---"] * (head.count(" | ") + 1)), *rows]) for head, *rows in found) + "\n"
    )


def former_cells(found: dict[str, Any]) -> list[str]:
    four = share(found["four"]) if "four" in found else ""
    numbers = [f"{found['iterations']:,}", f"{found['former']:,}", f"{found['milliseconds']:.0f}"]
    return [share(found["two"]), four, *numbers]


def calibration_cells(found: dict[str, Any]) -> list[str]:
    return [f"{found[which]:.3f}" for which in ("skald", "told", "put_right", "luck")]


# --- Pictures ---------------------------------------------------------------------------------------------------------

PICTURES = Path(__file__).parent.parent / "docs" / "pictures"
_LEFT, _TOP, _SIDE = 90, 40, 520


def frame(title: str, across: str, up: str, marks: dict[float, str], *drawn: str) -> str:
    """A square from 0 to 1 with these marks below it, percentages at its side, and what is drawn in it."""
    lines = [rect((0, 0, 860, 660), 0, PAPER), rect((_LEFT, _TOP, _SIDE, _SIDE), 0, WOOL, INK, 2)]
    for share in (0.25, 0.5, 0.75):
        lines.append(path(f"M{_LEFT} {num(height(share))}h{_SIDE}", stroke=OAK, width=1, more='opacity=".4"'))
    for share in (0, 0.25, 0.5, 0.75, 1):
        lines.append(label(_LEFT - 10, height(share) + 6, f"{share:.0%}".replace("%", " %"), 18, INK, _END))
    for place, mark in marks.items():
        lines.append(label(_LEFT + _SIDE * place, _TOP + _SIDE + 28, mark, 18, INK, _MIDDLE))
    lines.append(label(_LEFT + _SIDE / 2, _TOP + _SIDE + 62, across, 20, INK, _MIDDLE))
    lines.append(label(_LEFT, _TOP - 14, up, 20, INK))
    return picture(860, 660, title, *lines, *drawn) + "\n"


_END, _MIDDLE = 'text-anchor="end"', 'text-anchor="middle"'


def height(share: float) -> float:
    return _TOP + _SIDE * (1 - share)


def curve(number: int, title: str, points: list[tuple[float, float]]) -> str:
    """A line through points, with its title beside the picture; each game has a colour and a mark of its own."""
    places = [(_LEFT + _SIDE * x, height(y)) for x, y in points]
    line = path("M" + "L".join(f"{num(x)} {num(y)}" for x, y in places), stroke=SLATE, width=2.5)
    dots = "".join(at(x, y, seat_mark(number, 0.7)) for x, y in places)
    name = at(_LEFT + _SIDE + 26, 80 + 40 * number, seat_mark(number)) + label(
        _LEFT + _SIDE + 46, 87 + 40 * number, title.partition(":")[0], 20
    )
    return line + dots + name


def learning() -> str:
    """What each generation won against the search without a judge, by how many games were learnt from so far."""
    curves, least, most = [], 3.5, 5.5
    for number, (title, generations) in enumerate(all_kept("training").items()):
        games = np.cumsum([each["games"] for each in generations])
        shares = [each["against_former"]["share"] for each in generations]
        points = [((float(np.log10(n)) - least) / (most - least), y) for n, y in zip(games, shares, strict=True)]
        curves.append(curve(number, title, points))
    marks = {(float(np.log10(n)) - least) / (most - least): f"{n:,}" for n in (10_000, 30_000, 100_000)}
    return frame("Learning curves", "games learnt from", "won against the search without a judge", marks, *curves)


def calibrated() -> str:
    """What was thought of positions, and how many of them were won."""
    diagonal = path(
        f"M{_LEFT} {_TOP + _SIDE}L{_LEFT + _SIDE} {_TOP}", stroke=INK, width=2, more='stroke-dasharray="6 6"'
    )
    curves = [
        curve(number, title, [(row["judged"], row["won"]) for row in found["2"]["bins"]])
        for number, (title, found) in enumerate(all_kept("calibration").items())
    ]
    marks = {share: f"{share:.0%}".replace("%", " %") for share in (0, 0.25, 0.5, 0.75, 1.0)}
    return frame("Calibration", "thought to be won", "won", marks, diagonal, *curves)


DRAWN = {"learning.svg": learning, "calibration.svg": calibrated}


def main(what: str, games: list[str]) -> None:
    RESULTS.mkdir(exist_ok=True)
    for name in games or list(meadhall.game_names()):
        found = MEASURES[what](meadhall.game(name))
        (RESULTS / f"{name}-{what}.json").write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
        print(name, what, json.dumps(found), flush=True)


if __name__ == "__main__":
    if sys.argv[1:2] == ["tables"]:
        print(tables(), end="")
    elif sys.argv[1:2] == ["pictures"]:
        for name, draw in DRAWN.items():
            (PICTURES / name).write_text(draw(), encoding="utf-8")
    elif sys.argv[1:2] and sys.argv[1] in MEASURES:
        main(sys.argv[1], sys.argv[2:])
    else:
        sys.exit(__doc__)
