"""Diagnostics as text: the place, the source line, the carets, and JSON."""

import json

import pytest

from interpreter.report import Diagnostic, Note, as_json, concise, full
from interpreter.report.render import cells
from interpreter.text import Source, Span


def fault(line: str, column: int, end: int, **more: object) -> Diagnostic:
    source = Source("cards/farm.moo", "\n".join(["building farm"] * 8 + [line]))
    return Diagnostic("unknown-resource", "`fod` does not exist", Span(source, 9, column, 9, end), **more)  # type: ignore[arg-type]


def test_in_one_line():
    assert concise(fault("    gain 2 fod", 12, 15)) == "cards/farm.moo:9:12: unknown-resource: `fod` does not exist"


def test_in_full():
    first = Span(Source("game.moo", "\n" * 11 + "resource food"), 12, 10, 12, 14)
    diagnostic = fault(
        "    gain 2 fod", 12, 15, help="did you mean `food`?", notes=(Note(first, "`food` is declared here"),)
    )
    assert full(diagnostic).split("\n") == [
        "unknown-resource: `fod` does not exist",
        "  --> cards/farm.moo:9:12",
        "   |",
        " 9 |     gain 2 fod",
        "   |            ^^^",
        "   = `food` is declared here:",
        "  --> game.moo:12:10",
        "   |",
        "12 | resource food",
        "   |          ^^^^",
        "   = help: did you mean `food`?",
    ]


def caret(diagnostic: Diagnostic) -> tuple[str, str]:
    """The source line and the line of carets, without the gutter."""
    _, _, _, line, carets, *_ = full(diagnostic).split("\n")
    return line[4:], carets[4:]


@pytest.mark.parametrize(
    ("line", "column", "end", "shown", "carets"),
    [
        ('    ru "Ферма" fod', 16, 19, '    ru "Ферма" fod', "               ^^^"),
        ('    zh "农场" fod', 13, 16, '    zh "农场" fod', "              ^^^"),
        ('    zh "农场"', 9, 11, '    zh "农场"', "        ^^^^"),
        ('    vi "e\u0301" fod', 13, 16, '    vi "e\u0301" fod', "           ^^^"),
        ("\tgain 2 fod", 9, 12, "    gain 2 fod", "           ^^^"),
        ("\tgain", 1, 2, "    gain", "^^^^"),
        ("    on build", 13, 13, "    on build", "            ^"),
        ("", 1, 1, "", "^"),
    ],
)
def test_the_carets_stand_under_the_span(line, column, end, shown, carets):
    assert caret(fault(line, column, end)) == (shown, carets)


@pytest.mark.parametrize("column", [1, 40, 99, 150, 250, 299])
def test_a_long_line_is_cut_around_the_carets(column):
    line = "".join(chr(ord("a") + at % 26) for at in range(300))
    shown, carets = caret(fault(line, column, column + 3))
    assert cells(shown) <= 100
    start = carets.index("^")
    assert shown[start : start + 2] == line[column - 1 : column + 1]
    assert shown.startswith("…") == (column > 50 or column == 299 or not shown.startswith("abc"))


def test_a_span_of_several_lines_is_shown_to_the_end_of_its_first():
    source = Source("farm.moo", "on build\n    gain 2 food\n")
    assert caret(Diagnostic("x-y", "m", Span(source, 1, 4, 2, 9))) == ("on build", "   ^^^^^")


def test_what_would_break_the_terminal_is_shown_as_a_box():
    shown, _ = caret(fault("gain \x1b[31m\u202e fod", 1, 5))
    assert shown == "gain \ufffd[31m\ufffd fod"


def test_json():
    first = Span(Source("game.moo", "resource food"), 1, 10, 1, 14)
    diagnostic = fault("    ru фод", 8, 11, fix="food", notes=(Note(first, "here"),))
    assert json.loads(as_json([diagnostic])) == [
        {
            "code": "unknown-resource",
            "message": "`fod` does not exist",
            "file": "cards/farm.moo",
            "line": 9,
            "column": 8,
            "end_line": 9,
            "end_column": 11,
            "notes": [
                {"caption": "here", "file": "game.moo", "line": 1, "column": 10, "end_line": 1, "end_column": 14}
            ],
            "help": None,
            "fix": "food",
        }
    ]
    assert as_json([]) == "[]"
