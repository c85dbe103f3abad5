"""The reference part of `docs/protocol.md`, made from the types: `python -m tests.hall.protocol_docs`."""

import json
import re
from pathlib import Path
from typing import Any

import msgspec

from meadhall.hall.live.messages import Incoming, Outgoing

DOCUMENT = Path(__file__).parents[2] / "docs" / "protocol.md"
MARK = "<!-- What follows is made by `python -m tests.hall.protocol_docs`. -->\n"
CODES = frozenset(re.findall(r"^\| `([a-z-]+)` \| ", DOCUMENT.read_text(encoding="utf-8"), re.MULTILINE))
"""Every code of an error that the document explains."""


def reference() -> str:
    """The JSON schemas of all messages, as Markdown."""
    (incoming, outgoing), parts = msgspec.json.schema_components((Incoming, Outgoing), ref_template="#/$defs/{name}")
    lines = ["## Schemas", "", "What a client sends is one of these:", ""]
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


if __name__ == "__main__":
    above, _, _ = DOCUMENT.read_text(encoding="utf-8").partition(MARK)
    DOCUMENT.write_text(above + MARK + "\n" + reference(), encoding="utf-8")
