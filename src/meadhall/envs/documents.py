"""A page about the observations of a game and the numbers of its actions, made from the code.

python -m meadhall.envs.documents GAME             prints the page of a game, one of your own as well
python -m meadhall.envs.documents --into FOLDER    writes those of all games that there are, as in docs/observations
"""

import sys
from collections.abc import Sequence
from importlib import import_module
from itertools import groupby
from pathlib import Path

from jinja2 import Template

import meadhall
from meadhall.core.game import Game
from meadhall.envs.observation import TensorPlace, layout, turns_seats

_MADE = "<!-- Made from the code by `python -m meadhall.envs.documents`; a test holds it to it. -->"


def page(game: Game) -> str:
    """The page of one game.

    >>> print(page(meadhall.game("hagar")).splitlines()[0])
    # Observations of Hägar: Land in Sicht!
    """
    by_family = groupby(range(game.actions.decisions), lambda number: game.actions.decode(number)[0])
    families = [(numbers[0], numbers[-1]) for numbers in (list(family) for _, family in by_family)]
    template = Template(Path(__file__).with_name("page.md.jinja").read_text(encoding="utf-8"))
    return str(template.render(
        game=game, plain=layout(game), one_hot=layout(game, one_hot=True), turns=turns_seats(game), made=_MADE,
        families=families, span=_span, shape=_shape, values=_values, meaning=_meaning,
        legend=_legend(game),
    ))  # fmt: skip


def _span(place: TensorPlace) -> str:
    last = place.offset + place.size - 1
    return f"{place.offset}" if place.size == 1 else f"{place.offset} to {last}"


def _shape(place: TensorPlace) -> str:
    first, *rest = map(str, place.shape)
    return " x ".join([f"{first} seats" if place.by_seat else first, *rest])


def _values(place: TensorPlace) -> str:
    return "0 or 1" if place.bits else str(place.values).replace("one of ", "")


def _meaning(game: Game, place: TensorPlace) -> str:
    meaning = place.meaning.replace("|", "\\|")
    names = _constants(game, place)
    return f"{meaning}: {', '.join(f'{number} {name}' for number, name in names.items())}" if names else meaning


def _constants(game: Game, place: TensorPlace) -> dict[int, str]:
    """The names of a field's values: those in the module beside the state that is called like the field, if any."""
    if place.values.sort != "index":
        return {}
    try:
        module = import_module(f"{game.state.__module__.rpartition('.')[0]}.{place.name}")
    except ImportError:
        return {}
    found = {value: name for name, value in vars(module).items() if name.isupper() and isinstance(value, int)}
    return {number: found[number].lower() for number in sorted(found)}


def _legend(game: Game) -> list[tuple[str, str]]:
    """What the numbers of places, kinds and the like stand for: a row for each module beside the state that names them,
    by a tuple `WORDS`, or by nothing but constants; and one for each noun of actions."""
    package, rows = game.state.__module__.rpartition(".")[0], list[tuple[str, str]]()
    for file in sorted(Path(str(import_module(game.state.__module__).__file__)).parent.glob("*.py")):
        if file.stem in ("__init__", "phase", "actions", "state"):
            continue
        module = import_module(f"{package}.{file.stem}")
        named = {name: value for name, value in vars(module).items() if name[0] != "_"}
        own = {value: name.lower() for name, value in named.items() if name.isupper() and isinstance(value, int)}
        if isinstance(words := named.get("WORDS"), tuple):
            own = dict(enumerate(words))
        elif len(own) < 2 or len(own) < len(named):
            continue
        about = str(module.__doc__).partition(": ")[2].strip().rstrip(".")
        rows.append((f"`{file.stem}`", f"{about}: {', '.join(f'{number} {own[number]}' for number in sorted(own))}"))
    known = " ".join(told for _, told in rows).replace("_", "-")
    return [*rows, *((noun, told) for noun, told in _choices(game) if told not in known)]


def _choices(game: Game) -> list[tuple[str, str]]:
    """What the numbers of cells, runes and the like stand for: the words of what actions choose, by its noun, where all
    actions agree."""
    words: dict[str, dict[int, set[str]]] = {}
    for number in range(game.actions.decisions):
        chosen = game.actions.text(number).removeprefix(game.actions.name(number)).split()
        for (noun, index), word in zip(game.actions.chosen(number).items(), chosen, strict=False):
            words.setdefault(noun, {}).setdefault(index, set()).add(word)
    return [
        (noun, ", ".join(f"{index} {word}" for index, (word,) in found.items()))
        for noun, found in words.items()
        if all(len(several) == 1 for several in found.values()) and any(found[index] != {str(index)} for index in found)
    ]


def pages(games: Sequence[Game]) -> dict[str, str]:
    """The pages of games, by the names of their files."""
    sizes = [(game, layout(game).size, game.actions.decisions) for game in games]
    lines = [f"- [{game.title}]({game.name}.md): {size} numbers, {actions} actions" for game, size, actions in sizes]
    about = f"{_MADE}\n\nWhat a seat sees of a game as numbers, field by field, and the numbers of its actions."
    index = "\n".join(["# Observations", "", about, "", *lines, ""])
    return {"README.md": index} | {f"{game.name}.md": page(game) for game in games}


def main(arguments: list[str]) -> None:
    """Run the command that the top of this file describes."""
    match arguments:
        case ["--into", folder]:
            Path(folder).mkdir(parents=True, exist_ok=True)
            for name, text in pages([meadhall.game(name) for name in meadhall.game_names()]).items():
                (Path(folder) / name).write_text(text, encoding="utf-8")
        case [name] if not name.startswith("-"):
            sys.stdout.write(page(meadhall.game(name)))
        case _:
            sys.exit(__doc__)


if __name__ == "__main__":
    main(sys.argv[1:])
