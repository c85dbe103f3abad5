"""Better plans in words: as a hint would tell them, without the touches that go without saying."""

from msgspec.structs import replace

import meadhall
from meadhall.analysis.model import JudgedPlan
from meadhall.analysis.told import why_better

BEST = JudgedPlan(
    ("start movement", "from kent", "to essex", "with 2", "end tile"),
    ("Movement", "From Kent: up to 3 Units", "To Essex", "With 2 Warriors", "Finish this tile"),
    (0.6, 0.4),
    visits=9,
    brief=("", "", "go from Kent to Essex", "with 2 Warriors", ""),
)
PLAYED = JudgedPlan(("pass",), ("Pass.",), (0.4, 0.6), visits=9, brief=("",))
WINS = "That wins about 60 games in 100, and the turn that was played wins 40."


def test_a_better_plan_is_told_by_the_steps_that_do_not_go_without_saying() -> None:
    told = why_better(meadhall.game("saga"), BEST, PLAYED, 0)
    assert told == f"Better: go from Kent to Essex, with 2 Warriors (instead of: pass). {WINS}"


def test_plans_that_an_earlier_meadhall_has_judged_are_told_as_it_told_them() -> None:
    best, played = (replace(plan, brief=()) for plan in (BEST, PLAYED))
    told = "Movement; From Kent: up to 3 Units; To Essex; With 2 Warriors; Finish this tile (instead of: Pass)"
    assert why_better(meadhall.game("saga"), best, played, 0) == f"Better: {told}. {WINS}"
