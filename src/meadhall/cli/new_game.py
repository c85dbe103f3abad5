"""Commands for authors of a game: new and check."""

import os
from contextlib import nullcontext
from pathlib import Path
from typing import TYPE_CHECKING

import click

import meadhall
from meadhall.cli.command import FOLDER, main, read_options

if TYPE_CHECKING:
    from meadhall.core.game import Game


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
@click.option("--gpu", is_flag=True, help="Only compile the rules for a GPU, which is not needed for that.")
def check(
    game: str, players: int | None, choices: tuple[str, ...], everything: bool, count: int | None, close: int | None,
    seed: int, gpu: bool,
) -> None:  # fmt: skip
    """Run the conformance kit on GAME: does it keep the contract?

    It plays by today's rules with the usual options, with every number of players, and looks closely at some 150
    positions of a long game. --players and --set choose one configuration; --all takes every configuration by
    every version of the rules, and looks at every position. Where the game has secrets and no judge, two levels
    meet greedy in a short duel, and you are told if they lose.
    """
    from meadhall.core.conformance import ConformanceError
    from meadhall.core.conformance import check as conforms
    from meadhall.lab.level_check import check_levels, needs_check
    from meadhall.ready import RULES, shown

    loaded = meadhall.game(game)
    if gpu:
        check_for_gpu(loaded)
        return
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
    if needs_check(loaded) and players != 1:
        with shown(f"Letting the levels of {loaded.title} meet greedy"):
            told = check_levels(loaded, players, options, seed)
        for sentence in told or ["The levels thrall and karl do not lose to greedy, nor karl to thrall."]:
            click.echo(sentence)


def check_for_gpu(game: "Game") -> None:
    """Compile the rules for a GPU, and tell how much code they are."""
    from meadhall.core.device_driver import check_kernels
    from meadhall.core.errors import ConformanceError
    from meadhall.ready import shown

    try:
        with shown(f"Compiling the rules of {game.title} for a GPU"):
            size = check_kernels(game)
    except ConformanceError as error:
        raise click.ClickException(str(error)) from None
    click.echo(f"The rules of {game.title} compile for a GPU: {size / 2**20:.1f} MB of PTX.")
