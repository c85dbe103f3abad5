"""The ladder of every game: `run` plays what is missing, `tables` prints it for docs/strength.md.

    python bench/strength.py run [GAME ...]
    python bench/strength.py times [GAME ...]
    python bench/strength.py tables

What the arena found lies in `bench/ladders`, a file for each of its commands. All of it together takes some hours. How
long decisions take is measured apart, by `times`, in a few games and on one core: who wins does not depend on what else
the machine does meanwhile, and this does.
"""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import meadhall
from meadhall.bots import players

LEVELS = ("random", *players.LEVELS)
GAMES = 400
RESULTS = Path(__file__).parent / "ladders"
COMMANDS = {  # the quick ones first
    "ladder": ("--bots", "random,child,thrall,karl,jarl", "--ladder"),
    "greedy": ("--bots", "skald,greedy"),
    "random": ("--bots", "skald,random"),
    "top": ("--bots", "jarl,skald"),
}
TIMES = ("--bots", "child,thrall,karl,jarl,skald", "--ladder", "--jobs", "1")
TIMED = 8
"""Games of each pair whose decisions are timed."""


def run(games: list[str]) -> None:
    for kind, options in COMMANDS.items():
        for game in games:
            if not _file(game, kind).exists():
                _arena(game, kind, options, GAMES)


def times(games: list[str]) -> None:
    for game in games:
        _arena(game, "times", TIMES, TIMED)


def _arena(game: str, kind: str, options: tuple[str, ...], games: int) -> None:
    command = [sys.executable, "-m", "meadhall.cli", "arena", game, *options, "--games", str(games), "--json"]
    _file(game, kind).write_bytes(subprocess.run(command, stdout=subprocess.PIPE, check=True).stdout)


def _file(game: str, kind: str) -> Path:
    return RESULTS / f"{game}-{kind}.json"


def results(game: str) -> list[dict[str, Any]]:
    """Who won how often, as far as it was found."""
    files = [_file(game, kind) for kind in COMMANDS]
    return [json.loads(file.read_bytes()) for file in files if file.exists()]


def share(game: str, bot: str, other: str) -> str:
    """How often one bot finished before another, with the interval."""
    for found in results(game):
        for duel in found["duels"]:
            if (duel["bot"], duel["other"]) == (bot, other):
                low, high = duel["interval"]
                return f"{duel['share']:.1%} ({low:.0%} to {high:.0%})".replace("%", " %")
    return "not measured"


def milliseconds(game: str, bot: str) -> str:
    """How long a bot's decisions took."""
    file = _file(game, "times")
    found = json.loads(file.read_bytes())["standings"] if file.exists() else []
    return next((f"{1000 * one['seconds_per_move']:.1f}" for one in found if one["bot"] == bot), "not measured")


def row(*cells: str) -> str:
    return f"| {' | '.join(cells)} |"


def tables() -> str:
    """All tables of docs/strength.md, in order."""
    names = list(meadhall.game_names())
    steps = list(zip(LEVELS[1:], LEVELS, strict=False))
    ladder = [row("game", *(f"{bot} v {other}" for bot, other in steps)), row(*["---"] * (1 + len(steps)))]
    times = [row("game", *LEVELS[1:]), row(*["---"] * len(LEVELS))]
    top = [row("game", "skald v greedy", "skald v random"), row("---", "---", "---")]
    for name in names:
        title = meadhall.game(name).title
        ladder.append(row(title, *(share(name, bot, other) for bot, other in steps)))
        times.append(row(title, *(milliseconds(name, bot) for bot in LEVELS[1:])))
        top.append(row(title, share(name, "skald", "greedy"), share(name, "skald", "random")))
    return "\n\n".join("\n".join(table) for table in (ladder, times, top)) + "\n"


if __name__ == "__main__":
    if sys.argv[1:2] in (["run"], ["times"]):
        {"run": run, "times": times}[sys.argv[1]](sys.argv[2:] or list(meadhall.game_names()))
    elif sys.argv[1:] == ["tables"]:
        print(tables(), end="")
    else:
        sys.exit(__doc__)
