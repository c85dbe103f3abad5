"""The store is away: until it is back nothing can be kept, and so no live clock runs.

People at a table whose live clock runs are sent away, and come back when moves can be kept again: their pages send once
more what was not kept. The log of the table tells then until when time was counted. Other tables can still be looked
at.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from meadhall.hall.live.hall import Hall

COME_BACK = 10.0
"""Seconds after an outage before which nobody's time is up: by then every page has come back, at the latest after six,
and has sent again what could not be kept."""


class Outage:
    """Whether the store is away. `nodes.py` and `many_nodes.py` notice it, each in its way."""

    def __init__(self, hall: "Hall") -> None:
        self._hall = hall
        self.on = False
        self.ended = hall.now()
        """When the last one ended, or the hall was opened."""

    def begin(self) -> None:
        """Nothing can be kept from now on."""
        if not self.on:
            self.on = True
            self._hall.log.error("the store is away: live clocks stand still")
            for room in tuple(self._hall.rooms.values()):
                room.stand_still()

    def end(self) -> None:
        """Moves are kept again: everything goes on where it stood."""
        if self.on:
            self._hall.log.error("the store is back: live clocks go on")
        self.on, self.ended = False, self._hall.now()
        for room in tuple(self._hall.rooms.values()):
            if room.needs_service:
                self._hall.spawn(room.resume())
