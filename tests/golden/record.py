"""Records the golden game files: `python -m tests.golden.record GAME`. They are kept for ever; only new ones are added.

For each configuration one game is played by players who choose at random from seeded numbers. Beside each file lies
what `meadhall replay` tells about it, so that the words are guarded too.
"""

import sys
from pathlib import Path

import meadhall
from meadhall.core.game import Game
from meadhall.core.match import Match
from meadhall.core.options import Value
from meadhall.core.rng import below, new_rng
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
    """One random game, the same each time."""
    match = game.start(players, options, seed=SEED, names=["Astrid", "Bjarni", "Gudrun", "Orm"][:players])
    rng = new_rng(SEED)
    while not match.over:
        match.play(match.legal[int(below(rng, len(match.legal)))])
    return match


def main() -> None:
    game = meadhall.game(sys.argv[1])
    defaults = {option.name: option.default for option in game.options}
    (FOLDER / game.name).mkdir(exist_ok=True)
    for players, options in game.configurations():
        path = FOLDER / game.name / f"{name_of(players, options, defaults)}.json"
        if not path.exists():
            match = play(game, players, options)
            match.save(path)
            path.with_suffix(".txt").write_text(story(match), encoding="utf-8")
            print(path.name)


if __name__ == "__main__":
    main()
