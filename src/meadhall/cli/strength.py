"""Commands that make bots stronger, or measure how strong they are: train, arena, rate."""

from dataclasses import asdict
from pathlib import Path
from typing import Any

import click

import meadhall
from meadhall.cli import command
from meadhall.cli.command import FILE, PATH, compile_for, found_game, main, read_options, ready_game, with_components
from meadhall.core.constants import MOST_SEATS


def _minutes(ctx: click.Context, option: click.Parameter, minutes: float) -> float:
    if not 0 < minutes < 1e6:
        raise click.BadParameter(f"{minutes:g} is no number of minutes above 0")
    return minutes


@main.command()
@click.argument("game")
@click.option("--minutes", type=float, default=30, show_default=True, callback=_minutes, help="For about so long.")
@click.option("--out", type=PATH, help="The folder of the training; training/GAME otherwise.")
@click.option("--jobs", type=click.IntRange(1), help="Threads; as many as there are cores otherwise.")
@command.content_option
@click.option("--seed", type=click.IntRange(0), help="Where chance comes from.")
@click.option("--generations", type=click.IntRange(1), help="Into how many the time is divided.")
@click.option("--iterations", type=click.IntRange(1), help="Of the search, for each turn of a game.")
@click.option(
    "--from", "start", metavar="JUDGE", help="Go on from the judge in a file, or from the game's own: shipped."
)
def train(game: str, minutes: float, content: Path | None, **given: Any) -> None:
    """Train a judge of positions of GAME, with which its bots play better; the same command goes on with it."""
    from meadhall.ready import RULES, SEARCH, WHOLE, get_ready
    from meadhall.training.command import train as run

    printed = meadhall.game(game)
    loaded = with_components(printed, content)
    run(loaded, minutes, content=content, get_ready=lambda: get_ready(printed, (RULES, SEARCH, WHOLE)), **given)


@main.command()
@click.argument("game")
@click.option("--bots", required=True, help="Who meets whom: the bots, with commas.")
@click.option(
    "--games", "count", type=click.IntRange(1), default=100, show_default=True, help="For each group of bots."
)
@click.option(
    "--seats", "players", type=click.IntRange(1, MOST_SEATS), default=2, show_default=True, help="Seats at a table."
)
@command.seed_option
@command.jobs_option
@command.json_option
@click.option("--ladder", is_flag=True, help="Each meets only its neighbours in the list.")
@command.trajectories_option
@command.game_options
def arena(
    game: str, bots: str, count: int, players: int, ladder: bool, seed: int, jobs: int | None, as_json: bool,
    trajectories: Path | None, settings: tuple[str, ...], content: Path | None,
) -> None:  # fmt: skip
    """Let bots meet in GAME, each deal from every seat, and measure their strength."""
    from meadhall.bots.players import split_names
    from meadhall.lab.arena import arena as run
    from meadhall.lab.arena import groups_of, rounded_up
    from meadhall.lab.progress import progress_bar
    from meadhall.lab.tables import arena_tables

    names = split_names(bots)
    loaded = found_game(game, content, names)
    options = read_options(loaded, settings)
    loaded.make_box(players, options)  # tells what is wrong before anything is compiled
    groups, each = groups_of(names, players, ladder=ladder), rounded_up(count, players)
    compile_for(loaded, names)
    if each != count:
        click.echo(f"Each group plays {each} games instead of {count}: every deal from all {players} seats.", err=True)
    with progress_bar(loaded.title, each * len(groups)) as advance:
        found = run(
            loaded, names, count, seed, players=players, ladder=ladder, options=options, jobs=jobs,
            trajectories=trajectories, progress=advance,
        )  # fmt: skip
    if as_json:
        command.print_json(found.to_dict())
    else:
        arena_tables(loaded, found)


@main.command()
@click.argument("game")
@click.argument("bot", required=False)
@click.option("--games", "count", type=click.IntRange(1), default=40, show_default=True, help="Of each pair of bots.")
@command.seed_option
@command.jobs_option
@click.option("--out", type=FILE, help="The file of the reference strengths, read or written.")
@command.json_option
def rate(game: str, bot: str | None, count: int, seed: int, jobs: int | None, out: Path | None, as_json: bool) -> None:
    """Tell where BOT stands on the scale of GAME, on which a random player has 0.

    Without a BOT the reference strengths of the scale are measured anew. Two players, each deal from both seats.
    """
    from meadhall.lab.progress import progress_bar
    from meadhall.lab.ratings import FILE, REFERENCE, reference, reference_pairs, strengths_of, told_ratings
    from meadhall.lab.ratings import rate as run

    loaded, file = ready_game(game, bots=[*REFERENCE, *([bot] if bot else [])]), out or FILE
    kept = strengths_of(loaded, file)
    if bot and kept is not None and not kept.current(loaded):
        click.echo(f"The scale was measured with other rules or components: meadhall rate {game} renews it.", err=True)
    pairs = len([name for name in REFERENCE if name != bot]) if bot else len(reference_pairs())
    with progress_bar(loaded.title, pairs * (count + count % 2)) as advance:
        if bot:
            own, played = run(loaded, bot, count, seed, jobs=jobs, file=file, progress=advance)
            ratings = [own]
        else:
            found = reference(loaded, count, seed, jobs=jobs, file=file, progress=advance)
            ratings, played = found.ratings, list(found.pairs)
    if as_json:
        measured = {"ratings": [asdict(one) for one in ratings], "pairs": [asdict(pair) for pair in played]}
        command.print_json({"game": game, "rules": loaded.rules, "seed": seed, **measured})
        return
    click.echo(told_ratings(loaded, ratings, played))
    if not bot:
        click.echo(f"Kept in {file}.", err=True)
