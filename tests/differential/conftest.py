"""The vanilla deck's writer and the two engines side by side are imported by name."""

import sys
from importlib import import_module
from pathlib import Path

import pytest

from moodsl import load

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE), str(HERE.parents[1] / "benchmarks")]


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
