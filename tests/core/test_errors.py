"""Errors: what a caller and another process can know of them."""

import pickle
from concurrent.futures import ProcessPoolExecutor
from copy import copy
from multiprocessing import get_context

import pytest

import meadhall
from meadhall.core import errors
from meadhall.core.errors import AmbiguousAction, MeadhallError, UnknownName

KINDS = [kind for kind in vars(errors).values() if isinstance(kind, type) and issubclass(kind, MeadhallError)]
ERRORS = [
    UnknownName("game", "hager", ["hagar", "runir"]),
    AmbiguousAction("step", ["step a1", "step a2"]),
    *(kind("It went wrong.") for kind in KINDS if kind not in (UnknownName, AmbiguousAction)),
]


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: type(error).__name__)
def test_an_error_is_the_same_when_it_is_packed_and_copied(error: MeadhallError) -> None:
    for again in (pickle.loads(pickle.dumps(error)), copy(error)):
        assert type(again) is type(error)
        assert (str(again), again.args, vars(again)) == (str(error), error.args, vars(error))


def test_an_error_comes_back_from_another_process() -> None:
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        with pytest.raises(UnknownName, match='did you mean "hagar"') as error:
            pool.submit(meadhall.game, "hager").result(60)
        assert error.value.name == "hager"
        assert pool.submit(meadhall.game_names).result(60) == meadhall.game_names(), "the pool still works"
