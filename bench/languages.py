"""What languages cost a table: the processor time of a decision, with everything that its readers are shown of it.

    python -m bench.languages [GAME]... [--games 12] [--rounds 5]

Two people play the same games twice: once both read English, once each reads a language of their own. The first games
are not counted, since sentences are read from their files only once.
"""

import time
from collections.abc import Sequence
from itertools import cycle
from statistics import median

import click
import msgspec

from meadhall.core.language import ENGLISH, speaking
from meadhall.core.scene import plain
from meadhall.games import load, own_names
from meadhall.table.commands import Act, Sit, Start
from meadhall.table.decide import do, open_table
from meadhall.table.moments import Seen
from meadhall.table.table import Table
from meadhall.table.views import TableViews

PEOPLE = ("a" * 32, "b" * 32)
_LONG = 150  # decisions of a game that are played at most
_WARM = 2  # games that are not counted


def play(game: str, number: int, tongues: Sequence[str]) -> tuple[float, int]:
    """Play a game, always the same for a number; the seconds of the processor that it took, and its decisions."""
    opened = open_table(load(game), PEOPLE[0], [("Astrid", None), ("", None)], bytes([number]) * 32, 1.0)
    table = Table.load("table", [opened], load)
    views, seen, made = TableViews(table), dict[str, Seen](), 0
    for person, wish in ((PEOPLE[1], Sit(1, "Bjarni")), (PEOPLE[0], Start())):
        for entry in do(table, wish, person, 2.0):
            table.apply(entry)
    begun = time.process_time()
    while table.phase == "playing" and made < _LONG:
        assert table.match is not None
        mover, legal = table.match.to_move, table.match.legal.numbers
        for entry in do(table, Act(legal[(7 * made + number) % len(legal)]), PEOPLE[mover], 2.0):
            table.apply(entry)
        for person, tongue in zip(PEOPLE, tongues, strict=True):
            with speaking(tongue):
                shown = views.of(person, 3.0), views.news(person, seen.get(person), "wide")
                msgspec.json.encode(shown, enc_hook=plain)
            if shown[1] is not None:
                seen[person] = shown[1].seen
        made += 1
    return time.process_time() - begun, made


def cost(game: str, games: int, tongues: Sequence[str]) -> float:
    """Milliseconds of the processor for a decision."""
    played = [play(game, number, tongues) for number in range(games)][_WARM:]
    return 1000 * sum(took for took, _ in played) / sum(made for _, made in played)


@click.command()
@click.argument("games", nargs=-1)
@click.option("--games", "count", type=click.IntRange(_WARM + 1, 255), default=12, show_default=True)
@click.option("--rounds", type=click.IntRange(1), default=5, show_default=True, help="Of which the median is taken.")
def main(games: tuple[str, ...], count: int, rounds: int) -> None:
    """Measure what languages cost, in turns."""
    for game in games or own_names():
        found: dict[bool, list[float]] = {True: [], False: []}
        for turn in (each for _, each in zip(range(2 * rounds), cycle((True, False)), strict=False)):
            found[turn].append(cost(game, count, (ENGLISH, ENGLISH) if turn else ("de", "pl")))
        english, own = median(found[True]), median(found[False])
        click.echo(
            f"{game}: {english:.2f} ms in English, {own:.2f} ms in two languages ({100 * own / english - 100:+.0f} %)"
        )


if __name__ == "__main__":
    main()
