"""The score sheet: results taken apart by what was scored, for whom, and why the game ended."""

from __future__ import annotations

from pathlib import Path

import pytest

from interpreter.game.sound import unsound
from interpreter.loader import load

GAME = """\
game fair "Fair"
    players 2

resource coin for each player "coins"
    range 0 or more
    start 3

counter luck for each player "luck"
    range 0 or more

counter fame for each player "fame"
    range 0 or more

ending rich "somebody is rich"

kind prize is card "prize"
    worth number
    starts shop
    works when it is in its owner's shelf

zone shop of prize "shop"

zone shelf of prize for each player "shelf"

value glory of player = player's fame + total worth of prizes in player's shelf - player's luck

action rest "Rest"
    gain 1 luck

action wait "Wait"
    gain 1 luck

setup:
    each player where they are first
        put all prizes from shop into their shelf
        gain 7 coin

play:
    each player
        perform an action
    if there is a player where their coin is at least 9
        end game by rich

scoring:
    each player
        score their coin
        score their glory

prize cup "Cup"
    worth 4

    always:
        your glory is 2 more
"""


@pytest.fixture
def match(tmp_path: Path):
    (tmp_path / "fair.moo").write_text(GAME, encoding="utf-8")
    match = load(tmp_path, cache=False).start(2, 1, first=0, names=["Ann", "Bob"])
    assert match.score_sheet == [] and match.enders == []
    while not match.over:
        match.choose(0)
    return match


def test_a_result_is_the_sum_of_what_was_scored(match):
    rows = {(row.depth, row.label): row.numbers for row in match.score_sheet}
    assert rows[0, "coins"] == (10, 3)
    glory = rows[0, "glory"]
    for player in range(2):
        parts = sum(numbers[player] for (depth, _label), numbers in rows.items() if depth)
        assert parts == glory[player]
        assert sum(numbers[player] for (depth, _label), numbers in rows.items() if not depth) == next(
            one.result for one in match.standings if one.player == player
        )


def test_a_game_that_scores_nothing_is_sound_at_every_decision(tmp_path):
    (tmp_path / "fair.moo").write_text(GAME.partition("scoring:")[0] + GAME[GAME.index("prize cup") :], "utf-8")
    match = load(tmp_path, cache=False).start(2, 1)
    while not match.over:
        assert unsound(match.state, 2) is None
        match.choose(0)


def test_a_value_is_taken_apart_into_its_terms_and_what_cards_change(match):
    rows = {row.label: row.numbers for row in match.score_sheet if row.depth}
    assert rows["shelf: worth"] == (4, 0)
    assert rows["luck"] == (-1, -1)
    assert rows["Cup"] == (2, 0)
    assert "fame" not in rows  # nobody has any


def test_the_players_because_of_whom_the_game_ended_are_named(match):
    assert match.ending == "rich"
    assert match.enders == [0]
