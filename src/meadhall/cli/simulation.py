"""Commands that play many games: simulate and report."""

from contextlib import nullcontext
from pathlib import Path
from typing import TYPE_CHECKING

import click

import meadhall
from meadhall.cli import command
from meadhall.cli.command import FILE, FOLDER, PATH, compile_for, found_game, main, read_options, with_components
from meadhall.core.constants import MOST_SEATS
from meadhall.core.text import count as counted

if TYPE_CHECKING:
    from meadhall.core.game import Game
    from meadhall.lab.report import Version
    from meadhall.lab.runs import Venue


@main.command()
@click.argument("game")
@click.option("--seats", default="random,random", show_default=True, help="The bots, with commas.")
@click.option("--games", "count", type=click.IntRange(1), default=10_000, show_default=True, help="How many games.")
@click.option("--seed", type=click.IntRange(0), default=1, show_default=True, help="Same seed, same result.")
@click.option("--jobs", type=click.IntRange(1), help="Threads or processes; as many as there are cores otherwise.")
@click.option("--count", "counts", multiple=True, metavar="MODULE:CLASS", help="An accumulator of your own.")
@click.option("--out", type=PATH, help="One row a game: FILE.json, FILE.csv or FILE.parquet.")
@command.trajectories_option
@click.option("--positions", type=PATH, metavar="FILE.parquet", help="Every position, analysed, one row each.")
@click.option("--depth", default="quick", show_default=True, help="How deeply --positions are looked at.")
@click.option("--save", type=FOLDER, metavar="FOLDER", help="The game file of every game, to be replayed or analysed.")
@click.option(
    "--device", type=click.Choice(["cpu", "gpu"]), default="cpu", show_default=True,
    help="Where random games are played: the same games on either.",
)  # fmt: skip
@command.resume_option
@command.json_option
@command.cluster_option
@command.game_options
def simulate(
    game: str, seats: str, count: int, seed: int, jobs: int | None, counts: tuple[str, ...], out: Path | None,
    trajectories: Path | None, positions: Path | None, depth: str, save: Path | None, device: str,
    folder: Path | None, where: str | None, as_json: bool, settings: tuple[str, ...], content: Path | None,
) -> None:  # fmt: skip
    """Play many games of GAME and report wins, points and lengths."""
    from meadhall.analysis.depth import depth_of
    from meadhall.bots.players import split_names
    from meadhall.core.device import check_device
    from meadhall.lab.accumulators import find_count, new_count
    from meadhall.lab.analysed_positions import write_positions
    from meadhall.lab.export import check_export, write_rows
    from meadhall.lab.games import BotTable
    from meadhall.lab.progress import progress_bar
    from meadhall.lab.row_file import check_row_file
    from meadhall.lab.saved_games import check_folder, save_games
    from meadhall.lab.simulate import simulate as run
    from meadhall.lab.tables import simulation_table
    from meadhall.lab.trajectories import TrajectoryFile, recorded
    from meadhall.ready import ON_DEVICE, get_ready

    bots = split_names(seats)
    for name in counts:
        new_count(find_count(name))
    if out is not None:
        check_export(out)
    if trajectories is not None and folder is not None:
        raise click.UsageError("--trajectories and --resume do not go together: kept games have no trajectories")
    if positions is not None:
        check_row_file(positions)
        depth_of(meadhall.game(game), depth)  # tells what is wrong with it
    if save is not None:
        check_folder(save)
    watched = bool(counts or trajectories or positions or save) or set(bots) != {"random"}
    if device == "gpu" and (watched or where):
        raise click.UsageError(
            "--device gpu is for random games alone: it goes neither with other bots nor with --cluster, --count, "
            "--trajectories, --positions and --save; without it the processor plays them"
        )
    loaded = found_game(game, content, bots)
    options = read_options(loaded, settings)
    loaded.make_box(len(bots), options)  # tells what is wrong before anything is compiled
    if device == "gpu":
        check_device()
        get_ready(loaded, [ON_DEVICE])
    else:
        compile_for(loaded, bots, whole=watched)
    table = BotTable(loaded, len(bots), seed, options)
    venue, recording = (
        _venue(where),
        nullcontext() if trajectories is None else TrajectoryFile(trajectories, table, bots),
    )
    with recording as file, progress_bar(loaded.title, count) as advance:
        venue = venue if file is None else recorded(file, venue)
        found = run(
            loaded, bots, count, seed, options=options, counts=counts, folder=folder, jobs=jobs, device=device,
            venue=venue, progress=advance,
        )  # fmt: skip
    if file is not None:
        click.echo(f"{trajectories}: {file.rows:,} decisions.", err=True)
    if out is not None:
        write_rows(out, found.rows, bots, loaded)
    if positions is not None:
        with progress_bar(f"{loaded.title}, analysis", count) as advance:
            rows = write_positions(positions, table, bots, range(count), depth, jobs=jobs, progress=advance)
        click.echo(f"{positions}: {rows:,} positions.", err=True)
    if save is not None:
        with progress_bar(f"{loaded.title}, game files", count) as advance:
            save_games(save, table, bots, range(count), jobs=jobs, progress=advance)
        click.echo(f"{save}: {counted(count, 'game file')}.", err=True)
    if as_json:
        command.print_json(found.to_dict())
    else:
        simulation_table(loaded, found)


@main.command()
@click.argument("game")
@click.option(
    "--bots", "bot", default="search:60", show_default=True, help="One bot for all seats, or more, with commas."
)
@click.option("--games", "count", type=click.IntRange(1), default=1000, show_default=True, help="How many games.")
@click.option("--players", type=click.IntRange(1, MOST_SEATS), help="How many players; the fewest otherwise.")
@command.seed_option
@command.jobs_option
@click.option(
    "--against", multiple=True, metavar="default|same|FILE.toml|edition=NAME|OPTION=VALUE",
    help="Another version to compare with: the printed game, the same with other seeds, a content file, a former "
    "edition, or options of it.",
)  # fmt: skip
@click.option(
    "--analysed", type=click.IntRange(0), default=80, show_default=True,
    help="How many games are analysed for luck and decisions; 0 for none.",
)  # fmt: skip
@click.option(
    "--skill", type=click.IntRange(0), default=0, show_default=True, metavar="GAMES",
    help="How often better players win: searches of 50 to 3,200 iterations meet in so many games a pair; 0 for none.",
)  # fmt: skip
@click.option("--out", type=FILE, help="The page; GAME-report.html otherwise.")
@command.resume_option
@command.cluster_option
@command.game_options
def report(
    game: str, bot: str, count: int, players: int | None, seed: int, jobs: int | None, against: tuple[str, ...],
    analysed: int, skill: int, out: Path | None, folder: Path | None, where: str | None, settings: tuple[str, ...],
    content: Path | None,
) -> None:  # fmt: skip
    """Play GAME and write a page about it: seats, length, points, the lead, choices, luck and decisions, every
    component.

    With --against two versions are played with the same seeds, and real differences are told from noise:

    \b
    meadhall report saga --set gap=9 --against default
    meadhall report sagnir --content my-cards.toml --against default
    meadhall report sagnir --against edition=1
    meadhall report saga --against same

    With several values of one option the page shows how every figure changes along them:

    \b
    meadhall report saga --set gap=8..12
    meadhall report sagnir --set target=3,5,8
    """
    from meadhall.bots.players import split_names
    from meadhall.lab.progress import progress_bar
    from meadhall.lab.report import Version, with_luck, with_skill
    from meadhall.lab.report import report as run
    from meadhall.lab.skill import skill_games
    from meadhall.lab.sweep import sweep, swept
    from meadhall.lab.tables import report_summary, sweep_table

    bots = split_names(bot)
    printed = found_game(game, None, bots)
    along, settings = swept(printed.options, settings)
    version = Version(with_components(printed, content), read_options(printed, settings))
    bots = bots * (players or printed.seats[0]) if len(bots) == 1 else bots
    if players not in (None, len(bots)):
        raise click.UsageError(f"--players {players} and --bots with {len(bots)} names do not agree")
    if along and (against or skill):
        raise click.UsageError(f"several values of {along[0]} go neither with --against nor with --skill")
    if skill and len(bots) < 2:
        raise click.UsageError("--skill needs two players or more")
    same = against == ("same",)
    other = version if same else _other_version(printed, against) if against else None
    tried = [Version(version.game, {**version.options, along[0]: value}) for value in along[1]] if along else [version]
    for one in (*tried, other):
        if one is not None:
            one.game.make_box(len(bots), one.options)  # tells what is wrong before anything is compiled
    target = out or Path(f"{game}-report.html")
    command.check_writable(target)
    venue = _venue(where)
    compile_for(printed, bots, whole=True)
    if along:
        with progress_bar(printed.title, count * len(tried)) as advance:
            curve = sweep(version, *along, bots, count, seed, jobs=jobs, folder=folder, venue=venue, progress=advance)
        command.write(target, curve.html())
        sweep_table(curve)
        click.echo(f"\n{target}: the curves, to be opened in a browser.")
        return
    with progress_bar(printed.title, count * (2 if other else 1)) as advance:
        found = run(
            version, bots, count, seed, against=other, other_seed=seed + 1 if same else None, jobs=jobs, folder=folder,
            venue=venue, progress=advance,
        )  # fmt: skip
    if analysed:
        total = min(analysed, count) * (2 if other else 1)
        with progress_bar(f"{printed.title}, analysis", total) as advance:
            found = with_luck(found, analysed, jobs=jobs, progress=advance)
    if skill:
        with progress_bar(f"{printed.title}, skill", skill_games(skill, len(bots))) as advance:
            found = with_skill(found, skill, jobs=jobs, progress=advance)
    command.write(target, found.html())
    report_summary(found)
    click.echo(f"\n{target}: the whole report, to be opened in a browser.")


@main.command()
@click.argument("game")
@click.option("--vary", multiple=True, required=True, metavar="NAME=8..12", help="A value that may change; several.")
@click.option("--aim", multiple=True, required=True, metavar="FIGURE=NUMBER", help="What should come out; several.")
@click.option("--bots", "bot", default="search:60", show_default=True, help="One bot for all seats, or more.")
@click.option("--games", "count", type=click.IntRange(40), default=640, show_default=True, help="Games of the best.")
@click.option("--players", type=click.IntRange(1, MOST_SEATS), help="How many players; the fewest otherwise.")
@click.option("--out", type=FILE, metavar="FILE.toml", help="The components with the fewest changes that fit.")
@command.seed_option
@command.jobs_option
@command.resume_option
@command.json_option
@command.cluster_option
@command.game_options
def tune(
    game: str, vary: tuple[str, ...], aim: tuple[str, ...], bot: str, count: int, players: int | None, seed: int,
    out: Path | None, jobs: int | None, folder: Path | None, where: str | None, as_json: bool,
    settings: tuple[str, ...], content: Path | None,
) -> None:  # fmt: skip
    """Look for values of GAME that bring figures where you want them.

    A value is an option, or a number in the content file. A figure is one of those of the report; `share` is short for
    the wins of the first seat.

    \b
    meadhall tune saga --vary gap=8..12 --vary recruitment=2..4 --aim share=50%
    meadhall tune saga --vary coins.to_win=6..10 --aim turns=24 --out longer.toml
    """
    from meadhall.bots.players import split_names
    from meadhall.lab.progress import progress_bar
    from meadhall.lab.report import Version
    from meadhall.lab.tables import tuning_table
    from meadhall.lab.tune import Aim, Vary, games_of
    from meadhall.lab.tune import tune as run

    bots = split_names(bot)
    printed = found_game(game, None, bots)
    version = Version(with_components(printed, content), read_options(printed, settings))
    bots = bots * (players or printed.seats[0]) if len(bots) == 1 else bots
    version.game.make_box(len(bots), version.options)  # tells what is wrong before anything is compiled
    varied, aims = [Vary.read(version, text) for text in vary], [Aim.read(text) for text in aim]
    if out is not None:
        command.check_writable(out)
    compile_for(printed, bots, whole=True)
    with progress_bar(f"{printed.title}, tuning", games_of([len(one.values) for one in varied], count)) as advance:
        found = run(
            version, varied, aims, bots, count, seed, jobs=jobs, folder=folder, venue=_venue(where), progress=advance
        )
    if as_json:
        command.print_json(found.to_dict())
    else:
        tuning_table(found)
    if out is not None and (fewest := found.fewest_changes()) is not None:
        command.write(out, fewest.version.game.edition.text)
        click.echo(f"{out}: the components; play with them by --content {out}.", err=True)


def _venue(where: str | None) -> "Venue":
    """Where the games are played: here, or on the cluster that is named."""
    if where is None:
        from meadhall.lab.runs import play_here

        return play_here
    from meadhall.lab.cluster import cluster

    return cluster(where)


def _other_version(printed: "Game", against: tuple[str, ...]) -> "Version":
    """The version that `--against` names."""
    from meadhall.lab.report import Version

    if "same" in against:
        raise click.UsageError("--against same stands alone: it is the same version with other seeds")
    settings = tuple(one for one in against if "=" in one and not one.startswith("edition="))
    contents = [Path(one) for one in against if one != "default" and one not in settings]
    if len(contents) > 1:
        raise click.UsageError("--against takes one content file, or one former edition")
    return Version(with_components(printed, contents[0] if contents else None), read_options(printed, settings))
