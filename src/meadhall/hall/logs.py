"""Structured logs by the standard library: one JSON object a line on the error stream.

Nobody's token, name, words or secrets are in them: an unexpected error is logged by its kind and its place in the code,
and a message of another library without its values.
"""

import hashlib
import json
import logging
import sys
import time
import traceback
from collections.abc import MutableMapping
from typing import Any, TextIO

from meadhall.core.language import ENGLISH, speaking

NAME = "meadhall.hall"
_FRAMES = 12
_MARKED = {"table", "subject"}  # these name tables, persons and addresses, which nobody should find in a log
_FOR_THE_LIBRARY = ("exc_info", "stack_info", "stacklevel")


class Log(logging.LoggerAdapter[logging.Logger]):
    """The hall's log, for those who run it: an event, and facts by their names."""

    def __init__(self) -> None:
        super().__init__(logging.getLogger(NAME))

    def process(self, msg: Any, kwargs: MutableMapping[str, Any]) -> tuple[Any, MutableMapping[str, Any]]:
        """Let facts travel with the record. A mark stands for the address of a table, because it lets people look."""
        with speaking(ENGLISH):  # whoever runs the hall reads one log, whatever language its guests speak
            facts = {name: _said(value) for name, value in kwargs.items() if name not in _FOR_THE_LIBRARY}
        for name in _MARKED & facts.keys():
            facts[name] = hashlib.sha256(str(facts[name]).encode()).hexdigest()[:8]
        return msg, {name: kwargs[name] for name in _FOR_THE_LIBRARY if name in kwargs} | {"extra": {"facts": facts}}


def _said(value: Any) -> Any:
    return str(value) if isinstance(value, Exception) else value


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
            frames = list(traceback.walk_tb(record.exc_info[2]))[-_FRAMES:]
            files = [f"{frame.f_code.co_filename}:{number}" for frame, number in frames]
            trace = [f"{frame.f_globals.get('__name__')}:{number}" for frame, number in frames]
            line |= {"kind": record.exc_info[0].__name__, "place": files[-1] if files else None, "trace": trace}
        return json.dumps(line, ensure_ascii=False, default=str)


def write_logs(stream: TextIO | None = None, *, verbose: bool = False) -> None:
    """Log problems of the hall and of the libraries to a stream, and with `verbose` everything that the hall does."""
    handler = logging.StreamHandler(stream if stream is not None else sys.stderr)
    handler.setFormatter(JsonFormatter())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.getLogger(NAME).setLevel(logging.INFO if verbose else logging.WARNING)
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)  # below that it tells the addresses of tables
