"""Acting, taking back, consent, dice, clocks."""

import time
from dataclasses import replace

import pytest
from msgspec import structs

from meadhall.core.dice import commitment_of
from meadhall.core.errors import GameFileError
from meadhall.core.gamefile import parse_game_file
from meadhall.core.replay import verify
from meadhall.games import load
from meadhall.table import decide
from meadhall.table.clocks import Live, Slow
from meadhall.table.commands import Act, Consent, Leave, Refuse, Rematch, Rename, Salt, Say, SetSeat, Sit, Start, Undo
from meadhall.table.entries import read_entry
from meadhall.table.errors import TableError
from meadhall.table.seating import running_match
from meadhall.table.table import PATIENCE, Table
from meadhall.table.views import TableViews
from tests.core.toy import KEEP, MEAD, SWAP
from tests.table.seating import ASTRID, BJARNI, GUDRUN, NEXT, Party, encode, texts, two_persons
from tests.table.test_seats import refused


def test_the_seat_to_move_acts_by_number_or_text() -> None:
    party = two_persons()
    assert [choice.text for choice in party.view(ASTRID).choices] == ["keep", "swap"]
    assert party.view(BJARNI).choices == party.view().choices == ()
    assert refused(party, Act("keep"), BJARNI) == "not-your-turn"
    assert refused(party, Act("hide left")) == "illegal-action"
    assert refused(party, Act("drink")) == "unreadable-action"
    assert refused(party, Act(99_999)) == "unreadable-action"
    party.do(Act("kee"))
    party.do(Act(KEEP), BJARNI)
    assert refused(party, Act("hide")) == "ambiguous-action"


def test_an_action_for_an_earlier_position_is_refused() -> None:
    party = two_persons()
    position = party.view(ASTRID).position
    party.do(Say("take your time"), BJARNI)
    party.do(Act("keep", position))
    party.do(Act("keep"), BJARNI)
    assert refused(party, Act("hide left", position)) == "stale"


def test_taking_back_is_free_while_nothing_was_revealed() -> None:
    party = two_persons()
    assert refused(party, Undo()) == "nothing-to-undo"
    party.do(Act("keep"))
    assert party.view(ASTRID).undo == "free"
    assert party.view(BJARNI).undo == "no"
    party.do(Undo())
    assert party.table.to_move == 0
    (line,) = [line for line in party.view().lines if line.kind == "undo"]
    taken_back = [
        line.text for line in party.view().lines if line.kind == "move" and line.version >= (line.back_to or 4)
    ]
    assert line.back_to is not None
    assert taken_back == ["kept {'seat': 0}"]


def test_beyond_that_the_others_must_consent() -> None:
    party = two_persons()
    party.do(Act("swap"))
    assert party.view(ASTRID).undo == "ask"
    party.do(Undo())
    asked = party.view(BJARNI).asked
    assert asked is not None
    assert (asked.seat, asked.yours) == (0, False)
    assert refused(party, Undo(), BJARNI) in ("already-asked", "nothing-to-undo")
    assert refused(party, Consent()) == "no-proposal"
    assert refused(party, Consent(), GUDRUN) == "not-seated"
    party.do(Consent(), BJARNI)
    assert party.table.to_move == 0
    assert party.table.proposal is None
    assert refused(party, Consent(), BJARNI) == "no-proposal"


def test_against_bots_what_chance_has_decided_is_taken_back_as_practice() -> None:
    party = Party([("Astrid", None), ("", "karl")])
    party.do(Start())
    party.do(Act("keep"))
    assert party.view(ASTRID).undo == "free"
    party.do(Undo())
    assert not party.view(ASTRID).practice
    party.do(Act("swap"))  # which reveals something
    assert party.view(ASTRID).undo == "practice"
    party.do(Undo())
    assert party.view(ASTRID).practice
    assert party.view().lines[-1].text.endswith("this game is practice.")
    assert party.load().practice


def test_against_bots_what_only_they_were_shown_is_taken_back_freely() -> None:
    party = Party([("Astrid", None), ("", "karl")], game=load("sagnir"), careful=False)
    party.do(Start())
    while not any(choice.text.startswith("place") for choice in party.view(ASTRID).choices):
        action = running_match(party.table).legal[0]
        if party.table.to_move == 0:
            party.do(Act(action.text))
        else:
            party.happen(decide.bot_acts(party.table, party.table.position, action.number, party.now))
    for shown in ("place", "discard"):  # a tile of the own hand, and a being of the own hand
        text = next(choice.text for choice in reversed(party.view(ASTRID).choices) if choice.text.startswith(shown))
        party.do(Act(text))
        assert party.view(ASTRID).undo == "free"
        party.do(Undo())
    assert not party.view(ASTRID).practice


def test_who_is_asked_alone_is_not_called_by_name() -> None:
    party = Party(game=load("hagar"))
    party.do(Sit(1, "Bjarni"), BJARNI)
    party.do(Start())
    mover, other = (ASTRID, BJARNI) if party.view(ASTRID).choices else (BJARNI, ASTRID)
    name = party.table.names[party.table.to_move or 0]
    assert party.view().prompt.startswith("Red ")
    assert party.view(mover).prompt.startswith("Red ")
    assert party.view(other).prompt == f"Waiting for {name}."


def test_all_other_persons_must_consent_and_bots_always_do() -> None:
    party = Party([("Astrid", None), ("", None), ("", None)])
    party.do(Sit(1, "Bjarni"), BJARNI)
    party.do(Sit(2, "Gudrun"), GUDRUN)
    party.do(Start())
    party.do(Act("swap"))
    party.do(Undo())
    party.do(Consent(), BJARNI)
    assert refused(party, Consent(), BJARNI) == "no-proposal"
    assert party.table.to_move == 1
    party.do(Consent(), GUDRUN)
    assert party.table.to_move == 0
    alone = Party([("Astrid", None), ("", "karl")])
    alone.do(Start())
    alone.do(Act("swap"))
    alone.happen(decide.bot_acts(alone.table, alone.table.position, SWAP, alone.now))
    alone.do(Undo())
    assert alone.table.to_move == 0
    told = "Astrid takes back a decision, and what came after it. Something new had been learnt since"
    assert any(text.startswith(told) for text in texts(alone.view()))


def test_a_question_is_refused_withdrawn_overtaken_or_expires() -> None:
    party = two_persons()
    party.do(Act("swap"))
    party.do(Undo())
    party.do(Refuse(), BJARNI)
    party.do(Undo())
    party.do(Refuse())
    assert refused(party, Refuse()) == "no-proposal"
    party.do(Undo())
    assert party.wait(PATIENCE - 1) == []
    assert len(party.wait(1)) == 1
    party.do(Undo())
    party.do(Act("keep"), BJARNI)
    assert party.table.proposal is None


def test_bots_wait_while_a_question_is_open() -> None:
    party = Party([("Astrid", None), ("", None), ("", "karl")])
    party.do(Sit(1, "Bjarni"), BJARNI)
    party.do(Start())
    party.do(Act("swap"))
    party.do(Act("swap"), BJARNI)
    position = party.table.position
    assert party.table.bot_to_move == "karl"
    party.do(Undo(), BJARNI)
    assert party.table.bot_to_move is None
    assert decide.bot_acts(party.table, position, KEEP, party.now) == []
    party.do(Refuse())
    assert decide.bot_acts(party.table, position + 99, KEEP, party.now) == []
    party.happen(decide.bot_acts(party.table, position, 12345, party.now))  # nonsense becomes a legal action
    assert party.table.bot_to_move is None


def test_the_dice_were_promised_and_can_be_checked() -> None:
    party = Party()
    promised = party.view().dice
    party.do(Sit(1, "Bjarni", salt="a pinch of mine"), BJARNI)
    party.do(Start())
    assert party.view().dice.secret is None
    party.do(Act("swap"))
    while party.table.phase == "playing":
        who = ASTRID if party.table.to_move == 0 else BJARNI
        party.do(Act(party.view(who).choices[-1].number), who)
    assert refused(party, Undo()) == "over"
    dice, result = party.view().dice, party.view().result
    assert dice.commitment == promised.commitment
    assert dice.secret is not None
    assert dice.salts == ("a pinch of mine",)
    assert result is not None
    assert all(sum(value for _, value in score.lines) == score.points for score in result.scores)
    for table in (party.table, party.load(party.snapshots[-1])):
        file = parse_game_file(table.game_file().to_json())
        assert verify(file, party.game).salts == dice.salts


def played_to_the_end(party: Party) -> None:
    while party.table.phase == "playing":
        who = party.table.seats[party.table.to_move or 0].person
        party.do(Act(party.view(who).choices[-1].number), who)


def test_everybody_adds_to_the_dice_when_their_commitment_is_known_the_host_too() -> None:
    party = Party()
    assert [seat.salted for seat in party.view().seats] == [False, False]
    party.do(Salt(0, "first thought"))
    party.do(Salt(0, "second thought"))
    assert refused(party, Salt(1, "not mine")) == "not-yours"
    party.do(Sit(1, "Bjarni"), BJARNI)
    party.do(Salt(1, "ölkrús"), BJARNI)
    assert [seat.salted for seat in party.view().seats] == [True, True]
    assert party.view(ASTRID).dice.salts == ()
    party.do(Start())
    assert refused(party, Salt(0, "too late")) == "started"
    played_to_the_end(party)
    assert party.view().dice.salts == ("second thought", "ölkrús")
    assert verify(parse_game_file(party.table.game_file().to_json()), party.game).salts == party.view().dice.salts


def test_the_dice_of_a_rematch_are_promised_before_anybody_adds_to_them() -> None:
    party = Party([("Astrid", None), ("Aud", None), ("", None)])
    party.do(Sit(2, "Bjarni"), BJARNI)
    party.do(Start())
    assert party.view().dice.next is None
    played_to_the_end(party)
    promised = party.view().dice.next
    assert promised == commitment_of(NEXT)
    party.do(Rematch(("one", "two", "one too many")))
    party.do(Rematch(), BJARNI)
    opened = decide.open_rematch(party.table, NEXT, b"9" * 32, party.now)
    again = Table.load("next", [opened], party.find)
    assert again.dice.commitment == promised
    for entry in decide.do(again, Start(), ASTRID, party.now):
        again.apply(entry)
    assert again.names == ("Aud", "Bjarni", "Astrid")
    assert again.salts == ("two", "one")
    other = decide.open_rematch(party.table, b"8" * 32, b"9" * 32, party.now)  # nobody knew this one
    assert not any(seat.salt for seat in Table.load("next", [other], party.find).seats)


def test_a_loaded_table_takes_back_what_happened_before_its_snapshot() -> None:
    party = two_persons()
    party.do(Act("keep"))
    table = party.load(party.snapshots[-1])
    assert table.match is not None
    assert table.match.steps == []
    for entry in decide.do(table, Undo(), ASTRID, party.now):
        table.apply(entry)
    assert table.to_move == 0


def test_a_snapshot_of_another_layout_is_left_alone() -> None:
    """A snapshot is a cache: where the state's record has changed since, the log is folded anew."""
    party = clocked(Live(base=60, increment=5))
    party.now += 20
    party.do(Act("keep"))
    kept = party.snapshots[-1]
    for strange in (
        structs.replace(kept, layout="of old"),
        structs.replace(kept, layout="of old", state=kept.state + b"\0"),
    ):
        table = party.load(strange)
        assert encode(TableViews(table).of(BJARNI, party.now)) == encode(party.view(BJARNI))
        assert table.snapshot() == kept


def test_a_damaged_log_or_snapshot_is_told() -> None:
    party = two_persons()
    party.do(Act("keep"))
    good = party.snapshots[-1]
    with pytest.raises(TableError, match="does not fit its game"):
        party.load(structs.replace(good, state=good.state[:-1]))
    elsewhere = party.load(structs.replace(good, state=party.snapshots[0].state))
    with pytest.raises(TableError, match="lead elsewhere"):
        elsewhere.recall()
    with pytest.raises(TableError, match="empty"):
        Table.load("table", [], party.find)
    del party.log[2]
    with pytest.raises(TableError, match="entry 3 of this table is missing"):
        party.load()


def test_a_table_that_was_opened_by_earlier_rules_goes_on_by_them() -> None:
    party = two_persons()
    party.do(Act("keep"))
    party.game = replace(MEAD, rules_version=2)  # the hall starts again, and knows newer rules
    for snapshot in (None, party.snapshots[-1]):
        table = party.load(snapshot)
        assert table.match is not None
        assert (table.match.box.rules, table.game_file().rules) == (1, 1)
    rematch = Table.load("next", [decide.open_rematch(table, b"8" * 32, b"9" * 32, 2000.0)], party.find)
    assert rematch.game.rules == 2


def test_a_rematch_of_a_table_of_earlier_rules_has_the_options_of_today() -> None:
    (rich,) = MEAD.all_options
    opened = decide.open_table(MEAD, ASTRID, [("Astrid", None), ("", None)], b"7" * 32, 1.0, options={rich.name: True})
    today = replace(MEAD, rules_version=2, all_options=(replace(rich, until=1),))
    table = Table.load("old", [opened], lambda _: today)
    assert table.game.options == today.all_options
    again = Table.load("next", [decide.open_rematch(table, b"8" * 32, b"9" * 32, 2.0)], lambda _: today)
    assert (again.game.rules, again.opened.options) == (2, {})


def encode_plain(data: bytes) -> bytes:
    """An entry as old logs have it, without a checksum: whoever changes it is not told that it was changed."""
    return data[: data.rindex(b',"sum"')] + b"}"


def test_a_table_is_pinned_to_its_rules_and_content() -> None:
    party = Party()
    opened = encode_plain(party.log[0])
    for changed, message in ((b'"rules":9', "version 9"), (b'"rules":0', "version 0")):
        party.log[0] = opened.replace(b'"rules":1', changed)
        with pytest.raises(TableError, match=message):
            party.load()
    party.log[0] = opened.replace(party.table.opened.content.encode(), b"0" * 64)
    with pytest.raises((TableError, GameFileError), match="components"):
        party.load()


# --- Clocks ------------------------------------------------------------------------------------------------------


def clocked(clock: Live | Slow) -> Party:
    party = Party(clock=clock)
    party.do(Sit(1, "Bjarni"), BJARNI)
    party.do(Start())
    return party


def test_a_live_clock_runs_for_the_person_to_move() -> None:
    party = clocked(Live(base=60, increment=5))
    party.now += 20
    assert [seat.left for seat in party.view().seats] == [40, 60]
    party.do(Act("keep"))
    assert [seat.left for seat in party.view().seats] == [45, 60]
    party.now += 10
    party.do(Say("thinking ..."))
    assert [seat.left for seat in party.view().seats] == [45, 50]


def test_when_time_is_up_a_bot_plays_on() -> None:
    party = clocked(Live(base=60))
    assert party.wait(59) == []
    party.wait(1)
    assert party.table.bot_to_move == "karl"
    assert refused(party, Act("keep")) in ("not-your-turn", "not-seated")
    party.do(Sit(0, "Astrid"))
    assert party.view(ASTRID).seats[0].left == 60


def test_who_leaves_and_comes_back_has_the_time_that_was_left() -> None:
    party = clocked(Live(base=60))
    party.now += 50
    party.do(Leave(0))
    party.do(Sit(0, "Astrid"))
    assert party.view(ASTRID).seats[0].left == 10


def test_or_the_turn_is_lost_to_the_first_legal_action() -> None:
    party = clocked(Slow(days=2, late="default"))
    party.wait(2 * 86_400)
    assert party.table.to_move == 1
    assert party.table.persons == {ASTRID, BJARNI}
    assert party.view().seats[1].left == 2 * 86_400
    assert "The time of Astrid is up." in texts(party.view())


def test_time_without_a_hall_does_not_count() -> None:
    party = clocked(Live(base=60))
    party.now += 1000
    party.happen(decide.resumed(party.table, party.now))
    assert party.view().seats[0].left == 60
    assert two_persons().happen(decide.resumed(two_persons().table, 0)) == []


def test_time_at_a_table_never_runs_backwards() -> None:
    party = clocked(Live(base=60))
    party.now -= 500
    (entry,) = party.do(Act("keep"))
    assert entry.when == 1000.0


def test_a_log_does_not_grow_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    party = two_persons()
    monkeypatch.setattr(decide, "LONGEST_LOG", party.table.version + 2)
    party.do(Say("skål"), BJARNI)
    party.do(Act("keep"))
    for wish in (Say("and again"), Undo(), Rename(0, "Loki"), Leave(0), Sit(0, "Loki")):
        assert refused(party, wish) == "log-full"
    party.do(Act("keep"), BJARNI)


def test_a_log_does_not_grow_for_ever_before_the_start(monkeypatch: pytest.MonkeyPatch) -> None:
    party = Party()
    party.do(Sit(1, "Bjarni"), BJARNI)
    monkeypatch.setattr(decide, "LONGEST_LOG", party.table.version)
    for wish in (Salt(0, "sea"), SetSeat(1, "karl"), Leave(0)):
        assert refused(party, wish) == "log-full"
    party.do(Start())


def test_a_log_of_many_decisions_taken_back_takes_no_longer_for_each_of_them() -> None:
    """Who acts and takes it back for an hour must not make everybody wait when the table is loaded."""

    party = Party([("Astrid", None), ("", "karl")], careful=False)
    party.do(Start())
    acted, undone = party.do(Act("keep"))[0], party.do(Undo())[0]
    first = [read_entry(data) for data in party.log[:-2]]

    def seconds(pairs: int) -> float:
        """For loading so many pairs, from a snapshot that stands at their end."""
        both = [structs.replace(acted if n % 2 == 0 else undone, number=acted.number + n) for n in range(2 * pairs)]
        snapshot = party.table.snapshot()
        assert snapshot is not None
        begun = time.process_time()
        table = Table.load("t", [*first, *both], party.find, structs.replace(snapshot, number=both[-1].number))
        spent = time.process_time() - begun
        assert table.to_move == 0
        return spent

    few, many = min(seconds(500) for _ in range(5)), min(seconds(4000) for _ in range(5))
    assert many < 24 * few, f"{many / few:.0f} times as long for 8 times as many"


def test_a_hall_that_was_away_counts_the_time_until_it_went() -> None:
    party = clocked(Live(base=60))
    went = party.now + 25
    party.now += 3600
    party.happen(decide.resumed(party.table, party.now, went))
    assert party.view(ASTRID).seats[0].left == 35
    assert not party.wait(34)
    assert party.wait(2)


def test_what_was_agreed_on_hints_holds_for_the_next_game_too() -> None:
    party = Party()
    opened = decide.open_table(party.game, ASTRID, [("Astrid", None), ("", None)], b"7" * 32, 1.0, hints=True)
    table = Table.load("agreed", [opened], party.find)
    again = Table.load("next", [decide.open_rematch(table, b"8" * 32, b"9" * 32, 2.0)], party.find)
    assert table.may_have_hints(BJARNI, 2.0)
    assert again.may_have_hints(BJARNI, 3.0)
    assert not party.table.may_have_hints(BJARNI, party.now)
