"""What `given` can say besides where things lie: what the dice will show, and what is done first."""

from __future__ import annotations

import pytest
from forge import scenario

DICE = """
action gamble "Gamble"
    roll 2 dice as thrown
    gain (thrown) fame
"""


@pytest.mark.parametrize(
    ("rolls", "fame"),
    [("rolls are 5, 2, 1, 1", 9), ("rolls are 1, 1, 6, 6", 14), ("rolls are 6, 6; rolls are 3, 4", 19)],
)
def test_the_next_dice_show_what_is_given(village, rolls, fame):
    text = scenario(given=rolls, when="you perform gamble; you perform gamble", then=f"your fame is {fame}")
    done = village(text, cards=DICE)
    assert done.exit_code == 0, done.output


def test_dice_of_which_nothing_is_said_show_something(village):
    text = scenario(
        given="rolls are 6", when="you perform gamble", then="your fame is at least 7; your fame is at most 12"
    )
    assert village(text, cards=DICE).exit_code == 0


@pytest.mark.parametrize("rolls", ["rolls are 7", "rolls are 0, 1", "rolls are barn", "rolls are 2, your fame"])
def test_no_die_shows_what_is_on_none(village, rolls):
    done = village(scenario(given=rolls, when="you perform gamble"), cards=DICE)
    assert done.exit_code == 1 and "cannot-set-up" in done.output and "they show 1 to 6" in done.output
