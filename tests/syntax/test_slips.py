"""Slips of writing: each is told where it is, and nothing else is told.

`tests/cards/bad/syntax/*.moo` hold small inputs divided by a line `---`. `### code` stands at the end of the faulty
line (several codes if it has several faults), `### next: code` on the line above it where the line itself cannot hold
a comment.
"""

import re
from pathlib import Path

import pytest

from interpreter.report.diagnostic import Diagnostic, Reporter
from interpreter.report.render import full
from interpreter.syntax import parse
from interpreter.text import Source

CORPUS = sorted((Path(__file__).parents[1] / "cards" / "bad" / "syntax").glob("*.moo"))
EXPECTED = re.compile(r"###\s+(next:\s+)?([a-z-]+(?:\s+[a-z-]+)*)\s*$")


def faults(text: str) -> list[Diagnostic]:
    reporter = Reporter()
    parse(Source("input.moo", text), reporter)
    return reporter.diagnostics


def expected_faults(text: str) -> list[tuple[int, str]]:
    """Line and code of every fault that the input's comments announce."""
    found = []
    for number, line in enumerate(text.split("\n"), start=1):
        if mark := EXPECTED.search(line):
            found += [(number + bool(mark[1]), code) for code in mark[2].split()]
    return sorted(found)


@pytest.mark.parametrize("path", CORPUS, ids=lambda path: path.stem)
def test_the_corpus_holds_both_ways(path):
    for text in path.read_text("utf-8").split("\n---\n"):
        told = faults(text)
        seen = sorted((fault.span.line, fault.code) for fault in told)
        assert seen == expected_faults(text), text + "\n" + "\n".join(map(full, told))


# The caret underlines what stands between `>` and `<` (`|` is a point between two letters); the faulty line after its
# fix was applied, or None if there is no fix.
SLIPS = [
    ("building farm\n    on build|\n        gain 1 food\n", "    on build:"),
    ("building farm\n    cost>:< 2 food\n", "    cost 2 food"),
    ("setup: >shuffle< deck\n", None),
    ("setup:\n    shuffle deck\n>        <draw 5 cards\n", "    draw 5 cards"),
    ("setup:\n>        <shuffle deck\n    draw 5 cards\n", "    shuffle deck"),
    ("building farm\n>\t<cost 2 food\n", "    cost 2 food"),
    ("setup:\n    >if your food is 0<\n    gain 1 food\n", None),
    ("value >rows_of< player = 1\n", "value rows of player = 1"),
    (">resorce< food for each player\n", "resource food for each player"),
    (">cost 2 food<\n", None),
    ('building| "Colony Ship"\n    cost 2 food\n', 'building colony_ship "Colony Ship"'),
    ('building >colony ship< "Ship"\n', 'building colony_ship "Ship"'),
    ("resource >value< for each player\n", None),
    ("setup:\n    draw up to| cards\n", None),
    ("setup:\n    repeat| times\n        draw 1 card\n", None),
    ("setup:\n    gain >food 2<\n", "    gain 2 food"),
    ("setup:\n    gain 2 food, >fleet 1<\n", "    gain 2 food, 1 fleet"),
    ("setup:\n    gain 2 food| 1 fleet\n", "    gain 2 food, 1 fleet"),
    ("setup:\n    gain 2 food> and< 1 fleet\n", "    gain 2 food, 1 fleet"),
    ('building farm >"<Farm\n', None),
    ("building farm >“Farm”<\n", 'building farm "Farm"'),
    ("setup:\n    put card>’<s cube into hand\n", "    put card's cube into hand"),
    ("setup:\n    gain 2 f>оо<d\n", "    gain 2 food"),
    ("setup:\n    >Gain< 2 food\n", "    gain 2 food"),
    ("setup:\n    shuffle deck>;<\n", None),
    ("setup:\n    draw >(<2 + 3 cards\n", None),
    ("setup:\n    put card into|\n", None),
    ("setup:\n    if your food >=< 2\n        gain 1 food\n", "    if your food is 2"),
    ("setup:\n    put all cards>’<s into hand\n", "    put all cards's into hand"),
    ("building >ColonyShip<\n", "building colony_ship"),
    ("building farm\n    points >–<2\n", "    points -2"),
]


@pytest.mark.parametrize(("marked", "mended"), SLIPS, ids=[marked.strip() for marked, _mended in SLIPS])
def test_the_caret_stands_under_the_slip_and_the_fix_mends_it(marked, mended):
    text = re.sub("[><|]", "", marked)
    (fault,) = faults(text)
    span, lines = fault.span, text.split("\n")
    line, start, end = lines[span.line - 1], span.column - 1, span.end_column - 1
    before, inside, after = line[:start], line[start:end], line[end:]
    lines[span.line - 1] = f"{before}>{inside}<{after}" if inside else f"{before}|{after}"
    assert span.line == span.end_line
    assert "\n".join(lines) == marked
    assert (None if fault.fix is None else before + fault.fix + after) == mended


def test_a_number_has_a_message_in_the_words_of_an_author():
    (fault,) = faults("setup:\n    draw up to cards\n")
    assert fault.message == "a number is missing behind `up to`"


def test_messages_are_in_the_tone_of_the_house():
    """Lower case, one line, no final period, and never a word of the parser's."""
    for path in CORPUS:
        for text in path.read_text("utf-8").split("\n---\n"):
            for fault in faults(text):
                for sentence in filter(None, (fault.message, fault.help)):
                    assert "\n" not in sentence and not sentence.endswith("."), sentence
                    assert not sentence[0].isupper(), sentence
                    assert not re.search(r"\b[A-Z]+_[A-Z]+\b|_NL|_INDENT|_DEDENT|\bNAME\b|\$END|Token", sentence), (
                        sentence
                    )


def test_every_word_of_the_grammar_has_words_for_an_author():
    from interpreter.syntax.parser import grammar
    from interpreter.syntax.words import PHRASES, shown

    lark = grammar()
    names = {terminal.name for terminal in lark.terminals} - set(lark.lexer_conf.ignore) | {
        "_INDENT",
        "_DEDENT",
    }
    assert all(shown(name) for name in names)
    assert set(PHRASES) <= names


def test_what_a_line_could_go_on_with_is_said_in_a_few_words():
    (fault,) = faults("kind building has blue\n")
    assert fault.message == "`has` cannot stand here; expected `is`"


def test_what_is_left_out_at_the_start_of_a_line_leaves_it_as_deep_as_it_is():
    text = 'scenario "x"\n    when\n        day: sell\n    then\n        the day is 1\n        day is 2\n'
    assert [fault.code for fault in faults(text)] == ["needless-colon", "unexpected-word"]


def test_a_line_that_stands_under_none_is_told_once_whatever_stands_behind_it():
    text = (
        "building farm\n            colour  blue\n        points 1\n            copies 2\n        cost 1\n    cost 2\n"
    )
    assert [(fault.span.line, fault.code) for fault in faults(text)] == [(3, "bad-indent")]


def test_a_text_where_the_name_of_a_phase_belongs_is_told_at_the_text():
    (fault,) = faults('village inn\n    at "low" round start:\n        gain 1 coin\n')
    assert (fault.span.line, fault.span.text) == (2, '"low"')
