"""The one decorator for compiled code.

`@kernel` compiles a function with Numba, without the GIL, and keeps the machine code in a cache folder that is named
after a digest of its module and of all that this module imports: a change in any of them means a new compilation
(Numba's own cache would not notice), and a change in words, pictures or another game costs none. With `MEADHALL_JIT=0`
in the environment it does nothing, and the rules run as the Python that they are; see also `interpreter`.
"""

import ast
import hashlib
import os
import shutil
import sys
import sysconfig
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from functools import cache, partial
from importlib import import_module
from pathlib import Path
from threading import Lock
from types import FunctionType
from typing import Any, TypeVar, cast, overload

from meadhall.core.interpreter import interpret_meanwhile

F = TypeVar("F", bound=Callable[..., Any])

JIT = os.environ.get("MEADHALL_JIT", "1") != "0"  # whether kernels are compiled in this process

_one_at_a_time = Lock()
_one_parser = Lock()  # Python 3.11 counts how deep a syntax tree is in one place for all threads, and two at once fail
_KEEP = 500  # cache folders, the newest: some twenty for each game and version that is in use, 150 KB each


@overload
def kernel(function: F) -> F: ...
@overload
def kernel(*, allocates: bool = False, inline: bool = False) -> Callable[[F], F]: ...
def kernel(function: F | None = None, *, allocates: bool = False, inline: bool = False) -> F | Callable[[F], F]:
    """Compile a function of records, arrays and numbers; a no-op with `MEADHALL_JIT=0`.

    A kernel works on the arrays that it is given. One that makes its own says `@kernel(allocates=True)`: only then does
    compiled code count who still uses an array, which can double its time. A short kernel that is called at every step
    may say `@kernel(inline=True)`: its code then stands wherever it is called.

    >>> @kernel
    ... def double(n: int) -> int:
    ...     return n + n
    >>> int(double(21))
    42
    """
    if function is None:
        return partial(kernel, allocates=allocates, inline=inline)
    return _compile(function, [function], allocates=allocates, inline=inline) if JIT else function


def bind(
    template: Callable[..., Any], name: str, functions: Mapping[str, Callable[..., Any]], *, compiled: bool = JIT,
    inline: bool = False,
) -> Callable[..., Any]:  # fmt: skip
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
    return _compile(bound, [bound, *functions.values()], inline=inline) if compiled else bound


_left_out: list[Callable[..., Any]] = []


def false_when_compiled(function: F) -> F:
    """A function that only plain Python calls: in compiled code it is False, and costs nothing."""
    _left_out.append(function)
    return function


def _leave_out() -> None:
    """Tell the compiler what it is to leave out: not before it is loaded, which takes a second, and never twice."""
    types: Any = import_module("numba").types
    templates: Any = import_module("numba.core.typing.templates")
    lower: Any = import_module("numba.extending").lower_builtin

    class Absent(templates.AbstractTemplate):  # type: ignore[misc]
        def generic(self, arguments: Any, named: Any) -> Any:
            return templates.signature(types.boolean, *arguments)

    while _left_out:
        function = _left_out.pop()
        templates.infer_global(function)(Absent)
        lower(function, types.VarArg(types.Any))(lambda context, *_: context.get_constant(types.boolean, False))


def _compile(function: F, sources: Iterable[Callable[..., Any]], *, allocates: bool = False, inline: bool = False) -> F:
    import numba  # a second of start-up, paid only by those who run rules

    _leave_out()
    counting: Any = {"_nrt": allocates}  # Numba's runtime counts references to arrays: atomically, and at every call
    callers: Any = {"no_cfunc_wrapper": True}  # nobody calls kernels from C: a tenth of the compiler's time
    compiled = numba.njit(nogil=True, error_model="numpy", forceinline=inline, **counting, **callers)(function)
    _compile_once_for_all_numbers(compiled)
    interpret_meanwhile(compiled)
    keep_compiled(compiled, numba.config, sources)
    return cast(F, compiled)


def keep_compiled(compiled: Any, config: Any, sources: Iterable[Callable[..., Any]]) -> None:
    """Let Numba load its code of a function from the cache, and keep it there, under a digest of these sources.

    The configuration is that of the compiler: the one for a GPU has its own.
    """
    files = {Path(cast(Any, getattr(source, "py_func", source)).__code__.co_filename) for source in sources}
    if not all(file.is_file() for file in files):  # what was typed into a prompt has no file to key the cache by
        return
    folder = cache_folder(frozenset(files))
    with _one_at_a_time:  # Numba takes the folder from a global, and several threads may load games
        before = config.CACHE_DIR
        try:
            config.CACHE_DIR = str(folder)
            if os.access(folder, os.W_OK):  # or Numba would look for another place, where it misses changes
                compiled.enable_caching()
        finally:
            config.CACHE_DIR = before


def _compile_once_for_all_numbers(compiled: Any) -> None:
    """Let other kernels share one version of this one, whatever numbers they call it with.

    Numba would compile one for each width of a whole number and for each constant, which took a sixth of its time.
    """
    types: Any = import_module("numba").types

    def widened(kind: Any) -> Any:
        number = types.unliteral(kind)
        return types.int64 if isinstance(number, types.Integer) and number.signed else kind

    find = compiled.get_call_template

    def find_widened(arguments: Any, named: Any) -> Any:
        return find(tuple(map(widened, arguments)), {name: widened(kind) for name, kind in named.items()})

    compiled.get_call_template = find_widened


@cache
def cache_folder(files: frozenset[Path]) -> Path:
    """Where compiled code of these source files is kept; made if it can be, and older ones are thrown away.

    >>> cache_folder(frozenset([Path(__file__)])).is_dir()
    True
    """
    digest = hashlib.sha256()
    for file in sorted(files):  # Numba looks at these too: what was compiled of a copy is none of ours
        digest.update(f"{file.resolve()}\0{file.stat().st_mtime_ns}\0".encode())
    for source in sources(files):
        digest.update("/".join(source.parts[-3:]).encode() + b"\0" + source.read_bytes() + b"\0")
    kernels = user_cache() / "kernels"
    folder = kernels / digest.hexdigest()[:16]
    with suppress(OSError):  # also where another process has just thrown one away
        if folder.is_dir():
            os.utime(folder)  # what is in use is not among the oldest
        else:
            folder.mkdir(parents=True, exist_ok=True)
            by_age = sorted(kernels.iterdir(), key=lambda each: each.stat().st_mtime, reverse=True)
            for old in by_age[_KEEP:]:
                shutil.rmtree(old, ignore_errors=True)
    return folder


def is_compiled(folder: Path) -> bool:
    """Whether all kernels of a game's folder lie in the cache, or need no compiler at all."""
    return not JIT or _all_there(folder).exists()


def all_compiled(folder: Path) -> None:
    """Remember that every kernel of a game's folder has run, and so lies in the cache, if there is one."""
    with suppress(OSError):
        _all_there(folder).touch()


def _all_there(folder: Path) -> Path:
    """Marks the cache of a game's rules, and whatever else in its folder is compiled."""
    compiled = [file for file in folder.rglob("*.py") if b"\n@kernel" in file.read_bytes()]
    return cache_folder(frozenset([*filter(None, [_file(folder / "rules")]), *compiled])) / "complete"


_PACKAGE = Path(__file__).resolve().parents[1]
_INSTALLED = tuple({Path(sysconfig.get_path(name)) for name in ("purelib", "platlib", "stdlib", "platstdlib")})


def sources(files: Iterable[Path]) -> list[Path]:
    """These files, and all that they import when they are loaded: what others wrote for everybody is left out."""
    todo, done = {file.resolve() for file in files}, set[Path]()
    while todo:
        file = todo.pop()
        done.add(file)
        todo |= set(_imported(file, file.stat().st_mtime_ns)) - done
    return sorted(done)


@cache
def _imported(file: Path, changed: int) -> tuple[Path, ...]:
    """The files that a file imports. The second argument makes another entry of the cache when it has changed."""
    files = []
    with _one_parser:
        body = ast.parse(file.read_bytes()).body
    for module, name in _imports(body, file):
        path = _find(f"{module}.{name}", file) or _find(module, file) if name else _find(module, file)
        if path is not None and path != file:
            files.append(path)
    return tuple(files)


def _imports(body: Iterable[ast.stmt], file: Path) -> Iterator[tuple[str, str]]:
    """Modules, and what is taken from them, as the statements of a module import them: not those of its functions."""
    for statement in body:
        match statement:
            case ast.Import(names):
                yield from ((alias.name, "") for alias in names)
            case ast.ImportFrom(module, names, level):
                package = ".".join(_module_name(file).split(".")[:-level] if level else [])
                whole = ".".join(filter(None, (package, module)))
                yield from ((whole, alias.name) for alias in names)
            case ast.If(test, then, otherwise):
                typing_only = isinstance(test, ast.Name) and test.id == "TYPE_CHECKING"
                yield from _imports(otherwise if typing_only else [*then, *otherwise], file)
            case ast.Try(tried, handlers, otherwise, finally_):
                caught = [each for handler in handlers for each in handler.body]
                yield from _imports([*tried, *caught, *otherwise, *finally_], file)


def _module_name(file: Path) -> str:
    """The name of a file as a module, seen from the outermost package that it lies in."""
    parts = [] if file.name == "__init__.py" else [file.stem]
    folder = file.parent
    while (folder / "__init__.py").exists():
        parts.insert(0, folder.name)
        folder = folder.parent
    return ".".join([*parts, ""] if file.name == "__init__.py" else parts)


def _find(module: str, importer: Path) -> Path | None:
    """The file of a module: one of ours, of the importer, or of another author."""
    top, *rest = module.split(".")
    if top in sys.stdlib_module_names:
        return None
    if top == "meadhall":
        if path := _file(os.path.join(_PACKAGE, *rest)):
            return path
        if rest[:1] != ["games"] or len(rest) < 2:
            return None
        home = next((folder for folder in importer.parents if folder.name == rest[1]), None)  # a game from outside
        return _file(os.path.join(home, *rest[2:])) if home else None
    inside = os.path.join(top, *rest)
    for place in (*map(str, importer.parents), *sys.path):
        if path := _file(os.path.join(place, inside)):
            own = importer.is_relative_to(os.path.join(place, top))
            return path if own or not any(path.is_relative_to(each) for each in _INSTALLED) else None
    return None


def _file(path: str | Path) -> Path | None:
    """The file of a module, by where it would be. Plain text: every start of Python asks this a thousand times."""
    for file in (f"{path}.py", f"{path}/__init__.py"):
        if os.path.isfile(file):
            return Path(file).resolve()
    return None


def user_cache() -> Path:
    """The folder for what can be made again: `MEADHALL_CACHE`, or the system's own place for such things."""
    if chosen := os.environ.get("MEADHALL_CACHE"):
        return Path(chosen).expanduser()
    from platformdirs import user_cache_path

    return user_cache_path("meadhall", appauthor=False, opinion=False)
