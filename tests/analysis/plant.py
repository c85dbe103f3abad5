"""Planting blunders: games of good bots in which one decision is clearly bad, to see whether analysis finds it.

`python -m tests.analysis.plant GAME` writes them to `blunders/`. That a decision is bad is not taken from the analysis:
the rest of the game is played many times by bots, after the good action and after the bad one, which must win far less.
"""

import sys
from collections.abc import Iterator
from itertools import islice
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
TRIES = 32
"""Games that are played after each of the two actions."""
FEW = 8
"""Or so few, where it is as clear as can be."""
CLEAR = 0.34
"""So much must the bad one cost, as a search of 400 iterations sees it,"""
WON_LESS = 0.21
"""and so much less must it win in games of quick bots, who do not see all that makes the good one good."""
QUICK = {"mythical_island": "search:250"}
"""Who these are, where `search:40` plays too badly to tell anything."""


def play_on(match: Match, bot: str, seed: int) -> Match:
    """Play a match to its end."""
    players = [find(bot) for _ in match.names]
    while not match.over:
        match.play(players[match.to_move].advise(match, seed).action)
    return match


def lost_by(match: Match, good: int, bad: int, seat: int) -> float:
    """How much oftener a seat wins with the good action than with the bad one, if bots play the rest."""
    bot, won = QUICK.get(match.game.name, "search:40"), 0
    for number in range(TRIES):
        for action, worth in ((good, 1), (bad, -1)):
            tried = take_over(match, len(match.steps), seed=number)
            tried.play(action)
            outcome = play_on(tried, bot, number).outcome
            assert outcome is not None
            won += worth * (seat in outcome.winners)
        if number + 1 >= FEW and abs(won) / (number + 1) >= 2 * CLEAR:
            return won / (number + 1)
    return won / TRIES


def at_first_sight(study: Study, action: int) -> float:
    """What an action looks like to the seat to move, at a glance."""
    view = study.match.view(study.match.to_move)
    return study.evaluator.search(view, 40, only=[action]).whole.values[view.seat]


def plant(name: str, seed: int) -> Iterator[tuple[Match, int]]:
    """Up to two matches with a planted blunder, and the number of its step: the end of a game is looked at first."""
    rng = new_rng(seed, 77)
    match = meadhall.game(name).start(2, seed=seed, names=["Astrid", "Bo"])
    play_on(match, "search:150", seed)
    decisions = [number for number, step in enumerate(match.steps) if step.who >= 0]
    found = 0
    for number in reversed(decisions[len(decisions) // 3 :]):
        before, seat, good = (
            take_over(match, number, scripted=True),
            match.steps[number].who,
            match.steps[number].number,
        )
        legal, study = before.legal.numbers, Study(before, depth_of(match.game, 400))
        some = {legal[int(below(rng, len(legal)))] for _ in range(16)} - {good}
        for bad in sorted(some, key=lambda action: at_first_sight(study, action))[:1]:
            view = before.look(to_bytes(before.state), seat)
            judged = study.judge(number, [view], study.plans_with(number, view, bad))
            if judged is None or -judged.change[seat] < CLEAR:
                continue
            lost = lost_by(before, good, bad, seat)
            print(name, seed, number, match.game.actions.text(bad), -judged.change[seat], lost, flush=True)
            if lost >= WON_LESS:
                planted = take_over(match, number, seed=seed)
                planted.play(bad)
                yield play_on(planted, "search:150", seed), number
                found += 1
        if found == 2:
            return


def main(name: str) -> None:
    """Plant as many as are wanted."""
    FOLDER.mkdir(exist_ok=True)
    found = (planted for seed in range(1, 100) for planted in plant(name, seed))
    for number, (match, step) in enumerate(islice(found, WANTED), 1):
        file = match.record.with_more(annotations=[Annotation(entry=step + 1, comment="planted")])
        (FOLDER / f"{name}-{number}.json").write_bytes(file.to_json())


if __name__ == "__main__":
    main(sys.argv[1])
