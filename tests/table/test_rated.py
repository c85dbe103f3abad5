"""Rated games: everybody agrees to them, nobody is helped, and whoever gives up or runs out of time has lost."""

import pytest

from meadhall.core.game import Game
from meadhall.core.rng import below, new_rng
from meadhall.games import load
from meadhall.hall.storage.results import results_of
from meadhall.table import decide
from meadhall.table.clocks import DAY, Clock, Live, Slow
from meadhall.table.commands import Act, Call, Leave, Rematch, Resign, SetSeat, Sit, Start, Undo
from meadhall.table.errors import TableError
from meadhall.table.outcome import outcome_of
from meadhall.table.table import Table
from meadhall.table.views import TableViews
from tests.core.toy import MEAD
from tests.table.seating import ASTRID, BJARNI, GUDRUN, NEXT, Party

CLOCK = Live(60, 5)


class RatedParty(Party):
    """A rated table for people, who sit down one after the other."""

    def __init__(self, seats: int = 2, *, game: Game = MEAD, clock: Clock = CLOCK, bots: int = 0) -> None:
        plan: list[tuple[str, str | None]] = [
            ("Astrid", None),
            *[("", None)] * (seats - 1 - bots),
            *[("", "karl")] * bots,
        ]
        super().__init__(plan, game=game)
        terms = decide.Terms(clock=clock, next_secret=NEXT, rated=True)
        opened = decide.open_table(game, ASTRID, plan, b"7" * 32, self.now, **terms)
        self.log = [opened.to_json()]
        self.table = Table.load("table", [opened], self.find)
        self.views = TableViews(self.table)
        for seat, (person, name) in enumerate([(BJARNI, "Bjarni"), (GUDRUN, "Gudrun")][: seats - 1 - bots], 1):
            self.do(Sit(seat, name), person)

    def refused(self, wish: object, person: str = ASTRID) -> str:
        with pytest.raises(TableError) as refusal:
            self.do(wish, person)  # type: ignore[arg-type]
        return refusal.value.code

    def places(self) -> list[int]:
        return [each.place for each in outcome_of(self.table)]


@pytest.mark.parametrize(
    ("seats", "terms"),
    [
        ([("Astrid", None), ("", None)], {}),
        ([("Astrid", None), ("", None)], {"clock": CLOCK, "hints": True}),
        ([("Astrid", None), ("", None)], {"clock": Slow(1, "default")}),
        ([("Astrid", None), ("Bjarni", None)], {"clock": CLOCK}),
        ([("", "karl"), ("", "jarl")], {"clock": CLOCK}),
    ],
)
def test_a_rated_table_needs_a_clock_and_people_with_one_seat_each_and_no_hints(seats: object, terms: object) -> None:
    with pytest.raises(TableError) as refusal:
        decide.open_table(MEAD, ASTRID, seats, b"7" * 32, 0.0, rated=True, **terms)  # type: ignore[arg-type]
    assert refusal.value.code == "bad-table"


def test_everybody_sees_that_it_is_rated_before_they_sit_down_and_holds_one_seat() -> None:
    party = RatedParty(3)
    assert party.view(None).rated
    party.do(Leave(2), GUDRUN)
    assert party.refused(Sit(2, "Bjarni again"), BJARNI) == "rated"
    assert not party.view(BJARNI).seats[2].free
    assert party.view(GUDRUN).seats[2].free


def test_nobody_is_helped_and_nothing_is_taken_back() -> None:
    party = RatedParty(2, bots=1)
    party.do(Start())
    assert not party.table.may_have_hints(ASTRID, party.now)
    party.do(Act("keep"))
    assert party.refused(Undo()) == "rated"
    assert party.view(ASTRID).undo == "no"
    assert party.refused(Call()) == "rated"
    assert party.refused(SetSeat(1, "jarl")) == "rated"


def test_help_to_see_is_not_sent() -> None:
    game = load("sagnir")
    plain = Party([("Astrid", None), ("", None)], game=game, careful=False)
    plain.do(Sit(1, "Bjarni"), BJARNI)
    rated = RatedParty(2, game=game)
    rated.careful, helped = False, []
    for party in (plain, rated):
        rng = new_rng(3, 1)
        party.do(Start())
        while party.table.phase == "playing" and party.table.version < 40:
            assert party.table.match is not None
            legal = party.table.match.legal.numbers
            party.do(Act(legal[int(below(rng, len(legal)))]), (ASTRID, BJARNI)[party.table.to_move or 0])
        news = [party.views.news(person, None, "wide") for person in (ASTRID, BJARNI)]
        pieces = [piece for each in news if each and each.scene for piece in each.scene.pieces]
        helped.append(sum(piece.helps for piece in pieces))
    assert helped[0] > 0, "this test would show nothing"
    assert helped[1] == 0


def test_who_resigns_leaves_or_runs_out_of_time_has_lost_a_game_of_two() -> None:
    for happen in (Resign(0), Leave(0), None):
        party = RatedParty(2)
        party.do(Start())
        party.do(Act("keep"))
        loser = 0
        if happen is not None:
            party.do(happen)
        else:
            loser = party.table.to_move or 0
            party.wait(100.0)
        assert party.table.phase == "over"
        assert party.places() == [2 - (seat != loser) for seat in (0, 1)]
        assert [each.terms for each in results_of(party.table)] == ["rated", "rated"]
        result = party.view(None).result
        assert result is not None
        assert [score.result for score in result.scores] == ["lost" if seat == loser else "won" for seat in (0, 1)]
        assert "lost" in party.view(None).lines[-1].text or happen == Resign(0)


def test_slow_clocks_too_end_a_rated_game_by_a_loss() -> None:
    party = RatedParty(2, clock=Slow(1))
    party.do(Start())
    seat = party.table.to_move or 0
    party.wait(1.01 * DAY)
    assert party.table.phase == "over"
    assert party.places()[seat] == 2


def test_with_more_players_a_bot_plays_on_and_who_gave_up_stands_behind_all_others() -> None:
    party = RatedParty(3)
    party.do(Start())
    party.do(Leave(1), BJARNI)
    assert (party.table.phase, party.table.seats[1].bot) == ("playing", "karl")
    assert results_of(party.table) == (), "nothing is told before the end"
    assert not party.view(BJARNI).seats[1].free
    assert party.refused(Sit(1, "Bjarni"), BJARNI) == "seat-taken"
    assert not party.view("d" * 32).seats[1].free, "nobody takes over"
    party.do(Resign(2), GUDRUN)
    assert party.table.phase == "over", "one is left, and has won"
    assert party.places() == [1, 3, 2]
    assert [each.player for each in results_of(party.table)] == [ASTRID, BJARNI, GUDRUN]
    assert [each.won for each in results_of(party.table)] == [True, False, False]


def test_the_result_of_those_who_stay_is_that_of_the_board() -> None:
    party = RatedParty(3)
    party.do(Start())
    party.do(Resign(0))
    people = (ASTRID, BJARNI, GUDRUN)
    while party.table.phase == "playing":
        seat = party.table.to_move
        assert seat is not None
        assert party.table.match is not None
        if party.table.bot_to_move is not None:
            party.happen(decide.bot_acts(party.table, party.table.position, 0, party.now))
        else:
            party.do(Act(party.table.match.legal.numbers[0]), people[seat])
    places = party.places()
    assert places[0] == 3
    assert 1 in places[1:]
    assert any(each.won for each in results_of(party.table)[1:]) or places[1:] == [1, 1]


def test_a_person_who_leaves_a_game_against_bots_has_lost_it() -> None:
    party = RatedParty(3, bots=2)
    party.do(Start())
    party.do(Leave(0))
    assert party.table.phase == "over"
    assert party.places() == [3, 1, 1]


def test_a_rematch_is_rated_too() -> None:
    party = RatedParty(2)
    party.do(Start())
    party.do(Resign(0))
    party.do(Rematch(), ASTRID)
    party.do(Rematch(), BJARNI)
    again = decide.open_rematch(party.table, NEXT, b"9" * 32, party.now).what
    assert getattr(again, "rated", False)
