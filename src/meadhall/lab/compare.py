"""Two versions of a game side by side: what really differs, and what is only noise.

Both are played with the same seeds. Where a figure exists for each game it is compared game by game, which takes out
the luck that both have in common; all figures of a kind are judged together, so that asking many questions does not
make noise real.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace

import numpy as np

from meadhall.core.record import Array
from meadhall.lab.findings import Component, Findings
from meadhall.lab.statistics import Estimate, difference, mean, real

KINDS = ("game", "uses", "wins with", "points from")
"""What is compared. The figures of a kind are judged together."""


@dataclass(frozen=True)
class Difference:
    """One figure in both versions."""

    kind: str
    """What is compared: one of KINDS."""
    name: str
    this: float
    other: float
    delta: Estimate
    """This version less the other."""
    real: bool = False


def compare(this: Findings, other: Findings) -> list[Difference]:
    """All differences, kind by kind, the surest first; what is not real is noise, as far as so many games can tell."""
    found = _paired("game", this.figures, other.figures)
    ours, theirs = _by_name(this), _by_name(other)
    found += _paired("uses", _uses(ours), _uses(theirs))
    found += _paired("points from", _sources(this), _sources(other))
    for name in ours.keys() & theirs.keys():
        one, two = ours[name].lift, theirs[name].lift
        found.append(Difference("wins with", ours[name].name, one.value, two.value, difference(one, two)))
    return [one for kind in KINDS for one in _judged([one for one in found if one.kind == kind])]


def _judged(found: list[Difference]) -> list[Difference]:
    verdicts = real([one.delta.chance for one in found])
    judged = [replace(one, real=verdict) for one, verdict in zip(found, verdicts, strict=True)]
    return sorted(judged, key=lambda one: (not one.real, one.delta.chance, one.name))


def _paired(kind: str, this: Mapping[str, Array], other: Mapping[str, Array]) -> list[Difference]:
    nothing = np.zeros(len(next(iter((this or other).values()), [])))
    found = []
    for name in dict.fromkeys([*this, *other]):
        one, two = (figures.get(name, nothing).astype(float) for figures in (this, other))
        found.append(Difference(kind, name, float(one.mean()), float(two.mean()), mean(one - two)))
    return found


def _by_name(findings: Findings) -> dict[tuple[str, str], Component]:
    return {(component.family, component.name): component for component in findings.components}


def _uses(components: Mapping[tuple[str, str], Component]) -> dict[str, Array]:
    uses: dict[str, Array] = {}
    for component in components.values():
        uses[component.name] = (
            uses[component.name] + component.per_game if component.name in uses else component.per_game
        )
    return uses


def _sources(findings: Findings) -> dict[str, Array]:
    return {source.name: source.per_game for source in findings.sources}
