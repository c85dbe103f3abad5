"""Why one action is better than another: what usually happens after each of them, in the game's own words.

The search does not think in reasons. But its tree tells how it goes on, and what happens after one action and not after
the other is what a person would give as the reason.
"""

from collections.abc import Mapping
from typing import Any

from meadhall.bots.search.lines import usual_events
from meadhall.core.game import View
from meadhall.core.record import Array

_OFTEN = 0.4  # what happens less often than this is told of nobody
_MORE = 0.25  # and it must happen so much oftener than after the other action
_NEARLY_ALWAYS = 0.9

SAY = {
    "leads": "It leads to this, {often}: “{event}”",
    "allows": "What was played allows this, {often}: “{event}”",
    "hint": "after it, {often}: “{event}”",
    "nearly always": "nearly always",
    "of ten": "in about {count} of 10 tries",
}


def reasons(view: View[Any, Any], better: tuple[int, Array], played: tuple[int, Array], seed: int = 0) -> str:
    """What the better action leads to, and what the played one allows; each is given with the tree that knows it.

    Nothing, if what happens after them looks the same.
    """
    after_better = usual_events(view, better[1], better[0], seed)
    after_played = usual_events(view, played[1], played[0], seed)
    told = []
    if event := most_telling(after_better, after_played):
        told.append(SAY["leads"].format(often=how_often(after_better[event]), event=event))
    if event := most_telling(after_played, after_better):
        told.append(SAY["allows"].format(often=how_often(after_played[event]), event=event))
    return " ".join(told)


def most_telling(after: Mapping[str, float], otherwise: Mapping[str, float]) -> str | None:
    """What happens after one action often, and much oftener than otherwise; None if nothing does.

    >>> most_telling({"Bo lands.": 0.9, "Bo sings.": 0.8}, {"Bo lands.": 0.8})
    'Bo sings.'
    """
    found = {event: share - otherwise.get(event, 0.0) for event, share in after.items() if share >= _OFTEN}
    if not found:
        return None
    event = min(found, key=lambda event: (-found[event], event))
    return event if found[event] >= _MORE else None


def how_often(share: float) -> str:
    """A share of tries in words.

    >>> how_often(0.71), how_often(0.96)
    ('in about 7 of 10 tries', 'nearly always')
    """
    return SAY["nearly always"] if share >= _NEARLY_ALWAYS else SAY["of ten"].format(count=round(10 * share))
