"""Hägar: Land in Sicht! - the rules, in the order of RULES.md. Every function is a kernel on a state and a box."""

from meadhall.core.common import equal_odds, hide, imagine, likely_winners, reveals, seen
from meadhall.core.constants import CHANCE, OVER
from meadhall.core.kernel import kernel
from meadhall.core.record import Array
from meadhall.games.hagar.box import DRAGON, HAGAR_ISLAND, HELGA, SEA, SVEN_ISLAND
from meadhall.games.hagar.box import HagarBox as Box
from meadhall.games.hagar.state import (
    BLACK,
    BOTH,
    COASTER,
    COASTERS,
    COUNTING_LUCK,
    DONE,
    DOUBLE_TAKES,
    DRAWING_FIRST,
    ENDED,
    FACE_DOWN,
    FIRST,
    HAGAR,
    KEEP,
    LAND,
    LANDING,
    LAYING,
    NAVIGATING,
    ON_MAP,
    PLACE,
    PLACES,
    RED,
    REROLL,
    REVEALING,
    SAIL_ON,
    SEVEN_TAKES,
    STEAL_FROM,
    SVEN,
    TAKE_BY,
    TARGETING,
    THROW_BLACK,
    THROW_RED,
    TOKEN,
    TURN,
    TURNING,
    USING,
    WIDTH,
    State,
)

# A quarter turn clockwise moves the printed top left field to the right, then down, then left: these are its
# positions (0 top left, 1 top right, 2 bottom left, 3 bottom right) after 0, 1, 2 and 3 quarter turns.
TURNED_TO = (0, 1, 3, 2)

# Steps to a neighbouring field, in the order of the LAND actions: here, north, east, south, west.
_DOWN = (0, -1, 0, 1, 0)
_RIGHT = (0, 0, 1, 0, -1)

_LUCK = 35 / 18  # what a Sven token brings on average: the difference of two dice (H-27)


# --- The contract ---------------------------------------------------------------------------------------------


# hide, imagine, seen and reveals are those of a game without secrets: see `meadhall.core.common`.
__all__ = [
    "broken", "hide", "imagine", "legal", "odds", "places", "points", "reveals", "seen", "setup", "step", "to_move",
    "utility",
]  # fmt: skip


@kernel
def setup(s: State, box: Box) -> None:
    """An empty table: chance lays the coasters and draws the starting player; treasures lie face down."""
    s.phase = LAYING
    s.seat = -1
    s.coasters[:] = -1
    s.holders[:] = ON_MAP
    s.doubled = -1
    s.moored = -1
    s.field = -1
    s.target = -1


@kernel
def to_move(s: State, box: Box) -> int:
    """The seat to decide, or CHANCE, or OVER."""
    if s.phase == ENDED:
        return OVER
    if s.rolling != 0 or s.phase <= DRAWING_FIRST or s.phase == REVEALING:
        return CHANCE
    return s.seat


@kernel
def legal(s: State, box: Box, out: Array) -> int:
    """Writes the legal actions, ascending; returns how many."""
    if s.phase == TARGETING:
        return _legal_targets(s, box, out)
    if s.phase == USING:
        return _legal_uses(s, box, out)
    out[0] = KEEP  # H-01, H-10: keep the dice, or throw one or both again
    out[1] = REROLL
    out[2] = REROLL + 1
    out[3] = REROLL + 2
    return 4


@kernel
def odds(s: State, box: Box, out: Array, weights: Array) -> int:
    """Writes the outcomes of chance, ascending, with their weights; returns how many."""
    n = 0
    if s.phase == LAYING:
        for coaster in range(COASTERS):
            if box.in_play[coaster] and not _is_laid(s, coaster):
                out[n] = COASTER + coaster
                weights[n] = 1
                n += 1
    elif s.phase == TURNING:
        n = equal_odds(out, weights, TURN, 4)
    elif s.phase == DRAWING_FIRST:
        n = equal_odds(out, weights, FIRST, box.players)
    elif s.phase == REVEALING:  # all that is not yet face up is equally likely to lie here
        for kind in range(1, HAGAR + 1):
            left = _unrevealed(s, box, kind)
            if left > 0:
                out[n] = TOKEN + kind - 1
                weights[n] = left
                n += 1
    elif s.rolling & RED:
        n = equal_odds(out, weights, THROW_RED, 6)
    else:
        n = equal_odds(out, weights, THROW_BLACK, 6)
    return n


@kernel
def step(s: State, box: Box, action: int) -> None:
    """Plays a legal action or an outcome of chance."""
    if action >= THROW_RED and action < TOKEN:
        _die_falls(s, box, action)
    elif action <= REROLL + 2:
        _keep_or_reroll(s, box, action)
    elif action <= SAIL_ON:
        _land(s, box, action)
    elif action <= DONE:
        _use(s, box, action)
    elif action >= TOKEN:
        s.kinds[_face_down(s, box)] = action - TOKEN + 1
        _reveal(s, box)
    elif action >= FIRST:
        s.seat = action - FIRST
        _begin_turn(s, box)
    elif action >= TURN:
        s.turned[s.laid] = action - TURN
        s.laid += 1
        s.phase = DRAWING_FIRST if s.laid == PLACES else LAYING
    else:
        s.coasters[s.laid] = action - COASTER
        s.phase = TURNING


@kernel
def points(s: State, box: Box, out: Array) -> None:
    """The points of each seat; without Sven's dice as long as they have not been rolled."""
    for seat in range(box.players):
        values = 0
        numbers = 0
        for treasure in range(box.treasures):
            if s.holders[treasure] == seat and is_number(s.kinds[treasure]):
                numbers += 1
                values += s.kinds[treasure]  # H-25; H-31: also the token on Dragon Island, once
                if treasure == s.doubled:
                    values += s.kinds[treasure]
        if holds(s, box, seat, HAGAR) > 0:
            values += numbers  # H-26
        out[seat] = values + s.luck[seat]  # H-27


@kernel
def places(s: State, box: Box, out: Array) -> None:
    """H-28: the fewest points lose, alone or together; everybody else wins."""
    points(s, box, out)
    fewest = out[0]
    for seat in range(1, box.players):
        fewest = min(fewest, out[seat])
    for seat in range(box.players):
        out[seat] = 2 if out[seat] == fewest else 1


@kernel
def utility(s: State, box: Box, out: Array) -> None:
    """1 for who wins, 0 for who loses."""
    places(s, box, out)
    for seat in range(box.players):
        out[seat] = 2 - out[seat]


@kernel
def estimate(s: State, box: Box, seat: int, out: Array) -> None:
    """Who has the fewest points now is likely to have the fewest at the end: the surer, the fewer tokens are left."""
    points(s, box, out)
    for treasure in range(box.treasures):
        if s.phase < COUNTING_LUCK and s.kinds[treasure] == SVEN and s.holders[treasure] != ON_MAP:
            out[s.holders[treasure]] += _LUCK
    for one in range(box.players):
        out[one] = -out[one]
    likely_winners(out, box.players, 1 + 0.4 * (box.numbers - numbers_won(s, box)))
    for one in range(box.players):
        out[one] = 1 - out[one]


@kernel
def broken(s: State, box: Box) -> int:
    """The number of a rule whose invariant this position breaks, or 0."""
    for kind in range(1, HAGAR + 1):
        if _unrevealed(s, box, kind) < 0:
            return 8
    for treasure in range(box.treasures):
        if s.holders[treasure] != ON_MAP and s.kinds[treasure] == FACE_DOWN:
            return 17
    for placed in (s.doubled, s.moored):
        if placed >= 0 and (s.holders[placed] == ON_MAP or not is_number(s.kinds[placed])):
            return 20
    if s.doubled >= 0 and s.doubled == s.moored:
        return 20
    if s.moored >= 0 and s.kinds[s.moored] != 1:
        return 30
    if s.phase < COUNTING_LUCK and numbers_won(s, box) == box.numbers:
        return 24
    return 0


# --- The chart ------------------------------------------------------------------------------------------------


@kernel
def _is_laid(s: State, coaster: int) -> bool:
    for place in range(s.laid):
        if s.coasters[place] == coaster:
            return True
    return False


@kernel
def island_at(s: State, box: Box, field: int) -> int:
    """The place whose island is on this field, or -1 for sea."""
    row, column = field // WIDTH, field % WIDTH
    place = row // 2 * 3 + column // 2
    corner = row % 2 * 2 + column % 2
    coaster = s.coasters[place]
    if coaster >= 0 and box.islands[coaster] != SEA and TURNED_TO[s.turned[place]] == corner:
        return place
    return -1


@kernel
def field_of(s: State, place: int) -> int:
    """The field, 0..35 row by row, of the island at a place."""
    corner = TURNED_TO[s.turned[place]]
    return (place // 3 * 2 + corner // 2) * WIDTH + place % 3 * 2 + corner % 2


@kernel
def island_towards(s: State, box: Box, direction: int) -> int:
    """The place whose island is hit from the navigated field in a direction of LAND, or -1.

    H-03: from an island only the island itself. H-04: from the sea the four orthogonal neighbours, no wrap-around.
    """
    if direction == 0:
        return island_at(s, box, s.field)
    if island_at(s, box, s.field) >= 0:
        return -1
    row = s.field // WIDTH + _DOWN[direction]
    column = s.field % WIDTH + _RIGHT[direction]
    if row < 0 or row >= WIDTH or column < 0 or column >= WIDTH:
        return -1
    return island_at(s, box, row * WIDTH + column)


# --- Treasures ------------------------------------------------------------------------------------------------


@kernel
def is_number(kind: int) -> bool:
    """Whether this is a number token."""
    return kind >= 1 and kind <= 3


@kernel
def _unrevealed(s: State, box: Box, kind: int) -> int:
    """How many tokens of this kind nobody has seen yet."""
    left = int(box.bag[kind])
    for treasure in range(box.treasures):
        if s.kinds[treasure] == kind:
            left -= 1
    return left


@kernel
def lying(s: State, box: Box, place: int, kind: int) -> int:
    """A treasure of this kind that lies on the island at this place, or -1."""
    coaster = s.coasters[place]
    first = box.first_treasure[coaster]
    for treasure in range(first, first + box.treasures_on[coaster]):
        if s.holders[treasure] == ON_MAP and s.kinds[treasure] == kind:
            return treasure
    return -1


@kernel
def is_cleared(s: State, box: Box, place: int) -> bool:
    """Whether no treasure lies on the island at this place any more."""
    coaster = s.coasters[place]
    first = box.first_treasure[coaster]
    for treasure in range(first, first + box.treasures_on[coaster]):
        if s.holders[treasure] == ON_MAP:
            return False
    return True


@kernel
def _face_down(s: State, box: Box) -> int:
    """The first face-down treasure on the island that was landed on, or -1."""
    return lying(s, box, s.target, FACE_DOWN)


@kernel
def holds(s: State, box: Box, seat: int, kind: int) -> int:
    """How many tokens of this kind a seat owns, wherever they lie."""
    count = 0
    for treasure in range(box.treasures):
        if s.holders[treasure] == seat and s.kinds[treasure] == kind:
            count += 1
    return count


@kernel
def in_front_of(s: State, box: Box, seat: int, kind: int) -> int:
    """A token of this kind that lies before the seat, not on a field of Helga or Dragon Island (A-09); or -1."""
    for treasure in range(box.treasures):
        if s.holders[treasure] == seat and s.kinds[treasure] == kind:
            if treasure != s.doubled and treasure != s.moored:
                return treasure
    return -1


@kernel
def numbers_won(s: State, box: Box) -> int:
    """How many number tokens have been won; the game ends with the last of them (H-24)."""
    count = 0
    for treasure in range(box.treasures):
        if s.holders[treasure] != ON_MAP and is_number(s.kinds[treasure]):
            count += 1
    return count


@kernel
def figure_of(island: int) -> int:
    """The token that belongs to a figure island, or FACE_DOWN for the others."""
    if island == HAGAR_ISLAND:
        return HAGAR
    if island == SVEN_ISLAND:
        return SVEN
    return FACE_DOWN


# --- Navigation (H-01 to H-07) -----------------------------------------------------------------------------------


@kernel
def _begin_turn(s: State, box: Box) -> None:
    s.turn += 1
    s.phase = NAVIGATING
    s.field = -1
    s.target = -1
    s.used = 0
    s.rolls = box.navigation
    _throw(s, BOTH)  # H-01


@kernel
def _end_turn(s: State, box: Box) -> None:
    if s.turn == box.turns:  # the guard: who would lose by the last token may refuse it for ever
        _count_luck(s, box)
    else:
        s.seat = (s.seat + 1) % box.players
        _begin_turn(s, box)


@kernel
def _throw(s: State, dice: int) -> None:
    s.rolling = dice
    s.rolls -= 1


@kernel
def _die_falls(s: State, box: Box, action: int) -> None:
    if action < THROW_BLACK:
        s.dice[0] = action - THROW_RED + 1
        s.rolling &= ~RED
    else:
        s.dice[1] = action - THROW_BLACK + 1
        s.rolling &= ~BLACK
    if s.rolling != 0:
        return
    if s.phase == COUNTING_LUCK:
        s.luck[s.holders[s.counted]] += abs(s.dice[0] - s.dice[1])  # H-27
        s.counted += 1
        _count_luck(s, box)
    elif s.rolls == 0:
        _dice_stand(s, box)


@kernel
def _keep_or_reroll(s: State, box: Box, action: int) -> None:
    if action == KEEP:
        _dice_stand(s, box)
    else:
        _throw(s, action - REROLL + RED)  # red, black, both are the bits 1, 2, 3; A-12: any of them, each time


@kernel
def _dice_stand(s: State, box: Box) -> None:
    """H-11: only the last result counts."""
    if s.phase == NAVIGATING:
        s.field = (s.dice[1] - 1) * WIDTH + s.dice[0] - 1  # H-02, A-16: red is the column, black the row
        if _has_target(s, box):
            s.phase = TARGETING
        else:
            _end_turn(s, box)  # H-06
    else:
        s.phase = USING
        _end_turn_if_done(s, box)


@kernel
def _is_useful(s: State, box: Box, place: int) -> bool:
    """H-09: whether anything could happen to the player on the island at this place."""
    island = box.islands[s.coasters[place]]
    if island == HELGA:
        for number in range(1, 4):
            if in_front_of(s, box, s.seat, number) >= 0:
                return True
        return False
    if island == DRAGON:
        return in_front_of(s, box, s.seat, 1) >= 0
    if not is_cleared(s, box, place):
        return True  # H-23: a figure island with a token left is an ordinary treasure island
    figure = figure_of(island)
    if figure == FACE_DOWN:
        return False  # H-22
    for seat in range(box.players):
        if seat != s.seat and holds(s, box, seat, figure) > 0:
            return True
    return False


@kernel
def _is_target(s: State, box: Box, direction: int) -> bool:
    place = island_towards(s, box, direction)
    return place >= 0 and _is_useful(s, box, place)


@kernel
def _has_target(s: State, box: Box) -> bool:
    for direction in range(5):
        if _is_target(s, box, direction):
            return True
    return False


@kernel
def _legal_targets(s: State, box: Box, out: Array) -> int:
    n = 0
    for direction in range(5):
        if _is_target(s, box, direction):
            out[n] = LAND + direction
            n += 1
    out[n] = SAIL_ON  # H-07
    return n + 1


# --- Landing (H-08 to H-17) --------------------------------------------------------------------------------------


@kernel
def _land(s: State, box: Box, action: int) -> None:
    if action == SAIL_ON:
        _end_turn(s, box)
        return
    direction = action - LAND
    s.target = island_towards(s, box, direction)  # H-05, A-01: exactly one island
    s.rolls = box.direct if direction == 0 else box.indirect  # H-10
    _reveal(s, box)


@kernel
def _reveal(s: State, box: Box) -> None:
    """H-08: all face-down tokens of the island are turned over; then the first roll uses both dice (H-10)."""
    if _face_down(s, box) >= 0:
        s.phase = REVEALING
    else:
        s.phase = LANDING
        _throw(s, BOTH)


@kernel
def _legal_uses(s: State, box: Box, out: Array) -> int:
    uses = _uses(s, box)
    n = 0
    for action in range(TAKE_BY, DONE):
        if uses >> (action - TAKE_BY) & 1:
            out[n] = action
            n += 1
    out[n] = DONE  # H-16, A-04: every action is optional
    return n + 1


@kernel
def _bit(action: int) -> int:
    return 1 << (action - TAKE_BY)


@kernel
def _uses(s: State, box: Box) -> int:
    """What the dice can do now beside DONE, as a set of bits: `_bit(action)` for each action from TAKE_BY on."""
    red, black = s.dice[0], s.dice[1]
    seven = s.used == 0 and red + black == box.lucky
    double = s.used == 0 and red == black
    island = box.islands[s.coasters[s.target]]
    if s.used == BOTH:
        return 0
    if island == HELGA:
        return _placings(s, box, 3, seven)
    if island == DRAGON:
        return _placings(s, box, 1, seven)  # H-30: only a 1
    if not is_cleared(s, box, s.target):
        return _takes(s, box, double, seven)
    if double or seven:
        return _thefts(s, box, figure_of(island))
    return 0


@kernel
def _takes(s: State, box: Box, double: bool, seven: bool) -> int:
    red, black = s.dice[0], s.dice[1]
    uses = 0
    if not s.used & RED and is_number(red) and lying(s, box, s.target, red) >= 0:  # H-13
        uses |= _bit(TAKE_BY)
    if not s.used & BLACK and is_number(black) and lying(s, box, s.target, black) >= 0:
        if red != black or s.used & RED:  # with equal dice the red one goes first: the choice would be the same
            uses |= _bit(TAKE_BY + 1)
    if double:  # H-14
        for figure in range(SVEN, HAGAR + 1):
            if lying(s, box, s.target, figure) >= 0:
                uses |= _bit(DOUBLE_TAKES + figure - SVEN)
    if seven:  # H-15, A-05
        for kind in range(1, HAGAR + 1):
            if lying(s, box, s.target, kind) >= 0:
                uses |= _bit(SEVEN_TAKES + kind - 1)
    return uses


@kernel
def _use(s: State, box: Box, action: int) -> None:
    if action == DONE:
        _end_turn(s, box)
        return
    if action < DOUBLE_TAKES:
        die = action - TAKE_BY
        _win(s, box, s.dice[die])
        s.used |= RED if die == 0 else BLACK  # H-12: each die serves one action at most
    else:
        if action < SEVEN_TAKES:
            _win(s, box, action - DOUBLE_TAKES + SVEN)
        elif action < STEAL_FROM:
            _win(s, box, action - SEVEN_TAKES + 1)
        elif action < PLACE:
            _steal(s, box, action - STEAL_FROM)
        else:
            _place(s, box, action - PLACE + 1)
        s.used = BOTH  # H-14, H-15: both dice together; H-20: one token a landing
    if numbers_won(s, box) == box.numbers:
        _count_luck(s, box)  # H-24, A-07: at once
    else:
        _end_turn_if_done(s, box)


@kernel
def _win(s: State, box: Box, kind: int) -> None:
    s.holders[lying(s, box, s.target, kind)] = s.seat  # H-17


@kernel
def _end_turn_if_done(s: State, box: Box) -> None:
    """Ends the turn when nothing but DONE is left to decide."""
    if _uses(s, box) == 0:
        _end_turn(s, box)


# --- Helga, Dragon, and cleared islands (H-18 to H-23, H-30) ---------------------------------------------------------


@kernel
def _placings(s: State, box: Box, highest: int, seven: bool) -> int:
    """H-18: a number token before the player that a die shows, or any of them with a Lucky 7."""
    uses = 0
    for number in range(1, highest + 1):
        if seven or s.dice[0] == number or s.dice[1] == number:
            if in_front_of(s, box, s.seat, number) >= 0:
                uses |= _bit(PLACE + number - 1)
    return uses


@kernel
def _thefts(s: State, box: Box, figure: int) -> int:
    """H-21: from each opponent who owns the figure's token; H-22: from nobody on an island without figure."""
    uses = 0
    for seat in range(box.players):
        if figure != FACE_DOWN and seat != s.seat and holds(s, box, seat, figure) > 0:
            uses |= _bit(STEAL_FROM + seat)
    return uses


@kernel
def _place(s: State, box: Box, number: int) -> None:
    """H-19: a token that lay there goes back to its owner, who never ceased to own it (H-20)."""
    treasure = in_front_of(s, box, s.seat, number)
    if box.islands[s.coasters[s.target]] == HELGA:
        s.doubled = treasure
    else:
        s.moored = treasure


@kernel
def _steal(s: State, box: Box, seat: int) -> None:
    """H-21, A-10: the figure's token changes hands."""
    figure = figure_of(box.islands[s.coasters[s.target]])
    s.holders[in_front_of(s, box, seat, figure)] = s.seat


# --- The end (H-24 to H-27) --------------------------------------------------------------------------------------


@kernel
def _count_luck(s: State, box: Box) -> None:
    """H-27, A-14: for each Sven token its owner rolls both dice once; then the game is over."""
    s.phase = COUNTING_LUCK
    while s.counted < box.treasures:
        if s.kinds[s.counted] == SVEN and s.holders[s.counted] != ON_MAP:
            s.rolling = BOTH
            return
        s.counted += 1
    s.phase = ENDED
