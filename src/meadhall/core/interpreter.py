"""Kernels as the Python that they are: to check the compiler, and to play while it still works.

A process that serves people says `compile_elsewhere`. From then on a kernel that is not compiled yet is interpreted,
with the same results. Another process compiles, a thread loads its work (`with compiling_here()`), and from then on
everybody's calls are compiled ones.
"""

import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FunctionType, ModuleType
from typing import Any, cast

import numpy as np

_elsewhere = threading.Event()
_thread = threading.local()


def compile_elsewhere(wanted: bool = True) -> None:
    """From now on, in this process, interpret what is not compiled yet; or compile it when it is called, as usual."""
    _elsewhere.set() if wanted else _elsewhere.clear()


def compiling_is_elsewhere() -> bool:
    """Whether this process interprets what is not compiled yet."""
    return _elsewhere.is_set()


@contextmanager
def compiling_here() -> Iterator[None]:
    """Kernels that this thread calls meanwhile are loaded from the cache, or compiled."""
    before = getattr(_thread, "compiling", False)
    _thread.compiling = True
    try:
        yield
    finally:
        _thread.compiling = before


def interpreted(function: Callable[..., Any]) -> Callable[..., Any]:
    """A kernel as plain Python, with all kernels that it calls: the code that `MEADHALL_JIT=0` would run.

    >>> from meadhall.core.kernel import kernel
    >>> @kernel
    ... def double(n):
    ...     return n + n
    >>> interpreted(double)("ha")  # text is nothing for compiled code
    'haha'
    """
    return _interpret(function, {})


def _interpret(function: Callable[..., Any], scopes: dict[int, dict[str, Any]]) -> Callable[..., Any]:
    if not _is_kernel(function):
        return function
    plain = cast(Any, function).py_func
    return FunctionType(plain.__code__, _scope(plain.__globals__, scopes), plain.__name__, plain.__defaults__)


def _scope(names: dict[str, Any], scopes: dict[int, dict[str, Any]]) -> dict[str, Any]:
    """The names that a module knows, with every kernel among them, and in the modules among them, as plain Python."""
    if id(names) not in scopes:
        scope = scopes[id(names)] = dict(names)
        for name, value in list(scope.items()):  # a copy: another thread may import something into a module meanwhile
            if _is_kernel(value):
                scope[name] = _interpret(value, scopes)
            elif isinstance(value, ModuleType) and any(map(_is_kernel, list(vars(value).values()))):
                scope[name] = _PlainModule()
                scope[name].__dict__ = _scope(vars(value), scopes)
    return scopes[id(names)]


class _PlainModule:
    """Stands for a module whose kernels are called by plain Python."""


def _is_kernel(value: Any) -> bool:
    return "py_func" in getattr(value, "__dict__", ())


def interpret_meanwhile(kernel: Any) -> None:
    """Let a kernel of Numba's be interpreted until it is compiled, where the process wants that.

    Numba asks `_compile_for_args` whenever it has nothing for these types of arguments: compiled calls cost no more.
    """
    compile_for, kept = kernel._compile_for_args, list[Callable[..., Any]]()

    def stand_in(*arguments: Any) -> Any:
        plain = kept[0] if kept else interpreted(kernel)
        spec = getattr(sys.modules.get(kernel.__module__), "__spec__", None)
        if not kept and not getattr(spec, "_initializing", False):  # otherwise it may still lack names that it needs
            kept.append(plain)
        return _as_compiled(plain(*arguments))

    def find(*arguments: Any, **named: Any) -> Callable[..., Any]:
        if not _elsewhere.is_set() or getattr(_thread, "compiling", False):
            return cast(Callable[..., Any], compile_for(*arguments, **named))
        kernel._types_active_call.clear()  # as the compiler would do at its end
        return stand_in

    kernel._compile_for_args = find


def _as_compiled(result: Any) -> Any:
    """Compiled code returns numbers of Python's, where NumPy calculates with its own."""
    if isinstance(result, np.generic):
        return result.item()
    return tuple(map(_as_compiled, result)) if type(result) is tuple else result
