"""For whoever writes a game."""

import os
from contextlib import nullcontext
from pathlib import Path

import click

import meadhall
from meadhall.cli.command import main


@main.command()
@click.argument("name")
@click.option("--title", help="What players call it; made from NAME otherwise.")
@click.option(
    "--into", type=click.Path(path_type=Path, file_okay=False),
    help="The folder of your games; the first that MEADHALL_GAMES names, or games, otherwise.",
)  # fmt: skip
def new(name: str, title: str | None, into: Path | None) -> None:
    """Begin a game of your own: write a small one, NAME, that can be played at once and changed file by file."""
    from meadhall.games import VARIABLE
    from meadhall.new_game import home, write

    folder = write(name, into or home(), title)
    click.echo(f"{folder}: a game of three in a row, to be made your own. docs/writing-a-game.md goes on from here.\n")
    if folder.parent.resolve() not in (Path(one).resolve() for one in os.environ.get(VARIABLE, "").split(os.pathsep)):
        click.echo(f"  export {VARIABLE}={folder.parent.resolve()}")
    for line in (f"meadhall check {name}", f"meadhall terminal {name}", "meadhall hall --open", f"pytest {folder}"):
        click.echo(f"  {line}")


@main.command()
@click.argument("game")
@click.option("--games", "count", type=click.IntRange(1), default=1000, show_default=True, help="Per configuration.")
@click.option("--close", type=click.IntRange(0), default=2, show_default=True, help="Of these, looked at closely.")
@click.option("--seed", type=click.IntRange(0), default=1, show_default=True)
def check(game: str, count: int, close: int, seed: int) -> None:
    """Run the conformance kit on GAME: does it keep the contract?"""
    from meadhall.core.conformance import ConformanceError
    from meadhall.core.conformance import check as conforms
    from meadhall.ready import RULES, shown

    loaded = meadhall.game(game)
    try:  # nothing is compiled before: the first sentences come from plain Python, and at once
        with shown(f"Checking {loaded.title}, and compiling it") if RULES.missing(loaded) else nullcontext():
            found = conforms(loaded, games=count, close=close, seed=seed)
        click.echo(found)
    except ConformanceError as error:
        raise click.ClickException(str(error)) from None
