"""Runir in words: what is told, asked and refused, and what a person touches."""

import random
import re

import meadhall
from meadhall.core.constants import OVER, SPECTATOR
from tests.runir.table import ALL_DIFFERENT, Table


def last(table: Table, count: int = 1) -> list[str]:
    return [event.text for event in table.match.log()][-count:]


def prompt(table: Table, seat: int = SPECTATOR) -> str:
    return table.match.game.words.prompt(table.match.view(seat))


def offered(table: Table) -> list[str]:
    view = table.match.view(table.match.to_move)
    return [table.match.game.words.action(view, number) for number in view.legal]


def touched(table: Table) -> list[str]:
    view = table.match.view(table.match.to_move)
    return ["/".join(table.match.game.board.touches(view, number)) for number in view.legal]


def test_the_setup_and_the_roll_are_told() -> None:
    assert last(Table().roll(ALL_DIFFERENT), 9) == [
        "Board 1 is Fehu, side 1: change the rune.",
        "Board 2 is Uruz, side 1: re-roll.",
        "Board 3 is Thurisaz, side 1: dark die.",
        "Board 4 is Ansuz, side 1: one rune less.",
        "New in the Jarl's Grand Hall, for 2 honour: praise for 4 stones carved on one board.",
        "New in the Jarl's Grand Hall, for 3 honour: magic rune for 2 x Thor's Hammer.",
        "New in the Jarl's Grand Hall, for 4 honour: magic rune for 2 x Trading Stave.",
        "Seat 1 is the starting player.",
        "Seat 1 rolls. The unused dice show F U Th A R K.",
    ]


def test_a_carving_is_told_with_its_coin() -> None:
    table = Table().roll("F F U U A A").do("carve 2 b2", "wild u", "coin 1")
    assert last(table, 3) == [
        "Seat 1 carves the bronze stone on Uruz (2 alike).",
        "Seat 1 uses 2 dice that show U for “2 alike”.",
        "Seat 1 takes a Dream Stave.",
    ]


def test_what_follows_of_itself_is_told_in_the_same_breath() -> None:
    stones = tuple(f"{position} b2" for position in (1, 2, 3))
    table = Table().full(*stones).empty_stack("b0").hand(0, 1).roll("R R R R R R")
    assert last(table) == [
        "Seat 1 rolls. The unused dice show R R R R R R. Seat 1 carves the bronze stone on Ansuz (2 alike). "
        "Seat 1 uses 2 dice that show R for “2 alike”. Seat 1 takes a Dream Stave. Seat 1 has nothing left to do."
    ]


def test_a_corner_that_is_the_only_one_is_told() -> None:
    table = Table(boards=("f 1", "u 1", "th 1", "r 1")).has_used(0, 2).roll(ALL_DIFFERENT).do("aid 4")
    assert last(table) == ['Seat 1 uses the aid "re-use another corner". Seat 1 uses the aid "re-roll" once more.']


def test_the_end_says_which_rule_ended_the_game_and_what_broke_a_tie() -> None:
    table = Table().score(0, track=5, crystals=0, coins="g0=5").score(1, track=5, crystals=0, coins="s0=4 b0=1").over()
    assert prompt(table) == (
        "The game is over: the round is complete, and somebody's crystals are spent (R-43). "
        "Seat 1 wins the tie by the most gold coins (R-48)."
    )
    stopped = Table().score(0, track=5, crystals=1).score(1, track=9, crystals=1).over()
    assert prompt(stopped) == "The game is over: after 60 rounds it is scored as it stands."


def test_a_single_crystal_is_counted_as_one() -> None:
    assert "; 1 crystal left." in prompt(Table().hand(0, 1).roll(ALL_DIFFERENT))


def test_the_end_of_a_session_is_told() -> None:
    table = Table(long=True).hand(1, 1).turn("1 b2").turn("2 b2")
    assert "Seat 2 has nothing left to do. The round is complete" in last(table)[0]
    table.do("worth 2", "worth 3")
    assert last(table) == [
        "Seat 2 turns over a Fishing Stave: 3. The first session is over. Seat 1 has 2 honour. Seat 2 has 3 honour. "
        "Everybody takes back all crystals, the coins return to their stacks, and the boards are empty (R-51)."
    ]
    assert last(table.do("rune f")) == ["The die shows Fehu: that board is replaced (R-52)."]


def test_a_wild_set_of_one_die_is_told_as_a_die() -> None:
    table = Table().roll(ALL_DIFFERENT).do("aid 4", "carve 1 b2")
    assert last(table) == [
        "Seat 1 carves the bronze stone on Fehu (2 alike). Seat 1 leaves out one of the dice that should be alike."
    ]
    assert prompt(table) == "Use which die? (R-05)"
    assert offered(table)[0] == "Use one die that shows F"
    assert last(table.do("wild f")) == ["Seat 1 uses one die that shows F."]


def test_coins_that_leave_no_choice_are_told_with_the_claim() -> None:
    table = Table(hall=("g6", "m5", "p8")).owns(0, "b0 b0 b0").roll(ALL_DIFFERENT).do("claim 4")
    claimed = table.match.log()[-1]
    assert claimed.text == (
        "Seat 1 claims a reward for 4 honour: goods for 3 bronze. Seat 1 lays 3 x Fishing Stave on the reward."
    )
    assert claimed.places == ("reward-4", "honour-0", "purse-0-bronze-0")
    assert (claimed.kind, claimed.whose) == ("scored", 0)
    mixed = Table(hall=("g6", "m5", "p8")).owns(0, "b0 b0 b1 b1").roll(ALL_DIFFERENT).do("claim 4", "spend 0")
    assert last(mixed, 2) == [
        "Seat 1 claims a reward for 4 honour: goods for 3 bronze.",
        "Seat 1 lays a Fishing Stave on the reward.",
    ]


def test_who_did_it_is_told_as_you() -> None:
    table = Table().roll("F F U U A A").do("carve 2 b2", "wild u", "coin 1")
    steps = range(len(table.match.steps) - 3, len(table.match.steps))
    told = [table.match.event(step, 0, you=True) for step in steps]
    assert [event.text for event in told if event] == [
        "You carve the bronze stone on Uruz (2 alike).",
        "You use 2 dice that show U for “2 alike”.",
        "You take a Dream Stave.",
    ]


def test_a_step_says_how_it_may_be_played() -> None:
    def kind(table: Table) -> str | None:
        return table.match.log()[-1].kind

    table = Table(hall=("m6", "m5", "p1")).has_carved(0, "1 b2").roll("F F F F F U")
    assert kind(table) == "rolled"
    assert kind(table.do("carve 1 b2")) == "laid"
    assert kind(table.do("coin 0")) == "taken"
    assert table.match.log()[-1].places == ("coin-bronze-0", "purse-0-bronze-0")
    assert kind(table.do("claim 2")) == "scored"
    assert kind(table.do("set die", "from f", "to k")) == "flipped"
    over = Table().hand(0, 1).hand(1, 1).turn("1 b2").turn("2 b2").do("worth 1")
    assert kind(over) == "flipped"
    assert kind(over.do("worth 2")) == "ended"


def test_stones_and_rewards_have_no_codes_that_stand_nowhere_on_the_board() -> None:
    table = Table().owns(0, "g0 g0").roll("F F F F F Th")
    assert not any(re.search(r"\b[bsg][12]\b|\b[MGP][1-8]\b", text) for text in offered(table))


def test_the_duty_is_part_of_the_question() -> None:
    table = Table().roll(ALL_DIFFERENT)
    assert prompt(table) == "Carve a stone (R-16). Dice: F U Th A R K; 12 crystals left."
    assert prompt(table, 1) == "Waiting for Seat 1."
    assert prompt(table.do("carve 1 s1")) == "Take which silver coin? (R-12)"
    asked = "Use an aid, set a die or end the turn? Dice: Th R K; 11 crystals left."
    assert prompt(table.do("coin 0")) == asked


def test_only_what_is_possible_is_asked() -> None:
    table = Table().owns(0, "g0 g0").roll("F F F F F F").do("carve 1 b2", "coin 0")
    assert "Carve a stone, claim a reward, use an aid, set a die or end the turn?" in prompt(table)
    table.do("carve 2 b2", "coin 0", "carve 3 b2", "coin 0")
    assert prompt(table) == "Claim a reward, use an aid or end the turn? Dice: none; 9 crystals left."


def test_a_die_is_turned_to_the_rune_whose_place_is_touched() -> None:
    table = Table().roll(ALL_DIFFERENT).do("set die", "from f")
    assert touched(table) == [f"die-rune-{rune}" for rune in range(1, 6)]


def test_actions_are_described_and_touched() -> None:
    table = Table().hand(0, 3).owns(0, "g0 g0 b0").roll("F F F F F Th")
    assert offered(table)[:2] == [
        "Carve the bronze stone on Fehu (2 alike) for 1 crystal and a bronze coin",
        "Carve the gold stone on Fehu (F Th, 2 alike) for 1 crystal and a gold coin",
    ]
    assert offered(table)[-4:] == [
        'Use the aid "re-roll" for 1 crystal',
        'Use the aid "dark die" for 2 crystals',
        'Use the aid "one rune less" for 1 crystal',
        "Claim for 3 honour: magic rune for 2 x Thor's Hammer",
    ]
    assert touched(table) == [
        "stone-1", "stone-5", "stone-7", "stone-9", "stone-13", "stone-19", "stone-21",
        "centre", "aid-0", "aid-1", "aid-2", "aid-3", "reward-3",
    ]  # fmt: skip
    assert touched(table.do("aid 1")) == ["purse-0-bronze-0", "purse-0-gold-0"]
    assert touched(table.do("type g0")) == ["do-change-1", "do-change-2"]
    assert touched(table.do("count 1", "carve 1 g2")) == ["coin-gold-0", "coin-gold-1"]


def test_sentences_begin_with_a_capital_and_end_with_a_full_stop() -> None:
    dice, match = random.Random(2), meadhall.game("runir").start(players=3, options={"long": True}, seed=2)
    asked = set()
    while match.to_move != OVER:
        asked |= {match.game.words.prompt(match.view(seat)) for seat in (SPECTATOR, match.to_move)}
        match.play(dice.choice(list(match.legal)))
    told = [event.text for event in match.log()]
    assert len(told) > 100
    assert [text for text in told if not (text[0].isupper() and text[-1] == ".")] == []
    assert [text for text in asked if not (text[0].isupper() and text[-1] in ".?)")] == []


def test_the_position_is_readable_without_a_picture() -> None:
    table = Table().has_carved(0, "1 s2").has_carved(1, "1 s2").owns(0, "s0").has_dark_die(1).roll(ALL_DIFFERENT)
    text = str(table.match.view(0))
    assert "  s2  silver  K, 2 alike        1 2\n" in text
    assert "> 1 Seat 1  11 crystals, 0 honour, 1xs0\n" in text
    assert "  2 Seat 2  11 crystals, 0 honour, a dark die\n" in text
    assert "Dice: F U Th A R K unused, 0 used" in text
