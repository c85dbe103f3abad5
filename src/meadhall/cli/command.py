"""The command itself, and what its parts share."""

import json
import os
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

import meadhall
from meadhall.core.diagnosis import is_compilers, told
from meadhall.core.errors import MeadhallError, suggest
from meadhall.core.language import ENGLISH, languages, speaking, wished
from meadhall.core.phrases import LANGUAGE, phrases_in

if TYPE_CHECKING:
    from meadhall.core.game import Game
    from meadhall.core.match import Match


say = phrases_in(Path(__file__).parent / "words" / f"{LANGUAGE}.ftl").say
SPEAK = ("analyse", "games", "replay", "rules", "show", "terminal", "verify")
"""The commands for players, which speak their language."""


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
@click.option(
    "--language",
    metavar="TAG",
    help="In which language games are played and shown: `de`, say; otherwise that of LC_ALL or LANG. Help and reports "
    "are in English.",
)
@click.pass_context
def main(ctx: click.Context, language: str | None) -> None:
    """A digital table for Nordic board games: play, simulate, check the dice."""
    if language is not None and language not in languages():
        raise click.UsageError(say("no-language", language=language, known=", ".join(languages())))
    wish = next(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    spoken = language or wished(wish) if ctx.invoked_subcommand in SPEAK else ENGLISH
    ctx.with_resource(speaking(spoken))
    if (here := str(Path.cwd())) not in sys.path:
        sys.path.append(here)  # a bot of one's own lies where one is, as with `python -m`


PATH = click.Path(path_type=Path)
FILE = click.Path(path_type=Path, dir_okay=False)
FOLDER = click.Path(path_type=Path, file_okay=False)
content_option = click.option(
    "--content", type=PATH, metavar="FILE.toml|edition=NAME", help="Your own content file, or a former edition."
)
"""The option that `with_components` reads."""
set_option = click.option("--set", "settings", multiple=True, metavar="OPTION=VALUE", help="An option of the game.")
"""The option that `read_options` reads."""
json_option = click.option("--json", "as_json", is_flag=True, help="As one JSON object.")
seed_option = click.option(
    "--seed", type=click.IntRange(0), default=1, show_default=True, help="Same seed, same games."
)
jobs_option = click.option("--jobs", type=click.IntRange(1), help="Processes; as many as there are cores otherwise.")
trajectories_option = click.option(
    "--trajectories", type=PATH, metavar="FILE.parquet", help="Every decision, one row each."
)
resume_option = click.option(
    "--resume", "folder", type=FOLDER, metavar="FOLDER", help="Keep finished games here, and go on with those that are."
)
cluster_option = click.option(
    "--cluster", "where", metavar="local|ADDRESS", help="Play on a cluster of Ray, which gives the same result."
)


def game_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """--set and --content, for all commands that begin a game."""
    return set_option(content_option(command))


def print_json(found: object) -> None:
    """Print a result as one JSON object."""
    click.echo(json.dumps(found, ensure_ascii=False))


def found_game(name: str, content: Path | None = None, bots: Iterable[str] = ()) -> "Game":
    """A game with these components. Mistakes in it or in these bots are told before anything is compiled."""
    from meadhall.bots.levels import check_judges
    from meadhall.bots.players import find

    game = meadhall.game(name)
    check_judges(game, bots)
    for bot in dict.fromkeys(bots):
        find(bot).close()
    return with_components(game, content)


def compile_for(game: "Game", bots: Iterable[str] = (), *, whole: bool = False) -> None:
    """Compile all code that these bots need to play a game; `whole` if the lab plays each game in one call."""
    from meadhall.ready import get_ready, parts_for

    get_ready(game, parts_for(bots, whole=whole))


def ready_game(name: str, content: Path | None = None, bots: Iterable[str] = ()) -> "Game":
    """A game that is ready to be played by these bots; all code that they need is compiled."""
    from meadhall.bots.levels import check_judges

    game = meadhall.game(name)
    check_judges(game, bots)
    compile_for(game, bots)
    return with_components(game, content)


def with_components(game: "Game", content: Path | None) -> "Game":
    """A game with the components that somebody names: a content file, or a former edition as `edition=1`."""
    if content is None:
        return game
    kind, _, name = str(content).partition("edition=")
    return game.with_edition(name) if name and not kind else game.with_content(content)


def load(file: Path, bots: Iterable[str] = ()) -> "Match":
    """The match of a game file."""
    from meadhall.core.gamefile import read_game_file

    name = read_game_file(file).game
    if name in meadhall.game_names():
        ready_game(name, bots=bots)
    return meadhall.load(file)


def read_options(game: "Game", settings: tuple[str, ...]) -> dict[str, Any]:
    """The options of a game that --set names."""
    from meadhall.core.options import read_settings

    return read_settings(game.options, settings)


def write(path: Path, text: str) -> None:
    """Write a file; an error is told in a sentence."""
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise click.ClickException(say("cannot-write", file=str(path), error=error.strerror)) from None


def check_writable(path: Path) -> None:
    """Tell now, and not after the games, if a file cannot be written; its former text stays until then."""
    there = path.exists()
    try:
        path.open("a").close()
    except OSError as error:
        raise click.ClickException(say("cannot-write", file=str(path), error=error.strerror)) from None
    if not there:
        path.unlink()
