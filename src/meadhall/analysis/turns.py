"""A decision is judged by how it was meant: with what the same seat did next, before it knew anything more.

A turn may be a dozen decisions long, and the search looks at each by itself. It may miss at the first what it sees at
the last: three tiles and two steps that win the game. Who played them has seen it. So a decision is worth at least what
the next one of the same seat was found to be worth, as long as neither chance nor anybody's secret came in between.
"""

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from meadhall.analysis.findings import DecisionFound, Finding, Values


def as_meant(
    findings: Sequence[Finding], movers: Sequence[int], result: Values | None, foreseen: Callable[[int], bool]
) -> list[Finding]:
    """The findings of a match with each decision worth at least what the same seat made of it.

    `result` is what the end brought, if the match is over; `foreseen` says of a step whether who decided knew what it
    would see.
    """
    found = list(findings)
    later, looked = result, None  # what comes of it, and who saw that; everybody sees the end
    for index in range(len(found) - 1, -1, -1):
        mover, finding = movers[index], found[index]
        if later is not None and (mover < 0 or looked not in (None, mover) or not foreseen(index)):
            later = None
        if isinstance(finding, DecisionFound):
            if later is not None:
                finding = found[index] = _raised(finding, mover, later)
            later, looked = finding.chances, mover
    return found


def _raised(found: DecisionFound, seat: int, later: Values) -> DecisionFound:
    """The same decision, if what was played is worth at least so much."""
    if later[seat] <= found.played.chances[seat]:
        return found
    played = replace(found.played, chances=later)
    if later[seat] < found.best.chances[seat]:
        change = tuple(after - before for after, before in zip(later, found.best.chances, strict=True))
        return replace(found, played=played, change=change)
    others = found.others if found.best.action == played.action else (found.best, *found.others[:-1])
    chances = later if later[seat] > found.chances[seat] else found.chances
    return replace(
        found, chances=chances, played=played, best=played, others=others, change=(0.0,) * len(later), reasons=None
    )
