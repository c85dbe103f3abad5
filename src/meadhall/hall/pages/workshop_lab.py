"""The lab in the workshop: what an edition does to the game, which values would bring it where its owner wants it, and
bots that learn it."""

import os
import re
from collections.abc import Iterator, Sequence
from importlib.util import find_spec
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from meadhall import games
from meadhall.bots.judge import TAUGHT, judge_of, taught_file
from meadhall.core.content import Edition
from meadhall.core.content_values import place_of
from meadhall.core.game import Game
from meadhall.core.kernel import JIT
from meadhall.core.language import current
from meadhall.hall.identity import address_of, identity_of
from meadhall.hall.live.hall import hall_of
from meadhall.hall.pages.forms import read_form
from meadhall.hall.pages.on_bench import on_bench, worker
from meadhall.hall.responses import as_json
from meadhall.hall.words import say
from meadhall.hall.workshop.bench import EditionBench, TunedNumber
from meadhall.hall.workshop.editing import with_values
from meadhall.hall.workshop.editions import KeptEdition
from meadhall.hall.workshop.lab_runs import KINDS
from meadhall.hall.workshop.lab_worker import LabRequest
from meadhall.lab.report import Version
from meadhall.lab.statistics import FEWEST
from meadhall.lab.tune import Aim, Vary, games_of
from meadhall.table.errors import TableError

BOTS = ("greedy", "search:60", "search:200", "random")
GAMES, MINUTES = (40, 100, 400, 1000), (5, 15, 45)
FIGURES = ("share", "turns", "decisions")
MOST_VARIED, MOST_VALUES, MOST_AIMS = 3, 12, 2
_NUMBER = re.compile(r"-?\d{1,6}")
_TARGET = re.compile(r"\d{1,5}(?:\.\d{1,3})?%?")


async def show_lab(request: Request) -> Response:
    """The last findings, the progress of a run, and the forms for the next."""
    on, hall = await on_bench(request), hall_of(request)
    run = hall.lab_runs.of(on.id) if on.found is not None else None
    results = await hall.lab_runs.results(on.found) if on.found is not None else []
    game = (await hall.workshop.look(on.found.edition)).game if on.found is not None else None
    numbers = await on.built(request, lambda: EditionBench(on.game, on.text, None).numbers(), "numbers")
    numbers = [(say("workshop-lab-options"), list(_options(on.game))), *numbers]
    way, taught = request.query_params.get("way", ""), taught_file(game) if game is not None else None
    judge = "own" if taught is not None and taught.exists() else "printed" if judge_of(on.game) else "none"
    shown: dict[str, Any] = {
        "run": run, "results": results, "bots": BOTS, "games": GAMES, "numbers": numbers,
        "chosen": next((each for _, several in numbers for each in several if each.way == way), None),
        "figures": {each: say(f"workshop-lab-figure-{each}") for each in FIGURES},
        "varied": range(MOST_VARIED), "aimed": range(MOST_AIMS), "minutes": MINUTES, "can_train": _can_train(),
        "judge": say(f"workshop-lab-judge-{judge}"),
        "lasts": {kind: say(f"workshop-lab-last-{kind}") for kind in KINDS},
    }  # fmt: skip
    return on.page(request, "workshop_lab.html", **shown)


def _options(game: Game) -> Iterator[TunedNumber]:
    """The options of a game that are numbers."""
    for option in game.options:
        if values := [each for each in option.values if type(each) is int]:
            said, usual = games.option_said(game.name, option.name), option.default
            yield TunedNumber(option.name, said, usual if type(usual) is int else values[0], min(values), max(values))


def _can_train() -> bool:
    """Whether what fits judges is installed, and there is a folder for them."""
    return find_spec("jax") is not None and TAUGHT in os.environ


async def begin(request: Request) -> Response:
    """Begin a test, a tuning or a training."""
    form, on, hall = await read_form(request), await on_bench(request), hall_of(request)
    person, _ = worker(request)
    found = on.changed_by(person)
    await hall.workshop.playable(on.id)
    wish, total = _request(form, on.game.name, on.text, found.edition.name)
    await hall.spend("labs", person, address_of(request))
    if wish.kind == "tune":
        await hall.loaders.run(lambda: _check(on.game, on.text, wish))
    hall.lab_runs.begin(found, person, wish, total)
    return RedirectResponse(f"{on.home}/test", 303)


def _check(game: Any, text: str, wish: LabRequest) -> None:
    """Say at once what is wrong with a tuning, before anything is played."""
    version = Version(game.with_content(Edition(text, wish.name)), {})
    for each in wish.vary:
        Vary.read(version, each)
    for each in wish.aims:
        Aim.read(each)


def _request(form: dict[str, str], game: str, text: str, name: str) -> tuple[LabRequest, int]:
    bot = form.get("bot") if form.get("bot") in BOTS else BOTS[0]
    count, minutes = _one_of(GAMES, form.get("games", "")), _one_of(MINUTES, form.get("minutes", ""))
    wish = LabRequest("test", game, text, name, "", bot or BOTS[0], count, language=current())
    match form.get("do"):
        case "train" if _can_train():
            return msgspec.structs.replace(wish, kind="train", games=0, bot="", minutes=minutes), 60 * minutes
        case "tune":
            vary, sizes = _varied(form)
            return msgspec.structs.replace(wish, kind="tune", vary=vary, aims=_aims(form)), games_of(sizes, count)
    analysed = FEWEST if JIT and count > GAMES[0] else 0  # without the compiler it would take for ever
    return msgspec.structs.replace(wish, analysed=analysed), 2 * (count + analysed)


def _one_of(known: Sequence[int], asked: str) -> int:
    return int(asked) if asked in map(str, known) else known[0]


def _varied(form: dict[str, str]) -> tuple[tuple[str, ...], list[int]]:
    """The values that may change, and how many each of them may have."""
    vary, sizes = list[str](), list[int]()
    for number in range(MOST_VARIED):
        way, low, high = (form.get(f"{each}-{number}", "").strip() for each in ("way", "from", "to"))
        if not way:
            continue
        if not (_NUMBER.fullmatch(low) and _NUMBER.fullmatch(high)) or not 0 < int(high) - int(low) < MOST_VALUES:
            raise TableError("bad-text", say("workshop-lab-range", most=MOST_VALUES))
        vary.append(f"{way[:120]}={low}..{high}")
        sizes.append(int(high) - int(low) + 1)
    if not vary:
        raise TableError("bad-text", say("workshop-lab-aim"))
    return tuple(vary), sizes


def _aims(form: dict[str, str]) -> tuple[str, ...]:
    """The figures, and what they should be."""
    asked = ((form.get(f"figure-{n}", ""), form.get(f"target-{n}", "").strip()) for n in range(MOST_AIMS))
    aims = [(figure, target) for figure, target in asked if figure]
    if not aims or not all(figure in FIGURES and _TARGET.fullmatch(target) for figure, target in aims):
        raise TableError("bad-text", say("workshop-lab-aim"))
    return tuple(f"{figure}={target}" for figure, target in aims)


async def stop(request: Request) -> Response:
    """Give a run up."""
    on = await on_bench(request)
    on.changed_by(identity_of(request).person)
    hall_of(request).lab_runs.stop(on.id)
    return RedirectResponse(f"{on.home}/test", 303)


async def take(request: Request) -> Response:
    """Put the values that a tuning has found into the edition."""
    form, on, hall = await read_form(request), await on_bench(request), hall_of(request)
    person, by = worker(request)
    found = on.changed_by(person)
    await hall.spend("editions", person, address_of(request))
    tuned = next((each for each in await hall.lab_runs.results(found) if each.kind == "tune"), None)
    offered = {str(number): each.values for number, each in enumerate(tuned.answer.candidates)} if tuned else {}
    options = {option.name for option in on.game.options}
    wanted = {way: int(value) for way, value in offered.get(form.get("number", ""), {}).items() if way not in options}
    now = hall.now()

    def change(edition: KeptEdition) -> KeptEdition:
        values = {place_of(edition.text, way): value for way, value in wanted.items()}
        return edition.with_text(with_values(edition.text, values), by, now)

    await hall.workshop.change(on.id, change)
    return RedirectResponse(f"{on.home}/compare", 303)


async def state(request: Request) -> Response:
    """How far a run is, for the page."""
    on = await on_bench(request)
    run = hall_of(request).lab_runs.of(on.id)
    if run is None:
        return as_json({"state": "done"})
    return as_json({"state": run.state, "done": min(run.done, run.total), "total": run.total})
