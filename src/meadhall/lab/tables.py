"""What the lab found, as tables for the terminal."""

from collections.abc import Sequence

from rich.console import Console
from rich.table import Table

from meadhall.core.game import Game
from meadhall.lab.bench import Measured
from meadhall.lab.simulate import Simulation


def simulation_table(game: Game, found: Simulation) -> None:
    """Print a simulation."""
    settings = ", ".join(f"{name}={value}" for name, value in found.options.items())
    title = f"{game.title}: {found.games:,} games, seed {found.seed}" + (f", {settings}" if settings else "")
    table = Table(title=title, title_justify="left")
    for column in ("seat", "bot", "wins", "share", "95 % interval", "points", "5-95 %"):
        table.add_column(column, justify="left" if column == "bot" else "right")
    for number, seat in enumerate(found.seats):
        low, high = seat.interval
        table.add_row(
            str(number),
            seat.bot,
            f"{seat.wins:,}",
            f"{seat.win_rate:.1%}",
            f"{low:.1%} to {high:.1%}",
            f"{seat.points.mean:.2f}",
            f"{seat.points.p5:.0f}-{seat.points.p95:.0f}",
        )
    console = Console()
    console.print(table)
    length = found.length["decisions"]
    console.print(
        f"{found.decisions:,} decisions and {found.steps:,} steps in {found.seconds:.2f} s "
        f"({found.steps / found.seconds / 1e6:.1f} million steps a second).\n"
        f"A game has {length.mean:.0f} decisions (median {length.median:.0f}; "
        f"5-95 %: {length.p5:.0f}-{length.p95:.0f}; most {length.most})."
    )


def bench_table(found: Sequence[Measured]) -> None:
    """Print measurements of speed."""
    table = Table(title="Random whole games on one core", title_justify="left")
    for column in ("game", "players", "steps/s", "games/s", "peer", "its steps/s", "ratio"):
        table.add_column(column, justify="left" if column in ("game", "peer") else "right")
    for one in found:
        ours = (one.game, str(one.players), f"{one.steps_per_second:,.0f}", f"{one.games_per_second:,.0f}")
        for peer in one.peers:
            table.add_row(*ours, peer.name, f"{peer.steps_per_second:,.0f}", f"{peer.ratio:.1f}")
        if not one.peers:
            table.add_row(*ours, "OpenSpiel is not installed", "", "")
    Console().print(table)
