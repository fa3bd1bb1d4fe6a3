"""The engine in C plays the games of the one in Python: so it is the limit of the same work."""

import pytest
from orion_limit import Limit, compiler, in_python


@pytest.mark.skipif(compiler() is None, reason="there is no C compiler here")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_same_games(players):
    seeds = range(150)
    assert Limit().play(seeds, players) == [in_python(seed, players) for seed in seeds]
