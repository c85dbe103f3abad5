"""An analysis in words: three plain sentences, what would have been better, and the turns marked on the curve."""

from collections.abc import Iterator, Sequence
from pathlib import Path

from babel.numbers import get_decimal_symbol
from msgspec import Struct

from meadhall.analysis.depth import QUICK
from meadhall.analysis.marks import SIGNS
from meadhall.analysis.model import AnalysedTurn, Analysis, JudgedPlan, SeatAnalysis, TurnChoice, TurningPoint
from meadhall.core.game import Game
from meadhall.core.language import current, locale_of
from meadhall.core.phrases import LANGUAGE, phrases_in
from meadhall.core.text import inside_sentence, listed

LUCKY = 0.05  # luck in one turn that is worth telling
MOST_LUCK = 8  # so many turns with luck are told: those with most
_LITTLE = 0.05  # luck below this is called none

PHRASES = phrases_in(Path(__file__).parent / "words" / f"{LANGUAGE}.ftl")
say, join = PHRASES.say, PHRASES.join


def percent(chance: float) -> str:
    """A chance as people say it.

    >>> percent(0.487)
    '49 %'
    """
    return say("percent", percent=int(f"{100 * chance:.0f}"))


def points(change: float) -> str:
    """A change of a chance, in points of a hundred.

    >>> points(-0.1071), points(0.02), points(0.0001)
    ('-10.7', '+2.0', '0.0')
    """
    told = f"{100 * change:+.1f}"
    told = "0.0" if told[1:] == "0.0" else told
    return told.replace(".", get_decimal_symbol(locale_of(current())))


def marked(one: SeatAnalysis) -> str:
    """How many turns of a seat were called what; nothing if none was."""
    return join(say("counted-mark", mark=mark, count=number) for mark, number in one.marks.items() if number)


def cause(moment: TurningPoint) -> str:
    """The cause of a turning point."""
    return say("cause", kind=moment.kind)


def adjusted(one: SeatAnalysis) -> str:
    """The result of a seat's play with average luck; in words where that is no possible chance."""
    if not one.is_sure:
        return say("adjusted-unsure")
    if not 0 <= one.adjusted <= 1:
        return say("adjusted-never" if one.adjusted < 0 else "adjusted-always")
    return say("adjusted", adjusted=percent(one.adjusted))


def plan_words(words: Sequence[str]) -> str:
    """The actions of a plan in one line, without a full stop.

    >>> plan_words(["Put fire on b3", "Step to c3", "End the turn."])
    'Put fire on b3; Step to c3; End the turn'
    """
    return "; ".join(each.rstrip(".") for each in words)


def why_better(game: Game, best: JudgedPlan, played: JudgedPlan, seat: int) -> str:
    """The reasons for the best plan of a seat, and against the one that was played."""
    ours, theirs = _only_in(best, played), _only_in(played, best)
    told = ours or _in_one_line(best, range(len(best.actions)))
    if ours and theirs:
        told = say("instead", best=told, played=theirs)
    wins, instead = (f"{100 * plan.chances[seat]:.0f}" for plan in (best, played))
    why = say("better", best=told, wins=wins, instead=instead)
    if best.points is not None and played.points is not None and best.points > played.points:
        why += " " + say("more-points", points=game.counted(best.points - played.points))
    return why


def missed(choice: TurnChoice) -> str:
    """The actions of the best plan that were not played, in a sentence."""
    best = _only_in(choice.best, choice.played) or _in_one_line(choice.best, range(len(choice.best.actions)))
    return say("missed", best=best)


def _only_in(plan: JudgedPlan, other: JudgedPlan) -> str:
    """The actions of a plan that another one does not have, in words; nothing if it has them all."""
    left, places = list(other.actions), list[int]()
    for place, action in enumerate(plan.actions):
        if action in left:
            left.remove(action)
        else:
            places.append(place)
    return _in_one_line(plan, places)


def _in_one_line(plan: JudgedPlan, places: Sequence[int]) -> str:
    """Some actions of a plan in one line, without those that go without saying if there are others."""
    if not plan.brief:  # an earlier Meadhall has judged it
        return plan_words([plan.words[place] for place in places])
    some = [place for place in places if plan.brief[place]] or places
    return listed(
        (plan.actions[place].split()[0], plan.brief[place] or inside_sentence(plan.words[place])) for place in some
    )


# --- Three sentences --------------------------------------------------------------------------------------------------


def summary(analysis: Analysis, seats: tuple[int, ...] = ()) -> list[str]:
    """The story in three sentences: the decision, where these seats (or any) could have done better, and the luck."""
    wrong = [turn for turn in analysis.wrong if not seats or turn.seat in seats]
    worst = max(wrong, key=lambda turn: turn.loss, default=None)
    return [_decided(analysis, worst), _better(analysis, seats, worst), _luck(analysis)]


def _decided(analysis: Analysis, worst: AnalysedTurn | None) -> str:
    """The turn that decided the game; the next sentence tells the better plan for the worst turn."""
    winners = [one for one in analysis.seats if one.result == max(each.result for each in analysis.seats)]
    moments = [(moment, one) for one in winners for moment in one.turning_points if moment.change > 0]
    if not moments:
        return say("decided-by-nothing")
    moment, one = max(moments, key=lambda each: each[0].change)
    turn = analysis.turns[moment.turn]
    kind = "luck" if moment.kind == "luck" else "mistake" if turn in analysis.wrong else "turn"
    who = "" if turn.seat is None else analysis.seats[turn.seat].name
    words = "" if kind == "mistake" and turn is worst else moment.words
    told = {"words": words, "who": who, "name": one.name, "change": points(moment.change)}
    return say(f"decided-by-{kind}", turn=str(turn.number + 1), **told).rstrip()


def _better(analysis: Analysis, seats: tuple[int, ...], worst: AnalysedTurn | None) -> str:
    if worst is None:
        return say("clean", name=join(analysis.seats[seat].name for seat in seats)) if seats else say("all-clean")
    assert worst.seat is not None
    told, left = say("could-be-better", **_slots(analysis, worst)), analysis.seats[worst.seat].points_left
    return f"{told} {say('points-left', points=left) if left else ''}".rstrip()


def _slots(analysis: Analysis, turn: AnalysedTurn) -> dict[str, str]:
    """A turn for which something better was there, as sentences tell it."""
    assert turn.seat is not None
    return {
        "name": analysis.seats[turn.seat].name,
        "turn": str(turn.number + 1),
        "mark": say("mark", mark=turn.mark),
        "loss": points(-turn.loss),
        "words": turn.words,
        "why": analysis.costliest(turn).why,
    }


def wrong_turn(analysis: Analysis, turn: AnalysedTurn) -> str:
    """A marked turn in a few sentences, with what happened in it."""
    return say("marked-turn", **_slots(analysis, turn)).rstrip()


def _luck(analysis: Analysis) -> str:
    lucky = [one for one in analysis.seats if abs(one.luck) >= _LITTLE]
    doubt = max(abs(one.uncertainty) for one in analysis.seats)
    listed = join(say("luck-of-seat", name=one.name, change=points(one.luck)) for one in lucky)
    told = say("luck", told=listed) if lucky else say("no-luck")
    if all(one.is_sure for one in analysis.seats):
        return told
    return f"{told} {say('misjudged', doubt=f'{100 * doubt:.0f}')}"


# --- Moments on the curve ---------------------------------------------------------------------------------------------


class MarkedTurn(Struct, frozen=True):
    """A turn that is marked on the curve."""

    at: int  # the position at which to look: where a turn leaves the best plan, or after luck
    seat: int  # whose turn it was, or who had the luck
    kind: str  # a mark of a turn, or "luck"
    text: str  # in a few sentences

    @property
    def sign(self) -> str:
        """How it is marked."""
        return SIGNS[self.kind]


def marked_turns(analysis: Analysis) -> list[MarkedTurn]:
    """The turns worth telling, in their order; after a first look nobody's turns are called anything."""
    if analysis.depth.name == QUICK:
        return []
    luck = sorted(_lucky(analysis), key=lambda each: -each[0])[:MOST_LUCK]
    wrong = [_wrong(analysis, turn) for turn in analysis.wrong]
    return sorted([*wrong, *(told for _, told in luck)], key=lambda told: (told.at, told.kind != "luck"))


def _wrong(analysis: Analysis, turn: AnalysedTurn) -> MarkedTurn:
    assert turn.seat is not None
    text = say("wrong-turn", **_slots(analysis, turn)).rstrip()
    return MarkedTurn(analysis.costliest(turn).parts_at, turn.seat, str(turn.mark), text)


def _lucky(analysis: Analysis) -> Iterator[tuple[float, MarkedTurn]]:
    for turn in analysis.turns:
        steps = analysis.steps[turn.first : turn.last + 1]
        gains = [sum(step.chance[seat] + step.secrets[seat] for step in steps) for seat in range(len(analysis.seats))]
        seat = gains.index(max(gains))
        if gains[seat] < LUCKY:
            continue
        most = max(steps, key=lambda step: step.chance[seat] + step.secrets[seat])
        words = most.words if most.chance[seat] > most.secrets[seat] and most.words else turn.words
        text = say("lucky-turn", name=analysis.seats[seat].name, change=points(gains[seat]), words=words)
        yield gains[seat], MarkedTurn(most.number + 1, seat, "luck", text)
