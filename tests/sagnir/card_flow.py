"""Where tiles and beings go in the island games, once more: plain Python, apart from the rules that are tested.

It is told what everybody says and draws, as canonical texts, and that a turn is over. It answers what chance may draw
next, and with which weights, what may be kept, and what lies in each hand and pile (S-05, S-08, S-20, S-59 to S-68,
S-72 to S-74, S-77).
"""

from collections import Counter
from dataclasses import dataclass, field

KINDS = ("fire", "water", "earth", "air", "aurora")


@dataclass
class Cards:
    """One sort of cards, tiles or beings: a pile, a discard and the hands; and what is being drawn."""

    pile: Counter[str]
    hands: list[Counter[str]]
    discard: Counter[str] = field(default_factory=Counter)
    to_draw: int = 0
    to_keep: int = 0
    offer: Counter[str] | None = None
    """What was drawn to choose from; None where nobody chooses."""

    def begin(self, missing: int, chooses: bool) -> None:
        """A hand is to be filled up; whoever chooses draws twice as many."""
        self.to_draw, self.to_keep = (2 * missing, missing) if chooses and missing else (missing, 0)
        self.offer = Counter() if chooses and missing else None

    def settle(self, hand: Counter[str]) -> None:
        """S-65, S-66: shuffle where that is needed, give up where nothing is left, and take what needs no choice."""
        if self.to_draw and not self.pile.total():
            self.pile, self.discard = self.discard, Counter()
        if not self.pile.total():
            self.to_draw = 0
        if self.offer is None or self.to_draw:
            return
        if self.offer.total() <= self.to_keep:  # fewer came than were to be kept
            hand += self.offer
            self.offer = None
        elif self.to_keep == 0:
            self.discard += self.offer
            self.offer = None

    def draw(self, name: str, hand: Counter[str]) -> None:
        """Chance has drawn this one."""
        self.pile -= Counter([name])
        self.to_draw -= 1
        (hand if self.offer is None else self.offer)[name] += 1

    def keep(self, name: str, hand: Counter[str]) -> None:
        """This one of the offer is kept."""
        assert self.offer is not None
        self.offer -= Counter([name])
        hand[name] += 1
        self.to_keep -= 1

    def throw(self, name: str, hand: Counter[str]) -> None:
        """A card of a hand is discarded."""
        assert hand[name] > 0
        hand -= Counter([name])
        self.discard[name] += 1


class CardFlow:
    """A game of two to four after its island is laid: `protectors` and the cells in order of seats and of laying."""

    def __init__(self, protectors: list[str], island: dict[str, str], beings: list[str], own: bool) -> None:
        self.protectors, self.island, self.own = protectors, island, own
        players = len(protectors)
        tiles = Counter(dict.fromkeys(KINDS[:4], 13) | {"aurora": 8}) - Counter(island.values())
        self.tiles = Cards(tiles, [Counter() for _ in range(players)])
        self.beings = Cards(Counter(beings), [Counter() for _ in range(players)])
        self.sorts = {"tile": self.tiles, "being": self.beings}
        self.refilling = False
        self.lifted = ""
        self.thrown = 0
        """How many cards were discarded in this turn."""

    def deal(self, seat: int, sort: str, name: str) -> None:
        """S-08: before the first turn."""
        self.sorts[sort].pile -= Counter([name])
        self.sorts[sort].hands[seat][name] += 1

    def limit(self, seat: int) -> int:
        return 5 if self.protectors[seat] == "earth-goddess" else 4

    def act(self, seat: int, text: str) -> None:
        """A seat does something; what does not move a card is nothing here."""
        word, *names = text.split()
        if word == "place":
            self.tiles.hands[seat] -= Counter([names[0]])
            self.tiles.discard[self.island[names[1]]] += 1
            self.island[names[1]] = names[0]
        elif word == "switch":
            self.lifted = names[0]
        elif word == "with":
            one, other = self.lifted, names[0]
            self.island[one], self.island[other] = self.island[other], self.island[one]
        elif word == "activate":
            self.beings.hands[seat] -= Counter(names)
        elif word in ("discard", "exchange"):
            cards = self.tiles if names[0] in KINDS else self.beings
            cards.throw(names[0], cards.hands[seat])
            self.thrown += 1
            if word == "exchange":
                self.tiles.begin(1, chooses=False)
                self.tiles.settle(self.tiles.hands[seat])
        elif word == "keep":
            cards = self.tiles if names[0] in KINDS else self.beings
            cards.keep(names[0], cards.hands[seat])

    def refill(self, seat: int, passing: bool) -> None:
        """The turn is over: the hand is filled up, after a pass too."""
        self.refilling = True
        who = self.protectors[seat]
        missing = self.limit(seat) - self.tiles.hands[seat].total()
        self.tiles.begin(missing, chooses=not passing and who == "sea-goddess")
        missing = 0 if self.own else 3 - self.beings.hands[seat].total()
        self.beings.begin(missing, chooses=not passing and who == "winged-horse")

    def next(self, seat: int) -> tuple[str, dict[str, int]]:
        """What comes next in a refill: ("draw", weights), ("keep", what may be kept) or ("turn", nothing)."""
        for sort, cards in self.sorts.items():
            cards.settle(cards.hands[seat])
            if cards.to_draw:
                return "draw", {f"{sort} {name}": weight for name, weight in cards.pile.items()}
            if cards.offer is not None:
                return "keep", {f"keep {name}": 1 for name in cards.offer}
        self.refilling, self.thrown = False, 0
        return "turn", {}
