"""Runir's content: what is in the box, an owner's own edition, and mistakes that are explained."""

import re

import pytest

import meadhall
from meadhall.core.content import Edition
from meadhall.core.errors import ContentError
from meadhall.core.options import settle
from meadhall.games.runir.box import RUNE_SIGNS
from meadhall.games.runir.state import REWARDS, RUNES, STONES

RUNIR = meadhall.game("runir")
TEXT = RUNIR.edition.text


def changed(*changes: tuple[str, str]) -> Edition:
    text = TEXT
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    return Edition(text, "mine.toml")


def test_the_box_holds_what_the_rules_count() -> None:
    box = RUNIR.make_box(4)
    assert box.stack.sum() == 60
    assert box.rewards.sum() == REWARDS == 24
    assert box.crystals * 4 == 48
    assert [(box.values[kind] * box.copies[kind]).sum() / 10 for kind in range(6)] == [2, 2, 4, 4, 6, 6]


def test_R39_there_are_eight_types_of_each_kind_of_reward() -> None:
    box = RUNIR.make_box(2)
    asked = [
        (box.by_type[n].tolist(), box.by_colour[n].tolist(), int(box.praise[n]), int(box.times[n])) for n in range(24)
    ]
    for kind in range(3):
        of_kind = asked[kind * 8 : kind * 8 + 8]
        assert all(of_kind.count(one) == 1 for one in of_kind)
    assert sorted(one[2:] for one in asked[16:]) == [(1, 2), (2, 1), (3, 5), (3, 6), (4, 2), (4, 3), (4, 4), (4, 5)]


def test_every_board_shifts_the_same_two_patterns() -> None:
    """Side 1 and side 2 of board i, as runes counted from i; a number in a pair of brackets is a wild set."""
    patterns = (
        (((0, 1), 0), ((), 2), ((0, 1, 3), 0), ((5,), 2), ((0, 1, 2, 4), 0), ((0, 2), 2)),
        (((0, 2), 0), ((0, 0), 0), ((), 3), ((4, 4, 0), 0), ((1,), 3), ((2, 2, 0, 5), 0)),
    )
    box = RUNIR.make_box(2)
    for board in range(RUNES):
        for side in range(2):
            for index, (runes, wild) in enumerate(patterns[side]):
                stone = (board * 2 + side) * STONES + index
                expected = [0] * RUNES
                for rune in runes:
                    expected[(board + rune) % RUNES] += 1
                assert box.runes[stone].tolist() == expected
                assert box.wild[stone].tolist() == [wild, 0]
                assert box.runes[stone].sum() + wild == 2 + index // 2  # bronze 2, silver 3, gold 4 dice


def test_the_children_have_no_rewards() -> None:
    assert RUNIR.make_box(2, settle(RUNIR.options, {"children": True})).rewards.sum() == 0


def test_an_owners_edition_is_played() -> None:
    coins, price = ("b0 = [1, 1, 1", "b0 = [9, 1, 1"), ("dark_die = 2", "dark_die = 3")
    edition = changed(coins, price, ('["F U", "[2=]"]', '["K K", "F [2=] [3=]"]'))
    box = RUNIR.with_content(edition).make_box(2)
    assert (box.values[0].tolist(), box.copies[0].tolist()) == ([1, 2, 3, 9], [2, 4, 3, 1])
    assert box.prices[1] == 3
    assert box.runes[0, RUNE_SIGNS.index("K")] == 2
    assert box.wild[1].tolist() == [3, 2]


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (("crystals = 12", 'crystals = "twelve"'), "numbers, crystals: expected a whole number, got text"),
        (("crystals = 12", "crystals = 0"), "numbers, crystals: 0 should be from 1 to 30"),
        (("hall = [4, 3, 2]", "hall = [4, 3, -2]"), "numbers, hall, entry 3: -2 should be from 0 to 20"),
        (("rounds = 60", "rounds = 600"), "numbers, rounds: 600 should be from 1 to 120"),
        (("reroll = 1", "reroll = 0"), "aids, reroll: 0 should be from 1 to 5"),
        (("players = [2, 4]", "players = [1, 4]"), "the rules are for 2 to 4 players"),
        (("g1 = [5, 5, 5, 6, 6, 6, 6, 7, 7, 7]", "g1 = []"), "coins, g1: there should be from 1 to 10 of them, not 0"),
        (("g1 = [5, 5, 5", "g1 = [12, 5, 5"), "coins, g1, entry 1: 12 should be from 1 to 9"),
        (("g1 = [5, 5, 5", "g1 = [1, 2, 5"), "coins, g1: 5 different values, at most 4 are possible"),
        (("{ b1 = 3 }", "{ b1 = 0 }"), "rewards, magic, entry 2: it asks for nothing"),
        (("{ b1 = 3 }", "{ b2 = 3 }"), 'rewards, magic, entry 2: "b2" is none of b0, b1, s0, s1, g0, g1; did you mean'),
        (("{ b1 = 3 }", "{ b1 = 33 }"), "rewards, magic, entry 2, b1: 33 should be from 0 to 10"),
        (("{ b1 = 3 }", "{ b1 = 3 }, { b1 = 2 }"), "rewards, magic: there should be at most 8 of them, not 9"),
        (("{ in_all = 6 }", "{ in_all = 6, one_board = 2 }"), "rewards, praise, entry 6: it names 2 conditions"),
        (('rune = "Uruz"', 'rune = "Fehu"'), "boards: they should be Fehu, Uruz"),
        (('rune = "Uruz"', 'rune = "Odin"'), 'boards, entry 2, rune: "Odin" is none of '),
        (('{ aid = "reroll"', '{ aid = "dark_die"'), "boards: dark_die is on Uruz and Thurisaz"),
        (('{ aid = "reroll"', '{ aid = "mead"'), 'boards, entry 2, sides, entry 1, aid: "mead" is none of '),
        (('"F U A"', '"F U X"'), 'board Fehu, side 1, silver stone 1: "X" is neither a rune (F, U, Th, A, R, K)'),
        (('"F U A"', '"F [1=]"'), 'board Fehu, side 1, silver stone 1: "[1=]" is neither a rune'),
        (('"F U A"', '"[2=] [2=] [2=]"'), "silver stone 1: there are 3 wild sets, at most 2 are possible"),
        (('"F U A"', '""'), "board Fehu, side 1, silver stone 1: it takes 0 dice, it should be from 1 to 7"),
        (('"F U A"', '"F F F F F F F F"'), "silver stone 1: it takes 8 dice"),
        (('["F U", "[2=]"]', '["F U"]'), "boards, entry 1, sides, entry 1, bronze: expected"),
        (("[aids]", "[aid]"), 'object contains unknown field "aid"; did you mean "aids"?'),
        (("[coins]", "[coins"), "this is not TOML"),
    ],
)
def test_a_mistake_is_explained(change: tuple[str, str], message: str) -> None:
    with pytest.raises(ContentError, match="^mine.toml: .*" + re.escape(message)):
        RUNIR.with_content(changed(change))


def test_both_versions_can_be_chosen_together() -> None:
    box = RUNIR.make_box(2, {"long": True, "children": True})
    assert (box.sessions, box.children) == (2, 1)
