"""Options: what players agree on before the first step, each with a name, a meaning and the values it may take."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from meadhall.core.errors import OptionError, UnknownName
from meadhall.core.phrases import COMMON

Value: TypeAlias = bool | int | str


@dataclass(frozen=True)
class Option:
    """One option of a game. A yes-or-no option offers `(False, True)`.

    >>> harbor = Option("harbor", (False, True), False, "play with Dragon Island (H-29)")
    >>> harbor.read("yes")
    True
    """

    name: str
    values: tuple[Value, ...]
    default: Value
    meaning: str
    until: int | None = None
    """The last version of the game's rules that offers it; None as long as today's do. Games of that time keep it."""

    def offered_by(self, rules: int) -> bool:
        """Whether this version of the game's rules offers it."""
        return self.until is None or rules <= self.until

    def read(self, text: str) -> Value:
        """The value that a person's text means."""
        words = {str(value).lower(): value for value in self.values}
        if self.values == (False, True):
            words |= {"no": False, "off": False, "0": False, "yes": True, "on": True, "1": True}
        try:
            return words[text.strip().lower()]
        except KeyError:
            raise self._refuse(text) from None

    def check(self, value: Value) -> Value:
        """The value itself, if this option offers it."""
        for offered in self.values:
            if type(offered) is type(value) and offered == value:
                return offered
        raise self._refuse(value)

    def _refuse(self, value: Value) -> OptionError:
        offered = COMMON.say("yes-or-no") if self.values == (False, True) else ", ".join(map(str, self.values))
        told = {"option": self.name, "value": str(value), "offered": offered, "meaning": self.meaning}
        return OptionError(COMMON.say("not-offered", **told))


def settle(options: Sequence[Option], chosen: Mapping[str, Value]) -> dict[str, Value]:
    """All options with their values: what was chosen, checked, and the defaults for the rest."""
    known = {option.name: option for option in options}
    for name in chosen.keys() - known.keys():
        raise UnknownName("option", name, known)
    return {name: option.check(chosen.get(name, option.default)) for name, option in known.items()}


def read_settings(options: Sequence[Option], settings: Sequence[str]) -> dict[str, Value]:
    """Options as typed: `name=value`, each at most once.

    >>> read_settings([Option("harbor", (False, True), False, "")], ["harbor=on"])
    {'harbor': True}
    """
    known = {option.name: option for option in options}
    chosen: dict[str, Value] = {}
    for setting in settings:
        name, equals, text = setting.partition("=")
        if not equals:
            raise OptionError(COMMON.say("no-setting", setting=setting))
        if name not in known:
            raise UnknownName("option", name, known)
        if name in chosen:
            raise OptionError(COMMON.say("set-twice", option=name))
        chosen[name] = known[name].read(text)
    return chosen
