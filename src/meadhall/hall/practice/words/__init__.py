"""The sentences of the pages for practice, by key: they stand in `en.ftl` beside this file."""

from pathlib import Path

from meadhall.core.phrases import LANGUAGE, phrases_in

PHRASES = phrases_in(Path(__file__).parent / f"{LANGUAGE}.ftl")
tell = PHRASES.say
