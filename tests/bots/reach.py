"""All that can be reached from an object, by whatever way Python offers."""

import gc
from collections.abc import Iterator
from types import BuiltinFunctionType, CodeType, FunctionType, GetSetDescriptorType, MemberDescriptorType, ModuleType
from typing import Any

import numpy as np

_STATIC = (type, CodeType, BuiltinFunctionType, GetSetDescriptorType, MemberDescriptorType)
"""What is the same for all matches: nothing of one match can hang on it."""


def reachable(root: object) -> Iterator[tuple[str, object]]:
    """Every object that can be reached, with the way there in words.

    The walk goes through our own modules and the globals of our functions, so that it also sees what they keep; it
    stops at classes and at the modules and machinery of others.
    """
    todo: list[tuple[str, object]] = [("it", root)]
    kept = []  # so that no id is used twice while the walk goes on
    known = {id(root)}
    while todo:
        way, thing = todo.pop()
        kept.append(thing)
        yield way, thing
        for step, other in _next(thing):
            if id(other) not in known:
                known.add(id(other))
                todo.append((way + step, other))


def _next(thing: object) -> Iterator[tuple[str, object]]:
    if isinstance(thing, _STATIC) or _is_foreign(thing):
        return
    if isinstance(thing, dict):
        yield from ((f"[{key!r}]" if isinstance(key, str) else f"[{type(key).__name__}]", thing[key]) for key in thing)
        yield from ((".key", key) for key in thing)
        return
    for name in _slots(thing):
        if (value := _get(thing, name)) is not None:
            yield f".{name}", value
    yield from ((f".{name}", value) for name, value in getattr(thing, "__dict__", {}).items())
    if isinstance(thing, np.ndarray | np.generic | memoryview):  # these do not tell the collector what they rest on
        for name in ("base", "obj"):
            if (value := _get(thing, name)) is not None:
                yield f".{name}", value
    yield from ((f"({type(thing).__name__})", other) for other in gc.get_referents(thing))


def _is_foreign(thing: object) -> bool:
    """Whether it is a module, a function or a piece of the compiler that is not ours."""
    if isinstance(thing, ModuleType):
        return not thing.__name__.startswith("meadhall")
    if isinstance(thing, FunctionType):
        return not (thing.__module__ or "").startswith(("meadhall", "tests"))
    return type(thing).__module__.startswith(("numba", "llvmlite", "_frozen_importlib"))


def _slots(thing: object) -> Iterator[str]:
    for kind in type(thing).__mro__:
        slots = kind.__dict__.get("__slots__", ())
        yield from (slots,) if isinstance(slots, str) else slots


def _get(thing: Any, name: str) -> Any:
    return getattr(thing, name, None)
