"""Practice: puzzles by theme, the next one for you, that of the day, and your own mistakes, which come back."""

import asyncio
from collections import Counter
from typing import Annotated
from urllib.parse import urlencode

import msgspec
from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from meadhall.core.errors import MeadhallError
from meadhall.core.scene import plain
from meadhall.hall.history.games import Wanted, finished
from meadhall.hall.history.scale import shown, shown_change, shown_doubt
from meadhall.hall.identity import address_of, identity_of, remember
from meadhall.hall.languages import PageAddress
from meadhall.hall.live.game_loader import headers
from meadhall.hall.live.hall import hall_of
from meadhall.hall.pages.forms import is_form, shape_in
from meadhall.hall.pages.replays import Replays
from meadhall.hall.pages.rulebook import games_on_shelf
from meadhall.hall.pages.templating import answered, page
from meadhall.hall.practice.exercise import (
    OWN,
    Exercise,
    asked_of,
    books,
    exercise_of,
    is_complete,
    mistakes_in,
    position_after,
)
from meadhall.hall.practice.progress import (
    KIND,
    Progress,
    next_for,
    of_the_day,
    progress_of,
    strength_of,
)
from meadhall.hall.responses import as_json, encoded
from meadhall.hall.storage.errors import StoreError
from meadhall.hall.words import say
from meadhall.practice.openings import openings_of
from meadhall.practice.puzzle import Puzzle
from meadhall.practice.themes import theme_said
from meadhall.practice.verdict import Verdict, known_verdict
from meadhall.table.errors import TableError

_LOOKED_AT = (
    3  # of the own games that were analysed since, so many are looked at for mistakes when the page is asked for
)
_LONGEST = 60  # decisions of one turn

Text = Annotated[str, Meta(max_length=120)]


class Solution(Struct, frozen=True, forbid_unknown_fields=True):
    """A plan that somebody tries: its actions. Without any they give up."""

    actions: Annotated[tuple[Text, ...], Meta(max_length=_LONGEST)]


class PuzzleAnswer(Struct, frozen=True):
    """The judge's answer, and where it leads."""

    good: bool
    text: str
    steps: tuple[str, ...]  # the solution in words; only once it is found or given up
    actions: tuple[str, ...]  # the same as actions, to be shown on the board
    why: str
    rating: str  # what it did to the rating; nothing where it did nothing
    next: str  # the address of the next one


# --- Lists ------------------------------------------------------------------------------------------------------------


@answered
async def show_games(request: Request) -> Response:
    """All games with puzzles, and the puzzle of the day."""
    hall, person = hall_of(request), identity_of(request).person
    known = await asyncio.to_thread(books, hall, list(games_on_shelf()))
    found = {name: await progress_of(hall, person, name) for name in known}
    now = hall.now()
    daily = of_the_day({name: book.puzzles for name, book in known.items()}, now) if known else None
    return page(
        "practice.html",
        games=[
            (name, headers()[name], len(book.puzzles), found[name], len(found[name].due(now)))
            for name, book in known.items()
        ],
        daily=daily,
        daily_done=daily is not None and daily[1].key in found[daily[0]].tried,
        title=headers()[daily[0]].title if daily else "",
        shown=shown,
    )


@answered
async def show_game(request: Request) -> Response:
    """The puzzles of one game by theme, how far you are, and what has come back."""
    hall, who, name = hall_of(request), identity_of(request), request.path_params["game"]
    book = _book(request, name)
    game = hall.game_loader.game_now(name)
    progress = await progress_of(hall, who.person, name)
    if who.person is not None:
        progress = await _with_mistakes(request, who.person, name, progress)
    counts = Counter(theme for puzzle in book for theme in puzzle.themes)
    solved = Counter(theme for puzzle in book if progress.tried.get(puzzle.key) for theme in puzzle.themes)
    return page(
        "practice_game.html",
        name=name,
        header=headers()[name],
        themes=[(key, theme_said(game, key), count, solved[key]) for key, count in counts.most_common()],
        count=len(book),
        progress=progress,
        rating=round(shown(progress.mean)),
        doubt=round(shown_doubt(progress.deviation)),
        due=progress.due(hall.now()),
        later=sum(each.due > hall.now() for each in progress.repeats.values()),
        openings=openings_of(game) is not None,
    )


def _book(request: Request, name: str) -> tuple[Puzzle, ...]:
    known = books(hall_of(request), [name]) if name in headers() else {}
    if name not in known:
        raise TableError("no-table", say("no-puzzles"))
    return known[name].puzzles


async def _with_mistakes(request: Request, person: str, name: str, progress: Progress) -> Progress:
    """Progress with the mistakes of own games that were analysed since the last visit."""
    hall, replays = hall_of(request), request.app.state.replays
    assert isinstance(replays, Replays)
    played, _ = await asyncio.to_thread(finished, hall.store, person, Wanted(game=name))
    new = [game for game in played if game.table not in progress.seen and any(each.accuracy for each in game.players)]
    for game in new[:_LOOKED_AT]:
        keys = list[str]()
        try:
            tale = await replays.of_table(game.table, request)
            known = await hall.analyses.best(tale.file)
            if known is not None:
                seats = [player.seat for player in game.players if player.you]
                keys = mistakes_in(known, game.table, seats)
        except StoreError:
            continue
        except MeadhallError:  # it is gone, or shut: there is nothing to learn from
            pass
        progress = progress.with_mistakes(game.table, keys, hall.now())
    if new:
        await hall.keepsakes.keep(person, KIND, name, progress)
    return progress


# --- Ways on ----------------------------------------------------------------------------------------------------------


@answered
async def go_on(request: Request) -> Response:
    """To the next one: what has come back first, if that is asked for, and otherwise a puzzle that suits you."""
    hall, name, asked = hall_of(request), request.path_params["game"], request.query_params
    progress = await progress_of(hall, identity_of(request).person, name)
    if "due" in asked:
        due = [key for key in progress.due(hall.now()) if key != asked.get("after")]
        address = f"/practice/{name}/{due[0]}?due=yes" if due else f"/practice/{name}"
        return RedirectResponse(address, 303)
    theme = asked.get("theme", "")
    puzzle = next_for(name, _book(request, name), progress, theme, asked.get("after", ""))
    return RedirectResponse(
        f"/practice/{name}/{puzzle.key}" + (f"?{urlencode({'theme': theme})}" if theme else ""), 303
    )


@answered
async def go_to_daily(request: Request) -> Response:
    """To the puzzle of the day, which is the same for all."""
    hall = hall_of(request)
    known = await asyncio.to_thread(books, hall, list(games_on_shelf()))
    if not known:
        raise TableError("no-table", say("no-puzzles"))
    name, puzzle = of_the_day({name: book.puzzles for name, book in known.items()}, hall.now())
    return RedirectResponse(f"/practice/{name}/{puzzle.key}?daily=yes", 303)


def _after(request: Request, exercise: Exercise) -> str:
    """The address of the next exercise after this one: of the same theme, or of those that have come back."""
    kept = {name: value for name in ("theme", "due") if (value := request.query_params.get(name))}
    if OWN in exercise.key:
        kept["due"] = "yes"
    return f"/practice/{exercise.game.name}/next?{urlencode(kept | {'after': exercise.key})}"


# --- One of them ------------------------------------------------------------------------------------------------------


@answered
async def show_puzzle(request: Request) -> Response:
    """The page on which a puzzle is played; without scripts its position in words, and a link for each action."""
    exercise, done = await _exercise(request), _done(request)
    name = exercise.game.name
    position = await _built(request, exercise, done)
    told = msgspec.json.decode(position)
    kept = [(key, value) for key, value in request.query_params.multi_items() if key != "done"]
    return page(
        "puzzle.html",
        here=PageAddress(request.url.path + (f"?{urlencode(kept)}" if kept else "")),
        name=name,
        header=headers()[name],
        key=exercise.key,
        daily="daily" in request.query_params,
        themes=[theme_said(exercise.game, theme) for theme in exercise.puzzle.themes],
        strength=round(shown(strength_of(name, exercise.puzzle).mean)) if exercise.puzzle.found else None,
        query=urlencode(kept),
        position=told,
        done=done,
        on=lambda text: urlencode([*kept, *(("done", each) for each in done), ("done", text)]),
        **asked_of(exercise),
    )


async def _exercise(request: Request) -> Exercise:
    hall, name = hall_of(request), request.path_params["game"]
    if name not in headers():
        raise TableError("no-table", say("no-puzzles"))
    await hall.game_loader.game(name)
    return await exercise_of(request, hall, name, request.path_params["key"])


def _done(request: Request) -> tuple[str, ...]:
    return tuple(text[:120] for text in request.query_params.getlist("done")[:_LONGEST])


@answered
async def show_board(request: Request) -> Response:
    """The position after what was decided so far."""
    exercise, done = await _exercise(request), _done(request)
    return encoded(await _built(request, exercise, done), headers={"cache-control": "private, max-age=600"})


async def _built(request: Request, exercise: Exercise, done: tuple[str, ...]) -> bytes:
    builder, shape = hall_of(request).page_builder, shape_in(request)
    moment, game = builder.moment, exercise.game
    hall_of(request).looks.keep(game.sheet(game.make_box(exercise.puzzle.players, exercise.puzzle.options)))
    key = game.name, exercise.key, done, shape

    def build() -> bytes:
        return msgspec.json.encode(position_after(exercise, done, shape), enc_hook=plain)

    return await builder.page("puzzle", key, build, request, moment, *exercise.about)


@answered
async def answer(request: Request) -> Response:
    """The judge's answer to a plan, and what it means for the rating and for what comes back."""
    if is_form(request):
        form = await request.form()
        asked = Solution(tuple(str(text)[:120] for text in form.getlist("done"))[:_LONGEST])
    else:
        asked = msgspec.json.decode(await request.body(), type=Solution)
    exercise, person = await _exercise(request), remember(request).person
    verdict = await _verdict(request, exercise, asked.actions, person)
    told = await _noted(request, exercise, asked.actions, verdict, person)
    box = exercise.game.make_box(exercise.puzzle.players, exercise.puzzle.options)
    hall_of(request).looks.keep(exercise.game.sheet(box))
    if not is_form(request):
        return as_json(told)
    shown = {"name": exercise.game.name, "key": exercise.key, "told": told, "query": request.url.query}
    return page("puzzle_answer.html", **shown)


async def _verdict(request: Request, exercise: Exercise, tried: tuple[str, ...], person: str) -> Verdict:
    hall = hall_of(request)

    def know() -> tuple[bool, Verdict | None]:
        complete = not tried or is_complete(exercise, tried)
        return complete, known_verdict(exercise.match(), exercise.puzzle, tried) if complete else None

    key = exercise.game.name, exercise.key, tried
    complete, verdict = await hall.page_builder.build("verdict", key, know, request)
    if not complete:
        raise TableError("illegal-action", say("plan-not-over"))
    if verdict is not None:
        return verdict
    match = await asyncio.to_thread(exercise.match)
    return await hall.analyses.solve(match, exercise.puzzle, tried, person, address_of(request))


async def _noted(
    request: Request, exercise: Exercise, tried: tuple[str, ...], verdict: Verdict, person: str
) -> PuzzleAnswer:
    """Keep what somebody has learnt, and tell them."""
    hall, name, puzzle = hall_of(request), exercise.game.name, exercise.puzzle
    before = await progress_of(hall, person, name)
    strength = strength_of(name, puzzle) if OWN not in exercise.key else None
    after = before.with_answer(exercise.key, verdict.good, hall.now(), strength)
    if after != before:
        await hall.keepsakes.keep(person, KIND, name, after)
    change = shown_change(after.mean - before.mean)
    rating = (
        say("rating-now", rating=str(round(shown(after.mean))), change=f"{change:+.0f}")
        if after.mean != before.mean
        else ""
    )
    if exercise.key in after.repeats and not verdict.good:
        back = say("comes-back", days=round(max(1.0, after.repeats[exercise.key].days)))
        rating = f"{rating} {back}".strip()
    open_now = verdict.good or not tried
    return PuzzleAnswer(
        good=verdict.good,
        text=_said(verdict, tried, puzzle),
        steps=verdict.steps if open_now else (),
        actions=puzzle.solution if open_now else (),
        why=verdict.why if open_now else "",
        rating=rating,
        next=_after(request, exercise),
    )


def _said(verdict: Verdict, tried: tuple[str, ...], puzzle: Puzzle) -> str:
    wins, loss = round(100 * verdict.chance), max(1, round(100 * verdict.loss))
    if not tried:
        return say("given-up")
    if tried == puzzle.solution:
        return say("solved", wins=wins)
    return say("as-good", wins=wins) if verdict.good else say("not-yet", wins=wins, loss=loss)
