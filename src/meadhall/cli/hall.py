"""Commands for the hall: open it, and keep its tables in files (export, import, backup, restore)."""

from pathlib import Path

import click

import meadhall
from meadhall.cli.command import FILE, main
from meadhall.core.language import ENGLISH

store_option = click.option(
    "--store",
    envvar="MEADHALL_STORE",
    metavar="ADDRESS",
    help="postgresql://user@host/name, or a file; hall.sqlite in the data folder if not given. Give the password by "
    "PGPASSWORD or .pgpass: others can read a command line.",
)
EXISTING = click.Path(path_type=Path, exists=True, dir_okay=False)


@main.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="Where to listen; 0.0.0.0 lets others in.")
@click.option("--port", type=click.IntRange(0, 65535), help="8440, or the next that is free, if not given.")
@click.option("--name", "names", multiple=True, metavar="HOST", help="A further name that the hall answers to.")
@click.option(
    "--proxy",
    "proxies",
    multiple=True,
    metavar="ADDRESS",
    help="The address or network of a proxy that may say for whom it asks; without this none is believed.",
)
@click.option(
    "--house",
    "house_file",
    type=FILE,
    envvar="MEADHALL_HOUSE",
    help="A file with the rules of the house: the key of its page, words that no name may hold, how long data is kept.",
)
@click.option("--open", "browser", is_flag=True, help="Open the first page in a browser.")
@click.option("--pace", type=click.FloatRange(0, 10), default=0.25, show_default=True, help="Least seconds of a bot.")
@click.option("--language", default=ENGLISH, metavar="TAG", help="For browsers that wish no language that there is.")
@click.option("--check", is_flag=True, help="Only read all that is kept, and say whether it is whole.")
@click.option("--verbose", is_flag=True, help="Write down every request, as JSON, on the error stream.")
@store_option
@click.option("--workers", type=click.IntRange(1, 256), help="So many nodes behind one port; needs PostgreSQL.")
@click.option("--node", type=click.IntRange(1, 256), hidden=True, help="One of so many nodes on this machine.")
def hall(
    host: str, port: int | None, names: tuple[str, ...], proxies: tuple[str, ...], house_file: Path | None,
    browser: bool, pace: float, language: str, check: bool, verbose: bool, store: str | None, workers: int | None,
    node: int | None,
) -> None:  # fmt: skip
    """Open the hall: pages on which people play, with friends or bots."""
    from meadhall.hall.history.checking import check_ratings
    from meadhall.hall.house_file import read_house
    from meadhall.hall.languages import read_language
    from meadhall.hall.middleware import read_proxies
    from meadhall.hall.processes import end_with_parent, serve_many
    from meadhall.hall.serve import ServerSettings, serve

    if check:
        from meadhall.hall.storage.backup import verify_store

        click.echo(f"{verify_store(_where(store)).told}, whole.")
        ratings = check_ratings(_where(store))
        for problem in ratings.problems:
            click.echo(problem, err=True)
        if ratings.problems:
            raise click.ClickException(f"{len(ratings.problems)} ratings differ from what the rated games make them.")
        click.echo(f"{ratings.games} rated games, and every rating is what they make it.")
        return
    house = read_house(house_file)
    if workers is not None and node is None:
        options = ["--pace", str(pace), "--language", read_language(language)]
        options += [part for name in names for part in ("--name", name)]
        options += [part for proxy in proxies for part in ("--proxy", proxy)]
        options += ["--house", str(house_file)] if house_file is not None else []
        options += ["--verbose"] if verbose else []
        serve_many(_where(store), workers, host=host, port=port, options=options, echo=lambda text: click.echo(text))
        return
    if node is not None:
        end_with_parent()
    settings = ServerSettings(
        host, port, names, read_proxies(proxies), browser, pace, read_language(language), verbose, node or 0
    )
    serve(_where(store), settings, house, click.echo)


def _where(store: str | None) -> Path | str:
    """The store that was named, or the file in the data folder."""
    from meadhall.hall.storage.opening import database, is_postgres

    if store is None:
        return database()
    return store if is_postgres(store) else Path(store)


@main.command("export")
@click.argument("file", type=FILE)
@store_option
def export_(file: Path, store: str | None) -> None:
    """Write all tables of the hall to FILE, which is as secret as the hall's own database."""
    from meadhall.hall.storage.export_import import export_file

    tables = export_file(_where(store), file)
    click.echo(f"{file}: {tables} tables. Keep it to yourself: it holds the secrets of the dice of running games.")


@main.command("import")
@click.argument("file", type=EXISTING)
@store_option
def import_(file: Path, store: str | None) -> None:
    """Add the tables in FILE, which `meadhall export` has written, to the hall. With SQLite it must be closed."""
    from meadhall.hall.storage.export_import import import_file

    added, skipped = import_file(_where(store), file, meadhall.game)
    there = f"; {skipped} were there already" if skipped else ""
    click.echo(f"{added} tables added{there}.")


@main.command()
@click.argument("file", type=FILE)
@store_option
def backup(file: Path, store: str | None) -> None:
    """Copy everything that the hall keeps to FILE, while it is open, and read the copy again to its last entry."""
    from meadhall.hall.storage.backup import backup as make_backup

    found = make_backup(_where(store), file)
    click.echo(f"{file}: {found.told}, read again and whole. Keep it to yourself.")


@main.command()
@click.argument("file", type=EXISTING)
@click.option("--check", is_flag=True, help="Only read the backup through, and say whether it is whole.")
@store_option
def restore(file: Path, check: bool, store: str | None) -> None:
    """Let the hall, which must be closed, be what FILE says. The former database is kept beside it."""
    from meadhall.hall.storage.backup import restore as put_back
    from meadhall.hall.storage.backup import verify_backup

    found = verify_backup(file) if check else put_back(_where(store), file, meadhall.game)
    done = "whole" if check else "restored, and read again"
    click.echo(f"{file}: {found.told}, {done}.")
