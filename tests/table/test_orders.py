"""Standing orders: what a seat does by itself while its person is away."""

import pytest

import meadhall
from meadhall.core.constants import CHANCE
from meadhall.table import decide
from meadhall.table.commands import Act, Leave, Sit, Start, Undo
from meadhall.table.entries import Acted, Ordered
from meadhall.table.errors import TableError
from meadhall.table.orders import MOST_IN_A_ROW, can_be_ordered
from tests.table.seating import ASTRID, BJARNI, GUDRUN, Party, encode, two_persons


def ordered(party: Party, wish: Ordered, person: str) -> Party:
    """Somebody orders something; then all that was ordered happens."""
    party.happen(decide.order(party.table, wish, person, party.now))
    followed(party)
    return party


def followed(party: Party) -> list[str]:
    """Let everything happen that was ordered; returns what was done."""
    done = []
    while entries := decide.order_acts(party.table, party.now):
        party.happen(entries)
        done += [entry.what.action for entry in entries if isinstance(entry.what, Acted)]
    return done


def test_what_was_ordered_is_done_as_soon_as_it_can_be() -> None:
    party = ordered(two_persons(), Ordered(1, ("keep",)), BJARNI)
    assert party.table.to_move == 0, "not before it is his turn"
    party.do(Act("swap"))
    assert followed(party) == ["keep"]
    assert party.table.to_move == 0, "all else he decides himself"
    entry = party.load().past
    assert entry, "a table that is loaded knows it, too"
    party.do(Act("hide left"))
    assert followed(party) == []
    assert party.table.to_move == 1


def test_an_order_holds_until_its_person_does_something_or_takes_it_back() -> None:
    party = ordered(two_persons(), Ordered(0, ("swap",)), ASTRID)
    assert party.table.to_move == 1, "it counts at once"
    assert party.table.orders
    party.do(Act("keep"), BJARNI)
    party.do(Act("hide left"))
    assert not party.table.orders, "she is back"
    ordered(party, Ordered(1, ("keep",), forced=True), BJARNI)
    ordered(party, Ordered(1), BJARNI)
    assert decide.order(party.table, Ordered(1), BJARNI, party.now) == [], "nothing new is not written down"
    assert followed(party) == []


def test_an_order_ends_with_the_seat_and_when_something_is_taken_back() -> None:
    party = ordered(two_persons(), Ordered(1, ("keep",)), BJARNI)
    party.do(Leave(1), BJARNI)
    assert not party.table.orders
    party.do(Sit(1, "Bjarni"), BJARNI)
    ordered(party, Ordered(1, ("keep",)), BJARNI)
    party.do(Act("keep"))
    party.do(Undo())
    assert not party.table.orders
    assert followed(party) == []


@pytest.mark.parametrize(
    ("wish", "person"),
    [
        (Ordered(1, ("keep",)), ASTRID),
        (Ordered(1, ("keep",)), GUDRUN),
        (Ordered(9, ("keep",)), BJARNI),
        (Ordered(1, ("hide left",)), BJARNI),
        (Ordered(1, ("cup 3",)), BJARNI),
        (Ordered(1, ("fly",)), BJARNI),
    ],
)
def test_nobody_orders_for_others_or_what_leaves_a_choice(wish: Ordered, person: str) -> None:
    party = two_persons()
    with pytest.raises(TableError):
        decide.order(party.table, wish, person, party.now)
    with pytest.raises(TableError):
        decide.order(Party().table, Ordered(0), ASTRID, party.now)


def test_others_see_nothing_of_an_order() -> None:
    silent, party = two_persons(), ordered(two_persons(), Ordered(1, ("keep",), forced=True), BJARNI)
    for person in (ASTRID, BJARNI, GUDRUN):
        seen, plain = party.view(person), silent.view(person)
        version = f'"version":{seen.version}'.encode()
        assert version in encode(seen)
        assert encode(seen).replace(version, f'"version":{plain.version}'.encode()) == encode(plain)


def test_two_who_only_pass_do_not_pass_for_ever() -> None:
    party = ordered(two_persons(), Ordered(1, ("keep",)), BJARNI)
    party.do(Act("keep"))
    party.table.by_order = MOST_IN_A_ROW
    assert followed(party) == []
    party.table.by_order -= 1
    assert followed(party) == ["keep"]
    assert party.table.by_order == MOST_IN_A_ROW
    party.do(Act("hide left"))
    assert party.table.by_order == 0


@pytest.mark.parametrize("name", ["hagar", "runir", "sagnir", "mythical_island", "saga"])
def test_every_game_has_actions_that_can_be_ordered_in_words(name: str) -> None:
    match = meadhall.game(name).start(players=2, seed=3)
    for seat in range(2):
        words = can_be_ordered(match.view(seat))
        assert words
        assert all(said and said != text for text, said in words.items())


def test_what_must_be_done_is_done_where_that_was_ordered() -> None:
    party = Party([("Astrid", None), ("", None)], game=meadhall.game("sagnir"), careful=False)
    party.do(Sit(1, "Bjarni"), BJARNI)
    party.do(Start())
    people, done = {0: ASTRID, 1: BJARNI}, list[str]()
    while not done:
        for seat, person in people.items():
            party.happen(decide.order(party.table, Ordered(seat, forced=True), person, party.now))
        done += followed(party)
        match, mover = party.table.match, party.table.to_move
        assert match is not None
        assert mover is not None
        assert len(match.legal.numbers) > 1, "nobody is asked where there is no choice"
        party.do(Act(match.legal.numbers[0]), people[mover])
    assert done == ["end turn"]


def test_the_words_of_an_order_do_not_depend_on_the_position() -> None:
    match = meadhall.game("sagnir").start(players=2, seed=3)
    before = can_be_ordered(match.view(0))
    for _ in range(12):
        match.play(next(iter(match.odds if match.to_move == CHANCE else match.legal)))
    assert can_be_ordered(match.view(0)) == before
    assert before["finish"] == "Pass, and draw"
