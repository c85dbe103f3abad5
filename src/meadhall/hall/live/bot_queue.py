"""Bots decide in threads of their own and never hold up a person. Each is asked from the view of its seat alone."""

import asyncio
import os
import secrets
import time
from collections import OrderedDict, deque
from collections.abc import Callable, Iterable
from functools import partial
from typing import TYPE_CHECKING, TypeVar

from meadhall.analysis.position import spectators_chances
from meadhall.bots.bot import Budget, Question
from meadhall.bots.hint import Hint
from meadhall.bots.players import Player, find
from meadhall.bots.search import Search
from meadhall.core.constants import SPECTATOR
from meadhall.core.errors import MeadhallError
from meadhall.core.interpreter import compiling_here
from meadhall.hall.fair_order import Asker
from meadhall.hall.live.messages import Chances, HintLine
from meadhall.hall.live.workers import Workers
from meadhall.hall.storage.errors import StoreError
from meadhall.hall.words import say
from meadhall.ready import SEARCH
from meadhall.table.errors import TableError
from meadhall.table.table_view import Choice

if TYPE_CHECKING:
    from meadhall.hall.live.hall import Hall
    from meadhall.hall.live.rooms import Room


RETRY = 2.0
"""Seconds until a bot tries again whose action could not be kept."""
HINT = Budget(seconds=0.6)
INTERPRETED = 0.25
"""Seconds that a bot thinks at most while its search is not compiled: as long as a decision takes anyway."""
USUAL_COST = 0.1
"""Seconds that a decision is taken to need before any was measured."""
SHOWN = 6.0
"""How many times as long a decision takes where bots are among themselves: whoever watches wants to follow."""
WEIGHED = 400
"""Iterations of search to see who is ahead."""
LATELY = 20
"""So many decisions of a level in a game are remembered for how long they took."""
BROKE = 1.0
"""Seconds after which it is asked again whether those who watch bots have something left of their budget."""
MOST_BYTES = 256 * 2**20
"""So much all search trees may take that wait for their next question."""

Place = tuple[str, int]
"""A table and a seat."""
T = TypeVar("T")


class BotQueue:
    """The bots of a hall."""

    def __init__(self, hall: "Hall", *, pace: float, workers: int | None = None) -> None:
        self._hall = hall
        self._pace = pace
        """Seconds that every decision takes at least, so that how long it took tells nothing about a hand."""
        count = workers or max(1, (os.cpu_count() or 2) - 1)
        self._workers = Workers(count, "bot", patient=True)
        self._interpreters = Workers(1, "interpreter")
        """For searches that are not compiled: these hold Python's lock, and should never wait with it."""
        self.waiting = 0
        self.memory = BotMemory()
        self._costs: dict[tuple[str, str], float] = {}
        """Seconds that bots of a level have taken lately in a game: what is short does not wait for what is long."""
        self._lately: dict[tuple[str, str], deque[float]] = {}
        """For each level and game: how long the last real decisions took, with the wait for them."""

    def ask(self, room: "Room") -> None:
        """If a bot is to move, ask it, once for each position."""
        table = room.table
        if table.bot_to_move is None or room.asked == table.position or room.kept.lost or self._hall.stopping:
            return
        if table.is_show and not room.people.pace:
            return
        room.asked = table.position
        self._hall.spawn(self._answer(room, table.position), patient=True)

    async def _answer(self, room: "Room", position: int) -> None:
        begun = time.monotonic()
        self.waiting += 1
        try:
            async with room.held():
                level = room.table.bot_to_move
                if level is None or room.table.position != position:
                    return
                question, seat = self._question(room), room.table.to_move
                assert seat is not None
                player = self.memory.bot(room.table.id, seat, level)
            if room.table.is_show and not await self._paid(room):
                return
            action = await self._decide(player, question, room.people.asker)
            self.memory.note(room.table.id, seat)
            pace = self._pace * (SHOWN / (room.people.pace or 1.0) if room.table.is_show else 1.0)
            await asyncio.sleep(max(0.0, pace - (time.monotonic() - begun)))
            if not self._hall.stopping:
                await room.bot_acts(position, action)
        except StoreError:
            await asyncio.sleep(RETRY)  # the disk may have room again
        finally:
            self.waiting -= 1
            if room.asked == position:
                room.asked = None
        room.serve()

    async def _paid(self, room: "Room") -> bool:
        """Wait until one of those who watch bots play can pay for it; False if nobody wants to see more."""
        while room.people.pace and not self._hall.stopping:
            if any(self._hall.budgets.take("shows", *payer) for payer in room.people.audience):
                return True
            await asyncio.sleep(BROKE)
        return False

    def weigh(self, room: "Room") -> None:
        """If bots are among themselves, think about who is ahead, once for each position that somebody looks at."""
        table, ready = room.table, self._hall.game_loader.is_compiled(room.table.game.name, SEARCH)
        if table.is_show and room.weighed != table.position and ready and not self._hall.stopping:
            room.weighed = table.position
            self._hall.spawn(self._weigh(room), patient=True)

    async def _weigh(self, room: "Room") -> None:
        async with room.held():
            position, view = room.table.position, room.views.view(SPECTATOR)

        def chances() -> tuple[float, ...]:
            with compiling_here():
                return spectators_chances(view, WEIGHED)

        found = await self._workers.run(chances, room.people.asker, USUAL_COST)
        room.chances = Chances(position, tuple(round(chance, 3) for chance in found))
        room.people.tell()

    async def hint(
        self, room: "Room", person: str | None, address: str | None = None, *, only_kept: bool = False
    ) -> tuple[int, tuple[HintLine, ...]]:
        """The position, and what a person may do in it, best first: from the view of their seat and nothing else.

        The rest of the last hint, where that was obeyed so far; with `only_kept` nothing else.
        """
        async with room.held():
            table = room.table
            seat = table.to_move
            if person is None or seat is None or seat not in table.held(person):
                raise TableError("not-your-turn", say("hint-not-yours"))
            if not table.may_have_hints(person, self._hall.now()):
                raise TableError("no-hint", say("no-hint"))
            position, question, hinter = table.position, self._question(room), room.hinter
            kept = hinter.kept(question)
            if kept or only_kept:
                return position, _lines(kept)
            self._hall.budgets.spend("hints", person, address)

        def think(within: float | None) -> list[Hint]:
            return hinter.hints(question, HINT if within is None else HINT.within(within), hurried=within is not None)

        return position, _lines(await self._thought("hint", question, Asker.of(address, person), think))

    def _question(self, room: "Room") -> Question:
        seat = room.table.to_move
        assert seat is not None
        view = room.views.view(seat)
        return Question(view, tuple(view.legal), room.views.history(seat), secrets.randbits(48))

    async def _thought(self, name: str, question: Question, asker: Asker, think: Callable[[float | None], T]) -> T:
        """The result of thinking about a question; within a moment where the search is not compiled yet."""
        asked, compiled = time.monotonic(), self._hall.game_loader.is_compiled(question.view.game.name, SEARCH)
        kind = name, question.view.game.name
        cost = self._costs.get(kind, USUAL_COST)

        def answer() -> T:
            begun = time.monotonic()
            self._hall.metrics.bot_wait.observe(begun - asked)
            if not compiled:
                return think(INTERPRETED)
            with compiling_here():  # a table with more seats than any before may need what nobody has needed yet
                answered = think(None)
            self._costs[kind] = 0.8 * cost + 0.2 * (time.monotonic() - begun)
            return answered

        if not compiled:
            return await self._interpreters.run(answer, asker, INTERPRETED)
        return await self._workers.run(answer, asker, cost)

    async def _decide(self, player: Player, question: Question, asker: Asker) -> int:
        """The action of the bot; -1, which no action is, if it fails.

        Where it has no choice it takes as long as for a decision: the time must not tell what is in a hand.
        """
        lately = self._lately.setdefault((player.name, question.view.game.name), deque(maxlen=LATELY))
        if len(question.legal) == 1:
            if self._pace and lately:
                await asyncio.sleep(secrets.choice(lately))
            return question.legal[0]
        begun = time.monotonic()
        try:
            answer = partial(player.answer, question)
            action = (await self._thought(player.name, question, asker, answer)).action
            lately.append(time.monotonic() - begun)
        except MeadhallError as error:
            self._hall.log.error("bot failed", bot=player.name, text=error)
            self._hall.metrics.bot_failures.inc()
            return -1
        self._hall.metrics.bot_actions.inc()
        return action


def _lines(hints: Iterable[Hint]) -> tuple[HintLine, ...]:
    return tuple(
        HintLine(
            tuple(Choice(step.action.number, step.action.text, step.words, step.touches) for step in hint.steps),
            hint.words,
            hint.brings,
            hint.expected,
            None if hint.value is None else round(hint.value, 3),
            hint.reason,
        )
        for hint in hints
    )


class BotMemory:
    """The bots that have decided lately, each with its search trees; the one that was asked first forgets first."""

    def __init__(self, most_bytes: int = MOST_BYTES) -> None:
        self._most = most_bytes
        self.bots: OrderedDict[Place, Player] = OrderedDict()
        self._sizes: dict[Place, int] = {}

    @property
    def size(self) -> int:
        """How many bytes all trees take together."""
        return sum(self._sizes.values())

    def bot(self, table: str, seat: int, name: str) -> Player:
        """The bot of this name at a seat: one that stays there remembers what it has thought about."""
        place = table, seat
        known = self.bots.get(place)
        if known is None or known.name != name:
            known = self.bots[place] = find(name)
        self.bots.move_to_end(place)
        return known

    def note(self, table: str, seat: int) -> None:
        """A bot has thought: it, or others before it, forget what is too much."""
        place = table, seat
        if place not in self.bots:  # everybody has gone meanwhile
            return
        bot = self.bots[place].bot
        self._sizes[place] = bot.size if isinstance(bot, Search) else 0
        total = self.size
        while total > self._most:
            oldest, _ = self.bots.popitem(last=False)
            total -= self._sizes.pop(oldest, 0)

    def forget(self, table: str) -> None:
        """Forget what was thought about at a table."""
        for place in [place for place in self.bots if place[0] == table]:
            del self.bots[place]
            self._sizes.pop(place, None)
