"""The evenings of a hall. Each is a row with a version, and every change names the version that it was made from. So a
round begins once, with all its tables in one transaction, even if several nodes see that the last round is over.
"""

import asyncio
import secrets
from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
from msgspec.structs import replace

from meadhall import games
from meadhall.hall.alerts.waits import changes
from meadhall.hall.meeting.evening import (
    BEST,
    BEST_OF,
    FORMS,
    GATHERING,
    MOST_PLAYERS,
    NOBODY,
    OVER,
    PLAYING,
    SHARED,
    EveningGame,
    EveningPlayer,
    HallEvening,
    next_round,
)
from meadhall.hall.meeting.finding import CLOCKS, FILLED_BY, Begun, begin_table, fitting_bot, mean_of
from meadhall.hall.storage.errors import CONFLICT, StoreError
from meadhall.hall.storage.group_commit import AnyWrite
from meadhall.hall.storage.results import BOT
from meadhall.hall.storage.store import Store
from meadhall.hall.storage.writes import RowsChange, RowsDrop, RowsWrite
from meadhall.hall.words import say
from meadhall.table import decide
from meadhall.table.errors import TableError
from meadhall.table.naming import distinct

if TYPE_CHECKING:
    from meadhall.hall.live.hall import Hall

TRIES = 10
LISTED, MOST_OF_ONE = 20, 10_000
"""So many evenings of a person are listed; so many are looked through for an export, or to be forgotten."""
_COLUMNS = "id, version, made, data"
_OF = f"SELECT {_COLUMNS} FROM evenings JOIN evening_links ON evening = id WHERE subject = ? ORDER BY made DESC LIMIT ?"
_RUNNING = f"SELECT {_COLUMNS} FROM evenings WHERE phase = '{PLAYING}'"
Judge = Callable[[HallEvening], HallEvening]
"""A function from an evening to what becomes of it; a TableError says why it cannot."""


class KeptEvening(NamedTuple):
    """An evening, and where it is kept."""

    id: str
    version: int
    made: float
    what: HallEvening


class Evenings:
    """All evenings of a hall."""

    def __init__(self, hall: "Hall") -> None:
        self._hall = hall

    # --- Reading ------------------------------------------------------------------------------------------------

    async def get(self, evening: str) -> KeptEvening:
        """An evening; a TableError says that there is none."""
        rows = await self._hall.ask(f"SELECT {_COLUMNS} FROM evenings WHERE id = ?", evening)
        if not rows:
            raise TableError("no-table", say("evening-none"))
        return _read(rows[0])

    async def of(self, subject: str, most: int = LISTED) -> list[KeptEvening]:
        """The evenings of a person, or the one that a table belongs to, the newest first."""
        return [_read(row) for row in await self._hall.ask(_OF, subject, most)]

    # --- What people do -----------------------------------------------------------------------------------------

    async def open(self, host: str, name: str, what: HallEvening) -> str:
        """Open an evening, with its host among the players."""
        games.header_of(what.game)  # says which games there are
        if what.form not in FORMS or what.clock not in CLOCKS or (what.form == BEST and what.most not in BEST_OF):
            raise TableError("bad-table", say("evening-cannot"))
        evening = secrets.token_urlsafe(12)
        players = (EveningPlayer(host, name),)
        row = (evening, 1, GATHERING, self._hall.now(), _written(replace(what, host=host, players=players)))
        await self._hall.save(RowsWrite("evenings", [row]), _linked(evening, host))
        return evening

    async def join(self, evening: str, person: str, name: str, address: str | None = None) -> None:
        """Take part, or again."""
        await self._hall.spend("joins", person, address)

        def judge(what: HallEvening) -> HallEvening:
            for number, each in enumerate(what.players):
                if each.player == person:
                    return _with_player(what, number, replace(each, gone=False))
            if what.phase != GATHERING:
                raise TableError("started", say("evening-begun"))
            if len(what.players) >= MOST_PLAYERS[what.form]:
                raise TableError("seat-taken", say("evening-full"))
            player = EveningPlayer(person, distinct(name, [each.name for each in what.players]))
            return replace(what, players=(*what.players, player))

        await self._change(evening, judge)

    async def leave(self, evening: str, person: str) -> None:
        """Take part no more: once it has begun, bots play the games of further rounds."""

        def judge(what: HallEvening) -> HallEvening:
            if (number := what.number_of(person)) is None:
                return what
            others = [each.player for each in what.players if each.is_person and each.player != person]
            what = replace(what, host=next(iter(others), "")) if what.host == person else what
            if what.phase == GATHERING:
                return replace(what, players=tuple(each for each in what.players if each.player != person))
            return _with_player(what, number, replace(what.players[number], gone=True))

        await self._change(evening, judge)

    async def begin(self, evening: str, person: str, address: str | None = None) -> None:
        """The host begins the first round; a bot fills in where the number of players is odd."""
        game = (await self._let_host_pay(evening, person, address)).game
        level = fitting_bot(game, await mean_of(self._hall, person, game))

        def judge(what: HallEvening) -> HallEvening:
            if what.phase != GATHERING:
                raise TableError("started", say("evening-begun"))
            bot = EveningPlayer(BOT + level, distinct(level.capitalize(), [each.name for each in what.players]))
            players = (*what.players, bot) if len(what.players) % 2 else what.players
            return replace(what, phase=PLAYING, players=players)

        await self._change(evening, judge)

    async def go_on(self, evening: str, person: str, address: str | None = None) -> None:
        """The host goes on without the games that are still played: nobody has points for them."""
        await self._let_host_pay(evening, person, address)
        await self._change(evening, lambda what: _filled(what, dict.fromkeys(what.open_tables, NOBODY)))

    async def _let_host_pay(self, evening: str, person: str, address: str | None) -> HallEvening:
        """Let the host pay for all tables of the round that begins now; a TableError for anybody else."""
        what = (await self.get(evening)).what
        if what.host != person:
            raise TableError("not-host", say("evening-not-host"))
        await self._hall.spend("rounds", person, address, what.tables_of_a_round)
        return what

    # --- What follows -------------------------------------------------------------------------------------------

    async def look(self) -> None:
        """Go on with every evening whose games have ended."""
        for row in await self._hall.ask(_RUNNING):
            await self._settle(_read(row))

    async def table_over(self, table: str) -> None:
        """A game has ended somewhere: perhaps it was one of an evening."""
        for kept in await self.of(table):
            await self._settle(kept)

    async def _settle(self, kept: KeptEvening) -> None:
        """Write down the results of games that have ended."""
        if found := await asyncio.to_thread(self._results, kept.what.open_tables):
            await self._change(kept.id, lambda what: _filled(what, found))

    def _results(self, tables: list[str]) -> dict[str, tuple[float, float]]:
        """The points of those of these tables that are over."""
        if not tables:
            return {}
        marks = ", ".join("?" * len(tables))
        phases = dict(self._hall.store.ask(f"SELECT id, phase FROM tables WHERE id IN ({marks})", *tables))
        query = f"SELECT table_id, seat, place FROM results WHERE table_id IN ({marks}) AND seat < 2"
        places: dict[str, dict[int, int]] = {}
        for table, seat, place in self._hall.store.ask(query, *tables):
            places.setdefault(table, {})[seat] = place
        ended = [table for table in tables if phases.get(table) not in ("gathering", "playing")]
        return {table: _points(places.get(table, {})) for table in ended}

    async def _change(self, evening: str, judge: Judge) -> None:
        """Change an evening, and begin the round that is due then; after a conflict again."""
        for _ in range(TRIES):
            kept = await self.get(evening)
            what, begun = await self._going_on(judge(kept.what))
            if what == kept.what:
                return
            waiting = [write for each in begun for write in changes(each.table, {}, each.table.persons, ())]
            writes: list[AnyWrite] = [*_links(evening, kept.what, what), *waiting]
            for each in begun:
                writes += [each.write, _linked(evening, each.table.id)]
            which = {"id": evening, "version": kept.version}
            changed = {"version": kept.version + 1, "phase": what.phase, "data": _written(what)}
            if await self._hall.save_first(RowsChange("evenings", which, changed), *writes):
                self._hall.alerts.kept(waiting)
                return
        raise StoreError(CONFLICT, say("conflict-taken"))

    async def _going_on(self, what: HallEvening) -> tuple[HallEvening, list[Begun]]:
        """An evening, with its next round if the last one is over; and the tables of that round."""
        begun = list[Begun]()
        while what.phase == PLAYING and not what.open_tables:
            if what.decided:
                return replace(what, phase=OVER), begun
            pairs = [await self._with_table(what, pair, begun) for pair in next_round(what)]
            what = replace(what, rounds=(*what.rounds, tuple(pairs)))
        return what, begun

    async def _with_table(self, what: HallEvening, pair: EveningGame, begun: list[Begun]) -> EveningGame:
        if pair.points is not None:
            return pair
        players = [what.players[number] for number in (pair.first, pair.second)]
        seats = [(each.name, each.player if each.is_person else _bot_for(each)) for each in players]
        terms = decide.Terms(clock=CLOCKS[what.clock], rated=what.rated, next_secret=secrets.token_bytes(32))
        begun.append(await begin_table(self._hall, what.game, seats, terms))
        return replace(pair, table=begun[-1].table.id)

    # --- Forgetting ---------------------------------------------------------------------------------------------

    async def forget(self, person: str) -> None:
        """Let no evening tell of a person; bots play what they have not played."""

        def judge(what: HallEvening) -> HallEvening:
            left = (EveningPlayer(BOT + FILLED_BY, "") if each.player == person else each for each in what.players)
            return replace(what, host="" if what.host == person else what.host, players=tuple(left))

        for kept in await self.of(person, MOST_OF_ONE):
            await self._change(kept.id, judge)

    async def forget_before(self, when: float) -> None:
        """Delete the evenings that were opened before this time."""
        rows = await self._hall.ask("SELECT id FROM evenings WHERE made < ?", when)
        for (evening,) in rows:
            drops = (RowsDrop("evenings", {"id": evening}), RowsDrop("evening_links", {"evening": evening}))
            await self._hall.save(*drops)


def told_of(store: Store, person: str) -> list[dict[str, Any]]:
    """Everything that evenings tell of a person, for that person."""
    found = list[dict[str, Any]]()
    for kept in (_read(row) for row in store.ask(_OF, person, MOST_OF_ONE)):
        what = kept.what
        for number, each in enumerate(what.players):
            if each.player == person:
                found.append(
                    {"evening": kept.id, "game": what.game, "form": what.form, "made": kept.made, "name": each.name,
                     "host": what.host == person, "points": what.points[number]}
                )  # fmt: skip
    return found


def _read(row: tuple[Any, ...]) -> KeptEvening:
    return KeptEvening(row[0], row[1], row[2], msgspec.json.decode(row[3], type=HallEvening))


def _written(what: HallEvening) -> str:
    return msgspec.json.encode(what).decode()


def _linked(evening: str, subject: str) -> RowsWrite:
    return RowsWrite("evening_links", [(subject, evening)])


def _links(evening: str, before: HallEvening, after: HallEvening) -> Iterator[RowsWrite | RowsDrop]:
    """The writes that put an evening on the lists of people who have come, and take it off those of people who have
    gone."""
    for person in sorted(after.persons - before.persons):
        yield _linked(evening, person)
    for person in sorted(before.persons - after.persons):
        yield RowsDrop("evening_links", {"subject": person, "evening": evening})


def _with_player(what: HallEvening, number: int, player: EveningPlayer) -> HallEvening:
    return replace(what, players=(*what.players[:number], player, *what.players[number + 1 :]))


def _bot_for(player: EveningPlayer) -> str:
    """The bot that plays for somebody, or that takes part itself."""
    return BOT + FILLED_BY if player.gone else player.player


def _filled(what: HallEvening, found: Mapping[str, tuple[float, float]]) -> HallEvening:
    """An evening with the points of games that have ended."""
    rounds = tuple(
        tuple(
            replace(game, points=found[game.table]) if game.points is None and game.table in found else game
            for game in games
        )
        for games in what.rounds
    )
    return replace(what, rounds=rounds)


def _points(places: Mapping[int, int]) -> tuple[float, float]:
    """The points of the two players of a game, by their places; none of both if there was no result."""
    if len(places) < 2:
        return NOBODY
    if places[0] == places[1]:
        return SHARED
    return (1.0, 0.0) if places[0] < places[1] else (0.0, 1.0)
