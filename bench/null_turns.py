"""How often bots do something that a good player would laugh at: turns that do nothing, and prizes left lying.

    python bench/null_turns.py [--games 100] [--levels child,karl,jarl] [--players 2] [sagnir saga ...]

A turn counts once, by the first of these that it holds:

- replaced by its own kind: a tile of an island is replaced by a tile of the same kind;
- walked in a circle: the pawn ends where it began, and the turn woke, claimed and replaced nothing;
- passed with a being ready: a turn is passed although a being could be woken at once;
- left a prize lying: a seat declines a coin, a Warrior or a token that it could have had for nothing;
- left a throw: a turn ends with dice that are of no use although some could be thrown again.
"""

import argparse
import json
from collections import Counter
from collections.abc import Iterator
from typing import Any

import meadhall
from meadhall.bots.players import derived_seed, find
from meadhall.core.facts import Fact
from meadhall.core.game import Game
from meadhall.core.match import Match
from meadhall.core.record import to_bytes

GAMES = ("hagar", "runir", "sagnir", "mythical_island", "saga")
MOST_DECISIONS = 3000
"""Decisions after which a game is broken off."""
DECLINES = {
    "bonus none": ("bonus coin", "bonus recruit"),
    "done": ("take by", "double takes", "seven takes", "steal from"),
}
"""What declines a prize, and what would take it."""
USEFUL = {"activated", "claimed", "locked", "shared", "took-over", "placed", "switched", "lifted", "exchanged"}


def turns(match: Match, levels: list[str], seed: int) -> Iterator[tuple[int, list[tuple[list[str], str, list[Fact]]]]]:
    """Play a match to its end: for each turn the seat, and for each of its decisions what was legal, done and told."""
    bots, seat, turn = [find(level) for level in levels], None, list[Any]()
    for number in range(MOST_DECISIONS):
        if match.over:
            break
        if match.to_move != seat and turn:
            yield seat, turn  # type: ignore[misc]
            turn = []
        seat = match.to_move
        assert seat is not None
        advice = bots[seat].advise(match, derived_seed(seed, number))
        game, texts = match.game, match.game.actions
        legal = [texts.text(int(action)) for action in match.legal]
        told = game.facts.seen_by(game.heard(to_bytes(match.state), match.box, advice.action), seat)
        turn.append((legal, texts.text(advice.action), told))
        match.play(advice.action)
    if turn:
        yield seat, turn  # type: ignore[misc]


def null(turn: list[tuple[list[str], str, list[Fact]]], stood: int | None) -> str:
    """What is wrong with a turn, in words; nothing if nothing is. The pawn stood on this cell before it."""
    facts = [fact for _, _, told in turn for fact in told]
    if any(fact.name == "placed" and fact.numbers["old"] == fact.numbers["kind"] for fact in facts):
        return "replaced by its own kind"
    steps = [fact.numbers["cell"] for fact in facts if fact.name in ("stepped", "flew")]
    if steps and steps[-1] == stood and not USEFUL & {fact.name for fact in facts}:
        return "walked in a circle"
    if turn[0][1].startswith("discard") and any(text.startswith("activate") for text in turn[0][0]):
        return "passed with a being ready"
    if turn[-1][1] == "keep" and any(text.startswith("reroll") for text in turn[-1][0]):
        return "left a throw"
    for legal, done, _ in turn:
        if any(text.startswith(DECLINES.get(done, ("nothing",))) for text in legal):
            return "left a prize lying"
    return ""


def measure(game: Game, level: str, games: int, players: int, seed: int = 1) -> dict[str, Any]:
    """Games of one level among themselves: turns, those that do nothing by kind, and games that a guard ended."""
    count, found, stopped = 0, Counter[str](), 0
    for number in range(games):
        match = game.start(players=players, seed=derived_seed(seed, number))
        stands: dict[int, int | None] = {}
        for seat, turn in turns(match, [level] * players, derived_seed(seed, number, 1)):
            count += 1
            if wrong := null(turn, stands.get(seat)):
                found[wrong] += 1
            for fact in (fact for _, _, told in turn for fact in told):
                if fact.name in ("stepped", "flew", "started", "started-there"):
                    stands[seat] = fact.numbers.get("cell")
        stopped += not match.over or bool(game.kernels.stopped(match.state, match.box))
    return {"level": level, "players": players, "games": games, "turns": count, "share": found.total() / count,
            "kinds": dict(found), "stopped": stopped}  # fmt: skip


def main() -> None:
    """Measure the games and levels that are asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=list(GAMES), metavar="game")
    parser.add_argument("--games", dest="count", type=int, default=100)
    parser.add_argument("--levels", default="child,thrall,karl,jarl")
    parser.add_argument("--players", type=int, default=2)
    asked = parser.parse_args()
    for name in asked.games:
        for level in asked.levels.split(","):
            print(name, json.dumps(measure(meadhall.game(name), level, asked.count, asked.players)), flush=True)


if __name__ == "__main__":
    main()
