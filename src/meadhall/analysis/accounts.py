"""Adding up: from what was found about single positions to chances over the whole game, in which every point is booked.

For every seat `result - start = chance + hidden + decisions`, exactly. The chances of a position are made like this:

- Every seat keeps a book: what it thinks of everybody's chances. All begin with those of the opening.
- When a seat decides, it has just looked at the position: its book then says what the search found through its eyes.
- What a decision costs, and what an outcome of chance brings, changes all books alike.
- In a game without secrets whatever one seat sees anybody could see: if it has looked before, and now thinks otherwise
  than its book says, then all books change by that much.
- The chances of a position are the mean of all books.

So it does not matter that seats know different things, or that whoever is to move tends to think too well of itself:
books are compared with what the same seat thought before, and not with what somebody else did. What is neither chance
nor decision (something hidden came out, or the search looked again and saw further) is `hidden`.
"""

from collections.abc import Sequence

from msgspec import Struct

from meadhall.analysis.findings import ChanceFound, DecisionFound, Finding, OpeningFound, Values


class Booked(Struct, frozen=True):
    """One step of a match with all that it changed, for every seat."""

    chances: Values
    """Before it."""
    chance: Values
    """What dice and draws brought."""
    hidden: Values
    """What came out that was hidden, or was seen only now."""
    decision: Values
    """What the decision cost or brought."""


def book(
    opening: Values, findings: Sequence[Finding], movers: Sequence[int], result: Values | None, *, secrets: bool
) -> tuple[list[Booked], Values]:
    """All steps with what they changed, and the chances at the end: the result, if the match is over."""
    players = len(opening)
    nothing = (0.0,) * players
    books = [list(opening) for _ in range(players)]
    looked: set[int] = set()
    parts: list[tuple[Values, Values]] = []
    chances: list[Values] = []
    for mover, finding in zip(movers, findings, strict=True):
        match finding:
            case DecisionFound(chances=seen):
                if mover in looked and not secrets:
                    change = [now - before for now, before in zip(seen, books[mover], strict=True)]
                    books = [[_bounded(was + more) for was, more in zip(one, change, strict=True)] for one in books]
                books[mover] = list(seen)
                looked.add(mover)
            case OpeningFound(chances=seen):  # a spectator has looked, who is nobody's rival
                books = [list(seen) for _ in range(players)]
        chances.append(_mean(books))
        luck = finding.luck if isinstance(finding, ChanceFound) else nothing
        decision = finding.change if isinstance(finding, DecisionFound) else nothing
        parts.append((luck, decision))
        for one in books:
            for seat in range(players):
                one[seat] += luck[seat] + decision[seat]
    end = result if result is not None else _mean(books)
    booked = []
    for number, (before, (luck, decision)) in enumerate(zip(chances, parts, strict=True)):
        after = chances[number + 1] if number + 1 < len(chances) else end
        hidden = tuple(after[seat] - before[seat] - luck[seat] - decision[seat] for seat in range(players))
        booked.append(Booked(before, luck, hidden, decision))
    return booked, end


def _mean(books: Sequence[Sequence[float]]) -> Values:
    """The mean of all books; what adds up to less than nothing, or to more than a win, is a chance no longer."""
    return tuple(_bounded(sum(column) / len(books)) for column in zip(*books, strict=True))


def _bounded(chance: float) -> float:
    return min(1.0, max(0.0, chance))
