"""Records, random numbers, kernels and actions: the ground that the games stand on."""

import gc
import os
import shutil
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import meadhall
from meadhall.core import kernel as kernels
from meadhall.core.actions import Actions
from meadhall.core.errors import UnreadableAction
from meadhall.core.kernel import JIT, cache_folder, kernel
from meadhall.core.record import Record, copy, describe, int8, int16, to_bytes, uint64
from meadhall.core.rng import below, choose, new_rng, next32


class Ship(Record):
    crew = int8("how many row")
    miles = int16("how far they have come")
    shields = int8(2, 3, "the colours of the shields, port and starboard")
    stars = uint64("a set of bits")


class Longship(Ship):
    sails = int8("how many sails are set")


@kernel
def row(ship: Ship, miles: int) -> int:
    """Let a ship come farther."""
    ship.miles += miles
    ship.shields[1, 2] = 5
    return int(ship.miles)


# --- Records


def test_fields_keep_their_order_and_meaning() -> None:
    assert list(Ship.fields) == ["crew", "miles", "shields", "stars"]
    assert Ship.fields["shields"].shape == (2, 3)
    assert Ship.fields["miles"].meaning == "how far they have come"


def test_a_record_inherits_the_fields_of_its_base() -> None:
    assert list(Longship.fields) == ["crew", "miles", "shields", "stars", "sails"]


def test_a_new_record_is_all_zero_and_writable() -> None:
    ship = Ship.new()
    assert to_bytes(ship) == bytes(Ship.dtype.itemsize)
    ship.crew, ship.shields[1, 2] = 30, 4
    assert (int(ship.crew), int(ship.shields[1, 2])) == (30, 4)


def test_a_copy_is_independent_and_equal_byte_for_byte() -> None:
    ship = Ship.new()
    ship.miles = 7
    twin = copy(ship)
    assert to_bytes(twin) == to_bytes(ship)
    twin.miles, twin.shields[0, 0] = 8, 1
    assert int(ship.miles) == 7
    assert int(ship.shields[0, 0]) == 0


@given(st.binary(min_size=Ship.dtype.itemsize, max_size=Ship.dtype.itemsize))
def test_bytes_make_the_record_that_gives_them(data: bytes) -> None:
    assert to_bytes(Ship.from_bytes(data)) == data
    assert to_bytes(copy(Ship.from_bytes(data))) == data


def test_compiled_code_works_on_the_record_itself_wherever_it_lies() -> None:
    """`Record.data` hands out the memory of a lone record, and of no other."""
    fleet, lone = Ship.batch(3), Ship.new()
    read = np.frombuffer(bytearray(b"".join(map(to_bytes, fleet))), Ship.dtype)  # in one piece of memory, like `lone`
    for ship in (lone, copy(lone), Ship.from_bytes(to_bytes(lone)), fleet[1], read[2], fleet[0].copy()):
        assert row(ship, 7) == 7
        assert row(ship, 4) == 11
        assert (int(ship.miles), int(ship.shields[1, 2])) == (11, 5)
        assert bytes(ship.data) == to_bytes(ship)
    assert fleet["miles"].tolist() == [0, 11, 0]
    assert read["miles"].tolist() == [0, 0, 11]


def test_no_byte_lies_outside_the_fields() -> None:
    """So that NumPy, which copies field by field, copies every byte."""
    ship = Ship.from_bytes(bytes(range(1, Ship.dtype.itemsize + 1)))
    joined = np.concatenate([Ship.batch(1), np.array([ship], Ship.dtype)])
    assert joined[1].tobytes() == to_bytes(ship)


def test_bytes_of_another_length_are_refused() -> None:
    with pytest.raises(ValueError, match="Ship has 24 bytes, not 3"):
        Ship.from_bytes(b"abc")


def test_a_field_without_a_meaning_is_refused() -> None:
    with pytest.raises(TypeError, match="its sizes, if any, its meaning"):
        int8(3)


def test_a_record_is_described_field_by_field() -> None:
    ship = Ship.new()
    ship.shields[0] = 1, 2, 3
    assert "shields 1 2 3 0 0 0" in describe(ship)


# --- Random numbers


def test_the_generator_is_sfc32() -> None:
    """An independent few lines of the published algorithm."""
    a, b, c, d = 7, 0, 0, 1
    mask = 0xFFFFFFFF

    def step() -> int:
        nonlocal a, b, c, d
        result = (a + b + d) & mask
        a, b, c, d = b ^ b >> 9, (c + (c << 3)) & mask, ((c << 21 | c >> 11) + result) & mask, (d + 1) & mask
        return result

    for _ in range(15):
        step()
    rng = new_rng(7)
    assert [int(next32(rng)) for _ in range(100)] == [step() for _ in range(100)]


def test_streams_of_one_seed_differ() -> None:
    firsts = {int(next32(new_rng(1, stream))) for stream in range(1000)}
    assert len(firsts) == 1000


@given(st.integers(0, 2**63 - 1), st.integers(1, 2**31))
def test_numbers_stay_below_their_bound(seed: int, n: int) -> None:
    rng = new_rng(seed)
    assert all(0 <= below(rng, n) < n for _ in range(20))


def test_numbers_are_uniform_and_choices_follow_their_weights() -> None:
    rng = new_rng(11)
    draws = 6000
    counts = np.bincount([int(below(rng, 6)) for _ in range(draws)], minlength=6)
    assert ((counts - 1000) ** 2 / 1000).sum() < 20.5  # chi-squared, five degrees of freedom: one in a thousand
    weights = np.array([1, 0, 5, 4], np.int64)
    picks = np.bincount([int(choose(rng, weights, 4)) for _ in range(draws)], minlength=4)
    assert picks[1] == 0
    expected = np.array([600, 3000, 2400])
    assert ((picks[[0, 2, 3]] - expected) ** 2 / expected).sum() < 13.8


# --- Kernels


def test_kernels_are_compiled_unless_told_otherwise() -> None:
    assert hasattr(next32, "py_func") == JIT


@pytest.mark.parametrize(("jit", "compiled"), [("0", "False"), ("1", "True")])
def test_the_environment_switches_the_compiler(jit: str, compiled: str) -> None:
    code = "from meadhall.core.rng import next32; print(hasattr(next32, 'py_func'))"
    environment = os.environ | {"MEADHALL_JIT": jit}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == compiled


def test_compiled_code_gives_up_the_lock() -> None:
    @kernel
    def nothing() -> int:
        return 0

    assert not JIT or nothing.targetoptions["nogil"]  # type: ignore[attr-defined]


def test_code_is_compiled_anew_when_a_module_that_it_imports_changes_and_only_then(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MEADHALL_CACHE", str(tmp_path / "cache"))
    monkeypatch.syspath_prepend(tmp_path / "lib")
    game, lib = tmp_path / "game", tmp_path / "lib"
    game.mkdir()
    lib.mkdir()
    (game / "__init__.py").write_text("from meadhall.games.game import rules, words\n")
    (game / "rules.py").write_text("from meadhall.games.game import state\nfrom shared_by_games import grid\n")
    (game / "state.py").write_text("CARDS = 5\n")
    (game / "words.py").write_text("from meadhall.games.game import rules\n")
    (lib / "shared_by_games.py").write_text("grid = 3\n")
    files = frozenset([game / "rules.py"])

    def key() -> Path:
        return cache_folder.__wrapped__(files)

    before = key()
    assert before.is_dir()
    (game / "words.py").write_text("GREETING = 'Skål'\n")
    assert key() == before
    (game / "state.py").write_text("CARDS = 6\n")
    after = key()
    assert after != before
    (lib / "shared_by_games.py").write_text("grid = 4\n")
    assert key() != after
    after = key()
    os.utime(game / "rules.py", (1, 1))  # Numba would compile it again, and so it must not be called compiled
    assert key() != after
    copied = shutil.copytree(game, tmp_path / "copy")
    assert cache_folder.__wrapped__(frozenset([copied / "rules.py"])) != key()


def test_imports_for_type_checkers_and_of_functions_compile_nothing() -> None:
    names = {file.name for file in kernels.sources([Path(meadhall.__file__).parent / "core" / "game.py"])}
    assert "record.py" in names
    assert "match.py" not in names


def test_two_threads_may_ask_at_once_what_a_file_imports() -> None:
    """A hall loads games in several threads; the parser of Python 3.11 fails if another thread comes in between."""
    files = sorted((Path(meadhall.__file__).parent / "table").glob("*.py"))
    threshold = gc.get_threshold()

    def pause(*_: object) -> None:  # lets the other thread go on in the middle
        time.sleep(0.0002)

    gc.callbacks.append(pause)
    gc.set_threshold(200)
    try:
        with ThreadPoolExecutor(2) as threads:
            found = list(threads.map(lambda file: kernels._imported(file, -1), [*files, *reversed(files)]))
    finally:
        gc.set_threshold(*threshold)
        gc.callbacks.remove(pause)
    assert any(found)


def test_only_the_newest_cache_folders_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MEADHALL_CACHE", str(tmp_path))
    for number in range(kernels._KEEP + 5):
        old = tmp_path / "kernels" / f"old{number}"
        old.mkdir(parents=True)
        os.utime(old, (number, number))
    newest = cache_folder.__wrapped__(frozenset())
    left = sorted(folder.name for folder in (tmp_path / "kernels").iterdir())
    assert newest.name in left
    assert len(left) == kernels._KEEP
    assert "old0" not in left


def test_a_cache_folder_that_another_process_throws_away_is_no_mistake(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MEADHALL_CACHE", str(tmp_path))
    (tmp_path / "kernels").mkdir()
    (tmp_path / "kernels" / "gone").symlink_to(tmp_path / "nowhere")  # listed, but not there any more
    assert cache_folder.__wrapped__(frozenset()).is_dir()


def _nothing() -> int:
    return 0


@pytest.mark.skipif(not JIT, reason="nothing is compiled")
def test_kernels_made_in_several_threads_are_cached_in_their_place() -> None:
    with ThreadPoolExecutor(4) as pool:
        made = pool.map(lambda _: [kernel(_nothing) for _ in range(25)], range(4))
    places = {one._cache.cache_path for some in made for one in some}  # type: ignore[attr-defined]
    assert len(places) == 1
    assert places.pop().startswith(str(kernels.user_cache()))


# --- Actions


def test_actions_are_numbered_in_the_order_of_their_families() -> None:
    actions = Actions()
    assert actions.decision("place", ("1", "2"), ("a", "b", "c")) == 0
    assert actions.decision("pass") == 6
    assert actions.chance("roll", ("1", "2")) == 7
    assert (len(actions), actions.decisions) == (9, 7)
    assert [actions.text(n) for n in (0, 4, 6, 8)] == ["place 1 a", "place 2 b", "pass", "roll 2"]


def test_every_text_reads_back() -> None:
    actions = Actions()
    actions.decision("place", ("1", "2"), ("a", "b"))
    assert [actions.number(actions.text(n)) for n in range(4)] == [0, 1, 2, 3]


def test_shortened_words_match_and_an_exact_text_stands_alone() -> None:
    actions = Actions()
    actions.decision("reroll", ("red", "black", "both"))
    actions.decision("red")
    actions.decision("red sea")
    every = range(len(actions))
    assert actions.matching("re re", every) == [0]
    assert actions.matching("RER B", every) == [1, 2]
    assert actions.matching("red", every) == [3]
    assert actions.matching("", every) == []


def test_a_text_that_is_no_action_suggests_the_nearest() -> None:
    actions = Actions()
    actions.decision("reroll", ("red", "black"))
    with pytest.raises(UnreadableAction, match='did you mean "reroll red"'):
        actions.number("rerol red")


def test_mistakes_in_a_list_of_actions_are_refused() -> None:
    actions = Actions()
    actions.decision("keep")
    with pytest.raises(ValueError, match='two actions are called "keep"'):
        actions.decision("keep")
    actions.chance("roll")
    with pytest.raises(ValueError, match="decisions come before chance"):
        actions.decision("late")


def test_the_digest_of_a_layout_tells_names_kinds_shapes_and_order_apart() -> None:
    class One(Record):
        coins = int8("coins")
        dice = int8(2, "dice")

    class Same(Record):
        coins = int8("the same bytes, by another text")
        dice = int8(2, "dice")

    class Renamed(Record):
        stones = int8("coins")
        dice = int8(2, "dice")

    class Wider(Record):
        coins = int16("coins")
        dice = int8(2, "dice")

    class Longer(Record):
        coins = int8("coins")
        dice = int8(3, "dice")

    class Turned(Record):
        dice = int8(2, "dice")
        coins = int8("coins")

    class Square(Record):
        coins = int8("coins")
        dice = int8(2, 1, "dice")

    assert One.layout_digest() == Same.layout_digest()
    assert len({each.layout_digest() for each in (One, Renamed, Wider, Longer, Turned, Square)}) == 6


def test_a_misspelt_field_is_a_mistake_and_not_one_more_attribute() -> None:
    class Purse(Record):
        coins = int8("how many")

    with pytest.raises(AttributeError, match='Purse has no field "coin"; it has coins'):
        Purse.new().coin = 3  # type: ignore[attr-defined]
