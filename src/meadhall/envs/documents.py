"""A page about the observations of a game and the numbers of its actions, made from the code.

python -m meadhall.envs.documents GAME             prints the page of a game, one of your own as well
python -m meadhall.envs.documents --into FOLDER    writes those of all games that there are, as in docs/observations
"""

import sys
from collections.abc import Sequence
from importlib import import_module
from itertools import groupby
from pathlib import Path

import meadhall
from meadhall.core.game import Game
from meadhall.envs.observation import TensorPlace, layout, turns_seats

_MADE = "<!-- Made from the code by `python -m meadhall.envs.documents`; a test holds it to it. -->"


def page(game: Game) -> str:
    """The page of one game.

    >>> print(page(meadhall.game("hagar")).splitlines()[0])
    # Observations of Hägar: Land in Sicht!
    """
    plain, one_hot = layout(game), layout(game, one_hot=True)
    rows = [
        f"| {_span(place)} | `{place.name}` | {_shape(place)} | {_values(place)} | {_span(one_hot[place.name])} "
        f"| {_meaning(game, place)} |"
        for place in plain.places
    ]
    return "\n".join([
        f"# Observations of {game.title}",
        "",
        _MADE,
        "",
        f"{plain.size} numbers, and {one_hot.size} with `one_hot=True`: [Environments for research](../environments.md)"
        " tells how to get them, and what the columns mean.",
        _about_seats(game),
        "",
        "| places | field | shape | values | one-hot places | meaning |",
        "| --- | --- | --- | --- | --- | --- |",
        *rows,
        "",
        "## Actions",
        "",
        f"{game.actions.decisions} numbers, those of `action_mask`;"
        f" `meadhall.game(\"{game.name}\").actions.text(number)` tells each.",
        "",
        "| numbers | actions |",
        "| --- | --- |",
        *_actions(game),
        "",
    ])  # fmt: skip


def _about_seats(game: Game) -> str:
    if not turns_seats(game):
        return "Its seats play different parts: `relative=True` changes nothing."
    return "With `relative=True` seats are counted from the one who looks: rows of seats, and values that are seats."


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


def _actions(game: Game) -> list[str]:
    found = []
    for _, family in groupby(range(game.actions.decisions), lambda number: game.actions.decode(number)[0]):
        first, *_, last = [*family] * 2
        texts = [f"`{game.actions.text(number)}`" for number in dict.fromkeys((first, last))]
        found.append(f"| {first if first == last else f'{first} to {last}'} | {' to '.join(texts)} |")
    return found


def pages(games: Sequence[Game]) -> dict[str, str]:
    """The pages of games, by the names of their files."""
    index = [
        "# Observations",
        "",
        _MADE,
        "",
        "What a seat sees of a game as numbers, field by field, and the numbers of its actions.",
        "",
        *(
            f"- [{game.title}]({game.name}.md): {layout(game).size} numbers, {game.actions.decisions} actions"
            for game in games
        ),
        "",
    ]  # fmt: skip
    return {"README.md": "\n".join(index)} | {f"{game.name}.md": page(game) for game in games}


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
