"""A table for the tests of Runir: chosen boards and rewards, scripted dice, canonical texts.

Unless told otherwise the boards are side 1 of Fehu, Uruz, Thurisaz and Ansuz, at positions 1 to 4:

         b1     b2     s1      s2       g1         g2         aid
    1    F U    [2=]   F U A   K [2=]   F U Th R   F Th [2=]  change the rune
    2    U Th   [2=]   U Th R  F [2=]   U Th A K   U A [2=]   re-roll
    3    Th A   [2=]   Th A K  U [2=]   F Th A R   Th R [2=]  dark die (2 crystals)
    4    A R    [2=]   F A R   Th [2=]  U A R K    A K [2=]   one rune less

and the Jarl's Grand Hall shows M6 (two Trading Staves) on 4, M5 (two Thor's Hammers) on 3, P8 (four on one board) on 2.
Positions are arranged before the dice are rolled, so that what leaves no choice is skipped as in a real game.
"""

import pytest

import meadhall
from meadhall.core.errors import IllegalAction
from meadhall.core.match import Match
from meadhall.games.runir import phase
from meadhall.games.runir.box import RUNE_SIGNS, TYPE_CODES
from meadhall.games.runir.state import REWARDS, STONES
from meadhall.games.runir.words.names import code

BOARDS = ("f 1", "u 1", "th 1", "a 1")
HALL = ("m6", "m5", "p8")
ALL_DIFFERENT = "F U Th A R K"
STONE_CODES = ("b1", "b2", "s1", "s2", "g1", "g2")


def place(name: str) -> int:
    """The place of a stone: `2 s1` is the first silver stone of the second board."""
    position, stone = name.split()
    return (int(position) - 1) * STONES + STONE_CODES.index(stone)


def token(name: str) -> int:
    """The number of a reward token: `m1` to `p8`."""
    return next(number for number in range(REWARDS) if code(number).lower() == name)


class Table:
    """A scripted match, seat 0 first."""

    def __init__(
        self,
        players: int = 2,
        *,
        boards: tuple[str, ...] = BOARDS,
        hall: tuple[str, ...] = HALL,
        first: int = 0,
        long: bool = False,
        children: bool = False,
        head_start: bool = False,
        rules: int = 2,
    ) -> None:
        options = {"long": long, "children": children, "head_start": head_start}
        self.match: Match = meadhall.game("runir").with_rules(rules).start(players, options, scripted=True)
        self.do(*(f"board {board}" for board in boards))
        if not children:
            self.do(*(f"reward {name}" for name in reversed(hall)))  # the first drawn comes to the 2 space
        self.do(f"first {first}")

    # --- Playing

    def do(self, *texts: str) -> "Table":
        """Play actions and outcomes of chance."""
        for text in texts:
            self.match.play(self.match.game.actions.number(text))
        return self

    def roll(self, dice: str) -> "Table":
        """Dice fall, by their signs."""
        return self.do(*(f"rune {sign.lower()}" for sign in dice.split()))

    def turn(self, stone: str) -> "Table":
        """A short turn: six F, one stone that they carve, the first coin, and the end (if it is not over by itself)."""
        self.roll("F F F F F F" + (" F" if self.state.dark[self.state.seat] else "")).do(f"carve {stone}", "coin 0")
        return self.do("end turn") if "end turn" in self.legal else self

    # --- Looking

    @property
    def state(self):  # type: ignore[no-untyped-def]
        return self.match.state

    @property
    def legal(self) -> list[str]:
        return [action.text for action in self.match.legal]

    @property
    def carves(self) -> list[str]:
        """The stones that can be carved."""
        return [text.removeprefix("carve ") for text in self.legal if text.startswith("carve")]

    @property
    def others(self) -> list[str]:
        """All other legal actions."""
        return [text for text in self.legal if not text.startswith("carve")]

    @property
    def outcomes(self) -> list[str]:
        return [action.text for action in self.match.odds]

    @property
    def dice(self) -> str:
        """The unused dice."""
        return " ".join(sign for rune, sign in enumerate(RUNE_SIGNS) for _ in range(self.state.unused[rune]))

    @property
    def hall(self) -> list[str]:
        """The tokens on the spaces 4, 3 and 2."""
        return [code(number).lower() if number >= 0 else "-" for number in self.state.hall]

    def crystals(self, seat: int = 0) -> int:
        return int(self.state.crystals[seat])

    def honour(self, seat: int = 0) -> int:
        return int(self.state.honour[seat])

    def coins(self, seat: int = 0) -> str:
        """A seat's coins that lie on no reward."""
        return self._coins(self.state.coins[seat])

    def laid(self, seat: int = 0) -> str:
        """A seat's coins on its rewards."""
        return self._coins(self.state.laid[seat])

    def _coins(self, counts) -> str:  # type: ignore[no-untyped-def]
        return " ".join(type_code for kind, type_code in enumerate(TYPE_CODES) for _ in range(counts[kind]))

    def tokens(self, seat: int = 0) -> list[str]:
        return [code(number).lower() for number in range(REWARDS) if self.state.held[seat] >> number & 1]

    def holes(self, stone: str) -> list[int]:
        return [int(owner) for owner in self.state.holes[place(stone)]]

    @property
    def points(self) -> list[int]:
        view = self.match.view()
        return [sum(value for _, value in lines) for lines in self.match.game.words.scoring(view)]

    # --- Arranging

    def hand(self, seat: int, crystals: int) -> "Table":
        """A seat has so many crystals left; it spent the others in the centre."""
        self.state.centre[seat] += self.state.crystals[seat] - crystals
        self.state.crystals[seat] = crystals
        return self

    def owns(self, seat: int, coins: str) -> "Table":
        """A seat has earned these coins."""
        for type_code in coins.split():
            self.state.coins[seat, TYPE_CODES.index(type_code)] += 1
            self.state.stacks[TYPE_CODES.index(type_code)] -= 1
        return self

    def empty_stack(self, type_code: str, keeper: int = 1) -> "Table":
        """All coins of a type are in the hands of a seat."""
        return self.owns(keeper, " ".join([type_code] * int(self.state.stacks[TYPE_CODES.index(type_code)])))

    def has_carved(self, seat: int, *stones: str) -> "Table":
        """A seat's crystals are on these stones."""
        for stone in stones:
            holes = self.state.holes[place(stone)]
            self.state.filled |= (holes[0] >= 0) << place(stone)
            holes[0 if holes[0] < 0 else 1] = seat
            self.state.carved[seat, place(stone)] += 1
            self.state.crystals[seat] -= 1
        return self

    def full(self, *stones: str) -> "Table":
        """Both holes of these stones are taken by seat 1."""
        return self.has_carved(1, *stones, *stones)

    def has_used(self, seat: int, position: int, price: int = 1) -> "Table":
        """A seat has used the aid area of a board."""
        self.state.areas[seat] |= 1 << position - 1
        self.state.crystals[seat] -= price
        return self

    def has_dark_die(self, seat: int) -> "Table":
        """A seat owns a dark die from an earlier turn; if its turn is about to begin, it rolls one more."""
        self.state.dark[seat] = 1
        if seat == self.state.seat and self.state.phase == phase.MAIN:
            self.state.rolling += 1
        return self

    def holds(self, seat: int, *names: str) -> "Table":
        """A seat has these reward tokens."""
        for name in names:
            assert self.state.pile >> token(name) & 1
            self.state.pile &= ~(1 << token(name))
            self.state.held[seat] |= 1 << token(name)
        return self

    def pile(self, *names: str) -> "Table":
        """Only these tokens are left in the pile; nobody holds the others."""
        left = sum(1 << token(name) for name in names)
        self.state.held[3] |= self.state.pile & ~left
        self.state.pile &= left
        return self

    def score(self, seat: int, *, track: int = 0, crystals: int = 0, coins: str = "") -> "Table":
        """What a seat has when the game is over; coins as `g0=5 g0=6 b1=2`."""
        self.state.honour[seat] = track
        self.hand(seat, crystals)
        for coin in coins.split():
            type_code, value = coin.split("=")
            kind = TYPE_CODES.index(type_code)
            self.owns(seat, type_code)
            self.state.turned[seat, kind, self.match.box.values[kind].tolist().index(int(value))] += 1
        return self

    def over(self) -> "Table":
        """The game is over as it stands."""
        self.state.rolling = 0
        self.state.phase = phase.ENDED
        return self

    @property
    def places(self) -> tuple[int, ...]:
        assert self.match.outcome is not None
        return self.match.outcome.places


def refuse(table: Table, text: str, reason: str) -> None:
    """That something cannot be done, and why."""
    with pytest.raises(IllegalAction, match=reason):
        table.match.play(text)
