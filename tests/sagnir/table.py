"""A table for the tests of the island games: a known island, known hands, scripted chance, canonical texts.

Rows of the island are letters: F fire, W water, E earth, A air, N Northern Lights. Cells are named by column letter
and row number, from the top left: `a2` is the first cell of the second row.
"""

from collections.abc import Sequence
from typing import Any, Self

import numpy as np
import pytest

import meadhall
from meadhall.core.constants import CHANCE
from meadhall.core.errors import IllegalAction
from meadhall.core.match import Match
from meadhall.games.island import phase
from meadhall.games.island.state import BEINGS, BONUS_NAMES, CELL_NAMES, CELLS, KINDS, PROTECTORS
from meadhall.games.island.words.names import kind_on

LETTERS = "FWEAN"
SMALL = "FWEAF/WEAFW/EAFWE/AFWEA/FWEAN"
LARGE = "FWEAFW/WEAFWE/EAFWEA/AFWEAF/FWEAFW/WEAFEN"
SPARE = (27, 26, 7, 20, 19, 18, 6, 13, 12)  # dealt where a test does not care
SEATS = ("sea-goddess", "griffin", "dragon", "earth-goddess")


class Table:
    """A scripted match at the first player's first action. Seat 0 begins, and plays Rán unless told otherwise."""

    game = "sagnir"
    # The worked examples of the rules were written for the cards of the second edition. Patterns are our reconstruction
    # and may change again; what the rules say does not hang on them.
    edition: str | None = "2"

    def __init__(
        self,
        rows: str | None = None,
        *,
        players: int = 2,
        seats: Sequence[str] = (),
        hands: Sequence[str] = (),
        beings: Sequence[Sequence[int]] = (),
        bonus: Sequence[int] = (),
        pawns: Sequence[str] = (),
        content: Any = None,
        **options: Any,
    ) -> None:
        today = meadhall.game(self.game)
        game = content or (today.with_edition(self.edition) if self.edition else today)
        self.match: Match = game.start(players, options, scripted=True)
        taken = [PROTECTORS.index(name) // 2 for name in seats]
        self.seats = (*seats, *(name for name in SEATS if PROTECTORS.index(name) // 2 not in taken))[:players]
        self._used = [number for hand in beings for number in hand]
        self.do("first 0")
        for name in self.seats:
            self.do(f"board {KINDS[PROTECTORS.index(name) // 2]}")
        if self.box.abilities:
            self.do(*(f"choose {name}" for name in self.seats))
        wanted = rows or (SMALL if self.box.area == 25 else LARGE if self.box.area == 36 else "")
        cells = iter(wanted.replace("/", "").replace(".", "") or self._any_island())
        while self.state.phase == phase.LAYING:
            self.do(f"tile {KINDS[LETTERS.index(next(cells))]}")
        while self.state.phase == phase.DEALING_TILES:
            seat, held = int(self.state.seat), int(self.state.hand_size[self.state.seat])
            hand = hands[seat] if seat < len(hands) else ""
            self.do(f"tile {KINDS[LETTERS.index(hand[held])] if held < len(hand) else self._plentiful(hands)}")
        while self.state.phase == phase.DEALING_BEINGS:
            seat, held = int(self.state.seat), int(self.state.held[self.state.seat])
            own = beings[seat] if seat < len(beings) else ()
            self.do(f"being {own[held] if held < len(own) else self._spare_being():02d}")
        spare = [number for number in range(20, 0, -1) if number not in bonus]
        for number in (*bonus, *spare):
            if self.state.phase == phase.DEALING_BONUS:
                self.do(f"bonus b{number:02d}")
        while self.state.phase == phase.SETTLING:
            self.match.play(self.match.legal[0])
        assert self.state.phase == phase.ACTING
        for seat, cell in enumerate(pawns):
            self.stands(seat, cell)

    def _any_island(self) -> str:
        return "".join("FWEA"[i % 4] for i in range(40))

    def _plentiful(self, hands: Sequence[str]) -> str:
        """A kind of which there are more than enough for all hands that a test has asked for."""
        asked = "".join(hands)
        left = [int(self.state.pile[kind]) - asked.count(LETTERS[kind]) for kind in range(5)]
        return KINDS[left.index(max(left))]

    def _spare_being(self) -> int:
        dealt = [number + 1 for number in range(BEINGS) if not int(self.state.being_pile) >> number & 1]
        return int(next(number for number in (*SPARE, *range(1, 29)) if number not in (*self._used, *dealt)))

    # --- Looking

    @property
    def state(self) -> Any:
        return self.match.state

    @property
    def box(self) -> Any:
        return self.match.box

    @property
    def legal(self) -> list[str]:
        return [action.text for action in self.match.legal]

    @property
    def outcomes(self) -> dict[str, int]:
        return {action.text: weight for action, weight in self.match.odds.items()}

    @property
    def turn(self) -> int:
        return int(self.state.turn)

    @property
    def discard(self) -> str:
        return "".join(LETTERS[kind] * int(self.state.discard[kind]) for kind in range(5))

    @property
    def pile(self) -> str:
        return "".join(LETTERS[kind] * int(self.state.pile[kind]) for kind in range(5))

    @property
    def rows(self) -> str:
        """The island, row by row."""
        cells = [kind_on(self.state, cell) for cell in range(CELLS)]
        rows = ["".join(LETTERS[kind] if kind >= 0 else "." for kind in cells[i : i + 8]) for i in range(0, CELLS, 8)]
        return "/".join(row.rstrip(".") for row in rows).rstrip("/")

    def hand(self, seat: int) -> str:
        return "".join(LETTERS[kind] * int(self.state.hand[seat, kind]) for kind in range(5))

    def beings(self, seat: int) -> list[int]:
        return [number + 1 for number in range(BEINGS) if int(self.state.beings[seat]) >> number & 1]

    def activated(self, seat: int) -> list[int]:
        return [number + 1 for number in range(BEINGS) if int(self.state.activated[seat]) >> number & 1]

    @property
    def being_discard(self) -> list[int]:
        return [number + 1 for number in range(BEINGS) if int(self.state.being_discard) >> number & 1]

    def pawn(self, seat: int) -> str:
        return CELL_NAMES[int(self.state.pawns[seat])]

    def at(self, cell: str) -> str:
        return LETTERS[kind_on(self.state, CELL_NAMES.index(cell))]

    def tokens_on(self, bonus: int) -> list[int]:
        """The seats whose tokens lie on a bonus card."""
        slot = self.state.bonus.tolist().index(bonus - 1)
        return [token - 1 for token in self.state.tokens_on[slot].tolist() if token]

    def of(self, word: str) -> list[str]:
        """The legal actions that begin with a word."""
        return [text for text in self.legal if text.split()[0] == word]

    def points(self) -> list[int]:
        return [sum(value for _, value in lines) for lines in self.match.game.words.scoring(self.match.view())]

    def places(self) -> tuple[int, ...]:
        return self.match.game.outcome(self.match.view()).places

    # --- Playing

    def do(self, *texts: str) -> Self:
        """Play actions and outcomes of chance."""
        for text in texts:
            self.match.play(self.match.game.actions.number(text))
        return self

    def refuses(self, text: str, rule: str) -> Self:
        """The action is not legal, and the refusal names the rule."""
        with pytest.raises(IllegalAction, match=rule):
            self.match.play(self.match.game.actions.number(text))
        return self

    def draw(self, *names: str) -> Self:
        """Chance draws these: kinds of tile by letter, beings by number."""
        for name in names:
            self.do(f"tile {KINDS[LETTERS.index(name)]}" if name in LETTERS else f"being {int(name):02d}")
        return self

    def chance(self) -> Self:
        """Chance does something, as long as it is to move."""
        while self.match.to_move == CHANCE:
            self.match.play(next(iter(self.match.odds)))
        return self

    def end(self) -> Self:
        """End the turn and draw something; what is offered is kept as it comes."""
        seat = self.match.to_move
        self.do("end turn").chance()
        while self.match.to_move == seat and self.legal[0].startswith("keep"):
            self.do(self.legal[0]).chance()
        return self

    def idle(self) -> Self:
        """The seat to move passes the turn by discarding its first tile."""
        return self.do(self.of("discard")[0], "finish").chance()

    # --- Arranging

    def stands(self, seat: int, cell: str) -> Self:
        self.state.pawns[seat] = CELL_NAMES.index(cell)
        return self._changed()

    def claimed(self, bonus: int, *seats: int) -> Self:
        """These seats laid tokens on a bonus card in earlier turns."""
        slot = self.state.bonus.tolist().index(bonus - 1)
        assert bonus - 1 < len(BONUS_NAMES)
        for place, seat in enumerate(seats):
            self.state.tokens_on[slot, place] = seat + 1
            self.state.tokens[seat] -= 1
        return self._changed()

    def has_activated(self, seat: int, *numbers: int) -> Self:
        """A seat activated these beings earlier; they come from the pile."""
        for number in numbers:
            self._leave_pile(number)
            self.state.activated[seat] |= 1 << number - 1
        return self._changed()

    def discards_beings(self, *numbers: int) -> Self:
        """These beings lie in the discard already; they come from the pile."""
        for number in numbers:
            self._leave_pile(number)
            self.state.being_discard |= 1 << number - 1
        return self._changed()

    def _leave_pile(self, number: int) -> None:
        assert int(self.state.being_pile) >> number - 1 & 1, f"being {number} is not in the pile"
        self.state.being_pile &= ~(1 << number - 1)
        self.state.being_pile_size -= 1

    def discards_tiles(self, letters: str) -> Self:
        """These tiles have gone from the pile to the discard, before everybody's eyes."""
        for letter in letters:
            kind = LETTERS.index(letter)
            assert self.state.pile[kind] > 0, f"no {letter} is left in the pile"
            self.state.pile[kind] -= 1
            self.state.shuffled[kind] -= 1
            self.state.pile_size -= 1
            self.state.discard[kind] += 1
        return self._changed()

    def leaves_tiles(self, letters: str) -> Self:
        """All but these tiles have gone from the pile to the discard."""
        rest = list(self.pile)
        for letter in letters:
            rest.remove(letter)
        return self.discards_tiles("".join(rest))

    def shows(self, **cells: str) -> Self:
        """These cells show these tiles, which come from discard or pile; the old ones lie in the discard."""
        for cell, letter in cells.items():
            bit = np.uint64(1) << np.uint64(CELL_NAMES.index(cell))
            old, new = LETTERS.index(self.at(cell)), LETTERS.index(letter)
            if not self.state.discard[new]:
                self.discards_tiles(letter)
            self.state.discard[new] -= 1
            self.state.discard[old] += 1
            self.state.land[old] &= ~bit
            self.state.land[new] |= bit
        return self._changed()

    def lights(self) -> Self:
        """Northern Lights all over the island: there every pattern is matched."""
        self.state.land[:4] = 0
        self.state.land[4] = self.box.island
        return self._changed()

    def spent(self, seat: int, tokens: int) -> Self:
        """So many of a seat's tokens are used up."""
        self.state.tokens[seat] -= tokens
        return self._changed()

    def _changed(self) -> Self:
        self.match._changed()
        return self
