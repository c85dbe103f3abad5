"""The reference part of `docs/protocol.md`, made from the types: `python -m meadhall.hall.live.protocol_docs`."""

import json
import sys
from pathlib import Path
from typing import Any

import msgspec

from meadhall.hall.live.messages import Incoming, Outgoing
from meadhall.table.errors import CODES

MARK = "<!-- What follows is made by `python -m meadhall.hall.live.protocol_docs docs/protocol.md`. -->\n"

CONNECTION_CODES = {
    "malformed": "the message cannot be read",
    "too-large": "the message is too long",
    "too-fast": "too many messages; wait a moment",
    "hello-first": "say hello before anything else",
    "protocol": "the hall speaks another version",
    "disk-full": "the disk has no room; nothing has changed",
    "locked": "another program holds the database; nothing has changed",
    "moved": "the database is not where it was; nothing has changed",
    "conflict": "others were faster, again and again; nothing has changed",
    "unwritable": "the database cannot be written to; nothing has changed",
    "unavailable": "the database does not answer; send the command again, with the same id",
    "newer": "a newer Meadhall has changed the table: come back in a moment, perhaps to another node",
    "failed": "the store has failed; nothing has changed",
    "no-analysis": "the game is not analysed yet",
    "too-long": "the game has too many steps for this",
}
"""The codes of errors that no table has raised."""


def reference() -> str:
    """Codes and JSON schemas of all messages, as Markdown."""
    lines = ["## Codes of errors", "", "| code | meaning |", "|---|---|"]
    lines += [f"| `{code}` | {meaning} |" for code, meaning in sorted((CODES | CONNECTION_CODES).items())]
    (incoming, outgoing), parts = msgspec.json.schema_components((Incoming, Outgoing), ref_template="#/$defs/{name}")
    lines += ["", "## Schemas", "", "What a client sends is one of these:", ""]
    lines += _names(incoming)
    lines += ["", "What the hall sends is one of these:", ""]
    lines += _names(outgoing)
    for name in sorted(parts):
        lines += ["", f"### {name}", "", "```json", *_schema(parts[name]), "```"]
    return "\n".join(lines) + "\n"


def _names(schema: dict[str, Any]) -> list[str]:
    """The messages of a union, by their type, with links to their schemas."""
    mapping: dict[str, str] = schema["discriminator"]["mapping"]
    return [f"- `{kind}`: [{(name := ref.split('/')[-1])}](#{name.lower()})" for kind, ref in mapping.items()]


def _schema(schema: dict[str, Any]) -> list[str]:
    """A schema with one property a line."""
    lines = []
    for key, value in schema.items():
        if key == "properties":
            inner = [f"  {json.dumps(name)}: {json.dumps(part, ensure_ascii=False)}" for name, part in value.items()]
            lines.append('"properties": {\n' + ",\n".join(inner) + "\n}")
        else:
            lines.append(f"{json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}")
    return ["{" + ",\n ".join(lines) + "}"]


def main(path: str) -> None:
    """Write the reference into the document, below the mark."""
    document = Path(path)
    above, _, _ = document.read_text(encoding="utf-8").partition(MARK)
    document.write_text(above + MARK + "\n" + reference(), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
