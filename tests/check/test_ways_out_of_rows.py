"""What is tried with places that lie behind one another, and a row of `ways_out/directions.py` cannot say."""

from __future__ import annotations

import pytest
from ways_out.directions import field


def test_a_line_of_a_value_that_does_not_say_when_goes_behind_its_sign(faults_of):
    line = "gain (many of here) coin"
    below = "\nvalue many of square\n    number of (squares from square towards 1)\n"
    (fault,) = faults_of(field(line) + below)
    assert (fault.code, fault.message) == ("unfinished-line", "this line does not say when the value is so")
    assert faults_of(field(line) + below.replace("\n    ", " = ")) == []


@pytest.mark.parametrize(("word", "side"), [("up", 0), ("right", 1), ("south", 2), ("left", 3)])
def test_a_side_of_a_square_that_is_called_as_at_the_table_is_told_by_its_number(faults_of, word, side):
    row = "for each square from field_b2 towards {0}\n    gain 1 coin"
    (fault,) = faults_of(field(row.format(word)))
    assert (fault.code, fault.help) == ("unknown-name", f"write `towards {side}`")
    assert faults_of(field(row.format(side))) == []


PAWNS = """
kind pawn is card "pawn"
    starts  pawn_box

zone pawn_box of pawn "box"

zone pawns of pawn for each square "pawns"

action setting "Set"
    choose a square
    put top of pawn_box into square's pawns

pawn knave "Knave"
"""


def test_where_something_lies_on_the_places_of_a_board_both_ways_are_named(faults_of):
    line = "for each square from here{0}\n    gain 1 coin"
    (fault,) = faults_of(field(line.format("")) + PAWNS)
    rows = "those behind one another are `from here towards SIDE`"
    assert fault.help == f"write what lies on it: `here's pawns`; {rows}"
    assert faults_of(field(line.format(" towards 1")) + PAWNS) == []
