"""Decisions about commands: each becomes entries, or is refused. `Table.apply` then lets them happen."""

from collections.abc import Mapping, Sequence
from typing import TypedDict, Unpack

from msgspec.structs import replace

from meadhall.core.errors import ActionError, AmbiguousAction, IllegalAction, UnreadableAction
from meadhall.core.game import Game
from meadhall.core.match import Match, Step
from meadhall.core.options import Value, settle
from meadhall.core.specimens import OwnPicture
from meadhall.table import commands, entries, orders, seating, undo
from meadhall.table.clocks import Clock, Live, Slow
from meadhall.table.commands import AnyCommand
from meadhall.table.entries import Doer, Entry, Happening, SeatPlan, Taken
from meadhall.table.errors import PHRASES, TableError, refusal
from meadhall.table.naming import clean_name, clean_text, distinct
from meadhall.table.seating import check_own, check_seated, running_match
from meadhall.table.table import PATIENCE, Table, new_match

LONGEST_LOG = 10_000
"""Entries after which a game is only played to its end: no game needs so many, and every visitor is told all."""
TO_THE_END = commands.Start | commands.Act | commands.Resign | commands.Call | commands.Consent | commands.Refuse
"""The commands that are still carried out then: each of them leads on."""
_CODES = {IllegalAction: "illegal-action", AmbiguousAction: "ambiguous-action", UnreadableAction: "unreadable-action"}


class Terms(TypedDict, total=False):
    """The other fields of `Opened`."""

    clock: Clock | None
    bot: str
    public: bool
    hints: bool
    rated: bool
    next_secret: bytes
    pictures: dict[str, OwnPicture]


def open_table(
    game: Game,
    host: str,
    seats: Sequence[tuple[str, str | None]],
    secret: bytes,
    now: float,
    options: Mapping[str, Value] | None = None,
    **terms: Unpack[Terms],
) -> Entry:
    """The first entry of a new table. A seat is the host's own name, a bot's level, or neither if open.

    A person who adds a salt knows the commitments to both secrets before.
    """
    game.make_box(len(seats), options)  # says what is wrong with the number of players or the options
    pinned = game.name, game.rules_version, game.edition.digest, settle(game.options, options or {})
    opened = entries.Opened(*pinned, _planned(seats, host), host, secret, **terms)
    if game.own_edition:
        opened = replace(opened, own_content=game.edition.text)
    if opened.rated:
        _check_rated(opened)
    return Entry(1, now, opened, by=host)


def _check_rated(opened: entries.Opened) -> None:
    """A rated game has a clock and no help, and every person in it holds one seat."""
    if opened.clock is None:
        raise refusal("bad-table_rated-clock")
    if opened.clock.late != "bot":
        raise refusal("bad-table_rated-late")
    if opened.hints:
        raise refusal("bad-table_rated-hints")
    if opened.own_content is not None:
        raise refusal("bad-table_rated-edition")
    if len(opened.seats) < 2 or all(seat.bot is not None for seat in opened.seats):
        raise refusal("bad-table_rated-alone")
    if sum(seat.person is not None for seat in opened.seats) > 1:
        raise refusal("bad-table_rated-seats")


def open_taken(
    taken: Taken, host: str, seats: Sequence[tuple[str, str | None]], secret: bytes, now: float, *, bot: str = "karl"
) -> Entry:
    """The first entry of a table at which a finished game goes on from one of its positions, by the same rules."""
    file = taken.file
    if len(seats) != len(file.seats):
        raise refusal("bad-table", seats=len(file.seats), given=len(seats))
    pinned = file.game, file.rules, file.content, file.options
    opened = entries.Opened(*pinned, _planned(seats, host), host, secret, bot=bot, taken=taken)
    return Entry(1, now, replace(opened, own_content=file.own_content), by=host)


def _planned(seats: Sequence[tuple[str, str | None]], host: str) -> list[SeatPlan]:
    kept: list[SeatPlan] = []
    for name, level in seats:
        taken = [other.name for other in kept]
        if level is not None:
            kept.append(SeatPlan(distinct(level.capitalize(), taken), bot=level))
        else:
            kept.append(SeatPlan(distinct(clean_name(name), taken), person=host) if name else SeatPlan())
    return kept


def open_rematch(table: Table, secret: bytes, next_secret: bytes, now: float) -> Entry:
    """The first entry of the next game of the same people: everybody moves on by one seat.

    The salts that came with the agreement count if the commitment to this secret was known by then.
    """
    old, promised = table.opened, secret == table.opened.next_secret
    salts = {
        seat: salt
        for person, given in table.rematch.items()
        for seat, salt in zip(table.held(person), given, strict=False)
        if promised
    }
    plans = [SeatPlan(seat.name, seat.person, seat.bot, salts.get(n, "")) for n, seat in enumerate(table.seats)]
    today = table.game.with_rules(table.game.rules_version)
    offered = {option.name for option in today.options}
    what = replace(
        old,
        rules=today.rules,
        content=table.game.edition.digest,
        options={name: value for name, value in old.options.items() if name in offered},
        seats=[*plans[1:], plans[0]],
        host=table.host,
        secret=secret,
        next_secret=next_secret,
        public=False,
        taken=None,
    )
    return Entry(1, now, what, by=table.host)


def do(table: Table, wish: AnyCommand, person: str | None, now: float, command_id: str | None = None) -> list[Entry]:
    """The entries that a person's command leads to, in order; a TableError says why there are none."""
    if person is None:
        raise refusal("not-seated_watching")
    return _entries(table, _allowed(table, wish, person, now), now, person, command_id)


def bot_acts(table: Table, position: int, action: int, now: float) -> list[Entry]:
    """A bot has decided. If the position is no longer the one that it was asked about, nothing happens."""
    if table.bot_to_move is None or table.position != position:
        return []
    match, seat = running_match(table), table.to_move
    if action not in match.legal.numbers:
        action = match.legal.numbers[0]  # a bot that errs must not hang the others
    assert seat is not None
    return _entries(table, [_acted(table, match, seat, action, "bot")], now)


def tick(table: Table, now: float) -> list[Entry]:
    """The events that happen by themselves at this time: a question expires, a clock has run out."""
    if table.proposal is not None and now >= table.proposal.since + PATIENCE:
        return _entries(table, [entries.UndoRefused(late=True)], now)
    if table.waits_until is not None:
        return _entries(table, [entries.Called("empty")], now) if now >= table.waits_until else []
    seat, due = table.clocks.running, table.clocks.due
    if seat is None or due is None or now < due or table.to_move != seat:
        return []
    if table.opened.clock is not None and table.opened.clock.late == "default":
        match = running_match(table)
        return _entries(table, [_acted(table, match, seat, match.legal.numbers[0], "late")], now)
    lost = seating.gives_up if table.opened.rated else seating.replaced
    return _entries(table, lost(table, seat, "late", now), now)


def resumed(table: Table, now: float, until: float = 0.0) -> list[Entry]:
    """The hall was away and is back: live clocks count the time until it went, if that is known, and none after it."""
    running = table.clocks.running is not None and isinstance(table.opened.clock, Live)
    return _entries(table, [entries.Resumed(until)], now) if running else []


def rest(table: Table, person: str, until: float, now: float) -> list[Entry]:
    """A person goes on vacation until then, or comes back earlier: their time stands still where turns take days, as
    far as it may; nothing happens elsewhere."""
    if table.phase != "playing" or not isinstance(table.opened.clock, Slow):
        return []
    ends = {seat: max(now, min(until, table.clocks.may_rest_until(seat, now))) for seat in table.held(person)}
    known = {seat: table.clocks.rests_until(seat, now) or now for seat in ends}
    happenings = [entries.Rested(seat, end) for seat, end in ends.items() if end != known[seat]]
    return _entries(table, happenings, now, person)


def order(table: Table, wish: entries.Ordered, person: str, now: float) -> list[Entry]:
    """A person orders in advance what a seat of theirs does; a TableError says why they cannot."""
    if table.version >= LONGEST_LOG:
        raise refusal("log-full")
    try:
        return _entries(table, orders.order(table, wish, person), now, person)
    except ActionError as error:
        raise TableError(_CODES[type(error)], str(error)) from None


def order_acts(table: Table, now: float) -> list[Entry]:
    """What happens next because somebody has ordered it; nothing if nobody has."""
    action, seat = orders.ordered_action(table), table.to_move
    if action is None or seat is None or table.version >= LONGEST_LOG:
        return []
    return _entries(table, [_acted(table, running_match(table), seat, action, "order")], now)


def rematched(table: Table, next_table: str, now: float) -> list[Entry]:
    """The next game was opened."""
    return _entries(table, [entries.Rematched(next_table)], now)


def _allowed(table: Table, wish: AnyCommand, person: str, now: float) -> list[Happening]:
    if table.version >= LONGEST_LOG and not isinstance(wish, TO_THE_END):
        raise refusal("log-full")
    match wish:
        case commands.Sit():
            return seating.sit(table, wish, person)
        case commands.Salt(seat, salt):
            check_own(table, seat, person)
            if table.phase != "gathering":
                raise refusal("started_salt")
            return [entries.Salted(seat, salt)]
        case commands.Leave(seat):
            return seating.leave(table, seat, person, now)
        case commands.SetSeat(seat, bot):
            return seating.set_seat(table, seat, bot, person, now)
        case commands.Rename(seat, name):
            check_own(table, seat, person)
            others = [other for number, other in enumerate(table.names) if number != seat]
            return [entries.Renamed(seat, distinct(clean_name(name), others))]
        case commands.Start():
            return _start(table, person)
        case commands.Act(action, position):
            return _act(table, action, position, person)
        case commands.Undo():
            return undo.undo(table, person, now)
        case commands.Consent():
            return undo.consent(table, person, now)
        case commands.Refuse():
            return undo.refuse(table, person)
        case commands.Resign(seat):
            return seating.resign(table, seat, person, now)
        case commands.Say(text):
            return [entries.Said(check_seated(table, person), clean_text(text))]
        case commands.Rematch(salts):
            return _rematch(table, salts, person)
        case commands.Call():
            return _call(table, person, now)


def _start(table: Table, person: str) -> list[Happening]:
    if table.phase != "gathering":
        raise refusal("started")
    if person != table.host:
        raise refusal("not-host_start")
    open_seats = [str(number + 1) for number, seat in enumerate(table.seats) if seat.kind == "open"]
    if open_seats:
        raise refusal("seats-open", count=len(open_seats), seats=PHRASES.join(open_seats))
    if table.opened.rated and not table.persons:
        raise refusal("bad-table_rated-alone")
    match = new_match(table)
    steps = match.foretell(None, table.dice_with(tuple(seat.salt for seat in table.seats if seat.salt)))
    return [entries.Started(_texts(table, steps)).carrying(steps, match)]


def _act(table: Table, action: int | str, position: int | None, person: str) -> list[Happening]:
    match = running_match(table)
    if position is not None and position != table.position:
        raise refusal("stale")
    seat = table.to_move
    assert seat is not None
    if table.seats[seat].person != person:
        if not table.held(person):
            raise refusal("not-seated_watching")
        raise refusal("not-your-turn", name=table.names[seat])
    try:
        return [_acted(table, match, seat, match.check(action).number, "person")]
    except ActionError as error:
        raise TableError(_CODES[type(error)], str(error)) from None


def _rematch(table: Table, salts: tuple[str, ...], person: str) -> list[Happening]:
    check_seated(table, person)
    if table.phase != "over":
        raise refusal("not-over")
    if table.next is not None or person in table.rematch:
        raise refusal("already-asked_rematch")
    return [entries.RematchAgreed(salts)]


def _call(table: Table, person: str, now: float) -> list[Happening]:
    check_seated(table, person)
    if table.phase in ("over", "called"):
        raise refusal("over")
    if table.opened.rated and table.phase == "playing":
        raise refusal("rated_call")
    if table.persons != {person}:
        raise refusal("not-yours_call")
    if table.kept_for_others(person, now):
        raise refusal("seat-kept_call")
    return [entries.Called()]


def _entries(
    table: Table, happenings: Sequence[Happening], now: float, person: str | None = None, command_id: str | None = None
) -> list[Entry]:
    when = max(now, table.changed)  # time at a table never runs backwards, whatever the system's clock does
    return [Entry(n, when, what, person, command_id) for n, what in enumerate(happenings, table.version + 1)]


def _acted(table: Table, match: Match, seat: int, action: int, why: Doer) -> entries.Acted:
    steps = match.foretell(action, table.dice)
    text, *drawn = _texts(table, steps)
    return entries.Acted(seat, text, drawn, why).carrying(steps)


def _texts(table: Table, steps: Sequence[Step]) -> list[str]:
    return [table.game.actions.text(step.number) for step in steps]
