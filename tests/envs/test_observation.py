"""Observations: all that a view holds, and nothing else."""

from typing import Any

import numpy as np
import pytest

import meadhall
from meadhall.core.constants import SPECTATOR
from meadhall.core.game import Game
from meadhall.core.match import Match
from meadhall.core.record import Record, copy, int8, to_bytes, uint16
from meadhall.core.rng import below, new_rng
from meadhall.envs.elements import SCALE
from meadhall.envs.observation import _layout, layout, mask, structured, tensor, write
from tests.envs.settings import every_setting

SETS = {
    "hagar": {"choices", "doubled", "islands", "kinds", "moored", "on_map", "rolling", "uncounted", "used", "won"},
    "runir": {"areas", "choices", "filled", "held", "pile"},
    "saga": {
        "arrangements", "choices", "controlled", "done", "known", "occupied", "passed", "resolved", "strongholds",
        "suspects", "taken", "used", "won_by",
    },
    "sagnir": {"activated", "being_discard", "being_pile", "beings", "claimed", "land", "offered"},
}  # fmt: skip


def played(game: Game, players: int, options: dict[str, Any], seed: int, decisions: int) -> Match:
    match, rng = game.start(players, options, seed=seed), new_rng(seed)
    for _ in range(decisions):
        if match.over:
            break
        match.play(match.legal.numbers[int(below(rng, len(match.legal)))])
    return match


@every_setting
def test_an_observation_is_the_same_whatever_the_hidden_part_was(
    name: str, players: int, options: dict[str, Any]
) -> None:
    game = meadhall.game(name)
    rng = new_rng(1)
    for decisions in (3, 20, 45):
        match = played(game, players, options, decisions, decisions)
        for seat in range(players):
            world = copy(match.state)
            game.kernels.hide(world, match.box, seat)
            game.kernels.imagine(world, match.box, seat, rng)
            view, other = match.view(seat), game.view(world, match.box, seat, match.names)
            assert tensor(view).tobytes() == tensor(other).tobytes()
            assert mask(view).tobytes() == mask(other).tobytes()
            for field, numbers in structured(view).items():
                assert numbers.tobytes() == structured(other)[field].tobytes()


@every_setting
def test_every_field_can_be_read_back_from_the_tensor(name: str, players: int, options: dict[str, Any]) -> None:
    game = meadhall.game(name)
    where = layout(game)
    match = played(game, players, options, 5, 30)
    for seat in (SPECTATOR, *range(players)):
        view = match.view(seat)
        parts, again = where.split(tensor(view)), game.state.new()
        for place in where.places[2:]:
            kind = np.dtype(place.kind)
            if place.bits:
                members = parts[place.name].reshape(-1, place.shape[-1]).astype(np.uint8)
                padded = np.pad(members, ((0, 0), (0, 8 * kind.itemsize - place.shape[-1])))
                numbers = np.packbits(padded, axis=1, bitorder="little").view(kind)
            else:
                numbers = parts[place.name].astype(kind)
            again[place.name] = numbers.reshape(game.state.fields[place.name].shape)
        assert to_bytes(again) == to_bytes(view.state)


@every_setting
def test_the_structured_value_has_the_same_numbers(name: str, players: int, options: dict[str, Any]) -> None:
    game = meadhall.game(name)
    view = played(game, players, options, 8, 25).view(1)
    parts = layout(game).split(tensor(view))
    whole = structured(view)
    assert list(whole) == list(parts)
    for field, numbers in whole.items():
        assert np.issubdtype(numbers.dtype, np.integer)
        assert numbers.tolist() == parts[field].tolist()


def test_who_looks_and_who_is_to_move_come_first() -> None:
    match = meadhall.game("hagar").start(players=3, seed=7)
    assert match.to_move == 2
    assert tensor(match.view(1))[:8].tolist() == [0, 1, 0, 0, 0, 0, 1, 0]
    assert tensor(match.view(SPECTATOR))[:8].tolist() == [0, 0, 0, 0, 0, 0, 1, 0]


def test_a_mask_is_for_the_seat_to_move_alone() -> None:
    match = meadhall.game("hagar").start(players=3, seed=7)
    assert np.flatnonzero(mask(match.view(2))).tolist() == match.legal.numbers
    assert not mask(match.view(0)).any()


@pytest.mark.parametrize("name", meadhall.game_names())
def test_every_field_has_its_place_and_meaning(name: str) -> None:
    game = meadhall.game(name)
    where = layout(game)
    assert {place.name for place in where.places[2:]} == set(game.state.fields)
    assert all(place.meaning for place in where.places)
    end = 0
    for place in where.places:
        assert place.offset == end
        end += place.size
    assert end == where.size


@pytest.mark.parametrize("name", meadhall.game_names())
def test_every_game_declares_what_its_fields_hold(name: str) -> None:
    fields = meadhall.game(name).state.fields
    assert [field for field, declared in fields.items() if not declared.declared] == []


@pytest.mark.parametrize("name", meadhall.game_names())
def test_sets_are_bits(name: str) -> None:
    where = layout(meadhall.game(name))
    sets = {place.name for place in where.places[2:] if place.bits}
    assert sets == SETS[name if name in SETS else "sagnir"]


class Odd(Record):
    """A record as no game has one: with numbers that have no sign."""

    high = uint16(2, "large numbers")
    low = int8("a small one")


def test_numbers_without_a_sign_stay_as_they_are() -> None:
    odd = Odd.new()
    odd.high[:], odd.low = (65535, 3), -2
    where = _layout(Odd, 2)
    padded = np.zeros(8, np.uint8)
    padded[: Odd.dtype.itemsize] = np.frombuffer(to_bytes(odd), np.uint8)
    out = np.zeros(where.size, np.float32)
    numbers = (padded.view(np.int8), padded.view(np.int16), padded.view(np.int32), padded.view(np.int64))
    write(numbers, where.plan, 1, -2, 2, out)
    assert out.tolist() == [0, 1, 0, 0, 65535, 3, -2]


@every_setting
def test_every_field_can_be_read_back_from_places_for_values(name: str, players: int, options: dict[str, Any]) -> None:
    game = meadhall.game(name)
    where = layout(game, one_hot=True)
    for decisions in (3, 30, 60):
        view = played(game, players, options, decisions, decisions).view(1)
        seen = tensor(view, one_hot=True)
        low, high = where.bounds
        assert (low <= seen).all()
        assert (seen <= high).all()
        parts, plain = where.split(seen), layout(game).split(tensor(view))
        for place in where.places:
            numbers = parts[place.name]
            if place.wide:
                numbers = numbers[..., -1] * SCALE + place.values.lowest
            elif not place.bits:
                assert (numbers.sum(axis=-1) == 1).all()
                numbers = numbers.argmax(axis=-1) + place.values.lowest
            assert numbers.ravel().tolist() == plain[place.name].ravel().tolist(), place.name


def test_seats_are_counted_from_the_one_who_looks() -> None:
    game = meadhall.game("runir")
    match = played(game, 3, {}, 5, 40)
    plain, turned = (layout(game, relative=relative) for relative in (False, True))
    for seat in range(3):
        before, after = plain.split(tensor(match.view(seat))), turned.split(tensor(match.view(seat), relative=True))
        assert after["viewer"].tolist() == [1, 0, 0, 0]
        assert after["to_move"].tolist().index(1) == (match.to_move - seat) % 3
        assert after["seat"].tolist() == [(match.to_move - seat) % 3]
        around = [(seat + distance) % 3 for distance in range(3)] + [3]
        for name in ("coins", "held", "honour", "carved"):
            assert (after[name] == before[name][around]).all(), name
        holes = before["holes"]
        assert (after["holes"] == np.where(holes >= 0, (holes - seat) % 3, holes)).all()
        both = tensor(match.view(seat), one_hot=True, relative=True)
        first = layout(game, one_hot=True, relative=True).split(both)["honour"][0]
        assert first[-1] * SCALE == before["honour"][seat]


def test_where_seats_play_different_parts_nothing_is_turned() -> None:
    view = meadhall.game("saga").start(seed=1).view(1)
    assert tensor(view, relative=True).tobytes() == tensor(view).tobytes()
