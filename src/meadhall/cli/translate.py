"""The command for translators: translate."""

from pathlib import Path

import click

from meadhall.cli.command import FOLDER, main


@main.command()
@click.argument("languages", nargs=-1, metavar="[LANGUAGE]...")
@click.option("--new", "begin", is_flag=True, help="Write the files of a new LANGUAGE, with the English text beside.")
@click.option("--check", "look", is_flag=True, help="List what is missing, stale, unused or wrong (the default).")
@click.option("--accept", is_flag=True, help="Note that all of LANGUAGE is the translation of today's English.")
@click.option("--into", type=FOLDER, help="The folder of your languages, for --new; languages otherwise.")
def translate(languages: tuple[str, ...], begin: bool, look: bool, accept: bool, into: Path | None) -> None:
    """Begin and check translations. A LANGUAGE is named by its tag: de, is, pt-BR.

    A language is a folder of text. MEADHALL_LANGUAGES names the folder that yours lies in; docs/translating.md tells
    how to go on.
    """
    from meadhall import translation
    from meadhall.core import language as tags

    if begin + look + accept > 1:
        raise click.UsageError("choose one of --new, --check and --accept")
    if (begin or accept) and not languages:
        raise click.UsageError("name a LANGUAGE: sv, for example")
    if begin:
        place = into or Path("languages")
        for tag in languages:
            if not tags.is_tag(tag):
                raise click.BadParameter(f'"{tag}" is no tag of a language; try de, sv or pt-BR', param_hint="LANGUAGE")
            for file in translation.begin(tag, place):
                click.echo(str(file))
        click.echo(
            f"\n  export MEADHALL_LANGUAGES={place.resolve()}\n  meadhall translate --check {' '.join(languages)}"
        )
        return
    known = tags.languages()[1:]
    for tag in languages:
        if tag not in known:
            raise click.BadParameter(
                f'there is no language "{tag}"; there are: {", ".join(known)}', param_hint="LANGUAGE"
            )
    found = list[str]()
    for tag in languages or known:
        if accept:
            translation.accept(tag)
        complaints = translation.check(tag)
        click.echo("\n".join([*complaints, f"{tags.name_of(tag)}: {len(complaints) or 'nothing'} to do"]))
        found += complaints
    if found:
        raise click.exceptions.Exit(1)
