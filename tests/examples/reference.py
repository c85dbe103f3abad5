"""`docs/game-reference.md`: what a game offers and what it may call, made from the code.

`python -m tests.examples.reference` writes it. It is read from the sources, so that signatures and sentences are
those of the code, and nothing has to be loaded for it.
"""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

CORE = Path(__file__).parents[2] / "src" / "meadhall" / "core"
DOCUMENT = Path(__file__).parents[2] / "docs" / "game-reference.md"

HEAD = """# What a game offers, and what it may call

<!-- Made by `python -m tests.examples.reference`: change the docstrings in `src/meadhall/core`, not this. -->

A page to look things up in; [writing a game](writing-a-game.md) tells how they belong together. A game imports from
`meadhall.core` what stands here, and needs nothing else.
"""

SECTIONS: tuple[tuple[str, str, str, tuple[str, ...]], ...] = (
    ("What a game offers", "contract", "", ("Kernels.*", "Words.*", "Board.*", "Event.*", "ScoreLine.*")),
    ("The game, and what its words and board are given", "game", "", ("Game.of",)),
    ("", "view", "", ("View.*", "Outcome.*")),
    ("A match, as tests play it", "match", "", (
        "Match", "Match.to_move", "Match.legal", "Match.odds", "Match.play", "Match.undo", "Match.wander", "Match.over",
        "Match.outcome", "Match.view", "Match.event", "Match.record")),
    ("Constants", "constants", "", ("*",)),
    ("Records: the state and the box", "record", "A field is `int8(sizes..., meaning, values)`, or `int16`, `int32`, "
     "`int64`; the sizes, if any, make it an array.",
     ("Record", "Record.new", "Box", "number", "index", "seat_number", "bits", "FLAG", "COUNT", "Seats", "copy",
      "to_bytes", "describe", "fill")),
    ("Actions", "actions", "", ("Actions.decision", "Actions.chance", "Actions.decode", "Actions.families",
                                "Actions.text", "Actions.number", "Actions.name", "Actions.chosen")),
    ("Facts", "facts", "", ("Facts.add", "Slot.*", "own", "Fact.*", "tell", "telling", "SEAT", "NUMBER")),
    ("Content and options", "content", "", ("Header.*", "Content", "Content.complaints", "outside", "misnamed",
                                            "Edition.parse", "Edition.error")),
    ("", "options", "", ("Option.*",)),
    ("In kernels", "kernel", "", ("kernel",)),
    ("", "common", "", ("copy_numbers", "equal_odds", "likely_winners", "share_win", "even")),
    ("", "rng", "", ("below", "choose")),
    ("Words", "phrases", "", ("Phrases.say", "Phrases.join")),
    ("", "text", "", ("*",)),
    ("", "phases", "", ("Phase.*", "PhaseTable.*", "Filler", "Reason")),
    ("Scenes", "scene", "", ("Piece.*", "Scene", "Scene.of", "Part", "Part.put", "Kept", "Kept.get", "TEXT", "Kind",
                             "kind_of")),
    ("", "seat_rows", "", ("*",)),
    ("Drawing", "artwork", "", ("*",)),
    ("", "drawing", "", ("*",)),
    ("The conformance kit", "conformance", "", ("check",)),
)  # fmt: skip


_CONTRACT = ("Kernels.", "Words.", "Board.")


def reference() -> str:
    """The document."""
    lines = [HEAD]
    for heading, module, intro, names in SECTIONS:
        tree = ast.parse((CORE / f"{module}.py").read_text(encoding="utf-8"))
        lines += [f"## {heading}\n"] if heading else []
        lines += [f"`meadhall.core.{module}`{': ' + intro if intro else ''}\n"]
        lines += [*_table(_chosen(tree, names)), ""]
    return "\n".join(lines)


def _table(rows: Iterator[tuple[str, str]]) -> list[str]:
    return ["| | |", "|---|---|", *(f"| `{code.replace('|', chr(92) + '|')}` | {_cell(told)} |" for code, told in rows)]


def _cell(told: str) -> str:
    """A docstring on one line, without its examples."""
    paragraph = " ".join(told.partition(">>>")[0].split())
    return paragraph.replace("|", "\\|")


def _chosen(tree: ast.Module, names: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    """What is asked for, with what is said about it; `*` for all that is public, `Class.*` for all that is in it."""
    entries = dict(_entries(tree.body, ""))
    for name in names:
        if name == "*":
            yield from (entry for each, entry in entries.items() if "." not in each)
            continue
        whole = name.removesuffix(".*")
        yield entries[whole]
        if whole != name:
            yield from (entry for each, entry in entries.items() if each.startswith(f"{whole}."))


def _entries(body: list[ast.stmt], inside: str) -> Iterator[tuple[str, tuple[str, str]]]:
    """Public functions, classes and documented attributes, by their names."""
    for statement, after in zip(body, [*body[1:], ast.Pass()], strict=True):
        match statement:
            case ast.FunctionDef(name=name) if name[0] != "_" and inside not in _CONTRACT:
                plain = any(ast.unparse(one) in ("property", "cached_property") for one in statement.decorator_list)
                code = f"{inside}{name}" if plain else _signature(inside, statement)
                yield f"{inside}{name}", (code, ast.get_docstring(statement) or "")
            case ast.ClassDef(name=name) if name[0] != "_":
                yield name, (name, ast.get_docstring(statement) or "")
                yield from _entries(statement.body, f"{name}.")
            case ast.AnnAssign(
                target=ast.Name(id=name),
                annotation=ast.Subscript(slice=ast.Tuple(elts=[_, ast.Constant(value=str(called))])),
            ) if inside in _CONTRACT:
                yield f"{inside}{name}", (f"{name}({called})", _text(after))
            case ast.AnnAssign(target=ast.Name(id=name), annotation=kind) if inside in _CONTRACT:
                code, _, told = _text(after).removeprefix("`").partition("`: ")
                yield f"{inside}{name}", (code, told)
            case ast.AnnAssign(target=ast.Name(id=name), annotation=kind) if inside and name[0] != "_":
                yield f"{inside}{name}", (f"{inside}{name}: {ast.unparse(kind)}", _text(after))
            case ast.AnnAssign(target=ast.Name(id=name)) if not inside and name[0] != "_" and _text(after):
                yield name, (name, _text(after))
            case ast.Assign(targets=[target], value=value) if not inside and ast.unparse(target).strip("(")[0] != "_":
                several = ast.unparse(target).strip("()")
                told = _text(after) or (f"`{ast.unparse(value).strip('()')}`" if several.isupper() else "")
                if told:
                    yield several, (several, told)


def _text(statement: ast.stmt) -> str:
    match statement:
        case ast.Expr(value=ast.Constant(value=str(text))):
            return text
    return ""


def _signature(inside: str, function: ast.FunctionDef) -> str:
    arguments = ast.unparse(function.args).removeprefix("self, ").removeprefix("cls, ")
    arguments = "" if arguments in ("self", "cls") else arguments
    returns = f" -> {ast.unparse(function.returns)}" if function.returns else ""
    return f"{inside}{function.name}({arguments}){returns}"


if __name__ == "__main__":
    Path(sys.argv[1] if sys.argv[1:] else DOCUMENT).write_text(reference(), encoding="utf-8")
