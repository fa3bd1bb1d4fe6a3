"""What `given` can say besides where things lie: what the dice will show, and what is done first."""

from __future__ import annotations

import pytest
from forge import FORGE, scenario

DICE = """
action gamble "Gamble"
    roll 2 dice as thrown
    gain (total of thrown) fame
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
    assert done.exit_code == 1 and "cannot-set-up" in done.output and "they show `1`, `2`" in done.output


BAG = """
kind gem is board "gem"
    starts  mine
zone mine of gem "mine"
zone pouch of gem for each player "pouch"
    order  none
    drawn  palm
zone palm of gem for each player "palm"
    seen   owner
gem ruby "Ruby"
    copies  5
gem jade "Jade"
    copies  5
action pull "Pull"
    draw 2 gems
action pour "Pour"
    put all gems from mine into your pouch
    put all gems from your palm into mine
"""


@pytest.mark.parametrize("order", ["ruby, jade", "jade, ruby", "jade, jade", "ruby, ruby"])
def test_what_is_drawn_from_a_bag_next_is_given(village, order):
    text = scenario(
        given=f"your pouch is [jade, ruby, jade, ruby, jade]; draws are {order}",
        when="you perform pull; you perform pour",
        then=f"mine is [{order}]",
    )
    assert village(text, cards=BAG).exit_code == 0


def test_what_is_picked_at_random_is_given(village):
    cards = """
kind bead is card "bead"
    starts  jar
zone jar of bead "jar"
zone string of bead "string"
bead amber "Amber"
    copies  9
bead coral "Coral"
action thread "Thread"
    put 2 random beads from jar into string
"""
    text = scenario(given="draws are coral", when="you perform thread", then="string is [coral, amber]")
    assert village(text, cards=cards).exit_code == 0
    text = scenario(given="draws are amber, amber", when="you perform thread", then="string is [amber, amber]")
    assert village(text, cards=cards).exit_code == 0


CASTS = """
action cast "Cast"
    choose a random number from 1 to 6 as eyes
    gain (eyes) coin
    choose a random opponent as loser
    loser loses 1 coin
    choose a random resource from grain, coin as found
    gain 1 found
"""


@pytest.mark.parametrize(
    ("drawn", "coin", "grain"), [("6, rival, grain", 6, 1), ("2, rival, coin", 3, 0), ("4, second, grain", 4, 1)]
)
def test_which_number_player_and_resource_comes_up_is_given(village, drawn, coin, grain):
    loser = "rival" if "rival" in drawn else "second"
    other = "second" if loser == "rival" else "rival"
    text = scenario(
        given=f"players are you, rival, second; your resources are 0 coin; rival's resources are 2 coin; "
        f"second's resources are 2 coin; draws are {drawn}",
        when="you perform cast",
        then=f"your coin is {coin}; your grain is {grain}; {loser}'s coin is 1; {other}'s coin is 2",
    )
    done = village(text, cards=CASTS)
    assert done.exit_code == 0, done.output


TINTS = """
kind gem is board "gem"
    sort    striped, plain
    starts  mine
zone mine of gem "mine"
zone trays of gem "trays"
    piles  3
gem ruby "Ruby"
    sort    plain
    copies  5
gem jade "Jade"
    sort    striped
    copies  5
action sift "Sift"
    choose a random sort from striped, plain as found
    choose a random tray from trays as spot
    put a (random gem from mine where its sort is found) into spot
"""


def test_which_word_and_pile_comes_up_is_given(village):
    text = scenario(
        given="trays are [ruby], [jade], []; draws are striped, tray of jade, jade",
        when="you perform sift",
        then="trays are [ruby], [jade, jade], []",
    )
    done = village(text, cards=TINTS)
    assert done.exit_code == 0, done.output


@pytest.mark.parametrize("place", ["your pouch", "palm of rival"])
def test_what_is_never_picked_does_not_come_up(village, place):
    done = village(
        scenario(given=f"draws are {place}", when="you perform cast", then="your coin is 1"), cards=BAG + CASTS
    )
    assert done.exit_code == 1 and "is never drawn at random" in done.output


def test_what_does_not_lie_in_the_bag_is_not_drawn(village):
    text = scenario(
        given="your pouch is [jade, jade]; draws are ruby", when="you perform pull", then="your pouch is []"
    )
    assert village(text, cards=BAG).exit_code == 0


# ---- `and then`: what is done first ---------------------------------------------------------------------------------

AT_FORGE = 'your lanes are [forge]; and then;     you open forge;     you choose "gain 1 coin"'


def test_what_a_verb_has_laid_out_lies_there(village):
    given = "your lanes are [mill]; your hand is [barn]; your resources are 9 grain, 9 coin"
    text = scenario(
        given=f"{given}; and then;     you build barn into lane of mill",
        then="your lanes are [mill, barn]; your hand is []",
    )
    done = village(text)
    assert done.exit_code == 0, done.output


def test_each_player_does_it(village):
    for text in (
        scenario(given="and then;     each player gains 2 coin", then="your coin is 3; rival's coin is 2"),
        scenario(given="your coin is 0", when="each player gains 2 coin", then="your coin is 2; rival's coin is 2"),
    ):
        done = village(text)
        assert done.exit_code == 0, done.output


def test_what_is_asked_there_is_answered_there(village):
    done = village(scenario(given=AT_FORGE, then="your coin is 2"), cards=FORGE)
    assert done.exit_code == 0, done.output
    done = village(scenario(given=AT_FORGE.rpartition(";")[0], then="your coin is 2"), cards=FORGE)
    assert done.exit_code == 1 and "asked-first: something is asked, and `given` does not answer it" in done.output


def test_dice_that_are_thrown_there_come_first(village):
    text = scenario(
        given="rolls are 6, 6, 1, 2; and then;     you perform gamble",
        when="you perform gamble",
        then="your fame is 15",
    )
    done = village(text, cards=DICE)
    assert done.exit_code == 0, done.output


def test_a_line_that_lays_out_nothing_is_told_with_the_reason(village):
    done = village(scenario(given="and then;     you visit rival", then="your coin is 1"))
    assert done.exit_code == 1 and "cannot-set-up: this cannot be set up: it does nothing" in done.output
    assert "stands in the way" in done.output


def test_play_does_not_begin_there(village):
    done = village(scenario(given="and then;     reach your turn"))
    assert done.exit_code == 1 and "cannot-set-up: play begins under `when`" in done.output


def test_what_is_done_first_is_not_what_happens(village):
    """Else a scenario could show its own position, and call that a rule."""
    text = scenario(given="your coin is 0; and then;     you gain 1 coin", when="", then="your coin is 1")
    for nothing in (
        text.replace("    when\n", ""),
        text.replace("    when\n", "    when\n        you open barn\n"),
    ):
        done = village(nothing)
        assert done.exit_code == 1 and "checks-nothing" in done.output, done.output


def test_the_log_is_asked_for_what_has_happened_since_and_a_failure_shows_all_of_it(village):
    text = scenario(given="and then;     you gain 7 coin", then='"you +7 coins" is in log')
    done = village(text)
    assert done.exit_code == 1 and "not-so" in done.output
    assert done.output.index("you +7 coins\n") < done.output.index("you +1 coin")


def test_what_is_done_first_counts_for_no_coverage(village):
    text = scenario(given=AT_FORGE, then="your coin is 2")
    done = village(text, "--coverage", cards=FORGE)
    assert "forge: `sell [A]:` is never set off" in done.output


RACKS = """
kind hook is place "hook"
    size  1 to 3
kind rack is card "rack"
    hooks  hook, printed
    starts   shed
zone shed of rack "shed"
kind gem is board "gem"
    starts  mine
zone mine of gem "mine"
zone laid of gem for each hook "what lies there"
    holds  1
rack oak "Oak Rack"
    hooks  3 size 1, size 2
gem ruby "Ruby"
    copies  5
action fill_up "Fill up"
    for each empty hook in shed's hooks
        gain 1 fame
"""


@pytest.mark.parametrize(
    ("given", "empty"),
    [("oak_size_1's laid is [ruby]", 3), ("oak_size_1's laid is [ruby], [ruby]; oak_size_2's laid is [ruby]", 1)],
)
def test_places_printed_alike_have_a_list_each(village, given, empty):
    text = scenario(given=given, when="you perform fill_up", then=f"your fame is {empty}")
    done = village(text, cards=RACKS)
    assert done.exit_code == 0, done.output


def test_there_are_no_more_lists_than_places_printed_alike(village):
    text = scenario(given="oak_size_1's laid is [ruby], [ruby], [ruby], [ruby]", when="you perform fill_up")
    done = village(text, cards=RACKS)
    assert done.exit_code == 1 and "`laid` has 3 piles, here are 4" in done.output


RAFTS = """
kind raft is card "raft"
    owned   by_player
    starts  shipyard
zone shipyard of raft for each player "shipyard"
zone lake of raft "lake"
zone creek of raft "creek"
    order  none
raft float_raft "Float"
    copies  2
raft dugout "Dugout"
action drift "Drift"
    put all your rafts from lake into creek
action sail "Sail"
    choose your raft from lake
    put it into your shipyard
"""
ON_LAKE = "lake is [float_raft, rival's float_raft, your dugout]"


def test_a_list_says_whose_its_cards_are(village):
    moved = "lake is [rival's float_raft]; creek is [dugout, your float_raft]; rival's shipyard is [float_raft, dugout]"
    done = village(scenario(given=ON_LAKE, when="you perform drift", then=moved), cards=RAFTS)
    assert done.exit_code == 0, done.output


@pytest.mark.parametrize(
    ("then", "told"),
    [
        ("lake is [your float_raft]", "[your float_raft]|[rival's float_raft]"),
        ("creek is [dugout, rival's float_raft]", "[dugout, rival's float_raft]|[your float_raft, your dugout]"),
        ("creek is [dugout, dugout]", "[dugout, dugout]|[float_raft, dugout]"),
        ("lake is not [rival's float_raft]", "not [rival's float_raft]|[rival's float_raft]"),
    ],
)
def test_whose_cards_are_there_is_told(village, then, told):
    done = village(scenario(given=ON_LAKE, when="you perform drift", then=then), cards=RAFTS)
    expected, actual = told.split("|")
    assert done.exit_code == 1, done.output
    assert f"expected: {expected}" in done.output and f"actual: {actual}" in done.output, done.output


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ("lake is [rival's dugout, rival's dugout]", "the game has only 1 of `rival's dugout`"),
        ("lake is [second's dugout]", "no-such-player"),
        ("lake is [their dugout]", "`their` is no player here"),
        ("your hand is [rival's barn]", "`barn` is nobody's by itself"),
    ],
)
def test_cards_of_nobody_are_nobodys(village, given, told):
    done = village(scenario(given=given, when="you gain 1 coin"), cards=RAFTS)
    assert done.exit_code == 1 and told in done.output, done.output
