"""How strong the bots are, in every game: what docs/strength.md tells, measured.

    python bench/strength.py levels GAME ...        find how much each level misjudges, and write it into the judge
    python bench/strength.py ladder GAME ...        every level against the one below, with each number of players
    python bench/strength.py former GAME ...        the skald against the skald that decided action by action
    python bench/strength.py tables                 print all of it for docs/strength.md
    python bench/strength.py pictures               draw its picture: calibration

Without a GAME they do it for all. Each deal is played from every seat with the same dice; budgets are iterations, so
that the same command plays the same games again. The results lie in `bench/strength`.
"""

import json
import os
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import meadhall
from meadhall.bots.judge import Judge, judge_of
from meadhall.bots.judge.judge import FILE
from meadhall.bots.levels import LEVELS, Thinking, level_of
from meadhall.bots.search.parameters import parameters_for
from meadhall.core.drawing import INK, OAK, PAPER, SLATE, WOOL, at, label, num, path, picture, rect, seat_mark
from meadhall.core.game import Game
from meadhall.training.duel import Duel, duel

RESULTS = Path(__file__).parent / "strength"
JOBS = os.cpu_count() or 1
GAMES, GAMES_OF_SKALDS = 400, 120
"""Of a pair of bots. Skalds think long, so they play fewer."""
FORMER = 3000
"""Iterations of the skald that decided action by action."""
PAIRS = list(zip(LEVELS[1:], LEVELS, strict=False))
APART = 0.72
"""How often a level should win against the one below."""


# --- What is measured -------------------------------------------------------------------------------------------------


def levels(game: Game) -> dict[str, Any]:
    """From the skald down: how much each level has to misjudge for the one above to win `APART` of its games."""
    judge = judge_of(game)
    assert judge is not None, f"{game.title} has no judge"
    found, above, least = dict(judge.about["levels"]), level_of(game, LEVELS[-1]), 0.0
    for name in reversed(LEVELS[:-1]):
        level, low, high = level_of(game, name), least, 0.1 + 4 * least
        shares = []
        for trial in range(5):
            blur = round(low if trial == 0 else (low + high) / 2, 4)
            below = replace(level, parameters=replace(level.parameters, blur=blur))
            share = duel(game, above, below, 60, players=min(game.seats), seed=trial, jobs=JOBS).share
            shares.append((abs(share - APART), blur, share))
            low, high = (blur, high) if share < APART else (low, blur)
            if abs(share - APART) < 0.02 or low == high:
                break
        _, least, _ = min(shares)
        found[name] = {**found[name], "blur": least}
        above = replace(level, parameters=replace(level.parameters, blur=least))
        print(game.name, name, found[name], flush=True)
    about = {**judge.about, "levels": found}
    replace(judge, about=about).save(game.folder / FILE)
    readable = json.dumps(about, indent=1, sort_keys=True, ensure_ascii=False)
    (game.folder / FILE).with_suffix(".json").write_text(readable + "\n", encoding="utf-8")
    return found


def ladder(game: Game) -> dict[str, Any]:
    """Every level against the one below: one of it, with each number of players."""
    steps = {}
    for players in game.seats:
        for name, below in PAIRS:
            deals = (GAMES_OF_SKALDS if name == LEVELS[-1] else GAMES) // players
            found = duel(game, level_of(game, name), level_of(game, below), deals, players=players, seed=1, jobs=JOBS)
            steps[f"{name} v {below}, {players}"] = told(found)
            print(game.name, name, below, players, steps[f"{name} v {below}, {players}"], flush=True)
    return steps


def former(game: Game) -> dict[str, Any]:
    """The skald against the one of before there were plans, with the judge that it had (`bench/former`)."""
    judge = Judge.load(Path(__file__).parent / "former" / f"{game.name}.npz", game)
    before = Thinking(FORMER, replace(parameters_for(game, judge), beam=0))
    players = 3 if game.name == "hagar" else 2
    return told(duel(game, level_of(game, "skald"), before, GAMES // players, players=players, seed=3, jobs=JOBS))


def told(found: Duel) -> dict[str, Any]:
    """A duel as it is kept."""
    return {"games": found.games, "share": found.share, "interval": list(found.interval)}


MEASURES = {"levels": levels, "ladder": ladder, "former": former}


# --- What is told -----------------------------------------------------------------------------------------------------


def all_kept(what: str) -> dict[str, Any]:
    """What was found about the games, by their titles."""
    files = {meadhall.game(name).title: RESULTS / f"{name}-{what}.json" for name in meadhall.game_names()}
    return {title: json.loads(file.read_bytes()) for title, file in files.items() if file.exists()}


def share(found: dict[str, Any]) -> str:
    """How often one won, with the interval and the number of games."""
    low, high = found["interval"]
    return f"{found['share']:.0%} ({100 * low:.0f} to {100 * high:.0f}) of {found['games']}".replace("%", " %")


def row(*cells: str) -> str:
    return f"| {' | '.join(cells)} |"


def tables() -> str:
    """All tables of docs/strength.md, in order; what was not measured is left out."""
    ladders = all_kept("ladder")
    found = [
        [
            row(f"game, {players} players", *(f"{bot} v {other}" for bot, other in PAIRS)),
            *(
                row(title, *(share(steps[key]) if (key := f"{a} v {b}, {players}") in steps else "" for a, b in PAIRS))
                for title, steps in ladders.items()
                if f"thrall v child, {players}" in steps
            ),
        ]
        for players in (2, 3, 4)
    ]
    found += [
        [
            row("game", "skald v former skald"),
            *(row(title, share(found)) for title, found in all_kept("former").items()),
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


DRAWN = {"calibration.svg": calibrated}


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
