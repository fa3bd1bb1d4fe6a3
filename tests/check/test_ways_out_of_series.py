"""What is tried with the facts of cards and with series of these, what is told, and that doing so works."""

from __future__ import annotations

import pytest

DECK = """
kind leaf is card "leaf"
    suit    oak, elm, ash, lime, beech
    starts  pile
    worth   number, default 0

zone pile of leaf "pile"

action counting "Count"
    gain (number of (leafs in pile where its suit is oak) + total worth of leafs in pile) coin

{0}
"""
NAMES = 'oak "дуб", elm "вяз", ash "ясень", lime "липа", beech "бук"'


def test_a_hole_for_a_line_that_does_not_say_each_names_that_line(faults_of):
    title, worth = 'leaf plain "{suit} {worth}"\n', "    worth  each 1 to 2\n"
    (fault,) = faults_of(DECK.format(f"{title}    suit   oak, elm\n{worth}"))
    assert fault.help == "write a line `suit each`"
    assert faults_of(DECK.format(f"{title}    suit   each oak, elm\n{worth}")) == []


def test_all_words_are_named_that_a_title_in_another_language_lacks(faults_of):
    series = 'leaf plain "{suit}"\n    ru    "{suit}"\n    suit  each\n'
    (fault,) = faults_of(DECK.format(series))
    assert fault.message == "the title in `ru` has no words for `oak`, `elm`, `ash`, `lime`, `beech`"
    assert fault.help == 'write below `suit each`: `ru oak "…", elm "…", ash "…", lime "…", beech "…"`'
    assert faults_of(DECK.format(f"{series}        ru  {NAMES}\n")) == []


def test_one_card_of_a_series_that_differs_is_a_card_of_its_own(faults_of):
    series = 'leaf plain "{suit}"\n    suit  each oak, elm\n'
    (fault,) = faults_of(DECK.format(f"{series}\nchange leaf plain_oak\n    worth  13\n"))
    assert fault.help == "leave it out behind `each`, and write it as a card of its own"
    own = '\nleaf oak_leaf "Oak"\n    suit   oak\n    worth  13\n'
    assert faults_of(DECK.format('leaf plain "{suit}"\n    suit  each elm, ash\n' + own)) == []


def test_of_each_card_of_a_series_there_are_as_many(faults_of):
    series = 'leaf plain "{suit}"\n    suit    each\n'
    (fault,) = faults_of(DECK.format(f"{series}    copies  each 1, 2\n"))
    assert fault.message == "of each card of a series there are as many"
    assert faults_of(DECK.format(f"{series}    copies  2\n")) == []


LEAVES = """
kind leaf is card "leaf"
    starts  pile
    rest    {0}

zone pile of leaf "pile"

action counting "Count"
    gain (number of (leafs in pile where its rest is {1})) coin

leaf fern "Fern"

leaf moss "Moss"
    rest  {2}
"""


@pytest.mark.parametrize(
    ("tried", "help", "way", "asked", "given"),
    [
        (
            "wet, dry, optional",
            "…, none, default none`, and ask for `none`",
            "wet, dry, none, default none",
            "none",
            "dry",
        ),
        ("1 to 3, optional", "-1 to …, default -1`, and ask for `-1`", "-1 to 3, default -1", "-1", "2"),
    ],
)
def test_a_fact_that_is_left_out_is_asked_by_its_default(faults_of, tried, help, way, asked, given):
    (fault,) = faults_of(LEAVES.format(tried, "nothing", given))
    assert fault.help == f"let the kind say `rest {help}"
    assert faults_of(LEAVES.format(way, asked, given)) == []


def test_the_fact_in_which_the_cards_differ_stands_before_each(faults_of):
    for tried in ("each suit", "for each suit"):
        (fault,) = faults_of(DECK.format(f'leaf plain "{{suit}}"\n    {tried}\n'))
        assert (fault.code, fault.help) == ("clause-outside", "write `suit each`")
    assert faults_of(DECK.format('leaf plain "{suit}"\n    suit  each\n')) == []
