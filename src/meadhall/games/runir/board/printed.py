"""Runir: the components of a box as plain numbers and words, read once for all scenes."""

from meadhall.core.phrases import Phrases
from meadhall.core.record import to_bytes
from meadhall.core.scene import Kept, Shape
from meadhall.games.runir.board.layout import layout
from meadhall.games.runir.board.sheet import asked, asked_look, token_look
from meadhall.games.runir.box import RunirBox
from meadhall.games.runir.state import REWARDS
from meadhall.games.runir.words.names import RunirView, reward_name


class Printed:
    """A box as the scenes of one shape need it, in the words of its reader. Equal boxes are the same object."""

    def __init__(self, box: RunirBox, phrases: Phrases, shape: Shape) -> None:
        self.phrases, self.shape, self.whole = phrases, shape, layout(shape, int(box.players))
        self.sessions, self.children, self.crystals = int(box.sessions), bool(box.children), int(box.crystals)
        self.counts = not self.children or self.sessions > 1
        """Whether honour is counted before the end."""
        self.hall: list[int] = box.hall.tolist()
        self.aids: list[int] = box.aids.tolist()
        self.prices: list[int] = box.prices.tolist()
        values = [[value for value in row if value] for row in box.values.tolist()]
        self.ranges = [(row[0], row[-1]) for row in values]
        """The least and the most that a coin of each type is worth."""
        self.rewards = [reward_name(phrases, box, token) for token in range(REWARDS)]
        self.tokens = [token_look(box, token) for token in range(REWARDS)]
        self.asked = asked(box)
        self.asked_looks = [asked_look(*each) for each in self.asked]


_kept = Kept[Printed](128)


def printed(view: RunirView, shape: Shape) -> Printed:
    """The components of a view's box."""
    return _kept.get((to_bytes(view.box), view.phrases, shape), lambda: Printed(view.box, view.phrases, shape))
