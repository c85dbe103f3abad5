"""Verifying the dice: an honest game passes, and whatever is changed afterwards is found and named."""

from functools import cache

import msgspec
import pytest

import meadhall
from meadhall.core.constants import CHANCE
from meadhall.core.dice import FairDice
from meadhall.core.errors import DiceError, GameFileError
from meadhall.core.gamefile import GameFile, Proof, parse_game_file
from meadhall.core.match import Match
from meadhall.core.replay import replay, verify

HAGAR = meadhall.game("hagar")
DICE = FairDice(bytes(range(32)), ("may the best viking win", "skál"))


def play(match: Match, decisions: int | None = None) -> Match:
    """Play the first legal action, so many times or to the end."""
    while not match.over and decisions != 0:
        match.play(match.legal[0])
        decisions = None if decisions is None else decisions - 1
    return match


@cache
def _honest() -> bytes:
    return play(HAGAR.start(2, dice=DICE, names=["Ann", "Björn"])).record.to_json()


def honest() -> GameFile:
    """A finished game, as its players would download it."""
    return parse_game_file(_honest())


def proof(file: GameFile) -> Proof:
    assert file.dice is not None
    return file.dice


def with_proof(file: GameFile, **changes: object) -> GameFile:
    return msgspec.structs.replace(file, dice=msgspec.structs.replace(proof(file), **changes))


def draws_of(file: GameFile) -> list[int]:
    """The indexes of chance's entries."""
    return [index for index, entry in enumerate(file.actions) if entry.startswith("chance: ")]


def first_throw(file: GameFile) -> int:
    """The index of the first throw of the red die."""
    return next(index for index, entry in enumerate(file.actions) if entry.startswith("chance: red "))


def other_face(entry: str) -> str:
    return f"{entry[:-1]}{int(entry[-1]) % 6 + 1}"


# --- What passes ------------------------------------------------------------------------------------------------


def test_an_honest_game_verifies_draw_by_draw() -> None:
    found = verify(honest(), HAGAR)
    assert found.draws == len(draws_of(honest())) > 50
    assert (found.commitment, found.salts) == (DICE.commitment, DICE.salts)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_games_of_every_size_verify(players: int) -> None:
    match = play(HAGAR.start(players, {"harbor": True}, dice=FairDice(bytes([players] * 32), ("a", "b"))))
    assert verify(match.record, HAGAR).draws == match.draws


def test_a_game_with_undo_verifies_because_draws_go_on_counting() -> None:
    match = play(HAGAR.start(2, dice=DICE), 6)
    taken_back = 0
    for _ in range(3):
        taken_back += len(match.steps)
        match.undo(consent=True)
        taken_back -= len(match.steps) + 1
        play(match, 4)
    play(match)
    standing = sum(step.who == CHANCE for step in match.steps)
    assert taken_back > 0
    assert verify(match.record, HAGAR).draws == match.draws == standing + taken_back


def test_after_an_undo_the_dice_fall_anew() -> None:
    match = HAGAR.start(2, dice=DICE)
    thrown = []
    for _ in range(8):
        match.play("reroll both")
        thrown.append(tuple(match.entries[-2:]))
        match.undo(consent=True)
    assert len(set(thrown)) > 1
    assert verify(play(match).record, HAGAR).draws == match.draws


def test_an_own_edition_verifies() -> None:
    edition = msgspec.structs.replace(
        HAGAR.edition, text=HAGAR.edition.text.replace("turns = 400", "turns = 6"), source="mine.toml"
    )
    match = play(HAGAR.with_content(edition).start(2, dice=DICE))
    assert verify(match.record, HAGAR).draws == match.draws


def test_a_loaded_game_still_verifies() -> None:
    assert verify(replay(honest(), HAGAR).record, HAGAR) == verify(honest(), HAGAR)


# --- What does not ----------------------------------------------------------------------------------------------


def test_one_changed_die_is_named() -> None:
    file = honest()
    index = first_throw(file)
    said, true = other_face(file.actions[index]), file.actions[index]
    file.actions[index] = said
    draw = draws_of(file).index(index)
    message = f'draw {draw} \\(action {index + 1}\\) was "{said[8:]}", but the dice say "{true[8:]}"'
    with pytest.raises(DiceError, match=message):
        verify(file, HAGAR)


def test_a_change_of_any_single_draw_is_found() -> None:
    for index in draws_of(honest())[::7]:
        file = honest()
        file.actions[index] = "chance: red 1" if file.actions[index] != "chance: red 1" else "chance: red 2"
        with pytest.raises(DiceError, match=f"\\(action {index + 1}\\) was"):
            verify(file, HAGAR)


def test_two_swapped_draws_are_found() -> None:
    file = honest()
    one, other = 0, 2  # two coasters
    file.actions[one], file.actions[other] = file.actions[other], file.actions[one]
    with pytest.raises(DiceError, match=r"draw 0 \(action 1\)"):
        verify(file, HAGAR)


def test_a_decision_that_is_swapped_with_a_draw_is_found() -> None:
    file = honest()
    index = next(i for i, entry in enumerate(file.actions) if not entry.startswith("chance"))
    file.actions[index - 1 : index + 1] = file.actions[index], file.actions[index - 1]
    with pytest.raises(GameFileError, match=f"action {index}, .* it is the turn of chance"):
        verify(file, HAGAR)


def test_a_draw_that_was_left_out_is_found() -> None:
    file = honest()
    del file.actions[first_throw(file)]
    with pytest.raises(DiceError, match=r'was "black \d", but the dice say "red \d"'):
        verify(file, HAGAR)


def test_dice_thrown_until_they_please_are_found() -> None:
    file = honest()
    index = first_throw(file)
    file.actions.insert(index, other_face(file.actions[index]))
    with pytest.raises(DiceError, match=f"draw .* \\(action {index + 1}\\)"):
        verify(file, HAGAR)


def test_another_secret_is_not_the_promised_one() -> None:
    with pytest.raises(DiceError, match="its SHA-256 differs from the commitment"):
        verify(with_proof(honest(), secret=bytes(32).hex()), HAGAR)


def test_another_secret_with_its_own_commitment_gives_other_dice() -> None:
    other = FairDice(bytes(32))
    file = with_proof(honest(), secret=other.secret.hex(), commitment=other.commitment)
    with pytest.raises(DiceError, match="but the dice say"):
        verify(file, HAGAR)


@pytest.mark.parametrize(
    "salts",
    [
        [],
        ["may the best viking win"],
        ["may the best viking win", "skal"],
        ["skál", "may the best viking win"],
        ["may the best viking winskál"],
        ["may the best viking win", "skál", ""],
    ],
)
def test_other_salts_give_other_dice(salts: list[str]) -> None:
    with pytest.raises(DiceError, match="but the dice say"):
        verify(with_proof(honest(), salts=salts), HAGAR)


def test_a_salt_that_is_too_long_is_named() -> None:
    with pytest.raises(DiceError, match=r"^a salt has at most 256 bytes, not 300$"):
        verify(with_proof(honest(), salts=["a" * 300]), HAGAR)


@pytest.mark.parametrize(
    ("secret", "message"),
    [
        ("mead", "the secret of the dice should be 64 hexadecimal digits"),
        ("", "the secret of the dice has 32 bytes, not 0"),
        ("00" * 31, "the secret of the dice has 32 bytes, not 31"),
    ],
)
def test_what_is_no_secret_is_refused(secret: str, message: str) -> None:
    with pytest.raises(DiceError, match=message):
        verify(with_proof(honest(), secret=secret), HAGAR)


def test_a_game_that_is_not_over_cannot_be_verified_yet() -> None:
    match = play(HAGAR.start(2, dice=DICE), 5)
    with pytest.raises(DiceError, match="the secret of the dice is not in this file: it is published when"):
        verify(match.record, HAGAR)


def test_a_scripted_game_has_no_dice_to_verify() -> None:
    file = msgspec.structs.replace(honest(), dice=None)
    with pytest.raises(DiceError, match="scripted chance: there are no dice to check"):
        verify(file, HAGAR)


def test_an_illegal_action_is_found_by_verifying_too() -> None:
    file = honest()
    index = next(i for i, entry in enumerate(file.actions) if not entry.startswith("chance"))
    file.actions[index] = f"{file.actions[index][0]}: done"
    with pytest.raises(GameFileError, match=f'action {index + 1}, ".: done": "done" is not legal now'):
        verify(file, HAGAR)


def test_a_changed_result_is_found_by_verifying_too() -> None:
    file = honest()
    assert file.result is not None
    assert file.result.points is not None
    file.result.points[0] += 1
    with pytest.raises(GameFileError, match="but its actions lead to points"):
        verify(file, HAGAR)


def test_a_file_that_was_cut_short_is_found_by_its_result() -> None:
    file = honest()
    del file.actions[-20:]
    with pytest.raises(GameFileError, match="but its actions lead to a game that is not over"):
        verify(file, HAGAR)
