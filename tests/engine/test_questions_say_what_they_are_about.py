"""A question says in whose name it is asked, and which cards and players it is about."""

from __future__ import annotations

RULES = """
to offer_to charm
    each opponent answers charm

to answer charm
    choose one
        gain 1 fame
        discard charm

to offer_twice
    each player
        ponder

to ponder
    choose one
        gain 1 fame
        gain 2 dread

action show_off "Show off"
    choose a charm from your grip as shown
    choose one
        offer_to shown
        gain 1 coin

action think "Think"
    offer_twice

action muse "Muse"
    offer_twice
"""


def test_whoever_answers_an_action_of_another_is_told_which_and_about_what_he_sees(table, fuse):
    t = table(rules=RULES, grip={0: ["dust"]}, fuse=fuse)
    t.pick("Show off")
    assert t.prompt == "Show off: Dust: choose one"
    t.pick("offer_to shown")
    assert t.prompt == "Player 1: Show off: choose one"  # the other does not see the card


def test_a_verb_of_several_actions_names_the_one_that_was_taken(table, fuse):
    t = table(rules=RULES, fuse=fuse)
    t.pick("Muse")
    assert t.prompt == "Muse: choose one"
    t.pick("gain 1 fame")
    assert t.prompt == "Player 1: Muse: choose one"


def test_what_the_course_of_the_game_does_as_well_names_no_action(table):
    t = table(rules=RULES, play="\nplay:\n    each player\n        ponder\n        perform an action\n")
    assert t.prompt == "choose one"
    t.pick("gain 1 fame")
    t.pick("Muse")
    assert t.prompt == "choose one"
