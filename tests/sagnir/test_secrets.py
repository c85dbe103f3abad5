"""Sagnir: what a seat knows, and that what it imagines is uniform over what is possible, against full enumeration."""

from collections import Counter
from collections.abc import Iterable
from itertools import combinations, permutations
from math import sqrt
from typing import Any

import pytest

import meadhall
from meadhall.core.constants import SPECTATOR
from meadhall.core.record import copy, to_bytes
from meadhall.core.rng import new_rng
from tests.sagnir.table import LETTERS, Table

SAGNIR = meadhall.game("sagnir")
SAMPLES = 4000


def imagined(table: Table, seat: int, samples: int = SAMPLES) -> Iterable[Any]:
    """Worlds that this seat thinks possible."""
    view, rng = table.match.view(seat), new_rng(3)
    for _ in range(samples):
        world = copy(view.state)
        table.match.game.kernels.imagine(world, table.box, seat, rng)
        yield world


def tiles(counts: Any) -> str:
    return "".join(LETTERS[kind] * int(counts[kind]) for kind in range(5))


def agree(found: Counter[Any], expected: Counter[Any]) -> None:
    """Two distributions are the same within four standard errors, and nothing impossible was found."""
    assert set(found) <= set(expected)
    drawn, ways = sum(found.values()), sum(expected.values())
    for outcome, count in expected.items():
        chance = count / ways
        assert abs(found[outcome] / drawn - chance) <= 4 * sqrt(chance * (1 - chance) / drawn) + 1e-9, outcome


# --- What is hidden


def walk(table: Table, steps: int) -> Iterable[Table]:
    for step in range(steps):
        yield table
        if table.match.over:
            return
        table.match.play(table.legal[step * 7 % len(table.legal)])
        table.chance()


@pytest.mark.parametrize("options", [{}, {"all_mythicals": True}])
def test_what_is_hidden_does_not_change_bytes_words_pictures_or_choices(options: dict[str, Any]) -> None:
    for table in walk(Table(players=3, seats=["sea-goddess", "winged-horse"], **options), 40):
        for seat in (SPECTATOR, 0, 1, 2):
            view = table.match.view(seat)
            for world in imagined(table, seat, 3):
                other = table.match.game.view(world, table.box, seat, table.match.names)
                assert to_bytes(other.state) == to_bytes(view.state)
                assert (str(other), other.svg(), other.legal) == (str(view), view.svg(), view.legal)


def test_a_view_shows_the_own_hand_and_only_the_size_of_the_others() -> None:
    table = Table(hands=["FFFF", "WWWW"], beings=[[1, 2, 3], [9, 10, 11]])
    own, foreign = str(table.match.view(0)), str(table.match.view(SPECTATOR))
    assert "Your tiles: fire 4" in own
    assert "Glóð" in own
    assert "Hafmeyja" not in own
    assert "Glóð" not in foreign
    assert "tiles 4, beings 3" in foreign
    state = table.match.view(0).state
    assert tiles(state.hand[1]) == tiles(state.pile) == ""
    assert state.beings[1] == state.being_pile == 0


def test_events_never_tell_what_another_draws_or_keeps() -> None:
    table = Table(seats=["sea-goddess"], hands=["FFWE"], beings=[[1, 2, 3]], pawns=["c3", "e5"]).lights()
    start = len(table.match.steps)
    table.do("place fire a1", "activate 01", "end turn").draw("A", "N").do("keep aurora").draw("9")
    mine, theirs = ([event.text for event in table.match.log(seat, start)] for seat in (0, 1))
    assert "Seat 1 draws air." in mine
    assert "Seat 1 draws a tile." in theirs
    assert "Seat 1 keeps Northern Lights. Not kept: air 1." in mine
    assert "Seat 1 keeps one of the drawn tiles. Not kept: air 1." in theirs
    assert mine[-1] == "Seat 1 draws Hafmeyja (09)."
    assert theirs[-1] == "Seat 1 draws a being."
    assert mine[:3] == theirs[:3]


def test_what_an_action_reveals() -> None:
    table = Table(seats=["earth-giant"], hands=["FFWE"], beings=[[1, 2, 3]], pawns=["c3", "e5"]).lights()
    reveals, number = SAGNIR.kernels.reveals, SAGNIR.actions.number
    for text in ("place fire a1", "activate 01", "discard fire", "discard 01", "exchange fire"):
        assert reveals(table.state, table.box, number(text))
    for text in ("step c2", "claim b20"):
        assert not reveals(table.state, table.box, number(text))
    table.do("step c2")
    assert table.match.can_undo
    table.do("place fire a1")
    assert not table.match.can_undo


# --- Imagining tiles


def few_tiles(hands: list[str], pile: str, **options: Any) -> Table:
    """A table where all but a few tiles lie open."""
    return Table(seats=["dragon", "griffin"], hands=hands, **options).leaves_tiles(pile)


def test_tiles_before_the_first_shuffle_are_any_of_the_unseen() -> None:
    table = few_tiles(["FWEA", "FFWE"], "FAN")
    unseen = "FFWEFAN"
    expected = Counter("".join(sorted(unseen[i] for i in chosen)) for chosen in combinations(range(7), 4))
    found = Counter("".join(sorted(tiles(world.hand[1]))) for world in imagined(table, 0))
    agree(found, expected)


def test_a_spectator_imagines_both_hands() -> None:
    table = few_tiles(["FWEA", "FFWE"], "FA")
    found = Counter(tiles(world.pile) for world in imagined(table, SPECTATOR))
    unseen = sorted("FWEAFFWEFA", key=LETTERS.index)
    agree(found, Counter("".join(unseen[i] for i in pair) for pair in combinations(range(10), 2)))


def after_a_shuffle() -> Table:
    """Seat 1 has drawn one tile from a freshly shuffled pile; seat 1 holds FFWE since before it."""
    table = few_tiles(["FWEA", "FFWE"], "N").do("place air a1", "place earth a1", "end turn")
    return table.draw("N", "W")


def test_after_a_shuffle_old_hands_are_known() -> None:
    table = after_a_shuffle()
    shuffled = table.pile
    assert len(shuffled) == 27
    for world in imagined(table, 0, 50):
        assert tiles(world.hand[1]) == "FFWE"
        assert tiles(world.pile) == shuffled


def test_after_a_shuffle_only_new_tiles_are_unknown() -> None:
    table = after_a_shuffle().do("place fire e1", "place water e2", "end turn").draw("A", "N")
    in_pile = table.pile + "AN"  # what seat 0 knows to have been there
    pairs = Counter("".join(sorted(in_pile[i] for i in pair)) for pair in combinations(range(len(in_pile)), 2))
    hands = Counter({tuple(sorted("FE" + pair)): count for pair, count in pairs.items()})
    agree(Counter(tuple(sorted(tiles(world.hand[1]))) for world in imagined(table, 0)), hands)


def test_after_a_shuffle_a_seat_that_drew_nothing_holds_nothing_new() -> None:
    table = Table(players=3, seats=["dragon", "griffin"], layout="wide", hands=["FWEA", "FFFF", "EEEE"])
    table.leaves_tiles("N")
    table.do("place air a1", "place earth a1", "end turn").draw("N", "W")
    table.do("place fire a1", "place fire b1", "end turn").draw("A", "A")
    old = Counter("FFEEEE")
    for world in imagined(table, 0, 300):
        assert not Counter(tiles(world.hand[2])) - old  # four of what both held when the pile was shuffled
        assert world.drew[2] == 0
        assert tiles(world.drawn[2]) == ""


def test_tiles_of_three_hands_against_enumeration() -> None:
    """Two seats have drawn one tile each since the shuffle; older tiles fill the rest of their hands."""
    table = Table(players=3, seats=["dragon", "griffin", "bull"], layout="wide", hands=["FWEA", "FFWW", "WWFF"])
    table.leaves_tiles("N").do("place air a1", "place earth a1", "end turn").draw("N", "A")
    table.do("place fire a1", "end turn").draw("A")
    table.do("place water a1", "end turn").draw("E")
    # since the shuffle only A and E are gone from the pile; make the rest public, so that it can be enumerated
    table.leaves_tiles("AF")
    drawable, old = "AFAE", "FWWWFF"
    expected: Counter[tuple[str, str]] = Counter()
    for first, second in permutations(range(4), 2):  # who drew what; the rest is the pile
        for mine in combinations(range(6), 3):
            one = "".join(sorted(drawable[first] + "".join(old[i] for i in mine)))
            other = "".join(sorted(drawable[second] + "".join(old[i] for i in range(6) if i not in mine)))
            expected[one, other] += 1
    worlds = imagined(table, 0)
    found = Counter(("".join(sorted(tiles(w.hand[1]))), "".join(sorted(tiles(w.hand[2])))) for w in worlds)
    agree(found, expected)


def test_what_lies_before_ran_is_new() -> None:
    table = Table(seats=["dragon", "sea-goddess"], hands=["FWEA", "FFWE"]).leaves_tiles("N")
    table.do("place air a1", "place earth a1", "end turn").draw("N", "W")
    table.do("place fire a1", "end turn").draw("A", "F")
    assert table.match.to_move == 1
    known = Counter(table.pile + "AF")
    for world in imagined(table, 0, 100):
        assert tiles(world.hand[1]) == "FWE"
        assert world.offer.sum() == 2
        assert Counter(tiles(world.offer) + tiles(world.pile)) == known


# --- Imagining beings


def test_beings_are_any_of_the_unseen() -> None:
    table = Table(seats=["dragon"], beings=[[1, 2, 3], [4, 5, 6]])
    table.discards_beings(*range(9, 29))  # 7 and 8 are left in the pile
    found = Counter(bin(int(world.beings[1])) for world in imagined(table, 0))
    hands = Counter(bin(sum(1 << number - 1 for number in hand)) for hand in combinations(range(4, 9), 3))
    agree(found, hands)


def test_after_a_shuffle_old_beings_are_known_and_new_ones_are_not() -> None:
    table = Table(seats=["dragon"], beings=[[1, 2, 3], [4, 5, 6]])
    table.has_activated(1, *range(11, 16)).discards_beings(*range(7, 11), *range(16, 29))  # the pile is empty
    table.do("discard 01", "finish").draw("20")
    for world in imagined(table, 0, 30):
        assert bin(int(world.beings[1])) == bin(0b111000)
    table.do("discard 04", "finish").draw("25")
    rest = [number for number in (1, 7, 8, 9, 10, *range(16, 29)) if number != 20]
    expected = Counter({(5, 6, number): 1 for number in rest})
    found = Counter(tuple(n + 1 for n in range(28) if int(world.beings[1]) >> n & 1) for world in imagined(table, 0))
    agree(found, Counter({tuple(sorted(hand)): count for hand, count in expected.items()}))


def test_everything_public_is_respected_through_many_shuffles() -> None:
    """In long games: every imagined world keeps S-05, every card is in one place, and it gives the same view."""
    for seed in range(3):
        match = SAGNIR.start(4, seed=seed)
        rng = new_rng(seed)
        for step in range(400):
            if match.over:
                break
            match.play(match.legal.numbers[(step * 13 + seed) % len(match.legal)])
            for seat in (SPECTATOR, 0, 1, 2, 3) if step % 5 == 0 else ():
                view = match.view(seat)
                world = copy(view.state)
                SAGNIR.kernels.imagine(world, match.box, seat, rng)
                assert SAGNIR.kernels.broken(world, match.box) == 0
                SAGNIR.kernels.hide(world, match.box, seat)
                assert to_bytes(world) == to_bytes(view.state)
