"""Variations: a match taken over from any position goes its own way, and what came of it is kept in the file."""

import pytest

import meadhall
from meadhall.core.errors import GameFileError, OptionError
from meadhall.core.gamefile import Variation, parse_game_file
from meadhall.core.match import Match
from meadhall.core.replay import replay
from meadhall.core.variations import add_variation, replay_variation, take_over, variation_of

HAGAR = meadhall.game("hagar")


def begun(decisions: int = 8) -> Match:
    match = HAGAR.start(2, seed=5, names=["Astrid", "Bo"])
    for _ in range(decisions):
        match.play(match.legal[0])
    return match


def test_a_match_is_taken_over_with_other_dice() -> None:
    match = begun()
    position = next(index for index, step in enumerate(match.steps) if step.who >= 0)
    one, same, other = (take_over(match, position, seed=seed) for seed in (1, 1, 2))
    for each in (one, same, other):
        assert each.steps == match.steps[:position]
        while not each.over and len(each.steps) < 80:
            each.play(each.legal[0])
    assert one.steps == same.steps != other.steps
    assert len(match.steps) == len(begun().steps)


def test_every_position_can_be_taken_over_but_no_other() -> None:
    match = begun()
    for position in range(len(match.steps) + 1):
        assert take_over(match, position, scripted=True).steps == match.steps[:position]
    with pytest.raises(OptionError, match="there is no position"):
        take_over(match, len(match.steps) + 1)


def test_what_was_taken_back_is_no_part_of_a_variation() -> None:
    match = begun()
    match.undo(consent=True)
    other = take_over(match, len(match.steps), seed=1)
    assert not any(entry.endswith("undo") for entry in other.entries)


def test_variations_branch_and_are_saved_with_the_file() -> None:
    match = begun()
    first = next(index for index, step in enumerate(match.steps) if step.who >= 0)
    other = take_over(match, first, seed=1, names=["Astrid", "Karl"])
    for _ in range(3):
        other.play(other.legal[-1])
    later = len(other.steps)
    further = take_over(other, later, seed=2)
    further.play(further.legal[0])
    file = add_variation(match.record, variation_of(other, first, "What if I throw again?"))
    file = add_variation(file, variation_of(further, later, "And then?"), path=[0])
    again = parse_game_file(file.to_json())
    assert again == file
    assert (again.version, replay(again, HAGAR).steps) == (2, match.steps)
    assert replay_variation(again, HAGAR, [0]).steps == other.steps
    found = replay_variation(again, HAGAR, [0, 0])
    assert (found.steps, found.names) == (further.steps, ("Astrid", "Karl"))
    assert isinstance(again.variations, list)
    assert again.variations[0].variations[0].name == "And then?"
    with pytest.raises(OptionError, match="there is no variation 1: there are 1 here"):
        replay_variation(again, HAGAR, [1])


def test_a_damaged_variation_is_refused_by_a_sentence() -> None:
    match = begun()
    for variation, message in (
        (
            Variation(name="Late", position=999, actions=[]),
            'the variation "Late" begins at position 999, which does not',
        ),
        (Variation(name="Odd", position=0, actions=["0: keep"]), "it is the turn of chance"),
    ):
        with pytest.raises(GameFileError, match=message):
            replay_variation(add_variation(match.record, variation), HAGAR, [0])


def test_a_file_without_them_stays_as_it_was() -> None:
    record = begun().record
    assert record.with_more(annotations=[], variations=[]) == record
    assert b"variations" not in record.to_json()
