"""Errors of a game's own code, told in one sentence: file, line and reason, also those of the compiler."""

import re
import traceback
from pathlib import Path

from meadhall.core.errors import MeadhallError

_STAGE = "Failed in "  # a mode of the compiler


def told(error: BaseException, folder: Path | None = None) -> str:
    """A mistake in the code of a game's folder, and where it is.

    >>> try:
    ...     1 / 0
    ... except ZeroDivisionError as error:
    ...     told(error, Path("games/skrei"))
    'ZeroDivisionError: division by zero'
    """
    if isinstance(error, MeadhallError):
        return str(error)
    if is_compilers(error):
        return _compilers(error)
    place = place_of(error, folder) if folder else None
    return f"{place}: {_last_line(error)}" if place else _last_line(error)


def place_of(error: BaseException, folder: Path) -> str | None:
    """The last line of a folder's own files that led to an error, if one did."""
    if isinstance(error, SyntaxError) and error.filename:
        return f"{error.filename}, line {error.lineno}"
    own = [frame for frame in traceback.extract_tb(error.__traceback__) if folder in Path(frame.filename).parents]
    return f"{own[-1].filename}, line {own[-1].lineno}" if own else None


def is_compilers(error: BaseException) -> bool:
    """Whether an error comes from Numba, which was given something that it does not compile."""
    return type(error).__module__.startswith("numba.")


def _compilers(error: BaseException) -> str:
    """The meaning of a compiler's message, in the innermost place that it speaks of."""
    text = str(error)
    reason = next((line for line in text.splitlines() if line.strip() and not line.startswith(_STAGE)), text)
    reason = reason.partition(", defined at ")[0].removesuffix(". Raised from None").rstrip(".")
    named = re.search(r" at (\S.*?) \((\d+)\)", text) or re.search(
        r"^(\S.*) \((\d+)\)$", str(getattr(error, "loc", ""))
    )
    place = f"{named[1]}, line {named[2]}: " if named else ""
    if "NRT required" in text:
        return (
            f"{place}this makes a new array, which kernels do without for speed; write @kernel(allocates=True) above "
            "it, or copy numbers by `copy_numbers` of `meadhall.core.common`"
        )
    return f"{place}the compiler does not understand this: {reason}"


def _last_line(error: BaseException) -> str:
    said = error.msg if isinstance(error, SyntaxError) else str(error)
    return f"{type(error).__name__}: {said}" if said else type(error).__name__
