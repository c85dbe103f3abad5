"""Sagnir: passing, refilling and empty piles (S-59 to S-68)."""

from typing import Any

import pytest

import meadhall
from meadhall.core.constants import CHANCE
from tests.sagnir.table import Table


def passing() -> Table:
    return Table(hands=["FFWE"], beings=[[1, 2, 3]], seats=["dragon"])


# --- E: passing


def test_S59_at_least_one_and_at_most_all() -> None:
    table = passing()
    assert table.of("discard") == [f"discard {name}" for name in ("fire", "water", "earth", "01", "02", "03")]
    table.refuses("finish", "S-59").refuses("discard aurora", "S-23").refuses("discard 09", "S-37")
    table.do("discard fire")
    assert "finish" in table.legal
    table.do("discard fire", "discard water", "discard 02", "finish")
    assert (table.state.to_draw, table.state.beings_to_draw) == (3, 1)
    table.draw("E", "E", "A", "9")
    assert table.hand(0) == "EEEA"
    assert table.beings(0) == [1, 3, 9]
    assert table.match.to_move == 1


def test_S59_who_discards_all_need_not_finish() -> None:
    table = passing().do(*(f"discard {name}" for name in ("fire", "fire", "water", "earth", "01", "02", "03")))
    assert table.match.to_move == CHANCE
    table.chance()
    assert table.state.hand_size[0] == 4
    assert table.state.held[0] == 3


def test_S60_nothing_else_in_a_pass_turn() -> None:
    table = passing().do("discard fire")
    assert {text.split()[0] for text in table.legal} == {"discard", "finish"}
    table.refuses("step a2", "S-60").refuses("end turn", "S-60")


def test_S61_discards_lie_face_up_before_the_drawing() -> None:
    table = passing().do("discard fire", "discard 02")
    assert table.discard == "F"
    assert table.being_discard == [2]
    assert "02" in str(table.match.view(1)).splitlines()[-1]


def test_S61_the_discarded_can_come_back_only_after_a_shuffle() -> None:
    table = passing().do("discard 02", "finish")
    assert "being 02" not in table.outcomes


@pytest.mark.parametrize("seat", ["sea-goddess", "winged-horse"])
def test_S62_no_choosing_in_a_pass_turn(seat: str) -> None:
    table = Table(seats=[seat], hands=["FFWE"], beings=[[1, 2, 3]])
    table.do("discard fire", "discard water", "discard 01", "discard 02", "finish").draw("E", "E", "9", "10")
    assert table.match.to_move == 1
    assert table.hand(0) == "FEEE"


# --- Refilling


def test_S63_tiles_then_beings_as_many_as_were_played() -> None:
    table = Table(seats=["dragon"], hands=["FFWE"], beings=[[1, 2, 3]], pawns=["c3", "e5"]).lights()
    table.do("place fire a1", "activate 01", "activate 02", "end turn")
    assert set(table.outcomes) <= {f"tile {kind}" for kind in ("fire", "water", "earth", "air", "aurora")}
    table.draw("A")
    assert all(text.startswith("being") for text in table.outcomes)
    table.draw("9", "10")
    assert (table.hand(0), table.beings(0)) == ("FWEA", [3, 9, 10])


def test_S64_no_hand_exceeds_its_limit() -> None:
    table = Table(players=4)
    for _ in range(40):
        if table.match.to_move == table.state.seat and table.turn:
            assert max(table.state.hand_size.tolist()) <= 5
            assert max(table.state.held.tolist()) <= 3
        table.match.play(table.legal[len(table.legal) // 2])
        table.chance()


def test_S65_an_empty_pile_is_made_from_the_discard() -> None:
    table = Table(seats=["dragon"], hands=["FFWE"]).leaves_tiles("A")
    table.do("place fire a1", "place fire b1", "end turn")
    discarded = table.discard
    assert table.outcomes == {"tile air": 1}
    table.draw("A")  # only now a further tile is needed
    assert table.discard == ""
    assert table.pile == discarded
    assert sum(table.outcomes.values()) == len(discarded)


def test_S65_a_pile_that_is_exactly_used_up_is_not_yet_shuffled() -> None:
    table = Table(seats=["dragon"], hands=["FFWE"]).leaves_tiles("A")
    table.do("place fire a1", "end turn").draw("A").chance()
    assert table.state.pile_size == 0
    assert table.discard


def test_S66_without_cards_the_hand_stays_smaller_and_is_filled_later() -> None:
    table = Table(seats=["dragon"], beings=[[1, 2, 3], [4, 5, 6]], pawns=["c3", "e5"]).lights()
    table.has_activated(1, *range(8, 29))  # one card is left: 7
    table.do("activate 01", "activate 02", "end turn").draw("7")
    assert table.match.to_move == 1
    assert table.beings(0) == [3, 7]
    table.do("discard 04", "finish").draw("4")  # the other one's discard is shuffled and comes back at once
    table.do("step c2", "end turn")
    assert table.match.to_move == 1  # there is nothing to draw
    table.state.being_discard = 1 << 9  # had there been a card in the discard ...
    table.do("step d4", "end turn")
    table.do("step c3", "end turn").draw("10")  # ... the next refill would have filled up again
    assert table.beings(0) == [3, 7, 10]


def short_of_a_being(**content: Any) -> Table:
    """Seat 0 holds two beings, and there was none to draw; since then one more has come into the pile."""
    table = Table(seats=["dragon"], beings=[[1, 2, 3], [4, 5, 6]], hands=["FFWE"], pawns=["c3", "e5"], **content)
    table.lights().has_activated(1, *range(7, 29)).do("activate 01", "end turn").idle()
    assert table.beings(0) == [2, 3]
    table.state.activated[1] &= ~(1 << 9)
    table.state.being_pile, table.state.being_pile_size = 1 << 9, 1
    return table


def test_R35_a_pass_fills_up_a_short_hand() -> None:
    table = short_of_a_being().do("discard fire")
    assert str(table.match.legal[-1]) == "finish"
    assert "draw 2 anew?" in table.match.game.words.prompt(table.match.view(0))
    table.do("finish").draw("A", "10")
    assert (table.hand(0), table.beings(0)) == ("FWEA", [2, 3, 10])
    assert table.match.to_move == 1


def test_R35_a_pass_fills_up_as_far_as_the_piles_go() -> None:
    table = short_of_a_being().do("discard 02", "discard 03", "finish").draw("10")
    assert table.outcomes == {"being 02": 1, "being 03": 1}  # S-65: the discard is shuffled in
    table.draw("2", "3")
    assert table.beings(0) == [2, 3, 10]
    table = short_of_a_being()
    table.state.being_pile, table.state.being_pile_size = 0, 0
    table.do("discard 02", "finish").draw("2")  # S-66: there is nothing else
    assert table.beings(0) == [2, 3]
    assert table.match.to_move == 1


def test_R35_before_version_3_a_pass_drew_as_many_as_were_discarded() -> None:
    older = meadhall.game("sagnir").with_edition("2").with_rules(2)
    table = short_of_a_being(content=older).do("discard fire", "finish").draw("A")
    assert (table.hand(0), table.beings(0)) == ("FWEA", [2, 3])
    assert table.match.to_move == 1


def test_S67_activated_beings_are_never_shuffled_in() -> None:
    table = Table(seats=["dragon"], beings=[[1, 2, 3], [4, 5, 6]], pawns=["c3", "e5"]).lights()
    table.has_activated(1, *range(8, 29))
    table.do("activate 01", "activate 02", "activate 03", "end turn").draw("7")
    assert table.beings(0) == [7]  # the three activated ones are not drawn again
    assert table.state.being_pile == 0
    assert table.being_discard == []


@pytest.mark.parametrize(("layout", "left"), [("square", 7), ("isle", 3)])
def test_S68_tiles_cannot_run_short(layout: str, left: int) -> None:
    table = Table(players=4, layout=layout)
    for _ in range(4):
        table.do("end turn") if "end turn" in table.legal else table.do(table.of("step")[0]).end()
    assert table.state.hand_size.tolist() == [5 if seat == "earth-goddess" else 4 for seat in table.seats]
    assert table.state.pile_size + table.state.discard.sum() == left
