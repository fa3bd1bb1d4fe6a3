"""What is tried with places that lie behind one another, what is told, and that doing so works."""

from __future__ import annotations

import pytest

BOARD = """
kind square is place "square"

board field of square "Field"
    form    squares
    width   3
    height  3

mark lamp for each square "lamp"
    words  dark, lit

relation adjacent of square
    from field

value reach of square to other (square) = number of (squares from square towards 1) + number of squares - 9

value glows of square to other (square)
    yes if square's lamp is lit
    no otherwise

action sliding "Slide"
    choose a square as here where there is a square adjacent to it
    set here's lamp to lit
    if (glows of here to here) and (reach of here to here) is 2
        gain 1 coin
    {0}
"""
LIGHT = "\n    set goal's lamp to dark"
TRIED = {
    "the side stands first": (
        "choose a square towards 1 from here as goal" + LIGHT,
        "where they begin stands before the side",
        "write `from here towards 1`",
        "choose a square from here towards 1 as goal" + LIGHT,
    ),
    "no begin": (
        "for each square towards 1\n        set its lamp to dark",
        "places that lie behind one another begin somewhere",
        "write `square from PLACE towards 1`",
        "for each square from here towards 1\n        set its lamp to dark",
    ),
    "no side": (
        "for each square from here\n        set its lamp to dark",
        "`here` is a square, but a place or several things is needed here",
        "write `from here towards SIDE`, or `RELATION to here`",
        "for each square from here towards 1\n        set its lamp to dark",
    ),
    "to a side": (
        "for each square from here to 1\n        set its lamp to dark",
        "a number is chosen from one bound to another, and `square` is none",
        "write `square from here towards 1`",
        "for each square from here towards 1\n        set its lamp to dark",
    ),
    "along a side": (
        "choose a square from here along 1 as goal" + LIGHT,
        "`along` is said `towards` here",
        "write `towards`",
        "choose a square from here towards 1 as goal" + LIGHT,
    ),
    "the first of them": (
        "let hit be the square from here towards 1 until its lamp is lit\n    set hit's lamp to dark",
        "`square from … towards …` are things, and neither one thing nor a place",
        "ask `there is a (… from … towards … where it is …)`, pick with `choose`, go through with `for each`",
        "for each square from here towards 1 until its lamp is lit where its lamp is lit\n        set its lamp to dark",
    ),
    "where stands first": (
        "choose a square from here towards 1 where it is lit until it is dark as goal" + LIGHT,
        "`until` stands before `where`: first how far, and then which of these",
        "write `choose a square from here towards 1 as goal until it is dark where it is lit`",
        "choose a square from here towards 1 as goal until its lamp is dark where it is not here" + LIGHT,
    ),
    "the name stands last": (
        "choose a square from here towards 1 until its lamp is lit as goal" + LIGHT,
        "the name of what is chosen stands before its `until`",
        "write `choose a square from here towards 1 as goal until …`",
        "choose a square from here towards 1 as goal until its lamp is lit" + LIGHT,
    ),
    "how far, twice": (
        "for each square from here towards 1 until its lamp is lit while it is not here\n        gain 1 coin",
        "how far is said once, with `while` or with `until`",
        "write one of them, with `and` or `or` between two conditions, or `where` behind",
        "for each square from here towards 1 until its lamp is lit or it is here\n        gain 1 coin",
    ),
    "no brackets round them": (
        "if number of squares from here towards 1 while its lamp is lit is at least 2\n        gain 1 coin",
        "things with `while` stand in brackets",
        "write `number of (squares from here towards 1 while its lamp is lit) is at least 2`",
        "if number of (squares from here towards 1 while its lamp is lit) is at least 2\n        gain 1 coin",
    ),
    "whether one is among them": (
        "if field_b1 is in (squares from here towards 1)\n        gain 1 coin",
        "`squares from … towards …` are things, and neither one thing nor a place",
        "ask `there is a (… from … towards … where it is …)`, pick with `choose`, go through with `for each`",
        "if there is a (square from here towards 1 where it is field_b1)\n        gain 1 coin",
    ),
    "a value that is no condition of things": (
        "choose a square as goal where glows of it to here" + LIGHT,
        "a value with a part behind `to` stands in brackets",
        "write `(glows of it to here)`",
        "choose a square as goal where (glows of it to here)" + LIGHT,
    ),
    "what a place carries, without the place": (
        "for each square from here towards 1 while lamp is lit\n        gain 1 coin",
        "whose `lamp`?",
        "write `its lamp`",
        "for each square from here towards 1 while its lamp is lit\n        gain 1 coin",
    ),
    "a relation without what it is to": (
        "if there is an adjacent square where its lamp is lit\n        gain 1 coin",
        "behind a relation stands `to`",
        "write `square adjacent to PLACE`",
        "if there is a square adjacent to here where its lamp is lit\n        gain 1 coin",
    ),
    "a relation to the next word": (
        "choose a square as square_there\n    if there is a (square adjacent square where its lamp is lit)\n"
        "        gain 1 coin\n    set square_there's lamp to dark",
        "behind a relation stands `to`",
        "write `square adjacent to square`",
        "choose a square as square_there\n    if there is a (square adjacent to square_there where its lamp is lit)\n"
        "        gain 1 coin\n    set square_there's lamp to dark",
    ),
    "a value of what stands in brackets": (
        "let far be reach of (neighbour of here towards 1) to here\n    gain (far) coin",
        "a value with a part behind `to` stands in brackets",
        "write `(reach of (neighbour of here towards 1) to here)`",
        "let far be (reach of (neighbour of here towards 1) to here)\n    gain (far) coin",
    ),
}


@pytest.mark.parametrize("tried", TRIED)
def test_the_message_names_the_way_that_works(faults_of, tried):
    line, told, help, way = TRIED[tried]
    (fault,) = faults_of(BOARD.format(line))
    assert (fault.message, fault.help) == (told, help)
    assert faults_of(BOARD.format(way)) == []


def test_a_line_of_a_value_that_does_not_say_when_goes_behind_its_sign(faults_of):
    line = "gain (many of here) coin"
    below = "\nvalue many of square\n    number of (squares from square towards 1)\n"
    (fault,) = faults_of(BOARD.format(line) + below)
    assert (fault.code, fault.message) == ("unfinished-line", "this line does not say when the value is so")
    assert faults_of(BOARD.format(line) + below.replace("\n    ", " = ")) == []


@pytest.mark.parametrize(("word", "side"), [("up", 0), ("right", 1), ("south", 2), ("left", 3)])
def test_a_side_of_a_square_that_is_called_as_at_the_table_is_told_by_its_number(faults_of, word, side):
    row = "for each square from field_b2 towards {0}\n        gain 1 coin"
    (fault,) = faults_of(BOARD.format(row.format(word)))
    assert (fault.code, fault.help) == ("unknown-name", f"write `towards {side}`")
    assert faults_of(BOARD.format(row.format(side))) == []


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
    line = "for each square from here{0}\n        gain 1 coin"
    (fault,) = faults_of(BOARD.format(line.format("")) + PAWNS)
    rows = "those behind one another are `from here towards SIDE`"
    assert fault.help == f"write what lies on it: `here's pawns`; {rows}"
    assert faults_of(BOARD.format(line.format(" towards 1")) + PAWNS) == []
