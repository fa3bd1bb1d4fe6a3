"""Actions at any time in one's turn: beside what its player is asked, which is then asked again."""

from __future__ import annotations

import pytest

from interpreter.game.match import CannotUndo, Match, NotAnOption
from interpreter.game.run import EndlessChain

PLAY = """
play:
    repeat at most 20 times
        gain 1 hour
        announce start of hour
        take turns from first while their dread is 0
            perform an action
        each player
            set their dread to 0
"""
RULES = """
action trading "Trade", at any time in your turn
    pay 1 salt
    gain 1 coin

action buying "Buy"
    pay 4 coin
    gain 5 fame
    gain 1 dread

action resting "Rest"
    gain 1 dread

action asking "Ask"
    may
        pay 5 coin
        gain 1 fame
    choose one
        gain 1 wax
        all of
            pay 6 coin
            gain 2 fame
        lose 1 wax
    gain 1 dread
"""


CHOICE = """            choose one
                gain 1 dread
                all of
                    pay 4 coin
                    gain 5 fame
"""
THERE_AND_BACK = """
action trading "Trade", at any time in your turn
    pay 1 salt
    gain 1 coin

action back "Back", at any time in your turn
    pay 1 coin
    gain 1 salt
"""
LATER = """
variant later "Later"
    play:
        each player
            perform an action
"""


def table_with(table, rules=RULES, **more):
    return table(rules=rules, play=more.pop("play", PLAY), **more)


def asides(t):
    return [option.label for option in t.match.decision.asides]


def aside(t, label):
    """Do an action that is offered beside the question."""
    (found,) = [option for option in t.match.decision.asides if option.label == label]
    t.match.choose(found)
    return t


def test_it_is_offered_beside_the_question_which_is_asked_again(table, fuse):
    t = table_with(table, fuse=fuse)
    assert "Buy" not in t.options and "Trade" not in t.options and asides(t) == ["Trade"]
    aside(t, "Trade")
    assert t.asker == 0 and "Buy" in t.options and (t.number("coin"), t.number("salt")) == (4, 2)
    t.pick("Buy")
    assert t.asker == 1 and t.numbers("fame") == [5, 0] and asides(t) == ["Trade"]


def test_it_comes_into_the_middle_of_an_action(table, fuse):
    t = table_with(table, fuse=fuse)
    for _ in range(2):
        aside(t, "Trade")
    t.pick("Ask")
    assert t.options == ["yes", "no"] and t.prompt.startswith("Ask: you may")
    aside(t, "Trade")
    assert t.options == ["yes", "no"] and t.number("coin") == 6 and asides(t) == []
    t.pick("no")
    assert t.options == ["gain 1 wax", "pay 6 coin, gain 2 fame", "lose 1 wax"]


def test_what_can_be_done_no_more_is_offered_no_more(table, fuse):
    rules = RULES.replace("    pay 1 salt\n    gain 1 coin\n", "    pay 1 coin\n    gain 1 salt\n")
    t = table_with(table, rules=rules.replace("pay 4 coin", "pay 3 coin"), fuse=fuse)
    assert "Buy" in t.options
    aside(t, "Trade")
    assert "Buy" not in t.options


def test_only_the_player_whose_turn_it_is_is_offered_it(table, fuse):
    play = PLAY.replace(
        "        each player\n            set", "        each player\n            perform an action\n            set"
    )
    rules = (
        RULES
        + """
action pestering "Pester"
    each opponent
        choose one
            gain 1 wax
            lose 1 wax
    gain 1 dread
"""
    )
    t = table_with(table, rules=rules, play=play, fuse=fuse)
    t.pick("Pester")
    assert t.asker == 1 and asides(t) == []
    t.pick("gain 1 wax")
    assert t.asker == 1 and asides(t) == ["Trade"]
    t.pick("Rest")
    assert t.asker == 0 and asides(t) == []  # this is in nobody's turn


def test_it_does_not_interrupt_itself(table, fuse):
    rules = (
        RULES
        + """
to barter with rate (number)
    choose one
        gain 1 wax
        gain 1 fame

action bartering "Barter", at any time in your turn
    pay 1 wax
    barter with rate 2
"""
    )
    t = table_with(table, rules=rules, fuse=fuse)
    aside(t, "Barter")
    assert t.options == ["gain 1 wax", "gain 1 fame"] and asides(t) == ["Trade"]
    aside(t, "Trade")
    assert t.options == ["gain 1 wax", "gain 1 fame"] and asides(t) == ["Trade"]
    t.pick("gain 1 fame")
    assert "Bow" in t.options and asides(t) == ["Trade", "Barter"]


@pytest.mark.parametrize(("stretch", "again"), [("turn", True), ("hour", False), ("game", False)])
def test_once(table, fuse, stretch, again):
    rules = RULES.replace("in your turn\n", f"in your turn, once a {stretch}\n")
    t = table_with(table, rules=rules, fuse=fuse)
    aside(t, "Trade")
    assert asides(t) == []
    t.pick("Bow")
    assert t.asker == 1 and asides(t) == ["Trade"]
    t.pick("Bow")
    assert t.asker == 0 and asides(t) == (["Trade"] if again else [])
    t.pick("Rest", "Rest")
    assert t.number("hour") == 2 and asides(t) == ([] if stretch == "game" else ["Trade"])


def test_who_has_one_option_may_do_something_else_first(table, fuse):
    play = PLAY.replace("            perform an action\n", CHOICE)
    t = table_with(table, cards=LATER, rules=RULES, play=play, fuse=fuse)
    assert t.options == ["gain 1 dread"] and asides(t) == ["Trade"]
    aside(t, "Trade")
    assert t.options == ["gain 1 dread", "pay 4 coin, gain 5 fame"]


def test_two_that_undo_each_other_are_stopped_and_named(table):
    t = table_with(table, rules=THERE_AND_BACK)
    with pytest.raises(
        EndlessChain, match="more than 100 actions at any time in a row, and no answer: trading -> back"
    ):
        for _ in range(200):
            aside(t, "Trade")
            aside(t, "Back")


def test_an_answer_begins_the_count_anew(table):
    t = table_with(table, rules=THERE_AND_BACK)
    for _ in range(4):
        for _ in range(40):
            aside(t, "Trade")
            aside(t, "Back")
        t.pick("Bow")


def test_picks_payments_orders_and_arranging_are_asked_again(table, fuse):
    cards = """
charm drum "Drum"
    price  2 coin, 2 salt
charm fife "Fife"
    after bow:
        gain 1 fame
        draw 1 card
charm bell "Bell"
    after bow:
        set your dread to 0
        discard up to 2 cards from your grip
charm sale "Sale"
    always:
        your bargain is 1 more
"""
    t = table_with(
        table, cards=cards, stacks={0: ["fife", "bell", "sale"]}, grip={0: ["drum", "dust", "dust"]}, fuse=fuse
    )
    t.pick("Lay")
    for prompt in ("Lay: choose a charm to lay", "Lay: choose a stack to lay"):
        assert t.prompt == prompt and asides(t) == ["Trade"]
        again = aside(type(t)(t.game, t.match.clone()), "Trade")
        assert again.prompt == prompt and again.options == t.options
        t.match.choose(0)
    assert t.prompt == "Lay: How do you pay?" and asides(t) == ["Trade"]
    aside(t, "Trade")
    assert t.prompt == "Lay: How do you pay?" and asides(t) == []  # another one, and there would be no choice left
    t.match.choose(0)
    assert (t.number("coin"), t.number("salt")) in ((3, 0), (2, 1)) and t.asker == 1
    t = table_with(
        table, cards=cards, stacks={0: ["fife", "bell", "sale"]}, grip={0: ["drum", "dust", "dust"]}, fuse=fuse
    )
    t.pick("Bow")
    assert t.prompt == "Which effect comes first?"
    aside(t, "Trade")
    assert t.prompt == "Which effect comes first?"
    t.match.choose(1)
    t.pick("Dust")
    before = t.options
    aside(t, "Trade")
    assert t.options == before and "no more" in before  # what was picked stays picked
    t.pick("no more")
    assert t.asker == 1 and t.number("coin") == 5


def test_a_match_is_saved_taken_up_and_taken_back(table):
    t = table_with(table)
    for _ in range(2):
        aside(t, "Trade")
    t.pick("Ask")
    aside(t, "Trade")
    again = Match.from_json(t.match.program, t.match.to_json())
    assert again.view(0).data() == t.match.view(0).data() and again.state.c == t.match.state.c
    again.undo()
    assert [option.label for option in again.decision.asides] == ["Trade"] and again.decision.form == "may"
    for _ in range(3):
        again.undo()
    assert again.state.c == table_with(table).match.state.c
    with pytest.raises(CannotUndo):
        again.undo()


def test_a_view_has_options_of_two_sorts(table):
    t = table_with(table)
    decision = t.match.view(0).decision
    assert decision.asides == ("trading",) and decision.aside_labels == ("Trade",)
    assert list(decision.options) == t.match.state.options and t.match.view(1).decision is None
    t.match.choose(len(decision.options))  # the places behind the options are those of asides
    assert t.number("coin") == 4 and t.log()[-3:] == ["Player 1: Trade", "Player 1 pays 1 salt", "Player 1 +1 coin"]
    with pytest.raises(NotAnOption):
        t.match.choose(len(t.match.state.options) + 1)
    other = t.match.decision.asides[0]
    t.match.clone().choose(other)
    t.pick("Bow", "Bow")
    for _ in range(2):
        aside(t, "Trade")
    with pytest.raises(NotAnOption):
        t.match.choose(other)


def test_it_may_end_the_turn_in_the_middle_of_a_question(table, fuse):
    rules = (
        RULES
        + """
action fleeing "Flee", at any time in your turn
    pay 1 wax
    gain 1 dread
    end turn
"""
    )
    t = table_with(table, rules=rules, fuse=fuse)
    for _ in range(2):
        aside(t, "Trade")
    t.pick("Ask")
    aside(t, "Flee")
    assert t.asker == 1 and t.numbers("dread") == [1, 0] and t.number("wax") == 2
    aside(t, "Flee")
    assert t.asker == 0 and t.number("hour") == 2


DIE = """
kind chance is die "chance"
    faces  1 to 6

action throwing "Throw"
    roll 1 chance as thrown
    choose a die from thrown as shown
    gain (shown's face) fame
    gain 1 dread

action resting "Rest", at any time in your turn, once an hour
    gain 1 coin
"""


def test_a_die_that_is_asked_about_lies_on_the_table_and_no_other(table):
    t = table_with(table, rules=DIE).pick("Throw")
    assert asides(t) == ["Rest"]
    (die,) = t.match.view(0).dice
    (option,) = t.match.decision.options
    assert option.label == f"chance showing {die[1]}"
    aside(t, "Rest")  # then there is nothing else to do, and the only die is taken
    assert t.match.view(1).dice == () and t.number("fame") == die[1]
