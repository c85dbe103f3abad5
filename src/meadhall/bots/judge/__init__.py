"""Judges: what a position is worth to each seat, learnt from play."""

from meadhall.bots.judge.judge import Judge, JudgeError, judge_of

__all__ = ["Judge", "JudgeError", "judge_of"]
