"""The one decorator for compiled code.

`@kernel` compiles a function with Numba, without the GIL, and keeps the machine code in a cache folder that is named
after a digest of the sources: a change in any of them, also in one that only lends a constant, means a new compilation
(Numba's own cache would not notice). A change in one game leaves the others alone.
With `MEADHALL_JIT=0` in the environment it does nothing, and the rules run as the Python that they are.
"""

import hashlib
import os
import re
import shutil
import sys
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from pathlib import Path
from threading import Lock
from types import FunctionType
from typing import Any, TypeVar, cast

F = TypeVar("F", bound=Callable[..., Any])

JIT = os.environ.get("MEADHALL_JIT", "1") != "0"
"""Whether kernels are compiled in this process."""

_one_at_a_time = Lock()
_KEEP = 120  # cache folders, the newest: a handful for each game and version that is in use, 2 MB each


def kernel(function: F) -> F:
    """Compile a function of records, arrays and numbers; a no-op with `MEADHALL_JIT=0`.

    >>> @kernel
    ... def double(n: int) -> int:
    ...     return n + n
    >>> int(double(21))
    42
    """
    return _compile(function, [function]) if JIT else function


def bind(
    template: Callable[..., Any], name: str, functions: Mapping[str, Callable[..., Any]], *, compiled: bool = JIT
) -> Callable[..., Any]:
    """Compile a generic function for one game: the template, with these functions as its globals, under its own name.

    A closure over compiled functions would do the same, but Numba cannot cache one from run to run.

    >>> def twice(n):
    ...     return double(double(n))
    >>> @kernel
    ... def double(n):
    ...     return n + n
    >>> int(bind(twice, "example", {"double": double})(3))
    12
    """
    plain = cast(FunctionType, template)
    bound = FunctionType(plain.__code__, {**plain.__globals__, **functions}, plain.__name__, plain.__defaults__)
    bound.__qualname__ = f"{plain.__qualname__}-{name}"
    bound.__module__ = plain.__module__
    return _compile(bound, [bound, *functions.values()]) if compiled else bound


def interpreted(function: Callable[..., Any]) -> Callable[..., Any]:
    """The same function as plain Python, also where it calls other kernels: what `MEADHALL_JIT=0` would run.

    >>> @kernel
    ... def double(n):
    ...     return n + n
    >>> interpreted(double)("ha")  # text is nothing for compiled code
    'haha'
    """
    return _interpret(function, {})


def _interpret(function: Callable[..., Any], scopes: dict[int, dict[str, Any]]) -> Callable[..., Any]:
    plain = cast(FunctionType | None, getattr(function, "py_func", None))
    if plain is None:
        return function
    scope = scopes.get(id(plain.__globals__))
    if scope is None:
        scope = scopes[id(plain.__globals__)] = dict(plain.__globals__)
        scope.update({name: _interpret(value, scopes) for name, value in scope.items() if hasattr(value, "py_func")})
    return FunctionType(plain.__code__, scope, plain.__name__, plain.__defaults__)


def _compile(function: F, sources: Iterable[Callable[..., Any]]) -> F:
    import numba  # a second of start-up, paid only by those who run rules

    compiled = numba.njit(nogil=True, error_model="numpy")(function)
    files = {Path(_source_file(source)) for source in sources}
    if all(file.is_file() for file in files):  # what was typed into a prompt has no file to key the cache by
        config: Any = numba.config
        with _one_at_a_time:  # Numba takes the folder from a global, and several threads may load games
            before = config.CACHE_DIR
            try:
                config.CACHE_DIR = str(cache_folder(frozenset(file.parent for file in files)))
                compiled.enable_caching()
            finally:
                config.CACHE_DIR = before
    return cast(F, compiled)


def _source_file(function: Callable[..., Any]) -> str:
    plain = getattr(function, "py_func", function)
    return cast(str, plain.__code__.co_filename)


@cache
def cache_folder(folders: frozenset[Path] = frozenset()) -> Path:
    """Where compiled code of these source folders is kept; made if it is missing, and older ones are thrown away.

    >>> cache_folder().is_dir()
    True
    """
    digest = hashlib.sha256()
    for source in _sources(folders):
        digest.update(f"{source.name}\0".encode() + source.read_bytes() + b"\0")
    kernels = user_cache() / "kernels"
    folder = kernels / digest.hexdigest()[:16]
    if not folder.exists():
        folder.mkdir(parents=True, exist_ok=True)
        by_age = sorted(kernels.iterdir(), key=lambda path: path.stat().st_mtime, reverse=True)
        for old in by_age[_KEEP:]:
            shutil.rmtree(old, ignore_errors=True)
    return folder


def is_compiled(folder: Path) -> bool:
    """Whether all kernels of a source folder lie in the cache, or need no compiler at all."""
    return not JIT or _all_there(folder).exists()


def all_compiled(folder: Path) -> None:
    """Remember that every kernel of a source folder has run, and so lies in the cache."""
    _all_there(folder).touch()


def _all_there(folder: Path) -> Path:
    return cache_folder(frozenset([folder])) / "complete"


def _sources(folders: Iterable[Path]) -> list[Path]:
    """All that compiled code of these folders may depend on: the core, the folders, and the games that they import."""
    core = Path(__file__).resolve().parent
    todo, done = {core, *folders}, set[Path]()
    while todo:
        folder = todo.pop()
        done.add(folder)
        for source in folder.glob("*.py"):
            imported = re.findall(rb"meadhall\.games\.(\w+)", source.read_bytes())
            todo |= {core.parent / "games" / name.decode() for name in imported} - done
    return sorted(source for folder in done for source in folder.glob("*.py"))


def user_cache() -> Path:
    """The folder for what can be made again: `MEADHALL_CACHE`, or the system's own place for such things."""
    if chosen := os.environ.get("MEADHALL_CACHE"):
        return Path(chosen).expanduser()
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local"))
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Caches"
    else:
        base = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    return base / "meadhall"
