"""Sagnir in words and touches: what is asked, done, told and refused, and which pieces a person touches."""

import xml.etree.ElementTree as ET

import pytest

import meadhall
from meadhall.core.content import Edition
from meadhall.games.island import phase
from meadhall.games.island.board.touches import touches
from meadhall.games.island.words import meanings
from tests.sagnir.table import Table
from tests.sagnir.test_patterns import cross

SAGNIR = meadhall.game("sagnir")


def path(table: Table, text: str) -> tuple[str, ...]:
    view = table.match.view(table.match.to_move)
    return touches(view, table.match.game.actions.number(text))


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("place fire c4", ("hand-fire", "cell-c4")),
        ("step c3", ("cell-c3",)),
        ("activate 01", ("being-01", "do-activate")),
        ("claim b01", ("bonus-b01", "do-claim")),
        ("discard fire", ("do-pass", "hand-fire", "do-discard")),
        ("discard 04", ("do-pass", "being-04", "do-discard")),
        ("exchange fire", ("protector-0", "hand-fire")),
        ("end turn", ("do-end-turn",)),
    ],
)
def test_touches(text: str, expected: tuple[str, ...]) -> None:
    table = Table(seats=["earth-giant"], hands=["FFWE"], beings=[[1, 4, 14]], bonus=[1], pawns=["b2", "e5"]).lights()
    if text == "end turn":
        table.do("step c3")
    assert text in table.legal
    assert path(table, text) == expected


def test_touches_of_a_switch_and_of_a_pass() -> None:
    table = Table(seats=["fire-giant"], hands=["FFWE"], pawns=["a1", "e5"])
    assert path(table, "switch a1") == ("protector-0", "cell-a1")
    assert path(table.do("switch a1"), "with b1") == ("cell-b1",)
    table = Table(hands=["FFWE"]).do("discard fire")
    assert path(table, "discard fire") == ("do-pass", "hand-fire", "do-discard")
    assert path(table, "finish") == ("do-finish",)


def test_a_drawing_holds_what_can_be_touched_and_no_secret() -> None:
    table = Table(hands=["FFWE", "AAAN"], beings=[[1, 2, 3], [9, 10, 11]])
    ids = {element.attrib.get("data-id") for element in ET.fromstring(table.match.view(0).svg()).iter()}
    assert {"cell-a1", "hand-fire", "being-01", "bonus-b20", "protector-1", "discard-tiles"} <= ids
    assert not {"hand-air", "hand-aurora", "being-09"} & ids


def test_what_is_asked() -> None:
    table = Table(hands=["FFWE"], pawns=["c3", "e5"])
    prompt = SAGNIR.words.prompt
    assert "Your turn" in prompt(table.match.view(0))
    assert prompt(table.match.view(1)) == "Waiting for Seat 1."
    table.do("step c2")
    assert "Replacements left: 2, steps left: 2" in prompt(table.match.view(0))


def test_what_is_told() -> None:
    table = cross("b3")
    start = len(table.match.steps)
    table.do("place aurora a2", "step b2", "activate 01").end()
    told = [event.text for event in table.match.log(1, start)]
    assert told[0] == "Seat 1 replaces fire on a2 by Northern Lights."
    assert told[1] == "Seat 1 steps to b2."
    assert told[2] == "Seat 1 activates Einmyrja (01): 3 points."
    assert told[3] == "Seat 1 ends the turn."
    assert table.match.event(start, 1).places == ("cell-a2",)  # type: ignore[union-attr]


def test_S84_a_being_of_the_own_element_is_told_with_what_it_brings() -> None:
    table = cross("b3", seats=("dragon", "griffin")).do("place aurora a2", "step b2")
    view, action = table.match.view(0), SAGNIR.actions.number("activate 01")
    assert SAGNIR.words.action(view, action) == "Activate Einmyrja (01): 3 points and 1 for the own element"
    assert told_last(table.do("activate 01")) == "Seat 1 activates Einmyrja (01): 3 points and 1 for the own element."


def test_S56_a_claim_says_whether_it_brings_points() -> None:
    said = []
    for owners in ((), (0,), (1,)):
        table = Table("FFEWE/FAEAA/EWAEE/AEWFA/WWWEA", pawns=["a1", "e1"], bonus=[4, 10, 16, 1]).claimed(4, *owners)
        said.append(SAGNIR.words.action(table.match.view(0), SAGNIR.actions.number("claim b04")))
    assert said == [
        "Claim bonus card b04, worth 2",
        "Lock bonus card b04 with a second token, for no more points",
        "Share bonus card b04, worth 2, with Seat 2: then it is locked",
    ]


def test_S43_a_being_that_takes_a_token_is_shown_where_it_lies() -> None:
    table = Table("AFEAE/NAFEA/AEAEA/WEWEW/EWEWE", beings=[[1, 4, 14]], pawns=["b2", "e5"])  # b3 lacks water
    view = table.match.view(0)
    told, cells = meanings.card(view, "being-01")
    assert cells == ("cell-b1", "cell-a2", "cell-b2", "cell-c2", "cell-b3")
    assert told.endswith("With a token it is on the island once: b1 a2 b2 c2 b3")
    assert meanings.meaning(view, "being-04").endswith("It is not on the island now")


def told_last(table: Table) -> str:
    return table.match.log()[-1].text


def test_a_turn_that_ends_by_itself_is_told() -> None:
    table = Table(hands=["FFWE"], beings=[[1, 4, 14]], pawns=["c3", "e5"], all_mythicals=True)
    table.do("place fire a1", "place fire b1", "step c2", "step c1", "step b1")
    assert told_last(table) == "Seat 1 steps to b1. Seat 1 has nothing left to do: the turn ends (S-16)."


def test_kinds_are_told_as_tiles_and_points_in_singular_and_plural() -> None:
    Table(hands=["FFWE"]).refuses("place aurora c3", "there is no Northern Lights tile in your hand")
    text = SAGNIR.edition.text.replace(
        'name = "Einmyrja"\nelement = "fire"\npoints = 3', 'name = "Einmyrja"\nelement = "fire"\npoints = 1'
    )
    one = Table(
        content=SAGNIR.with_content(Edition(text, "mine.toml")), beings=[[1, 2, 3]], pawns=["b2", "e5"]
    ).lights()
    assert told_last(one.do("activate 01")) == "Seat 1 activates Einmyrja (01): 1 point."


def test_S89_without_abilities_nobody_is_told_whose_ability_it_would_be() -> None:
    table = Table(seats=["griffin"], abilities=False, pawns=["c3", "e5"])
    for text in ("fly c1", "switch c3", "exchange fire"):
        table.refuses(text, "protectors have no abilities in variant A .S-89")


def test_the_end_says_which_rule_ended_the_game_and_what_broke_a_tie() -> None:
    table = Table(seats=["dragon", "sea-goddess"]).has_activated(0, 1).has_activated(1, 16)
    table.state.phase = phase.ENDED
    prompt = SAGNIR.words.prompt
    assert prompt(table.match.view()) == (
        "The game is over: after 1 turn it is scored as it stands (S-88)."
        " Seat 1 wins the tie by the most beings of the own element (S-86)."
    )


def test_the_points_are_told_line_by_line() -> None:
    table = Table(seats=["sea-goddess"], bonus=[16]).has_activated(0, 8, 1).claimed(16, 0)
    lines = SAGNIR.words.scoring(table.match.view())[0]
    assert lines == [
        ("Einmyrja (01) (S-81)", 3),
        ("Fjörulalli (08) (S-81)", 3),
        ("Beings of the own element: 1 (S-84)", 1),
        ("Bonus card b16 (S-83)", 4),
    ]


def test_S43_the_cell_of_a_token_is_told() -> None:
    table = Table("AFEAE/NAFEA/AEAEA/WEWEW/EWEWE", seats=["sea-goddess"], beings=[[1, 4, 14]], pawns=["b2", "e5"])
    start = len(table.match.steps)
    table.do("activate 01")  # b3 lacks water
    event = table.match.event(start, 1)
    assert event is not None
    assert event.text == (
        "Seat 1 activates Einmyrja (01): 3 points. A token of Seat 1 stands for water on b3, and is used up (S-47)."
    )
    assert (event.kind, event.places) == ("scored", ("being-01", "cell-b2", "cell-b3"))


def test_S80_the_end_is_told_with_everybodys_points() -> None:
    table = Table(beings=[[1, 4, 14]], pawns=["b2", "e5"], target=3).has_activated(0, 2, 3).lights()
    start = len(table.match.steps)
    table.do("activate 01")
    event = table.match.event(start, 1, you=True)
    assert event is not None
    points = table.points()
    assert event.text.endswith(
        f"With 3 beings the game ends at once (S-80). Seat 1 has {points[0]} points. You have {points[1]} points."
    )
    assert event.kind == "ended"


def test_each_decision_is_shown_as_what_it_is_where_it_is() -> None:
    for protector, text, kind, places in (
        ("fire-giant", "place fire a1", "laid", ("cell-a1",)),
        ("fire-giant", "step c2", "moved", ("cell-c2",)),
        ("earth-giant", "exchange fire", "taken", ("discard-tiles",)),
        ("dragon", "discard fire", "taken", ("discard-tiles",)),
        ("dragon", "discard 04", "taken", ("being-04",)),
    ):
        table = Table(seats=[protector], hands=["FFWE"], beings=[[1, 4, 14]], pawns=["c3", "e5"])
        start = len(table.match.steps)
        event = table.do(text).match.event(start, 1)
        assert event is not None
        assert (event.kind, event.places) == (kind, places)


def test_S70_a_switch_is_told_with_both_cells() -> None:
    table = Table(seats=["fire-giant"], hands=["FFWE"], pawns=["a1", "e5"])
    start = len(table.match.steps)
    kinds = [table.at("a1"), table.at("b1")]
    events = table.do("switch a1", "with b1").match.event(start + 1, 1)
    assert kinds[0] != kinds[1]
    assert events is not None
    assert events.places == ("cell-a1", "cell-b1")
    assert events.text.startswith("Seat 1 switches ")
    assert " on a1 with " in events.text


def test_both_games_say_the_same_sentences() -> None:
    assert meadhall.game("mythical_island").phrases is SAGNIR.phrases


def test_a_shuffle_is_told() -> None:
    table = Table(seats=["dragon"], hands=["FFWE"]).leaves_tiles("A").do("place fire a1", "place fire b1", "end turn")
    table.draw("A")
    assert "shuffled into a new pile of" in table.match.log(1)[-1].text


def test_the_description_draws_the_island() -> None:
    text = str(Table(pawns=["c3", "e5"], beings=[[12, 2, 3]]).match.view(0))
    assert " 3  E   A   F1  W   E" in text
    assert "12 Nykur (water, 6 points)  W..W/WNEW/A..F" in text
    assert "Being pile: 22" in text


def test_the_command_shows_and_plays_it() -> None:
    match = SAGNIR.start(2, seed=1)
    for _ in range(30):
        match.play(match.legal[len(match.legal) // 2])
    assert match.record.to_json()


def test_half_a_decision_is_asked_for_in_plain_words() -> None:
    match = Table(hands=("FFWE",), pawns=("a2",)).match
    asks, view = SAGNIR.words.asks, match.view(0)
    assert asks(view, ("hand-fire",)) == "Lay fire on which tile?"
    assert asks(view, ("do-pass",)).startswith("Which tiles and beings do you discard?")
