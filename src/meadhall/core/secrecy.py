"""The conformance kit's look at secrets: facts, hidden fields and imagined worlds must agree.

A fact declares who may see its numbers. So two steps that are told alike to somebody must look alike to them, and what
they see of a step must not depend on what they do not know.
"""

from collections.abc import Sequence

from meadhall.core.constants import CHANCE, SPECTATOR
from meadhall.core.errors import ConformanceError
from meadhall.core.facts import Fact, Told
from meadhall.core.match import Match, Step
from meadhall.core.record import Record, copy, to_bytes
from meadhall.core.rng import new_rng

_OTHERS = 3  # so many other actions or outcomes are compared with the one that was played


class Secrets:
    """The fields that somebody did not know in the games that were looked at."""

    def __init__(self) -> None:
        self._hidden: set[str] = set()
        self._imagined: set[str] = set()

    def look(self, match: Match) -> None:
        """Notes which fields `hide` erases in this position, and which of them `imagine` fills in again."""
        game, box = match.game, match.box
        if not game.secrets:
            return
        for seat in viewers(match):
            view = match.view(seat).state
            hidden = _differing(view, match.state)
            self._hidden |= hidden
            world = copy(view)
            game.kernels.imagine(world, box, seat, new_rng(len(match.steps), 7))
            if (rule := int(game.kernels.broken(world, box))) != 0:
                raise ConformanceError(f"what {_name(match, seat)} imagines breaks rule {rule}")
            self._imagined |= hidden & _differing(view, world)

    def check_imagined(self) -> None:
        """Whether everything that was hidden was filled in again at least once."""
        if empty := sorted(self._hidden - self._imagined):
            raise ConformanceError(f"imagine never fills in what hide erases of {', '.join(empty)}")

    def among(self, fields: Sequence[str]) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """Of these fields those that were hidden from somebody, and those that all could always see."""
        secret = tuple(field for field in fields if field in self._hidden)
        return secret, tuple(field for field in fields if field not in self._hidden)


def viewers(match: Match) -> list[int]:
    """All who may look at a match."""
    return [SPECTATOR, *range(match.players)]


def check_facts(match: Match, step: Step) -> None:
    """Every change of a view is told, and what is told to somebody is what they see."""
    game, box = match.game, match.box
    before = game.state.from_bytes(step.before)
    heard, text = game.heard(step.before, box, step.number), game.actions.text(step.number)
    for seat in viewers(match):
        was, now = (to_bytes(game.view(state, box, seat, match.names).state) for state in (before, match.state))
        told = game.facts.seen_by(heard, seat)
        if not told and was != now:
            raise ConformanceError(f'"{text}" changes what {_name(match, seat)} sees, and the rules tell nothing of it')
        if game.secrets or any(number is None for fact in told for number in fact.numbers.values()):
            _check_told_alike(match, step, seat, heard, now)
            _check_other_worlds(match, step, seat, told, now)


def _check_told_alike(match: Match, step: Step, seat: int, heard: Sequence[Told], now: bytes) -> None:
    """Two actions that are told alike to a viewer must look alike to that viewer."""
    game, box, facts = match.game, match.box, match.game.facts
    before, whose = game.state.from_bytes(step.before), _name(match, seat)
    possible = [n for n, _ in game.odds(before, box)] if step.who == CHANCE else game.legal(before, box)
    others = [number for number in possible if number != step.number]
    for number in others[:: max(1, len(others) // _OTHERS)]:
        theirs = game.heard(step.before, box, number)
        if theirs == heard or facts.seen_by(theirs, seat) != facts.seen_by(heard, seat):
            continue
        alike = f'"{game.actions.text(step.number)}" and "{game.actions.text(number)}" are told alike to {whose}'
        if game.kernels.seen(before, box, step.number, seat):
            raise ConformanceError(f"{alike}, and seen says that they see which it was")
        stepped = copy(before)
        game.kernels.step(stepped, box, number)
        other = game.hidden(stepped, box, seat, match.names).state
        if to_bytes(other) != now:
            fields = ", ".join(sorted(_differing(other, game.state.from_bytes(now))))
            raise ConformanceError(f"{alike}, and look different: hide leaves {fields}, or a fact hides too much")


def _check_other_worlds(match: Match, step: Step, seat: int, told: Sequence[Fact], now: bytes) -> None:
    """A viewer is told the same in another world in which they know as much and see the same happen."""
    game, box = match.game, match.box
    before, seen = game.state.from_bytes(step.before), game.kernels.seen
    other = game.view(before, box, seat, match.names).state
    game.kernels.imagine(other, box, seat, new_rng(len(match.steps), 6))
    possible = [n for n, _ in game.odds(other, box)] if step.who == CHANCE else game.legal(other, box)
    if seen(before, box, step.number, seat):
        possible = [number for number in possible if number == step.number]
    else:  # they would have seen some of the others
        possible = [number for number in possible if not seen(other, box, number, seat)]
    for number in possible[:1] + possible[-1:]:
        stepped = copy(other)
        game.kernels.step(stepped, box, number)
        if to_bytes(game.hidden(stepped, box, seat, match.names).state) == now:
            theirs = game.facts.seen_by(game.heard(to_bytes(other), box, number), seat)
            if told != theirs:
                what = f'what is told of "{game.actions.text(step.number)}"'
                raise ConformanceError(f"{what} depends on what {_name(match, seat)} does not know: {told}, {theirs}")


def _differing(one: Record, other: Record) -> set[str]:
    """The fields in which two records differ."""
    return {name for name in type(one).fields if one[name].tobytes() != other[name].tobytes()}


def _name(match: Match, seat: int) -> str:
    return match.names[seat] if seat >= 0 else "a spectator"
