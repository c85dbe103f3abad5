"""A report in words: the few sentences that a designer should read first, in the language that is spoken now."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from math import isinf

import numpy as np
from jinja2 import Environment

from meadhall.analysis.page import templates_of
from meadhall.core.game import Game
from meadhall.core.phrases import COMMON, Filling
from meadhall.core.record import Array
from meadhall.core.text import sentence
from meadhall.lab.analysed_games import COMPARED, REFERENCE, SURE
from meadhall.lab.compare import FigureDifference
from meadhall.lab.findings import Component, Findings, turns_told
from meadhall.lab.judges import judge_warning
from meadhall.lab.luck import MATTERS, LuckFindings, Quartiles
from meadhall.lab.statistics import FEWEST, Estimate, Interval, real
from meadhall.lab.words import measure_said, number, say, slug_of, yes_or_no

TELLING = 5  # how many components are named in a sentence


@cache
def templates() -> Environment:
    """The templates of pages, with what they need to write numbers."""
    environment = templates_of("meadhall.lab")
    environment.filters.update({"figure": figure, "between": between, "capital": sentence})
    return environment


def summary(found: Findings) -> list[str]:
    """The findings in sentences, the most important first."""
    told = [*_of_seats(found), *_of_course(found), *luck_summary(found.luck), *_of_components(found)]
    if found.stopped.any():
        told.append(stopped_sentence(found.game, int(found.stopped.sum()), len(found.stopped)))
    return told


def _of_seats(found: Findings) -> Iterator[str]:
    """What the bots and the seats win."""
    without, figures = without_stopped(found), found.figures
    if found.games < FEWEST:
        yield say("few", games=found.games, fewest=FEWEST)
    if len(found.bots) > 1:
        shown = outstanding(list(found.bots.values()), found.fair) is not None
        yield say("bots", shown=yes_or_no(shown), shares=_shares(found.bots), without=without)
    names = [found.seat_name(seat) for seat in range(found.players)]
    shares = _shares(dict(zip(names, found.seats, strict=True)))
    for key in ("drawn", "unwon"):
        share = float(figures[say("figure-draws" if key == "drawn" else "figure-unwon")].mean())
        shares = say(key, shares=shares, share=number(share, ".1%")) if share else shares
    best = outstanding(found.seats, found.fair)
    if best is None:
        told = say("seats-equal", games=found.games, ordered=yes_or_no(found.ordered), shares=shares, without=without)
    else:
        kind = "turns" if found.ordered else "sides" if found.game.sides else "seats"
        name, better = names[best] if found.ordered else sentence(names[best]), found.seats[best].value > found.fair
        told = say(
            "seats-unequal", kind=kind, seat=name, better=yes_or_no(better), shares=shares, without=without
        )  # fmt: skip
    yield f"{told} {say('exchangeable')}" if found.ordered else told


def _shares(shares: dict[str, Estimate]) -> str:
    return ", ".join(_with_interval(name, one, ".1%") for name, one in shares.items())


def _with_interval(name: str, one: Estimate, form: str, times: float = 1.0) -> str:
    value = number(times * one.value, form)
    return say("with-interval", name=name, value=value, between=between(one.interval, form, times))


def _of_course(found: Findings) -> Iterator[str]:
    """How long a game is, when it is decided, and how wide its choices are."""
    game, seen, without = found.game, found.observations, without_stopped(found)
    figures = {key: found.figures[say(f"figure-{key}")] for key in _COURSE}
    own, most = turns_told(figures["seat-turns"])
    low, high = min(game.header.minutes), max(game.header.minutes)
    yield say(
        "length",
        own=number(own.value, ".1f"),
        between=between(own.interval, ".1f"),
        most=between(most, ".0f"),
        turns=number(figures["turns"].mean(), ".0f"),
        decisions=number(figures["decisions"].mean(), ".0f"),
        minutes=number(figures["minutes"].mean(), ".0f"),
        range=between(tuple(np.percentile(figures["minutes"], (5, 95))), ".0f"),
        said=str(low) if low == high else between((low, high), ".0f"),
        without=without,
    )
    if game.has_points:
        settled = float(np.median(seen.settled))
        yield say(
            "lead",
            changes=number(seen.lead_changes.mean(), ".1f"),
            points=measure_said(game),
            ahead=number((seen.half_time > 0).mean(), ".0%"),
            level=number((seen.half_time == 0).mean(), ".0%"),
            behind=number((seen.half_time < 0).mean(), ".0%"),
            when="start" if settled < 0.05 else "end" if settled > 0.99 else "other",
            settled=number(settled, ".0%"),
            without=without,
        )
    widths = seen.widths.sum(axis=0) / max(1, seen.widths.sum())
    forced, two = (number(widths[place], ".0%") for place in (0, 1))
    wide = number(figures["choices"].mean(), ".1f")
    yield say("choices", choices=wide, forced=forced, two=two, without=without)
    if found.skill:
        duels = (
            say("with-interval", name=say("duel", better=one.better, weaker=one.weaker), value=number(one.share, ".0%"),
                between=between(one.interval, ".0%"))
            for one in found.skill
        )  # fmt: skip
        games = found.skill[0].games
        yield say("skill", games=games, enough=yes_or_no(games >= FEWEST), duels="; ".join(duels))


_COURSE = ("seat-turns", "turns", "decisions", "minutes", "choices")


def _of_components(found: Findings) -> Iterator[str]:
    """What goes with winning and losing, and what is never done."""
    sure, without = [one for one in found.components if one.real], without_stopped(found)
    for key, sign in (("good", 1), ("bad", -1)):
        some = sorted((one for one in sure if one.lift.value * sign > 0), key=lambda one: -sign * _surely(one, sign))
        lifts = (say("lift", name=one.name, wins=number(100 * one.lift.value, "+.0f")) for one in _various(some))
        if some:
            yield say(key, names="; ".join(lifts), without=without)
    if not sure:
        yield say("neither", without=without)
    rare = [one.name for one in found.components if one.share.value < 0.01]
    rare = [name for name in rare if "…" not in name and len(name) < 60]
    if rare and found.games >= 100:
        yield say("rare", names=_some(rare))
    if found.unwanted:
        yield say("unwanted", names=_some(found.unwanted))


def _surely(one: Component, sign: int) -> float:
    """The end of the interval of a lift that is nearer to zero."""
    return one.lift.interval[0 if sign > 0 else 1]


def _some(names: Sequence[str], telling: int = TELLING) -> str:
    told = "; ".join(names[:telling])
    return say("and-more", names=told, count=len(names) - telling) if len(names) > telling else told


def luck_summary(found: LuckFindings | None) -> list[str]:
    """The findings about luck and decisions in sentences; too few games tell nothing."""
    return [] if found is None or len(found.games) < FEWEST else list(_of_luck(found))


def _of_luck(found: LuckFindings) -> Iterator[str]:
    def points(one: Estimate) -> str:
        return f"{number(100 * one.value, '.1f')} ({between(one.interval, '.1f', 100)})"

    parts = [_with_interval(say("part", part=part), one, ".0%") for part, one in found.parts.items()]
    rough = yes_or_no(found.rough)
    yield say("parts", games=len(found.games), parts=COMMON.join(parts), doubt=points(found.doubt), rough=rough)
    if found.settled:
        (sure, surer), (when, later) = (number(one, ".0%") for one in SURE), map(_moment, found.settled)
        yield say("settled", sure=sure, when=when, surer=surer, later=later)
    yield say(
        "matter",
        share=number(found.matter.value, ".0%"),
        between=between(found.matter.interval, ".0%"),
        points=number(100 * MATTERS, ".0f"),
        some=number(found.matter.value * found.turns.value, ".0f"),
        turns=number(found.turns.value, ".0f"),
    )
    levels = [
        _with_interval(say("a-level", level=level), one, ".1f", 100)
        for level, one in zip(COMPARED, found.levels, strict=True)
    ]
    yield say("levels", reference=REFERENCE, levels=COMMON.join(levels))
    kinds = (
        say("kind", kind=kind.family, example=kind.example, points=points(kind.losses[0])) for kind in found.hardest[:3]
    )
    yield (
        say("hardest", level=COMPARED[0], kinds="; ".join(kinds))
        if found.hardest
        else say("none-harder", level=COMPARED[0])
    )


def _moment(one: Quartiles) -> str:
    when = "start" if one.middle < 0.01 else "end" if one.middle > 0.99 else "other"
    middle, low, high = (number(each, ".0%") for each in (one.middle, one.low, one.high))
    return say("moment", when=when, middle=middle, low=low, high=high)


def without_stopped(found: Findings) -> str:
    """The remark beside every figure that leaves stopped games out; empty if there are none."""
    stopped = int(found.stopped.sum())
    return f" ({say('left-out', stopped=stopped)})" if 0 < stopped < len(found.stopped) else ""


def verdict(differences: Sequence[FigureDifference], games: int, this: str, other: str) -> Iterator[str]:
    """The real differences between two versions, in sentences."""
    if games < FEWEST:
        yield say("verdict-few", games=games, fewest=FEWEST)
        return
    sure, wins = [one for one in differences if one.real], say("figure-wins", seat="")
    counts: dict[str, Filling] = {"games": games, "figures": len(differences)}
    if sure:
        yield say("verdict-some", sure=len(sure), this=this, other=other, open=len(differences) - len(sure), **counts)
    else:
        yield say("verdict-none", **counts)
    for kind in dict.fromkeys(one.kind for one in sure):
        names = [
            say("verdict-name", name=one.name, this=figure(one.this), other=figure(one.other))
            for one in sure
            if one.kind == kind
        ]
        yield say("verdict-kind", kind=slug_of(kind), names=_some(names))
    for one in differences:
        if one.kind == "game" and not one.real and one.name.startswith(wins) and one.needed:
            low, high = one.delta.interval
            yield say(
                "verdict-open", name=sentence(one.name), inside=yes_or_no(low <= 0 <= high), low=hundred(low),
                high=hundred(high), value=hundred(one.delta.value), needed=one.needed, **counts,
            )  # fmt: skip


def stopped_sentence(game: Game, stopped: int, games: int) -> str:
    """How many games no rule has ended.

    >>> import meadhall
    >>> stopped_sentence(meadhall.game("sagnir"), 23, 200).partition(". ")[0]
    '23 of 200 games (11.5%) were ended by the limit of turns (S-88), not by the rules'
    """
    share, stop = number(stopped / games, ".1%"), game.declared("stop")
    told = say("stopped", stopped=stopped, games=games, share=share, stop=stop)
    return f"{told} {say('stopped-all' if stopped == games else 'stopped-some')}"


MANY_STOPPED = 0.01  # if more games than these are stopped by a guard, that is told first of all


def warnings(game: Game, bots: Sequence[str], stopped: Array) -> list[str]:
    """The warnings before any figure: many games that a guard has ended, and a judge that learnt other components."""
    many = stopped.mean() > MANY_STOPPED
    told = [stopped_sentence(game, int(stopped.sum()), len(stopped))] if many else []
    return [*told, *filter(None, [judge_warning(game, bots)])]


def outstanding(shares: Sequence[Estimate], fair: float) -> int | None:
    """The one that really wins more than its fair share, or else the one that wins less; None if all may be equal.

    >>> level, poor = Estimate(0.27, 0.02, 400), Estimate(0.19, 0.02, 400)
    >>> outstanding([level, level, level, poor], 0.25), outstanding([level] * 4, 0.25)
    (3, None)
    """
    off = [replace(one, value=one.value - fair) for one in shares]
    sure = [place for place, verdict in enumerate(real([one.chance for one in off])) if verdict]
    return max(sure, key=lambda place: (off[place].value > 0, abs(off[place].value)), default=None)


def _various(components: Sequence[Component]) -> list[Component]:
    """The first few, at most two of a family: one card would otherwise fill the list with its many actions."""
    chosen: list[Component] = []
    for one in components:
        if [other.family for other in chosen].count(one.family) < 2:
            chosen.append(one)
    return chosen[:TELLING]


def between(interval: Interval, form: str, times: float = 1.0) -> str:
    """An interval in words.

    >>> between((0.4, 0.523), ".0%"), between((0.004, 0.0123), ".1f", 100), between((0.0, float("inf")), ".1f")
    ('40% to 52%', '0.4 to 1.2', 'unknown')
    """
    if any(map(isinf, interval)):
        return say("unknown")
    low, high = (figure(times * end) if form == "figure" else number(times * end, form) for end in interval)
    return say("between", low=low, high=high)


def signed(value: float) -> str:
    """A difference.

    >>> signed(0.1234), signed(-12.34)
    ('+0.123', '-12.3')
    """
    return f"{'+' if value > 0 else ''}{figure(value)}"


def hundred(share: float) -> str:
    """A difference of shares, as so many in a hundred.

    >>> hundred(0.125), hundred(-0.0004)
    ('+12.5', '0')
    """
    wins = round(100 * share, 1)
    return number(wins, "+.1f") if wins else "0"


def figure(value: float) -> str:
    """A number with as many places as it deserves.

    >>> figure(217.3), figure(12.34), figure(0.4321)
    ('217', '12.3', '0.432')
    """
    if abs(value) < 0.0005:
        return "0"
    return number(value, f".{0 if abs(value) >= 100 else 1 if abs(value) >= 10 else 2 if abs(value) >= 1 else 3}f")
