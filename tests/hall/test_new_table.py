"""The form for a new table: cards with settings, and options that exclude each other."""

from itertools import combinations

import pytest
from playwright.sync_api import expect

from meadhall import games
from meadhall.core.errors import MeadhallError
from meadhall.core.options import Option, Value
from meadhall.games import Excludes
from tests.hall.server import Server
from tests.hall.table_page import Sitter

Setting = tuple[str, Value]


def refused(name: str, *settings: Setting) -> bool:
    try:
        games.load(name).make_box(2, dict(settings))
    except MeadhallError:
        return True
    return False


def told(each: Excludes) -> set[frozenset[Setting]]:
    one = next(iter(each.one.items()))
    return {frozenset({one, (name, value)}) for name, values in each.others.items() for value in values}


@pytest.mark.parametrize("name", games.own_names())
def test_the_form_knows_which_options_exclude_each_other(name: str) -> None:
    def unusual(option: Option) -> list[Setting]:
        settings = [(option.name, value) for value in option.values if value != option.default]
        return [each for each in settings if not refused(name, each)]

    found = {
        frozenset({one, other})
        for a, b in combinations(games.load(name).options, 2)
        for one in unusual(a)
        for other in unusual(b)
        if refused(name, one, other)
    }
    assert found == set().union(*(told(each) for each in games.shelf_of(name).excludes))


@pytest.mark.parametrize("name", games.own_names())
def test_every_card_can_be_played_and_all_is_called_by_name(name: str) -> None:
    shelf, options = games.shelf_of(name), {option.name for option in games.load(name).options}
    assert any(not preset.options for preset in shelf.presets)  # as printed
    for preset in shelf.presets:
        assert not refused(name, *preset.options.items())
    assert {label.partition("=")[0] for label in shelf.labels} <= options


def test_a_card_sets_the_options_and_what_is_excluded_says_why(server: Server, guest: Sitter) -> None:
    page = guest.page
    page.goto(f"{server.address}/new?game=sagnir")
    page.get_by_label("Two minutes").check()
    expect(page.locator("[name=option-pattern_set]")).to_have_value("light")
    expect(page.locator("[name=option-target]")).to_have_value("3")
    page.get_by_label("All mythicals").check()
    expect(page.locator("[name=option-target]")).to_have_value("printed")
    expect(page.locator("[name=option-target] option[value='3']")).to_be_disabled()
    expect(page.get_by_text("the seventh ends the game").first).to_be_visible()
    page.locator("[name=option-pattern_set]").select_option("light")
    expect(page.get_by_label("Your own")).to_be_checked()
