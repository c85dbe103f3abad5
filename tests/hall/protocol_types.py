"""The messages between the hall and its scripts as TypeScript declares them, made from the types of the protocol.

`python -m tests.hall.protocol_types` writes `static/protocol_types.d.ts`, by which the scripts are checked. Browsers
never ask for it.
"""

import json
from pathlib import Path
from typing import Any

import msgspec

import meadhall.hall
from meadhall.core.gamefile import GameFile
from meadhall.hall.analyses.queue import Standing
from meadhall.hall.live.messages import Incoming, Outgoing
from meadhall.hall.pages.analysis_told import AnalysedPosition, Mistakes, Retry
from meadhall.hall.pages.dice_page import Draws
from meadhall.hall.pages.guides import Story
from meadhall.hall.pages.practice_page import PuzzleAnswer
from meadhall.hall.pages.replays import Frame
from meadhall.hall.practice.exercise import PuzzlePosition
from meadhall.hall.practice.openings import OpeningBoard
from meadhall.table.commands import AnyCommand

FILE = Path(meadhall.hall.__path__[0]) / "static" / "protocol_types.d.ts"
HEAD = "// Made by `python -m tests.hall.protocol_types` from the types of the hall: change those, not this.\n"
UNIONS = {"Command": AnyCommand, "Incoming": Incoming, "Outgoing": Outgoing}
OTHERS = (
    Story,
    Frame,
    Draws,
    GameFile,
    Standing,
    AnalysedPosition,
    Mistakes,
    Retry,
    PuzzlePosition,
    PuzzleAnswer,
    OpeningBoard,
)
"""Structs that scripts fetch beside the socket."""
_PLAIN = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}


def declarations() -> str:
    """All types, each declared once, by name."""
    schemas, parts = msgspec.json.schema_components((*UNIONS.values(), *OTHERS), ref_template="{name}")
    unions = {type_of(schema): name for name, schema in zip(UNIONS, schemas, strict=False)}
    lines = [HEAD, *(f"export type {name} = {union};\n" for union, name in unions.items())]
    for name in sorted(parts):
        lines += _interface(name, parts[name], unions)
    return "\n".join(lines)


def _interface(name: str, schema: dict[str, Any], unions: dict[str, str]) -> list[str]:
    required = schema.get("required", ())
    described = " ".join(schema.get("description", "").split())
    fields = []
    for field, part in schema["properties"].items():
        kind = type_of(part)
        fields.append(f"  {field}{'' if field in required else '?'}: {unions.get(kind, kind)};")
    return [*([f"/** {described} */"] if described else []), f"export interface {name} {{", *fields, "}\n"]


def type_of(schema: dict[str, Any]) -> str:
    """A type as TypeScript writes it.

    >>> type_of({"anyOf": [{"type": "integer"}, {"type": "null"}]})
    'number | null'
    >>> type_of({"type": "array", "items": {"enum": ["one", "two"]}})
    '("one" | "two")[]'
    >>> type_of({"type": "object", "additionalProperties": {"$ref": "Score"}})
    'Record<string, Score>'
    """
    if "$ref" in schema:
        return str(schema["$ref"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(type_of(each) for each in schema["anyOf"]))
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    kind = schema["type"]
    if kind == "array":
        if "prefixItems" in schema:
            return f"[{', '.join(type_of(each) for each in schema['prefixItems'])}]"
        item = type_of(schema["items"])
        return f"({item})[]" if " | " in item else f"{item}[]"
    if kind == "object":
        return f"Record<string, {type_of(schema['additionalProperties'])}>"
    return _PLAIN[kind]


if __name__ == "__main__":
    FILE.write_text(declarations(), encoding="utf-8")
