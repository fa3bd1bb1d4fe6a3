"""Men of several ranks on a board: which of those that are alike is meant, and which of them lies where."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from interpreter.game.match import Match
from interpreter.loader import load
from moodsl.cli.table.screen import Screen

DUEL = """
pack duel "Duel"
    version   "1"
    language  "3"

game duel "Duel"
    players  2

ending done "done"

kind square is place "square"

board field of square "Field"
    form    squares
    width   3
    height  2

kind man is card "man"
    rank    pawn, king
    owned   by_player
    starts  box

zone box of man for each player "box"

zone ground of man for each square "ground"
    holds  1

to line_up onto row (square)
    put a pawn man from your box into row's ground
    put a pawn man from your box into (neighbour of row towards 1)'s ground
    put a king man from your box into (neighbour of (neighbour of row towards 1) towards 1)'s ground

action taking "Take back"
    choose your man from squares' ground
    put it into your box

setup:
    first lines_up onto field_a1
    first's left lines_up onto field_a2

play:
    repeat 2 times
        each player
            perform taking
    end game by done

man pawn "Pawn"
    rank    pawn
    copies  2

man king "King"
    rank  king
"""


@pytest.fixture(scope="module")
def duel(tmp_path_factory: pytest.TempPathFactory) -> Match:
    """A match in which somebody is asked which of his men he takes back."""
    folder = tmp_path_factory.mktemp("duel")
    (folder / "duel.moo").write_text(DUEL)
    return load(folder, cache=False).start(2, 1, first=0, names=["Ann", "Bot 1"])


def test_men_that_are_alike_are_offered_with_the_places_where_they_lie(duel: Match) -> None:
    labels = [option.label for option in duel.decision.options]
    assert labels == ["Pawn (square a1)", "Pawn (square b1)", "King"]


def test_a_picture_tells_which_man_lies_in_a_place(duel: Match) -> None:
    screen = Screen(duel, Console(width=100, file=io.StringIO()))
    told = [line.plain for part in screen.maps(duel.view(0)) for line in screen.lines(part)]
    assert [line.count("Pawn") for line in told if "Pawn" in line] == [2, 2]
    assert sum(line.count("King") for line in told) == 2
