"""A helper for tests of Saga: positions by small words, actions by their texts, leaders by their names."""

from typing import Any

import pytest

import meadhall
from meadhall.core.errors import IllegalAction
from meadhall.core.match import Match
from meadhall.games.saga import location, phase, sides
from meadhall.games.saga.rules.leaders import ALL_ORDERS, leaders_in, move_leader
from meadhall.games.saga.rules.map import has_stronghold, move_warriors, units
from meadhall.games.saga.rules.markers import find_suspects, think_of_laid
from meadhall.games.saga.rules.phases import NOTHING, follows, found_anew, play
from meadhall.games.saga.rules.turns import owner_of

LEADERS = (("garrison", "rally", "repel", "field"), ("siege", "landing", "berserk", "plunder"))
SIDES = {"saxons": sides.SAXONS, "vikings": sides.VIKINGS}
NUMBER = {name: number for names in LEADERS for number, name in enumerate(names)}


class Table:
    """A scripted match. It begins as set up, or with `Table.empty()` on a bare board where tests place the pieces."""

    def __init__(
        self,
        raid: str = "ken",
        found: str = "ess",
        aside: str = "field berserk",
        place: str = "123",
        rules: int | None = None,
        **options: Any,
    ) -> None:
        game = meadhall.game("saga")
        self.match: Match = game.with_rules(rules or game.rules_version).start(options=options, scripted=True)
        saxon, viking = aside.split()
        self.do(f"destination {raid}", f"destination {found}", f"aside {saxon}", f"aside {viking}", f"place {place}")

    @classmethod
    def empty(cls, aside: str = "field berserk", **options: Any) -> "Table":
        """Nothing on the board: all Warriors, Strongholds and Leaders but those set aside are in the supplies."""
        table = cls(aside=aside, **options)
        s = table.state
        for side in range(2):
            for place in range(location.DRAKKAR + 1):
                move_warriors(s, side, place, location.SUPPLY, int(s.warriors[side, place]))
                for leader in table._leaders(side, place):
                    move_leader(s, side, leader, location.SUPPLY)
            s.known[side] = ALL_ORDERS
        s.stronghold_supply += len(table.strongholds)
        s.strongholds = 0
        return table

    # --- Looking

    @property
    def state(self) -> Any:
        return self.match.state

    @property
    def box(self) -> Any:
        return self.match.box

    @property
    def legal(self) -> list[str]:
        side = self.match.to_move
        return [self._named(action.text, side) for action in self.match.legal]

    @property
    def outcomes(self) -> list[str]:
        return [action.text for action in self.match.odds]

    @property
    def phase(self) -> int:
        return int(self.state.phase)

    def here(self, place: str) -> str:
        """The Units in a place: Anglo-Saxons, then Vikings, e.g. `2 repel v 1 siege`."""
        told = []
        for side in range(2):
            number = location.WORDS.index(place)
            warriors = int(self.state.warriors[side, number]) if number <= location.WORDS.index("hand") else 0
            names = [LEADERS[side][leader] for leader in self._leaders(side, number)]
            told.append(" ".join([str(warriors), *names]))
        return " v ".join(told)

    def count(self, side: str, place: str) -> int:
        return int(units(self.state, SIDES[side], location.WORDS.index(place)))

    @property
    def strongholds(self) -> list[int]:
        """The areas with a Stronghold."""
        return [area for area in range(location.ENGLAND) if has_stronghold(self.state, area)]

    @property
    def owners(self) -> list[int]:
        """Who took each tile."""
        return [int(owner_of(self.state, tile)) for tile in range(4)]

    def coins(self) -> list[int]:
        return list(self.state.coins.tolist())

    # --- Placing

    def at(self, place: str, units: str, *, stronghold: bool = False) -> "Table":
        """Put Units from the supplies in a place: `2 repel v 1 siege` as `here` tells them."""
        number = location.WORDS.index(place)
        for side, words in enumerate(units.split(" v ")):
            warriors, *names = words.split()
            move_warriors(self.state, side, location.SUPPLY, number, int(warriors))
            for name in names:
                move_leader(self.state, side, NUMBER[name], number)
        if stronghold:
            self.state.strongholds |= 1 << number
            self.state.stronghold_supply -= 1
        return self.sound()

    def money(self, saxons: int, vikings: int = 2) -> "Table":
        self.state.coins[:] = saxons, vikings, self.box.coins - saxons - vikings
        return self.sound()

    def marker(self, space: str, area: str, *, face_down: bool = False) -> "Table":
        """Put a marker on a space; if it lies face down, the Anglo-Saxons know of it what they see lying there."""
        number = location.SCANDINAVIAN.index(space)
        think_of_laid(self.state, self.box, number)
        self.state.markers[number] = location.ENGLISH.index(area)
        self.state.face_down[number] = face_down
        find_suspects(self.state, self.box)
        return self.sound()

    def sound(self) -> "Table":
        self.state.choices = found_anew(self.state, self.box)
        for side in range(2):
            if self.state.leaders[side, location.REMOVED] == 0:
                assert self.state.leaders[side, location.ASIDE] == 1
        assert self.match.game.kernels.broken(self.state, self.box) == 0
        return self

    # --- Going on

    def resolve(self, side: str, tile: int) -> "Table":
        """It is this side's turn to resolve this tile, the last one of the round."""
        s, seat = self.state, SIDES[side]
        s.taken[seat] = 1 << (tile - 1) | 1 << tile % 4
        s.taken[1 - seat] = 15 & ~int(s.taken[seat])
        s.resolved = 15 & ~(1 << (tile - 1))
        s.seat, s.tile, s.done, s.phase = seat, tile - 1, 0, phase.BONUS_TIME
        return self.settle()

    def combat(self) -> "Table":
        """The combats begin."""
        self.state.taken[:] = 0b0011, 0b1100
        self.state.resolved, self.state.seat, self.state.phase = 15, sides.VIKINGS, phase.CHOOSING_COMBAT
        return self.settle()

    def end_round(self, *, check: bool = True) -> "Table":
        """The round ends: from the victory check on, or from the countdown."""
        self.state.taken[:] = 0b0011, 0b1100
        self.state.resolved, self.state.seat = 15, sides.VIKINGS
        self.state.phase = phase.CHECKING if check else phase.COUNTING
        return self.settle()

    def settle(self) -> "Table":
        while (part := follows(self.state, self.box)) != NOTHING:
            play(self.state, self.box, part)
        self.match._changed()
        return self

    def do(self, *texts: str) -> "Table":
        """Play actions and outcomes of chance; leaders may be called by name."""
        for text in texts:
            self.match.play(self.match.game.actions.number(self._numbered(text)))
            assert self.match.game.kernels.broken(self.state, self.box) == 0
        return self

    def retreat(self, place: str = "") -> "Table":
        """If somebody has to retreat: to this place, or to the last one offered."""
        if self.legal and self.legal[0].startswith("retreat"):
            self.do(f"retreat {place}" if place else self.legal[-1])
        return self

    def _leaders(self, side: int, place: int) -> list[int]:
        found = int(leaders_in(self.state, side, place))
        return [leader for leader in range(4) if found >> leader & 1]

    @staticmethod
    def _numbered(text: str) -> str:
        *words, last = text.split()
        if last in NUMBER and words:
            number = NUMBER[last] + 1
            last = str(number) if words[:2] == ["income", "leader"] else f"leader-{number}"
        return " ".join([*words, last])

    @staticmethod
    def _named(text: str, side: int) -> str:
        *words, last = text.split()
        if last.startswith("leader-") or words[:2] == ["income", "leader"]:
            last = LEADERS[side][int(last[-1]) - 1]
        return " ".join([*words, last])


def refuse(table: Table, text: str, why: str) -> None:
    """That something cannot be done, and why."""
    with pytest.raises(IllegalAction, match=why):
        table.do(text)
