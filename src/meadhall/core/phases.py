"""A game's words by phase: one table says what is asked, which actions answer it, and how all others are refused.

The table stands in `phases.toml` of a game's `words`: a phase for everything that can be going on, and the reasons for
which an action can be impossible, both by the names of the constants in the game's `phase.py` and `actions.py`. It
names phrases by key (`core/phrases.py`), or functions that find the key in the position, as in `not_landing()`. The
game adds how each slot of its sentences is filled. `PhaseTable` makes `prompt`, `waiting`, `action`, `component` and
`why_not` from all that, as `core/contract.py` wants them.

The keys of sentences about actions follow from the families: `do-end-turn` tells what "end turn" would do, and
`component-end-turn` what it is about, where that is something else.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

from msgspec import Struct

from meadhall.core.actions import Actions
from meadhall.core.constants import CHANCE, OVER, SPECTATOR
from meadhall.core.content import read_edition
from meadhall.core.contract import waiting_for
from meadhall.core.errors import ContractError, did_you_mean
from meadhall.core.phrases import Filling, Phrases
from meadhall.core.text import sentence

NO_ACTION = -1
"""Stands for the action where a sentence speaks of none."""

Filler = Callable[[Any, int], Filling]
"""Fills a slot: from a view, and the action that a sentence speaks of."""
Reason = str | Callable[[Any, int], str]
"""The key of a reason, or a function that finds it from a view and an action; an empty key means that there is none."""


class Phase(NamedTuple):
    """Something that can be going on, in words."""

    says: Reason
    """What the seat to move is asked, or what chance is doing."""
    families: tuple[int, ...] = ()
    """The families of the actions that answer it."""
    first: Reason = "first-this"
    """Why no other action is possible now. Its phrase may use the slot `prompt`: what is asked."""
    others: Mapping[int, Reason] = {}
    """Why actions of some families in particular are not possible now."""


class _PhaseRow(Struct, frozen=True, forbid_unknown_fields=True):
    says: str
    actions: tuple[str, ...] = ()
    first: str = "first-this"
    others: dict[str, str] = {}


class _PhaseFile(Struct, frozen=True, forbid_unknown_fields=True):
    phases: dict[str, _PhaseRow]
    reasons: dict[str, str]
    otherwise: dict[str, str] = {}


@dataclass(frozen=True, kw_only=True, eq=False)
class PhaseTable:
    """All phases of a game, and how sentences about them and their actions are made."""

    actions: Actions
    phases: Mapping[int, Phase]
    """By the state's `phase`."""
    slots: Mapping[str, Filler]
    """How each slot of the sentences is filled. Only the slots that a sentence has are filled for it. A slot with the
    name of a number in the box or in the state is filled with that, if nothing else is said here."""
    nouns: Mapping[str, Callable[[Any, int], Filling]]
    """The game's `NOUNS`: they fill the slots that have the name of a parameter of the action."""
    reasons: Mapping[int, Reason]
    """By family: why one of its actions is not possible, although they answer the phase."""
    otherwise: Mapping[int, Reason] = field(default_factory=dict)
    """By family: why it is not the time for it, where the phase has nothing particular to say about it."""
    never: Callable[[Any, int], str] = lambda view, action: ""
    """Finds a reason that comes before all others."""
    does: Callable[[Any, int], str] = lambda view, action: ""
    """Names what an action would do now, where that depends on more than its family: `pass` stands for `do-pass`."""
    chance: Callable[[Any], str] = lambda view: ""
    """Finds the key of what chance is doing, where the phase does not tell."""
    ending: Callable[[Any], str]
    """Says how the game has ended."""

    @classmethod
    def read(
        cls, file: Path, *, phase: ModuleType, actions: ModuleType, found_by: ModuleType, **more: Any
    ) -> "PhaseTable":
        """The table in a file, with the modules of its constants and of its functions; `more` are the other fields."""
        table = read_edition(file).parse(_PhaseFile)

        def member(module: ModuleType, name: str) -> Any:
            if not hasattr(module, name):
                raise ContractError(f'{file}: "{name}" is not in {module.__file__}{did_you_mean(name, vars(module))}')
            return getattr(module, name)

        def reason(text: str) -> Reason:
            return member(found_by, text.removesuffix("()")) if text.endswith("()") else text

        def by_family(reasons: Mapping[str, str]) -> dict[int, Reason]:
            return {member(actions, name): reason(text) for name, text in reasons.items()}

        phases = {}
        for name, row in table.phases.items():
            families = tuple(member(actions, each) for each in row.actions)
            phases[member(phase, name)] = Phase(reason(row.says), families, reason(row.first), by_family(row.others))
        reasons, otherwise = by_family(table.reasons), by_family(table.otherwise)
        return cls(actions=actions.ACTIONS, phases=phases, reasons=reasons, otherwise=otherwise, **more)

    def say(self, view: Any, key: str, action: int = NO_ACTION) -> str:
        """A sentence, with its slots filled for a view and an action."""
        chosen = self.actions.chosen(action) if action >= 0 else {}
        values: dict[str, Filling] = {}
        for slot in slots_of(view.phrases, key):
            if slot in chosen and slot in self.nouns:
                values[slot] = self.nouns[slot](view, chosen[slot])
            elif slot in self.slots:
                values[slot] = self.slots[slot](view, action)
            elif slot == "prompt":
                values[slot] = self.prompt(view)
            elif slot in view.box.fields or slot in view.state.fields:
                values[slot] = int((view.box if slot in view.box.fields else view.state)[slot])
            else:
                raise ContractError(f'{view.phrases.file}: nobody fills the slot "{slot}" of the phrase "{key}"')
        return str(view.say(key, **values))

    def prompt(self, view: Any) -> str:
        """What is asked of the seat to move."""
        return self.say(view, _key(self._now(view).says, view, NO_ACTION))

    def waiting(self, view: Any) -> str:
        """What all but the seat to move read."""
        if view.to_move == OVER:
            return self.ending(view)
        if view.to_move == CHANCE and (key := self.chance(view)):
            return self.say(view, key)
        return self.prompt(view) if view.to_move == CHANCE or view.seat == SPECTATOR else waiting_for(view)

    def action(self, view: Any, action: int) -> str:
        """What a legal action would do."""
        return sentence(self.say(view, f"do-{self.does(view, action) or self._name(action)}", action))

    def component(self, view: Any, action: int) -> str:
        """What an action is about in all circumstances."""
        for name in (self.does(view, action), self._name(action)):
            if f"component-{name}" in view.phrases.keys:
                return self.say(view, f"component-{name}", action)
        return self.action(view, action)

    def why_not(self, view: Any, action: int) -> str:
        """Why an action is not legal now."""
        return self.say(view, self._reason(view, action), action)

    def _reason(self, view: Any, action: int) -> str:
        (family, _), now = self.actions.decode(action), self._now(view)
        reasons: list[Reason] = [self.never]
        if family not in now.families:
            reasons += [now.others.get(family, ""), self.otherwise.get(family, ""), now.first]
        reasons.append(self.reasons.get(family, ""))
        return next(filter(None, (_key(reason, view, action) for reason in reasons)))

    def _now(self, view: Any) -> Phase:
        return self.phases[int(view.state.phase)]

    def _name(self, action: int) -> str:
        return self.actions.name(action).replace(" ", "-")


def named(*keys: str) -> Callable[[Any, int], str]:
    """A function that names one of several things by its number: by the phrase with the key at that place."""
    return lambda by, number: str(by.say(keys[number]))


def _key(reason: Reason, view: Any, action: int) -> str:
    return reason if isinstance(reason, str) else reason(view, action)


@cache
def slots_of(phrases: Phrases, key: str) -> tuple[str, ...]:
    """The slots of a phrase, with those of the phrases that it is made of."""
    from fluent.syntax.ast import MessageReference, VariableReference
    from fluent.syntax.visitor import Visitor

    slots: dict[str, None] = {}

    class Slots(Visitor):
        def visit_VariableReference(self, node: VariableReference) -> None:
            slots[node.id.name.removesuffix("-is")] = None

        def visit_MessageReference(self, node: MessageReference) -> None:
            slots.update(dict.fromkeys(slots_of(phrases, node.id.name)))

    if key in phrases.keys:  # otherwise saying it tells what is wrong
        Slots().visit(phrases._bundle._messages[key].value)
    return tuple(slots)
