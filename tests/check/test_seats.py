"""Scenarios know as many players by name as the game has."""

from __future__ import annotations

from pathlib import Path

import pytest

from interpreter.loader import PackFault
from moodsl.scenario import load_suite, run_scenario

BASE = (Path(__file__).parents[1] / "cards" / "base.moo").read_text("utf-8")
NAMES = ("you", "rival", "second", "third", "fourth", "fifth", "sixth", "seventh")


def suite(folder: Path, most: int, named: tuple[str, ...]):
    last = named[-1]
    lines = [
        'scenario "a long table"',
        "    given",
        f"        players are {', '.join(named)}",
        f"        {last}'s resources are 2 coin",
        "    when",
        f"        {last} gains 1 coin",
        "    then",
        f"        {last}'s coin is 3",
        f"        {last}'s left is you",
    ]
    (folder / "game.moo").write_text(BASE.replace("2 to 4", f"2 to {most}"), "utf-8")
    (folder / "tests.moo").write_text("\n".join(lines) + "\n", "utf-8")
    return load_suite(folder)


@pytest.mark.parametrize("players", [2, 4, 5, 8])
def test_every_player_of_a_large_game_can_be_named(tmp_path, players):
    outcome = run_scenario(suite(tmp_path, max(players, 2), NAMES[:players]), 0)
    assert outcome.passed, outcome


def test_a_player_more_than_the_game_has_is_refused_with_those_that_there_are(tmp_path):
    with pytest.raises(PackFault) as caught:
        suite(tmp_path, 3, NAMES[:4])
    first = caught.value.diagnostics[0]
    assert (first.code, first.message) == ("cannot-set-up", "the game is for 2 to 3 players")
