"""The rules of Saga, one by one: combat, leaders, the end of the round and victory (V-69 to V-96)."""

import pytest

from meadhall.core.constants import CHANCE
from meadhall.games.saga import location, phase, sides, victory
from tests.saga.table import Table, refuse


def standing(table: Table) -> Table:
    """A far corner of England where both sides stay, so that nobody wins by the way: Northumbria and Sussex."""
    return table.at("nor", "2 v 0").at("sus", "0 v 2")


# --- Which combat, and who is revealed


def test_V69_the_viking_chooses_the_next_combat_each_time() -> None:
    table = standing(Table.empty()).at("ess", "1 v 1").at("mer", "1 v 1").at("ean", "1 v 1").combat()
    assert (table.match.to_move, table.legal) == (sides.VIKINGS, ["fight mer", "fight ean", "fight ess"])
    table.do("fight ean")
    assert table.legal == ["fight mer", "fight ess"]
    refuse(table, "fight ean", "V-69")


def test_V70_no_area_fights_twice() -> None:
    table = standing(Table.empty()).at("ess", "3 v 2").at("mer", "3 v 2").combat().do("fight ess")
    table.do("retreat ken")
    assert (table.here("ess"), table.here("ken")) == ("2 v 0", "0 v 1")
    table.retreat()  # Mercia followed by itself, and that was all
    assert table.state.round == 2


def test_V71_players_take_turns_to_reveal_beginning_with_the_viking() -> None:
    table = standing(Table.empty()).at("ess", "2 garrison repel v 2 siege plunder").combat()
    assert (table.match.to_move, table.legal) == (sides.VIKINGS, ["reveal siege", "reveal plunder", "pass"])
    table.do("reveal siege")
    assert (table.match.to_move, table.legal) == (sides.SAXONS, ["reveal garrison", "reveal repel", "pass"])
    table.do("pass")
    assert (table.match.to_move, table.legal) == (sides.VIKINGS, ["reveal plunder", "pass"])


def test_V71_who_has_passed_reveals_nothing_more_while_the_other_goes_on() -> None:
    table = standing(Table.empty()).at("ess", "2 garrison rally v 2 siege").combat().do("pass", "reveal garrison")
    assert (table.match.to_move, table.legal) == (sides.SAXONS, ["reveal rally", "pass"])


def test_V72_a_side_without_hidden_leaders_passes_by_itself() -> None:
    table = standing(Table.empty()).at("ess", "2 garrison v 3").combat()
    assert (table.match.to_move, table.legal) == (sides.SAXONS, ["reveal garrison", "pass"])


def test_V73_a_hidden_leader_fights_with_strength_1() -> None:
    table = standing(Table.empty()).at("ess", "0 garrison v 2", stronghold=True).combat().do("pass")
    assert table.here("removed") == "0 garrison v 0"  # 1 against 2


def test_V74_revealing_goes_on_when_the_other_side_has_nobody_left() -> None:
    table = standing(Table.empty("field landing")).at("ess", "1 v 0 berserk plunder", stronghold=True).combat()
    table.do("reveal berserk", "slay warrior")
    assert (table.match.to_move, table.legal) == (sides.VIKINGS, ["reveal plunder", "pass"])
    assert "Combat in Essex, 1 Leader against nobody" in table.match.game.words.prompt(table.match.view(sides.VIKINGS))
    table.do("reveal plunder")
    assert (3 in table.strongholds, table.coins()) == (False, [3, 3, 9])


def test_V74_a_leader_may_be_revealed_though_nobody_is_left_for_him() -> None:
    table = standing(Table.empty("field landing")).at("ess", "1 repel garrison v 0 berserk").combat()
    table.do("reveal berserk", "slay none")
    assert (table.match.to_move, table.legal) == (sides.SAXONS, ["reveal garrison", "reveal repel", "pass"])
    table.do("reveal repel")  # R19: he drives somebody away from elsewhere
    assert table.legal == ["reveal garrison", "pass"]
    table.do("reveal garrison")
    assert table.here("ess") == "1 garrison repel v 0"
    nobody = Table.empty("field landing").at("nor", "1 v 0").at("ess", "1 repel garrison v 0 berserk").combat()
    nobody.do("reveal berserk", "slay none", "reveal repel")  # V-85: no Viking is left in England
    assert nobody.legal == ["reveal garrison", "pass"]


def test_V74_nobody_on_either_side() -> None:
    empty = (
        standing(Table.empty("field landing")).at("ess", "1 v 0 berserk").combat().do("reveal berserk", "slay warrior")
    )
    assert empty.here("ess") == "0 v 0"
    assert empty.state.round == 2


def test_V74_was_another_in_version_1_of_the_rules() -> None:
    table = standing(Table.empty(rules=1)).at("ess", "1 repel garrison v 0 siege").combat().do("pass", "reveal repel")
    assert table.legal == ["harbour north", "harbour central", "harbour south"]  # the combat and the round are over
    assert (table.here("hand"), table.here("ess")) == ("0 v 0 siege", "1 garrison repel v 0")
    raid = standing(Table.empty("field landing", rules=1)).at("ess", "1 v 0 berserk plunder", stronghold=True).combat()
    raid.do("reveal berserk", "slay warrior")
    assert (raid.state.round, raid.here("ess"), raid.strongholds) == (2, "0 v 0 plunder", [location.ESS])


@pytest.mark.parametrize(
    ("here", "after"),
    [("3 v 2", "2 v 0"), ("2 v 3", "0 v 2"), ("2 v 2", "1 v 0"), ("1 v 1", "1 v 0"), ("5 v 4", "3 v 0")],
)
def test_V75_higher_strength_wins_and_anglo_saxons_win_ties(here: str, after: str) -> None:
    assert standing(Table.empty()).at("ess", here).at("wes", "0 v 1").combat().retreat().here("ess") == after


def test_V76_one_loss_for_every_two_points_of_enemy_strength() -> None:
    table = standing(Table.empty()).at("ess", "3 rally v 5 siege").combat().do("pass", "pass")
    assert table.state.strength.tolist() == [4, 6]
    assert table.legal == ["lose warrior", "lose siege"]
    table.do("lose siege", "lose warrior")
    assert table.legal == ["lose warrior", "lose rally"]
    table.do("lose warrior", "lose rally")  # the third can only be a Warrior
    assert table.here("removed") == "0 rally v 0 siege"
    assert table.here("ess") == "1 v 4"
    assert table.legal == ["retreat mer", "retreat ean", "retreat ken"]


def test_V76_all_fall_if_there_are_fewer() -> None:
    table = standing(Table.empty()).at("ess", "1 v 5").combat()
    assert table.here("ess") == "0 v 5"


def test_V77_the_viking_names_his_losses_first() -> None:
    table = standing(Table.empty()).at("ess", "2 rally v 2 siege").combat().do("pass", "pass")
    assert (table.match.to_move, table.legal) == (sides.VIKINGS, ["lose warrior", "lose siege"])
    table.do("lose warrior")
    assert (table.match.to_move, table.legal) == (sides.SAXONS, ["lose warrior", "lose rally"])


def test_V78_the_losers_retreat_together() -> None:
    table = standing(Table.empty()).at("ess", "5 v 3 siege").combat().do("pass", "lose warrior", "lose warrior")
    assert table.legal == ["retreat mer", "retreat ean", "retreat ken", "retreat drakkar"]
    table.do("retreat ken")
    assert table.here("ken") == "0 v 1 siege"


def test_V79_anglo_saxons_retreat_to_an_adjacent_area_without_vikings() -> None:
    table = standing(Table.empty()).at("ess", "4 v 5").at("mer", "0 v 1").at("ken", "1 v 0", stronghold=True).combat()
    assert (table.match.to_move, table.legal) == (sides.SAXONS, ["retreat ean", "retreat ken"])
    refuse(table, "retreat mer", "V-79")
    lost = standing(Table.empty()).at("ess", "3 v 4").at("mer", "0 v 1").at("ken", "0 v 1").at("ean", "0 v 1").combat()
    assert (lost.here("ess"), lost.count("saxons", "supply")) == ("0 v 3", 10 + 3)


def test_V80_vikings_retreat_to_their_own_first() -> None:
    table = standing(Table.empty()).at("ess", "4 v 4").at("ken", "0 v 1").at("mer", "0 v 1").combat()
    assert (table.match.to_move, table.legal) == (sides.VIKINGS, ["retreat mer", "retreat ken"])
    refuse(table, "retreat drakkar", "V-80")
    guarded = standing(Table.empty()).at("ess", "4 v 4").at("ken", "0 v 1", stronghold=True).at("mer", "0 v 1").combat()
    assert guarded.here("mer") == "0 v 3"  # Kent has a Stronghold


def test_V81_else_to_an_empty_area_or_from_the_coast_to_the_drakkar() -> None:
    table = standing(Table.empty()).at("ess", "3 v 3").at("mer", "1 v 0").at("ean", "0 v 0", stronghold=True).combat()
    assert table.legal == ["retreat ken", "retreat drakkar"]
    inland = standing(Table.empty()).at("mer", "3 v 3").at("ess", "1 v 0").combat()
    assert inland.legal == ["retreat ean", "retreat wes"]


def test_V82_who_cannot_retreat_is_removed() -> None:
    table = Table.empty().at("mer", "3 v 2 siege").at("ken", "0 v 1")
    for area in ("nor", "ean", "ess", "wes"):
        table.at(area, "1 v 0")
    table.combat().do("pass", "lose warrior")
    assert table.here("removed") == "0 v 0 siege"
    assert table.here("supply").endswith("v 11 landing berserk plunder")


def test_V83_after_the_combat_leaders_are_hidden_again_and_the_winner_stays() -> None:
    table = standing(Table.empty()).at("ess", "1 v 3 siege").at("mer", "1 v 1").combat()
    table.do("fight ess", "reveal siege")
    assert table.state.shown.sum() == 0
    assert table.here("ess") == "0 v 4 siege"  # with the Warrior who lost the combat in Mercia afterwards


# --- Leaders


def test_V84_abilities_work_in_combat_only_and_again_in_later_ones() -> None:
    table = standing(Table.empty()).at("ess", "1 garrison v 3", stronghold=True).at("north", "0 v 1")
    refuse(table.resolve("vikings", 1), "reveal siege", "V-84")
    table.do("end tile")
    table.do("reveal garrison")  # 3 against 3: the Anglo-Saxons win, each side loses one
    table.do("lose warrior").retreat()
    assert table.here("ess") == "0 garrison v 0"
    table.at("ess", "0 v 1").combat()
    assert table.legal == ["reveal garrison", "pass"]


def test_V85_a_leader_may_be_revealed_without_effect() -> None:
    table = standing(Table.empty()).at("mer", "2 v 2 landing").combat().do("reveal landing")
    assert table.state.strength.tolist() == [2, 3]
    lone = Table.empty().at("ess", "1 rally v 3").at("sus", "0 v 2").at("nor", "1 v 0").combat().do("reveal rally")
    assert lone.state.strength.tolist() == [2, 3]


def test_V86_a_leader_in_the_drakkar_adds_no_strength() -> None:
    table = standing(Table.empty()).at("ess", "2 repel v 3 siege", stronghold=True).combat()
    table.do("reveal siege")
    assert table.legal == ["reveal repel", "pass"]
    table.do("reveal repel")
    assert table.legal == ["repel figure-3", "repel warrior ess", "repel warrior sus"]
    table.do("repel figure-3")
    assert table.here("ess") == "2 repel v 2"
    assert table.state.strength.tolist() == [3, 3]


def test_V87_who_comes_to_help_may_be_revealed_too() -> None:
    table = standing(Table.empty()).at("mer", "0 rally v 3", stronghold=True).at("wes", "0 garrison v 0").combat()
    table.do("reveal rally", "rally from wes")
    assert table.here("mer") == "0 garrison rally v 3"
    assert table.legal == ["reveal garrison", "pass"]


def test_V88_the_berserk_and_his_victims_bring_replacements() -> None:
    table = standing(Table.empty("garrison landing")).at("ess", "1 rally v 2 berserk").combat().do("reveal berserk")
    assert table.here("removed") == "0 v 0 berserk"
    assert table.here("supply").endswith("landing plunder")
    assert table.legal == ["slay warrior", "slay figure-3", "slay none"]
    table.do("slay figure-3")
    assert table.here("removed") == "0 rally v 0 berserk"
    assert table.here("supply").split(" v ")[0] == "9 garrison repel field"


def test_V89_plunder_pillages_after_a_victory() -> None:
    table = standing(Table.empty()).at("ess", "2 v 3 plunder", stronghold=True).combat()
    table.do("reveal plunder", "lose plunder")  # he may have fallen himself
    assert (location.ESS in table.strongholds, table.coins()) == (False, [3, 3, 9])  # R22: nobody was asked
    tie = (
        standing(Table.empty())
        .at("ess", "3 v 2 plunder", stronghold=True)
        .combat()
        .do("reveal plunder", "lose warrior")
    )
    assert (location.ESS in tie.strongholds, tie.coins()) == (True, [3, 2, 10])


def test_V89_plunder_must_be_revealed_and_present() -> None:
    hidden = standing(Table.empty()).at("ess", "1 v 3 plunder", stronghold=True).combat().do("pass")
    assert location.ESS in hidden.strongholds
    gone = standing(Table.empty()).at("ess", "0 repel v 3 plunder", stronghold=True).combat()
    gone.do("reveal plunder", "reveal repel", "repel figure-3")
    assert gone.here("ess") == "0 v 3"
    assert location.ESS in gone.strongholds


def test_V90_landing_does_nothing_inland() -> None:
    coast = standing(Table.empty()).at("ess", "2 v 1 landing").at("north", "0 v 1").at("south", "0 v 2").combat()
    coast.do("reveal landing")
    assert coast.legal == ["land from north", "land from south"]
    coast.do("land from south")
    assert coast.here("south") == "0 v 1"
    inland = standing(Table.empty()).at("mer", "2 v 1 landing").at("north", "0 v 1").combat().do("reveal landing")
    assert inland.here("north") == "0 v 1"
    assert "land from north" not in inland.legal


def test_A_field_is_strong_only_without_a_stronghold() -> None:
    weak = (
        standing(Table.empty("garrison berserk")).at("ess", "0 field v 2", stronghold=True).combat().do("reveal field")
    )
    assert weak.here("removed") == "0 field v 0"
    strong = standing(Table.empty("garrison berserk")).at("ess", "0 field v 3").combat().do("reveal field")
    assert strong.legal == ["retreat mer", "retreat ean", "retreat ken", "retreat drakkar"]


# --- The end of the round and victory


def test_V91_the_order_of_the_end_of_the_round() -> None:
    table = Table.empty().at("nor", "2 v 0").at("mer", "0 v 1").at("wes", "0 v 1").at("drakkar", "0 v 4").end_round()
    s = table.state
    assert (s.round_marker, table.coins(), s.round) == (9, [3, 4, 8], 1)
    assert table.legal == ["harbour north", "harbour central", "harbour south"]  # three went home, one is left
    table.do("harbour south")
    assert [table.here(area) for area in ("north", "central", "south")] == ["0 v 1", "0 v 1", "0 v 2"]
    assert (s.round, table.owners, table.legal[0]) == (2, [-1] * 4, "choose 1")


def test_V91_leaders_come_home_one_by_one() -> None:
    table = Table.empty().at("nor", "1 v 0").at("ken", "0 v 1").at("drakkar", "0 v 1 siege").at("north", "0 v 1")
    table.end_round()
    assert table.legal == ["home warrior", "home siege"]
    table.do("home siege")
    assert table.legal == ["harbour central", "harbour south"]
    table.do("harbour south")
    assert (table.here("central"), table.here("south")) == ("0 v 1", "0 v 0 siege")


def test_V92_anglo_saxons_win_by_the_track_or_by_a_free_england() -> None:
    table = Table.empty().at("nor", "1 v 0").at("ken", "0 v 1")
    table.state.round_marker = 3
    table.state.stronghold_marker = 3
    assert table.end_round().state.won_by == victory.BY_TRACK
    table = Table.empty().at("nor", "1 v 0").at("drakkar", "0 v 1").at("north", "0 v 3").end_round()
    assert table.state.won_by == victory.BY_FREE_ENGLAND
    assert table.match.outcome is not None
    assert table.match.outcome.winners == (sides.SAXONS,)


def test_V93_vikings_win_by_five_areas_eight_coins_or_conquest() -> None:
    table = Table.empty().at("nor", "1 v 0")
    for area in ("mer", "ean", "ess", "ken", "sus"):
        table.at(area, "0 v 1")
    assert table.end_round().state.won_by == victory.BY_AREAS
    assert Table.empty().at("nor", "1 v 0").at("ken", "0 v 1").money(0, 8).end_round().state.won_by == victory.BY_COINS
    assert Table.empty().at("nor", "1 v 0").at("ken", "0 v 1").money(0, 7).end_round().state.won_by == 0
    table = Table.empty().at("ken", "0 v 1").end_round()
    assert table.state.won_by == victory.BY_CONQUEST
    assert table.match.outcome is not None
    assert table.match.outcome.winners == (sides.VIKINGS,)


def test_V94_if_both_sides_could_win_the_anglo_saxons_do() -> None:
    table = Table.empty().at("nor", "1 v 0").at("ken", "0 v 1").money(0, 9)
    table.state.round_marker = 2
    table.end_round()
    assert (table.phase, table.state.won_by) == (phase.ENDED, victory.BY_TRACK)


def test_V95_there_is_no_victory_at_any_other_time() -> None:
    table = Table.empty().at("nor", "2 v 0").at("ken", "0 v 1", stronghold=True).at("drakkar", "0 v 1").money(1, 7)
    table.resolve("vikings", 3).do("bonus none", "start pillage")
    assert table.coins()[1] == 8
    assert not table.match.over
    table.do("end tile")
    assert (table.phase, table.state.won_by) == (phase.ENDED, victory.BY_COINS)


def test_V96_the_game_ends_after_nine_rounds() -> None:
    table = Table(raid="ken", found="ess")
    for number in range(1, 10):
        assert (table.state.round, table.match.over) == (number, False)
        table.do("choose 1", "choose 2", "choose 3")
        while not table.match.over and table.state.round == number and table.phase != phase.REVEALING:
            ends = [text for text in table.legal if text in ("end tile", "bonus none") or text.startswith("resolve")]
            table.do(ends[-1])
    assert table.match.over
    assert (table.state.round, table.state.won_by) == (9, victory.BY_TRACK)


def test_no_combat_means_no_choice_of_one() -> None:
    table = standing(Table.empty()).combat()
    assert table.state.phase != phase.CHOOSING_COMBAT
    assert table.match.to_move != CHANCE
    assert table.count("saxons", "nor") == 2
    assert location.NOR == 0
