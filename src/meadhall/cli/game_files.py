"""Commands for game files: replay, analyse, verify."""

from pathlib import Path

import click

from meadhall.cli.command import FILE, PATH, check_writable, load, main, ready_game, say, write


@main.command()
@click.argument("file", type=PATH)
@click.option("--seat", type=int, help="As this seat knew it; a spectator otherwise.")
def replay(file: Path, seat: int | None) -> None:
    """Play a game FILE again and tell what happened."""
    from meadhall.core.constants import SPECTATOR
    from meadhall.terminal import result

    match = load(file)
    viewer = SPECTATOR if seat is None else seat
    match.view(viewer)  # tells about a seat that does not exist before anything is printed
    for event in match.log(viewer):
        click.echo(event.text)
    click.echo("\n" + (result(match) if match.over else f"{match.view(viewer)}\n\n{say('not-over')}"))


@main.command()
@click.argument("file", type=PATH)
@click.option("--depth", metavar="LEVEL", default="jarl", show_default=True, help="As deeply as this level thinks.")
@click.option("--quick", is_flag=True, help="A first look, within a second or two.")
@click.option("--position", type=click.IntRange(0), metavar="N", help="Only the position before step N: what to do?")
@click.option("--variation", type=click.IntRange(1), metavar="N", help="The Nth variation in the file, not the game.")
@click.option("--json", "as_json", is_flag=True, help="As one JSON object: docs/analysis.md describes it.")
@click.option("--html", type=FILE, help="Write a page, to be opened in a browser.")
@click.option("--annotate", type=FILE, help="Write the game with its analysis.")
@click.option("--jobs", type=click.IntRange(1), help="Threads; as many as there are cores otherwise.")
def analyse(
    file: Path, depth: str, quick: bool, position: int | None, variation: int | None, as_json: bool, html: Path | None,
    annotate: Path | None, jobs: int | None,
) -> None:  # fmt: skip
    """Tell what decided a game FILE: how well everybody played, how much luck they had, what would have been better."""
    from meadhall.analysis import analyse as run
    from meadhall.analysis import analyse_position
    from meadhall.analysis.annotate import annotated
    from meadhall.analysis.page import page
    from meadhall.analysis.text import position_text, text
    from meadhall.core.gamefile import read_game_file
    from meadhall.core.variations import replay_variation
    from meadhall.lab.progress import progress_bar

    if annotate is not None and variation is not None:
        raise click.UsageError(say("annotate-game"))
    targets = [target for target in (html, annotate) if target is not None]
    for target in targets:
        check_writable(target)
    match = load(file, ["search:1"])
    game_file = read_game_file(file)
    variations = len(game_file.variations) if isinstance(game_file.variations, list) else 0
    if variation is not None:
        if variation > variations:
            raise click.UsageError(say("no-such-variation", variation=variation, variations=variations))
        match = replay_variation(game_file, match.game, [variation - 1])
    elif variations:
        click.echo(say("other-variations", variations=variations), err=True)
    depth = "quick" if quick else depth
    if position is not None:
        one = analyse_position(match, position, depth=depth)
        click.echo(one.json() if as_json else position_text(one))
        return
    with progress_bar(match.game.title, len(match.steps) + 1) as advance:
        found = run(match, depth=depth, jobs=jobs, progress=advance)
    if html is not None:
        write(html, page(match, found))
    if annotate is not None:
        write(annotate, annotated(game_file, found).to_json().decode())
    if as_json:
        click.echo(found.json())
    elif not targets:
        click.echo(text(found))
    for target in targets:
        click.echo(say("written", file=str(target)), err=True)


@main.command()
@click.argument("file", type=PATH)
def verify(file: Path) -> None:
    """Check a game FILE: every action against the rules, every die against the secret that was promised."""
    from meadhall.core.gamefile import read_game_file
    from meadhall.core.replay import verify as check_dice

    game_file = read_game_file(file)
    found = check_dice(game_file, ready_game(game_file.game))
    told = {"file": str(file), "promise": found.commitment}
    click.echo(say("fair", **told, draws=found.draws, actions=len(game_file.actions)))
