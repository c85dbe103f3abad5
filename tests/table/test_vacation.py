"""Vacation: the time of somebody who is away stands still, within limits."""

from meadhall.table import decide
from meadhall.table.clocks import DAY, Live, Slow
from meadhall.table.commands import Sit, Start
from tests.table.seating import ASTRID, BJARNI, GUDRUN, Party


def test_a_vacation_lets_the_time_stand_still_as_long_as_it_may() -> None:
    party = slow_party()
    seat = party.table.to_move or 0
    person = party.table.seats[seat].person or ""
    party.now += DAY
    party.happen(decide.rest(party.table, person, party.now + 10 * DAY, party.now))
    due = party.table.clocks.due
    assert due == party.now + 12 * DAY, "two of the three days are left"
    assert party.wait(11 * DAY) == []
    assert party.table.clocks.left(seat, party.now) == DAY
    party.happen(decide.rest(party.table, person, party.now + 100 * DAY, party.now))
    assert party.table.clocks.rests_until(seat, party.now) == party.now + 20 * DAY, "thirty days at a table"
    party.now += 5 * DAY
    party.happen(decide.rest(party.table, person, party.now, party.now))
    assert party.table.clocks.due == party.now + DAY
    assert party.table.clocks.may_rest_until(seat, party.now) == party.now + 15 * DAY, "what was not used is left"
    assert "is back" in party.view(GUDRUN).lines[-1].text
    assert decide.rest(party.table, person, party.now, party.now) == []
    late = party.wait(DAY)
    assert [type(entry.what).__name__ for entry in late] == ["BotSat"]


def test_live_clocks_know_no_vacation() -> None:
    party = Party(clock=Live(base=600))
    party.do(Sit(1, "Bjarni"), BJARNI)
    party.do(Start())
    assert decide.rest(party.table, ASTRID, party.now + DAY, party.now) == []


def slow_party() -> Party:
    party = Party(clock=Slow(days=3))
    party.do(Sit(1, "Bjarni"), BJARNI)
    party.do(Start())
    return party
