"""Two versions of a game side by side: real differences, and those that so many games do not show.

Both are played with the same seeds. Where a figure exists for each game it is compared game by game, which takes out
the luck that both have in common. All figures are judged together, so that asking many questions does not make noise
real: where the versions are the same, nothing at all is called real in 95 of 100 runs.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace

import numpy as np

from meadhall.core.record import Array
from meadhall.lab.findings import Component, Findings
from meadhall.lab.luck import LuckFindings
from meadhall.lab.statistics import Estimate, difference, mean, real
from meadhall.lab.words import say

KINDS = ("game", "luck", "uses", "wins with", "points from")  # the kinds of figures that are compared


@dataclass(frozen=True)
class FigureDifference:
    """One figure in both versions."""

    kind: str  # one of KINDS
    name: str
    this: float
    other: float
    delta: Estimate  # this version less the other
    real: bool = False
    needed: int | None = None
    """How many games would show a difference as large as this one, if it is there; None where it is shown already, or
    where nothing differs at all."""


def compare(this: Findings, other: Findings) -> list[FigureDifference]:
    """All differences, kind by kind, the surest first; a game that was stopped in either version is left out."""
    common = np.intersect1d(this.observations.number, other.observations.number)
    rows = [np.searchsorted(found.observations.number, common) for found in (this, other)]
    found = _paired("game", this.figures, other.figures, *rows)
    if this.game.stop:
        played = min(len(this.stopped), len(other.stopped))
        stopped, every = say("figure-stopped", stop=this.game.declared("stop")), np.arange(played)
        found += _paired("game", {stopped: this.stopped}, {stopped: other.stopped}, every, every)
    ours, theirs = ({(each.family, each.name): each for each in one.components} for one in (this, other))
    found += _paired("uses", _uses(ours), _uses(theirs), *rows)
    our_sources, others = ({source.name: source.per_game for source in one.sources} for one in (this, other))
    found += _paired("points from", our_sources, others, *rows)
    for name in ours.keys() & theirs.keys():
        one, two = ours[name].lift, theirs[name].lift
        found.append(FigureDifference("wins with", ours[name].name, one.value, two.value, difference(one, two)))
    if this.luck is not None and other.luck is not None:
        found += _luck(this.luck, other.luck)
    verdicts = real([one.delta.chance for one in found])
    judged = [
        replace(one, real=verdict, needed=None if verdict else one.delta.games_to_show(len(found)))
        for one, verdict in zip(found, verdicts, strict=True)
    ]
    return sorted(judged, key=lambda one: (KINDS.index(one.kind), not one.real, one.delta.chance, one.name))


def _paired(
    kind: str, this: Mapping[str, Array], other: Mapping[str, Array], rows: Array, other_rows: Array
) -> list[FigureDifference]:
    """Figures game by game, in these rows of each version."""
    found = []
    for name in dict.fromkeys([*this, *other]):
        one, two = (
            figures[name][chosen].astype(float) if name in figures else np.zeros(len(chosen))
            for figures, chosen in ((this, rows), (other, other_rows))
        )
        if not len(one):
            continue
        apart = replace(mean(one - two), telling=int(np.count_nonzero(one != two)))
        found.append(FigureDifference(kind, name, float(one.mean()), float(two.mean()), apart))
    return found


def _luck(this: LuckFindings, other: LuckFindings) -> list[FigureDifference]:
    """The figures of the analyses: where each game has one, they are compared game by game."""
    found, ours, theirs = [], this.per_game, other.per_game
    for name, (numbers, values) in ours.items():
        common = np.intersect1d(numbers, theirs[name][0])
        rows = [np.searchsorted(each, common) for each in (numbers, theirs[name][0])]
        found += _paired("luck", {name: values}, {name: theirs[name][1]}, *rows)
    one, two = this.estimates, other.estimates
    for name in [name for name in one if name in two]:
        found.append(FigureDifference("luck", name, one[name].value, two[name].value, difference(one[name], two[name])))
    return found


def _uses(components: Mapping[tuple[str, str], Component]) -> dict[str, Array]:
    """The uses in each game, by names alone: several families may have a component of the same name."""
    uses: dict[str, Array] = {}
    for one in components.values():
        uses[one.name] = uses.get(one.name, 0) + one.per_game
    return uses
