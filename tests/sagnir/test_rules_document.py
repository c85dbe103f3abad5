"""The numbers that stand both in RULES.md and in the content file of the island games are the same."""

import re
from pathlib import Path
from typing import Any

import pytest

import meadhall
from meadhall.games.island.content import IslandContent, read_content
from meadhall.games.island.patterns import cells_of

GAMES = ["sagnir", "mythical_island"]
Rows = list[list[str]]


def document(name: str) -> str:
    return Path(meadhall.game(name).folder, "RULES.md").read_text(encoding="utf-8")


def content(name: str) -> IslandContent:
    return read_content(meadhall.game(name).edition)


def table(text: str, heading: str) -> Rows:
    """The rows of the table whose heading begins like this, without marks of certainty and stress."""
    lines = text[text.index(f"\n{heading}") + 1 :].split("\n\n")[0].splitlines()[2:]
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    return [[re.sub(r"\[[TPIC/]+\]|[*`]", "", cell).strip() for cell in row] for row in cells]


def numbers(row: list[str]) -> list[list[int]]:
    """All numbers of each cell but the first."""
    return [[int(number) for number in re.findall(r"\d+", cell)] for cell in row[1:]]


@pytest.mark.parametrize("name", GAMES)
def test_the_figures_by_number_of_players(name: str) -> None:
    today, found = content(name), {row[0]: numbers(row) for row in table(document(name), "| | 2 players |")}
    tiles, seats = 60, (2, 3, 4)
    side = today.figures.island
    assert found["Island"] == [[n, n, n * n] for n in side]
    assert found["Tiles dealt to hands"] == [[today.limits.tiles * players] for players in seats]
    left = [[tiles - n * n - today.limits.tiles * players] for n, players in zip(side, seats, strict=True)]
    assert found["Tile draw pile after setup"] == left
    dealt = [[today.limits.beings * players, 28 - today.limits.beings * players] for players in seats]
    assert next(value for key, value in found.items() if key.startswith("Being cards dealt")) == dealt
    assert found["Bonus cards in play"] == [[n] for n in today.figures.bonus]
    assert next(v for k, v in found.items() if k.startswith("Beings")) == [[n] for n in today.figures.target]
    assert found["The same in variant C"] == [[n] for n in today.figures.short_target]


@pytest.mark.parametrize("name", GAMES)
def test_the_cards_of_the_tables(name: str) -> None:
    today, text = content(name), document(name)
    beings = [[str(n), b.name, b.element.capitalize(), str(b.points), str(len(cells_of(b.pattern))),
               "/".join(b.pattern)] for n, b in enumerate(today.beings, 1)]  # fmt: skip
    assert [row[:6] for row in table(text, "| # | Name | Element | Points |")] == beings
    bonus = [[f"B{n:02}", str(b.points), "/".join(b.pattern)] for n, b in enumerate(today.bonus, 1)]
    found = table(text.replace("`", ""), "| Id | Points | Type |")
    assert [[row[0], row[1], row[3]] for row in found if "any" not in row[2]] == bonus[3:]
    assert [row[1] for row in found] == [card[1] for card in bonus]


@pytest.mark.parametrize("name", GAMES)
def test_the_pictures_are_those_of_the_cards(name: str) -> None:
    """Each block of pictures, column by column, row by row."""
    text = document(name)
    drawn: dict[int, list[str]] = {}
    for block in re.findall(r"\n(?:Fire|Water|Earth|Air)\n((?:.+\n)+)", text):
        head, *lines = block.splitlines()
        if not head.startswith("#"):
            continue
        starts = [match.start() for match in re.finditer("#", head)]
        for start, end in zip(starts, [*starts[1:], 999], strict=True):
            number = int(head[start + 1 :].split()[0])
            drawn[number] = [cell for line in lines if (cell := line[start:end].strip()) and set(cell) <= set("FWEAN.")]
    assert drawn == {n: being.pattern for n, being in enumerate(content(name).beings, 1)}


@pytest.mark.parametrize(
    ("name", "rule", "value"),
    [
        ("sagnir", r"- \*\*S-82\*\* \+ (\d+) for the player", lambda c: c.rules.finisher),
        ("sagnir", r"- \*\*S-84\*\* \+ (\d+) for each activated being", lambda c: c.rules.match),
        ("sagnir", r"- \*\*S-04\*\* A player starts with (\d+) unused tokens", lambda c: c.limits.tokens),
        ("sagnir", r"- \*\*S-08\*\* Every hand starts with (\d+) tiles", lambda c: c.limits.tiles),
        ("sagnir", r"- \*\*S-08\*\* .* and (\d+) being cards", lambda c: c.limits.beings),
        ("sagnir", r"- \*\*S-88\*\* .* after (\d+) turns of each player", lambda c: c.limits.turns),
        ("sagnir", r"option `max_start_aurora`, default (\d+)", lambda c: c.rules.start_aurora),
        ("mythical_island", r"- \*\*M-37\*\* .* gets \*\*(\d+)\*\* points", lambda c: c.rules.finisher),
        ("mythical_island", r"- \*\*M-15\*\* .* A player owns (\d+)", lambda c: c.limits.tokens),
    ],
)
def test_the_numbers_of_single_rules(name: str, rule: str, value: Any) -> None:
    found = re.search(rule, document(name))
    assert found, rule
    assert int(found[1]) == value(content(name))


@pytest.mark.parametrize(("name", "rule"), [("sagnir", "S-91"), ("mythical_island", "M-40")])
def test_S91_the_beings_that_variant_c_removes(name: str, rule: str) -> None:
    line = next(line for line in document(name).splitlines() if line.startswith(f"- **{rule} "))
    listed = [int(number) for number in re.findall(r"\d+", line.split("(")[0].partition("beings")[2])]
    assert listed == content(name).highest


@pytest.mark.parametrize("name", GAMES)
def test_S05_the_tiles(name: str) -> None:
    tiles = content(name).tiles
    kinds = (tiles.fire, tiles.water, tiles.earth, tiles.air)
    assert set(kinds) == {13}
    assert tiles.aurora == 8
    assert re.search(r"13 (each of )?F.*8 N", document(name))
