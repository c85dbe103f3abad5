"""RULES.md and the content file say the same, wherever a printed thing stands in both."""

import re

import pytest

import meadhall
from meadhall.games.saga import location
from meadhall.games.saga.content import Half, read_content

SAGA = meadhall.game("saga")
RULES = (SAGA.folder / "RULES.md").read_text(encoding="utf-8")
FLAT = re.sub(r"\s+", " ", RULES)
CONTENT = read_content(SAGA.edition)
NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven")
BONUS = {"coin": "take 1 coin", "move-one": "move 1 Unit", "recruit": "recruit 1 Warrior", "move": "move your Units"}


def sentences() -> dict[str, str]:
    """What RULES.md has to say, by the rule that says it, with the numbers of the content file."""
    coins, pieces, start, track, vikings = (
        CONTENT.coins, CONTENT.pieces, CONTENT.setup, CONTENT.track, CONTENT.vikings,
    )  # fmt: skip
    gap = track.spaces - track.stronghold_marker
    coast = sum(area.coast for area in CONTENT.areas.values())
    settled = start.capital_warriors + start.founders + start.settlers * (location.ENGLAND - 3)
    landed = start.raiders + start.crew * location.SPACES
    least, most = CONTENT.game.minutes
    counts = (
        ("Destination markers", coast),
        ("Strongholds", pieces.strongholds),
        ("AS Warriors / VK Warriors", f"{pieces.saxon_warriors} / {pieces.viking_warriors}"),
        ("Coins", coins.all),
    )
    return {
        "minutes": f"we estimate {least} to {most} minutes, from {CONTENT.game.age} years",
        **{f"count of {name}": f"| {name} | {count} |" for name, count in counts},
        "S1": f"Stronghold marker on track space {track.stronghold_marker}, Round marker on the rightmost space,"
        f" {track.spaces} |",
        "S3": f"that coastal area gets {start.raiders} VK Warriors",
        "S4": f"that area gets 1 Stronghold and {start.founders} AS Warrior",
        "S5": f"gets {start.settlers} AS Warrior (AS now has {settled} Warriors on the board)",
        "S7": f"{pieces.saxon_warriors - settled} Warriors, {pieces.strongholds - 2} Strongholds and {coins.saxons} coins"
        " form the AS supply",
        "S8": f"SN, SC, SS get {start.crew} VK Warrior each",
        "S10": f"VK supply: {pieces.viking_warriors - landed} Warriors, {coins.vikings} coins. General supply:"
        f" {coins.all - coins.saxons - coins.vikings} coins",
        "V-04": f"{coast} coastal (one sigil each, matching one destination marker)",
        "V-13": f"coins AS + VK + general = {coins.all}",
        "V-48": f"The VK Recruitment action places up to {vikings.recruitment} Units",
        "V-63": f"VK takes {vikings.pillage} coin from the general supply",
        "V-93": f"at least {NUMBERS[vikings.areas_to_win]} English areas, or has at least {coins.to_win} coins",
        "V-96": f"the gap between the markers is {gap} at the start and shrinks by at least 1 per round, so the game ends"
        f" after at most {gap + 1} rounds",
        "R38": f"VK may recruit fewer than {vikings.recruitment}",
        "recruitment": f"| Recruitment: up to {vikings.recruitment} Units |",
        "track": f"| track of {track.spaces} spaces, Round marker on {track.spaces} |",
        "Stronghold marker": f"| Stronghold marker on {track.stronghold_marker} |",
        **{f"tile {number}": tile_row(number) for number in range(1, len(CONTENT.tiles) + 1)},
        **{
            f"leader {leader.name}": strength_row(letter, leader.name, leader.number)
            for letter, leaders in (("A", CONTENT.leaders.saxons), ("V", CONTENT.leaders.vikings))
            for leader in leaders
            if leader.effect.startswith("strong")
        },
    }


def strength_row(letter: str, name: str, number: int) -> str:
    return f"| {letter}-{name.upper()} | {'AS' if letter == 'A' else 'VK'} | Strength {number} while in an area"


def tile_row(number: int) -> str:
    """A row of the table of tiles, without its icon."""
    tile = CONTENT.tiles[number - 1]

    def told(half: Half) -> str:
        bonus = " or ".join(BONUS[word] for word in sorted(half.bonus, reverse=True)) or "–"
        return f"{bonus} | {(' **/** ' if half.either else ' + ').join(half.actions)}"

    return f"| {number} | {told(tile.saxons)} | {told(tile.vikings)} |"


@pytest.mark.parametrize("rule", sentences())
def test_the_rules_tell_what_the_content_says(rule: str) -> None:
    assert sentences()[rule] in FLAT


def test_the_map_of_the_rules_is_that_of_the_content() -> None:
    drawn = RULES.partition("### Areas")[2].partition("```")[2].partition("```")[0]
    short = {"SN": "north", "SC": "central", "SS": "south"}
    borders = set()
    for area, neighbours in re.findall(r"\b([A-Z]{2,3}): ((?:[A-Z]{2,3}\b ?)+)", drawn):
        for other in neighbours.split():
            borders.add(frozenset(short.get(word, word.lower()) for word in (area, other)))
    assert borders == {frozenset(border) for border in CONTENT.map.borders}
    coastal = {line[:3].lower() for line in drawn.splitlines() if "coastal" in line}
    assert coastal == {word for word, area in CONTENT.areas.items() if area.coast}


def test_every_rule_and_ruling_is_there_once() -> None:
    rules = re.findall(r"^- \*\*V-(\d+)\*\*", RULES, re.MULTILINE)
    assert [int(number) for number in rules] == list(range(1, len(rules) + 1))
    rulings = re.findall(r"^\| R(\d+) \|", RULES, re.MULTILINE)
    assert [int(number) for number in rulings] == list(range(1, len(rulings) + 1))
