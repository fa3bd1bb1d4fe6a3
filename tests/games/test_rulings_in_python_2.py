"""Rulings about activation that no card of the game can show: each is played with a made-up card beside the game."""

from __future__ import annotations

from pathlib import Path

import pytest
from suites import assert_beside

OATH_STONE = """
building oath_stone "Oath Stone"
    colour  yellow
    cost    1 food
    points  1
    marked  yes

    activate [A]:
        gain 1 production
"""

BAKERY = """
building bakery "Bakery"
    colour  blue
    cost    1 food
    points  1

    activate [A]:
        pay 2 food
        gain 3 food
"""


def so(folder: Path, card: str, scenario: str) -> None:
    """Fail unless the scenario goes as it says, in the game with one more card."""
    assert_beside("orion", folder, f'{card}\nscenario "the ruling"\n{scenario}')


@pytest.mark.parametrize(("loyalty", "can"), [(5, False), (6, True), (10, True), (-1, False)])
def test_x90_a_marked_card_is_activated_with_six_loyalty_or_more(tmp_path: Path, loyalty: int, can: bool) -> None:
    so(
        tmp_path,
        OATH_STONE,
        f"""
    ruling  X90
    given
        your systems are [oath_stone]
        your loyalty is {loyalty}
        number of cubes in your actions is 1
    when
        reach your turn
    then
        activation {"is" if can else "is not"} offered
        you {"can" if can else "cannot"} activate oath_stone
        number of cubes in your actions is 1
""",
    )


def test_x90_the_locator_obeys_the_mark_as_well(tmp_path: Path) -> None:
    so(
        tmp_path,
        OATH_STONE,
        """
    ruling  X90
    given
        your systems are [high_orbit_locator], [oath_stone], [soil_enrichment]
        your council is [viktoria]
        your loyalty is 5
    when
        you activate high_orbit_locator
        you choose yes
    then
        options are "Soil Enrichment", "Viktoria"
""",
    )


def test_x95_what_an_activation_brings_does_not_pay_for_it(tmp_path: Path) -> None:
    so(
        tmp_path,
        BAKERY,
        """
    ruling  X95
    given
        your systems are [bakery]
        your resources are 1 food
        number of cubes in your actions is 1
    when
        reach your turn
    then
        activation is not offered
        you cannot activate bakery
        your resources are 1 food
""",
    )


@pytest.mark.parametrize(("before", "after"), [(2, 3), (9, 9)])
def test_x95_the_price_of_an_activation_is_paid_before_it_brings_anything(
    tmp_path: Path, before: int, after: int
) -> None:
    # With nine food the order shows: three gained first would be lost, and seven left.
    so(
        tmp_path,
        BAKERY,
        f"""
    ruling  X95
    given
        your systems are [bakery]
        your resources are {before} food, 1 production
        number of cubes in your actions is 2
    when
        reach your turn
        you perform activation
    then
        your resources are {after} food, 1 production
        number of cubes on bakery is 1
""",
    )
