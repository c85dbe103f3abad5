"""What a judge looks at: every value of every element of a state, and nothing twice."""

import numpy as np
import pytest

import meadhall
from meadhall.bots.judge.features import SET, most_features, write_features
from meadhall.core.game import Game
from meadhall.core.interpreter import interpreted
from meadhall.core.record import Array
from meadhall.games import own_names
from tests.training.samples import Sample, sample

SEAT = 1


def features_of(found: Sample, raw: Array, seat: int, players: int) -> list[int]:
    out = np.zeros(most_features(found.table), np.int32)
    count = write_features(raw, seat, players, found.table, out)
    return sorted(out[:count].tolist())


def numbers_by_offset(game: Game, state: Array) -> dict[int, int]:
    """Every number of a state by where it lies, as NumPy reads it."""
    found: dict[int, int] = {}
    for name, field in game.state.fields.items():
        dtype, offset = game.state.dtype.fields[name][:2]  # type: ignore[index]
        size = dtype.base.itemsize
        found |= {offset + i * size: int(number) for i, number in enumerate(np.ravel(state[name]))}
        assert field.kind == dtype.base.type
    return found


def read_back(found: Sample, features: list[int], seat: int, players: int) -> dict[int, set[int]]:
    """What the number at each place can have been, from the features alone."""
    table, left, numbers = found.table, set(features), {}
    for i, offset in enumerate(table.offsets.tolist()):
        if table.rows[i] >= players:
            continue
        distance = (table.rows[i] - seat) % players if table.rows[i] >= 0 and table.turned[0] else 0
        first, low, high = int(table.firsts[i, distance]), int(table.lowest[i]), int(table.highest[i])
        if table.sorts[i] == SET:
            width = 8 * int(table.sizes[i])
            mine = left & set(range(first, first + (high & (2**64 - 1)).bit_length()))
            number = low ^ sum(1 << (feature - first) for feature in mine)
            number &= (1 << width) - 1
            numbers[offset] = {number - (1 << width) if table.signed[i] and number >> (width - 1) else number}
        else:
            classes = table.values[table.starts[i] : table.starts[i] + high - low + 1]
            mine = left & set(range(first, first + int(classes.max()) + 1))
            assert len(mine) <= 1
            value = mine.copy().pop() - first if mine else -1
            numbers[offset] = set((low + np.flatnonzero(classes == value)).tolist())
            if table.sorts[i] == SEAT and table.turned[0]:
                zero = int(table.first_seats[i])
                numbers[offset] = {zero + (n - zero + seat) % players if n >= zero else n for n in numbers[offset]}
        left -= mine
    assert not left, "a feature belongs to nothing"
    return numbers


@pytest.mark.parametrize("name", own_names())
def test_every_number_of_a_state_can_be_read_back_from_its_features(name: str) -> None:
    game, found = meadhall.game(name), sample(name)
    told = set()
    for i in range(0, len(found.states), 7):
        seat, players = int(found.seats[i]), int(found.players[i])
        features = features_of(found, found.raw[i], seat, players)
        assert len(set(features)) == len(features)
        assert all(0 <= feature < found.features for feature in features)
        true = numbers_by_offset(game, found.states[i])
        for offset, numbers in read_back(found, features, seat, players).items():
            assert true[offset] in numbers, (i, offset)
            told.add(offset)
    for name_of_field in game.state.fields:
        dtype, offset = game.state.dtype.fields[name_of_field][:2]  # type: ignore[index]
        columns = found.states[name_of_field].reshape(len(found.states), -1)
        for place in range(columns.shape[1]):
            if offset + place * dtype.base.itemsize not in told:
                rows = found.players if game.state.fields[name_of_field].by_seat and found.table.turned[0] else None
                playing = columns[:, place] if rows is None else columns[rows == max(game.seats), place]
                assert len(set(playing.tolist())) == 1, f"nothing is told of {name_of_field} {place}"


@pytest.mark.parametrize("name", own_names())
def test_only_few_numbers_share_a_feature(name: str) -> None:
    """Where a number can be anything, it is told to within a range; all else exactly."""
    found = sample(name)
    for i in np.flatnonzero(found.table.sorts != SET):
        low, high, start = (int(column[i]) for column in (found.table.lowest, found.table.highest, found.table.starts))
        classes = found.table.values[start : start + high - low + 1]
        assert len(np.unique(classes)) == len(classes) or high - low >= 48


def rotated(game: Game, state: Array, by: int, players: int) -> Array:
    """The same position, an array of one, with everybody moved so many seats on."""
    turned = state.copy()
    for name, field in game.state.fields.items():
        if field.values.sort == "seat":
            zero = field.values.first_seat
            turned[name] = np.where(state[name] >= zero, zero + (state[name] - zero - by) % players, state[name])
        if field.by_seat:
            rows = np.array(turned[name])
            rows[:, :players] = np.roll(rows[:, :players], -by, axis=1)
            turned[name] = rows
    return turned


def turning() -> list[str]:
    games = {name: meadhall.game(name) for name in own_names()}
    return [
        name
        for name, game in games.items()
        if not game.sides and any(field.by_seat for field in game.state.fields.values())
    ]


def test_haegar_says_what_belongs_to_which_seat() -> None:
    assert "hagar" in turning()


@pytest.mark.parametrize("name", turning())
def test_a_position_looks_the_same_from_every_seat(name: str) -> None:
    game, found = meadhall.game(name), sample(name)
    assert found.table.turned[0]
    for i in range(0, len(found.states), 11):
        players = int(found.players[i])
        for seat in range(players):
            turned = rotated(game, found.states[i : i + 1], seat, players).view(np.uint8)
            assert features_of(found, found.raw[i], seat, players) == features_of(found, turned, 0, players)


@pytest.mark.parametrize("name", own_names())
def test_compiled_features_are_those_of_plain_python(name: str) -> None:
    found = sample(name)
    plain, size = interpreted(write_features), most_features(found.table)
    for i in range(0, len(found.states), 41):
        mine, theirs = np.zeros(size, np.int32), np.zeros(size, np.int32)
        arguments = (found.raw[i], int(found.seats[i]), int(found.players[i]), found.table)
        assert write_features(*arguments, mine) == plain(*arguments, theirs)
        assert (mine == theirs).all()
