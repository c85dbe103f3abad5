"""The ratings of bots that never change, from their ladders: `python bench/anchors.py` writes
`src/meadhall/hall/storage/anchors.toml`. `python bench/anchors.py played` shows what ratings find by themselves, game
by game, if bots that are all new play the games of these ladders as rated ones.

`bench/strength/GAME-ladder.json` tells how often one of a level has won against one, two or three of the level below
(docs/strength.md). The difference of two neighbours is the one by which the model of the ratings explains all of these
results best (maximum likelihood), with players whose ratings are known: the chance of each to be first is proportional
to exp(mean / c), c = sqrt(players) * 25/6, and so on for the places after it. Karl, in the middle, has what a person
has who is new. A deviation is that of the difference from Karl, by the number of games that were measured.
"""

import json
import sys
from math import sqrt
from pathlib import Path

import numpy as np

from meadhall.bots.levels import LEVELS
from meadhall.hall.history.scale import shown, shown_doubt
from meadhall.hall.storage.rated import MODEL, PlayerRating, rate

ROOT = Path(__file__).parents[1]
LADDERS = ROOT / "bench" / "strength"
TOML = ROOT / "src" / "meadhall" / "hall" / "storage" / "anchors.toml"
MIDDLE = "karl"
ONLY_LAST_LOSES = {"hagar"}
"""Games in which all win but the last, if more than two play."""
HEADING = """\
# The ratings of bots, by game and level: a mean, and how far it may be wrong (a standard deviation). They never change.
# `python bench/anchors.py` makes them from the ladders of docs/strength.md, and tells how.
"""
_DIFFERENCES = np.linspace(-20, 40, 60_001)


def wins(difference: np.ndarray, players: int, *, only_last_loses: bool) -> np.ndarray:
    """How often one wins who is so much better than all others at a table, by the model of the ratings.

    >>> round(float(wins(np.array([0.0]), 4, only_last_loses=False)[0]), 2)
    0.25
    """
    strength = np.exp(difference / (sqrt(players) * MODEL.beta))
    if not only_last_loses:
        found: np.ndarray = strength / (strength + players - 1)
        return found
    last = np.ones_like(difference)
    for others in range(players - 1, 0, -1):  # at each place, one of the others comes before
        last *= others / (others + strength)
    return 1 - last


def step(found: list[tuple[int, int, float]], *, only_last_loses: bool) -> tuple[float, float]:
    """The likeliest difference of two levels, and its standard deviation, by the numbers of players and games and the
    shares that the better one has won."""
    likely = np.zeros_like(_DIFFERENCES)
    for players, games, share in found:
        chance = wins(_DIFFERENCES, players, only_last_loses=only_last_loses and players > 2)
        likely += games * (share * np.log(chance) + (1 - share) * np.log1p(-chance))
    best = int(likely.argmax())
    width = _DIFFERENCES[1] - _DIFFERENCES[0]
    bend = (2 * likely[best] - likely[best - 500] - likely[best + 500]) / (500 * width) ** 2
    return float(_DIFFERENCES[best]), 1 / sqrt(bend)


def anchors(game: str) -> dict[str, tuple[float, float]]:
    """The ratings of all levels in a game."""
    ladder = json.loads((LADDERS / f"{game}-ladder.json").read_bytes())
    steps = []
    for level, below in zip(LEVELS[1:], LEVELS, strict=False):
        named = {name: kept for name, kept in ladder.items() if name.startswith(f"{level} v {below}, ")}
        found = [(int(name.rpartition(" ")[2]), kept["games"], kept["share"]) for name, kept in named.items()]
        steps.append(step(found, only_last_loses=game in ONLY_LAST_LOSES))
    middle, rated = LEVELS.index(MIDDLE), {}
    for number, level in enumerate(LEVELS):
        between = steps[min(number, middle) : max(number, middle)]
        way = sum(difference for difference, _ in between) * (1 if number >= middle else -1)
        rated[level] = MODEL.mu + way, sqrt(sum(error**2 for _, error in between))
    return rated


def played(game: str, seed: int = 1) -> dict[str, PlayerRating]:
    """The ratings that all levels find, who begin as new players do and play the games of the ladder in a random order,
    each as often won as it was measured. Several of a level at one table learn together. A rating goes up and down with
    every game, by as much as its doubt tells: so it is the mean over the second half of the games."""
    ladder = json.loads((LADDERS / f"{game}-ladder.json").read_bytes())
    rng, games = np.random.default_rng(seed), list[tuple[str, str, int, bool]]()
    for name, kept in ladder.items():
        pair = name.rpartition(", ")[0]
        (better, _, below), won = pair.partition(" v "), round(kept["games"] * kept["share"])
        if better in LEVELS and below in LEVELS:
            number = int(name.rpartition(" ")[2])
            games += [(better, below, number, True)] * won + [(better, below, number, False)] * (kept["games"] - won)
    found = dict.fromkeys(LEVELS, PlayerRating())
    means = {level: list[float]() for level in LEVELS}
    for count, at in enumerate(rng.permutation(len(games))):
        better, below, number, won_it = games[at]
        places = [1, *[2] * (number - 1)] if won_it else [number, *[1] * (number - 1)]
        if won_it and number > 2 and game in ONLY_LAST_LOSES:
            places = [1, *[1] * (number - 2), number]
        first, *others = rate([found[better], *[found[below]] * (number - 1)], places)
        found[better] = first
        found[below] = PlayerRating(sum(each.mean for each in others) / len(others), others[0].deviation)
        if 2 * count >= len(games):
            for level, each in found.items():
                means[level].append(each.mean)
    return {level: PlayerRating(float(np.mean(means[level])), found[level].deviation) for level in LEVELS}


def toml() -> str:
    """The whole file."""
    parts = [HEADING]
    for file in sorted(LADDERS.glob("*-ladder.json")):
        game = file.name.removesuffix("-ladder.json")
        lines = [f"{level} = [{mean:.2f}, {deviation:.2f}]" for level, (mean, deviation) in anchors(game).items()]
        parts.append("\n".join([f"[{game}]", *lines, ""]))
    return "\n".join(parts)


def main(arguments: list[str]) -> None:
    if arguments == ["played"]:
        for file in sorted(LADDERS.glob("*-ladder.json")):
            game = file.name.removesuffix("-ladder.json")
            told = (
                f"{level} {shown(each.mean):.0f} ± {shown_doubt(each.deviation):.0f}"
                for level, each in played(game).items()
            )
            print(f"{game:18}", *told, sep="  ")
        return
    TOML.write_text(toml(), encoding="utf-8")
    print(TOML.read_text("utf-8"))


if __name__ == "__main__":
    main(sys.argv[1:])
