"""The vanilla deck's writer and the two engines side by side are imported by name."""

import sys
from importlib import import_module
from pathlib import Path

import pytest

from moodsl import load

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE), str(HERE.parents[1] / "benchmarks")]

THOUSAND = {  # seed of the first game, numbers of players
    "eclipse": (4000, (2, 3, 4, 5, 6)),
    "eminent": (3000, (2, 3, 4)),
    "galaxy": (1000, (2, 3, 4)),
}


def pytest_generate_tests(metafunc):
    """`hundred`: the seeds of a hundred of the thousand games that `make soak` plays with each number of players."""
    if "hundred" in metafunc.fixturenames:
        first, numbers = THOUSAND[metafunc.definition.path.stem.removeprefix("test_")]
        starts = range(first, first + 1000, 100)
        hundreds = [pytest.param(range(one, one + 100), id=str(one), marks=pytest.mark.soak) for one in starts]
        metafunc.parametrize("hundred", hundreds)
        metafunc.parametrize("players", numbers)


@pytest.fixture(scope="module")
def pack(request):
    """The pack that a file of tests is about."""
    return request.path.stem.removeprefix("test_")


@pytest.fixture(scope="module")
def game(pack):
    return load(pack)


@pytest.fixture(scope="module")
def words(pack, game):
    return import_module(f"{pack}_side_by_side").Words(game)
