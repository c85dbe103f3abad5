"""Any order of commands, from anybody, against a small model that knows only who sits where and whose turn it is."""

from contextlib import suppress

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from meadhall.table import decide
from meadhall.table.clocks import Live
from meadhall.table.commands import (
    Act,
    AnyCommand,
    Call,
    Consent,
    Leave,
    Refuse,
    Rematch,
    Rename,
    Resign,
    Salt,
    Say,
    SetSeat,
    Sit,
    Start,
    Undo,
)  # fmt: skip
from meadhall.table.errors import TableError
from tests.table.seating import ASTRID, BJARNI, GUDRUN, Party, encode

PEOPLE = st.sampled_from([ASTRID, BJARNI, GUDRUN])
SEATS = st.integers(0, 3)
NAMES = st.sampled_from(["Astrid", "Bjarni", "Gudrun", "", "x" * 99])
BOTS = st.sampled_from(["karl", "child"])


class TableMachine(RuleBasedStateMachine):
    """The table does what it should, refuses the rest, and its log always tells it again."""

    @initialize(players=st.integers(2, 3), timed=st.booleans(), alone=st.booleans())
    def open(self, players: int, timed: bool, alone: bool) -> None:
        rest: list[tuple[str, str | None]] = [("", "karl" if alone else None)] * (players - 1)
        clock = Live(base=30, increment=2) if timed else None
        self.party = Party([("Astrid", None), *rest], clock=clock, careful=False)
        self.holders: list[str | None] = [ASTRID, *(["bot" if alone else None] * (players - 1))]
        self.host = ASTRID
        self.acted = 0
        self.sent: list[tuple[str, str, int]] = []

    def attempt(self, wish: AnyCommand, person: str, command_id: str | None = None) -> bool:
        """Whether the table allowed it; if not, nothing has changed."""
        before = len(self.party.log)
        try:
            done = self.party.do(wish, person, command_id)
        except TableError:
            assert len(self.party.log) == before
            return False
        assert done
        return True

    @property
    def phase(self) -> str:
        return self.party.table.phase

    def replaced(self, seat: int) -> None:
        """The model's view of a person who is gone: a bot, and the host's place passes on."""
        gone, self.holders[seat] = self.holders[seat], "bot"
        self.pass_host(gone)

    def pass_host(self, gone: str | None) -> None:
        if gone == self.host and gone not in self.holders:
            self.host = next((person for person in self.holders if person not in (None, "bot")), None) or self.host

    @rule(seat=SEATS, name=NAMES, person=PEOPLE)
    def sit(self, seat: int, name: str, person: str) -> None:
        gathering = self.phase == "gathering"
        expected = gathering and seat < len(self.holders) and self.holders[seat] is None and bool(name)
        allowed = self.attempt(Sit(seat, name), person)
        assert allowed or not expected
        if allowed:
            assert self.holders[seat] in (None, "bot")
            if self.phase == "playing" and set(self.holders) == {"bot"}:
                self.host = person
            self.holders[seat] = person

    @rule(seat=SEATS, person=PEOPLE)
    def leave(self, seat: int, person: str) -> None:
        running = self.phase in ("gathering", "playing")
        expected = running and seat < len(self.holders) and self.holders[seat] == person
        playing = self.phase == "playing"
        assert self.attempt(Leave(seat), person) == expected
        if expected and playing:
            self.replaced(seat)
        elif expected:
            self.holders[seat] = None
            self.pass_host(person)

    @rule(seat=SEATS, person=PEOPLE)
    def resign(self, seat: int, person: str) -> None:
        expected = self.phase == "playing" and seat < len(self.holders) and self.holders[seat] == person
        assert self.attempt(Resign(seat), person) == expected
        if expected and len(self.holders) == 2:
            assert self.phase == "over"
        elif expected:
            self.replaced(seat)

    @rule(seat=SEATS, bot=st.none() | BOTS, person=PEOPLE)
    def set_seat(self, seat: int, bot: str | None, person: str) -> None:
        gathering, held = self.phase == "gathering", self.holders[seat] if seat < len(self.holders) else None
        if self.attempt(SetSeat(seat, bot), person):
            if gathering:
                assert person == self.host
                self.holders[seat] = "bot" if bot else None
                self.pass_host(held)
            elif held != "bot":
                self.replaced(seat)

    @rule(seat=SEATS, name=NAMES, person=PEOPLE)
    def rename(self, seat: int, name: str, person: str) -> None:
        expected = seat < len(self.holders) and self.holders[seat] == person and bool(name)
        assert self.attempt(Rename(seat, name), person) == expected

    @rule(seat=SEATS, person=PEOPLE, salt=st.sampled_from(["a", "ö" * 64]))
    def salt(self, seat: int, person: str, salt: str) -> None:
        expected = self.phase == "gathering" and seat < len(self.holders) and self.holders[seat] == person
        assert self.attempt(Salt(seat, salt), person) == expected

    @rule(person=PEOPLE)
    def start(self, person: str) -> None:
        ready = None not in self.holders and set(self.holders) != {"bot"}
        expected = self.phase == "gathering" and person == self.host and ready
        assert self.attempt(Start(), person) == expected

    @rule(person=PEOPLE, choice=st.integers(0, 1), command_id=st.sampled_from(["1", "2", "3", "4", "5", "6"]))
    def act(self, person: str, choice: int, command_id: str) -> None:
        table = self.party.table
        turn = table.to_move is not None and self.holders[table.to_move] == person
        if table.carried_out(person, command_id) is not None:
            return  # a hall answers with what it said the first time
        choices = self.party.view(person).choices
        assert bool(choices) == turn
        number = choices[choice].number if turn else 0
        allowed = self.attempt(Act(number, table.position), person, command_id)
        assert allowed == turn
        if allowed:
            self.acted += 1
            self.sent.append((person, command_id, table.version))

    @rule(person=PEOPLE)
    def act_late(self, person: str) -> None:
        """An action for a position that is no longer there is refused."""
        assert not self.attempt(Act(0, self.party.table.position - 1), person)

    @precondition(lambda self: self.party.table.bot_to_move is not None)
    @rule(choice=st.integers(0, 3))
    def bot(self, choice: int) -> None:
        table = self.party.table
        assert len(self.party.happen(decide.bot_acts(table, table.position, choice, self.party.now))) == 1

    @rule(person=PEOPLE)
    def undo(self, person: str) -> None:
        offered = self.party.view(person).undo
        before = self.party.table.position
        assert self.attempt(Undo(), person) == (offered != "no")
        assert (self.party.table.position != before) == (offered in ("free", "practice"))

    @rule(person=PEOPLE)
    def consent(self, person: str) -> None:
        asked = self.party.view(person).asked
        waits = asked is not None and not asked.yours and not asked.agreed and person in self.holders
        assert self.attempt(Consent(), person) == waits

    @rule(person=PEOPLE)
    def refuse(self, person: str) -> None:
        waits = self.party.table.proposal is not None and person in self.holders
        assert self.attempt(Refuse(), person) == waits

    @rule(person=PEOPLE, wish=st.sampled_from([Say("hello"), Rematch(("x",)), Call()]))
    def other(self, person: str, wish: AnyCommand) -> None:
        if self.attempt(wish, person):
            assert person in self.holders

    @rule(seconds=st.sampled_from([1.0, 25.0, 61.0, 130.0, 90_000.0]))
    def wait(self, seconds: float) -> None:
        before = self.party.table.to_move
        self.party.wait(seconds)
        if before is not None and self.party.table.seats[before].bot and self.holders[before] != "bot":
            self.replaced(before)

    @rule(person=PEOPLE)
    def reconnect(self, person: str) -> None:
        """Who comes back with what they know gets the rest, and no more."""
        whole = self.party.view(person).lines
        since = self.party.table.version // 2
        tail = self.party.views.of(person, self.party.now, since=since).lines
        assert tail == tuple(line for line in whole if line.version > since)

    @invariant()
    def the_model_agrees(self) -> None:
        table = self.party.table
        assert [seat.person or (seat.bot and "bot") for seat in table.seats] == self.holders
        assert table.host == self.host
        if table.phase == "playing" and not table.persons:
            assert any(seat.kept_for for seat in table.seats), "a game to which nobody may return is over"

    @invariant()
    def nothing_that_was_carried_out_is_forgotten(self) -> None:
        for person, command_id, version in self.sent:
            assert self.party.table.carried_out(person, command_id) == version

    def teardown(self) -> None:
        if hasattr(self, "party"):
            self.party.check()
            again = self.party.load(self.party.snapshots[-1] if self.party.snapshots else None)
            assert encode(type(self.party.views)(again).of(None, 0.0)) == encode(self.party.views.of(None, 0.0))
            if again.match is not None:
                assert again.game_file() == self.party.table.game_file()


TestTable = TableMachine.TestCase
TestTable.settings = settings(max_examples=150, stateful_step_count=40)


class SeatsMachine(RuleBasedStateMachine):
    """Seats change hands in a running game with secrets, as fast as people can try."""

    @initialize(shared=st.booleans())
    def begin(self, shared: bool) -> None:
        self.party = Party([("Astrid", None), ("Aud" if shared else "", None), ("", "karl")], careful=False)
        if not shared:
            self.party.do(Sit(1, "Bjarni"), BJARNI)
        self.party.do(Start())
        self.at_start = {person: set(self.party.table.held(person)) for person in (ASTRID, BJARNI, GUDRUN)}
        self.seen: dict[str, set[int]] = {person: set() for person in self.at_start}

    def attempt(self, wish: AnyCommand, person: str) -> None:
        with suppress(TableError):
            self.party.do(wish, person)

    @rule(seat=st.integers(0, 2), person=PEOPLE)
    def sit(self, seat: int, person: str) -> None:
        self.attempt(Sit(seat, "Somebody"), person)

    @rule(seat=st.integers(0, 2), wish=st.sampled_from([Leave, Resign]))
    def go(self, seat: int, wish: type[Leave] | type[Resign]) -> None:
        self.attempt(wish(seat), self.party.table.seats[seat].person or ASTRID)

    @rule(seat=st.integers(0, 2), bot=st.none() | BOTS)
    def set_seat(self, seat: int, bot: str | None) -> None:
        self.attempt(SetSeat(seat, bot), self.party.table.host)

    @rule(seconds=st.sampled_from([130.0, 90_000.0]))
    def wait(self, seconds: float) -> None:
        self.party.wait(seconds)

    @invariant()
    def nobody_sees_through_two_seats(self) -> None:
        """But for those who share a screen from the beginning."""
        if self.party.table.phase != "playing":
            return
        for person, seen in self.seen.items():
            eye = self.party.view(person).eye
            if eye is not None:
                seen.add(eye)
            assert len(seen) < 2 or seen <= self.at_start[person]

    @invariant()
    def who_is_gone_may_come_back(self) -> None:
        table = self.party.table
        for number, seat in enumerate(table.seats):
            if table.phase == "playing" and seat.kept_for is not None:
                assert self.party.view(seat.kept_for).seats[number].free
                others = [person for person in self.seen if person != seat.kept_for]
                offered = any(self.party.view(other).seats[number].free for other in others)
                assert not offered or self.party.now >= seat.kept_until


TestSeats = SeatsMachine.TestCase
TestSeats.settings = settings(max_examples=150, stateful_step_count=20)
