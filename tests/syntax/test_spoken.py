"""A card written as it is printed on the table; each line is answered with how the same is written here."""

from __future__ import annotations

import pytest

from interpreter.report.diagnostic import Reporter
from interpreter.syntax import parse
from interpreter.text import Source

LINE = 'stall inn "Inn"\n    on build:\n        {0}\n'
MOMENT = 'stall inn "Inn"\n    {0}\n        gain 1 coin\n'
DEEPER = "move it to the next line, four spaces deeper"
WHO = "a moment is told by who does it"
EDGE = "where a phase begins or ends is said without `the` and `of`"
NEIGHBOURS = "the neighbours of a card in its pile have names"
OPTIONS = "options stand below `choose one`, each on a line of its own"
PUT = "where something is put is said with `into`, `onto` or `under`"
BLOCK = "\n            gain 1 coin"


def told(text: str) -> list[tuple[str, str, str | None]]:
    """What is said of a file."""
    reporter = Reporter()
    parse(Source("input.moo", text), reporter)
    return [(fault.code, fault.message, fault.help) for fault in reporter.diagnostics]


def together(who: str) -> str:
    return f"`{who}` cannot do something together: each of them does it"


def no_moment(said: str) -> str:
    return f"`{said}` is no moment; `when` stands only before what somebody `would` do"


def lasting(rest: str) -> str:
    return (
        f"write `after {rest}:` for what is done; for as long as something is so, write `always:` and an `if` below it"
    )


MOMENTS = [
    ("at the end of the game:", "the end of the game is a moment of its own", "write `end of game:`"),
    ("on end of game:", "the end of the game is a moment of its own", "write `end of game:`"),
    ("when the game ends:", "the end of the game is a moment of its own", "write `end of game:`"),
    ("at the start of each round:", EDGE, "write `at round start:`"),
    ("at the beginning of the round:", EDGE, "write `at round start:`"),
    ("at the end of the round:", EDGE, "write `at round end:`"),
    ("whenever you visit:", "`whenever` does not say when", lasting("you visit")),
    ("if you visit:", "`if` does not say when", lasting("you visit")),
    ("while your coin is 3:", "`while your coin is 3` is no moment: it is so for a while, or never",
     "wait for what makes it so, as `after you gain coin:`, and write `if your coin is 3` below it; what holds for as "
     "long as it is so stands under `always:` with the same `if`"),
    ("when a player visits you:", no_moment("when a player visits you"),
     "write `after a player visits you:`, or `before a player visits you:` if it comes ahead of that"),
    ("when you build this:", no_moment("when you build this"),
     "write `on VERB:` for what is done with this card, as `on build:`, and `after VERB:` for what you did"),
    ("after another player visits you:", WHO, "write `an opponent`"),
    ("before any player visits you:", WHO, "write `a player`"),
    ("after an opponent is visited:", WHO, "write who does what to whom: `after a player VERBS you:`"),
    ("before you are visited:", WHO, "write who does what to whom: `before a player VERBS you:`"),
    ("after your visit:", WHO, "write who does what: `after you VERB:`, `after a player VERBS:`"),
    ("once a round, after visit:", "how often it happens stands behind the moment",
     "write `after visit, once a round:`"),
    ("once a round:", "how often it happens stands behind the moment", "write `on VERB, once a round:`"),
    ("after visit, once per round:", "`once per` is said `once a`", "write `a`"),
    ("after visit, used once each round:", "`used once each` is said `used once a`", "write `a`"),
]  # fmt: skip
LINES = [
    ("each other player loses 1 coin", "unexpected-word", together("each other player"), "write `each opponent …`"),
    ("other players lose 1 coin", "unexpected-word", together("other players"), "write `each opponent …`"),
    ("all other players lose 1 coin", "unexpected-word", together("all other players"), "write `each opponent …`"),
    ("every opponent" + BLOCK, "unexpected-word", together("every opponent"), "write `each opponent …`"),
    ("choose one of" + BLOCK, "unexpected-word", OPTIONS, "write `choose one`"),
    ("choose 1" + BLOCK, "unexpected-word", OPTIONS, "write `choose one`"),
    ("either" + BLOCK, "unexpected-word", OPTIONS, "write `choose one`"),
    ("gain 1 coin, then draw 2 cards", "same-line", "`then` is left out", "what comes next stands on the next line"),
    ("gain 1 coin and draw 1 card", "same-line", "what `draw` does stands on a line of its own",
     "write it on the next line, without `and`"),
    ("for each blue inn in this row gain 1 coin", "same-line", "what `gain` does stands on a line of its own", DEEPER),
    ("gain 1 coin for every inn in this row", "unexpected-word", "what is counted is said with `for each`",
     "write `for each`"),
    ("gain 1 coin for each inn in this row that is blue", "unexpected-word",
     "a condition on things stands behind `where`",
     "write `where it is blue`, and round brackets round the things with it, unless they end the line"),
    ("gain 1 coin for each inn in this row where its price is 2", "unexpected-word",
     "this `where` does not stand behind the things it is about",
     "put brackets round the things and their `where`: `for each (inn in this row where its price is 2)`"),
    ("gain 1 coin for each blue card above this card", "unexpected-word", NEIGHBOURS, "write `this card's card_above`"),
    ("if the card below is blue" + BLOCK, "unexpected-word", NEIGHBOURS, "write `this card's card_below`"),
    ("discard 1 card from his hand", "unexpected-word", "`his` does not say whose it is", "write `their …`"),
    ("if my coin is 2" + BLOCK, "unexpected-word", "`my` does not say whose it is", "write `your …`"),
    ("discard 1 card from opponents' hand", "unexpected-word", "`opponents'` does not say whose it is",
     "write `your opponents' …`"),
    ("put a card from your hand in your row", "unexpected-word", PUT, "write `into`"),
    ("look at top 3 of bank", "unknown-verb", "what `look` says on a card is written in other words",
     "write `reveal top 3 of PLACE to you as seen`: you see them, the others only how many they are"),
    ("swap a card from your hand with a card from bank", "unknown-verb",
     "what `swap` says on a card is written in other words",
     "pick both first (`choose a card from PLACE as mine`, then the other), and put each where it goes: `put mine into "
     "PLACE`; of what is counted write `pay 1 …` and `gain 1 …`"),
    ("draw cards until you have 5", "unexpected-word", "`until` is not said here: nothing may go on for ever",
     "write `repeat at most 10 times while CONDITION`, and what is repeated below it; up to 5 cards are drawn by "
     "`draw (5 - number of cards in your hand) cards`"),
    ("give you 1 card from their hand", "unknown-verb", "what `give` says on a card is written in other words",
     "of cards write `put a card from PLACE into PLACE`, of what is counted `lose` for one and `gain` for the other"),
    ("unless your coin is 3" + BLOCK, "unexpected-word", "`unless` is said `if not` here", "write `if not`"),
    ("if you have at least 2 coin" + BLOCK, "unexpected-word", "what somebody has is said with `is`",
     "write `your coin is at least 2` of what is counted, `number of coin in your PLACE is at least 2` of things"),
    ("choose a card from your hand where it is blue as kept", "unexpected-word",
     "the name of what is chosen stands before its `where`", "write `choose a card from your hand as kept where …`"),
    ("put the card in bank where its price is 2 into your row", "unexpected-word",
     "`into` stands behind a `where` that is still open",
     "put brackets round the things and their `where`: `(the card in bank where its price is 2) into …`"),
    ("score one for each inn in your row", "missing-number", "numbers are written with digits", "write `1`"),
]  # fmt: skip


@pytest.mark.parametrize(("line", "message", "help"), MOMENTS, ids=[line for line, *_rest in MOMENTS])
def test_a_moment_as_it_is_printed(line, message, help):
    assert told(MOMENT.format(line)) == [("unexpected-word", message, help)]


@pytest.mark.parametrize(("line", "code", "message", "help"), LINES, ids=[line for line, *_rest in LINES])
def test_a_line_as_it_is_printed(line, code, message, help):
    assert told(LINE.format(line)) == [(code, message, help)]


def test_a_comma_is_missing_before_how_often():
    assert told(MOMENT.format("after visit used once a round:")) == [
        ("missing-comma", "a comma is missing before `used once`", "write `,`")
    ]


@pytest.mark.parametrize(("sign", "plain"), [("：", ":"), ("（", "("), ("，", ",")])
def test_the_wide_signs_of_another_keyboard(sign, plain):
    [(code, message, help), *_rest] = told(LINE.format(f"gain 1 coin{sign}"))
    assert (code, message, help) == ("stray-character", f"`{sign}` is not in the language", f"write `{plain}`")


def test_whoever_holds_the_card_is_you():
    assert told(MOMENT.format("after I visit:")) == [
        ("upper-case", "whoever holds the card is called `you`", "write `you`")
    ]
