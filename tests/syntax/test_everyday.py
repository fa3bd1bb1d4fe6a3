"""Somebody writes as he speaks; each line is answered with how the same is written here."""

from __future__ import annotations

import pytest

from interpreter.report.diagnostic import Reporter
from interpreter.syntax import parse
from interpreter.text import Source

CARD = 'stall inn "Inn"\n    on build:\n        {0}\n'
ALONE = 'stall inn "Inn"\n    {0}\n        gain 1 coin\n'
DEEPER = "what happens stands on the next line, four spaces deeper"
HYPHEN = "no `-` stands before a line: indentation shows what belongs together"
LINES = [
    # the line, the code, the message, the help
    ("+1 grain", "unexpected-word", "a line begins with what is done", "write `gain 1 grain`"),
    ("-2 coin", "unexpected-word", "a line begins with what is done", "write `lose 2 coin`"),
    ("- gain 1 coin", "unexpected-word", HYPHEN, "delete it"),
    ("gain one coin", "missing-number", "numbers are written with digits", "write `1`"),
    ("gain 1.5 coin", "stray-character", "numbers are whole", "write a number without a point"),
    ("gain 1 coin  // rich", "stray-character", "`//` is not in the language", "a comment begins with `#`"),
    ("gain 1 coin or 1 grain", "unexpected-word", "`or` joins conditions, not what is done",
     "write `choose one`, and each of the options on a line of its own below it"),
    ("choose a card from hand where its price is lowest", "unexpected-word", "`the` is missing before `lowest`",
     "write `is the lowest`"),
    ("put the card into your hand", "unexpected-word", "no `the` stands before a name",
     "leave it out; one thing is picked out by `the card in PLACE where …`"),
    ("shuffle the deck", "unexpected-word", "no `the` stands before a name",
     "leave it out; one thing is picked out by `the card in PLACE where …`"),
    ("all opponents lose 1 coin", "unexpected-word",
     "`all opponents` cannot do something together: each of them does it", "write `each opponent …`"),
    ("an opponent loses 1 coin", "unexpected-word", "`an opponent` does not say which one",
     "write `choose an opponent as rival` and below it `rival loses 1 coin`, or write `each opponent loses 1 coin`"),
    ("a player draws 1 card", "unexpected-word", "`a player` does not say which one",
     "write `choose a player as target` and below it `target draws 1 card`, or write `each player draws 1 card`"),
    ("if you have a barn", "unexpected-word", "what somebody has is said with the place where it lies",
     "write `there is a barn in your PLACE`"),
    ("if rival has no barn in their lanes", "unexpected-word",
     "what somebody has is said with the place where it lies", "write `there is no barn in their lanes`"),
    ("discard 1 card from your hand to draw 1 card", "unexpected-word", "this is said in another way here",
     "write `discard 1 card from your hand`, and on the next line `draw 1 card`"),
    ("pay 1 grain to sow 1 grain", "unexpected-word", "this is said in another way here",
     "write `pay 1 grain`, and on the next line `sow 1 grain`"),
    ("loses 1 coin, gains 1 grain", "same-line", "what `gains` does stands on a line of its own",
     "move it to the next line"),
    ("if you have 3 grain", "unexpected-word", "what somebody has is said with `is`",
     "write `your grain is at least 3` of what is counted, `number of grain in your PLACE is at least 3` of things"),
    ("if target has coin", "unexpected-word", "what somebody has is said with `is`",
     "write `target's coin is at least 1` of what is counted, "
     "`number of coin in target's PLACE is at least 1` of things"),
    ("if your grain is 3 then gain 1 coin", "same-line", "`then` is left out", DEEPER),
    ("for each player gain 1 coin", "same-line", "what `gain` does stands on a line of its own",
     "move it to the next line, four spaces deeper"),
    ("may pay 1 grain to gain 2 coin", "unexpected-word", "this is said in another way here",
     "write `may`, and below it, four spaces deeper, `pay 1 grain` and `gain 2 coin`"),
    ("gain 1 coin from an opponent", "unexpected-word", "`an opponent` cannot be picked behind `from`",
     "pick first, on a line above: `choose an opponent`; then `opponent loses 1 coin` and `you gain 1 coin`"),
    ("red stalls gain 1 less", "unexpected-word", "a change is said with `is`, of a value that the game declares",
     "write `VALUE is 1 less` under `always:`"),
    ("gain 1 coin,, 1 grain", "unexpected-word", "this comma stands between no two things", "delete this comma"),
    ("gain 1 coin, 1 grain,", "unfinished-line", "nothing stands behind the last comma",
     "delete this comma, or write what is missing behind it"),
    ("gain 1 coin then draw 1 card", "same-line", "`then` is left out", "what comes next stands on the next line"),
    ("coin = 3", "unexpected-word", "`=` stands only in the first line of a `value`",
     "write `coin 3` for a fact of a card, or `set coin to 3` for what is counted"),
    ("let best = 3", "unexpected-word", "`=` stands only in the first line of a `value`", "write `be`"),
    ("if your coin = 3", "unexpected-word", "`=` stands only in the first line of a `value`", "write `is`"),
]  # fmt: skip
MOMENTS = [
    ("when built:", "`when built` is no moment; `when` stands only before what somebody `would` do",
     "write `on VERB:` for what is done with this card, as `on build:`, and `after VERB:` for what you did"),
    ("on morning start:", "what begins and ends is told with `at`", "write `at morning start:`"),
    ("onn visit:", "`onn` does not say when", "did you mean `on`?"),
    ("afer you visit:", "`afer` does not say when", "did you mean `after`?"),
    ("twice built:", "`twice` does not say when", "such a line begins with `on`, `after`, `at`, `when` or `always`"),
    ("every morning:", "`every morning` does not say when", "write `at morning start:` or `at morning end:`"),
]  # fmt: skip


def told(text: str) -> list[tuple[str, str, str | None]]:
    """What is said of a file."""
    reporter = Reporter()
    parse(Source("input.moo", text), reporter)
    return [(fault.code, fault.message, fault.help) for fault in reporter.diagnostics]


@pytest.mark.parametrize(("line", "code", "message", "help"), LINES, ids=[line for line, *_rest in LINES])
def test_a_line_as_it_is_spoken(line, code, message, help):
    assert told(CARD.format(line)) == [(code, message, help)]


@pytest.mark.parametrize(("line", "message", "help"), MOMENTS, ids=[line for line, *_rest in MOMENTS])
def test_a_moment_as_it_is_spoken(line, message, help):
    assert told(ALONE.format(line)) == [("unexpected-word", message, help)]


IF = "        if your coin is 2\n            gain 1 coin\n        {0}\n            lose 1 coin"


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("else", "otherwise"),
        ("else:", "otherwise"),
        ("else if your coin is 3", "otherwise"),
        ("elif your coin is 3", "otherwise if"),
    ],
)
def test_else_is_said_otherwise(line, meant):
    said = line.split()[0].rstrip(":")
    text = CARD.replace("        {0}", IF).format(line)
    assert told(text) == [("unexpected-word", f"`{said}` is said `{meant}` here", f"write `{meant}`")]


def test_a_comma_before_the_first_value():
    text = 'stall inn "Inn"\n    price  , 1 coin\n'
    assert told(text) == [("unexpected-word", "this comma stands between no two things", "delete this comma")]


@pytest.mark.parametrize("line", ["version   0.1.0", "requires  orion 0.1", "version 1.2 # the first"])
def test_a_version_without_quotes_is_given_them(line):
    number = line.split("#")[0].split()[-1]
    text = f'pack inns "Inns"\n    {line}\n'
    assert told(text) == [("missing-quotes", 'a version stands between `"` and `"`', f'write `"{number}"`')]


@pytest.mark.parametrize("title", ["Inn", "Old Inn", "The Inn of 7 Roads", "Ann's Inn"])
def test_a_title_without_quotes_is_given_them(title):
    text = f"stall inn {title}\n    points  1\n"
    assert told(text) == [("missing-quotes", 'a title stands between `"` and `"`', f'write `"{title}"`')]


@pytest.mark.parametrize(
    "line", ["with the most coin", "steal 1 coin from each", "gives you 1", "put stall from", "if you have more coin"]
)
def test_half_a_line_is_a_fault_and_no_accident(line: str) -> None:
    reporter = Reporter()
    parse(Source("half.moo", f'action odd "Odd"\n    {line}\n'), reporter)
    assert len(reporter)
