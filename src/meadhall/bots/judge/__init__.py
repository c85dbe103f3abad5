"""Judges: what a position is worth to each seat, learnt from play."""

from meadhall.bots.judge.judge import TAUGHT, Judge, JudgeError, judge_of, taught_file

__all__ = ["TAUGHT", "Judge", "JudgeError", "judge_of", "taught_file"]
