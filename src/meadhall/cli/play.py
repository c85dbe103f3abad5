"""Commands for players: the games, their rules and components, a position, and a game in the terminal."""

import sys
from pathlib import Path

import click

import meadhall
from meadhall.cli.command import PATH, game_options, load, main, print_json, read_options, ready_game, say, write
from meadhall.core.language import translated


@main.command()
@click.option("--json", "as_json", is_flag=True, help="As one JSON list.")
def games(as_json: bool) -> None:
    """List the games of the hall."""
    from meadhall.games import broken, header_of, line_of, unloadable

    problems = [*broken(), *unloadable()]
    for problem in problems:
        click.echo(say("left-out", problem=str(problem)), err=True)
    left_out = {problem.name for problem in problems}
    headers = {name: header_of(name) for name in meadhall.game_names() if name not in left_out}
    if as_json:
        import msgspec

        print_json([{"name": name} | msgspec.to_builtins(header) for name, header in headers.items()])
        return
    for name, header in headers.items():
        players, minutes = ("-".join(map(str, dict.fromkeys(span))) for span in (header.players, header.minutes))
        told = say("game-line", title=header.title, players=players, minutes=minutes)
        click.echo(f"{name:16} {told}\n{'':16} {line_of(name)}")


@main.command()
@click.argument("game")
def rules(game: str) -> None:
    """Show the rules of GAME, each with its number."""
    from meadhall.games import folder_of

    text = translated(folder_of(game) / "RULES.md", f"{game}-rules.md").read_text(encoding="utf-8")
    if not sys.stdout.isatty():
        click.echo(text)
        return
    from rich.console import Console
    from rich.markdown import Markdown

    console = Console()
    with console.pager(styles=True):
        console.print(Markdown(text))


@main.command()
@click.argument("game")
def content(game: str) -> None:
    """Write what is printed on the components of GAME, as a content file to be changed: `> mine.toml`."""
    from meadhall.games import folder_of

    click.echo((folder_of(game) / "content.toml").read_text(encoding="utf-8"), nl=False)


@main.command()
@click.argument("what", metavar="GAME|FILE")
@click.option("--svg", type=PATH, help="Write the picture to this file instead of text.")
@click.option("--seat", type=int, help="As this seat sees it; a spectator's view otherwise.")
@click.option("--players", type=int, help="How many players (a new game only).")
@click.option("--seed", type=int, default=1, show_default=True, help="The seed of a new game's dice.")
@click.option("--decisions", type=int, default=0, show_default=True, help="Random decisions to play first (new game).")
@game_options
def show(
    what: str, svg: Path | None, seat: int | None, players: int | None, seed: int, decisions: int,
    settings: tuple[str, ...], content: Path | None,
) -> None:  # fmt: skip
    """Show a new game of GAME, or the last position of a game FILE."""
    from meadhall.core.constants import SPECTATOR
    from meadhall.core.rng import new_rng

    if what in meadhall.game_names() or not (Path(what).exists() or Path(what).suffix):
        game = ready_game(what, content)
        match = game.start(players, read_options(game, settings), seed=seed)
        match.wander(decisions, new_rng(seed, 1))
    else:
        match = load(Path(what))
    view = match.view(SPECTATOR if seat is None else seat)
    if svg is None:
        click.echo(f"{view}\n\n{view.asked}")
    else:
        write(svg, view.svg())
        click.echo(f"{svg}: {match!r}")


@main.command()
@click.argument("game", required=False)
@click.option("--seats", default="me,karl", show_default=True, help="Who plays: me, or a bot's name, with commas.")
@click.option("--seed", type=int, help="Dice that fall the same way each time; fresh fair dice otherwise.")
@click.option("--load", "file", type=PATH, help="Go on with a saved game.")
@click.option(
    "--position", type=click.IntRange(0), metavar="N", help="With --load: take it over before step N, with other dice."
)
@click.option("--name", default="What if", show_default=True, help="With --position: what the variation is called.")
@click.option("--save", type=PATH, help="Write the game file here when the game is over.")
@game_options
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
        raise click.UsageError(say("name-a-game"))
    if file is None and position is not None:
        raise click.UsageError(say("position-needs-load"))
    if file is not None:
        match = load(file, ["search:1"])  # which is also who gives hints
        bots = read_seats(seats)
        if len(bots) != match.players:
            told = say("other-seats", file=str(file), players=match.players, seats=len(bots))
            raise click.ClickException(told)
        if position is not None:
            match = take_over(match, position, seed=seed)
    else:
        bots = read_seats(seats)
        loaded = ready_game(str(game), content, ["search:1", *split_names(seats)])
        match = loaded.start(len(bots), read_options(loaded, settings), seed=seed, names=names_of(bots))
        assert isinstance(match.dice, FairDice)
        if loaded.has_chance:
            click.echo(say("dice-fixed", promise=match.dice.commitment) + "\n")
    finished = Terminal(match, bots, seed=seed or 0).run()
    if finished and save is not None and file is not None and position is not None:
        known = add_variation(read_game_file(file), variation_of(match, position, name))
        write(save, known.to_json().decode())
        click.echo("\n" + say("variation-saved", name=name, file=str(save)))
    elif finished and save is not None:
        match.save(save)
        click.echo("\n" + say("game-saved", dice="yes" if match.game.has_chance else "no", file=str(save)))
