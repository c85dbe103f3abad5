"""The reference strengths of all games, on one scale for each: what docs/reference-strengths.md tells, measured.

    python bench/ratings.py [GAME ...]      measure them; a game that was interrupted goes on where it stopped
    python bench/ratings.py table           print the tables for docs/reference-strengths.md

`meadhall rate GAME` does the same for one game, also from an installed package. What was measured lies in the package
(`lab/strengths.json`); what others measured by `meadhall rate GAME BOT --json` lies in `bench/strength/others.json`.
"""

import json
import sys
from pathlib import Path
from typing import Any

import meadhall
from meadhall.games import own_names
from meadhall.lab.ratings import Rating, reference, strengths_of

OTHERS = Path(__file__).parent / "strength" / "others.json"
GAMES, SEED = 40, 1


def others(game: str) -> list[dict[str, Any]]:
    """The bots of others in a game."""
    return [entry for entry in json.loads(OTHERS.read_bytes()) if entry["game"] == game]


def cell(rating: Rating) -> str:
    """A rating with its interval."""
    return f"{rating.rating:.0f} ± {1.96 * rating.error:.0f}" if rating.error else f"{rating.rating:.0f}"


def tables() -> str:
    """The table of the reference, and that of others."""
    found = {name: strengths_of(meadhall.game(name)) for name in own_names()}
    measured = {meadhall.game(name): kept for name, kept in found.items() if kept is not None}
    first = next(iter(measured.values()))
    lines = ["| game | " + " | ".join(each.bot for each in first.ratings) + " | games |"]
    lines.append("| --- " * (len(first.ratings) + 2) + "|")
    for game, kept in measured.items():
        games = sum(pair.games for pair in kept.pairs)
        lines.append(f"| {game.title} | " + " | ".join(cell(each) for each in kept.ratings) + f" | {games} |")
    lines += ["", "| game | bot | rating | what it is |", "| --- | --- | --- | --- |"]
    for game in measured:
        for entry in others(game.name):
            rating = Rating(entry["bot"], entry["rating"], entry["error"])
            lines.append(f"| {game.title} | `{entry['bot']}` | {cell(rating)} | {entry['about']} |")
    return "\n".join(lines) + "\n"


def main(arguments: list[str]) -> None:
    if arguments == ["table"]:
        print(tables(), end="")
        return
    for name in arguments or own_names():
        found = reference(meadhall.game(name), GAMES, SEED)
        print(name, *(f"{each.bot} {cell(each)}" for each in found.ratings), sep="  ", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
