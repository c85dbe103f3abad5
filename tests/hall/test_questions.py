"""Questions on a table's socket: hints, reasons, and who is there."""

import re

from tests.hall.server import Person


def test_a_hint_is_for_the_seat_to_move_and_comes_with_numbers(astrid: Person, bjarni: Person) -> None:
    table = astrid.open("me", "me", game="runir", names=["Astrid", "Asmund"])
    legal = {choice["number"] for choice in astrid.see(table)["choices"]}
    with astrid.socket(table, {"board": False}) as socket:
        socket.send(type="hint", id="1")
        hint = socket.hear("hint")  # the search may have to be compiled first
        assert hint["id"] == "1"
        assert 1 <= len(hint["hints"]) <= 3
        assert all(line["steps"][0]["number"] in legal and 0 <= line["value"] <= 1 for line in hint["hints"])
        socket.send(type="hint", id="2")
        assert socket.hear("hint")["hints"] == hint["hints"]  # thought about once
    with bjarni.socket(table, {"board": False}) as socket:
        socket.send(type="hint", id="3")
        assert socket.hear("error")["code"] == "not-your-turn"


def test_who_obeys_a_hint_gets_the_rest_of_it_at_once(astrid: Person) -> None:
    table = astrid.open("me", "me", game="saga", names=["Astrid", "Asmund"])
    with astrid.socket(table, {"board": False}) as socket:
        socket.send(type="hint", id="1", kept=True)
        assert socket.hear("hint")["hints"] == [], "nothing was advised yet"
        socket.send(type="hint", id="2")
        best = socket.hear("hint")["hints"][0]
        assert best["words"].endswith(".")
        for done, step in enumerate(best["steps"]):
            if done:
                socket.send(type="hint", id=f"kept {done}", kept=True)
                rest = socket.hear("hint")["hints"]
                assert (best["steps"][done:], best["value"]) in [(each["steps"], each["value"]) for each in rest]
            position = astrid.see(table)["position"]
            socket.do(f"do {done}", do="act", action=step["number"], position=position)
            socket.hear("ack")
        socket.send(type="hint", id="3", kept=True)
        assert socket.hear("hint")["hints"] == [], "somebody else decides now, or chance has spoken"


def test_there_are_no_hints_where_others_play(astrid: Person, bjarni: Person) -> None:
    table = astrid.open("me", "open", game="hagar")
    bjarni.do(table, do="sit", seat=1, name="Bjarni")
    astrid.do(table, do="start")
    mover = astrid if astrid.see(table)["choices"] else bjarni
    with mover.socket(table, {"board": False}) as socket:
        socket.send(type="hint", id="1")
        assert socket.hear("error")["code"] == "no-hint"


def test_where_all_agreed_on_hints_everybody_gets_them_also_while_somebody_is_away(
    astrid: Person, bjarni: Person, gudrun: Person
) -> None:
    table = astrid.open("me", "open", game="hagar", hints=True)
    assert gudrun.see(table)["hints"]  # known to whoever looks, before they sit down
    bjarni.do(table, do="sit", seat=1, name="Bjarni")
    astrid.do(table, do="start")
    assert "Everybody may ask for hints, as agreed." in str(gudrun.see(table)["lines"])
    here, away = (astrid, bjarni) if astrid.see(table)["choices"] else (bjarni, astrid)
    with here.socket(table, {"board": False}) as socket:
        socket.send(type="hint", id="1")
        hint = socket.hear("hint")
        assert hint["hints"]
        away.do(table, do="leave", seat=0 if away is astrid else 1)
        socket.send(type="hint", id="2")
        assert socket.hear("hint")["hints"] == hint["hints"]
    for person in (away, gudrun):  # a hint is made from what the seat to move knows: nobody else may have it
        with person.socket(table, {"board": False}) as socket:
            socket.send(type="hint", id="3")
            assert socket.hear("error")["code"] == "not-your-turn"


def test_nobody_gets_hints_while_somebody_is_away_who_has_not_agreed(astrid: Person, bjarni: Person) -> None:
    table = astrid.open("me", "open", game="hagar")
    assert not astrid.see(table)["hints"]
    bjarni.do(table, do="sit", seat=1, name="Bjarni")
    astrid.do(table, do="start")
    here, away = (astrid, bjarni) if astrid.see(table)["choices"] else (bjarni, astrid)
    away.do(table, do="leave", seat=0 if away is astrid else 1)
    with here.socket(table, {"board": False}) as socket:
        socket.send(type="hint", id="1")
        assert socket.hear("error")["code"] == "no-hint"


def test_why_not_names_the_rule_and_only_for_those_who_are_to_move(astrid: Person, bjarni: Person) -> None:
    table = astrid.open("me", "me", game="hagar", names=["Astrid", "Asmund"])
    with astrid.socket(table, {"board": False}) as socket:
        for touches, expected in ((["seven"], r"\(H-\d+\)"), (["die-red"], None), (["nothing", "at all"], None)):
            socket.send(type="why", id="1", touches=touches)
            text = socket.hear("why")["text"]
            assert text is None if expected is None else re.search(expected, text)
        socket.send(type="why", id="2", touches=[])
        assert socket.hear("error")["code"] == "malformed"
    with bjarni.socket(table, {"board": False}) as socket:
        socket.send(type="why", id="3", touches=["seven"])
        assert socket.hear("why")["text"] is None


def test_who_is_there_is_told_to_those_who_asked(astrid: Person, bjarni: Person, gudrun: Person) -> None:
    table = astrid.open("me", "open", game="hagar")
    bjarni.do(table, do="sit", seat=1, name="Bjarni")
    with astrid.socket(table, {"board": False, "presence": True}) as socket:
        assert socket.hear("here") == {"type": "here", "seats": [0], "watching": 0}
        with bjarni.socket(table, {"board": False}) as other, gudrun.socket(table, {"board": False}):
            other.hear("table")
            here = socket.hear("here")
            while here["watching"] != 1 or here["seats"] != [0, 1]:
                here = socket.hear("here")
        while here["watching"] or here["seats"] != [0]:
            here = socket.hear("here")
