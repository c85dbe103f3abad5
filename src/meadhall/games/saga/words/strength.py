"""Saga: how the Strength of a side adds up in a combat, Leader by Leader (V-75)."""

from meadhall.games.saga import effects
from meadhall.games.saga.state import LEADERS
from meadhall.games.saga.words.names import SagaView


def worth(view: SagaView, side: int) -> list[int]:
    """What each Leader of a side counts in the current combat, figure by figure; 0 for who is not there."""
    s, box = view.state, view.box
    strong = effects.STRONG_WITH if s.strongholds >> s.battle & 1 else effects.STRONG_WITHOUT
    found = []
    for figure in range(LEADERS):
        counts = int(s.figures[side, figure] == s.battle)
        if counts and s.shown[side, figure]:
            who = int(s.backs[side, figure])
            if int(box.effects[side, who]) == strong:
                counts = int(box.numbers[side, who])
        found.append(counts)
    return found


def added(view: SagaView, side: int, total: int) -> str:
    """The sum: Warriors, then each Leader; only the total where there is nothing to add."""
    s = view.state
    terms = [term for term in (int(s.warriors[side, s.battle]), *worth(view, side)) if term]
    return f"{' + '.join(map(str, terms))} = {total}" if len(terms) > 1 else str(total)
