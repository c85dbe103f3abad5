"""Runir: what is printed on the components of a box, as plain numbers and words: read once for all scenes."""

from meadhall.core.record import to_bytes
from meadhall.core.scene import Kept
from meadhall.games.runir.board.stones import asked_look
from meadhall.games.runir.box import SIDES, RunirBox
from meadhall.games.runir.state import REWARDS, STONES
from meadhall.games.runir.words.phrases import reward


class Printed:
    """A box as a scene needs it. Two of the same bytes are the same object."""

    def __init__(self, box: RunirBox) -> None:
        self.players = int(box.players)
        self.sessions = int(box.sessions)
        self.children = bool(box.children)
        self.crystals = int(box.crystals)
        self.dice = int(box.dice)
        self.hall: tuple[int, ...] = tuple(box.hall.tolist())
        self.aids: list[int] = box.aids.tolist()
        self.prices: list[int] = box.prices.tolist()
        self.values: list[list[int]] = box.values.tolist()
        self.rewards = [reward(box, token) for token in range(REWARDS)]
        self.tokens = [f"token-{self.rewards.index(told)}" for told in self.rewards]  # their looks: some are alike
        self.asked = [
            (
                tuple(rune for rune, count in enumerate(box.runes[stone].tolist()) for _ in range(count)),
                tuple(size for size in box.wild[stone].tolist() if size),
            )
            for stone in range(SIDES * STONES)
        ]
        self.asked_looks = [asked_look(*asked) for asked in self.asked]

    @property
    def counts(self) -> bool:
        """Whether honour is counted before the end."""
        return not self.children or self.sessions > 1

    def range_of(self, kind: int) -> tuple[int, int]:
        """The least and the most that a coin of a type is worth."""
        values = [value for value in self.values[kind] if value]
        return values[0], values[-1]


_kept = Kept[Printed](64)


def printed(box: RunirBox) -> Printed:
    """What is printed on the components of a box."""
    return _kept.get(to_bytes(box), lambda: Printed(box))
