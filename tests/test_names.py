"""One word, one thing: no two classes of the package share a name."""

import ast
from collections import defaultdict
from pathlib import Path

import meadhall

PACKAGE = Path(meadhall.__file__).parent

SAME_ON_PURPOSE = {
    "Box": "each game's box, and the base of all of them in `core/record.py`",
    "State": "each game's state: the contract asks for this name",
}
"""Names that several classes have, and why."""
NOT_YET = {"Budget", "Share"}
"""Names that several classes still have: what a bot may think about, and what a visitor may ask for."""


def classes() -> dict[str, list[str]]:
    """Every public class of the package by its name, with the files that have one."""
    found = defaultdict[str, list[str]](list)
    for file in sorted(PACKAGE.rglob("*.py")):
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                found[node.name].append(str(file.relative_to(PACKAGE)))
    return found


def test_no_two_classes_share_a_name() -> None:
    known = NOT_YET | set(SAME_ON_PURPOSE)
    assert {name: files for name, files in classes().items() if len(files) > 1 and name not in known} == {}


def test_every_exception_is_still_needed() -> None:
    found = classes()
    assert [name for name in SAME_ON_PURPOSE if len(found[name]) < 2] == []
