"""Runir: what is printed on the components of a box, as plain numbers and words: read once for all scenes."""

from meadhall.core.phrases import Phrases
from meadhall.core.record import to_bytes
from meadhall.core.scene import Kept
from meadhall.games.runir.board.stones import asked_look
from meadhall.games.runir.box import SIDES, RunirBox
from meadhall.games.runir.state import REWARDS, STONES
from meadhall.games.runir.words.names import RunirView, reward_name


class Printed:
    """A box as a scene needs it, in the words of its reader. Two of the same bytes are the same object."""

    def __init__(self, box: RunirBox, phrases: Phrases) -> None:
        self.phrases = phrases
        self.players = int(box.players)
        self.sessions = int(box.sessions)
        self.children = bool(box.children)
        self.crystals = int(box.crystals)
        self.dice = int(box.dice)
        self.hall: tuple[int, ...] = tuple(box.hall.tolist())
        self.aids: list[int] = box.aids.tolist()
        self.prices: list[int] = box.prices.tolist()
        self.values: list[list[int]] = box.values.tolist()
        self.rewards = [reward_name(phrases, box, token) for token in range(REWARDS)]
        self.tokens = token_looks(box)
        self.asked = asked(box)
        self.asked_looks = [asked_look(*asked) for asked in self.asked]

    @property
    def counts(self) -> bool:
        """Whether honour is counted before the end."""
        return not self.children or self.sessions > 1

    def range_of(self, kind: int) -> tuple[int, int]:
        """The least and the most that a coin of a type is worth."""
        values = [value for value in self.values[kind] if value]
        return values[0], values[-1]


def asked(box: RunirBox) -> list[tuple[tuple[int, ...], tuple[int, ...]]]:
    """The runes that each stone asks for, and the sizes of its wild sets."""
    return [
        (
            tuple(rune for rune, count in enumerate(box.runes[stone].tolist()) for _ in range(count)),
            tuple(size for size in box.wild[stone].tolist() if size),
        )
        for stone in range(SIDES * STONES)
    ]


def token_looks(box: RunirBox) -> list[str]:
    """The look of each reward token; those that ask for the same look alike."""
    wanted = [
        (box.by_type[token].tolist(), box.by_colour[token].tolist(), int(box.praise[token]), int(box.times[token]))
        for token in range(REWARDS)
    ]
    return [f"token-{wanted.index(each)}" for each in wanted]


_kept = Kept[Printed](64)


def printed(view: RunirView) -> Printed:
    """What is printed on the components of a view's box."""
    return _kept.get((to_bytes(view.box), view.phrases), lambda: Printed(view.box, view.phrases))
