"""A game's words by phase: one table says what is asked, which actions answer it, and how all others are refused.

The table stands in `phases.toml` of a game's `words`: a phase for everything that can be going on, and the reasons for
which an action can be impossible, both by the names of the constants in the game's `phase.py` and `actions.py`. It
names phrases by key (`core/phrases.py`), or functions that find the key in the position, as in `not_landing()`. The
game adds how each slot of its sentences is filled. `PhaseTable` makes `prompt`, `waiting`, `action`, `plan`, `weight`,
`ready`, `component` and `why_not` from all that, as `core/contract.py` wants them.

The keys of sentences about actions follow from the families: `do-end-turn` tells what "end turn" would do,
`plan-end-turn` the same as a step of a plan, `component-end-turn` what it is about, where these are something else, and
`ready-claim` that something can be claimed. By the same names, without `do-`, the table says which actions are main
ones, and which come last.
"""

import re
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
from meadhall.core.contract import Weight, waiting_for
from meadhall.core.errors import ContractError, did_you_mean
from meadhall.core.phrases import LANGUAGE, Filling, Phrases
from meadhall.core.text import inside_sentence, sentence

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
    main: frozenset[str] = frozenset()
    last: frozenset[str] = frozenset()


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
    main: frozenset[str] = frozenset()
    """The names of the actions that have a button wherever one of the last has."""
    last: frozenset[str] = frozenset()
    """The names of the actions that end something, or give it away."""

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
        _check_names(file, {"main": table.main, "last": table.last}, actions.ACTIONS)
        more |= {"main": table.main, "last": table.last}
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
        """The prompt for the seat to move."""
        return self.say(view, _key(self._now(view).says, view, NO_ACTION))

    def waiting(self, view: Any) -> str:
        """The prompt for everybody but the seat to move."""
        if view.to_move == OVER:
            return self.ending(view)
        if view.to_move == CHANCE and (key := self.chance(view)):
            return self.say(view, key)
        return self.prompt(view) if view.to_move == CHANCE or view.seat == SPECTATOR else waiting_for(view)

    def action(self, view: Any, action: int) -> str:
        """A legal action in words."""
        return sentence(self._does(view, action))

    def _does(self, view: Any, action: int) -> str:
        return self.say(view, f"do-{self.does(view, action) or self._name(action)}", action)

    def plan(self, view: Any, action: int) -> str:
        """A legal action in words, as a step of a plan."""
        told = self._said("plan", view, action)
        return inside_sentence(self._does(view, action)) if told is None else told

    def weight(self, view: Any, action: int) -> Weight:
        """How much an action stands out among its buttons."""
        names = self._names(view, action)
        return "last" if self.last & names.keys() else "main" if self.main & names.keys() else ""

    def ready(self, view: Any, action: int) -> str:
        """A sentence about a piece or point that waits to be taken by an action."""
        return (self._said("ready", view, action) or "").strip()

    def component(self, view: Any, action: int) -> str:
        """The meaning of an action in all circumstances."""
        return self._said("component", view, action) or self.action(view, action)

    def _said(self, sort: str, view: Any, action: int) -> str | None:
        """The phrase of a sort for an action; None where there is none."""
        for name in self._names(view, action):
            if view.phrases.has(f"{sort}-{name}"):
                return self.say(view, f"{sort}-{name}", action)
        return None

    def timely(self, view: Any, action: int) -> bool:
        """Whether an action answers what is asked now."""
        return self.actions.decode(action)[0] in self._now(view).families

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

    def _names(self, view: Any, action: int) -> dict[str, None]:
        """The name of an action: by what it would do now, and by its family."""
        return dict.fromkeys((self.does(view, action), self._name(action)))

    def _name(self, action: int) -> str:
        return self.actions.name(action).replace(" ", "-")


def _check_names(file: Path, lists: Mapping[str, frozenset[str]], actions: Actions) -> None:
    """Every name in a list is that of a family of decisions, or of what one of them would do: then it has a phrase."""
    families = {actions.name(each).replace(" ", "-") for each in range(actions.decisions)}
    phrases = file.with_name(f"{LANGUAGE}.ftl")
    known = families | set(re.findall(r"^do-([\w-]+) *=", phrases.read_text(encoding="utf-8"), re.MULTILINE))
    for which, names in lists.items():
        for name in sorted(names - known):
            raise ContractError(f'{file}: {which}: no action is called "{name}"{did_you_mean(name, known)}')


def named(*keys: str) -> Callable[[Any, int], str]:
    """A function that names one of several things by its number: by the phrase with the key at that place."""
    return lambda by, number: by.say(keys[number])


def _key(reason: Reason, view: Any, action: int) -> str:
    return reason if isinstance(reason, str) else reason(view, action)


@cache
def slots_of(phrases: Phrases, key: str) -> tuple[str, ...]:
    """The slots of a phrase, with those of the phrases that it is made of, without the forms of what fills them."""
    from fluent.syntax.ast import MessageReference, VariableReference
    from fluent.syntax.visitor import Visitor

    slots: dict[str, None] = {}

    class Slots(Visitor):
        def visit_VariableReference(self, node: VariableReference) -> None:
            slots[phrases.slot_of(node.id.name)] = None

        def visit_MessageReference(self, node: MessageReference) -> None:
            slots.update(dict.fromkeys(slots_of(phrases, node.id.name)))

    if key in phrases.english:  # otherwise saying it tells what is wrong
        Slots().visit(phrases.bundle(LANGUAGE)._messages[key].value)
    return tuple(slots)
