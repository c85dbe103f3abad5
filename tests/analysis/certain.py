"""Planting blunders by the rules alone: games in which somebody gives away a win that was certain.

`python -m tests.analysis.certain GAME` writes them to `blunders/`. No search of ours and no judge says what is right:
near the end of a game everything that can still happen is tried, whatever the others may hold, and there is an action
after which the seat wins whatever chance and the others do. After the one that is planted it does not, and games that
quick bots play on from there are often lost.

Where coins are counted at the end that chance has still to draw (Runir) nothing is certain. There somebody stops in the
last turn of the game and throws away what could be had for nothing: all that is left after either is chance, which is
drawn many times.
"""

import sys
from collections.abc import Iterator, Sequence
from itertools import islice

import numpy as np

import meadhall
from meadhall.core.constants import CHANCE, OVER
from meadhall.core.gamefile import Annotation
from meadhall.core.match import Match
from meadhall.core.record import Record, copy, to_bytes
from meadhall.core.rng import below, choose, new_rng
from meadhall.core.variations import take_over
from tests.analysis.plant import FOLDER, WANTED, play_on

WORLDS = 8
"""What is hidden is imagined so many times; what is certain must be so in all of them."""
MOST = 3000
"""Positions that are tried to see whether a win is certain,"""
DEEPEST = 40
"""and so many steps; beyond that nothing is certain."""
BACK = 12
"""So many decisions are looked at from the end."""
TRIED = 4
"""Actions of which the worst is planted,"""
GAMES = 16
"""after so many games with each,"""
WON = 0.5
"""of which no more than this share may be won. It was certain before."""
DRAWN_AT_THE_END = ("runir",)
"""Games in which no win is certain before the last draw."""
DRAWN = 300
"""So many times the end is drawn where only chance is left,"""
THROWN_AWAY = 0.35
"""and so much oftener must the seat win if it does not stop."""


class Certainty:
    """Tries everything that can happen, to see whether a seat wins whatever it is."""

    def __init__(self, match: Match, seat: int) -> None:
        self.game, self.box, self.seat = match.game, match.box, seat
        self._known: dict[bytes, bool] = {}
        self._left = MOST

    def after(self, state: Record, action: int, deep: int = 0) -> bool:
        """Whether the seat surely wins after an action, if it goes on as well as it can."""
        following = copy(state)
        self.game.kernels.step(following, self.box, action)
        key = to_bytes(following)
        if key not in self._known:
            self._left -= 1
            self._known[key] = False  # unless all of it can be tried, it is not certain
            if self._left >= 0 and deep < DEEPEST:
                self._known[key] = self._won(following, deep + 1)
        return self._known[key]

    def _won(self, state: Record, deep: int) -> bool:
        who = int(self.game.kernels.to_move(state, self.box))
        if who == OVER:
            out = np.zeros(int(self.box.players))
            self.game.kernels.utility(state, self.box, out)
            return bool(out[self.seat] == 1)
        if who == CHANCE:
            return all(self.after(state, outcome, deep) for outcome, _ in self.game.odds(state, self.box))
        enough = any if who == self.seat else all
        return enough(self.after(state, action, deep) for action in self.game.legal(state, self.box))


def certain_wins(match: Match, number: int) -> set[int]:
    """The actions at a decision of a match after which its seat surely wins, whatever the others hold."""
    step, game = match.steps[number], match.game
    state, rng = game.state.from_bytes(step.before), new_rng(number, 5)
    found = set(game.legal(state, match.box))
    for world in range(WORLDS + 1 if game.secrets else 1):
        if world:
            state = copy(match.look(step.before, step.who).state)
            game.kernels.imagine(state, match.box, step.who, rng)
        tried = Certainty(match, step.who)
        found = {action for action in found if tried.after(state, action)}
        if not found:
            break
    return found


def share_won(match: Match, number: int, action: int) -> float:
    """How often the seat wins that decides there, if it plays an action and quick bots go on."""
    won = 0
    for seed in range(GAMES):
        tried = take_over(match, number, seed=seed)
        tried.play(action)
        outcome = play_on(tried, "search:30", seed).outcome
        won += outcome is not None and match.steps[number].who in outcome.winners
    return won / GAMES


def share_drawn(match: Match, number: int, actions: Sequence[int]) -> float | None:
    """How often the seat wins that decides there, if it does this and chance the rest; None if more is to decide."""
    game, box, seat = match.game, match.box, match.steps[number].who
    before = game.state.from_bytes(match.steps[number].before)
    rng, won, out = new_rng(number, 9), 0, np.zeros(match.players)
    for action in actions:
        if game.kernels.to_move(before, box) != seat:
            return None
        game.kernels.step(before, box, action)
    for _ in range(DRAWN):
        state = copy(before)
        while (who := game.kernels.to_move(state, box)) == CHANCE:
            odds = game.odds(state, box)
            chosen = choose(rng, np.array([weight for _, weight in odds], np.int64), len(odds))
            game.kernels.step(state, box, odds[int(chosen)][0])
        if who != OVER:
            return None
        game.kernels.utility(state, box, out)
        won += out[seat] == 1
    return won / DRAWN


def thrown_away(match: Match) -> tuple[int, int] | None:
    """A decision of the last turn, and an action that ends it too early; None if none costs enough."""
    last = max(number for number, step in enumerate(match.steps) if step.who >= 0)
    first = last
    while match.steps[first - 1].who == match.steps[last].who:
        first -= 1
    for number in range(last, first - 1, -1):
        kept = share_drawn(match, number, [step.number for step in match.steps[number : last + 1]])
        if kept is None:
            return None
        legal = match.game.legal(match.game.state.from_bytes(match.steps[number].before), match.box)
        stopped = {action: share_drawn(match, number, [action]) for action in legal}
        ends = [(share, action) for action, share in stopped.items() if share is not None]
        if ends and min(ends)[0] <= kept - THROWN_AWAY:
            return number, min(ends)[1]
    return None


def plant(name: str, seed: int) -> Iterator[tuple[Match, int]]:
    """At most one match in which a certain win is given away, or thrown away, and the number of the step."""
    match, rng = meadhall.game(name).start(2, seed=seed, names=["Astrid", "Bo"]), new_rng(seed, 7)
    play_on(match, "search:60", seed)
    if name in DRAWN_AT_THE_END:
        if (found := thrown_away(match)) is not None:
            yield _planted(match, *found, seed)
        return
    decisions = [number for number, step in enumerate(match.steps) if step.who >= 0]
    for number in reversed(decisions[-BACK:]):
        good = certain_wins(match, number)
        legal = match.game.legal(match.game.state.from_bytes(match.steps[number].before), match.box)
        others = [action for action in legal if action not in good]
        if not good or not others:
            continue
        some = {others[int(below(rng, len(others)))] for _ in range(TRIED)}
        shares = {action: share_won(match, number, action) for action in sorted(some)}
        bad = min(shares, key=lambda action: (shares[action], action))
        print(name, seed, number, len(match.steps), len(good), match.game.actions.text(bad), shares[bad], flush=True)
        if shares[bad] <= WON:
            yield _planted(match, number, bad, seed)
            return


def _planted(match: Match, number: int, bad: int, seed: int) -> tuple[Match, int]:
    planted = take_over(match, number, seed=seed)
    planted.play(bad)
    return play_on(planted, "search:60", seed), number


def main(name: str) -> None:
    """Plant as many as are wanted."""
    found = (planted for seed in range(1, 400) for planted in plant(name, seed))
    for number, (match, step) in enumerate(islice(found, WANTED), 1):
        file = match.record.with_more(annotations=[Annotation(entry=step + 1, comment="a win is given away")])
        (FOLDER / f"{name}-certain-{number}.json").write_bytes(file.to_json())


if __name__ == "__main__":
    main(sys.argv[1])
