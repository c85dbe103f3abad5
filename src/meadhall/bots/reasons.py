"""Why one action is better than another: what usually happens after each of them, in the game's own words.

The search does not think in reasons. But its tree tells how it goes on, and what happens after one action and not after
the other is what a person would give as the reason.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from meadhall.bots.search.lines import UsualEvent, aftermath
from meadhall.core.game import View
from meadhall.core.record import Array

_OFTEN = 0.4  # what happens less often than this is told of nobody
_MORE = 0.25  # and it must happen so much oftener than after the other action
_NEARLY_ALWAYS = 0.9
_AHEAD = 0.3  # points in the mean that are worth telling
_SCORED = 1.0  # what changes points is told before anything else,
_ITS_OWN = 0.25  # and what the one does that it is told about rather than what others do

SAY = {
    "leads": "It leads to this, {often}: “{event}”",
    "allows": "What was played allows this, {often}: “{event}”",
    "led": "What was played leads to this, {often}: “{event}”",
    "ahead": "It is soon worth about {points} more.",
    "hint": "after it, {often}: “{event}”",
    "hint ahead": "soon worth about {points} more",
    "nearly always": "nearly always",
    "of ten": "in about {count} of 10 tries",
}

Events = Mapping[str, UsualEvent]


def reasons(view: View[Any, Any], better: tuple[int, Array], played: tuple[int, Array], seed: int = 0) -> str:
    """What the better action leads to, and what the played one allows; each is given with the tree that knows it.

    Nothing, if what happens after them looks the same. What the other action does by itself sets nothing apart, and
    what the seat does or draws next, without any points, does not speak against what it played.
    """
    after_better = aftermath(view, better[1], better[0], seed)
    after_played = aftermath(view, played[1], played[0], seed)
    told = []
    if event := most_telling(_but(after_better.events, after_played.itself), after_played.events, mine=view.seat):
        told.append(SAY["leads"].format(often=how_often(after_better.events[event].share), event=event))
    others = {*range(view.players)} - {view.seat}
    against = {words: event for words, event in after_played.events.items() if event.scores or event.who in others}
    if event := most_telling(_but(against, after_better.itself), after_better.events, theirs=view.seat):
        words = SAY["led" if after_played.events[event].who == view.seat else "allows"]
        told.append(words.format(often=how_often(after_played.events[event].share), event=event))
    ahead = after_better.lead - after_played.lead
    if not told and ahead >= _AHEAD and view.game.has_points:
        told.append(SAY["ahead"].format(points=f"{ahead:.1f} {view.game.measure[1]}"))
    return " ".join(told)


def hint_reasons(view: View[Any, Any], nodes: Array, actions: Sequence[int], seed: int = 0) -> dict[int, str]:
    """What sets each of a few actions apart from the others, for those of which a tree knows it."""
    after = {action: aftermath(view, nodes, action, seed) for action in actions}
    found = {}
    for action, mine in after.items():
        others = [one for other, one in after.items() if other != action]
        if not others:
            continue
        otherwise: dict[str, UsualEvent] = {}
        for one in others:
            more = {words: event for words, event in one.events.items() if event.share > _share(otherwise, words)}
            otherwise |= more
        ahead = mine.lead - sum(one.lead for one in others) / len(others)
        if event := most_telling(mine.events, otherwise, mine=view.seat):
            found[action] = SAY["hint"].format(often=how_often(mine.events[event].share), event=event)
        elif ahead >= _AHEAD and view.game.has_points:
            found[action] = SAY["hint ahead"].format(points=f"{ahead:.1f} {view.game.measure[1]}")
    return found


def _but(events: Events, words: str) -> Events:
    return {each: event for each, event in events.items() if each != words}


def _share(events: Events, words: str) -> float:
    return events[words].share if words in events else 0.0


def most_telling(after: Events, otherwise: Events, *, mine: int | None = None, theirs: int | None = None) -> str | None:
    """What happens after one action often, and much oftener than otherwise; None if nothing does.

    Rather what changes points; rather what this seat does (`mine`), or what anybody else does (`theirs`); and of what
    tells as much, what happens first.

    >>> lands, sings = UsualEvent(0.9, 1, False), UsualEvent(0.8, 1, False)
    >>> most_telling({"Bo lands.": lands, "Bo sings.": sings}, {"Bo lands.": lands})
    'Bo sings.'
    """
    found: dict[str, float] = {}
    for words, event in after.items():
        more = event.share - _share(otherwise, words)
        if event.share >= _OFTEN and more >= _MORE:
            fits = event.who == mine or (theirs is not None and event.who >= 0 and event.who != theirs)
            found[words] = more + _SCORED * event.scores + _ITS_OWN * fits
    return max(found, key=lambda words: found[words]) if found else None


def how_often(share: float) -> str:
    """A share of tries in words.

    >>> how_often(0.71), how_often(0.96)
    ('in about 7 of 10 tries', 'nearly always')
    """
    return SAY["nearly always"] if share >= _NEARLY_ALWAYS else SAY["of ten"].format(count=round(10 * share))
