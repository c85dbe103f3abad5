"""Table: one game and the people around it, as its entries tell. `apply` folds one; `decide` says what may happen.

>>> from meadhall.games import load
>>> from meadhall.table.commands import Act, Start
>>> from meadhall.table.decide import do, open_table
>>> opened = open_table(load("hagar"), host="me", seats=[("Astrid", None), ("", "karl")], secret=b"t" * 32, now=0.0)
>>> table = Table.load("t", [opened], load)
>>> for command in (Start(), Act("keep")):
...     for entry in do(table, command, "me", now=1.0):
...         table.apply(entry)
>>> table.version, table.phase, table.names
(3, 'playing', ('Astrid', 'Karl'))
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Literal, TypeAlias

from meadhall.core.constants import CHANCE, OVER
from meadhall.core.dice import FairDice
from meadhall.core.game import Game
from meadhall.core.gamefile import GameFile, Proof
from meadhall.core.match import Match, Step
from meadhall.core.record import to_bytes
from meadhall.core.variations import add_variation, variation_of
from meadhall.table import announcements, entries
from meadhall.table.announcements import Announcement
from meadhall.table.clocks import DAY, Clocks
from meadhall.table.entries import Entry, Gone
from meadhall.table.errors import refusal
from meadhall.table.naming import distinct
from meadhall.table.past import Move as Move
from meadhall.table.past import Proposal, pinned, replayed
from meadhall.table.past import Snapshot as Snapshot
from meadhall.table.past import new_match as new_match
from meadhall.table.seats import Seat, days_kept

Phase: TypeAlias = Literal["gathering", "playing", "over", "called"]

PATIENCE = 60.0
"""Seconds after which a question that nobody answers counts as refused."""


class Table:
    """A table as its entries have left it. Nothing here is checked: `decide` did that before the entry was made."""

    def __init__(self, table_id: str, opened: Entry, find: Callable[[str], Game], snapshot: Snapshot | None) -> None:
        what = opened.what
        if not isinstance(what, entries.Opened):
            raise refusal("damaged_opening")
        self.id = table_id
        self.opened = what
        self.game = pinned(find(what.game), what)
        self.host = what.host
        self.seats = [Seat(plan.name, plan.person, plan.bot, salt=plan.salt) for plan in what.seats]
        self.version = opened.number
        self.position = 0
        """The version at which the match changed last."""
        self.changed = opened.when
        self.moved = opened.when
        """When the match changed last, or somebody gave it up."""
        self.phase: Phase = "gathering"
        self.match: Match | None = None
        self.eyes: dict[str, set[int]] = {}
        """The seats that each person has held since the game began: nobody sees through any other."""
        self.salts: tuple[str, ...] = ()
        self.clocks = Clocks(what.clock, len(self.seats))
        self.proposal: Proposal | None = None
        self.resigned: int | None = None
        """The seat whose person has given up, and has ended the game by it."""
        self.resigned_why: Gone = "resigned"
        self.gave_up: list[int] = []
        """In a rated game: the seats whose persons have given up or run out of time, the first of them first."""
        self.practice = False
        """Whether something was taken back against bots after chance had spoken or a secret was out."""
        self.orders: dict[int, entries.Ordered] = {}
        """What seats do by themselves while their persons are away."""
        self.by_order = 0
        """How many decisions in a row, up to now, were made by such orders."""
        self.rematch: dict[str, tuple[str, ...]] = {}
        """The people who would like another game, and what each adds to its dice for each of their seats."""
        self.next: str | None = None
        self.waiting_since = opened.when
        """Since when the seat to move is to move."""
        self.past: list[Move | Announcement] = []
        """All that has happened, in order: steps of the match, and what is said about the rest."""
        self.back_to = 0
        """The version of the oldest decision that was taken back last: moves from there on do not count any more."""
        self._standing: list[int] = []  # the versions of the decisions that stand, oldest first
        self._ids: dict[tuple[str, str], int] = {}
        self._names: tuple[str, ...] | None = None
        self._dice: FairDice | None = None
        fits = snapshot is not None and snapshot.layout == self.game.state.layout_digest()
        self._snapshot = snapshot if fits else None
        self._draws = 0
        self.recalled = True
        """Whether all moves are known with their states, also those before the snapshot."""
        self._remember(opened)

    @classmethod
    def load(
        cls, table_id: str, stored: Iterable[Entry], find: Callable[[str], Game], snapshot: Snapshot | None = None
    ) -> "Table":
        """The table that these entries tell of; a snapshot spares playing the moves before it."""
        remaining = iter(stored)
        first = next(remaining, None)
        if first is None:
            raise refusal("damaged_empty")
        table = cls(table_id, first, find, snapshot)
        for entry in remaining:
            table.apply(entry)
        return table

    # --- What stands --------------------------------------------------------------------------------------------

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the seats."""
        if self._names is None:
            self._names = tuple(seat.name or f"Seat {number + 1}" for number, seat in enumerate(self.seats))
        return self._names

    @property
    def to_move(self) -> int | None:
        """The seat to decide in a running game."""
        return self.match.to_move if self.match is not None and self.phase == "playing" else None

    @property
    def dice(self) -> FairDice:
        """The dice of this table, which nobody may see before the end."""
        return self.dice_with(self.salts)

    def dice_with(self, salts: tuple[str, ...]) -> FairDice:
        """The dice as they are, or will be, with what people added to them."""
        if self._dice is None or self._dice.salts != salts:
            self._dice = FairDice(self.opened.secret, salts)
        return self._dice

    @property
    def persons(self) -> set[str]:
        """Everybody who holds a seat."""
        return {seat.person for seat in self.seats if seat.person is not None}

    def owners(self, now: float) -> set[str]:
        """Everybody who holds a seat or for whom one is kept."""
        return self.persons | {seat.kept_for for seat in self.seats if seat.kept_for is not None and seat.is_kept(now)}

    def may_have_hints(self, person: str, now: float) -> bool:
        """Whether a person who plays may ask for hints: nobody else plays or may come back, or all have agreed."""
        return not self.opened.rated and (self.opened.hints or self.owners(now) <= {person})

    def kept_for_others(self, person: str | None, now: float) -> bool:
        """Whether a seat is kept for anybody but this person."""
        return any(seat.is_kept(now) and seat.kept_for != person for seat in self.seats)

    @property
    def is_show(self) -> bool:
        """Whether nobody but bots has played in this game so far: it is there to be watched."""
        return self.phase == "playing" and not self.eyes

    @property
    def waits_until(self) -> float | None:
        """Nobody is at the table of a running game: until when it waits for people who may come back, or watch."""
        if self.phase != "playing" or self.persons:
            return None
        if self.is_show:
            return self.changed + DAY * days_kept(self.opened.clock)
        return max((seat.kept_until for seat in self.seats if not seat.offered), default=self.changed)

    def held(self, person: str | None) -> list[int]:
        """The seats that a person holds."""
        return [number for number, seat in enumerate(self.seats) if person is not None and seat.person == person]

    def player(self, number: int) -> str:
        """The player of a seat: its person, also one who has gone and left it to a bot, or `bot:LEVEL`."""
        seat = self.seats[number]
        looked = (person for person, seats in reversed(self.eyes.items()) if number in seats)
        return seat.person or seat.kept_for or next(looked, f"bot:{seat.bot}")

    @property
    def bot_to_move(self) -> str | None:
        """The level of the bot that should decide now; None while a question or the whole game waits for somebody."""
        if self.to_move is None or self.proposal is not None or not (self.persons or self.is_show):
            return None
        return self.seats[self.to_move].bot

    @property
    def wants_rematch(self) -> bool:
        """Whether all persons would like another game, and there is none yet."""
        return self.next is None and bool(self.persons) and self.rematch.keys() >= self.persons

    @property
    def due(self) -> float | None:
        """When something happens though nobody does anything: a clock runs out, a question or a game that waits."""
        times = [self.waits_until, self.clocks.due, self.proposal.since + PATIENCE if self.proposal else None]
        return min((time for time in times if time is not None), default=None)

    def carried_out(self, person: str | None, command_id: str | None) -> int | None:
        """The version that a person's command with this id has made, if it was carried out."""
        return None if person is None or command_id is None else self._ids.get((person, command_id))

    def snapshot(self) -> Snapshot | None:
        """The snapshot from which `load` can begin here."""
        if self.match is None:
            return None
        left = tuple(self.clocks.left(seat, self.changed) or 0.0 for seat in range(len(self.seats)))
        layout = self.game.state.layout_digest()
        return Snapshot(self.version, to_bytes(self.match.state), self.waiting_since, left, layout)

    @property
    def first_step(self) -> int:
        """How many steps were taken over from another game: these stand, and are not taken back."""
        return self.opened.taken.position if self.opened.taken is not None else 0

    def game_file(self) -> GameFile:
        """The game as a file: if it was taken over from another one, as a variation in that one's file."""
        played, taken = self.played_file(), self.opened.taken
        if taken is None or self.match is None:
            return played
        self.match.promise = self._proof()
        return add_variation(taken.file, variation_of(self.match, taken.position, taken.name), taken.path)

    def played_file(self) -> GameFile:
        """The whole game as a file, with the secret of the dice once it has ended. Before the end it tells too much."""
        if self.match is None:
            raise refusal("not-started_file")
        self.recall()
        self.match.promise = self._proof() if self.opened.taken is None else None
        return self.match.record

    def _proof(self) -> Proof:
        ended = self.phase in ("over", "called")
        return Proof(self.dice.commitment, list(self.salts), self.opened.secret.hex() if ended else None)

    # --- What happens -------------------------------------------------------------------------------------------

    def apply(self, entry: Entry) -> None:
        """Let an entry happen."""
        if entry.number != self.version + 1:
            raise refusal("damaged_missing", number=str(self.version + 1))
        self.version, self.changed = entry.number, entry.when
        before, names = self.to_move if not self._skipping else None, self.names
        told = len(self.past)
        self._remember(entry)
        self._happen(entry)
        if self.position == entry.number or isinstance(entry.what, entries.Resigned):
            self.moved = entry.when
        if not isinstance(entry.what, entries.Acted):
            self._names = None  # somebody else may sit there now
            if self.match is not None:
                self.match.names = self.names
        if (note := announcements.about(entry, self, names)) is not None:
            self.past.insert(told, note)  # what people did comes before what the match made of it
        if self._skipping:
            assert self._snapshot is not None
            if entry.number < self._snapshot.number:
                return
            self._stand(self._snapshot)
            before = self.to_move
        if self.match is not None and self.phase == "playing":
            if self.match.to_move == OVER:
                self.phase = "over"
            elif self.match.to_move != before:
                self.waiting_since = entry.when
        mover = self.to_move  # time runs for a person
        self.clocks.run(mover if mover is not None and self.seats[mover].person is not None else None, entry.when)

    def _happen(self, entry: Entry) -> None:
        match entry.what:
            case entries.Sat(seat, name, salt):
                if self.phase == "playing" and not self.persons:
                    self.host = entry.by or ""  # the first who comes back to a table that everybody had left
                back = self.seats[seat].kept_for == entry.by
                self.seats[seat] = Seat(name, entry.by or "", salt=salt)
                self._open_eyes()
                if not back or not self.clocks.left(seat, entry.when):  # leaving for a moment gains no time
                    self.clocks.refill(seat)
            case entries.Salted(seat, salt):
                self.seats[seat].salt = salt
            case entries.Vacated(seat):
                self.orders.pop(seat, None)
                gone = self.seats[seat].person
                if self.phase == "playing":
                    self.seats[seat].offered = True
                else:
                    self.seats[seat] = Seat()
                self._pass_host(gone)
            case entries.BotSat(seat, bot, why):
                self.orders.pop(seat, None)
                gone = self.seats[seat].person
                others = [other.name for number, other in enumerate(self.seats) if number != seat]
                keep = why != "resigned" and self.phase == "playing" and not self.opened.rated
                if self.opened.rated and self.phase == "playing":
                    self.gave_up.append(seat)
                until = entry.when + DAY * days_kept(self.opened.clock) if keep else None
                self.seats[seat].seat_bot(bot, distinct(bot.capitalize(), others), keep_until=until)
                self._pass_host(gone)
            case entries.Resigned(seat, why):
                self.gave_up.append(seat)
                self.phase, self.resigned, self.resigned_why, self.proposal = "over", seat, why, None
            case entries.Renamed(seat, name):
                self.seats[seat].name = name
            case entries.Started(drawn) as started:
                self.phase = "playing"
                self._open_eyes()
                self.salts = tuple(seat.salt for seat in self.seats if seat.salt)
                self.match = started.take_match() or new_match(self)
                self._draws = self.match.draws
                self._play(entry.number, started.steps, CHANCE, drawn)
            case entries.Acted(seat, action, drawn) as acted:
                self.proposal = None
                self.by_order = self.by_order + 1 if acted.why == "order" else 0
                if acted.why == "person":
                    self.orders.pop(seat, None)  # a person who is back decides again
                self._play(entry.number, acted.steps, seat, [action, *drawn])
            case entries.UndoAsked(seat):
                self.proposal = Proposal(entry.by or "", seat, entry.when)
            case entries.UndoAgreed():
                if self.proposal is not None:
                    self.proposal.agreed.add(entry.by or "")
            case entries.UndoRefused():
                self.proposal = None
            case entries.Undone(_, decisions, practice):
                self.orders.clear()  # who takes back what was done by an order would see it done again
                self.practice = self.practice or practice
                self._take_back(entry.number, decisions)
            case entries.RematchAgreed(salts):
                self.rematch[entry.by or ""] = salts
            case entries.Rematched(table):
                self.next = table
            case entries.Called():
                self.phase = "called"
                self.proposal = None
            case entries.Resumed(until):
                self.clocks.rest(entry.when, until)
                self.waiting_since = entry.when
            case entries.Rested(seat, until):
                self.clocks.pause(seat, until, entry.when)
            case entries.Ordered(seat):
                self.orders[seat] = entry.what

    def _open_eyes(self) -> None:
        """People who sit in a running game see through their seats."""
        if self.phase == "playing":
            for number, seat in enumerate(self.seats):
                if seat.person is not None:
                    self.eyes.setdefault(seat.person, set()).add(number)

    def _remember(self, entry: Entry) -> None:
        if entry.by is not None and entry.id is not None:
            self._ids[entry.by, entry.id] = entry.number

    def _play(self, version: int, steps: Sequence[Step], who: int, texts: Sequence[str]) -> None:
        """Take the steps that were decided on, or play those of a log again: a seat's action, and then chance."""
        assert self.match is not None
        if steps:
            self.match.follow(steps)
        else:
            numbers = [self.game.actions.number(text) for text in texts]
            steps = [Step(CHANCE if at else who, number, b"", b"") for at, number in enumerate(numbers)]
            if self._skipping:
                self.recalled = False
            else:
                steps = replayed(self.match, steps)
        self.position = version
        self.past += [Move(version, self.names, step) for step in steps]
        self._draws += sum(step.who == CHANCE for step in steps)
        self._standing += [version for step in steps if step.who >= 0]

    def _take_back(self, version: int, decisions: int) -> None:
        assert self.match is not None
        self.proposal, self.position, self.back_to = None, version, self._standing[-decisions]
        del self._standing[-decisions:]
        if self._skipping:
            return
        self.recall()
        for _ in range(decisions):
            self.match.undo(consent=True)

    def _pass_host(self, gone: str | None) -> None:
        """If the host has just left the last seat, the next person is the host."""
        if gone is not None and gone == self.host and not self.held(gone):
            self.host = next((seat.person for seat in self.seats if seat.person is not None), self.host)

    # --- Snapshots ----------------------------------------------------------------------------------------------

    @property
    def _skipping(self) -> bool:
        """Whether the moves at hand lie before the snapshot that will be loaded."""
        return self._snapshot is not None and self.version <= self._snapshot.number

    def _stand(self, snapshot: Snapshot) -> None:
        """The entries up to the snapshot are folded: let the match stand where it says."""
        assert self.match is not None
        self._snapshot = None
        try:
            self.match.stand(snapshot.state, self._draws)
        except ValueError as error:
            raise refusal("damaged_snapshot", why=str(error)) from None
        self.waiting_since = snapshot.since
        self.clocks.restore(snapshot.left)

    def recall(self) -> None:
        """Play the moves before the snapshot again, so that they can be told and taken back."""
        if self.recalled or self.match is None:
            return
        stood, fresh = to_bytes(self.match.state), new_match(self)
        standing = list[int]()
        for item in self.past:
            if isinstance(item, Move):
                (item.step,) = replayed(fresh, [item.step])
                standing += [item.version] * (item.step.who >= 0)
            elif item.back_to is not None:
                while standing and standing[-1] >= item.back_to:
                    fresh.undo(consent=True)
                    standing.pop()
        if to_bytes(fresh.state) != stood:
            raise refusal("damaged_moves")
        self.match.remember(fresh)
        self.recalled = True
