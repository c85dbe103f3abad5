"""Telling a step: the rules say what they did, and a viewer reads it in sentences."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

from meadhall.core.contract import Event, Kernels, Words
from meadhall.core.facts import SEAT, Facts, Told, listening
from meadhall.core.interpreter import interpreted
from meadhall.core.record import Box, Record
from meadhall.core.scene import Kind

if TYPE_CHECKING:
    from meadhall.core.view import View

_WEIGHT: dict[Kind, int] = {"told": 0, "fought": 2, "ended": 3}
"""A step that does several things is shown as the weightiest of them, or the first of those; all others weigh 1."""


@dataclass(frozen=True, eq=False, kw_only=True)
class Telling:
    """The part of a game that tells what happened."""

    state: type[Record]
    kernels: Kernels
    words: Words
    facts: Facts
    """What its rules tell."""

    def heard(self, before: bytes, box: Box, action: int) -> list[Told]:
        """What its rules tell of a step, with all secrets: it is taken once more from that state, as plain Python."""
        state = self.state.from_bytes(before)
        with listening() as heard:
            self._plain_step(state, box, action)
        return heard

    @cached_property
    def _plain_step(self) -> Callable[..., Any]:
        return interpreted(self.kernels.step)

    def tell(self, heard: Sequence[Told], after: "View[Any, Any]") -> Event | None:
        """What the rules have told of a step, in words for the viewer of the position after it; None for nothing."""
        texts, places = list[str](), dict[str, None]()
        shown: Kind | None = None
        whose: int | None = None
        for told in heard:
            declared = self.facts.declared[self.facts.named(told[0])]
            if declared.shown is None:
                continue
            fact = self.facts.seen(told, after.seat)
            texts.append(self.words.tell(after, fact))
            for slot, number in fact.numbers.items():
                place = self.words.places.get(declared.slots[slot].noun)
                if place is not None and number is not None:
                    there = place(after, number)
                    places |= dict.fromkeys((there,) if isinstance(there, str) else there)
            if shown is None or _WEIGHT.get(declared.shown, 1) > _WEIGHT.get(shown, 1):
                shown = declared.shown
            whose = fact.numbers.get(SEAT) if whose is None else whose
        return Event(" ".join(texts), tuple(places), shown, whose) if texts else None
