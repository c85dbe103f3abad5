"""Who sits where: taking, leaving, resigning, giving to bots, coming back; the host; another game."""

import pytest

from meadhall.table import decide, entries, seating
from meadhall.table.clocks import DAY
from meadhall.table.commands import Act, Call, Consent, Leave, Rematch, Rename, Resign, Say, SetSeat, Sit, Start, Undo
from meadhall.table.entries import Entry
from meadhall.table.errors import TableError
from tests.hall.protocol_docs import CODES
from tests.table.seating import ASTRID, BJARNI, GUDRUN, Party, texts, two_persons


def refused(party: Party, wish: object, person: str | None = ASTRID) -> str:
    version = party.table.version
    with pytest.raises(TableError) as error:
        party.do(wish, person)  # type: ignore[arg-type]
    assert party.table.version == version
    assert error.value.code in CODES
    return error.value.code


def test_a_seat_is_taken_once() -> None:
    party = Party()
    party.do(Sit(1, " Bjarni \n the   Bold "), BJARNI)
    assert party.table.names == ("Astrid", "Bjarni the Bold")
    assert refused(party, Sit(1, "Gudrun"), GUDRUN) == "seat-taken"
    assert refused(party, Sit(7, "Gudrun"), GUDRUN) == "no-seat"
    assert refused(party, Sit(1, "Bjarni"), BJARNI) == "seat-taken"


def test_names_are_made_distinct_and_must_say_something() -> None:
    party = Party()
    assert refused(party, Sit(1, " \u202e .. "), BJARNI) == "bad-name"
    party.do(Sit(1, "ASTRID"), BJARNI)
    assert party.table.names == ("Astrid", "ASTRID 2")
    party.do(Rename(1, "Bjarni"), BJARNI)
    assert party.table.names == ("Astrid", "Bjarni")
    assert refused(party, Rename(1, "Nobody")) == "not-yours"


def test_only_the_host_starts_and_only_when_no_seat_is_open() -> None:
    party = Party()
    assert refused(party, Start()) == "seats-open"
    party.do(Sit(1, "Bjarni"), BJARNI)
    assert refused(party, Start(), BJARNI) == "not-host"
    assert refused(party, Act("keep")) == "not-started"
    party.do(Start())
    assert refused(party, Start()) == "started"
    assert party.table.phase == "playing"


def test_one_person_may_hold_several_seats() -> None:
    party = Party([("Astrid", None), ("Bjarni", None)])
    party.do(Start())
    assert party.view(ASTRID).you == (0, 1)
    while party.table.phase == "playing":
        assert party.view(ASTRID).eye == party.table.to_move
        party.do(Act(party.view(ASTRID).choices[0].number))
    assert party.view(ASTRID).eye is None


def test_a_spectator_may_do_nothing() -> None:
    party = two_persons()
    for wish in (Act("keep"), Say("hello"), Leave(0), Resign(0), SetSeat(0, "karl")):
        assert refused(party, wish, GUDRUN) in ("not-seated", "not-yours")
        assert refused(party, wish, None) == "not-seated"


def test_who_leaves_is_replaced_by_a_bot_and_may_come_back() -> None:
    party = two_persons()
    party.do(Leave(1), BJARNI)
    assert party.table.seats[1].bot == "karl"
    assert party.table.names == ("Astrid", "Karl")
    assert "Bjarni leaves; Karl, a bot, plays on. The seat is kept for a day." in texts(party.view())
    assert refused(party, Sit(1, "Gudrun"), GUDRUN) == "seat-taken"
    assert party.view(BJARNI).seats[1].free
    assert not party.view(GUDRUN).seats[1].free
    party.do(Sit(1, "Bjarni"), BJARNI)
    assert "Bjarni takes over from Karl." in texts(party.view())


def two_and_a_bot() -> Party:
    """A game of three: there it goes on without somebody who resigns."""
    party = Party([("Astrid", None), ("", None), ("", "child")])
    party.do(Sit(1, "Bjarni"), BJARNI)
    party.do(Start())
    return party


def test_who_resigns_a_game_of_more_than_two_does_not_come_back() -> None:
    party = two_and_a_bot()
    party.do(Resign(1), BJARNI)
    assert party.table.phase == "playing"
    assert "Bjarni resigns; Karl, a bot, plays on." in texts(party.view())
    assert refused(party, Sit(1, "Bjarni"), BJARNI) == "seat-taken"


def test_resigning_ends_a_game_of_two_with_a_result_and_a_rematch() -> None:
    party = two_persons()
    party.do(Act("keep"))
    party.do(Resign(1), BJARNI)
    view = party.view(BJARNI)
    assert view.phase == "over"
    assert view.result is not None
    assert view.result.resigned
    assert [(score.result, score.place) for score in view.result.scores] == [("won", 1), ("lost", 2)]
    assert view.prompt == "You resign."
    assert party.view(ASTRID).prompt == "Bjarni resigns."
    assert "You resign." in texts(view)
    assert "Bjarni resigns." in texts(party.view(ASTRID))
    assert refused(party, Act("keep")) == "over"
    party.do(Rematch(), BJARNI)
    party.do(Rematch())
    assert party.table.wants_rematch


def test_what_somebody_did_is_told_to_them_as_you() -> None:
    party = two_persons()
    party.do(Act("keep"))
    party.do(Undo())
    if party.table.proposal is not None:
        assert "You ask to take back a decision." in texts(party.view(ASTRID))
        assert "Astrid asks to take back a decision." in texts(party.view(BJARNI))
        party.do(Consent(), BJARNI)
    assert any(text.startswith("You take back a decision") for text in texts(party.view(ASTRID)))
    assert any(text.startswith("Astrid takes back a decision") for text in texts(party.view(BJARNI)))


def test_the_host_offers_the_seat_of_a_bot_which_plays_on_until_somebody_comes() -> None:
    party = two_and_a_bot()
    party.do(Act("keep"))
    party.do(Resign(1), BJARNI)
    party.do(SetSeat(1, None))
    assert party.table.bot_to_move == "karl"
    assert refused(party, SetSeat(1, None)) == "seat-taken"
    assert refused(party, Sit(1, "Astrid too")) == "seat-taken"  # she would see both hands
    party.do(Sit(1, "Gudrun"), GUDRUN)
    assert party.table.bot_to_move is None
    assert party.table.names == ("Astrid", "Gudrun", "Child")


def test_a_person_who_keeps_the_others_waiting_may_be_replaced() -> None:
    party = two_persons()
    party.do(Act("keep"))
    assert refused(party, SetSeat(1, "karl")) == "too-early"
    assert refused(party, SetSeat(1, None)) == "seat-taken"
    party.now += seating.AWAY
    assert refused(party, SetSeat(0, "karl"), BJARNI) == "too-early"  # Astrid is not to move
    party.do(SetSeat(1, "karl"))
    assert party.table.bot_to_move == "karl"
    party.do(Sit(1, "Bjarni"), BJARNI)
    assert party.view(BJARNI).choices


def test_nobody_reads_the_hand_of_somebody_who_is_away() -> None:
    party = two_and_a_bot()
    party.do(Act("keep"))
    party.now += seating.AWAY
    party.do(SetSeat(1, "karl"))
    assert refused(party, SetSeat(1, None)) == "seat-kept"
    assert refused(party, SetSeat(1, "child")) == "seat-kept"
    assert party.view().seats[1].kept_for == "Bjarni"
    party.now += DAY
    party.do(SetSeat(1, None))
    party.do(Sit(1, "Gudrun"), GUDRUN)
    party.do(Leave(0))
    assert party.view(GUDRUN).host
    party.do(Resign(1), GUDRUN)  # now the game waits for Astrid
    party.do(Sit(0, "Astrid"))
    party.do(SetSeat(1, None))
    assert not party.view(ASTRID).seats[1].free
    assert refused(party, Sit(1, "Astrid")) == "seat-taken"


def test_logs_from_before_these_rules_are_still_folded() -> None:
    party = two_persons()
    party.do(Act("keep"))
    party.now += seating.AWAY
    party.do(SetSeat(1, "karl"))
    version = party.table.version
    party.happen([Entry(version + 1, party.now, entries.Vacated(1), ASTRID)])  # the host could offer it at once
    party.happen([Entry(version + 2, party.now, entries.BotSat(0, "karl", "left"), ASTRID)])
    party.happen([Entry(version + 3, party.now, entries.Sat(1, "Astrid"), ASTRID)])  # and sit down there
    assert party.table.held(ASTRID) == [1]
    assert party.load().version == version + 3


def test_a_kept_seat_is_taken_back_also_after_its_time_unless_somebody_sits_there() -> None:
    party = two_persons()
    party.do(Leave(1), BJARNI)
    party.now += 3 * DAY
    party.do(SetSeat(1, None))
    party.do(Sit(1, "Bjarni"), BJARNI)
    party.do(Leave(1), BJARNI)
    party.now += DAY
    party.do(SetSeat(1, None))
    party.do(Sit(1, "Gudrun"), GUDRUN)
    assert refused(party, Sit(1, "Bjarni"), BJARNI) == "seat-taken"


def test_who_held_a_seat_takes_no_other_one() -> None:
    party = Party([("Astrid", None), ("", None), ("", "karl")])
    party.do(Sit(1, "Bjarni"), BJARNI)
    party.do(Start())
    party.do(SetSeat(2, None))
    party.do(Resign(1), BJARNI)
    assert not party.view(BJARNI).seats[2].free
    assert refused(party, Sit(2, "Bjarni"), BJARNI) == "seat-taken"
    party.do(Sit(2, "Gudrun"), GUDRUN)


def test_a_game_that_everybody_has_left_waits_for_those_whose_seats_are_kept() -> None:
    party = two_and_a_bot()
    party.do(Leave(1), BJARNI)
    assert refused(party, Call()) == "seat-kept"
    party.do(Resign(0))
    assert party.view().phase == "playing"
    assert party.table.bot_to_move is None
    assert "the game waits" in texts(party.view())[-1]
    party.do(Sit(1, "Bjarni"), BJARNI)
    assert party.view(BJARNI).host
    party.do(Leave(1), BJARNI)
    assert party.view().phase == "called"  # nobody else may come back
    party = two_persons()
    party.do(Leave(1), BJARNI)
    party.do(Leave(0))
    assert party.wait(DAY - 1) == []
    party.wait(1)
    assert party.view().phase == "called"


def test_what_was_revealed_is_not_taken_back_behind_the_back_of_somebody_who_is_away() -> None:
    party = two_persons()
    party.do(Act("swap"))
    party.do(Leave(1), BJARNI)
    assert party.view(ASTRID).undo == "no"
    assert refused(party, Undo()) == "nobody-to-ask"
    party.now += DAY
    party.do(Undo())


def test_before_the_start_the_host_arranges_the_seats() -> None:
    party = Party([("Astrid", None), ("", "child"), ("", None)])
    assert refused(party, SetSeat(2, "karl"), BJARNI) == "not-host"
    assert refused(party, SetSeat(0, "karl")) == "not-yours"
    assert refused(party, Sit(1, "Bjarni"), BJARNI) == "seat-taken"
    party.do(SetSeat(1, None))
    party.do(Sit(1, "Bjarni"), BJARNI)
    party.do(SetSeat(1, None))  # the host may send a person away before the start
    party.do(SetSeat(1, "jarl"))
    party.do(SetSeat(2, "jarl"))
    assert party.table.names == ("Astrid", "Jarl", "Jarl 2")


def test_if_the_host_leaves_the_next_person_is_the_host() -> None:
    party = Party([("Astrid", None), ("", None), ("", "karl")])
    party.do(Sit(1, "Bjarni"), BJARNI)
    party.do(Leave(0))
    assert party.view(BJARNI).host
    assert refused(party, Start(), BJARNI) == "seats-open"
    party.do(SetSeat(0, "karl"), BJARNI)
    party.do(Start(), BJARNI)


def test_where_nobody_is_left_the_game_is_called() -> None:
    party = Party([("Astrid", None), ("", "karl")])
    party.do(Start())
    party.do(Leave(0))
    assert party.table.phase == "called"
    assert party.view().dice.secret is not None
    assert refused(party, Sit(0, "Bjarni"), BJARNI) == "over"
    empty = Party()
    empty.do(Leave(0))
    assert empty.table.phase == "called"


def test_bots_among_themselves_play_a_show_that_somebody_may_join() -> None:
    party = Party([("", "karl"), ("", "thrall")])
    assert refused(party, Start(), BJARNI) == "not-host"
    party.do(Start())
    assert party.table.is_show
    assert party.table.bot_to_move == "karl"
    assert refused(party, Sit(1, "Bjarni"), BJARNI) == "seat-taken"
    party.do(SetSeat(1, None))
    party.do(Sit(1, "Bjarni"), BJARNI)
    assert not party.table.is_show, "from now on it is his game, too"
    assert party.table.bot_to_move == "karl"


def test_a_show_that_nobody_watches_for_a_day_is_called() -> None:
    party = Party([("", "karl"), ("", "karl")])
    party.do(Start())
    party.now += DAY - 1
    assert decide.tick(party.table, party.now) == []
    assert party.table.match is not None
    action = party.table.match.legal.numbers[0]
    party.happen(decide.bot_acts(party.table, party.table.position, action, party.now))
    party.now += DAY - 1
    assert decide.tick(party.table, party.now) == []
    party.now += 1
    party.happen(decide.tick(party.table, party.now))
    assert party.table.phase == "called"


def test_a_game_against_bots_may_be_called_and_one_against_persons_not() -> None:
    party = two_and_a_bot()
    assert refused(party, Call()) == "not-yours"
    party.do(Resign(1), BJARNI)
    party.do(Call())
    assert party.table.phase == "called"
    assert refused(party, Call()) == "not-seated" or party.table.phase == "called"


def test_another_game_begins_with_rotated_seats_when_all_agree() -> None:
    party = two_persons()
    assert refused(party, Rematch()) == "not-over"
    while party.table.phase == "playing":
        who = ASTRID if party.table.to_move == 0 else BJARNI
        party.do(Act(party.view(who).choices[0].number), who)
    party.do(Rematch())
    assert refused(party, Rematch()) == "already-asked"
    assert party.view().rematch == (0,)
    assert not party.table.wants_rematch
    party.do(Rematch(), BJARNI)
    assert party.table.wants_rematch
    opened = decide.open_rematch(party.table, b"8" * 32, b"9" * 32, party.now)
    party.happen(decide.rematched(party.table, "next", party.now))
    assert party.view().next == "next"
    assert not party.table.wants_rematch
    again = Party()
    again.table = type(again.table).load("next", [opened], again.find)
    assert again.table.names == ("Bjarni", "Astrid")
    assert again.table.held(BJARNI) == [0]


def test_chat_is_cut_and_cleaned() -> None:
    party = two_persons()
    party.do(Say("  Well\n played \x07 <b>you</b> " + "x" * 400))
    (line,) = [line for line in party.view().lines if line.kind == "chat"]
    assert line.text.startswith("Well played <b>you</b> xxx")
    assert len(line.text) == 280
    assert refused(party, Say(" \n ")) == "bad-text"


def test_a_command_that_comes_twice_is_known() -> None:
    party = two_persons()
    party.do(Act("keep"), ASTRID, "first")
    version = party.table.version
    party.do(Say("hello"), BJARNI)
    for table in (party.table, party.load(), party.load(party.snapshots[-1])):
        assert table.carried_out(ASTRID, "first") == version
        assert table.carried_out(BJARNI, "first") is None
        assert table.carried_out(ASTRID, None) is None


def test_of_three_nobody_takes_back_behind_the_back_of_the_one_who_is_away() -> None:
    party = Party([("Astrid", None), ("", None), ("", None)])
    party.do(Sit(1, "Bjarni"), BJARNI)
    party.do(Sit(2, "Gudrun"), GUDRUN)
    party.do(Start())
    party.do(Act("swap"))  # a cup is shown: all others must consent
    assert party.view(ASTRID).undo == "ask"
    party.do(Undo())
    party.do(Leave(2), GUDRUN)
    party.do(Consent(), BJARNI)
    assert party.table.proposal is not None, "Gudrun has not consented"
    party.wait(60)
    assert refused(party, Undo()) == "nobody-to-ask"
    party.do(Sit(2, "Gudrun"), GUDRUN)
    party.do(Undo())
    party.do(Consent(), BJARNI)
    party.do(Consent(), GUDRUN)
    assert party.table.to_move == 0
