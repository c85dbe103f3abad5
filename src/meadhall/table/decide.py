"""What may happen at a table. Each command is checked and becomes entries, or is refused with a reason.

Nothing here changes the table: `Table.apply` does, once the entries are safe.
"""

from collections.abc import Mapping, Sequence

from meadhall.core.constants import CHANCE
from meadhall.core.errors import AmbiguousAction, IllegalAction, UnreadableAction
from meadhall.core.game import Game
from meadhall.core.match import Match
from meadhall.core.options import Value, settle
from meadhall.core.record import copy
from meadhall.table import commands, entries
from meadhall.table.clocks import Clock, Live
from meadhall.table.commands import AnyCommand
from meadhall.table.entries import Doer, Entry, Gone, Happening, SeatPlan
from meadhall.table.errors import TableError
from meadhall.table.naming import clean_name, clean_text, distinct
from meadhall.table.seats import Seat
from meadhall.table.table import PATIENCE, Table, new_match

AWAY = 120.0
"""Seconds of waiting after which the others may let a bot play for a person, where there is no clock."""


def open_table(
    game: Game,
    host: str,
    seats: Sequence[tuple[str, str | None]],
    secret: bytes,
    now: float,
    *,
    options: Mapping[str, Value] | None = None,
    clock: Clock | None = None,
    bot: str = "karl",
    public: bool = False,
) -> Entry:
    """The first entry of a new table. A seat is the host's own name, a bot's level, or neither if open."""
    game.make_box(len(seats), options)  # says what is wrong with the number of players or the options
    kept: list[SeatPlan] = []
    for name, level in seats:
        taken = [other.name for other in kept]
        if level is not None:
            kept.append(SeatPlan(distinct(level.capitalize(), taken), bot=level))
        else:
            kept.append(SeatPlan(distinct(clean_name(name), taken), person=host) if name else SeatPlan())
    settled = settle(game.options, options or {})
    what = entries.Opened(
        game.name, game.rules_version, game.edition.digest, settled, kept, host, secret, clock, bot, public
    )
    return Entry(1, now, what, by=host)


def open_rematch(table: Table, secret: bytes, now: float) -> Entry:
    """The first entry of the next game of the same people: everybody moves on by one seat."""
    old = table.opened
    seats = [SeatPlan(seat.name, seat.person, seat.bot) for seat in (*table.seats[1:], table.seats[0])]
    what = entries.Opened(
        old.game,
        table.game.rules_version,
        table.game.edition.digest,
        old.options,
        seats,
        table.host,
        secret,
        old.clock,
        old.bot,
    )
    return Entry(1, now, what, by=table.host)


def do(table: Table, wish: AnyCommand, person: str | None, now: float, command_id: str | None = None) -> list[Entry]:
    """The entries that a person's command leads to, in order; a TableError says why there are none."""
    if person is None:
        raise TableError("not-seated", "you are watching: take a seat first")
    return _entries(table, _allowed(table, wish, person, now), now, person, command_id)


def bot_acts(table: Table, position: int, action: int, now: float) -> list[Entry]:
    """A bot has decided. If the position is no longer the one that it was asked about, nothing happens."""
    if table.bot_to_move is None or table.position != position:
        return []
    match, seat = _match(table), table.to_move
    if action not in match.legal.numbers:
        action = match.legal.numbers[0]  # a bot that errs must not hang the others
    assert seat is not None
    return _entries(table, [_acted(table, match, seat, action, "bot")], now)


def tick(table: Table, now: float) -> list[Entry]:
    """What happens by itself at this time: a question expires, a clock has run out."""
    if table.proposal is not None and now >= table.proposal.since + PATIENCE:
        return _entries(table, [entries.UndoRefused(late=True)], now)
    seat, due = table.clocks.running, table.clocks.due
    if seat is None or due is None or now < due or table.to_move != seat:
        return []
    if table.opened.clock is not None and table.opened.clock.late == "default":
        match = _match(table)
        return _entries(table, [_acted(table, match, seat, match.legal.numbers[0], "late")], now)
    return _entries(table, _replaced(table, seat, "late"), now)


def resumed(table: Table, now: float) -> list[Entry]:
    """The hall was away and is back: live clocks do not count the time between."""
    running = table.clocks.running is not None and isinstance(table.opened.clock, Live)
    return _entries(table, [entries.Resumed()], now) if running else []


def rematched(table: Table, next_table: str, now: float) -> list[Entry]:
    """The next game was opened."""
    return _entries(table, [entries.Rematched(next_table)], now)


# --- Each command ------------------------------------------------------------------------------------------------


def _allowed(table: Table, wish: AnyCommand, person: str, now: float) -> list[Happening]:
    match wish:
        case commands.Sit():
            return _sit(table, wish, person)
        case commands.Leave(seat):
            return _leave(table, seat, person)
        case commands.SetSeat(seat, bot):
            return _set_seat(table, seat, bot, person, now)
        case commands.Rename(seat, name):
            _own(table, seat, person)
            others = [other for number, other in enumerate(table.names) if number != seat]
            return [entries.Renamed(seat, distinct(clean_name(name), others))]
        case commands.Start():
            return _start(table, person)
        case commands.Act(action, position):
            return _act(table, action, position, person)
        case commands.Undo():
            return _undo(table, person)
        case commands.Consent():
            return _consent(table, person)
        case commands.Refuse():
            return _refuse(table, person)
        case commands.Resign(seat):
            _own(table, seat, person)
            _match(table)
            return _replaced(table, seat, "resigned")
        case commands.Say(text):
            return [entries.Said(_any_seat(table, person), clean_text(text))]
        case commands.Rematch():
            return _rematch(table, person)
        case commands.Call():
            return _call(table, person)


def _sit(table: Table, wish: commands.Sit, person: str) -> list[Happening]:
    seat = _seat(table, wish.seat)
    if table.phase in ("over", "called"):
        raise TableError("over", "the game is over; you may watch what has become of it")
    if seat.person == person:
        raise TableError("seat-taken", f"you hold this seat already, as {seat.name}")
    if seat.person is not None:
        raise TableError("seat-taken", f"this seat is held by {seat.name}")
    if table.phase == "gathering":
        if seat.bot is not None:
            raise TableError("seat-taken", f"this seat is held by {seat.name}, a bot; the host can open it")
    elif seat.kept_for != person:
        if not seat.offered:
            raise TableError("seat-taken", f"{seat.name}, a bot, plays here; the host can offer the seat")
        if table.held(person):  # who plays already would see two hands
            raise TableError("seat-taken", "you hold a seat in this game: a second one would show you too much")
    others = [other for number, other in enumerate(table.names) if number != wish.seat]
    salt = wish.salt if table.phase == "gathering" else ""
    return [entries.Sat(wish.seat, distinct(clean_name(wish.name), others), salt)]


def _leave(table: Table, seat: int, person: str) -> list[Happening]:
    _own(table, seat, person)
    if table.phase == "playing":
        return _replaced(table, seat, "left")
    if table.phase != "gathering":
        raise TableError("over", "the game is over: there is nothing to leave")
    last = table.persons == {person} and len(table.held(person)) == 1
    return [entries.Vacated(seat), entries.Called("empty")] if last else [entries.Vacated(seat)]


def _set_seat(table: Table, number: int, bot: str | None, person: str, now: float) -> list[Happening]:
    seat = _seat(table, number)
    if table.phase in ("over", "called"):
        raise TableError("over", "the game is over")
    if table.phase == "playing" and seat.person is not None:
        return _replace_absent(table, number, bot, person, now)
    if person != table.host:
        raise TableError("not-host", "only the host decides who may sit where")
    if seat.person == person:
        raise TableError("not-yours", "this is your own seat: leave it, if you like")
    if bot is None:
        if seat.kind == "open" or seat.offered:
            raise TableError("seat-taken", "this seat is open already")
        return [entries.Vacated(number)]
    return [entries.BotSat(number, bot)]


def _replace_absent(table: Table, number: int, bot: str | None, person: str, now: float) -> list[Happening]:
    """A person who keeps the others waiting may be replaced by a bot, and may come back."""
    _any_seat(table, person)
    name, waited = table.names[number], now - table.waiting_since
    if bot is None:
        raise TableError("seat-taken", f"this seat is held by {name}: nobody can take it away in a running game")
    if table.to_move != number or table.clocks.clock is not None or waited < AWAY:
        raise TableError(
            "too-early",
            f"{name} may be replaced by a bot when the others have waited for {AWAY:.0f} seconds"
            + (", but this game has a clock" if table.clocks.clock is not None else ""),
        )
    return _replaced(table, number, "away")


def _start(table: Table, person: str) -> list[Happening]:
    if table.phase != "gathering":
        raise TableError("started", "the game has started")
    if person != table.host:
        raise TableError("not-host", "the host starts the game")
    open_seats = [str(number + 1) for number, seat in enumerate(table.seats) if seat.kind == "open"]
    if open_seats:
        which = f"seat {open_seats[0]} is" if len(open_seats) == 1 else f"seats {', '.join(open_seats)} are"
        raise TableError("seats-open", f"{which} open: wait for somebody, or let a bot sit there")
    if not table.persons:
        raise TableError("not-seated", "somebody should sit down: bots do not play among themselves here")
    salts = tuple(seat.salt for seat in table.seats if seat.salt)
    return [entries.Started(_texts(table, _drawn(new_match(table), None, table, salts)))]


def _act(table: Table, action: int | str, position: int | None, person: str) -> list[Happening]:
    match = _match(table)
    if position is not None and position != table.position:
        raise TableError("stale", "the position has changed since: look again")
    seat = table.to_move
    assert seat is not None
    if table.seats[seat].person != person:
        if not table.held(person):
            raise TableError("not-seated", "you are watching: take a seat first")
        raise TableError("not-your-turn", f"it is the turn of {table.names[seat]}")
    try:
        return [_acted(table, match, seat, match.check(action).number, "person")]
    except IllegalAction as error:
        raise TableError("illegal-action", str(error)) from None
    except AmbiguousAction as error:
        raise TableError("ambiguous-action", str(error)) from None
    except UnreadableAction as error:
        raise TableError("unreadable-action", str(error)) from None


def _undo(table: Table, person: str) -> list[Happening]:
    if table.phase == "over":
        raise TableError("over", "the game is over, and the secret of its dice is known")
    match, held = _match(table), table.held(person)
    if not held:
        raise TableError("not-seated", "you are watching: there is nothing of yours to take back")
    if table.proposal is not None:
        raise TableError("already-asked", "something is being asked already")
    found = last_decision(table, person)
    if found is None:
        raise TableError("nothing-to-undo", "you have not decided anything yet")
    seat, decisions = found
    if (decisions == 1 and match.can_undo) or table.persons <= {person}:
        return [entries.Undone(seat, decisions)]
    return [entries.UndoAsked(seat)]


def last_decision(table: Table, person: str) -> tuple[int, int] | None:
    """The seat that made a person's last decision that stands, and how many decisions it lies back, itself included."""
    table.recall()
    held, decisions = table.held(person), 0
    for step in reversed(_match(table).steps):
        decisions += step.who >= 0
        if step.who in held:
            return step.who, decisions
    return None


def _consent(table: Table, person: str) -> list[Happening]:
    _any_seat(table, person)
    proposal = table.proposal
    if proposal is None or proposal.by == person or person in proposal.agreed:
        raise TableError("no-proposal", "nobody waits for your consent")
    if table.persons - proposal.agreed - {person, proposal.by}:
        return [entries.UndoAgreed()]
    table.recall()
    decisions = 0
    for step in reversed(_match(table).steps):
        decisions += step.who >= 0
        if step.who == proposal.seat:
            break
    return [entries.UndoAgreed(), entries.Undone(proposal.seat, decisions)]


def _refuse(table: Table, person: str) -> list[Happening]:
    _any_seat(table, person)
    if table.proposal is None:
        raise TableError("no-proposal", "nobody has asked anything")
    return [entries.UndoRefused()]


def _rematch(table: Table, person: str) -> list[Happening]:
    _any_seat(table, person)
    if table.phase != "over":
        raise TableError("not-over", "another game can begin when this one is over")
    if table.next is not None or person in table.rematch:
        raise TableError("already-asked", "you have agreed to another game already")
    return [entries.RematchAgreed()]


def _call(table: Table, person: str) -> list[Happening]:
    _any_seat(table, person)
    if table.phase in ("over", "called"):
        raise TableError("over", "the game is over")
    if table.persons != {person}:
        raise TableError("not-yours", "others play too: resign, and a bot plays on for you")
    return [entries.Called()]


# --- What they share ---------------------------------------------------------------------------------------------


def _entries(
    table: Table, happenings: Sequence[Happening], now: float, person: str | None = None, command_id: str | None = None
) -> list[Entry]:
    when = max(now, table.changed)  # time at a table never runs backwards, whatever the system's clock does
    return [Entry(n, when, what, person, command_id) for n, what in enumerate(happenings, table.version + 1)]


def _seat(table: Table, number: int) -> Seat:
    if not 0 <= number < len(table.seats):
        raise TableError("no-seat", f"there is no seat {number}: they are 0 to {len(table.seats) - 1}")
    return table.seats[number]


def _own(table: Table, number: int, person: str) -> None:
    seat = _seat(table, number)
    if seat.person != person:
        held_by = f"it is held by {seat.name}" if seat.kind != "open" else "nobody holds it"
        raise TableError("not-yours", f"seat {number + 1} is not yours: {held_by}")


def _any_seat(table: Table, person: str) -> int:
    held = table.held(person)
    if not held:
        raise TableError("not-seated", "only those who hold a seat may do this")
    return held[0]


def _match(table: Table) -> Match:
    if table.phase == "gathering" or table.match is None:
        raise TableError("not-started", "the game has not started")
    if table.phase != "playing":
        raise TableError("over", "the game is over")
    return table.match


def _replaced(table: Table, seat: int, why: Gone) -> list[Happening]:
    """A bot takes the seat of a person. Where nobody is left, the game is called."""
    bot = entries.BotSat(seat, table.opened.bot, why)
    left = {other.person for number, other in enumerate(table.seats) if number != seat and other.person}
    return [bot] if left else [bot, entries.Called("empty")]


def _acted(table: Table, match: Match, seat: int, action: int, why: Doer) -> entries.Acted:
    drawn = _texts(table, _drawn(match, action, table, table.salts))
    return entries.Acted(seat, table.game.actions.text(action), drawn, why)


def _drawn(match: Match, action: int | None, table: Table, salts: tuple[str, ...]) -> list[int]:
    """What chance draws after an action, or before the first decision; the match itself does not move."""
    game, state, box, draws = match.game, copy(match.state), match.box, match.draws
    dice, drawn = table.dice_with(salts), list[int]()
    if action is not None:
        game.kernels.step(state, box, action)
    while game.kernels.to_move(state, box) == CHANCE:
        odds = game.odds(state, box)
        outcome = odds[dice.draw(draws + len(drawn), [weight for _, weight in odds])][0]
        game.kernels.step(state, box, outcome)
        drawn.append(outcome)
    return drawn


def _texts(table: Table, numbers: list[int]) -> list[str]:
    return [table.game.actions.text(number) for number in numbers]
