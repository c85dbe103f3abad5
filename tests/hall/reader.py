"""What a screen reader meets on a page, compared with what is stored beside the tests."""

import os
import re
from pathlib import Path

FOLDER = Path(__file__).parent / "snapshots"
OURS = re.compile(
    r'"(Your turn|What you can do now|Help|The board|Panels|The table|Players|What has happened|More|The game)"'
)
"""Names that are the same in every game."""


def structure(snapshot: str) -> str:
    """The structure of a page: which roles, with which names where they are ours; not what the dice made of it."""
    kept: list[str] = []
    for line in snapshot.splitlines():
        role = re.match(r"(\s*- )'?(/?[a-z]+)", line)
        name = role[1] + role[2] if role is not None else line
        ours = OURS.search(line)
        shown = name + (f" {ours[0]}" if ours else "")
        if name.strip() != "- text" and (not kept or kept[-1] != shown):  # how many there are is for the dice to say
            kept.append(shown)
    return "\n".join(kept) + "\n"


def kinds(snapshot: str) -> str:
    """What there is on a page, each kind of thing once: for lists that chance makes longer or shorter."""
    return "\n".join(dict.fromkeys(structure(snapshot).splitlines()))


def check(name: str, seen: str) -> None:
    """Compare with what is stored; with MEADHALL_ACCEPT=1 keep the new one, if it is better."""
    stored, seen = FOLDER / f"{name}.yml", seen.rstrip() + "\n"
    if os.environ.get("MEADHALL_ACCEPT"):
        stored.write_text(seen, encoding="utf-8")
    assert seen == stored.read_text(encoding="utf-8"), "MEADHALL_ACCEPT=1 keeps the new one, if it is better"
