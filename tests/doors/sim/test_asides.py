"""Actions at any time, as bots take them: few before each answer, and where they promise more."""

from __future__ import annotations

import pytest

from interpreter.game import asides
from moodsl import load
from moodsl.extras.agents import make_bot
from moodsl.extras.agents.offered import MOST, beside

YARD = """
pack yard "Yard"
    version "1"

game yard "Yard"
    players 2 to 3

resource coin for each player "coin"
    range  0 to 9
    start  2

resource wood for each player "wood"
    range  0 to 9
    start  6

counter fame for each player "fame"
    range  0 or more

counter worked for each player "worked"
    range  0 to 1

action selling "Sell wood", at any time in your turn
    pay 1 wood
    gain 1 coin

action building "Build"
    pay 3 coin
    gain 4 fame
    gain 1 worked

action resting "Rest"
    gain 1 worked

setup:
    each player
        gain 1 wood

play:
    repeat 3 times
        take turns from first while their worked is 0
            perform an action
        each player
            set their worked to 0

scoring:
    each player
        score their fame
    rank by their result
"""


@pytest.fixture(scope="module")
def yard(tmp_path_factory):
    folder = tmp_path_factory.mktemp("yard")
    (folder / "yard.moo").write_text(YARD, encoding="utf-8")
    return load(folder)


def played(yard, bot, seed):
    """A match of two bots, and the most asides that were taken before one answer."""
    match = yard.start(2, seed)
    bots = [make_bot(bot, seed), make_bot(bot, seed + 1)]
    row = most = 0
    while not match.over:
        match.choose(bots[match.state.asker].choose(match))
        row = row + 1 if isinstance(match.history[-1][1], str) else 0
        most = max(most, row)
    return match, most


@pytest.mark.parametrize("bot", ["random", "greedy", "tree:8"])
def test_bots_take_few_before_each_answer(yard, bot):
    matches = [played(yard, bot, seed) for seed in range(4)]
    assert all(most <= MOST for _match, most in matches)
    assert any(most for _match, most in matches)


@pytest.mark.parametrize("bot", ["greedy", "tree:8"])
def test_bots_take_what_promises_more(yard, bot):
    for seed in range(3):
        match, _most = played(yard, bot, seed)
        assert min(standing.result for standing in match.standings) >= 4  # without selling it would be 0


def test_enough_is_enough(yard):
    match = yard.start(2, 1)
    for left in (True, True, True, False):
        assert bool(beside(match)) == left and asides.offered(match.state)
        match.play("selling")


def test_many_matches_are_played(moo, yard, tmp_path):
    (tmp_path / "yard.moo").write_text(YARD, encoding="utf-8")
    done = moo("sim", tmp_path, "--games", 6, "--players", 2, "--bots", "random,greedy", "--seed", 4)
    assert done.exit_code == 0 and "endless" not in done.output
