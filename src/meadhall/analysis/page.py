"""An analysis as one page that holds everything it needs, pictures included: no script, nothing from elsewhere."""

from jinja2 import Environment, PackageLoader
from markupsafe import Markup

from meadhall.analysis.chart import curve
from meadhall.analysis.model import AnalysedStep, Analysis
from meadhall.analysis.moments import SIGNS, moments
from meadhall.analysis.text import percent, points
from meadhall.core.drawing import seat_mark
from meadhall.core.match import Match

PICTURES = 6
"""Decisions that are shown with the board: those that cost most."""


def page(match: Match, analysis: Analysis) -> str:
    """The page of an analysis of this match."""
    environment = Environment(
        loader=PackageLoader("meadhall.analysis"), autoescape=True, trim_blocks=True, lstrip_blocks=True
    )
    environment.filters |= {"percent": percent, "points": points}
    wrong = [step for step in analysis.steps if step.choice is not None and step.choice.wrong]
    costliest = sorted(wrong, key=_loss, reverse=True)[:PICTURES]
    boards = {step.number: Markup(_board(match, step)) for step in costliest}
    return environment.get_template("analysis.html").render(
        analysis=analysis,
        curve=Markup(curve(analysis, moments(analysis))),
        marks=[Markup(seat_mark(seat)) for seat in range(len(analysis.seats))],
        signs=SIGNS,
        wrong=wrong,
        boards=boards,
    )


def _loss(step: AnalysedStep) -> float:
    return step.choice.loss if step.choice is not None else 0.0


def _board(match: Match, step: AnalysedStep) -> str:
    """The board as the deciding seat saw it."""
    assert step.seat is not None
    return match.look(match.steps[step.number].before, step.seat).svg()
