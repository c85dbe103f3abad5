"""What was found about single positions of a match, before it is added up: plain values."""

from msgspec import Struct

Values = tuple[float, ...]
"""Each seat's chance to win, from 0 to 1."""


class Continuation(Struct, frozen=True, omit_defaults=True):
    """One step of a line that the search found."""

    seat: int | None
    """Who; null for chance."""
    action: str
    """What, in canonical text."""
    words: str = ""
    """What happens, in words; nothing where there is nothing to tell."""


class Option(Struct, frozen=True, omit_defaults=True):
    """An action that was looked at, as the deciding seat could judge it."""

    action: str
    """In canonical text."""
    words: str
    """What it does."""
    chances: Values
    """Each seat's chance to win after it."""
    visits: int
    """How often it was tried in thought: of what was tried seldom, little is known."""
    line: tuple[Continuation, ...] = ()
    """How the search goes on, up to where chance decides."""


class Outcome(Struct, frozen=True):
    """An outcome of chance that was possible."""

    action: str
    weight: int
    """How likely it was, among the weights of all."""
    chances: Values


class DecisionFound(Struct, frozen=True):
    """A decision, judged from what the deciding seat knew."""

    chances: Values
    """Before it, if the best is played."""
    played: Option
    best: Option
    others: tuple[Option, ...]
    """Further actions that are worth a look, best first."""
    legal: int
    """How many actions were legal."""
    change: Values
    """What the decision cost the deciding seat, and brought to the others; all 0 where nothing better was found."""
    equal: bool
    """Whether it hardly mattered what was played."""
    reasons: str | None
    """What speaks for the better action, and against the one that was played; None where nothing is told of them."""


class ChanceFound(Struct, frozen=True):
    """A step of chance."""

    luck: Values
    """What it brought to each seat: the value after it less the mean over all outcomes by their odds."""
    error: float
    """The standard error of that mean, where outcomes were sampled; 0 where all of them were looked at."""
    outcomes: tuple[Outcome, ...]
    """Those that were looked at, by their numbers; none where it hardly mattered what was drawn."""


class OpeningFound(Struct, frozen=True):
    """What everybody could expect before the first step."""

    chances: Values


Finding = DecisionFound | ChanceFound | OpeningFound | None
