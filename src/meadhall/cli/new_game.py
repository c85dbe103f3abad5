"""Commands for authors of a game: new and check."""

import os
from contextlib import nullcontext
from pathlib import Path

import click

import meadhall
from meadhall.cli.command import FOLDER, main, read_options


@main.command()
@click.argument("name")
@click.option("--title", help="What players call it; made from NAME otherwise.")
@click.option(
    "--into", type=FOLDER,
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
@click.option("--players", type=click.IntRange(1), help="Only with so many players.")
@click.option("--set", "choices", multiple=True, metavar="OPTION=VALUE", help="Only with this option; may be repeated.")
@click.option("--all", "everything", is_flag=True, help="Every configuration by all versions of the rules; takes long.")
@click.option("--games", "count", type=click.IntRange(1), help="Per configuration; 100, or 1,000 with --all.")
@click.option("--close", type=click.IntRange(0), help="Of these, looked at closely; 1, or 2 with --all.")
@click.option("--seed", type=click.IntRange(0), default=1, show_default=True)
def check(
    game: str, players: int | None, choices: tuple[str, ...], everything: bool, count: int | None, close: int | None,
    seed: int,
) -> None:  # fmt: skip
    """Run the conformance kit on GAME: does it keep the contract?

    It plays by today's rules with the usual options, with every number of players, and looks closely at some 150
    positions of a long game. --players and --set choose one configuration; --all takes every configuration by
    every version of the rules, and looks at every position.
    """
    from meadhall.core.conformance import ConformanceError
    from meadhall.core.conformance import check as conforms
    from meadhall.ready import RULES, shown

    loaded = meadhall.game(game)
    options = read_options(loaded, choices)
    usual = [(number, options) for number in loaded.seats if players in (None, number)]
    if not usual:
        raise click.BadParameter(f"{loaded.title} is not for {players}", param_hint="--players")
    try:  # nothing is compiled before: the first sentences come from plain Python, and at once
        with shown(f"Checking {loaded.title}, and compiling it") if RULES.missing(loaded) else nullcontext():
            found = conforms(
                loaded,
                games=count or (1000 if everything else 100),
                close=close if close is not None else 2 if everything else 1,
                seed=seed,
                configurations=None if everything else usual,
                versions=None if everything else [loaded.rules],
                sparing=not everything,
            )
        click.echo(found)
    except ConformanceError as error:
        raise click.ClickException(str(error)) from None
