"""Effects that are set off at the same moment: who orders them, when that is asked, and what becomes of the rest."""

from __future__ import annotations

import pytest

TRADERS = """
charm fox "Fox"
    after a player bows:
        gain 1 salt
        lose 1 wax
charm hen "Hen"
    after a player bows:
        gain 1 wax
        lose 1 salt
"""


def test_one_owner_orders_his_own(table):
    t = table(TRADERS, stacks={1: ["fox", "hen"]})
    t.pick("Bow")
    assert t.asker == 1 and t.prompt == "Which effect comes first?"
    t.pick("Hen: after a player bows:")
    assert [line for line in t.since("Player 1: Bow") if " of " in line] == ["Hen of Player 2", "Fox of Player 2"]


def test_several_owners_go_round_the_table_from_the_first_player(table):
    t = table(
        TRADERS + 'charm cow "Cow"\n    after a player bows:\n        lose 1 coin\n',
        n=3,
        stacks={2: ["fox"], 0: ["hen"], 1: ["cow"]},
    )
    t.pick("Bow")
    said = [line for line in t.since("Player 1: Bow") if " of " in line]
    assert said == ["Hen of Player 1", "Cow of Player 2", "Fox of Player 3"]


def test_where_the_game_says_so_the_doer_orders_all(table):
    t = table(TRADERS, stacks={1: ["fox"], 0: ["hen"]}, doer=True)
    t.pick("Bow")
    assert t.asker == 0 and sorted(t.options) == ["Fox: after a player bows:", "Hen: after a player bows:"]
    t.pick("Fox: after a player bows:")
    assert [line for line in t.since("Player 1: Bow") if " of " in line] == ["Fox of Player 2", "Hen of Player 1"]


GAINS = """
charm ant "Ant"
    after bow:
        gain 1 salt
charm bee "Bee"
    after bow:
        gain 1 wax
charm fox "Fox"
    copies 2
    after bow:
        lose 1 coin
charm hen "Hen"
    after bow:
        gain 1 coin for each red charm in your grip
charm owl "Owl"
    after bow:
        may lose 1 wax
charm elk "Elk"
    after bow:
        draw 1 charm
charm yak "Yak"
    after bow:
        shuffle ash
charm gnu "Gnu"
    after bow:
        if (top of ash)'s tint is red
            gain 1 salt
charm rag "Rag"
    tint  red
    copies 3
"""
UNLIKE = [
    (["ant", "bee"], "they change different things"),
    (["fox", "fox"], "two of a kind"),
    (["ant", "fox"], "one only gains, the other only loses, and something else"),
    (["fox", "bee", "ant"], "three that change different things"),
    (["ant", "owl"], "who is asked has nothing to learn from the other"),
]
ALIKE = [
    (["fox", "hen"], "one gains what the other loses: at 0 or 9 coin the order counts"),
    (["bee", "owl"], "one may lose what the other gains"),
    (["hen", "elk"], "one counts the cards that the other draws"),
    (["yak", "gnu"], "one looks at the top of the pile that the other shuffles"),
    (["owl", "elk"], "who is asked may want to see first what is drawn"),
]


@pytest.mark.parametrize(("charms", "why"), UNLIKE, ids=lambda value: " ".join(value) if type(value) is list else "")
def test_the_order_is_not_asked_where_it_cannot_matter(table, charms, why):
    t = table(GAINS, stacks={0: charms}).pick("Bow")
    assert t.prompt != "Which effect comes first?", why


@pytest.mark.parametrize(("charms", "why"), ALIKE, ids=lambda value: " ".join(value) if type(value) is list else "")
def test_the_order_is_asked_where_it_can_matter(table, charms, why):
    t = table(GAINS, stacks={0: charms}).pick("Bow")
    assert (t.asker, t.prompt) == (0, "Which effect comes first?"), why


def test_what_has_nothing_to_do_with_the_rest_can_be_put_in_order_too(table):
    t = table(GAINS, stacks={0: ["fox", "ant", "hen"]}).pick("Bow")
    assert len(t.options) == 3


def test_the_order_is_asked_where_two_people_choose(table):
    """Either would like to see first what the other chooses."""
    asked = """
charm owl "Owl"
    after bow:
        may lose 1 wax
charm jay "Jay"
    after bow:
        each opponent
            may lose 1 salt
"""
    assert table(asked, stacks={0: ["owl", "jay"]}).pick("Bow").prompt == "Which effect comes first?"


def test_the_order_is_asked_while_a_card_hears_what_is_done(table):
    """What the listener does may come between the two."""
    hears = (
        GAINS
        + """
charm cat "Cat"
    after you gain salt:
        lose 1 wax
"""
    )
    assert table(hears, stacks={0: ["ant", "bee"]}).pick("Bow").asker == 1
    t = table(hears, stacks={0: ["ant", "bee", "cat"]}).pick("Bow")
    assert t.prompt == "Which effect comes first?"


HUNTERS = """
charm wolf "Wolf"
    after bow:
        choose a charm from your stacks where it is not this
        discard charm
        gain 1 salt
charm bear "Bear"
    after bow:
        lose 1 wax
charm mouse "Mouse"
    after bow:
        discard this
        gain 2 salt
"""


def test_an_ability_whose_card_stopped_working_does_not_fire(table):
    t = table(HUNTERS, stacks={0: ["wolf", "bear"]})
    t.pick("Bow", "Wolf: after bow:")
    assert (t.number("salt"), t.number("wax")) == (4, 3)
    t = table(HUNTERS, stacks={0: ["wolf", "bear"]})
    t.pick("Bow", "Bear: after bow:")
    assert (t.number("salt"), t.number("wax")) == (4, 2)


def test_an_effect_that_has_begun_is_finished(table):
    t = table(HUNTERS, stacks={0: ["mouse"]})
    t.pick("Bow")
    assert t.number("salt") == 5 and t.pile("ash") == ["mouse"]


def test_a_card_that_starts_to_work_does_not_catch_up(table):
    t = table(HUNTERS, stacks={0: [("bear", "mouse")]})
    t.pick("Bow")
    assert (t.number("salt"), t.number("wax")) == (5, 3)
    t.pick("Nap", "Bow")
    assert t.number("wax") == 2


def test_what_is_set_off_inside_an_effect_is_finished_first(table):
    t = table(
        """
charm drum "Drum"
    on lay:
        bow
        gain 1 wax
charm fox "Fox"
    after bow:
        gain 1 salt
""",
        grip={0: ["drum"]},
        stacks={0: ["fox"]},
    )
    t.pick("Lay", "your stack 2 (new)")
    assert t.since("Drum of") == ["Player 1 +1 fame", "Fox of Player 1", "Player 1 +1 salt", "Player 1 +1 wax"]


def test_working_or_not(table):
    cards = """
charm root "Root"
    after bow, working or not:
        gain 1 salt
charm leaf "Leaf"
    after bow:
        gain 1 wax
"""
    t = table(cards, stacks={0: [("root", "dust"), ("leaf", "dust")]})
    t.pick("Bow")
    assert (t.number("salt"), t.number("wax")) == (4, 3)
    t = table(cards, grip={0: ["root", "leaf"]})  # in the hand nothing is heard
    t.pick("Bow")
    assert (t.number("salt"), t.number("wax")) == (3, 3)
