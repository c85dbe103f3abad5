"""Hägar once more, as plainly as it can be written: lists and names instead of sets and kernels, from RULES.md alone.

It is told what happens, text by text, and says what may be done, how many numbers are still to be discovered, whether
the game is over and how it stands. The engine must agree with it at every decision.
"""

from dataclasses import dataclass, field

# What lies on the coasters 1 to 10: the island, and its treasure fields.
COASTERS = (
    [("hagar", 1)] * 3 + [("hagar", 2)] + [("sven", 1)] * 2 + [("plain", 2), ("helga", 0), ("sea", 0), ("dragon", 0)]
)
NUMBERS = 6
DIRECTIONS = {"here": (0, 0), "north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
CORNERS = {"0": (0, 0), "90": (1, 0), "180": (1, 1), "270": (0, 1)}
ROLL_AGAIN = {"keep", "reroll red", "reroll black", "reroll both"}


@dataclass(eq=False)
class Token:
    """A treasure: where it was laid, what it is ("?" while face down), whose, whether discovered, on which field."""

    laid: tuple[int, int]
    kind: str = "?"
    owner: int | None = None
    discovered: bool = False
    placed: str = ""

    @property
    def is_number(self) -> bool:
        return self.kind in ("1", "2", "3")


@dataclass(eq=False)
class Island:
    kind: str
    tokens: list[Token]

    @property
    def lying(self) -> list[Token]:
        return [token for token in self.tokens if token.owner is None]


@dataclass
class Model:
    players: int
    laid: list[str] = field(default_factory=list)
    chart: dict[tuple[int, int], Island] = field(default_factory=dict)
    seat: int = -1
    turn: int = 0
    mode: str = "setup"
    dice: dict[str, int] = field(default_factory=dict)
    in_air: list[str] = field(default_factory=list)
    rolls: int = 0
    island: Island | None = None
    used: set[str] = field(default_factory=set)
    luck: list[int] = field(default_factory=list)
    lucky: list[Token] = field(default_factory=list)

    # --- Looking

    @property
    def tokens(self) -> list[Token]:
        """All treasures, coaster by coaster."""
        return sorted((token for island in self.chart.values() for token in island.tokens), key=lambda one: one.laid)

    @property
    def undiscovered(self) -> int:
        return NUMBERS - sum(token.discovered for token in self.tokens)

    def owned(self, seat: int) -> list[Token]:
        return [token for token in self.tokens if token.owner == seat]

    @property
    def points(self) -> list[int]:
        found = []
        for seat in range(self.players):
            numbers = [token for token in self.owned(seat) if token.is_number]
            value = sum(int(token.kind) * (2 if token.placed == "helga" else 1) for token in numbers)
            value += len(numbers) * any(token.kind == "hagar" for token in self.owned(seat))
            found.append(value + self.luck[seat])
        return found

    @property
    def legal(self) -> set[str]:
        if self.mode in ("navigating", "landing"):
            return ROLL_AGAIN
        if self.mode == "targeting":
            return {f"land {direction}" for direction in self.targets()} | {"sail on"}
        return self.uses() | {"done"} if self.mode == "using" else set()

    def targets(self) -> list[str]:
        x, y = self.dice["red"], self.dice["black"]
        directions = ["here"] if (x, y) in self.chart else ["north", "east", "south", "west"]
        beside = {name: (x + DIRECTIONS[name][0], y + DIRECTIONS[name][1]) for name in directions}
        return [name for name, spot in beside.items() if spot in self.chart and self.is_useful(self.chart[spot])]

    def is_useful(self, island: Island) -> bool:
        if island.kind in ("helga", "dragon"):
            wanted = ("1", "2", "3") if island.kind == "helga" else ("1",)
            return any(token.kind in wanted and not token.placed for token in self.owned(self.seat))
        return bool(island.lying) or bool(self.victims(island))

    def victims(self, island: Island) -> list[int]:
        others = [seat for seat in range(self.players) if seat != self.seat]
        return [seat for seat in others if any(token.kind == island.kind for token in self.owned(seat))]

    def uses(self) -> set[str]:
        assert self.island is not None
        red, black = (str(self.dice[die]) for die in ("red", "black"))
        free = {"red": red, "black": black}.items() - {(die, str(self.dice[die])) for die in self.used}
        both = not self.used
        double, seven = both and red == black, both and int(red) + int(black) == 7
        if self.used == {"red", "black"}:
            return set()
        if self.island.kind in ("helga", "dragon"):
            own = {token.kind for token in self.owned(self.seat) if token.is_number and not token.placed}
            own &= {"1"} if self.island.kind == "dragon" else own
            return {f"place {kind}" for kind in own if seven or kind in (red, black)}
        there = {token.kind for token in self.island.lying}
        if not there:
            return {f"steal from {seat}" for seat in self.victims(self.island)} if double or seven else set()
        takes = {die for die, face in free if face in there}
        found = {f"take by {die}" for die in takes - ({"black"} if double else set())}
        if double:
            found |= {f"double takes {kind}" for kind in there & {"sven", "hagar"}}
        if seven:  # what one die does as well, while the other has nothing to do, is offered once
            alone = {red, black} & there if len({red, black} & there) == 1 else set()
            found |= {f"seven takes {kind}" for kind in there - alone}
        return found

    # --- What happens

    def hear(self, text: str) -> None:
        """An action or an outcome of chance."""
        *words, last = text.split()
        match words:
            case ["coaster"]:
                self.laid.append(last)
            case ["turn"]:
                kind, fields = COASTERS[int(self.laid[-1]) - 1]
                place = len(self.laid) - 1
                x, y = (1 + place % 3 * 2 + CORNERS[last][0], 1 + place // 3 * 2 + CORNERS[last][1])
                if kind != "sea":
                    self.chart[x, y] = Island(kind, [Token((int(self.laid[-1]), number)) for number in range(fields)])
            case ["first"]:
                self.seat, self.luck = int(last) - 1, [0] * self.players
                self.next_turn()
            case ["red"] | ["black"]:
                self.in_air.remove(words[0])
                self.dice[words[0]] = int(last)
                if not self.in_air:
                    self.dice_lie()
            case ["reroll"]:
                self.throw(["red", "black"] if last == "both" else [last])
            case ["land"]:
                x, y = self.dice["red"] + DIRECTIONS[last][0], self.dice["black"] + DIRECTIONS[last][1]
                self.island, self.rolls, self.mode = self.chart[x, y], 3 if last == "here" else 1, "landing"
                self.begin_landing()
            case ["token"]:
                assert self.island is not None
                next(token for token in self.island.tokens if token.kind == "?").kind = last
                self.begin_landing()
            case _:
                self.decide(text, words, last)

    def decide(self, text: str, words: list[str], last: str) -> None:
        assert text in self.legal, text
        if text == "keep":
            self.dice_stand()
        elif text in ("sail on", "done"):
            self.end_landing()
        else:
            self.use(words, last)

    def throw(self, dice: list[str]) -> None:
        self.in_air, self.rolls = dice, self.rolls - 1

    def next_turn(self) -> None:
        self.seat, self.turn = (self.seat + 1) % self.players, self.turn + 1
        self.mode, self.rolls, self.island, self.used = "navigating", 2, None, set()
        self.throw(["red", "black"])

    def begin_landing(self) -> None:
        assert self.island is not None
        if all(token.kind != "?" for token in self.island.tokens):
            self.throw(["red", "black"])

    def dice_lie(self) -> None:
        if self.mode == "luck":
            owner = self.lucky.pop(0).owner
            assert owner is not None
            self.luck[owner] += abs(self.dice["red"] - self.dice["black"])
            self.count_luck()
        elif self.rolls == 0:
            self.dice_stand()

    def dice_stand(self) -> None:
        if self.mode == "navigating":
            self.mode = "targeting"
            if not self.targets():
                self.end_landing()
            return
        assert self.island is not None
        self.mode = "using"
        for face in self.dice.values():  # each die discovers one number token that it shows
            fresh = [one for one in self.island.lying if one.kind == str(face) and not one.discovered]
            if fresh:
                fresh[0].discovered = True
        self.go_on()

    def go_on(self) -> None:
        if not self.uses():
            self.end_landing()

    def use(self, words: list[str], last: str) -> None:
        assert self.island is not None
        if words == ["take", "by"]:
            self.win(str(self.dice[last]))
            self.used.add(last)
        else:
            if words[-1] == "takes":
                self.win(last)
            elif words[0] == "steal":
                next(token for token in self.owned(int(last)) if token.kind == self.island.kind).owner = self.seat
            else:
                for token in self.tokens:
                    token.placed = "" if token.placed == self.island.kind else token.placed
                own = [token for token in self.owned(self.seat) if token.kind == last and not token.placed]
                own[0].placed = self.island.kind
            self.used = {"red", "black"}
        self.go_on()

    def win(self, kind: str) -> None:
        assert self.island is not None
        equal = [token for token in self.island.lying if token.kind == kind]
        token = next((token for token in equal if token.discovered), equal[0])
        token.owner, token.discovered = self.seat, token.is_number

    def end_landing(self) -> None:
        if self.undiscovered == 0 or self.turn == 400:
            self.lucky = [token for token in self.tokens if token.kind == "sven" and token.owner is not None]
            self.count_luck()
        else:
            self.next_turn()

    def count_luck(self) -> None:
        self.mode = "luck" if self.lucky else "over"
        self.in_air = ["red", "black"]
