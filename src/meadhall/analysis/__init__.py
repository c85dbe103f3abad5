"""Analysis: what decided a match. Who played how well, who had how much luck, and what would have been better."""

from meadhall.analysis.analyse import AnalysisError, analyse
from meadhall.analysis.model import AnalysedStep, Analysis, Choice, SeatAnalysis, TurningPoint

__all__ = ["AnalysedStep", "Analysis", "AnalysisError", "Choice", "SeatAnalysis", "TurningPoint", "analyse"]
