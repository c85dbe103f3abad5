"""Game files of the games of a run, so that single games can be replayed, analysed or shown."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from meadhall.core.errors import MeadhallError
from meadhall.lab.games import BotTable
from meadhall.lab.process_pool import share_out
from meadhall.lab.runs import ProgressCallback, RunPlan, silent


def check_folder(folder: Path) -> None:
    """See before anything is played that game files can be written to a folder."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise MeadhallError(f"{folder}: no game files can be written there: {error.strerror}") from None


@dataclass(frozen=True)
class GameSaver:
    """Plays games of a run again and writes their files; each worker process has one."""

    folder: Path
    plan: RunPlan

    def save(self, number: int) -> Path:
        """Write the file of a game, named by its number in the run."""
        match = self.plan.match(number)
        match.names = self.plan.seated(number)
        path = self.folder / f"{self.plan.table.game.name}-{number:06d}.json"
        try:
            match.save(path)
        except OSError as error:
            raise MeadhallError(f"{path}: cannot be written: {error.strerror}") from None
        return path


def save_games(
    folder: Path, table: BotTable, bots: Sequence[str], games: Iterable[int], *, jobs: int | None = None,
    progress: ProgressCallback = silent,
) -> None:  # fmt: skip
    """Write the game file of each of these games of a run, whose seats are called by their bots."""
    check_folder(folder)
    for _ in share_out(GameSaver(folder, RunPlan(table, tuple(bots))), GameSaver.save, games, jobs):
        progress(1)
