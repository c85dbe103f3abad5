"""A table for the tests of Hägar: one known chart, scripted dice, canonical texts.

The coasters lie in their order, unturned, so that each island is at the top left of its coaster:

    column   1      2   3      4   5        6
    row 1    Hägar      Hägar      Hägar
    row 3    Hägar++    Sven       Sven
    row 5    plain++    Helga      ship, or Dragon in the harbor

Treasures are numbered 0, 1, 2 (row 1), 3 and 4, 5, 6 (row 3), 7 and 8 (plain island).
"""

import meadhall
from meadhall.core.match import Match
from meadhall.games.hagar import hoards, token_kind
from meadhall.games.hagar.rules import chart

KINDS = {"?": token_kind.FACE_DOWN, "1": 1, "2": 2, "3": 3, "sven": token_kind.SVEN, "hagar": token_kind.HAGAR}


class Table:
    """A scripted match on the known chart, seat 0 first."""

    def __init__(
        self, players: int = 2, *, harbor: bool = False, short: bool = False, first: int = 0, rules: int = 3
    ) -> None:
        options = {"harbor": harbor} | ({"short": short} if rules < 3 else {})
        self.match: Match = meadhall.game("hagar").with_rules(rules).start(players, options, scripted=True)
        for number in (1, 2, 3, 4, 5, 6, 7, 8, 10 if harbor else 9):
            self.do(f"coaster {number}", "turn 0")
        self.do(f"first {first}")

    @property
    def state(self):  # type: ignore[no-untyped-def]
        return self.match.state

    @property
    def legal(self) -> list[str]:
        return [action.text for action in self.match.legal]

    @property
    def turn(self) -> int:
        return int(self.state.turn)

    def do(self, *texts: str) -> "Table":
        """Play actions and outcomes of chance."""
        for text in texts:
            self.match.play(self.match.game.actions.number(text))
        return self

    def dice(self, red: int, black: int) -> "Table":
        """Both dice fall."""
        return self.do(f"red {red}", f"black {black}")

    def sail(self, red: int, black: int) -> "Table":
        """Roll these coordinates and keep them."""
        return self.dice(red, black).do("keep")

    def turned(self, place: int, quarter_turns: int) -> "Table":
        """The coaster at this place was turned so before it was laid."""
        self.state.turned[place] = quarter_turns
        self.state.islands = chart.islands_on_chart(self.state, self.match.box)
        return self

    def lies(self, treasure: int, kind: str) -> "Table":
        """This treasure lies face up on its island."""
        self.state.kinds &= ~(1 << treasure)
        self.state.kinds[KINDS[kind]] |= 1 << treasure
        return self._count()

    def won(self, seat: int, treasure: int, kind: str) -> "Table":
        """This treasure was won by a seat earlier in the game."""
        self.state.on_map &= ~(1 << treasure)
        self.state.won &= ~(1 << treasure)
        self.state.won[seat] |= 1 << treasure
        return self.lies(treasure, kind)

    def discovered(self, treasure: int) -> "Table":
        """This number token was shown by a die earlier in the game, and left on its island."""
        self.state.discovered |= 1 << treasure
        return self._count()

    def _count(self) -> "Table":
        found = int(self.state.won.sum()) & int(self.state.kinds[1:4].sum())
        if self.match.box.rules >= 3:
            self.state.discovered |= found
            found = int(self.state.discovered)
        self.state.numbers_left = self.match.box.numbers - found.bit_count()
        return self

    def doubled(self, treasure: int) -> "Table":
        self.state.doubled = 1 << treasure
        return self

    def moored(self, treasure: int) -> "Table":
        self.state.moored = 1 << treasure
        return self

    def kinds(self, *treasures: int) -> list[int]:
        """What these treasures are."""
        return [hoards.kinds(self.state)[treasure] for treasure in treasures]

    def holder(self, treasure: int) -> int:
        return hoards.holders(self.state)[treasure]

    def points(self) -> list[int]:
        view = self.match.view()
        return [sum(value for _, value in lines) for lines in self.match.game.words.scoring(view)]
