"""What bots remember: the search trees of all bots of a hall share one cap, and the oldest are forgotten first."""

from collections import OrderedDict

from meadhall.bots.players import Player, find
from meadhall.bots.search import Search

MOST_BYTES = 256 * 2**20
"""So much all search trees may take that wait for their next question."""

Place = tuple[str, int]
"""A table and a seat."""


class BotMemory:
    """The bots that have decided lately, each with its search trees."""

    def __init__(self, most_bytes: int = MOST_BYTES) -> None:
        self._most = most_bytes
        self._bots: OrderedDict[Place, Player] = OrderedDict()
        self._sizes: dict[Place, int] = {}

    @property
    def size(self) -> int:
        """How many bytes all trees take together."""
        return sum(self._sizes.values())

    def bots_at(self, table: str) -> list[Player]:
        """The bots that remember something of a table."""
        return [bot for (where, _), bot in self._bots.items() if where == table]

    def bot(self, table: str, seat: int, name: str) -> Player:
        """The bot of this name at a seat: one that stays there remembers what it has thought about."""
        place = table, seat
        known = self._bots.get(place)
        if known is None or known.name != name:
            known = self._bots[place] = find(name)
        self._bots.move_to_end(place)
        return known

    def note(self, table: str, seat: int) -> None:
        """A bot has thought: it, or others before it, forget what is too much."""
        place = table, seat
        if place not in self._bots:  # everybody has gone meanwhile
            return
        bot = self._bots[place].bot
        self._sizes[place] = bot.size if isinstance(bot, Search) else 0
        total = self.size
        while total > self._most:
            oldest, _ = self._bots.popitem(last=False)
            total -= self._sizes.pop(oldest, 0)

    def forget(self, table: str) -> None:
        """Forget what was thought about at a table."""
        for place in [place for place in self._bots if place[0] == table]:
            del self._bots[place]
            self._sizes.pop(place, None)
