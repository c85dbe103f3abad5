"""Planting blunders: games of good bots in which one decision is clearly bad, to see whether analysis finds it.

`python -m tests.analysis.plant GAME` writes them to `blunders/`. That a decision is bad is not taken from the analysis:
the rest of the game is played many times by bots, after the good action and after the bad one, which must win far less.
"""

import sys
from pathlib import Path

import meadhall
from meadhall.analysis.depth import depth_of
from meadhall.analysis.study import Study
from meadhall.bots.players import find
from meadhall.core.gamefile import Annotation
from meadhall.core.match import Match
from meadhall.core.record import to_bytes
from meadhall.core.rng import below, new_rng
from meadhall.core.variations import take_over

FOLDER = Path(__file__).parent / "blunders"
WANTED = 4
TRIES = 48
"""Games that are played after each of the two actions."""
CLEAR = 0.34
"""So much must the bad one cost, as a search of 400 iterations sees it,"""
WON_LESS = 0.21
"""and so much less must it win in games of quick bots, who do not see all that makes the good one good."""


def play_on(match: Match, bot: str, seed: int) -> Match:
    """Play a match to its end."""
    players = [find(bot) for _ in match.names]
    while not match.over:
        match.play(players[match.to_move].advise(match, seed).action)
    return match


def wins(match: Match, action: int, seat: int) -> float:
    """How often a seat wins when it plays an action now, and bots play the rest."""
    won = 0
    for number in range(TRIES):
        tried = take_over(match, len(match.steps), seed=number)
        tried.play(action)
        outcome = play_on(tried, "search:40", number).outcome
        assert outcome is not None
        won += seat in outcome.winners
    return won / TRIES


def plant(name: str, seed: int) -> tuple[Match, int] | None:
    """A match with a planted blunder, and the number of its step; None if none was found in this one."""
    rng = new_rng(seed, 77)
    match = meadhall.game(name).start(2, seed=seed, names=["Astrid", "Bo"])
    players = [find("search:150"), find("search:150")]
    whole = len(play_on(take_over(match, len(match.steps), seed=seed), "search:30", seed).steps)
    when = whole * (30 + int(below(rng, 55))) // 100
    while not match.over:
        seat, legal = match.to_move, match.legal.numbers
        good = players[seat].advise(match, seed).action
        if len(match.steps) >= when and len(legal) > 1:
            study = Study(match, depth_of(match.game, 400))
            some = [legal[int(below(rng, len(legal)))] for _ in range(4)]
            for bad in dict.fromkeys(action for action in some if action != good):
                found = study.judge(len(match.steps), to_bytes(match.state), seat, bad)
                if found is None or -found.change[seat] < CLEAR:
                    continue
                lost = wins(match, good, seat) - wins(match, bad, seat)
                print(name, seed, len(match.steps), match.game.actions.text(bad), -found.change[seat], lost, flush=True)
                if lost >= WON_LESS:
                    step = len(match.steps)
                    match.play(bad)
                    return play_on(match, "search:150", seed), step
        match.play(good)
    return None


def main(name: str) -> None:
    """Plant as many as are wanted."""
    FOLDER.mkdir(exist_ok=True)
    found = 0
    for seed in range(1, 100):
        planted = plant(name, seed)
        if planted is None:
            continue
        match, step = planted
        file = match.record.with_more(annotations=[Annotation(entry=step + 1, comment="planted")])
        (FOLDER / f"{name}-{found + 1}.json").write_bytes(file.to_json())
        found += 1
        if found == WANTED:
            return


if __name__ == "__main__":
    main(sys.argv[1])
