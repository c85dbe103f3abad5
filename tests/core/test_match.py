"""Matches: the manners of the engine towards people."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import meadhall
from meadhall.core.constants import CHANCE, OVER, SPECTATOR
from meadhall.core.errors import (
    ActionError,
    AmbiguousAction,
    IllegalAction,
    OptionError,
    UndoError,
    UnknownName,
    UnreadableAction,
)
from meadhall.core.game import Action
from meadhall.core.match import Match
from meadhall.core.options import Option, read_settings, settle
from meadhall.core.record import to_bytes
from meadhall.core.rng import new_rng
from tests.core.toy import MEAD

HAGAR = meadhall.game("hagar")


def played(decisions: int, seed: int = 1, players: int = 2) -> Match:
    match = HAGAR.start(players, seed=seed)
    match.wander(decisions, new_rng(seed))
    return match


# --- Starting


def test_the_same_seed_is_the_same_game() -> None:
    assert played(30).entries == played(30).entries
    assert played(30, seed=2).entries != played(30).entries


def test_without_a_seed_every_game_is_another() -> None:
    assert HAGAR.start().record.dice != HAGAR.start().record.dice


def test_the_fewest_players_are_the_default() -> None:
    assert HAGAR.start().players == 2


@pytest.mark.parametrize("players", [1, 5, 0, -1])
def test_a_wrong_number_of_players_is_refused(players: int) -> None:
    with pytest.raises(OptionError, match=f"is for 2 to 4 players, not {players}"):
        HAGAR.start(players)


def test_names_must_be_as_many_as_players() -> None:
    with pytest.raises(OptionError, match="3 players need 3 names, not 1"):
        HAGAR.start(3, names=["Astrid"])


def test_an_unknown_game_or_option_suggests_the_right_one() -> None:
    with pytest.raises(UnknownName, match='did you mean "hagar"'):
        meadhall.game("haegar")
    with pytest.raises(UnknownName, match='did you mean "harbor"'):
        HAGAR.start(options={"habor": True})


def test_an_option_value_that_is_not_offered_is_refused() -> None:
    with pytest.raises(OptionError, match='"2" is not offered; it takes yes or no'):
        HAGAR.start(options={"harbor": 2})


def test_settings_are_read_as_people_type_them() -> None:
    options = [Option("harbor", (False, True), False, "h"), Option("gap", (8, 9, 10), 10, "g")]
    assert read_settings(options, ["harbor=Yes", "gap=9"]) == {"harbor": True, "gap": 9}
    assert settle(options, {"gap": 8}) == {"harbor": False, "gap": 8}
    for setting, message in (("gap", "write it as option=value"), ("gap=7", "it takes 8, 9, 10")):
        with pytest.raises(OptionError, match=message):
            read_settings(options, [setting])
    with pytest.raises(OptionError, match="set twice"):
        read_settings(options, ["gap=8", "gap=9"])


# --- Acting


def test_legal_is_a_sequence_that_also_answers_in() -> None:
    match = HAGAR.start(seed=1)
    assert len(match.legal) == 4
    assert [str(action) for action in match.legal] == ["keep", "reroll red", "reroll black", "reroll both"]
    assert match.legal[-1].text == "reroll both"
    assert [action.number for action in match.legal[1:3]] == [1, 2]
    for there in ("keep", 0, Action(0, "keep")):
        assert there in match.legal
    for missing in ("sail on", 20, None, 1.5):
        assert missing not in match.legal  # type: ignore[comparison-overlap]
    assert repr(match.legal) == "<Legal: keep, reroll red, reroll black, reroll both>"


@pytest.mark.parametrize("action", ["reroll red", "rer red", "REROLL  RED", 1, Action(1, "")])
def test_an_action_is_played_by_text_number_or_value(action: Action | str | int) -> None:
    match = HAGAR.start(seed=1)
    assert match.play(action) == Action(1, "reroll red")
    decided = next(step for step in match.steps if step.who >= 0)
    assert [entry for entry in match.entries if "reroll" in entry] == [f"{decided.who}: reroll red"]


def test_what_cannot_be_read_is_told_apart() -> None:
    match = HAGAR.start(seed=1)
    for nonsense in ("drink", "", "   "):
        with pytest.raises(UnreadableAction):
            match.play(nonsense)
    with pytest.raises(UnreadableAction, match=f"they are 0 to {len(HAGAR.actions) - 1}"):
        match.play(9999)
    with pytest.raises(UnreadableAction):
        match.play(-1)


def test_what_is_not_legal_now_says_why() -> None:
    match = HAGAR.start(seed=1)
    with pytest.raises(IllegalAction, match=r'"sail on" is not legal now: .* \(H-01\)'):
        match.play("sail on")
    with pytest.raises(IllegalAction, match='"red 3" is for chance, but Seat'):
        match.play("red 3")


def test_what_is_ambiguous_lists_the_candidates() -> None:
    match = HAGAR.start(seed=1)
    with pytest.raises(AmbiguousAction) as error:
        match.play("reroll b")
    assert error.value.candidates == ["reroll black", "reroll both"]


def test_a_refused_action_changes_nothing() -> None:
    match = HAGAR.start(seed=1)
    before, entries = to_bytes(match.state), list(match.entries)
    for wrong in ("drink", "sail on", "reroll b", 9999, 20):
        with pytest.raises(ActionError):
            match.play(wrong)
    assert to_bytes(match.state) == before
    assert match.entries == entries


def test_in_a_scripted_match_chance_is_played_by_hand() -> None:
    match = HAGAR.start(scripted=True)
    assert match.to_move == CHANCE
    assert len(match.legal) == 0
    assert sum(match.odds.values()) == 9
    match.play("coaster 4")
    with pytest.raises(IllegalAction, match="chance is to move, by turn 0, turn 90"):
        match.play("keep")


def test_a_finished_match_has_an_outcome_and_takes_no_more_actions() -> None:
    match = played(5000)
    assert match.over
    assert match.to_move == OVER
    assert len(match.legal) == 0
    assert match.outcome is not None
    assert match.outcome.winners == tuple(s for s in (0, 1) if match.outcome.places[s] == 1)
    with pytest.raises(IllegalAction, match="the game is over"):
        match.play("keep")
    with pytest.raises(UndoError, match="the game is over"):
        match.undo(consent=True)


def test_the_secret_of_the_dice_is_in_the_record_only_at_the_end() -> None:
    unfinished, finished = played(5).record.dice, played(5000).record.dice
    assert unfinished is not None
    assert unfinished.secret is None
    assert finished is not None
    assert finished.secret is not None


# --- Undo


@given(st.integers(1, 120), st.integers(0, 50))
def test_undo_restores_the_bytes_before_the_last_decision(decisions: int, seed: int) -> None:
    match = played(decisions, seed)
    if match.over:
        return
    before = next(step for step in reversed(match.steps) if step.who >= 0)
    entries = list(match.entries)
    undone = match.undo(consent=True)
    assert undone.number == before.number
    assert to_bytes(match.state) == before.before
    assert match.entries == [*entries, f"{before.who}: undo"]
    assert match.to_move == before.who


def test_undo_is_free_while_chance_was_not_asked() -> None:
    match = MEAD.start(2, scripted=True)
    for text in ("cup 3", "cup 5", "keep"):
        match.play(text)
    assert match.can_undo
    assert match.undo().text == "keep"
    assert match.to_move == 0


def test_undo_needs_consent_after_a_revelation_or_a_draw() -> None:
    match = MEAD.start(2, scripted=True)
    with pytest.raises(UndoError, match="nothing to take back"):
        match.undo()
    for text in ("cup 3", "cup 5"):
        match.play(text)
    with pytest.raises(UndoError, match="nothing to take back"):
        match.undo(consent=True)
    match.play("swap")
    assert not match.can_undo  # it showed the cup
    match.play("cup 1")
    assert not match.can_undo  # chance was asked
    with pytest.raises(UndoError, match="the others must consent"):
        match.undo()
    match.undo(consent=True)
    assert [int(cup) for cup in match.state.cups[:2]] == [3, 5]


def test_dice_fall_anew_after_an_undo() -> None:
    match = HAGAR.start(seed=1)
    drawn = match.draws
    match.play("reroll both")
    match.undo(consent=True)
    assert match.draws >= drawn + 2
    match.play("reroll both")
    assert match.draws >= drawn + 4


# --- Views


def test_a_view_shows_its_seat_what_it_may_know() -> None:
    match = MEAD.start(2, scripted=True)
    for text in ("cup 3", "cup 5"):
        match.play(text)
    assert [match.view(seat).state.cups.tolist()[:2] for seat in (0, 1, SPECTATOR)] == [[3, 0], [0, 5], [0, 0]]
    assert match.view(0).legal == [0, 1]
    assert match.view(1).legal == []
    assert match.view().legal == []


def test_a_view_is_a_copy() -> None:
    match = MEAD.start(2, scripted=True)
    match.play("cup 3")
    match.view(0).state.cups[0] = 6
    assert match.state.cups[0] == 3


@pytest.mark.parametrize("seat", [2, 7, -1, -2])
def test_a_seat_that_does_not_exist_has_no_view(seat: int) -> None:
    with pytest.raises(OptionError, match=f"there is no seat {seat}: seats are 0 to 1"):
        HAGAR.start(seed=1).view(seat)


def test_matches_and_views_draw_themselves_in_a_notebook() -> None:
    match = HAGAR.start(seed=1)
    assert match._repr_svg_().startswith("<svg")
    assert match.view(0)._repr_svg_().startswith("<svg")
    assert repr(match) == f"<Match of hagar, 2 players, 21 steps, seat {match.to_move} to move>"


# --- Going on from elsewhere ---------------------------------------------------------------------------------------


def test_a_step_is_taken_unasked_and_without_dice() -> None:
    played, stepped = MEAD.start(2, seed=4), MEAD.start(2, scripted=True)
    played.play("swap")
    for step in played.steps:
        stepped.step(step.number)
    assert (stepped.entries, stepped.draws) == (played.entries, played.draws)
    assert to_bytes(stepped.state) == to_bytes(played.state)


def test_to_check_an_action_plays_nothing() -> None:
    match = MEAD.start(2, seed=4)
    before = to_bytes(match.state)
    assert match.check("swap") == match.check(1)
    with pytest.raises(IllegalAction):
        match.check("hide left")
    assert to_bytes(match.state) == before


def test_a_step_that_was_taken_back_can_still_be_told() -> None:
    match = MEAD.start(2, seed=4)
    match.play("keep")
    step = match.steps[-1]
    told = match.event(len(match.steps) - 1, 1)
    match.undo()
    assert match.tell(step, 1) == told


def test_a_match_goes_on_from_a_snapshot() -> None:
    match = MEAD.start(2, seed=4)
    match.play("swap")
    again = MEAD.start(2, seed=4)
    again.stand(to_bytes(match.state), match.draws)
    assert again.legal.numbers == match.legal.numbers
    assert not again.can_undo
    assert (again.steps, again.entries) == ([], [])
    for each in (match, again):
        each.play("swap")
    assert to_bytes(again.state) == to_bytes(match.state)
