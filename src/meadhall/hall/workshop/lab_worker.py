"""The process that tests or tunes an edition, or teaches it to a judge: `python -m meadhall.hall.workshop.lab_worker`.

It reads one request as JSON, writes a line for every few games that are done, and then what came out. It lets
everything else on the machine go first, and ends by itself after so many seconds of the processor.
"""

import os
import sys
from pathlib import Path
from threading import Event, Thread
from typing import Any, Literal, TypeAlias

import msgspec
from msgspec import Struct

import meadhall
from meadhall.bots.judge import Judge, judge_of, taught_file
from meadhall.core.content import Edition
from meadhall.core.errors import MeadhallError
from meadhall.core.game import Game
from meadhall.core.language import ENGLISH, speaking
from meadhall.lab import words
from meadhall.lab.report import Version, report, with_luck
from meadhall.lab.sentences import between
from meadhall.lab.statistics import Estimate
from meadhall.lab.tune import Aim, Vary, tune
from meadhall.lab.words import number, slug_of

MOST_SECONDS = 3600
"""Of the processor, for one request, in each of its processes."""
CORES = max(1, (os.cpu_count() or 2) - 1)
"""So many processes or threads play; one core is left to the hall."""
MOST_LINES = 60  # so many figures and components are told


LabKind: TypeAlias = Literal["test", "tune", "train"]


class LabRequest(Struct, frozen=True):
    """The games to play, and the figures to look for."""

    kind: LabKind
    game: str
    text: str
    name: str
    folder: str
    """The folder of games while it goes on. After an interruption the same request plays only the games that are
    missing."""
    bot: str
    games: int
    analysed: int = 0
    """In a test: so many games of each version are looked at turn by turn, for luck and decisions."""
    vary: tuple[str, ...] = ()
    aims: tuple[str, ...] = ()
    minutes: int = 0
    """In a training: how long it takes."""
    language: str = ENGLISH
    """In which it is told what came out."""

    @property
    def seconds(self) -> int:
        """After so many seconds of the processor each of its processes is ended."""
        return MOST_SECONDS + 120 * self.minutes * CORES


class LabFigure(Struct, frozen=True):
    """A figure of both versions, or the worth of a component."""

    name: str
    this: str
    other: str
    between: str
    """From where to where the difference lies, with 95 % certainty."""
    real: bool


class LabCandidate(Struct, frozen=True):
    """A combination of values that a tuning has found."""

    values: dict[str, int | str]
    figures: dict[str, str]
    games: int
    fits: bool


class LabAnswer(Struct, frozen=True):
    """The findings, in the language of whoever asked."""

    sentences: list[str]
    games: int
    figures: list[LabFigure] = []
    components: list[LabFigure] = []
    candidates: list[LabCandidate] = []
    language: str = ENGLISH


class LabLine(Struct, frozen=True, omit_defaults=True):
    """A line that the process writes: games or seconds that are done, or what came out, or why nothing did."""

    done: int = 0
    answer: LabAnswer | None = None
    failed: str = ""


def _say(line: LabLine) -> None:
    sys.stdout.buffer.write(msgspec.json.encode(line) + b"\n")
    sys.stdout.buffer.flush()


def _progress(games: int, *, kept: bool = False) -> None:
    _say(LabLine(done=games))


def _told(estimate: Estimate) -> str:
    return f"{number(estimate.value, '.3g')} ({between(estimate.interval, '.3g')})"


def run(request: LabRequest) -> LabAnswer:
    """Do all that a request asks for, and tell what came out."""
    with speaking(request.language):
        return msgspec.structs.replace(_run(request), language=request.language)


def _run(request: LabRequest) -> LabAnswer:
    printed = meadhall.game(request.game)
    bots = [request.bot] * printed.seats[0]
    own = printed.with_content(Edition(request.text, request.name))
    if request.kind == "test":
        return _test(own, printed, bots, request)
    if request.kind == "train":
        return _train(own, request)
    varied = [Vary.read(Version(own, {}), text) for text in request.vary]
    aims = [Aim.read(text) for text in request.aims]
    with speaking(ENGLISH):  # aims name figures in English
        found = tune(
            Version(own, {}), varied, aims, bots, request.games, 1, jobs=CORES, folder=Path(request.folder),
            progress=_progress,
        )  # fmt: skip
    candidates = [
        LabCandidate(
            {vary.name: str(value) for vary, value in zip(varied, one.values, strict=True)},
            {aim.figure: _told(each) for aim, each in zip(aims, one.estimates, strict=True)},
            one.estimates[0].games,
            one.fits,
        )
        for one in found.best[:MOST_LINES]
    ]
    return LabAnswer(found.sentences(), found.best[0].estimates[0].games, candidates=candidates)


def _test(own: Game, printed: Game, bots: list[str], request: LabRequest) -> LabAnswer:
    found = report(
        Version(own, {}), bots, request.games, 1, against=Version(printed, {}), jobs=CORES,
        folder=Path(request.folder), progress=_progress,
    )  # fmt: skip
    if request.analysed:
        found = with_luck(found, request.analysed, jobs=CORES, progress=_progress)
    figures = [
        LabFigure(
            words.say("of-kind", kind=slug_of(each.kind), name=each.name),
            number(each.this, ".3g"),
            number(each.other, ".3g"),
            _told(each.delta),
            each.real,
        )
        for each in found.differences[:MOST_LINES]
    ]
    components = [
        LabFigure(each.name, _told(each.uses), number(each.share.value, ".0%"), _told(each.lift), each.real)
        for each in sorted(found.found.components, key=lambda one: (not one.real, -abs(one.lift.value)))[:MOST_LINES]
    ]
    sentences = [*found.warnings(), *found.verdict(), *found.sentences()]
    return LabAnswer(sentences, int(found.found.games), figures, components)


def _train(own: Game, request: LabRequest) -> LabAnswer:
    """Let the judge of an edition's bots learn it. What it has learnt serves only if it wins every other game."""
    from meadhall.training.command import best_generation, planned
    from meadhall.training.display import verdict
    from meadhall.training.run import Run

    done, folder, file = Event(), Path(request.folder), taught_file(own)
    training = Run(own, folder, jobs=CORES, start=judge_of(own))
    Thread(target=_tell_seconds, args=(60 * request.minutes, done), daemon=True).start()
    try:
        training.train(60 * request.minutes, planned(request.minutes))
    finally:
        done.set()
    best = best_generation(training.generations)
    sentences = [verdict(best, words.say("first-own" if training.start else "first-untrained"))]
    if file is not None and best.against_first[0] >= _EVEN:
        file.parent.mkdir(parents=True, exist_ok=True)
        Judge.load(training.judge_file(best.number), own).save(file)
        sentences.append(words.say("serves"))
    else:
        sentences.append(words.say("serves-not"))
    return LabAnswer(sentences, sum(each.games for each in training.generations))


_EVEN = 0.5


def _tell_seconds(seconds: int, done: Event) -> None:
    """Say every second that it is over, until all are."""
    for _ in range(seconds):
        if done.wait(1.0):
            return
        _progress(1)


def main() -> None:
    """Read a request, and answer it."""
    if hasattr(os, "nice"):
        os.nice(15)
    request: Any = msgspec.json.decode(sys.stdin.buffer.read(), type=LabRequest)
    if sys.platform != "win32":
        import resource

        resource.setrlimit(resource.RLIMIT_CPU, (request.seconds, request.seconds + 30))
    try:
        _say(LabLine(answer=run(request)))
    except MeadhallError as error:
        _say(LabLine(failed=str(error)[:500]))


if __name__ == "__main__":
    main()
