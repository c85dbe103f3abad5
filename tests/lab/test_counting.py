"""What accumulators count with, what they may not do, and how it is told."""

import json
import os
from collections import Counter
from pathlib import Path

import pytest
from click.testing import CliRunner

import meadhall
from meadhall.cli import main
from meadhall.core.game import Action
from meadhall.core.match import Match
from meadhall.lab.accumulators import Accumulator, CountError, Histogram, Max, Mean, Min, Share, as_json, new_count
from meadhall.lab.measures import Measure
from meadhall.lab.simulate import simulate
from meadhall.lab.tables import simulation_table

HAGAR = meadhall.game("hagar")


class Lengths(Accumulator):
    """All measures, of how long games are."""

    def __init__(self) -> None:
        self.shortest, self.longest, self.mean = Min(), Max(), Mean()
        self.even, self.spread = Share(), Histogram(width=200)
        self.by_start: dict[str, Mean] = {}

    def after(self, match: Match) -> None:
        steps = len(match.steps)
        for measure in (self.shortest, self.longest, self.mean, self.spread):
            measure.add(steps)
        self.even.add(steps % 2 == 0)
        self.by_start.setdefault("any", Mean()).add(steps)


def test_measures_add_up_to_what_all_values_together_give() -> None:
    steps = simulate(HAGAR, ["random"] * 2, games=50, seed=1, jobs=1).rows.steps  # three blocks
    found = simulate(HAGAR, ["random"] * 2, games=50, seed=1, counts=[Lengths], jobs=1).counts["Lengths"]
    assert found["shortest"].result() == steps.min()
    assert found["longest"].result() == steps.max()
    assert found["mean"].mean == pytest.approx(steps.mean())
    half = 2.0096 * steps.std(ddof=1) / len(steps) ** 0.5  # Student's, for 50 values
    assert found["mean"].interval == pytest.approx((steps.mean() - half, steps.mean() + half), rel=1e-4)
    assert found["even"].share == (steps % 2 == 0).mean()
    assert found["even"].interval[0] < found["even"].share < found["even"].interval[1]
    assert found["spread"].counts == Counter((steps // 200).tolist())
    assert found["by_start"]["any"].mean == pytest.approx(steps.mean())


@pytest.mark.parametrize("measure", [Min(), Max(), Mean(), Share(), Histogram(), Histogram(width=3)])
def test_a_measure_of_nothing_adds_nothing_and_can_be_told(measure: Measure) -> None:
    empty = type(measure)() if not isinstance(measure, Histogram) else Histogram(measure.width)
    json.dumps(as_json(empty))
    str(empty)
    measure.add(4)
    assert measure + empty == measure == empty + measure


def test_histograms_of_different_widths_are_not_added() -> None:
    with pytest.raises(ValueError, match="widths 2 and 3 do not add up"):
        Histogram(width=2) + Histogram(width=3)


# --- What would be merged wrongly ---------------------------------------------------------------------------------


class Least(Accumulator):
    def __init__(self) -> None:
        self.least = 10_000

    def after(self, match: Match) -> None:
        self.least = min(self.least, len(match.steps))


class Ever(Accumulator):
    def __init__(self) -> None:
        self.ever = False


class Fixed(Accumulator):
    def __init__(self) -> None:
        self.seats = [0, 0]


class OfTheClass(Accumulator):
    least = 99

    def after(self, match: Match) -> None:
        self.least = min(self.least, len(match.steps))


class OwnMerge(Least):
    def merge(self, other: "Least") -> None:
        self.least = min(self.least, other.least)


@pytest.mark.parametrize(
    ("kind", "message"),
    [
        (Least, r"Least.least starts at 10000: blocks of games are added up, .* use Min\(\)"),
        (Ever, r"Ever.ever is true or false, .* use Min\(\), Max\(\), Mean\(\), Share\(\)"),
        (Fixed, r"Fixed.seats starts at \[0, 0\]"),
        (OfTheClass, "OfTheClass.least starts at 99"),
    ],
)
def test_what_would_be_added_up_wrongly_is_refused(kind: type[Accumulator], message: str) -> None:
    with pytest.raises(CountError, match=message):
        simulate(HAGAR, ["random"] * 2, games=2, seed=1, counts=[kind], jobs=1)


def test_who_merges_in_a_way_of_their_own_starts_where_they_like() -> None:
    found = simulate(HAGAR, ["random"] * 2, games=30, seed=1, counts=[OwnMerge], jobs=1)
    assert found.counts["OwnMerge"]["least"] == found.rows.steps.min()
    assert isinstance(new_count(OwnMerge), OwnMerge)


# --- What goes wrong ----------------------------------------------------------------------------------------------


BROKEN = """from meadhall.lab.accumulators import Accumulator
class Broken(Accumulator):
    def {method}:
        return {{}}["east"]
"""


@pytest.mark.parametrize(
    "method", ["__init__(self)", "before(self, match)", "step(self, match, who, action)", "after(self, match)",
               "merge(self, other)", "result(self)"],
)  # fmt: skip
def test_an_exception_tells_its_line_in_one_sentence(method: str, importable: Path) -> None:
    (importable / "mycounts.py").write_text(BROKEN.format(method=method))
    done = CliRunner().invoke(main, ["simulate", "hagar", "--games", "1", "--jobs", "1", "--count", "mycounts:Broken"])
    assert done.exit_code == 1
    name = method.partition("(")[0]
    assert f"the accumulator Broken failed in {name}: KeyError: 'east' (mycounts.py, line 4)" in done.output
    assert len(done.stderr.strip().splitlines()) == 1


def test_a_module_that_cannot_be_read_tells_its_line(importable: Path) -> None:
    (importable / "mycounts.py").write_text("import math\nmath.nothing\n")
    done = CliRunner().invoke(main, ["simulate", "hagar", "--games", "1", "--count", "mycounts:Broken"])
    assert "AttributeError" in done.stderr
    assert "(mycounts.py, line 2)" in done.stderr


# --- How it is told -----------------------------------------------------------------------------------------------


class Anything(Accumulator):
    """Keys that JSON does not know, some of which would be the same text."""

    def __init__(self) -> None:
        self.keys = Counter[object]()
        self.pairs = set[object]()
        self.processes = set[int]()

    def step(self, match: Match, who: int, action: Action) -> None:
        if not match.steps:
            self.keys.update([1, "1", None, ("a", None), 2.5, frozenset({1})])
            self.pairs |= {("a", None), ("a", 1), None}
        self.processes.add(os.getpid())


def test_any_key_can_be_written_as_json() -> None:
    arguments = ["simulate", "hagar", "--games", "2", "--jobs", "1", "--count", f"{__name__}:Anything", "--json"]
    found = json.loads(CliRunner().invoke(main, arguments).stdout)["counts"]["Anything"]
    assert found["keys"] == {"1": 2, "1 (str)": 2, "None": 2, "a, None": 2, "2.5": 2, "frozenset({1})": 2}
    assert sorted(map(str, found["pairs"])) == ["None", "['a', 1]", "['a', None]"]


def test_what_was_counted_prints_as_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    found = simulate(HAGAR, ["random"] * 2, games=2, seed=1, counts=[Lengths, Anything], jobs=1)
    simulation_table(HAGAR, found)
    lines = [" ".join(line.strip("│").split()) for line in capsys.readouterr().out.splitlines()]
    told = "\n".join(lines)
    assert "Lengths" in lines
    assert f"longest │ {found.rows.steps.max()}" in told
    assert "spread: " in told
    assert "even │ " in told
    assert "keys: a, None │ 2" in told


def test_watched_games_are_played_on_all_cores() -> None:
    name = f"{__name__}:Anything"
    found = simulate(HAGAR, ["random"] * 2, games=100, seed=1, counts=[name], jobs=2)
    assert len(found.counts["Anything"]["processes"] - {os.getpid()}) == 2
