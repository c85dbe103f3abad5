"""Hägar: the landing: what the dice win, place and steal (H-08 to H-23, H-30). Kernels."""

from meadhall.core.bits import count, first_of
from meadhall.core.facts import tell, telling
from meadhall.core.kernel import kernel
from meadhall.games.hagar import actions, facts, island_kind, phase, token_kind
from meadhall.games.hagar.box import HagarBox as Box
from meadhall.games.hagar.rules.chart import island_towards
from meadhall.games.hagar.rules.treasures import face_down, figure_of, in_front_of, is_number, lying, number_tokens
from meadhall.games.hagar.rules.turns import end_game, end_turn, throw
from meadhall.games.hagar.state import BLACK, BOTH, RED, State


@kernel
def land(s: State, box: Box, direction: int) -> None:
    """H-05, A-01: exactly one island is landed on."""
    s.target = island_towards(s, direction)
    if direction == 0:
        tell(facts.LANDED_HERE, s.seat, s.target)
    else:
        tell(facts.LANDED_BESIDE, s.seat, s.target, direction)
    s.rolls = box.direct if direction == 0 else box.indirect  # H-10
    reveal(s, box)


@kernel
def reveal(s: State, box: Box) -> None:
    """H-08: all face-down tokens of the island are turned over; then the first roll uses both dice (H-10)."""
    if face_down(s, box) != 0:
        s.phase = phase.REVEALING
    else:
        s.phase = phase.LANDING
        throw(s, BOTH)


@kernel
def shown(s: State, box: Box) -> int:
    """H-24, A-07: the number tokens that the dice, as they lie, discover on the island that was landed on.

    Each die discovers one that it shows; A-18: of equal ones the first that was not discovered.
    """
    tokens = lying(s, box, s.target) & ~s.discovered
    found = 0
    for die in range(2):
        face = s.dice[die]
        if is_number(face):
            found |= first_of(tokens & s.kinds[face] & ~found)
    return int(found)


@kernel
def discover(s: State, tokens: int) -> None:
    """H-24: these number tokens are discovered; some of them may have been discovered earlier."""
    s.numbers_left -= count(tokens & ~s.discovered)
    s.discovered |= tokens


@kernel
def possible_uses(s: State, box: Box) -> int:
    """The actions that the dice allow now beside DONE, as a set."""
    red, black = s.dice[0], s.dice[1]
    seven = s.used == 0 and red + black == box.lucky
    double = s.used == 0 and red == black
    island = box.islands[s.coasters[s.target]]
    if s.used == BOTH:
        return 0
    if island == island_kind.HELGA:
        return _placings(s, 3, seven)
    if island == island_kind.DRAGON:
        return _placings(s, 1, seven)  # H-30: only a 1
    if lying(s, box, s.target) != 0:
        return _takes(s, box, lying(s, box, s.target), double, seven)
    if double or seven:
        return _thefts(s, box, figure_of(island))
    return 0


@kernel
def _takes(s: State, box: Box, tokens: int, double: bool, seven: bool) -> int:
    red, black = s.dice[0], s.dice[1]
    uses = 0
    if not s.used & RED and is_number(red) and tokens & s.kinds[red] != 0:  # H-13
        uses |= 1 << actions.TAKE_BY
    if not s.used & BLACK and is_number(black) and tokens & s.kinds[black] != 0:
        if red != black or s.used & RED:  # with equal dice the red one goes first: the choice would be the same
            uses |= 1 << (actions.TAKE_BY + 1)
    if double:  # H-14
        for figure in range(token_kind.SVEN, token_kind.HAGAR + 1):
            if tokens & s.kinds[figure] != 0:
                uses |= 1 << (actions.DOUBLE_TAKES + figure - token_kind.SVEN)
    if seven:  # H-15, A-05
        for kind in range(1, token_kind.HAGAR + 1):
            if tokens & s.kinds[kind] != 0 and (box.rules < 2 or not takes_alone(s, tokens, kind)):
                uses |= 1 << (actions.SEVEN_TAKES + kind - 1)
    return uses


@kernel
def takes_alone(s: State, tokens: int, kind: int) -> bool:
    """Whether a single die takes this token and leaves the other nothing to do: then a Lucky 7 would do just the same.

    Version 2 of the rules offers that once.
    """
    if not is_number(kind):
        return False
    for die in range(2):
        other = s.dice[1 - die]
        if s.dice[die] == kind and not (is_number(other) and tokens & s.kinds[other] != 0):
            return True
    return False


@kernel
def use(s: State, box: Box, action: int) -> None:
    """Uses the dice in one of the possible ways."""
    family = actions.FAMILIES[action]
    choice = action - family
    if family == actions.TAKE_BY:
        tell(facts.TOOK, s.seat, s.dice[choice], s.target, choice)
        _win(s, box, s.dice[choice])
        s.used |= RED if choice == 0 else BLACK  # H-12: each die serves one action at most
    else:
        if family == actions.DOUBLE_TAKES:
            tell(facts.DOUBLE_TOOK, s.seat, choice + token_kind.SVEN, s.target)
            _win(s, box, choice + token_kind.SVEN)
        elif family == actions.SEVEN_TAKES:
            tell(facts.SEVEN_TOOK, s.seat, choice + 1, s.target)
            _win(s, box, choice + 1)
        elif family == actions.STEAL_FROM:
            _steal(s, box, choice)
        else:
            _place(s, box, choice + 1)
        s.used = BOTH  # H-14, H-15: both dice together; H-20: one token a landing
    if box.rules < 3 and s.numbers_left == 0:
        end_game(s, box)  # versions 1 and 2 of the rules: at once, when the last number token was won
    else:
        offer_uses(s, box)


@kernel
def _win(s: State, box: Box, kind: int) -> None:
    """H-17: a token goes from the island to the player; A-18: of equal ones the one that was discovered first."""
    token = first_of(lying(s, box, s.target) & s.kinds[kind])
    s.on_map &= ~token
    s.won[s.seat] |= token
    if is_number(kind):
        if box.rules < 3:
            s.numbers_left -= 1
        else:
            discover(s, token)  # won by a Lucky 7, it may not have been before


@kernel
def offer_uses(s: State, box: Box) -> None:
    """Asks what to do with the dice, or ends the turn when nothing but DONE is left."""
    uses = possible_uses(s, box)
    if uses != 0:
        s.choices = uses | 1 << actions.DONE  # H-16, A-04: every action is optional
    else:
        if telling() and s.used == 0:
            tell(facts.IN_VAIN, wanted(s, box))
        end_turn(s, box)


@kernel
def wanted(s: State, box: Box) -> int:
    """The kinds of token, as a set, that dice could take, place or steal on the island that was landed on."""
    tokens = lying(s, box, s.target)
    island = box.islands[s.coasters[s.target]]
    kinds = 0
    if tokens == 0 and island == island_kind.HELGA:
        tokens = in_front_of(s, s.seat) & number_tokens(s)
    elif tokens == 0:
        kinds = 1 << 1 if island == island_kind.DRAGON else 1 << figure_of(island)
    for kind in range(1, token_kind.HAGAR + 1):
        if tokens & s.kinds[kind] != 0:
            kinds |= 1 << kind
    return kinds


@kernel
def leave(s: State, box: Box) -> None:
    """H-16: the player leaves the dice as they are."""
    left = lying(s, box, s.target) & s.discovered
    if telling() and left != 0 and s.numbers_left > 0:
        tell(facts.LEFT_NUMBERS, s.seat, left)
    else:
        tell(facts.LEFT, s.seat)
    end_turn(s, box)


@kernel
def _placings(s: State, highest: int, seven: bool) -> int:
    """H-18: a number token in front of the player that a die shows, or any of them with a Lucky 7."""
    own = in_front_of(s, s.seat)
    uses = 0
    for number in range(1, highest + 1):
        if seven or s.dice[0] == number or s.dice[1] == number:
            if own & s.kinds[number] != 0:
                uses |= 1 << (actions.PLACE + number - 1)
    return uses


@kernel
def _thefts(s: State, box: Box, figure: int) -> int:
    """H-21: from each opponent who owns the figure's token; H-22: from nobody on an island without figure."""
    uses = 0
    for seat in range(box.players):
        if figure != token_kind.FACE_DOWN and seat != s.seat and s.won[seat] & s.kinds[figure] != 0:
            uses |= 1 << (actions.STEAL_FROM + seat)
    return uses


@kernel
def _place(s: State, box: Box, number: int) -> None:
    """H-19: a token that lay there goes back to its owner, who never ceased to own it (H-20)."""
    token = first_of(in_front_of(s, s.seat) & s.kinds[number])
    if box.islands[s.coasters[s.target]] == island_kind.HELGA:
        tell(facts.DOUBLED, s.seat, number, s.target)
        _return(s, box, s.doubled)
        s.doubled = token
    else:
        tell(facts.MOORED, s.seat, number, s.target)
        _return(s, box, s.moored)
        s.moored = token


@kernel
def _return(s: State, box: Box, token: int) -> None:
    """Tells which token goes back, and to whom."""
    if telling() and token != 0:
        for seat in range(box.players):
            for number in range(1, token_kind.SVEN):
                if token & s.won[seat] & s.kinds[number] != 0:
                    tell(facts.RETURNED, number, seat)


@kernel
def _steal(s: State, box: Box, seat: int) -> None:
    """H-21, A-10: the figure's token changes hands."""
    figure = figure_of(box.islands[s.coasters[s.target]])
    token = first_of(s.won[seat] & s.kinds[figure])
    tell(facts.STOLE, s.seat, figure, s.target, seat)
    s.won[seat] &= ~token
    s.won[s.seat] |= token
