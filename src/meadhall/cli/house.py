"""The hall, and its tables in a file."""

from pathlib import Path

import click

import meadhall
from meadhall.cli.command import main


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
@click.option("--open", "browser", is_flag=True, help="Open the first page in a browser.")
@click.option("--pace", type=click.FloatRange(0, 10), default=0.25, show_default=True, help="Least seconds of a bot.")
@click.option("--verbose", is_flag=True, help="Write down every request, as JSON, on the error stream.")
def hall(
    host: str,
    port: int | None,
    names: tuple[str, ...],
    proxies: tuple[str, ...],
    browser: bool,
    pace: float,
    verbose: bool,
) -> None:
    """Open the hall: pages on which people play, with friends or bots."""
    from meadhall.hall.proxies import read_proxies
    from meadhall.hall.serve import serve
    from meadhall.hall.storage.folders import database

    serve(
        database(), host=host, port=port, names=names, proxies=read_proxies(proxies), browser=browser, pace=pace,
        verbose=verbose, say=lambda text: click.echo(text),
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
