"""Structured logs: one JSON object a line on the error stream. Nobody's token, name, words or secrets are in them."""

import json
import sys
import time
from typing import TextIO


class Log:
    """Where the hall writes down what it did, for those who run it."""

    def __init__(self, stream: TextIO | None = None, *, quiet: bool = False) -> None:
        self._stream = stream if stream is not None else sys.stderr
        self._quiet = quiet

    def info(self, event: str, **facts: object) -> None:
        """Something worth knowing."""
        if not self._quiet:
            self._write("info", event, facts)

    def error(self, event: str, **facts: object) -> None:
        """Something that should not happen."""
        self._write("error", event, facts)

    def _write(self, level: str, event: str, facts: dict[str, object]) -> None:
        when = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime())
        line = {"when": when, "level": level, "event": event} | facts
        print(json.dumps(line, ensure_ascii=False, default=str), file=self._stream, flush=True)
