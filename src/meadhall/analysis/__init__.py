"""Analysis: what decided a match. It tells how well everybody played, how much luck
they had, and which turns would have been better."""

from meadhall.analysis.analyse import AnalysisError, analyse
from meadhall.analysis.model import AnalysedStep, AnalysedTurn, Analysis, SeatAnalysis, TurnChoice, TurningPoint
from meadhall.analysis.position import PositionAnalysis, analyse_position, judge

__all__ = [
    "AnalysedStep", "AnalysedTurn", "Analysis", "AnalysisError", "PositionAnalysis", "SeatAnalysis", "TurnChoice",
    "TurningPoint", "analyse", "analyse_position", "judge",
]  # fmt: skip
