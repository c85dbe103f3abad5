"""Structured logs by the standard library: one JSON object a line on the error stream.

Nobody's token, name, words or secrets are in them. Of an unexpected error its kind and its place in the code are
written down, but not its message; of what other libraries say only the part that is the same each time.
"""

import hashlib
import json
import logging
import sys
import time
import traceback
from collections.abc import MutableMapping
from types import TracebackType
from typing import Any, TextIO

NAME = "meadhall.hall"
_FRAMES = 12
_MARKED = {"table", "subject"}  # what nobody should find in a log: the addresses of tables, persons, and where they are
_FOR_THE_LIBRARY = ("exc_info", "stack_info", "stacklevel")


class Log(logging.LoggerAdapter[logging.Logger]):
    """Where the hall writes down what it did, for those who run it: an event, and facts by their names."""

    def __init__(self) -> None:
        super().__init__(logging.getLogger(NAME))

    def process(self, msg: Any, kwargs: MutableMapping[str, Any]) -> tuple[Any, MutableMapping[str, Any]]:
        """Facts travel with the record. Who knows the address of a table may look at it: a mark stands for it."""
        facts = {name: value for name, value in kwargs.items() if name not in _FOR_THE_LIBRARY}
        for name in _MARKED & facts.keys():
            facts[name] = hashlib.sha256(str(facts[name]).encode()).hexdigest()[:8]
        return msg, {name: kwargs[name] for name in _FOR_THE_LIBRARY if name in kwargs} | {"extra": {"facts": facts}}


class JsonFormatter(logging.Formatter):
    """A record as a JSON object, on one line."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        line: dict[str, object] = {
            "when": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
        }
        if record.name == NAME:
            line |= {"event": record.getMessage(), **getattr(record, "facts", {})}
        else:
            line |= {"event": str(record.msg).strip().partition("\n")[0], "from": record.name}
        if record.exc_info and record.exc_info[0] is not None:
            line |= {"kind": record.exc_info[0].__name__, "trace": _trace(record.exc_info[2])}
        return json.dumps(line, ensure_ascii=False, default=str)


def _trace(trace: TracebackType | None) -> list[str]:
    """Where an error came from, the place itself last."""
    frames = [f"{frame.f_globals.get('__name__')}:{line}" for frame, line in traceback.walk_tb(trace)]
    return frames[-_FRAMES:]


def write_logs(stream: TextIO | None = None, *, verbose: bool = False) -> None:
    """Write to a stream what goes wrong here and in the libraries, and with `verbose` everything that the hall does."""
    handler = logging.StreamHandler(stream if stream is not None else sys.stderr)
    handler.setFormatter(JsonFormatter())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.getLogger(NAME).setLevel(logging.INFO if verbose else logging.WARNING)
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)  # below that it tells the addresses of tables
