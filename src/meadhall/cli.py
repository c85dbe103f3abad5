"""The command `meadhall`. Heavy imports wait inside the commands, so that `--help` answers at once."""

import json
import os
import sys
from collections.abc import Callable, Iterable
from contextlib import nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

import meadhall
from meadhall.core.constants import MOST_SEATS
from meadhall.core.diagnosis import is_compilers, told
from meadhall.core.errors import MeadhallError, suggest

if TYPE_CHECKING:
    from meadhall.core.game import Game
    from meadhall.core.match import Match
    from meadhall.lab.report import Version
    from meadhall.lab.runs import Venue


class _Group(click.Group):
    """A group of commands that suggests the right name for a wrong one, and tells errors in one line."""

    def resolve_command(self, ctx: click.Context, args: list[str]) -> Any:
        if args and self.get_command(ctx, args[0]) is None and (near := suggest(args[0], self.commands)):
            ctx.fail(f'no command is called "{args[0]}"; did you mean "{near}"?')
        return super().resolve_command(ctx, args)

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except MeadhallError as error:
            raise click.ClickException(str(error)) from None
        except Exception as error:
            if is_compilers(error):  # a hundred lines, of which three matter
                raise click.ClickException(told(error)) from error
            raise


@click.group(cls=_Group, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(meadhall.__version__, prog_name="meadhall")
def main() -> None:
    """A digital table for Nordic board games: play, simulate, check the dice."""
    if (here := str(Path.cwd())) not in sys.path:
        sys.path.append(here)  # a bot of one's own lies where one is, as with `python -m`


def _options(command: Callable[..., Any]) -> Callable[..., Any]:
    """--set and --content, for all commands that begin a game."""
    for decorate in (
        click.option("--content", type=click.Path(path_type=Path), help="Components from an owner's own content file."),
        click.option("--set", "settings", multiple=True, metavar="OPTION=VALUE", help="An option of the game."),
    ):
        command = decorate(command)
    return command


def _game(name: str, content: Path | None = None, bots: Iterable[str] = (), *, whole: bool = False) -> "Game":
    """A game that is ready to be played by these bots, whatever has to be compiled for it."""
    from meadhall.bots.levels import check_judges
    from meadhall.ready import get_ready, parts_for

    game = meadhall.game(name)
    check_judges(game, bots)
    get_ready(game, parts_for(bots, whole=whole))
    return game.with_content(content) if content else game


def _load(file: Path, bots: Iterable[str] = ()) -> "Match":
    """The match of a game file."""
    from meadhall.core.gamefile import read_game_file

    name = read_game_file(file).game
    if name in meadhall.game_names():
        _game(name, bots=bots)
    return meadhall.load(file)


def _settings(game: "Game", settings: tuple[str, ...]) -> dict[str, Any]:
    from meadhall.core.options import read_settings

    return read_settings(game.options, settings)


@main.command()
@click.option("--json", "as_json", is_flag=True, help="As one JSON list.")
def games(as_json: bool) -> None:
    """List the games of the hall."""
    from meadhall.games import broken, header_of

    for problem in broken():
        click.echo(f"Left out: {problem}", err=True)
    headers = {name: header_of(name) for name in meadhall.game_names()}
    if as_json:
        import msgspec

        click.echo(json.dumps([{"name": n} | msgspec.to_builtins(h) for n, h in headers.items()], ensure_ascii=False))
        return
    for name, header in headers.items():
        players, minutes = ("-".join(map(str, dict.fromkeys(span))) for span in (header.players, header.minutes))
        click.echo(f"{name:16} {header.title}  ({players} players, {minutes} minutes)\n{'':16} {header.line}")


@main.command()
@click.argument("game")
def rules(game: str) -> None:
    """Show the rules of GAME, each with its number."""
    from meadhall.games import folder_of

    text = (folder_of(game) / "RULES.md").read_text(encoding="utf-8")
    if not sys.stdout.isatty():
        click.echo(text)
        return
    from rich.console import Console
    from rich.markdown import Markdown

    console = Console()
    with console.pager(styles=True):
        console.print(Markdown(text))


@main.command()
@click.argument("what", metavar="GAME|FILE")
@click.option("--svg", type=click.Path(path_type=Path), help="Write the picture to this file instead of text.")
@click.option("--seat", type=int, help="As this seat sees it; a spectator's view otherwise.")
@click.option("--players", type=int, help="How many players (a new game only).")
@click.option("--seed", type=int, default=1, show_default=True, help="The seed of a new game's dice.")
@click.option("--decisions", type=int, default=0, show_default=True, help="Random decisions to play first (new game).")
@_options
def show(
    what: str, svg: Path | None, seat: int | None, players: int | None, seed: int, decisions: int,
    settings: tuple[str, ...], content: Path | None,
) -> None:  # fmt: skip
    """Show a new game of GAME, or the last position of a game FILE."""
    from meadhall.core.constants import SPECTATOR
    from meadhall.core.rng import new_rng

    if what in meadhall.game_names() or not (Path(what).exists() or Path(what).suffix):
        game = _game(what, content)
        match = game.start(players, _settings(game, settings), seed=seed)
        match.wander(decisions, new_rng(seed, 1))
    else:
        match = _load(Path(what))
    view = match.view(SPECTATOR if seat is None else seat)
    if svg is None:
        click.echo(f"{view}\n\n{match.game.words.prompt(view)}")
    else:
        _write(svg, view.svg())
        click.echo(f"{svg}: {match!r}")


def _write(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise click.ClickException(f"{path}: cannot be written: {error.strerror}") from None


@main.command()
@click.argument("game", required=False)
@click.option("--seats", default="me,karl", show_default=True, help="Who plays: me, or a bot's name, with commas.")
@click.option("--seed", type=int, help="Dice that fall the same way each time; fresh fair dice otherwise.")
@click.option("--load", "file", type=click.Path(path_type=Path), help="Go on with a saved game.")
@click.option(
    "--position",
    type=click.IntRange(0),
    metavar="N",
    help="With --load: take the game over before step N, with other dice.",
)
@click.option("--name", default="What if", show_default=True, help="With --position: what the variation is called.")
@click.option("--save", type=click.Path(path_type=Path), help="Write the game file here when the game is over.")
@_options
def terminal(
    game: str | None, seats: str, seed: int | None, file: Path | None, position: int | None, name: str,
    save: Path | None, settings: tuple[str, ...], content: Path | None,
) -> None:  # fmt: skip
    """Play GAME in the terminal."""
    from meadhall.bots.players import split_names
    from meadhall.core.dice import FairDice
    from meadhall.core.gamefile import read_game_file
    from meadhall.core.variations import add_variation, take_over, variation_of
    from meadhall.terminal import Terminal, names_of, read_seats

    if file is None and game is None:
        raise click.UsageError("name a game, or a file to go on with by --load")
    if file is None and position is not None:
        raise click.UsageError("--position needs a game to take over: name its file by --load")
    if file is not None:
        match = _load(file, ["search:1"])  # which is also who gives hints
        bots = read_seats(seats)
        if len(bots) != match.players:
            raise click.ClickException(f"{file} has {match.players} seats; --seats names {len(bots)}")
        if position is not None:
            match = take_over(match, position, seed=seed)
    else:
        loaded = _game(str(game), content, ["search:1", *split_names(seats)])
        bots = read_seats(seats)
        match = loaded.start(len(bots), _settings(loaded, settings), seed=seed, names=names_of(bots))
        assert isinstance(match.dice, FairDice)
        if loaded.has_chance:
            click.echo(f"The dice are fixed. Their promise: {match.dice.commitment}\n")
    finished = Terminal(match, bots, seed=seed or 0).run()
    if finished and save is not None and file is not None and position is not None:
        known = add_variation(read_game_file(file), variation_of(match, position, name))
        _write(save, known.to_json().decode())
        click.echo(f'\nThe game with the variation "{name}" is in {save}.')
    elif finished and save is not None:
        match.save(save)
        secret = ", with the secret of its dice," if match.game.has_chance else ""
        click.echo(f"\nThe whole game{secret} is in {save}: meadhall verify {save}")


@main.command()
@click.argument("game")
@click.option("--seats", default="random,random", show_default=True, help="The bots, with commas.")
@click.option("--games", "count", type=click.IntRange(1), default=10_000, show_default=True, help="How many games.")
@click.option("--seed", type=click.IntRange(0), default=1, show_default=True, help="Same seed, same result.")
@click.option("--jobs", type=click.IntRange(1), help="Threads or processes; as many as there are cores otherwise.")
@click.option("--count", "counts", multiple=True, metavar="MODULE:CLASS", help="An accumulator of your own.")
@click.option("--out", type=click.Path(path_type=Path), help="One row a game: FILE.json, FILE.csv or FILE.parquet.")
@click.option(
    "--resume", "folder", type=click.Path(path_type=Path, file_okay=False), metavar="FOLDER",
    help="Keep finished games here, and go on with those that are.",
)  # fmt: skip
@click.option("--json", "as_json", is_flag=True, help="As one JSON object.")
@click.option(
    "--cluster", "where", metavar="local|ADDRESS", help="Play on a cluster of Ray, which gives the same result."
)
@_options
def simulate(
    game: str, seats: str, count: int, seed: int, jobs: int | None, counts: tuple[str, ...], out: Path | None,
    folder: Path | None, where: str | None, as_json: bool, settings: tuple[str, ...], content: Path | None,
) -> None:  # fmt: skip
    """Play many games of GAME and report wins, points and lengths."""
    from meadhall.bots.players import split_names
    from meadhall.lab.accumulators import find_count
    from meadhall.lab.export import check_export, write_rows
    from meadhall.lab.progress import progress_bar
    from meadhall.lab.simulate import simulate as run

    bots = split_names(seats)
    for name in counts:
        find_count(name)
    if out is not None:
        check_export(out)
    loaded = _game(game, content, bots, whole=bool(counts) or set(bots) != {"random"})
    options = _settings(loaded, settings)
    loaded.make_box(len(bots), options)  # tells what is wrong before the bar appears
    venue = _venue(where)
    with progress_bar(loaded.title, count) as advance:
        found = run(
            loaded, bots, count, seed, options=options, counts=counts, folder=folder, jobs=jobs, venue=venue,
            progress=advance,
        )  # fmt: skip
    if out is not None:
        write_rows(out, found.rows, bots, points=loaded.has_points)
    if as_json:
        click.echo(json.dumps(found.to_dict(), ensure_ascii=False))
        return
    from meadhall.lab.tables import simulation_table

    simulation_table(loaded, found)


@main.command()
@click.argument("game")
@click.option(
    "--bots", "bot", default="search:60", show_default=True, help="Who plays all seats, or the bots with commas."
)
@click.option("--games", "count", type=click.IntRange(1), default=1000, show_default=True, help="How many games.")
@click.option("--players", type=click.IntRange(1, MOST_SEATS), help="How many players; the fewest otherwise.")
@click.option("--seed", type=click.IntRange(0), default=1, show_default=True, help="Same seed, same games.")
@click.option("--jobs", type=click.IntRange(1), help="Processes; as many as there are cores otherwise.")
@click.option(
    "--against", multiple=True, metavar="default|FILE.toml|OPTION=VALUE",
    help="Another version to compare with: the printed game, a content file, or options of it.",
)  # fmt: skip
@click.option("--out", type=click.Path(path_type=Path, dir_okay=False), help="The page; GAME-report.html otherwise.")
@click.option(
    "--resume", "folder", type=click.Path(path_type=Path, file_okay=False), metavar="FOLDER",
    help="Keep finished games here, and go on with those that are.",
)  # fmt: skip
@click.option(
    "--cluster", "where", metavar="local|ADDRESS", help="Play on a cluster of Ray, which gives the same result."
)
@_options
def report(
    game: str, bot: str, count: int, players: int | None, seed: int, jobs: int | None, against: tuple[str, ...],
    out: Path | None, folder: Path | None, where: str | None, settings: tuple[str, ...], content: Path | None,
) -> None:  # fmt: skip
    """Play GAME and write a page about it: seats, length, points, the lead, choices, every component.

    With --against two versions are played with the same seeds, and real differences are told from noise:

    \b
    meadhall report saga --set gap=9 --against default
    meadhall report sagnir --content my-cards.toml --against default
    """
    from meadhall.bots.players import split_names
    from meadhall.lab.progress import progress_bar
    from meadhall.lab.report import Version
    from meadhall.lab.report import report as run

    bots = split_names(bot)
    printed = _game(game, None, bots, whole=True)
    version = Version(printed.with_content(content) if content else printed, _settings(printed, settings))
    bots = bots * (players or printed.seats[0]) if len(bots) == 1 else bots
    if players not in (None, len(bots)):
        raise click.UsageError(f"--players {players} and --bots with {len(bots)} names do not agree")
    other = _other_version(printed, against) if against else None
    for one in (version, other):
        if one is not None:
            one.game.make_box(len(bots), one.options)  # tells what is wrong before anything is played
    target = out or Path(f"{game}-report.html")
    _check_writable(target)
    venue = _venue(where)
    with progress_bar(printed.title, count * (2 if other else 1)) as advance:
        found = run(version, bots, count, seed, against=other, jobs=jobs, folder=folder, venue=venue, progress=advance)
    _write(target, found.html())
    from meadhall.lab.tables import report_summary

    report_summary(found)
    click.echo(f"\n{target}: the whole report, to be opened in a browser.")


def _check_writable(path: Path) -> None:
    """Tell now, and not after the games, if a file cannot be written; what is in it stays until then."""
    there = path.exists()
    try:
        path.open("a").close()
    except OSError as error:
        raise click.ClickException(f"{path}: cannot be written: {error.strerror}") from None
    if not there:
        path.unlink()


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

    files = [Path(one) for one in against if one != "default" and "=" not in one]
    if len(files) > 1:
        raise click.UsageError("--against takes one content file")
    settings = tuple(one for one in against if "=" in one)
    return Version(printed.with_content(files[0]) if files else printed, _settings(printed, settings))


def _minutes(ctx: click.Context, option: click.Parameter, minutes: float) -> float:
    if not 0 < minutes < 1e6:
        raise click.BadParameter(f"{minutes:g} is no number of minutes above 0")
    return minutes


@main.command()
@click.argument("game")
@click.option("--minutes", type=float, default=30, show_default=True, callback=_minutes, help="For about so long.")
@click.option("--out", type=click.Path(path_type=Path), help="The folder of the training; training/GAME otherwise.")
@click.option("--jobs", type=click.IntRange(1), help="Threads; as many as there are cores otherwise.")
@click.option("--content", type=click.Path(path_type=Path), help="Components from an owner's own content file.")
@click.option("--seed", type=click.IntRange(0), help="Where chance comes from.")
@click.option("--generations", type=click.IntRange(1), help="Into how many the time is divided.")
@click.option("--iterations", type=click.IntRange(1), help="Of the search, for each decision of a game.")
def train(game: str, minutes: float, content: Path | None, **given: Any) -> None:
    """Train a judge of positions of GAME, with which its bots play better; the same command goes on with it."""
    from meadhall.ready import RULES, SEARCH, WHOLE, get_ready
    from meadhall.training.command import train as run

    printed = meadhall.game(game)
    loaded = printed.with_content(content) if content else printed
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
@click.option("--seed", type=click.IntRange(0), default=1, show_default=True, help="Same seed, same games.")
@click.option("--jobs", type=click.IntRange(1), help="Processes; as many as there are cores otherwise.")
@click.option("--json", "as_json", is_flag=True, help="As one JSON object.")
@click.option("--ladder", is_flag=True, help="Each meets only its neighbours in the list.")
@_options
def arena(
    game: str, bots: str, count: int, players: int, ladder: bool, seed: int, jobs: int | None, as_json: bool,
    settings: tuple[str, ...], content: Path | None,
) -> None:  # fmt: skip
    """Let bots meet in GAME, each deal from every seat, and measure their strength."""
    from meadhall.bots.players import split_names
    from meadhall.lab.arena import arena as run
    from meadhall.lab.arena import groups_of, rounded_up
    from meadhall.lab.progress import progress_bar

    names = split_names(bots)
    loaded = _game(game, content, names)
    options = _settings(loaded, settings)
    loaded.make_box(players, options)  # tells what is wrong before the bar appears
    groups, each = groups_of(names, players, ladder=ladder), rounded_up(count, players)
    if each != count:
        click.echo(f"Each group plays {each} games instead of {count}: every deal from all {players} seats.", err=True)
    with progress_bar(loaded.title, each * len(groups)) as advance:
        found = run(
            loaded, names, count, seed, players=players, ladder=ladder, options=options, jobs=jobs, progress=advance
        )
    if as_json:
        click.echo(json.dumps(found.to_dict(), ensure_ascii=False))
        return
    from meadhall.lab.tables import arena_tables

    arena_tables(loaded, found)


@main.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--seat", type=int, help="As this seat knew it; a spectator otherwise.")
def replay(file: Path, seat: int | None) -> None:
    """Play a game FILE again and tell what happened."""
    from meadhall.core.constants import SPECTATOR
    from meadhall.terminal import result

    match = _load(file)
    viewer = SPECTATOR if seat is None else seat
    match.view(viewer)  # tells about a seat that does not exist before anything is printed
    for event in match.log(viewer):
        click.echo(event.text)
    click.echo("\n" + (result(match) if match.over else f"{match.view(viewer)}\n\nThe game is not over."))


@main.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--depth", metavar="LEVEL", default="jarl", show_default=True, help="As deeply as this level thinks.")
@click.option("--quick", is_flag=True, help="A first look, within a second or two.")
@click.option("--position", type=click.IntRange(0), metavar="N", help="Only the position before step N: what to do?")
@click.option("--json", "as_json", is_flag=True, help="As one JSON object: docs/analysis.md describes it.")
@click.option(
    "--html", type=click.Path(path_type=Path, dir_okay=False), help="Write a page, to be opened in a browser."
)
@click.option("--annotate", type=click.Path(path_type=Path, dir_okay=False), help="Write the game with its analysis.")
@click.option("--jobs", type=click.IntRange(1), help="Threads; as many as there are cores otherwise.")
def analyse(
    file: Path, depth: str, quick: bool, position: int | None, as_json: bool, html: Path | None, annotate: Path | None,
    jobs: int | None,
) -> None:  # fmt: skip
    """Tell what decided a game FILE: who played how well, who had how much luck, what would have been better."""
    from meadhall.analysis import analyse as run
    from meadhall.analysis import analyse_position
    from meadhall.analysis.annotate import annotated
    from meadhall.analysis.page import page
    from meadhall.analysis.text import position_text, text
    from meadhall.core.gamefile import read_game_file
    from meadhall.lab.progress import progress_bar

    for target in (html, annotate):
        if target is not None:
            _check_writable(target)
    match = _load(file, ["search:1"])
    depth = "quick" if quick else depth
    if position is not None:
        one = analyse_position(match, position, depth=depth)
        click.echo(one.json() if as_json else position_text(one))
        return
    with progress_bar(match.game.title, len(match.steps) + 1) as advance:
        found = run(match, depth=depth, jobs=jobs, progress=advance)
    if html is not None:
        _write(html, page(match, found))
    if annotate is not None:
        _write(annotate, annotated(read_game_file(file), found).to_json().decode())
    if as_json:
        click.echo(found.json())
    elif html is None and annotate is None:
        click.echo(text(found))
    for target in (html, annotate):
        if target is not None:
            click.echo(f"{target}: written.", err=True)


@main.command()
@click.argument("file", type=click.Path(path_type=Path))
def verify(file: Path) -> None:
    """Check a game FILE: every action against the rules, every die against the secret that was promised."""
    from meadhall.core.gamefile import read_game_file
    from meadhall.core.replay import verify as check_dice

    game_file = read_game_file(file)
    found = check_dice(game_file, _game(game_file.game))
    click.echo(f"{file}: fair. All {found.draws} draws follow from the secret that was promised before the game,")
    click.echo(f"{found.commitment}, and all {len(game_file.actions)} actions follow the rules.")


@main.command()
@click.argument("games", nargs=-1, metavar="[GAMES|hall]")
@click.option("--json", "as_json", is_flag=True, help="As a JSON list.")
@click.option("--sockets", type=click.IntRange(2), default=1000, show_default=True, help="hall: how many come.")
@click.option("--rate", type=click.FloatRange(1), default=250, show_default=True, help="hall: their moves a second.")
@click.option("--seconds", type=click.FloatRange(1), default=20, show_default=True, help="hall: for how long.")
def bench(games: tuple[str, ...], as_json: bool, sockets: int, rate: float, seconds: float) -> None:
    """Measure the speed of GAMES (all if none is named), next to OpenSpiel and C where they are installed.

    `bench hall` lets a crowd of sockets play in a hall: first at a rate, then as fast as it can.
    """
    if games == ("hall",):
        _bench_hall(as_json, sockets, rate, seconds)
        return
    from meadhall.games import own_names
    from meadhall.lab.bench import measure

    found = [measure(_game(name, bots=["random"])) for name in games or own_names()]
    if as_json:
        click.echo(json.dumps([one.to_dict() for one in found]))
        return
    from meadhall.lab.tables import bench_table

    bench_table(found)


def _bench_hall(as_json: bool, sockets: int, rate: float, seconds: float) -> None:
    from meadhall.lab.load_test import run_load_test

    def say(text: str) -> None:
        click.echo(text, err=True)

    found = [
        run_load_test("hagar", sockets, rate=rate, seconds=seconds, boards=True, say=say),
        run_load_test("hagar", sockets, rate=None, seconds=seconds, boards=False, say=say),
    ]
    if as_json:
        click.echo(json.dumps([one.to_dict() for one in found]))
        return
    from meadhall.lab.tables import load_test_table

    load_test_table(found)


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


@main.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="Where to listen; 0.0.0.0 lets others in.")
@click.option("--port", type=click.IntRange(0, 65535), help="8440, or the next that is free, if not given.")
@click.option("--name", "names", multiple=True, metavar="HOST", help="A further name that the hall answers to.")
@click.option("--open", "browser", is_flag=True, help="Open the first page in a browser.")
@click.option("--pace", type=click.FloatRange(0, 10), default=0.25, show_default=True, help="Least seconds of a bot.")
@click.option("--verbose", is_flag=True, help="Write down every request, as JSON, on the error stream.")
def hall(host: str, port: int | None, names: tuple[str, ...], browser: bool, pace: float, verbose: bool) -> None:
    """Open the hall: pages on which people play, with friends or bots."""
    from meadhall.hall.serve import serve
    from meadhall.hall.storage.folders import database

    serve(
        database(), host=host, port=port, names=names, browser=browser, pace=pace, verbose=verbose,
        say=lambda text: click.echo(text),
    )  # fmt: skip


@main.command("export")
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
def export_(file: Path) -> None:
    """Write all tables of the hall to FILE, which is as secret as the hall's own database."""
    from meadhall.hall.storage.export_import import export_file
    from meadhall.hall.storage.folders import database

    tables = export_file(database(), file)
    click.echo(f"{file}: {tables} tables. Keep it to yourself: it holds the secrets of the dice of running games.")


@main.command("import")
@click.argument("file", type=click.Path(path_type=Path, exists=True, dir_okay=False))
def import_(file: Path) -> None:
    """Add the tables in FILE, which `meadhall export` has written, to the hall. The hall must be closed."""
    from meadhall.hall.storage.export_import import import_file
    from meadhall.hall.storage.folders import database

    added, skipped = import_file(database(), file, meadhall.game)
    there = f"; {skipped} were there already" if skipped else ""
    click.echo(f"{added} tables added{there}.")


if __name__ == "__main__":
    main()
