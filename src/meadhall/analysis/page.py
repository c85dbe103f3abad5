"""An analysis as one page that holds everything it needs, pictures included: no script, nothing from elsewhere."""

from jinja2 import Environment, PackageLoader, select_autoescape
from markupsafe import Markup

from meadhall.analysis.chart import curve
from meadhall.analysis.marks import SIGNS
from meadhall.analysis.model import Analysis
from meadhall.analysis.told import adjusted, cause, marked_turns, percent, points, say, summary
from meadhall.core.drawing import seat_mark
from meadhall.core.language import current
from meadhall.core.match import Match

PICTURES = 6  # turns that are shown with the board: those that cost most


def templates_of(package: str) -> Environment:
    """The templates of a package."""
    escaped = select_autoescape(["html"])
    return Environment(loader=PackageLoader(package), autoescape=escaped, trim_blocks=True, lstrip_blocks=True)


def page(match: Match, analysis: Analysis) -> str:
    """The page of an analysis of this match."""
    environment = templates_of("meadhall.analysis")
    environment.filters |= {"percent": percent, "points": points}
    wrong = [(turn, analysis.costliest(turn)) for turn in analysis.wrong]
    costliest = sorted(wrong, key=lambda each: -each[0].loss)[:PICTURES]
    boards = {
        turn.number: Markup(match.look(match.steps[choice.parts_at].before, choice.seat).svg())
        for turn, choice in costliest
    }
    return environment.get_template("analysis.html").render(
        analysis=analysis,
        curve=Markup(curve(analysis, marked_turns(analysis))),
        marks=[Markup(seat_mark(seat)) for seat in range(len(analysis.seats))],
        signs=SIGNS,
        summary=summary(analysis) if analysis.over and analysis.depth.name != "quick" else [],
        adjusted=adjusted,
        cause=cause,
        language=current(),
        tell=say,
        wrong=wrong,
        boards=boards,
    )
