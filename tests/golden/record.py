"""Records the golden game files: `python -m tests.golden.record GAME`. They are kept for ever; only new ones are added.
With `--retell` in place of a game the stories beside all files are written anew.

One game for each number of players and, with the fewest, one for each value of each option, by bots that think a
little (the first ones, of Hägar, Runir and Saga, by chance; those that show a way to win Saga, by a bot against
chance). Beside each file lies what `meadhall replay` tells about it, so that the words are guarded too.
"""

import sys
from collections.abc import Iterator
from pathlib import Path

import meadhall
from meadhall.bots.players import find
from meadhall.core.game import Game
from meadhall.core.match import Match
from meadhall.core.options import Value
from meadhall.terminal import result

FOLDER = Path(__file__).parent
SEED = 2026


def story(match: Match) -> str:
    """The log of a match and its end, as a spectator may know it."""
    lines = [event.text for event in match.log()]
    return "\n".join([*lines, "", result(match)]) + "\n"


def name_of(players: int, options: dict[str, Value], defaults: dict[str, Value]) -> str:
    """A file name that tells the configuration."""
    changed = [f"-{name}-{value}".lower() for name, value in options.items() if value != defaults[name]]
    return f"{players}-players{''.join(changed)}"


def play(game: Game, players: int, options: dict[str, Value]) -> Match:
    """One game, the same each time as long as the bots are the same."""
    match = game.start(players, options, seed=SEED, names=["Astrid", "Bjarni", "Gudrun", "Orm"][:players])
    bot = find("search:200")
    while not match.over:
        match.play(bot.advise(match, SEED).action)
    return match


def configurations(game: Game) -> Iterator[tuple[int, dict[str, Value]]]:
    """Every number of players; with the fewest, every value of every option that the game allows."""
    defaults = {option.name: option.default for option in game.options}
    for players, options in game.configurations(most=0):
        if players == game.seats[0] or options == defaults:
            yield players, options


def save(match: Match, name: str) -> None:
    """Write a golden game, unless there is one of that name."""
    path = FOLDER / match.game.name / f"{name}.json"
    if not path.exists():
        path.parent.mkdir(exist_ok=True)
        match.save(path)
        path.with_suffix(".txt").write_text(story(match), encoding="utf-8")
        print(path.name)


def retell() -> None:
    """Tell all games again, after a change of words."""
    for path in FOLDER.glob("*/*.json"):
        path.with_suffix(".txt").write_text(story(meadhall.load(path)), encoding="utf-8")


def main() -> None:
    if sys.argv[1] == "--retell":
        retell()
        return
    game = meadhall.game(sys.argv[1])
    defaults = {option.name: option.default for option in game.options}
    for players, options in configurations(game):
        save(play(game, players, options), name_of(players, options, defaults))


if __name__ == "__main__":
    main()
