"""Words that somebody writes who knows other games, and what he is told."""

from __future__ import annotations

import pytest

CARD = 'stall well "Well"\n    colour  red\n    price   1 coin\n    points  1\n\n    after visit:\n        {0}\n'

SAID = [
    # the line, the code, the message, the help
    ("earn 2 coin", "unknown-verb", "the verb `earn` does not exist", "write `gain 2 coin`"),
    ("target gets 2 coin", "unknown-verb", "the verb `gets` does not exist", "write `gain 2 coin`"),
    ("take a card from deck", "unknown-verb", "the verb `take` does not exist", "write `put … into PLACE`"),
    (
        "untap this card",
        "unknown-verb",
        "the verb `untap` does not exist",
        "give the cards a mark, `mark state for each KIND` with `words ready, used`, and write `set its state to used`",
    ),
    (
        "gain double coin",
        "unexpected-part",
        "`gain` does not take `coin`",
        "write how much it is, in brackets: `gain (2 times …) grain`",
    ),
    ("destroy a card", "unknown-verb", "the verb `destroy` does not exist", "write `discard a card from PLACE`"),
    ("deal 2 cards", "unknown-verb", "the verb `deal` does not exist", "write `draw 2 cards`"),
    (
        "steal 1 coin from target",
        "unknown-verb",
        "the verb `steal` does not exist",
        "write `target loses 1 coin`, and below it `you gain 1 coin`",
    ),
    ("gian 1 coin", "unknown-verb", "the verb `gian` does not exist", "did you mean `gain`?"),
    (
        "loses 1 coin",
        "unknown-verb",
        "who loses? write `lose` for whoever acts here",
        "with a name before it: `target loses …`",
    ),
    ("draw two cards", "missing-number", "numbers are written with digits", "write `2`"),
    ("gain coin", "missing-number", "how much coin?", "write `gain 1 coin`, or `gain (number of …) coin`"),
    (
        "opponent loses 1 coin",
        "unknown-name",
        "`opponent` does not say which one",
        "write `each opponent …` for all of them (`your opponents` under `always:`), "
        "`an opponent` in a moment or behind a verb",
    ),
    (
        "discard target's hand",
        "wrong-kind",
        "`target's hand` is a place for cards, but a card is needed here",
        "write `top of target's hand`, or `all cards from target's hand`",
    ),
    (
        "visit opponent",
        "unknown-name",
        "`opponent` does not say which one",
        "write `each opponent …` for all of them (`your opponents` under `always:`), "
        "`an opponent` in a moment or behind a verb",
    ),
    ("put 2 cards into deck", "missing-place", "cards from where?", "write `put 2 cards from PLACE`"),
    (
        "target's room is 2 more",
        "out-of-place",
        "this changes a rule as long as a card works, and stands only under `always:`",
        "a counter is changed with `gain`, `lose` or `set`",
    ),
    (
        "victim loses 1 coin",
        "unknown-name",
        "the name `victim` does not exist here",
        "`after visit` tells `target`; beside these there are `this` and `you`",
    ),
]


@pytest.mark.parametrize(("line", "code", "message", "help"), SAID, ids=[line for line, *_rest in SAID])
def test_a_newcomer_is_told_how_to_say_it(faults_of, line, code, message, help):
    (fault,) = faults_of(CARD.format(line))
    assert (fault.code, fault.message, fault.help) == (code, message, help)


def test_a_fact_in_words_is_told_in_digits(faults_of):
    (fault,) = faults_of('stall well "Well"\n    colour  red\n    price   1 coin\n    points  two\n')
    assert (fault.code, fault.help, fault.fix) == ("wrong-fact", "write `2`", "2")


def test_cards_without_brackets_are_told_them(faults_of):
    given, then = "        your hand is barn, mill\n", "        your coin is 4\n"
    text = f'scenario "bare"\n    given\n{given}    when\n        you gain 1 coin\n    then\n{then}'
    (fault,) = faults_of(text)
    assert fault.code == "cannot-set-up"
    assert fault.help == "cards stand in square brackets: write `your hand is [barn, mill]`"


def test_one_of_several_piles_is_asked_for(faults_of):
    (fault,) = faults_of(CARD.format("put this onto your lanes"))
    assert (fault.code, fault.help) == ("wrong-kind", "say which one: write `a lane from your lanes`")


def test_a_place_of_another_board_is_called_what_it_is(faults_of):
    """Not only a card, for a hex is one as well."""
    boards = """
kind hex is place "hex"
kind square is place "square"
board space of hex
    form   hexagons
    reach  1
board yard of square
    form    squares
    width   2
    height  2
relation adjacent of hex
    from space
action looking "Look"
    choose a hex as here
    choose a square as there_now
    if there_now is adjacent to here
        gain 1 coin
"""
    faults = faults_of(boards)
    assert "`there_now` is a square, but a hex is needed here" in [str(fault.message) for fault in faults]
