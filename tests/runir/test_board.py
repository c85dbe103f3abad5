"""Runir's scene: ids, touches, names, what is being decided, and that no coin's value is told before the end."""

import gzip
import random
import re
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Iterator
from itertools import chain
from typing import Any

import msgspec
import pytest

import meadhall
from meadhall.core.constants import CHANCE, OVER, SPECTATOR
from meadhall.core.content import Edition
from meadhall.core.game import Game
from meadhall.core.match import Match
from meadhall.core.scene import SHAPES, Piece, Shape, difference
from meadhall.games.runir import phase
from meadhall.games.runir.board import touches
from meadhall.games.runir.box import RUNE_SIGNS
from meadhall.games.runir.words.names import RunirView
from tests.runir.table import ALL_DIFFERENT, Table, place

RUNIR: Game = meadhall.game("runir")
SVG = "{http://www.w3.org/2000/svg}"
MENU = list(RUNIR.configurations())


def positions(players: int, options: dict[str, Any], seed: int, every: int = 1) -> Iterator[Match]:
    """Positions of a random game that claims where it can and likes to go on, from the bare table; chance included."""
    dice = random.Random(seed)
    match = RUNIR.start(players=players, options=options, scripted=True)
    for number in range(6000):
        if number % every == 0 or match.to_move == OVER:
            yield match
        if match.to_move == OVER:
            return
        if match.to_move == CHANCE:
            outcomes, weights = zip(*RUNIR.odds(match.state, match.box), strict=True)
            match.play(dice.choices(outcomes, weights)[0])
        else:
            legal = list(match.legal)
            claims = [action for action in legal if str(action).startswith("claim")]
            match.play(dice.choice(claims or [action for action in legal if str(action) != "end turn"] or legal))


def draw(view: RunirView) -> str:
    return view.svg()


def ids(svg: str) -> list[str]:
    return [element.attrib["data-id"] for element in ET.fromstring(svg).iter() if "data-id" in element.attrib]


def texts(svg: str) -> list[str]:
    return [element.text or "" for element in ET.fromstring(svg).iter(f"{SVG}text")]


def pieces(table: Table | Match, viewer: int = 0, shape: Shape = "wide") -> dict[str, Piece]:
    match = table.match if isinstance(table, Table) else table
    return {piece.id: piece for piece in match.view(viewer).scene(shape).pieces}


def lit(found: dict[str, Piece]) -> set[str]:
    """What stands in the light because it is being decided about."""
    return {piece.id for piece in found.values() if piece.look.startswith("lit-")}


@pytest.mark.parametrize(("players", "options"), MENU)
def test_every_picture_of_a_game_parses_and_has_each_id_once(players: int, options: dict[str, Any]) -> None:
    for number, match in enumerate(positions(players, options, seed=players, every=5)):
        viewers = [SPECTATOR, *range(players)]
        svg = draw(match.view(viewers[number % len(viewers)]))
        found = ids(svg)
        assert len(found) == len(set(found))
        assert {"centre", "coin-bronze-0", "coin-gold-1", "hand-0", f"hand-{players - 1}", "goal"} <= set(found)
        assert ("reward-4" in found) != options["children"]
        assert " id=" not in svg


@pytest.mark.parametrize(("players", "options"), MENU)
def test_what_is_touched_can_be_seen_and_no_two_actions_are_mistaken(players: int, options: dict[str, Any]) -> None:
    for match in positions(players, options, seed=10 + players):
        if match.to_move < 0:
            continue
        view = match.view(match.to_move)
        paths = [touches(view, action) for action in view.legal]
        assert len(set(paths)) == len(paths)
        seen = {piece.id for piece in view.scene("tall").pieces if piece.meaning}
        assert all(name in seen or name.startswith("do-") for path in paths for name in path)


def test_all_viewers_can_see_every_phase() -> None:
    phases = set()
    for match in chain([one_less().match], positions(4, {"long": True}, seed=1), positions(4, {}, seed=2)):
        if match.state.phase not in phases:
            phases.add(int(match.state.phase))
            for viewer in (SPECTATOR, *range(match.players)):
                assert draw(match.view(viewer)).startswith("<svg")
    assert phases >= {*range(phase.MAIN + 1), phase.OMITTING, phase.ENDED}


def test_every_crystal_and_every_die_is_a_piece() -> None:
    for match in chain(positions(3, {}, seed=2), positions(4, {}, seed=1)):
        found, s = pieces(match), match.state
        lying = {f"crystal-{p}-{h}" for p, owners in enumerate(s.holes) for h in (0, 1) if owners[h] >= 0}
        assert {name for name in found if name.startswith("crystal-")} == lying
        shown = Counter(piece.look for name, piece in found.items() if re.fullmatch(r"die-\d", name))
        for rune, count in enumerate(s.unused):
            assert shown[f"die-{rune}"] + shown[f"die-dark-{rune}"] == count
        assert shown["die-used"] + shown["die-dark-used"] == s.used
        assert shown["die-air"] + shown["die-dark-air"] == s.rolling


def test_dice_that_fall_or_are_used_up_are_seen_as_dice_that_do_so() -> None:
    """Dice are anonymous, and who is who is guessed from the position; here nothing is guessed wrong."""
    table = Table()
    for number, sign in enumerate(["K", "A", "R", "F", "U", "F"]):
        before = pieces(table)
        table.roll(sign)
        turned = [
            name for name, piece in pieces(table).items() if name[:4] == "die-" and piece.look != before[name].look
        ]
        assert len(turned) == 1, number
    before = pieces(table)
    table.do("carve 1 b1")
    used = [name for name, piece in pieces(table).items() if piece.look == "die-used"]
    assert sorted(before[name].look for name in used) == ["die-0", "die-1"]
    others = [name for name in before if re.fullmatch(r"die-\d", name) and name not in used]
    assert [before[name].look for name in others] == [pieces(table)[name].look for name in others]


@pytest.mark.parametrize("shape", SHAPES)
def test_a_column_of_dice_takes_the_touch_also_between_them(shape: Shape) -> None:
    table = Table().roll("F F U U U A")
    sheet, found = RUNIR.sheet(table.match.box).looks, pieces(table, shape=shape)
    wide, high = (float(re.search(rf"{name}='([^']+)'", sheet[f"column-{shape}"])[1]) for name in ("width", "height"))  # type: ignore[index]
    for die in (piece for name, piece in found.items() if re.fullmatch(r"die-\d", name)):
        column = found[die.of]
        assert column.meaning
        assert abs(die.x - column.x) + 20 <= wide / 2 + 10
        assert abs(die.y - column.y) <= high / 2
    assert table.match.game.board.touches(table.do("carve 1 b2").match.view(0), RUNIR.actions.number("wild u")) == (
        "die-rune-1",
    )


@pytest.mark.parametrize("players", [2, 3, 4])
def test_both_shapes_show_the_same_pieces(players: int) -> None:
    def told(match: Match, shape: Shape) -> set[tuple[str, str, str, str]]:
        return {(p.id, p.meaning, p.text, p.of) for p in pieces(match, shape=shape).values() if p.meaning or p.text}

    for match in positions(players, {}, seed=3, every=7):
        wide, tall = (told(match, shape) for shape in SHAPES)
        assert {each for each in wide ^ tall if not each[0].startswith("name-")} == set()


def test_runes_have_their_letters_on_dice_and_stones() -> None:
    table = Table().roll(ALL_DIFFERENT)
    sheet, found = RUNIR.sheet(table.match.box).looks, pieces(table)
    assert [">" + sign + "<" in sheet[f"die-{rune}"] for rune, sign in enumerate(RUNE_SIGNS)] == [True] * 6
    letters = re.findall(">([A-Za-z]+)<", sheet[found[f"asked-{place('1 g1')}"].look])
    assert letters == ["F", "U", "Th", "R"]


def test_the_end_is_in_sight() -> None:
    def written(table: Table) -> tuple[str, str, str]:
        found = pieces(table)
        mark = found["goal-mark"].look if "goal-mark" in found else ""
        return found["goal-head"].text, found["goal-line"].text, mark

    table = Table(3).roll(ALL_DIFFERENT)
    assert written(table) == ("Round 1", "Until a last crystal is spent", "")
    assert pieces(table)["hand-1"].text == "12/12"
    near = Table(3).hand(1, 3).roll(ALL_DIFFERENT)
    assert written(near) == ("Round 1: the end is near", "3 crystals left", "mark-1")
    long = Table(long=True).hand(1, 1).roll(ALL_DIFFERENT)
    assert written(long) == ("The end is near", "1 crystal left", "mark-1")
    assert pieces(long)["goal"].meaning == "Seat 2 has 1 crystal left and can bring the last round (R-43)"
    last = Table(3).hand(0, 1).turn("1 b2")
    assert written(last) == ("Last round", "no crystal left", "mark-0")
    assert "1 more turn is to come" in pieces(last)["goal"].meaning
    assert written(last.turn("2 b2"))[0] == "The last turn"
    over = Table().score(0, track=5, coins="g0=5").score(1, track=5).over()
    assert written(over) == ("The game is over", "wins with 10", "mark-0")
    assert pieces(over)["goal-head"].text in texts(draw(over.match.view(SPECTATOR)))


def test_a_coin_goes_from_its_stack_to_the_purse() -> None:
    table = Table().roll("F F F F F F").do("carve 1 b2")
    before = pieces(table)["taken-1-1"]
    assert (before.x, before.look) == (pieces(table)["coin-bronze-1"].x, "coin-1")
    after = pieces(table.do("coin 1"))
    assert after["taken-1-1"].y == after["purse-0-bronze-1"].y != before.y
    assert "taken-0-1" not in after


def test_names_are_escaped_and_endless_ones_cut() -> None:
    names = ["<script>alert(1)</script>", 'A&B" onload="x', "\x00\x1b\u202eevil\ud800", "Bjørn " * 50]
    match = RUNIR.start(players=4, seed=1, names=names)
    svg = draw(match.view(0))
    assert "<script" not in svg
    assert "evil" in texts(svg)
    written = [piece.text for name, piece in pieces(match).items() if name.startswith("name-")]
    assert all(len(text) < 20 for text in written)
    assert any(text.endswith("…") for text in written)


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize(
    "name", ["Bjarni Sturluson", "Asgerd the Unyielding One", "Þorgerður Höllusdóttirsson", "Halldóra-Guðrún of Hólar"]
)
def test_names_are_not_cut(name: str, shape: Shape) -> None:
    found = pieces(RUNIR.start(players=4, seed=1, names=["A", name, "B", "C"]), shape=shape)
    lines = [found[key].text for key in ("name-1", "name-1-more") if key in found]
    assert "".join(lines).replace(" ", "") == name.replace(" ", "")


def test_the_same_view_gives_the_same_bytes() -> None:
    first, again = (RUNIR.start(players=3, seed=5).view(1) for _ in range(2))
    assert draw(first) == draw(again) == first.svg()


def test_the_viewers_own_panel_comes_first_and_then_clockwise() -> None:
    match = RUNIR.start(players=3, seed=5, names=["Astrid", "Bjørn", "Cnut"])
    names = {p.text: p.y for p in pieces(match, 1).values() if p.id.startswith("name-")}
    assert names["Bjørn"] < names["Cnut"] < names["Astrid"]


@pytest.mark.parametrize("children", [False, True])
def test_R14_no_coin_shows_a_value_before_the_end(children: bool) -> None:
    for match in positions(2, {"long": True, "children": children}, seed=3):
        worths = [text for text in texts(draw(match.view(0))) if text.startswith("=")]
        if match.state.phase not in (phase.COUNTING, phase.ENDED):
            assert worths == []
        total = sum(int(text[1:]) for text in worths)
        assert total == int((match.state.turned * match.box.values).sum())


def test_coins_of_a_type_look_alike_whoever_owns_them() -> None:
    table = Table().roll("F F F F F F").do("carve 1 b2", "coin 0", "end turn")
    table.roll("F F F F F F").do("carve 1 b2", "coin 0")
    own, other = (pieces(table)[f"purse-{seat}-bronze-0"] for seat in (0, 1))
    assert (own.look, own.text) == (other.look, other.text)


def test_the_pile_tells_only_how_many_tokens_are_left() -> None:
    one, other = (Table(hall=("m6", "m5", last)) for last in ("p8", "m1"))
    assert pieces(one)["pile-count"].text == "×21"
    assert set(pieces(one)) ^ set(pieces(other)) == {"token-P8", "token-M1"}


def test_a_token_keeps_its_id_from_the_hall_to_its_winner() -> None:
    table = Table(hall=("p3", "m5", "p8"))
    for stone in ("1 b2", "2 b2", "3 b2", "4 b2"):
        table.turn(stone).turn(stone)
    table.roll("F F F F F F")
    in_hall = pieces(table)["token-P3"]
    won = pieces(table.do("claim 4"))["token-P3"]
    assert (in_hall.x, in_hall.y) != (won.x, won.y)
    assert won.of == "seat-0"


def test_the_stone_that_is_being_carved_stands_out() -> None:
    table = Table().roll("F F U U A R")
    assert lit(pieces(table)) == set()
    table.do("carve 2 b2")
    assert table.state.phase == phase.FILLING_WILD
    found = pieces(table)
    assert lit(found) == {"lit-stone"}
    stone = found[f"stone-{place('2 b2')}"]
    assert (found["lit-stone"].x, found["lit-stone"].y) == (stone.x, stone.y)


def one_less() -> Table:
    """Somebody chooses what to leave out."""
    return Table().roll(ALL_DIFFERENT).do("aid 4", "carve 1 b1")


def test_what_is_being_decided_is_lit_for_everybody() -> None:
    """Whenever a decision follows another one, the picture shows what it is about; otherwise nothing is lit."""
    assert lit(pieces(one_less(), SPECTATOR)) == {"lit-stone", "lit-aid"}
    assert lit(pieces(Table().roll(ALL_DIFFERENT).do("aid 4"), SPECTATOR)) == {"lit-aid"}
    seen = {phase.CHOOSING_LESS, phase.OMITTING}
    for seed in range(4):
        for match in positions(3, {}, seed=seed, every=1):
            now, decides = int(match.state.phase), match.to_move >= 0
            if now not in seen:
                assert bool(lit(pieces(match))) == (decides and phase.MAIN < now < phase.ENDED), now
                if decides:
                    seen.add(now)
    assert seen >= set(range(phase.MAIN, phase.ENDED))


def test_a_dark_die_is_drawn_darker_as_long_as_dice_are_unused() -> None:
    table = Table().roll("F F F F F F").do("aid 3").roll("K")
    found = pieces(table)
    assert "dark-0" in found
    assert found["die-6"].look == "die-dark-0"


def test_places_are_shown_at_the_end() -> None:
    *_, last = positions(3, {}, seed=4)
    assert last.outcome is not None
    assert last.outcome.points is not None
    svg = texts(draw(last.view(0)))
    assert all(str(points) in svg for points in last.outcome.points)


def test_what_is_sent_stays_small() -> None:
    last, changes, match = None, [], RUNIR.start(players=4, seed=1)
    for match in positions(4, {}, seed=3):
        now = match.view(0).scene("wide")
        assert len(msgspec.json.encode(now)) < 23_000
        if last is not None:
            changes.append(len(msgspec.json.encode(difference(last, now))))
        last = now
    assert max(changes) < 2_000
    assert sorted(changes)[len(changes) // 2] < 1_000
    sheet = RUNIR.sheet(match.box).json
    assert len(sheet) < 125_000
    assert len(gzip.compress(sheet, 6)) < 20_000


def test_nobody_needs_glasses_on_a_phone() -> None:
    """390 pixels wide, every text is at least 11 pixels high."""
    pixels = 390 / 780
    for match in positions(4, {}, seed=6, every=5):
        tall, looks = match.view(0).scene("tall"), RUNIR.sheet(match.box).looks
        assert tall.width == 780
        assert tall.height <= 1_400
        for piece in tall.pieces:
            sizes = [float(found) for found in re.findall(r"font-size='([^']+)'", looks[piece.look])]
            assert all(size * piece.size * pixels >= 11 for size in sizes if "scale" not in looks[piece.look]), piece


def test_a_finger_finds_what_it_may_touch_on_a_phone() -> None:
    for match in positions(4, {}, seed=7):
        if match.to_move < 0:
            continue
        view = match.view(match.to_move)
        found, looks = pieces(match, match.to_move, "tall"), RUNIR.sheet(match.box).looks
        for name in {name for action in view.legal for name in touches(view, action)}:
            sizes = (
                re.match(r"<rect x='[^']+' y='[^']+' width='([^']+)' height='([^']+)'", looks[found[name].look])
                if name in found
                else None
            )
            if sizes:
                assert all(float(size) * found[name].size >= 70 for size in sizes.groups()), name


def test_a_reward_for_which_there_is_no_picture_is_drawn_with_numbers() -> None:
    """Somebody may correct the content to play with their own copy of the game."""
    others = RUNIR.edition.text
    for ours, theirs in (
        ("{ b0 = 3 }", "{ b0 = 3, b1 = 2, g0 = 4 }"),
        ("{ gold = 2, bronze = 2 }", "{ gold = 7 }"),
        ("{ in_all = 5 }", "{ in_all = 9 }"),
    ):
        assert ours in others
        others = others.replace(ours, theirs)
    game = RUNIR.with_content(Edition(others, "my.toml"))
    looks = game.sheet(game.make_box(2, {})).looks
    assert re.findall("×[0-9]+", looks["token-magic-000114444"]) == ["×3", "×2", "×4"]
    assert re.findall("×[0-9]+", looks["token-goods-2222222"]) == ["×7"]
    assert re.findall("×[0-9]+", looks["token-praise-3-9"]) == ["×9"]
    assert all(ET.fromstring(f"<g>{drawn}</g>") is not None for drawn in looks.values())
