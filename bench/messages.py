"""What a move costs whoever looks at a table: bytes of each message, before any compression, and the time of a scene.

python bench/messages.py [GAME ...]

Two people play at random; both look at the board. A message is all that one of them is sent after a decision, whoever
has decided: the table's view, the choices, the new lines of the log, and the moments. Milliseconds are the processor's.
"""

import random
import statistics
import sys
import time
from dataclasses import dataclass
from typing import Any

import msgspec

from meadhall.core.scene import Shape
from meadhall.games import load, own_names
from meadhall.hall.live.messages import TableMessage
from meadhall.table import decide
from meadhall.table.commands import Act, AnyCommand, Sit, Start
from meadhall.table.moments import Seen
from meadhall.table.table import Table
from meadhall.table.table_view import shortly
from meadhall.table.views import TableViews

PEOPLE = ("a" * 32, "b" * 32)


@dataclass
class Sizes:
    """What was sent to two people in one game."""

    looks: int
    """Bytes of the sheet of looks, which is sent once for many games."""
    scene: int
    """Bytes of the largest first message."""
    messages: list[int]
    """Bytes of every message after it."""
    milliseconds: float
    """For all that a person is shown after a decision, one of them with another."""

    @property
    def median(self) -> float:
        """The usual message."""
        return statistics.median(self.messages)


def measure(name: str, shape: Shape = "wide", decisions: int = 200, seed: int = 1) -> Sizes:
    """Play a game at random, and weigh what two people are sent."""
    game, rng = load(name), random.Random(seed)
    opened = decide.open_table(game, PEOPLE[0], [("Astrid", None), ("", None)], b"7" * 32, 0.0)
    table = Table.load("table", [opened], lambda _: game)
    views = TableViews(table)

    def do(command: AnyCommand, person: str) -> None:
        for entry in decide.do(table, command, person, 1.0):
            table.apply(entry)

    do(Sit(1, "Bjarni"), PEOPLE[1])
    do(Start(), PEOPLE[0])
    seen: dict[str, Seen | None] = dict.fromkeys(PEOPLE)
    known = dict.fromkeys(PEOPLE, 0)
    first, later, used = list[int](), list[int](), 0.0
    for _ in range(decisions):
        for person in PEOPLE:
            view = views.of(person, 1.0, since=known[person], board=False, words=False)
            began = time.process_time()
            news = views.news(person, seen[person], shape)
            assert news is not None, "this board is no scene"
            used += time.process_time() - began
            short = shortly(view.choices)
            brief: Any = msgspec.structs.replace(view, choices=())
            message = TableMessage(False, brief, news.scene, news.moments, short)
            (later if seen[person] else first).append(len(msgspec.json.encode(message)))
            seen[person], known[person] = news.seen, view.version
        if table.to_move is None:
            break
        mover = PEOPLE[table.to_move]
        do(Act(rng.choice(views.of(mover, 1.0, board=False, words=False).choices).number), mover)
    assert table.match is not None
    return Sizes(len(game.sheet(table.match.box).json), max(first), later, 1000 * used / (len(first) + len(later)))


def main() -> None:
    """A line for each game and shape."""
    print(f"{'':18}{'':6}{'looks':>8}{'first':>8}{'median':>8}{'most':>8}{'ms':>7}")
    for name in sys.argv[1:] or own_names():
        for shape in ("wide", "tall"):
            found = measure(name, "wide" if shape == "wide" else "tall")
            sizes = f"{found.looks:8,}{found.scene:8,}{found.median:8,.0f}{max(found.messages):8,}"
            print(f"{name:18}{shape:6}{sizes}{found.milliseconds:7.2f}")


if __name__ == "__main__":
    main()
