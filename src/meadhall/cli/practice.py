"""Commands that look for what people can practise: puzzles and openings."""

from pathlib import Path

import click

from meadhall.cli import command
from meadhall.cli.command import FILE, main, read_options, ready_game


@main.command()
@click.argument("game")
@click.argument("files", nargs=-1, type=FILE)
@click.option("--games", "count", type=click.IntRange(1), default=2000, show_default=True, help="How many games.")
@click.option("--bot", default="jarl", show_default=True, help="Who plays them.")
@click.option("--seats", default="", metavar="2,3", help="The numbers of players, which take turns; all otherwise.")
@command.seed_option
@command.jobs_option
@click.option("--resume", "kept", type=FILE, metavar="FILE.jsonl", help="Keep finds here, and go on with those.")
@click.option("--best", type=click.IntRange(1), help="Choose so many, of all themes; all that are found otherwise.")
@click.option("--out", type=FILE, required=True, help="FILE.parquet, FILE.json, or FILE.json.gz as games ship with.")
@command.set_option
def puzzles(
    game: str, files: tuple[Path, ...], count: int, bot: str, seats: str, seed: int, jobs: int | None,
    kept: Path | None, best: int | None, out: Path, settings: tuple[str, ...],
) -> None:  # fmt: skip
    """Look for puzzles in games of GAME: turns in which one plan is clearly best.

    Strong bots play the games; game FILES are looked at instead if there are any.
    """
    from meadhall.lab.progress import progress_bar
    from meadhall.practice.choice import choose
    from meadhall.practice.export import check_out, write_out
    from meadhall.practice.run import MiningPlan, MiningRun, book, seats_of

    loaded = ready_game(game, bots=[bot])
    check_out(out)
    if files:
        from meadhall.practice.run import mine_matches

        with progress_bar(loaded.title, len(files)) as advance:
            found = mine_matches((command.load(file) for file in files), seed, advance)
    else:
        plan = MiningPlan(loaded, seats_of(loaded, seats), bot, seed, read_options(loaded, settings))
        with progress_bar(loaded.title, count) as advance:
            found = MiningRun(plan, count, kept).mine(jobs, advance)
    chosen = choose(loaded, found, best or len(found))
    write_out(out, book(loaded, chosen))
    click.echo(f"{len(found)} puzzles were found, {len(chosen)} are in {out}.")


@main.command()
@click.argument("game")
@click.option("--games", "count", type=click.IntRange(1), default=1000, show_default=True, help="Of each number.")
@click.option("--bot", default="jarl", show_default=True, help="Who plays them.")
@click.option("--seats", default="", metavar="2,3", help="The numbers of players; all otherwise.")
@command.seed_option
@command.jobs_option
@click.option("--out", type=FILE, required=True, help="FILE.json.gz, as games ship with.")
def openings(game: str, count: int, bot: str, seats: str, seed: int, jobs: int | None, out: Path) -> None:
    """Tell what strong bots choose first in GAME, how often, and with which result."""
    from meadhall.lab.progress import progress_bar
    from meadhall.practice.openings import book_of_openings
    from meadhall.practice.run import seats_of

    loaded = ready_game(game, bots=[bot])
    numbers = seats_of(loaded, seats)
    command.check_writable(out)
    with progress_bar(loaded.title, count * len(numbers)) as advance:
        book = book_of_openings(loaded, numbers, bot, count, seed, jobs, advance)
    out.write_bytes(book.packed())
    positions = sum(len(tree.positions) for tree in book.trees)
    click.echo(f"{positions} positions of {count * len(numbers)} games are in {out}.")
