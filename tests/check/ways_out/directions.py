"""Ways out: places that lie behind one another, `from … towards …`, and those that are related to one."""

from __future__ import annotations

from textwrap import indent

FIELD = """
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


def field(lines: str) -> str:
    """An action with these lines in a game on a board of squares."""
    return FIELD.format(indent(lines, "    ").lstrip())


TRIED = {
    "the side stands first": (
        field("choose a square towards 1 from here as goal\nset goal's lamp to dark"),
        "unexpected-word: where they begin stands before the side",
        "write `from here towards 1`",
        field("choose a square from here towards 1 as goal\nset goal's lamp to dark"),
    ),
    "no begin": (
        field("for each square towards 1\n    set its lamp to dark"),
        "unexpected-word: places that lie behind one another begin somewhere",
        "write `square from PLACE towards 1`",
        field("for each square from here towards 1\n    set its lamp to dark"),
    ),
    "no side": (
        field("for each square from here\n    set its lamp to dark"),
        "wrong-kind: `here` is a square, but a place or several things is needed here",
        "write `from here towards SIDE`, or `RELATION to here`",
        field("for each square from here towards 1\n    set its lamp to dark"),
    ),
    "to a side": (
        field("for each square from here to 1\n    set its lamp to dark"),
        "wrong-kind: a number is chosen from one bound to another, and `square` is none",
        "write `square from here towards 1`",
        field("for each square from here towards 1\n    set its lamp to dark"),
    ),
    "along a side": (
        field("choose a square from here along 1 as goal\nset goal's lamp to dark"),
        "unexpected-word: `along` is said `towards` here",
        "write `towards`",
        field("choose a square from here towards 1 as goal\nset goal's lamp to dark"),
    ),
    "the first of them": (
        field("let hit be the square from here towards 1 until its lamp is lit\nset hit's lamp to dark"),
        "unexpected-word: `square from … towards …` are things, and neither one thing nor a place",
        "ask `there is a (… from … towards … where it is …)`, pick with `choose`, go through with `for each`",
        field(
            "for each square from here towards 1 until its lamp is lit where its lamp is lit\n    set its lamp to dark"
        ),
    ),
    "where stands first": (
        field("choose a square from here towards 1 where it is lit until it is dark as goal\nset goal's lamp to dark"),
        "unexpected-word: `until` stands before `where`: first how far, and then which of these",
        "write `choose a square from here towards 1 as goal until it is dark where it is lit`",
        field(
            "choose a square from here towards 1 as goal until its lamp is dark where it is not here\n"
            "set goal's lamp to dark"
        ),
    ),
    "the name stands last": (
        field("choose a square from here towards 1 until its lamp is lit as goal\nset goal's lamp to dark"),
        "unexpected-word: the name of what is chosen stands before its `until`",
        "write `choose a square from here towards 1 as goal until …`",
        field("choose a square from here towards 1 as goal until its lamp is lit\nset goal's lamp to dark"),
    ),
    "how far, twice": (
        field("for each square from here towards 1 until its lamp is lit while it is not here\n    gain 1 coin"),
        "unexpected-word: how far is said once, with `while` or with `until`",
        "write one of them, with `and` or `or` between two conditions, or `where` behind",
        field("for each square from here towards 1 until its lamp is lit or it is here\n    gain 1 coin"),
    ),
    "no brackets round them": (
        field("if number of squares from here towards 1 while its lamp is lit is at least 2\n    gain 1 coin"),
        "unexpected-word: things with `while` stand in brackets",
        "write `number of (squares from here towards 1 while its lamp is lit) is at least 2`",
        field("if number of (squares from here towards 1 while its lamp is lit) is at least 2\n    gain 1 coin"),
    ),
    "whether one is among them": (
        field("if field_b1 is in (squares from here towards 1)\n    gain 1 coin"),
        "unexpected-word: `squares from … towards …` are things, and neither one thing nor a place",
        "ask `there is a (… from … towards … where it is …)`, pick with `choose`, go through with `for each`",
        field("if there is a (square from here towards 1 where it is field_b1)\n    gain 1 coin"),
    ),
    "a value that is no condition of things": (
        field("choose a square as goal where glows of it to here\nset goal's lamp to dark"),
        "unexpected-word: a value with a part behind `to` stands in brackets",
        "write `(glows of it to here)`",
        field("choose a square as goal where (glows of it to here)\nset goal's lamp to dark"),
    ),
    "what a place carries, without the place": (
        field("for each square from here towards 1 while lamp is lit\n    gain 1 coin"),
        "missing-owner: whose `lamp`?",
        "write `its lamp`",
        field("for each square from here towards 1 while its lamp is lit\n    gain 1 coin"),
    ),
    "a relation without what it is to": (
        field("if there is an adjacent square where its lamp is lit\n    gain 1 coin"),
        "unknown-word: behind a relation stands `to`",
        "write `square adjacent to PLACE`",
        field("if there is a square adjacent to here where its lamp is lit\n    gain 1 coin"),
    ),
    "a relation to the next word": (
        field(
            "choose a square as square_there\n"
            "if there is a (square adjacent square where its lamp is lit)\n"
            "    gain 1 coin\n"
            "set square_there's lamp to dark"
        ),
        "unknown-word: behind a relation stands `to`",
        "write `square adjacent to square`",
        field(
            "choose a square as square_there\n"
            "if there is a (square adjacent to square_there where its lamp is lit)\n"
            "    gain 1 coin\n"
            "set square_there's lamp to dark"
        ),
    ),
    "a value of what stands in brackets": (
        field("let far be reach of (neighbour of here towards 1) to here\ngain (far) coin"),
        "unexpected-word: a value with a part behind `to` stands in brackets",
        "write `(reach of (neighbour of here towards 1) to here)`",
        field("let far be (reach of (neighbour of here towards 1) to here)\ngain (far) coin"),
    ),
}
