"""Actions at any time in scenarios: they are performed beside what is asked."""

from __future__ import annotations

import pytest
from forge import FORGE, scenario

TRADE = """
action trading "Trade", at any time in your turn
    pay 1 grain
    gain 1 coin
"""
AT_FORGE = "your lanes are [forge]; your resources are 2 grain, 1 coin"
DONE = [
    ("you perform trading", "your coin is 2; your resources are 1 grain, 2 coin"),
    ('you open forge; you perform trading; you choose "gain 1 coin"', "your resources are 1 grain, 3 coin"),
    ("you open forge; you perform trading", "trading is offered; you are asked"),
    ("you open forge; you perform trading; you perform trading", "trading is not offered; you are asked"),
    ("you open forge", 'options are "gain 1 grain", "gain 1 coin"'),
    ("rival gains 3 grain; rival performs trading", "rival's coin is 1"),
]


@pytest.mark.parametrize(("when", "then"), DONE)
def test_an_action_comes_before_the_answer(village, when, then):
    done = village(scenario(given=AT_FORGE, when=when, then=then), cards=FORGE + TRADE)
    assert done.exit_code == 0, done.output


@pytest.mark.parametrize(
    ("when", "told"),
    [
        ("you open forge", "this is not so"),
        ("you open forge; rival performs trading", "something is asked first"),
        ("you open forge; you perform selling", "something is asked first"),
    ],
)
def test_what_does_not_hold_is_told(village, when, told):
    done = village(scenario(given=AT_FORGE, when=when, then="trading is not offered"), cards=FORGE + TRADE)
    assert done.exit_code == 1 and told in done.output
