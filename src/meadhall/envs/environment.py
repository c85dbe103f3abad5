"""The common part of all environments: how they are checked, shown, saved, loaded and forked."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Self

import msgspec

from meadhall.core.errors import OptionError
from meadhall.core.game import View
from meadhall.envs.errors import ResetNeeded, SaveError
from meadhall.envs.position import Setting, whole_number

RENDER_MODES = ("ansi", "svg")  # how an environment shows itself: in words, or as a picture


class _Saved(msgspec.Struct, array_like=True):
    kind: str
    setting: str
    point: msgspec.Raw


class Environment(ABC):
    """Base of all environments: each can be saved, forked and copied at any point, the chance to come included."""

    setting: Setting
    _kind: str  # names this kind of environment: each goes on only from the bytes of its own kind
    _made: dict[str, Any]  # how it was made, besides its setting
    _begun = False
    _Point: Any  # the type of what is saved: all that changes from step to step

    @abstractmethod
    def _point(self) -> Any: ...
    @abstractmethod
    def _stand(self, point: Any) -> None: ...

    def save(self) -> bytes:
        """Bytes from which it can go on. They hold the secrets of all seats and the chance to come."""
        self._check_begun()
        point = msgspec.Raw(msgspec.msgpack.encode(self._point()))
        return msgspec.msgpack.encode(_Saved(self._kind, self.setting.describe(), point))

    def load(self, data: bytes) -> None:
        """Go on from where `save` of an environment made the same way was called; a SaveError tells why it cannot."""
        try:
            saved, own = msgspec.msgpack.decode(data, type=_Saved), (self._kind, self.setting.describe())
            if (saved.kind, saved.setting) != own:
                raise SaveError(
                    f"this was saved by another environment ({saved.kind}: {saved.setting}); "
                    f"this one is {': '.join(own)}"
                )
            point = msgspec.msgpack.decode(saved.point, type=self._Point)
        except msgspec.MsgspecError as error:
            raise SaveError(f"these bytes were not saved by an environment: {error}") from None
        self._stand(point)
        self._begun = True

    def fork(self) -> Self:
        """An independent copy: with the same actions it plays on just the same."""
        make: Any = type(self)
        other: Self = make(self.setting.game, players=self.setting.players, **self._made, **self.setting.options)
        other.load(self.save())
        return other

    __copy__ = fork

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.fork()

    def _check_begun(self) -> None:
        if not self._begun:
            raise ResetNeeded


def check_made(setting: Setting, render_mode: str | None, seat: int | None = 0, illegal: str = "raise") -> None:
    """Refuse what an environment cannot be made with; None stands for a seat that is drawn."""
    if render_mode is not None and render_mode not in RENDER_MODES:
        raise ValueError(f'there is no render mode "{render_mode}"; it is {" or ".join(RENDER_MODES)}')
    if seat is not None and not whole_number(seat, "the seat", least=0) < setting.players:
        raise OptionError(f"there is no seat {seat}: seats are 0 to {setting.players - 1}")
    if illegal not in ("raise", "lose"):
        raise ValueError(f'illegal is "raise" or "lose", not "{illegal}"')


def one_for_each(opponents: str | Sequence[str], others: int) -> list[str]:
    """The bots of the other seats, by their names; a single name is for all of them."""
    names = [opponents] * others if isinstance(opponents, str) else list(opponents)
    if len(names) != others:
        raise OptionError(f"{others + 1} players need {others} opponents, not {len(names)}")
    return names


def render(view: View[Any, Any], mode: str | None) -> str | None:
    """A view in words or as a picture."""
    if mode is None:
        return None
    return str(view) if mode == "ansi" else view.svg()
