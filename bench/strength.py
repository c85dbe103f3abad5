"""The ladder of every game: `run` plays what is missing, `tables` prints it for docs/strength.md.

    python bench/strength.py run [GAME ...]
    python bench/strength.py tables

What the arena found lies in `bench/ladders`, a file for each of its commands. All of it together takes some hours.
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


def run(games: list[str]) -> None:
    for kind, options in COMMANDS.items():
        for game in games:
            target = RESULTS / f"{game}-{kind}.json"
            if not target.exists():
                command = [
                    sys.executable,
                    "-m",
                    "meadhall.cli",
                    "arena",
                    game,
                    *options,
                    "--games",
                    str(GAMES),
                    "--json",
                ]
                found = subprocess.run(command, stdout=subprocess.PIPE, check=True).stdout
                target.write_bytes(found)


def results(game: str) -> list[dict[str, Any]]:
    """What was found about a game so far."""
    return [json.loads(path.read_bytes()) for path in sorted(RESULTS.glob(f"{game}-*.json"))]


def share(game: str, bot: str, other: str) -> str:
    """How often one bot finished before another, with the interval."""
    for found in results(game):
        for duel in found["duels"]:
            if (duel["bot"], duel["other"]) == (bot, other):
                low, high = duel["interval"]
                return f"{duel['share']:.1%} ({low:.0%} to {high:.0%})".replace("%", " %")
    return "not measured"


def milliseconds(game: str, bot: str) -> str:
    """How long a bot's decisions took, over all that was found."""
    spent = [one for found in results(game) for one in found["standings"] if one["bot"] == bot]
    moves = sum(one["moves_per_game"] * one["games"] for one in spent)
    seconds = sum(one["seconds_per_move"] * one["moves_per_game"] * one["games"] for one in spent)
    return f"{1000 * seconds / moves:.1f}" if moves else "not measured"


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
    if sys.argv[1:2] == ["run"]:
        run(sys.argv[2:] or list(meadhall.game_names()))
    elif sys.argv[1:] == ["tables"]:
        print(tables(), end="")
    else:
        sys.exit(__doc__)
